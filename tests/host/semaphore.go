package host

import (
	"slices"

	"loupe/core/exchange/exchangetest"
)

// needsConnection reports whether an effect holds one of the exchange's connections.
// https://developers.cloudflare.com/workers/platform/limits/#simultaneous-open-connections
func needsConnection(kind exchangetest.Kind) bool {
	switch kind {
	case exchangetest.Fetch, exchangetest.KVGet, exchangetest.KVPut, exchangetest.KVDelete, exchangetest.KVKeep,
		exchangetest.KVOpen, exchangetest.AI, exchangetest.Token, exchangetest.Queue, exchangetest.Reduce, exchangetest.Asset:
		return true
	}
	return false
}

// semaphore is a counting semaphore. Waiters acquire in the order in which they asked, so the
// scheduler does not decide which effect starts first.
type semaphore struct {
	free    int
	waiting []chan struct{}
}

// acquire asks for a permit. The channel is closed when the permit is granted.
func (s *semaphore) acquire() (granted chan struct{}) {
	granted = make(chan struct{})
	if s.free > 0 {
		s.free--
		close(granted)
	} else {
		s.waiting = append(s.waiting, granted)
	}
	return granted
}

// release passes the permit to the first waiter. If the permit was not granted yet, release removes
// the request from the queue.
func (s *semaphore) release(granted chan struct{}) {
	i := slices.Index(s.waiting, granted)
	switch {
	case i >= 0:
		s.waiting = slices.Delete(s.waiting, i, i+1)
	case len(s.waiting) > 0:
		close(s.waiting[0])
		s.waiting = s.waiting[1:]
	default:
		s.free++
	}
}
