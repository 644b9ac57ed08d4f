// Package matching estimates for each listing found the probability that it offers the same product as the item.
//
// Match reads the item and the listings into words with meanings (parsedtext.go, quantities.go, modelnumber.go), aligns the words
// of each listing with the item's (alignment.go), and weighs the evidence (evidence.go) by fitted coefficients (coefficients.go).
// Listings of a part, of a copy or of another scope than the item's are left out (parts.go, copies.go). Best chooses the best match
// after package pricing has selected the listings.
package matching

import (
	"math"
	"slices"

	"loupe/core/market/product"
	"loupe/core/reading/description"
	"loupe/core/reading/lexicon"
	"loupe/core/valuation/learned"
	"loupe/core/valuation/prediction"
)

// Text returns what a model reads of the listing: see TextOf.
func (c *Candidate) Text() learned.Text { return learned.TextOf(c.words.Tokens) }

// Match compares the listings with the item, which must be read. It returns them as candidates, and what it read of the item.
func Match(item *Subject, listings []Listing) ([]Candidate, Reading) {
	item.Said.ResolveLike(item.Brand, TitlesOf(listings))
	candidates := newCandidates(ForLot(item.Said.Scope, listings), item.Day)
	r := Reading{ParsedText: ParsedText{Tokens: Describe(item)}}
	scoreCandidates(item, &r, candidates)
	return candidates, r
}

// Reading has what the matching parsed from the item.
type Reading struct {
	ParsedText
	Words prediction.Words
	Text  learned.Text // without words that no listing has: most of them say nothing, and a model would dilute the others by them

	listed uint64 // set of the tokens that a listing has, or similar ones
}

// Unlisted returns the words that name something that no listing has: names with a capital letter, and numbers that may be a model's.
func (r *Reading) Unlisted() (words []string) {
	for i := range r.Tokens {
		t := &r.Tokens[i]
		isMixed, isLong := len(t.Text) > int(t.Digits), len(t.Text) >= 4 // not "lot 12"
		isModel := t.Digits > 0 && (isMixed || isLong) && !r.hasMeasurement(i, i+1) && lexicon.MeaningOf(t.Text).Facet == lexicon.NoFacet
		if r.listed&(1<<i) == 0 && (isModel || t.Capital && description.IsName(t)) {
			words = append(words, t.Text)
		}
	}
	return words
}

// Lacks returns the words that other listings have, but not the candidate.
func (r *Reading) Lacks(c *Candidate) (words []string) {
	for i := range r.Tokens {
		if t := r.Tokens[i].Text; r.listed&^c.has&(1<<i) != 0 && lexicon.MeaningOf(t).Facet != lexicon.StopWord {
			words = append(words, t)
		}
	}
	return words
}

// scoreCandidates sets the words, evidence, score, log odds and probability of every candidate, and what r has beside the tokens.
func scoreCandidates(item *Subject, r *Reading, candidates []Candidate) {
	parseTitles(item, r.Tokens, candidates)
	itemWords := &r.ParsedText
	v := vocabularyOf(itemWords, candidates)
	itemWords.Parse(&v)
	itemWords.stateKind(item.Condition, item.Condition, item.Condition)
	sets := prediction.NewWordSets(len(candidates)+1, len(v.terms))
	for i := range candidates {
		c := &candidates[i]
		if c.Outcome == Duplicate {
			continue
		}
		c.words.Parse(&v)
		c.words.stateKind(c.Stated, c.titleCondition, item.Condition)
		c.WordSet = v.wordSet(sets[i+1], &c.words, itemWords)
	}
	itemWords.findListedNumbers(candidates)
	for i := range candidates {
		if c := &candidates[i]; c.Outcome != Duplicate {
			c.compareWith(&v, itemWords)
		} else {
			c.copyScore(&candidates[i-1])
		}
	}
	setProbabilities(candidates, leaveOutCopies(item, candidates), IdentificationOf(item))
	markSameOffers(candidates)
	for i := range candidates {
		r.listed |= candidates[i].has
	}
	listed := slices.DeleteFunc(slices.Clone(itemWords.Tokens), func(t lexicon.Token) bool { return v.terms[t.Term].listings == 0 })
	r.Words, r.Text = v.wordSet(sets[0], itemWords, itemWords), learned.TextOf(listed[:min(len(listed), maxTitleWords)])
}

// maxTitleWords is how many words of a title are compared. It limits the time that hostile titles take; longer titles are rare, and
// what follows seldom names the product.
const maxTitleWords = 30

// appendTitle appends the words of a listing, at most maxTitleWords: of the brand and the title, or of the title alone if it names the
// brand. The title is without its condition.
func appendTitle(tokens []lexicon.Token, brand, title string) []lexicon.Token {
	start := len(tokens)
	tokens = lexicon.Tokenize(tokens, start, lexicon.Truncate(brand, lexicon.MaxTitleBytes))
	ofTitle := len(tokens)
	tokens = lexicon.Tokenize(tokens, start, title)
	if lexicon.HasAllTokens(tokens[ofTitle:], tokens[start:ofTitle]) {
		tokens = slices.Delete(tokens, start, ofTitle)
	}
	return tokens[:min(len(tokens), start+maxTitleWords)]
}

// TextOf returns what a model reads of a listing: its words as they are compared.
func TextOf(brand, title string) learned.Text {
	title, _ = product.CutCondition(lexicon.Truncate(title, lexicon.MaxTitleBytes))
	return learned.TextOf(appendTitle(nil, brand, title))
}

// parseTitles sets the tokens of every candidate but the duplicates, and the condition and the scope that its title states.
func parseTitles(item *Subject, itemTokens []lexicon.Token, candidates []Candidate) {
	tokens := make([]lexicon.Token, 0, 12*len(candidates))
	for i := range candidates {
		c := &candidates[i]
		if c.Outcome == Duplicate {
			continue
		}
		c.stateCondition()
		start := len(tokens)
		tokens = appendTitle(tokens, c.Brand, c.title)
		c.words.Tokens = tokens[start:len(tokens):len(tokens)]
		c.compareScope(item, itemTokens)
	}
}

// vocabularyOf returns the terms of the item and of the candidates, with their weights. It removes the item's numbers after a hash sign that
// no listing has: they are the seller's own.
func vocabularyOf(item *ParsedText, candidates []Candidate) vocabulary {
	tokens := len(item.Tokens)
	for i := range candidates {
		tokens += len(candidates[i].words.Tokens)
	}
	v := NewVocabulary(tokens)
	for i := range candidates {
		v.AssignTerms(&candidates[i].words, int32(i))
	}
	v.AssignTerms(item, -1)
	item.Tokens = slices.DeleteFunc(item.Tokens, func(t lexicon.Token) bool { return t.Hash && v.terms[t.Term].listings == 0 })
	v.matchItem(item)
	v.assignWeights()
	return v
}

// compareWith sets the candidate's evidence and score, and whether it is a copy.
func (c *Candidate) compareWith(v *vocabulary, item *ParsedText) {
	c.Evidence, c.has = compare(v, item, &c.words)
	c.Score = c.Evidence.score()
	if !c.words.isOtherKind(item) {
		c.PictureScore = pictureScore(c.Listing)
	}
	c.Score += c.PictureScore
	if c.OutOfScope {
		c.Score -= outOfScopePenalty
	}
	c.IsOtherAmount = isOtherAmount(item.Quantities, c.words.Quantities)
	c.copied = description.IsTitleOfCopy(c.title, c.words.Facets[lexicon.Origin] != 0, item.Tokens)
}

// copyScore sets what compareWith sets, to the values of the candidate that this one duplicates.
func (c *Candidate) copyScore(from *Candidate) {
	c.Evidence, c.Score, c.PictureScore = from.Evidence, from.Score, from.PictureScore
	c.has, c.OutOfScope, c.IsOtherAmount, c.copied = from.has, from.OutOfScope, from.IsOtherAmount, from.copied
}

// minLogOddsCap is log odds of 20 to 1. A picture can raise a listing's log odds up to this value, or up
// to the log odds of the best words if these are higher, so that other closely matching offers still count.
const minLogOddsCap = 3

// setProbabilities sets the log odds and the probability of every candidate. bestWordScore is the best score without pictures,
// because a picture of one offer is no evidence against the others. identified is the probability that the item was identified
// correctly.
func setProbabilities(candidates []Candidate, bestWordScore, identified float64) {
	logOddsCap := max(logOdds(bestWordScore, 0, true), minLogOddsCap)
	for i := range candidates {
		c := &candidates[i]
		gap := min(0, c.Evidence.score()-bestWordScore)
		c.LogOdds = logOdds(c.Score, gap, c.Evidence.confirmsModel())
		c.MatchProbability = probabilityOf(c.LogOdds)
		c.Probability = max(minProbability, identified*c.MatchProbability)
		c.LogOdds = min(c.LogOdds, logOddsCap)
	}
}

// markSameOffers marks listings with the words, price and condition of another one as duplicates: they are one offer, found
// more than once. The one with the higher score remains. Different sales are not duplicates.
func markSameOffers(candidates []Candidate) {
	for i := range candidates {
		a := &candidates[i]
		for j := i + 1; j < len(candidates) && a.Outcome != Duplicate; j++ {
			b := &candidates[j]
			if a.Price != b.Price || a.Stated != b.Stated || b.Outcome == Duplicate || areDifferentSales(a, b) || !slices.Equal(a.WordSet, b.WordSet) {
				continue
			}
			if b.Score > a.Score {
				a.Outcome = Duplicate
			} else {
				b.Outcome = Duplicate
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
