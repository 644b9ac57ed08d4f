package appraisal

import (
	"math"

	"loupe/core/date"
	"loupe/core/jsontext"
	"loupe/core/market"
	"loupe/core/valuation"
)

// writeDetails writes the details into an open object: the best single figure and its confidence, prices to sell and to buy
// at, and what the listings say about conditions and time. Amounts are in the answer's currency. Without a value the
// amounts are null and the lists empty; the defects are null, too, because callers pay for them.
func (a *appraisal) writeDetails(w *jsontext.Writer) {
	v := a.valuation
	if !a.hasValue() {
		v = &valuation.Valuation{}
	}
	a.writeAmount(w, "estimate", v.Centre)
	w.Key("confidence").Float(rounded(v.Confidence))
	w.Key("prices")
	if v.Prices.Market > 0 {
		w.Open('{')
		a.writeAmount(w, "fast", v.Prices.Fast)
		a.writeAmount(w, "market", v.Prices.Market)
		a.writeAmount(w, "patient", v.Prices.Patient)
		w.Close('}')
	} else {
		w.Null()
	}
	w.Key("private_sale")
	a.writeEstimate(w, v.PrivateSale)
	w.Key("replacement")
	a.writeEstimate(w, v.Replacement)
	w.Key("asking_price")
	a.writeAsking(w, v.Asking)
	w.Key("decision")
	if a.hasValue() {
		a.decision.Write(w)
	} else {
		w.Null()
	}
	a.writePieces(w)
	w.Key("conditions").Open('[')
	for _, c := range v.Conditions {
		w.Open('{')
		w.Key("condition").String(c.Condition.Code())
		w.Key("listings").Int(int64(c.Listings))
		a.writeAmount(w, "median", c.Median)
		w.Close('}')
	}
	w.Close(']')
	w.Key("trend")
	writeTrend(w, v.Trend)
	w.Key("days_to_sell")
	writeDays(w, v.DaysToSell)
	a.writeReasons(w)
	a.writeListings(w)
	a.writeMarkets(w)
	a.writeSoldShare(w)
	w.Key("defects")
	writeDefects(w, a.item.Inspected && a.hasValue(), a.valuation.Defects)
}

// writeAmount writes a member with an amount in major units, rounded to the minor unit of the answer's currency; null for 0.
func (a *appraisal) writeAmount(w *jsontext.Writer, key string, amount float64) {
	w.Key(key)
	if amount == 0 {
		w.Null()
		return
	}
	w.Float(market.Round(amount, a.Currency))
}

// writeEstimate writes a range and the indexes of its listings among the candidates; null for nil.
func (a *appraisal) writeEstimate(w *jsontext.Writer, e *valuation.Estimate) {
	if e == nil {
		w.Null()
		return
	}
	w.Open('{')
	a.writeAmount(w, "lower", e.Lower)
	a.writeAmount(w, "estimate", e.Estimate)
	a.writeAmount(w, "upper", e.Upper)
	w.Key("candidates").Open('[')
	for _, i := range e.Listings {
		w.Int(int64(i))
	}
	w.Close(']')
	w.Close('}')
}

func (a *appraisal) writeAsking(w *jsontext.Writer, asking *valuation.Asking) {
	if asking == nil {
		w.Null()
		return
	}
	w.Open('{')
	a.writeAmount(w, "amount", asking.Amount)
	w.Key("verdict").String(asking.Verdict)
	w.Key("percentile").Float(math.Round(100 * asking.Percentile))
	w.Close('}')
}

func writeTrend(w *jsontext.Writer, t *valuation.Trend) {
	if t == nil {
		w.Null()
		return
	}
	w.Open('{')
	w.Key("change_per_90_days").Float(math.Round(1e4*t.Per90Days) / 1e4)
	w.Key("listings").Int(int64(t.Listings))
	w.Key("from").String(date.Format(t.From))
	w.Key("to").String(date.Format(t.To))
	w.Close('}')
}

// writeDefects writes the defects that a model saw; null if none looked.
func writeDefects(w *jsontext.Writer, inspected bool, defects []string) {
	if !inspected {
		w.Null()
		return
	}
	w.Strings(defects)
}

func writeDays(w *jsontext.Writer, d *valuation.DaysToSell) {
	if d == nil {
		w.Null()
		return
	}
	w.Open('{')
	for _, days := range [...]struct {
		key   string
		value int
	}{{"median", d.Median}, {"lower", d.Lower}, {"upper", d.Upper}} {
		w.Key(days.key)
		if days.value > 0 {
			w.Int(int64(days.value))
		} else {
			w.Null()
		}
	}
	w.Key("sold").Int(int64(d.Sold))
	w.Key("unsold").Int(int64(d.Unsold))
	w.Close('}')
}
