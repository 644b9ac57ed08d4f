// Package market knows countries, currencies, prices as marketplaces write them, and exchange rates.
//
// It is plain functions over plain values: no I/O, no clock, no state. Nothing is guessed that could
// turn one amount into another: a text that is not surely one price is an [Error], never a number.
//
//   - [CurrencyOf], [Digits], [IsCurrency]: ISO 3166-1 countries and their ISO 4217 currencies
//   - [Amount], [ParseAmount], [FormatPrice]: exact amounts of money, and plain decimals
//   - [ParsePrice]: "US $1,295.00", "ab 1.295,00 €", "¥12,800 - ¥15,000"
//   - [ParseRates], [Rates.Convert]: one day's exchange rates
//
// What is known of countries and currencies is in tables.go, generated from golang.org/x/text by
// internal/gen, so that the core carries 2 kB of strings in place of that module.
package market

//go:generate go run ./internal/gen
