package matching

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"loupe/core/market/product"
	"loupe/core/reading/lexicon"
	"loupe/core/valuation/prediction"
)

// Candidate is a listing being appraised.
type Candidate struct {
	*Listing
	Index       int    // in the listings given
	title       string // without the words that state the condition
	words       ParsedText
	WordSet     prediction.Words // terms of the words
	Evidence    Evidence
	Score       float64
	LogOdds     float64 // of being the same product, capped; orders the candidates and weighs their prices
	Probability float64 // of being the same product
	LogPrice    float64 // adjusted to the item; set if the price was compared
	Weight      float64 // of the price, if it is used
	Age         int     // days from the listing's date to the valuation; -1 if unknown
	Outcome     Outcome
	OutOfScope  bool   // it is offered as less or more than the item
	copied      bool   // its title says that it is a copy
	has         uint64 // set of the item's tokens that its title has, or similar ones

	IsOtherAmount bool // it is of another mass, volume, power or number of pieces than the item

	otherAuthenticity bool // only one of the listing and the item is a copy

	Stated, titleCondition product.Condition // by the listing, and by its title

	PictureScore     float64 // what the picture adds to the score
	MatchProbability float64 // of being the same product, if the item was identified correctly
}

// Outcome says whether a candidate was used. IsUsed depends on the order of the constants.
type Outcome uint8

const (
	Irrelevant   Outcome = iota // does not match the item
	OtherOrigin                 // only one of the listing and the item is a copy
	OtherMarket                 // another part of the catalogue matches better
	Duplicate                   // is the same offer as another candidate
	PriceOutlier                // its price is far from the others'
	NotNeeded                   // matches, but enough others match at least as well
	UsedWithoutPrice
	UsedWithPrice
	OutcomeCount
)

func (o Outcome) IsUsed() bool { return o >= UsedWithoutPrice }

// newCandidates returns the first MaxListings listings, sorted so that their original order does not
// affect the result, with duplicates marked. day is the day of the valuation, 0 if it is unknown.
func newCandidates(listings []Listing, day int) []Candidate {
	order := make([]int, min(len(listings), MaxListings))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(i, j int) int { return compareListings(&listings[i], &listings[j]) })
	candidates := make([]Candidate, len(order))
	for i, index := range order {
		c := &candidates[i]
		*c = Candidate{Listing: &listings[index], Index: index, Age: -1}
		if c.Date > 0 && day > 0 {
			c.Age = max(0, day-c.Date)
		}
	}
	for i := 1; i < len(candidates); i++ {
		a, b := &candidates[i-1], &candidates[i]
		if a.Title == b.Title && a.Brand == b.Brand && a.Price == b.Price && a.Condition == b.Condition && !areDifferentSales(a, b) {
			b.Outcome = Duplicate
		}
	}
	return candidates
}

// areDifferentSales reports whether two listings are different sales. Each sale counts, because a product that is traded often is
// sold at the same price many times. Sales without a date may be one that was recorded twice.
func areDifferentSales(a, b *Candidate) bool {
	return a.Sold && b.Sold && a.ID != b.ID && a.Date > 0 && b.Date > 0
}

// saleID returns the id of a sale, "" for an offer.
func (l *Listing) saleID() string {
	if l.Sold {
		return l.ID
	}
	return ""
}

// compareListings orders listings so that duplicates are next to each other, with the best picture match
// and ranks first.
func compareListings(a, b *Listing) int {
	if c := strings.Compare(a.Title, b.Title); c != 0 {
		return c
	}
	return cmp.Or(
		strings.Compare(a.Brand, b.Brand), cmp.Compare(a.Price, b.Price), cmp.Compare(a.Condition, b.Condition),
		strings.Compare(b.saleID(), a.saleID()),
		cmp.Compare(b.PictureMatch, a.PictureMatch), cmp.Compare(RankOrLast(a.VisualRank), RankOrLast(b.VisualRank)),
		cmp.Compare(RankOrLast(a.TextRank), RankOrLast(b.TextRank)), strings.Compare(a.Vendor, b.Vendor), strings.Compare(a.URL, b.URL))
}

// RankOrLast returns rank, or the largest int if the listing has no rank.
func RankOrLast(rank int) int {
	if rank <= 0 {
		return math.MaxInt
	}
	return rank
}

// NamesCategory reports whether all words of the item are of a candidate's category: "guitar" and "old camera" say no more.
func NamesCategory(item []lexicon.Token, candidates []Candidate) bool {
	return slices.ContainsFunc(candidates, func(c Candidate) bool {
		category := lexicon.TokenizeTitle(c.Category)
		return len(item) > 0 && !slices.ContainsFunc(item, func(t lexicon.Token) bool {
			return !slices.ContainsFunc(category, func(word lexicon.Token) bool { return lexicon.Similarity(word.Text, t.Text) >= minSameWord })
		})
	})
}

// stateCondition cuts the condition out of the listing's title, and sets the condition that it states. A condition in
// the title overrides New, because some shops state New for every listing.
func (c *Candidate) stateCondition() {
	var inTitle product.Condition
	c.title, inTitle = product.CutCondition(lexicon.Truncate(c.Title, lexicon.MaxTitleBytes))
	c.Stated = c.Condition
	if inTitle != product.Unknown && (c.Stated == product.Unknown || c.Stated == product.New) {
		c.Stated = inTitle
	}
	c.titleCondition = inTitle
}
