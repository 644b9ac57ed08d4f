// Package ulid makes ULIDs: identifiers that sort by the time they were made
// (https://github.com/ulid/spec).
package ulid

import "strings"

// RandomBytes is the number of random bytes in a ULID.
const RandomBytes = 10

// alphabet is Crockford's base 32: digits, then letters without I, L, O and U. It is in byte order, so
// ULIDs sort as text the way they sort as numbers.
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

// Valid reports whether an id is the prefix and a ULID.
func Valid(id, prefix string) bool {
	rest, ok := strings.CutPrefix(id, prefix)
	return ok && len(rest) == 26 && rest[0] <= '7' && strings.Trim(rest, alphabet) == ""
}

// New returns a ULID of 26 characters: 48 bits of time, then 80 random bits, in base 32. It uses only the
// low 48 bits of unixMilliseconds, which are enough until the year 10889.
func New(unixMilliseconds int64, random [RandomBytes]byte) string {
	milliseconds := uint64(unixMilliseconds) & (1<<48 - 1)
	id := make([]byte, 0, 26)
	for shift := 45; shift >= 0; shift -= 5 {
		id = append(id, alphabet[milliseconds>>shift&31])
	}
	for bit := 0; bit < 8*RandomBytes; bit += 5 {
		// The next five bits are in two bytes at most.
		next := min(bit/8+1, RandomBytes-1)
		window := uint16(random[bit/8])<<8 | uint16(random[next])
		id = append(id, alphabet[window>>(11-bit%8)&31])
	}
	return string(id)
}
