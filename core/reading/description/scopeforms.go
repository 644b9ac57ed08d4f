package description

import "loupe/core/reading/lexicon"

// scopeParser reads the scope that a text states: a listing's title, or the texts of the item.
type scopeParser struct {
	Scope
	lacking []Defect // an item's missing parts: "strap missing"; a camera's missing lens is not one
	without []Defect // missing parts after words such as "without"; if only a part is offered, they are not defects

	lacksLens    bool // the body is offered, because the lens is missing
	isPricedEach bool // the price is that of each piece, so one piece is offered

	ofItem bool            // the text is the item's description
	shown  []lexicon.Token // words of the item's title and category; nil if the photo was not identified
}

// statement is what a text says about the scope.
type statement uint8

const (
	isOffered   statement = iota // only the part is offered
	isAccessory                  // the part is offered, for the product that the text names
	isLacking                    // the part is missing
	hasLens                      // the lens of a camera or the battery of a tool is included
	isLot                        // the number counts pieces
	arePairs                     // the number counts pairs
	areDozens                    // the number counts dozens
	isSet                        // the number counts the pieces of a set; ignored if the product itself may be a set
	isPerPiece                   // the price is for one piece
	isSingle                     // one piece of a pair
)

// slot is a place in a form: a class, whose phrases it takes, or one of the constants below.
type slot = class

// Slots that take no unit. They test the units that follow, unless their comment says otherwise.
const (
	clauseBegins slot = 192 + iota // a clause begins here
	clauseEnds                     // the clause ends here
	nextClause                     // the next slots may take units of the next clause
	noVerb                         // no verb, no "not included", and no "a" or "one" as in "strap only a month old"
	noPart                         // no part, unless it is the product that is sold: "2x battery"
	noAside                        // the whole clause has no word such as "also", "available" or "included"
	productWord                    // a word of the product in the photo
	pluralNoun                     // the plural of a product noun, after at most three words

	// Slots that take units, but not by a class.
	links         // any number of words like "of the"
	anArticle     // "the", or nothing
	denials       // a word that denies
	partName      // the name of a part
	describedPart // a part, with at most three words that describe it before: "original leather strap"
	brandedPart   // the same; names describe a part, too: "Halden strap"
	boxName       // the name of a part that is packaging
	aNumber       // "3", "three"
	lotNumber     // a number of at most MaxPieces
	times         // "3x", "3 x"
	timesAfter    // "x3", alone or after a name of the product
)

// form is a way to state a scope: its slots fit units in a row. For example, the slots {wordOnly, anArticle, describedPart, noVerb}
// fit "only the original strap" in "only the original strap, 20 mm". They don't fit "only the strap is torn", because of the verb.
type form struct {
	slots    slots
	says     statement
	inTitles bool // titles are read by it, too
}

type slots [5]slot

const (
	everywhere    = true
	inDescription = false
)

// forms are tried in this order.
var forms = [...]form{
	{slots{wordOnly, anArticle, describedPart, noVerb}, isOffered, everywhere},
	{slots{wordOnly, wordArticle, brandedPart, noVerb}, isOffered, inDescription},
	{slots{partName, wordOnlyAfter, noVerb}, isOffered, everywhere},
	{slots{wordEmpty, boxName, noVerb, noAside}, isOffered, everywhere},
	{slots{boxName, wordEmpty, noVerb, noAside}, isOffered, everywhere},
	{slots{clauseBegins, links, brandedPart, links, wordFor}, isAccessory, inDescription},
	{slots{wordCompatible, describedPart}, isAccessory, everywhere},

	{slots{wordWithout, links, describedPart}, isLacking, everywhere},
	{slots{wordLacks, links, describedPart}, isLacking, everywhere},
	{slots{partName, links, wordLacks, noPart}, isLacking, everywhere},
	{slots{partName, links, denials, wordIncluded}, isLacking, everywhere},
	{slots{denials, wordWith, links, describedPart}, isLacking, inDescription},
	{slots{wordWith}, hasLens, everywhere},

	{slots{aNumber, wordEach}, isPerPiece, inDescription},
	{slots{wordEach, aNumber}, isPerPiece, inDescription},
	{slots{wordLot, wordOf, nextClause, aNumber}, isLot, everywhere},
	{slots{clauseBegins, times, noPart, noAside}, isLot, everywhere},
	{slots{timesAfter, clauseEnds, noAside}, isLot, inDescription},
	{slots{wordSet, wordOf, aNumber, noPart, noAside}, isSet, inDescription},
	{slots{aNumber, wordSet, noPart, noAside}, isSet, inDescription},
	{slots{wordQuantity, nextClause, aNumber}, isLot, inDescription},
	{slots{clauseBegins, aNumber, wordUnit, clauseEnds}, isLot, inDescription},
	{slots{aNumber, wordUnit, wordSet}, isLot, inDescription},
	{slots{clauseBegins, wordInAll, aNumber, wordUnit}, isLot, inDescription},
	{slots{clauseBegins, anArticle, lotNumber, pluralNoun, noAside}, isLot, inDescription},
	{slots{wordSell, anArticle, lotNumber, pluralNoun, noAside}, isLot, inDescription},
	{slots{wordSell, lotNumber, wordUnit}, isLot, inDescription},
	{slots{clauseBegins, lotNumber, productWord, noAside}, isLot, inDescription},
	{slots{clauseBegins, aNumber, wordPair}, arePairs, inDescription},
	{slots{wordPair, wordOf}, arePairs, inDescription},
	{slots{clauseBegins, links, wordPair, clauseEnds}, arePairs, inDescription},
	{slots{wordDozen}, areDozens, inDescription},

	{slots{wordOnly, links, wordSide, wordPiece}, isSingle, everywhere},
	{slots{wordOnly, links, wordPiece, wordSide}, isSingle, everywhere},
	{slots{wordSide, wordPiece, wordOnly}, isSingle, everywhere},
	{slots{wordPiece, wordSide, wordOnly}, isSingle, everywhere},
	{slots{wordOnly, aNumber, wordPiece}, isSingle, inDescription},
	{slots{aNumber, wordPiece, wordOnly}, isSingle, inDescription},
	{slots{wordSide, wordOnly, clauseEnds}, isSingle, inDescription},
	{slots{wordOnly, links, wordSide}, isSingle, inDescription},

	{slots{wordBodyOnly}, isOffered, everywhere},
	{slots{wordBoxOnly}, isOffered, everywhere},
	{slots{wordOneOnly}, isSingle, everywhere},
	{slots{clauseBegins, anArticle, wordSingle}, isSingle, inDescription},
}
