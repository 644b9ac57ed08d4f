package product

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"loupe/core/text"
)

// Condition is the state that an item is offered in.
type Condition uint8

const (
	Unknown Condition = iota
	New
	OpenBox
	Refurbished
	LikeNew
	Excellent
	VeryGood
	Good
	Used
	Fair
	Poor
	ForParts // not working, or sold for its parts
)

var conditionNames = [...]string{
	"", "new", "open box", "refurbished", "like new", "excellent", "very good", "good", "used", "fair", "poor", "for parts",
}

// String returns the name of the condition, "open box" for example; "" for Unknown. [ParseCondition]
// reads it back.
func (c Condition) String() string {
	if int(c) < len(conditionNames) {
		return conditionNames[c]
	}
	return ""
}

// conditionWords has the words that name a condition. If a text contains several, the first entry in the
// list applies, so more specific words come first.
var conditionWords = [...]struct {
	words     string // in lower case, with one space between them
	condition Condition
	inTitle   bool // also applies in titles, where words such as "new" may be part of a product's name
}{
	{"not working", ForParts, true},
	{"for parts", ForParts, true},
	{"broken", ForParts, true},
	{"faulty", ForParts, true},
	{"open box", OpenBox, true},
	{"refurbished", Refurbished, true},
	{"refurb", Refurbished, true},
	{"renewed", Refurbished, true},
	{"reconditioned", Refurbished, true},
	{"like new", LikeNew, true},
	{"mint", LikeNew, false},
	{"excellent", Excellent, false},
	{"very good", VeryGood, false},
	{"good", Good, false},
	{"acceptable", Fair, false},
	{"fair", Fair, false},
	{"poor", Poor, false},
	{"used", Used, true},
	{"pre owned", Used, true},
	{"preowned", Used, true},
	{"second hand", Used, true},
	{"new", New, false},
	{"damaged", ForParts, false}, // last: with another condition it may describe the packaging
}

// maxConditionText is how many bytes of a text are searched for a condition.
const maxConditionText = 512

// ParseCondition reads a condition in the words of a source or of a person: "Used - Very Good",
// "for_parts", "https://schema.org/RefurbishedCondition". It returns Unknown if the text names none.
// Case and punctuation do not matter, but whole words do: "unused" is not "used".
func ParseCondition(s string) Condition { return findCondition(s, false) }

// ConditionInTitle returns the condition that a listing's title states, or Unknown. It ignores words
// that are often part of a product's name, such as "new".
func ConditionInTitle(title string) Condition { return findCondition(title, true) }

func findCondition(s string, isTitle bool) Condition {
	if s == "" {
		return Unknown
	}
	s = spaced(s)
	for _, c := range conditionWords {
		if (c.inTitle || !isTitle) && strings.Contains(s, " "+c.words+" ") {
			return c.condition
		}
	}
	return Unknown
}

// spaced returns the words of s in lower case, with a space before and after each. It removes the ending
// of the values of https://schema.org/OfferItemCondition: "UsedCondition" becomes " used ".
func spaced(s string) string {
	words := make([]byte, 1, maxConditionText+len(" condition "))
	words[0] = ' '
	word := 1 // where the current word starts
	endWord := func() {
		const ending = "condition"
		if n := len(words) - len(ending); n > word && string(words[n:]) == ending {
			words = words[:n]
		}
		if len(words) > word {
			words = append(words, ' ')
			word = len(words)
		}
	}
	for s != "" && len(words) < maxConditionText {
		r, size := text.DecodeRune(s)
		s = s[size:]
		switch r = text.Fold(r); {
		case r < 0: // invisible
		case unicode.IsLetter(r) || unicode.IsDigit(r):
			words = utf8.AppendRune(words, unicode.ToLower(r))
		default:
			endWord()
		}
	}
	endWord()
	return string(words)
}
