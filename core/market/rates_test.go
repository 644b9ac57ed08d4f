package market

import (
	"fmt"
	"strings"
	"testing"
)

const someRates = `{"date":"2026-11-20","base":"EUR","rates":{"USD":1.08,"JPY":163.2,"GBP":0.8571,"KWD":0.332}}`

func mustRates(t testing.TB, json string) Rates {
	t.Helper()
	r, err := ParseRates([]byte(json))
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func TestConvert(t *testing.T) {
	r := mustRates(t, someRates)
	if r.Date != "2026-11-20" || r.Base != "EUR" {
		t.Errorf("got rates of %s against %s, want 2026-11-20 against EUR", r.Date, r.Base)
	}
	for _, c := range []struct {
		amount   Amount
		from, to string
		want     Amount
		rate     float64
		ok       bool
	}{
		{100 * Unit, "EUR", "USD", 108 * Unit, 1.08, true},
		{108 * Unit, "USD", "EUR", 100 * Unit, 1 / 1.08, true},
		{108 * Unit, "USD", "JPY", 16320 * Unit, 163.2 / 1.08, true},
		{12345, "USD", "USD", 12345, 1, true},
		{12345, "CHF", "CHF", 12345, 1, true}, // no rate needed
		{0, "EUR", "USD", 0, 1.08, true},
		{Unit, "EUR", "CHF", 0, 0, false},
		{Unit, "CHF", "EUR", 0, 0, false},
		{Unit, "", "", 0, 0, false},
		{Unit, "EUR", "", 0, 0, false},
		{Unit, "", "EUR", 0, 0, false},
		{Unit, "eur", "USD", 0, 0, false},
		{-Unit, "EUR", "USD", 0, 0, false},
		{-Unit, "EUR", "EUR", 0, 0, false},
		{MaxAmount, "EUR", "EUR", MaxAmount, 1, true},
		{MaxAmount + 1, "EUR", "EUR", 0, 0, false},
		{MaxAmount, "EUR", "JPY", 0, 0, false}, // over MaxAmount
		{1, "JPY", "EUR", 0, 0, false},         // would become zero
	} {
		got, rate, ok := r.Convert(c.amount, c.from, c.to)
		if got != c.want || abs(rate-c.rate) > 1e-12*c.rate || ok != c.ok {
			t.Errorf("Convert(%d, %s, %s) = %d, %v, %v; want %d, %v, %v", c.amount, c.from, c.to, got, rate, ok, c.want, c.rate, c.ok)
		}
	}
}

func TestConvertWithoutRates(t *testing.T) {
	var none Rates
	if got, rate, ok := none.Convert(Unit, "USD", "USD"); got != Unit || rate != 1 || !ok {
		t.Errorf("Convert(1, USD, USD) = %d, %v, %v; want the same amount at 1", got, rate, ok)
	}
	if _, _, ok := none.Convert(Unit, "USD", "EUR"); ok {
		t.Error("Convert(1, USD, EUR) succeeded without rates, want a failure")
	}
	if _, _, ok := none.Convert(Unit, "USD", ""); ok {
		t.Error("Convert(1, USD, \"\") succeeded, want a failure")
	}
}

func abs(x float64) float64 { return max(x, -x) }

func ratesWith(rates string) string {
	return `{"date":"2026-11-20","base":"EUR","rates":{` + rates + `}}`
}

func datedRates(date string) string {
	return strings.Replace(ratesWith(`"USD":1`), "2026-11-20", date, 1)
}

func manyRates(n int) string {
	var rates []string
	for i := range n {
		rates = append(rates, fmt.Sprintf(`"%c%c%c":1`, 'A'+i/676, 'A'+i/26%26, 'A'+i%26))
	}
	return ratesWith(strings.Join(rates, ","))
}

func TestParseRatesErrors(t *testing.T) {
	for want, documents := range map[error][]string{
		ErrRatesForm: {
			"", "null", "[]", "{}", "{{", someRates[:len(someRates)-1], someRates + "x", strings.Repeat("{", 10_000),
			strings.Repeat("[", 10_000), `{"date":"2026-11-20","base":"EUR","rates":{"USD":[1]}}`,
			`{"date":"2026-11-20","base":"EUR","rates":{},"more":{}}`, `{"date":"2026-11-20","base":"EUR","Rates":{"USD":1}}`,
			`{"date":20261120,"base":"EUR","rates":{"USD":1}}`, `{"date":"2026-11-20","base":null,"rates":{"USD":1}}`,
			ratesWith(`"USD":1`) + strings.Repeat(" ", 20_000), `{"date":"2026-11-20","base":"EUR","rates":"x","y":{}}`,
		},
		ErrRatesDate: {
			datedRates(""), datedRates("20-11-2026"), datedRates("2026-13-01"), datedRates("2026-00-01"), datedRates("2026-02-29"),
			datedRates("2026-04-31"), datedRates("2026-11-00"), datedRates("2026-11-2x"), datedRates("2026-11-20T00:00:00Z"),
		},
		ErrRatesCode: {
			`{"date":"2026-11-20","base":"","rates":{"USD":1}}`, `{"date":"2026-11-20","base":"eur","rates":{"USD":1}}`,
			ratesWith(`"US":1`), ratesWith(`"usd":1`), ratesWith(`"":1`),
		},
		ErrRatesValue: {
			ratesWith(`"USD":"1.08"`), ratesWith(`"USD":null`), ratesWith(`"USD":true`), ratesWith(`"USD":0`), ratesWith(`"USD":-1`),
			ratesWith(`"USD":1e-10`), ratesWith(`"USD":1e10`), ratesWith(`"USD":1e999`), ratesWith(`"EUR":2`),
		},
		ErrRatesTwice: {ratesWith(`"USD":1,"GBP":2,"USD":1`)},
		ErrRatesCount: {ratesWith(``), manyRates(201)},
		nil:           {manyRates(200), datedRates("2028-02-29")},
	} {
		for _, document := range documents {
			r, err := ParseRates([]byte(document))
			if err != want {
				t.Errorf("ParseRates(%.80s) = %v, want %v", document, err, want)
			}
			if err != nil && (r.Date != "" || r.Base != "" || len(r.quotes) > 0) {
				t.Errorf("ParseRates(%.80s) = %+v with an error, want the zero value", document, r)
			}
		}
	}
}

func FuzzParseRates(f *testing.F) {
	f.Add([]byte(someRates))
	f.Add([]byte(ratesWith(`"USD":1e-9,"JPY":1e9`)))
	f.Fuzz(func(t *testing.T, json []byte) {
		r, err := ParseRates(json)
		if err != nil {
			return
		}
		for _, q := range r.quotes {
			for _, a := range []Amount{1, Unit, MaxAmount} {
				if got, rate, ok := r.Convert(a, q.code, r.Base); ok && (got <= 0 || got > MaxAmount || !(rate > 0)) {
					t.Fatalf("Convert(%d, %s, %s) = %d at %g, which is out of range", a, q.code, r.Base, got, rate)
				}
			}
		}
	})
}
