package main

import (
	"encoding/base32"
	"io"
)

// Crockford's base 32: no I, L, O, U, and in the order of the digits' bytes, so that ids sort as their numbers do.
var crockford = base32.NewEncoding("0123456789ABCDEFGHJKMNPQRSTVWXYZ").WithPadding(base32.NoPadding)

// newID makes prefix_ULID: 48 bits of Unix milliseconds, then 80 random ones, in 26 digits. Ids sort by time.
// See github.com/ulid/spec.
func (c *Console) newID(prefix string) (string, error) {
	// Base 32 counts its digits from the left, a ULID from the right. In 160 bits, 32 digits, that is the same.
	var padded [20]byte
	now := uint64(c.Now().UnixMilli())
	for i := range 6 {
		padded[4+i] = byte(now >> (40 - 8*i))
	}
	if _, err := io.ReadFull(c.Random, padded[10:]); err != nil {
		return "", err
	}
	return prefix + "_" + crockford.EncodeToString(padded[:])[6:], nil
}
