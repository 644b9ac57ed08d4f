package appraisal

import (
	"math"

	"loupe/core/jsontext"
	"loupe/core/market"
	"loupe/core/valuation/learned"
)

// decodeLessons returns what the parts of the catalogue have learned about the item, by search.Market, with prices in the answer's
// currency. For an appraisal of a past day or without some of the listings they have no price, because the parts have learned their
// prices from later and from excluded listings, too; nor if there is no exchange rate.
func (a *appraisal) decodeLessons() map[string]*learned.Lesson {
	lessons := map[string]*learned.Lesson{}
	for _, stored := range a.lessons {
		root, err := jsontext.Parse([]byte(stored.JSON))
		if err != nil {
			continue
		}
		l := learned.DecodeLesson(root)
		if l == nil {
			continue
		}
		_, rate, ok := a.table.Convert(market.Unit, l.Currency, a.Currency)
		if l.Words += math.Log(rate); !ok || a.AsOf != 0 || len(a.Exclude) > 0 {
			l.Words = math.NaN()
		}
		lessons[stored.Market] = l
	}
	return lessons
}
