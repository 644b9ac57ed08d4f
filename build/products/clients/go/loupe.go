// Package loupe is the client of Loupe, which appraises products from photos:
//
//	client := loupe.New("https://loupe.example.com", os.Getenv("LOUPE_API_KEY"))
//	a, err := client.Appraise(ctx, loupe.AppraisalRequest{ImageURL: "https://example.com/camera.jpg"})
//
// A request is retried after a failed connection or status 429, 502, 503 or 504, after the time in Retry-After or with exponential
// backoff. A request that costs credits has an Idempotency-Key, so it is charged once however often it is sent. Problems that the
// service reports are of the type [*Error].
//
// The package needs only the standard library.
package loupe

import (
	"net/http"
	"strings"
	"time"
)

//go:generate go tool -modfile=../../../../tests/clients/go.mod oapi-codegen -config generate.yaml -o types.go ../../../../docs/openapi.yaml

// Client calls one service with one API key or with access tokens. It is safe for concurrent use.
type Client struct {
	base    string // ends in /api/v1
	http    *http.Client
	token   func() (string, error)
	retries int
	longest time.Duration // that a request waits before it is sent again
}

// Option changes a client.
type Option func(*Client)

// WithHTTPClient makes the client send requests by h, instead of [http.DefaultClient]. An event stream and an appraisal take seconds
// to minutes, so h should have no Timeout; use contexts.
func WithHTTPClient(h *http.Client) Option { return func(c *Client) { c.http = h } }

// WithTokenSource makes the client ask source for the API key or access token of each request. Source should keep tokens until
// they expire.
func WithTokenSource(source func() (string, error)) Option {
	return func(c *Client) { c.token = source }
}

// WithRetries sets how often a request is sent again, 5 times by default. If the service asks for a pause longer than longest, a
// minute by default, the request fails instead.
func WithRetries(retries int, longest time.Duration) Option {
	return func(c *Client) { c.retries, c.longest = retries, longest }
}

// New returns a client of the service at this URL, with or without /api/v1.
func New(baseURL, key string, options ...Option) *Client {
	c := &Client{
		base: strings.TrimSuffix(strings.TrimRight(baseURL, "/"), "/api/v1") + "/api/v1",
		http: http.DefaultClient, token: func() (string, error) { return key, nil },
		retries: 5, longest: time.Minute,
	}
	for _, set := range options {
		set(c)
	}
	return c
}
