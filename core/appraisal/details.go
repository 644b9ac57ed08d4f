package appraisal

import (
	"cmp"
	"math"
	"slices"

	"loupe/core/answer"
	"loupe/core/base/date"
	"loupe/core/market"
	"loupe/core/valuation"
)

const (
	soldDays   = 90 // of the sold share
	maxMarkets = 12
)

// details returns the best single figure and its confidence, prices to sell and to buy at, and what the listings say about
// conditions and time.
func (a *appraisal) details() answer.Details {
	if !a.hasValue() {
		return answer.Details{Pieces: 1}
	}
	v := a.valuation
	d := answer.Details{
		Estimate: a.round(v.Centre), Confidence: rounded(v.Confidence), PrivateSale: a.rangeOf(v.PrivateSale), Replacement: a.rangeOf(v.Replacement),
		Pieces: max(v.Pieces, 1), Listings: a.offers(), Markets: a.markets(), SoldShare: a.soldShare(), Decision: a.decision.Answer(),
	}
	if p := v.Prices; p.Market > 0 {
		d.Prices = &answer.Prices{Fast: a.round(p.Fast), Market: a.round(p.Market), Patient: a.round(p.Patient)}
	}
	if asked := v.Asking; asked != nil {
		d.Asking = &answer.Asking{Amount: a.round(asked.Amount), Verdict: asked.Verdict, Percentile: math.Round(100 * asked.Percentile)}
	}
	if v.Pieces > 1 {
		d.PerPiece = a.round(v.Centre / float64(v.Pieces))
	}
	for _, c := range v.Conditions {
		d.Conditions = append(d.Conditions, answer.Condition{Condition: c.Condition.Code(), Listings: c.Listings, Median: a.round(c.Median)})
	}
	if t := v.Trend; t != nil {
		d.Trend = &answer.Trend{Per90Days: math.Round(1e4*t.Per90Days) / 1e4, Listings: t.Listings, From: date.Format(t.From), To: date.Format(t.To)}
	}
	if n := v.DaysToSell; n != nil {
		d.DaysToSell = &answer.Days{Median: n.Median, Lower: n.Lower, Upper: n.Upper, Sold: n.Sold, Unsold: n.Unsold}
	}
	for _, r := range v.Reasons {
		d.Reasons = append(d.Reasons, answer.Reason{Code: r.Code, Values: r.Values})
	}
	if a.item.Inspected {
		d.Defects = append([]string{}, v.Defects...)
	}
	return d
}

// round rounds an amount in major units to the minor unit of the answer's currency.
func (a *appraisal) round(amount float64) float64 { return market.Round(amount, a.Currency) }

func (a *appraisal) rangeOf(e *valuation.Estimate) *answer.Range {
	if e == nil {
		return nil
	}
	return &answer.Range{Lower: a.round(e.Lower), Estimate: a.round(e.Estimate), Upper: a.round(e.Upper), Candidates: e.Listings}
}

func (a *appraisal) offers() (offers []answer.Offer) {
	used := a.valuation.Used
	for _, i := range used[:min(len(used), a.Limit)] {
		l, j := &a.found[i], &a.valuation.Judgements[i]
		offers = append(offers, answer.Offer{
			ID: l.ID, Date: date.FormatKnown(l.Date), Sold: l.Sold, Condition: l.Condition.Code(), Probability: rounded(j.Probability),
			Price: l.Price.Middle().Float(), Currency: l.Price.Currency, Adjusted: a.round(j.Adjusted),
		})
	}
	return offers
}

// markets returns the number and the median price of the listings used, by vendor and country, the most listings first.
func (a *appraisal) markets() (markets []answer.Market) {
	var prices [][]float64 // of each, in major units of the answer's currency
	for _, i := range a.valuation.Used {
		l, price := &a.found[i], a.prices.of[i].amount
		if price == 0 {
			continue
		}
		n := slices.IndexFunc(markets, func(m answer.Market) bool { return m.Vendor == l.Vendor && m.Country == l.Country })
		if n < 0 {
			n, markets, prices = len(markets), append(markets, answer.Market{Vendor: l.Vendor, Country: l.Country}), append(prices, nil)
		}
		markets[n].Listings++
		prices[n] = append(prices[n], price.Float())
	}
	for n := range markets {
		markets[n].Median = a.round(valuation.MedianOf(prices[n]))
	}
	slices.SortStableFunc(markets, func(x, y answer.Market) int { return cmp.Compare(y.Listings, x.Listings) })
	return markets[:min(len(markets), maxMarkets)]
}

// soldShare counts the listings used that are dated within the last soldDays, nil if there are none.
func (a *appraisal) soldShare() *answer.SoldShare {
	share := answer.SoldShare{Days: soldDays}
	for _, i := range a.valuation.Used {
		switch l := &a.found[i]; {
		case l.Date == 0 || l.Date > a.day || l.Date <= a.day-soldDays:
		case l.Sold:
			share.Sold++
		default:
			share.Asked++
		}
	}
	if share.Sold+share.Asked == 0 {
		return nil
	}
	return &share
}
