package signin

import (
	"encoding/base64"
	"encoding/json"
	"strings"
)

// keySet is a JSON Web Key Set (RFC 7517).
type keySet struct {
	Keys []publicKey `json:"keys"`
}

// publicKey is a JSON Web Key of RSA or of the curve P-256 (RFC 7518, section 6).
type publicKey struct {
	Type      string `json:"kty"`
	Use       string `json:"use"`
	Algorithm string `json:"alg"`
	ID        string `json:"kid"`

	Modulus  string `json:"n"` // of RSA, like the exponent
	Exponent string `json:"e"`

	Curve string `json:"crv"` // of an elliptic curve, like the coordinates
	X     string `json:"x"`
	Y     string `json:"y"`
}

// keyTypes maps the algorithms that are accepted to the type of their keys. "none" and the algorithms with a shared
// secret are not accepted, because anyone could sign with the public key as that secret (RFC 8725, section 3.1).
var keyTypes = map[string]string{"RS256": "RSA", "ES256": "EC"}

const (
	minModulus      = 256 // bytes of an RSA key: 2,048 bits
	maxModulus      = 1024
	es256Signature  = 64 // bytes
	maxKeys         = 10 // that are tried for a token without a key id
	p256Coordinates = 32 // bytes of each
)

// verifyToken checks the signature of an ID token, a JSON Web Signature in compact form (RFC 7515), and returns its
// payload.
func verifyToken(token string, keys []publicKey) (payload []byte, err error) {
	parts := strings.Split(token, ".")
	if len(parts) != 3 {
		return nil, fail(failed, "the ID token is missing or not a signed token")
	}
	var header struct {
		Algorithm string          `json:"alg"`
		KeyID     string          `json:"kid"`
		Critical  json.RawMessage `json:"crit"`
	}
	var decoded [3][]byte
	for i, part := range parts {
		if decoded[i], err = base64.RawURLEncoding.DecodeString(part); err != nil {
			return nil, fail(failed, "the ID token is not base64url")
		}
	}
	if json.Unmarshal(decoded[0], &header) != nil || header.Critical != nil || keyTypes[header.Algorithm] == "" {
		return nil, fail(failed, "the ID token is signed by an algorithm that is not accepted")
	}
	tried := 0
	for _, key := range keys {
		if !key.fits(header.Algorithm, header.KeyID) {
			continue
		}
		if tried++; tried > maxKeys {
			break
		}
		valid, err := verify(key, header.Algorithm, []byte(parts[0]+"."+parts[1]), decoded[2])
		if err == nil && valid {
			return decoded[1], nil
		}
	}
	return nil, fail(failed, "the ID token is not signed by a key of the issuer")
}

// fits reports whether a key may have signed with this algorithm. An empty key id fits every key.
func (k publicKey) fits(algorithm, keyID string) bool {
	return k.Type == keyTypes[algorithm] && (k.Use == "" || k.Use == "sig") && (k.Algorithm == "" || k.Algorithm == algorithm) &&
		(keyID == "" || k.ID == keyID) && k.wellFormed()
}

// wellFormed reports whether the key's numbers have sizes that are accepted.
func (k publicKey) wellFormed() bool {
	if k.Type == "RSA" {
		n, e := size(k.Modulus), size(k.Exponent)
		return n >= minModulus && n <= maxModulus && e >= 1 && e <= 4
	}
	return k.Curve == "P-256" && size(k.X) == p256Coordinates && size(k.Y) == p256Coordinates
}

// size returns the number of bytes of a text in base64url, 0 if it is not valid.
func size(text string) int {
	decoded, err := base64.RawURLEncoding.DecodeString(text)
	if err != nil {
		return 0
	}
	return len(decoded)
}
