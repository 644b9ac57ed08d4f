package host

import (
	"bytes"
	"context"
	"errors"
	"io"
	"net/http"
	"net/url"
	"slices"
	"strings"

	protocol "loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
	"loupe/core/exchange/wire"
)

// fetch performs a fetch. Secrets are redacted from the response.
func (h *Host) fetch(ctx context.Context, x *exchange, e Effect) Result {
	return h.send(ctx, x, e, func(r response, s *substitution) Result {
		r.body = s.redactBytes(r.body)
		for i := range r.headers {
			r.headers[i].Value = s.redact(r.headers[i].Value)
		}
		if e.Keep && !x.keep(e.Number, r.body) {
			return errKeptTooLarge
		}
		e.MaxBytes = len(r.body) // send has applied the limit, before secrets were redacted
		return exchangetest.HTTP(r.status, string(r.body), r.headers...).Result(e)
	})
}

// send sends a request and passes the response to use, with the substitution to redact it with.
// Errors are already redacted. With Keep, send reads the body for status 200 only. It follows no
// redirect, because a RoundTripper does not.
func (h *Host) send(ctx context.Context, x *exchange, e Effect, use func(response, *substitution) Result) Result {
	target, _, _ := strings.Cut(e.URL, "#")
	target, query, _ := strings.Cut(target, "?")
	u, err := url.Parse(target)
	if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" {
		return Fail(protocol.Network, "the URL is not an absolute http or https URL")
	}
	s := &substitution{valueOf: x.secretValue(h.vault), vault: h.vault, url: u, enabled: e.Secrets}
	if u.RawQuery, err = s.expand(query, escapeQuery); err != nil {
		return Fail(protocol.Refused, err.Error())
	}
	body, err := x.joinParts(e.Parts)
	if err != nil {
		return Fail(protocol.Refused, err.Error())
	}
	if e.BodySecrets {
		escape := escapeQuery
		if e.Headers.Get("content-type") == "application/json" {
			escape = escapeJSON
		}
		expanded, err := s.expand(string(body), escape)
		if err != nil {
			return Fail(protocol.Refused, err.Error())
		}
		body = []byte(expanded)
	}
	if e.Method == "GET" || e.Method == "HEAD" {
		body = nil // the platform sends none
	}
	request, err := http.NewRequestWithContext(ctx, e.Method, u.String(), bytes.NewReader(body))
	if err != nil {
		return Fail(protocol.Network, s.redact(err.Error()))
	}
	request.Header.Set("User-Agent", "") // keeps Go from sending its own
	for _, header := range e.Headers {
		value, err := s.expand(header.Value, func(value string) string { return value })
		switch {
		case err != nil:
			return Fail(protocol.Refused, err.Error())
		case header.Name == "user-agent":
			request.Header.Set(header.Name, value)
		case !slices.Contains(transportHeaders, header.Name):
			request.Header.Add(header.Name, value)
		}
	}
	reply, err := h.transport.RoundTrip(request)
	if err != nil {
		return fetchFailure(ctx, s, err)
	}
	defer reply.Body.Close()
	body = nil
	if reply.StatusCode == 200 || !e.Keep {
		body, err = io.ReadAll(io.LimitReader(reply.Body, int64(e.MaxBytes)+1))
	}
	switch {
	case err != nil:
		return fetchFailure(ctx, s, err)
	case len(body) <= e.MaxBytes:
	case e.Truncate && s.empty():
		// A response to a secret is never truncated: redaction would miss a secret cut in two.
		body = body[:e.MaxBytes]
	default:
		return Fail(protocol.TooLarge, "the response body is over its limit")
	}
	return use(response{status: reply.StatusCode, headers: joinHeaders(reply.Header), body: body}, s)
}

// FetchAnswer returns the status and the body in the result of a fetch, without secrets. It returns false if there was no
// answer.
func FetchAnswer(result Result) (status int, body []byte, ok bool) {
	if result.Code != 0 {
		return 0, nil, false
	}
	r := wire.NewReader(result.Payload)
	status = int(r.U16())
	exchangetest.DecodeHeaders(r)
	r.U32() // size
	r.Bytes()
	body = r.Bytes()
	return status, body, r.Complete()
}

// transportHeaders are headers that a request cannot set: the transport sets them, here and in
// workerd.
var transportHeaders = []string{"host", "content-length", "accept-encoding", "connection", "transfer-encoding"}

func fetchFailure(ctx context.Context, s *substitution, err error) Result {
	if errors.Is(ctx.Err(), context.DeadlineExceeded) {
		return Fail(protocol.Timeout, "the fetch took too long")
	}
	return Fail(protocol.Network, s.redact(err.Error()))
}

// joinHeaders returns the headers sorted by name. It joins repeated ones, except set-cookie, as
// the platform's Headers do.
func joinHeaders(header http.Header) protocol.Headers {
	var headers protocol.Headers
	for name, values := range header {
		name = strings.ToLower(name)
		if name != "set-cookie" {
			values = []string{strings.Join(values, ", ")}
		}
		for _, value := range values {
			headers = append(headers, protocol.Header{Name: name, Value: value})
		}
	}
	slices.SortStableFunc(headers, func(a, b protocol.Header) int { return strings.Compare(a.Name, b.Name) })
	return headers
}
