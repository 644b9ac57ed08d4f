package host

import (
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	protocol "loupe/core/exchange"
)

// program returns a core whose exchanges begin with the stage.
func program(stage protocol.Stage) protocol.Program {
	problem := protocol.Headers{{Name: "content-type", Value: "application/problem+json"}}
	return protocol.Program{
		Internal:    protocol.Response{Status: 500, Headers: problem, Body: []byte(`{"code":"INTERNAL"}`)},
		Unavailable: protocol.Response{Status: 503, Headers: append(problem, protocol.Header{Name: "retry-after", Value: "1"}), Body: []byte(`{"code":"UNAVAILABLE"}`)},
		Configure:   func(protocol.Config) protocol.Stage { return stage },
	}
}

// start starts a host. It is closed when the test ends.
func start(t testing.TB, o Options) *Host {
	t.Helper()
	h, err := New(o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(h.Close)
	return h
}

// serve starts a host of program(stage).
func serve(t *testing.T, o Options, stage protocol.Stage) *Host {
	t.Helper()
	o.Guest = Native(program(stage))
	return start(t, o)
}

// get requests a path and returns status, headers and body.
func get(t *testing.T, h *Host, path string) (int, http.Header, string) {
	t.Helper()
	return send(t, h, httptest.NewRequest("GET", path, nil))
}

func send(t *testing.T, h *Host, r *http.Request) (int, http.Header, string) {
	t.Helper()
	response := h.Do(r)
	body, err := io.ReadAll(response.Body)
	if err != nil {
		t.Fatal(err)
	}
	return response.StatusCode, response.Header, string(body)
}

// replyText replies with status 200 and a text.
func replyText(f *protocol.Flow, text string) {
	f.Reply(protocol.Response{Status: 200, Headers: protocol.Headers{{Name: "content-type", Value: "text/plain"}}, Body: []byte(text)})
}

type roundTrip func(*http.Request) (*http.Response, error)

func (f roundTrip) RoundTrip(r *http.Request) (*http.Response, error) { return f(r) }

// answering returns a transport that answers every request with this text.
func answering(text string) http.RoundTripper {
	return roundTrip(func(*http.Request) (*http.Response, error) {
		return &http.Response{StatusCode: 200, Header: http.Header{}, Body: io.NopCloser(strings.NewReader(text))}, nil
	})
}

// replyResult returns a stage that starts an effect and replies with its answer or error.
func replyResult[T any](start func(*protocol.Flow) protocol.Future[T]) protocol.Stage {
	return func(f *protocol.Flow) {
		protocol.On(f, start(f), func(f *protocol.Flow, answer T, err error) {
			if err != nil {
				replyText(f, err.Error())
				return
			}
			replyText(f, fmt.Sprint(answer))
		})
	}
}
