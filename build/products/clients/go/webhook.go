package loupe

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// webhookTolerance is how far the time of a webhook may be from now.
const webhookTolerance = 5 * time.Minute

// ErrWebhook is the error for a webhook that must not be trusted.
var ErrWebhook = errors.New("loupe: the webhook's signature or time is not valid")

// WebhookEvent is an event that the service reported.
type WebhookEvent struct {
	ID        string          `json:"-"` // the same each time that the event is sent
	Type      WebhookType     `json:"type"`
	Timestamp time.Time       `json:"timestamp"`
	Data      json.RawMessage `json:"data"` // AppraisalCompleted, BatchCompleted or CreditsLow
}

// VerifyWebhook returns the event in a webhook (https://www.standardwebhooks.com) if one of its signatures was made with this secret,
// whsec_..., and its time is at most five minutes from now. Otherwise the error is [ErrWebhook]. An event may be sent more than once,
// so remember the IDs of the events that you have handled.
func VerifyWebhook(secret string, header http.Header, body []byte) (*WebhookEvent, error) {
	id, timestamp := header.Get("Webhook-Id"), header.Get("Webhook-Timestamp")
	seconds, err := strconv.ParseInt(timestamp, 10, 64)
	if err != nil || time.Since(time.Unix(seconds, 0)).Abs() > webhookTolerance {
		return nil, ErrWebhook
	}
	if !signed(secret, header.Get("Webhook-Signature"), id+"."+timestamp+"."+string(body)) {
		return nil, ErrWebhook
	}
	event := &WebhookEvent{ID: id}
	return event, json.Unmarshal(body, event)
}

// signed reports whether one of these signatures, separated by spaces, signs this content.
func signed(secret, signatures, content string) bool {
	key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, "whsec_"))
	if err != nil || len(key) == 0 {
		return false // an unset secret must not accept what anyone can sign
	}
	mac := hmac.New(sha256.New, key)
	mac.Write([]byte(content))
	want := []byte("v1," + base64.StdEncoding.EncodeToString(mac.Sum(nil)))
	for signature := range strings.FieldsSeq(signatures) {
		if hmac.Equal([]byte(signature), want) {
			return true
		}
	}
	return false
}
