package pricing

import (
	"math"

	"loupe/core/market"
	"loupe/core/market/product"
	"loupe/core/valuation/matching"
	"loupe/core/valuation/prediction"
)

// Details returns everything that the listings say except the range. priced is the item that e was estimated for. Prices, lower and
// upper are in major units.
func (e *Range) Details(item *matching.Item, priced *prediction.Item, candidates []matching.Candidate, prices Prices, lower, upper float64, currency string) Details {
	d := Details{Prices: prices, Conditions: conditionMedians(candidates), Trend: trendOf(candidates, item.Day), DaysToSell: daysToSell(candidates)}
	d.PrivateSale = e.among(priced, candidates, 0, isUsedCondition, currency)
	d.Replacement = e.among(priced, candidates, priced.ToNew(e.UnstatedLogFactor), func(c product.Condition) bool { return c == product.New }, currency)
	if matching.IsValidPrice(item.AskingPrice) {
		d.Asking = e.compareAsking(item.AskingPrice, lower, upper)
	}
	return d
}

// isUsedCondition reports whether private sellers offer items in this condition.
func isUsedCondition(c product.Condition) bool { return c >= product.LikeNew }

// among returns the estimate by the listings used whose stated condition has the property, or nil if there are none. shift
// is added to the logarithms of its amounts. The range is no narrower than e's: fewer listings cannot say more, and a
// single one says least.
func (e *Range) among(item *prediction.Item, candidates []matching.Candidate, shift float64, has func(product.Condition) bool, currency string) *Estimate {
	p := prediction.Fitted.Subset(item, e.comparables, shift, func(c *prediction.Comparable) bool { return has(c.Condition) })
	if !p.OK {
		return nil
	}
	e.Correction.Apply(&p)
	p.Lower = min(p.Lower, p.Centre-(e.Centre-e.Lower))
	p.Upper = max(p.Upper, p.Centre+(e.Upper-e.Centre))
	amount := func(logPrice float64) float64 { return market.Round(math.Exp(logPrice), currency) }
	found := &Estimate{Lower: amount(p.Lower), Estimate: amount(p.Centre), Upper: amount(p.Upper)}
	for i := range e.comparables {
		if c := &e.comparables[i]; c.Outcome == prediction.Used && has(c.Condition) {
			found.Listings = append(found.Listings, candidates[e.sources[i]].Index)
		}
	}
	return found
}

// compareAsking compares an asking price with the range.
func (e *Range) compareAsking(amount, lower, upper float64) *Asking {
	a := &Asking{Amount: amount, Verdict: "within", Percentile: ShareBelow([...]float64{e.Lower, e.Fast, e.Centre, e.Patient, e.Upper}, math.Log(amount))}
	switch {
	case amount < lower:
		a.Verdict = "under"
	case amount > upper:
		a.Verdict = "over"
	}
	return a
}

// ShareBelow returns the share of comparable sales expected below a price. It interpolates between the 10th, 25th, 50th, 75th and 90th
// percentile, and beyond them the tails are exponential. All prices are logarithms.
func ShareBelow(points [5]float64, logPrice float64) float64 {
	shares := [...]float64{0.1, 0.25, 0.5, 0.75, 0.9}
	lower, centre, upper := points[0], points[2], points[4]
	const tail, minScale = 0.1, 1e-3
	switch {
	case logPrice < lower:
		return tail * math.Exp((logPrice-lower)/max((centre-lower)/2, minScale))
	case logPrice >= upper:
		return 1 - tail*math.Exp((upper-logPrice)/max((upper-centre)/2, minScale))
	}
	n := 1
	for logPrice >= points[n] {
		n++
	}
	return shares[n-1] + (shares[n]-shares[n-1])*(logPrice-points[n-1])/(points[n]-points[n-1])
}

// conditionMedians returns the median price, as listed, of the listings used in each stated condition.
func conditionMedians(candidates []matching.Candidate) (medians []ConditionMedian) {
	var prices [product.ForParts + 1][]float64
	for i := range candidates {
		if c := &candidates[i]; c.Outcome == matching.UsedWithPrice && c.Stated != product.Unknown {
			prices[c.Stated] = append(prices[c.Stated], c.Price)
		}
	}
	for condition, list := range prices {
		if len(list) > 0 {
			medians = append(medians, ConditionMedian{product.Condition(condition), len(list), MedianOf(list)})
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
func trendOf(candidates []matching.Candidate, today int) *Trend {
	var dated []*matching.Candidate
	t := &Trend{From: math.MaxInt}
	for i := range candidates {
		if c := &candidates[i]; c.Outcome == matching.UsedWithPrice && c.Date > 0 && (today == 0 || c.Date <= today) {
			dated = append(dated, c)
			t.From, t.To = min(t.From, c.Date), max(t.To, c.Date)
		}
	}
	if t.Listings = len(dated); t.Listings < minTrendListings || t.To-t.From < minTrendDays {
		return nil
	}
	var slopes []prediction.Weighted
	for i, a := range dated {
		for _, b := range dated[i+1:] {
			if days := float64(b.Date - a.Date); days != 0 {
				slopes = append(slopes, prediction.Weighted{Value: (b.LogPrice - a.LogPrice) / days, Weight: math.Abs(days) * math.Exp((a.LogOdds+b.LogOdds)/2)})
			}
		}
	}
	t.Per90Days = min(max(math.Expm1(trendPeriod*prediction.Quantile(slopes, 0.5)), -maxTrend), maxTrend)
	return t
}

// Details is everything that a valuation says except its range.
type Details struct {
	Prices      Prices
	PrivateSale *Estimate         // what private sellers get: by used listings; nil without any
	Replacement *Estimate         // what a replacement costs: by new listings; nil without any
	Asking      *Asking           // nil without Item.AskingPrice
	Conditions  []ConditionMedian // of the listings used with a price and a stated condition, the best condition first
	DaysToSell  *DaysToSell       // nil if too few of the listings used have sold after a known time
	Trend       *Trend            // nil if too few of the listings used with a price are dated
}

// Prices are percentiles of the prices at which such an item sells, in major units. Fast <= Market <= Patient.
type Prices struct {
	Fast    float64 // 25th percentile: a price that sells fast
	Market  float64 // 50th percentile, equal to Valuation.Centre
	Patient float64 // 75th percentile: a price for a seller who can wait
}

// Estimate is the price range of some of the listings, such as the used ones. Lower <= Estimate <= Upper.
type Estimate struct {
	Lower, Estimate, Upper float64 // in major units
	Listings               []int   // indices of the listings that it is based on
}

// Asking compares Item.AskingPrice with the range.
type Asking struct {
	Amount     float64
	Verdict    string  // "under", "within" or "over" the range
	Percentile float64 // share of comparable sales expected below the amount, 0 to 1
}

// ConditionMedian is the median price of the listings used that state a condition. The prices are
// as listed, not adjusted to the item's condition. Prices of lots are converted to the item's number of pieces.
type ConditionMedian struct {
	Condition product.Condition
	Listings  int
	Median    float64 // in major units
}

// Trend is how prices change over time, by the dated listings used.
type Trend struct {
	Per90Days float64 // relative change in 90 days: -0.05 is a fall of 5 %
	Listings  int
	From, To  int // days of the oldest and of the newest listing, since 1970-01-01
}
