package matching

import (
	"math"
	"math/bits"

	"loupe/core/reading/lexicon"
)

// Evidence is the result of comparing a listing with the item: one number per kind of evidence, in the
// order of EvidenceNames. A number is 0 if there is no such evidence.
type Evidence [EvidenceCount]float64

// The indices of Evidence. Words count by their weight; see vocabulary.assignWeights.
const (
	ItemFound        = iota // share of the item's words that the listing has
	ListingFound            // share of the listing's words that the item has
	WordsFound              // weight of the shared words without digits, in tens
	NumbersFound            // weight of the shared words with digits, except model numbers, in fives
	ModelFound              // similarity of the shared model number, times its specificity
	ModelOther              // specificity of model numbers, if each text has one that the other lacks
	LeadFound               // match of the listing's first word, usually the brand
	HeadFound               // share of the item's first words that the listing has, usually the name rather than details
	ListingHeadFound        // share of the listing's first words that the item has
	OrderKept               // share of the item's pairs of neighbouring words that the listing has
	StorageDiffers          // 1 if each states one storage size and the two differ
	VersionDiffers          // versions that differ, at most 2
	YearDiffers             // years that differ, at most 2
	OrdinalDiffers          // ordinals that differ, at most 2
	KindAdded               // kinds other than extras that only the listing names: upgrade, refurbished, ...
	KindMissing             // kinds other than extras that only the item names
	ExtraAdded              // extras that only the listing names: accessory, bundle
	ColourDiffers           // 1 if both name colours and share none
	PlatformDiffers         // 1 if both name platforms and share none
	PlatformAdded           // platforms that only the listing names
	EditionAdded            // editions that only the listing names
	EditionMissing          // editions that only the item names
	EvidenceCount
)

// EvidenceNames names each number of an Evidence. Stored appraisals use the names as keys.
var EvidenceNames = [EvidenceCount]string{
	"item found", "listing found", "words found", "numbers found", "model found", "model other", "lead found",
	"head found", "listing head found", "order kept", "storage differs", "version differs", "year differs", "ordinal differs", "kind added", "kind missing", "extra added",
	"colour differs", "platform differs", "platform added", "edition added", "edition missing",
}

// compare returns the evidence for and against the listing being the same product as the item, and the set of the item's tokens that the
// listing has, or similar ones.
func compare(v *vocabulary, item, listing *ParsedText) (e Evidence, has uint64) {
	var a alignment
	a.align(v, item, listing)
	found, total := 0.0, 0.0
	for i := range item.Tokens {
		t := &item.Tokens[i]
		w := v.terms[t.Term].weight
		total += w
		found += w * a.itemMatch[i]
		if a.itemMatch[i] > 0 {
			has |= 1 << i
		}
		if t.Digits == 0 {
			e[WordsFound] += w * a.itemMatch[i] / 10
		}
	}
	e[ItemFound] = fraction(found, total)
	e[NumbersFound] = sharedNumberWeight(v, item, &a) / 5
	found, total = 0, 0
	for j := range listing.Tokens {
		w := v.terms[listing.Tokens[j].Term].weight
		if listing.Tokens[j].InBrackets {
			w *= bracketsFactor
		}
		total += w
		found += w * a.listingMatch[j]
	}
	e[ListingFound] = fraction(found, total)
	e[ModelFound], e[ModelOther] = a.modelMatch, min(a.itemOnlyModel, a.listingOnlyModel)
	if hasName(v, item, listing, &a.itemMatch) {
		e[ModelFound] = max(e[ModelFound], nameMatch)
	}
	for j := range listing.Tokens {
		if v.terms[listing.Tokens[j].Term].meaning.Facet != lexicon.StopWord {
			e[LeadFound] = a.listingMatch[j]
			break
		}
	}
	e[HeadFound] = v.headMatch(item.Tokens, &a.itemMatch)
	e[ListingHeadFound] = v.headMatch(listing.Tokens, &a.listingMatch)
	e[OrderKept] = fraction(countSharedPairs(v, item, listing), float64(len(item.Tokens)-1))
	e[StorageDiffers] = singleConflict(item.Quantities, listing.Quantities, lexicon.Storage)
	e[VersionDiffers] = min(2, countConflicts(item.Quantities, listing.Quantities, lexicon.Version))
	e[YearDiffers] = min(2, countConflicts(item.Quantities, listing.Quantities, lexicon.Year))
	e[OrdinalDiffers] = min(2, countConflicts(item.Quantities, listing.Quantities, lexicon.Ordinal))
	e[KindAdded] = countBits(listing.Facets[lexicon.Kind] &^ item.Facets[lexicon.Kind] &^ lexicon.Extras)
	e[KindMissing] = countBits(item.Facets[lexicon.Kind] &^ listing.Facets[lexicon.Kind] &^ lexicon.Extras)
	e[ExtraAdded] = countBits(listing.Facets[lexicon.Kind] &^ item.Facets[lexicon.Kind] & lexicon.Extras)
	e[ColourDiffers] = conflict(item.Facets[lexicon.Colour], listing.Facets[lexicon.Colour])
	e[PlatformDiffers] = conflict(item.Facets[lexicon.Platform], listing.Facets[lexicon.Platform])
	e[PlatformAdded] = countBits(listing.Facets[lexicon.Platform] &^ item.Facets[lexicon.Platform])
	e[EditionAdded] = countBits(listing.Facets[lexicon.Edition] &^ item.Facets[lexicon.Edition])
	e[EditionMissing] = countBits(item.Facets[lexicon.Edition] &^ listing.Facets[lexicon.Edition])
	return e, has
}

// headWords is how many words at the start of a text are compared by HeadFound.
const headWords = 4

// headMatch returns the mean match of the first headWords tokens that are not stop words.
func (v *vocabulary) headMatch(tokens []lexicon.Token, match *[lexicon.MaxTokens]float64) float64 {
	found, n := 0.0, 0.0
	for i := range tokens {
		if v.terms[tokens[i].Term].meaning.Facet == lexicon.StopWord {
			continue
		}
		found += match[i]
		if n++; n == headWords {
			break
		}
	}
	return fraction(found, n)
}

// bracketsFactor is applied to the weight of a listing's word in brackets.
const bracketsFactor = 0.7

// sharedNumberWeight sums the weight of the item's tokens with digits that the listing has. Tokens of model
// numbers do not count.
func sharedNumberWeight(v *vocabulary, item *ParsedText, a *alignment) (sum float64) {
	for i := range item.Tokens {
		if t := &item.Tokens[i]; t.Digits > 0 && !item.isInModelNumber(i) {
			sum += v.terms[t.Term].weight * a.itemMatch[i]
		}
	}
	return sum
}

func (t *ParsedText) isInModelNumber(token int) bool {
	for _, m := range t.modelNumbers {
		if int(m.from) <= token && token < int(m.to) {
			return true
		}
	}
	return false
}

// fraction returns part / whole, or 0 if whole is not positive.
func fraction(part, whole float64) float64 {
	if whole <= 0 {
		return 0
	}
	return part / whole
}

func countBits(set uint32) float64 { return float64(bits.OnesCount32(set)) }

// conflict returns 1 if neither set is empty and they share no value, else 0.
func conflict(a, b uint32) float64 {
	if a != 0 && b != 0 && a&b == 0 {
		return 1
	}
	return 0
}

// score returns the weighted sum of the evidence. If one of two listings of a search is the product, the
// difference between their scores is the log odds that it is the first.
func (e *Evidence) score() (s float64) {
	for i := range e {
		s += Coefficients[i] * e[i]
	}
	return s
}

// logOdds returns the log odds of a listing being the same product. gap is the score of its words minus
// the best such score of the search, so it is not positive. A shop lists a product once, among similar
// products, so a listing far behind the best is seldom the same product. The gap is ignored if the model
// is confirmed, because the words of several offers of one product differ.
func logOdds(score, gap float64, modelConfirmed bool) float64 {
	if modelConfirmed {
		gap = 0
	}
	return calibrationConstant + calibrationScore*score + calibrationGap*gap
}

// strongModelMatch is the ModelFound that confirms a model. An identical model number reaches it with five characters, three of
// them digits.
const strongModelMatch = 0.75

// confirmsModel reports whether the listing has the item's model number and nothing contradicts it.
func (e *Evidence) confirmsModel() bool {
	if e[ModelFound] < strongModelMatch || e[ModelOther] > 0 {
		return false
	}
	for i := StorageDiffers; i < EvidenceCount; i++ {
		if e[i] != 0 && Coefficients[i] < 0 {
			return false
		}
	}
	return true
}

// minProbability limits probabilities to [minProbability, 1-minProbability]. The data that the
// coefficients were fitted to is too small for more extreme ones.
const minProbability = 0.001

// probabilityOf converts log odds to a probability.
func probabilityOf(logOdds float64) float64 {
	return min(max(1/(1+math.Exp(-logOdds)), minProbability), 1-minProbability)
}
