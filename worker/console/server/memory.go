package server

import "sync"

// MemoryKV is a KV namespace in memory. Its methods may be called concurrently.
type MemoryKV struct {
	mu     sync.Mutex
	Values map[string]string
	Err    error // if not nil, every call fails with it
}

// Get returns a value.
func (m *MemoryKV) Get(key string) (string, bool, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	value, found := m.Values[key]
	return value, found, m.Err
}

// Put stores a value.
func (m *MemoryKV) Put(key, value string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.Err == nil {
		m.Values[key] = value
	}
	return m.Err
}

// Delete deletes a value.
func (m *MemoryKV) Delete(key string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.Err == nil {
		delete(m.Values, key)
	}
	return m.Err
}
