package decision

import (
	"math"
	"strconv"
	"strings"

	"loupe/core/answer"
	"loupe/core/market"
)

// Answer returns the decision as it is answered; nil for nil.
func (d *Decision) Answer() *answer.Decision {
	if d == nil {
		return nil
	}
	shown := &answer.Decision{
		Verdict: d.Verdict, Explanation: d.explanation(), Cost: d.Cost.Float(), Shipping: d.Shipping.Float(), BestChannel: d.Best.Channel,
		Left: d.left(&d.Best), FeesDate: d.Date,
	}
	switch {
	case d.MarginShare > 0:
		shown.Margin = percent(d.MarginShare) + "%"
	case d.Margin > 0:
		shown.Margin = strconv.FormatFloat(d.Margin.Float(), 'f', -1, 64)
	}
	if d.Cost > 0 {
		chance := math.Round(d.Chance*1e4) / 1e4
		shown.ChanceOfLoss = &chance
	}
	for i := range d.ByChannel {
		p := &d.ByChannel[i]
		shown.Channels = append(shown.Channels, answer.Channel{Name: p.Channel, Title: p.Title, Fees: prices(p.Fees), Left: d.left(p)})
	}
	return shown
}

// left returns what is left on a channel.
func (d *Decision) left(p *Proceeds) answer.Proceeds {
	left := answer.Proceeds{Net: prices(p.Net), HighestCost: prices(p.HighestCost)}
	if d.Cost > 0 {
		var profit, share [3]float64
		for i, net := range p.Net {
			profit[i], share[i] = (net - d.Cost).Float(), math.Round(1e4*float64(net-d.Cost)/float64(d.Cost))/1e4
		}
		left.Profit = &answer.Prices{Fast: profit[Fast], Market: profit[Market], Patient: profit[Patient]}
		left.Return = &answer.Prices{Fast: share[Fast], Market: share[Market], Patient: share[Patient]}
	}
	return left
}

func prices(amounts [3]market.Amount) answer.Prices {
	return answer.Prices{Fast: amounts[Fast].Float(), Market: amounts[Market].Float(), Patient: amounts[Patient].Float()}
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
