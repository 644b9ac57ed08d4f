package product

import (
	"testing"

	"loupe/core/market"
)

func TestParsePrice(t *testing.T) {
	for _, test := range []struct {
		text, currency string
		want           Price
	}{
		{"", "USD", Price{}},
		{"  ", "USD", Price{}},
		{"1,295.00", "USD", Price{Low: 1295 * market.Unit, High: 1295 * market.Unit, Currency: "USD"}},
		{"$5", "CAD", Price{Low: 5 * market.Unit, High: 5 * market.Unit, Currency: "CAD"}},
		{"€5", "CAD", Price{Low: 5 * market.Unit, High: 5 * market.Unit, Currency: "EUR"}},
		{"5", "", Price{Low: 5 * market.Unit, High: 5 * market.Unit}},
		{"$10 - $20", "", Price{Low: 10 * market.Unit, High: 20 * market.Unit, Currency: "USD"}},
		{"Free", "USD", Price{Problem: market.ErrNoAmount.Error()}},
		{"$29.17/mo", "USD", Price{Problem: market.ErrNotPrice.Error()}},
		{"0", "USD", Price{Problem: market.ErrZero.Error()}},
	} {
		got := ParsePrice(test.text, test.currency)
		if got != test.want {
			t.Errorf("ParsePrice(%q, %q) = %+v, want %+v", test.text, test.currency, got, test.want)
		}
		if got.Known() != (got.Low > 0) || got.Known() && got.Problem != "" {
			t.Errorf("ParsePrice(%q, %q) = %+v is known: %v", test.text, test.currency, got, got.Known())
		}
	}
}

func TestPriceMiddle(t *testing.T) {
	for _, test := range []struct{ low, high, want market.Amount }{{0, 0, 0}, {7, 7, 7}, {10, 20, 15}, {1, 2, 1}, {1, market.MaxAmount, market.MaxAmount / 2}} {
		if got := (Price{Low: test.low, High: test.high}).Middle(); got != test.want {
			t.Errorf("Middle of %d and %d = %d, want %d", test.low, test.high, got, test.want)
		}
	}
}

func TestPriceStringIsReadBack(t *testing.T) {
	for _, test := range []struct {
		low, high market.Amount
		want      string
	}{
		{0, 0, ""},
		{1295 * market.Unit, 1295 * market.Unit, "1295.00"},
		{1295 * market.Unit, 1495*market.Unit + 5000, "1295.00 - 1495.50"},
		{12345, 12345, "1.2345"},
		{12_990, 12_990, "1.2990"}, // not "1.299", which is 1299
		{1, 1, "0.0001"},
		{market.MaxAmount, market.MaxAmount, "1000000000000.00"},
	} {
		for _, currency := range []string{"USD", "JPY", "KWD", "EUR", ""} {
			p := Price{Low: test.low, High: test.high, Currency: currency}
			got := p.String()
			if got != test.want {
				t.Errorf("String of %d to %d = %q, want %q", test.low, test.high, got, test.want)
			}
			if p.Known() && ParsePrice(got, currency) != p {
				t.Errorf("ParsePrice(%q, %q) = %+v, want %+v", got, currency, ParsePrice(got, currency), p)
			}
		}
	}
}

func FuzzParsePrice(f *testing.F) {
	f.Add("$10 - $20", "CAD")
	f.Add("12.3450", "KWD")
	f.Fuzz(func(t *testing.T, text, currency string) {
		p := ParsePrice(text, currency)
		if p.Low > p.High || p.Known() && p.Problem != "" || p.Known() != (p.String() != "") {
			t.Errorf("ParsePrice(%q, %q) = %+v", text, currency, p)
		}
		if p.Known() && market.IsCurrency(p.Currency) {
			if again := ParsePrice(p.String(), p.Currency); again != p {
				t.Errorf("ParsePrice(%q, %q) = %+v, want %+v", p.String(), p.Currency, again, p)
			}
		}
	})
}
