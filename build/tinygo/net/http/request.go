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

const (
	MethodGet     = "GET"
	MethodHead    = "HEAD"
	MethodPost    = "POST"
	MethodPut     = "PUT"
	MethodPatch   = "PATCH"
	MethodDelete  = "DELETE"
	MethodConnect = "CONNECT"
	MethodOptions = "OPTIONS"
	MethodTrace   = "TRACE"
)

// A Request is one that came in, or one to send.
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

// A Response is the answer to a Request that was sent.
type Response struct {
	Status        string // such as "200 OK"
	StatusCode    int
	Header        Header
	Body          io.ReadCloser
	ContentLength int64
	Request       *Request
}

// NoBody is a body without bytes.
var NoBody io.ReadCloser = noBody{}

type noBody struct{}

func (noBody) Read([]byte) (int, error) { return 0, io.EOF }
func (noBody) Close() error             { return nil }

func NewRequest(method, url string, body io.Reader) (*Request, error) {
	return NewRequestWithContext(context.Background(), method, url, body)
}

// NewRequestWithContext makes a request to send. A bytes.Buffer, bytes.Reader or strings.Reader as its body gives it a
// ContentLength.
func NewRequestWithContext(ctx context.Context, method, address string, body io.Reader) (*Request, error) {
	if method == "" {
		method = MethodGet
	}
	if !isToken(method) {
		return nil, errors.New("net/http: invalid method " + strconv.Quote(method))
	}
	if ctx == nil {
		return nil, errors.New("net/http: nil Context")
	}
	u, err := url.Parse(address)
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

func (r *Request) Context() context.Context {
	if r.ctx == nil {
		return context.Background()
	}
	return r.ctx
}

// WithContext gives a shallow copy of the request with another context.
func (r *Request) WithContext(ctx context.Context) *Request {
	if ctx == nil {
		panic("nil context")
	}
	clone := *r
	clone.ctx = ctx
	return &clone
}

func (r *Request) UserAgent() string { return r.Header.Get("User-Agent") }

// MaxBytesReader reads at most limit bytes of a request's body, and answers a *MaxBytesError where there are more.
func MaxBytesReader(_ ResponseWriter, body io.ReadCloser, limit int64) io.ReadCloser {
	limit = max(limit, 0)
	return &maxBytesReader{body: body, limit: limit, left: limit}
}

// A MaxBytesError says that a body is longer than allowed.
type MaxBytesError struct{ Limit int64 }

func (*MaxBytesError) Error() string { return "http: request body too large" }

type maxBytesReader struct {
	body        io.ReadCloser
	limit, left int64
	err         error // once it failed, it goes on failing
}

func (m *maxBytesReader) Read(p []byte) (int, error) {
	if m.err != nil || len(p) == 0 {
		return 0, m.err
	}
	if int64(len(p)) > m.left {
		p = p[:min(int64(len(p)), m.left+1)] // one byte more tells a body that ends at the limit from one that does not
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
