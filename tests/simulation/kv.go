package main

import (
	"bytes"
	"time"
)

// kv is the namespace of Workers KV. A write is visible at its own location at once, and elsewhere once the value cached there
// has expired, which takes up to a minute. https://developers.cloudflare.com/kv/concepts/how-kv-works/#consistency
type kv struct {
	w       *world
	entries map[string]kvEntry
	caches  []map[string]cached // by location
}

type kvEntry struct {
	value   []byte
	expires time.Time // zero: never
}

type cached struct {
	kvEntry
	found bool
	until time.Time
}

// locations is how many locations a world has.
const locations = 2

func newKV(w *world) *kv {
	k := &kv{w: w, entries: map[string]kvEntry{}}
	for range locations {
		k.caches = append(k.caches, map[string]cached{})
	}
	return k
}

// kvView is the namespace as one isolate sees it. It remembers what it has read or written for ten seconds, as
// worker/host/recent.mjs does.
type kvView struct {
	*kv
	location int
	recent   map[string]cached // nil if nothing is remembered
}

const (
	staleness = time.Minute
	remember  = 10 * time.Second
)

// Get implements host.Store.
func (v kvView) Get(key string) ([]byte, bool) {
	now := v.w.now
	if c, ok := v.recent[key]; ok && now.Before(c.until) {
		return bytes.Clone(c.value), true
	}
	c, ok := v.caches[v.location][key]
	if !ok || !now.Before(c.until) {
		e, found := v.entries[key]
		found = found && (e.expires.IsZero() || now.Before(e.expires)) // a cached value may outlive its expiry
		c = cached{kvEntry: e, found: found, until: now}
		if v.w.happens("kv is stale") {
			c.until = now.Add(time.Duration(v.w.stream("staleness").Int64N(int64(staleness))))
		}
		v.caches[v.location][key] = c
	}
	if !c.found {
		return nil, false
	}
	v.note(key, c.value)
	return bytes.Clone(c.value), true
}

// Put implements host.Store.
func (v kvView) Put(key string, value []byte, seconds int) {
	e := kvEntry{value: bytes.Clone(value)}
	if seconds > 0 {
		e.expires = v.w.now.Add(time.Duration(seconds) * time.Second)
	}
	v.entries[key] = e
	delete(v.caches[v.location], key)
	v.note(key, e.value)
}

// Delete implements host.Store.
func (v kvView) Delete(key string) {
	delete(v.entries, key)
	delete(v.caches[v.location], key)
	delete(v.recent, key)
}

func (v kvView) note(key string, value []byte) {
	if v.recent != nil {
		v.recent[key] = cached{kvEntry: kvEntry{value: value}, until: v.w.now.Add(remember)}
	}
}
