package product

import (
	"slices"
	"strings"
)

// Condition is the state that an item is offered in.
type Condition uint8

const (
	Unknown Condition = iota
	New
	OpenBox // new, but its package was opened or has no tags
	Refurbished
	LikeNew
	Excellent
	VeryGood
	Good
	Used // of no stated grade
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

// Code returns the name of the condition as requests and answers have it, "open_box" for example; "" for Unknown.
// [ParseCondition] reads it back.
func (c Condition) Code() string { return strings.ReplaceAll(c.String(), " ", "_") }

// precedence orders conditions. If a text has several, the one with the highest precedence applies: a grade precedes
// "used", a worse grade precedes a better one, and "for parts" precedes all.
var precedence = [...]uint8{
	New: 1, Used: 2, LikeNew: 3, Excellent: 4, VeryGood: 5, Good: 6, Fair: 7, Poor: 8, OpenBox: 9, Refurbished: 10, ForParts: 11,
}

// ParseCondition reads a condition in the words of a source or of a person: "Used - Very Good",
// "for_parts", "https://schema.org/RefurbishedCondition". It returns Unknown if the text names none.
func ParseCondition(text string) Condition {
	if i := slices.Index(conditionNames[:], text); i >= 0 {
		return Condition(i)
	}
	_, c := CutCondition(text)
	return c
}
