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

// exchange is one request and everything that is done for it. Host.mu guards the fields above mu.
type exchange struct {
	number      uint32
	requestID   string
	connections semaphore
	response    chan response // receives exactly one
	responded   bool
	closed      bool
	undelivered []result
	groups      [][]uint32

	mu     sync.Mutex        // guards the fields below
	kept   map[uint32][]byte // bodies that fetches kept, by effect number
	tokens map[string]string // access tokens, by the name of the secret
}

// openExchange opens an exchange for the request.
func (h *Host) openExchange(r request) (*exchange, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	entropy := make([]byte, 32)
	if _, err := io.ReadFull(h.options.Entropy, entropy); err != nil {
		return nil, fmt.Errorf("reading entropy: %w", err)
	}
	h.lastExchange++
	x := &exchange{
		number:      h.lastExchange,
		requestID:   hex.EncodeToString(entropy[:8]),
		connections: semaphore{free: int(h.manifest.connections)},
		response:    make(chan response, 1),
		kept:        map[uint32][]byte{},
		tokens:      map[string]string{},
	}
	h.open[x.number] = x
	h.busy++
	now := h.clock()
	h.deliver(x, now, openFrame(x.number, now, entropy, h.notes, r))
	return x, nil
}

// deliver delivers a frame to the core and acts on the answer. now is the time in the frame.
func (h *Host) deliver(x *exchange, now time.Time, frame []byte) {
	answer, err := h.step(x.number, frame)
	if err != nil {
		h.instanceLost(x, err)
		return
	}
	p, err := readProgress(answer)
	if err == nil && p.exchange != x.number {
		err = errFrame
	}
	if err != nil { // a fault, or an answer that does not fit the protocol
		fmt.Fprintf(&h.log, "exchange %d: %v\n", x.number, err)
		h.closeExchange(x)
		return
	}
	for _, n := range p.notes {
		h.notes.add(now, n)
	}
	x.groups = p.groups
	if p.response != nil {
		x.respond(*p.response)
	}
	for _, e := range p.effects {
		h.busy++
		var granted chan struct{} // nil: the effect needs no connection
		if needsConnection(e.Call) {
			granted = x.connections.acquire()
		}
		go h.run(x, e, granted, h.clock())
	}
	if p.closed {
		h.closeExchange(x)
	}
}

func (h *Host) closeExchange(x *exchange) {
	x.respond(h.internal(x)) // unless it has responded
	x.closed = true
	delete(h.open, x.number)
	h.ended()
}

// respond answers the client. Later calls have no effect.
func (x *exchange) respond(r response) {
	if !x.responded {
		x.responded = true
		x.response <- r
	}
}

// run performs an effect within its time limit, which includes the wait for a connection, and
// delivers its result. An effect that ignores its context runs on in the background. granted is
// closed when the effect gets a connection; it is nil if the effect needs none.
func (h *Host) run(x *exchange, e Effect, granted chan struct{}, started time.Time) {
	ctx, cancel := context.WithTimeout(context.Background(), e.TimeLimit+tieBreak(e)+1)
	defer cancel()
	if granted != nil {
		select {
		case <-granted:
		case <-ctx.Done():
		}
	}
	r := Fail(Timeout, fmt.Sprintf("the effect took longer than %d ms", e.TimeLimit.Milliseconds()))
	if ctx.Err() == nil {
		performed := h.perform(ctx, x, e)
		select {
		case r = <-performed:
		case <-ctx.Done():
			select {
			case r = <-performed: // both were ready: the result counts
			default:
			}
		}
	}

	h.mu.Lock()
	defer h.mu.Unlock()
	if granted != nil {
		x.connections.release(granted)
	}
	h.finish(x, result{e.Number, h.clock().Sub(started), r})
	h.ended()
}

// tieBreak is a delay of some nanoseconds that makes runs reproducible: effects that end at the
// same time end in the order of their numbers, and a wait ends before its own time limit.
func tieBreak(e Effect) time.Duration { return 2 * time.Duration(e.Number) }

// perform starts an effect, wrapped by Options.Fault, and returns the channel that receives its
// result.
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

// finish adds a result to those not delivered yet, and delivers all of them if that completes a
// group.
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

// complete reports whether every effect of the group has a result.
func (x *exchange) complete(group []uint32) bool {
	for _, effect := range group {
		if !slices.ContainsFunc(x.undelivered, func(r result) bool { return r.effect == effect }) {
			return false
		}
	}
	return true
}

// call performs an effect.
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
		return noBinding("DB")
	case AICall:
		if h.options.AI != nil {
			return h.ai(x, c)
		}
		return noBinding("AI")
	case LimitCall:
		if h.options.Limit != nil {
			if h.options.Limit(c.Key) {
				return Success([]byte{1})
			}
			return Success([]byte{0})
		}
		return noBinding("RATE_LIMITER")
	case WaitCall:
		select {
		case <-time.After(c.Time + tieBreak(e)):
			return Success(nil)
		case <-ctx.Done():
			return Fail(Timeout, "the wait was aborted")
		}
	case TokenCall:
		return h.token(ctx, x, c)
	}
	panic(fmt.Sprintf("host: unknown call %T", e.Call))
}

func noBinding(name string) Result { return Fail(Unavailable, "no binding "+name) }

func (h *Host) ai(x *exchange, c AICall) Result {
	input, err := x.joinParts(c.Input)
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
