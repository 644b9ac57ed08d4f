// Command fit fits the coefficients of core/valuation to folders of listings and queries, and reports how they do:
//
//	go run ./core/valuation/internal/fit -data FOLDER -svg docs/calibration.svg
//
// It prints the coefficients fitted on each set and on all together, what each of these does on the sets it was not
// fitted on, then how the coefficients that the package now has do: hits, errors of price, the range's promise, and
// whether the probabilities hold. It changes no file but the plot.
package main

import (
	"flag"
	"fmt"
	"math"
	"os"
	"strings"

	"loupe/core/valuation"
)

func main() {
	dir := flag.String("data", "", "folder of NAME-listings.csv and NAME-queries.jsonl")
	plot := flag.String("svg", "", "file for the calibration plot")
	penalty := flag.Float64("penalty", 0.3, "of the squared coefficients, to a thousand queries")
	absent := flag.Float64("absent", 0.1, "share of searches that are taken not to have found the product")
	flag.Parse()

	sets := load(*dir)
	appraised := make([][]outcome, len(sets))
	samples := make([][]sample, len(sets))
	for i, s := range sets {
		for _, q := range s.queries {
			v := valuation.Appraise(valuation.Item{Description: q.Description}, q.listings, "USD")
			one := sample{match: q.match}
			for _, j := range v.Judgements {
				one.x = append(one.x, j.Evidence[:])
			}
			samples[i] = append(samples[i], one)
			appraised[i] = append(appraised[i], outcome{q, v})
		}
	}

	fmt.Println("# Coefficients, fitted on each set and on all")
	fits := make([][]float64, 0, len(sets)+1)
	for i := range samples {
		fits = append(fits, rank(samples[i:i+1], *penalty))
	}
	fits = append(fits, rank(samples, *penalty))
	for k, name := range valuation.EvidenceNames {
		fmt.Printf("%-17s", name)
		for _, w := range fits {
			fmt.Printf(" %8.3f", w[k])
		}
		fmt.Println()
	}
	c := calibrate(samples, fits[len(sets)], *absent)
	fmt.Printf("calibration: %.3f %.3f %.3f\n", c[0], c[1], c[2])

	fmt.Println("\n# hit@1 of each fit on each set")
	for f, w := range fits {
		name := "all"
		if f < len(sets) {
			name = sets[f].name
		}
		fmt.Printf("fitted on %-15s", name)
		for i, s := range sets {
			fmt.Printf("  %s %.4f", s.name, hits(samples[i], w))
		}
		fmt.Println()
	}

	fmt.Println("\n# Widths of the range, fitted on each set, on each set")
	for i, s := range sets {
		w := fitWidth(appraised[i])
		fmt.Printf("fitted on %-15s %.2f", s.name, w)
		for k, t := range sets {
			inside, width := w.on(appraised[k])
			fmt.Printf("  %s inside %.3f at %.2f", t.name, inside, width)
		}
		fmt.Println()
	}

	fmt.Println("\n# The package as it is")
	for i, s := range sets {
		report(s.name, appraised[i])
		reportSearch(appraised[i])
		reportProducts(s.name, appraised[i])
	}
	bins := make([][]bin, len(sets))
	for i, s := range sets {
		bins[i] = reliability(appraised[i])
		fmt.Printf("\n# Reliability of the probabilities: %s\n", s.name)
		for _, b := range bins[i] {
			fmt.Printf("said %.3f  was %.3f  of %d\n", b.said, b.was, b.n)
		}
	}
	if *plot != "" {
		check(os.WriteFile(*plot, []byte(draw(sets, bins)), 0o644))
	}
}

// outcome is what the package says of a query.
type outcome struct {
	*query
	valuation.Valuation
}

func (o *outcome) hit() bool { return o.Best >= 0 && o.match[o.Best] }

// priced reports whether a listing of the product with a price was found.
func (o *outcome) priced() bool {
	for i, m := range o.match {
		if m && o.listings[i].Price > 0 {
			return true
		}
	}
	return false
}

func report(name string, all []outcome) {
	hit, value := 0, 0
	for i := range all {
		if all[i].hit() {
			hit++
		}
		if all[i].Upper > 0 {
			value++
		}
	}
	fmt.Printf("%s: %d queries, hit@1 %.4f, appraised %.4f\n", name, len(all), float64(hit)/float64(len(all)), float64(value)/float64(len(all)))
	groups := []struct {
		name string
		in   func(*outcome) bool
	}{
		{"all", func(*outcome) bool { return true }},
		{"right match, with a price", func(o *outcome) bool { return o.hit() && o.listings[o.Best].Price > 0 }},
		{"wrong match, the right one has a price", func(o *outcome) bool { return !o.hit() && o.priced() }},
		{"the product found only without a price", func(o *outcome) bool { return !o.priced() }},
		{"confidence 0.8 and more", func(o *outcome) bool { return o.Confidence >= 0.8 }},
		{"confidence 0.5 to 0.8", func(o *outcome) bool { return 0.5 <= o.Confidence && o.Confidence < 0.8 }},
		{"confidence below 0.5", func(o *outcome) bool { return o.Confidence < 0.5 }},
	}
	for _, g := range groups {
		var errors, widths []float64
		inside, n := 0, 0
		for i := range all {
			o := &all[i]
			if o.Upper == 0 || !g.in(o) {
				continue
			}
			widths = append(widths, math.Log(o.Upper/o.Lower))
			if o.Price == nil {
				continue
			}
			n++
			errors = append(errors, math.Abs((o.Lower+o.Upper)/2 / *o.Price - 1))
			if o.Lower <= *o.Price && *o.Price <= o.Upper {
				inside++
			}
		}
		if n > 0 {
			fmt.Printf("  %-40s %4d priced queries, MdAPE %.4f, inside %.3f, width %.2f\n", g.name, n, median(errors), float64(inside)/float64(n), median(widths))
		}
	}
}

// bin is the listings whose probability is in one interval.
type bin struct {
	said, was float64
	n         int
}

func reliability(all []outcome) []bin {
	edges := []float64{0, 0.01, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1}
	bins := make([]bin, len(edges)-1)
	for i := range all {
		for k, j := range all[i].Judgements {
			if strings.HasPrefix(j.Why, "left out: the same title") {
				continue
			}
			b := 0
			for j.Probability >= edges[b+1] {
				b++
			}
			bins[b].n++
			bins[b].said += j.Probability
			if all[i].match[k] {
				bins[b].was++
			}
		}
	}
	for b := range bins {
		if n := float64(bins[b].n); n > 0 {
			bins[b].said /= n
			bins[b].was /= n
		}
	}
	return bins
}
