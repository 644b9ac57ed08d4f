package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"loupe/build/catalogue"
	"loupe/core/market"
)

const (
	listingsEnd = "-listings.csv"
	queriesEnd  = "-queries.jsonl"
)

// pair is a catalogue with what is asked of it.
type pair struct {
	listings []catalogue.Listing
	queries  []query
}

type query struct {
	Description string
	Price       float64 // 0 if it is null
	Currency    string
	Matches     []string // ids of listings

	country string // of the currency
}

// pairs are the names of the folder's pairs, in order.
func pairs(folder string) (names []string, err error) {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return nil, err
	}
	has := map[string]bool{}
	for _, e := range entries {
		has[e.Name()] = true
	}
	for _, e := range entries {
		if name, ok := strings.CutSuffix(e.Name(), listingsEnd); ok && has[name+queriesEnd] {
			names = append(names, name)
		}
	}
	if names == nil {
		return nil, fmt.Errorf("%s has no pair of NAME%s and NAME%s", folder, listingsEnd, queriesEnd)
	}
	slices.Sort(names)
	return names, nil
}

// readPair reads a pair. Listings that are not right are named on stderr and left out; of the queries each must be right.
func readPair(folder, name string, stderr io.Writer) (p pair, err error) {
	path := filepath.Join(folder, name+listingsEnd)
	file, err := os.Open(path)
	if err != nil {
		return p, err
	}
	defer file.Close()
	listings, problems, err := catalogue.Read(file, catalogue.Options{})
	if err != nil {
		return p, fmt.Errorf("%s: %w", path, err)
	}
	catalogue.Print(stderr, path+": ", problems)

	path = filepath.Join(folder, name+queriesEnd)
	text, err := os.ReadFile(path)
	if err != nil {
		return p, err
	}
	p.listings = listings
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

func readQuery(line []byte) (q query, err error) {
	if err := json.Unmarshal(line, &q); err != nil {
		return q, err
	}
	if q.Price < 0 {
		return q, errors.New("the price is negative")
	}
	if q.Currency == "" {
		q.Currency = "USD"
	}
	if q.country = countryOf(q.Currency); q.country == "" {
		return q, fmt.Errorf("no country has the currency %q", q.Currency)
	}
	return q, nil
}

// countryOf is a country with that currency, "" if there is none: the one after which the currency's code is named, the
// first of the alphabet for those that are named after none (EUR, XOF).
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
		if of, ok := market.CurrencyOf(country); ok && of == currency {
			return country
		}
	}
	return ""
}
