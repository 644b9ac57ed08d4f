package host

import (
	"context"
	"fmt"
	"time"

	protocol "loupe/core/exchange"
)

// Task is an effect that the core has asked for. A driver ([Options].Drive) waits with OnGranted, then calls Perform and Finish.
type Task struct {
	Effect
	Started time.Time // when the core asked for it

	host     *Host
	exchange *exchange
	permit   *permit // of a connection; nil if the effect needs none
	finished bool
}

// RequestID returns the id of the request that the effect belongs to.
func (t *Task) RequestID() string { return t.exchange.requestID }

// OnGranted calls begin once, as soon as the task has its connection: immediately if it needs none, or if one is free. The driver must call
// OnGranted once, before Drive returns.
func (t *Task) OnGranted(begin func()) {
	if !needsConnection(t.Kind) {
		begin()
		return
	}
	t.permit = t.exchange.connections.acquire(begin)
}

// Perform performs the effect, without a time limit and without Options.Fault.
func (t *Task) Perform(ctx context.Context) Result { return t.host.call(ctx, t.exchange, t.Effect) }

// Finish delivers the effect's result to the core. A second call does nothing.
func (t *Task) Finish(r Result) {
	h := t.host
	h.mu.Lock()
	defer h.mu.Unlock()
	if t.finished {
		return
	}
	t.finished = true
	if t.permit != nil {
		t.exchange.connections.release(t.permit)
	}
	r.Effect, r.Elapsed = t.Number, max(0, int(h.clock().Sub(t.Started).Milliseconds()))
	h.finish(t.exchange, r)
	h.ended()
}

// Overdue returns the result of an effect that has reached its time limit.
func (t *Task) Overdue() Result {
	return Fail(protocol.Timeout, fmt.Sprintf("the effect took longer than %d ms", t.TimeLimit))
}

// drive performs a task in goroutines, within its time limit, which includes the wait for a connection. An effect that ignores its
// context runs on in the background.
func drive(t *Task) {
	granted := make(chan struct{})
	t.OnGranted(func() { close(granted) })
	go func() {
		ctx, cancel := context.WithTimeout(context.Background(), milliseconds(t.TimeLimit)+tieBreak(t.Effect)+1)
		defer cancel()
		select {
		case <-granted:
		case <-ctx.Done():
		}
		if ctx.Err() != nil {
			t.Finish(t.Overdue())
			return
		}
		performed := t.host.perform(ctx, t)
		select {
		case r := <-performed:
			t.Finish(r)
		case <-ctx.Done():
			select {
			case r := <-performed: // both were ready: the result counts
				t.Finish(r)
			default:
				t.Finish(t.Overdue())
			}
		}
	}()
}

func milliseconds(n int) time.Duration { return time.Duration(n) * time.Millisecond }

// tieBreak is a delay of some nanoseconds that makes runs reproducible: effects that end at the
// same time end in the order of their numbers, and a wait ends before its own time limit.
func tieBreak(e Effect) time.Duration { return 2 * time.Duration(e.Number) }

// perform starts an effect, wrapped by Options.Fault, and returns the channel that receives its
// result.
func (h *Host) perform(ctx context.Context, t *Task) <-chan Result {
	performed := make(chan Result, 1)
	perform := func() Result { return t.Perform(ctx) }
	h.mu.Lock()
	defer h.mu.Unlock()
	h.busy++
	go func() {
		if h.options.Fault != nil {
			performed <- h.options.Fault(t.Effect, perform)
		} else {
			performed <- perform()
		}
		h.mu.Lock()
		defer h.mu.Unlock()
		h.ended()
	}()
	return performed
}
