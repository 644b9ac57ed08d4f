package valuation

import (
	"math"
	"math/bits"
)

// Evidence is the result of comparing a listing with the item: one number per kind of evidence, in the
// order of EvidenceNames. A number is 0 if there is no such evidence.
type Evidence [evidenceCount]float64

// The indices of Evidence. Words count by their weight; see vocabulary.assignWeights.
const (
	itemFound        = iota // share of the item's words that the listing has
	listingFound            // share of the listing's words that the item has
	wordsFound              // weight of the shared words without digits, in tens
	numbersFound            // weight of the shared words with digits, except model numbers, in fives
	modelFound              // similarity of the shared model number, times its specificity
	modelOther              // specificity of model numbers, if each text has one that the other lacks
	leadFound               // match of the listing's first word, usually the brand
	headFound               // share of the item's first words that the listing has, usually the name rather than details
	listingHeadFound        // share of the listing's first words that the item has
	orderKept               // share of the item's pairs of neighbouring words that the listing has
	unitDiffers             // quantities with a unit whose value differs, at most 2
	versionDiffers          // versions that differ, at most 2
	yearDiffers             // years that differ, at most 2
	ordinalDiffers          // ordinals that differ, at most 2
	kindAdded               // kinds other than extras that only the listing names: upgrade, refurbished, ...
	kindMissing             // kinds other than extras that only the item names
	extraAdded              // extras that only the listing names: accessory, bundle
	colourDiffers           // 1 if both name colours and share none
	platformDiffers         // 1 if both name platforms and share none
	platformAdded           // platforms that only the listing names
	editionAdded            // editions that only the listing names
	editionMissing          // editions that only the item names
	evidenceCount
)

// EvidenceNames names each number of an Evidence. Stored appraisals use the names as keys.
var EvidenceNames = [evidenceCount]string{
	"item found", "listing found", "words found", "numbers found", "model found", "model other", "lead found",
	"head found", "listing head found", "order kept", "unit differs", "version differs", "year differs", "ordinal differs", "kind added", "kind missing", "extra added",
	"colour differs", "platform differs", "platform added", "edition added", "edition missing",
}

// compare returns the evidence for and against the listing being the same product as the item.
func compare(v *vocabulary, item, listing *parsedText) (e Evidence) {
	var a alignment
	a.align(v, item, listing)
	found, total := 0.0, 0.0
	for i := range item.tokens {
		t := &item.tokens[i]
		w := v.terms[t.term].weight
		total += w
		found += w * a.itemMatch[i]
		if t.digits == 0 {
			e[wordsFound] += w * a.itemMatch[i] / 10
		}
	}
	e[itemFound] = fraction(found, total)
	e[numbersFound] = sharedNumberWeight(v, item, &a) / 5
	found, total = 0, 0
	for j := range listing.tokens {
		w := v.terms[listing.tokens[j].term].weight
		if listing.tokens[j].inBrackets {
			w *= bracketsFactor
		}
		total += w
		found += w * a.listingMatch[j]
	}
	e[listingFound] = fraction(found, total)
	e[modelFound], e[modelOther] = a.modelMatch, min(a.itemOnlyModel, a.listingOnlyModel)
	if hasName(v, item, listing, &a.itemMatch) {
		e[modelFound] = max(e[modelFound], nameMatch)
	}
	for j := range listing.tokens {
		if v.terms[listing.tokens[j].term].meaning.facet != stopWord {
			e[leadFound] = a.listingMatch[j]
			break
		}
	}
	e[headFound] = v.headMatch(item.tokens, &a.itemMatch)
	e[listingHeadFound] = v.headMatch(listing.tokens, &a.listingMatch)
	e[orderKept] = fraction(countSharedPairs(v, item, listing), float64(len(item.tokens)-1))
	e[unitDiffers] = min(2, countConflicts(item.quantities, listing.quantities, storage, rotation))
	e[versionDiffers] = min(2, countConflicts(item.quantities, listing.quantities, version, version))
	e[yearDiffers] = min(2, countConflicts(item.quantities, listing.quantities, year, year))
	e[ordinalDiffers] = min(2, countConflicts(item.quantities, listing.quantities, ordinal, ordinal))
	e[kindAdded] = countBits(listing.facets[kind] &^ item.facets[kind] &^ extras)
	e[kindMissing] = countBits(item.facets[kind] &^ listing.facets[kind] &^ extras)
	e[extraAdded] = countBits(listing.facets[kind] &^ item.facets[kind] & extras)
	e[colourDiffers] = conflict(item.facets[colour], listing.facets[colour])
	e[platformDiffers] = conflict(item.facets[platform], listing.facets[platform])
	e[platformAdded] = countBits(listing.facets[platform] &^ item.facets[platform])
	e[editionAdded] = countBits(listing.facets[edition] &^ item.facets[edition])
	e[editionMissing] = countBits(item.facets[edition] &^ listing.facets[edition])
	return e
}

// headWords is how many words at the start of a text are compared by headFound.
const headWords = 4

// headMatch returns the mean match of the first headWords tokens that are not stop words.
func (v *vocabulary) headMatch(tokens []token, match *[maxTokens]float64) float64 {
	found, n := 0.0, 0.0
	for i := range tokens {
		if v.terms[tokens[i].term].meaning.facet == stopWord {
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

// sharedNumberWeight sums the weight of the item's tokens with digits that the listing has, except
// those of model numbers.
func sharedNumberWeight(v *vocabulary, item *parsedText, a *alignment) (sum float64) {
	for i := range item.tokens {
		if t := &item.tokens[i]; t.digits > 0 && !item.isInModelNumber(i) {
			sum += v.terms[t.term].weight * a.itemMatch[i]
		}
	}
	return sum
}

func (t *parsedText) isInModelNumber(token int) bool {
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
		s += coefficients[i] * e[i]
	}
	return s
}

// logOdds returns the log odds of a listing being the same product. gap is the score of its words minus
// the best such score of the search, so it is not positive. A shop lists a product once, beside similar
// products, so a listing far behind the best is seldom the same product. The gap is ignored if the model
// is confirmed, because the words of several offers of one product differ.
func logOdds(score, gap float64, modelConfirmed bool) float64 {
	if modelConfirmed {
		gap = 0
	}
	return calibrationConstant + calibrationScore*score + calibrationGap*gap
}

// strongModelMatch is the modelFound that confirms a model. An identical model number reaches it with
// five characters of which three are digits.
const strongModelMatch = 0.75

// confirmsModel reports whether the listing has the item's model number and nothing contradicts it.
func (e *Evidence) confirmsModel() bool {
	if e[modelFound] < strongModelMatch || e[modelOther] > 0 {
		return false
	}
	for i := unitDiffers; i < evidenceCount; i++ {
		if e[i] != 0 && coefficients[i] < 0 {
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
