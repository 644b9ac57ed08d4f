package host

import (
	"bytes"
	"time"
)

// notes are what exchanges left, by name, the oldest first.
type notes map[string][]dated

type dated struct {
	at   time.Time // of the frame that the note came in answer to
	text []byte
}

// mostNotes are kept of a name.
const mostNotes = 10

func (n notes) keep(at time.Time, one note) {
	all := append(n[one.name], dated{at, bytes.Clone(one.text)})
	n[one.name] = all[max(0, len(all)-mostNotes):]
}
