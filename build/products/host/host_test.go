package host

import (
	"bytes"
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
	"loupe/core/exchange/exchangetest"
	"loupe/core/exchange/wire"
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

func TestRequestReachesCoreUnchanged(t *testing.T) {
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
		t.Errorf("got status %d and headers %v, want 201 and two cookies", status, header)
	}
	var got protocol.Request
	if err := json.Unmarshal([]byte(body), &got); err != nil {
		t.Fatal(err)
	}
	if got.Method != "POST" || got.Path != "/a%20b//c" || got.Query != "x=%41&y" || string(got.Body) != "body" {
		t.Errorf("got request %+v, want POST /a%%20b//c with query x=%%41&y and body", got)
	}
	for name, want := range map[string]string{"x-two": "1, 2", "host": "example.com", "content-length": "4"} {
		if got.Headers.Get(name) != want {
			t.Errorf("%s: got %q, want %q", name, got.Headers.Get(name), want)
		}
	}
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
	return func(f *protocol.Flow) { replyAnswer(f, start(f), func(answer T) string { return fmt.Sprint(answer) }) }
}

// replyAnswer replies with the text of the future's answer, or with its error.
func replyAnswer[T any](f *protocol.Flow, future protocol.Future[T], text func(T) string) {
	protocol.On(f, future, func(f *protocol.Flow, answer T, err error) {
		if err != nil {
			replyText(f, err.Error())
			return
		}
		replyText(f, text(answer))
	})
}

func insert(f *protocol.Flow) protocol.Future[[]protocol.Rows] {
	return f.D1(protocol.SQL("INSERT INTO t (x) VALUES (?1)", protocol.Int(1)))
}

func TestResponseDoesNotWaitForLaterEffects(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := database(t, "CREATE TABLE t (x)")
		h := serve(t, Options{D1: d, Fault: func(e Effect, perform func() Result) Result {
			time.Sleep(time.Second)
			return perform()
		}}, func(f *protocol.Flow) {
			replyText(f, "early")
			first := insert(f)
			f.Await(first)
			f.Then(func(f *protocol.Flow) { insert(f) }) // starts in the frame that closes the exchange
		})
		began := time.Now()
		if _, _, body := get(t, h, "/"); body != "early" || time.Since(began) != 0 {
			t.Errorf("got %q after %v, want \"early\" at once", body, time.Since(began))
		}
		if h.Open() != 1 {
			t.Errorf("got %d open exchanges, want 1", h.Open())
		}
		h.Wait()
		if n := len(rows(t, d, "SELECT x FROM t")); n != 2 || h.Open() != 0 || time.Since(began) != 2*time.Second {
			t.Errorf("got %d rows and %d open exchanges after %v, want 2 and 0 after 2s", n, h.Open(), time.Since(began))
		}
	})
}

// The exchange that traps gets the internal response, the other open exchanges get unavailable. A new
// instance serves the next request.
func TestTrapFailsOpenExchangesAndStartsNewInstance(t *testing.T) {
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
				replyText(f, f.Request().Path)
			})
			if f.Request().Path == "/answered" {
				f.Then(func(f *protocol.Flow) { f.Await(f.KVGet("late")); f.Then(func(*protocol.Flow) {}) })
				f.Start(func(f *protocol.Flow) { replyText(f, "early") })
			}
		}
		guest := Native(program(stage))
		h := start(t, Options{Guest: guest, Entropy: entropy, Record: record, Fault: func(e Effect, perform func() Result) Result {
			time.Sleep(time.Duration(e.Exchange) * time.Second)
			return perform()
		}})
		type reply struct {
			status int
			header http.Header
			body   string
		}
		replies := map[string]chan reply{}
		for i, path := range []string{"/first", "/trap", "/other", "/answered"} {
			c := make(chan reply, 1)
			replies[path] = c
			go func() {
				status, header, body := get(t, h, path)
				c <- reply{status, header, body}
			}()
			time.Sleep(time.Duration(1 + i))
		}
		h.Wait()
		if got := <-replies["/first"]; got.status != 200 || got.body != "/first" {
			t.Errorf("finished before the trap: got %+v, want 200 /first", got)
		}
		if got := <-replies["/answered"]; got.status != 200 || got.body != "early" {
			t.Errorf("answered before the trap: got %+v, want 200 early", got)
		}
		for path, want := range map[string]reply{
			"/trap": {500, http.Header{"Content-Type": {"application/problem+json"}, "X-Request-Id": {"abababababababab"}},
				`{"code":"INTERNAL"}`},
			"/other": {503, http.Header{"Content-Type": {"application/problem+json"}, "X-Request-Id": {"0202020202020202"}, "Retry-After": {"1"}},
				`{"code":"UNAVAILABLE"}`},
		} {
			if got := <-replies[path]; !reflect.DeepEqual(got, want) {
				t.Errorf("%s: got %+v\nwant %+v", path, got, want)
			}
		}
		if h.Traps() != 1 || h.Open() != 0 || !strings.Contains(h.Log(), "on purpose") {
			t.Errorf("got %d traps and %d open exchanges, want 1 and 0; log %s", h.Traps(), h.Open(), h.Log())
		}
		if status, _, body := get(t, h, "/after"); status != 200 || body != "/after" {
			t.Errorf("the new instance: got %d %s, want 200 /after", status, body)
		}
		h.Wait()
		if err := Replay(guest, record); err != nil {
			t.Error(err)
		}
	})
}

// An answer that does not fit the protocol fails its exchange and does not lose the instance.
func TestInvalidAnswerFailsItsExchangeOnly(t *testing.T) {
	for name, answer := range map[string][]byte{
		"ready":           {0},
		"manifest":        testManifest(6),
		"other exchange":  {1, 99, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
		"too long":        {1, 1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
		"open and closed": {1, 1, 0, 0, 0, 7, 200, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
		"open, no body":   {1, 1, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
		"chunk, no body":  {1, 1, 0, 0, 0, 10, 1, 0, 0, 0, 'a', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
		"empty chunk":     {1, 1, 0, 0, 0, 11, 200, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
		"unknown part":    {1, 1, 0, 0, 0, 3, 200, 0, 0, 0, 0, 0, 1, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
		"part not kept":   {1, 1, 0, 0, 0, 3, 200, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
		"truncated note":  {1, 1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 'a'},
		"fault":           append([]byte{2, 3, 0, 0, 0}, "why"...),
	} {
		h := start(t, Options{Guest: func() (Engine, error) {
			return &fixedCore{testManifest(6), []byte{exchangetest.FrameReady}, answer}, nil
		}})
		if status, _, body := get(t, h, "/"); status != 500 || !strings.Contains(body, "INTERNAL") || h.Traps() != 0 || h.Log() == "" {
			t.Errorf("%s: got %d %s, %d traps and log %q, want 500 INTERNAL, 0 traps and a log entry", name, status, body, h.Traps(), h.Log())
		}
	}
}

// fixedCore gives the same answer to every frame of a kind. A nil answer is a trap.
type fixedCore struct{ manifest, ready, progress []byte }

func (c *fixedCore) Step(frame []byte) ([]byte, error) {
	answer := c.progress
	switch frame[0] {
	case exchangetest.FrameDescribe:
		answer = c.manifest
	case exchangetest.FrameConfigure:
		answer = c.ready
	}
	if answer == nil {
		return nil, errors.New("trap")
	}
	return answer, nil
}

func (*fixedCore) Close() {}

// testManifest returns a manifest frame with a body limit of 10 bytes and no deferred paths, variables
// or secrets.
func testManifest(connections uint32) []byte {
	w := wire.Writer{exchangetest.FrameManifest}
	for _, v := range []uint32{10, connections, 0, 0, 0} {
		w.U32(v)
	}
	for i, body := range []string{"INTERNAL", "UNAVAILABLE"} {
		w.U16([]uint16{500, 503}[i])
		w.Count(0)
		w.Count(1)
		w.U8(0)
		w.String(body)
	}
	return w
}

func TestNewReturnsErrorForDefectiveCoreOrSECRETS(t *testing.T) {
	manifest, ready := testManifest(6), []byte{exchangetest.FrameReady}
	fixed := func(c fixedCore) Guest { return func() (Engine, error) { return &c, nil } }
	core := fixed(fixedCore{manifest, ready, nil})
	for name, o := range map[string]Options{
		"no instance":                {Guest: func() (Engine, error) { return nil, errors.New("broken") }},
		"trap at describe":           {Guest: fixed(fixedCore{nil, ready, nil})},
		"describe refused":           {Guest: fixed(fixedCore{append([]byte{exchangetest.FrameFault, 3, 0, 0, 0}, "why"...), ready, nil})},
		"describe answered by ready": {Guest: fixed(fixedCore{ready, ready, nil})},
		"manifest too long":          {Guest: fixed(fixedCore{append(testManifest(6), 0), ready, nil})},
		"manifest too short":         {Guest: fixed(fixedCore{manifest[:len(manifest)-1], ready, nil})},
		"trap at configure":          {Guest: fixed(fixedCore{manifest, nil, nil})},
		"configure refused":          {Guest: fixed(fixedCore{manifest, append([]byte{exchangetest.FrameFault, 3, 0, 0, 0}, "why"...), nil})},
		"ready too long":             {Guest: fixed(fixedCore{manifest, []byte{exchangetest.FrameReady, 0}, nil})},
		"panic at configure":         {Guest: Native(protocol.Program{})},
		"SECRETS without a host":     {Guest: core, Vars: map[string]string{"SECRETS": "KEY"}},
		"SECRETS with a path":        {Guest: core, Vars: map[string]string{"SECRETS": "KEY@a.com/b"}},
	} {
		if h, err := New(o); err == nil {
			t.Errorf("%s: got a host %v, want an error", name, h)
		}
	}
	if h, err := New(Options{Guest: core}); err != nil {
		t.Errorf("a core without a fault: %v", err)
	} else {
		h.Close()
	}
}

// The core gets the variables that its manifest lists and that are set, and the names of the
// secrets that its manifest or SECRETS lists and that have a value: a secret that is only signed with needs no
// host in SECRETS, and the manifest doesn't know the operator's own. Nothing else leaves the host.
func TestConfigureTellsOnlyWhatManifestAndSecretsList(t *testing.T) {
	var got protocol.Config
	p := program(nil)
	p.Variables, p.Secrets = []string{"B", "A", "UNSET", "EMPTY"}, []string{"KEY", "NONE", "NOWHERE", "TOKEN"}
	p.Configure = func(c protocol.Config) protocol.Stage { got = c; return nil }
	record := new(Transcript)
	h := start(t, Options{
		Guest: Native(p), Record: record,
		Vars:    map[string]string{"A": "1", "B": "2", "EMPTY": "", "UNDECLARED": "undeclared", "SECRETS": "KEY@a.com NONE@a.com TOKEN@a.com OWN@a.com OWN@b.com UNSET_OWN@a.com"},
		Secrets: map[string]string{"KEY": "s3cret", "NONE": "", "NOWHERE": "s3cret", "OWN": "s3cret", "UNLISTED": "s3cret"},
		AI:      func(string, []byte) ([]byte, error) { return nil, nil },
		Images:  func([]byte, bool, int) ([]byte, error) { return nil, nil },
	})
	if m := h.Manifest(); !slices.Equal(m.Variables, p.Variables) || !slices.Equal(m.Secrets, p.Secrets) {
		t.Errorf("got manifest %+v, want %v and %v", m, p.Variables, p.Secrets)
	}
	if len(record.Steps) != 2 || !bytes.Equal(record.Steps[0].Frame, []byte{exchangetest.FrameDescribe}) {
		t.Fatalf("got steps %+v, want describe and configure", record.Steps)
	}
	variables := protocol.Headers{{Name: "B", Value: "2"}, {Name: "A", Value: "1"}, {Name: "EMPTY"}}
	want := exchangetest.ConfigureFrame(variables, "KEY", "NOWHERE", "OWN", "AI", "IMAGES")
	if !bytes.Equal(record.Steps[1].Frame, want) {
		t.Errorf("got the frame %q, want %q", record.Steps[1].Frame, want)
	}
	if got.Var("A", "") != "1" || got.Var("B", "") != "2" || got.Var("UNSET", "unset") != "unset" || !got.Secret("KEY") || !got.Secret("AI") || !got.Secret("IMAGES") || got.Secret("NONE") ||
		!got.HasValue("OWN") || got.HasValue("UNSET_OWN") || got.HasValue("UNLISTED") {
		t.Errorf("got configuration %+v, want variables A and B, secrets KEY, AI and OWN", got)
	}
	for _, hidden := range []string{"s3cret", "UNDECLARED", "undeclared", "SECRETS", "UNLISTED"} {
		if bytes.Contains(record.Encode(), []byte(hidden)) {
			t.Errorf("got %q in a frame, want it in none", hidden)
		}
	}
}

// After a trap, if no new instance starts, the host still answers from the manifest of the lost
// one.
func TestHostWithoutInstanceAnswersInternal(t *testing.T) {
	working := true
	guest := func() (Engine, error) {
		if !working {
			return nil, errors.New("broken")
		}
		return &fixedCore{testManifest(6), []byte{exchangetest.FrameReady}, nil}, nil
	}
	h := start(t, Options{Guest: guest})
	working = false
	for range 2 {
		if status, header, body := get(t, h, "/"); status != 500 || body != "INTERNAL" || header.Get("X-Request-Id") == "" {
			t.Errorf("got %d %q %v, want 500 INTERNAL with X-Request-Id", status, body, header)
		}
	}
	if !strings.Contains(h.Log(), "broken") {
		t.Errorf("got log %q, want the reason", h.Log())
	}
}

// A status that a Worker cannot send becomes the internal response.
func TestUnsendableStatusBecomesInternalResponse(t *testing.T) {
	for _, status := range []int{0, 100, 199, 600, 70000} {
		h := serve(t, Options{}, func(f *protocol.Flow) { f.Reply(protocol.Response{Status: status}) })
		if got, header, body := get(t, h, "/"); got != 500 || !strings.Contains(body, "INTERNAL") || header.Get("X-Request-Id") == "" {
			t.Errorf("status %d became %d %s %v, want 500 INTERNAL", status, got, body, header)
		}
	}
}

// A body over the limit reaches the core as limit + 1 bytes.
func TestBodyOverLimitIsCutToOneByteMore(t *testing.T) {
	for _, size := range []int{0, protocol.MaxBody, protocol.MaxBody + 1, 2 * protocol.MaxBody} {
		h := serve(t, Options{}, func(f *protocol.Flow) { replyText(f, strconv.Itoa(len(f.Request().Body))) })
		_, _, body := send(t, h, httptest.NewRequest("POST", "/", strings.NewReader(strings.Repeat("x", size))))
		if want := strconv.Itoa(min(size, protocol.MaxBody+1)); body != want {
			t.Errorf("a body of %d bytes: core got %s bytes, want %s", size, body, want)
		}
	}
}

// An exchange has six connections. Further effects wait for one, in order, within their time limit.
func TestExchangeHasSixConnections(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var mu sync.Mutex
		running, most := 0, 0
		var order []string
		h := serve(t, Options{Transport: answering("x"), Fault: func(e Effect, perform func() Result) Result {
			mu.Lock()
			running++
			most = max(most, running)
			order = append(order, e.URL)
			mu.Unlock()
			time.Sleep(time.Duration(3000+e.Number) * time.Millisecond)
			mu.Lock()
			running--
			mu.Unlock()
			return perform()
		}}, func(f *protocol.Flow) {
			var fetches []protocol.Future[protocol.Answer]
			var awaits []protocol.Awaitable
			for i := range 20 {
				fetch := f.Fetch(protocol.Fetch{URL: fmt.Sprintf("https://a/%02d", i), MaxBytes: 10})
				fetches, awaits = append(fetches, fetch), append(awaits, fetch)
			}
			f.Await(awaits...)
			f.Then(func(f *protocol.Flow) {
				var took []string
				for _, future := range fetches {
					_, err := future.Result()
					took = append(took, fmt.Sprint(future.Elapsed(), protocol.CodeOf(err)))
				}
				replyText(f, strings.Join(took, ","))
			})
		})
		_, _, body := get(t, h, "/")
		want := ""
		for i := range 20 {
			ends, code := 0, protocol.Code(0)
			for j := i; j >= 0; j -= 6 { // one connection serves every sixth effect
				ends += 3000 + j
			}
			if ends > protocol.DefaultTime {
				ends, code = protocol.DefaultTime, protocol.Timeout
			}
			want += fmt.Sprint(ends, code, ",")
		}
		if body+"," != want {
			t.Errorf("got times\n%s, want\n%s", body, want)
		}
		if most != 6 {
			t.Errorf("got %d effects at a time, want 6", most)
		}
		slices.Sort(order[:6]) // these started at the same time
		if !slices.IsSorted(order) || len(order) != 20 {
			t.Errorf("got effects in the order %s, want all 20 in the order in which they asked", order)
		}
	})
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

func TestEffectsOfBindings(t *testing.T) {
	ai := func(f *protocol.Flow) protocol.Future[protocol.Answer] {
		return f.AI("model", []protocol.Part{protocol.Literal([]byte(`{"a":`)), protocol.Literal([]byte("1}"))}, 0)
	}
	badInput := func(f *protocol.Flow) protocol.Future[protocol.Answer] {
		return f.AI("model", []protocol.Part{protocol.Literal([]byte("{"))}, 0)
	}
	limit := func(f *protocol.Flow) protocol.Future[bool] { return f.Limit("key") }
	model := func(model string, input []byte) ([]byte, error) {
		if string(input) != `{"a":1}` {
			return nil, fmt.Errorf("the model got %s", input)
		}
		return []byte(model), nil
	}
	for name, c := range map[string]struct {
		options Options
		stage   protocol.Stage
		want    string
	}{
		"ai":           {Options{AI: model}, replyResult(ai), fmt.Sprint(protocol.Answer{Status: 200, Body: []byte("model")})},
		"ai's error":   {Options{AI: func(string, []byte) ([]byte, error) { return nil, errors.New("no capacity") }}, replyResult(ai), "failed: no capacity"},
		"ai not JSON":  {Options{AI: model}, replyResult(badInput), "failed: the model's input is not JSON"},
		"no ai":        {Options{}, replyResult(ai), "unavailable: no binding AI"},
		"no d1":        {Options{}, replyResult(insert), "unavailable: no binding DB"},
		"no limit":     {Options{}, replyResult(limit), "unavailable: no binding RATE_LIMITER"},
		"within limit": {Options{Limit: func(key string) bool { return key == "key" }}, replyResult(limit), "true"},
		"over limit":   {Options{Limit: func(key string) bool { return key != "key" }}, replyResult(limit), "false"},
		"d1's error":   {Options{D1: database(t)}, replyResult(insert), "failed: D1_ERROR: no such table: t: SQLITE_ERROR"},
	} {
		if _, _, body := get(t, serve(t, c.options, c.stage), "/"); body != c.want {
			t.Errorf("%s: got %q, want %q", name, body, c.want)
		}
	}
}
