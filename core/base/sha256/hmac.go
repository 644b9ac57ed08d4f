package sha256

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
