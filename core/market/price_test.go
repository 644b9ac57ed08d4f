package market

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
)

// amount returns an Amount from major units and hundredths.
func amount(major, hundredths int64) Amount { return Amount(major)*Unit + Amount(hundredths)*Unit/100 }

func exactly(major, hundredths int64, currency string, basis CurrencyBasis) Price {
	a := amount(major, hundredths)
	return Price{a, a, Exact, currency, basis}
}

func named(major, hundredths int64, currency string) Price {
	return exactly(major, hundredths, currency, CurrencyNamed)
}

func assumed(major, hundredths int64, currency string) Price {
	return exactly(major, hundredths, currency, CurrencyAssumed)
}

func bare(major, hundredths int64) Price { return exactly(major, hundredths, "", CurrencyUnknown) }

func startsAt(p Price) Price { p.Kind = From; return p }

func upTo(p Price, major, hundredths int64) Price {
	p.Kind, p.High = Range, amount(major, hundredths)
	return p
}

var prices = []struct {
	text, hint string
	want       Price
}{
	// the dollar
	{"$1,295.00", "", assumed(1295, 0, "USD")},
	{"US $1,295.00", "", named(1295, 0, "USD")},
	{"US $1,295.00", "CAD", named(1295, 0, "USD")},
	{"US$1,295", "", named(1295, 0, "USD")},
	{"U.S. $5", "", named(5, 0, "USD")},
	{"$ 12", "USD", assumed(12, 0, "USD")},
	{"12 $", "", assumed(12, 0, "USD")},
	{"12$", "EUR", assumed(12, 0, "USD")},
	{"$12.5", "", assumed(12, 50, "USD")},
	{"$.99", "", assumed(0, 99, "USD")},
	{"$0.99", "", assumed(0, 99, "USD")},
	{"＄１，２９５．００", "", assumed(1295, 0, "USD")},
	{"$20.00 USD", "CAD", named(20, 0, "USD")},
	{"USD $20.00", "", named(20, 0, "USD")},
	{"$5 CAD", "", named(5, 0, "CAD")},
	{"$25.00", "CAD", assumed(25, 0, "CAD")},
	{"$25.00", "AUD", assumed(25, 0, "AUD")},
	{"$12.990", "CLP", assumed(12990, 0, "CLP")},
	{"$ 1.250.000", "COP", assumed(1250000, 0, "COP")},
	{"$1,299.00", "MXN", assumed(1299, 0, "MXN")},
	{"C $25.00", "", assumed(25, 0, "CAD")},
	{"C$25.00", "NIO", assumed(25, 0, "NIO")},
	{"CA$25.00", "", named(25, 0, "CAD")},
	{"25,00 $ CA", "", named(25, 0, "CAD")},
	{"25,00 $US", "", named(25, 0, "USD")},
	{"AU $30", "", named(30, 0, "AUD")},
	{"A$30", "USD", named(30, 0, "AUD")},
	{"NZ$30", "", named(30, 0, "NZD")},
	{"HK$1,280", "", named(1280, 0, "HKD")},
	{"NT$12,800", "", named(12800, 0, "TWD")},
	{"S$99.90", "", named(99, 90, "SGD")},
	{"MX$499", "", named(499, 0, "MXN")},
	{"R$ 1.299,90", "", named(1299, 90, "BRL")},
	{"R$1.299,90", "USD", named(1299, 90, "BRL")},
	{"U$S 250", "", named(250, 0, "USD")},
	{"$U 9.500", "", named(9500, 0, "UYU")},

	// the euro
	{"1.295,00 €", "", named(1295, 0, "EUR")},
	{"€1,295.00", "", named(1295, 0, "EUR")},
	{"€ 1.295", "", named(1295, 0, "EUR")},
	{"EUR 1\u00a0295,00", "", named(1295, 0, "EUR")},
	{"1\u202f295,00\u00a0€", "", named(1295, 0, "EUR")},
	{"1 295 €", "", named(1295, 0, "EUR")},
	{"1.295,- €", "", named(1295, 0, "EUR")},
	{"20,– €", "", named(20, 0, "EUR")},
	{"20,-- EUR", "", named(20, 0, "EUR")},
	{"12,99 €*", "", named(12, 99, "EUR")},
	{"120 € VB", "", named(120, 0, "EUR")},
	{"25 Euro", "", named(25, 0, "EUR")},
	{"€0,99", "", named(0, 99, "EUR")},
	{"€\u200e12", "", named(12, 0, "EUR")},
	{"1.234.567,89 €", "", named(1234567, 89, "EUR")},
	{"49,90€ TTC", "", named(49, 90, "EUR")},

	// other currencies
	{"£12", "", named(12, 0, "GBP")},
	{"£1,295.00", "EGP", named(1295, 0, "GBP")},
	{"GBP 12.00", "", named(12, 0, "GBP")},
	{"￡12", "", named(12, 0, "GBP")},
	{"¥12,800", "", assumed(12800, 0, "JPY")},
	{"¥12,800", "USD", assumed(12800, 0, "JPY")},
	{"￥12,800", "CNY", assumed(12800, 0, "CNY")},
	{"¥128.50", "CNY", assumed(128, 50, "CNY")},
	{"12.800円", "", named(12800, 0, "JPY")},
	{"１２，８００円", "", named(12800, 0, "JPY")},
	{"12,800円(税込)", "", named(12800, 0, "JPY")},
	{"JPY 12800.00", "", named(12800, 0, "JPY")},
	{"CN¥99", "JPY", named(99, 0, "CNY")},
	{"RMB 99", "", named(99, 0, "CNY")},
	{"99元", "", assumed(99, 0, "CNY")},
	{"1,280元", "TWD", assumed(1280, 0, "TWD")},
	{"₩129,000", "", assumed(129000, 0, "KRW")},
	{"129,000원", "", assumed(129000, 0, "KRW")},
	{"1'295.00 CHF", "", named(1295, 0, "CHF")},
	{"CHF 1’295.–", "", named(1295, 0, "CHF")},
	{"Fr. 12.50", "", named(12, 50, "CHF")},
	{"Rs. 1,29,500", "", assumed(129500, 0, "INR")},
	{"Rs.500/-", "INR", assumed(500, 0, "INR")},
	{"Rs 12,500", "PKR", assumed(12500, 0, "PKR")},
	{"₹1,29,500.00", "", named(129500, 0, "INR")},
	{"₹12,34,56,789", "", named(123456789, 0, "INR")},
	{"₹१,२९,५००", "", named(129500, 0, "INR")},
	{"kr 1 295,-", "NOK", assumed(1295, 0, "NOK")},
	{"1 295:-", "SEK", bare(1295, 0)},
	{"1.295 kr.", "DKK", assumed(1295, 0, "DKK")},
	{"12.900 kr", "ISK", assumed(12900, 0, "ISK")},
	{"SEK 1 295", "", named(1295, 0, "SEK")},
	{"kr 100 NOK", "", named(100, 0, "NOK")},
	{"1 299,00 zł", "", named(1299, 0, "PLN")},
	{"1 299 Kč", "", named(1299, 0, "CZK")},
	{"12 990 Ft", "", named(12990, 0, "HUF")},
	{"12 990 ₽", "", assumed(12990, 0, "RUB")},
	{"49,90 руб.", "BYN", assumed(49, 90, "BYN")},
	{"1 299 грн", "", named(1299, 0, "UAH")},
	{"₺1.299,90", "", named(1299, 90, "TRY")},
	{"1.299 TL", "", named(1299, 0, "TRY")},
	{"R 1 299.00", "", named(1299, 0, "ZAR")},
	{"R1,299", "", named(1299, 0, "ZAR")},
	{"Rp 1.299.000", "", named(1299000, 0, "IDR")},
	{"RM 1,299.90", "", named(1299, 90, "MYR")},
	{"₱1,299", "", named(1299, 0, "PHP")},
	{"1.299.000₫", "", named(1299000, 0, "VND")},
	{"฿1,299", "", named(1299, 0, "THB")},
	{"₪ 299.90", "", named(299, 90, "ILS")},
	{"S/ 299.90", "", named(299, 90, "PEN")},
	{"Bs. 299", "BOB", assumed(299, 0, "BOB")},
	{"KSh 12,999", "", named(12999, 0, "KES")},
	{"₦129,000", "", named(129000, 0, "NGN")},
	{"15 000 FCFA", "XOF", assumed(15000, 0, "XOF")},
	{"AED 1,299", "", named(1299, 0, "AED")},
	{"د.إ ١٬٢٩٩٫٥٠", "", named(1299, 50, "AED")},
	{"۱۲۳ ر.ق", "", named(123, 0, "QAR")},
	{"LE 1,299", "", named(1299, 0, "EGP")},

	// three decimals: the point is the decimal separator
	{"KWD 12.500", "", named(12, 50, "KWD")},
	{"12.500 KD", "", named(12, 50, "KWD")},
	{"1,299.500 KWD", "", named(1299, 50, "KWD")},
	{"KWD 1299", "", named(1299, 0, "KWD")},
	{"12,50 DT", "", named(12, 50, "TND")},
	{"12.500", "KWD", bare(12, 50)},
	{"$12.500", "KWD", assumed(12500, 0, "USD")},

	// no currency
	{"1,299", "", bare(1299, 0)},
	{"1.299", "USD", bare(1299, 0)},
	{"1,299", "EUR", bare(1299, 0)},
	{"12", "", bare(12, 0)},
	{"1295.0000", "", bare(1295, 0)},
	{"1295.00", "", bare(1295, 0)},
	{"1295,5", "", bare(1295, 50)},
	{"1234.567", "", Price{12345670, 12345670, Exact, "", CurrencyUnknown}},
	{"0.125", "", Price{1250, 1250, Exact, "", CurrencyUnknown}},
	{"0,125", "", Price{1250, 1250, Exact, "", CurrencyUnknown}},
	{"١٫٢٩٩", "", Price{12990, 12990, Exact, "", CurrencyUnknown}},
	{"1,000,000,000,000", "", bare(1_000_000_000_000, 0)},
	{" \t12.00\n", "", bare(12, 0)},

	// words around the price
	{"Price: $20", "", assumed(20, 0, "USD")},
	{"Now $15.00", "", assumed(15, 0, "USD")},
	{"US $20.00/ea", "", named(20, 0, "USD")},
	{"$20 each", "", assumed(20, 0, "USD")},
	{"$20.00 or Best Offer", "", assumed(20, 0, "USD")},
	{"Price:\n€12,00\ninkl. MwSt.", "", named(12, 0, "EUR")},

	{"$20 (ea)", "", assumed(20, 0, "USD")},
	{"Cena 140,00 zł", "", named(140, 0, "PLN")},
	{"Цена: 2 500 руб.", "", assumed(2500, 0, "RUB")},
	{"Běžná cena 1 299 Kč", "", named(1299, 0, "CZK")},
	{"Preis: 12,50 €", "", named(12, 50, "EUR")},

	// currencies as they are also written
	{"2 500 Р", "", assumed(2500, 0, "RUB")},
	{"2500р.", "", assumed(2500, 0, "RUB")},
	{"1 299 РУБ", "BYN", assumed(1299, 0, "BYN")},
	{"100 RUR", "", named(100, 0, "RUB")},
	{"140,00 pln", "", named(140, 0, "PLN")},
	{"12.99 Usd", "", named(12, 99, "USD")},
	{"$12.99 usd", "CAD", named(12, 99, "USD")},
	{"140,00 Zł", "", named(140, 0, "PLN")},
	{"$25.00 U.S.", "CAD", named(25, 0, "USD")},
	{"$25 US", "", named(25, 0, "USD")},
	{"۱۲۳٬۰۰۰ تومان", "", named(1230000, 0, "IRR")},
	{"10 - 20 تومان", "", upTo(named(100, 0, "IRR"), 200, 0)},

	// cents after a point and a space
	{"$119. 95", "", assumed(119, 95, "USD")},
	{"US $1,119.  95 (ea)", "", named(1119, 95, "USD")},

	// lowest of several prices
	{"from $5", "", startsAt(assumed(5, 0, "USD"))},
	{"From: $5", "", startsAt(assumed(5, 0, "USD"))},
	{"Starting at $1,299.00", "", startsAt(assumed(1299, 0, "USD"))},
	{"ab 1.295,00 €", "", startsAt(named(1295, 0, "EUR"))},
	{"À partir de 12,50 €", "", startsAt(named(12, 50, "EUR"))},
	{"desde 12,50 €", "", startsAt(named(12, 50, "EUR"))},
	{"fra 1.295 kr", "DKK", startsAt(assumed(1295, 0, "DKK"))},
	{"от 1 299 ₽", "", startsAt(assumed(1299, 0, "RUB"))},
	{"12,800円～", "", startsAt(named(12800, 0, "JPY"))},
	{"12,800円から", "", startsAt(named(12800, 0, "JPY"))},
	{"¥100起", "CNY", startsAt(assumed(100, 0, "CNY"))},
	{"$20+", "", startsAt(assumed(20, 0, "USD"))},

	// ranges
	{"$10 - $20", "", upTo(assumed(10, 0, "USD"), 20, 0)},
	{"$10-20", "", upTo(assumed(10, 0, "USD"), 20, 0)},
	{"10–20 €", "", upTo(named(10, 0, "EUR"), 20, 0)},
	{"$1,295.00 to $1,500.00", "", upTo(assumed(1295, 0, "USD"), 1500, 0)},
	{"US $1,295.00 to US $1,500.00", "", upTo(named(1295, 0, "USD"), 1500, 0)},
	{"US $10 to $20", "CAD", upTo(named(10, 0, "USD"), 20, 0)},
	{"10,00 € bis 20,00 €", "", upTo(named(10, 0, "EUR"), 20, 0)},
	{"12,800円 〜 15,000円", "", upTo(named(12800, 0, "JPY"), 15000, 0)},
	{"From $10 to $20", "", upTo(assumed(10, 0, "USD"), 20, 0)},
	{"10,- - 20,- €", "", upTo(named(10, 0, "EUR"), 20, 0)},
	{"1 295 - 1 500 kr", "SEK", upTo(assumed(1295, 0, "SEK"), 1500, 0)},
	{"$10.00 - $10.00", "", assumed(10, 0, "USD")},
}

func TestParsePrice(t *testing.T) {
	for _, c := range prices {
		got, err := ParsePrice(c.text, c.hint)
		if err != nil || got != c.want {
			t.Errorf("ParsePrice(%q, %q) = %+v, %v; want %+v", c.text, c.hint, got, err, c.want)
		}
	}
}

var refused = []struct {
	want  error
	hint  string
	texts []string
}{
	{ErrNoAmount, "", []string{"", "   ", "Free", "Sold", "N/A", "Price on request", "$", "$-.--", "\xff\xfe", "∞ USD"}},
	{ErrZero, "", []string{"$0", "$0.00", "0,00 €", "$0 - $20"}},
	{ErrNegative, "", []string{"-$20", "$-20", "−20 €"}},
	{ErrNotPrice, "", []string{
		"($20.00)", "1.2k", "$1.2M", "1.2万円", "2 lakh", "1e9", "$1e9", "0x10", "1_000", "50p", "99¢", "$12⁹⁹", "5 ft", "5 km", "20% off",
		"$20 off", "Save $20", "$5.00/oz", "€5 / 100 g", "$5 per month", "$20/mo", "up to $20", "~$20", "+$20", "2 for $5", "2 x $5",
		"Was $20 Now $15", "$20 shipping", "iPhone 15 $999", "&pound;12", "<b>$12</b>", "$12\x00", "$12\xff", "$12\ufffd", "$12 💰",
		"100 BTC", "100 DEM", "100 usdt", "USDX 100", "10:30", "12/24", "#12", "20,", "12..50",
		"+$5.95", // a surcharge
		"+ 5,95 €",
		"12 US", // a shoe size
		"U.S. 12", "5 cup", "1 pen", "10 uSD", "12 plns",
		"1. 50 €", // an ordinal
		"$119. 950", "$119. 95.5", "цена 100 Рублик",
	}},
	{ErrRange, "", []string{
		"$20-", "$20 $15", "$20 - $15", "$10 -", "$10 to", "$10 - - $20", "$10 - -$20", "$10 - $20 - $30", "2026-11-21",
		"$12 99", // the cents were in a separate element
		"20€50", "$1 29500",
		"$20\n500", // two lines are not one number
		"$20 + $5", "$1,200-300", "100 IRR 10 تومان",
	}},
	{ErrNumber, "", []string{
		"$119.50. 95", "1,2,3", "1.29.500", "3.5.2", "12,34.50", "1.295,00.00", "1,295.00,00", "1 295.000,00", "1234,567,890", "0,299,000",
		"01,295", "007", "12,5,- €", "$1.00001", "0.00001",
	}},
	{ErrAmbiguous, "", []string{"KWD 1,299", "1,2345"}},
	{ErrAmbiguous, "BHD", []string{"1,299"}},
	{ErrCurrency, "", []string{
		"kr 100", "﷼ 100", "L 100", "$5 EUR", "€5 $", "$10 - €20", "CAD US$5", "kr 100 Dhs", "PEN $5", "€5 US", "IRR 10 تومان", "$10 تومان",
	}},
	{ErrCurrency, "EUR", []string{"kr 100"}},
	{ErrTooLarge, "", []string{
		"1,000,000,000,001", "$99999999999999999999999999", strings.Repeat("9", MaxPriceText), "1,000,000,000,000.01",
		"100,000,000,001 تومان", "$1 - $9999999999999",
	}},
	{ErrTooLong, "", []string{strings.Repeat("9", MaxPriceText+1), "$12" + strings.Repeat(" ", MaxPriceText) + "off"}},
}

func TestParsePriceRefuses(t *testing.T) {
	for _, c := range refused {
		for _, text := range c.texts {
			if got, err := ParsePrice(text, c.hint); err != c.want || got != (Price{}) {
				t.Errorf("ParsePrice(%q, %q) = %+v, %v; want %v", text, c.hint, got, err, c.want)
			}
		}
	}
}

// Random amounts, with and without decimals, are read correctly in every convention.
func TestParsePriceKnowsConventions(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	for range 1_000 {
		major, cents := random.Int64N(int64(1)<<(1+random.IntN(39))), 1+random.Int64N(99)
		for _, c := range []struct {
			group, point string
			indian       bool
		}{
			{"", ".", false}, {"", ",", false}, {",", ".", false}, {".", ",", false}, {" ", ",", false}, {" ", ".", false},
			{"\u00a0", ",", false}, {"\u202f", ",", false}, {"'", ".", false}, {"’", ",", false}, {"٬", "٫", false}, {",", ".", true},
		} {
			whole := group(major, c.group, c.indian)
			full := fmt.Sprintf("%s%s%02d", whole, c.point, cents)
			for text, want := range map[string]Price{
				"€" + full:                   named(major, cents, "EUR"),
				full + "\u00a0EUR":           named(major, cents, "EUR"),
				"CHF " + whole:               named(major, 0, "CHF"),
				"from £" + whole:             startsAt(named(major, 0, "GBP")),
				whole + " – " + full + " zł": upTo(named(major, 0, "PLN"), major, cents),
			} {
				got, err := ParsePrice(text, "")
				if want.Low == 0 {
					if err != ErrZero {
						t.Fatalf("ParsePrice(%q) = %+v, %v; want %v", text, got, err, ErrZero)
					}
				} else if err != nil || got != want {
					t.Fatalf("ParsePrice(%q) = %+v, %v; want %+v", text, got, err, want)
				}
			}
		}
	}
}

// group formats a number with a separator between groups of three digits, or as in India.
func group(n int64, sep string, indian bool) string {
	rest, size := fmt.Sprint(n), 3
	var out string
	for len(rest) > size {
		out, rest = sep+rest[len(rest)-size:]+out, rest[:len(rest)-size]
		if indian {
			size = 2
		}
	}
	return rest + out
}

// A hint changes an amount only if its currency has three decimals. An invalid hint never becomes the
// price's currency.
func TestHintsDoNotChangeAmounts(t *testing.T) {
	for _, c := range prices {
		for _, hint := range []string{"EUR", "SEK", "XXX", "D A", "usd", "US", "\xff\xff\xff", strings.Repeat("USD ", 99)} {
			got, err := ParsePrice(c.text, hint)
			if err == nil && (got.Low != c.want.Low && Digits(c.hint) != 3 || got.Currency != "" && !IsCurrency(got.Currency)) {
				t.Errorf("ParsePrice(%q, %q) = %+v, want the amount %d and no unknown currency", c.text, hint, got, c.want.Low)
			}
		}
	}
}

// The lexicon has no spelling twice, no spelling that normalize changes, and only existing currencies.
func TestLexiconIsConsistent(t *testing.T) {
	seen := map[string]bool{}
	for _, lex := range lexicon {
		for _, spelling := range strings.Split(lex.spellings, "|") {
			if key := strings.ReplaceAll(spelling, " ", ""); seen[key] || key == "" {
				t.Errorf("%q is empty or has a second entry", spelling)
			} else {
				seen[key] = true
			}
			if string(normalize(spelling)) != spelling {
				t.Errorf("%q can never match: normalize changes it to %q", spelling, string(normalize(spelling)))
			}
		}
		codes := strings.Fields(lex.currencies)
		if (lex.role <= countryName) != (len(codes) > 0) || strings.Join(codes, " ") != lex.currencies {
			t.Errorf("%q has the currencies %q, which do not fit its role or are badly separated", lex.spellings, lex.currencies)
		}
		for i, code := range codes {
			if !IsCurrency(code) && !(i == 0 && code == noCurrency) {
				t.Errorf("%q: %s is not a currency", lex.spellings, code)
			}
		}
	}
}

func FuzzParsePrice(f *testing.F) {
	for _, c := range prices {
		f.Add(c.text, c.hint)
	}
	for _, c := range refused {
		for _, text := range c.texts {
			f.Add(text, c.hint)
		}
	}
	f.Fuzz(func(t *testing.T, text, hint string) {
		p, err := ParsePrice(text, hint)
		if err != nil {
			if _, ok := err.(Error); !ok || p != (Price{}) {
				t.Fatalf("ParsePrice(%q, %q) = %+v, %v; want the zero value and an Error", text, hint, p, err)
			}
			return
		}
		if p.Low <= 0 || p.High < p.Low || p.High > MaxAmount || (p.Low < p.High) != (p.Kind == Range) {
			t.Fatalf("ParsePrice(%q, %q) = %+v, want 0 < Low <= High <= MaxAmount, and Low < High only in a Range", text, hint, p)
		}
		if (p.Currency == "") != (p.Basis == CurrencyUnknown) || p.Currency != "" && !IsCurrency(p.Currency) {
			t.Fatalf("ParsePrice(%q, %q) = %+v, want a known currency, or none with CurrencyUnknown", text, hint, p)
		}
		// The amounts have all digits of the text and no others.
		runes := normalize(strings.TrimSpace(text))
		digits, low, high := significant(string(runes)), significant(plain(p.Low)), significant(plain(p.High))
		if s, _ := scan(runes); s.kind == Range {
			if !strings.HasPrefix(digits, low) || !strings.HasSuffix(digits, high) {
				t.Fatalf("ParsePrice(%q) = %d to %d, want the digits of the text", text, p.Low, p.High)
			}
		} else if digits != low {
			t.Fatalf("ParsePrice(%q) = %d, want the digits of the text", text, p.Low)
		}
	})
}

// plain formats an amount with all four decimals.
func plain(a Amount) string {
	return fmt.Sprintf("%d.%04d", a/Unit, a%Unit)
}

// significant returns the digits of a text without leading and trailing zeros.
func significant(text string) string {
	digits := strings.Map(func(r rune) rune {
		if '0' <= r && r <= '9' {
			return r
		}
		return -1
	}, text)
	return strings.Trim(digits, "0")
}
