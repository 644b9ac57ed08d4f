package valuation

import (
	"math"

	"loupe/core/market"
	"loupe/core/product"
	"loupe/core/valuation/internal/pricing"
)

// addDetails sets the details of the valuation, such as prices for a fast sale. priced is the item that e was estimated for.
func (v *Valuation) addDetails(item *Item, priced *pricing.Item, candidates []candidate, e *estimate, currency string) {
	v.PrivateSale = e.among(priced, candidates, 0, isUsedCondition, currency)
	v.Replacement = e.among(priced, candidates, priced.ToNew(e.UnstatedLogFactor), func(c product.Condition) bool { return c == product.New }, currency)
	if isValidPrice(item.AskingPrice) {
		v.Asking = e.compareAsking(item.AskingPrice, v)
	}
	v.Conditions = conditionMedians(candidates)
	v.Trend = trendOf(candidates, item.Day)
}

// isUsedCondition reports whether private sellers offer items in this condition.
func isUsedCondition(c product.Condition) bool { return c >= product.LikeNew }

// among returns the estimate by the listings used whose stated condition has the property, or nil if there are none. shift
// is added to the logarithms of its amounts. The range is no narrower than e's: fewer listings cannot say more, and a
// single one says least.
func (e *estimate) among(item *pricing.Item, candidates []candidate, shift float64, has func(product.Condition) bool, currency string) *Estimate {
	p := pricing.Fitted.Subset(item, e.comparables, shift, func(c *pricing.Comparable) bool { return has(c.Condition) })
	if !p.OK {
		return nil
	}
	ApplyCalibration(e.calibration, &p)
	p.Lower = min(p.Lower, p.Centre-(e.Centre-e.Lower))
	p.Upper = max(p.Upper, p.Centre+(e.Upper-e.Centre))
	amount := func(logPrice float64) float64 { return market.Round(math.Exp(logPrice), currency) }
	found := &Estimate{Lower: amount(p.Lower), Estimate: amount(p.Centre), Upper: amount(p.Upper)}
	for i := range e.comparables {
		if c := &e.comparables[i]; c.Outcome == pricing.Used && has(c.Condition) {
			found.Listings = append(found.Listings, candidates[e.sources[i]].index)
		}
	}
	return found
}

// compareAsking compares an asking price with the range of v.
func (e *estimate) compareAsking(amount float64, v *Valuation) *Asking {
	a := &Asking{Amount: amount, Verdict: "within", Percentile: e.percentile(math.Log(amount))}
	switch {
	case amount < v.Lower:
		a.Verdict = "under"
	case amount > v.Upper:
		a.Verdict = "over"
	}
	return a
}

// percentile returns the share of comparable sales expected below a price. It interpolates between the known
// percentiles, and beyond them the tails are exponential.
func (e *estimate) percentile(logPrice float64) float64 {
	points := [...]struct{ price, share float64 }{
		{e.Lower, 0.1}, {e.Fast, 0.25}, {e.Centre, 0.5}, {e.Patient, 0.75}, {e.Upper, 0.9},
	}
	last := points[len(points)-1]
	const tail, minScale = 0.1, 1e-3
	switch {
	case logPrice < e.Lower:
		return tail * math.Exp((logPrice-e.Lower)/max((e.Centre-e.Lower)/2, minScale))
	case logPrice >= last.price:
		return 1 - tail*math.Exp((last.price-logPrice)/max((last.price-e.Centre)/2, minScale))
	}
	n := 1
	for logPrice >= points[n].price {
		n++
	}
	from, to := points[n-1], points[n]
	return from.share + (to.share-from.share)*(logPrice-from.price)/(to.price-from.price)
}

// conditionMedians returns the median price, as listed, of the listings used in each stated condition.
func conditionMedians(candidates []candidate) (medians []ConditionMedian) {
	var prices [product.ForParts + 1][]float64
	for i := range candidates {
		if c := &candidates[i]; c.outcome == usedWithPrice && c.stated != product.Unknown {
			prices[c.stated] = append(prices[c.stated], c.Price)
		}
	}
	for condition, list := range prices {
		if len(list) > 0 {
			medians = append(medians, ConditionMedian{product.Condition(condition), len(list), medianOf(list)})
		}
	}
	return medians
}

const (
	minTrendListings = 6
	minTrendDays     = 60
	maxTrend         = 0.5 // relative change in 90 days, either way
	trendPeriod      = 90  // days
)

// trendOf returns the trend of the dated listings used, or nil if there are fewer than minTrendListings or if they
// span fewer than minTrendDays. The slope is the weighted median of the slopes between all pairs of listings: the
// Theil-Sen estimator (P. Sen 1968, doi.org/10.1080/01621459.1968.10480934), on prices adjusted to the item.
func trendOf(candidates []candidate, today int) *Trend {
	var dated []*candidate
	t := &Trend{From: math.MaxInt}
	for i := range candidates {
		if c := &candidates[i]; c.outcome == usedWithPrice && c.Date > 0 && (today == 0 || c.Date <= today) {
			dated = append(dated, c)
			t.From, t.To = min(t.From, c.Date), max(t.To, c.Date)
		}
	}
	if t.Listings = len(dated); t.Listings < minTrendListings || t.To-t.From < minTrendDays {
		return nil
	}
	var slopes []pricing.Weighted
	for i, a := range dated {
		for _, b := range dated[i+1:] {
			if days := float64(b.Date - a.Date); days != 0 {
				slopes = append(slopes, pricing.Weighted{Value: (b.logPrice - a.logPrice) / days, Weight: math.Abs(days) * math.Exp((a.logOdds+b.logOdds)/2)})
			}
		}
	}
	t.Per90Days = min(max(math.Expm1(trendPeriod*pricing.Quantile(slopes, 0.5)), -maxTrend), maxTrend)
	return t
}
