package appraisal

import (
	"math"

	"loupe/core/base/jsontext"
	"loupe/core/market"
	"loupe/core/valuation/learned"
)

// modelsByMarket returns the stored models by search.Market, with prices in the answer's currency. The words have no prices if as_of or
// exclude is set, because they were learned from later or excluded listings, too, or if there is no exchange rate.
func (a *appraisal) modelsByMarket() map[string]*learned.Model {
	if a.models != nil {
		return a.models
	}
	models := map[string]*learned.Model{}
	for _, stored := range a.parts {
		root, err := jsontext.Parse([]byte(stored.JSON))
		if err != nil {
			continue
		}
		m := learned.DecodeModel(root)
		if m == nil {
			continue
		}
		if _, rate, ok := a.prices.table.Convert(market.Unit, m.Currency, a.Currency); ok && a.AsOf == 0 && len(a.Exclude) == 0 {
			m.Mean += math.Log(rate)
		} else {
			m.Words = learned.Words{}
		}
		models[stored.Market] = m
	}
	a.models = models
	return models
}
