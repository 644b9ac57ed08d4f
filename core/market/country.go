package market

import "sort"

// CurrencyOf returns the ISO 4217 code of the legal tender of a country, given its ISO 3166-1 alpha-2
// code in any case. ok is false for what is not an officially assigned code: "EU", "UK", "XK", "ZZ".
//
// Where several currencies are tender, the country's own comes first: LSL in Lesotho, although the
// rand is tender too. Antarctica (AQ), alone in having no tender, gets USD, the currency most traded,
// so that every country has a currency to appraise in.
func CurrencyOf(country string) (currency string, ok bool) {
	if len(country) != 2 {
		return "", false
	}
	row, ok := find(countries, 5, string([]byte{upper(country[0]), upper(country[1])}))
	if !ok {
		return "", false
	}
	return row[2:], true
}

// IsCurrency reports whether code is the currency of some country today: an ISO 4217 code in capital
// letters. Historic currencies (DEM), funds (CLF) and metals (XAU) are not.
func IsCurrency(code string) bool {
	_, ok := find(currencies, 4, code)
	return ok && len(code) == 3
}

// Digits returns how many decimals amounts in a currency customarily have: JPY 0, USD 2, KWD 3, and 2
// for a currency that is not known. They are the digits of CLDR, which follow use: ISO 4217 gives two
// to the Indonesian rupiah, whose hundredth is never seen.
func Digits(currency string) int {
	if row, ok := find(currencies, 4, currency); ok && len(currency) == 3 {
		return int(row[3] - '0')
	}
	return 2
}

// find looks up a row of a table: rows of the same width one after the other, ordered by the key each
// begins with.
func find(table string, width int, key string) (row string, ok bool) {
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

func upper(b byte) byte {
	if 'a' <= b && b <= 'z' {
		return b - ('a' - 'A')
	}
	return b
}
