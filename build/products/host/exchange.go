package host

import (
	"context"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"io/fs"
	"slices"
	"strings"
	"sync"
	"time"

	protocol "loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
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
	undelivered []Result
	groups      [][]int

	mu           sync.Mutex        // guards the fields below
	kept         map[int][]byte    // bodies that effects kept, by effect number
	opened       map[int][]byte    // values that kv open has found, by effect number
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
		connections: semaphore{free: h.manifest.Connections},
		response:    make(chan response, 1),
		kept:        map[int][]byte{},
		opened:      map[int][]byte{},
		tokens:      map[string]string{},
		deferred:    r.deferred, deferredSize: r.deferredSize,
	}
	h.open[x.number] = x
	h.busy++
	now := h.clock()
	h.deliver(x, now, exchangetest.Open{
		Exchange: x.number, Now: now.UnixMilli(), Entropy: entropy, Notes: h.notes,
		Request: protocol.Request{Method: r.method, Path: r.target, Headers: r.headers, Body: r.body},
	}.Frame())
	return x, nil
}

// deliver delivers a frame to the core and acts on the answer. now is the time in the frame.
func (h *Host) deliver(x *exchange, now time.Time, frame []byte) {
	answer, err := h.step(x.number, frame)
	if err != nil {
		h.instanceLost(x, err)
		return
	}
	p, err := decodeFrame(answer, exchangetest.FrameProgress)
	if err == nil && !x.accepts(p) {
		err = errFrame
	}
	if err != nil { // a fault, or an answer that does not fit the protocol
		fmt.Fprintf(&h.log, "exchange %d: %v\n", x.number, err)
		h.closeExchange(x)
		return
	}
	h.lines = append(h.lines, p.Log...)
	h.notes.Add(now.UnixMilli(), p.Notes)
	x.groups = p.Groups
	h.respond(x, p)
	for _, e := range p.Effects {
		h.busy++
		h.start(&Task{Effect: e, Started: h.clock(), host: h, exchange: x})
	}
	if p.Closed {
		h.closeExchange(x)
	}
	h.tellGone(x) // if the client left before the stream was open, or reads too slowly
}

// accepts reports whether the frame fits the exchange's number and the state of its response.
func (x *exchange) accepts(f exchangetest.Frame) bool {
	open := x.open || f.Response != nil
	return f.Exchange == x.number && (open || !f.Open && f.Chunk == nil) && (f.Response == nil || !x.responded) &&
		!(f.Open && f.Closed) && (f.Chunk == nil || len(f.Chunk) > 0)
}

// respond sends the client what the frame has of the response.
func (h *Host) respond(x *exchange, f exchangetest.Frame) {
	x.open = f.Open
	if f.Response != nil {
		x.respond(h.begin(x, f))
		return
	}
	if x.stream == nil {
		return
	}
	if f.Chunk != nil && !x.toldGone && !x.stream.append(f.Chunk) {
		x.clientLeft = true
	}
	if !f.Open {
		x.stream.end()
		x.stream = nil
	}
}

// begin returns the response of the frame. It is the internal response if the platform cannot send it,
// or if the host does not keep one of its parts.
func (h *Host) begin(x *exchange, f exchangetest.Frame) response {
	r := response{status: f.Response.Status, headers: f.Response.Headers}
	var err error
	if r.body, err = x.responseBody(f); err != nil || r.status < 200 || r.status > 599 {
		fmt.Fprintf(&h.log, "exchange %d: a response of status %d cannot be sent: %v\n", x.number, r.status, err)
		return h.internal(x)
	}
	r.body = append(r.body, f.Chunk...)
	if f.Open {
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

// finish adds a result to those not delivered yet, and delivers all of them if that completes a
// group.
func (h *Host) finish(x *exchange, r Result) {
	if x.closed {
		return
	}
	x.undelivered = append(x.undelivered, r)
	if slices.ContainsFunc(x.groups, x.complete) {
		results, now := x.undelivered, h.clock()
		x.undelivered = nil
		h.deliver(x, now, exchangetest.DoneFrame(x.number, now.UnixMilli(), results...))
	}
}

// complete reports whether every effect of the group has a result.
func (x *exchange) complete(group []int) bool {
	for _, effect := range group {
		if !slices.ContainsFunc(x.undelivered, func(r Result) bool { return r.Effect == effect }) {
			return false
		}
	}
	return true
}

// call performs an effect.
func (h *Host) call(ctx context.Context, x *exchange, e Effect) Result {
	switch e.Kind {
	case exchangetest.Fetch:
		return h.fetch(ctx, x, e)
	case exchangetest.Read:
		return x.read(e)
	case exchangetest.KVGet:
		return readKV(h.kv, e, func(value []byte) Result { return exchangetest.Found(string(value)).Result(e) })
	case exchangetest.KVPut:
		value, err := x.joinParts(e.Parts)
		if err != nil {
			return Fail(protocol.Refused, err.Error())
		}
		return putKV(h.kv, e.Key, value, e.Seconds)
	case exchangetest.KVDelete:
		h.kv.Delete(e.Key)
		return Result{}
	case exchangetest.D1:
		if h.options.D1 == nil {
			return noBinding("DB")
		}
		e, err := x.withTexts(e)
		if err != nil {
			return Fail(protocol.Refused, err.Error())
		}
		return h.options.D1.perform(e)
	case exchangetest.AI:
		if h.options.AI != nil {
			return h.ai(x, e)
		}
		return noBinding("AI")
	case exchangetest.Limit:
		if h.options.Limit != nil {
			return exchangetest.Allowed(h.options.Limit(e.Key)).Result(e)
		}
		return noBinding("RATE_LIMITER")
	case exchangetest.Wait:
		select {
		case <-time.After(milliseconds(e.Wait) + tieBreak(e)):
			return Result{}
		case <-ctx.Done():
			return Fail(protocol.Timeout, "the wait was aborted")
		}
	case exchangetest.Token:
		return h.token(ctx, x, e)
	case exchangetest.Body:
		return h.body(ctx, x, e)
	case exchangetest.KVKeep:
		return readKV(h.kv, e, func(value []byte) Result { return x.keepAnswer(e, value) })
	case exchangetest.KVOpen:
		return readKV(h.kv, e, func(value []byte) Result { return x.openAnswer(e, value) })
	case exchangetest.Sign:
		return h.sign(e)
	case exchangetest.Queue:
		return h.queue(e)
	case exchangetest.Asset:
		return h.asset(e)
	case exchangetest.Reduce:
		return h.reduce(x, e)
	case exchangetest.Keep:
		return x.keepParts(e)
	}
	panic("host: unknown kind of " + e.String())
}

func noBinding(name string) Result { return Fail(protocol.Unavailable, "no binding "+name) }

func (h *Host) asset(e Effect) Result {
	if h.options.Assets == nil {
		return noBinding("ASSETS")
	}
	text, err := fs.ReadFile(h.options.Assets, strings.TrimPrefix(e.Key, "/"))
	if err != nil {
		return Fail(protocol.Failed, err.Error())
	}
	return exchangetest.File(string(text)).Result(e)
}

func (h *Host) ai(x *exchange, e Effect) Result {
	input, err := x.joinParts(e.Parts)
	if err != nil {
		return Fail(protocol.Refused, err.Error())
	}
	if !json.Valid(input) {
		return Fail(protocol.Failed, "the model's input is not JSON")
	}
	output, err := h.options.AI(e.Model, input)
	if err != nil {
		return Fail(protocol.Failed, err.Error())
	}
	return exchangetest.JSON(string(output)).Result(e)
}
