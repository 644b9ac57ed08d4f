package market

import (
	"bytes"
	"math"
	"slices"
	"strconv"

	"loupe/core/base/date"
	"loupe/core/base/jsontext"

	"github.com/tidwall/gjson"
)

const (
	maxRates     = 200      // ISO 4217 has about 180 codes
	maxRatesJSON = 16 << 10 // bytes
	minRate      = 1e-9
	maxRate      = 1e9
)

// Rates has one day's exchange rates against a base currency. The zero value has no rates and converts
// each currency only to itself.
type Rates struct {
	Date string // YYYY-MM-DD
	Base string // ISO 4217

	quotes []quote // in the order of the document
}

// A quote is the exchange rate of one currency.
type quote struct {
	code    string  // ISO 4217
	perBase float64 // units of the currency that one unit of the base buys
}

// ParseRates parses exchange rates in the JSON format in which they are stored:
//
//	{"date":"2026-11-20","base":"EUR","rates":{"USD":1.08,"JPY":163.2}}
//
// A rate is the amount that one unit of the base buys, from 1e-9 to 1e9. There must be 1 to 200 rates.
// Codes are three capital letters. The base may have a rate, which must be 1. Other members are ignored,
// but must not be objects or arrays. The document has at most 16 kB.
//
// Every error is one of the ErrRates constants.
func ParseRates(json []byte) (Rates, error) {
	r, _, err := parseRates(json, false)
	return r, err
}

// parseRates parses exchange rates. If mayRemove is set, a rate may be null; such currencies are removed.
func parseRates(json []byte, mayRemove bool) (r Rates, removed []string, err error) {
	// gjson is recursive and the core's stack is small, so nesting is refused before gjson runs.
	if len(json) > maxRatesJSON || bytes.Count(json, []byte("{")) != 2 || bytes.IndexByte(json, '[') >= 0 || !gjson.ValidBytes(json) {
		return Rates{}, nil, ErrRatesForm
	}
	doc := gjson.ParseBytes(json)
	day, base, table := jsontext.Get(&doc, "date"), jsontext.Get(&doc, "base"), jsontext.Get(&doc, "rates")
	_, isDate := date.Parse(day.Str)
	switch {
	case day.Type != gjson.String || base.Type != gjson.String || !table.IsObject():
		return Rates{}, nil, ErrRatesForm
	case !isDate:
		return Rates{}, nil, ErrRatesDate
	case !isCode(base.Str):
		return Rates{}, nil, ErrRatesCode
	}
	r = Rates{Date: day.Str, Base: base.Str}
	for c := jsontext.Read(&table); c.Next(); {
		code, value := c.Name(), c.Value()
		if len(r.quotes)+len(removed) == maxRates {
			return Rates{}, nil, ErrRatesCount
		}
		q, remove, err := parseQuote(r.Base, code, &value, mayRemove)
		switch {
		case err != nil:
			return Rates{}, nil, err
		case r.hasQuote(code) || slices.Contains(removed, code):
			return Rates{}, nil, ErrRatesTwice
		case remove:
			removed = append(removed, code)
		default:
			r.quotes = append(r.quotes, q)
		}
	}
	if len(r.quotes)+len(removed) == 0 {
		return Rates{}, nil, ErrRatesCount
	}
	return r, removed, nil
}

func (r *Rates) hasQuote(code string) bool {
	return slices.ContainsFunc(r.quotes, func(q quote) bool { return q.code == code })
}

// JSON formats the rates as [ParseRates] reads them. They must come from ParseRates.
func (r Rates) JSON() []byte {
	text := []byte(`{"date":"` + r.Date + `","base":"` + r.Base + `","rates":{`)
	for i, q := range r.quotes {
		if i > 0 {
			text = append(text, ',')
		}
		text = append(text, `"`+q.code+`":`...)
		text = strconv.AppendFloat(text, q.perBase, 'g', -1, 64)
	}
	return append(text, "}}"...)
}

// Convert converts an amount to another currency and rounds it to the nearest ten-thousandth. Currencies
// are ISO 4217 codes in capitals. rate is the amount in the other currency that one unit buys; if neither
// currency is the base, it is the cross rate. A currency converts to itself at 1, even without rates.
//
// ok is false if a rate is missing, a is negative, an amount is over [MaxAmount], or a positive amount
// would become zero.
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

// perBase returns the number of units of a currency that one unit of the base buys.
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
