package host

import (
	"errors"
	"maps"
	"slices"
	"time"
)

// Header is one header field, its name in lower case.
type Header struct{ Name, Value string }

// Effect is one piece of I/O that the core asks for.
type Effect struct {
	Exchange, Number uint32
	Time             time.Duration // from when it is asked for
	Call             Call
}

// Call is what an effect does: a FetchCall, ReadCall, KVGetCall, KVPutCall, KVDeleteCall, D1Call, AICall,
// LimitCall, WaitCall or TokenCall.
type Call any

// What a fetch asks for in its flags.
const (
	fetchKeep    = 1
	fetchSecrets = 2
	fetchCut     = 4
)

type (
	FetchCall struct {
		Method, URL string // as the core wrote them, secrets by name
		Headers     []Header
		Body        []Part
		Limit       uint32 // bytes of the answer's body
		Flags       uint8  // fetchKeep, fetchSecrets, fetchCut
		Head        uint32 // bytes of a kept body to hand back
	}
	ReadCall struct {
		Fetch, Offset, Length uint32
	}
	KVGetCall struct{ Key string }
	KVPutCall struct {
		Key     string
		Value   []byte
		Seconds uint32
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
		Fresh   bool   // not the one that KV has
		URL     string
		Headers []Header
		Body    []Part
	}
)

// Part is a piece of an outgoing body: Bytes, or else the body that the effect Fetch kept.
type Part struct {
	Kind  uint8 // 0 Bytes, 1 the kept body, 2 the kept body in base64
	Bytes []byte
	Fetch uint32
}

// Statement is one of a D1 batch. Its parameters are nil, int64, float64, string or []byte.
type Statement struct {
	SQL    string
	Params []any
}

// Code says how an effect ended, in the protocol's numbers.
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
)

// Result is how an effect ended. Payload is its answer, encoded; or the message of a failure.
type Result struct {
	Outcome Code
	Payload []byte
}

// Fail is the result of an effect that failed.
func Fail(code Code, message string) Result { return Result{code, []byte(message)} }

// Success is the result of an effect whose answer has this encoding.
func Success(payload []byte) Result { return Result{Payload: payload} }

// The frames to the core.

func configureFrame(vars []Header, secrets []string) []byte {
	e := encoder{0}
	e.headers(vars)
	e.u32(uint32(len(secrets)))
	for _, name := range secrets {
		e.str(name)
	}
	return e
}

func openFrame(exchange uint32, now time.Time, entropy []byte, n notes, r request) []byte {
	e := encoder{1}
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

// result is a Result on its way to the core.
type result struct {
	effect  uint32
	elapsed time.Duration
	Result
}

func doneFrame(exchange uint32, now time.Time, results []result) []byte {
	e := encoder{2}
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

// The frames from the core.

// ready has the limits that the host keeps.
type ready struct{ body, connections uint32 }

// progress is what the host is to do next for an exchange.
type progress struct {
	exchange uint32
	response *response
	closed   bool
	effects  []Effect
	groups   [][]uint32
	notes    []note
}

// note is what an exchange leaves for those to come.
type note struct {
	name string
	text []byte
}

type response struct {
	status  int
	headers []Header
	body    []byte
}

func readReady(frame []byte) (ready, error) {
	d := &decoder{rest: frame}
	if err := d.kind(0); err != nil {
		return ready{}, err
	}
	r := ready{d.u32(), d.u32()}
	return r, d.end()
}

func readProgress(frame []byte) (progress, error) {
	d := &decoder{rest: frame}
	if err := d.kind(1); err != nil {
		return progress{}, err
	}
	p := progress{exchange: d.u32()}
	flags := d.u8()
	if flags&1 != 0 {
		p.response = &response{int(d.u16()), list(d, readHeader), d.bytes()}
	}
	p.closed = flags&2 != 0
	p.effects = list(d, readEffect)
	p.groups = list(d, func(d *decoder) []uint32 { return list(d, (*decoder).u32) })
	p.notes = list(d, func(d *decoder) note { return note{d.str(), d.bytes()} })
	if flags > 3 {
		d.err = errFrame
	}
	for i := range p.effects {
		p.effects[i].Exchange = p.exchange
	}
	return p, d.end()
}

// kind reads the first byte of a frame. A fault becomes an error.
func (d *decoder) kind(want uint8) error {
	switch kind := d.u8(); {
	case d.err != nil:
	case kind == want:
		return nil
	case kind == 2:
		return errors.New("the core found fault with the frame: " + d.str())
	}
	return errFrame
}

func readHeader(d *decoder) Header { return Header{d.str(), d.str()} }

func readPart(d *decoder) Part {
	switch kind := d.u8(); kind {
	case 0:
		return Part{Bytes: d.bytes()}
	case 1, 2:
		return Part{Kind: kind, Fetch: d.u32()}
	}
	d.err = errFrame
	return Part{}
}

func readStatement(d *decoder) Statement { return Statement{d.str(), list(d, (*decoder).value)} }

func readEffect(d *decoder) Effect {
	e := Effect{Number: d.u32()}
	kind := d.u8()
	e.Time = time.Duration(d.u32()) * time.Millisecond
	switch kind {
	case 1:
		e.Call = FetchCall{d.str(), d.str(), list(d, readHeader), list(d, readPart), d.u32(), d.u8(), d.u32()}
	case 2:
		e.Call = ReadCall{d.u32(), d.u32(), d.u32()}
	case 3:
		e.Call = KVGetCall{d.str()}
	case 4:
		e.Call = KVPutCall{d.str(), d.bytes(), d.u32()}
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
	default:
		d.err = errFrame
	}
	return e
}
