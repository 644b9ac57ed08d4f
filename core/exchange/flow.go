package exchange

// Stage is a stretch of work between two waits: it reads results it waited for, starts effects, and
// says with [Flow.Await] what the next stage waits for.
type Stage func(*Flow)

// Flow is a list of stages that run one after another. An exchange starts with one; a stage may start
// others, which run beside it.
type Flow struct {
	x      *Exchange
	stages []Stage // what is left, first first
	awaits []Awaitable
}

// Awaitable is a future or a flow.
type Awaitable interface {
	finished() bool
	pending() *effect // nil for a flow: its own awaits stand for it
}

func (f *Flow) finished() bool {
	return f == nil || (len(f.stages) == 0 && len(f.awaits) == 0)
}
func (f *Flow) pending() *effect { return nil }

// Await makes the next stage of this flow wait for all of these. What finished already, and a future or
// flow that was never started, is not waited for.
func (f *Flow) Await(what ...Awaitable) { f.awaits = append(f.awaits, what...) }

// Then puts stages in front of what is left of this flow.
func (f *Flow) Then(stages ...Stage) {
	f.stages = append(append(make([]Stage, 0, len(stages)+len(f.stages)), stages...), f.stages...)
}

// Start begins another flow beside this one. It runs to its end even if nobody awaits it.
func (f *Flow) Start(stages ...Stage) *Flow { return f.x.flow(stages) }

// Reply answers the client and drops what is left of this flow. Only an exchange's first reply counts.
func (f *Flow) Reply(r Response) {
	if f.x.response == nil {
		f.x.response = &r
	}
	f.stages, f.awaits = nil, nil
}

// Request is the exchange's.
func (f *Flow) Request() *Request { return &f.x.request }

// Now is Unix time in milliseconds, as of the frame being worked on.
func (f *Flow) Now() int64 { return f.x.now }

// Opened is Unix time in milliseconds at which the exchange began.
func (f *Flow) Opened() int64 { return f.x.opened }

// Entropy is the exchange's 32 random bytes, always the same.
func (f *Flow) Entropy() []byte { return f.x.entropy }

// Left is how many milliseconds effects may still take.
func (f *Flow) Left() int { return f.x.left(ExchangeTime + SettleTime) }

// Overtime lets effects take SettleTime and SettleSubrequests more than the exchange had: for what must be done however
// late it is.
func (f *Flow) Overtime() {
	f.x.deadline = f.x.opened + ExchangeTime + SettleTime
	f.x.reserve = 0
}

// run runs stages until the flow waits or ends, and reports whether any ran.
func (f *Flow) run() bool {
	ran := false
	for len(f.stages) > 0 && f.ready() && f.x.budget > 0 {
		f.x.budget--
		stage := f.stages[0]
		f.stages, f.awaits = f.stages[1:], nil
		stage(f)
		ran = true
	}
	if len(f.stages) == 0 {
		f.awaits = nil
	}
	return ran
}

func (f *Flow) ready() bool {
	for _, a := range f.awaits {
		if !a.finished() {
			return false
		}
	}
	return true
}
