package exchange

// Exchange is one inbound request with all that is done for it until its credits are settled.
type Exchange struct {
	request  Request
	opened   int64
	now      int64
	deadline int64 // for effects
	entropy  []byte
	notes    []notes // of exchanges before this one
	flows    []*Flow
	effects  []*effect // by number, from 0
	spent    int       // subrequests asked for
	reserve  int       // subrequests that are kept for later
	budget   int       // stages it may still run
	response *Response
	replied  bool // the response has left

	starting writer // effects to send with the next progress frame
	started  int    // how many
	noting   writer // notes to leave with the next progress frame
	noted    int    // how many
}

func (x *Exchange) flow(stages []Stage) *Flow {
	f := &Flow{x: x, stages: stages}
	x.flows = append(x.flows, f)
	return f
}

// start begins an effect that asks for so many milliseconds and gives the writer for its description. An effect that may not start has
// failed already, and what is written of it goes nowhere.
func (x *Exchange) start(kind uint8, time int) (*effect, *writer) {
	e := &effect{number: noEffect}
	time = x.left(time)
	switch {
	case len(x.effects) >= MaxEffects || x.spent+subrequests(kind) > MaxSubrequests-x.reserve:
		e.done, e.failure = true, Failure{Refused, "over the exchange's number of effects"}
	case time <= 0:
		e.done, e.failure = true, Failure{Timeout, "the exchange's time is over"}
	}
	if e.done {
		return e, new(writer)
	}
	e.number = uint32(len(x.effects))
	x.spent += subrequests(kind)
	x.effects = append(x.effects, e)
	x.started++
	x.starting.u32(e.number)
	x.starting.u8(kind)
	x.starting.u32(uint32(time))
	return e, &x.starting
}

// left is the time an effect may take: what it asks for, within what is left for the exchange.
func (x *Exchange) left(time int) int {
	if time <= 0 {
		time = UpstreamTime
	}
	return int(max(0, min(int64(time), x.deadline-x.now))) // int may have 32 bits
}

// run runs every flow as far as it goes and reports whether the exchange is closed.
func (x *Exchange) run() bool {
	for again := true; again; {
		again = false
		for i := 0; i < len(x.flows); i++ { // flows grow while they run
			again = x.flows[i].run() || again
		}
	}
	for _, f := range x.flows {
		if !f.finished() && x.budget > 0 && f.blocked() {
			return false
		}
	}
	return true
}

// blocked reports whether the flow waits, itself or through others, for an effect still under way. One
// that does not would wait for ever.
func (f *Flow) blocked() bool { return len(f.group()) > 0 }

// group lists the effects under way that the flow itself waits for.
func (f *Flow) group() []*effect {
	var group []*effect
	for _, a := range f.awaits {
		if e := a.pending(); e != nil && !e.done {
			group = append(group, e)
		}
	}
	return group
}

// progress writes the frame that tells the host what to do next.
func (x *Exchange) progress(number uint32, closed bool) []byte {
	replies := x.response != nil && !x.replied
	w := make(writer, 0, 64+len(x.starting))
	w.u8(frameProgress)
	w.u32(number)
	w.u8(bit(replies) | bit(closed)<<1)
	if replies {
		x.replied = true
		w.u16(uint16(x.response.Status))
		w.headers(x.response.Headers)
		w.bytes(x.response.Body)
	}
	w.count(x.started)
	w = append(w, x.starting...)
	x.starting, x.started = x.starting[:0], 0

	groups := 0
	at := len(w)
	w.count(0)
	for _, f := range x.flows {
		if group := f.group(); len(group) > 0 && !closed {
			groups++
			w.count(len(group))
			for _, e := range group {
				w.u32(e.number)
			}
		}
	}
	w.set(at, uint32(groups))
	w.count(x.noted)
	w = append(w, x.noting...)
	x.noting, x.noted = x.noting[:0], 0
	return w
}
