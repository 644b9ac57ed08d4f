package main

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
