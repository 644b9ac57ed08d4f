package host

import (
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/synctest"
	"time"

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

// epoch is an arbitrary time.
var epoch = time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)

func upstream(t *testing.T, handler http.HandlerFunc) *httptest.Server {
	server := httptest.NewServer(handler)
	t.Cleanup(server.Close)
	return server
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

func insert(f *protocol.Flow) protocol.Future[[]protocol.Rows] {
	return f.D1(protocol.SQL("INSERT INTO t (x) VALUES (?1)", protocol.Int(1)))
}

func TestFaultWrapsEffect(t *testing.T) {
	for name, c := range map[string]struct {
		fault func(e Effect, perform func() Result) Result
		want  string
		rows  int
	}{
		"none":      {func(e Effect, perform func() Result) Result { return perform() }, "[{1 [] []}]", 1},
		"refused":   {func(Effect, func() Result) Result { return Fail(protocol.Unavailable, "down") }, "unavailable: down", 0},
		"lost":      {func(_ Effect, perform func() Result) Result { perform(); return Fail(protocol.Network, "lost") }, "network: lost", 1},
		"twice":     {func(_ Effect, perform func() Result) Result { perform(); return perform() }, "[{1 [] []}]", 2},
		"garbage":   {func(Effect, func() Result) Result { return Result{Payload: []byte("nonsense")} }, "malformed: answer does not fit the effect", 0},
		"slow":      {func(_ Effect, perform func() Result) Result { time.Sleep(4 * time.Second); return perform() }, "[{1 [] []}]", 1},
		"too slow":  {func(_ Effect, perform func() Result) Result { time.Sleep(time.Hour); return perform() }, "timeout: the effect took longer than 5000 ms", 1},
		"done late": {func(_ Effect, perform func() Result) Result { r := perform(); time.Sleep(time.Hour); return r }, "timeout: the effect took longer than 5000 ms", 1},
	} {
		synctest.Test(t, func(t *testing.T) {
			d := database(t, "CREATE TABLE t (x)")
			h := serve(t, Options{D1: d, Fault: c.fault}, replyResult(insert))
			if _, _, body := get(t, h, "/"); body != c.want {
				t.Errorf("%s: got %q, want %q", name, body, c.want)
			}
			h.Wait()
			if n := len(rows(t, d, "SELECT x FROM t")); n != c.rows {
				t.Errorf("%s: got %d rows, want %d", name, n, c.rows)
			}
		})
	}
}
