package http

import (
	"slices"
	"strings"
)

// Header maps canonical field names to their values.
type Header map[string][]string

// Add adds a value to a field.
func (h Header) Add(name, value string) {
	name = CanonicalHeaderKey(name)
	h[name] = append(h[name], value)
}

// Set replaces all values of a field by one.
func (h Header) Set(name, value string) { h[CanonicalHeaderKey(name)] = []string{value} }

// Del deletes a field.
func (h Header) Del(name string) { delete(h, CanonicalHeaderKey(name)) }

// Values returns the values of a field. The slice is not a copy.
func (h Header) Values(name string) []string { return h[CanonicalHeaderKey(name)] }

// Get returns the first value of a field, or "".
func (h Header) Get(name string) string {
	if values := h.Values(name); len(values) > 0 {
		return values[0]
	}
	return ""
}

// Clone returns a deep copy of h, or nil if h is nil.
func (h Header) Clone() Header {
	if h == nil {
		return nil
	}
	clone := make(Header, len(h))
	for name, values := range h {
		clone[name] = slices.Clone(values)
	}
	return clone
}

// CanonicalHeaderKey returns a field name with the first letter and each letter after a hyphen in upper case,
// the others in lower case: Content-Type. A name that is not a token (RFC 9110, section 5.6.2) is returned
// unchanged.
func CanonicalHeaderKey(name string) string {
	if !isToken(name) {
		return name
	}
	key := []byte(name)
	upper := true // whether the next letter begins a word
	for i, c := range key {
		switch {
		case upper && 'a' <= c && c <= 'z':
			key[i] = c - 'a' + 'A'
		case !upper && 'A' <= c && c <= 'Z':
			key[i] = c - 'A' + 'a'
		}
		upper = c == '-'
	}
	return string(key)
}

// isToken reports whether s is a token (RFC 9110, section 5.6.2).
func isToken(s string) bool {
	for _, c := range []byte(s) {
		alphanumeric := '0' <= c && c <= '9' || 'A' <= c && c <= 'Z' || 'a' <= c && c <= 'z'
		if !alphanumeric && strings.IndexByte("!#$%&'*+-.^_`|~", c) < 0 {
			return false
		}
	}
	return s != ""
}
