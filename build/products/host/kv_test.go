package host

import (
	"strings"
	"testing"
	"time"

	protocol "loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
)

func TestKVEntriesExpire(t *testing.T) {
	now := time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)
	kv := NewKV(func() time.Time { return now })
	value := []byte("v")
	kv.Put("k", value, 60)
	value[0] = 'x' // the store has a copy
	for _, c := range []struct {
		after time.Duration
		found bool
	}{{0, true}, {59 * time.Second, true}, {999 * time.Millisecond, true}, {time.Millisecond, false}} {
		now = now.Add(c.after)
		got, found := kv.Get("k")
		if found != c.found || found && string(got) != "v" || kv.Len() != map[bool]int{true: 1}[found] {
			t.Errorf("at %v: got %q, %v and %d entries, want found %v", now, got, found, kv.Len(), c.found)
		}
	}
	kv.Put("k", nil, 60)
	if _, found := kv.Get("k"); !found {
		t.Error("an empty value: got no entry, want one")
	}
	kv.Delete("k")
	if _, found := kv.Get("k"); found {
		t.Error("a deleted key: got an entry, want none")
	}
}

// The messages are workerd's.
func TestKVLimits(t *testing.T) {
	kv := NewKV(time.Now)
	long := strings.Repeat("x", 512)
	get := func(key string) Result {
		return readKV(kv, Effect{Kind: exchangetest.KVGet, Key: key}, func([]byte) Result { return Result{} })
	}
	for _, c := range []struct {
		name string
		got  Result
		want string // part of the failure's message, "" if the call succeeds
	}{
		{"put", putKV(kv, "k", []byte("v"), 60), ""},
		{"put of the largest value", putKV(kv, "k", make([]byte, 25<<20), 60), ""},
		{"put of a larger value", putKV(kv, "k", make([]byte, 25<<20+1), 60), "exceeds limit"},
		{"put", putKV(kv, long, nil, 60), ""}, {"put", putKV(kv, long+"x", nil, 60), "KV PUT failed: 414 UTF-8 encoded length of 513"},
		{"get", get(long), ""}, {"get", get(long + "x"), "KV GET failed: 414 UTF-8 encoded length of 513"},
		{"delete", deleteKV(kv, long), ""}, {"delete", deleteKV(kv, long+"x"), "KV DELETE failed: 414 UTF-8 encoded length of 513"},
		{"get", get(""), "cannot be empty"}, {"put", putKV(kv, ".", nil, 60), `"." is not allowed`}, {"delete", deleteKV(kv, ".."), `".." is not allowed`},
		{"get", get("missing"), ""}, {"delete", deleteKV(kv, "missing"), ""},
	} {
		if failed := c.got.Code != 0; failed != (c.want != "") || failed && (c.got.Code != protocol.Failed || !strings.Contains(string(c.got.Payload), c.want)) {
			t.Errorf("%s: got code %d %q, want %q", c.name, c.got.Code, c.got.Payload, c.want)
		}
	}
}
