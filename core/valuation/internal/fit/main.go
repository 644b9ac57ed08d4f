// Command fit fits the coefficients of core/valuation to listings and queries, for comparison with the
// package's own, and measures both:
//
//	go run ./core/valuation/internal/fit -data FOLDER -svg docs/calibration.svg
//
// It prints the coefficients fitted on each set and on all sets together, and the hit rate of each fit on
// every set. Then it prints the results of the package itself: hit rate, price errors, how many prices
// are inside the range, and how reliable the probabilities are. It writes no file except the plot.
package main

import (
	"flag"
	"fmt"
	"math"
	"os"

	"loupe/core/valuation"
)

func main() {
	folder := flag.String("data", "", "`folder` of NAME-listings.csv and NAME-queries.jsonl")
	plot := flag.String("svg", "", "`file` for the calibration plot")
	penalty := flag.Float64("penalty", 0.3, "weight of the squared coefficients, per thousand queries")
	absent := flag.Float64("absent", 0.1, "assumed share of searches that did not find the product")
	flag.Parse()

	sets := load(*folder)
	appraisals := make([][]appraisal, len(sets))
	searches := make([][]searchResult, len(sets))
	for i, s := range sets {
		for _, q := range s.queries {
			v := valuation.Appraise(valuation.Item{Description: q.Description}, q.listings, "USD")
			result := searchResult{isMatch: q.isMatch}
			for _, j := range v.Judgements {
				result.evidence = append(result.evidence, j.Evidence[:])
			}
			searches[i] = append(searches[i], result)
			appraisals[i] = append(appraisals[i], appraisal{q, v})
		}
	}

	fmt.Println("# Coefficients, fitted on each set and on all")
	fits := make([][]float64, 0, len(sets)+1)
	for i := range searches {
		fits = append(fits, fitCoefficients(searches[i:i+1], *penalty))
	}
	fits = append(fits, fitCoefficients(searches, *penalty))
	for k, name := range valuation.EvidenceNames {
		fmt.Printf("%-17s", name)
		for _, w := range fits {
			fmt.Printf(" %8.3f", w[k])
		}
		fmt.Println()
	}
	c := calibrate(searches, fits[len(sets)], *absent)
	fmt.Printf("calibration: %.3f %.3f %.3f\n", c[0], c[1], c[2])

	fmt.Println("\n# hit@1 of each fit on each set")
	for f, w := range fits {
		name := "all"
		if f < len(sets) {
			name = sets[f].name
		}
		fmt.Printf("fitted on %-15s", name)
		for i, s := range sets {
			fmt.Printf("  %s %.4f", s.name, hitRate(searches[i], w))
		}
		fmt.Println()
	}

	fmt.Println("\n# Width of the range, fitted on each set, on each set")
	for i, s := range sets {
		m := fitWidth(appraisals[i])
		fmt.Printf("fitted on %-15s %.2f", s.name, m)
		for k, t := range sets {
			inside, width := m.measure(appraisals[k])
			fmt.Printf("  %s inside %.3f at %.2f", t.name, inside, width)
		}
		fmt.Println()
	}

	fmt.Println("\n# The package as it is")
	for i, s := range sets {
		reportRanges(s.name, appraisals[i])
		reportSearch(appraisals[i])
		reportProducts(s.name, appraisals[i])
	}
	bins := make([][]bin, len(sets))
	for i, s := range sets {
		bins[i] = reliability(appraisals[i])
		fmt.Printf("\n# Reliability of the probabilities: %s\n", s.name)
		for _, b := range bins[i] {
			fmt.Printf("predicted %.3f  observed %.3f  of %d\n", b.predicted, b.observed, b.count)
		}
	}
	if *plot != "" {
		check(os.WriteFile(*plot, []byte(draw(sets, bins)), 0o644))
	}
}

// appraisal is a query with the package's valuation of it.
type appraisal struct {
	*query
	valuation.Valuation
}

func (a *appraisal) isHit() bool { return a.Best >= 0 && a.isMatch[a.Best] }

// hasPricedMatch reports whether the search found a match with a price.
func (a *appraisal) hasPricedMatch() bool {
	for i, m := range a.isMatch {
		if m && a.listings[i].Price > 0 {
			return true
		}
	}
	return false
}

// reportRanges prints the hit rate and, for groups of queries, the accuracy of the ranges.
func reportRanges(name string, appraisals []appraisal) {
	hits, values := 0, 0
	for i := range appraisals {
		if appraisals[i].isHit() {
			hits++
		}
		if appraisals[i].Upper > 0 {
			values++
		}
	}
	n := float64(len(appraisals))
	fmt.Printf("%s: %d queries, hit@1 %.4f, appraised %.4f\n", name, len(appraisals), float64(hits)/n, float64(values)/n)
	groups := []struct {
		name     string
		contains func(*appraisal) bool
	}{
		{"all", func(*appraisal) bool { return true }},
		{"right match, with a price", func(a *appraisal) bool { return a.isHit() && a.listings[a.Best].Price > 0 }},
		{"wrong match, the right one has a price", func(a *appraisal) bool { return !a.isHit() && a.hasPricedMatch() }},
		{"product found only without a price", func(a *appraisal) bool { return !a.hasPricedMatch() }},
		{"confidence at least 0.8", func(a *appraisal) bool { return a.Confidence >= 0.8 }},
		{"confidence 0.5 to 0.8", func(a *appraisal) bool { return 0.5 <= a.Confidence && a.Confidence < 0.8 }},
		{"confidence below 0.5", func(a *appraisal) bool { return a.Confidence < 0.5 }},
	}
	for _, g := range groups {
		var errors, widths []float64
		inside, priced := 0, 0
		for i := range appraisals {
			a := &appraisals[i]
			if a.Upper == 0 || !g.contains(a) {
				continue
			}
			widths = append(widths, math.Log(a.Upper/a.Lower))
			if a.Price == nil {
				continue
			}
			priced++
			errors = append(errors, a.priceError())
			if a.isPriceInside() {
				inside++
			}
		}
		if priced > 0 {
			fmt.Printf("  %-40s %4d priced queries, MdAPE %.4f, inside %.3f, width %.2f\n",
				g.name, priced, median(errors), float64(inside)/float64(priced), median(widths))
		}
	}
}

// priceError returns the absolute error of the range's midpoint, relative to the query's price.
func (a *appraisal) priceError() float64 { return math.Abs((a.Lower+a.Upper)/2 / *a.Price - 1) }

func (a *appraisal) isPriceInside() bool { return a.Lower <= *a.Price && *a.Price <= a.Upper }

// bin summarises the listings whose probability is in one interval.
type bin struct {
	predicted, observed float64 // mean probability; share of matches
	count               int
}

// reliability compares the probabilities with the share of matches, interval by interval.
func reliability(appraisals []appraisal) []bin {
	edges := []float64{0, 0.01, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1}
	bins := make([]bin, len(edges)-1)
	for i := range appraisals {
		for k, j := range appraisals[i].Judgements {
			if j.Duplicate {
				continue
			}
			b := 0
			for j.Probability >= edges[b+1] {
				b++
			}
			bins[b].count++
			bins[b].predicted += j.Probability
			if appraisals[i].isMatch[k] {
				bins[b].observed++
			}
		}
	}
	for b := range bins {
		if n := float64(bins[b].count); n > 0 {
			bins[b].predicted /= n
			bins[b].observed /= n
		}
	}
	return bins
}
