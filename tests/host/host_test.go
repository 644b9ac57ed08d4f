package host

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
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

// epoch is when tests begin that do not care.
var epoch = time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)

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

type roundTrip func(*http.Request) (*http.Response, error)

func (f roundTrip) RoundTrip(r *http.Request) (*http.Response, error) { return f(r) }

// answering is a transport that answers everything with this text.
func answering(text string) http.RoundTripper {
	return roundTrip(func(*http.Request) (*http.Response, error) {
		return &http.Response{StatusCode: 200, Header: http.Header{}, Body: io.NopCloser(strings.NewReader(text))}, nil
	})
}

// one is a stage that awaits one effect and replies with what came of it.
func one[T any](start func(*protocol.Flow) protocol.Future[T]) protocol.Stage {
	return func(f *protocol.Flow) {
		future := start(f)
		f.Await(future)
		f.Then(func(f *protocol.Flow) {
			result, err := future.Result()
			if err != nil {
				say(f, err.Error())
				return
			}
			say(f, fmt.Sprintf("%v", result))
		})
	}
}

func insert(f *protocol.Flow) protocol.Future[[]protocol.Rows] {
	return f.D1(protocol.SQL("INSERT INTO t (x) VALUES (?1)", protocol.Int(1)))
}

func TestResponseComesBeforeTheEnd(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := database(t, "CREATE TABLE t (x)")
		h := serve(t, Options{D1: d, Fault: func(e Effect, perform func() Result) Result {
			time.Sleep(time.Second)
			return perform()
		}}, func(f *protocol.Flow) {
			say(f, "early")
			first := insert(f)
			f.Await(first)
			f.Then(func(f *protocol.Flow) { insert(f) }) // in the closing frame
		})
		began := time.Now()
		if _, _, body := get(t, h, "/"); body != "early" || time.Since(began) != 0 {
			t.Errorf("%q after %v", body, time.Since(began))
		}
		if h.Open() != 1 {
			t.Errorf("%d exchanges are open", h.Open())
		}
		h.Wait()
		if n := len(rows(t, d, "SELECT x FROM t")); n != 2 || h.Open() != 0 || time.Since(began) != 2*time.Second {
			t.Errorf("%d rows, %d exchanges open, after %v", n, h.Open(), time.Since(began))
		}
	})
}

func TestClientGoesAway(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := database(t, "CREATE TABLE t (x)")
		h := serve(t, Options{D1: d, Fault: func(e Effect, perform func() Result) Result {
			time.Sleep(time.Second)
			return perform()
		}}, one(insert))
		ctx, cancel := context.WithTimeout(t.Context(), time.Millisecond)
		defer cancel()
		if response := h.Do(httptest.NewRequestWithContext(ctx, "GET", "/", nil)); response != nil {
			t.Errorf("got %v", response)
		}
		h.Wait()
		if n := len(rows(t, d, "SELECT x FROM t")); n != 1 {
			t.Errorf("%d rows", n)
		}
	})
}

func TestTrap(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		entropy := bytes.NewReader(append(bytes.Repeat([]byte{1}, 32), append(bytes.Repeat([]byte{0xab}, 32), bytes.Repeat([]byte{2}, 320)...)...))
		record := new(Transcript)
		stage := func(f *protocol.Flow) {
			get := f.KVGet("k")
			f.Await(get)
			f.Then(func(f *protocol.Flow) {
				if f.Request().Path == "/trap" {
					panic("on purpose")
				}
				say(f, f.Request().Path)
			})
			if f.Request().Path == "/answered" {
				f.Then(func(f *protocol.Flow) { f.Await(f.KVGet("late")); f.Then(func(*protocol.Flow) {}) })
				f.Start(func(f *protocol.Flow) { say(f, "early") })
			}
		}
		guest := Native(func(protocol.Config) protocol.Stage { return stage })
		h, err := New(Options{Guest: guest, Entropy: entropy, Record: record, Fault: func(e Effect, perform func() Result) Result {
			time.Sleep(time.Duration(e.Exchange) * time.Second)
			return perform()
		}})
		if err != nil {
			t.Fatal(err)
		}
		defer h.Close()
		type outcome struct {
			status int
			header http.Header
			body   string
		}
		outcomes := map[string]chan outcome{}
		for i, path := range []string{"/first", "/trap", "/other", "/answered"} {
			c := make(chan outcome, 1)
			outcomes[path] = c
			go func() {
				status, header, body := get(t, h, path)
				c <- outcome{status, header, body}
			}()
			time.Sleep(time.Duration(1 + i))
		}
		h.Wait()
		if o := <-outcomes["/first"]; o.status != 200 || o.body != "/first" {
			t.Errorf("finished before the trap: %+v", o)
		}
		if o := <-outcomes["/answered"]; o.status != 200 || o.body != "early" {
			t.Errorf("answered before the trap: %+v", o)
		}
		for path, want := range map[string]outcome{
			"/trap": {500, http.Header{"Content-Type": {"application/problem+json"}, "X-Request-Id": {"abababababababab"}},
				`{"type":"about:blank","title":"Internal Server Error","status":500,"code":"INTERNAL","detail":"` + internal.detail + `"}`},
			"/other": {503, http.Header{"Content-Type": {"application/problem+json"}, "X-Request-Id": {"0202020202020202"}, "Retry-After": {"1"}},
				`{"type":"about:blank","title":"Service Unavailable","status":503,"code":"UNAVAILABLE","detail":"` + unavailable.detail + `"}`},
		} {
			if got := <-outcomes[path]; !reflect.DeepEqual(got, want) {
				t.Errorf("%s: got %+v\nnot %+v", path, got, want)
			}
		}
		if h.Traps() != 1 || h.Open() != 0 || !strings.Contains(h.Log(), "on purpose") {
			t.Errorf("%d traps, %d open, log %s", h.Traps(), h.Open(), h.Log())
		}
		if status, _, body := get(t, h, "/after"); status != 200 || body != "/after" {
			t.Errorf("the new instance says %d %s", status, body)
		}
		h.Wait()
		if err := Replay(guest, record); err != nil {
			t.Error(err)
		}
	})
}

// An answer that does not fit the protocol ends its exchange and no other.
func TestDefectiveCore(t *testing.T) {
	for name, answer := range map[string][]byte{
		"empty":          {},
		"unknown frame":  {9},
		"ready":          {0, 1, 0, 0, 0, 1, 0, 0, 0},
		"another's":      {1, 99, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
		"a byte more":    {1, 1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
		"a byte less":    {1, 1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
		"unknown flag":   {1, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
		"unknown effect": {1, 1, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
		"half a note":    {1, 1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 'a'},
		"fault":          append([]byte{2, 3, 0, 0, 0}, "why"...),
	} {
		h, err := New(Options{Guest: func() (Engine, error) { return &parrot{answer}, nil }})
		if err != nil {
			t.Fatal(err)
		}
		if status, _, body := get(t, h, "/"); status != 500 || !strings.Contains(body, "INTERNAL") || h.Traps() != 0 || h.Log() == "" {
			t.Errorf("%s: %d %s, %d traps, log %q", name, status, body, h.Traps(), h.Log())
		}
		h.Close()
	}
}

// parrot is ready, and then says the same to everything.
type parrot struct{ answer []byte }

func (p *parrot) Step(frame []byte) ([]byte, error) {
	if frame[0] == 0 {
		return []byte{0, 10, 0, 0, 0, 6, 0, 0, 0}, nil
	}
	return p.answer, nil
}

func (*parrot) Close() {}

func TestNewFails(t *testing.T) {
	for name, o := range map[string]Options{
		"no instance": {Guest: func() (Engine, error) { return nil, errors.New("broken") }},
		"not ready":   {Guest: Native(nil)},
		"secrets":     {Guest: Native(func(protocol.Config) protocol.Stage { return nil }), Vars: map[string]string{"SECRETS": "KEY"}},
		"a path":      {Guest: Native(func(protocol.Config) protocol.Stage { return nil }), Vars: map[string]string{"SECRETS": "KEY@a.com/b"}},
	} {
		if h, err := New(o); err == nil {
			t.Errorf("%s: made %v", name, h)
		}
	}
}

func TestConfiguration(t *testing.T) {
	var got protocol.Config
	h, err := New(Options{
		Guest:   Native(func(c protocol.Config) protocol.Stage { got = c; return nil }),
		Vars:    map[string]string{"A": "1", "B": "2", "SECRETS": "KEY@a.com NONE@a.com"},
		Secrets: map[string]string{"KEY": "value", "NONE": "", "STRAY": "value"},
	})
	if err != nil {
		t.Fatal(err)
	}
	defer h.Close()
	if got.Var("A", "") != "1" || got.Var("B", "") != "2" || !got.Secret("KEY") || got.Secret("NONE") || got.Secret("STRAY") ||
		got.Var("KEY", "unset") != "unset" || got.Var("SECRETS", "unset") != "unset" {
		t.Errorf("got %+v", got)
	}
}

// A status that a Worker could not send becomes INTERNAL; so does a body over the limit no more than a byte.
func TestLimitsOfHTTP(t *testing.T) {
	for _, status := range []int{0, 100, 199, 600, 70000} {
		h := serve(t, Options{}, func(f *protocol.Flow) { f.Reply(protocol.Response{Status: status}) })
		if got, _, body := get(t, h, "/"); got != 500 || !strings.Contains(body, "INTERNAL") {
			t.Errorf("%d became %d %s", status, got, body)
		}
	}
	for _, size := range []int{0, protocol.MaxBody, protocol.MaxBody + 1, 2 * protocol.MaxBody} {
		h := serve(t, Options{}, func(f *protocol.Flow) { say(f, strconv.Itoa(len(f.Request().Body))) })
		_, _, body := send(t, h, httptest.NewRequest("POST", "/", strings.NewReader(strings.Repeat("x", size))))
		if want := strconv.Itoa(min(size, protocol.MaxBody+1)); body != want {
			t.Errorf("of %d bytes %s arrived", size, body)
		}
	}
}

func TestServeHTTP(t *testing.T) {
	h := serve(t, Options{}, func(f *protocol.Flow) {
		r := f.Request()
		say(f, r.Method+" "+r.Path+"?"+r.Query+" "+string(r.Body))
	})
	server := httptest.NewServer(h)
	defer server.Close()
	response, err := http.Post(server.URL+"/p/%20?q", "text/plain", strings.NewReader("body"))
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	body, _ := io.ReadAll(response.Body)
	if string(body) != "POST /p/%20?q body" || response.Header.Get("Content-Type") != "text/plain" {
		t.Errorf("got %q, %v", body, response.Header)
	}
}

// At most six effects of an exchange are under way; the others wait their turn, in order, within their time.
func TestConnections(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var mu sync.Mutex
		running, most := 0, 0
		var order []string
		h := serve(t, Options{Transport: answering("x"), Fault: func(e Effect, perform func() Result) Result {
			mu.Lock()
			running++
			most = max(most, running)
			order = append(order, e.Call.(FetchCall).URL)
			mu.Unlock()
			time.Sleep(time.Duration(3000+e.Number) * time.Millisecond)
			mu.Lock()
			running--
			mu.Unlock()
			return perform()
		}}, func(f *protocol.Flow) {
			var all []protocol.Future[protocol.Answer]
			for i := range 20 {
				all = append(all, f.Fetch(protocol.Fetch{URL: fmt.Sprintf("https://a/%02d", i), Limit: 10}))
				f.Await(all[i])
			}
			f.Then(func(f *protocol.Flow) {
				var took []string
				for _, future := range all {
					_, err := future.Result()
					took = append(took, fmt.Sprint(future.Elapsed(), protocol.CodeOf(err)))
				}
				say(f, strings.Join(took, ","))
			})
		})
		_, _, body := get(t, h, "/")
		want := ""
		for i := range 20 {
			ends, code := 0, protocol.Code(0)
			for j := i; j >= 0; j -= 6 { // after those before it in line
				ends += 3000 + j
			}
			if ends > protocol.UpstreamTime {
				ends, code = protocol.UpstreamTime, protocol.Timeout
			}
			want += fmt.Sprint(ends, code, ",")
		}
		if body+"," != want {
			t.Errorf("took\n%s, not\n%s", body, want)
		}
		if most != 6 {
			t.Errorf("%d at a time", most)
		}
		slices.Sort(order[:6]) // these began at once
		if !slices.IsSorted(order) || len(order) != 20 {
			t.Errorf("began in the order %s", order)
		}
	})
}

// What a fault can do to an effect.
func TestFaults(t *testing.T) {
	for name, c := range map[string]struct {
		fault func(e Effect, perform func() Result) Result
		says  string
		rows  int
	}{
		"none":      {func(e Effect, perform func() Result) Result { return perform() }, "[{1 [] []}]", 1},
		"refused":   {func(Effect, func() Result) Result { return Fail(Unavailable, "down") }, "unavailable: down", 0},
		"lost":      {func(_ Effect, perform func() Result) Result { perform(); return Fail(Network, "lost") }, "network: lost", 1},
		"twice":     {func(_ Effect, perform func() Result) Result { perform(); return perform() }, "[{1 [] []}]", 2},
		"nonsense":  {func(Effect, func() Result) Result { return Success([]byte("nonsense")) }, "malformed: answer does not fit the effect", 0},
		"slow":      {func(_ Effect, perform func() Result) Result { time.Sleep(4 * time.Second); return perform() }, "[{1 [] []}]", 1},
		"too slow":  {func(_ Effect, perform func() Result) Result { time.Sleep(time.Hour); return perform() }, "timeout: the effect took too long", 1},
		"done late": {func(_ Effect, perform func() Result) Result { r := perform(); time.Sleep(time.Hour); return r }, "timeout: the effect took too long", 1},
	} {
		synctest.Test(t, func(t *testing.T) {
			d := database(t, "CREATE TABLE t (x)")
			h := serve(t, Options{D1: d, Fault: c.fault}, one(insert))
			if _, _, body := get(t, h, "/"); body != c.says {
				t.Errorf("%s: %s", name, body)
			}
			h.Wait()
			if n := len(rows(t, d, "SELECT x FROM t")); n != c.rows {
				t.Errorf("%s: %d rows", name, n)
			}
		})
	}
}

func TestBindings(t *testing.T) {
	ai := func(f *protocol.Flow) protocol.Future[protocol.Answer] {
		return f.AI("model", []protocol.Part{protocol.Literal([]byte(`{"a":`)), protocol.Literal([]byte("1}"))}, 0)
	}
	badInput := func(f *protocol.Flow) protocol.Future[protocol.Answer] {
		return f.AI("model", []protocol.Part{protocol.Literal([]byte("{"))}, 0)
	}
	limit := func(f *protocol.Flow) protocol.Future[bool] { return f.Limit("key") }
	model := func(model string, input []byte) ([]byte, error) {
		if string(input) != `{"a":1}` {
			return nil, errors.New("not what was meant")
		}
		return []byte(model), nil
	}
	for name, c := range map[string]struct {
		options Options
		stage   protocol.Stage
		says    string
	}{
		"ai":           {Options{AI: model}, one(ai), fmt.Sprint(protocol.Answer{Status: 200, Body: []byte("model")})},
		"ai's error":   {Options{AI: func(string, []byte) ([]byte, error) { return nil, errors.New("no capacity") }}, one(ai), "failed: no capacity"},
		"ai not JSON":  {Options{AI: model}, one(badInput), "failed: the model's input is not JSON"},
		"no ai":        {Options{}, one(ai), "unavailable: no such binding"},
		"no d1":        {Options{}, one(insert), "unavailable: no such binding"},
		"no limit":     {Options{}, one(limit), "unavailable: no such binding"},
		"within limit": {Options{Limit: func(key string) bool { return key == "key" }}, one(limit), "true"},
		"over limit":   {Options{Limit: func(key string) bool { return key != "key" }}, one(limit), "false"},
		"d1's error":   {Options{D1: database(t)}, one(insert), "failed: D1_ERROR: no such table: t: SQLITE_ERROR"},
	} {
		if _, _, body := get(t, serve(t, c.options, c.stage), "/"); body != c.says {
			t.Errorf("%s: %s", name, body)
		}
	}
}

// Values on their way from the core into D1 and back.
func TestD1ThroughTheCore(t *testing.T) {
	h := serve(t, Options{D1: database(t)}, func(f *protocol.Flow) {
		future := f.D1(protocol.SQL("SELECT ?1 AS i, ?2 AS r, ?3 AS t, ?4 AS b, ?5 AS n, 1.5 AS x UNION ALL SELECT 1, 2, 3, 4, 5, 6",
			protocol.Int(-5), protocol.Real(2.5), protocol.Text("text"), protocol.Blob([]byte{0, 255}), protocol.Value{}))
		f.Await(future)
		f.Then(func(f *protocol.Flow) {
			batch, err := future.Result()
			if err != nil || len(batch) != 1 || len(batch[0].Rows) != 2 {
				t.Errorf("got %+v, %v", batch, err)
				say(f, "")
				return
			}
			r := batch[0].Rows[0]
			say(f, fmt.Sprintf("%v %v %v %v %v %v %v", batch[0].Columns, r[0].Int(), r[1].Real(), r[2].Text(), []byte(r[3].Text()), r[4].Null(), r[5].Real()))
		})
	})
	if _, _, body := get(t, h, "/"); body != "[i r t b n x] -5 2.5 text [0 255] true 1.5" {
		t.Errorf("got %s", body)
	}
}
