// Package phrases finds the phrases of a table in a text.
package phrases

import "strings"

// Table has phrases, sorted and front-coded. A phrase has words in lower case without diacritics, with single spaces between them. Each
// character of a script without spaces is a word; see text.IsUnspaced. A phrase may occur more than once. Its numbers are its places in
// the order; callers keep its values under them.
//
// A phrase in Text is a capital letter, then characters. The letter is the number of bytes to drop from the end of the previous phrase,
// A for none, Z for all; the characters are appended to the rest. The first phrase of each block has a line break in place of the letter,
// and drops all. So similar phrases need few bytes, which compress well.
// https://nlp.stanford.edu/IR-book/html/htmledition/dictionary-compression-1.html
type Table struct {
	Text   string
	Blocks []uint32 // where each block of blockSize phrases begins in Text
}

const blockSize = 64

const (
	dropsAll    = 'Z' // the letter after those for 0 to 24 bytes
	beginsBlock = '\n'
)

func isDrop(c byte) bool { return c <= dropsAll && (c >= 'A' || c == beginsBlock) }

// NewTable returns the table of sorted phrases.
func NewTable(sorted []string) (t Table) {
	var b strings.Builder
	before := ""
	for n, phrase := range sorted {
		kept := commonLength(before, phrase)
		drop := 'A' + len(before) - kept
		if drop >= dropsAll {
			drop, kept = dropsAll, 0
		}
		if n%blockSize == 0 {
			drop, kept = beginsBlock, 0
			t.Blocks = append(t.Blocks, uint32(b.Len()))
		}
		b.WriteByte(byte(drop))
		b.WriteString(phrase[kept:])
		before = phrase
	}
	t.Text = b.String()
	return t
}

// Longest finds the longest phrase that begins a text and ends where a word ends. It returns the first of its numbers, the number after
// them, and its length in bytes; zeros if there is no such phrase. The text is in lower case without diacritics, as the table is. A space or a comma ends a word.
func (t *Table) Longest(folded string) (first, after, size int) {
	block := t.blockBefore(folded[:wordSize(folded)])
	number, at := block*blockSize, int(t.Blocks[block])
	length, common := 0, 0 // of a phrase, and of the beginning that it shares with the text
	for ; at < len(t.Text); number++ {
		length = kept(length, t.Text[at])
		at++
		if common >= length { // otherwise it differs from the text where the previous phrase does
			n := t.common(at, folded[length:])
			at, length, common = at+n, length+n, length+n
			if at < len(t.Text) && !isDrop(t.Text[at]) && (common == len(folded) || t.Text[at] > folded[common]) {
				break // this phrase and those after it sort after the text
			}
		}
		for at < len(t.Text) && !isDrop(t.Text[at]) {
			at, length = at+1, length+1
		}
		if common < length || wordSize(folded[length:]) > 0 {
			continue
		}
		if size < length {
			first, size = number, length // the longer of two matches is later
		}
		after = number + 1
	}
	return first, after, size
}

// Numbers returns the first of a phrase's numbers and the number after them; zeros if the table lacks the phrase.
func (t *Table) Numbers(phrase string) (first, after int) {
	first, after, size := t.Longest(phrase)
	if size < len(phrase) {
		return 0, 0
	}
	return first, after
}

// All yields the phrases with their numbers.
func (t *Table) All(yield func(number int, phrase string) bool) {
	phrase := ""
	for number, at := 0, 0; at < len(t.Text); number++ {
		characters := t.characters(at)
		phrase = phrase[:kept(len(phrase), t.Text[at])] + characters
		if !yield(number, phrase) {
			return
		}
		at += 1 + len(characters)
	}
}

// kept returns how many bytes of the previous phrase are kept.
func kept(length int, letter byte) int {
	if letter == dropsAll || letter == beginsBlock {
		return 0
	}
	return length - int(letter-'A')
}

// common returns how many bytes of a text equal those at an offset of Text.
func (t *Table) common(at int, folded string) (n int) {
	for n < len(folded) && at+n < len(t.Text) && t.Text[at+n] == folded[n] {
		n++
	}
	return n
}

// blockBefore returns the last block whose first phrase is less than a text; 0 if there is none.
func (t *Table) blockBefore(text string) int {
	low, high := 0, len(t.Blocks)
	for low+1 < high {
		middle := (low + high) / 2
		first := int(t.Blocks[middle]) + 1
		if n := t.common(first, text); n < len(text) && (first+n == len(t.Text) || isDrop(t.Text[first+n]) || t.Text[first+n] < text[n]) {
			low = middle
		} else {
			high = middle
		}
	}
	return low
}

// characters returns the characters after the letter at an offset of Text.
func (t *Table) characters(at int) string {
	end := at + 1
	for end < len(t.Text) && !isDrop(t.Text[end]) {
		end++
	}
	return t.Text[at+1 : end]
}

// commonLength returns the length of the longest common prefix.
func commonLength(a, b string) (n int) {
	for n < min(len(a), len(b)) && a[n] == b[n] {
		n++
	}
	return n
}

// wordSize returns the length of the word that begins a text.
func wordSize(folded string) (size int) {
	for size < len(folded) && folded[size] != ' ' && folded[size] != ',' {
		size++
	}
	return size
}
