package outcome

import (
	"maps"
	"math"
	"slices"

	"loupe/core/base/jsontext"
	"loupe/core/exchange"
	"loupe/core/store/ledger"
)

// DefaultSales is the number of sales in a summary by default.
const DefaultSales = 200

// figures say how good the ranges of some sales were.
type figures struct {
	sales, inside, below, above int
	errors                      []float64 // of the estimates, as a share of the price
}

func (g *figures) add(s *ledger.Sale) {
	g.sales++
	switch {
	case s.Price < s.Lower:
		g.below++
	case s.Price > s.Upper:
		g.above++
	default:
		g.inside++
	}
	g.errors = append(g.errors, math.Abs(s.Estimate-s.Price)/s.Price)
}

// write writes the figures into an open object.
func (g *figures) write(w *jsontext.Writer) {
	w.Key("sales").Int(int64(g.sales))
	w.Key("inside").Int(int64(g.inside))
	w.Key("below").Int(int64(g.below))
	w.Key("above").Int(int64(g.above))
	if g.sales == 0 {
		w.Key("share").Null()
		w.Key("interval").Null()
		w.Key("median_error").Null()
		return
	}
	lower, upper := ledger.Wilson(g.inside, g.sales)
	w.Key("share").Float(rounded(float64(g.inside) / float64(g.sales)))
	w.Key("interval").Open('[')
	w.Float(rounded(lower))
	w.Float(rounded(upper))
	w.Close(']')
	slices.Sort(g.errors)
	n := len(g.errors)
	w.Key("median_error").Float(rounded((g.errors[(n-1)/2] + g.errors[n/2]) / 2))
}

// promise returns "kept", "broken" (see ledger.IsBroken) or, with fewer than ledger.MinJudged sales, "unknown".
func (g *figures) promise() string {
	switch {
	case g.sales < ledger.MinJudged:
		return "unknown"
	case ledger.IsBroken(g.inside, g.sales):
		return "broken"
	}
	return "kept"
}

func rounded(v float64) float64 { return math.Round(1e4*v) / 1e4 }

// Summarize answers with figures on how the prices of the account's last sales compare with their ranges.
func Summarize(f *exchange.Flow, account string, last int, done Done) {
	found := f.D1(ledger.ListSales.Bind(exchange.Text(account), exchange.Int(int64(last))))
	exchange.On(f, found, func(f *exchange.Flow, sets []exchange.Rows, err error) {
		if err != nil {
			done(f, nil, &unavailable)
			return
		}
		var all figures
		var list jsontext.Writer
		list.Open('[')
		sales := ledger.ListSales.All(sets, 0)
		for i := range sales {
			s := &sales[i]
			all.add(s)
			list.Open('{')
			list.Key("appraisal_id").String(s.Appraisal)
			list.Key("date").String(s.Date)
			list.Key("lower").Float(s.Lower)
			list.Key("upper").Float(s.Upper)
			list.Key("estimate").Float(s.Estimate)
			list.Key("price").Float(s.Price)
			list.Key("currency").String(s.Currency)
			list.Key("condition").String(s.Condition)
			list.Key("source").String(s.Source)
			list.Close('}')
		}
		list.Close(']')
		var w jsontext.Writer
		w.Open('{')
		all.write(&w)
		w.Key("promise").String(all.promise())
		writeGroups(&w, "by_month", "month", sales, func(s *ledger.Sale) string { return s.Date[:min(len(s.Date), len("2026-11"))] })
		writeGroups(&w, "by_condition", "condition", sales, func(s *ledger.Sale) string { return s.Condition })
		writeGroups(&w, "by_source", "source", sales, func(s *ledger.Sale) string { return s.Source })
		w.Key("sales_list").Raw(list)
		w.Close('}')
		done(f, w, nil)
	})
}

// writeGroups writes a member with the figures of the sales for each value of a property, sorted by the value.
func writeGroups(w *jsontext.Writer, key, property string, sales []ledger.Sale, of func(*ledger.Sale) string) {
	groups := map[string]*figures{}
	for i := range sales {
		name := of(&sales[i])
		if groups[name] == nil {
			groups[name] = &figures{}
		}
		groups[name].add(&sales[i])
	}
	w.Key(key).Open('[')
	for _, name := range slices.Sorted(maps.Keys(groups)) {
		w.Open('{')
		w.Key(property).String(name)
		groups[name].write(w)
		w.Close('}')
	}
	w.Close(']')
}
