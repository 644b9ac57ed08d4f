package main

import (
	"fmt"
	"math"

	"loupe/core/market/product"
	"loupe/core/valuation/prediction"
)

const conditionCount = int(product.ForParts) + 1

// reportConditions prints, per set, the logarithm of the price in each condition relative to the mean condition of
// the set: the estimate from pairs of a query and a probable match, its standard error by the jackknife over ten
// parts (J. Tukey 1958), and the weight of the pairs. Beside it is the factor of package prediction.
func reportConditions(name string, trials []trial) {
	all, weights := fitConditions(trials, -1)
	var parts [10][]float64
	for n := range parts {
		parts[n], _ = fitConditions(trials, n)
	}
	fmt.Printf("\n# Condition factors: %s\n", name)
	for c := product.New; int(c) < conditionCount; c++ {
		if weights[c] < 5 {
			continue
		}
		variance, mean := 0.0, 0.0
		for _, p := range parts {
			mean += p[c] / float64(len(parts))
		}
		for _, p := range parts {
			variance += (p[c] - mean) * (p[c] - mean) * float64(len(parts)-1) / float64(len(parts))
		}
		used, _ := prediction.Factor(trials[0].item.Kind, c)
		fmt.Printf("%-12s %6.3f ± %.3f  weight %4.0f   package %6.3f\n", c, all[c], math.Sqrt(variance), weights[c], math.Log(used))
	}
}

// minPairProbability is the probability from which a comparable counts as the same product.
const minPairProbability = 0.5

// fitConditions returns the logarithms of the conditions' factors, and how many queries they rest on. It minimises the
// sum of absolute errors of the queries' prices by iteratively reweighted least squares, with a small penalty. It
// leaves out every tenth trial from the given one on; -1 leaves out none.
func fitConditions(trials []trial, leaveOut int) (factors, weights []float64) {
	factors = make([]float64, conditionCount)
	for range 20 {
		gradient, hessian := make([]float64, conditionCount), squareMatrix(conditionCount)
		weights = make([]float64, conditionCount)
		for i := range trials {
			t := &trials[i]
			own := t.item.Condition
			if own == product.Unknown || leaveOut >= 0 && i%10 == leaveOut {
				continue
			}
			total := 0.0
			for _, c := range t.comparables {
				if c.Condition != product.Unknown && c.Probability >= minPairProbability {
					total += c.Probability
				}
			}
			for _, c := range t.comparables {
				if c.Condition == product.Unknown || c.Condition == own || c.Probability < minPairProbability {
					continue
				}
				residual := t.logPrice - c.LogPrice - factors[own] + factors[c.Condition]
				share := c.Probability / total
				weight := share / max(0.1, math.Abs(residual))
				x := make([]float64, conditionCount)
				x[own], x[c.Condition] = 1, -1
				accumulate(gradient, hessian, x, weight*residual, weight)
				weights[own] += share
				weights[c.Condition] += share
			}
		}
		for k := range gradient {
			gradient[k] -= 0.5 * factors[k]
			hessian[k][k] += 0.5
		}
		takeStep(factors, solve(hessian, gradient))
	}
	return factors, weights
}
