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
)

// fetch performs a fetch. Secrets are redacted from the response.
func (h *Host) fetch(ctx context.Context, x *exchange, number uint32, c FetchCall) Result {
	return h.send(ctx, x, c, func(r response, s *substitution) Result {
		r.body = s.redactBytes(r.body)
		for i := range r.headers {
			r.headers[i].Value = s.redact(r.headers[i].Value)
		}
		var e encoder
		e.u16(uint16(r.status))
		e.headers(r.headers)
		e.u32(uint32(len(r.body)))
		if c.Flags&fetchKeep != 0 {
			if !x.keep(number, r.body) {
				return errKeptTooLarge
			}
			e.head(r.body, c.HeadBytes)
		} else {
			e.bytes(nil)
			e.bytes(r.body)
		}
		return Success(e)
	})
}

// send sends a request and passes the response to use, with the substitution to redact it with.
// Errors are already redacted. With fetchKeep, send reads the body for status 200 only. It follows no
// redirect, because a RoundTripper does not.
func (h *Host) send(ctx context.Context, x *exchange, c FetchCall, use func(response, *substitution) Result) Result {
	target, _, _ := strings.Cut(c.URL, "#")
	target, query, _ := strings.Cut(target, "?")
	u, err := url.Parse(target)
	if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" {
		return Fail(Network, "the URL is not an absolute http or https URL")
	}
	s := &substitution{valueOf: x.secretValue(h.vault), vault: h.vault, url: u, enabled: c.Flags&fetchSecrets != 0}
	if u.RawQuery, err = s.expand(query, escapeQuery); err != nil {
		return Fail(Refused, err.Error())
	}
	body, err := x.joinParts(c.Body)
	if err != nil {
		return Fail(Refused, err.Error())
	}
	if c.Method == "GET" || c.Method == "HEAD" {
		body = nil // the platform sends none
	}
	request, err := http.NewRequestWithContext(ctx, c.Method, u.String(), bytes.NewReader(body))
	if err != nil {
		return Fail(Network, s.redact(err.Error()))
	}
	request.Header.Set("User-Agent", "") // keeps Go from sending its own
	for _, header := range c.Headers {
		value, err := s.expand(header.Value, func(value string) string { return value })
		switch {
		case err != nil:
			return Fail(Refused, err.Error())
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
	if reply.StatusCode == 200 || c.Flags&fetchKeep == 0 {
		body, err = io.ReadAll(io.LimitReader(reply.Body, int64(c.MaxBytes)+1))
	}
	switch {
	case err != nil:
		return fetchFailure(ctx, s, err)
	case len(body) <= int(c.MaxBytes):
	case c.Flags&fetchTruncate != 0 && s.empty():
		// A response to a secret is never truncated: redaction would miss a secret cut in two.
		body = body[:c.MaxBytes]
	default:
		return Fail(TooLarge, "the response body is over its limit")
	}
	return use(response{status: reply.StatusCode, headers: readHeaders(reply.Header), body: body}, s)
}

// Answer returns the status and the body in the result of a fetch, without secrets. It returns false if there was no answer.
func (r Result) Answer() (status int, body []byte, ok bool) {
	if r.Outcome != 0 {
		return 0, nil, false
	}
	d := &decoder{rest: r.Payload}
	status = int(d.u16())
	for n := d.u32(); n > 0 && d.err == nil; n-- {
		d.str()
		d.str()
	}
	d.u32()
	d.bytes()
	body = d.bytes()
	return status, body, d.end() == nil
}

// transportHeaders are headers that a request cannot set: the transport sets them, here and in
// workerd.
var transportHeaders = []string{"host", "content-length", "accept-encoding", "connection", "transfer-encoding"}

func fetchFailure(ctx context.Context, s *substitution, err error) Result {
	if errors.Is(ctx.Err(), context.DeadlineExceeded) {
		return Fail(Timeout, "the fetch took too long")
	}
	return Fail(Network, s.redact(err.Error()))
}

// readHeaders returns the headers sorted by name. It joins repeated headers, except set-cookie, as
// the platform's Headers do.
func readHeaders(header http.Header) []Header {
	var headers []Header
	for name, values := range header {
		name = strings.ToLower(name)
		if name != "set-cookie" {
			values = []string{strings.Join(values, ", ")}
		}
		for _, value := range values {
			headers = append(headers, Header{name, value})
		}
	}
	slices.SortStableFunc(headers, func(a, b Header) int { return strings.Compare(a.Name, b.Name) })
	return headers
}
