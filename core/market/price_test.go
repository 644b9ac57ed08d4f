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
	{"U.S. $5", "", named(5, 0, "USD")},
	{"12 $", "", assumed(12, 0, "USD")},
	{"$12.5", "", assumed(12, 50, "USD")},
	{"$.99", "", assumed(0, 99, "USD")},
	{"＄１，２９５．００", "", assumed(1295, 0, "USD")},
	{"$5 CAD", "", named(5, 0, "CAD")},
	{"$25.00", "CAD", assumed(25, 0, "CAD")},
	{"$12.990", "CLP", assumed(12990, 0, "CLP")},
	{"C $25.00", "", assumed(25, 0, "CAD")},
	{"C$25.00", "NIO", assumed(25, 0, "NIO")},
	{"CA$25.00", "", named(25, 0, "CAD")},
	{"25,00 $ CA", "", named(25, 0, "CAD")},
	{"25,00 $US", "", named(25, 0, "USD")},
	{"A$30", "USD", named(30, 0, "AUD")},
	{"NZ$30", "", named(30, 0, "NZD")},
	{"HK$1,280", "", named(1280, 0, "HKD")},
	{"NT$12,800", "", named(12800, 0, "TWD")},
	{"S$99.90", "", named(99, 90, "SGD")},
	{"MX$499", "", named(499, 0, "MXN")},
	{"R$ 1.299,90", "", named(1299, 90, "BRL")},
	{"U$S 250", "", named(250, 0, "USD")},
	{"$U 9.500", "", named(9500, 0, "UYU")},

	// the euro
	{"1.295,00 €", "", named(1295, 0, "EUR")},
	{"€ 1.295", "", named(1295, 0, "EUR")},
	{"1.295,- €", "", named(1295, 0, "EUR")},
	{"20,– €", "", named(20, 0, "EUR")},
	{"20,-- EUR", "", named(20, 0, "EUR")},
	{"12,99 €*", "", named(12, 99, "EUR")},
	{"120 € VB", "", named(120, 0, "EUR")},
	{"25 Euro", "", named(25, 0, "EUR")},
	{"€\u200e12", "", named(12, 0, "EUR")},
	{"49,90€ TTC", "", named(49, 90, "EUR")},

	// other currencies
	{"£12", "", named(12, 0, "GBP")},
	{"£1,295.00", "EGP", named(1295, 0, "GBP")},
	{"￡12", "", named(12, 0, "GBP")},
	{"¥12,800", "", assumed(12800, 0, "JPY")},
	{"￥12,800", "CNY", assumed(12800, 0, "CNY")},
	{"¥128.50", "CNY", assumed(128, 50, "CNY")},
	{"12.800円", "", named(12800, 0, "JPY")},
	{"１２，８００円", "", named(12800, 0, "JPY")},
	{"12,800円(税込)", "", named(12800, 0, "JPY")},
	{"CN¥99", "JPY", named(99, 0, "CNY")},
	{"99元", "", assumed(99, 0, "CNY")},
	{"1,280元", "TWD", assumed(1280, 0, "TWD")},
	{"₩129,000", "", assumed(129000, 0, "KRW")},
	{"CHF 1’295.–", "", named(1295, 0, "CHF")},
	{"Fr. 12.50", "", named(12, 50, "CHF")},
	{"Rs. 1,29,500", "", assumed(129500, 0, "INR")},
	{"Rs.500/-", "INR", assumed(500, 0, "INR")},
	{"Rs 12,500", "PKR", assumed(12500, 0, "PKR")},
	{"₹1,29,500.00", "", named(129500, 0, "INR")},
	{"₹१,२९,५००", "", named(129500, 0, "INR")},
	{"kr 1 295,-", "NOK", assumed(1295, 0, "NOK")},
	{"1 295:-", "SEK", bare(1295, 0)},
	{"1.295 kr.", "DKK", assumed(1295, 0, "DKK")},
	{"kr 100 NOK", "", named(100, 0, "NOK")},
	{"1 299,00 zł", "", named(1299, 0, "PLN")},
	{"1 299 Kč", "", named(1299, 0, "CZK")},
	{"12 990 Ft", "", named(12990, 0, "HUF")},
	{"12 990 ₽", "", assumed(12990, 0, "RUB")},
	{"49,90 руб.", "BYN", assumed(49, 90, "BYN")},
	{"1 299 грн", "", named(1299, 0, "UAH")},
	{"₺1.299,90", "", named(1299, 90, "TRY")},
	{"R 1 299.00", "", named(1299, 0, "ZAR")},
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
	{"د.إ ١٬٢٩٩٫٥٠", "", named(1299, 50, "AED")},
	{"۱۲۳ ر.ق", "", named(123, 0, "QAR")},
	{"LE 1,299", "", named(1299, 0, "EGP")},

	// three decimals: the point is the decimal separator
	{"KWD 12.500", "", named(12, 50, "KWD")},
	{"12.500 KD", "", named(12, 50, "KWD")},
	{"1,299.500 KWD", "", named(1299, 50, "KWD")},
	{"12,50 DT", "", named(12, 50, "TND")},
	{"12.500", "KWD", bare(12, 50)},
	{"$12.500", "KWD", assumed(12500, 0, "USD")},

	// no currency
	{"1,299", "", bare(1299, 0)},
	{"1.299", "USD", bare(1299, 0)},
	{"1295.0000", "", bare(1295, 0)},
	{"1295,5", "", bare(1295, 50)},
	{"1234.567", "", Price{12345670, 12345670, Exact, "", CurrencyUnknown}},
	{"0.125", "", Price{1250, 1250, Exact, "", CurrencyUnknown}},
	{"0,125", "", Price{1250, 1250, Exact, "", CurrencyUnknown}},
	{"١٫٢٩٩", "", Price{12990, 12990, Exact, "", CurrencyUnknown}},
	{"1,000,000,000,000", "", bare(1_000_000_000_000, 0)},
	{" \t12.00\n", "", bare(12, 0)},

	// words around the price
	{"Price: $20", "", assumed(20, 0, "USD")},
	{"US $20.00/ea", "", named(20, 0, "USD")},
	{"$20.00 or Best Offer", "", assumed(20, 0, "USD")},
	{"Price:\n€12,00\ninkl. MwSt.", "", named(12, 0, "EUR")},

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
	{"Starting at $1,299.00", "", startsAt(assumed(1299, 0, "USD"))},
	{"ab 1.295,00 €", "", startsAt(named(1295, 0, "EUR"))},
	{"À partir de 12,50 €", "", startsAt(named(12, 50, "EUR"))},
	{"от 1 299 ₽", "", startsAt(assumed(1299, 0, "RUB"))},
	{"12,800円～", "", startsAt(named(12800, 0, "JPY"))},
	{"12,800円から", "", startsAt(named(12800, 0, "JPY"))},
	{"¥100起", "CNY", startsAt(assumed(100, 0, "CNY"))},
	{"$20+", "", startsAt(assumed(20, 0, "USD"))},

	// ranges
	{"$10 - $20", "", upTo(assumed(10, 0, "USD"), 20, 0)},
	{"$10-20", "", upTo(assumed(10, 0, "USD"), 20, 0)},
	{"10–20 €", "", upTo(named(10, 0, "EUR"), 20, 0)},
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
	text, hint string
	want       error
}{
	{"", "", ErrNoAmount},
	{"Free", "", ErrNoAmount},
	{"$", "", ErrNoAmount},
	{"$-.--", "", ErrNoAmount},
	{"\xff\xfe", "", ErrNoAmount},

	{"$0", "", ErrZero},
	{"$0.00", "", ErrZero},
	{"$0 - $20", "", ErrZero},

	{"-$20", "", ErrNegative},
	{"$-20", "", ErrNegative},
	{"−20 €", "", ErrNegative},
	{"($20.00)", "", ErrNotPrice},
	{"$20-", "", ErrRange},

	{"1.2k", "", ErrNotPrice},
	{"1.2万円", "", ErrNotPrice},
	{"1e9", "", ErrNotPrice},
	{"0x10", "", ErrNotPrice},
	{"1_000", "", ErrNotPrice},
	{"50p", "", ErrNotPrice},
	{"$12⁹⁹", "", ErrNotPrice},
	{"5 ft", "", ErrNotPrice},
	{"20% off", "", ErrNotPrice},
	{"$5.00/oz", "", ErrNotPrice},
	{"$5 per month", "", ErrNotPrice},
	{"up to $20", "", ErrNotPrice},
	{"~$20", "", ErrNotPrice},
	{"+$20", "", ErrNotPrice},
	{"2 for $5", "", ErrNotPrice},
	{"Was $20 Now $15", "", ErrNotPrice},
	{"iPhone 15 $999", "", ErrNotPrice},
	{"<b>$12</b>", "", ErrNotPrice},
	{"$12\x00", "", ErrNotPrice},
	{"$12\xff", "", ErrNotPrice},
	{"$12\ufffd", "", ErrNotPrice},
	{"$12 💰", "", ErrNotPrice},
	{"100 BTC", "", ErrNotPrice},
	{"100 usdt", "", ErrNotPrice},
	{"USDX 100", "", ErrNotPrice},
	{"10:30", "", ErrNotPrice},
	{"20,", "", ErrNotPrice},
	{"12..50", "", ErrNotPrice},

	{"+$5.95", "", ErrNotPrice}, // a surcharge
	{"12 US", "", ErrNotPrice},  // a shoe size
	{"5 cup", "", ErrNotPrice},
	{"10 uSD", "", ErrNotPrice},
	{"12 plns", "", ErrNotPrice},
	{"1. 50 €", "", ErrNotPrice}, // an ordinal
	{"$119. 950", "", ErrNotPrice},
	{"$119. 95.5", "", ErrNotPrice},
	{"$119.50. 95", "", ErrNumber},
	{"цена 100 Рублик", "", ErrNotPrice},

	{"1,2,3", "", ErrNumber},
	{"1.29.500", "", ErrNumber},
	{"12,34.50", "", ErrNumber},
	{"1,295.00,00", "", ErrNumber},
	{"1 295.000,00", "", ErrNumber},
	{"1234,567,890", "", ErrNumber},
	{"0,299,000", "", ErrNumber},
	{"01,295", "", ErrNumber},
	{"12,5,- €", "", ErrNumber},
	{"$1.00001", "", ErrNumber},
	{"0.00001", "", ErrNumber},

	{"KWD 1,299", "", ErrAmbiguous},
	{"1,299", "BHD", ErrAmbiguous},
	{"1,2345", "", ErrAmbiguous},

	{"$20 $15", "", ErrRange},
	{"$20 - $15", "", ErrRange},
	{"$10 -", "", ErrRange},
	{"$10 - - $20", "", ErrRange},
	{"$10 - -$20", "", ErrRange},
	{"$10 - $20 - $30", "", ErrRange},
	{"2026-11-21", "", ErrRange},
	{"$12 99", "", ErrRange}, // the cents were in a separate element
	{"20€50", "", ErrRange},
	{"$20\n500", "", ErrRange}, // two lines are not one number
	{"$20 + $5", "", ErrRange},
	{"$1,200-300", "", ErrRange},

	{"kr 100", "", ErrCurrency},
	{"kr 100", "EUR", ErrCurrency},
	{"﷼ 100", "", ErrCurrency},
	{"$5 EUR", "", ErrCurrency},
	{"$10 - €20", "", ErrCurrency},
	{"CAD US$5", "", ErrCurrency},
	{"kr 100 Dhs", "", ErrCurrency},
	{"€5 US", "", ErrCurrency},
	{"100 IRR 10 تومان", "", ErrRange},
	{"IRR 10 تومان", "", ErrCurrency},
	{"$10 تومان", "", ErrCurrency},

	{"1,000,000,000,001", "", ErrTooLarge},
	{"$99999999999999999999999999", "", ErrTooLarge},
	{strings.Repeat("9", MaxPriceText), "", ErrTooLarge},
	{"1,000,000,000,000.01", "", ErrTooLarge},
	{"100,000,000,001 تومان", "", ErrTooLarge},
	{"$1 - $9999999999999", "", ErrTooLarge},

	{strings.Repeat("9", MaxPriceText+1), "", ErrTooLong},
	{"$12" + strings.Repeat(" ", MaxPriceText) + "off", "", ErrTooLong},
}

func TestParsePriceRefuses(t *testing.T) {
	for _, c := range refused {
		if got, err := ParsePrice(c.text, c.hint); err != c.want || got != (Price{}) {
			t.Errorf("ParsePrice(%q, %q) = %+v, %v; want %v", c.text, c.hint, got, err, c.want)
		}
	}
}

// Random amounts, with and without decimals, are read correctly in every convention.
func TestParsePriceKnowsConventions(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	for range 100 {
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
		f.Add(c.text, c.hint)
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
