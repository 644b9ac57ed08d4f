// Package exchangetest is a scripted host for tests of code that runs in exchanges. The test's script
// answers each effect; the test runs an exchange to its end, and checks the response, the effects and
// the notes:
//
//	x := exchangetest.Run(t, stage, func(e exchangetest.Effect) exchangetest.Answer {
//		switch e.URL {
//		case "https://api.example/search":
//			return exchangetest.HTTP(200, `{"results":[]}`).After(300)
//		}
//		return exchangetest.Fail(exchange.Network, "no route")
//	})
//	if x.Response.Status != 200 || len(x.Effects) != 1 { ... }
//
// [New] makes a host with variables, secrets, and notes that last from one exchange to the next.
// [Session] is one level below, for tests that decide which results arrive in which frame.
//
// No test waits: time passes only on the host's own clock. Every frame from the core is checked against
// the protocol, and the test fails if one does not fit.
package exchangetest

import (
	"bytes"
	"cmp"
	"math"
	"slices"
	"strings"
	"testing"

	"loupe/core/exchange"
)

// Host runs the exchanges of one instance of a program, one after another.
type Host struct {
	// Variables and Secrets configure the program at the first exchange. The program must declare them.
	Variables exchange.Headers
	Secrets   []string

	// Answer answers an effect. It is called once for each effect when the effect starts, in order of
	// their numbers. A zero Answer fails the test, except for a wait, a read, a keep or a body: the host performs
	// a wait on its clock, a read on the body that an effect kept, and a body on RequestBody.
	Answer func(Effect) Answer

	// RequestBody is the body of a request to a deferred path, if the request has none itself.
	RequestBody []byte

	// LeaveAfter is the time in milliseconds after which the client of an exchange leaves; 0 if it stays.
	// The core is told when the response body is open: at that time, or as soon as it is opened later.
	LeaveAfter int

	Now     int64  // Unix milliseconds; it advances as exchanges run
	Entropy []byte // of every exchange

	t        testing.TB
	session  *Session
	manifest *Manifest // nil until configured
	opened   int
	notes    Notes
}

// New makes a host of the program. Set the fields of the host before its first exchange.
func New(t testing.TB, program exchange.Program) *Host {
	return &Host{
		Now:     1_700_000_000_000,
		Entropy: bytes.Repeat([]byte{7}, exchange.EntropyBytes),
		t:       t,
		session: NewSession(t, program),
	}
}

// Run runs one exchange that begins with the stage, for a GET of /, on a host of its own.
func Run(t testing.TB, stage exchange.Stage, answer func(Effect) Answer) *Exchange {
	t.Helper()
	h := New(t, exchange.Program{Configure: func(exchange.Config) exchange.Stage { return stage }})
	h.Answer = answer
	return h.Do(exchange.Request{})
}

// Exchange is an exchange that has ended.
type Exchange struct {
	// Response is nil if the core closed the exchange without one. Its body has the kept bodies and the
	// chunks, up to when the client left.
	Response *exchange.Response
	Chunks   []string // of the body, after what the response began with
	Effects  []Effect // in the order of their start
	Notes    []Note   // left by the exchange, in order
	Log      []string // lines for the host's log, in order
	Elapsed  int      // milliseconds until it closed
}

// Of returns the effects of one kind.
func (x *Exchange) Of(kind Kind) []Effect {
	return slices.DeleteFunc(slices.Clone(x.Effects), func(e Effect) bool { return e.Kind != kind })
}

// Do runs an exchange to its end. Method and path are GET and / if empty.
//
// Results are delivered in the order of their times. Results of the same millisecond arrive in one frame. The
// core gets a frame as soon as one of its groups is complete.
func (h *Host) Do(r exchange.Request) *Exchange {
	h.t.Helper()
	h.configure()
	h.opened++
	x, started := new(Exchange), h.Now
	effects := underWay{host: h, kept: map[int][]byte{}}
	if h.manifest.Defers(r.Path) {
		effects.deferred, r.Body = new(cmp.Or(string(r.Body), string(h.RequestBody))), nil
	}
	if len(r.Body) > exchange.MaxBody {
		r.Body = r.Body[:exchange.MaxBody+1]
	}
	open := Open{Exchange: uint32(h.opened), Now: h.Now, Entropy: h.Entropy, Notes: h.notes, Request: r}
	frame := h.session.Step(open.Frame())
	for gone := false; ; {
		x.add(h, frame, effects.kept, gone)
		for _, e := range frame.Effects {
			effects.start(e, frame.Closed)
		}
		if frame.Closed {
			x.Elapsed = int(h.Now - started)
			return x
		}
		leave := started + int64(h.LeaveAfter)
		if h.LeaveAfter > 0 && !gone && frame.Open && leave <= effects.completion(frame.Groups) {
			gone, h.Now = true, max(h.Now, leave)
			frame = h.session.Step(GoneFrame(open.Exchange, h.Now))
			continue
		}
		results := effects.finish(frame.Groups)
		frame = h.session.Step(DoneFrame(open.Exchange, h.Now, results...))
	}
}

// add takes a frame of the exchange. Kept has the bodies that its effects kept.
func (x *Exchange) add(h *Host, frame Frame, kept map[int][]byte, clientGone bool) {
	h.t.Helper()
	if frame.Fault != "" {
		h.t.Fatalf("the core answered with a fault: %s", frame.Fault)
	}
	if frame.Response != nil {
		body, err := JoinParts(frame.Parts, kept)
		if err != nil {
			h.t.Fatalf("the response has parts that the host does not keep: %v", err)
		}
		x.Response = frame.Response
		x.Response.Body = body
	}
	if frame.Chunk != nil && !clientGone {
		x.Chunks = append(x.Chunks, string(frame.Chunk))
		x.Response.Body = append(x.Response.Body, frame.Chunk...)
	}
	x.Effects = append(x.Effects, frame.Effects...)
	x.Notes = append(x.Notes, frame.Notes...)
	x.Log = append(x.Log, frame.Log...)
	h.notes.Add(h.Now, frame.Notes)
}

func (h *Host) configure() {
	h.t.Helper()
	if h.manifest != nil {
		return
	}
	manifest := h.session.Step(DescribeFrame()).Manifest
	h.manifest = manifest
	for _, v := range h.Variables {
		if v.Name != "SECRETS" && !slices.Contains(manifest.Variables, v.Name) { // SECRETS is the host's own
			h.t.Fatalf("the program does not declare the variable %s, so no host would send it", v.Name)
		}
	}
	for _, name := range h.Secrets {
		isOwn := strings.Contains(h.Variables.Get("SECRETS"), name+"@") // the operator's
		if !exchange.IsBinding(name) && !isOwn && !slices.Contains(manifest.Secrets, name) {
			h.t.Fatalf("neither the program nor the variable SECRETS has the secret %s, so no host would send it", name)
		}
	}
	if f := h.session.Step(ConfigureFrame(h.Variables, h.Secrets...)); f.Fault != "" {
		h.t.Fatalf("the core answered with a fault: %s", f.Fault)
	}
}

// underWay holds the effects of one exchange that the host performs.
type underWay struct {
	host     *Host
	deferred *string        // the request's body; nil if it was not deferred, or has been read
	kept     map[int][]byte // bodies, by the number of the effect that kept them
	jobs     []job
}

// job is a pending effect, with its future result.
type job struct {
	result Result
	kept   []byte // the body that stays in the host
	due    int64  // Unix milliseconds
}

// start asks the script for the effect's result. If the exchange has closed, the result is dropped.
func (u *underWay) start(e Effect, closed bool) {
	h := u.host
	h.t.Helper()
	var answer Answer
	e, err := e.WithTexts(u.kept)
	if err != nil {
		h.t.Fatalf("a parameter of D1 has parts that the host does not keep: %v", err)
	}
	if h.Answer != nil {
		answer = h.Answer(e)
	}
	if answer.kind == "" {
		answer = u.perform(e)
	}
	if e.Kind == Sign && !slices.Contains(h.manifest.Secrets, e.Name) {
		h.t.Fatalf("the program does not declare the secret %s, so no host would sign with it", e.Name)
	}
	if closed {
		return
	}
	result, kept, err := answer.result(e)
	if err != nil {
		h.t.Fatal(err)
	}
	if e.Kind == Keep && result.Code == 0 {
		if kept, err = JoinParts(e.Parts, u.kept); err != nil {
			h.t.Fatalf("a body to keep has parts that the host does not keep: %v", err)
		}
	}
	u.jobs = append(u.jobs, job{result, kept, h.Now + int64(result.Elapsed)})
}

// perform answers an effect for which the script has no answer, if the host can.
func (u *underWay) perform(e Effect) Answer {
	switch e.Kind {
	case Wait, Keep:
		return OK()
	case Read:
		body, err := JoinParts(e.Parts, u.kept)
		if err != nil {
			return Fail(exchange.Refused, err.Error())
		}
		return Bytes(body)
	case Body:
		body := u.deferred
		if body == nil {
			return Fail(exchange.Unavailable, "no deferred body")
		}
		u.deferred = nil
		return Kept(*body)
	}
	return Answer{}
}

// completion returns the time at which the first of the groups is complete, in Unix milliseconds.
func (u *underWay) completion(groups [][]int) int64 {
	first := int64(math.MaxInt64)
	for _, group := range groups {
		last := u.host.Now
		for _, j := range u.jobs {
			if slices.Contains(group, j.result.Effect) {
				last = max(last, j.due)
			}
		}
		first = min(first, last)
	}
	return first
}

// finish advances the clock until one of the groups is complete, and returns all results up to that time.
func (u *underWay) finish(groups [][]int) []Result {
	slices.SortStableFunc(u.jobs, func(a, b job) int { return cmp.Compare(a.due, b.due) })
	unfinished := func(effect int) bool {
		return slices.ContainsFunc(u.jobs, func(j job) bool { return j.result.Effect == effect })
	}
	complete := func(group []int) bool { return !slices.ContainsFunc(group, unfinished) }
	var results []Result
	for !slices.ContainsFunc(groups, complete) {
		u.host.Now = u.jobs[0].due
		for len(u.jobs) > 0 && u.jobs[0].due == u.host.Now {
			first := u.jobs[0]
			u.jobs = u.jobs[1:]
			results = append(results, first.result)
			if first.kept != nil {
				u.kept[first.result.Effect] = first.kept
			}
		}
	}
	return results
}
