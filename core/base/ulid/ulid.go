// Package ulid makes ULIDs: identifiers that sort by the time they were made
// (https://github.com/ulid/spec).
package ulid

import (
	"encoding/base32"
	"encoding/binary"
	"strings"
)

// RandomBytes is the number of random bytes in a ULID.
const RandomBytes = 10

// alphabet is Crockford's base 32: digits, then letters without I, L, O and U. It is in byte order, so
// ULIDs sort as text the way they sort as numbers.
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

var encoding = base32.NewEncoding(alphabet)

// Valid reports whether an id is the prefix and a ULID.
func Valid(id, prefix string) bool {
	rest, ok := strings.CutPrefix(id, prefix)
	return ok && len(rest) == 26 && rest[0] <= '7' && strings.Trim(rest, alphabet) == ""
}

// New returns a ULID of 26 characters: 48 bits of time, then 80 random bits, in base 32. It uses only the
// low 48 bits of unixMilliseconds, which are enough until the year 10889.
func New(unixMilliseconds int64, random [RandomBytes]byte) string {
	const spare = 6 // base 32 encodes 5 bytes at a time, so zeros in front make 20 bytes and 32 characters
	b := make([]byte, 2, 20)
	b = binary.BigEndian.AppendUint64(b, uint64(unixMilliseconds)&(1<<48-1))
	return encoding.EncodeToString(append(b, random[:]...))[spare:]
}
