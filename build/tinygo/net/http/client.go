package http

import (
	"errors"
	"io"
	"net/url"
	"strings"
)

// RoundTripper sends HTTP requests.
type RoundTripper interface {
	// RoundTrip sends one request and returns its response.
	RoundTrip(*Request) (*Response, error)
}

// Client sends requests through its Transport. Unlike in the standard library, Transport is required and
// decides whether to follow redirects, as the Fetch API does.
type Client struct{ Transport RoundTripper }

// Do sends a request. It returns errors as *url.Error.
func (c *Client) Do(r *Request) (*Response, error) {
	fail := func(err error) (*Response, error) {
		if r.Body != nil {
			r.Body.Close()
		}
		method := r.Method
		if method == "" {
			method = MethodGet
		}
		return nil, &url.Error{Op: method[:1] + strings.ToLower(method[1:]), URL: r.URL.Redacted(), Err: err}
	}
	if c.Transport == nil {
		return fail(errors.New("http: Client.Transport is nil"))
	}
	response, err := c.Transport.RoundTrip(r)
	if err != nil {
		return fail(err)
	}
	response.Request = r
	return response, nil
}

// Get sends a GET request.
func (c *Client) Get(rawURL string) (*Response, error) {
	r, err := NewRequest(MethodGet, rawURL, nil)
	if err != nil {
		return nil, err
	}
	return c.Do(r)
}

// Post sends a POST request with this body.
func (c *Client) Post(rawURL, contentType string, body io.Reader) (*Response, error) {
	r, err := NewRequest(MethodPost, rawURL, body)
	if err != nil {
		return nil, err
	}
	r.Header.Set("Content-Type", contentType)
	return c.Do(r)
}
