package decision

import (
	"cmp"
	"slices"
	"strings"

	"loupe/core/market"
)

// Input is what a decision is based on. Amounts are in Currency and not negative.
type Input struct {
	Table    *Table   // nil if there is none
	Channels []string // names of the channels to compare; nil: all that sellers of Country may use
	Country  string   // ISO 3166-1 alpha-2
	Currency string   // ISO 4217
	Category string   // of the item, in words
	Rates    *market.Rates

	Cost, Shipping market.Amount // 0: not given
	Margin         market.Amount // least profit; 0: not given
	MarginShare    int64         // least profit as a share of the price, in millionths; 0: not given

	Prices [3]market.Amount // by Fast, Market and Patient

	// Below returns the share of comparable sales that are expected below a price.
	Below func(price market.Amount) float64
}

// Indexes of the prices, and of the figures at each of them.
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

// Proceeds is what a sale on a channel leaves at each price. HighestCost is the highest cost that keeps the margin; it is negative if the
// margin would not be kept even if the item cost nothing.
type Proceeds struct {
	Channel, Title         string
	Fees, Net, HighestCost [3]market.Amount
}

// Decision is the result of Decide.
type Decision struct {
	Input
	ByChannel []Proceeds // the channel with the highest net at the market price first
	Best      Proceeds   // on the first of ByChannel; without fees if there is none
	Chance    float64    // share of comparable sales whose net is below the cost; 0 without a cost
	Verdict   string     // "" without a cost
	Date      string     // the day on which the oldest of the fees were looked up; "" if unknown

	without []string // channels whose currency has no rate
	unknown []string // names in Channels that the table lacks
}

// Decide compares the channels and, if there is a cost, says whether to buy. It returns nil if there is neither a cost nor a table.
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
	d.Best = d.proceeds(&best, unit)
	for _, c := range d.selected() {
		converted, ok := c.in(in.Currency, strings.ToLower(in.Category), in.Rates)
		if !ok {
			d.without = append(d.without, c.title)
			continue
		}
		p := d.proceeds(&converted, unit)
		if len(d.ByChannel) == 0 || p.Net[Market] > d.Best.Net[Market] {
			best, d.Best = converted, p
		}
		d.ByChannel = append(d.ByChannel, p)
		if c.date != "" && (d.Date == "" || c.date < d.Date) {
			d.Date = c.date
		}
	}
	slices.SortStableFunc(d.ByChannel, func(a, b Proceeds) int { return cmp.Compare(b.Net[Market], a.Net[Market]) })
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

func (d *Decision) proceeds(c *channel, unit market.Amount) Proceeds {
	p := Proceeds{Channel: c.name, Title: c.title}
	for i, price := range d.Prices {
		p.Fees[i], p.Net[i] = c.total(price, d.Shipping, unit), c.net(price, d.Shipping, unit)
		p.HighestCost[i] = p.Net[i] - max(d.Margin, shareOf(price, d.MarginShare, unit))
	}
	return p
}

// breakEven returns the lowest price whose net covers a cost, by bisection. With steps that apply to the whole price, the net may cover the
// cost, fall below it and cover it again; then breakEven returns one of the prices from which on it is covered.
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
