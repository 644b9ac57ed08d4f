package host

import (
	"bytes"
	"fmt"
	"io"
	"net/http"
	"strconv"
)

// request is an inbound request, as the open frame has it.
type request struct {
	method, target string
	headers        []Header
	body           []byte
}

// Do opens an exchange for the request and returns the response, without waiting for the effects
// that run on after it. Do returns nil if reading the request's body or the entropy fails. It also
// returns nil if the request's context ends before the response; the exchange then goes on.
func (h *Host) Do(r *http.Request) *http.Response {
	response, err := h.do(r)
	if err != nil {
		return nil
	}
	header := http.Header{}
	for _, field := range response.headers {
		header.Add(field.Name, field.Value)
	}
	return &http.Response{
		StatusCode: response.status, Status: fmt.Sprintf("%d %s", response.status, http.StatusText(response.status)),
		Proto: "HTTP/1.1", ProtoMajor: 1, ProtoMinor: 1, Header: header, Request: r,
		Body: io.NopCloser(bytes.NewReader(response.body)), ContentLength: int64(len(response.body)),
	}
}

// ServeHTTP answers with the response of Do. Where Do would return nil, it answers 500.
func (h *Host) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	response, err := h.do(r)
	if err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	for _, field := range response.headers {
		w.Header().Add(field.Name, field.Value)
	}
	w.WriteHeader(response.status)
	w.Write(response.body)
}

func (h *Host) do(r *http.Request) (response, error) {
	in, err := h.readRequest(r)
	if err != nil {
		return response{}, err
	}
	x, err := h.openExchange(in)
	if err != nil {
		return response{}, err
	}
	select {
	case r := <-x.response:
		if r.status < 200 || r.status > 599 { // a Worker cannot send it
			h.mu.Lock()
			defer h.mu.Unlock()
			r = h.internal(x)
		}
		return r, nil
	case <-r.Context().Done():
		return response{}, r.Context().Err()
	}
}

// readRequest converts a request to the form of the open frame. It reads at most limit + 1 bytes of
// the body, where limit is the manifest's.
func (h *Host) readRequest(r *http.Request) (request, error) {
	in := request{method: r.Method, target: r.RequestURI}
	if in.method == "" {
		in.method = "GET"
	}
	if in.target == "" {
		in.target = r.URL.RequestURI()
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
	in.headers = readHeaders(header)
	if r.Body != nil {
		body, err := io.ReadAll(io.LimitReader(r.Body, h.bodyLimit()+1))
		if err != nil {
			return in, fmt.Errorf("reading the request body: %w", err)
		}
		in.body = body
	}
	return in, nil
}

func (h *Host) bodyLimit() int64 {
	h.mu.Lock()
	defer h.mu.Unlock()
	return int64(h.manifest.bodyLimit)
}
