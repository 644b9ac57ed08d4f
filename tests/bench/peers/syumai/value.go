//go:build js && wasm

package main

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"
)

const (
	maxListings    = 60
	maxWords       = 64
	leastRelevance = 0.5
	fewest         = 2
	most           = 20
	currency       = "USD"
)

type listing struct {
	title, vendor, price, currency, url, image string

	relevance, adjusted float64
}

// rates are exchange rates against a base currency.
type rates struct {
	Date  string             `json:"date"`
	Base  string             `json:"base"`
	Rates map[string]float64 `json:"rates"`
}

// The body of an answer.
type (
	item struct {
		Title  string `json:"title"`
		URL    string `json:"url"`
		Vendor string `json:"vendor"`
		Image  string `json:"image"`
		Price  string `json:"price"`
	}
	priceRange struct {
		Lower     float64  `json:"price_lower"`
		Upper     float64  `json:"price_upper"`
		Currency  string   `json:"price_currency"`
		BestMatch item     `json:"best_match"`
		Reasoning []string `json:"reasoning"`
		Defects   []string `json:"defects"`
	}
	failure struct {
		Code    string `json:"code"`
		Message string `json:"message"`
	}
	failures struct {
		Discovery         *failure  `json:"discovery_error"`
		ImageUploadErrors []failure `json:"image_upload_errors"`
		PriceEnrichment   []failure `json:"price_enrichment_errors"`
		Appraisal         *failure  `json:"appraisal_error"`
	}
	result struct {
		SimilarItems []item      `json:"similar_items"`
		Appraisal    *priceRange `json:"appraisal"`
		Error        failures    `json:"error"`
	}
)

// wordsOf returns the distinct words of a text, in lower case.
func wordsOf(text string) (words []string) {
	for _, word := range strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
		if !slices.Contains(words, word) {
			words = append(words, word)
		}
	}
	return words
}

// listingsByText finds the listings that match a text best, best first: those that all accounts share, and the account's own.
func (s *service) listingsByText(ctx context.Context, text, account string) (found []listing, err error) {
	words := wordsOf(text)
	if len(words) == 0 {
		return nil, nil
	}
	match := `"` + strings.Join(words[:min(len(words), maxWords)], `" OR "`) + `"`
	rows, err := s.db.QueryContext(ctx, "SELECT l.title, l.vendor, l.price, l.currency, l.url, l.image FROM listing_text t JOIN listing l ON l.n = t.rowid & 4294967295 "+
		"WHERE listing_text MATCH ?1 AND (l.account IS NULL OR l.account = ?2) ORDER BY bm25(listing_text) LIMIT "+strconv.Itoa(maxListings), match, account)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		var l listing
		if err := rows.Scan(&l.title, &l.vendor, &l.price, &l.currency, &l.url, &l.image); err != nil {
			return nil, err
		}
		found = append(found, l)
	}
	return found, rows.Err()
}

// value returns the price range of the listings whose titles have most words of the query.
func value(query string, found []listing, rates rates) (r result) {
	r.SimilarItems, r.Error.ImageUploadErrors, r.Error.PriceEnrichment = []item{}, []failure{}, []failure{}
	wanted := wordsOf(query)
	var relevant []listing
	for _, l := range found {
		title, shared := wordsOf(l.title), 0
		for _, word := range wanted {
			if slices.Contains(title, word) {
				shared++
			}
		}
		l.relevance, l.adjusted = float64(shared)/float64(len(wanted)), rates.convert(l.price, l.currency)
		if l.relevance >= leastRelevance && l.adjusted > 0 {
			relevant = append(relevant, l)
		}
	}
	var used []listing
	if len(relevant) > 0 {
		middle := quantile(prices(relevant), 0.5)
		for _, l := range relevant {
			if max(l.adjusted/middle, middle/l.adjusted) <= 2 { // others have an unusual price
				used = append(used, l)
			}
		}
	}
	if len(used) < fewest {
		r.Error.Appraisal = &failure{"NO_COMPARABLES", "too few listings of this product were found"}
		return r
	}
	slices.SortStableFunc(used, func(a, b listing) int {
		switch {
		case a.relevance > b.relevance:
			return -1
		case a.relevance < b.relevance:
			return 1
		}
		return 0
	})
	converted := false
	for _, l := range used {
		converted = converted || l.currency != currency
	}
	for _, l := range used[:min(len(used), most)] {
		r.SimilarItems = append(r.SimilarItems, item{l.title, l.url, l.vendor, l.image, strconv.FormatFloat(l.adjusted, 'f', 2, 64)})
	}
	prices := prices(used)
	r.Appraisal = &priceRange{
		Lower: round(quantile(prices, 0.1)), Upper: round(quantile(prices, 0.9)), Currency: currency, BestMatch: r.SimilarItems[0], Defects: []string{},
		Reasoning: []string{
			fmt.Sprintf("Based on %d of %d listings found; the other %d are different products or have no usual price.", len(used), len(found), len(found)-len(used)),
			fmt.Sprintf("Half of the prices are between %.2f and %.2f %s.", quantile(prices, 0.25), quantile(prices, 0.75), currency),
		},
	}
	if converted {
		r.Appraisal.Reasoning = append(r.Appraisal.Reasoning, "Prices in other currencies were converted at the rates of "+rates.Date+".")
	}
	return r
}

// prices returns the prices of listings, lowest first.
func prices(listings []listing) (all []float64) {
	for _, l := range listings {
		all = append(all, l.adjusted)
	}
	slices.Sort(all)
	return all
}

// convert returns a price in the answer's currency, 0 without a price or a rate.
func (r rates) convert(price, from string) float64 {
	amount, err := strconv.ParseFloat(price, 64)
	if err != nil || from == currency {
		return amount
	}
	of := func(code string) float64 {
		if code == r.Base {
			return 1
		}
		return r.Rates[code]
	}
	if of(from) == 0 {
		return 0
	}
	return amount / of(from) * of(currency)
}

// quantile interpolates between sorted values.
func quantile(sorted []float64, part float64) float64 {
	at := float64(len(sorted)-1) * part
	below := int(at)
	above := min(below+1, len(sorted)-1)
	return sorted[below] + (sorted[above]-sorted[below])*(at-float64(below))
}

func round(price float64) float64 { return float64(int64(price*100+0.5)) / 100 }
