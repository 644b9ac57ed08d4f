package host

import (
	"context"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"sync"
	"time"
)

// exchange is one request and all that the core does for it.
type exchange struct {
	number      uint32
	id          string // the request's
	connections line
	answer      chan response // gets one
	answered    bool
	closed      bool
	undelivered []result
	groups      [][]uint32

	keeping sync.Mutex        // guards all below
	kept    map[uint32][]byte // bodies by the number of their fetch
	tokens  map[string]string // access tokens by the name of their secret
}

// begin opens an exchange.
func (h *Host) begin(r request) (*exchange, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	entropy := make([]byte, 32)
	if _, err := io.ReadFull(h.options.Entropy, entropy); err != nil {
		return nil, fmt.Errorf("entropy: %w", err)
	}
	h.last++
	x := &exchange{
		number: h.last, id: hex.EncodeToString(entropy[:8]), connections: line{free: int(max(1, h.ready.connections))},
		answer: make(chan response, 1), kept: map[uint32][]byte{}, tokens: map[string]string{},
	}
	h.open[x.number] = x
	h.busy++
	now := h.clock()
	h.deliver(x, now, openFrame(x.number, now, entropy, h.notes, r))
	return x, nil
}

// deliver gives the core a frame of an exchange, made for this time, and does what the answer says.
func (h *Host) deliver(x *exchange, now time.Time, frame []byte) {
	answer, err := h.step(x.number, frame)
	if err != nil {
		h.lost(x, err)
		return
	}
	p, err := readProgress(answer)
	if err == nil && p.exchange != x.number {
		err = errFrame
	}
	if err != nil { // a fault, or a frame that is none
		fmt.Fprintf(&h.log, "exchange %d: %v\n", x.number, err)
		h.closeExchange(x)
		return
	}
	for _, n := range p.notes {
		h.notes.keep(now, n)
	}
	x.groups = p.groups
	if p.response != nil {
		x.respond(*p.response)
	}
	for _, e := range p.effects {
		h.busy++
		go h.run(x, e, x.connections.join(e.Call), h.clock())
	}
	if p.closed {
		h.closeExchange(x)
	}
}

func (h *Host) closeExchange(x *exchange) {
	x.respond(x.problem(internal)) // only if the core has not
	x.closed = true
	delete(h.open, x.number)
	h.ended()
}

func (x *exchange) respond(r response) {
	if !x.answered {
		x.answered = true
		x.answer <- r
	}
}

// run performs an effect and delivers its result, within the effect's time. What takes longer goes on behind.
func (h *Host) run(x *exchange, e Effect, turn chan struct{}, started time.Time) {
	ctx, cancel := context.WithTimeout(context.Background(), e.Time+apart(e)+1)
	defer cancel()
	select {
	case <-turn:
	case <-ctx.Done():
	}
	r := Fail(Timeout, "the effect took too long")
	if ctx.Err() == nil { // else no connection was free in time
		performed := h.perform(ctx, x, e)
		select {
		case r = <-performed:
		case <-ctx.Done():
			select {
			case r = <-performed: // just in time
			default:
			}
		}
	}

	h.mu.Lock()
	defer h.mu.Unlock()
	x.connections.leave(e.Call, turn)
	h.finish(x, result{e.Number, h.clock().Sub(started), r})
	h.ended()
}

// apart are some nanoseconds, so that of effects that hang together the first ends first, and of one that waits for as
// long as it has, the wait.
func apart(e Effect) time.Duration { return 2 * time.Duration(e.Number) }

// perform performs an effect, the fault around it, and then says what came of it.
func (h *Host) perform(ctx context.Context, x *exchange, e Effect) <-chan Result {
	performed := make(chan Result, 1)
	perform := func() Result { return h.call(ctx, x, e) }
	h.mu.Lock()
	defer h.mu.Unlock()
	h.busy++
	go func() {
		if h.options.Fault != nil {
			performed <- h.options.Fault(e, perform)
		} else {
			performed <- perform()
		}
		h.mu.Lock()
		defer h.mu.Unlock()
		h.ended()
	}()
	return performed
}

// finish puts a result with those to deliver, and delivers them if a group has all of its own.
func (h *Host) finish(x *exchange, r result) {
	if x.closed {
		return
	}
	x.undelivered = append(x.undelivered, r)
	if slices.ContainsFunc(x.groups, x.complete) {
		results, now := x.undelivered, h.clock()
		x.undelivered = nil
		h.deliver(x, now, doneFrame(x.number, now, results))
	}
}

func (x *exchange) complete(group []uint32) bool {
	for _, effect := range group {
		if !slices.ContainsFunc(x.undelivered, func(r result) bool { return r.effect == effect }) {
			return false
		}
	}
	return true
}

func (h *Host) call(ctx context.Context, x *exchange, e Effect) Result {
	switch c := e.Call.(type) {
	case FetchCall:
		return h.fetch(ctx, x, e.Number, c)
	case ReadCall:
		return x.read(c)
	case KVGetCall, KVPutCall, KVDeleteCall:
		return h.kv.perform(c)
	case D1Call:
		if h.options.D1 != nil {
			return h.options.D1.perform(c)
		}
	case AICall:
		if h.options.AI != nil {
			return h.ai(x, c)
		}
	case LimitCall:
		if h.options.Limit != nil {
			if h.options.Limit(c.Key) {
				return Success([]byte{1})
			}
			return Success([]byte{0})
		}
	case WaitCall:
		select {
		case <-time.After(c.Time + apart(e)):
			return Success(nil)
		case <-ctx.Done():
			return Fail(Timeout, "the wait was cut short")
		}
	case TokenCall:
		return h.token(ctx, x, c)
	}
	return Fail(Unavailable, "no such binding")
}

func (h *Host) ai(x *exchange, c AICall) Result {
	input, err := x.join(c.Input)
	if err != nil {
		return Fail(Refused, err.Error())
	}
	if !json.Valid(input) {
		return Fail(Failed, "the model's input is not JSON")
	}
	output, err := h.options.AI(c.Model, input)
	if err != nil {
		return Fail(Failed, err.Error())
	}
	var e encoder
	e.bytes(output)
	return Success(e)
}
