package decision

import (
	"slices"
	"strings"

	"loupe/core/market"
)

// Input is what a decision is based on. Amounts are in Currency and not negative.
type Input struct {
	Table    *Table   // nil without one
	Channels []string // names of the channels to compare; nil: all that sellers of Country may use
	Country  string   // ISO 3166-1 alpha-2
	Currency string   // ISO 4217
	Category string   // of the item, in words
	Rates    *market.Rates

	Cost, Shipping market.Amount // 0: not given
	Margin         market.Amount // least profit; 0: not given
	MarginShare    int64         // least profit as a share of the price, in millionths; 0: not given

	Prices [3]market.Amount // as Fast, Market and Patient

	// Below returns the share of comparable sales that are expected below a price.
	Below func(price market.Amount) float64
}

// Indexes of the prices, and of what is left of each.
const (
	Fast = iota
	Market
	Patient
)

// Verdicts.
const (
	Buy        = "buy"        // the margin is kept even at the fast price
	Borderline = "borderline" // it is kept at the market price
	Leave      = "leave"
)

// Outcome is what is left on a channel at each price. HighestCost is the highest cost at which the margin is kept, below 0 if it would
// not be kept with an item for nothing.
type Outcome struct {
	Channel, Title         string
	Fees, Net, HighestCost [3]market.Amount
}

// Decision is the result of Decide.
type Decision struct {
	Input
	Outcomes []Outcome // of each channel, the one with the most left at the market price first
	Best     Outcome   // the first of Outcomes; without any, what is left without fees
	Chance   float64   // probability that the sale does not bring the cost; 0 without a cost
	Verdict  string    // "" without a cost
	Date     string    // the day on which the oldest of the fees were looked up; "" if unknown

	without []string // channels whose currency has no rate
	unknown []string // names in Channels that the table lacks
}

// Decide compares the channels. It returns nil if there is neither a cost nor a table.
func Decide(in Input) *Decision {
	if in.Table == nil && in.Cost == 0 {
		return nil
	}
	d := &Decision{Input: in}
	unit := minorUnit(in.Currency)
	for _, a := range []*market.Amount{&d.Cost, &d.Shipping, &d.Margin, &d.Prices[Fast], &d.Prices[Market], &d.Prices[Patient]} {
		*a = a.Round(in.Currency)
	}
	best := channel{sellerShips: true} // without fees
	d.Best = d.outcome(&best, unit)
	for _, c := range d.selected() {
		converted, ok := c.in(in.Currency, strings.ToLower(in.Category), in.Rates)
		if !ok {
			d.without = append(d.without, c.title)
			continue
		}
		o := d.outcome(&converted, unit)
		if len(d.Outcomes) == 0 || o.Net[Market] > d.Best.Net[Market] {
			best, d.Best = converted, o
		}
		at := len(d.Outcomes)
		d.Outcomes = append(d.Outcomes, o)
		for ; at > 0 && d.Outcomes[at-1].Net[Market] < o.Net[Market]; at-- { // a compiled sort takes 3 kB
			d.Outcomes[at] = d.Outcomes[at-1]
		}
		d.Outcomes[at] = o
		if c.date != "" && (d.Date == "" || c.date < d.Date) {
			d.Date = c.date
		}
	}
	if d.Cost == 0 {
		return d
	}
	d.Chance = in.Below(best.breakEven(d.Cost, d.Shipping, unit))
	switch {
	case d.Cost <= d.Best.HighestCost[Fast]:
		d.Verdict = Buy
	case d.Cost <= d.Best.HighestCost[Market]:
		d.Verdict = Borderline
	default:
		d.Verdict = Leave
	}
	return d
}

// selected returns the channels to compare, in the order of the table.
func (d *Decision) selected() (selected []*channel) {
	names := d.Table.Names()
	for i, name := range names {
		c := &d.Table.channels[i]
		if d.Channels == nil && (c.countries == nil || slices.Contains(c.countries, d.Country)) || slices.Contains(d.Channels, name) {
			selected = append(selected, c)
		}
	}
	for _, name := range d.Channels {
		if !slices.Contains(names, name) {
			d.unknown = append(d.unknown, name)
		}
	}
	return selected
}

func (d *Decision) outcome(c *channel, unit market.Amount) Outcome {
	o := Outcome{Channel: c.name, Title: c.title}
	for i, price := range d.Prices {
		o.Fees[i], o.Net[i] = c.total(price, d.Shipping, unit), c.net(price, d.Shipping, unit)
		o.HighestCost[i] = o.Net[i] - max(d.Margin, shareOf(price, d.MarginShare, unit))
	}
	return o
}

// breakEven returns the lowest price at which the net covers a cost, by bisection. If the net falls at a step that applies to the whole
// price, there may be several; it returns one of them.
func (c *channel) breakEven(cost, shipping, unit market.Amount) market.Amount {
	low, high := market.Amount(-1), market.MaxAmount/unit // in units: too little, enough
	for high-low > 1 {
		if middle := (low + high) / 2; c.net(middle*unit, shipping, unit) >= cost {
			high = middle
		} else {
			low = middle
		}
	}
	return high * unit
}
