package listingcsv

import (
	"fmt"
	"strings"
	"testing"

	"loupe/core/market"
)

// readOne reads a file of one row with the id 1, the title T and these fields, and returns the row.
func readOne(t *testing.T, o Options, namesAndValues ...string) Row {
	t.Helper()
	names, values := []string{"id", "title"}, []string{"1", "T"}
	for i := 0; i < len(namesAndValues); i += 2 {
		names, values = append(names, namesAndValues[i]), append(values, quoteField(namesAndValues[i+1]))
	}
	rows, err := readAll(strings.Join(names, ",")+"\n"+strings.Join(values, ",")+"\n", o)
	if err != nil || len(rows) != 1 {
		t.Fatalf("%q: got %d rows and error %v, want one", namesAndValues, len(rows), err)
	}
	return rows[0]
}

func TestCharacterReferencesAreDecoded(t *testing.T) {
	for text, want := range map[string]string{
		"B&uuml;gel &amp; Hut": "Bügel & Hut", "&quot;alt&quot;": `"alt"`, "&#8364;&#x20AC;": "€€", "A & B": "A & B", "AT&T": "AT&T",
		"Pots&notes;x &nonsense; &": "Pots&notes;x &nonsense; &", "Q&not a": "Q&not a", "&amp;amp;": "&amp;", "Fish&chips; &eacute;": "Fish&chips; é",
		"&nbsp;x&nbsp;": "x",
	} {
		if row := readOne(t, Options{}, "brand", text); row.Brand != want {
			t.Errorf("%q: got %q, want %q", text, row.Brand, want)
		}
	}
	row := readOne(t, Options{}, "url", "https://a.com/?a=1&amp;copy=2&reg;=3", "image", "https://a.com/1.jpg?x&amp;y, https://a.com/2.jpg", "price", "1.199&nbsp;&euro;")
	if got := row.URL + " " + row.Image + " " + row.Price; got != "https://a.com/?a=1&copy=2&reg;=3 https://a.com/1.jpg?x&y 1.199\u00a0€" || len(row.Problems) > 0 {
		t.Errorf("got %q and %v, want URLs with decoded ampersands only, and the first image", got, row.Problems)
	}
	if row := readOne(t, Options{}, "vendor", "a&#0;b"); row.Vendor != "" || len(row.Problems) != 1 {
		t.Errorf("got %q and %v, want no vendor with a NUL", row.Vendor, row.Problems)
	}
}

func TestDatesWithNamesOfMonths(t *testing.T) {
	for text, want := range map[string]string{
		"1. März 2026": "2026-03-01", "20. Nov. 2026": "2026-11-20", "20 November 2026 10:15": "2026-11-20", "Nov 20, 2026 9:05:00 PM PST": "2026-11-20",
		"Nov-20-25": "2025-11-20", "20-Nov-25": "2025-11-20", "1er mars 2026": "2026-03-01", "14 août 2025": "2025-08-14", "20 de noviembre de 2025": "2025-11-20",
		"3 dicembre 2025": "2025-12-03", "1st May 2026": "2026-05-01", "2026 Jan 5": "2026-01-05", "5 lipca 2026": "2026-07-05", "30 februari 2026": "",
		"March 2026": "", "20 Foo 2026": "", "20 Nov Nov 2026": "", "1 2 Nov 2026": "", "mar": "", "1. MÄRZ 2026": "2026-03-01",
	} {
		if row := readOne(t, Options{}, "date", text); row.Date != want || (want == "") != (len(row.Problems) == 1) {
			t.Errorf("%q: got %q and %v, want %q", text, row.Date, row.Problems, want)
		}
	}
}

func TestShippingIsCutFromPrices(t *testing.T) {
	for text, want := range map[string]string{
		"1.199 € + 5,90 € Versand": "1.199 €", "1.199 €+5,90 € Versandkosten": "1.199 €", "25 EUR zzgl. Versand": "25 EUR", "US $20.00 + $4.99 shipping": "US $20.00",
		"120 € VB zzgl. 6,99 € Porto": "120 € VB", "35 € + frais de port": "35 €", "40,00 € più 7 € spese di spedizione": "40,00 €", "15 € + 3 € envío": "15 €",
		"$20+ EUR": "", "20 € + 5 € Zubehör": "", "20 € + 5 €": "", "+ 5 € Versand": "", "20 € inkl. Versand": "", "20 € + 5 € 6 € Versand": "",
	} {
		if row := readOne(t, Options{}, "price", text); row.Price != want || (want == "") != (len(row.Problems) == 1) {
			t.Errorf("%q: got %q and %v, want %q", text, row.Price, row.Problems, want)
		}
	}
}

// Three digits after a point may be decimals. Each file has the price to read in its last row, and others that show the separator.
func TestAmbiguousPricesAreReadAsTheOthers(t *testing.T) {
	for file, want := range map[string]string{
		"title,price\nT,3.350 GBP\n": "", "title,price\nA,12.50 GBP\nT,3.350 GBP\n": "3.3500 GBP", "title,price\nA,12.50 GBP\nT,GBP 3.350.\n": "GBP 3.3500.", "title;price\nA;12,50 GBP\nT;3.350 GBP\n": "3350 GBP",
		"title;price\nA;12,50 €\nT;1,1680 €\n": "1.1680 €", "title;price\nA;12,50 €\nB;12.50 €\nT;3.350 GBP\n": "", "title;price\nT;3.350 €\n": "3.350 €",
		"title;price\nA;12.50 €\nT;1,1680 €\n": "", "title;price\nA;1.299,00 GBP\nT;140.000 GBP - 150.000 GBP\n": "140000 GBP - 150000 GBP",
	} {
		listings, problems := read(t, file)
		got := listings[len(listings)-1].Price
		if got != want || (want == "") != (len(problems) == 1 && strings.Contains(problems[0], market.ErrAmbiguous.Error())) {
			t.Errorf("%q: got the price %q and %q, want %q", file, got, problems, want)
		}
	}
}

func TestDatesInTheFutureAreRefused(t *testing.T) {
	for date, refused := range map[string]bool{
		"2026-11-23": false, "2026-11-24": false, "2026-11-25": false, "2026-11-26": true, "26.11.2026": true, "1. Dezember 2026": true, "99999": true, "9999-12-31": true,
	} {
		for _, sold := range []string{"yes", "no", ""} {
			row := readOne(t, Options{}, "sold", sold, "date", date, "url", "nonsense")
			if row.Valid() == refused || refused && (len(row.Problems) != 1 || !strings.Contains(row.Explanation(), "refused: date: in the future")) {
				t.Errorf("%s, sold %q: got %v, want refused %t", date, sold, row.Problems, refused)
			}
		}
	}
}

func TestImplausiblePricesMustBeConfirmed(t *testing.T) {
	for price, asked := range map[string]bool{
		"999,999,999,999 EUR": true, "10,000,001 EUR": true, "10,000,000 EUR": false, "5 - 20,000,000 USD": true, "JPY 9,000,000,000": false,
		"JPY 10,000,000,001": true, "Rp 500.000.000": false, "GBP 12,000,000": true,
	} {
		for _, confirmed := range []bool{false, true} {
			row := readOne(t, Options{HighPrices: confirmed}, "price", price)
			if want := !asked || confirmed; row.Valid() != want || !want && (row.Problems[0].Effect != Unconfirmed || row.Problems[0].Value != price) || want && row.Price != price {
				t.Errorf("%s, confirmed %t: got %v and %v, want loaded %t", price, confirmed, row.Price, row.Problems, want)
			}
		}
	}
	if row := readOne(t, Options{}, "price", "999999999999", "currency", "EUR"); row.Valid() || fmt.Sprint(row.Problems) != `[price: implausibly high, must be confirmed: "999999999999 EUR"]` {
		t.Errorf("got %v, want the price with its currency", row.Problems)
	}
}
