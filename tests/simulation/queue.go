package main

import (
	"fmt"
	"time"

	"loupe/build/products/host"
)

// queue delivers messages to any isolate, at least once, in any order. https://developers.cloudflare.com/queues/reference/delivery-guarantees/
type queue struct {
	w        *world
	messages int
	dropped  int // messages whose deliveries all failed

	stalledUntil time.Time // it delivers nothing before

	due     []func() // deliveries that wait for a consumer
	running int      // deliveries in progress
}

// As in wrangler.toml.
const (
	consumers    = 6 // max_batch_size
	queueRetries = 5
	retryDelay   = 20 * time.Second
)

func (q *queue) send(message []byte) {
	q.messages++
	n := q.messages
	q.w.after(q.delay(), func() { q.deliver(message, n, 0) })
	if q.w.happens("queue delivers twice") {
		q.w.after(q.delay(), func() { q.deliver(message, n, 0) })
	}
}

func (q *queue) delay() time.Duration {
	if q.w.happens("queue stalls") {
		q.stalledUntil = q.w.now.Add(time.Minute + time.Duration(q.w.stream("stall").Int64N(int64(4*time.Minute))))
		q.w.tell("queue", "stalls until %s", clockTime(q.stalledUntil))
	}
	stall := max(0, q.stalledUntil.Sub(q.w.now))
	if q.w.happens("queue delivers late") {
		delay := time.Duration(q.w.stream("late message").Int64N(int64(2 * time.Minute)))
		if q.w.stream("late message").IntN(2) == 0 {
			delay += 3 * time.Minute // by then the cron voids the transfer of the message's appraisal
		}
		return stall + delay
	}
	return stall + q.w.latency("message", 5*time.Millisecond, 2*time.Second)
}

// deliver delivers a message when a consumer is free, and retries if that fails.
func (q *queue) deliver(message []byte, number, tries int) {
	q.due = append(q.due, func() { q.consume(message, number, tries) })
	q.next()
}

// next begins waiting deliveries while a consumer is free.
func (q *queue) next() {
	for q.running < consumers && len(q.due) > 0 {
		begin := q.due[0]
		q.due = q.due[1:]
		q.running++
		begin()
	}
}

func (q *queue) consume(message []byte, number, tries int) {
	q.w.start(fmt.Sprintf("message %d", number), func(p *process) {
		i := p.anyIsolate(p.random)
		r := p.exchange(i, "the message "+short(string(message)), backgroundLimit, func() (*host.Call, error) { return i.host.BeginMessage(message) }, time.Hour)
		q.running--
		q.next()
		switch {
		case !r.lost && r.status == 200:
		case !r.lost && r.status == 202:
			q.send(message)
		case tries == queueRetries:
			q.dropped++
		default:
			p.after(retryDelay, func() { q.deliver(message, number, tries+1) })
		}
	})
}
