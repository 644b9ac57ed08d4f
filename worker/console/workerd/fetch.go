//go:build js && wasm

package workerd

import (
	"context"
	"io"
	"net/http"
	"strings"
	"syscall/js"
)

// Transport is an http.RoundTripper on the runtime's fetch. It follows no redirects. A request's body is read
// before it is sent, so that it has a Content-Length. The end of the request's context cancels the fetch.
type Transport struct{}

// RoundTrip sends a request.
func (Transport) RoundTrip(r *http.Request) (*http.Response, error) {
	init := map[string]any{"method": r.Method, "redirect": "manual"}
	headers := global.Get("Headers").New()
	for name, values := range r.Header {
		for _, value := range values {
			headers.Call("append", name, value)
		}
	}
	init["headers"] = headers
	if r.Body != nil {
		body, err := io.ReadAll(r.Body)
		if err != nil {
			return nil, err
		}
		init["body"] = bytes(body)
	}
	controller := global.Get("AbortController").New()
	init["signal"] = controller.Get("signal")
	context.AfterFunc(r.Context(), func() { controller.Call("abort") })
	response, err := Await(global.Call("fetch", r.URL.String(), init))
	if err != nil {
		return nil, err
	}
	return &http.Response{
		StatusCode: response.Get("status").Int(), Header: header(response.Get("headers")), Body: newBody(response.Get("body")),
		ContentLength: -1, Request: r,
	}, nil
}

// header converts a Headers object. A field that was sent several times has one value, joined by commas.
func header(headers js.Value) http.Header {
	h := http.Header{}
	entries := global.Get("Array").Call("from", headers)
	for i := range entries.Length() {
		h.Set(entries.Index(i).Index(0).String(), strings.TrimSpace(entries.Index(i).Index(1).String()))
	}
	return h
}

// body reads a ReadableStream.
type body struct {
	reader js.Value
	rest   []byte // of the last chunk
}

// newBody returns the body of a response, whose stream may be null.
func newBody(stream js.Value) io.ReadCloser {
	if stream.IsNull() {
		return http.NoBody
	}
	return &body{reader: stream.Call("getReader")}
}

func (b *body) Read(p []byte) (int, error) {
	for len(b.rest) == 0 {
		result, err := Await(b.reader.Call("read"))
		if err != nil {
			return 0, err
		}
		if result.Get("done").Bool() {
			return 0, io.EOF
		}
		chunk := result.Get("value")
		b.rest = make([]byte, chunk.Get("byteLength").Int())
		js.CopyBytesToGo(b.rest, chunk)
	}
	n := copy(p, b.rest)
	b.rest = b.rest[n:]
	return n, nil
}

// Close cancels the stream.
func (b *body) Close() error {
	b.reader.Call("cancel")
	return nil
}
