package host

import (
	"bytes"
	"fmt"
	"sync"
	"time"

	protocol "loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
)

// Store is a namespace of Workers KV.
type Store interface {
	// Get returns the value of a key, unless it is absent or has expired.
	Get(key string) (value []byte, found bool)
	// Put stores a value that expires after this many seconds.
	Put(key string, value []byte, seconds int)
	// Delete removes a key, if it exists.
	Delete(key string)
}

// KV is a key-value store in memory with the limits of Workers KV. Unlike Workers KV, every write
// is visible at once.
// https://developers.cloudflare.com/kv/platform/limits/
type KV struct {
	clock   func() time.Time
	mu      sync.Mutex
	entries map[string]kvEntry
}

const (
	maxKey     = 512      // bytes
	maxValue   = 25 << 20 // bytes
	minSeconds = 60       // to live
)

type kvEntry struct {
	value   []byte
	expires time.Time
}

// NewKV returns an empty store whose entries expire by the clock.
func NewKV(clock func() time.Time) *KV { return &KV{clock: clock, entries: map[string]kvEntry{}} }

// Get implements [Store].
func (kv *KV) Get(key string) (value []byte, found bool) {
	kv.mu.Lock()
	defer kv.mu.Unlock()
	e, found := kv.entries[key]
	if !found || !kv.clock().Before(e.expires) {
		return nil, false
	}
	return bytes.Clone(e.value), true
}

// Put implements [Store].
func (kv *KV) Put(key string, value []byte, seconds int) {
	kv.mu.Lock()
	defer kv.mu.Unlock()
	kv.entries[key] = kvEntry{bytes.Clone(value), kv.clock().Add(time.Duration(seconds) * time.Second)}
}

// Delete implements [Store].
func (kv *KV) Delete(key string) {
	kv.mu.Lock()
	defer kv.mu.Unlock()
	delete(kv.entries, key)
}

// Len returns the number of entries that have not expired.
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

// readKV passes the value of the effect's key to use and returns its result. It does not call use if the key is absent or invalid.
func readKV(kv Store, e Effect, use func(value []byte) Result) Result {
	if message := keyError("GET", e.Key); message != "" {
		return Fail(protocol.Failed, message)
	}
	value, found := kv.Get(e.Key)
	if !found {
		return exchangetest.NotFound().Result(e)
	}
	return use(value)
}

// putKV performs a KV put, with the parts of its value joined.
func putKV(kv Store, key string, value []byte, seconds int) Result {
	if message := keyError("PUT", key); message != "" {
		return Fail(protocol.Failed, message)
	}
	if len(value) > maxValue {
		return Fail(protocol.Failed, fmt.Sprintf("KV PUT failed: 413 Value length of %d exceeds limit of %d.", len(value), maxValue))
	}
	kv.Put(key, value, max(minSeconds, seconds))
	return Result{}
}

// deleteKV performs a KV delete.
func deleteKV(kv Store, key string) Result {
	if message := keyError("DELETE", key); message != "" {
		return Fail(protocol.Failed, message)
	}
	kv.Delete(key)
	return Result{}
}

// keyError returns workerd's message for a key that it refuses, "" for any other.
func keyError(verb, key string) string {
	switch {
	case key == "":
		return "Key name cannot be empty."
	case key == "." || key == "..":
		return `"` + key + `" is not allowed as a key name.`
	case len(key) > maxKey:
		return fmt.Sprintf("KV %s failed: 414 UTF-8 encoded length of %d exceeds key length limit of %d.", verb, len(key), maxKey)
	}
	return ""
}
