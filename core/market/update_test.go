package market

import (
	"errors"
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
