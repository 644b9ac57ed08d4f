package decision

import (
	"math/bits"
	"strings"

	"loupe/core/market"
)

// sum is a sum of amounts in millionths of an Amount, so shares of amounts are exact. It has 128 bits: the largest amount is 10^16.
type sum struct{ high, low uint64 }

// add adds a share of an amount. Neither is negative.
func (s *sum) add(a market.Amount, share int64) {
	high, low := bits.Mul64(uint64(a), uint64(share))
	var carry uint64
	s.low, carry = bits.Add64(s.low, low, 0)
	s.high += high + carry
}

// isLess reports whether the sum is less than an amount.
func (s sum) isLess(a market.Amount) bool {
	var of sum
	of.add(a, million)
	return s.high < of.high || s.high == of.high && s.low < of.low
}

// round rounds to a multiple of unit, halves up. Fees are rounded once, as their sum: if each was, two might round up at the same price,
// and a higher price would leave less, so the search for the break-even price could miss it.
func (s sum) round(unit market.Amount) market.Amount {
	divisor := uint64(unit) * million
	low, carry := bits.Add64(s.low, divisor/2, 0)
	n, _ := bits.Div64(s.high+carry, low, divisor) // the largest sum of 20 fees is below 2^64 * 10^6
	return market.Amount(n) * unit
}

// shareOf returns a share of an amount, rounded to a multiple of unit.
func shareOf(a market.Amount, share int64, unit market.Amount) market.Amount {
	var s sum
	s.add(a, share)
	return s.round(unit)
}

// minorUnit returns the smallest amount of a currency.
func minorUnit(currency string) market.Amount {
	unit := market.Unit
	for range market.Digits(currency) {
		unit /= 10
	}
	return unit
}

// in returns the channel with only the fees that apply to an item of a category, and with its amounts in another currency. ok is false if
// one of the currencies has no rate.
func (c *channel) in(currency, category string, rates *market.Rates) (converted channel, ok bool) {
	_, rate, ok := rates.Convert(1000*market.Unit, c.currency, currency) // one unit may be less than the smallest Amount
	if !ok {
		return channel{}, false
	}
	convert := func(a market.Amount) market.Amount {
		b, _, ok := rates.Convert(a, c.currency, currency)
		if !ok && rate > 1 {
			return market.MaxAmount
		}
		return b // 0 if a is less than the smallest Amount
	}
	converted, converted.fees = *c, nil
	for i := range c.fees {
		f := c.fees[i]
		if !f.isFor(category) || converted.has(f.name) {
			continue
		}
		f.fixed, f.minimum, f.limit = convert(f.fixed), convert(f.minimum), convert(f.limit)
		steps := f.steps
		f.steps = nil
		for _, s := range steps {
			s.from, s.fixed = convert(s.from), convert(s.fixed)
			f.steps = append(f.steps, s)
		}
		converted.fees = append(converted.fees, f)
	}
	return converted, true
}

func (c *channel) has(fee string) bool {
	for i := range c.fees {
		if c.fees[i].name == fee {
			return true
		}
	}
	return false
}

// isFor reports whether the fee is for items of a category, which is in lower case. It is if a word of the category begins with one of the
// fee's categories: watch matches watches, but not smartwatches.
func (f *fee) isFor(category string) bool {
	for _, word := range f.categories {
		for at := 0; ; {
			i := strings.Index(category[at:], word)
			if i < 0 {
				break
			}
			if at += i; at == 0 || !isLetter(category[at-1]) {
				return true
			}
			at++
		}
	}
	return f.categories == nil
}

func isLetter(b byte) bool { return 'a' <= b && b <= 'z' || '0' <= b && b <= '9' || b >= 0x80 }

// total returns the sum of a sale's fees, rounded once to a multiple of unit. shipping is what it costs to send the item. All amounts are in
// the channel's currency.
func (c *channel) total(price, shipping, unit market.Amount) market.Amount {
	var total sum
	for i := range c.fees {
		f := &c.fees[i]
		of := price
		if f.ofShipping && !c.sellerShips {
			of += shipping
		}
		var one sum
		one.add(f.fixed, million)
		f.addSteps(&one, of)
		switch {
		case one.isLess(f.minimum):
			one = sum{}
			one.add(f.minimum, million)
		case f.limit > 0 && !one.isLess(f.limit):
			one = sum{}
			one.add(f.limit, million)
		}
		var carry uint64
		total.low, carry = bits.Add64(total.low, one.low, 0)
		total.high += one.high + carry
	}
	return total.round(unit)
}

// addSteps adds the shares and fixed parts of the steps that an amount reaches.
func (f *fee) addSteps(s *sum, of market.Amount) {
	last := step{}
	for i, step := range f.steps {
		if of < step.from || step.over && of == step.from {
			break
		}
		last = step
		if !f.whole {
			part := of
			if i+1 < len(f.steps) {
				part = min(of, f.steps[i+1].from)
			}
			s.add(part-step.from, step.share)
		}
	}
	if f.whole {
		s.add(of, last.share)
		s.add(last.fixed, million)
	}
}

// net returns what is left of a price after fees and shipping.
func (c *channel) net(price, shipping, unit market.Amount) market.Amount {
	left := price - c.total(price, shipping, unit)
	if c.sellerShips {
		left -= shipping
	}
	return left
}
