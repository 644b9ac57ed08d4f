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
	open        bool    // the core keeps the body of the response open
	stream      *stream // that body; nil if it is not open, or not sent to the client
	clientLeft  bool
	toldGone    bool // the core knows that the client has left
	closed      bool
	undelivered []result
	groups      [][]uint32

	mu           sync.Mutex        // guards the fields below
	kept         map[uint32][]byte // bodies that effects kept, by effect number
	opened       map[uint32][]byte // values that kv open has found, by effect number
	tokens       map[string]string // access tokens, by the name of the secret
	deferred     io.ReadCloser     // the request's body; nil if it was not deferred, or has been read
	deferredSize int64             // by its content-length, -1 if unknown
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
		opened:      map[uint32][]byte{},
		tokens:      map[string]string{},
		deferred:    r.deferred, deferredSize: r.deferredSize,
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
	if err == nil && !x.accepts(p) {
		err = errFrame
	}
	if err != nil { // a fault, or an answer that does not fit the protocol
		fmt.Fprintf(&h.log, "exchange %d: %v\n", x.number, err)
		h.closeExchange(x)
		return
	}
	h.lines = append(h.lines, p.log...)
	for _, n := range p.notes {
		h.notes.add(now, n)
	}
	x.groups = p.groups
	h.respond(x, p)
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
	h.tellGone(x) // if the client left before the stream was open, or reads too slowly
}

// accepts reports whether the frame fits the exchange's number and the state of its response.
func (x *exchange) accepts(p progress) bool {
	open := x.open || p.response != nil
	return p.exchange == x.number && (open || !p.open && p.chunk == nil) && (p.response == nil || !x.responded)
}

// respond sends the client what the frame has of the response.
func (h *Host) respond(x *exchange, p progress) {
	x.open = p.open
	if p.response != nil {
		x.respond(h.begin(x, p))
		return
	}
	if x.stream == nil {
		return
	}
	if p.chunk != nil && !x.toldGone && !x.stream.append(p.chunk) {
		x.clientLeft = true
	}
	if !p.open {
		x.stream.end()
		x.stream = nil
	}
}

// begin returns the response of the frame. It is the internal response if the platform cannot send it,
// or if the host does not keep one of its parts.
func (h *Host) begin(x *exchange, p progress) response {
	r := response{status: p.response.status, headers: p.response.headers}
	var err error
	if r.body, err = x.responseBody(p); err != nil || r.status < 200 || r.status > 599 {
		fmt.Fprintf(&h.log, "exchange %d: a response of status %d cannot be sent: %v\n", x.number, r.status, err)
		return h.internal(x)
	}
	r.body = append(r.body, p.chunk...)
	if p.open {
		x.stream = newStream()
		r.rest = x.stream
	}
	return r
}

func (h *Host) closeExchange(x *exchange) {
	x.respond(h.internal(x)) // unless it has responded
	if x.stream != nil {
		x.stream.breakOff(errLost)
		x.stream = nil
	}
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
	case KVGetCall:
		return h.kv.get(c.Key)
	case KVPutCall:
		value, err := x.joinParts(c.Value)
		if err != nil {
			return Fail(Refused, err.Error())
		}
		return h.kv.put(c.Key, value, c.Seconds)
	case KVDeleteCall:
		return h.kv.delete(c.Key)
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
	case BodyCall:
		return h.body(ctx, x, e.Number, c)
	case KVKeepCall:
		return h.kvKeep(x, e.Number, c)
	case KVOpenCall:
		return h.kvOpen(x, e.Number, c)
	case SignCall:
		return h.sign(c)
	case QueueCall:
		return h.queue(c)
	case ReduceCall:
		return h.reduce(x, e.Number, c)
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
