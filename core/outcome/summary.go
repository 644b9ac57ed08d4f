package outcome

import (
	"maps"
	"math"
	"slices"

	"loupe/core/exchange"
	"loupe/core/jsontext"
	"loupe/core/ledger"
)

// DefaultSales is the number of sales in a summary by default.
const DefaultSales = 200

// sale is a sale with its appraisal's range. Amounts are in the range's currency.
type sale struct {
	date, condition, source       string
	lower, upper, estimate, price float64
}

// figures say how good the ranges of some sales were.
type figures struct {
	sales, inside, below, above int
	errors                      []float64 // of the estimates, as a share of the price
}

func (g *figures) add(s *sale) {
	g.sales++
	switch {
	case s.price < s.lower:
		g.below++
	case s.price > s.upper:
		g.above++
	default:
		g.inside++
	}
	g.errors = append(g.errors, math.Abs(s.estimate-s.price)/s.price)
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
	found := f.D1(exchange.SQL(ledger.ListSales, exchange.Text(account), exchange.Int(int64(last))))
	exchange.On(f, found, func(f *exchange.Flow, sets []exchange.Rows, err error) {
		if err != nil || len(sets) != 1 {
			done(f, nil, &unavailable)
			return
		}
		var all figures
		var sales []sale
		var list jsontext.Writer
		list.Open('[')
		for _, row := range sets[0].Rows {
			s := sale{date: row[1].Text(), lower: row[2].Real(), upper: row[3].Real(), estimate: row[4].Real(), price: row[5].Real(), condition: row[7].Text(), source: row[8].Text()}
			all.add(&s)
			sales = append(sales, s)
			list.Open('{')
			list.Key("appraisal_id").String(row[0].Text())
			list.Key("date").String(s.date)
			list.Key("lower").Float(s.lower)
			list.Key("upper").Float(s.upper)
			list.Key("estimate").Float(s.estimate)
			list.Key("price").Float(s.price)
			list.Key("currency").String(row[6].Text())
			list.Key("condition").String(s.condition)
			list.Key("source").String(s.source)
			list.Close('}')
		}
		list.Close(']')
		var w jsontext.Writer
		w.Open('{')
		all.write(&w)
		w.Key("promise").String(all.promise())
		writeGroups(&w, "by_month", "month", sales, func(s *sale) string { return s.date[:len("2026-11")] })
		writeGroups(&w, "by_condition", "condition", sales, func(s *sale) string { return s.condition })
		writeGroups(&w, "by_source", "source", sales, func(s *sale) string { return s.source })
		w.Key("sales_list").Raw(list)
		w.Close('}')
		done(f, w, nil)
	})
}

// writeGroups writes a member with the figures of the sales for each value of a property, sorted by the value.
func writeGroups(w *jsontext.Writer, key, property string, sales []sale, of func(*sale) string) {
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
