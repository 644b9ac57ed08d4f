package description

import (
	"loupe/core/lexicon"
	"loupe/core/product"
)

// Limits of what is read and returned.
const (
	MaxDefects = 20 // per item

	maxDescriptionBytes = 2048 // of a description that are parsed
	MaxExcerpt          = 80   // characters of a defect
)

// Split returns the words of a description that may name the product, the condition that the description
// states, and whether it says that the item is a copy. The words are without those of the condition, of damage and of
// denied copies. A condition of only some of the pieces is left out: "one broken" in "two watches, one broken".
func Split(description string) (words string, c product.Condition, isCopy bool) {
	d := findDeviation(description)
	words, c, r := parseState(d.cutFrom(description))
	return words, c, r.Authenticity == Copied
}

// parseState returns the words of a description without those about damage and the condition, the condition, and the damage. It
// reads the damage first, because "broken hinge" is damage and "broken" alone a condition. Chinese, Japanese and Korean damage
// is read after the condition, because grades in these languages contain words for damage. title is the item's, if it is known:
// a part that it names is the item itself.
func parseState(description string, title ...lexicon.Token) (words string, c product.Condition, r Damage) {
	r = parseDamage(lexicon.Truncate(description, maxDescriptionBytes), title...)
	if words, c = product.CutCondition(r.rest); c == product.Unknown && r.wasNew {
		c = product.Used
	}
	words = r.parseUnspaced(words)
	return words, c, r
}

// PartWords returns the words of a description that say that the item is only a part of the product, such as "box only", in
// lower case and without diacritics; "" if there are none. Searches need them to find offers of the part. description is as
// Split returns it; shown is the text for the product in the photo.
func PartWords(description, shown string) string {
	r := scopeParser{ofItem: true, shown: lexicon.TokenizeTitle(shown)}
	r.read(tokenizeClauses(lexicon.Truncate(description, maxDescriptionBytes)))
	words := r.Name
	if r.stated != nil {
		words = joinTexts(r.stated)
	}
	return words
}
