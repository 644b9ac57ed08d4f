package valuation

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"loupe/core/market"
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

	otherAuthenticity bool // the item is a copy and it is not, or the other way round

	stated, titleCondition product.Condition // by the listing, and by its title

	pictureScore     float64 // what the picture adds to the score
	matchProbability float64 // of being the same product, if the item was identified correctly
}

// outcome says whether a candidate was used. isUsed depends on the order of the constants.
type outcome uint8

const (
	irrelevant   outcome = iota // does not match the item
	otherOrigin                 // is a copy of the item, or is none if the item is a copy
	duplicate                   // has the title, brand, price and condition of the candidate before it
	priceOutlier                // its price is far from the others'
	notNeeded                   // matches, but enough others match at least as well
	usedWithoutPrice
	usedWithPrice
	outcomeCount
)

func (o outcome) isUsed() bool { return o >= usedWithoutPrice }

// Appraise values the item by the listings. Prices, and the range returned, are in the currency with
// this ISO 4217 code. It accepts any input: a price that is not a positive finite number is ignored,
// and without a usable price the range is 0.
func Appraise(item Item, listings []Listing, currency string) Valuation {
	item, listings, contradiction, confirmed := resolveContradiction(item, listings)
	candidates, state, priced := judge(item, listings)
	var e estimate
	if confirmed {
		e = estimatePrice(&priced, candidates)
	}
	v := Valuation{Best: -1, Judgements: make([]Judgement, len(listings)), Defects: state.defects, Contradiction: contradiction}
	if contradiction != "" {
		v.addReason(contradiction)
	}
	best := bestMatch(candidates, e.Centre)
	if best >= 0 {
		v.Best = candidates[best].index
		v.Used = listUsed(candidates, best)
	}
	if e.OK {
		amount := func(logPrice float64) float64 { return market.Round(math.Exp(logPrice), currency) }
		v.Lower, v.Centre, v.Upper = amount(e.Lower), amount(e.Centre), amount(e.Upper)
		v.Prices = Prices{amount(e.Fast), v.Centre, amount(e.Patient)}
		v.Confidence, v.Spread, v.Calibration = e.Confidence, e.Spread, e.calibration
		v.addDetails(&item, &priced, candidates, &e, currency)
	}
	v.explain(candidates, best, &e, &state, currency, len(listings))
	return v
}

// judge compares the listings with the item. It returns them as candidates, and the item to which prices are adjusted.
func judge(item Item, listings []Listing) ([]candidate, itemState, pricing.Item) {
	item.readState()
	item.resolveLike(listings)
	candidates := newCandidates(item.readScope().forLot(listings))
	for i := range candidates {
		c := &candidates[i]
		c.age = -1
		if c.Date > 0 && item.Day > 0 {
			c.age = max(0, item.Day-c.Date)
		}
	}
	tokens := describe(&item)
	identified := identificationOf(&item)
	words := scoreCandidates(&item, tokens, candidates, identified)
	state := assessState(&item, kindOf(&item, tokens, candidates))
	return candidates, state, pricing.Item{
		Condition: state.condition, Kind: state.kind, LogDamage: math.Log(state.damageFactor), Words: words,
		Doubt: 1 - identified,
	}
}

// readState takes what states the condition, damage and authenticity out of the item's texts. If the item's condition
// is unknown, it is the one that they state.
func (item *Item) readState() {
	words, condition, damage := readState(item.Description)
	item.Description = words
	item.Condition = cmp.Or(item.Condition, condition)
	item.addDamage(&damage)
	if item.authenticity == unstatedAuthenticity {
		title := readDamage(truncate(item.Title, maxTitleBytes))
		item.authenticity, item.copyWords = title.authenticity, title.copyWords
	}
	item.Title, condition = product.CutCondition(item.Title)
	item.Condition = cmp.Or(item.Condition, condition)
}

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
		if a.Title == b.Title && a.Brand == b.Brand && a.Price == b.Price && a.Condition == b.Condition {
			b.outcome = duplicate
		}
	}
	return candidates
}

// compareListings orders listings so that duplicates are next to each other, with the best picture match
// and ranks first.
func compareListings(a, b *Listing) int {
	if c := strings.Compare(a.Title, b.Title); c != 0 {
		return c
	}
	return cmp.Or(
		strings.Compare(a.Brand, b.Brand), cmp.Compare(a.Price, b.Price), cmp.Compare(a.Condition, b.Condition),
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

// minLogOddsCap is log odds of 20 to 1. A picture can raise a listing's log odds up to this value, or up
// to the log odds of the best words if these are higher, so that other closely matching offers still count.
const minLogOddsCap = 3

// scoreCandidates sets every candidate's evidence, score, log odds and probability, and its words. It returns the
// item's words. A duplicate gets the values of the candidate before it, and its words are not counted again.
func scoreCandidates(item *Item, itemTokens []token, candidates []candidate, identified float64) pricing.Words {
	tokens := make([]token, 0, 12*len(candidates))
	for i := range candidates {
		if c := &candidates[i]; c.outcome != duplicate {
			c.stateCondition()
			start := len(tokens)
			tokens = tokenize(tokens, start, truncate(c.Brand, maxTitleBytes))
			title := len(tokens)
			tokens = tokenize(tokens, start, c.title)
			if hasAllTokens(tokens[title:], tokens[start:title]) {
				start = title
			}
			c.words.tokens = tokens[start:len(tokens):len(tokens)]
			c.compareScope(item.scope, itemTokens)
		}
	}
	itemWords := parsedText{tokens: itemTokens}
	v := newVocabulary(len(tokens) + len(itemWords.tokens))
	for i := range candidates {
		v.assignTerms(&candidates[i].words, int32(i))
	}
	v.assignTerms(&itemWords, -1)
	v.matchItem(&itemWords)
	v.assignWeights()
	itemWords.parse(&v)
	itemWords.stateKind(item.Condition, item.Condition, item.Condition)

	sets := pricing.NewWordSets(len(candidates)+1, len(v.terms))
	for i := range candidates {
		if c := &candidates[i]; c.outcome == duplicate {
			c.evidence, c.score, c.pictureScore = candidates[i-1].evidence, candidates[i-1].score, candidates[i-1].pictureScore
			c.outOfScope, c.copied = candidates[i-1].outOfScope, candidates[i-1].copied
		} else {
			c.words.parse(&v)
			c.words.stateKind(c.stated, c.titleCondition, item.Condition)
			c.wordSet = v.wordSet(sets[i+1], &c.words, &itemWords)
			c.evidence = compare(&v, &itemWords, &c.words)
			wordScore := c.evidence.score()
			if !c.words.isOtherKind(&itemWords) {
				c.pictureScore = pictureScore(c.Listing)
			}
			c.score = wordScore + c.pictureScore
			if c.outOfScope {
				c.score -= outOfScopePenalty
			}
			c.readAuthenticity(&itemWords)
		}
	}
	bestWordScore := leaveOutCopies(item, candidates)
	logOddsCap := max(logOdds(bestWordScore, 0, true), minLogOddsCap)
	for i := range candidates {
		c := &candidates[i]
		// Without pictures, because a picture of one offer is no evidence against the others.
		gap := min(0, c.evidence.score()-bestWordScore)
		c.logOdds = logOdds(c.score, gap, c.evidence.confirmsModel())
		c.matchProbability = probabilityOf(c.logOdds)
		c.probability = max(minProbability, identified*c.matchProbability)
		c.logOdds = min(c.logOdds, logOddsCap)
	}
	markCopies(candidates)
	return v.wordSet(sets[0], &itemWords, &itemWords)
}

// markCopies marks listings with the words, price and condition of another one as duplicates: one offer, found more than
// once. The one with the higher score remains.
func markCopies(candidates []candidate) {
	for i := range candidates {
		a := &candidates[i]
		for j := i + 1; j < len(candidates) && a.outcome != duplicate; j++ {
			b := &candidates[j]
			if a.Price != b.Price || a.stated != b.stated || b.outcome == duplicate || !slices.Equal(a.wordSet, b.wordSet) {
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

// identificationOf returns the probability that the item was identified correctly.
func identificationOf(item *Item) float64 {
	p := 1.0
	if item.Description == "" && 0 < item.Confidence && item.Confidence < 1 {
		p = item.Confidence
	}
	if contradicts(item) {
		p *= contradictionFactor
	}
	if item.authenticity == doubtful {
		p *= doubtFactor
	}
	return p
}

// describe returns the distinct tokens that describe the item. Of the
// attributes it takes only numbers and words that distinguish variants, because other words describe the picture and are
// rare in listings. Accessories among the attributes are seen beside the item; they don't make it an accessory. If brand
// and model name the item, it leaves out the numbers, too, because most titles omit them.
func describe(item *Item) []token {
	all := tokenize(make([]token, 0, maxTokens), 0, truncate(item.Brand, maxTitleBytes))
	all = append(all, item.titleTokens()...)
	all = tokenize(all, 0, truncate(item.Model, maxTitleBytes))
	described, _ := readScope(tokenize(nil, 0, truncate(item.Description, maxDescriptionBytes)))
	all = append(all, described...)
	all = all[:min(len(all), maxTokens)]
	firstOfAttributes := len(all)
	name := nameTokens(item)
	for _, s := range item.Attributes[:min(len(item.Attributes), maxTokens)] {
		all = tokenize(all, 0, truncate(s, maxTitleBytes))
	}
	tokens := all[:0]
	for i, t := range all {
		if !hasToken(tokens, t.text) && (i < firstOfAttributes || t.digits > 0 && name == nil || lexicon[t.text].distinguishes()) {
			t.inName = hasToken(name, t.text)
			tokens = append(tokens, t)
		}
	}
	return tokens
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

// bestMatch returns the index of the candidate that is the best match, or -1 if none matches.
func bestMatch(candidates []candidate, centre float64) int {
	best := -1
	for i := range candidates {
		c := &candidates[i]
		if c.outcome.isUsed() && (best < 0 || isBetterMatch(c, &candidates[best], centre)) {
			best = i
		}
	}
	return best
}

// isBetterMatch prefers higher log odds, then the more complete listing, then the price nearer to the
// centre, then the better rank in the text search.
func isBetterMatch(a, b *candidate, centre float64) bool {
	if math.Abs(a.logOdds-b.logOdds) > 1e-9 {
		return a.logOdds > b.logOdds
	}
	return cmp.Or(
		cmp.Compare(completeness(b.Listing), completeness(a.Listing)),
		cmp.Compare(a.distanceTo(centre), b.distanceTo(centre)),
		cmp.Compare(rankOrLast(a.TextRank), rankOrLast(b.TextRank))) < 0
}

// distanceTo returns the distance of the price from the centre, in millionths of an ln unit, or infinity
// without a price. It is rounded, so that prices above and below the centre by the same ratio are
// equally near.
func (c *candidate) distanceTo(centre float64) float64 {
	if !isValidPrice(c.Price) {
		return math.Inf(1)
	}
	return math.Round(1e6 * math.Abs(c.logPrice-centre))
}

// completeness counts the fields that a customer sees and that are not empty. The price counts twice.
func completeness(l *Listing) (n int) {
	for _, s := range [...]string{l.URL, l.Image, l.Vendor} {
		if s != "" {
			n++
		}
	}
	if isValidPrice(l.Price) {
		n += 2
	}
	return n
}

// listUsed returns the indices of the listings used, the best match first, then by log odds. If there
// are more than MaxUsed, it drops the last ones without a price and marks them as not needed.
func listUsed(candidates []candidate, best int) []int {
	order := make([]int, 0, MaxListings)
	for i := range candidates {
		if candidates[i].outcome.isUsed() {
			order = append(order, i)
		}
	}
	slices.SortFunc(order, func(a, b int) int {
		if a == best || b == best {
			return cmp.Compare(boolToInt(b == best), boolToInt(a == best))
		}
		return cmp.Or(cmp.Compare(candidates[b].logOdds, candidates[a].logOdds), cmp.Compare(a, b))
	})
	for n := len(order) - 1; n > 0 && len(order) > MaxUsed; n-- {
		if c := &candidates[order[n]]; c.outcome == usedWithoutPrice {
			c.outcome = notNeeded
			order = slices.Delete(order, n, n+1)
		}
	}
	for n, i := range order {
		order[n] = candidates[i].index
	}
	return order
}

func boolToInt(b bool) int {
	if b {
		return 1
	}
	return 0
}
