package description

import (
	"strings"
	"unicode/utf8"

	"loupe/core/reading/lexicon"
)

// clause is a part of a text between punctuation.
type clause struct {
	units  []unit
	source string // of the whole text; the clause is source[from:to] with the punctuation that ends it
	from   int
	to     int
	mark   byte // the punctuation that ends it; 0 at the end of the text
	label  int  // units of the label before its answer; 0 if it has none
}

// divisions yields the parts of a text between punctuation, each with the punctuation that ends it. A full stop, comma or colon inside a
// word or number divides nothing. A long part without punctuation is divided, too, because only its first lexicon.MaxTokens words are
// read.
func divisions(s string, yield func(from, to int, mark byte)) {
	from, spaces := 0, 0
	for i, r := range s {
		next := i + utf8.RuneLen(r)
		endsWord := next >= len(s) || s[next] == ' ' || s[next] == '\n'
		if r == ' ' {
			spaces++
		}
		if spaces == lexicon.MaxTokens/2 || strings.ContainsRune(";!?()[]\n–—、。，；！？（）【】「」•|", r) || endsWord && strings.ContainsRune(".,:", r) {
			mark := s[i]
			if at := strings.Index("、,，,。.；;！!？?", string(r)); r >= utf8.RuneSelf && at >= 0 {
				mark = "、,，,。.；;！!？?"[at+next-i]
			}
			yield(from, next, mark)
			from, spaces = next, 0
		}
	}
	if from < len(s) {
		yield(from, len(s), 0)
	}
}

// clausesOf returns the clauses of a text. A label and its answer are one clause, "Screen: cracked", "Any marks? No", and so is a
// list of damage: "no scratches, dents or cracks".
func clausesOf(source string) (list []clause) {
	divisions(source, func(from, to int, mark byte) {
		tokens := spell(nil, source[from:to], from)
		c := clause{units: unitsOf(tokens), source: source, from: from, to: to, mark: mark}
		n := len(list)
		list = append(list, c)
		for ; n > 0 && list[n-1].joins(&list[n]); n-- {
			before := &list[n-1]
			if before.mark == ':' {
				before.label = len(before.units)
			}
			before.units, before.to, before.mark = append(before.units, list[n].units...), list[n].to, list[n].mark
			list = list[:n]
		}
	})
	return list
}

// joins reports whether a clause and the next one state something together.
func (c *clause) joins(next *clause) bool {
	return c.isLabelOf(next) || c.isContinuedBy(next)
}

// isLabelOf reports whether the clause is a label, and the next one its answer.
func (c *clause) isLabelOf(next *clause) bool {
	const maxLabel = 3 // units
	if len(c.units) == 0 || len(next.units) == 0 || c.mark != ':' && c.mark != '?' {
		return false
	}
	named := c.anyHas(0, len(c.units), damage.with(wordFault).with(wordWorks).with(wordLacks))
	isLabel := c.mark == ':' && len(c.units) <= maxLabel
	if next.has(0, negative) && len(next.units) <= maxLabel {
		return named || isLabel && c.anyHas(0, len(c.units), damageable)
	}
	return isLabel && (named || next.has(0, of(wordLacks)) || c.anyHas(0, len(c.units), damageable.or(apart)))
}

// isContinuedBy reports whether the clause ends with damage, and the next one only lists more.
func (c *clause) isContinuedBy(next *clause) bool {
	last, n := len(c.units)-1, len(next.units)
	listed := damage.with(wordFault).with(wordAnd)
	count := next.skip(0, 1, listed)
	return c.mark == ',' && c.has(last, listed) && count > 1 && next.anyHas(0, count, of(wordAnd)) &&
		(count == n || c.anyHas(0, last, negative.with(wordFree)))
}

// has reports whether the i-th unit exists and has one of the classes.
func (c *clause) has(i int, any classes) bool {
	return uint(i) < uint(len(c.units)) && c.units[i].classes.has(any)
}

// anyHas reports whether one of units[from:to] has one of the classes.
func (c *clause) anyHas(from, to int, any classes) bool { return c.find(from, to, any) >= 0 }

// says reports whether a unit of the clause has one of the classes.
func (c *clause) says(any classes) bool { return c.anyHas(0, len(c.units), any) }

// find returns the index of the first of units[from:to] that has one of the classes; -1 if none has.
func (c *clause) find(from, to int, any classes) int {
	for i := max(from, 0); i < min(to, len(c.units)); i++ {
		if c.units[i].classes.has(any) {
			return i
		}
	}
	return -1
}

// lastBefore returns the index of the last unit before the i-th that has one of the classes; -1 if none has.
func (c *clause) lastBefore(i int, any classes) int {
	for i--; i >= 0 && !c.has(i, any); i-- {
	}
	return i
}

// skip returns the first index from i on, in steps of 1 or -1, whose unit has none of the classes.
func (c *clause) skip(i, step int, over classes) int {
	for c.has(i, over) {
		i += step
	}
	return i
}

// isUnknown reports whether the i-th unit exists and the language files lack it.
func (c *clause) isUnknown(i int) bool {
	return uint(i) < uint(len(c.units)) && c.units[i].classes.without(of(wordPlain).with(wordPhrase)) == classes{}
}

// addsProducts reports whether the clause adds products of different kinds: "camera + turntable".
func (c *clause) addsProducts() bool {
	one, other, adds := strings.Cut(c.source[c.from:c.to], " + ")
	first, second := nounOf(lexicon.TokenizeTitle(one)), nounOf(lexicon.TokenizeTitle(other))
	return adds && first > 0 && second > 0 && first != second
}

// cut cuts units[from:to].
func (c *clause) cut(from, to int) {
	for i := max(from, 0); i < min(to, len(c.units)); i++ {
		c.units[i].cut = true
	}
}

// text returns the source of units[from:to], which must not be empty.
func (c *clause) text(from, to int) string { return c.source[c.units[from].from:c.units[to-1].to] }

// rest returns the source of a clause without the units that are cut; "" if all are.
func (c *clause) rest() string {
	var b strings.Builder
	at, kept := c.from, len(c.units) == 0
	for i := range c.units {
		u := &c.units[i]
		if !u.cut {
			kept = true
			continue
		}
		if i == 0 || !c.units[i-1].cut {
			b.WriteString(c.source[at:max(u.from, at)])
		}
		at = max(at, u.to)
	}
	if !kept {
		return ""
	}
	return b.String() + c.source[at:c.to]
}
