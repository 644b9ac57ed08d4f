package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"loupe/build/operate/calibration"
	"loupe/build/operate/catalogue"
	"loupe/core/base/date"
	"loupe/core/market"
	"loupe/core/market/product"
	"loupe/core/valuation/learned"
	"loupe/worker/listingcsv"
)

const (
	listingsSuffix = "-listings.csv"
	queriesSuffix  = "-queries.jsonl"
)

// pair is a file of listings and the queries against it.
type pair struct {
	name     string
	listings []listingcsv.Listing
	model    learned.Model
	queries  []query

	low, high float64 // the 10th and the 90th percentile of the listings' prices; 0 if no listing has one
}

type query struct {
	Description string
	Price       float64 // 0 if unknown
	Currency    string
	Matches     []string // ids of the listings that are the same product
	Date        string   // YYYY-MM-DD: the day of the appraisal; "" for today

	country string // a country that uses the currency
}

// pairNames returns the sorted names of the pairs in the folder. It returns an error if the folder has no pair.
func pairNames(folder string) (names []string, err error) {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return nil, err
	}
	exists := map[string]bool{}
	for _, e := range entries {
		exists[e.Name()] = true
	}
	for _, e := range entries {
		if name, ok := strings.CutSuffix(e.Name(), listingsSuffix); ok && exists[name+queriesSuffix] {
			names = append(names, name)
		}
	}
	if names == nil {
		return nil, fmt.Errorf("%s has no pair of files NAME%s and NAME%s", folder, listingsSuffix, queriesSuffix)
	}
	slices.Sort(names)
	return names, nil
}

// readPair reads a pair. It reports invalid listings on stderr and omits them. An invalid query is an
// error.
func readPair(folder, name string, stderr io.Writer) (p pair, err error) {
	path := filepath.Join(folder, name+listingsSuffix)
	file, err := os.Open(path)
	if err != nil {
		return p, err
	}
	defer file.Close()
	listings, report, err := catalogue.Read(file, catalogue.Options{Options: listingcsv.Options{Source: name, Today: date.OfTime(time.Now().UnixMilli())}})
	if err != nil {
		return p, fmt.Errorf("%s: %w", path, err)
	}
	report.Print(stderr, path+": ")

	path = filepath.Join(folder, name+queriesSuffix)
	text, err := os.ReadFile(path)
	if err != nil {
		return p, err
	}
	p.name, p.listings = name, listings
	p.low, p.high = percentilesOf(listings)
	if p.model, err = calibration.Of(listings); err != nil {
		return p, fmt.Errorf("%s: %w", path, err)
	}
	for i, line := range bytes.Split(text, []byte("\n")) {
		if len(bytes.TrimSpace(line)) == 0 {
			continue
		}
		q, err := readQuery(line)
		if err != nil {
			return p, fmt.Errorf("%s: line %d: %w", path, i+1, err)
		}
		p.queries = append(p.queries, q)
	}
	return p, nil
}

// percentilesOf returns the 10th and the 90th percentile of the listings' prices; 0 if no listing has one.
func percentilesOf(listings []listingcsv.Listing) (low, high float64) {
	var prices []float64
	for i := range listings {
		if p := product.ParsePrice(listings[i].Price, listings[i].Currency); p.Known() {
			prices = append(prices, p.Middle().Float())
		}
	}
	if len(prices) == 0 {
		return 0, 0
	}
	slices.Sort(prices)
	return prices[len(prices)/10], prices[len(prices)*9/10]
}

// qualify puts the pair's name before the ids of its listings, so that they differ from those of other pairs.
func (p *pair) qualify() {
	for i := range p.listings {
		p.listings[i].ID = p.name + "/" + p.listings[i].ID
	}
	for i := range p.queries {
		for k, id := range p.queries[i].Matches {
			p.queries[i].Matches[k] = p.name + "/" + id
		}
	}
}

func readQuery(line []byte) (q query, err error) {
	if err := json.Unmarshal(line, &q); err != nil {
		return q, err
	}
	if q.Price < 0 {
		return q, fmt.Errorf("price is %v, must not be negative", q.Price)
	}
	if _, ok := date.Parse(q.Date); q.Date != "" && !ok {
		return q, fmt.Errorf("date is %q, must be a day as YYYY-MM-DD", q.Date)
	}
	if q.Currency == "" {
		q.Currency = "USD"
	}
	if q.country = countryOf(q.Currency); q.country == "" {
		return q, fmt.Errorf("currency is %q, which no country uses", q.Currency)
	}
	return q, nil
}

// countryOf returns a country that uses the currency, or "" if there is none. It prefers the country
// whose code is the prefix of the currency's code; for EUR or XOF it takes the first in the alphabet.
func countryOf(currency string) string {
	if len(currency) != 3 {
		return ""
	}
	countries := []string{currency[:2]}
	for a := 'A'; a <= 'Z'; a++ {
		for b := 'A'; b <= 'Z'; b++ {
			countries = append(countries, string([]rune{a, b}))
		}
	}
	for _, country := range countries {
		if used, ok := market.CurrencyOf(country); ok && used == currency {
			return country
		}
	}
	return ""
}
