package host

import (
	"net/http"
	"sync"
	"time"

	protocol "loupe/core/exchange"
)

// Queue delivers the messages of one host to it, each as an exchange of its own.
type Queue struct {
	Delay   time.Duration // before each delivery of a message
	Retries int           // deliveries after the first, before the message is dropped

	mu   sync.Mutex
	sent int
}

// queue accepts a message and delivers it in the background. [Host.Wait] waits for that.
func (h *Host) queue(e Effect) Result {
	q := h.options.Queue
	switch {
	case q == nil:
		return noBinding("JOBS")
	case len(e.Message) > h.Manifest().MaxBody:
		return Fail(protocol.TooLarge, "the message is over the limit of a request body")
	}
	q.mu.Lock()
	q.sent++
	delay := q.Delay + time.Duration(q.sent) // in nanoseconds: keeps the order of messages
	q.mu.Unlock()
	h.mu.Lock()
	h.busy++
	h.mu.Unlock()
	go h.deliverMessage(q, []byte(e.Message), delay)
	return Result{}
}

func (h *Host) deliverMessage(q *Queue, message []byte, delay time.Duration) {
	defer func() {
		h.mu.Lock()
		defer h.mu.Unlock()
		h.ended()
	}()
	for tries := 0; tries <= q.Retries; tries++ {
		time.Sleep(delay)
		x, err := h.openExchange(request{method: http.MethodPost, target: protocol.QueueTarget, body: message})
		if err != nil {
			continue
		}
		r := <-x.response
		h.clientLeft(x) // nobody reads a streamed body
		switch r.status {
		case http.StatusOK:
			return
		case http.StatusAccepted: // there may be more to do for it
			tries, delay = -1, 0
		}
	}
}
