package host

import (
	"bytes"
	"fmt"
	"sync"
	"time"
)

// KV is a key-value store in memory with the limits of Workers KV, but without its delay between places.
// https://developers.cloudflare.com/kv/platform/limits/
type KV struct {
	clock   func() time.Time
	mu      sync.Mutex
	entries map[string]kvEntry
}

const (
	maxValue   = 25 << 20
	minSeconds = 60
)

type kvEntry struct {
	value   []byte
	expires time.Time
}

// NewKV makes an empty store whose entries expire by the clock.
func NewKV(clock func() time.Time) *KV { return &KV{clock: clock, entries: map[string]kvEntry{}} }

// Get gives a key's value, if there is one that has not expired.
func (kv *KV) Get(key string) (value []byte, found bool) {
	kv.mu.Lock()
	defer kv.mu.Unlock()
	e, found := kv.entries[key]
	if !found || !kv.clock().Before(e.expires) {
		return nil, false
	}
	return bytes.Clone(e.value), true
}

// Put sets a key for so many seconds.
func (kv *KV) Put(key string, value []byte, seconds int) {
	kv.mu.Lock()
	defer kv.mu.Unlock()
	kv.entries[key] = kvEntry{bytes.Clone(value), kv.clock().Add(time.Duration(seconds) * time.Second)}
}

// Delete removes a key.
func (kv *KV) Delete(key string) {
	kv.mu.Lock()
	defer kv.mu.Unlock()
	delete(kv.entries, key)
}

// Len is the number of entries that have not expired.
func (kv *KV) Len() int {
	kv.mu.Lock()
	defer kv.mu.Unlock()
	n, now := 0, kv.clock()
	for _, e := range kv.entries {
		if now.Before(e.expires) {
			n++
		}
	}
	return n
}

func (kv *KV) perform(call Call) Result {
	switch c := call.(type) {
	case KVGetCall:
		if message := badKey("GET", c.Key); message != "" {
			return Fail(Failed, message)
		}
		value, found := kv.Get(c.Key)
		e := encoder{0}
		if found {
			e[0] = 1
		}
		e.bytes(value)
		return Success(e)
	case KVPutCall:
		if message := badKey("PUT", c.Key); message != "" {
			return Fail(Failed, message)
		}
		if len(c.Value) > maxValue {
			return Fail(Failed, fmt.Sprintf("KV PUT failed: 413 Value length of %d exceeds limit of %d.", len(c.Value), maxValue))
		}
		kv.Put(c.Key, c.Value, int(max(minSeconds, c.Seconds)))
	case KVDeleteCall:
		if message := badKey("DELETE", c.Key); message != "" {
			return Fail(Failed, message)
		}
		kv.Delete(c.Key)
	}
	return Success(nil)
}

func badKey(verb, key string) string {
	switch {
	case key == "":
		return "Key name cannot be empty."
	case key == "." || key == "..":
		return `"` + key + `" is not allowed as a key name.`
	case len(key) > 512:
		return fmt.Sprintf("KV %s failed: 414 UTF-8 encoded length of %d exceeds key length limit of 512.", verb, len(key))
	}
	return ""
}
