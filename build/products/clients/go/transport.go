package loupe

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"iter"
	"maps"
	"math/rand/v2"
	"net/http"
	"net/url"
	"strconv"
	"time"
)

// Error is a problem that the service reports. Problem has its code, the invalid field, and the invalid items of a batch.
type Error struct {
	Problem
	RetryAfter  time.Duration // after which to retry, 0 if the service does not say
	RequestID   string        // to quote when you report a problem
	AppraisalID string        // the appraisal whose answer may still be stored, empty if there is none
}

func (e *Error) Error() string { return fmt.Sprintf("loupe: %s: %s", e.Code, e.Detail) }

// connectionError is the failure to send a request or to read its answer.
type connectionError struct{ error }

func (e connectionError) Unwrap() error { return e.error }

// call is a request to the service.
type call struct {
	method, path string
	query        url.Values
	header       http.Header
	body         []byte
	stream       bool // the caller reads the answer as it comes
}

func get(path string, query url.Values) call {
	return call{method: "GET", path: path, query: query, header: http.Header{}}
}

func post(path, contentType string, body []byte) call {
	return call{method: "POST", path: path, query: url.Values{}, header: http.Header{"Content-Type": {contentType}}, body: body}
}

// fetch sends a request and decodes the answer.
func fetch[T any](ctx context.Context, c *Client, in call) (*T, error) {
	answer, _, err := fetchWithHeader[T](ctx, c, in)
	return answer, err
}

// fetchWithHeader returns the response, too.
func fetchWithHeader[T any](ctx context.Context, c *Client, in call) (*T, *http.Response, error) {
	response, err := c.send(ctx, in)
	if err != nil {
		return nil, nil, err
	}
	var answer T
	if err := json.NewDecoder(response.Body).Decode(&answer); err != nil {
		return nil, nil, fmt.Errorf("loupe: the answer of %s: %w", in.path, err)
	}
	return &answer, response, nil
}

// send sends a request until it is answered with a status below 400. The caller must close the body of a streamed answer.
func (c *Client) send(ctx context.Context, in call) (response *http.Response, err error) {
	err = c.retry(ctx, func() error {
		response, err = c.once(ctx, in)
		return err
	})
	return response, err
}

// retry calls try until it succeeds, or returns its error if another call would not help. It waits while an earlier attempt with the
// Idempotency-Key is in progress; the service ends it after minutes at most.
func (c *Client) retry(ctx context.Context, try func() error) error {
	for attempt := 0; ; {
		err := try()
		if err == nil {
			return nil
		}
		pause, retryable := c.pause(err, attempt)
		if e, refused := errors.AsType[*Error](err); !refused || e.Status != http.StatusConflict {
			attempt++
		}
		if !retryable || attempt > c.retries || wait(ctx, pause) != nil {
			return err
		}
	}
}

// once sends a request once.
func (c *Client) once(ctx context.Context, in call) (*http.Response, error) {
	token, err := c.token()
	if err != nil {
		return nil, err
	}
	r, err := http.NewRequestWithContext(ctx, in.method, c.base+in.path, bytes.NewReader(in.body))
	if err != nil {
		return nil, err
	}
	r.URL.RawQuery, r.Header = in.query.Encode(), in.header.Clone()
	r.Header.Set("Authorization", "Bearer "+token)
	response, err := c.http.Do(r)
	if err != nil {
		return nil, connectionError{err}
	}
	if in.stream && response.StatusCode < 400 {
		return response, nil
	}
	defer response.Body.Close()
	body, err := io.ReadAll(io.LimitReader(response.Body, 64<<20))
	response.Body = io.NopCloser(bytes.NewReader(body))
	if response.StatusCode >= 400 {
		return nil, problemOf(response, body)
	}
	if err != nil {
		return nil, connectionError{err}
	}
	return response, nil
}

// problemOf returns the problem in an answer. If a proxy has answered, the code is HTTP_ and the status.
func problemOf(r *http.Response, body []byte) *Error {
	e := &Error{RetryAfter: retryAfter(r), RequestID: r.Header.Get("X-Request-Id"), AppraisalID: r.Header.Get("Loupe-Appraisal-Id")}
	if json.Unmarshal(body, &e.Problem) != nil || e.Code == "" {
		e.Problem = Problem{Code: ProblemCode("HTTP_" + strconv.Itoa(r.StatusCode)), Detail: "the answer has no problem document"}
	}
	if r.StatusCode >= 400 { // not in a stream
		e.Status = r.StatusCode
	}
	return e
}

// pause returns how long to wait before a request is sent again. retryable is false if a retry would not help, or if the service asks
// for a longer pause than the client allows.
func (c *Client) pause(err error, attempt int) (pause time.Duration, retryable bool) {
	step := min(500*time.Millisecond<<min(attempt, 10), c.longest)
	pause = step/2 + rand.N(step/2+1)
	e, refused := errors.AsType[*Error](err)
	if !refused {
		_, retryable = errors.AsType[connectionError](err)
		return pause, retryable
	}
	switch e.Status {
	case http.StatusTooManyRequests, http.StatusBadGateway, http.StatusServiceUnavailable, http.StatusGatewayTimeout:
		retryable = true
	case http.StatusConflict:
		retryable = e.RetryAfter > 0 // otherwise the Idempotency-Key is another request's
	}
	return pause + e.RetryAfter, retryable && e.RetryAfter <= c.longest
}

// retryAfter returns the time in the header Retry-After, 0 without one.
func retryAfter(r *http.Response) time.Duration {
	value := r.Header.Get("Retry-After")
	if seconds, err := strconv.Atoi(value); err == nil {
		return max(0, time.Duration(seconds)*time.Second)
	}
	if at, err := http.ParseTime(value); err == nil {
		return max(0, time.Until(at))
	}
	return 0
}

// wait waits, or returns the context's error if it ends first.
func wait(ctx context.Context, d time.Duration) error {
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-time.After(d):
		return nil
	}
}

// each returns the elements of a list by pages. Split returns a page's elements and the cursor of the next page, empty on the last one.
// The iterator ends after its first error.
func each[P, T any](ctx context.Context, c *Client, path string, query url.Values, split func(*P) ([]T, string)) iter.Seq2[T, error] {
	return func(yield func(T, error) bool) {
		query := maps.Clone(query)
		for more := true; more; {
			page, err := fetch[P](ctx, c, get(path, query))
			if err != nil {
				yield(*new(T), err)
				return
			}
			elements, next := split(page)
			for _, e := range elements {
				if !yield(e, nil) {
					return
				}
			}
			query.Set("after", next)
			more = next != ""
		}
	}
}
