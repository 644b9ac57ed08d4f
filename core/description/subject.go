package description

import (
	"strings"

	"loupe/core/lexicon"
)

// subject is the product that a description is about.
type subject struct {
	title       []lexicon.Token // of the product; nil if it is unknown
	name        []lexicon.Token // the part of the title that says what the product is: "leather strap" of "leather strap with steel buckle"
	accessories string          // words for things whose damage is not the product's, such as the case of a camera
}

// newSubject returns the subject that a title names; the title may be nil.
func newSubject(title []lexicon.Token) *subject {
	s := &subject{title: title, name: withoutIncluded(title), accessories: accessoryWords}
	for i := range s.name {
		if kind := wordMeanings[s.name[i].Text].noun; kind > 0 {
			if hasCase(kind) {
				s.accessories = caseWords
			}
			s.name = s.name[:min(i+2, len(s.name))] // "camera bag"
			break
		}
	}
	return s
}

// hasCase reports whether products of a kind are kept in a case, which is then an accessory. kind is a line of productNouns.
func hasCase(kind uint8) bool {
	for words := kindsInCases; words != ""; {
		var noun string
		if noun, words, _ = strings.Cut(words, " "); wordMeanings[noun].noun == kind {
			return true
		}
	}
	return false
}

// rolesAt returns the roles of the i-th token. An accessory, such as a case, is read like packaging, because its damage is not the
// product's. An accessory that the title names belongs to the product, and packaging in its name is the product.
func (s *subject) rolesAt(tokens []lexicon.Token, i int) role {
	word := tokens[i].Text
	roles := rolesOf(word)
	if roles == 0 {
		roles = rolesOfInflected(word)
	} else if roles&(mainPart|strapWord) != 0 {
		roles |= damagedPart
	}
	isAccessory := isListed(word, s.accessories) || isPhrase(tokens, i-1, accessoryPairs)
	switch {
	case roles&packagingPart != 0 && lexicon.HasToken(s.name, word):
		return roles&^packagingPart | damagedPart
	case isAccessory && !lexicon.HasToken(s.title, word):
		return roles&^damagedPart | packagingPart
	}
	return roles
}

// rolesOfInflected returns the roles for damage of a word that is not listed: of the singular of a part, or of the end of a
// German or Dutch compound, such as "tank" in "wassertank".
func rolesOfInflected(word string) role {
	if roles := rolesOf(strings.TrimSuffix(word, "s")) & damagedPart; roles != 0 {
		return roles
	}
	if end := suffixOf(word, compoundEnds); len(word) > len(end)+2 {
		return rolesOf(end) & (damagedPart | damageNoun | needsPart)
	}
	return 0
}
