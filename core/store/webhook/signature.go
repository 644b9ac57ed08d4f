package webhook

import (
	"encoding/base64"
	"strconv"

	"loupe/core/base/sha256"
)

// encodeSecret returns a secret as receivers write it.
func encodeSecret(key []byte) string { return "whsec_" + base64.StdEncoding.EncodeToString(key) }

// sign returns the header webhook-signature of a delivery: a signature by each key, separated by spaces. seconds is the time of
// the attempt in Unix seconds.
func sign(keys [][]byte, id string, seconds int64, body []byte) (header string) {
	signed := append([]byte(id+"."+strconv.FormatInt(seconds, 10)+"."), body...)
	for i, key := range keys {
		if i > 0 {
			header += " "
		}
		mac := sha256.HMAC(key, signed)
		header += "v1," + base64.StdEncoding.EncodeToString(mac[:])
	}
	return header
}
