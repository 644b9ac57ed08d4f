package server

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"time"
)

// FetchTimeout is the time that Fetch waits for a whole response.
const FetchTimeout = 10 * time.Second

// Fetched is the response to a request to another server.
type Fetched struct {
	Status int
	Header http.Header
	Body   []byte
}

// Fetch sends a request to another server and reads its response, which is at most limit bytes, within ten seconds.
// The request must have a URL that AllowedURL allows. Redirects are not followed. Fetch returns at the end of the
// context even if the transport ignores it.
func (c *Console) Fetch(ctx context.Context, r *http.Request, limit int64) (Fetched, error) {
	ctx, cancel := context.WithTimeoutCause(ctx, FetchTimeout, errors.New("the server did not answer in time"))
	defer cancel()
	type outcome struct {
		response Fetched
		err      error
	}
	done := make(chan outcome, 1)
	go func() {
		response, err := c.roundTrip(r.WithContext(ctx), limit)
		done <- outcome{response, err}
	}()
	select {
	case o := <-done:
		if o.err != nil && ctx.Err() != nil {
			return Fetched{}, context.Cause(ctx)
		}
		return o.response, o.err
	case <-ctx.Done():
		return Fetched{}, context.Cause(ctx)
	}
}

func (c *Console) roundTrip(r *http.Request, limit int64) (Fetched, error) {
	response, err := c.Transport.RoundTrip(r)
	if err != nil {
		return Fetched{}, err
	}
	defer response.Body.Close()
	body, err := io.ReadAll(io.LimitReader(response.Body, limit+1))
	if int64(len(body)) > limit {
		return Fetched{}, fmt.Errorf("the response is larger than %d kB", limit>>10)
	}
	return Fetched{response.StatusCode, response.Header, body}, err
}

// AllowedURL reports whether the operator may configure a URL that the console fetches. It must have no
// credentials and use https, because plain http lets others on the network forge the response. Plain http is
// allowed to this machine only, and only if local is true.
func AllowedURL(rawURL string, local bool) bool {
	u, err := url.Parse(rawURL)
	if err != nil || u.Host == "" || u.User != nil {
		return false
	}
	return u.Scheme == "https" || local && u.Scheme == "http" && Local(u.Hostname())
}
