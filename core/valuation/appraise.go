package valuation

import (
	"math"

	"loupe/core/market"
	"loupe/core/valuation/internal/pricing"
)

// Appraise values the item by the listings. Prices, and the range returned, are in the currency with
// this ISO 4217 code. It accepts any input: a price that is not a positive finite number is ignored,
// and without a usable price the range is 0.
func Appraise(item Item, listings []Listing, currency string) Valuation {
	contradiction, confirmed := resolveContradiction(&item, &listings)
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
	item.read()
	item.resolveLike(listings)
	candidates := newCandidates(item.said.scope.forLot(listings))
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

// identificationOf returns the probability that the item was identified correctly.
func identificationOf(item *Item) float64 {
	p := 1.0
	if item.Description == "" && 0 < item.Confidence && item.Confidence < 1 {
		p = item.Confidence
	}
	if contradicts(item) {
		p *= contradictionFactor
	}
	if item.said.damage.authenticity == doubtful {
		p *= doubtFactor
	}
	return p
}

// describe returns the distinct tokens that describe the item; call Item.read first. Of the
// attributes it takes only numbers and words that distinguish variants, because other words describe the picture and are
// rare in listings. Accessories among the attributes are seen beside the item; they don't make it an accessory. If brand
// and model name the item, it leaves out the numbers, too, because most titles omit them.
func describe(item *Item) []token {
	all := tokenize(make([]token, 0, maxTokens), 0, truncate(item.Brand, maxTitleBytes))
	all = append(all, item.titleTokens()...)
	all = tokenize(all, 0, truncate(item.Model, maxTitleBytes))
	all = append(all, item.said.words...)
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
