package matching

import (
	"slices"

	"loupe/core/reading/description"
	"loupe/core/reading/lexicon"
)

// compareScope sets whether the candidate is offered as less or more than the item, or as another model than it must be.
func (c *Candidate) compareScope(item *Subject, itemTokens []lexicon.Token) {
	c.compareParts(item.Said.Scope, itemTokens)
	c.OutOfScope = c.OutOfScope || item.OnlyModel != nil && !item.OnlyModel.IsIn(c.words.Tokens)
}

// compareParts sets whether the candidate is offered as less or more than the item. If the item's scope is stated, or if the
// candidate is a lot, it removes the words for the scope from the candidate's words. If the item is a bag, "bag only" is an
// offer of the item, not of a part.
func (c *Candidate) compareParts(item description.Scope, itemTokens []lexicon.Token) {
	if item == (description.Scope{}) && !description.MayBeOfPart(c.words.Tokens) && !description.MayBeLot(c.Title) {
		return
	}
	rest, own := description.ParseScope(c.words.Tokens)
	isItem := item.Part == description.UnstatedPart && own.Part == description.OnePart && lexicon.HasToken(itemTokens, own.Name)
	c.OutOfScope = !isItem && item.Differs(own, rest, c.title) || item.Part > description.BodyOnly && !sharesName(itemTokens, c.words.Tokens)
	if item != (description.Scope{}) || own.Pieces > 1 {
		c.words.Tokens = rest
	}
}

// sharesName reports whether a listing has one of the names of the item, such as its brand: a strap for another camera is no
// offer of the item's. It returns true if the item has no names.
func sharesName(item, listing []lexicon.Token) bool {
	shares, hasNames := description.SharesBrand(item, listing)
	return shares || !hasNames
}

// outOfScopePenalty is taken from the score of a listing that is offered as less or more than the item. No other
// evidence, such as an equal picture, makes up for it.
const outOfScopePenalty = 100

// ForLot returns the listings with the prices of lots converted to the number of pieces of the item. If none changes, it
// returns the listings as they are.
func ForLot(s description.Scope, listings []Listing) []Listing {
	var converted []Listing
	for i := range listings {
		of := 1
		if description.MayBeLot(listings[i].Title) || s.Pieces > 1 {
			of = max(description.PiecesOf(listings[i].Title), 1)
		}
		if of == max(s.Pieces, 1) {
			continue
		}
		if converted == nil {
			converted = slices.Clone(listings)
		}
		converted[i].Price *= float64(max(s.Pieces, 1)) / float64(of)
	}
	if converted == nil {
		return listings
	}
	return converted
}
