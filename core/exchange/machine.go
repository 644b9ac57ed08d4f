package exchange

import (
	"bytes"
	"slices"

	"loupe/core/base/limits"
	"loupe/core/exchange/wire"
)

// The first byte of a frame. See the package comment.
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

// Machine is an instance of the core: its configuration and the exchanges in flight.
type Machine struct {
	program   Program
	serve     Stage // nil until configured
	exchanges map[uint32]*exchange
	answer    wire.Writer // the last one; its memory is used again: docs/RATIONALE.md, "Large objects"
}

// NewMachine makes an instance of the program, not configured yet.
func NewMachine(p Program) *Machine {
	return &Machine{program: p, exchanges: map[uint32]*exchange{}}
}

// InFlight returns the number of open exchanges.
func (m *Machine) InFlight() int { return len(m.exchanges) }

// Step processes one frame and returns the core's answer, which is valid until the next call. The machine keeps no part
// of the frame.
func (m *Machine) Step(frame []byte) []byte {
	r := wire.NewReader(frame)
	switch r.U8() {
	case frameDescribe:
		return m.describe(r)
	case frameConfigure:
		return m.configure(r)
	case frameOpen:
		return m.open(r)
	case frameDone:
		return m.done(r)
	case frameGone:
		return m.gone(r)
	}
	return fault("unknown kind of frame")
}

func (m *Machine) describe(r *wire.Reader) []byte {
	if !r.Complete() {
		return fault("describe does not fit the protocol")
	}
	w := wire.Writer{frameManifest}
	w.U32(MaxBody)
	w.U32(Connections)
	writeStrings(&w, m.program.Deferred)
	writeStrings(&w, m.program.Variables)
	writeStrings(&w, m.program.Secrets)
	writeResponse(&w, m.program.Internal)
	writeResponse(&w, m.program.Unavailable)
	return w
}

func (m *Machine) configure(r *wire.Reader) []byte {
	c := Config{program: &m.program}
	for n := min(r.Count(8), MaxConfig); n > 0; n-- {
		v := Header{r.String(), r.String()}
		if slices.Contains(m.program.Variables, v.Name) {
			c.variables = append(c.variables, v)
		}
	}
	for n := min(r.Count(4), MaxConfig); n > 0; n-- {
		c.secrets = append(c.secrets, r.String())
	}
	switch {
	case !r.Complete():
		return fault("configure does not fit the protocol")
	case m.serve != nil:
		return fault("the core is configured already")
	}
	m.serve = m.program.Configure(c)
	return []byte{frameReady}
}

func (m *Machine) open(r *wire.Reader) []byte {
	number, now := r.U32(), r.I64()
	x := &exchange{
		opened: now, now: now, deadline: now + limits.Exchange,
		reserved: limits.GraceSubrequests, stepsLeft: MaxSteps,
	}
	x.entropy = bytes.Clone(r.Bytes())
	x.topics = decodeTopics(r)
	x.request.Method = r.String()
	x.request.Path, x.request.Query = splitTarget(r.String())
	x.request.Headers = decodeHeaders(r, MaxFrame) // all: the platform limits a request's headers
	x.request.Body = bytes.Clone(r.Bytes())
	switch {
	case !r.Complete() || len(x.entropy) != EntropyBytes:
		return fault("open does not fit the protocol")
	case m.serve == nil:
		return fault("the core is not configured")
	case m.exchanges[number] != nil:
		return fault("the exchange is open already")
	}
	for number, lost := range m.exchanges {
		if now-lost.opened > LostTime {
			delete(m.exchanges, number)
		}
	}
	m.exchanges[number] = x
	x.newFlow(m.serve)
	return m.advance(number, x)
}

// result is an effect's result as the host delivers it.
type result struct {
	effect  *effect
	elapsed uint32
	outcome Code
	payload []byte
}

func (m *Machine) done(r *wire.Reader) []byte {
	number, now := r.U32(), r.I64()
	x := m.exchanges[number]
	if x == nil {
		return fault("no such exchange")
	}
	results, problem := x.decodeResults(r)
	switch {
	case problem != "":
		return fault(problem)
	case !r.Complete():
		return fault("done does not fit the protocol")
	}
	x.now = max(now, x.now)
	for _, result := range results {
		result.deliver()
		if result.outcome != 0 {
			x.logStorageFailure(result.effect)
		}
	}
	answer := m.advance(number, x)
	for _, e := range x.effects {
		e.dropOrCopy()
	}
	return answer
}

// gone records that the client of a streamed response has left.
func (m *Machine) gone(r *wire.Reader) []byte {
	number, now := r.U32(), r.I64()
	x := m.exchanges[number]
	switch {
	case !r.Complete():
		return fault("gone does not fit the protocol")
	case x == nil:
		return fault("no such exchange")
	case !x.streaming:
		return fault("the exchange has no open response body")
	case x.clientGone:
		return fault("the client has left already")
	}
	x.now, x.clientGone = max(now, x.now), true
	return m.advance(number, x)
}

// decodeResults reads the results in a done frame. It returns a problem if an effect is not under way or
// has two results. It changes nothing, so that a fault leaves the exchange as it was.
func (x *exchange) decodeResults(r *wire.Reader) (results []result, problem string) {
	n := r.Count(13)
	if n > len(x.effects) {
		return nil, "more results than effects"
	}
	for range n {
		number, elapsed, outcome, payload := r.U32(), r.U32(), Code(r.U8()), r.Bytes()
		if int64(number) >= int64(len(x.effects)) || x.effects[number].done {
			return nil, "result of an effect that is not under way"
		}
		e := x.effects[number]
		for _, earlier := range results {
			if earlier.effect == e {
				return nil, "two results of one effect"
			}
		}
		results = append(results, result{e, elapsed, outcome, payload})
	}
	return results, ""
}

func (r result) deliver() {
	e := r.effect
	e.done, e.elapsed = true, r.elapsed
	switch {
	case r.outcome != 0:
		e.failure = Failure{r.outcome, string(r.payload)}
	case e.lent:
		e.payload = r.payload
	default:
		e.payload = bytes.Clone(r.payload)
	}
}

// dropOrCopy is called at the end of a frame, because the host then overwrites the frame. It drops a
// lent payload that no step will read, and copies one that a step will read later.
func (e *effect) dropOrCopy() {
	switch {
	case !e.lent || !e.done || e.failure.Code != 0:
	case e.readers == 0:
		e.payload, e.failure = nil, Failure{Refused, "the answer was dropped after its last reader"}
	case !e.copied:
		e.payload, e.copied = bytes.Clone(e.payload), true
	}
}

func (m *Machine) advance(number uint32, x *exchange) []byte {
	answered := x.response != nil
	closed := x.run()
	if !answered && x.response != nil {
		x.respondedAt = x.now
	}
	if closed {
		x.logClosed()
		delete(m.exchanges, number)
	}
	m.answer = x.progress(m.answer[:0], number, closed)
	return m.answer
}

func fault(message string) []byte {
	w := wire.Writer{frameFault}
	w.String(message)
	return w
}

func writeStrings(w *wire.Writer, list []string) {
	w.Count(len(list))
	for _, s := range list {
		w.String(s)
	}
}
