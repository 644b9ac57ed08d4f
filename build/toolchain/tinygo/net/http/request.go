package http

import (
	"bytes"
	"context"
	"errors"
	"io"
	"net/url"
	"strconv"
	"strings"
)

// The methods of the console's routes, and HEAD.
const (
	MethodGet     = "GET"
	MethodHead    = "HEAD"
	MethodPost    = "POST"
	MethodPut     = "PUT"
	MethodPatch   = "PATCH"
	MethodDelete  = "DELETE"
	MethodOptions = "OPTIONS"
)

// Request is a request that was received or is to be sent.
type Request struct {
	Method           string
	URL              *url.URL
	Header           Header
	Body             io.ReadCloser
	ContentLength    int64
	TransferEncoding []string
	Host             string
	RemoteAddr       string

	ctx context.Context
}

// Response is the response to a Request that was sent.
type Response struct {
	Status        string // such as "200 OK"
	StatusCode    int
	Header        Header
	Body          io.ReadCloser
	ContentLength int64
	Request       *Request
}

// NoBody is a body without bytes. Reading it gives io.EOF.
var NoBody io.ReadCloser = noBody{}

type noBody struct{}

func (noBody) Read([]byte) (int, error) { return 0, io.EOF }
func (noBody) Close() error             { return nil }

// NewRequestWithContext returns a request to send. If body is a *bytes.Buffer, *bytes.Reader or
// *strings.Reader, ContentLength is set to its length.
func NewRequestWithContext(ctx context.Context, method, rawURL string, body io.Reader) (*Request, error) {
	if method == "" {
		method = MethodGet
	}
	if !isToken(method) {
		return nil, errors.New("net/http: invalid method " + strconv.Quote(method))
	}
	if ctx == nil {
		return nil, errors.New("net/http: nil Context")
	}
	u, err := url.Parse(rawURL)
	if err != nil {
		return nil, err
	}
	u.Host = strings.TrimSuffix(u.Host, ":")
	r := &Request{Method: method, URL: u, Host: u.Host, Header: Header{}, ctx: ctx}
	if body == nil {
		return r, nil
	}
	closer, ok := body.(io.ReadCloser)
	if !ok {
		closer = io.NopCloser(body)
	}
	r.Body = closer
	switch body.(type) {
	case *bytes.Buffer, *bytes.Reader, *strings.Reader:
		r.ContentLength = int64(body.(interface{ Len() int }).Len())
		if r.ContentLength == 0 {
			r.Body = NoBody
		}
	}
	return r, nil
}

// Context returns the request's context, the background context by default.
func (r *Request) Context() context.Context {
	if r.ctx == nil {
		return context.Background()
	}
	return r.ctx
}

// WithContext returns a shallow copy of the request with another context. It panics if ctx is nil.
func (r *Request) WithContext(ctx context.Context) *Request {
	if ctx == nil {
		panic("nil context")
	}
	clone := *r
	clone.ctx = ctx
	return &clone
}

// MaxBytesReader returns a reader of at most limit bytes of a request's body. If the body is longer, reading
// fails with a *MaxBytesError.
func MaxBytesReader(_ ResponseWriter, body io.ReadCloser, limit int64) io.ReadCloser {
	limit = max(limit, 0)
	return &maxBytesReader{body: body, limit: limit, left: limit}
}

// MaxBytesError reports that a body is longer than Limit bytes.
type MaxBytesError struct{ Limit int64 }

func (*MaxBytesError) Error() string { return "http: request body too large" }

type maxBytesReader struct {
	body        io.ReadCloser
	limit, left int64 // bytes
	err         error // of the last Read; once it is set, every Read returns it
}

func (m *maxBytesReader) Read(p []byte) (int, error) {
	if m.err != nil || len(p) == 0 {
		return 0, m.err
	}
	if int64(len(p)) > m.left {
		p = p[:min(int64(len(p)), m.left+1)] // one byte more shows whether the body ends at the limit
	}
	var n int
	n, m.err = m.body.Read(p)
	if int64(n) > m.left {
		n, m.err = int(m.left), &MaxBytesError{m.limit}
	}
	m.left -= int64(n)
	return n, m.err
}

func (m *maxBytesReader) Close() error { return m.body.Close() }
