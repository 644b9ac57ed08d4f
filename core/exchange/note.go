package exchange

import (
	"bytes"

	"loupe/core/exchange/wire"
)

// Note is a message from an earlier exchange of the same host.
type Note struct {
	At   int64 // Unix milliseconds
	Text []byte
}

// topic is the notes of one name, oldest first.
type topic struct {
	name  string
	notes []Note
}

// Notes returns the notes with the name that the host had when it opened this exchange, oldest first.
func (f *Flow) Notes(name string) []Note {
	for _, t := range f.exchange.topics {
		if t.name == name {
			return t.notes
		}
	}
	return nil
}

// Note leaves a note for later exchanges. The host may lose it.
func (f *Flow) Note(name string, text []byte) {
	f.exchange.noteCount++
	f.exchange.notes.String(name)
	f.exchange.notes.Bytes(text)
}

func decodeTopics(r *wire.Reader) []topic {
	topics := make([]topic, r.Count(8))
	for i := range topics {
		topics[i].name = r.String()
		topics[i].notes = make([]Note, r.Count(12))
		for n := range topics[i].notes {
			topics[i].notes[n] = Note{r.I64(), bytes.Clone(r.Bytes())}
		}
	}
	return topics
}
