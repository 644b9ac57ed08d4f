package host

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strconv"
)

// request is an inbound request as it goes into a frame.
type request struct {
	method, target string
	headers        []Header
	body           []byte
}

// Do opens an exchange for the request and gives its response as soon as it is there; nil if the request's
// context ended before, or its body broke off. An exchange once opened goes on all the same.
func (h *Host) Do(r *http.Request) *http.Response {
	answer, err := h.do(r)
	if err != nil {
		return nil
	}
	header := http.Header{}
	for _, field := range answer.headers {
		header.Add(field.Name, field.Value)
	}
	return &http.Response{
		StatusCode: answer.status, Status: fmt.Sprintf("%d %s", answer.status, http.StatusText(answer.status)),
		Proto: "HTTP/1.1", ProtoMajor: 1, ProtoMinor: 1, Header: header, Request: r,
		Body: io.NopCloser(bytes.NewReader(answer.body)), ContentLength: int64(len(answer.body)),
	}
}

// ServeHTTP serves as Do does.
func (h *Host) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	answer, err := h.do(r)
	if err != nil { // nobody is there to read it, or there is no entropy
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	for _, field := range answer.headers {
		w.Header().Add(field.Name, field.Value)
	}
	w.WriteHeader(answer.status)
	w.Write(answer.body)
}

func (h *Host) do(r *http.Request) (response, error) {
	in, err := h.readRequest(r)
	if err != nil {
		return response{}, err
	}
	x, err := h.begin(in)
	if err != nil {
		return response{}, err
	}
	select {
	case answer := <-x.answer:
		if answer.status < 200 || answer.status > 599 { // no more could a Worker send it
			answer = x.problem(internal)
		}
		return answer, nil
	case <-r.Context().Done():
		return response{}, r.Context().Err()
	}
}

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
			return in, errors.New("the request's body broke off")
		}
		in.body = body
	}
	return in, nil
}

// problem is a response that the host makes without the core (RFC 9457). worker/host.mjs has the same.
type problem struct {
	status      int
	title, code string
	detail      string
	headers     []Header
}

var (
	internal = problem{status: 500, title: "Internal Server Error", code: "INTERNAL",
		detail: "Something went wrong here. Credits held for it come back within five minutes."}
	unavailable = problem{status: 503, title: "Service Unavailable", code: "UNAVAILABLE",
		detail: "The service was interrupted; try again. Credits held for it come back within five minutes.", headers: []Header{{"retry-after", "1"}}}
)

func (x *exchange) problem(p problem) response {
	headers := append([]Header{{"content-type", "application/problem+json"}, {"x-request-id", x.id}}, p.headers...)
	return response{p.status, headers, fmt.Appendf(nil, `{"type":"about:blank","title":%q,"status":%d,"code":%q,"detail":%q}`,
		p.title, p.status, p.code, p.detail)}
}

func (h *Host) bodyLimit() int64 {
	h.mu.Lock()
	defer h.mu.Unlock()
	return int64(h.ready.body)
}
