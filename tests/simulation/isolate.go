package main

import (
	"context"
	"encoding/json"
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"time"

	"loupe/build/products/host"
	protocol "loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
)

// isolate is one instance of the Worker: a host with its instance of the core, its view of KV, its clock and its configuration.
type isolate struct {
	w       *world
	number  int
	version int
	alive   bool
	host    *host.Host
	kv      kvView
	skew    time.Duration
	record  *host.Transcript // nil: its frames are not recorded
	calls   []*call
}

// call is an exchange of an isolate.
type call struct {
	*host.Call
	isolate  *isolate
	name     string
	begun    time.Time
	limit    time.Duration // within which it must be closed
	done     func(reply)   // nil if the client no longer waits
	leavesAt string        // see process
	faulted  bool          // a fault has happened that may explain a failure
	trapped  bool          // the instance of the core trapped during the exchange
}

// reply is what a caller gets.
type reply struct {
	lost   bool // the answer is incomplete: the connection broke, or the client left
	status int
	header headers
	body   []byte
	at     time.Time
	id     string // of the request
	call   *call  // nil if it was not begun
}

// faulted reports whether a fault has happened that may explain a failed answer.
func (r reply) faulted() bool { return r.call == nil || r.call.faulted }

// headers reads a header by its name.
type headers interface{ Get(name string) string }

// maxIsolates is how many isolates of one version a world has at a time.
const maxIsolates = 3

// maxSkew is how far the clock of an isolate is from the true time at most.
const maxSkew = 20 * time.Second

// anyIsolate returns a random isolate of the deployed version. While there are fewer than maxIsolates, it may be a new one.
func (w *world) anyIsolate(random *rand.Rand) *isolate {
	if w.happens("deploy") {
		w.deploy()
	}
	w.isolates = slices.DeleteFunc(w.isolates, func(i *isolate) bool { return !i.alive })
	var current []*isolate
	for _, i := range w.isolates {
		if i.version == w.version {
			current = append(current, i)
		}
	}
	if n := random.IntN(maxIsolates); n < len(current) {
		i := current[n]
		if w.happens("clock steps") {
			i.blameAll() // the deadline of an exchange passes early or late
			for _, c := range i.calls {
				c.limit += maxSkew * 2
			}
			i.skew = time.Duration((2*w.stream("clock").Float64() - 1) * float64(maxSkew))
		}
		if !w.happens("isolate is evicted") {
			return i
		}
		i.evict()
	}
	return w.newIsolate()
}

func (w *world) newIsolate() *isolate {
	w.started++
	i := &isolate{w: w, number: w.started, version: w.version, alive: true}
	i.kv = kvView{kv: w.kv, location: w.started % locations, recent: map[string]cached{}}
	if w.plan.records(w.started) {
		i.record = new(host.Transcript)
	}
	o := host.Options{
		Guest: i.guest, Vars: coreVars(w.version), Secrets: secrets,
		Clock: i.clock, Entropy: w.entropy(), Transport: w.web, KV: i.kv, D1: w.database.D1,
		Limit: func(string) bool { return !w.happens("rate limiter refuses") },
		Queue: new(host.Queue), // unused: sendMessage sends the messages
		Drive: i.drive, Record: i.record,
	}
	var err error
	if i.host, err = host.New(o); err != nil {
		panic(err)
	}
	w.isolates = append(w.isolates, i)
	w.tell("platform", "starts isolate %d with configuration %d", i.number, i.version)
	return i
}

func (i *isolate) clock() time.Time { return i.w.now.Add(i.skew) }

// guest makes an instance of the core that sometimes traps.
func (i *isolate) guest() (host.Engine, error) {
	engine, err := i.w.plan.guest()
	return trapping{engine, i}, err
}

type trapping struct {
	host.Engine
	i *isolate
}

func (t trapping) Step(frame []byte) ([]byte, error) {
	if frame[0] == exchangetest.FrameDone && t.i.w.happens("isolate traps") {
		t.i.blameAll()
		for _, c := range t.i.calls {
			c.trapped = true
		}
		t.i.w.tell("platform", "an instance of the core traps")
		return nil, errors.New("simulated trap")
	}
	answer, err := t.Engine.Step(frame)
	if err != nil {
		t.i.w.violate(noPanic, "the core trapped: %v", err)
	}
	return answer, err
}

// evict ends an isolate with everything in flight. What has reached the database, KV or another service stays.
func (i *isolate) evict() {
	if !i.alive {
		return
	}
	i.alive = false
	i.blameAll()
	i.w.tell("platform", "evicts isolate %d with %d exchanges", i.number, len(i.calls))
	for _, c := range i.calls {
		if c.done != nil {
			c.done(c.seen())
		}
	}
	i.calls = nil
	i.keepRecord()
	i.checkLines()
}

// drive runs an effect of the core. It is called while the host is locked, so everything happens in later events.
func (i *isolate) drive(t *host.Task) {
	limit := time.Duration(t.TimeLimit) * time.Millisecond
	overdue := i.w.now.Add(limit + time.Millisecond)
	i.w.after(limit+time.Millisecond, func() { i.finish(t, t.Overdue()) })
	t.OnGranted(func() {
		i.w.after(0, func() {
			if i.alive && i.w.now.Before(overdue) {
				i.begin(t)
			}
		})
	})
}

// finish delivers the result of an effect, if the isolate still lives.
func (i *isolate) finish(t *host.Task, r host.Result) {
	if i.alive {
		t.Finish(r)
		i.poll()
	}
}

// begin performs an effect when it has its connection.
func (i *isolate) begin(t *host.Task) {
	switch w := i.w; t.Kind {
	case exchangetest.Wait:
		w.after(time.Duration(t.Wait)*time.Millisecond, func() { i.finish(t, host.Result{}) })
	case exchangetest.D1:
		i.callDatabase(t)
	case exchangetest.Queue:
		i.sendMessage(t)
	case exchangetest.Fetch, exchangetest.Token:
		i.fetch(t)
	case exchangetest.Read, exchangetest.Sign:
		i.finish(t, t.Perform(context.Background()))
	case exchangetest.KVGet, exchangetest.KVPut, exchangetest.KVDelete, exchangetest.KVKeep, exchangetest.KVOpen:
		w.after(w.latency("kv call", time.Millisecond, 300*time.Millisecond), func() {
			if w.happens("kv fails") {
				i.blame(t)
				i.finish(t, host.Fail(protocol.Failed, errKV.Error()))
				return
			}
			i.finish(t, t.Perform(context.Background()))
		})
	default:
		w.after(time.Millisecond, func() { i.finish(t, t.Perform(context.Background())) })
	}
}

// blameAll records that a fault may explain a failure of any exchange in flight.
func (i *isolate) blameAll() {
	for _, c := range i.calls {
		c.faulted = true
	}
}

// blame records that a fault may explain a failure of the exchange that asked for an effect.
func (i *isolate) blame(t *host.Task) {
	for _, c := range i.calls {
		if c.RequestID() == t.RequestID() {
			c.faulted = true
		}
	}
}

func (i *isolate) callDatabase(t *host.Task) {
	j := i.w.database.journey()
	if j.err != nil || j.there+j.back > time.Second {
		i.blame(t)
	}
	i.w.after(j.there, func() {
		r := host.Result{}
		if j.arrives { // even if the isolate is gone by now
			r = t.Perform(context.Background())
		}
		if j.err != nil {
			r = host.Fail(protocol.Failed, j.err.Error())
			i.w.tell("database", "isolate %d: %s: arrives %v: %v", i.number, short(t.Effect.String()), j.arrives, j.err)
		}
		i.w.after(j.back, func() { i.finish(t, r) })
	})
}

func (i *isolate) sendMessage(t *host.Task) {
	w := i.w
	r := host.Result{}
	switch {
	case w.happens("queue fails"):
		r = host.Fail(protocol.Failed, "Queue send failed: Internal Server Error")
	case w.happens("queue accepts, but says it fails"):
		r = host.Fail(protocol.Failed, "Queue send failed: Internal Server Error")
		fallthrough
	default:
		w.queue.send([]byte(t.Message))
	}
	w.after(w.latency("queue", time.Millisecond, 200*time.Millisecond), func() { i.finish(t, r) })
}

// fetch performs a request to another server. The web decides at once how it ends; the answer comes later.
func (i *isolate) fetch(t *host.Task) {
	w := i.w
	w.after(w.latency("fetch", 5*time.Millisecond, 2*time.Second), func() {
		if t.Kind == exchangetest.Fetch && strings.HasPrefix(t.URL, heavyPhoto) && w.happens("photo exhausts its isolate") {
			i.evict()
			return
		}
		r := t.Perform(context.Background())
		w.after(w.web.delay, func() { i.finish(t, r) })
	})
}

// seen returns the part of an answer that its client has read when it stops waiting.
func (c *call) seen() reply {
	r := reply{lost: true, at: c.isolate.w.now, call: c}
	if a := c.Answer(); a != nil {
		r.status, r.header, r.body = a.Status, a.Headers, a.Body
	}
	return r
}

// poll passes new answers of the core to the clients that wait for them.
func (i *isolate) poll() {
	open := i.calls[:0]
	var answered []func()
	for _, c := range i.calls {
		if a := c.Answer(); a != nil && !a.Open && c.done != nil {
			r := reply{lost: a.Broken, status: a.Status, header: a.Headers, body: a.Body, at: i.w.now, id: c.RequestID(), call: c}
			done := c.done
			c.done = nil
			i.w.answered = c
			answered = append(answered, func() { done(r) })
			i.checkInTime(c, "answered")
		}
		if a := c.Answer(); a != nil && a.Open && c.done != nil && c.leavesAt != "" && strings.Contains(string(a.Body), c.leavesAt) {
			r, done := c.seen(), c.done
			c.done = nil
			answered = append(answered, func() {
				c.Leave()
				done(r)
			})
		}
		if c.Closed() {
			i.checkInTime(c, "closed")
			i.keepTranscript(c)
		} else {
			open = append(open, c)
		}
	}
	clear(i.calls[len(open):])
	i.calls = open
	for _, f := range answered {
		f()
	}
}

func (i *isolate) checkInTime(c *call, what string) {
	if took := i.w.now.Sub(c.begun); took > c.limit {
		i.w.violate(inTime, "%s was %s after %s, over its limit of %s", c.name, what, took, c.limit)
	}
}

// exchange runs an exchange on an isolate and waits for the answer, at most for the patience. After that the client leaves.
func (p *process) exchange(i *isolate, name string, limit time.Duration, begin func() (*host.Call, error), patience time.Duration) (r reply) {
	p.exchanges++
	begun, err := begin()
	if err != nil {
		return reply{lost: true, at: p.now}
	}
	c := &call{Call: begun, isolate: i, name: name, begun: p.now, limit: limit, leavesAt: p.leavesAt}
	p.leavesAt = ""
	i.calls = append(i.calls, c)
	p.after(limit+p.plan.clockError()+time.Second, func() {
		if i.alive && !c.Closed() {
			i.checkInTime(c, "still open")
		}
	})
	p.await(func(wake func()) {
		c.done = func(answer reply) { r = answer; wake() }
		p.after(0, i.poll) // it may have been answered already
		p.after(patience, func() {
			if c.done != nil {
				c.done = nil
				r = c.seen()
				if i.alive {
					c.Leave()
				}
				wake()
			}
		})
	})
	return r
}

// keepRecord keeps the frames of an isolate for the replay at the end, without those at which an instance trapped: they have no answer.
func (i *isolate) keepRecord() {
	i.checkSecrets()
	if i.record != nil {
		i.record.Steps = slices.DeleteFunc(i.record.Steps, func(s host.Step) bool { return len(s.Frame) > 0 && len(s.Answer) == 0 })
		i.w.records = append(i.w.records, i.record)
		i.record = nil
	}
}

// member returns the member of a reply's JSON object at a path of names, or nil if there is none.
func (r reply) member(path ...string) (value any) {
	if json.Unmarshal(r.body, &value) != nil {
		return nil
	}
	for _, name := range path {
		object, _ := value.(map[string]any)
		value = object[name]
	}
	return value
}

// text returns a member that is text, or "".
func (r reply) text(path ...string) string {
	text, _ := r.member(path...).(string)
	return text
}

// number returns a member that is a number, or 0.
func (r reply) number(path ...string) int64 {
	number, _ := r.member(path...).(float64)
	return int64(number)
}

// items returns the members of the items of a page.
func (r reply) items() (list []map[string]any) {
	items, _ := r.member("items").([]any)
	for _, item := range items {
		if object, ok := item.(map[string]any); ok {
			list = append(list, object)
		}
	}
	return list
}
