package host

import "slices"

// line hands out connections, first come, first served: which effect starts first does not depend on the
// scheduler.
type line struct {
	free    int
	waiting []chan struct{}
}

// join gives a turn: a channel that is closed when a connection is free for it.
func (l *line) join() chan struct{} {
	turn := make(chan struct{})
	if l.free > 0 {
		l.free--
		close(turn)
	} else {
		l.waiting = append(l.waiting, turn)
	}
	return turn
}

// leave gives the turn's connection to the next in line; or gives up a turn that has not come.
func (l *line) leave(turn chan struct{}) {
	if i := slices.Index(l.waiting, turn); i >= 0 {
		l.waiting = slices.Delete(l.waiting, i, i+1)
	} else if len(l.waiting) > 0 {
		close(l.waiting[0])
		l.waiting = l.waiting[1:]
	} else {
		l.free++
	}
}
