package main

import (
	"bytes"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"loupe/core/gateway"
	"loupe/tests/host"
)

func near(got *float64, want float64) bool { return got != nil && math.Abs(*got-want) < 1e-12 }

func TestFigures(t *testing.T) {
	e := math.E
	got := figures("n", []outcome{
		{price: 100, hasMatches: true, hit: true, appraised: true, lower: 100, upper: 100 * e}, // off by (50+50e)/100-1 = 0.859...
		{price: 100, hasMatches: true, hit: true, appraised: true, lower: 80, upper: 100},      // off by 0.10
		{price: 100, hasMatches: true, appraised: true, lower: 120, upper: 140},                // off by 0.30
		{price: 50, hasMatches: true, appraised: true, lower: 10, upper: 40},                   // off by 0.50
		{hasMatches: true, hit: true, appraised: true, lower: 7, upper: 7 * e * e},             // no price
		{price: 100, hasMatches: true},                               // no appraisal: a miss
		{price: 10, appraised: true, lower: 9, upper: 9 * e * e * e}, // no matches; off by 8.48...
		{appraised: true, lower: 1, upper: 1},                        // neither
	})
	// Of six with matches, three are hit. Off, in order: 0.10, 0.30, 0.50, 0.859, 8.48. Inside: the first, the second and
	// the last but one, of five. Widths, in order: 0, ln(14/12), ln(10/8), 1, ln 4, 2, 3.
	if got.Name != "n" || got.Queries != 8 || !near(got.Hit1, 3.0/6) || !near(got.MdAPE, 0.50) || !near(got.Inside, 3.0/5) ||
		!near(got.Width, 1) || !near(got.Appraised, 7.0/8) {
		t.Errorf("got %+v: %s %s %s %s %s", got, decimal(got.Hit1), decimal(got.MdAPE), decimal(got.Inside), decimal(got.Width), decimal(got.Appraised))
	}
}

// A figure that nothing counts for is none, rather than 0 or no number.
func TestFiguresOfNothing(t *testing.T) {
	none := figures("n", nil)
	if none != (Figures{Name: "n"}) {
		t.Errorf("got %+v", none)
	}
	missed := figures("n", []outcome{{price: 5, hasMatches: true}})
	if !near(missed.Hit1, 0) || !near(missed.Appraised, 0) || missed.MdAPE != nil || missed.Inside != nil || missed.Width != nil {
		t.Errorf("got %+v", missed)
	}
	free := figures("n", []outcome{{appraised: true, lower: 0, upper: 5}})
	if free.Hit1 != nil || free.Width != nil {
		t.Errorf("got %+v", free)
	}
}

func TestMedian(t *testing.T) {
	for _, c := range []struct {
		values []float64
		want   float64
	}{{[]float64{3}, 3}, {[]float64{4, 1}, 2.5}, {[]float64{9, 1, 5}, 5}, {[]float64{8, 2, 4, 1}, 3}, {[]float64{math.Inf(1), 1, 2}, 2}} {
		before := slices.Clone(c.values)
		if got := median(c.values); !near(got, c.want) {
			t.Errorf("of %v: %s", c.values, decimal(got))
		}
		if !slices.Equal(c.values, before) {
			t.Errorf("%v became %v", before, c.values)
		}
	}
}

func TestFormats(t *testing.T) {
	half, long := 0.5, 1.23456789
	f := Figures{Name: "shop", Queries: 12, Hit1: &half, MdAPE: &long}
	for format, want := range map[string]string{
		"json": `{"name":"shop","queries":12,"hit1":0.5,"mdape":1.23456789,"inside":null,"width":null,"appraised":null}` + "\n",
		"text": "name                      queries    hit@1    MdAPE   inside    width  appraised\n" +
			"shop                           12   0.5000   1.2346        -        -          -\n",
	} {
		var b strings.Builder
		write := formats[format](&b)
		if err := write(f); err != nil || b.String() != want {
			t.Errorf("%s: %v\n%s", format, err, b.String())
		}
		if err := write(f); err != nil || strings.Count(b.String(), "shop") != 2 || strings.Count(b.String(), "hit") > 2 {
			t.Errorf("%s, twice: %v\n%s", format, err, b.String())
		}
	}
}

// folder makes one of the files given, in pairs of name and text.
func folder(t *testing.T, files ...string) string {
	t.Helper()
	folder := t.TempDir()
	for i := 0; i < len(files); i += 2 {
		if err := os.WriteFile(filepath.Join(folder, files[i]), []byte(files[i+1]), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return folder
}

// measure gives the figures of a folder, through the core as it is in this process, and what is written beside.
func measure(t *testing.T, folder string) (all []Figures, stderr string, err error) {
	t.Helper()
	var b bytes.Buffer
	err = measureAll(host.Native(gateway.New), folder, &b, func(f Figures) error { all = append(all, f); return nil })
	return all, b.String(), err
}

const cameras = `id,title,brand,vendor,price,currency,url
c1,Halden Scout 35 rangefinder camera,Halden,Shop,400,USD,https://shop.com/c1
c2,Ostra Diver 200 automatic watch,Ostra,Shop,900,USD,https://shop.com/c2
c3,Veyra V60 cordless drill,Veyra,Other,,,
c4,Veyra V60 cordless drill,Veyra,Other,,,
`

func TestMeasure(t *testing.T) {
	data := folder(t, "b-listings.csv", cameras, "a-listings.csv", cameras+"bad,,,,,,\n", "lone-listings.csv", cameras, "other-queries.jsonl", "",
		"b-queries.jsonl", `
			{"id": "q1", "description": "halden scout 35 camera", "price": 400, "currency": "USD", "matches": ["x", "c1"]}
			{"id": "q2", "description": "ostra diver 200 watch", "price": 9000000, "currency": "USD", "matches": ["c1"]}
			{"id": "q3", "description": "veyra v60 drill", "price": 50, "currency": "USD", "matches": ["c3"]}
			{"id": "q4", "description": "zzzz", "price": null, "currency": "USD", "matches": ["c1"]}
			{"id": "q5", "description": "halden scout 35", "price": null, "matches": []}`,
		"a-queries.jsonl", `{"description": "halden scout 35 camera", "price": 400, "currency": "EUR", "matches": ["c1"]}`)
	all, stderr, err := measure(t, data)
	if err != nil || len(all) != 2 {
		t.Fatalf("%v %+v", err, all)
	}
	if want := filepath.Join(data, "a-listings.csv") + ": line 6: title: is empty\n"; stderr != want {
		t.Errorf("got %q, want %q", stderr, want)
	}
	// There is no rate from dollars to euros, so nothing is appraised.
	if a := all[0]; a.Name != "a" || a.Queries != 1 || !near(a.Hit1, 0) || !near(a.Appraised, 0) || a.MdAPE != nil {
		t.Errorf("a: %+v", a)
	}
	// Appraised are the camera, twice, and the watch, whose match is said to be the camera. The drills have no price and
	// nothing is like zzzz. The camera's price is inside its range, that of the watch is far above.
	b := all[1]
	if b.Name != "b" || b.Queries != 5 || !near(b.Hit1, 1.0/4) || !near(b.Inside, 1.0/2) || !near(b.Appraised, 3.0/5) || b.MdAPE == nil || !(*b.Width > 0) {
		t.Errorf("b: %+v", b)
	}
}

// An answer names a listing by its words only: it is each of those that have them.
func TestEqualListings(t *testing.T) {
	listings := "id,title,price,currency\nd1,Veyra V60 drill,60,USD\nd2,Veyra V60 drill,60,USD\n"
	for _, c := range []struct {
		match string
		hit   float64
	}{{"d1", 1}, {"d2", 1}, {"d3", 0}} {
		all, _, err := measure(t, folder(t, "x-listings.csv", listings,
			"x-queries.jsonl", fmt.Sprintf(`{"description": "veyra v60 drill", "matches": [%q]}`, c.match)))
		if err != nil || !near(all[0].Hit1, c.hit) {
			t.Errorf("%s: %v %+v", c.match, err, all)
		}
	}
}

func TestLongDescription(t *testing.T) {
	all, _, err := measure(t, folder(t, "x-listings.csv", cameras,
		"x-queries.jsonl", `{"description": "halden scout 35 camera `+strings.Repeat("é ", 2000)+`", "matches": ["c1"]}`))
	if err != nil || !near(all[0].Hit1, 1) {
		t.Errorf("%v %+v", err, all)
	}
}

func TestRefused(t *testing.T) {
	query := `{"description": "halden scout", "price": 5, "currency": "USD", "matches": []}`
	for name, c := range map[string]struct{ listings, queries, message string }{
		"not JSON":          {cameras, query + "\n\n{\n", "line 3"},
		"price of text":     {cameras, `{"price": "5"}`, "line 1"},
		"negative price":    {cameras, `{"price": -5}`, "negative"},
		"unknown currency":  {cameras, `{"currency": "DEM"}`, "DEM"},
		"half a currency":   {cameras, `{"currency": "US"}`, "no country"},
		"listings of no id": {"title\nT\n", query, "column id is missing"},
	} {
		if all, _, err := measure(t, folder(t, "x-listings.csv", c.listings, "x-queries.jsonl", c.queries)); err == nil || all != nil || !strings.Contains(err.Error(), c.message) {
			t.Errorf("%s: got %v", name, err)
		}
	}
	if _, _, err := measure(t, folder(t, "x-listings.csv", cameras, "y-queries.jsonl", query)); err == nil || !strings.Contains(err.Error(), "no pair") {
		t.Errorf("got %v", err)
	}
	for _, args := range [][]string{nil, {"-data", "x", "-format", "xml"}, {"-data", "x", "y"}, {"-none"}} {
		if err := run(args, &bytes.Buffer{}, &bytes.Buffer{}); err == nil {
			t.Errorf("%q is taken", args)
		}
	}
}

func TestCountryOf(t *testing.T) {
	for currency, want := range map[string]string{
		"USD": "US", "GBP": "GB", "JPY": "JP", "CHF": "CH", "AUD": "AU", "CAD": "CA", "EUR": "AD", "XOF": "BF", "": "", "usd": "", "XYZ": "", "USDX": "",
	} {
		if got := countryOf(currency); got != want {
			t.Errorf("%q: %q, not %q", currency, got, want)
		}
	}
}
