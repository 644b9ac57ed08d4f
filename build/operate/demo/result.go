package main

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"time"
	"unicode/utf8"
)

// result is the response to an appraisal: its body and the values of its headers.
type result struct {
	SimilarItems []listing `json:"similar_items"`
	Appraisal    *struct {
		PriceLower    float64  `json:"price_lower"`
		PriceUpper    float64  `json:"price_upper"`
		PriceCurrency string   `json:"price_currency"`
		BestMatch     *listing `json:"best_match"`
		Reasoning     []string `json:"reasoning"`
		Defects       []string `json:"defects"`
	} `json:"appraisal"`
	Error map[string]json.RawMessage `json:"error"`

	id, charged, remaining string // from the headers
	took                   time.Duration
}

type listing struct {
	Title  string `json:"title"`
	URL    string `json:"url"`
	Vendor string `json:"vendor"`
	Price  string `json:"price"`
}

// print writes the result for people to read.
func (r result) print(out io.Writer) {
	section := func(name string, lines ...string) {
		if len(lines) == 0 {
			lines = []string{"none"}
		}
		for i, line := range lines {
			if i > 0 {
				name = ""
			}
			fmt.Fprintf(out, "%-13s%s\n", name, line)
		}
	}
	fmt.Fprintln(out)
	if a := r.Appraisal; a == nil {
		section("Worth", "no appraisal")
	} else {
		if a.BestMatch != nil {
			section("Item", a.BestMatch.Title)
		}
		section("Worth", fmt.Sprintf("%.2f to %.2f %s", a.PriceLower, a.PriceUpper, a.PriceCurrency))
		if a.BestMatch != nil {
			section("Best match", a.BestMatch.Price+"  "+a.BestMatch.Vendor, a.BestMatch.URL)
		}
		section("Reasons", wrapAll(a.Reasoning)...)
		section("Defects", wrapAll(a.Defects)...)
	}
	section("Comparables", table(r.SimilarItems)...)
	section("Errors", r.errors()...)
	section("Credits", fmt.Sprintf("%s charged, %s left", r.charged, r.remaining))
	section("Appraisal", fmt.Sprintf("%s, in %d ms", r.id, r.took.Milliseconds()))
}

// table returns a line for each listing, with aligned columns.
func table(listings []listing) (lines []string) {
	price, vendor := 0, 0
	for _, l := range listings {
		price, vendor = max(price, len(l.Price)), max(vendor, utf8.RuneCountInString(l.Vendor))
	}
	for _, l := range listings {
		lines = append(lines, fmt.Sprintf("%*s  %-*s  %s", price, l.Price, vendor, l.Vendor, l.Title))
	}
	return lines
}

// errors returns the entries of the error container as lines, in the order of docs/openapi.yaml.
func (r result) errors() (lines []string) {
	type failure struct{ Code, Message, URL string }
	for _, name := range []string{"discovery_error", "image_upload_errors", "price_enrichment_errors", "appraisal_error"} {
		var failures []failure
		if json.Unmarshal(r.Error[name], &failures) != nil { // not a list: a single error
			failures = make([]failure, 1)
			json.Unmarshal(r.Error[name], &failures[0])
		}
		for _, f := range failures {
			lines = append(lines, wrap(strings.TrimSpace(f.Code+": "+f.Message+" "+f.URL))...)
		}
	}
	return lines
}

const width = 96 // characters in a line, without the section's name

// wrapAll wraps each text and returns all lines.
func wrapAll(texts []string) (lines []string) {
	for _, text := range texts {
		lines = append(lines, wrap(text)...)
	}
	return lines
}

// wrap breaks a text into lines of at most width characters and indents all but the first. It breaks only
// at spaces, so a longer word gets a longer line.
func wrap(text string) (lines []string) {
	line := ""
	for _, word := range strings.Fields(text) {
		if line != "" && utf8.RuneCountInString(line)+1+utf8.RuneCountInString(word) > width {
			lines, line = append(lines, line), " "
		}
		line += " " + word
		if len(lines) == 0 {
			line = strings.TrimPrefix(line, " ")
		}
	}
	return append(lines, line)
}
