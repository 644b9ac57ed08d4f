package valuation

import (
	"math"
	"math/bits"
)

// Evidence is what speaks for and against a listing being the item, as numbers that EvidenceNames names.
type Evidence [evidences]float64

const (
	itemFound       = iota // share of the weight of the item's words that the listing bears
	listingFound           // share of the weight of the listing's words that the item bears
	wordsFound             // weight of the item's words that the listing bears
	numbersFound           // the same of its words with digits, but for model numbers
	modelFound             // a model number in common: how specific, times how alike
	modelOther             // model numbers on both sides that the other does not bear
	leadFound              // the listing's first word, mostly the brand, is in the item
	orderKept              // share of the item's neighbouring words that are neighbours in the listing
	unitDiffers            // quantities that the listing has with other values only
	versionDiffers         // versions of which the same is true
	yearDiffers            // years
	ordinalDiffers         // places in a series
	kindAdded              // kinds that only the listing names: upgrade, refurbished, for parts, ...
	kindMissing            // kinds that only the item names
	extraAdded             // accessories and lots that only the listing names
	colourDiffers          // both name colours, none in common
	platformDiffers        // both name platforms, none in common
	platformAdded          // platforms that only the listing names
	editionAdded           // editions that only the listing names
	editionMissing         // editions that only the item names
	evidences
)

// EvidenceNames has a word for each number of an Evidence.
var EvidenceNames = [evidences]string{
	"item found", "listing found", "words found", "numbers found", "model found", "model other", "lead found",
	"order kept", "unit differs", "version differs", "year differs", "ordinal differs", "kind added", "kind missing", "extra added",
	"colour differs", "platform differs", "platform added", "edition added", "edition missing",
}

// compare gathers the evidence that the listing is the item.
func compare(v *vocabulary, item, listing *text) (e Evidence) {
	var a alignment
	a.align(v, item, listing)
	found, all := 0.0, 0.0
	for i := range item.tokens {
		t := &item.tokens[i]
		w := v.terms[t.term].weight
		all += w
		found += w * a.item[i]
		if t.digits == 0 {
			e[wordsFound] += w * a.item[i] / 10
		}
	}
	e[itemFound] = share(found, all)
	e[numbersFound] = numbers(v, item, &a) / 5
	found, all = 0, 0
	for j := range listing.tokens {
		w := v.terms[listing.tokens[j].term].weight
		if listing.tokens[j].aside {
			w *= asideWeight
		}
		all += w
		found += w * a.listing[j]
	}
	e[listingFound] = share(found, all)
	e[modelFound], e[modelOther] = a.model, min(a.modelOfItem, a.modelOfListing)
	if bearsNames(v, item, listing, &a.item) {
		e[modelFound] = max(e[modelFound], namedModel)
	}
	for j := range listing.tokens {
		if v.terms[listing.tokens[j].term].meaning.facet != filler {
			e[leadFound] = a.listing[j]
			break
		}
	}
	e[orderKept] = share(pairs(v, item, listing), float64(len(item.tokens)-1))
	e[unitDiffers] = min(2, conflicts(item.quantities, listing.quantities, storage, rotation))
	e[versionDiffers] = min(2, conflicts(item.quantities, listing.quantities, version, version))
	e[yearDiffers] = min(2, conflicts(item.quantities, listing.quantities, year, year))
	e[ordinalDiffers] = min(2, conflicts(item.quantities, listing.quantities, ordinal, ordinal))
	e[kindAdded] = count(listing.facets[kind] &^ item.facets[kind] &^ extras)
	e[kindMissing] = count(item.facets[kind] &^ listing.facets[kind] &^ extras)
	e[extraAdded] = count(listing.facets[kind] &^ item.facets[kind] & extras)
	e[colourDiffers] = disjoint(item.facets[colour], listing.facets[colour])
	e[platformDiffers] = disjoint(item.facets[platform], listing.facets[platform])
	e[platformAdded] = count(listing.facets[platform] &^ item.facets[platform])
	e[editionAdded] = count(listing.facets[edition] &^ item.facets[edition])
	e[editionMissing] = count(item.facets[edition] &^ listing.facets[edition])
	return e
}

// asideWeight is what remains of the weight of a word in brackets.
const asideWeight = 0.7

// numbers is the weight of the item's words with digits that the listing bears, but for those of model numbers.
func numbers(v *vocabulary, item *text, a *alignment) (found float64) {
	for i := range item.tokens {
		if t := &item.tokens[i]; t.digits > 0 && !item.inModel(i) {
			found += v.terms[t.term].weight * a.item[i]
		}
	}
	return found
}

func (t *text) inModel(i int) bool {
	for _, m := range t.models {
		if int(m.from) <= i && i < int(m.to) {
			return true
		}
	}
	return false
}

func share(part, whole float64) float64 {
	if whole <= 0 {
		return 0
	}
	return part / whole
}

func count(values uint32) float64 { return float64(bits.OnesCount32(values)) }

func disjoint(a, b uint32) float64 {
	if a != 0 && b != 0 && a&b == 0 {
		return 1
	}
	return 0
}

// score is how well a listing fits the item, in the units of log odds among the listings of one search.
func (e *Evidence) score() (s float64) {
	for i := range e {
		s += coefficients[i] * e[i]
	}
	return s
}

// logOdds are those of a listing being the item's product, when its words score so much less than the best of the
// listings' (ahead is not above 0). Shops that list a product once name others like it, so that what is well behind the
// best is seldom the same; but several offers of one product may well differ in their words, so this does not hold against
// a sound one.
func logOdds(score, ahead float64, sound bool) float64 {
	if sound {
		ahead = 0
	}
	return calibration[0] + calibration[1]*score + calibration[2]*ahead
}

// sound reports whether the listing bears the item's model number and nothing speaks against it.
func (e *Evidence) sound() bool {
	if e[modelFound] < soundModel || e[modelOther] > 0 {
		return false
	}
	for i := unitDiffers; i < evidences; i++ {
		if e[i] != 0 && coefficients[i] < 0 {
			return false
		}
	}
	return true
}

const soundModel = 0.75 // of modelFound: a model number of eight characters, four of them digits, but for its ending

// probability stays a little away from 0 and 1: the data that the coefficients are fitted to know no more.
func probability(logOdds float64) float64 {
	return min(max(1/(1+math.Exp(-logOdds)), leastProbability), 1-leastProbability)
}

const leastProbability = 0.001
