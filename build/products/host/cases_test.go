package host

import (
	"bytes"
	"cmp"
	"compress/gzip"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math"
	"net/http"
	"net/http/httptest"
	"os"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/fstest"
	"time"

	protocol "loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
	"loupe/core/exchange/wire"
)

// The cases that both hosts share. tests/worker/cases.mjs runs the same ones, and says what their members mean.

type sharedCase struct {
	sharedExchange          // if there are no Exchanges
	Exchanges               []*sharedExchange
	Together, Unbound, Logs bool
	Env                     map[string]string
	KV                      map[string]any
	Upstream                json.RawMessage
	Manifest                struct{ Connections uint32 }
	Configured              any
	Sent                    []map[string]any // nil: any
	Stored                  map[string][]any
	Queued                  []any
	Hidden                  []string
}

type sharedExchange struct {
	Request struct {
		Method, Target string
		Headers        [][2]string
		Body           any
	}
	Steps      [][]sharedEffect
	Answers    []*sharedAnswer
	Gone       *sharedAnswer
	Client     string
	Broken     bool
	Response   any
	Opened     map[string]any
	Noted      any
	Delivered  [][]int
	GoneFrames int

	effects    []sharedEffect // of all answers
	next       int            // in Answers
	opened     map[string]any
	noted      []any
	results    map[int]Result
	deliveries [][]int
	told       int // gone frames
}

type sharedAnswer struct {
	Trap    bool
	Hex     *string
	Status  int
	Headers [][2]string
	Body    []any
	Chunk   any
	Open    bool
	Closed  bool
	Effects []sharedEffect
	Groups  [][]int
	Notes   [][2]string
}

// sharedEffect has the parameters under its kind, the time limit "ms", the number, and what the core "gets".
type sharedEffect map[string]any

// sharedTables are effects.json, exchanges.json and tokens.json.
type sharedTables struct {
	Kinds    map[string][3]any // number, layout of the parameters, layout of the answer
	Defaults map[string]any
	Env      map[string]string
	Schema   string
	Manifest struct {
		BodyLimit, Connections       uint32
		Deferred, Variables, Secrets []string
		Internal, Unavailable        sharedAnswer
	}
	Cases   map[string]*sharedCase
	Defects map[string]string
	Tokens  struct {
		Key, Value string
		Answers    [][4]any
		Lifetimes  map[string]float64
		Invalid    []json.RawMessage
		Malformed  []string
	}
	upstream *sharedUpstream
}

func loadShared(t *testing.T) *sharedTables {
	t.Helper()
	s := &sharedTables{upstream: new(sharedUpstream)}
	address := strings.TrimPrefix(upstream(t, s.upstream.ServeHTTP).URL, "http://")
	for _, name := range []string{"effects", "exchanges", "tokens"} {
		encoded, err := os.ReadFile("../worker/" + name + ".json")
		if err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal(bytes.ReplaceAll(encoded, []byte("upstream.test"), []byte(address)), s); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
	}
	return s
}

// text returns a text, or one that is to be repeated. It returns "" for nil.
func text(value any) string {
	if list, ok := value.([]any); ok {
		return strings.Repeat(list[0].(string), int(list[1].(float64)))
	}
	s, _ := value.(string)
	return s
}

// sharedUpstream responds to the requests of a case as the case says, and records them.
type sharedUpstream struct {
	mu     sync.Mutex
	all    upstreamAnswer
	byPath map[string]upstreamAnswer
	sent   []map[string]any
}

type upstreamAnswer struct {
	Status              int
	Headers             [][2]string
	Body                any
	Gzip, Hangs, Breaks bool
}

func (u *sharedUpstream) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	body, _ := io.ReadAll(r.Body)
	u.mu.Lock()
	u.sent = append(u.sent, map[string]any{"method": r.Method, "url": r.RequestURI, "headers": byName(joinHeaders(r.Header)), "body": string(body)})
	answer, found := u.byPath[r.URL.Path]
	if !found {
		answer = u.all
	}
	u.mu.Unlock()
	if r.URL.Path == "/echo" {
		answer = upstreamAnswer{Body: string(body)}
	}
	if answer.Hangs && answer.Body == nil {
		<-r.Context().Done()
		return
	}
	for _, header := range answer.Headers {
		w.Header().Add(header[0], header[1])
	}
	if answer.Gzip {
		w.Header().Set("Content-Encoding", "gzip")
	}
	w.WriteHeader(max(answer.Status, 200))
	if answer.Gzip {
		z := gzip.NewWriter(w)
		defer z.Close()
		io.WriteString(z, text(answer.Body))
		return
	}
	io.WriteString(w, text(answer.Body))
	if answer.Hangs || answer.Breaks {
		http.NewResponseController(w).Flush()
	}
	if answer.Breaks {
		panic(http.ErrAbortHandler)
	}
	if answer.Hangs {
		<-r.Context().Done()
	}
}

// byName returns headers by name. Those of one name are on lines of their own.
func byName(headers protocol.Headers) map[string]any {
	all := map[string]any{}
	for _, h := range headers {
		if before, found := all[h.Name]; found {
			h.Value = before.(string) + "\n" + h.Value
		}
		all[h.Name] = h.Value
	}
	return all
}

// list writes a list whose items write themselves.
func list[T any](w *wire.Writer, items []T, write func(T)) {
	w.Count(len(items))
	for _, item := range items {
		write(item)
	}
}

func writePairs(w *wire.Writer, pairs [][2]string) {
	list(w, pairs, func(pair [2]string) { w.String(pair[0]); w.String(pair[1]) })
}

func writeParts(w *wire.Writer, parts []any) {
	list(w, parts, func(part any) {
		p, isKept := part.(map[string]any)
		numbers := func(kind uint8, names ...string) {
			w.U8(kind)
			for _, name := range names {
				w.U32(uint32(p[name].(float64)))
			}
		}
		switch {
		case !isKept:
			w.U8(0)
			w.String(text(part))
		case p["base64"] != nil:
			numbers(2, "base64")
		case p["length"] != nil:
			numbers(3, "kept", "from", "length")
		default:
			numbers(1, "kept")
		}
	})
}

func writeParam(w *wire.Writer, param any) {
	switch p := param.(type) {
	case nil:
		w.U8(0)
	case float64:
		w.U8(1)
		w.I64(int64(p))
	case string:
		w.U8(3)
		w.String(p)
	case map[string]any:
		switch {
		case p["parts"] != nil:
			w.U8(5)
			writeParts(w, p["parts"].([]any))
		case p["real"] != nil:
			w.U8(2)
			w.I64(int64(math.Float64bits(p["real"].(float64))))
		default:
			w.U8(4)
			w.String(text(p["blob"]))
		}
	}
}

// writeField writes a parameter of an effect.
func writeField(w *wire.Writer, kind string, value any) {
	switch kind {
	case "u8":
		w.U8(uint8(value.(float64)))
	case "u32":
		w.U32(uint32(value.(float64)))
	case "str":
		w.String(text(value))
	case "headers":
		list(w, value.([]any), func(h any) { w.String(h.([]any)[0].(string)); w.String(h.([]any)[1].(string)) })
	case "parts":
		writeParts(w, value.([]any))
	case "flags":
		var bits uint8
		for _, name := range value.([]any) {
			bits |= 1 << slices.Index([]string{"keep", "secrets", "truncate", "body"}, name.(string))
		}
		w.U8(bits)
	case "statements":
		list(w, value.([]any), func(statement any) {
			w.String(statement.([]any)[0].(string))
			list(w, statement.([]any)[1:], func(param any) { writeParam(w, param) })
		})
	}
}

// readList reads a list whose items read reads.
func readList(r *wire.Reader, read func() any) []any {
	items := make([]any, r.Count(1))
	for i := range items {
		items[i] = read()
	}
	return items
}

// readField reads a field of an effect's answer, in the form that JSON has.
func readField(r *wire.Reader, kind string) any {
	str := func() any { return r.String() }
	switch kind {
	case "u8":
		return float64(r.U8())
	case "u16":
		return float64(r.U16())
	case "u32":
		return float64(r.U32())
	case "str":
		return r.String()
	case "hex":
		return hex.EncodeToString(r.Bytes())
	case "headers":
		return byName(exchangetest.DecodeHeaders(r))
	case "results":
		return readList(r, func() any {
			return []any{float64(r.I64()), readList(r, str), readList(r, func() any { return readList(r, func() any { return readValue(r) }) })}
		})
	}
	panic("unknown type " + kind)
}

func readValue(r *wire.Reader) any {
	switch r.U8() {
	case 1:
		return float64(r.I64())
	case 2:
		return map[string]any{"real": math.Float64frombits(uint64(r.I64()))}
	case 3:
		return r.String()
	case 4:
		return map[string]any{"blob": r.String()}
	}
	return nil
}

// fields calls use for each field of a layout, "name:type name:type".
func fields(layout any, use func(name, kind string)) {
	for _, field := range strings.Fields(layout.(string)) {
		name, kind, _ := strings.Cut(field, ":")
		use(name, kind)
	}
}

func (s *sharedTables) kindOf(e sharedEffect) string {
	for name := range s.Kinds {
		if _, found := e[name]; found {
			return name
		}
	}
	return ""
}

func (s *sharedTables) writeEffect(w *wire.Writer, e sharedEffect) {
	name := s.kindOf(e)
	kind, params := s.Kinds[name], e[name].(map[string]any)
	w.U32(uint32(e["number"].(int)))
	w.U8(uint8(kind[0].(float64)))
	limit, _ := e["ms"].(float64)
	w.U32(uint32(cmp.Or(limit, 60_000)))
	fields(kind[1], func(name, kind string) {
		value, found := params[name]
		if !found {
			value = s.Defaults[name]
		}
		writeField(w, kind, value)
	})
}

func (a *sharedAnswer) writeResponse(w *wire.Writer) {
	w.U16(uint16(a.Status))
	writePairs(w, a.Headers)
	writeParts(w, a.Body)
}

// isGated reports whether an effect of the answer waits for the gate.
func (a *sharedAnswer) isGated() bool {
	return slices.ContainsFunc(a.Effects, func(e sharedEffect) bool {
		params, _ := e["kv get"].(map[string]any)
		return params["key"] == "gate"
	})
}

// frame returns the frame with which the core gives an answer.
func (s *sharedTables) frame(a *sharedAnswer, exchange uint32) []byte {
	if a.Hex != nil {
		frame, _ := hex.DecodeString(strings.ReplaceAll(*a.Hex, " ", ""))
		return frame
	}
	w := &wire.Writer{exchangetest.FrameProgress}
	w.U32(exchange)
	w.U8(wire.Bool(a.Status != 0) | wire.Bool(a.Closed)<<1 | wire.Bool(a.Open)<<2 | wire.Bool(a.Chunk != nil)<<3)
	if a.Status != 0 {
		a.writeResponse(w)
	}
	if a.Chunk != nil {
		w.String(text(a.Chunk))
	}
	list(w, a.Effects, func(e sharedEffect) { s.writeEffect(w, e) })
	list(w, a.Groups, func(group []int) { list(w, group, func(effect int) { w.U32(uint32(effect)) }) })
	writePairs(w, a.Notes)
	return *w
}

// complete fills in what the answers leave out.
func (x *sharedExchange) complete() {
	x.results = map[int]Result{}
	if x.Answers == nil {
		for _, effects := range x.Steps {
			x.Answers = append(x.Answers, &sharedAnswer{Effects: effects})
		}
		x.Answers = append(x.Answers, &sharedAnswer{Status: 200})
	}
	all := x.Answers
	if x.Gone != nil {
		all = append(slices.Clone(all), x.Gone)
	}
	for _, a := range all {
		var group []int
		for _, e := range a.Effects {
			x.effects = append(x.effects, e)
			e["number"] = len(x.effects)
			group = append(group, len(x.effects))
		}
		if a.Groups == nil && !a.Closed && group != nil {
			a.Groups = [][]int{group}
		}
		a.Closed = a.Closed || a.Groups == nil
	}
	if x.Response == nil {
		x.Response = map[string]any{"status": 200.0}
	}
}

// script is a core that gives the answers of the exchanges, in the order in which they are opened.
type script struct {
	tables     *sharedTables
	manifest   []byte
	waiting    []*sharedExchange
	open       map[uint32]*sharedExchange
	instances  int
	traps      int
	configured map[string]any
	queued     []any
	frames     []byte
}

func (s *script) Close() {}

func (s *script) Step(frame []byte) ([]byte, error) {
	s.frames = append(s.frames, frame...)
	r := wire.NewReader(frame)
	kind := r.U8()
	str := func() any { return r.String() }
	pair := func() any { return []any{r.String(), r.String()} }
	switch kind {
	case exchangetest.FrameDescribe:
		s.instances++
		return s.manifest, nil
	case exchangetest.FrameConfigure:
		s.configured = map[string]any{"variables": readList(r, pair), "secrets": readList(r, str)}
		return []byte{exchangetest.FrameReady}, nil
	}
	number := r.U32()
	r.I64() // the time
	x := s.open[number]
	switch kind {
	case exchangetest.FrameGone:
		x.told++
		return s.answer(x.Gone, number)
	case exchangetest.FrameOpen:
		r.Bytes() // the entropy
		noted := readList(r, func() any {
			return append([]any{r.String()}, readList(r, func() any { r.I64(); return r.String() })...)
		})
		opened := map[string]any{"method": r.String(), "target": r.String(), "headers": byName(exchangetest.DecodeHeaders(r)), "body": r.String()}
		if opened["target"] == protocol.QueueTarget {
			s.queued = append(s.queued, opened["body"])
			return s.tables.frame(&sharedAnswer{Status: 200, Closed: true}, number), nil
		}
		x, s.waiting = s.waiting[0], s.waiting[1:]
		x.noted, x.opened, s.open[number] = noted, opened, x
	default:
		var delivered []int
		readList(r, func() any {
			result := Result{Effect: int(r.U32()), Elapsed: int(r.U32()), Code: protocol.Code(r.U8()), Payload: r.Bytes()}
			x.results[result.Effect] = result
			delivered = append(delivered, result.Effect)
			return nil
		})
		slices.Sort(delivered)
		x.deliveries = append(x.deliveries, delivered)
	}
	if x.next == len(x.Answers) {
		return append([]byte{exchangetest.FrameFault, 4, 0, 0, 0}, "over"...), nil
	}
	x.next++
	return s.answer(x.Answers[x.next-1], number)
}

// answer returns the frame of an answer, or an error for a trap.
func (s *script) answer(a *sharedAnswer, exchange uint32) ([]byte, error) {
	if a.Trap {
		s.traps++
		return nil, errors.New("trapped on purpose")
	}
	return s.tables.frame(a, exchange), nil
}

// gatedKV is a store whose gets of "gate" wait. It records the seconds to live.
type gatedKV struct {
	*KV
	seconds       map[string]float64
	mu            sync.Mutex
	reached, gate chan struct{}
}

func (g *gatedKV) close() { g.reached, g.gate = make(chan struct{}, 100), make(chan struct{}) }

// release lets the gets of "gate" end. Later calls do nothing.
func (g *gatedKV) release() {
	select {
	case <-g.gate:
	default:
		close(g.gate)
	}
}

func (g *gatedKV) Get(key string) ([]byte, bool) {
	if key == "gate" {
		g.reached <- struct{}{}
		<-g.gate
	}
	return g.KV.Get(key)
}

func (g *gatedKV) Put(key string, value []byte, seconds int) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.seconds[key] = float64(seconds)
	g.KV.Put(key, value, seconds)
}

// includes fails the test unless got has the wanted members.
func includes(t *testing.T, what string, got, wanted map[string]any) {
	t.Helper()
	for name, want := range wanted {
		switch {
		case name == "headers":
			includes(t, what, got[name].(map[string]any), want.(map[string]any))
		case name == "results":
			if !reflect.DeepEqual(got[name], want) {
				t.Errorf("%s: got results %v, want %v", what, got[name], want)
			}
		default:
			if _, isNumber := want.(float64); !isNumber {
				want = text(want)
			}
			if got[name] != want {
				t.Errorf("%s: got %s %.200q, want %.200q", what, name, got[name], want)
			}
		}
	}
}

// checkResult checks what the core got of an effect.
func (s *sharedTables) checkResult(t *testing.T, x *sharedExchange, e sharedEffect) {
	t.Helper()
	kind, what := s.kindOf(e), fmt.Sprintf("effect %d, %s", e["number"], s.kindOf(e))
	result, found := x.results[e["number"].(int)]
	wanted, ends := e["gets"].(string)
	switch {
	case !found && e["gets"] != nil:
		t.Errorf("%s has no result", what)
	case !found:
	case ends || result.Code != 0:
		if got := fmt.Sprintf("%v: %s", result.Code, result.Payload); !ends || !strings.HasPrefix(got, wanted) {
			t.Errorf("%s: got %.200q, want %v", what, got, e["gets"])
		}
	default:
		r, answer := wire.NewReader(result.Payload), map[string]any{}
		fields(s.Kinds[kind][2], func(name, kind string) { answer[name] = readField(r, kind) })
		if !r.Complete() {
			t.Errorf("%s: the answer %q does not fit", what, result.Payload)
		}
		gets, _ := e["gets"].(map[string]any)
		includes(t, what, answer, gets)
	}
}

// checkResponse checks what the client of an exchange got.
func (s *sharedTables) checkResponse(t *testing.T, x *sharedExchange, status int, header http.Header, body string) {
	t.Helper()
	got := map[string]any{"status": float64(status), "headers": byName(joinHeaders(header)), "body": body}
	if wanted, ok := x.Response.(map[string]any); ok {
		includes(t, "response", got, wanted)
		return
	}
	problem := map[any]sharedAnswer{"internal": s.Manifest.Internal, "unavailable": s.Manifest.Unavailable}[x.Response]
	headers := map[string]any{"x-request-id": "0707070707070707"}
	for _, h := range problem.Headers {
		headers[h[0]] = h[1]
	}
	if want := map[string]any{"status": float64(problem.Status), "headers": headers, "body": problem.Body[0]}; !reflect.DeepEqual(got, want) {
		t.Errorf("got response %v, want %v", got, want)
	}
}

// options returns those of the host of a case.
func (s *sharedTables) options(t *testing.T, c *sharedCase, core *script, kv Store) Options {
	env := map[string]string{}
	for _, values := range []map[string]string{s.Env, c.Env} {
		for name, value := range values {
			env[name] = value
		}
	}
	o := Options{
		Guest: func() (Engine, error) { return core, nil }, Vars: env, Secrets: env, KV: kv, Entropy: bytes.NewReader(bytes.Repeat([]byte{7}, 1000)),
		Transport: &http.Transport{DisableKeepAlives: true},
	}
	if c.Unbound {
		return o
	}
	o.D1, o.Queue, o.Assets = database(t, s.Schema), new(Queue), fs.FS(fstest.MapFS{"a.txt": {Data: []byte("café")}})
	o.Limit = func(key string) bool { return key == "within" }
	o.AI = func(model string, input []byte) ([]byte, error) {
		if model == "broken" {
			return nil, errors.New("no capacity")
		}
		return fmt.Appendf(nil, `{"model":%q,"input":%s}`, model, input), nil
	}
	o.Images = func(picture []byte, jpeg bool, side int) ([]byte, error) {
		if string(picture) == "broken" {
			return nil, errors.New("9412: not an image")
		}
		return fmt.Appendf(nil, "%s %s %d", picture, map[bool]string{false: "image/png", true: "image/jpeg"}[jpeg], side), nil
	}
	return o
}

// begin sends the request of an exchange.
func (x *sharedExchange) begin(h *Host) chan *http.Response {
	r := httptest.NewRequest(x.Request.Method, cmp.Or(x.Request.Target, "/"), strings.NewReader(text(x.Request.Body)))
	for _, header := range x.Request.Headers {
		r.Header.Add(header[0], header[1])
	}
	response := make(chan *http.Response, 1)
	go func() { response <- h.Do(r) }()
	return response
}

// act does what the client of an exchange does, and checks what it gets.
func (s *sharedTables) act(t *testing.T, h *Host, x *sharedExchange, response *http.Response, kv *gatedKV) {
	t.Helper()
	if x.Client == "leaves" {
		if !x.Answers[0].isGated() {
			<-kv.reached
		}
		response.Body.Close()
	}
	kv.release()
	switch x.Client {
	case "leaves":
		return
	case "late":
		h.Wait()
	}
	body, err := io.ReadAll(response.Body)
	if (err != nil) != x.Broken {
		t.Errorf("reading the response ended with %v", err)
	}
	if err == nil {
		s.checkResponse(t, x, response.StatusCode, response.Header, string(body))
	}
}

// run runs a case.
func (s *sharedTables) run(t *testing.T, c *sharedCase) {
	t.Helper()
	exchanges := c.Exchanges
	if exchanges == nil {
		exchanges = []*sharedExchange{&c.sharedExchange}
	}
	for _, x := range exchanges {
		x.complete()
	}
	u := s.upstream
	u.mu.Lock()
	u.all, u.byPath, u.sent = upstreamAnswer{}, nil, nil
	if c.Upstream != nil && json.Unmarshal(c.Upstream, &u.byPath) != nil && json.Unmarshal(c.Upstream, &u.all) != nil {
		t.Fatalf("malformed upstream %s", c.Upstream)
	}
	u.mu.Unlock()

	m := &wire.Writer{exchangetest.FrameManifest}
	m.U32(s.Manifest.BodyLimit)
	m.U32(cmp.Or(c.Manifest.Connections, s.Manifest.Connections))
	for _, names := range [][]string{s.Manifest.Deferred, s.Manifest.Variables, s.Manifest.Secrets} {
		list(m, names, m.String)
	}
	s.Manifest.Internal.writeResponse(m)
	s.Manifest.Unavailable.writeResponse(m)
	core := &script{tables: s, manifest: *m, waiting: exchanges, open: map[uint32]*sharedExchange{}}
	kv := &gatedKV{KV: NewKV(time.Now), seconds: map[string]float64{}}
	for key, value := range c.KV {
		kv.KV.Put(key, []byte(text(value)), 60)
	}
	h := start(t, s.options(t, c, core, kv))

	groups := slices.Collect(slices.Chunk(exchanges, 1))
	if c.Together {
		groups = [][]*sharedExchange{exchanges}
	}
	for _, group := range groups {
		kv.close()
		clients := make([]chan *http.Response, len(group))
		for i, x := range group {
			clients[i] = x.begin(h)
			if x.Answers[0].isGated() {
				<-kv.reached
			} else {
				clients[i] <- <-clients[i]
			}
		}
		if c.Together {
			kv.release()
		}
		for i, x := range group {
			s.act(t, h, x, <-clients[i], kv)
		}
		h.Wait()
	}
	s.check(t, c, h, exchanges, core, kv)
	if core.instances != 1+core.traps {
		t.Errorf("got %d instances after %d traps", core.instances, core.traps)
	}
}

// check checks what is left after a case.
func (s *sharedTables) check(t *testing.T, c *sharedCase, h *Host, exchanges []*sharedExchange, core *script, kv *gatedKV) {
	t.Helper()
	for _, x := range exchanges {
		for _, e := range x.effects {
			s.checkResult(t, x, e)
		}
		includes(t, "open frame", x.opened, x.Opened)
		if x.Noted != nil && !reflect.DeepEqual(any(x.noted), x.Noted) {
			t.Errorf("got notes %q, want %q", x.noted, x.Noted)
		}
		if x.Delivered != nil && !reflect.DeepEqual(x.deliveries, x.Delivered) {
			t.Errorf("got done frames of the effects %v, want %v", x.deliveries, x.Delivered)
		}
		if x.told != x.GoneFrames {
			t.Errorf("got %d gone frames, want %d", x.told, x.GoneFrames)
		}
	}
	if c.Configured != nil && !reflect.DeepEqual(any(core.configured), c.Configured) {
		t.Errorf("got configuration %q, want %q", core.configured, c.Configured)
	}
	s.upstream.mu.Lock()
	sent := s.upstream.sent
	s.upstream.mu.Unlock()
	if c.Sent != nil && len(sent) != len(c.Sent) {
		t.Fatalf("got requests %v, want %d", sent, len(c.Sent))
	}
	for i, request := range c.Sent {
		includes(t, fmt.Sprint("request ", i), sent[i], request)
	}
	for key, want := range c.Stored {
		value, found := kv.KV.Get(key)
		if found != (want != nil) || found && (string(value) != text(want[0]) || kv.seconds[key] != want[1]) {
			t.Errorf("got %q for %v s in KV under %s, want %v", value, kv.seconds[key], key, want)
		}
	}
	for i, message := range c.Queued {
		if len(core.queued) != len(c.Queued) || core.queued[i] != text(message) {
			t.Errorf("got messages %q, want %v", core.queued, c.Queued)
		}
	}
	for _, hidden := range c.Hidden {
		if bytes.Contains(core.frames, []byte(hidden)) || strings.Contains(h.Log(), hidden) {
			t.Errorf("got %q in a frame or in the log, want it in neither", hidden)
		}
	}
	if c.Logs && h.Log() == "" {
		t.Error("got an empty log, want an entry")
	}
}

func TestSharedCases(t *testing.T) {
	s := loadShared(t)
	for name, c := range s.Cases {
		t.Run(name, func(t *testing.T) { s.run(t, c) })
	}
	// Afterwards an exchange of the same instance is served, and KV is empty: no effect of the frame was performed.
	for name, frame := range s.Defects {
		defective := &sharedExchange{Answers: []*sharedAnswer{{Hex: &frame}}, Response: "internal"}
		c := &sharedCase{Exchanges: []*sharedExchange{defective, {}}, Stored: map[string][]any{"k": nil}, Logs: true}
		t.Run(name, func(t *testing.T) { s.run(t, c) })
	}
}

func TestSharedTokenEndpoints(t *testing.T) {
	s := loadShared(t)
	rows, noToken := s.Tokens.Answers, any("malformed: the token endpoint answered without an access token")
	for expires, seconds := range s.Tokens.Lifetimes {
		rows = append(rows, [4]any{200.0, []any{fmt.Sprintf(`{"access_token":%q,"expires_in":%s}`, s.Tokens.Value, expires)}, 200.0, seconds})
	}
	for _, token := range s.Tokens.Invalid {
		rows = append(rows, [4]any{200.0, []any{`{"access_token":` + string(token) + `}`}, noToken, 0.0})
	}
	for _, body := range s.Tokens.Malformed {
		rows = append(rows, [4]any{200.0, []any{body}, noToken, 0.0})
	}
	for _, row := range rows {
		body, gets, stored := "", row[2], []any(nil)
		for _, part := range row[1].([]any) {
			body += text(part)
		}
		if status, ok := gets.(float64); ok {
			gets = map[string]any{"status": status}
		}
		if row[3] != 0.0 {
			stored = []any{s.Tokens.Value, row[3]}
		}
		answer, err := json.Marshal(upstreamAnswer{Status: int(row[0].(float64)), Body: body})
		if err != nil {
			t.Fatal(err)
		}
		c := &sharedCase{Upstream: answer, Stored: map[string][]any{s.Tokens.Key: stored}, Hidden: []string{s.Tokens.Value}}
		c.Steps = [][]sharedEffect{{{"token": map[string]any{}, "gets": gets}}}
		t.Run(fmt.Sprintf("%v %.100s", row[0], body), func(t *testing.T) { s.run(t, c) })
	}
}
