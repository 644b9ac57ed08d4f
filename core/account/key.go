// Package account holds what both planes know of keys and credits: the shape of a key, what a call
// costs, and the names in the schema. It does no I/O.
package account

import (
	"encoding/binary"
	"hash/crc32"
	"strings"

	"loupe/core/sha256"
)

const (
	SecretBytes  = 32 // of randomness in a key
	secretDigits = 43 // base62 digits that hold them
	sumDigits    = 6  // base62 digits that hold a CRC32
)

// NewKey spells a key: the service's name, an underscore, the secret in base62 and the CRC32 (IEEE) of
// all that precedes in base62, both padded with zeros. The sum lets a mistyped key be refused without
// a look-up and lets scanners find leaked keys.
func NewKey(service string, secret [SecretBytes]byte) string {
	body := service + "_" + base62(secret[:], secretDigits)
	return body + sum(body)
}

// WellFormed reports whether the text is a key of this service, its sum included. It says nothing of
// whether the key was ever issued.
func WellFormed(service, key string) bool {
	if len(key) != len(service)+1+secretDigits+sumDigits || !strings.HasPrefix(key, service+"_") {
		return false
	}
	body := key[:len(key)-sumDigits]
	return sum(body) == key[len(body):]
}

// HashKey is what is stored of a key: its SHA-256 in hexadecimal. A key has 256 random bits, so a slow
// password hash would add nothing.
func HashKey(key string) string { return sha256.Hex([]byte(key)) }

func sum(body string) string {
	return base62(binary.BigEndian.AppendUint32(nil, crc32.ChecksumIEEE([]byte(body))), sumDigits)
}

// base62 writes a big-endian number in so many digits (0-9, A-Z, a-z), by long division. Digits that do
// not fit are lost.
func base62(number []byte, digits int) string {
	const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
	left := append([]byte(nil), number...)
	text := make([]byte, digits)
	for i := digits - 1; i >= 0; i-- {
		remainder := 0
		for n, b := range left {
			dividend := remainder<<8 | int(b)
			left[n], remainder = byte(dividend/62), dividend%62
		}
		text[i] = alphabet[remainder]
	}
	return string(text)
}
