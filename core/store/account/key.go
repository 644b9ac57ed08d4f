// Package account holds what both planes know of API keys: how a key is made, checked and hashed, and how
// the account that a key belongs to is cached in KV. It performs no I/O.
package account

import (
	"encoding/binary"
	"hash/crc32"

	"loupe/core/base/sha256"
)

const (
	// SecretBytes is the number of random bytes in a key.
	SecretBytes = 32

	secretDigits   = 43 // base62 digits of SecretBytes
	checksumDigits = 6  // base62 digits of a CRC-32
)

// NewKey returns an API key: the service's name, an underscore, the secret in base62, and the CRC-32
// (IEEE) of everything before it in base62. Both numbers are padded with zeros. The checksum lets Loupe
// refuse a mistyped key without a look-up, and lets secret scanners recognise leaked keys.
//
// The secret must come from a cryptographically secure random source.
func NewKey(service string, secret [SecretBytes]byte) string {
	body := service + "_" + base62(secret[:], secretDigits)
	return body + checksum(body)
}

// WellFormed reports whether key has the form of a key of any service and a correct checksum, so keys stay valid when the
// service gets another name. A well-formed key may still be unknown or revoked.
func WellFormed(key string) bool {
	body := len(key) - checksumDigits
	service := body - secretDigits - len("_")
	return service > 0 && key[service] == '_' && checksum(key[:body]) == key[body:]
}

// HashKey returns the SHA-256 of a key in hexadecimal, which is all that is stored of it. A key has 256
// random bits, so a slow password hash would add nothing.
func HashKey(key string) string { return sha256.Hex([]byte(key)) }

func checksum(body string) string {
	return base62(binary.BigEndian.AppendUint32(nil, crc32.ChecksumIEEE([]byte(body))), checksumDigits)
}

// base62 returns the last digits of a big-endian number in base 62 (0-9, A-Z, a-z), padded with zeros. It
// uses long division: each pass divides the number by 62, and its remainder is the next digit from the
// right.
func base62(number []byte, digits int) string {
	const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
	quotient := append([]byte(nil), number...)
	text := make([]byte, digits)
	for i := digits - 1; i >= 0; i-- {
		remainder := 0
		for n, b := range quotient {
			dividend := remainder<<8 | int(b)
			quotient[n], remainder = byte(dividend/62), dividend%62
		}
		text[i] = alphabet[remainder]
	}
	return string(text)
}
