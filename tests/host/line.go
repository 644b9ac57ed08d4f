package host

import "slices"

// connects reports whether an effect holds one of the connections of which an exchange may have six at a time.
// https://developers.cloudflare.com/workers/platform/limits/#simultaneous-open-connections
func connects(c Call) bool {
	switch c.(type) {
	case FetchCall, KVGetCall, KVPutCall, KVDeleteCall, AICall, TokenCall:
		return true
	}
	return false
}

// line hands out connections, first come, first served: which effect starts first does not depend on the
// scheduler.
type line struct {
	free    int
	waiting []chan struct{}
}

// join gives an effect its turn: a channel that is closed when it may start.
func (l *line) join(c Call) chan struct{} {
	turn := make(chan struct{})
	switch {
	case !connects(c):
		close(turn)
	case l.free > 0:
		l.free--
		close(turn)
	default:
		l.waiting = append(l.waiting, turn)
	}
	return turn
}

// leave gives the effect's connection to the next in line; or gives up a turn that has not come.
func (l *line) leave(c Call, turn chan struct{}) {
	i := slices.Index(l.waiting, turn)
	switch {
	case !connects(c):
	case i >= 0:
		l.waiting = slices.Delete(l.waiting, i, i+1)
	case len(l.waiting) > 0:
		close(l.waiting[0])
		l.waiting = l.waiting[1:]
	default:
		l.free++
	}
}
