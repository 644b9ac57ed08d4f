package host

import (
	"bytes"
	"time"
)

// notes are what earlier exchanges left, by name, oldest first.
type notes map[string][]datedNote

type datedNote struct {
	at   time.Time // when the frame was delivered that the core answered with the note
	text []byte
}

// maxNotes is how many notes of each name are kept.
const maxNotes = 10

func (n notes) add(at time.Time, added note) {
	all := append(n[added.name], datedNote{at, bytes.Clone(added.text)})
	n[added.name] = all[max(0, len(all)-maxNotes):]
}
