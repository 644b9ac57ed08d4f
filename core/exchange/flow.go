package exchange

import (
	"slices"

	"loupe/core/base/limits"
)

// Stage does the work between two waits: it reads results, starts effects, and adds steps to its flow.
type Stage func(*Flow)

// Flow is a sequence of steps in one exchange. An exchange begins with one flow; [Flow.Start] begins
// others, which run at the same time.
//
// On, Await and Then add steps in the order in which a stage calls them. The added steps run before
// those that were in the flow already. So a stage reads top to bottom:
//
//	exchange.On(f, f.KVGet("rates"), func(f *exchange.Flow, rates []byte, err error) { ... })
//	f.Then(value, settle) // afterwards
//
// Only the running stage may change the steps of its flow: On, Await, Then and Reply panic on another
// flow.
type Flow struct {
	exchange *exchange
	steps    []step // the next one first
	running  bool   // whether one of its stages is running
	next     int    // index at which the running stage adds its next step

	background bool // does not keep the exchange open
}

// step runs a stage as soon as everything that it waits for has finished.
type step struct {
	awaits []Awaitable
	run    Stage   // nil: only waits
	reads  *effect // the effect whose answer run gets; nil if it gets none
}

// Awaitable is a [Future] or a [Branch].
type Awaitable interface {
	finished() bool
	pending() *effect // the effect of a future; nil for a branch, whose own steps wait for its effects
}

// Branch is a flow that runs at the same time as the flow that started it. It can only be awaited. The zero Branch
// has finished.
type Branch struct{ flow *Flow }

func (b Branch) finished() bool   { return b.flow == nil || len(b.flow.steps) == 0 }
func (b Branch) pending() *effect { return nil }

// On adds a step that calls next when the future's effect has finished, with the effect's answer or a
// [Failure]. A lent answer (see [Flow.Fetch]) stays available until next has run.
func On[T any](f *Flow, future Future[T], next func(f *Flow, answer T, err error)) {
	if future.effect != nil {
		future.effect.readers++
	}
	f.add(step{awaits: []Awaitable{future}, reads: future.effect, run: func(f *Flow) {
		answer, err := future.Result()
		next(f, answer, err)
	}})
}

// Await adds a step that waits until all the futures and branches have finished. One that was never
// started counts as finished.
func (f *Flow) Await(all ...Awaitable) { f.add(step{awaits: all}) }

// Then adds the stages, one step each.
func (f *Flow) Then(stages ...Stage) {
	for _, stage := range stages {
		f.add(step{run: stage})
	}
}

// Start begins another flow, which runs at the same time. Its first stage runs in the same frame, after the running
// stage. It runs to its end even if nobody awaits it.
func (f *Flow) Start(stages ...Stage) Branch { return Branch{f.exchange.newFlow(stages...)} }

// Respond answers the client. The flow continues. Only the first response of an exchange is sent.
func (f *Flow) Respond(r Response) {
	if f.exchange.response == nil {
		r.Headers = slices.Concat(r.Headers, f.exchange.headers)
		f.exchange.response = &r
	}
}

// AddHeaders adds headers to the exchange's response, whichever stage sends it. After the response it does nothing.
func (f *Flow) AddHeaders(headers ...Header) {
	f.exchange.headers = append(f.exchange.headers, headers...)
}

// Reply answers the client and drops the steps that this flow has left. Steps that the stage adds
// afterwards still run. Only the first response of an exchange is sent.
func (f *Flow) Reply(r Response) {
	f.checkRunning()
	f.Respond(r)
	for i := range f.steps {
		f.steps[i].release()
	}
	f.steps, f.next = nil, 0
}

// Request returns the inbound request.
func (f *Flow) Request() *Request { return &f.exchange.request }

// Now is the time of the frame being processed, in Unix milliseconds.
func (f *Flow) Now() int64 { return f.exchange.now }

// Opened is the time at which the exchange began, in Unix milliseconds.
func (f *Flow) Opened() int64 { return f.exchange.opened }

// Entropy returns the exchange's 32 random bytes. They are the same at every call.
func (f *Flow) Entropy() []byte { return f.exchange.entropy }

// Left returns the milliseconds until the exchange's deadline, 0 if it has passed.
func (f *Flow) Left() int {
	return f.exchange.timeLimit(limits.Exchange + limits.SlotWait + limits.GracePeriod)
}

// ExtendByWaits extends the exchange's deadline by limits.SlotWait. It is for an exchange that answers no client. It must be
// called at most once.
func (f *Flow) ExtendByWaits() { f.exchange.deadline += limits.SlotWait }

// BeginGracePeriod extends the exchange's deadline by limits.GracePeriod and frees the subrequests
// reserved for it. It is for work that must be done even after the deadline: settling the credits.
func (f *Flow) BeginGracePeriod() {
	if f.exchange.reserved > 0 { // the first call
		f.exchange.deadline += limits.GracePeriod
		f.exchange.reserved = 0
	}
}

func (f *Flow) add(s step) {
	f.checkRunning()
	f.steps = slices.Insert(f.steps, f.next, s)
	f.next++
}

func (f *Flow) checkRunning() {
	if !f.running {
		panic("exchange: a stage changed the steps of another flow")
	}
}

// run runs steps until the flow waits or ends, and reports whether any ran.
func (f *Flow) run() bool {
	ran := false
	for len(f.steps) > 0 && f.steps[0].ready() && f.exchange.stepsLeft > 0 {
		f.exchange.stepsLeft--
		next := f.steps[0]
		f.steps = f.steps[1:]
		if next.run != nil {
			f.running, f.next = true, 0
			next.run(f)
			f.running = false
			next.release()
		}
		ran = true
	}
	return ran
}

// release records that the step, which has run or is dropped, no longer needs a lent answer.
func (s *step) release() {
	if s.reads != nil {
		s.reads.readers--
	}
}

func (s *step) ready() bool {
	for _, a := range s.awaits {
		if !a.finished() {
			return false
		}
	}
	return true
}

// effectsAwaited returns the effects under way that the next step waits for, without those that its
// branches wait for.
func (f *Flow) effectsAwaited() []*effect {
	if len(f.steps) == 0 {
		return nil
	}
	var effects []*effect
	for _, a := range f.steps[0].awaits {
		if e := a.pending(); e != nil && !e.done {
			effects = append(effects, e)
		}
	}
	return effects
}
