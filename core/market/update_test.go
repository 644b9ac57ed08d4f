package market

import (
	"errors"
	"fmt"
	"testing"
)

const storedRates = `{"date":"2026-11-20","base":"EUR","rates":{"USD":1.25,"GBP":0.86,"JPY":163.2}}`

func TestApplyMergesTheUpdate(t *testing.T) {
	for name, c := range map[string]struct {
		stored, update, want string
		err                  error
	}{
		"one currency":      {storedRates, `{"date":"2026-11-21","base":"EUR","rates":{"USD":1.3}}`, `{"date":"2026-11-21","base":"EUR","rates":{"USD":1.3,"GBP":0.86,"JPY":163.2}}`, nil},
		"a new currency":    {storedRates, `{"date":"2026-11-21","base":"EUR","rates":{"AED":4}}`, `{"date":"2026-11-21","base":"EUR","rates":{"AED":4,"USD":1.25,"GBP":0.86,"JPY":163.2}}`, nil},
		"a removal":         {storedRates, `{"date":"2026-11-21","base":"EUR","rates":{"GBP":null}}`, `{"date":"2026-11-21","base":"EUR","rates":{"USD":1.25,"JPY":163.2}}`, nil},
		"another base":      {storedRates, `{"date":"2026-11-21","base":"USD","rates":{"AED":4}}`, `{"date":"2026-11-21","base":"USD","rates":{"AED":4,"EUR":0.8,"GBP":0.688,"JPY":130.56}}`, nil},
		"its own pivot":     {storedRates, `{"date":"2026-11-21","base":"AED","rates":{"EUR":0.25}}`, `{"date":"2026-11-21","base":"AED","rates":{"EUR":0.25,"USD":0.3125,"GBP":0.215,"JPY":40.8}}`, nil},
		"nothing stored":    {"", `{"date":"2026-11-21","base":"EUR","rates":{"USD":1.3}}`, `{"date":"2026-11-21","base":"EUR","rates":{"USD":1.3}}`, nil},
		"unconnected base":  {storedRates, `{"date":"2026-11-21","base":"AED","rates":{"SAR":1}}`, "", ErrRatesBase},
		"nothing left":      {"", `{"date":"2026-11-21","base":"EUR","rates":{"USD":null}}`, "", ErrRatesCount},
		"converted too far": {storedRates, `{"date":"2026-11-21","base":"AED","rates":{"EUR":1000000000}}`, "", ErrRatesValue},
	} {
		t.Run(name, func(t *testing.T) {
			stored, _ := ParseRates([]byte(c.stored))
			before := string(stored.JSON())
			update, err := ParseUpdate([]byte(c.update))
			if err != nil {
				t.Fatal(err)
			}
			got, err := stored.Apply(update)
			if !errors.Is(err, c.err) || err == nil && string(got.JSON()) != c.want {
				t.Errorf("got %s, %v, want %s, %v", got.JSON(), err, c.want, c.err)
			}
			if string(stored.JSON()) != before {
				t.Errorf("the stored rates became %s", stored.JSON())
			}
		})
	}
}

func TestParseUpdateRefusesWhatParseRatesRefuses(t *testing.T) {
	for text, want := range map[string]error{
		`{"date":"2026-11-21","base":"EUR","rates":{"USD":null,"USD":1}}`: ErrRatesTwice,
		`{"date":"2026-11-21","base":"EUR","rates":{"EUR":null}}`:         ErrRatesValue,
		`{"date":"2026-11-21","base":"EUR","rates":{"usd":null}}`:         ErrRatesCode,
		`{"date":"2026-11-21","base":"EUR","rates":{"USD":true}}`:         ErrRatesValue,
	} {
		if _, err := ParseUpdate([]byte(text)); !errors.Is(err, want) {
			t.Errorf("%s: got %v, want %v", text, err, want)
		}
	}
	if _, err := ParseRates([]byte(`{"date":"2026-11-21","base":"EUR","rates":{"GBP":1,"USD":null}}`)); !errors.Is(err, ErrRatesValue) {
		t.Errorf("ParseRates with null: got %v, want %v", err, ErrRatesValue)
	}
}

func TestJumps(t *testing.T) {
	stored, _ := ParseRates([]byte(storedRates))
	for text, want := range map[string]string{
		`{"date":"2026-11-21","base":"EUR","rates":{"GBP":86}}`:                         "[{GBP EUR 0.86 86}]",
		`{"date":"2026-11-21","base":"EUR","rates":{"USD":1.35,"GBP":0.8,"JPY":170}}`:   "[]",
		`{"date":"2026-11-21","base":"EUR","rates":{"USD":1.38,"GBP":0.78,"AED":4000}}`: "[{USD EUR 1.25 1.38} {GBP EUR 0.86 0.78}]",
		`{"date":"2026-11-21","base":"USD","rates":{"EUR":1.25}}`:                       "[{EUR USD 0.8 1.25}]",
		`{"date":"2026-11-21","base":"AED","rates":{"EUR":0.25}}`:                       "[]",
	} {
		update, err := ParseUpdate([]byte(text))
		if got := fmt.Sprint(stored.Jumps(update)); err != nil || got != want {
			t.Errorf("%s: got %s, %v, want %s", text, got, err, want)
		}
	}
}
