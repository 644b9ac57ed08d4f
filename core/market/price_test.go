package market

import (
	"fmt"
	"strings"
	"testing"
)

// prices has texts and the prices that they state: "text = price", or "text | hint = price". A question mark follows a currency
// that is assumed.
var prices = []string{
	// the dollar
	"$1,295.00 = 1295 USD?", "US $1,295.00 = 1295 USD", "US $1,295.00 | CAD = 1295 USD", "US$1,295 = 1295 USD", "U.S. $5 = 5 USD",
	"$ 12 | USD = 12 USD?", "12 $ = 12 USD?", "12$ | EUR = 12 USD?", "$12.5 = 12.5 USD?", "$.99 = 0.99 USD?", "$0.99 = 0.99 USD?",
	"＄１，２９５．００ = 1295 USD?", "$20.00 USD | CAD = 20 USD", "USD $20.00 = 20 USD", "$5 CAD = 5 CAD", "$25.00 | CAD = 25 CAD?",
	"$25.00 | AUD = 25 AUD?", "$12.990 | CLP = 12990 CLP?", "$ 1.250.000 | COP = 1250000 COP?", "$1,299.00 | MXN = 1299 MXN?",
	"C $25.00 = 25 CAD?", "C$25.00 | NIO = 25 NIO?", "CA$25.00 = 25 CAD", "25,00 $ CA = 25 CAD", "25,00 $US = 25 USD",
	"AU $30 = 30 AUD", "A$30 | USD = 30 AUD", "NZ$30 = 30 NZD", "HK$1,280 = 1280 HKD", "NT$12,800 = 12800 TWD", "S$99.90 = 99.9 SGD",
	"MX$499 = 499 MXN", "R$ 1.299,90 = 1299.9 BRL", "R$1.299,90 | USD = 1299.9 BRL", "U$S 250 = 250 USD", "$U 9.500 = 9500 UYU",

	// the euro
	"1.295,00 € = 1295 EUR", "€1,295.00 = 1295 EUR", "€ 1.295 = 1295 EUR", "EUR 1\u00a0295,00 = 1295 EUR",
	"1\u202f295,00\u00a0€ = 1295 EUR", "1 295 € = 1295 EUR", "1.295,- € = 1295 EUR", "20,– € = 20 EUR", "20,-- EUR = 20 EUR",
	"12,99 €* = 12.99 EUR", "120 € VB = 120 EUR", "25 Euro = 25 EUR", "€0,99 = 0.99 EUR", "€\u200e12 = 12 EUR",
	"1.234.567,89 € = 1234567.89 EUR", "49,90€ TTC = 49.9 EUR",

	// other currencies
	"£12 = 12 GBP", "£1,295.00 | EGP = 1295 GBP", "GBP 12.00 = 12 GBP", "￡12 = 12 GBP", "¥12,800 = 12800 JPY?",
	"¥12,800 | USD = 12800 JPY?", "￥12,800 | CNY = 12800 CNY?", "¥128.50 | CNY = 128.5 CNY?", "12.800円 = 12800 JPY",
	"１２，８００円 = 12800 JPY", "12,800円(税込) = 12800 JPY", "JPY 12800.00 = 12800 JPY", "CN¥99 | JPY = 99 CNY", "RMB 99 = 99 CNY",
	"99元 = 99 CNY?", "1,280元 | TWD = 1280 TWD?", "₩129,000 = 129000 KRW?", "129,000원 = 129000 KRW?", "1'295.00 CHF = 1295 CHF",
	"CHF 1’295.– = 1295 CHF", "Fr. 12.50 = 12.5 CHF", "Rs. 1,29,500 = 129500 INR?", "Rs.500/- | INR = 500 INR?",
	"Rs 12,500 | PKR = 12500 PKR?", "₹1,29,500.00 = 129500 INR", "₹12,34,56,789 = 123456789 INR", "₹१,२९,५०० = 129500 INR",
	"kr 1 295,- | NOK = 1295 NOK?", "1 295:- | SEK = 1295", "1.295 kr. | DKK = 1295 DKK?", "12.900 kr | ISK = 12900 ISK?",
	"SEK 1 295 = 1295 SEK", "kr 100 NOK = 100 NOK", "1 299,00 zł = 1299 PLN", "1 299 Kč = 1299 CZK", "12 990 Ft = 12990 HUF",
	"12 990 ₽ = 12990 RUB?", "49,90 руб. | BYN = 49.9 BYN?", "1 299 грн = 1299 UAH", "₺1.299,90 = 1299.9 TRY", "1.299 TL = 1299 TRY",
	"R 1 299.00 = 1299 ZAR", "R1,299 = 1299 ZAR", "Rp 1.299.000 = 1299000 IDR", "RM 1,299.90 = 1299.9 MYR", "₱1,299 = 1299 PHP",
	"1.299.000₫ = 1299000 VND", "฿1,299 = 1299 THB", "₪ 299.90 = 299.9 ILS", "S/ 299.90 = 299.9 PEN", "Bs. 299 | BOB = 299 BOB?",
	"KSh 12,999 = 12999 KES", "₦129,000 = 129000 NGN", "15 000 FCFA | XOF = 15000 XOF?", "AED 1,299 = 1299 AED",
	"د.إ ١٬٢٩٩٫٥٠ = 1299.5 AED", "۱۲۳ ر.ق = 123 QAR", "LE 1,299 = 1299 EGP",

	// three decimals: the point is the decimal separator
	"KWD 12.500 = 12.5 KWD", "12.500 KD = 12.5 KWD", "1,299.500 KWD = 1299.5 KWD", "KWD 1299 = 1299 KWD", "12,50 DT = 12.5 TND",
	"12.500 | KWD = 12.5",

	// no currency
	"1,299 = 1299", "1.299 = 1299", "140.000 | EUR = 140000", "140,000 USD = 140000 USD", "1.299 DKK = 1299 DKK", "1,299 PLN = 1299 PLN", "12.990 Ft = 12990 HUF", "1,299 | EUR = 1299", "12 = 12", "1295.0000 = 1295", "1295.00 = 1295", "1295,5 = 1295.5",
	"1234.567 = 1234.567", "0.125 = 0.125", "0,125 = 0.125", "١٫٢٩٩ = 1.299", "1,000,000,000,000 = 1000000000000", " \t12.00\n = 12",

	// words around the price
	"Price: $20 = 20 USD?", "Now $15.00 = 15 USD?", "US $20.00/ea = 20 USD", "$20 each = 20 USD?", "$20.00 or Best Offer = 20 USD?",
	"Price:\n€12,00\ninkl. MwSt. = 12 EUR", "$20 (ea) = 20 USD?", "Cena 140,00 zł = 140 PLN", "Цена: 2 500 руб. = 2500 RUB?",
	"Běžná cena 1 299 Kč = 1299 CZK", "Preis: 12,50 € = 12.5 EUR", "NAŠA CENA 12,50 € = 12.5 EUR", "US$:12.99 = 12.99 USD",
	"Cena : 890 Kč = 890 CZK", "Pris från 172 kr | SEK = from 172 SEK?", "PVP 4,56 € = 4.56 EUR", "£25.00 (tax incl.) = 25 GBP",
	"55,72 zł brutto = 55.72 PLN", "14.00 SGD / Each = 14 SGD", "1 690,54 руб. (шт) = 1690.54 RUB?", "10 à 20 € = 10 to 20 EUR", "258 000 €Baisse de prix = 258000 EUR",
	"Reduced: £25 = 25 GBP",

	// currencies as they are also written
	"2 500 Р = 2500 RUB?", "2500р. = 2500 RUB?", "1 299 РУБ | BYN = 1299 BYN?", "100 RUR = 100 RUB", "140,00 pln = 140 PLN",
	"12.99 Usd = 12.99 USD", "$12.99 usd | CAD = 12.99 USD", "140,00 Zł = 140 PLN", "$25.00 U.S. | CAD = 25 USD", "$25 US = 25 USD",
	"CAN$1.23 = 1.23 CAD", "644.00 جنيه = 644 EGP?", "850,000 ریال = 850000 IRR", "120 درهم | MAD = 120 MAD?", "5 ש״ח = 5 ILS", "50 دج = 50 DZD",
	"۱۲۳٬۰۰۰ تومان = 1230000 IRR", "10 - 20 تومان = 100 to 200 IRR",

	// cents after a point and a space
	"$119. 95 = 119.95 USD?", "US $1,119.  95 (ea) = 1119.95 USD",

	"118, 99 TL = 118.99 TRY", "1.837, 32 € = 1837.32 EUR", "$19, 95 = 19.95 USD?",

	// separators without cents
	"€ 610, = 610 EUR", "€ 1.299. = 1299 EUR", "105. – | CHF = 105", "1 299 Kč. = 1299 CZK",

	// the same price twice
	"109€ 109€ 109 = 109 EUR", "12.99 12.99 | EUR = 12.99", "205,68 € 205.68 = 205.68 EUR",

	// lowest of several prices
	"from $5 = from 5 USD?", "From: $5 = from 5 USD?", "Starting at $1,299.00 = from 1299 USD?", "ab 1.295,00 € = from 1295 EUR",
	"À partir de 12,50 € = from 12.5 EUR", "desde 12,50 € = from 12.5 EUR", "fra 1.295 kr | DKK = from 1295 DKK?",
	"от 1 299 ₽ = from 1299 RUB?", "12,800円～ = from 12800 JPY", "12,800円から = from 12800 JPY", "¥100起 | CNY = from 100 CNY?",
	"$20+ = from 20 USD?",

	// ranges
	"$10 - $20 = 10 to 20 USD?", "$10-20 = 10 to 20 USD?", "10–20 € = 10 to 20 EUR", "$1,295.00 to $1,500.00 = 1295 to 1500 USD?",
	"US $1,295.00 to US $1,500.00 = 1295 to 1500 USD", "US $10 to $20 | CAD = 10 to 20 USD", "10,00 € bis 20,00 € = 10 to 20 EUR",
	"12,800円 〜 15,000円 = 12800 to 15000 JPY", "From $10 to $20 = 10 to 20 USD?", "10,- - 20,- € = 10 to 20 EUR",
	"1 295 - 1 500 kr | SEK = 1295 to 1500 SEK?", "$10.00 - $10.00 = 10 USD?",
}

// splitPrice splits an entry of prices.
func splitPrice(entry string) (text, hint, want string) {
	text, want, _ = strings.Cut(entry, " = ")
	text, hint, _ = strings.Cut(text, " | ")
	return text, hint, want
}

// describe formats a price as in prices.
func describe(p Price) string {
	decimal := func(a Amount) string { return strings.TrimRight(strings.TrimRight(plain(a), "0"), ".") }
	text := decimal(p.Low)
	switch {
	case p.Kind == From:
		text = "from " + text
	case p.Kind == Range || p.Low != p.High:
		text += " to " + decimal(p.High)
	}
	if p.Currency != "" {
		text += " " + p.Currency
	}
	if p.Basis == CurrencyAssumed {
		text += "?"
	}
	return text
}

func TestParsePrice(t *testing.T) {
	for _, entry := range prices {
		text, hint, want := splitPrice(entry)
		if got, err := ParsePrice(text, hint); err != nil || describe(got) != want || (got.Basis == CurrencyUnknown) != (got.Currency == "") {
			t.Errorf("ParsePrice(%q, %q) = %+v, %v; want %s", text, hint, got, err, want)
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
		"€6.56 + VAT", "$30.56/Month", "790 € HT", "€12 excl. VAT", "$36 /", "12 €: 5", "500 DA", "10 шт", "(£20)", "10)", "12a5830", "12 A 15", ":9", "3des", "1967 (1967)", "12.00€ 12.00€ off",
		"$12,",                // the cents are missing
		"10, 20 €",            // two prices
		"2020. 12", "110, 99", // no currency shows that these are prices
	}},
	{ErrRange, "", []string{
		"$20-", "$20 $15", "$20 - $15", "$10 -", "$10 to", "$10 - - $20", "$10 - -$20", "$10 - $20 - $30", "2026-11-21",
		"$12 99", // the cents were in a separate element
		"20€50", "$1 29500",
		"$20\n500", // two lines are not one number
		"50 EUR 30", "$ 791.00 $ 479.00", "$12 12", "20€ 20", "$200 + $200", "120 £100 -", "100 $1000 -",
		"$20 + $5", "$1,200-300", "100 IRR 10 تومان",
	}},
	{ErrNumber, "", []string{
		"$119.50. 95", "1,2,3", "1.29.500", "3.5.2", "12,34.50", "1.295,00.00", "1,295.00,00", "1 295.000,00", "1234,567,890", "0,299,000",
		"01,295", "007", "12,5,- €", "$1.00001", "0.00001",
	}},
	{ErrAmbiguous, "", []string{"KWD 1,299", "1,2345", "1,1680 €", "3.350 GBP", "140.000 USD", "£1.299", "$12.500", "CHF 1.299"}},
	{ErrAmbiguous, "USD", []string{"1.299", "12.500"}},
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

// A hint changes an amount only if its currency has three decimals. An invalid hint never becomes the
// price's currency.
func TestHintsDoNotChangeAmounts(t *testing.T) {
	for _, entry := range prices {
		text, ownHint, _ := splitPrice(entry)
		want, _ := ParsePrice(text, ownHint)
		for _, hint := range []string{"EUR", "SEK", "XXX", "D A", "usd", "US", "\xff\xff\xff", strings.Repeat("USD ", 99)} {
			got, err := ParsePrice(text, hint)
			if err == nil && (got.Low != want.Low && Digits(ownHint) != 3 || got.Currency != "" && !IsCurrency(got.Currency)) {
				t.Errorf("ParsePrice(%q, %q) = %+v, want the amount %d and no unknown currency", text, hint, got, want.Low)
			}
		}
	}
}

// The lexicon has no spelling twice, no spelling that normalize changes, and only existing currencies.
func TestLexiconIsConsistent(t *testing.T) {
	seen := map[string]bool{}
	for _, entries := range lexicon {
		for _, line := range strings.Split(strings.TrimSuffix(entries.lines, "\n"), "\n") {
			spellings, currencies, complete := strings.Cut(line, "=")
			if !complete {
				t.Errorf("%q has no =", line)
			}
			for _, spelling := range strings.Split(spellings, "|") {
				if key := strings.ReplaceAll(spelling, " ", ""); seen[key] || key == "" {
					t.Errorf("%q is empty or has a second entry", spelling)
				} else {
					seen[key] = true
				}
				if string(normalize(spelling)) != spelling {
					t.Errorf("%q can never match: normalize changes it to %q", spelling, string(normalize(spelling)))
				}
			}
			codes := strings.Fields(currencies)
			if (entries.role <= countryName) != (len(codes) > 0) || strings.Join(codes, " ") != currencies {
				t.Errorf("%q has the currencies %q, which do not fit its role or are badly separated", spellings, currencies)
			}
			for i, code := range codes {
				if !IsCurrency(code) && !(i == 0 && code == noCurrency) {
					t.Errorf("%q: %s is not a currency", spellings, code)
				}
			}
		}
	}
}

func FuzzParsePrice(f *testing.F) {
	for _, entry := range prices {
		text, hint, _ := splitPrice(entry)
		f.Add(text, hint)
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
		if s, _ := scan(runes); len(s.numbers) > 1 {
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
