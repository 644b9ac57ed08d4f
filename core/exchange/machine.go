package exchange

import (
	"bytes"
	"encoding/binary"
)

const (
	frameConfigure = 0
	frameOpen      = 1
	frameDone      = 2

	frameReady    = 0
	frameProgress = 1
	frameFault    = 2
)

// Machine is an instance of the core: its configuration and the exchanges in flight.
type Machine struct {
	configure func(Config) Stage
	serve     Stage // nil until configured
	open      map[uint32]*Exchange
}

// NewMachine makes a machine. Configure gets the configuration once, and gives the stage that each
// exchange begins with.
func NewMachine(configure func(Config) Stage) *Machine {
	return &Machine{configure: configure, open: map[uint32]*Exchange{}}
}

// Open is the number of exchanges in flight.
func (m *Machine) Open() int { return len(m.open) }

// Step takes one frame and gives the core's answer to it. It keeps nothing of the frame.
func (m *Machine) Step(frame []byte) []byte {
	r := &reader{rest: frame}
	switch r.u8() {
	case frameConfigure:
		return m.stepConfigure(r)
	case frameOpen:
		return m.stepOpen(r)
	case frameDone:
		return m.stepDone(r)
	}
	return fault("no such frame")
}

func (m *Machine) stepConfigure(r *reader) []byte {
	var c Config
	c.vars = make(Headers, min(r.count(8), MaxConfig))
	for i := range c.vars {
		c.vars[i] = Header{r.str(), r.str()}
	}
	c.secrets = make([]string, min(r.count(4), MaxConfig))
	for i := range c.secrets {
		c.secrets[i] = r.str()
	}
	switch {
	case !r.whole():
		return fault("configure does not fit the protocol")
	case m.serve != nil:
		return fault("configured already")
	}
	m.serve = m.configure(c)
	var w writer
	w.u8(frameReady)
	w.u32(MaxBody)
	w.u32(Connections)
	return w
}

func (m *Machine) stepOpen(r *reader) []byte {
	number, now := r.u32(), r.i64()
	x := &Exchange{opened: now, now: now, deadline: now + ExchangeTime, reserve: SettleSubrequests, budget: MaxStages}
	x.entropy = bytes.Clone(r.bytes())
	x.notes = r.notes()
	x.request.Method = r.str()
	x.request.Path, x.request.Query = splitTarget(r.str())
	x.request.Headers = r.headers(len(r.rest))
	x.request.Body = bytes.Clone(r.bytes())
	switch {
	case !r.whole() || len(x.entropy) != EntropyBytes:
		return fault("open does not fit the protocol")
	case m.serve == nil:
		return fault("not configured")
	case m.open[number] != nil:
		return fault("exchange is open already")
	}
	for number, lost := range m.open {
		if now-lost.opened > LostTime {
			delete(m.open, number)
		}
	}
	m.open[number] = x
	x.flow([]Stage{m.serve})
	return m.advance(number, x)
}

func (m *Machine) stepDone(r *reader) []byte {
	number, now := r.u32(), r.i64()
	x := m.open[number]
	if x == nil {
		return fault("no such exchange")
	}
	type result struct {
		effect  *effect
		elapsed uint32
		outcome Code
		payload []byte
	}
	n := r.count(13)
	if n > len(x.effects) {
		return fault("more results than effects")
	}
	results := make([]result, n)
	for i := range results {
		effect, elapsed, outcome, payload := r.u32(), r.u32(), Code(r.u8()), r.bytes()
		if int64(effect) >= int64(len(x.effects)) || x.effects[effect].done {
			return fault("result of an effect that is not under way")
		}
		results[i] = result{x.effects[effect], elapsed, outcome, payload}
		for _, earlier := range results[:i] {
			if earlier.effect == results[i].effect {
				return fault("two results of one effect")
			}
		}
	}
	if !r.whole() {
		return fault("done does not fit the protocol")
	}
	x.now = max(now, x.now)
	for _, result := range results {
		e := result.effect
		e.done, e.elapsed = true, result.elapsed
		switch {
		case result.outcome != 0:
			e.failure = Failure{result.outcome, string(result.payload)}
		case e.lent:
			e.payload = result.payload
		default:
			e.payload = bytes.Clone(result.payload)
		}
	}
	answer := m.advance(number, x)
	for _, result := range results {
		if e := result.effect; e.lent && e.failure.Code == 0 {
			e.payload, e.failure = nil, Failure{Refused, "the bytes were lent to the stage that awaited them"}
		}
	}
	return answer
}

func (m *Machine) advance(number uint32, x *Exchange) []byte {
	closed := x.run()
	if closed {
		delete(m.open, number)
	}
	return x.progress(number, closed)
}

func fault(message string) []byte {
	var w writer
	w.u8(frameFault)
	w.str(message)
	return w
}

func splitTarget(target string) (path, query string) {
	for i := 0; i < len(target); i++ {
		if target[i] == '?' {
			return target[:i], target[i+1:]
		}
	}
	return target, ""
}

// set writes v over the four bytes at position at.
func (w writer) set(at int, v uint32) { binary.LittleEndian.PutUint32(w[at:], v) }
