package market

import (
	"math"
	"slices"
	"strconv"

	"github.com/tidwall/gjson"
)

// MaxJump is a factor. A rate that differs from the stored one by more is probably a mistake: major currencies rarely move as
// much between two updates, and an inverted rate or one with a misplaced decimal point differs by more.
const MaxJump = 1.1

// Update is a change of exchange rates: new rates, and currencies to remove.
type Update struct {
	Rates
	removed []string // ISO 4217
}

// ParseUpdate parses an update. It has the form of [ParseRates], but a rate may be null: Apply removes such a currency. It
// returns the errors of ParseRates.
func ParseUpdate(json []byte) (Update, error) {
	rates, removed, err := parseRates(json, true)
	return Update{rates, removed}, err
}

// Apply returns r with the update's rates added or replaced, and without the currencies that it removes. The result has the
// update's day and base. The error is ErrRatesBase if neither table has a rate between the two bases,
// ErrRatesValue if a converted rate is out of range, and ErrRatesCount if no rates or too many are left.
func (r Rates) Apply(u Update) (Rates, error) {
	merged := Rates{Date: u.Date, Base: u.Base, quotes: slices.Clone(u.quotes)}
	if len(r.quotes) > 0 {
		perBase, ok := u.perBase(r.Base)
		if !ok {
			perBase, ok = r.perOther(u.Base)
		}
		if !ok {
			return Rates{}, ErrRatesBase
		}
		for _, q := range r.rebased(u.Base, perBase).quotes {
			if !merged.hasQuote(q.code) {
				merged.quotes = append(merged.quotes, q)
			}
		}
	}
	merged.quotes = slices.DeleteFunc(merged.quotes, func(q quote) bool { return slices.Contains(u.removed, q.code) })
	switch {
	case len(merged.quotes) == 0 || len(merged.quotes) > maxRates:
		return Rates{}, ErrRatesCount
	case slices.ContainsFunc(merged.quotes, func(q quote) bool { return !(minRate <= q.perBase && q.perBase <= maxRate) }):
		return Rates{}, ErrRatesValue
	}
	return merged, nil
}

// perOther returns how many units of the base one unit of another currency buys.
func (r Rates) perOther(code string) (float64, bool) {
	rate, ok := r.perBase(code)
	return 1 / rate, ok
}

// rebased returns the rates against another base. One unit of it buys perBase units of the present base.
func (r Rates) rebased(base string, perBase float64) Rates {
	if base == r.Base {
		return r
	}
	rebased := Rates{Date: r.Date, Base: base, quotes: []quote{{r.Base, tenDigits(perBase)}}}
	for _, q := range r.quotes {
		if q.code != base && q.code != r.Base {
			rebased.quotes = append(rebased.quotes, quote{q.code, tenDigits(q.perBase * perBase)})
		}
	}
	return rebased
}

// tenDigits rounds to ten significant digits, more than any rate has. The rest is noise of the division.
func tenDigits(v float64) float64 {
	rounded, _ := strconv.ParseFloat(strconv.FormatFloat(v, 'g', 10, 64), 64)
	return rounded
}

// Jump is a rate that differs from the stored one by more than MaxJump.
type Jump struct {
	Currency, Base string
	Old, New       float64 // units of the currency that one unit of Base buys
}

// Jumps returns the rates of an update that differ from these by more than MaxJump, in the order of the update.
func (r Rates) Jumps(u Update) (jumps []Jump) {
	perBase, ok := r.perOther(u.Base)
	if !ok {
		return nil
	}
	own := r.rebased(u.Base, perBase)
	for _, q := range u.quotes {
		if old, ok := own.perBase(q.code); ok && math.Max(q.perBase/old, old/q.perBase) > MaxJump {
			jumps = append(jumps, Jump{q.code, u.Base, old, q.perBase})
		}
	}
	return jumps
}

// parseQuote parses one member of the rates. Null stands for a removal, which an update may have.
func parseQuote(base, code string, value *gjson.Result, mayRemove bool) (q quote, removed bool, err error) {
	switch {
	case !isCode(code):
		return q, false, ErrRatesCode
	case value.Type == gjson.Null && mayRemove && code != base:
		return q, true, nil
	case value.Type != gjson.Number || !(minRate <= value.Num && value.Num <= maxRate), code == base && value.Num != 1:
		return q, false, ErrRatesValue
	}
	return quote{code, value.Num}, false, nil
}
