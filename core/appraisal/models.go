package appraisal

import (
	"math"

	"loupe/core/jsontext"
	"loupe/core/market"
	"loupe/core/valuation/learned"
)

// decodeModels returns what the parts of the catalogue have learned, by search.Market, with prices in the answer's currency. For an
// appraisal of a past day or without some of the listings the words have no prices, because the parts have learned them from later and
// from excluded listings, too; nor if there is no exchange rate.
func (a *appraisal) decodeModels() map[string]*learned.Model {
	models := map[string]*learned.Model{}
	for _, stored := range a.models {
		root, err := jsontext.Parse([]byte(stored.JSON))
		if err != nil {
			continue
		}
		m := learned.DecodeModel(root)
		if m == nil {
			continue
		}
		_, rate, ok := a.table.Convert(market.Unit, m.Currency, a.Currency)
		if m.Mean += math.Log(rate); !ok || a.AsOf != 0 || len(a.Exclude) > 0 {
			m.Words = learned.Words{}
		}
		models[stored.Market] = m
	}
	return models
}
