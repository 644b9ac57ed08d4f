package e2e

import (
	"context"
	"errors"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"
)

func TestOutOfCredits(t *testing.T) {
	t.Parallel()
	c := newCustomer(t, service, 0)
	for _, credits := range []int64{0, 9} {
		if credits > 0 {
			if _, err := c.admin.Grant(t.Context(), c.account, credits, "too few", ""); err != nil {
				t.Fatal(err)
			}
		}
		send(t, c.request("image_url", pictures.URL+"/photo.jpg")).refused(t, 402, "OUT_OF_CREDITS")
		if balance, held := c.stands(); balance != credits || held != 0 {
			t.Errorf("balance %d, held %d", balance, held)
		}
	}
}

func TestIdempotency(t *testing.T) {
	t.Parallel()
	c := newCustomer(t, service, 15)
	request := func(key string, fields ...any) *http.Request {
		r := c.request(fields...)
		r.Header.Set("Idempotency-Key", key)
		return r
	}
	call := func(key string, fields ...any) reply { return send(t, request(key, fields...)) }
	slow := []any{"image_url", pictures.URL + "/slow.jpg"}

	var answer reply
	var failed error
	var first sync.WaitGroup
	first.Go(func() { answer, failed = try(request("once", slow...)) })
	eventually(t, 10*time.Second, "the call is admitted", func() bool { _, held := c.stands(); return held > 0 })
	under := call("once", slow...)
	under.refused(t, 409, "IDEMPOTENCY_CONFLICT")
	if under.Header.Get("Retry-After") == "" {
		t.Error("no Retry-After while the first call is under way")
	}
	if first.Wait(); failed != nil {
		t.Fatal(failed)
	}
	if answer.charged(t) != 10 || answer.Header.Get("Idempotent-Replayed") != "" {
		t.Errorf("%v %s", answer.Header, answer.text)
	}

	// The balance would not cover a second one.
	again := call("once", slow...)
	if again.charged(t) != 10 || string(again.text) != string(answer.text) || again.Header.Get("Idempotent-Replayed") != "true" {
		t.Errorf("%v %s", again.Header, again.text)
	}
	for _, name := range []string{"Loupe-Appraisal-Id", "Loupe-Credits-Remaining"} {
		if again.Header.Get(name) != answer.Header.Get(name) {
			t.Errorf("%s: %q, then %q", name, answer.Header.Get(name), again.Header.Get(name))
		}
	}
	other := call("once", "image_url", pictures.URL+"/photo.jpg")
	other.refused(t, 409, "IDEMPOTENCY_CONFLICT")
	if other.Header.Get("Retry-After") != "" {
		t.Error("another request will not do better later")
	}
	call("twice", slow...).refused(t, 402, "OUT_OF_CREDITS")
	if balance, held := c.stands(); balance != 5 || held != 0 {
		t.Errorf("balance %d, held %d", balance, held)
	}
}

// The exchange goes on to its end and is paid for, though its client has gone.
func TestClientGoesAway(t *testing.T) {
	t.Parallel()
	c := newCustomer(t, service, 30)
	for range 3 {
		ctx, leave := context.WithCancel(t.Context())
		var err error
		var call sync.WaitGroup
		request := c.request("image_url", pictures.URL+"/slow.jpg").WithContext(ctx)
		call.Go(func() { _, err = try(request) })
		eventually(t, 10*time.Second, "the call is admitted", func() bool { _, held := c.stands(); return held > 0 })
		leave()
		if call.Wait(); !errors.Is(err, context.Canceled) {
			t.Fatal("the client was not gone:", err)
		}
		eventually(t, 10*time.Second, "nothing is held", func() bool { _, held := c.stands(); return held == 0 })
	}
	if balance, _ := c.stands(); balance != 0 {
		t.Errorf("balance %d", balance)
	}
	if got := strings.Join(c.ledger(), " "); got != "pending posted pending posted pending posted" {
		t.Errorf("the ledger has %q", got)
	}
}

// Two hundred calls at once on credits for a hundred.
func TestConcurrentCalls(t *testing.T) {
	t.Parallel()
	c := newCustomer(t, service, 1000)
	var wait sync.WaitGroup
	var replies [200]reply
	var failures [200]error
	for i := range replies {
		request := c.request("image_url", pictures.URL+"/missing.jpg", "description", camera)
		wait.Go(func() { replies[i], failures[i] = try(request) })
	}
	wait.Wait()
	charged := 0
	for i, r := range replies {
		if failures[i] != nil {
			t.Error(failures[i])
			continue
		}
		switch r.StatusCode {
		case 200:
			charged += r.charged(t)
		case 402:
			r.refused(t, 402, "OUT_OF_CREDITS")
		default:
			t.Errorf("%s %s", r.Status, r.text)
		}
	}
	if balance, held := c.stands(); charged != 1000 || balance != 0 || held != 0 {
		t.Errorf("charged %d, balance %d, held %d", charged, balance, held)
	}
}
