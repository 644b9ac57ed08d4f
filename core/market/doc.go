// Package market knows countries, currencies, prices as marketplaces write them, and exchange rates.
//
// All functions are pure: no I/O, no clock, no state. The package never guesses an amount: text that is
// not certainly one price gives an [Error].
//
//   - [CurrencyOf], [Digits], [IsCurrency]: ISO 3166-1 countries and their ISO 4217 currencies
//   - [Amount], [ParseAmount], [FormatPrice]: exact amounts of money, and plain decimals
//   - [ParsePrice]: "US $1,295.00", "ab 1.295,00 €", "¥12,800 - ¥15,000"
//   - [ParseRates], [Rates.Convert]: the exchange rates of one day
//
// The data about countries and currencies is in tables.go. build/toolchain/countries generates it from
// golang.org/x/text, so the core has 2 kB of strings instead of that module.
package market

//go:generate go run loupe/build/toolchain/countries
