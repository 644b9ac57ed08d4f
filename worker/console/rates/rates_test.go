package rates_test

import (
	"strings"
	"testing"

	"loupe/core/market"
	"loupe/worker/console/consoletest"
)

func TestPutRates(t *testing.T) {
	f := consoletest.Open(t)
	f.Refused("NOT_FOUND", "", "GET", "/admin/rates", "")
	want := consoletest.Object{"age_days": 0.0, "date": "2026-05-01", "base": "EUR", "rates": consoletest.Object{"USD": 1.08, "JPY": 163.2}}
	put := f.OK(200, "PUT", "/admin/rates", ` { "date": "2026-05-01", "base": "EUR", "rates": {"USD": 1.08, "JPY": 163.2} } `)
	f.Equal("PUT", put, want)
	f.Equal("GET", f.OK(200, "GET", "/admin/rates", ""), want)
	if rates, err := market.ParseRates([]byte(f.Memory.Values[market.RatesKey])); err != nil || rates.Base != "EUR" || len(f.Memory.Values) != 1 {
		t.Errorf("KV has %v, read as %v, %v; want only the rates, with base EUR", f.Memory.Values, rates, err)
	}
	for field, bodies := range map[string][]string{
		"": {`{}`, `null`, `{"date":1,"base":"EUR","rates":{"USD":1}}`, `{"date":"2026-05-01","base":"EUR","rates":[1]}`,
			`{"date":"2026-05-01","base":"eur","rates":{"USD":1}}`, `{"date":"2026-05-01","base":"EUR","rates":{"dollar":1}}`,
			`{"date":"2026-05-01","base":"EUR","rates":{"USD":1},"more":{}}`},
		"date": {`{"date":"2026-02-30","base":"EUR","rates":{"USD":1}}`, `{"date":"1.5.2026","base":"EUR","rates":{"USD":1}}`},
		"rates": {`{"date":"2026-05-01","base":"EUR","rates":{}}`, `{"date":"2026-05-01","base":"EUR","rates":{"USD":0}}`,
			`{"date":"2026-05-01","base":"EUR","rates":{"USD":"1"}}`, `{"date":"2026-05-01","base":"EUR","rates":{"USD":1,"USD":2}}`,
			`{"date":"2026-05-01","base":"EUR","rates":{"EUR":2}}`},
	} {
		for _, body := range bodies {
			f.Refused("BAD_REQUEST", field, "PUT", "/admin/rates", body)
		}
	}
	f.Equal("after refused requests", f.OK(200, "GET", "/admin/rates", ""), want)
}

func TestPutRatesMerges(t *testing.T) {
	f := consoletest.Open(t)
	f.OK(200, "PUT", "/admin/rates", `{"date":"2026-04-30","base":"EUR","rates":{"USD":1.08,"JPY":163.2,"GBP":0.86}}`)
	f.OK(200, "PUT", "/admin/rates", `{"date":"2026-05-01","base":"EUR","rates":{"USD":1.1,"JPY":null}}`)
	want := consoletest.Object{"age_days": 0.0, "date": "2026-05-01", "base": "EUR", "rates": consoletest.Object{"USD": 1.1, "GBP": 0.86}}
	f.Equal("", f.OK(200, "GET", "/admin/rates", ""), want)
	f.Clock = f.Clock.AddDate(0, 0, 12)
	f.Equal("age", f.OK(200, "GET", "/admin/rates", "")["age_days"], 12.0)
	f.Equal("the day before", ratesOf(f, "2026-04-30"), `{"date":"2026-04-30","base":"EUR","rates":{"USD":1.08,"JPY":163.2,"GBP":0.86}}`)
}

func TestPutRatesRefusesFutureDatesAndJumps(t *testing.T) {
	f := consoletest.Open(t)
	f.Refused("BAD_REQUEST", "date", "PUT", "/admin/rates", `{"date":"2030-01-01","base":"EUR","rates":{"USD":1.08}}`)
	f.Refused("BAD_REQUEST", "date", "PUT", "/admin/rates", `{"date":"2026-05-02","base":"EUR","rates":{"USD":1.08},"force":true}`)
	f.OK(200, "PUT", "/admin/rates", `{"date":"2026-05-01","base":"EUR","rates":{"USD":1.08,"GBP":0.86}}`)
	before := f.Dump()
	for _, body := range []string{`{"date":"2026-05-01","base":"EUR","rates":{"GBP":86}}`, `{"date":"2026-05-01","base":"USD","rates":{"EUR":1.08}}`,
		`{"date":"2026-04-01","base":"EUR","rates":{"GBP":0.7}}`, `{"date":"2026-05-01","base":"EUR","rates":{"GBP":86},"force":false}`} {
		f.Refused("BAD_REQUEST", "rates", "PUT", "/admin/rates", body)
	}
	f.Refused("BAD_REQUEST", "base", "PUT", "/admin/rates", `{"date":"2026-05-01","base":"AED","rates":{"SAR":1}}`)
	f.Refused("BAD_REQUEST", "force", "PUT", "/admin/rates", `{"date":"2026-05-01","base":"EUR","rates":{"GBP":86},"force":"yes"}`)
	f.Unchanged("", before)
	got := f.OK(200, "PUT", "/admin/rates", `{"date":"2026-05-01","base":"EUR","rates":{"GBP":86},"force":true}`)["rates"]
	f.Equal("forced", got, consoletest.Object{"USD": 1.08, "GBP": 86.0})
	f.Equal("audit", f.Column(`SELECT json_extract(detail, '$.forced') FROM audit WHERE action = 'rates.put' ORDER BY 1`), []string{"0", "1"})
}

// ratesOf returns the exchange rates that the database has for a day, "" if there are none.
func ratesOf(f *consoletest.Fixture, day string) string {
	f.Helper()
	return strings.Join(f.Column("SELECT json FROM rates WHERE date = ?1", day), ",")
}

func TestRatesAreKeptForEachDay(t *testing.T) {
	f := consoletest.Open(t)
	f.Clock = f.Clock.AddDate(0, 0, 3) // 2026-05-04
	for _, rates := range []string{
		`{"date":"2026-05-01","base":"EUR","rates":{"USD":1}}`, `{"date":"2026-05-04","base":"EUR","rates":{"USD":2},"force":true}`,
		`{"date":"2026-05-01","base":"EUR","rates":{"USD":3},"force":true}`,
	} {
		f.OK(200, "PUT", "/admin/rates", rates)
	}
	// Those of an earlier day are not the newest, although they were sent last.
	f.Equal("newest", f.Memory.Values[market.RatesKey], `{"date":"2026-05-04","base":"EUR","rates":{"USD":2}}`)
	for day, want := range map[string]string{
		"2026-05-01": `{"date":"2026-05-01","base":"EUR","rates":{"USD":3}}`, "2026-05-04": `{"date":"2026-05-04","base":"EUR","rates":{"USD":2}}`, "2026-05-02": "",
	} {
		f.Equal(day, ratesOf(f, day), want)
	}
}
