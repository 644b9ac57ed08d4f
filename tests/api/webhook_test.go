package api

import (
	"encoding/json"
	"io"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"

	standardwebhooks "github.com/standard-webhooks/standard-webhooks/libraries/go"

	loupe "loupe/build/products/clients/go"
	"loupe/build/products/host"
)

// receiver answers the deliveries to hooks.example.com. The rest goes to others.
type receiver struct {
	others   http.RoundTripper
	mu       sync.Mutex
	received []delivery
}

// delivery is a request to a webhook.
type delivery struct {
	header http.Header
	body   []byte
}

func (r *receiver) RoundTrip(request *http.Request) (*http.Response, error) {
	if request.URL.Host != "hooks.example.com" {
		return r.others.RoundTrip(request)
	}
	body, err := io.ReadAll(request.Body)
	r.mu.Lock()
	r.received = append(r.received, delivery{request.Header, body})
	r.mu.Unlock()
	return &http.Response{StatusCode: 204, Header: http.Header{}, Body: http.NoBody, Request: request}, err
}

// manage sends a request about webhooks with the account's key, and checks the status.
func (s *service) manage(status int, method, path, body string) reply {
	s.t.Helper()
	return s.sendJSON(status, method, "/api/v1/webhooks"+path, body)
}

// Every answer is checked against docs/openapi.yaml, and every delivery by the official library for Go.
func TestEventsAreDeliveredToWebhooks(t *testing.T) {
	t.Parallel()
	received := &receiver{}
	s := newService(t, 100, func(o *host.Options) {
		received.others = o.Transport
		o.Transport, o.Queue, o.Secrets = received, &host.Queue{}, map[string]string{"SESSION_SECRET": strings.Repeat("s", 32)}
	})
	s.now = time.Now()
	made := s.manage(201, "POST", "", `{"url":"https://hooks.example.com/","events":["appraisal.completed","credits.low"]}`)
	id, secret := made.at("id").(string), made.at("secret").(string)
	s.exec(`INSERT INTO credit_threshold (account, threshold, changed_at) VALUES ('acct_1', 91, 1)`)

	valued := s.appraise(cameraRequest)
	s.appraise(`{"image_url":"` + goneURL + `"}`)
	s.Wait()
	s.advance(time.Second)
	test := s.manage(202, "POST", "/"+id+"/test", "").at("id").(string)
	s.Wait()
	types := map[string]int{}
	for _, d := range received.received {
		verifier, err := standardwebhooks.NewWebhook(secret)
		if err != nil {
			t.Fatal(err)
		}
		if err := verifier.Verify(d.body, d.header); err != nil {
			t.Errorf("%v %s: %v", d.header, d.body, err)
		}
		if event, err := loupe.VerifyWebhook(secret, d.header, d.body); err != nil || event.ID != d.header.Get("Webhook-Id") || event.Timestamp.IsZero() {
			t.Errorf("the client's package got %+v, %v", event, err)
		}
		var event struct {
			Type string
			Data map[string]any
		}
		if err := json.Unmarshal(d.body, &event); err != nil {
			t.Fatal(err)
		}
		types[event.Type]++
		if event.Type == "appraisal.completed" && event.Data["state"] == "valued" {
			if paid := event.Data["appraisal"].(map[string]any); event.Data["id"] != valued.appraisalID() || paid["price_upper"] != valued.at("appraisal", "price_upper") {
				t.Errorf("got the event %s, want the range of %s", d.body, valued)
			}
		}
	}
	if len(types) != 3 || types["appraisal.completed"] != 2 || types["credits.low"] != 1 || types["webhook.test"] != 1 {
		t.Errorf("got events %v, want two appraisals, one of low credits and a test", types)
	}
	if got := s.manage(200, "GET", "/"+id+"/deliveries?limit=1", ""); got.at("items", 0, "id") != test || got.at("items", 0, "attempts", 0, "status") != 204.0 || got.at("next") != test {
		t.Errorf("got the log %s, want the test first", got)
	}
	s.manage(202, "POST", "/"+id+"/resend", `{"event":"`+test+`"}`)
	s.Wait()
	if n := len(received.received); n != 5 || received.received[4].header.Get("Webhook-Id") != test {
		t.Errorf("got %d deliveries, want the test again", n)
	}
	if rolled := s.manage(200, "POST", "/"+id+"/roll", ""); rolled.at("secret") == secret || rolled.at("old_secret_until") == nil {
		t.Errorf("got %s, want another secret", rolled)
	}
	s.manage(200, "PATCH", "/"+id, `{"enabled":false}`)
	s.manage(409, "POST", "/"+id+"/test", "")
	s.manage(400, "PATCH", "/"+id, `{"events":["other"]}`)
	if listed := s.manage(200, "GET", "", ""); listed.at("items", 0, "state") != "disabled" || listed.at("items", 0, "secret") != nil {
		t.Errorf("got %s, want a disabled webhook without its secret", listed)
	}
	s.manage(204, "DELETE", "/"+id, "")
	s.manage(404, "GET", "/"+id, "")
}
