package host

import (
	"bytes"
	"fmt"
	"io"
	"net/http"
	"strconv"
	"strings"

	protocol "loupe/core/exchange"
)

// request is an inbound request, as the open frame has it.
type request struct {
	method, target string
	headers        protocol.Headers
	body           []byte
	deferred       io.ReadCloser // the body, if the path is deferred
	deferredSize   int64         // by its content-length, -1 if unknown
}

// Do opens an exchange for the request and returns the response, without waiting for the effects
// that run on after it. Do returns nil if reading the request's body or the entropy fails. It also
// returns nil if the request's context ends before the response; the exchange then goes on.
//
// The body of a streamed response has the length -1. It can be read as the core sends it. Closing it
// before its end, or ending the request's context, tells the core that the client has left.
func (h *Host) Do(r *http.Request) *http.Response {
	response, body, err := h.do(r)
	if err != nil {
		return nil
	}
	length := int64(len(response.body))
	if response.rest != nil {
		length = -1
	}
	header := http.Header{}
	for _, field := range response.headers {
		header.Add(field.Name, field.Value)
	}
	return &http.Response{
		StatusCode: response.status, Status: fmt.Sprintf("%d %s", response.status, http.StatusText(response.status)),
		Proto: "HTTP/1.1", ProtoMajor: 1, ProtoMinor: 1, Header: header, Request: r,
		Body: body, ContentLength: length,
	}
}

// ServeHTTP answers with the response of Do, and flushes what it has of a streamed one. Where Do would
// return nil, it answers 500. It breaks the connection off if the exchange is lost.
func (h *Host) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	response, body, err := h.do(r)
	if err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	for _, field := range response.headers {
		w.Header().Add(field.Name, field.Value)
	}
	w.WriteHeader(response.status)
	if response.rest == nil {
		w.Write(response.body)
		return
	}
	defer body.Close()
	flusher, buffer := http.NewResponseController(w), make([]byte, 32<<10)
	flusher.Flush() // the headers
	for {
		n, err := body.Read(buffer)
		switch {
		case err == io.EOF:
			return
		case err != nil:
			panic(http.ErrAbortHandler)
		}
		if _, err := w.Write(buffer[:n]); err != nil {
			return
		}
		flusher.Flush()
	}
}

// do returns the response and its body, with the chunks that follow.
func (h *Host) do(r *http.Request) (response, io.ReadCloser, error) {
	in, err := h.convertRequest(r)
	if err != nil {
		return response{}, nil, err
	}
	x, err := h.openExchange(in)
	if err != nil {
		return response{}, nil, err
	}
	select {
	case response := <-x.response:
		body := io.Reader(bytes.NewReader(response.body))
		if response.rest == nil {
			return response, io.NopCloser(body), nil
		}
		return response, h.newClientBody(r.Context(), x, io.MultiReader(body, response.rest)), nil
	case <-r.Context().Done():
		h.clientLeft(x)
		return response{}, nil, r.Context().Err()
	}
}

// convertRequest converts a request to the form of the open frame. It reads at most limit + 1 bytes of
// the body, where limit is the manifest's, and nothing of a deferred body.
func (h *Host) convertRequest(r *http.Request) (request, error) {
	in := request{method: r.Method, target: r.RequestURI}
	if in.method == "" {
		in.method = "GET"
	}
	if in.target == "" {
		in.target = r.URL.RequestURI()
	}
	if !strings.HasPrefix(in.target, "/") { // only a message of the queue has such a target
		in.target = "/" + in.target
	}
	header := r.Header.Clone()
	if header == nil {
		header = http.Header{}
	}
	header.Set("Host", r.Host)
	if r.Host == "" {
		header.Set("Host", r.URL.Host)
	}
	if r.ContentLength > 0 {
		header.Set("Content-Length", strconv.FormatInt(r.ContentLength, 10))
	}
	if address := header.Get(addressHeader); address != "" {
		header.Set(addressHeader, networkOf(address))
	}
	in.headers = joinHeaders(header)
	manifest := h.Manifest()
	if path, _, _ := strings.Cut(in.target, "?"); manifest.Defers(path) {
		if in.deferred, in.deferredSize = r.Body, r.ContentLength; r.Body == nil {
			in.deferred = http.NoBody
		}
		return in, nil
	}
	if r.Body != nil {
		body, err := io.ReadAll(io.LimitReader(r.Body, int64(manifest.MaxBody)+1))
		if err != nil {
			return in, fmt.Errorf("reading the request body: %w", err)
		}
		in.body = body
	}
	return in, nil
}
