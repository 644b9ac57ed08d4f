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
	waiting []*permit
}

// permit is a place in a semaphore, granted or waited for.
type permit struct{ granted func() }

// acquire asks for a permit, and calls granted when it has it.
func (s *semaphore) acquire(granted func()) *permit {
	p := &permit{granted}
	if s.free > 0 {
		s.free--
		granted()
	} else {
		s.waiting = append(s.waiting, p)
	}
	return p
}

// release passes the permit to the first waiter. If the permit was not granted yet, release removes
// the request from the queue.
func (s *semaphore) release(p *permit) {
	i := slices.Index(s.waiting, p)
	switch {
	case i >= 0:
		s.waiting = slices.Delete(s.waiting, i, i+1)
	case len(s.waiting) > 0:
		next := s.waiting[0]
		s.waiting = s.waiting[1:]
		next.granted()
	default:
		s.free++
	}
}
