package host

import (
	"bytes"
	"sync"
	"time"

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

// KV is a key-value store in memory. Unlike in Workers KV, every write is visible at once.
type KV struct {
	clock   func() time.Time
	mu      sync.Mutex
	entries map[string]kvEntry
}

const minSeconds = 60 // to live

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

// readKV passes the value of the effect's key to use and returns its result. It does not call use if the key is absent.
func readKV(kv Store, e Effect, use func(value []byte) Result) Result {
	value, found := kv.Get(e.Key)
	if !found {
		return exchangetest.NotFound().Result(e)
	}
	return use(value)
}

// putKV performs a KV put, with the parts of its value joined.
func putKV(kv Store, key string, value []byte, seconds int) Result {
	kv.Put(key, value, max(minSeconds, seconds))
	return Result{}
}
