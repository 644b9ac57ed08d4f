package market

import (
	"bytes"
	"math"

	"github.com/tidwall/gjson"
)

const (
	maxRates     = 200      // ISO 4217 has some 180 codes
	maxRatesJSON = 16 << 10 // bytes
	minRate      = 1e-9
	maxRate      = 1e9
)

// Rates are one day's exchange rates against a base currency. The zero value has none: it converts
// each currency to itself only.
type Rates struct {
	Date string // YYYY-MM-DD
	Base string // ISO 4217

	quotes []quote // as the document has them
}

// A quote is how much of a currency one unit of the base buys.
type quote struct {
	code    string
	perBase float64
}

// ParseRates reads the document that the exchange rates are stored as:
//
//	{"date":"2026-11-20","base":"EUR","rates":{"USD":1.08,"JPY":163.2}}
//
// A rate says how much of the currency one unit of the base buys, between 1e-9 and 1e9. There are 1 to
// 200 of them, of any codes of the form of ISO 4217; the base may be among them at 1. Other members are
// ignored as long as they are neither objects nor arrays. The errors are the ErrRates constants.
func ParseRates(json []byte) (Rates, error) {
	// A parser by recursive descent needs stack for each level: nesting is bounded before it sees any.
	if len(json) > maxRatesJSON || bytes.Count(json, []byte("{")) != 2 || bytes.IndexByte(json, '[') >= 0 || !gjson.ValidBytes(json) {
		return Rates{}, ErrRatesForm
	}
	doc := gjson.ParseBytes(json)
	date, base, table := doc.Get("date"), doc.Get("base"), doc.Get("rates")
	switch {
	case date.Type != gjson.String || base.Type != gjson.String || !table.IsObject():
		return Rates{}, ErrRatesForm
	case !isDate(date.Str):
		return Rates{}, ErrRatesDate
	case !isCode(base.Str):
		return Rates{}, ErrRatesCode
	}
	r := Rates{Date: date.Str, Base: base.Str}
	var err error
	table.ForEach(func(code, value gjson.Result) bool {
		switch {
		case len(r.quotes) == maxRates:
			err = ErrRatesCount
		case !isCode(code.Str):
			err = ErrRatesCode
		case value.Type != gjson.Number || !(minRate <= value.Num && value.Num <= maxRate),
			code.Str == r.Base && value.Num != 1:
			err = ErrRatesValue
		}
		for _, q := range r.quotes {
			if q.code == code.Str && err == nil {
				err = ErrRatesTwice
			}
		}
		r.quotes = append(r.quotes, quote{code.Str, value.Num})
		return err == nil
	})
	if err == nil && len(r.quotes) == 0 {
		err = ErrRatesCount
	}
	if err != nil {
		return Rates{}, err
	}
	return r, nil
}

// Convert returns what an amount in one currency is in another, to the nearest ten-thousandth, and the
// rate it took: how much of the other currency one unit of the first buys. Between currencies neither
// of which is the base the rate is the cross rate over the base. A currency converts to itself at 1,
// also without rates.
//
// ok is false when a rate is missing, and when the result is over [MaxAmount] or too little for any
// Amount although there was one. Currencies are ISO 4217 codes in capitals.
func (r Rates) Convert(a Amount, from, to string) (converted Amount, rate float64, ok bool) {
	if from == "" || a < 0 || a > MaxAmount {
		return 0, 0, false
	}
	if from == to {
		return a, 1, true
	}
	source, ok1 := r.perBase(from)
	target, ok2 := r.perBase(to)
	if !ok1 || !ok2 {
		return 0, 0, false
	}
	rate = target / source
	result := math.Round(float64(a) * rate)
	if result > float64(MaxAmount) || result == 0 && a != 0 {
		return 0, 0, false
	}
	return Amount(result), rate, true
}

func (r Rates) perBase(code string) (float64, bool) {
	if code == r.Base {
		return 1, code != ""
	}
	for _, q := range r.quotes {
		if q.code == code {
			return q.perBase, true
		}
	}
	return 0, false
}

// isCode reports whether s has the form of an ISO 4217 code.
func isCode(s string) bool {
	if len(s) != 3 {
		return false
	}
	for i := range len(s) {
		if s[i] < 'A' || s[i] > 'Z' {
			return false
		}
	}
	return true
}

// isDate reports whether s is a day of the Gregorian calendar as YYYY-MM-DD.
func isDate(s string) bool {
	if len(s) != len("YYYY-MM-DD") || s[4] != '-' || s[7] != '-' {
		return false
	}
	var n [3]int // year, month, day
	for i, part := range [...]string{s[:4], s[5:7], s[8:]} {
		for j := range len(part) {
			if !isDigit(part[j]) {
				return false
			}
			n[i] = n[i]*10 + int(part[j]-'0')
		}
	}
	year, month, day := n[0], n[1], n[2]
	if month < 1 || month > 12 {
		return false
	}
	days := [...]int{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31}[month-1]
	if month == 2 && year%4 == 0 && (year%100 != 0 || year%400 == 0) {
		days = 29
	}
	return 1 <= day && day <= days
}
