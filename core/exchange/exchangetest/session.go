package exchangetest

import (
	"bytes"
	"fmt"
	"slices"
	"testing"

	"loupe/core/exchange"
	"loupe/core/exchange/wire"
)

// Session delivers frames to a machine and checks its answers against the protocol.
type Session struct {
	Machine *exchange.Machine

	t         testing.TB
	exchanges map[uint32]*state
}

// state records what an exchange has done so far.
type state struct {
	started  int   // effects
	underWay []int // those whose results have not been delivered
	replied  bool
	open     bool         // the body of the response is open
	keeps    map[int]Kind // the effects that keep a body, by their number
	kept     map[int]bool // those of them that have kept one
}

// NewSession makes a session with an instance of the program, not configured yet.
func NewSession(t testing.TB, program exchange.Program) *Session {
	return &Session{exchange.NewMachine(program), t, map[uint32]*state{}}
}

// Frame is a frame from the core.
type Frame struct {
	Raw      []byte
	Fault    string    // "" if the frame is not a fault
	Manifest *Manifest // nil if the frame is not a manifest

	// Of a progress frame.
	Exchange uint32
	Response *exchange.Response // nil if it has none; its body has kept bodies as [Effect.Kept] says
	Open     bool               // the body of the response stays open
	Chunk    []byte             // of that body; nil if the frame has none
	Account  string             // for whose account the exchange is; "" if the frame does not say
	Closed   bool
	Log      []string // lines for the host's log
	Effects  []Effect
	Groups   [][]int
	Notes    []Note

	parts []part // the body of the response
}

// Note is a note that an exchange leaves.
type Note struct{ Name, Text string }

// Manifest is the content of the core's manifest frame: limits, and names of variables and secrets.
type Manifest struct {
	MaxBody, Connections  int
	Deferred              []string
	Variables, Secrets    []string
	Internal, Unavailable exchange.Response
}

// The first byte of a frame.
const (
	configure = 0
	open      = 1
	done      = 2
	describe  = 3
	gone      = 4

	ready    = 0
	progress = 1
	fault    = 2
	manifest = 3
)

// Step delivers a frame, valid or not, and returns the core's answer. It delivers a copy and overwrites
// that afterwards, as a host may do, so that a test notices if the core retains a part of it.
func (s *Session) Step(frame []byte) Frame {
	s.t.Helper()
	delivered := bytes.Clone(frame)
	raw := s.Machine.Step(delivered)
	for i := range delivered {
		delivered[i] = 0xaa
	}
	f, err := readFrame(raw)
	if err == nil {
		err = s.check(frame, f)
	}
	if err != nil {
		s.t.Fatalf("%v; the core answered\n%q, to\n%q", err, raw, frame)
	}
	return f
}

// Open opens an exchange for a GET of /, at time 0.
func (s *Session) Open(exchange uint32) Frame {
	s.t.Helper()
	return s.Step(Open{Exchange: exchange}.Frame())
}

// Done delivers results at time 0.
func (s *Session) Done(exchange uint32, results ...Result) Frame {
	s.t.Helper()
	return s.Step(DoneFrame(exchange, 0, results...))
}

// check returns an error if the core's answer to the frame breaks the protocol.
func (s *Session) check(frame []byte, f Frame) error {
	if f.Raw[0] == fault {
		return nil
	}
	sent := wire.NewReader(frame)
	kind := sent.U8()
	answers := map[byte]byte{configure: ready, open: progress, done: progress, describe: manifest, gone: progress}
	if want, known := answers[kind]; !known || f.Raw[0] != want {
		return fmt.Errorf("a frame of type %d answers one of type %d", f.Raw[0], kind)
	}
	if f.Raw[0] != progress {
		return nil
	}
	number := sent.U32()
	if kind == open {
		s.exchanges[number] = &state{keeps: map[int]Kind{}, kept: map[int]bool{}}
	}
	x := s.exchanges[number]
	if x == nil || f.Exchange != number {
		return fmt.Errorf("the answer is about exchange %d, want %d", f.Exchange, number)
	}
	if kind == done {
		sent.I64()
		for n := sent.Count(13); n > 0; n-- {
			effect := int(sent.U32())
			sent.U32()
			code, payload := sent.U8(), sent.Bytes()
			if kind, keeps := x.keeps[effect]; keeps && code == 0 {
				x.kept[effect] = kind != KVKeep && kind != KVOpen || len(payload) > 0 && payload[0] == 1
			}
			x.underWay = slices.DeleteFunc(x.underWay, func(e int) bool { return e == effect })
		}
	}
	if f.Closed {
		delete(s.exchanges, number)
	}
	return x.advance(f)
}

// advance adds a progress frame to the state. It returns an error if the frame contradicts the state.
func (x *state) advance(f Frame) error {
	if f.Response != nil && x.replied {
		return fmt.Errorf("the exchange has two responses")
	}
	x.replied = x.replied || f.Response != nil
	for _, p := range f.parts {
		if p.kind != 0 && !x.kept[p.effect] {
			return fmt.Errorf("the response names the body of effect %d, which has kept none", p.effect)
		}
	}
	wasOpen := x.open || f.Response != nil
	switch {
	case f.Open && f.Closed:
		return fmt.Errorf("the exchange is closed, and the body of its response open")
	case f.Open && !wasOpen:
		return fmt.Errorf("the frame opens the body of no response")
	case f.Chunk != nil && !wasOpen:
		return fmt.Errorf("the frame has a chunk of no open body")
	case f.Chunk != nil && len(f.Chunk) == 0:
		return fmt.Errorf("a chunk is empty")
	}
	x.open = f.Open
	for _, e := range f.Effects {
		if e.Number != x.started || e.TimeLimit <= 0 {
			return fmt.Errorf("%s has a time limit of %d ms; the next number is %d", e, e.TimeLimit, x.started)
		}
		for _, kept := range e.Kept {
			if _, keeps := x.keeps[kept]; !keeps && kept != NoEffect {
				return fmt.Errorf("%s uses the body of effect %d, which keeps none", e, kept)
			}
		}
		if e.Keep {
			x.keeps[e.Number] = e.Kind
		}
		x.started++
		x.underWay = append(x.underWay, e.Number)
	}
	if f.Closed != (len(f.Groups) == 0) {
		return fmt.Errorf("closed is %v with %d groups", f.Closed, len(f.Groups))
	}
	for _, group := range f.Groups {
		if len(group) == 0 {
			return fmt.Errorf("a group is empty")
		}
		for _, effect := range group {
			if !slices.Contains(x.underWay, effect) {
				return fmt.Errorf("a group names effect %d; under way are %v", effect, x.underWay)
			}
		}
	}
	return nil
}

// NoEffect is the number of an effect that never started.
const NoEffect = 1<<32 - 1

func readFrame(raw []byte) (Frame, error) {
	f, r := Frame{Raw: raw}, wire.NewReader(raw)
	switch kind := r.U8(); kind {
	case ready:
	case progress:
		f.readProgress(r)
	case fault:
		f.Fault = r.String()
		if f.Fault == "" {
			return f, fmt.Errorf("a fault has no message")
		}
	case manifest:
		f.Manifest = &Manifest{
			MaxBody: int(r.U32()), Connections: int(r.U32()), Deferred: readStrings(r),
			Variables: readStrings(r), Secrets: readStrings(r),
			Internal: readLiteralResponse(r), Unavailable: readLiteralResponse(r),
		}
	default:
		return f, fmt.Errorf("there is no frame of type %d", kind)
	}
	if !r.Complete() {
		return f, fmt.Errorf("the frame does not fit the protocol")
	}
	return f, nil
}

func (f *Frame) readProgress(r *wire.Reader) {
	f.Exchange = r.U32()
	flags := r.U8()
	if flags > 63 {
		r.Fail()
	}
	if flags&1 != 0 {
		f.Response, f.parts = readResponse(r)
	}
	f.Closed, f.Open = flags&2 != 0, flags&4 != 0
	if flags&8 != 0 {
		f.Chunk = append([]byte{}, r.Bytes()...)
	}
	if flags&16 != 0 {
		f.Account = r.String()
	}
	if flags&32 != 0 {
		f.Log = readStrings(r)
	}
	for n := r.Count(9); n > 0; n-- {
		f.Effects = append(f.Effects, readEffect(r))
	}
	for n := r.Count(4); n > 0; n-- {
		group := make([]int, r.Count(4))
		for i := range group {
			group[i] = int(r.U32())
		}
		f.Groups = append(f.Groups, group)
	}
	for n := r.Count(8); n > 0; n-- {
		f.Notes = append(f.Notes, Note{r.String(), r.String()})
	}
}

// readResponse returns the response and the parts of its body.
func readResponse(r *wire.Reader) (*exchange.Response, []part) {
	response := &exchange.Response{Status: int(r.U16()), Headers: readHeaders(r)}
	parts := readParts(r)
	text, _ := describeParts(parts)
	response.Body = []byte(text)
	return response, parts
}

// readLiteralResponse reads a response without kept bodies.
func readLiteralResponse(r *wire.Reader) exchange.Response {
	response, parts := readResponse(r)
	if slices.ContainsFunc(parts, func(p part) bool { return p.kind != 0 }) {
		r.Fail()
	}
	return *response
}

func readStrings(r *wire.Reader) []string {
	var list []string
	for n := r.Count(4); n > 0; n-- {
		list = append(list, r.String())
	}
	return list
}

// DescribeFrame asks for the manifest.
func DescribeFrame() []byte { return []byte{describe} }

// ConfigureFrame configures the core.
func ConfigureFrame(variables exchange.Headers, secrets ...string) []byte {
	w := wire.Writer{configure}
	writeHeaders(&w, variables)
	w.Count(len(secrets))
	for _, name := range secrets {
		w.String(name)
	}
	return w
}

// Open describes an exchange to open.
type Open struct {
	Exchange uint32
	Now      int64            // Unix milliseconds
	Entropy  []byte           // nil: 32 bytes of 7
	Notes    []Topic          // by name
	Request  exchange.Request // method GET and path / if empty
}

// Topic is the notes of one name, oldest first.
type Topic struct {
	Name  string
	Notes []exchange.Note
}

// Frame encodes the open frame.
func (o Open) Frame() []byte {
	if o.Entropy == nil {
		o.Entropy = bytes.Repeat([]byte{7}, exchange.EntropyBytes)
	}
	request, target := o.Request, o.Request.Path
	if request.Method == "" {
		request.Method = "GET"
	}
	if target == "" {
		target = "/"
	}
	if request.Query != "" {
		target += "?" + request.Query
	}
	w := wire.Writer{open}
	w.U32(o.Exchange)
	w.I64(o.Now)
	w.Bytes(o.Entropy)
	w.Count(len(o.Notes))
	for _, topic := range o.Notes {
		w.String(topic.Name)
		w.Count(len(topic.Notes))
		for _, note := range topic.Notes {
			w.I64(note.At)
			w.Bytes(note.Text)
		}
	}
	w.String(request.Method)
	w.String(target)
	writeHeaders(&w, request.Headers)
	w.Bytes(request.Body)
	return w
}

// Result is the result of an effect. [Answer.Result] makes one.
type Result struct {
	Effect  int
	Elapsed int           // milliseconds
	Code    exchange.Code // 0: success
	Payload []byte        // the effect's answer, or the message of the failure
}

// DoneFrame delivers results.
func DoneFrame(exchange uint32, now int64, results ...Result) []byte {
	w := wire.Writer{done}
	w.U32(exchange)
	w.I64(now)
	w.Count(len(results))
	for _, r := range results {
		w.U32(uint32(r.Effect))
		w.U32(uint32(r.Elapsed))
		w.U8(uint8(r.Code))
		w.Bytes(r.Payload)
	}
	return w
}

// GoneFrame says that the client has left.
func GoneFrame(exchange uint32, now int64) []byte {
	w := wire.Writer{gone}
	w.U32(exchange)
	w.I64(now)
	return w
}
