package description

import (
	"strings"

	"loupe/core/reading/lexicon"
)

// subject is the product that a description is about.
type subject struct {
	title []lexicon.Token // of the product; nil if it is unknown
	name  []lexicon.Token // the part of the title that says what the product is: "leather strap" of "leather strap with steel buckle"
	kind  uint8           // of product; 0 if it is unknown
}

func newSubject(title []lexicon.Token) *subject {
	s := &subject{title: title, name: withoutIncluded(title)}
	for i := range s.name {
		if s.kind = wordMeaning(s.name[i].Text).kind; s.kind > 0 {
			s.name = s.name[:min(i+2, len(s.name))] // "camera bag"
			break
		}
	}
	return s
}

// inCases are the kinds of products that are kept in cases and on straps, which are then accessories.
const inCases uint64 = 1<<kindCamera | 1<<kindGuitar | 1<<kindViolin | 1<<kindHeadphones | 1<<kindDrill | 1<<kindSunglasses

// adjust decides which units are parts of the product and which are accessories. An accessory that the title names, and packaging in the
// product's name, are parts.
func (s *subject) adjust(units []unit) {
	for i := range units {
		u := &units[i]
		if u.classes.has(of(wordCase)) && inCases>>s.kind&1 != 0 {
			u.classes = u.classes.without(damageable).with(wordAccessory)
		}
		isOfProduct := u.classes.has(of(wordPackaging)) && lexicon.HasToken(s.name, u.text) || u.classes.has(of(wordAccessory)) && s.titled(u.text)
		if isOfProduct {
			u.classes = u.classes.without(apart).with(wordPart)
		} else if u.classes.has(of(wordAccessory)) {
			u.classes = u.classes.without(damageable)
		}
	}
}

// titled reports whether the title has all words of a phrase.
func (s *subject) titled(phrase string) bool {
	for word := range strings.SplitSeq(phrase, " ") {
		if !lexicon.HasToken(s.title, word) {
			return false
		}
	}
	return true
}
