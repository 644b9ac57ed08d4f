package host

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	protocol "loupe/core/exchange"
)

// serve makes a host whose exchanges all begin with the stage.
func serve(t *testing.T, o Options, stage protocol.Stage) *Host {
	t.Helper()
	o.Guest = Native(func(protocol.Config) protocol.Stage { return stage })
	h, err := New(o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(h.Close)
	return h
}

// get asks for a path and gives status, headers and body.
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

// say replies with text.
func say(f *protocol.Flow, text string) {
	f.Reply(protocol.Response{Status: 200, Headers: protocol.Headers{{Name: "content-type", Value: "text/plain"}}, Body: []byte(text)})
}

func upstream(t *testing.T, handler http.HandlerFunc) *httptest.Server {
	server := httptest.NewServer(handler)
	t.Cleanup(server.Close)
	return server
}

func TestRequestReachesTheCore(t *testing.T) {
	h := serve(t, Options{}, func(f *protocol.Flow) {
		r := f.Request()
		out, _ := json.Marshal(r)
		f.Reply(protocol.Response{Status: 201, Headers: protocol.Headers{{Name: "set-cookie", Value: "a=1"}, {Name: "set-cookie", Value: "b=2"}}, Body: out})
	})
	r := httptest.NewRequest("POST", "/a%20b//c?x=%41&y", strings.NewReader("body"))
	r.Header.Add("X-Two", "1")
	r.Header.Add("X-Two", "2")
	status, header, body := send(t, h, r)
	if status != 201 || len(header.Values("Set-Cookie")) != 2 {
		t.Errorf("got %d %v", status, header)
	}
	var got protocol.Request
	if err := json.Unmarshal([]byte(body), &got); err != nil {
		t.Fatal(err)
	}
	if got.Method != "POST" || got.Path != "/a%20b//c" || got.Query != "x=%41&y" || string(got.Body) != "body" {
		t.Errorf("got %+v", got)
	}
	for name, want := range map[string]string{"x-two": "1, 2", "host": "example.com", "content-length": "4"} {
		if got.Headers.Get(name) != want {
			t.Errorf("%s is %q, not %q", name, got.Headers.Get(name), want)
		}
	}
}

func TestFetch(t *testing.T) {
	server := upstream(t, func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		w.Header().Set("X-Method", r.Method)
		w.Header().Set("X-Query", r.URL.RawQuery)
		w.Header().Set("X-Agent", r.Header.Get("User-Agent"))
		w.Header().Set("Location", "/elsewhere")
		w.WriteHeader(302)
		w.Write(bytes.ToUpper(body))
	})
	var future protocol.Future[protocol.Answer]
	h := serve(t, Options{}, func(f *protocol.Flow) {
		future = f.Fetch(protocol.Fetch{
			Method: "POST", URL: server.URL + "/p?q=1#no", Limit: 100, Body: []protocol.Part{protocol.Literal([]byte("ab")), protocol.Literal([]byte("c"))},
		})
		f.Await(future)
		f.Then(func(f *protocol.Flow) {
			a, err := future.Result()
			if err != nil {
				t.Error(err)
			}
			if a.Status != 302 || a.Headers.Get("x-method") != "POST" || a.Headers.Get("x-query") != "q=1" || a.Headers.Get("x-agent") != "" {
				t.Errorf("got %+v", a)
			}
			say(f, string(a.Body))
		})
	})
	if _, _, body := get(t, h, "/"); body != "ABC" {
		t.Errorf("got %q", body)
	}
}

var errBroken = errors.New("broken")

type roundTrip func(*http.Request) (*http.Response, error)

func (f roundTrip) RoundTrip(r *http.Request) (*http.Response, error) { return f(r) }

func text(status int, body string) *http.Response {
	return &http.Response{StatusCode: status, Header: http.Header{}, Body: io.NopCloser(strings.NewReader(body))}
}

var epoch = time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)
