package billing

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"strconv"
	"strings"
	"time"

	"loupe/worker/console/server"
)

// tolerance is how far the time of a signature may be from now.
const tolerance = 5 * time.Minute

// verifySignature returns an error unless the header Stripe-Signature has a signature of the body with the secret, made
// less than the tolerance ago. While a secret is rolled, the header has a signature with each secret.
// https://docs.stripe.com/webhooks/signature
func verifySignature(header string, body []byte, secret string, now time.Time) error {
	var timestamp string
	var signatures []string
	for part := range strings.SplitSeq(header, ",") {
		switch name, value, _ := strings.Cut(strings.TrimSpace(part), "="); name {
		case "t":
			timestamp = value
		case "v1":
			signatures = append(signatures, value)
		}
	}
	seconds, err := strconv.ParseInt(timestamp, 10, 64)
	if err != nil || len(signatures) == 0 {
		return errors.New("the header Stripe-Signature must have a time t and a signature v1")
	}
	h := hmac.New(sha256.New, []byte(secret))
	h.Write([]byte(timestamp + "."))
	h.Write(body)
	want := hex.EncodeToString(h.Sum(nil))
	valid := false
	for _, signature := range signatures {
		valid = server.Equal(signature, want) || valid
	}
	if !valid {
		return errors.New("the header Stripe-Signature has no signature of this body with STRIPE_WEBHOOK_SECRET")
	}
	// Compared in seconds: a time.Duration would overflow for a distant time.
	if age := now.Unix() - seconds; age > int64(tolerance/time.Second) || age < -int64(tolerance/time.Second) {
		return errors.New("the signature is too old or in the future; Stripe sends the event again")
	}
	return nil
}
