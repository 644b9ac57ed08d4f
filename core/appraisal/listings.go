package appraisal

import (
	"cmp"
	"slices"

	"loupe/core/date"
	"loupe/core/jsontext"
	"loupe/core/valuation"
)

const (
	soldDays   = 90 // of sold_share
	maxMarkets = 12 // in markets
)

// used returns the indexes of the listings that the value is based on, the best match first; none without a value.
func (a *appraisal) used() []int {
	if !a.hasValue() {
		return nil
	}
	return a.valuation.Used
}

// writeReasons writes the code and values of each reason, in the order of the answer's reasoning.
func (a *appraisal) writeReasons(w *jsontext.Writer) {
	w.Key("reasons").Open('[')
	if a.hasValue() {
		for _, r := range a.valuation.Reasons {
			w.Open('{')
			w.Key("code").String(r.Code)
			w.Key("values").Raw(r.Values)
			w.Close('}')
		}
	}
	w.Close(']')
}

// writePieces writes the number of pieces, and for a lot the value of each.
func (a *appraisal) writePieces(w *jsontext.Writer) {
	pieces, each := 1, 0.0
	if a.hasValue() && a.valuation.Pieces > 1 {
		pieces = a.valuation.Pieces
		each = a.valuation.Centre / float64(pieces)
	}
	w.Key("pieces").Int(int64(pieces))
	a.writeAmount(w, "value_per_piece", each)
}

// writeListings writes what the answer leaves out of its similar_items, in the same order.
func (a *appraisal) writeListings(w *jsontext.Writer) {
	w.Key("listings").Open('[')
	for n, i := range a.used() {
		if n == a.Limit {
			break
		}
		l, j := &a.found[i], &a.valuation.Judgements[i]
		w.Open('{')
		w.Key("id").String(l.ID)
		w.Key("date")
		writeText(w, formatDay(l.Date))
		w.Key("sold").Bool(l.Sold)
		w.Key("condition")
		writeText(w, l.Condition.Code())
		w.Key("probability").Float(rounded(j.Probability))
		w.Key("price")
		if price := l.Price.Middle(); price > 0 {
			w.Float(price.Float())
		} else {
			w.Null()
		}
		w.Key("currency")
		writeText(w, l.Price.Currency)
		a.writeAmount(w, "adjusted", j.Adjusted)
		w.Close('}')
	}
	w.Close(']')
}

// formatDay formats a day since 1970-01-01 as YYYY-MM-DD; "" for 0.
func formatDay(day int) string {
	if day == 0 {
		return ""
	}
	return date.Format(day)
}

// writeText writes a text; null for "".
func writeText(w *jsontext.Writer, text string) {
	if text == "" {
		w.Null()
		return
	}
	w.String(text)
}

// writeMarkets writes the number and the median price of the listings used, by vendor and country, the most listings first.
func (a *appraisal) writeMarkets(w *jsontext.Writer) {
	type group struct {
		vendor, country string
		prices          []float64 // in major units of the answer's currency
	}
	var groups []group
	for _, i := range a.used() {
		l, price := &a.found[i], a.prices[i].amount
		if price == 0 {
			continue
		}
		n := slices.IndexFunc(groups, func(g group) bool { return g.vendor == l.Vendor && g.country == l.Country })
		if n < 0 {
			n, groups = len(groups), append(groups, group{vendor: l.Vendor, country: l.Country})
		}
		groups[n].prices = append(groups[n].prices, price.Float())
	}
	order := make([]int, len(groups)) // the compiled sort of another type takes 3 kB
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(i, j int) int {
		return cmp.Or(cmp.Compare(len(groups[j].prices), len(groups[i].prices)), cmp.Compare(i, j))
	})
	w.Key("markets").Open('[')
	for _, i := range order[:min(len(order), maxMarkets)] {
		g := &groups[i]
		w.Open('{')
		w.Key("vendor").String(g.vendor)
		w.Key("country")
		writeText(w, g.country)
		w.Key("listings").Int(int64(len(g.prices)))
		a.writeAmount(w, "median", valuation.MedianOf(g.prices))
		w.Close('}')
	}
	w.Close(']')
}

// writeSoldShare counts the listings used that are dated within the last soldDays: how many were sold, and how many are offers.
func (a *appraisal) writeSoldShare(w *jsontext.Writer) {
	var sold, asked int64
	for _, i := range a.used() {
		switch l := &a.found[i]; {
		case l.Date == 0 || l.Date > a.day || l.Date <= a.day-soldDays:
		case l.Sold:
			sold++
		default:
			asked++
		}
	}
	w.Key("sold_share")
	if sold+asked == 0 {
		w.Null()
		return
	}
	w.Open('{')
	w.Key("days").Int(soldDays)
	w.Key("sold").Int(sold)
	w.Key("asked").Int(asked)
	w.Close('}')
}
