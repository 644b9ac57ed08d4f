package exchange

import (
	"loupe/core/base/limits"
	"loupe/core/exchange/wire"
)

// exchange is one inbound request with everything that is done for it.
type exchange struct {
	request  Request
	opened   int64 // Unix milliseconds
	now      int64
	deadline int64 // Unix milliseconds: effects end by then
	entropy  []byte
	topics   []topic // notes of earlier exchanges

	flows     []*Flow
	stepsLeft int
	effects   []*effect // by number, from 0
	spent     int       // subrequests used so far
	reserved  int       // subrequests that only the grace period may use

	headers     Headers // to add to the response
	response    *Response
	replied     bool        // the response has been sent
	respondedAt int64       // when it was sent, Unix milliseconds
	streaming   bool        // the body of the response is open
	chunk       wire.Writer // of that body, for the next progress frame
	clientGone  bool        // the client of a streamed response has left

	account      string // for whose account the exchange is
	sendsAccount bool   // with the next progress frame

	starts     wire.Writer // encoded effects to start with the next progress frame
	startCount int
	notes      wire.Writer // encoded notes to leave with the next progress frame
	noteCount  int

	lines       []string // for the host's log, with the next progress frame
	annotations []byte   // members of the line that is logged when the exchange closes, each after a comma
}

func (x *exchange) newFlow(stages ...Stage) *Flow {
	f := &Flow{exchange: x}
	for _, stage := range stages {
		f.steps = append(f.steps, step{run: stage})
	}
	x.flows = append(x.flows, f)
	return f
}

// start begins an effect with a time limit in milliseconds, and returns the writer for the effect's
// parameters. If the exchange is over a limit, the effect fails at once and its parameters are discarded.
func (x *exchange) start(kind uint8, timeLimit int) (*effect, *wire.Writer) {
	e := &effect{number: noEffect, kind: kind}
	timeLimit = x.timeLimit(timeLimit)
	switch {
	case len(x.effects) >= MaxEffects || x.spent+subrequests(kind) > limits.Subrequests-x.reserved:
		e.done, e.failure = true, Failure{Refused, "the exchange has used up its effects or subrequests"}
	case timeLimit <= 0:
		e.done, e.failure = true, Failure{Timeout, "the exchange's deadline has passed"}
	}
	if e.done {
		x.logStorageFailure(e)
		return e, new(wire.Writer)
	}
	e.number = uint32(len(x.effects))
	x.spent += subrequests(kind)
	x.effects = append(x.effects, e)
	x.startCount++
	x.starts.U32(e.number)
	x.starts.U8(kind)
	x.starts.U32(uint32(timeLimit))
	return e, &x.starts
}

// timeLimit returns the milliseconds that an effect gets: the given number, or DefaultTime if it is not
// positive, but no more than the exchange has left. It returns 0 after the deadline.
func (x *exchange) timeLimit(milliseconds int) int {
	if milliseconds <= 0 {
		milliseconds = DefaultTime
	}
	return int(max(0, min(int64(milliseconds), x.deadline-x.now))) // int may have 32 bits
}

// run runs every flow as far as it goes. It reports whether the exchange is closed: no flow waits for an
// effect, or the exchange has run MaxSteps. Flows that wait only for each other, and those in the background, do not keep
// it open.
func (x *exchange) run() (closed bool) {
	for ran := true; ran; {
		ran = false
		for i := 0; i < len(x.flows); i++ { // x.flows may grow meanwhile
			ran = x.flows[i].run() || ran
		}
	}
	for _, f := range x.flows {
		if x.stepsLeft > 0 && !f.background && len(f.effectsAwaited()) > 0 {
			return false
		}
	}
	return true
}

// progress appends the frame that tells the host what to do next.
func (x *exchange) progress(w wire.Writer, number uint32, closed bool) wire.Writer {
	sendsResponse := x.response != nil && !x.replied
	w.U8(frameProgress)
	w.U32(number)
	sendsChunk := len(x.chunk) > 0
	x.streaming = x.streaming && !closed
	w.U8(wire.Bool(sendsResponse) | wire.Bool(closed)<<1 | wire.Bool(x.streaming)<<2 | wire.Bool(sendsChunk)<<3 | wire.Bool(x.sendsAccount)<<4 |
		wire.Bool(len(x.lines) > 0)<<5)
	if sendsResponse {
		x.replied = true
		writeResponse(&w, *x.response)
	}
	if sendsChunk {
		w.Bytes(x.chunk)
		x.chunk = x.chunk[:0]
	}

	if x.sendsAccount {
		w.String(x.account)
		x.sendsAccount = false
	}
	if len(x.lines) > 0 {
		x.writeLines(&w)
	}

	w.Count(x.startCount)
	w = append(w, x.starts...)
	x.starts, x.startCount = x.starts[:0], 0

	groups, offset := 0, len(w)
	w.Count(0)
	for _, f := range x.flows {
		if effects := f.effectsAwaited(); len(effects) > 0 && !closed {
			groups++
			w.Count(len(effects))
			for _, e := range effects {
				w.U32(e.number)
			}
		}
	}
	w.SetU32(offset, uint32(groups))

	w.Count(x.noteCount)
	w = append(w, x.notes...)
	x.notes, x.noteCount = x.notes[:0], 0
	return w
}

// SetAccount tells the host for whose account the exchange is. The host leaves each account a share of the memory
// for bodies. It must be called before the exchange starts an effect that takes such memory.
func (f *Flow) SetAccount(account string) {
	f.exchange.account, f.exchange.sendsAccount = account, true
}
