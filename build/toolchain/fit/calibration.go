package main

import "math"

// example is one listing for the calibration.
type example struct {
	x       [3]float64 // 1, the score, and the score minus the best one of the search
	isMatch bool
	weight  float64
}

// calibrationExamples returns an example for every listing, with the weight 1 - absent. A search does not
// always find the product, so each search is repeated without its matches, with the weight absent.
func calibrationExamples(searches []searchResult, coefficients []float64, absent float64) (examples []example) {
	for _, s := range searches {
		best, bestOther := math.Inf(-1), math.Inf(-1)
		for i, x := range s.evidence {
			score := dot(coefficients, x)
			best = max(best, score)
			if !s.isMatch[i] {
				bestOther = max(bestOther, score)
			}
		}
		for i, x := range s.evidence {
			score := dot(coefficients, x)
			examples = append(examples, example{[3]float64{1, score, score - best}, s.isMatch[i], 1 - absent})
			if !s.isMatch[i] && absent > 0 {
				examples = append(examples, example{[3]float64{1, score, score - bestOther}, false, absent})
			}
		}
	}
	return examples
}

// calibrate fits a logistic regression of "is a match" on the examples, by Newton's method. Each set
// has the same weight. It returns the constant, the factor of the score and the factor of the gap.
func calibrate(sets [][]searchResult, coefficients []float64, absent float64) []float64 {
	c := []float64{-2, 0.3, 1}
	for range 40 {
		gradient, hessian := make([]float64, 3), squareMatrix(3)
		for _, set := range sets {
			for _, e := range calibrationExamples(set, coefficients, absent) {
				y := 0.0
				if e.isMatch {
					y = 1
				}
				p := 1 / (1 + math.Exp(-dot(c, e.x[:])))
				weight := e.weight * 1000 / float64(len(set))
				accumulate(gradient, hessian, e.x[:], weight*(y-p), weight*p*(1-p))
			}
		}
		if takeStep(c, solve(hessian, gradient)) < 1e-7 {
			break
		}
	}
	return c
}
