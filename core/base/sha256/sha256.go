// Package sha256 implements SHA-256 (FIPS 180-4, section 6.2). The core does not use crypto/sha256, because
// that adds the self-tests of a whole cryptographic module, including AES and SHA-3: a tenth of the core's
// size limit. The core hashes public data and random keys, never passwords. Tests compare this package
// with crypto/sha256.
package sha256

import (
	"encoding/binary"
	"encoding/hex"
	"math/bits"
)

const blockSize = 64

// Hex returns the hash of data as 64 lower-case hexadecimal digits.
func Hex(data []byte) string {
	sum := Sum(data)
	return hex.EncodeToString(sum[:])
}

// Sum returns the hash of data.
func Sum(data []byte) [32]byte {
	state := initial
	rest := data
	for ; len(rest) >= blockSize; rest = rest[blockSize:] {
		state.addBlock(rest[:blockSize])
	}
	// Padding (section 5.1.1): a one bit, zeros, and the length in bits at the end of a block.
	padded := append(make([]byte, 0, 2*blockSize), rest...)
	padded = append(padded, 0x80)
	for len(padded)%blockSize != blockSize-8 {
		padded = append(padded, 0)
	}
	padded = binary.BigEndian.AppendUint64(padded, uint64(len(data))*8)
	for ; len(padded) > 0; padded = padded[blockSize:] {
		state.addBlock(padded[:blockSize])
	}

	var sum [32]byte
	for i, word := range state {
		binary.BigEndian.PutUint32(sum[4*i:], word)
	}
	return sum
}

// state has the hash of the blocks so far.
type state [8]uint32

// initial is the state before the first block (section 5.3.3): the first 32 bits of the fractional parts
// of the square roots of the first eight primes.
var initial = state{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19}

// constants has the first 32 bits of the fractional parts of the cube roots of the first 64 primes
// (section 4.2.2).
var constants = [64]uint32{
	0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
	0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
	0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
	0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
	0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
	0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
	0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
	0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
}

// addBlock adds a block to the hash (section 6.2.2).
func (s *state) addBlock(block []byte) {
	var w [64]uint32
	for i := range 16 {
		w[i] = binary.BigEndian.Uint32(block[4*i:])
	}
	for i := 16; i < 64; i++ {
		small0 := bits.RotateLeft32(w[i-15], -7) ^ bits.RotateLeft32(w[i-15], -18) ^ w[i-15]>>3
		small1 := bits.RotateLeft32(w[i-2], -17) ^ bits.RotateLeft32(w[i-2], -19) ^ w[i-2]>>10
		w[i] = w[i-16] + small0 + w[i-7] + small1
	}
	a, b, c, d, e, f, g, h := s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]
	for i := range 64 {
		big1 := bits.RotateLeft32(e, -6) ^ bits.RotateLeft32(e, -11) ^ bits.RotateLeft32(e, -25)
		big0 := bits.RotateLeft32(a, -2) ^ bits.RotateLeft32(a, -13) ^ bits.RotateLeft32(a, -22)
		t1 := h + big1 + (e&f ^ ^e&g) + constants[i] + w[i]
		t2 := big0 + (a&b ^ a&c ^ b&c)
		a, b, c, d, e, f, g, h = t1+t2, a, b, c, d+t1, e, f, g
	}
	for i, v := range [...]uint32{a, b, c, d, e, f, g, h} {
		s[i] += v
	}
}

// HMAC returns the HMAC-SHA256 (RFC 2104) of a message under a key.
func HMAC(key, message []byte) [32]byte {
	if len(key) > blockSize {
		sum := Sum(key)
		key = sum[:]
	}
	var inner, outer [blockSize]byte
	copy(inner[:], key)
	copy(outer[:], key)
	for i := range inner {
		inner[i] ^= 0x36
		outer[i] ^= 0x5c
	}
	sum := Sum(append(inner[:], message...))
	return Sum(append(outer[:], sum[:]...))
}
