package market

import (
	"math"
	"strconv"
)

// An Amount is an exact amount of money in some currency, counted in ten-thousandths of the currency's
// major unit: 1 USD is 10,000, 1 JPY too. Which currency is said beside it.
//
// Ten-thousandths hold the minor unit of every currency of ISO 4217 (four decimals at most) exactly,
// and [MaxAmount] of them stay far from the end of int64. Statistics use [Amount.Float].
type Amount int64

const (
	// Unit is one major unit of a currency: one dollar, one yen.
	Unit Amount = 10_000
	// MaxAmount is the largest amount that is read, converted or made from a float: 10^12 major units.
	MaxAmount = 1_000_000_000_000 * Unit

	amountDecimals = 4
	maxAmountText  = 32 // bytes of a plain decimal
)

// Float returns the amount in major units. Up to 2^53 ten-thousandths (900 billion) it is the float64
// nearest to the decimal.
func (a Amount) Float() float64 { return float64(a) / float64(Unit) }

// AmountOf returns the amount nearest to so many major units; it undoes [Amount.Float] up to 2^51
// ten-thousandths (225 billion). It refuses NaN with [ErrNumber], what is below zero with
// [ErrNegative], and what is over [MaxAmount] with [ErrTooLarge].
func AmountOf(units float64) (Amount, error) {
	scaled := math.Round(units * float64(Unit))
	switch {
	case math.IsNaN(units):
		return 0, ErrNumber
	case scaled < 0:
		return 0, ErrNegative
	case scaled > float64(MaxAmount):
		return 0, ErrTooLarge
	}
	return Amount(scaled), nil
}

// ParseAmount reads a plain decimal as data files and APIs write it: digits, then perhaps a point and
// digits. There are no signs, grouping, exponents or spaces; a point always is the decimal point. What
// an Amount cannot hold exactly is refused, not rounded. Prices as people write them are for [ParsePrice].
//
// Errors: [ErrNoAmount] (empty), [ErrTooLong] (over 32 bytes), [ErrNumber], [ErrNegative], [ErrTooLarge].
func ParseAmount(text string) (Amount, error) {
	switch {
	case text == "":
		return 0, ErrNoAmount
	case len(text) > maxAmountText:
		return 0, ErrTooLong
	case text[0] == '-':
		return 0, ErrNegative
	}
	whole, fraction := text, ""
	for i := range len(text) {
		if text[i] == '.' {
			whole, fraction = text[:i], text[i+1:]
			if whole == "" || fraction == "" {
				return 0, ErrNumber
			}
			break
		}
	}
	return decimal(whole, fraction)
}

// decimal puts an amount together from the digits before and after the decimal point.
func decimal(whole, fraction string) (Amount, error) {
	var a Amount
	for i := range len(whole) {
		if !isDigit(whole[i]) {
			return 0, ErrNumber
		}
		a = a*10 + Amount(whole[i]-'0')*Unit
		if a > MaxAmount {
			return 0, ErrTooLarge
		}
	}
	place := Unit
	for i := range len(fraction) {
		place /= 10
		if !isDigit(fraction[i]) || place == 0 && fraction[i] != '0' {
			return 0, ErrNumber
		}
		a += Amount(fraction[i]-'0') * place
	}
	if a > MaxAmount {
		return 0, ErrTooLarge
	}
	return a, nil
}

func isDigit(b byte) bool { return '0' <= b && b <= '9' }

// FormatPrice writes an amount as a decimal with two decimals, whatever the currency: "1295.00",
// "12800.00", and for 1.2345 "1.23". A half goes away from zero, as on a bill. [ParseAmount] reads it
// back, exactly so when the amount is of whole hundredths.
func FormatPrice(a Amount) string {
	sign, n := "", uint64(a)
	if a < 0 {
		sign, n = "-", -n
	}
	const hundredth = uint64(Unit / 100)
	n = (n + hundredth/2) / hundredth
	cents := strconv.FormatUint(n%100+100, 10)[1:]
	return sign + strconv.FormatUint(n/100, 10) + "." + cents
}

// Round returns the multiple of the currency's minor unit nearest to so many major units, halves away
// from zero. It serves estimates, which are floats; a float within its own error of a half may go
// either way. Numbers too large to have a fraction are returned as they are, also NaN and infinities.
func Round(units float64, currency string) float64 {
	scale := 1.0
	for range Digits(currency) {
		scale *= 10
	}
	if scaled := units * scale; math.Abs(scaled) < 1<<53 {
		return math.Round(scaled) / scale
	}
	return units
}
