package e2e

import (
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	standardwebhooks "github.com/standard-webhooks/standard-webhooks/libraries/go"
)

// D1 records the event, WebCrypto makes the secret, and the schedule delivers, because this service has no queue.
func TestEventIsDeliveredToAWebhook(t *testing.T) {
	t.Parallel()
	c := newCustomer(t, service, 20)
	type delivery struct {
		header http.Header
		body   []byte
	}
	received := make(chan delivery, 10)
	receiver := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		received <- delivery{r.Header, body}
		w.WriteHeader(204)
	}))
	defer receiver.Close()

	made := c.ok(201, "POST", "/webhooks", "application/json", `{"url":"`+receiver.URL+`/","events":["appraisal.completed"]}`)
	id, secret := made.at("id").(string), made.at("secret").(string)
	appraised := send(t, c.request("image_url", images.URL+"/photo.jpg"))
	waitUntil(t, 30*time.Second, "the event arrives", func() bool {
		if err := service.Scheduled(t.Context()); err != nil {
			t.Fatal(err)
		}
		return len(received) > 0
	})
	verifier, err := standardwebhooks.NewWebhook(secret)
	if err != nil {
		t.Fatal(err)
	}
	d := <-received
	if err := verifier.Verify(d.body, d.header); err != nil || !strings.Contains(string(d.body), appraised.Header.Get("Loupe-Appraisal-Id")) {
		t.Errorf("got the event %s with %v (%v), want the appraisal", d.body, d.header, err)
	}
	c.ok(200, "PATCH", "/webhooks/"+id, "application/json", `{"enabled":false}`)
	c.ok(204, "DELETE", "/webhooks/"+id, "", "")
	c.ok(404, "GET", "/webhooks/"+id, "", "")
}
