package main

import (
	"bytes"
	"container/heap"
	"fmt"
	"io"
	"math/rand/v2"
	"time"

	"loupe/build/products/host"
)

// epoch is when every world begins.
var epoch = time.Date(2026, 11, 20, 11, 0, 0, 0, time.UTC)

// world is one simulated world. Everything in it happens in events, one after another.
type world struct {
	plan   plan
	now    time.Time // true time; the clocks of isolates may differ
	events eventQueue
	made   int // events so far; it orders events at the same time

	chance
	database   *database
	kv         *kv
	bucket     map[string]bool // transcripts by appraisal
	web        *web
	queue      *queue
	isolates   []*isolate
	started    int // isolates so far
	version    int // of the deployed configuration
	records    []*host.Transcript
	answered   *call // the call that was answered last
	ledger     accounts
	stripe     *stripe
	entries    map[string]last   // by account; see checkEntries
	checkedAt  int               // number of exchanges at the last check
	migrations int               // of the schema so far
	consoleLog bytes.Buffer      // of all runs of the console
	busy       map[*account]bool // accounts on which an operator's action is in progress
	deletions  []deletion

	processes []*process
	exchanges int        // so far, the console's requests included
	complete  int        // appraisals with an answer
	broken    *violation // the first broken promise
	story     story
}

// violation is a promise that was broken.
type violation struct {
	promise   string
	text      string
	exchanges int // until it was noticed
}

// violate records a broken promise. The first one ends the world.
func (w *world) violate(promise, format string, args ...any) {
	if w.broken == nil {
		text := fmt.Sprintf(format, args...)
		w.broken = &violation{promise, text[:min(len(text), maxText)], w.exchanges}
		w.tell("broken promise", "%s: %s", promise, w.broken.text)
	}
}

// maxText is how long the text of a violation is at most, in bytes.
const maxText = 3_000

// event is something that happens at a time.
type event struct {
	at    time.Time
	order int
	run   func()
}

type eventQueue []event

func (q eventQueue) Len() int { return len(q) }
func (q eventQueue) Less(i, j int) bool {
	if q[i].at.Equal(q[j].at) {
		return q[i].order < q[j].order
	}
	return q[i].at.Before(q[j].at)
}
func (q eventQueue) Swap(i, j int) { q[i], q[j] = q[j], q[i] }
func (q *eventQueue) Push(e any)   { *q = append(*q, e.(event)) }
func (q *eventQueue) Pop() any {
	last := (*q)[len(*q)-1]
	(*q)[len(*q)-1].run = nil
	*q = (*q)[:len(*q)-1]
	return last
}

// after schedules a function to run after a duration.
func (w *world) after(d time.Duration, run func()) {
	w.made++
	heap.Push(&w.events, event{w.now.Add(max(0, d)), w.made, run})
}

// run runs events until enough returns true, a promise is broken, or simulated time reaches until.
func (w *world) run(until time.Time, enough func() bool) {
	for len(w.events) > 0 && w.broken == nil && !enough() {
		e := heap.Pop(&w.events).(event)
		if e.at.After(until) {
			heap.Push(&w.events, e)
			w.now = until
			return
		}
		w.now = e.at
		e.run()
		w.checkNow()
	}
}

// entropy returns random bytes for ids and keys.
func (w *world) entropy() io.Reader { return readerOf{w.stream("entropy")} }

type readerOf struct{ *rand.Rand }

func (r readerOf) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = byte(r.Uint32())
	}
	return len(p), nil
}
