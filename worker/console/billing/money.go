package billing

import (
	"errors"
	"strconv"
	"strings"
)

// unit describes a currency's minor unit at Stripe: its number of decimals, and the step that every amount must be a
// multiple of.
type unit struct {
	decimals int
	multiple int64
}

// units has the currencies whose minor unit does not have two decimals, or whose step is not 1.
// https://docs.stripe.com/currencies#zero-decimal and #special-cases
var units = map[string]unit{
	"BIF": {0, 1}, "CLP": {0, 1}, "DJF": {0, 1}, "GNF": {0, 1}, "JPY": {0, 1}, "KMF": {0, 1}, "KRW": {0, 1}, "MGA": {0, 1},
	"PYG": {0, 1}, "RWF": {0, 1}, "VND": {0, 1}, "VUV": {0, 1}, "XAF": {0, 1}, "XOF": {0, 1}, "XPF": {0, 1},
	"BHD": {3, 10}, "JOD": {3, 10}, "KWD": {3, 10}, "OMR": {3, 10}, "TND": {3, 10},
	"ISK": {2, 100}, "UGX": {2, 100},
}

// maxPrice is Stripe's highest amount, in minor units.
const maxPrice = 99_999_999

// Decimals returns the number of decimals of a currency's minor unit.
func Decimals(currency string) int { return unitOf(currency).decimals }

func unitOf(currency string) unit {
	if u, ok := units[currency]; ok {
		return u
	}
	return unit{2, 1}
}

// parsePrice reads an amount such as 25 or 25.00 as minor units of the currency. It returns an error unless Stripe
// accepts the amount.
func parsePrice(text, currency string) (int64, error) {
	u := unitOf(currency)
	whole, fraction, point := strings.Cut(text, ".")
	if len(fraction) > u.decimals || point && fraction == "" {
		return 0, errors.New("must have at most " + strconv.Itoa(u.decimals) + " decimals in " + currency)
	}
	digits := whole + fraction + strings.Repeat("0", u.decimals-len(fraction))
	if whole == "" || strings.Trim(digits, "0123456789") != "" {
		return 0, errors.New("must be an amount such as 25.00")
	}
	minor, err := strconv.ParseInt(digits, 10, 64)
	if err != nil || minor < 1 || minor > maxPrice {
		return 0, errors.New("must be " + FormatPrice(u.multiple, currency) + " to " + FormatPrice(maxPrice/u.multiple*u.multiple, currency))
	}
	if minor%u.multiple != 0 {
		return 0, errors.New("must be a multiple of " + FormatPrice(u.multiple, currency) + " in " + currency)
	}
	return minor, nil
}

// FormatPrice returns an amount of minor units with all decimals of the currency: 25.00 USD, 2500 JPY.
func FormatPrice(minor int64, currency string) string {
	digits := strconv.FormatInt(minor, 10)
	decimals := unitOf(currency).decimals
	if decimals == 0 {
		return digits
	}
	if missing := decimals + 1 - len(digits); missing > 0 {
		digits = strings.Repeat("0", missing) + digits
	}
	return digits[:len(digits)-decimals] + "." + digits[len(digits)-decimals:]
}
