package host

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"io"
	"net/http"
	"net/url"
	"slices"
	"strings"
)

// fetch sends a request and reads the answer, without the secrets that were sent.
func (h *Host) fetch(ctx context.Context, x *exchange, number uint32, c FetchCall) Result {
	return h.ask(ctx, x, c, func(a response, f *filling) Result {
		a.body = f.redactBytes(a.body)
		for i := range a.headers {
			a.headers[i].Value = f.redact(a.headers[i].Value)
		}
		var e encoder
		e.u16(uint16(a.status))
		e.headers(a.headers)
		e.u32(uint32(len(a.body)))
		if c.Flags&fetchKeep != 0 {
			x.keep(number, a.body)
			sum := sha256.Sum256(a.body)
			e.bytes(sum[:])
			a.body = a.body[:min(len(a.body), int(c.Head))]
		} else {
			e.bytes(nil)
		}
		e.bytes(a.body)
		return Success(e)
	})
}

// ask sends a request with the secrets put in and hands on the answer as it came; of a body to keep, only that of a 200
// is read. It follows no redirect: a RoundTripper never does.
func (h *Host) ask(ctx context.Context, x *exchange, c FetchCall, then func(response, *filling) Result) Result {
	target, _, _ := strings.Cut(c.URL, "#")
	target, query, _ := strings.Cut(target, "?")
	to, err := url.Parse(target)
	if err != nil || to.Scheme != "http" && to.Scheme != "https" || to.Host == "" {
		return Fail(Network, "not a URL to fetch")
	}
	f := &filling{value: x.secret(h.vault), vault: h.vault, to: to, asked: c.Flags&fetchSecrets != 0}
	if to.RawQuery, err = f.fill(query, escapeQuery); err != nil {
		return Fail(Refused, err.Error())
	}
	body, err := x.join(c.Body)
	if err != nil {
		return Fail(Refused, err.Error())
	}
	if c.Method == "GET" || c.Method == "HEAD" {
		body = nil // the platform would not send it
	}
	request, err := http.NewRequestWithContext(ctx, c.Method, to.String(), bytes.NewReader(body))
	if err != nil {
		return Fail(Network, f.redact(err.Error()))
	}
	request.Header.Set("User-Agent", "") // none of Go's
	for _, header := range c.Headers {
		value, err := f.fill(header.Value, func(s string) string { return s })
		switch {
		case err != nil:
			return Fail(Refused, err.Error())
		case header.Name == "user-agent":
			request.Header.Set(header.Name, value)
		case !slices.Contains(ownHeaders, header.Name):
			request.Header.Add(header.Name, value)
		}
	}
	answer, err := h.transport.RoundTrip(request)
	if err != nil {
		return fetchFailure(ctx, f, err)
	}
	defer answer.Body.Close()
	var got []byte
	if answer.StatusCode == 200 || c.Flags&fetchKeep == 0 {
		got, err = io.ReadAll(io.LimitReader(answer.Body, int64(c.Limit)+1))
	}
	switch {
	case err != nil:
		return fetchFailure(ctx, f, err)
	case len(got) <= int(c.Limit):
	case c.Flags&fetchCut != 0 && len(f.used) == 0: // a cut could leave a part of a secret, which would not be known for one
		got = got[:c.Limit]
	default:
		return Fail(TooLarge, "the answer is over its limit")
	}
	return then(response{answer.StatusCode, readHeaders(answer.Header), got}, f)
}

// ownHeaders are the transport's business, here and on the platform.
var ownHeaders = []string{"host", "content-length", "accept-encoding", "connection", "transfer-encoding"}

func fetchFailure(ctx context.Context, f *filling, err error) Result {
	if errors.Is(ctx.Err(), context.DeadlineExceeded) {
		return Fail(Timeout, "the fetch took too long")
	}
	return Fail(Network, f.redact(err.Error()))
}

// readHeaders gives headers in order of their names. Repeated ones are joined, as the platform's Headers do, but for
// set-cookie.
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

// keep puts a body aside until the exchange closes.
func (x *exchange) keep(fetch uint32, body []byte) {
	x.keeping.Lock()
	defer x.keeping.Unlock()
	x.kept[fetch] = body
}

func (x *exchange) body(fetch uint32) ([]byte, error) {
	x.keeping.Lock()
	defer x.keeping.Unlock()
	body, found := x.kept[fetch]
	if !found {
		return nil, errors.New("no such kept body")
	}
	return body, nil
}

// join makes an outgoing body of its parts.
func (x *exchange) join(parts []Part) ([]byte, error) {
	var joined []byte
	for _, p := range parts {
		bytes := p.Bytes
		if p.Kind != 0 {
			var err error
			if bytes, err = x.body(p.Fetch); err != nil {
				return nil, err
			}
		}
		if p.Kind == 2 {
			joined = base64.StdEncoding.AppendEncode(joined, bytes)
		} else {
			joined = append(joined, bytes...)
		}
	}
	return joined, nil
}

func (x *exchange) read(c ReadCall) Result {
	body, err := x.body(c.Fetch)
	if err != nil {
		return Fail(Refused, err.Error())
	}
	from := min(uint64(c.Offset), uint64(len(body)))
	to := min(from+uint64(c.Length), uint64(len(body)))
	var e encoder
	e.bytes(body[from:to])
	return Success(e)
}
