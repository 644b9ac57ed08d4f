package valuation

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"loupe/core/market"
)

// candidate is a listing under judgement.
type candidate struct {
	*Listing
	at          int // its index among the listings given
	text        text
	evidence    Evidence
	score       float64
	logOdds     float64 // of being the same product, as far as its price counts
	probability float64
	price       float64 // logarithm of its price, in the item's condition
	weight      float64 // of the price
	standing    standing
	grade       grade // that it says; no name: none, or the item's is not known either
}

// standing is what became of a candidate. The zero value: it was left out as unlike the item.
type standing uint8

const (
	unlike   standing = iota
	repeated          // it says what a candidate before it says
	outlier           // its price is far from the others'
	surplus           // as good as others, of which there were enough
	unpriced          // like the item, but without a price
	used
)

// Appraise values the item by the listings. Their prices, and the range, are in the currency with this ISO 4217 code.
// Every input is answered; prices that are no positive number count as none.
func Appraise(item Item, listings []Listing, currency string) Valuation {
	v := Valuation{Best: -1, Judgements: make([]Judgement, len(listings)), Defects: cleanDefects(item.Defects)}
	candidates := gather(listings)
	judge(&item, candidates)
	state := stateOf(&item, v.Defects, candidates)
	e := estimate(candidates, state)
	if best := bestMatch(candidates, e.centre); best >= 0 {
		v.Best = candidates[best].at
		v.Used = listUsed(candidates, best)
	}
	if e.ok {
		v.Lower, v.Centre, v.Upper = market.Round(math.Exp(e.lower), currency), market.Round(math.Exp(e.centre), currency), market.Round(math.Exp(e.upper), currency)
		v.Confidence, v.Spread = 1-e.doubt, e.spread
	}
	explain(&v, candidates, e, state, currency, len(listings))
	return v
}

// gather puts the listings in an order of their own, so that the order they come in does not matter, and marks those that
// only repeat another one: the same words, price and condition.
func gather(listings []Listing) []candidate {
	order := make([]int, min(len(listings), MaxListings))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(i, j int) int { return compareListings(&listings[i], &listings[j]) })
	candidates := make([]candidate, len(order))
	for i, at := range order {
		candidates[i] = candidate{Listing: &listings[at], at: at}
	}
	for i := 1; i < len(candidates); i++ {
		a, b := &candidates[i-1], &candidates[i]
		if a.Title == b.Title && a.Brand == b.Brand && a.Price == b.Price && a.Condition == b.Condition {
			b.standing = repeated
		}
	}
	return candidates
}

func compareListings(a, b *Listing) int {
	if c := strings.Compare(a.Title, b.Title); c != 0 {
		return c
	}
	return cmp.Or(
		strings.Compare(a.Brand, b.Brand), cmp.Compare(a.Price, b.Price), strings.Compare(a.Condition, b.Condition),
		cmp.Compare(b.PictureMatch, a.PictureMatch), cmp.Compare(place(a.VisualRank), place(b.VisualRank)),
		cmp.Compare(place(a.TextRank), place(b.TextRank)), strings.Compare(a.Vendor, b.Vendor), strings.Compare(a.URL, b.URL))
}

// place makes no rank the last one.
func place(rank int) int {
	if rank <= 0 {
		return math.MaxInt
	}
	return rank
}

// judge gives every candidate its evidence, score and probability. Repeated ones get those of the one they repeat, and
// count for nothing.
func judge(item *Item, candidates []candidate) {
	tokens := make([]token, 0, 12*len(candidates))
	for i := range candidates {
		if c := &candidates[i]; c.standing != repeated {
			start := len(tokens)
			tokens = tokenize(tokens, start, cut(c.Brand, maxTitle))
			title := len(tokens)
			tokens = tokenize(tokens, start, cut(c.Title, maxTitle))
			if containsAll(tokens[title:], tokens[start:title]) {
				start = title
			}
			c.text.tokens = tokens[start:len(tokens):len(tokens)]
		}
	}
	subject := text{tokens: itemTokens(item)}
	v := newVocabulary(len(tokens) + len(subject.tokens))
	for i := range candidates {
		v.numberAll(&candidates[i].text, int32(i))
	}
	v.numberAll(&subject, -1)
	v.relate(&subject)
	v.weigh()
	subject.read(&v)

	top := math.Inf(-1)
	for i := range candidates {
		if c := &candidates[i]; c.standing == repeated {
			c.evidence, c.score = candidates[i-1].evidence, candidates[i-1].score
		} else {
			c.text.read(&v)
			c.evidence = compare(&v, &subject, &c.text)
			words := c.evidence.score()
			c.score = words + seen(c.Listing)
			top = max(top, words) // the picture of one offer says nothing against the others
		}
	}
	certainty := 1.0
	if item.Description == "" && 0 < item.Confidence && item.Confidence < 1 {
		certainty = item.Confidence
	}
	enough := max(logOdds(top, 0, true), fairlySure)
	for i := range candidates {
		c := &candidates[i]
		c.logOdds = logOdds(c.score, c.evidence.score()-top, c.evidence.sound())
		c.probability = max(leastProbability, certainty*probability(c.logOdds))
		c.logOdds = min(c.logOdds, enough)
	}
}

// fairlySure are log odds of 19 to 1. Being seen in the photo raises a listing to those, or to those of the best words if
// they are better, and no further: the prices of other sound offers count beside it.
const fairlySure = 3

func containsAll(tokens, wanted []token) bool {
	for _, w := range wanted {
		if !contains(tokens, w.text) {
			return false
		}
	}
	return true
}

func contains(tokens []token, text string) bool {
	for i := range tokens {
		if tokens[i].text == text {
			return true
		}
	}
	return false
}

// itemTokens are those of all that is said of the item, each once. Of the attributes, only what tells variants apart:
// the rest describes what is to be seen, in words that no shop would use. Where brand and model name the item, its
// measures are left out too: most shops leave them to the description.
func itemTokens(item *Item) []token {
	all := make([]token, 0, maxTokens)
	for _, s := range [...]string{cut(item.Brand, maxTitle), cut(item.Title, maxTitle), cut(item.Model, maxTitle), cut(item.Description, maxDescription)} {
		all = tokenize(all, 0, s)
	}
	said := len(all)
	names := namesOf(item)
	for _, s := range item.Attributes[:min(len(item.Attributes), maxTokens)] {
		all = tokenize(all, 0, cut(s, maxTitle))
	}
	tokens := all[:0]
	for i, t := range all {
		if !contains(tokens, t.text) && (i < said || t.digits > 0 && names == nil || lexicon[t.text].facet > filler) {
			t.named = contains(names, t.text)
			tokens = append(tokens, t)
		}
	}
	return tokens
}

// What image searches and fingerprints add to the score. These are set, not fitted: the same fingerprint counts like a
// title that agrees in all its words, the first place of an image search like half of that.
const (
	pictureScore = 14
	visualScore  = 7
	leastPicture = 0.75 // a PictureMatch that says nothing
)

func seen(l *Listing) (score float64) {
	if l.PictureMatch > leastPicture {
		score = pictureScore * (min(l.PictureMatch, 1) - leastPicture) / (1 - leastPicture)
	}
	if l.VisualRank > 0 {
		score = max(score, visualScore/math.Sqrt(float64(l.VisualRank)))
	}
	return score
}

// bestMatch is the candidate that is most probably the same product; among equals the one whose listing says more, then
// the one whose price is nearer to the centre, then the one that the text search has first. -1 when none is like the item.
func bestMatch(candidates []candidate, centre float64) int {
	best := -1
	for i := range candidates {
		c := &candidates[i]
		if c.standing < surplus {
			continue
		}
		if best < 0 || better(c, &candidates[best], centre) {
			best = i
		}
	}
	return best
}

func better(a, b *candidate, centre float64) bool {
	if math.Abs(a.logOdds-b.logOdds) > 1e-9 {
		return a.logOdds > b.logOdds
	}
	return cmp.Or(
		cmp.Compare(completeness(b.Listing), completeness(a.Listing)),
		cmp.Compare(a.distance(centre), b.distance(centre)),
		cmp.Compare(place(a.TextRank), place(b.TextRank))) < 0
}

// distance of the price from the centre. Rounded, for prices above and below it at the same ratio to be equally near.
func (c *candidate) distance(centre float64) float64 {
	if !usable(c.Price) {
		return math.Inf(1)
	}
	return math.Round(1e6 * math.Abs(c.price-centre))
}

func completeness(l *Listing) (n int) {
	for _, s := range [...]string{l.URL, l.Image, l.Vendor} {
		if s != "" {
			n++
		}
	}
	if usable(l.Price) {
		n += 2
	}
	return n
}

// listUsed gives the listings that the appraisal rests on, the best match first, then the most probable. If they are too
// many, those without a price are left out.
func listUsed(candidates []candidate, best int) []int {
	order := make([]int, 0, MaxListings)
	for i := range candidates {
		if candidates[i].standing >= unpriced {
			order = append(order, i)
		}
	}
	slices.SortFunc(order, func(a, b int) int {
		if a == best || b == best {
			return cmp.Compare(btoi(b == best), btoi(a == best))
		}
		return cmp.Or(cmp.Compare(candidates[b].logOdds, candidates[a].logOdds), cmp.Compare(a, b))
	})
	for n := len(order) - 1; n > 0 && len(order) > MaxUsed; n-- {
		if c := &candidates[order[n]]; c.standing == unpriced {
			c.standing = surplus
			order = slices.Delete(order, n, n+1)
		}
	}
	for n, i := range order {
		order[n] = candidates[i].at
	}
	return order
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

func cut(s string, n int) string { return s[:min(len(s), n)] }
