package valuation

import (
	"math"
	"slices"

	"loupe/core/valuation/internal/pricing"
)

// scoreCandidates sets the words, evidence, score, log odds and probability of every candidate. It returns the item's words.
func scoreCandidates(item *Item, itemTokens []token, candidates []candidate, identified float64) pricing.Words {
	readTitles(item, itemTokens, candidates)
	itemWords := parsedText{tokens: itemTokens}
	v := vocabularyOf(&itemWords, candidates)
	itemWords.parse(&v)
	itemWords.stateKind(item.Condition, item.Condition, item.Condition)
	sets := pricing.NewWordSets(len(candidates)+1, len(v.terms))
	for i := range candidates {
		c := &candidates[i]
		if c.outcome == duplicate {
			c.copyScore(&candidates[i-1])
			continue
		}
		c.words.parse(&v)
		c.words.stateKind(c.stated, c.titleCondition, item.Condition)
		c.wordSet = v.wordSet(sets[i+1], &c.words, &itemWords)
		c.compareWith(&v, &itemWords)
	}
	setProbabilities(candidates, leaveOutCopies(item, candidates), identified)
	markSameOffers(candidates)
	return v.wordSet(sets[0], &itemWords, &itemWords)
}

// readTitles sets the tokens of every candidate but the duplicates, and the condition and the scope that its title states. The
// tokens are those of the brand and the title; of the title alone if it has the brand.
func readTitles(item *Item, itemTokens []token, candidates []candidate) {
	tokens := make([]token, 0, 12*len(candidates))
	for i := range candidates {
		c := &candidates[i]
		if c.outcome == duplicate {
			continue
		}
		c.stateCondition()
		start := len(tokens)
		tokens = tokenize(tokens, start, truncate(c.Brand, maxTitleBytes))
		title := len(tokens)
		tokens = tokenize(tokens, start, c.title)
		if hasAllTokens(tokens[title:], tokens[start:title]) {
			start = title
		}
		c.words.tokens = tokens[start:len(tokens):len(tokens)]
		c.compareScope(item, itemTokens)
	}
}

// vocabularyOf returns the terms of the item and of the candidates, with their weights.
func vocabularyOf(item *parsedText, candidates []candidate) vocabulary {
	tokens := len(item.tokens)
	for i := range candidates {
		tokens += len(candidates[i].words.tokens)
	}
	v := newVocabulary(tokens)
	for i := range candidates {
		v.assignTerms(&candidates[i].words, int32(i))
	}
	v.assignTerms(item, -1)
	v.matchItem(item)
	v.assignWeights()
	return v
}

// compareWith sets the candidate's evidence and score, and whether it is a copy.
func (c *candidate) compareWith(v *vocabulary, item *parsedText) {
	c.evidence = compare(v, item, &c.words)
	c.score = c.evidence.score()
	if !c.words.isOtherKind(item) {
		c.pictureScore = pictureScore(c.Listing)
	}
	c.score += c.pictureScore
	if c.outOfScope {
		c.score -= outOfScopePenalty
	}
	c.readAuthenticity(item)
}

// copyScore sets what compareWith sets, to the values of the candidate that this one duplicates.
func (c *candidate) copyScore(from *candidate) {
	c.evidence, c.score, c.pictureScore = from.evidence, from.score, from.pictureScore
	c.outOfScope, c.copied = from.outOfScope, from.copied
}

// minLogOddsCap is log odds of 20 to 1. A picture can raise a listing's log odds up to this value, or up
// to the log odds of the best words if these are higher, so that other closely matching offers still count.
const minLogOddsCap = 3

// setProbabilities sets the log odds and the probability of every candidate. bestWordScore is the best score without pictures,
// because a picture of one offer is no evidence against the others. identified is the probability that the item was identified
// correctly.
func setProbabilities(candidates []candidate, bestWordScore, identified float64) {
	logOddsCap := max(logOdds(bestWordScore, 0, true), minLogOddsCap)
	for i := range candidates {
		c := &candidates[i]
		gap := min(0, c.evidence.score()-bestWordScore)
		c.logOdds = logOdds(c.score, gap, c.evidence.confirmsModel())
		c.matchProbability = probabilityOf(c.logOdds)
		c.probability = max(minProbability, identified*c.matchProbability)
		c.logOdds = min(c.logOdds, logOddsCap)
	}
}

// markSameOffers marks listings with the words, price and condition of another one as duplicates: they are one offer, found
// more than once. The one with the higher score remains. Different sales are not duplicates.
func markSameOffers(candidates []candidate) {
	for i := range candidates {
		a := &candidates[i]
		for j := i + 1; j < len(candidates) && a.outcome != duplicate; j++ {
			b := &candidates[j]
			if a.Price != b.Price || a.stated != b.stated || b.outcome == duplicate || areDifferentSales(a, b) || !slices.Equal(a.wordSet, b.wordSet) {
				continue
			}
			if b.score > a.score {
				a.outcome = duplicate
			} else {
				b.outcome = duplicate
			}
		}
	}
}

// What a picture adds to a listing's score. The values were set by hand: an equal fingerprint adds about
// as much as words that all match, the first result of an image search adds half of that.
const (
	fingerprintScore = 14
	imageSearchScore = 7
	minPictureMatch  = 0.75 // lower values of PictureMatch occur between unrelated pictures
)

// pictureScore returns what the fingerprint or the rank in an image search adds, whichever is more.
func pictureScore(l *Listing) (score float64) {
	if l.PictureMatch > minPictureMatch {
		score = fingerprintScore * (min(l.PictureMatch, 1) - minPictureMatch) / (1 - minPictureMatch)
	}
	if l.VisualRank > 0 {
		score = max(score, imageSearchScore/math.Sqrt(float64(l.VisualRank)))
	}
	return score
}
