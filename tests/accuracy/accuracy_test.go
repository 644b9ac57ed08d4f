package main

import (
	"bytes"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"loupe/build/products/host"
	"loupe/core/api"
	"loupe/core/market/product"
)

func isNear(got *float64, want float64) bool { return got != nil && math.Abs(*got-want) < 1e-12 }

func TestComputeFigures(t *testing.T) {
	e := math.E
	got := computeFigures("n", []outcome{
		{price: 100, hasMatches: true, hit: true, appraised: true, lower: 100, upper: 100 * e, estimate: 150, fast: 120, patient: 200, confidence: 0.5, used: 7, foreign: 2}, // error 0.5, mid 0.859...
		{price: 100, hasMatches: true, hit: true, appraised: true, lower: 80, upper: 100, estimate: 95, fast: 90, patient: 97, confidence: 0.9},                              // error 0.05, mid 0.10
		{price: 100, hasMatches: true, appraised: true, lower: 120, upper: 140, estimate: 140, fast: 130, patient: 140},                                                      // error 0.4, mid 0.30
		{price: 50, hasMatches: true, appraised: true, lower: 10, upper: 40, estimate: 20, fast: 15, patient: 30},                                                            // error 0.6, mid 0.50
		{hasMatches: true, hit: true, appraised: true, lower: 7, upper: 7 * e * e, estimate: 9, fast: 8, patient: 10},                                                        // no price
		{price: 100, hasMatches: true, lower: 50, upper: 90},                                                                                                                 // not appraised
		{price: 10, appraised: true, lower: 9, upper: 9 * e * e * e, estimate: 20, fast: 9.5, patient: 30},                                                                   // no matches; error 1, mid 8.48...
		{appraised: true, lower: 1, upper: 1, estimate: 1, fast: 1, patient: 1},                                                                                              // neither price nor matches
	})
	missed := 10 * (math.Log(120.0/100) + math.Log(50.0/40)) // by the outcomes 3 and 4
	want := map[string]struct {
		got  *float64
		want float64
	}{
		"Hit1":         {got.Hit1, 3.0 / 5},         // of the five appraised with matches
		"MdAPE":        {got.MdAPE, 0.50},           // of 0.05, 0.4, 0.5, 0.6, 1
		"Mid":          {got.Mid, 0.50},             // of 0.10, 0.30, 0.50, 0.859, 8.48
		"Inside":       {got.Inside, 3.0 / 5},       // the outcomes 1, 2 and 7 of the five appraised with a price
		"BelowFast":    {got.BelowFast, 2.0 / 5},    // the outcomes 1 and 3
		"AbovePatient": {got.AbovePatient, 2.0 / 5}, // the outcomes 2 and 4
		"All":          {got.All, (1 + math.Log(100.0/80) + math.Log(140.0/120) + math.Log(40.0/10) + 3 + missed + math.Log(90.0/50) + 10*math.Log(100.0/90)) / 6},
		"Score":        {got.Score, (1 + math.Log(100.0/80) + math.Log(140.0/120) + math.Log(40.0/10) + 3 + missed) / 5},
		"Top30":        {got.Top30, 1.0 / 2}, // outcome 2, of 2 and 1
		"Top60":        {got.Top60, 1.0 / 3},
		"Top90":        {got.Top90, 1.0 / 5},
		"Foreign":      {got.Foreign, 2.0 / 7},
		"Width":        {got.Width, 1}, // of 0, ln(14/12), ln(10/8), 1, ln 4, 2, 3
		"Valued":       {got.Valued, 7.0 / 8},
	}
	for name, figure := range want {
		if !isNear(figure.got, figure.want) {
			t.Errorf("%s: got %s, want %v", name, formatFigure(figure.got), figure.want)
		}
	}
	if got.Name != "n" || got.Queries != 8 {
		t.Errorf("got name %q and %d queries, want \"n\" and 8", got.Name, got.Queries)
	}
}

func TestGroupsHaveFiguresOfTheirOwn(t *testing.T) {
	outcomes := []outcome{
		{condition: product.Used, appraised: true, confidence: 0.97, lower: 1, upper: 2}, {condition: product.Used},
		{appraised: true, confidence: 0.3, lower: 1, upper: 2}, {condition: product.New, appraised: true, confidence: 0.6, lower: 1, upper: 2},
	}
	for by, want := range map[string]string{
		"condition": "n, new 1; n, not stated 1; n, used 2", "confidence": "n, 0.5 to 0.8 1; n, 0.95 or more 1; n, below 0.5 1; n, not appraised 1",
	} {
		var got []string
		for _, f := range computeGroups("n", outcomes, groupings[by]) {
			got = append(got, fmt.Sprint(f.Name, " ", f.Queries))
		}
		if text := strings.Join(got, "; "); text != want {
			t.Errorf("by %s: got %q, want %q", by, text, want)
		}
	}
}

// writeFolder writes files, given as alternating names and contents, to a new folder.
func writeFolder(t *testing.T, files ...string) string {
	t.Helper()
	folder := t.TempDir()
	for i := 0; i < len(files); i += 2 {
		if err := os.WriteFile(filepath.Join(folder, files[i]), []byte(files[i+1]), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return folder
}

// measure returns the figures of a folder, with the core compiled into the test.
func measure(t *testing.T, folder string) (all []Figures, stderr string, err error) {
	t.Helper()
	var b bytes.Buffer
	err = measureAll(host.Native(api.Program()), folder, false, nil, &b, func(f Figures) error { all = append(all, f); return nil })
	return all, b.String(), err
}

const cameras = `id,title,brand,vendor,price,currency,url
c1,Halden Scout 35 rangefinder camera,Halden,Shop,400,USD,https://shop.com/c1
c2,Ostra Diver 200 automatic watch,Ostra,Shop,900,USD,https://shop.com/c2
c3,Veyra V60 cordless drill,Veyra,Other,,,
c4,Veyra V60 cordless drill,Veyra,Other,,,
`

func TestMeasureAll(t *testing.T) {
	data := writeFolder(t, "b-listings.csv", cameras, "a-listings.csv", cameras+"bad,,,,,,\n", "lone-listings.csv", cameras, "other-queries.jsonl", "",
		"b-queries.jsonl", `
			{"id": "q1", "description": "halden scout 35 camera", "price": 400, "currency": "USD", "matches": ["x", "c1"]}
			{"id": "q2", "description": "ostra diver 200 watch", "price": 9000000, "currency": "USD", "matches": ["c1"]}
			{"id": "q3", "description": "veyra v60 drill", "price": 50, "currency": "USD", "matches": ["c3"]}
			{"id": "q4", "description": "zzzz", "price": null, "currency": "USD", "matches": ["c1"]}
			{"id": "q5", "description": "halden scout 35", "price": null, "matches": []}`,
		"a-queries.jsonl", `{"description": "halden scout 35 camera", "price": 400, "currency": "EUR", "matches": ["c1"]}`)
	all, stderr, err := measure(t, data)
	if err != nil || len(all) != 2 {
		t.Fatalf("got %+v, error %v, want two figures", all, err)
	}
	if want := filepath.Join(data, "a-listings.csv") + ": 1 row refused, title: empty, line 6\n"; stderr != want {
		t.Errorf("stderr: got %q, want %q", stderr, want)
	}
	// There is no rate from dollars to euros, so nothing is appraised.
	if a := all[0]; a.Name != "a" || a.Queries != 1 || a.Hit1 != nil || !isNear(a.Valued, 0) || a.MdAPE != nil {
		t.Errorf("pair a: got %+v, want one query, Valued 0, no Hit1 and MdAPE", a)
	}
	// Appraised are q1, q2 and q5: c3 and c4 have no price, and no listing matches q4. q2 is a miss,
	// because its only match is the camera; q5 has no matches. The price of q1 is inside its range, the price of q2 is not.
	b := all[1]
	if b.Name != "b" || b.Queries != 5 || !isNear(b.Hit1, 1.0/2) || !isNear(b.Inside, 1.0/2) || !isNear(b.Valued, 3.0/5) || b.MdAPE == nil || !(*b.Width > 0) {
		t.Errorf("pair b: got %+v, want five queries, Hit1 1/2, Inside 1/2, Valued 3/5", b)
	}
}

// In one catalogue of all pairs, a listing keeps its own pair's matches, also if two pairs have the same ids.
func TestMixedPairsAreOneCatalogue(t *testing.T) {
	data := writeFolder(t, "a-listings.csv", "id,title,price,currency\n1,Veyra V60 drill,60,USD\n", "b-listings.csv", "id,title,price,currency\n1,Halden Scout 35 camera,400,USD\n",
		"a-queries.jsonl", `{"description": "halden scout 35 camera", "matches": ["1"]}`, "b-queries.jsonl", `{"description": "halden scout 35 camera", "matches": ["1"]}`)
	var all []Figures
	err := measureAll(host.Native(api.Program()), data, true, nil, io.Discard, func(f Figures) error { all = append(all, f); return nil })
	if err != nil || len(all) != 2 || !isNear(all[0].Hit1, 0) || !isNear(all[1].Hit1, 1) || !isNear(all[0].Foreign, 1) || !isNear(all[1].Foreign, 0) {
		t.Errorf("got %+v, error %v, want both appraised by the camera, which is a match of b's query only", all, err)
	}
}

func TestInvalidFilesAreErrors(t *testing.T) {
	query := `{"description": "halden scout", "price": 5, "currency": "USD", "matches": []}`
	for name, tt := range map[string]struct{ listings, queries, want string }{
		"price is text":    {cameras, `{"price": "5"}`, "line 1"},
		"unknown currency": {cameras, `{"currency": "DEM"}`, `currency is "DEM", which no country uses`},
		"no title column":  {"id\n1\n", query, "column title is missing"},
	} {
		all, _, err := measure(t, writeFolder(t, "x-listings.csv", tt.listings, "x-queries.jsonl", tt.queries))
		if err == nil || all != nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s: got %+v, error %v, want an error with %q", name, all, err, tt.want)
		}
	}
	_, _, err := measure(t, writeFolder(t, "x-listings.csv", cameras, "y-queries.jsonl", query))
	if err == nil || !strings.Contains(err.Error(), "no pair") {
		t.Errorf("no pair of files: got error %v, want one that says no pair", err)
	}
}
