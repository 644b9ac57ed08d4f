package description

import (
	"strings"
	"unicode/utf8"

	"loupe/core/base/text"
	"loupe/core/reading/lexicon"
)

//go:generate go run loupe/build/toolchain/languages

// class is a class of phrases, as the language files name it: wordPart, wordNot. See languagetable.go.
type class uint8

// classes is a set of classes.
type classes [3]uint64

// of returns the set of a class. If the class is a constant, so is the set: the compiler computes it.
func of(c class) classes { return classes{bitOf(c, 0), bitOf(c, 1), bitOf(c, 2)} }

// setOf returns the set of several classes.
func setOf(list ...class) (s classes) {
	for _, c := range list {
		s = s.with(c)
	}
	return s
}

// bitOf returns the bit of a class if it is in the n-th part of a set, otherwise 0.
func bitOf(c, n class) uint64 {
	if c/64 != n {
		return 0
	}
	return 1 << (c % 64)
}

// has reports whether the set has one of the classes.
func (s classes) has(any classes) bool { return s[0]&any[0]|s[1]&any[1]|s[2]&any[2] != 0 }

func (s classes) or(more classes) classes {
	return classes{s[0] | more[0], s[1] | more[1], s[2] | more[2]}
}

func (s classes) with(c class) classes {
	return classes{s[0] | bitOf(c, 0), s[1] | bitOf(c, 1), s[2] | bitOf(c, 2)}
}

func (s classes) without(less classes) classes {
	return classes{s[0] &^ less[0], s[1] &^ less[1], s[2] &^ less[2]}
}

// meaning is what the language files say of a phrase.
type meaning struct {
	classes  classes
	severity Severity // of damage
	kind     uint8    // of product; 0 if it names none
	number   int      // 0 if it names none
}

// meaningKind is a class of phrases with the value of a line: a severity, a kind of product or a number, 0 if the class has none.
type meaningKind struct {
	class class
	value uint8
}

// meaningOf returns the meanings of a phrase of languageTable, in any language. The phrase has the numbers from first to the one before
// after.
func meaningOf(first, after int) (m meaning) {
	for i := first; i < after; i++ {
		k := meaningKinds[kindOfMeaning[i]]
		m.classes = m.classes.with(k.class)
		switch k.class {
		case wordDamage, wordDamageBeside, wordSeen:
			if m.severity == NoDamage || k.class == wordDamage {
				m.severity = Severity(k.value)
			}
		case wordProduct:
			m.kind = k.value
		case wordNumber:
			m.number = int(k.value)
		}
	}
	return m
}

// wordMeaning returns the meaning of a single word.
func wordMeaning(word string) meaning { return meaningOf(languageTable.Numbers(word)) }

func classesOf(word string) classes { return wordMeaning(word).classes }

// unit is a phrase of the language files, or a word that they lack.
type unit struct {
	meaning
	text     string // in lower case, without diacritics
	from, to int    // in the source
	tokens   []lexicon.Token
	cut      bool // it states something, so it is not compared with listings
}

// unitsOf divides tokens into units: at each token the longest phrase that a language file has.
func unitsOf(tokens []lexicon.Token) []unit {
	var joined strings.Builder
	starts := make([]int, len(tokens)+1)
	for i := range tokens {
		joined.WriteString(tokens[i].Text)
		joined.WriteByte(' ')
		starts[i+1] = joined.Len()
	}
	folded := joined.String()
	units := make([]unit, 0, len(tokens))
	for i := 0; i < len(tokens); {
		next := i + 1
		first, after, size := languageTable.Longest(folded[starts[i]:])
		if next < len(tokens) && tokens[i].Digits > 0 && tokens[next].Digits > 0 && tokens[next].From == tokens[i].To+1 { // "0,5"
			after = first
		}
		m := meaningOf(first, after)
		if m.classes == (classes{}) {
			m = inflected(tokens[i].Text)
		} else {
			for starts[next] < starts[i]+size {
				next++
			}
		}
		u := unit{
			meaning: m, text: folded[starts[i] : starts[next]-1], from: int(tokens[i].From), to: int(tokens[next-1].To), tokens: tokens[i:next],
		}
		i = next
		if n := len(units) - 1; n >= 0 && u.isUnknownCharacter() && units[n].isUnknownCharacter() && units[n].to == u.from {
			units[n].text, units[n].to = units[n].text+u.text, u.to // one word, as far as is known
			units[n].tokens = units[n].tokens[:len(units[n].tokens)+len(u.tokens)]
			continue
		}
		units = append(units, u)
	}
	return units
}

// isUnknownCharacter reports whether the language files lack a unit in a script without spaces.
func (u *unit) isUnknownCharacter() bool { return u.classes == classes{} && text.HasUnspaced(u.text) }

// inflected returns the meaning of a word that is the plural of a known part.
func inflected(word string) meaning {
	if singular, isPlural := strings.CutSuffix(word, "s"); isPlural {
		if m := wordMeaning(singular); m.classes.has(damageable) {
			return meaning{classes: of(wordPart)}
		}
	}
	return meaning{}
}

// spell appends the tokens of a text that begins at an offset of the source. Each character of a script without spaces is a token.
func spell(tokens []lexicon.Token, source string, offset int) []lexicon.Token {
	appendPart := func(from, to int) {
		first := len(tokens)
		tokens = lexicon.Tokenize(tokens, first, source[from:to])
		for i := range tokens[first:] {
			tokens[first+i].From += uint16(offset + from)
			tokens[first+i].To += uint16(offset + from)
		}
	}
	from := 0
	for i, r := range source {
		if text.IsUnspaced(r) {
			appendPart(from, i)
			from = i + utf8.RuneLen(r)
			appendPart(i, from)
		}
	}
	appendPart(from, len(source))
	return tokens
}
