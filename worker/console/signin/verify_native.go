//go:build !(js && wasm)

package signin

import (
	"crypto"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rsa"
	"crypto/sha256"
	"encoding/base64"
	"math/big"
	"slices"
)

// verify reports whether the key made this signature of the message by RS256 or ES256.
func verify(k publicKey, algorithm string, message, signature []byte) (bool, error) {
	hash := sha256.Sum256(message)
	if algorithm == "RS256" {
		key := rsa.PublicKey{N: number(k.Modulus), E: int(number(k.Exponent).Int64())}
		return rsa.VerifyPKCS1v15(&key, crypto.SHA256, hash[:], signature) == nil, nil
	}
	if len(signature) != es256Signature {
		return false, nil
	}
	point := slices.Concat([]byte{4}, decode(k.X), decode(k.Y)) // SEC 1, section 2.3.3: uncompressed
	key, err := ecdsa.ParseUncompressedPublicKey(elliptic.P256(), point)
	if err != nil {
		return false, err
	}
	r, s := new(big.Int).SetBytes(signature[:es256Signature/2]), new(big.Int).SetBytes(signature[es256Signature/2:])
	return ecdsa.Verify(key, hash[:], r, s), nil
}

// number returns the number that a text in base64url has, big-endian.
func number(text string) *big.Int { return new(big.Int).SetBytes(decode(text)) }

// decode returns the bytes of a text in base64url. wellFormed has checked that it is valid.
func decode(text string) []byte {
	decoded, _ := base64.RawURLEncoding.DecodeString(text)
	return decoded
}
