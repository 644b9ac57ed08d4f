package description

import (
	"loupe/core/reading/lexicon"
)

// Scope is how much of a product is offered: the complete product, a part of it, or a lot of several.
type Scope struct {
	Part   extent
	Name   string // of the part, if Part is OnePart: "charger"
	Words  string // what states the part, in lower case and without diacritics: "box only". Searches need it to find offers of the part.
	Pieces int    // of a lot, at most MaxPieces; 0 if the text names no number
	Excess int    // a number of pieces above MaxPieces, which is not valued as a lot; 0 if there is none
}

// extent is what part of a product is offered.
type extent uint8

const (
	UnstatedPart extent = iota
	withLens            // the product with the accessory that gives it most of its use
	BodyOnly
	BoxOnly
	OnePart    // an accessory or a spare part alone
	OneOfAPair // a shoe without the other
)

// MaxPieces is the largest lot that is valued. More pieces are a trader's stock, which has another price for each piece.
const MaxPieces = 100

// withoutIncluded returns the tokens of a title up to the words that name what is included: "with 50 mm lens".
func withoutIncluded(tokens []lexicon.Token) []lexicon.Token {
	for i := range tokens {
		if classesOf(tokens[i].Text).has(of(wordWith)) && i > 0 {
			return tokens[:i]
		}
	}
	return tokens
}

// MayBeOfPart reports whether a title has a word of the classes only and empty. Without one it is not that of a part or of the box
// alone. A word that begins with a to z is looked up only if alonePattern has this letter with the word's length, because look-ups
// take time.
func MayBeOfPart(tokens []lexicon.Token) bool {
	for i := range tokens {
		word := tokens[i].Text
		first := word[0] - 'a'
		mayBe := first >= 26 || alonePattern[first]>>(len(word)%32)&1 != 0
		if mayBe && classesOf(word).has(of(wordOnly).with(wordEmpty)) {
			return true
		}
	}
	return false
}

// hasClass reports whether one of the tokens is a word of one of the classes.
func hasClass(tokens []lexicon.Token, any classes) bool {
	for i := range tokens {
		if classesOf(tokens[i].Text).has(any) {
			return true
		}
	}
	return false
}

// or returns the scope, with what it leaves unstated taken from another.
func (s Scope) or(other Scope) Scope {
	if s.Part == UnstatedPart {
		s.Part, s.Name, s.Words = other.Part, other.Name, other.Words
	}
	if s.Pieces == 0 && s.Excess == 0 {
		s.Pieces = other.Pieces
	}
	return s
}

// Differs reports whether a listing with this scope, tokens and title offers something other than the item, whose scope is s.
func (s Scope) Differs(listing Scope, tokens []lexicon.Token, title string) bool {
	switch s.Part {
	case BoxOnly:
		return listing.Part != BoxOnly
	case OnePart:
		if listing.Part == OnePart {
			return !isSamePart(listing.Name, s.Name)
		}
		return !offersPart(title, s.Name)
	case BodyOnly:
		return listing.Part != UnstatedPart && listing.Part != BodyOnly || lexicon.HasToken(tokens, "kit")
	case OneOfAPair:
		return listing.Part != OneOfAPair
	case withLens:
		return listing.Part > withLens
	}
	return listing.Part > BodyOnly
}

// isSamePart reports whether two words name the same part. Straps and lenses are known in other languages, too.
func isSamePart(a, b string) bool {
	return lexicon.Similarity(a, b) > 0 || classesOf(a).has(of(wordStrap)) && classesOf(b).has(of(wordStrap)) || classesOf(a).has(of(wordLens)) && classesOf(b).has(of(wordLens))
}

// offersPart reports whether a title is that of an accessory or spare part of this name, not of a product that includes it:
// the name is before "for" or at most two words after the product, or no product is named before it.
func offersPart(title, name string) bool {
	isNamed := false // the product, in a clause before
	for _, tokens := range titleClauses(title) {
		product := -1
		tokens = withoutIncluded(tokens)
		for i, t := range tokens {
			if isSamePart(t.Text, name) && (product < 0 && !isNamed || product >= 0 && i-product <= 2 || hasClass(tokens[i:], of(wordFor))) {
				return true
			}
			if product < 0 && wordMeaning(t.Text).kind > 0 {
				product = i
			}
		}
		isNamed = isNamed || product >= 0
	}
	return false
}

// titleClauses returns the tokens of each clause of a title.
func titleClauses(title string) (list [][]lexicon.Token) {
	divisions(title, func(from, to int, _ byte) { list = append(list, lexicon.Tokenize(nil, 0, title[from:to])) })
	return list
}

// MayBeLot reports whether a title has "lot" in it. Few titles do, and reading the others would cost time.
func MayBeLot(title string) bool {
	for i := 0; i+2 < len(title); i++ {
		if title[i]|0x20 == 'l' && title[i+1]|0x20 == 'o' && title[i+2]|0x20 == 't' {
			return true
		}
	}
	return false
}

// PiecesOf returns the number of pieces that a listing's title states; 0 if it states none.
func PiecesOf(title string) int {
	_, stated := ParseScope(lexicon.TokenizeTitle(title))
	return stated.Pieces
}

// IsLotTitle reports whether a title is that of a lot of a stated number of pieces.
func IsLotTitle(title string) bool { return MayBeLot(title) && PiecesOf(title) > 1 }
