package host

import (
	"errors"
	"maps"
	"slices"
	"time"
)

// The first bytes of frames to the core, and of frames from it.
const (
	frameConfigure = 0
	frameOpen      = 1
	frameDone      = 2
	frameDescribe  = 3
	frameGone      = 4

	frameReady    = 0
	frameProgress = 1
	frameFault    = 2
	frameManifest = 3
)

// Header is one header field. Name is in lower case.
type Header struct{ Name, Value string }

// Effect is one piece of I/O that the core asks for.
type Effect struct {
	Exchange, Number uint32
	TimeLimit        time.Duration // includes the wait for a connection
	Call             Call
}

// Call is an effect's parameters: a FetchCall, ReadCall, KVGetCall, KVPutCall, KVDeleteCall,
// D1Call, AICall, LimitCall, WaitCall, TokenCall, BodyCall, KVKeepCall, KVOpenCall, SignCall, QueueCall or ReduceCall.
type Call any

// The flags of a fetch.
const (
	fetchKeep     = 1 // keep the body in the host
	fetchSecrets  = 2 // expand ${NAME}
	fetchTruncate = 4 // cut a larger body to MaxBytes
)

type (
	FetchCall struct {
		Method, URL string // as the core wrote them: secrets are ${NAME}
		Headers     []Header
		Body        []Part
		MaxBytes    uint32 // of the response body
		Flags       uint8  // fetchKeep, fetchSecrets, fetchTruncate
		HeadBytes   uint32 // of a kept body: how many bytes to return from its start
	}
	ReadCall struct {
		Effect, Offset, Length uint32 // Effect is the one that kept the body
	}
	KVGetCall struct{ Key string }
	KVPutCall struct {
		Key     string
		Value   []Part
		Seconds uint32 // to live
	}
	KVDeleteCall struct{ Key string }
	D1Call       struct{ Statements []Statement }
	AICall       struct {
		Model string
		Input []Part
	}
	LimitCall struct{ Key string }
	WaitCall  struct{ Time time.Duration }
	TokenCall struct {
		Name    string // of the secret that the token becomes
		Fresh   bool   // do not use the token in KV
		URL     string // of the token endpoint
		Headers []Header
		Body    []Part
	}
	BodyCall struct {
		MaxBytes  uint32
		HeadBytes uint32 // how many of the first bytes to return
	}
	KVKeepCall struct {
		Key                 string
		MaxBytes, HeadBytes uint32 // as of a BodyCall
	}
	KVOpenCall struct {
		Key       string
		HeadBytes uint32
	}
	SignCall struct {
		Secret  string // its name
		Message []byte
	}
	QueueCall  struct{ Message []byte }
	ReduceCall struct {
		Effect              uint32 // the one that kept the picture
		JPEG                bool   // otherwise PNG
		Side                uint32 // pixels
		MaxBytes, HeadBytes uint32 // as of a BodyCall
	}
)

// Part is a piece of a body: Bytes, or the body that an effect kept.
type Part struct {
	Kind           uint8 // 0: Bytes; 1: the kept body; 2: the same in base64; 3: a range of it
	Bytes          []byte
	Effect         uint32
	Offset, Length uint32 // of the range
}

// Statement is one statement of a D1 batch. A parameter is nil, int64, float64, string or []byte.
type Statement struct {
	SQL    string
	Params []any
}

// Code says how an effect ended. The numbers are the protocol's.
type Code uint8

const (
	OK Code = iota
	Timeout
	Network
	TooLarge
	Refused
	Unavailable
	Failed
	Malformed
	NoMemory
)

// Result is how an effect ended. Payload is its encoded answer, or the message of its failure.
type Result struct {
	Outcome Code
	Payload []byte
}

// Fail makes the result of an effect that failed.
func Fail(code Code, message string) Result { return Result{code, []byte(message)} }

// Success makes the result of an effect with this encoded answer.
func Success(payload []byte) Result { return Result{Payload: payload} }

// Frames to the core.

func describeFrame() []byte { return []byte{frameDescribe} }

func configureFrame(variables []Header, secrets []string) []byte {
	e := encoder{frameConfigure}
	e.headers(variables)
	e.u32(uint32(len(secrets)))
	for _, name := range secrets {
		e.str(name)
	}
	return e
}

func openFrame(exchange uint32, now time.Time, entropy []byte, n notes, r request) []byte {
	e := encoder{frameOpen}
	e.u32(exchange)
	e.i64(now.UnixMilli())
	e.bytes(entropy)
	e.u32(uint32(len(n)))
	for _, name := range slices.Sorted(maps.Keys(n)) {
		e.str(name)
		e.u32(uint32(len(n[name])))
		for _, note := range n[name] {
			e.i64(note.at.UnixMilli())
			e.bytes(note.text)
		}
	}
	e.str(r.method)
	e.str(r.target)
	e.headers(r.headers)
	e.bytes(r.body)
	return e
}

// result is a Result that has not been delivered yet.
type result struct {
	effect  uint32
	elapsed time.Duration
	Result
}

func doneFrame(exchange uint32, now time.Time, results []result) []byte {
	e := encoder{frameDone}
	e.u32(exchange)
	e.i64(now.UnixMilli())
	e.u32(uint32(len(results)))
	for _, r := range results {
		e.u32(r.effect)
		e.u32(uint32(max(0, r.elapsed.Milliseconds())))
		e.u8(uint8(r.Outcome))
		e.bytes(r.Payload)
	}
	return e
}

func goneFrame(exchange uint32, now time.Time) []byte {
	e := encoder{frameGone}
	e.u32(exchange)
	e.i64(now.UnixMilli())
	return e
}

// Frames from the core.

// progress tells the host what to do next for an exchange.
type progress struct {
	exchange uint32
	response *reply // nil: none in this frame
	open     bool   // the body of the response stays open
	chunk    []byte // of that body; nil: none in this frame
	account  string // for whose account the exchange is; "" if the frame does not say
	closed   bool
	log      []string // lines for the host's log
	effects  []Effect
	groups   [][]uint32
	notes    []note
}

// note is a message that an exchange leaves for later exchanges.
type note struct {
	name string
	text []byte
}

// reply is a response as the core writes it: its body may have parts that the host keeps.
type reply struct {
	status  int
	headers []Header
	parts   []Part
}

type response struct {
	status  int
	headers []Header
	body    []byte
	rest    *stream // of the body; nil: body is all of it
}

func readManifest(frame []byte) (Manifest, error) {
	d := &decoder{rest: frame}
	if err := d.kind(frameManifest); err != nil {
		return Manifest{}, err
	}
	m := Manifest{bodyLimit: d.u32(), connections: d.u32(), deferred: list(d, (*decoder).str)}
	m.Variables, m.Secrets = list(d, (*decoder).str), list(d, (*decoder).str)
	m.internal, m.unavailable = readLiteralResponse(d), readLiteralResponse(d)
	return m, d.end()
}

func readReady(frame []byte) error {
	d := &decoder{rest: frame}
	if err := d.kind(frameReady); err != nil {
		return err
	}
	return d.end()
}

func readProgress(frame []byte) (progress, error) {
	d := &decoder{rest: frame}
	if err := d.kind(frameProgress); err != nil {
		return progress{}, err
	}
	p := progress{exchange: d.u32()}
	flags := d.u8()
	if flags&1 != 0 {
		p.response = &reply{int(d.u16()), list(d, readHeader), list(d, readPart)}
	}
	p.closed, p.open = flags&2 != 0, flags&4 != 0
	if flags&8 != 0 {
		if p.chunk = d.bytes(); len(p.chunk) == 0 {
			d.err = errFrame
		}
	}
	if flags&16 != 0 {
		p.account = d.str()
	}
	if flags&32 != 0 {
		p.log = list(d, (*decoder).str)
	}
	p.effects = list(d, readEffect)
	p.groups = list(d, func(d *decoder) []uint32 { return list(d, (*decoder).u32) })
	p.notes = list(d, func(d *decoder) note { return note{d.str(), d.bytes()} })
	if flags > 63 || p.open && p.closed {
		d.err = errFrame
	}
	for i := range p.effects {
		p.effects[i].Exchange = p.exchange
	}
	return p, d.end()
}

// kind reads the first byte of a frame, and returns an error if it is not the one wanted. The error
// of a fault has the fault's message.
func (d *decoder) kind(want uint8) error {
	switch kind := d.u8(); {
	case d.err != nil:
	case kind == want:
		return nil
	case kind == frameFault:
		return errors.New("the core refused the frame: " + d.str())
	}
	return errFrame
}

// readLiteralResponse reads a response whose body has no kept parts.
func readLiteralResponse(d *decoder) response {
	r := response{status: int(d.u16()), headers: list(d, readHeader)}
	for _, p := range list(d, readPart) {
		if p.Kind != 0 {
			d.err = errFrame
		}
		r.body = append(r.body, p.Bytes...)
	}
	return r
}

func readHeader(d *decoder) Header { return Header{d.str(), d.str()} }

func readPart(d *decoder) Part {
	switch kind := d.u8(); kind {
	case 0:
		return Part{Bytes: d.bytes()}
	case 1, 2:
		return Part{Kind: kind, Effect: d.u32()}
	case 3:
		return Part{Kind: kind, Effect: d.u32(), Offset: d.u32(), Length: d.u32()}
	}
	d.err = errFrame
	return Part{}
}

func readStatement(d *decoder) Statement { return Statement{d.str(), list(d, (*decoder).value)} }

func readEffect(d *decoder) Effect {
	e := Effect{Number: d.u32()}
	kind := d.u8()
	e.TimeLimit = time.Duration(d.u32()) * time.Millisecond
	switch kind {
	case 1:
		e.Call = FetchCall{d.str(), d.str(), list(d, readHeader), list(d, readPart), d.u32(), d.u8(), d.u32()}
	case 2:
		e.Call = ReadCall{d.u32(), d.u32(), d.u32()}
	case 3:
		e.Call = KVGetCall{d.str()}
	case 4:
		e.Call = KVPutCall{d.str(), list(d, readPart), d.u32()}
	case 5:
		e.Call = KVDeleteCall{d.str()}
	case 6:
		e.Call = D1Call{list(d, readStatement)}
	case 7:
		e.Call = AICall{d.str(), list(d, readPart)}
	case 8:
		e.Call = LimitCall{d.str()}
	case 9:
		e.Call = WaitCall{time.Duration(d.u32()) * time.Millisecond}
	case 10:
		e.Call = TokenCall{d.str(), d.u8() != 0, d.str(), list(d, readHeader), list(d, readPart)}
	case 11:
		e.Call = BodyCall{d.u32(), d.u32()}
	case 12:
		e.Call = KVKeepCall{d.str(), d.u32(), d.u32()}
	case 13:
		e.Call = SignCall{d.str(), d.bytes()}
	case 14:
		e.Call = QueueCall{d.bytes()}
	case 15:
		e.Call = KVOpenCall{d.str(), d.u32()}
	case 16:
		e.Call = ReduceCall{d.u32(), d.u8() != 0, d.u32(), d.u32(), d.u32()}
	default:
		d.err = errFrame
	}
	return e
}
