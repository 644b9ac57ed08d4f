package valuation

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"loupe/core/product"
	"loupe/core/valuation/internal/pricing"
)

// candidate is a listing being appraised.
type candidate struct {
	*Listing
	index       int    // in the listings given
	title       string // without the words that state the condition
	words       parsedText
	wordSet     pricing.Words // terms of the words
	evidence    Evidence
	score       float64
	logOdds     float64 // of being the same product, capped; orders the candidates and weighs their prices
	probability float64 // of being the same product
	logPrice    float64 // adjusted to the item; set if the price was compared
	weight      float64 // of the price, if it is used
	age         int     // days from the listing's date to the valuation; -1 if unknown
	outcome     outcome
	outOfScope  bool // it is offered as less or more than the item
	copied      bool // its title says that it is a copy

	otherAuthenticity bool // it is a copy and the item is not, or the other way round

	stated, titleCondition product.Condition // by the listing, and by its title

	pictureScore     float64 // what the picture adds to the score
	matchProbability float64 // of being the same product, if the item was identified correctly
}

// outcome says whether a candidate was used. isUsed depends on the order of the constants.
type outcome uint8

const (
	irrelevant   outcome = iota // does not match the item
	otherOrigin                 // it is a copy and the item is not, or the other way round
	duplicate                   // is the same offer as another candidate
	priceOutlier                // its price is far from the others'
	notNeeded                   // matches, but enough others match at least as well
	usedWithoutPrice
	usedWithPrice
	outcomeCount
)

func (o outcome) isUsed() bool { return o >= usedWithoutPrice }

// newCandidates returns the first MaxListings listings, sorted so that their original order does not
// affect the result, with duplicates marked.
func newCandidates(listings []Listing) []candidate {
	order := make([]int, min(len(listings), MaxListings))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(i, j int) int { return compareListings(&listings[i], &listings[j]) })
	candidates := make([]candidate, len(order))
	for i, index := range order {
		candidates[i] = candidate{Listing: &listings[index], index: index}
	}
	for i := 1; i < len(candidates); i++ {
		a, b := &candidates[i-1], &candidates[i]
		if a.Title == b.Title && a.Brand == b.Brand && a.Price == b.Price && a.Condition == b.Condition && !areDifferentSales(a, b) {
			b.outcome = duplicate
		}
	}
	return candidates
}

// areDifferentSales reports whether two listings are different sales. Each sale counts, because a product that is traded often is
// sold at the same price many times. Sales without a date may be one that was recorded twice.
func areDifferentSales(a, b *candidate) bool {
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
		cmp.Compare(b.PictureMatch, a.PictureMatch), cmp.Compare(rankOrLast(a.VisualRank), rankOrLast(b.VisualRank)),
		cmp.Compare(rankOrLast(a.TextRank), rankOrLast(b.TextRank)), strings.Compare(a.Vendor, b.Vendor), strings.Compare(a.URL, b.URL))
}

// rankOrLast returns rank, or the largest int if the listing has no rank.
func rankOrLast(rank int) int {
	if rank <= 0 {
		return math.MaxInt
	}
	return rank
}
