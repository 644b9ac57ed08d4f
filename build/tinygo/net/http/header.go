package http

import (
	"slices"
	"strings"
)

// A Header maps canonical field names to their values.
type Header map[string][]string

func (h Header) Add(name, value string) {
	name = CanonicalHeaderKey(name)
	h[name] = append(h[name], value)
}

func (h Header) Set(name, value string) { h[CanonicalHeaderKey(name)] = []string{value} }

func (h Header) Del(name string) { delete(h, CanonicalHeaderKey(name)) }

// Values gives the values of a field, not copied.
func (h Header) Values(name string) []string { return h[CanonicalHeaderKey(name)] }

// Get gives the first value of a field, or "".
func (h Header) Get(name string) string {
	if values := h.Values(name); len(values) > 0 {
		return values[0]
	}
	return ""
}

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

// CanonicalHeaderKey writes a field name as Content-Type is written. What is not a token (RFC 9110, section 5.6.2)
// stays as it is.
func CanonicalHeaderKey(name string) string {
	if !isToken(name) {
		return name
	}
	key := []byte(name)
	first := true
	for i, c := range key {
		switch {
		case first && 'a' <= c && c <= 'z':
			key[i] = c - 'a' + 'A'
		case !first && 'A' <= c && c <= 'Z':
			key[i] = c - 'A' + 'a'
		}
		first = c == '-'
	}
	return string(key)
}

func isToken(s string) bool {
	for _, c := range []byte(s) {
		alphanumeric := '0' <= c && c <= '9' || 'A' <= c && c <= 'Z' || 'a' <= c && c <= 'z'
		if !alphanumeric && strings.IndexByte("!#$%&'*+-.^_`|~", c) < 0 {
			return false
		}
	}
	return s != ""
}
