package decision

import (
	"math"
	"strconv"
	"strings"

	"loupe/core/jsontext"
	"loupe/core/market"
)

// Write writes the decision as JSON; null for nil.
func (d *Decision) Write(w *jsontext.Writer) {
	if d == nil {
		w.Null()
		return
	}
	w.Open('{')
	w.Key("verdict")
	writeText(w, d.Verdict)
	w.Key("explanation").String(d.explanation())
	w.Key("cost")
	writeGiven(w, d.Cost)
	w.Key("shipping").Float(d.Shipping.Float())
	w.Key("margin")
	switch {
	case d.MarginShare > 0:
		w.String(percent(d.MarginShare) + "%")
	case d.Margin > 0:
		w.String(strconv.FormatFloat(d.Margin.Float(), 'f', -1, 64))
	default:
		w.Null()
	}
	w.Key("best_channel")
	writeText(w, d.Best.Channel)
	d.writeFigures(w, &d.Best)
	w.Key("chance_of_loss")
	if d.Cost > 0 {
		w.Float(math.Round(d.Chance*1e4) / 1e4)
	} else {
		w.Null()
	}
	w.Key("fees_date")
	writeText(w, d.Date)
	w.Key("channels").Open('[')
	for i := range d.ByChannel {
		p := &d.ByChannel[i]
		w.Open('{')
		w.Key("channel").String(p.Channel)
		w.Key("title").String(p.Title)
		w.Key("fees")
		writePrices(w, func(i int) { w.Float(p.Fees[i].Float()) })
		d.writeFigures(w, p)
		w.Close('}')
	}
	w.Close(']')
	w.Close('}')
}

// writeFigures writes what is left on a channel into an open object.
func (d *Decision) writeFigures(w *jsontext.Writer, p *Proceeds) {
	w.Key("net")
	writePrices(w, func(i int) { w.Float(p.Net[i].Float()) })
	w.Key("profit")
	if d.Cost == 0 {
		w.Null()
		w.Key("return").Null()
	} else {
		writePrices(w, func(i int) { w.Float((p.Net[i] - d.Cost).Float()) })
		w.Key("return")
		writePrices(w, func(i int) { w.Float(math.Round(1e4*float64(p.Net[i]-d.Cost)/float64(d.Cost)) / 1e4) })
	}
	w.Key("highest_cost").Open('{')
	w.Key("fast").Float(p.HighestCost[Fast].Float())
	w.Key("market").Float(p.HighestCost[Market].Float())
	w.Close('}')
}

// writePrices writes an object with a value for each price.
func writePrices(w *jsontext.Writer, write func(i int)) {
	w.Open('{')
	for i, name := range [...]string{"fast", "market", "patient"} {
		w.Key(name)
		write(i)
	}
	w.Close('}')
}

// writeGiven writes an amount; null for 0.
func writeGiven(w *jsontext.Writer, a market.Amount) {
	if a == 0 {
		w.Null()
		return
	}
	w.Float(a.Float())
}

// writeText writes a text; null for "".
func writeText(w *jsontext.Writer, text string) {
	if text == "" {
		w.Null()
		return
	}
	w.String(text)
}

func (d *Decision) explanation() string {
	text, on, about := "", "", " About "
	if len(d.ByChannel) > 0 {
		on, about = " on "+d.Best.Title, " After fees, about "
	}
	switch d.Verdict {
	case Buy:
		text = "Buy: the margin is kept even at the fast price. "
	case Borderline:
		text = "Borderline: the margin is kept at the market price, but not at the fast price. "
	case Leave:
		text = "Leave it: the margin is not kept at the market price. "
	}
	if most := d.Best.HighestCost; most[Market] < 0 {
		text += "Even if the item cost nothing, a sale" + on + " at the market price of " + d.money(d.Prices[Market]) + " would not bring the margin."
	} else {
		text += "For a sale" + on + " at the market price of " + d.money(d.Prices[Market]) + ", at most " + d.money(most[Market]) + " may be paid"
		if most[Fast] >= 0 {
			text += "; at the fast price of " + d.money(d.Prices[Fast]) + ", at most " + d.money(most[Fast])
		}
		text += d.marginClause() + "."
	}
	if d.Cost > 0 {
		text += about + strconv.Itoa(int(math.Round(100*d.Chance))) + " of 100 comparable sales bring less than the cost of " + d.money(d.Cost) + "."
	}
	switch {
	case d.Table == nil:
		text += " Fees are not counted, because there is no table of fees."
	case len(d.ByChannel) == 0:
		text += " Fees are not counted, because none of the channels applies."
	}
	if d.without != nil {
		text += " There is no exchange rate for the fees of " + strings.Join(d.without, ", ") + "."
	}
	if d.unknown != nil {
		text += " The table of fees no longer has " + strings.Join(d.unknown, ", ") + "."
	}
	return text
}

// marginClause says which margin is kept at the highest costs.
func (d *Decision) marginClause() string {
	switch {
	case d.MarginShare > 0:
		return ", to keep a margin of " + percent(d.MarginShare) + "% of the price"
	case d.Margin > 0:
		return ", to keep a margin of " + d.money(d.Margin)
	}
	return ", to break even"
}

// percent formats a share in millionths as a percentage: "12.5".
func percent(share int64) string { return strconv.FormatFloat(float64(share)/1e4, 'f', -1, 64) }

// money formats an amount with its currency: "USD 12.50".
func (d *Decision) money(a market.Amount) string {
	return d.Currency + " " + strconv.FormatFloat(a.Float(), 'f', market.Digits(d.Currency), 64)
}
