// Command fit fits the constants of core/valuation to listings and queries, for comparison with the package's own, and
// measures both:
//
//	go run ./build/toolchain/fit -data FOLDER -plots docs -cache FILE
//
// It fits the coefficients of the evidence on each set with matches, on the others without it, and on all. It fits the constants of
// the ranges on all sets, and with each set left out in turn, and measures them on the set left out, with the correction that the
// set's own listings give. It prints the package's own results and, for comparison, the results of simple methods and on reversed
// sets. It also prints how reliable the probabilities are, and the condition factors that the sets give. It writes no file except
// the plots and the cache.
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"loupe/core/valuation"
	"loupe/core/valuation/prediction"
)

func main() {
	folder := flag.String("data", "", "`folder` of NAME-listings.csv and NAME-queries.jsonl")
	plots := flag.String("plots", "", "`folder` for the plots; none if empty")
	cache := flag.String("cache", "", "`file` that keeps the results of the searches for the next run")
	iterations := flag.Int("iterations", 250, "steps of the search for the constants of the ranges; 0 leaves that out")
	flag.Parse()

	sets := load(*folder, *cache)
	appraisals := make([][]appraisal, len(sets))
	priced := make([]pricedSet, len(sets))
	fmt.Println("# The package as it is")
	for i, s := range sets {
		appraisals[i] = appraiseAll(s.queries)
		priced[i] = newPricedSet(&s)
		f := measure(priced[i].queries, predict(&prediction.Fitted, priced[i].queries))
		priced[i].base = f.score
		fmt.Printf("%-16s hit@1 %s  %s\n", s.name, hitsOf(appraisals[i]), f)
		priced[i].reportCorrected(&prediction.Fitted)
	}
	for i := range sets {
		reportBaselines(&sets[i], priced[i].queries, &prediction.Fitted)
	}
	reportReversed(sets, &prediction.Fitted)
	reportRanking(sets, appraisals)
	if *iterations > 0 {
		reportRanges(priced, *iterations)
	}
	for _, p := range priced {
		if p.isSecondHand {
			reportConditions(p.name, slices.Concat(p.queries, p.own))
		}
	}
	bins := make([][]bin, len(sets))
	for i, s := range sets {
		if bins[i] = reliability(appraisals[i]); hitsOf(appraisals[i]) == "-" {
			bins[i] = nil
			continue
		}
		fmt.Printf("\n# Reliability of the probabilities: %s\n", s.name)
		for _, b := range bins[i] {
			fmt.Printf("predicted %.3f  observed %.3f  of %d\n", b.predicted, b.observed, b.count)
		}
	}
	if *plots != "" {
		for name, svg := range map[string]string{
			"calibration.svg": drawReliability(sets, bins), "coverage.svg": drawCoverage(priced), "conditions.svg": drawConditions(),
		} {
			check(os.WriteFile(filepath.Join(*plots, name), []byte(svg), 0o644))
		}
	}
}

// hitsOf returns the hit rate of the queries with matches, "-" if there are none.
func hitsOf(all []appraisal) string {
	hits, n := 0.0, 0.0
	for i := range all {
		if len(all[i].Matches) > 0 {
			n++
			hits += indicator(all[i].isHit())
		}
	}
	if n == 0 {
		return "-"
	}
	return fmt.Sprintf("%.4f", hits/n)
}

// reportRanking prints the coefficients of the evidence fitted on each set that has matches, on all others, and on all, and
// the hit rate of each fit on every set.
func reportRanking(sets []set, appraisals [][]appraisal) {
	var searches [][]searchResult
	var names []string
	for i, s := range sets {
		var list []searchResult
		for _, a := range appraisals[i] {
			if len(a.Matches) > 0 && len(a.Judgements) > 0 {
				r := searchResult{isMatch: a.isMatch}
				for _, j := range a.Judgements {
					r.evidence = append(r.evidence, j.Evidence[:])
				}
				list = append(list, r)
			}
		}
		if len(list) > 0 {
			searches, names = append(searches, list), append(names, s.name)
		}
	}
	const penalty = 0.3 // weight of the squared coefficients, per thousand queries
	titles, fits := []string{}, [][]float64{}
	for i := range searches {
		titles = append(titles, "on "+names[i], "without "+names[i])
		fits = append(fits, fitCoefficients(searches[i:i+1], penalty), fitCoefficients(slices.Concat(searches[:i], searches[i+1:]), penalty))
	}
	titles, fits = append(titles, "on all"), append(fits, fitCoefficients(searches, penalty))
	fmt.Println("\n# Coefficients of the evidence")
	for k, name := range valuation.EvidenceNames {
		fmt.Printf("%-17s", name)
		for _, w := range fits {
			fmt.Printf(" %8.3f", w[k])
		}
		fmt.Println()
	}
	for n, w := range fits {
		fmt.Printf("fitted %-26s", titles[n])
		for i := range searches {
			fmt.Printf("  %s %.4f", names[i], hitRate(searches[i], w))
		}
		fmt.Println()
	}
	const absent = 0.1 // assumed share of searches that did not find the product
	for i := range searches {
		fmt.Printf("calibration on %s: %.3f\n", names[i], calibrate(searches[i:i+1], fits[len(fits)-1], absent))
	}
}
