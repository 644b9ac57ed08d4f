package page

import (
	"testing"

	"loupe/core/market/product"
)

func TestReconcileNeverTakesTheLowerPriceSilently(t *testing.T) {
	for _, c := range []struct {
		a, b, want string
	}{
		{"10.00 EUR", "10.00 EUR", "10.00 EUR"},
		{"10.00 EUR", "11.90 EUR", "11.90 EUR"}, // 19 % of VAT
		{"11.90 EUR", "10.00 EUR", "11.90 EUR"},
		{"119.99 EUR", "100.83 EUR", "119.99 EUR"}, // rounded after the tax was taken off
		{"10.00 USD", "11.90 USD", ""},             // no VAT in this currency
		{"10.00 GBP", "12.00 GBP", "12.00 GBP"},
		{"10.14 EUR", "10.75 EUR", "10.75 EUR"}, // 6 %
		{"100.00 EUR", "105.00 EUR", ""},
		{"100.00 EUR", "109.00 EUR", ""},
		{"100.00 SEK", "80.00 SEK", ""}, // 25 % of VAT, or 20 % off
		{"100.00 EUR", "50.00 EUR", ""},
		{"90.00 EUR", "100.00 EUR", ""},
		{"100.00 EUR", "101.00 EUR", ""},
		{"249.00 EUR", "249.90 EUR", "249.90 EUR"},
		{"250.00 EUR", "249.90 EUR", "249.90 EUR"},
		{"249.90 EUR", "249.00 EUR", "249.90 EUR"},
		{"2.00 EUR", "2.90 EUR", ""},
		{"249.50 EUR", "249.90 EUR", ""},
		{"10.00 - 20.00 EUR", "10.00 EUR", "10.00 - 20.00 EUR"},
		{"10.00 EUR", "10.00 - 20.00 EUR", "10.00 - 20.00 EUR"},
		{"10.00 - 20.00 EUR", "9.00 EUR", ""},
		{"10.00 - 20.00 EUR", "11.90 - 23.80 EUR", "11.90 - 23.80 EUR"},
		{"10.00 EUR", "11.50 USD", "10.00 EUR"}, // a conversion
		{"10.00 EUR", "10.00 USD", ""},          // one of the currencies is wrong
	} {
		got, err := reconcile(priceOf(c.a), priceOf(c.b))
		switch {
		case c.want == "" && err != ErrDisagree:
			t.Errorf("reconcile(%s, %s) = %s %s, %v, want %v", c.a, c.b, got, got.Currency, err, ErrDisagree)
		case c.want != "" && (err != nil || got != priceOf(c.want)):
			t.Errorf("reconcile(%s, %s) = %s %s, %v, want %s", c.a, c.b, got, got.Currency, err, c.want)
		}
	}
}

// priceOf returns the price that is written with its currency after it.
func priceOf(s string) product.Price { return product.ParsePrice(s[:len(s)-4], s[len(s)-3:]) }

func TestUnreadablePriceMustHaveTheSameDigits(t *testing.T) {
	const tags = `<meta property="og:price:amount" content="1299.00"><meta property="og:price:currency" content="EUR">`
	for offer, want := range map[string]any{
		`"price":"1.299","priceCurrency":"EUR"`:           "1299.00 EUR",
		`"price":"1299 . 00","priceCurrency":"EUR"`:       "1299.00 EUR",
		`"price":"1.399,00 1.299,00"`:                     "1299.00 EUR",
		`"price":"1 299,00 sale","priceCurrency":"EUR"`:   "1299.00 EUR",
		`"price":"1545,81 € 1699,00 €"`:                   "1545.81 EUR", // with 19 % of VAT
		`"price":"1545,81 € 1399,00 €"`:                   ErrDisagree,   // which is not the lower price
		`"price":"1299"`:                                  "1299.00 EUR", // without a currency
		`"price":"1.399","priceCurrency":"EUR"`:           ErrDisagree,
		`"price":"11299 sale","priceCurrency":"EUR"`:      ErrDisagree,
		`"price":"4 1299.00 sale","priceCurrency":"EUR"`:  ErrDisagree,
		`"price":"1399.00 1499.00","priceCurrency":"EUR"`: ErrDisagree,
		`"price":"1399"`:                                  ErrDisagree,
		`"price":"1299","priceCurrency":"points"`:         "1299.00 EUR",
		`"price":"$1299.00","priceCurrency":"EUR"`:        ErrCurrency,
	} {
		check(t, ld(oneOffer("A", offer))+tags, want)
	}
}
