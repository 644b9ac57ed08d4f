package valuation

import (
	"slices"
	"strconv"
	"strings"
)

// scope is how much of a product is offered: the complete product, a part of it, or a lot of several.
type scope struct {
	part   extent
	name   string // of the part, if part is onePart: "charger"
	pieces int    // of a lot, at most maxPieces; 0 if the text names no number
	excess int    // a number of pieces above maxPieces, which is not valued as a lot; 0 if there is none
}

// extent is what part of a product is offered.
type extent uint8

const (
	unstatedPart extent = iota
	withLens            // the product with the accessory that gives it most of its use
	bodyOnly
	boxOnly
	onePart    // an accessory or a spare part alone
	oneOfAPair // a shoe without the other
)

// maxPieces is the largest lot that is valued. More pieces are a trader's stock, which has another price for each piece.
const maxPieces = 100

// withoutIncluded returns the tokens of a title up to the words that name what is included: "with 50 mm lens".
func withoutIncluded(tokens []token) []token {
	for i := range tokens {
		if rolesOf(tokens[i].text)&includes != 0 && i > 0 {
			return tokens[:i]
		}
	}
	return tokens
}

// compareScope sets whether the candidate is offered as less or more than the item, or as another model than it must be.
func (c *candidate) compareScope(item *Item, itemTokens []token) {
	c.compareParts(item.said.scope, itemTokens)
	c.outOfScope = c.outOfScope || item.model != nil && !item.model.isIn(c.words.tokens)
}

// compareParts sets whether the candidate is offered as less or more than the item. If the item's scope is stated, or if the
// candidate is a lot, it removes the words for the scope from the candidate's words. If the item is a bag, "bag only" is an
// offer of the item, not of a part.
func (c *candidate) compareParts(item scope, itemTokens []token) {
	if item == (scope{}) && !mayBeOfPart(c.words.tokens) && !mayBeLot(c.Title) {
		return
	}
	rest, own := readScope(c.words.tokens)
	isItem := item.part == unstatedPart && own.part == onePart && hasToken(itemTokens, own.name)
	c.outOfScope = !isItem && item.differs(own, rest, c.title) || item.part > bodyOnly && !sharesName(itemTokens, c.words.tokens)
	if item != (scope{}) || own.pieces > 1 {
		c.words.tokens = rest
	}
}

// sharesName reports whether a listing has one of the names of the item, such as its brand: a strap for another camera is no
// offer of the item's. It returns true if the item has no names.
func sharesName(item, listing []token) bool {
	shares, hasNames := sharesBrand(item, listing)
	return shares || !hasNames
}

// mayBeOfPart reports whether a title may be that of a part or of the box alone.
func mayBeOfPart(tokens []token) bool { return hasRole(tokens, onlyWord|emptyWord) }

// hasRole reports whether one of the tokens has one of the roles.
func hasRole(tokens []token, roles role) bool {
	for i := range tokens {
		if rolesOf(tokens[i].text)&roles != 0 {
			return true
		}
	}
	return false
}

// areOutOfScope reports whether no candidate is an offer of as much of the product as the item is.
func areOutOfScope(candidates []candidate) bool {
	for i := range candidates {
		if c := &candidates[i]; !c.outOfScope && c.outcome != duplicate {
			return false
		}
	}
	return true
}

// outOfScopePenalty is taken from the score of a listing that is offered as less or more than the item. No other
// evidence, such as an equal picture, makes up for it.
const outOfScopePenalty = 100

// or returns the scope, with what it does not state from another.
func (s scope) or(other scope) scope {
	if s.part == unstatedPart {
		s.part, s.name = other.part, other.name
	}
	if s.pieces == 0 && s.excess == 0 {
		s.pieces = other.pieces
	}
	return s
}

// differs reports whether a listing with these tokens and this title is no offer of the item, whose scope is s.
func (s scope) differs(listing scope, tokens []token, title string) bool {
	switch s.part {
	case boxOnly:
		return listing.part != boxOnly
	case onePart:
		if listing.part == onePart {
			return !isSamePart(listing.name, s.name)
		}
		return !offersPart(title, s.name)
	case bodyOnly:
		return listing.part != unstatedPart && listing.part != bodyOnly || hasToken(tokens, "kit")
	case oneOfAPair:
		return listing.part != oneOfAPair
	case withLens:
		return listing.part > withLens
	}
	return listing.part > bodyOnly
}

// isSamePart reports whether two words name the same part. Straps and lenses are known in other languages, too.
func isSamePart(a, b string) bool {
	return wordSimilarity(a, b) > 0 || rolesOf(a)&rolesOf(b)&(strapWord|lensWord) != 0
}

// offersPart reports whether a title is that of an accessory or spare part of this name, not of a product that includes it:
// the name is before "for" or at most two words after the product, or no product is named before it.
func offersPart(title, name string) bool {
	isNamed := false // the product, in a clause before
	for _, clause := range clauses(title) {
		product := -1
		tokens := withoutIncluded(tokenize(nil, 0, clause))
		for i, t := range tokens {
			if isSamePart(t.text, name) && (product < 0 && !isNamed || product >= 0 && i-product <= 2 || hasRole(tokens[i:], forWord)) {
				return true
			}
			if product < 0 && rolesOf(t.text)&productNoun != 0 {
				product = i
			}
		}
		isNamed = isNamed || product >= 0
	}
	return false
}

// alone names the part that the scope is: "the body"; "" if it is the complete product.
func (s scope) alone() string {
	switch s.part {
	case boxOnly:
		return "the box"
	case onePart:
		return "the " + s.name
	case bodyOnly:
		return "the body"
	case oneOfAPair:
		return "one piece of the pair"
	}
	return ""
}

// objection says why a listing whose scope differs is not used.
func (s scope) objection() string {
	if part := s.alone(); part != "" {
		return "it is not an offer of " + part + " alone"
	}
	return "it is an offer of a part or of the box alone"
}

// reason says what the stated scope changed; "" if nothing.
func (s scope) reason() string {
	text := ""
	if part := s.alone(); part != "" {
		text = "Only " + part + " is valued, as described. Offers of more or of other parts were left out."
	}
	switch {
	case s.pieces > 1:
		text += " The item is a lot of " + strconv.Itoa(s.pieces) +
			". The prices of offers with another number of pieces were converted to that number."
	case s.excess > 0:
		text += " The range is for one piece, although the description states " + strconv.Itoa(s.excess) + ": lots of more than " + strconv.Itoa(maxPieces) +
			" pieces are not valued, because they sell at another price for each piece."
	}
	return strings.TrimSpace(text)
}

// forLot returns the listings with the prices of lots converted to the number of pieces of the item. If none changes, it
// returns the listings as they are.
func (s scope) forLot(listings []Listing) []Listing {
	var converted []Listing
	for i := range listings {
		of := 1
		if mayBeLot(listings[i].Title) || s.pieces > 1 {
			_, stated := readScope(titleTokens(listings[i].Title))
			of = max(stated.pieces, 1)
		}
		if of == max(s.pieces, 1) {
			continue
		}
		if converted == nil {
			converted = slices.Clone(listings)
		}
		converted[i].Price *= float64(max(s.pieces, 1)) / float64(of)
	}
	if converted == nil {
		return listings
	}
	return converted
}

// isLot reports whether the candidate is a lot of a stated number of pieces.
func (c *candidate) isLot() bool {
	if !mayBeLot(c.Title) {
		return false
	}
	_, stated := readScope(titleTokens(c.Title))
	return stated.pieces > 1
}

// mayBeLot reports whether a title has "lot" in it. Few titles do, and reading the others would cost time.
func mayBeLot(title string) bool {
	for i := 0; i+2 < len(title); i++ {
		if title[i]|0x20 == 'l' && title[i+1]|0x20 == 'o' && title[i+2]|0x20 == 't' {
			return true
		}
	}
	return false
}
