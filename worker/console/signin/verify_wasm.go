//go:build js && wasm

package signin

import "loupe/worker/console/workerd"

// verify reports whether the key made this signature of the message by RS256 or ES256. WebCrypto takes a
// third of the code that crypto/rsa and crypto/ecdsa would add to the module.
func verify(k publicKey, algorithm string, message, signature []byte) (bool, error) {
	if algorithm == "RS256" {
		return workerd.VerifySignature(map[string]any{"kty": k.Type, "n": k.Modulus, "e": k.Exponent},
			map[string]any{"name": "RSASSA-PKCS1-v1_5", "hash": "SHA-256"}, message, signature)
	}
	if len(signature) != es256Signature {
		return false, nil
	}
	return workerd.VerifySignature(map[string]any{"kty": k.Type, "crv": k.Curve, "x": k.X, "y": k.Y},
		map[string]any{"name": "ECDSA", "namedCurve": "P-256", "hash": "SHA-256"}, message, signature)
}
