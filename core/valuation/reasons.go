package valuation

import (
	"math"
	"strconv"

	"loupe/core/market"
)

func explain(v *Valuation, candidates []candidate, e estimate, currency string) {
	used, left := 0, 0
	for i := range candidates {
		c := &candidates[i]
		j := Judgement{Probability: c.probability}
		switch {
		case c.duplicate:
			j.Why, left = "repeats another listing", left+1
		case c.probability < leastProbability:
			j.Why, left = "too unlike the item", left+1
		case !usable(c.listing.Price):
			j.Why, j.Used, used = "like the item, without a price", true, used+1
		default:
			j.Why, j.Used, used = "like the item", true, used+1
		}
		v.Judgements[c.at] = j
	}
	if v.Best < 0 {
		v.Reasons = append(v.Reasons, "None of the "+strconv.Itoa(len(candidates))+" listings found is like the item.")
		return
	}
	v.Reasons = append(v.Reasons, strconv.Itoa(used)+" of "+strconv.Itoa(len(candidates))+" listings found are like the item; "+
		strconv.Itoa(left)+" were left out as unlike it or repeated.")
	if !e.ok {
		v.Reasons = append(v.Reasons, "None of them has a price, so there is no value.")
		return
	}
	v.Reasons = append(v.Reasons, strconv.Itoa(e.priced)+" of them have a price; their weighted median is "+
		money(v.Centre, currency)+", and the range is from "+money(v.Lower, currency)+" to "+money(v.Upper, currency)+".")
}

func money(x float64, currency string) string {
	return currency + " " + strconv.FormatFloat(x, 'f', market.Digits(currency), 64)
}

func percent(x float64) string { return strconv.Itoa(int(math.Round(x*100))) + " %" }

// quote takes a stranger's text for use in a sentence: printable, on one line, bounded.
func quote(s string) string {
	buf := make([]rune, 0, maxQuote)
	for _, r := range s {
		if r < ' ' || r >= 0x7F && r < 0xA0 || r == 0xFFFD || r >= 0x200B && r <= 0x200F || r >= 0x2028 && r <= 0x202E || r >= 0x2066 && r <= 0x2069 {
			r = ' '
		}
		if r == ' ' && (len(buf) == 0 || buf[len(buf)-1] == ' ') {
			continue
		}
		if len(buf) == maxQuote {
			break
		}
		buf = append(buf, r)
	}
	for len(buf) > 0 && buf[len(buf)-1] == ' ' {
		buf = buf[:len(buf)-1]
	}
	return string(buf)
}
