package host

import (
	"io"
	"net/http"

	protocol "loupe/core/exchange"
)

// Call is an exchange whose effects a driver runs. Its methods never wait. See [Options].Drive.
type Call struct {
	host     *Host
	exchange *exchange
	answer   *Answer // nil until the core has responded
	rest     *stream // the rest of the answer's body; nil if there is none
}

// Answer is the part of a response that has been sent so far.
type Answer struct {
	Status  int
	Headers protocol.Headers
	Body    []byte
	// Open is true as long as more of the body may come.
	Open bool
	// Broken is true if the exchange was lost before the body's end.
	Broken bool
}

// Begin opens an exchange for the request.
func (h *Host) Begin(r *http.Request) (*Call, error) {
	in, err := h.convertRequest(r)
	if err != nil {
		return nil, err
	}
	return h.openCall(in)
}

// BeginMessage opens an exchange for a message of the queue.
func (h *Host) BeginMessage(message []byte) (*Call, error) {
	return h.openCall(request{method: http.MethodPost, target: protocol.QueueTarget, body: message})
}

// BeginWork opens an exchange for a run of the schedule.
func (h *Host) BeginWork() (*Call, error) {
	return h.openCall(request{method: http.MethodPost, target: protocol.ScheduleTarget})
}

func (h *Host) openCall(r request) (*Call, error) {
	x, err := h.openExchange(r)
	return &Call{host: h, exchange: x}, err
}

// RequestID returns the id of the request.
func (c *Call) RequestID() string { return c.exchange.requestID }

// Number returns the number of the exchange in frames and transcripts.
func (c *Call) Number() uint32 { return c.exchange.number }

// Closed reports whether the exchange is closed.
func (c *Call) Closed() bool {
	c.host.mu.Lock()
	defer c.host.mu.Unlock()
	return c.exchange.closed
}

// Answer returns the response, or nil if the core has not responded yet. Each call adds the part of the body that was sent since the last call.
func (c *Call) Answer() *Answer {
	if c.answer == nil {
		select {
		case r := <-c.exchange.response:
			c.answer = &Answer{Status: r.status, Headers: r.headers, Body: r.body, Open: r.rest != nil}
			c.rest = r.rest
		default:
			return nil
		}
	}
	if c.answer.Open {
		sent, err := c.rest.take()
		c.answer.Body = append(c.answer.Body, sent...)
		c.answer.Open, c.answer.Broken = err == nil, err != nil && err != io.EOF
	}
	return c.answer
}

// Leave tells the core that the client has left.
func (c *Call) Leave() { c.host.clientLeft(c.exchange) }
