// Package phrases finds the phrases of a table in a text.
package phrases

import "strings"

// Table has phrases with their values, sorted by the phrases. An entry is a phrase, "=", its value and "|". A phrase has words in
// lower case without diacritics, with single spaces between them. Each character of a script without spaces is a word; see
// text.IsUnspaced.
type Table struct {
	Entries string
	Starts  *[pairs + 1]uint32 // as StartsOf returns them
}

// pairs is how many pairs of letters a phrase may begin with, "aa" to "zz".
const pairs = 26 * 26

// pairOf returns the number of the pair of letters that begins a text; false if it begins with something else.
func pairOf(text string) (n int, ok bool) {
	if len(text) < 2 {
		return 0, false
	}
	first, second := int(text[0])-'a', int(text[1])-'a'
	return first*26 + second, uint(first) < 26 && uint(second) < 26
}

// StartsOf returns, for each pair of letters, the offset of the first entry that sorts at or after it, and last the length of the entries.
func StartsOf(entries string) (starts [pairs + 1]uint32) {
	t := Table{Entries: entries, Starts: &[pairs + 1]uint32{}}
	for n := range pairs {
		starts[n] = uint32(t.searchIn(0, len(entries), string([]byte{byte('a' + n/26), byte('a' + n%26)})))
	}
	starts[pairs] = uint32(len(entries))
	return starts
}

// Longest returns the value of the longest phrase that begins a text and ends where a word ends, and the phrase's length in bytes; ""
// and 0 if no phrase does. Phrases whose value does not count are skipped. The text is in lower case without diacritics, as the table
// is. A space or a comma ends a word.
func (t *Table) Longest(folded string, counts func(value string) bool) (value string, size int) {
	word := folded[:wordSize(folded)]
	for at := t.search(word); at < len(t.Entries); {
		phrase, its, next := t.entry(at)
		if !strings.HasPrefix(phrase, word) {
			break
		}
		if strings.HasPrefix(folded, phrase) && wordSize(folded[len(phrase):]) == 0 && counts(its) {
			value, size = its, len(phrase) // of two that match, the longer one is later
		}
		at = next
	}
	return value, size
}

// Value returns the value of a phrase; "" if the table lacks it.
func (t *Table) Value(phrase string) string {
	if at := t.search(phrase); at < len(t.Entries) {
		if p, value, _ := t.entry(at); p == phrase {
			return value
		}
	}
	return ""
}

// All yields the phrases and their values.
func (t *Table) All(yield func(phrase, value string) bool) {
	for at := 0; at < len(t.Entries); {
		phrase, value, next := t.entry(at)
		if !yield(phrase, value) {
			return
		}
		at = next
	}
}

// entry returns the entry that begins at an offset, and the offset of the next one.
func (t *Table) entry(at int) (phrase, value string, next int) {
	entry := t.Entries[at:]
	bar := strings.IndexByte(entry, '|')
	phrase, value, _ = strings.Cut(entry[:bar], "=")
	return phrase, value, at + bar + 1
}

// search returns the offset of the first entry whose phrase is not less than a text.
func (t *Table) search(text string) int {
	if n, ok := pairOf(text); ok {
		return t.searchIn(int(t.Starts[n]), int(t.Starts[n+1]), text)
	}
	return t.searchIn(0, len(t.Entries), text)
}

// searchIn searches the entries from an offset to another.
func (t *Table) searchIn(first, end int, text string) int {
	for first < end {
		middle := 1 + strings.LastIndexByte(t.Entries[:(first+end)/2], '|')
		if phrase, _, next := t.entry(middle); phrase < text {
			first = next
		} else {
			end = middle
		}
	}
	return first
}

// wordSize returns the length of the word that begins a text.
func wordSize(folded string) (size int) {
	for size < len(folded) && folded[size] != ' ' && folded[size] != ',' {
		size++
	}
	return size
}
