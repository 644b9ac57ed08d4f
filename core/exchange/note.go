package exchange

import "bytes"

// Note is what an exchange before this one left.
type Note struct {
	At   int64 // Unix milliseconds
	Text []byte
}

// notes are those of a name, the oldest first.
type notes struct {
	name string
	list []Note
}

// Notes gives those that earlier exchanges left under the name, as of the opening of this one, the oldest first.
func (f *Flow) Notes(name string) []Note {
	for _, n := range f.x.notes {
		if n.name == name {
			return n.list
		}
	}
	return nil
}

// Note leaves one for the exchanges to come. There is no result, and no promise that it is kept.
func (f *Flow) Note(name string, text []byte) {
	f.x.noted++
	f.x.noting.str(name)
	f.x.noting.bytes(text)
}

func (r *reader) notes() []notes {
	all := make([]notes, r.count(8))
	for i := range all {
		all[i].name = r.str()
		all[i].list = make([]Note, r.count(12))
		for n := range all[i].list {
			all[i].list[n] = Note{r.i64(), bytes.Clone(r.bytes())}
		}
	}
	return all
}
