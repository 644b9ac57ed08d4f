package main

import (
	"flag"
	"fmt"
	"os"

	"loupe/core/valuation"
	"loupe/core/valuation/internal/pricing"
)

func main() {
	folder := flag.String("data", "", "`folder` of NAME-listings.csv and NAME-queries.jsonl")
	cache := flag.String("cache", "", "`file` that keeps the results of the searches for the next run")
	flag.Parse()
	sets := load(*folder, *cache)
	if os.Getenv("RANK") != "" {
		fitRanking(sets)
		return
	}
	if os.Getenv("DEBUG") != "" {
		debugMisses(sets[4], 30)
		return
	}
	var priced []pricedSet
	for _, s := range sets {
		all := appraiseAll(s.queries)
		hits, n := 0.0, 0.0
		for i := range all {
			if len(all[i].Matches) > 0 {
				n++
				hits += indicator(all[i].isHit())
			}
		}
		p := pricedSet{name: s.name, queries: trialsOf(s.queries), own: trialsOf(s.own)}
		f := measure(p.queries, predict(&pricing.Fitted, p.queries))
		p.base = f.score
		fmt.Printf("%-16s hit@1 %.4f %s\n", s.name, hits/n, f)
		fmt.Printf("%-16s               %s\n", "  own", measure(p.own, predict(&pricing.Fitted, p.own)))
		priced = append(priced, p)
	}
	if os.Getenv("SCAN") != "" {
		for _, set := range []func(*pricing.Model){
			func(m *pricing.Model) {}, func(m *pricing.Model) { m.HalfLife = 90 }, func(m *pricing.Model) { m.HalfLife = 500 },
			func(m *pricing.Model) { m.Bandwidth = 0.2 }, func(m *pricing.Model) { m.WeightExponent = .4 }, func(m *pricing.Model) { m.WeightExponent = .65 }, func(m *pricing.Model) { m.WordPenalty = .5 }, func(m *pricing.Model) { m.WordClip = 1.5 },
		} {
			m := pricing.Fitted
			set(&m)
			for _, p := range priced {
				f := measure(p.queries, predict(&m, p.queries))
				fmt.Printf("   %.4f %.4f %.3f", f.mdape, f.centreLoss, f.score)
			}
			fmt.Println()
		}
	}
	if os.Getenv("FIT") != "" {
		m := pricing.Fitted
		m = fitRanges(priced, m, 250)
		if os.Getenv("FIT") == "centre" {
			m = fitModel(priced, m, centreConstants, centreLoss, 120)
			m = fitRanges(priced, m, 250)
		}
		printModel(&m)
		for _, p := range priced {
			fmt.Printf("%-16s %s\n", p.name, measure(p.queries, predict(&m, p.queries)))
		}
	}
}

func fitRanking(sets []set) {
	var searches [][]searchResult
	var names []string
	for _, s := range sets {
		var list []searchResult
		for _, a := range appraiseAll(s.queries) {
			if len(a.Matches) == 0 {
				continue
			}
			r := searchResult{isMatch: a.isMatch}
			for _, j := range a.Judgements {
				r.evidence = append(r.evidence, j.Evidence[:])
			}
			list = append(list, r)
		}
		if len(list) > 0 {
			searches, names = append(searches, list), append(names, s.name)
		}
	}
	var fits [][]float64
	for _, w := range [][]float64{{1, 1, 0}, {1, 1, .1}, {1, 1, .25}, {1, 1, .5}, {2, 1, .5}} {
		fits = append(fits, fitCoefficients(searches, w, 0.3))
	}
	for k, name := range valuation.EvidenceNames {
		fmt.Printf("%-17s", name)
		for _, w := range fits {
			fmt.Printf(" %8.3f", w[k])
		}
		fmt.Println()
	}
	for f, w := range fits {
		fmt.Printf("fit %d", f)
		for i := range searches {
			fmt.Printf("  %s %.4f", names[i], hitRate(searches[i], w))
		}
		fmt.Println()
	}
	for _, w := range fits {
		for i := range searches {
			fmt.Print(calibrate(searches[i:i+1], w, 0.1))
		}
		fmt.Println()
	}
}
