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
	"maps"
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

type object = map[string]any

type sharedCase struct {
	sharedExchange          // if there are no Exchanges
	Exchanges               []*sharedExchange
	Together, Unbound, Logs bool
	Env                     map[string]string
	KV, Configured          object
	Upstream                json.RawMessage
	Manifest                struct{ Connections any }
	Sent                    []object
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
	Steps           [][]object
	Answers         []*sharedAnswer
	Gone            *sharedAnswer
	Client          string
	Broken          bool
	Opened          object
	Response, Noted any
	Delivered       [][]int
	GoneFrames      int

	effects    []object // of all answers
	next       int      // in Answers
	opened     object
	noted      any
	results    map[int]Result
	deliveries [][]int
	told       int // gone frames
}

type sharedAnswer struct {
	Trap, Open, Closed    bool
	Hex                   *string
	Status                int
	Headers, Body, Groups any
	Chunk, Notes          any
	Effects               []object
}

// sharedTables are effects.json, exchanges.json and tokens.json.
type sharedTables struct {
	Kinds    map[string][3]any // number, parameters, fields of the answer
	Defaults object
	Env      map[string]string
	Schema   string
	Manifest struct {
		BodyLimit, Connections, Deferred, Variables, Secrets any
		Internal, Unavailable                                sharedAnswer
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
		encoded, err := os.ReadFile("../../../tests/worker/" + name + ".json")
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
	sent   []object
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
	u.sent = append(u.sent, object{"method": r.Method, "url": r.RequestURI, "headers": byName(joinHeaders(r.Header)), "body": string(body)})
	answer, found := u.byPath[r.URL.Path]
	if !found {
		answer = u.all
	}
	u.mu.Unlock()
	if r.URL.Path == "/echo" {
		answer.Body = string(body)
	}
	for _, header := range answer.Headers {
		w.Header().Add(header[0], header[1])
	}
	var content io.Writer = w
	if answer.Gzip {
		w.Header().Set("Content-Encoding", "gzip")
		z := gzip.NewWriter(w)
		defer z.Close()
		content = z
	}
	if !answer.Hangs || answer.Body != nil {
		w.WriteHeader(max(answer.Status, 200))
		io.WriteString(content, text(answer.Body))
	}
	if answer.Body != nil && (answer.Hangs || answer.Breaks) {
		http.NewResponseController(w).Flush()
	}
	if answer.Hangs {
		<-r.Context().Done()
	}
	if answer.Breaks {
		panic(http.ErrAbortHandler)
	}
}

// byName returns headers by name. Those of one name are on lines of their own.
func byName(headers protocol.Headers) object {
	all := object{}
	for _, h := range headers {
		if before, found := all[h.Name]; found {
			h.Value = before.(string) + "\n" + h.Value
		}
		all[h.Name] = h.Value
	}
	return all
}

// write writes a value in the form of JSON. The type is a name, or a list of the types of a list's items.
func write(w *wire.Writer, kind, value any) {
	if types, ok := kind.([]any); ok {
		items, _ := value.([]any)
		w.Count(len(items))
		for _, item := range items {
			for i, one := range types {
				if len(types) > 1 {
					write(w, one, item.([]any)[i])
				} else {
					write(w, one, item)
				}
			}
		}
		return
	}
	fields, _ := value.(object)
	number := func(name string) { w.U32(uint32(fields[name].(float64))) }
	switch kind {
	case "u8":
		w.U8(uint8(value.(float64)))
	case "u16":
		w.U16(uint16(value.(float64)))
	case "u32":
		w.U32(uint32(value.(float64)))
	case "str":
		w.String(text(value))
	case "flags":
		var bits uint8
		for _, name := range value.([]any) {
			bits |= 1 << slices.Index([]string{"keep", "secrets", "truncate", "body"}, name.(string))
		}
		w.U8(bits)
	case "part":
		switch {
		case fields == nil:
			w.U8(0)
			w.String(text(value))
		case fields["base64"] != nil:
			w.U8(2)
			number("base64")
		case fields["length"] != nil:
			w.U8(3)
			number("kept")
			number("from")
			number("length")
		default:
			w.U8(1)
			number("kept")
		}
	case "value":
		writeValue(w, value)
	}
}

// writeValue writes a parameter of D1.
func writeValue(w *wire.Writer, value any) {
	switch v := value.(type) {
	case nil:
		w.U8(0)
	case float64:
		w.U8(1)
		w.I64(int64(v))
	case string:
		w.U8(3)
		w.String(v)
	case object:
		if real, found := v["real"]; found {
			w.U8(2)
			w.I64(int64(math.Float64bits(real.(float64))))
		} else if parts, found := v["parts"]; found {
			w.U8(5)
			write(w, []any{"part"}, parts)
		} else {
			w.U8(4)
			w.String(text(v["blob"]))
		}
	}
}

// read reads a value of the type in the form of JSON. See write.
func read(r *wire.Reader, kind any) any {
	if types, ok := kind.([]any); ok {
		items := make([]any, r.Count(1))
		for i := range items {
			if len(types) == 1 {
				items[i] = read(r, types[0])
				continue
			}
			item := make([]any, len(types))
			for j := range item {
				item[j] = read(r, types[j])
			}
			items[i] = item
		}
		return items
	}
	switch kind {
	case "u8":
		return float64(r.U8())
	case "u16":
		return float64(r.U16())
	case "u32":
		return float64(r.U32())
	case "i64":
		return float64(r.I64())
	case "str":
		return r.String()
	case "hex":
		return hex.EncodeToString(r.Bytes())
	case "value":
		switch r.U8() {
		case 1:
			return float64(r.I64())
		case 2:
			return object{"real": math.Float64frombits(uint64(r.I64()))}
		case 3:
			return r.String()
		case 4:
			return object{"blob": r.String()}
		}
		return nil
	}
	panic(fmt.Sprint("unknown type ", kind))
}

var strs, pairs, parts = []any{"str"}, []any{"str", "str"}, []any{"part"}

// writeEffect writes an effect, which has its parameters under its kind.
func (s *sharedTables) writeEffect(w *wire.Writer, e object) {
	kind := s.Kinds[s.kindOf(e)]
	w.U32(uint32(e["number"].(int)))
	write(w, "u8", kind[0])
	limit, _ := e["ms"].(float64)
	w.U32(uint32(cmp.Or(limit, 60_000)))
	values := maps.Clone(s.Defaults)
	maps.Copy(values, e[s.kindOf(e)].(object))
	for field := range slices.Chunk(kind[1].([]any), 2) { // name and type
		write(w, field[1], values[field[0].(string)])
	}
}

func (s *sharedTables) kindOf(e object) string {
	for name := range e {
		if _, found := s.Kinds[name]; found {
			return name
		}
	}
	return ""
}

func (a *sharedAnswer) writeResponse(w *wire.Writer) {
	w.U16(uint16(a.Status))
	write(w, pairs, a.Headers)
	write(w, parts, a.Body)
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
		write(w, "str", a.Chunk)
	}
	w.Count(len(a.Effects))
	for _, e := range a.Effects {
		s.writeEffect(w, e)
	}
	write(w, []any{[]any{"u32"}}, a.Groups)
	write(w, pairs, a.Notes)
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
	all := slices.Clone(x.Answers)
	if x.Gone != nil {
		all = append(all, x.Gone)
	}
	for _, a := range all {
		var group []any
		for _, e := range a.Effects {
			x.effects = append(x.effects, e)
			e["number"] = len(x.effects)
			group = append(group, float64(len(x.effects)))
		}
		if a.Groups == nil && !a.Closed && group != nil {
			a.Groups = []any{group}
		}
		a.Closed = a.Closed || a.Groups == nil
	}
	if x.Response == nil {
		x.Response = object{"status": 200.0}
	}
}

// isGated reports whether an effect of the first answer waits for the gate.
func (x *sharedExchange) isGated() bool {
	return slices.ContainsFunc(x.Answers[0].Effects, func(e object) bool {
		get, _ := e["kv get"].(object)
		return get["key"] == "gate"
	})
}

// script is a core that gives the answers of the exchanges, in the order in which they are opened.
type script struct {
	tables           *sharedTables
	manifest, frames []byte
	waiting          []*sharedExchange
	open             map[uint32]*sharedExchange
	instances, traps int
	configured       object
	queued           []any
}

func (s *script) Close() {}

func (s *script) Step(frame []byte) ([]byte, error) {
	s.frames = append(s.frames, frame...)
	r := wire.NewReader(frame)
	kind := r.U8()
	switch kind {
	case exchangetest.FrameDescribe:
		s.instances++
		return s.manifest, nil
	case exchangetest.FrameConfigure:
		s.configured = object{"variables": read(r, pairs), "secrets": read(r, strs)}
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
		noted := read(r, []any{"str", []any{"i64", "str"}}).([]any)
		opened := object{"method": r.String(), "target": r.String(), "headers": byName(exchangetest.DecodeHeaders(r)), "body": r.String()}
		if opened["target"] == protocol.QueueTarget {
			s.queued = append(s.queued, opened["body"])
			return s.answer(&sharedAnswer{Status: 200, Closed: true}, number)
		}
		x, s.waiting = s.waiting[0], s.waiting[1:]
		x.noted, x.opened, s.open[number] = withoutTimes(noted), opened, x
	default:
		var delivered []int
		for n := r.Count(1); n > 0; n-- {
			result := Result{Effect: int(r.U32()), Elapsed: int(r.U32()), Code: protocol.Code(r.U8()), Payload: r.Bytes()}
			x.results[result.Effect] = result
			delivered = append(delivered, result.Effect)
		}
		slices.Sort(delivered)
		x.deliveries = append(x.deliveries, delivered)
	}
	if x.next == len(x.Answers) {
		return append([]byte{exchangetest.FrameFault, 4, 0, 0, 0}, "over"...), nil
	}
	x.next++
	return s.answer(x.Answers[x.next-1], number)
}

// withoutTimes returns a list of each name and its notes.
func withoutTimes(topics []any) any {
	noted := []any{}
	for _, topic := range topics {
		list := []any{topic.([]any)[0]}
		for _, note := range topic.([]any)[1].([]any) {
			list = append(list, note.([]any)[1])
		}
		noted = append(noted, list)
	}
	return noted
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
	mu            sync.Mutex
	seconds       map[string]float64
	reached, gate chan struct{}
	release       func()
}

func (g *gatedKV) close() {
	gate := make(chan struct{})
	g.reached, g.gate, g.release = make(chan struct{}, 100), gate, sync.OnceFunc(func() { close(gate) })
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
func includes(t *testing.T, what string, got, wanted object) {
	t.Helper()
	for name, want := range wanted {
		switch {
		case name == "headers":
			includes(t, what, got[name].(object), want.(object))
			continue
		case name != "results" && reflect.TypeOf(want) != reflect.TypeFor[float64]():
			want = text(want)
		}
		if !reflect.DeepEqual(got[name], want) {
			t.Errorf("%s: got %s %.200q, want %.200q", what, name, got[name], want)
		}
	}
}

// checkResult checks what the core got of an effect.
func (s *sharedTables) checkResult(t *testing.T, x *sharedExchange, e object) {
	t.Helper()
	kind, what := s.Kinds[s.kindOf(e)], fmt.Sprintf("effect %d, %s", e["number"], s.kindOf(e))
	result, found := x.results[e["number"].(int)]
	wanted, fails := e["gets"].(string)
	switch {
	case !found && e["gets"] != nil:
		t.Errorf("%s has no result", what)
	case !found:
	case fails || result.Code != 0:
		if got := fmt.Sprintf("%v: %s", result.Code, result.Payload); !fails || !strings.HasPrefix(got, wanted) {
			t.Errorf("%s: got %.200q, want %v", what, got, e["gets"])
		}
	default:
		r, answer := wire.NewReader(result.Payload), object{}
		for field := range slices.Chunk(kind[2].([]any), 2) { // name and type
			if field[0] == "headers" {
				answer["headers"] = byName(exchangetest.DecodeHeaders(r))
			} else {
				answer[field[0].(string)] = read(r, field[1])
			}
		}
		if !r.Complete() {
			t.Errorf("%s: the answer %q does not fit", what, result.Payload)
		}
		gets, _ := e["gets"].(object)
		includes(t, what, answer, gets)
	}
}

// checkResponse checks what the client of an exchange got.
func (s *sharedTables) checkResponse(t *testing.T, x *sharedExchange, status int, header http.Header, body string) {
	t.Helper()
	got := object{"status": float64(status), "headers": byName(joinHeaders(header)), "body": body}
	if wanted, ok := x.Response.(object); ok {
		includes(t, "response", got, wanted)
		return
	}
	problem := map[any]sharedAnswer{"internal": s.Manifest.Internal, "unavailable": s.Manifest.Unavailable}[x.Response]
	headers := object{"x-request-id": "0707070707070707"}
	for _, h := range problem.Headers.([]any) {
		headers[h.([]any)[0].(string)] = h.([]any)[1]
	}
	if want := (object{"status": float64(problem.Status), "headers": headers, "body": problem.Body.([]any)[0]}); !reflect.DeepEqual(got, want) {
		t.Errorf("got response %v, want %v", got, want)
	}
}

// options returns those of the host of a case.
func (s *sharedTables) options(t *testing.T, c *sharedCase, core *script, kv Store) Options {
	env := maps.Clone(s.Env)
	maps.Copy(env, c.Env)
	o := Options{
		Guest: func() (Engine, error) { return core, nil }, Vars: env, Secrets: env, KV: kv, Entropy: bytes.NewReader(bytes.Repeat([]byte{7}, 1000)),
		Transport: &http.Transport{DisableKeepAlives: true},
	}
	if c.Unbound {
		return o
	}
	o.D1, o.Queue, o.Assets = database(t, s.Schema), new(Queue), fstest.MapFS{"a.txt": {Data: []byte("café")}}
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
		if !x.isGated() {
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
	write(m, "u32", s.Manifest.BodyLimit)
	write(m, "u32", cmp.Or(c.Manifest.Connections, s.Manifest.Connections))
	for _, names := range []any{s.Manifest.Deferred, s.Manifest.Variables, s.Manifest.Secrets} {
		write(m, strs, names)
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
			if x.isGated() {
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

	for _, x := range exchanges {
		for _, e := range x.effects {
			s.checkResult(t, x, e)
		}
		includes(t, "open frame", x.opened, x.Opened)
		if x.Noted != nil && !reflect.DeepEqual(x.noted, x.Noted) {
			t.Errorf("got notes %q, want %q", x.noted, x.Noted)
		}
		if x.Delivered != nil && !reflect.DeepEqual(x.deliveries, x.Delivered) {
			t.Errorf("got done frames of the effects %v, want %v", x.deliveries, x.Delivered)
		}
		if x.told != x.GoneFrames {
			t.Errorf("got %d gone frames, want %d", x.told, x.GoneFrames)
		}
	}
	s.check(t, c, h, core, kv)
}

// check compares what the script, the upstream, KV and the queue have after a case with what it expects.
func (s *sharedTables) check(t *testing.T, c *sharedCase, h *Host, core *script, kv *gatedKV) {
	t.Helper()
	if core.instances != 1+core.traps {
		t.Errorf("got %d instances after %d traps", core.instances, core.traps)
	}
	if c.Configured != nil && !reflect.DeepEqual(core.configured, c.Configured) {
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
			gets = object{"status": status}
		}
		if row[3] != 0.0 {
			stored = []any{s.Tokens.Value, row[3]}
		}
		answer, err := json.Marshal(upstreamAnswer{Status: int(row[0].(float64)), Body: body})
		if err != nil {
			t.Fatal(err)
		}
		c := &sharedCase{Upstream: answer, Stored: map[string][]any{s.Tokens.Key: stored}, Hidden: []string{s.Tokens.Value}}
		c.Steps = [][]object{{{"token": object{}, "gets": gets}}}
		t.Run(fmt.Sprintf("%v %.100s", row[0], body), func(t *testing.T) { s.run(t, c) })
	}
}
