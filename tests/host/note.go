package host

import (
	"bytes"
	"time"
)

// notes are the notes that exchanges left, by name, oldest first.
type notes map[string][]datedNote

type datedNote struct {
	at   time.Time // the time in the frame that the core answered with the note
	text []byte
}

// maxNotes is the number of notes that are kept for each name.
const maxNotes = 10

func (n notes) add(at time.Time, added note) {
	all := append(n[added.name], datedNote{at, bytes.Clone(added.text)})
	n[added.name] = all[max(0, len(all)-maxNotes):]
}
