package billing

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strings"

	"loupe/core/base/problem"
	"loupe/worker/console/server"
)

const (
	stripeURL     = "https://api.stripe.com"
	stripeVersion = "2026-10-28.endive" // https://docs.stripe.com/api/versioning
	maxAnswer     = 256 << 10           // bytes of Stripe's response
	maxAttempts   = 2
)

// stripeError is an error that Stripe's API returned (https://docs.stripe.com/api/errors). Its text leaves out
// Stripe's message, which may contain the customer's input.
type stripeError struct {
	Status    int
	Type      string `json:"type"`
	Code      string `json:"code"`
	requestID string
}

func (e *stripeError) Error() string {
	return fmt.Sprintf("Stripe answered with status %d %s %s (request %s)", e.Status, e.Type, e.Code, e.requestID)
}

// errUnavailable is the problem if Stripe fails or can't be reached.
var errUnavailable = &problem.Problem{Code: problem.Unavailable, Detail: "the payment service is not available; try again in a minute"}

// post sends a form to Stripe's API and decodes the answer. A request that may have been lost is sent again with the same
// idempotency key, so Stripe acts on it once (https://docs.stripe.com/api/idempotent_requests).
func post(c *server.Call, path, idempotencyKey string, form url.Values, answer any) error {
	return ask(c, path, idempotencyKey, form, answer)
}

// get reads an object of Stripe's API. The members named in expand are objects instead of their ids.
func get(c *server.Call, path string, expand []string, answer any) error {
	return ask(c, path+"?"+url.Values{"expand[]": expand}.Encode(), "", nil, answer)
}

// ask sends a request, a second time if the first may have been lost. Without an idempotency key it is a GET.
func ask(c *server.Call, path, idempotencyKey string, form url.Values, answer any) (err error) {
	base, err := stripeBase(c)
	if err != nil {
		return err
	}
	for range maxAttempts {
		var response server.Fetched
		if response, err = send(c, base+path, idempotencyKey, form.Encode()); err != nil {
			continue
		}
		if response.Status == http.StatusOK {
			return json.Unmarshal(response.Body, answer)
		}
		failure := stripeError{Status: response.Status, requestID: response.Header.Get("Request-Id")}
		json.Unmarshal(response.Body, &struct{ Error *stripeError }{&failure}) // without an error in the body, only the status is reported
		failure.Status = response.Status
		if err = &failure; response.Status < http.StatusInternalServerError && response.Status != http.StatusTooManyRequests {
			return err
		}
	}
	return err
}

func send(c *server.Call, rawURL, idempotencyKey, body string) (server.Fetched, error) {
	method, content := http.MethodPost, io.Reader(strings.NewReader(body))
	if idempotencyKey == "" {
		method, content = http.MethodGet, nil // workerd refuses a GET with a body, even an empty one
	}
	r, err := http.NewRequestWithContext(c.Context(), method, rawURL, content)
	if err != nil {
		return server.Fetched{}, err
	}
	r.Header.Set("Authorization", "Bearer "+c.Var("STRIPE_SECRET_KEY"))
	r.Header.Set("Stripe-Version", stripeVersion)
	if method == http.MethodPost {
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
		r.Header.Set("Idempotency-Key", idempotencyKey)
	}
	return c.Fetch(c.Context(), r, maxAnswer)
}

// stripeBase returns the URL of Stripe's API. In tests STRIPE_URL replaces it. It must be on this machine, so that the
// secret key is sent to nobody else.
func stripeBase(c *server.Call) (string, error) {
	replacement := c.Var("STRIPE_URL")
	if replacement == "" {
		return stripeURL, nil
	}
	u, err := url.Parse(replacement)
	if err != nil || !server.AllowedURL(replacement, true) || !server.Local(u.Hostname()) {
		return "", errors.New("STRIPE_URL must be a URL of this machine; it is for tests only")
	}
	return strings.TrimSuffix(replacement, "/"), nil
}
