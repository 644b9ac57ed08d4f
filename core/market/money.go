package market

import (
	"math"
	"strconv"
)

// An Amount is an exact amount of money, in ten-thousandths of the currency's major unit: 1 USD is
// 10,000, and so is 1 JPY. An Amount does not know its currency.
//
// No currency of ISO 4217 has more than four decimals, so every minor unit is a whole Amount. [MaxAmount]
// is far below the limit of int64. For statistics, use [Amount.Float].
type Amount int64

const (
	// Unit is one major unit of a currency: one dollar, one yen.
	Unit Amount = 10_000
	// MaxAmount is the largest amount that this package accepts or returns: 10^12 major units.
	MaxAmount = 1_000_000_000_000 * Unit

	amountDecimals = 4
	maxAmountText  = 32 // bytes, for ParseAmount
)

// Float returns the amount in major units. Up to 2^53 ten-thousandths (900 billion major units), it is the
// float64 nearest to the exact value.
func (a Amount) Float() float64 { return float64(a) / float64(Unit) }

// AmountOf returns the amount nearest to a number of major units. It is the exact inverse of
// [Amount.Float] up to 2^51 ten-thousandths (225 billion major units).
//
// Errors: [ErrNumber] for NaN, [ErrNegative] below zero, [ErrTooLarge] over [MaxAmount].
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

// ParseAmount parses a plain decimal as data files and APIs write it: digits, optionally followed by a
// decimal point and digits. It accepts no sign, thousands separator, exponent or space, and refuses
// values that an Amount can't hold exactly. For prices as people write them, use [ParsePrice].
//
// Errors: [ErrNoAmount] for "", [ErrTooLong] over 32 bytes, [ErrNegative] for a minus sign,
// [ErrTooLarge] over [MaxAmount], [ErrNumber] otherwise.
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
	return combine(whole, fraction)
}

// combine returns the amount with these digits before and after the decimal point.
func combine(whole, fraction string) (Amount, error) {
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

// FormatPrice formats an amount with two decimals, whatever the currency: "1295.00", "12800.00". It rounds
// to hundredths, halves away from zero: 1.2345 becomes "1.23", 1.235 becomes "1.24". [ParseAmount] parses
// the result if the amount is not negative.
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

// Round rounds a to the currency's minor unit, halves up. The amount must not be negative.
func (a Amount) Round(currency string) Amount {
	minor := Unit
	for range Digits(currency) {
		minor /= 10
	}
	return (a + minor/2) / minor * minor
}

// Round rounds a number of major units to the currency's minor unit, halves away from zero. It is meant
// for estimates: a float64 is inexact, so a value very close to a half may be rounded either way. NaN,
// infinities and numbers too large to have a fraction are returned unchanged.
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
