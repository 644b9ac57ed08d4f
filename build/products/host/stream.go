package host

import (
	"context"
	"errors"
	"io"
	"sync"

	"loupe/core/exchange/exchangetest"
)

// maxUnread is how many bytes of chunks may wait for the client of a streamed response. A client that
// reads more slowly counts as gone.
const maxUnread = 256 << 10

var (
	errLost = errors.New("the exchange was lost")
	errSlow = errors.New("the client reads too slowly")
	errGone = errors.New("the client has left")
)

// stream is the rest of a response body, while the core sends it. It is an io.Reader for one client.
type stream struct {
	mu     sync.Mutex
	change *sync.Cond
	unread []byte
	err    error // what Read returns after the unread bytes; nil: more may come
}

func newStream() *stream {
	s := new(stream)
	s.change = sync.NewCond(&s.mu)
	return s
}

// append adds a chunk. It breaks the body off and reports false if too many bytes are unread.
func (s *stream) append(chunk []byte) bool {
	s.mu.Lock()
	fits := len(s.unread)+len(chunk) <= maxUnread
	if fits {
		s.unread = append(s.unread, chunk...)
	}
	s.mu.Unlock()
	s.change.Broadcast()
	if !fits {
		s.breakOff(errSlow)
	}
	return fits
}

// end completes the body.
func (s *stream) end() {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.err == nil {
		s.err = io.EOF
	}
	s.change.Broadcast()
}

// breakOff ends the body with an error and drops what is unread.
func (s *stream) breakOff(err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.unread, s.err = nil, err
	s.change.Broadcast()
}

func (s *stream) Read(p []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for len(s.unread) == 0 && s.err == nil && len(p) > 0 {
		s.change.Wait()
	}
	n := copy(p, s.unread)
	s.unread = s.unread[n:]
	if n == 0 && len(p) > 0 {
		return 0, s.err
	}
	return n, nil
}

// take returns the unread bytes without waiting, and the error that follows them; nil: more may come.
func (s *stream) take() ([]byte, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	sent := s.unread
	s.unread = nil
	return sent, s.err
}

// clientBody is the body of a streamed response. The client leaves when it closes the body, or when the
// context of its request ends.
type clientBody struct {
	io.Reader
	leave func()
	stop  func() bool // ends the watch of the context
}

func (h *Host) newClientBody(ctx context.Context, x *exchange, body io.Reader) io.ReadCloser {
	leave := func() { h.clientLeft(x) }
	return &clientBody{body, leave, context.AfterFunc(ctx, leave)}
}

func (b *clientBody) Read(p []byte) (int, error) {
	n, err := b.Reader.Read(p)
	if err != nil {
		b.stop()
	}
	return n, err
}

func (b *clientBody) Close() error {
	b.stop()
	b.leave()
	return nil
}

// clientLeft records that the client of the exchange has left.
func (h *Host) clientLeft(x *exchange) {
	h.mu.Lock()
	defer h.mu.Unlock()
	x.clientLeft = true
	h.tellGone(x)
}

// tellGone tells the core that the client has left: once, and only while the body of the response is
// open. The caller holds h.mu.
func (h *Host) tellGone(x *exchange) {
	if !x.clientLeft || x.toldGone || x.stream == nil {
		return
	}
	x.toldGone = true
	x.stream.breakOff(errGone)
	now := h.clock()
	h.deliver(x, now, exchangetest.GoneFrame(x.number, now.UnixMilli()))
}
