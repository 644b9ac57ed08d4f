package rates_test

import (
	"errors"
	"reflect"
	"strings"
	"testing"

	"loupe/core/market"
	"loupe/worker/console/consoletest"
)

func TestPutRates(t *testing.T) {
	f := consoletest.Open(t)
	f.Refused("NOT_FOUND", "", "GET", "/admin/rates", "")
	want := consoletest.Object{"date": "2026-05-01", "base": "EUR", "rates": consoletest.Object{"USD": 1.08, "JPY": 163.2}}
	put := f.OK(200, "PUT", "/admin/rates", ` { "date": "2026-05-01", "base": "EUR", "rates": {"USD": 1.08, "JPY": 163.2} } `)
	if got := f.OK(200, "GET", "/admin/rates", ""); !reflect.DeepEqual(put, want) || !reflect.DeepEqual(got, want) {
		t.Errorf("PUT answers %v, GET answers %v, want %v", put, got, want)
	}
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
	if got := f.OK(200, "GET", "/admin/rates", ""); !reflect.DeepEqual(got, want) {
		t.Errorf("after refused requests: got %v, want %v", got, want)
	}
}

func TestRatesErrorsOfKVAreInternal(t *testing.T) {
	f := consoletest.Open(t)
	f.Memory.Err = errors.New("no connection")
	for _, method := range []string{"GET", "PUT"} {
		w := f.Send(method, "/admin/rates", `{"date":"2026-05-01","base":"EUR","rates":{"USD":1}}`)
		consoletest.CheckProblem(t, w, "INTERNAL")
		if strings.Contains(w.Body.String(), "connection") || !strings.Contains(f.Logged.String(), "no connection") {
			t.Errorf("%s: got body %s and log %q, want the reason in the log only", method, w.Body, &f.Logged)
		}
	}
	f.Memory.Err = nil
	f.Memory.Values[market.RatesKey] = "not JSON"
	consoletest.CheckProblem(t, f.Send("GET", "/admin/rates", ""), "INTERNAL")
}
