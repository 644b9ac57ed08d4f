package main

import "math"

// searchResult has the evidence of each listing that a search found, and which listings match.
type searchResult struct {
	evidence [][]float64
	isMatch  []bool
}

// hitRate returns the share of searches in which the listing with the best score is a match. Among
// equal scores the first listing counts.
func hitRate(searches []searchResult, coefficients []float64) float64 {
	hits := 0
	for _, s := range searches {
		best, bestScore := -1, math.Inf(-1)
		for i, x := range s.evidence {
			if score := dot(coefficients, x); score > bestScore+1e-9 {
				best, bestScore = i, score
			}
		}
		if best >= 0 && s.isMatch[best] {
			hits++
		}
	}
	return float64(hits) / float64(len(searches))
}

// fitCoefficients fits a conditional logit by Newton's method: it maximises the probability of the
// matches among the listings of each search, minus penalty / 2 times the squared coefficients. Each
// set has the same weight. Searches that found no match do not count.
func fitCoefficients(sets [][]searchResult, penalty float64) []float64 {
	d := len(sets[0][0].evidence[0])
	w := make([]float64, d)
	for range 40 {
		gradient, hessian := make([]float64, d), squareMatrix(d)
		for _, set := range sets {
			weight := 1000 / float64(len(set))
			for _, s := range set {
				p := make([]float64, len(s.evidence))
				best, total, matching := math.Inf(-1), 0.0, 0.0
				for i, x := range s.evidence {
					p[i] = dot(w, x)
					best = max(best, p[i])
				}
				for i := range p {
					p[i] = math.Exp(p[i] - best)
					total += p[i]
					if s.isMatch[i] {
						matching += p[i]
					}
				}
				if matching == 0 {
					continue
				}
				mean := make([]float64, d)
				for i, x := range s.evidence {
					for k, v := range x {
						mean[k] += p[i] / total * v
					}
				}
				centred := make([]float64, d)
				for i, x := range s.evidence {
					target := 0.0
					if s.isMatch[i] {
						target = p[i] / matching
					}
					for k := range centred {
						centred[k] = x[k] - mean[k]
					}
					accumulate(gradient, hessian, centred, weight*(target-p[i]/total), weight*p[i]/total)
				}
			}
		}
		for i := range gradient {
			gradient[i] -= penalty * w[i]
			hessian[i][i] += penalty
		}
		if takeStep(w, solve(hessian, gradient)) < 1e-6 {
			break
		}
	}
	return w
}
