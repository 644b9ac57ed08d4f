package http

import (
	"errors"
	"io"
	"net/url"
	"strings"
)

// A RoundTripper sends one request.
type RoundTripper interface {
	RoundTrip(*Request) (*Response, error)
}

// A Client sends requests through its Transport, which it must have. Redirects are the transport's affair, as they are
// in the Fetch API.
type Client struct{ Transport RoundTripper }

// Do sends a request. Its error is a *url.Error.
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
		return fail(errors.New("http: the client has no transport"))
	}
	response, err := c.Transport.RoundTrip(r)
	if err != nil {
		return fail(err)
	}
	response.Request = r
	return response, nil
}

func (c *Client) Get(address string) (*Response, error) {
	r, err := NewRequest(MethodGet, address, nil)
	if err != nil {
		return nil, err
	}
	return c.Do(r)
}

func (c *Client) Post(address, contentType string, body io.Reader) (*Response, error) {
	r, err := NewRequest(MethodPost, address, body)
	if err != nil {
		return nil, err
	}
	r.Header.Set("Content-Type", contentType)
	return c.Do(r)
}
