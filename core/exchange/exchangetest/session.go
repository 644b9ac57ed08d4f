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

// Step delivers a frame, valid or not, and returns the core's answer. It delivers a copy and overwrites
// that afterwards, as a host may do, so that a test notices if the core retains a part of it.
func (s *Session) Step(frame []byte) Frame {
	s.t.Helper()
	delivered := bytes.Clone(frame)
	raw := bytes.Clone(s.Machine.Step(delivered))
	for i := range delivered {
		delivered[i] = 0xaa
	}
	f, err := DecodeFrame(raw)
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
	if f.Raw[0] == FrameFault {
		return nil
	}
	sent := wire.NewReader(frame)
	kind := sent.U8()
	answers := map[byte]byte{
		FrameConfigure: FrameReady, FrameOpen: FrameProgress, FrameDone: FrameProgress, FrameDescribe: FrameManifest, FrameGone: FrameProgress,
	}
	if want, known := answers[kind]; !known || f.Raw[0] != want {
		return fmt.Errorf("a frame of type %d answers one of type %d", f.Raw[0], kind)
	}
	if f.Raw[0] != FrameProgress {
		return nil
	}
	number := sent.U32()
	if kind == FrameOpen {
		s.exchanges[number] = &state{keeps: map[int]Kind{}, kept: map[int]bool{}}
	}
	x := s.exchanges[number]
	if x == nil || f.Exchange != number {
		return fmt.Errorf("the answer is about exchange %d, want %d", f.Exchange, number)
	}
	if kind == FrameDone {
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
	for _, p := range f.Parts {
		if p.Kind != 0 && !x.kept[p.Effect] {
			return fmt.Errorf("the response names the body of effect %d, which has kept none", p.Effect)
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
				return fmt.Errorf("a group names effect %d; pending: %v", effect, x.underWay)
			}
		}
	}
	return nil
}
