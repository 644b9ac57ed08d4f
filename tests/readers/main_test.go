package main

import (
	"bytes"
	"compress/gzip"
	"context"
	"os"
	"path/filepath"
	"testing"
)

const examples = `
class Example(Price):
    # Example(None, "$99", "$", "99", 99),
A = [
    Example("Price:", "$12.50", "$", "12.50", 12.5),
    Example(
        None,  # no "hint"
        "1\xa0298,00 " "€",
        "€", "1 298,00", Decimal("1298.00"), decimal_separator=",",
    ),
    Example(None, '5 "Kč"', "Kč", "5", 5.0),
    Example(None, "10,000 تومان", "تومان", "10,000", 10000),
    Example(None, "$0", "$", "0", 0),
    Example(None, "n/a", None, None, None),
    Example(None, "7 €", "£", "7", 7),
    Example(None, "7 €", "€", "8", 8),
]`

const truth = `{
	"00000001": {"price": ["12.50"], "url": "https://a.example/1"},
	"00000002": {"price": ["1.299", "7"]},
	"00000003": {"price": ["11.00 "]},
	"00000004": {"price": ["12"]},
	"00000005": {"price": ["12"]},
	"00000006": {}
}`

func TestReadersAreMeasured(t *testing.T) {
	prices, pages := t.TempDir(), t.TempDir()
	write := func(data []byte, path ...string) {
		t.Helper()
		name := filepath.Join(path...)
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write([]byte(examples), prices, "tests", "test_price_parsing.py")
	write([]byte(truth), pages, "dataset", "ground-truth.json")
	for id, offer := range map[string]string{
		"00000001": `"price":"12.50"`, "00000002": `"price":"1299"`, "00000003": `"lowPrice":10,"highPrice":12`, "00000004": `"price":"13"`,
		"00000005": `"price":"12 sale"`, "00000006": `"price":""`,
	} {
		var zipped bytes.Buffer
		w := gzip.NewWriter(&zipped)
		w.Write([]byte(`<script type="application/ld+json">{"@type":"Product","offers":{"priceCurrency":"EUR",` + offer + `}}</script>`))
		w.Close()
		write(zipped.Bytes(), pages, "dataset", "html", id+".html.gz")
	}
	var stdout bytes.Buffer
	if err := run(context.Background(), []string{"-prices", prices, "-pages", pages, "-misses"}, &stdout, &bytes.Buffer{}); err != nil {
		t.Fatal(err)
	}
	const want = `refused: "5 \"Kč\"", want "5.0" Kč: got 0.00  the text has more than a price
wrong: "7 €", want "7" £: got 7.00 EUR <nil>
wrong: "7 €", want "8" €: got 7.00 EUR <nil>
6 prices in text: 3 right, 0 a range with the right price, 2 wrong, 1 refused, and 2 have no price to read
a range with the right price: 00000003, want ["11.00 "]: got 10.00 - 12.00 EUR <nil>, 
wrong: 00000004, want ["12"]: got 13.00 EUR <nil>, 
refused: 00000005, want ["12"]: got   the page's price is not readable, 
5 prices of pages: 2 right, 1 a range with the right price, 1 wrong, 1 refused, and 1 have no price to read
`
	if stdout.String() != want {
		t.Errorf("got\n%swant\n%s", stdout.String(), want)
	}
}

func TestFoldersWithoutASetAreRefused(t *testing.T) {
	for _, args := range [][]string{nil, {"-prices", t.TempDir()}, {"-pages", t.TempDir()}, {"x"}} {
		if err := run(context.Background(), args, &bytes.Buffer{}, &bytes.Buffer{}); err == nil {
			t.Errorf("%q: got no error, want one", args)
		}
	}
}
