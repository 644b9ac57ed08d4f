//go:build js && wasm

package workerd

import "syscall/js"

// VerifySignature reports whether a public key's owner signed a message. The key has the members of a
// JSON Web Key; the algorithm is named as in WebCrypto, such as RSASSA-PKCS1-v1_5 with SHA-256.
// https://developer.mozilla.org/docs/Web/API/SubtleCrypto/verify
func VerifySignature(key, algorithm map[string]any, message, signature []byte) (bool, error) {
	subtle := global.Get("crypto").Get("subtle")
	imported, err := Await(subtle.Call("importKey", "jwk", key, algorithm, false, []any{"verify"}))
	if err != nil {
		return false, err
	}
	valid, err := Await(subtle.Call("verify", algorithm, imported, bytes(signature), bytes(message)))
	if err != nil {
		return false, err
	}
	return valid.Truthy() && valid.Type() == js.TypeBoolean, nil
}
