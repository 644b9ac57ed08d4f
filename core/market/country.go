package market

import "sort"

// CurrencyOf returns the ISO 4217 code of a country's legal tender. country is an ISO 3166-1 alpha-2
// code in any case. ok is false if that code is not officially assigned, as "EU", "UK", "XK" and "ZZ"
// are not.
//
// For a country with several currencies it returns the country's own: LSL for Lesotho, where the rand is
// also legal tender. Antarctica (AQ) is the only country without legal tender. For it, the result is USD,
// the most traded currency, so that an appraisal is possible for every country.
func CurrencyOf(country string) (currency string, ok bool) {
	if len(country) != 2 {
		return "", false
	}
	row, ok := findRow(countries, 5, string([]byte{toUpper(country[0]), toUpper(country[1])}))
	if !ok {
		return "", false
	}
	return row[2:], true
}

// IsCurrency reports whether code is the ISO 4217 code, in capital letters, of a country's present
// currency. It is false for historic currencies (DEM), funds (CLF) and metals (XAU).
func IsCurrency(code string) bool {
	_, ok := findRow(currencies, 4, code)
	return ok && len(code) == 3
}

// Digits returns the number of decimals of amounts in a currency: JPY 0, USD 2, KWD 3. For an unknown
// currency it returns 2.
//
// The numbers are CLDR's, which follow common use. ISO 4217 differs for some currencies: it gives the
// Indonesian rupiah two decimals, which nobody writes.
func Digits(currency string) int {
	if row, ok := findRow(currencies, 4, currency); ok && len(currency) == 3 {
		return int(row[3] - '0')
	}
	return 2
}

// findRow returns the row of a table that begins with key. A table is a string of sorted rows of width
// bytes each.
func findRow(table string, width int, key string) (row string, ok bool) {
	if len(key) > width {
		return "", false
	}
	n := len(table) / width
	i := sort.Search(n, func(i int) bool { return table[i*width:][:len(key)] >= key })
	if i == n || table[i*width:][:len(key)] != key {
		return "", false
	}
	return table[i*width:][:width], true
}

func toUpper(b byte) byte {
	if 'a' <= b && b <= 'z' {
		return b - ('a' - 'A')
	}
	return b
}
