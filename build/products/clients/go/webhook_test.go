package loupe

import (
	"errors"
	"net/http"
	"strconv"
	"testing"
	"testing/synctest"
	"time"
)

// The example of the Standard Webhooks specification.
const (
	exampleSecret    = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
	exampleID        = "msg_p5jXN8AQM9LWM0D4loKWxJek"
	exampleTime      = 1614265330
	exampleBody      = `{"test": 2432232314}`
	exampleSignature = "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="
)

func TestWebhookIsVerified(t *testing.T) {
	other := "v1,Ceo5qEr07ixe2NLpvHk3FH9bwy/WavXrAFQ/9tdO6mc="
	for name, c := range map[string]struct {
		secret, signature, body string
		late                    time.Duration
		want                    bool
	}{
		"the specification's example": {exampleSecret, exampleSignature, exampleBody, 0, true},
		"one of several signatures":   {exampleSecret, other + " v1a,x " + exampleSignature, exampleBody, 0, true},
		"five minutes late":           {exampleSecret, exampleSignature, exampleBody, 5 * time.Minute, true},
		"later":                       {exampleSecret, exampleSignature, exampleBody, 5*time.Minute + time.Second, false},
		"early":                       {exampleSecret, exampleSignature, exampleBody, -5*time.Minute - time.Second, false},
		"another body":                {exampleSecret, exampleSignature, exampleBody + " ", 0, false},
		"another signature":           {exampleSecret, other, exampleBody, 0, false},
		"a part of the signature":     {exampleSecret, exampleSignature[:20], exampleBody, 0, false},
		"no signature":                {exampleSecret, "", exampleBody, 0, false},
		"no secret":                   {"", exampleSignature, exampleBody, 0, false},
		"a secret that is not base64": {"whsec_???", exampleSignature, exampleBody, 0, false},
	} {
		synctest.Test(t, func(t *testing.T) {
			time.Sleep(time.Until(time.Unix(exampleTime, 0).Add(c.late)))
			header := http.Header{}
			header.Set("webhook-id", exampleID)
			header.Set("webhook-timestamp", strconv.Itoa(exampleTime))
			header.Set("webhook-signature", c.signature)
			event, err := VerifyWebhook(c.secret, header, []byte(c.body))
			if c.want && (err != nil || event.ID != exampleID) || !c.want && !errors.Is(err, ErrWebhook) {
				t.Errorf("%s: got %v, %v", name, event, err)
			}
		})
	}
}
