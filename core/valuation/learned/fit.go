package learned

import (
	"math"
	"slices"

	"loupe/core/base/limits"
)

// Trial is a listing of a source that was appraised by the others, with the prices of words that were learned without it.
type Trial struct {
	Estimate
	LogPrice float64 // of the listing
}

const (
	Folds              = 5    // prices of words that trials use, each learned without a part of the trials
	coefficientPenalty = 10   // on the square of each coefficient, in units of the weighted squared error
	neutral            = 30   // listings that the usual quartiles count for
	usualQuartile      = 0.42 // distance of a quartile, relative to the bound's
)

// Limits of a quartile's distance, relative to the bound's. It is 0.53 in a normal distribution, 0.43 in a Laplace distribution.
const (
	MinQuartile = 0.2
	MaxQuartile = 0.8
)

// LearnWords learns the prices of words and conditions from examples.
func LearnWords(examples []Example) Words {
	r := fitRidge(examples, func(int) bool { return false })
	return r.quantize()
}

// LearnFolds learns the same once for each fold. The first examples are the trials; trial i uses the prices of fold i % Folds, which were
// learned without it.
func LearnFolds(examples []Example, trials int) (all [Folds]Words) {
	for fold := range all {
		r := fitRidge(examples, func(i int) bool { return i < trials && i%Folds == fold })
		all[fold] = r.quantize()
	}
	return all
}

// FitCorrection returns the correction for which the trials' estimates are nearest to their prices and 80 % of the prices are inside
// their range. It returns the zero value if there are fewer than limits.MinCalibrated.
func FitCorrection(trials []Trial) (c Correction) {
	if len(trials) < limits.MinCalibrated {
		return c
	}
	c.Coefficients, c.Listings = fitCoefficients(trials), len(trials)
	wordless := slices.Clone(trials)
	for i := range wordless {
		wordless[i].ForgetWords()
	}
	c.Wordless = fitCoefficients(wordless)
	return c
}

func fitCoefficients(trials []Trial) (c Coefficients) {
	n := len(trials)
	fitMove(trials, &c)
	centres := make([]float64, n)
	for i := range trials {
		t := &trials[i]
		centres[i] = t.Centre + c.move(&t.Estimate)
	}
	fitWidth(trials, centres, &c)
	below, above := make([]float64, n), make([]float64, n)
	for i := range trials {
		corrected := c.correct(trials[i].Estimate)
		below[i] = (centres[i] - trials[i].LogPrice) / corrected.Below
		above[i] = (trials[i].LogPrice - centres[i]) / corrected.Above
	}
	c.Fast, c.Patient = quartile(below), quartile(above)
	return c
}

// minGain is the share by which the mean absolute error of the trials must fall for the difference of words to count. It falls by more
// than half where words make variants of a product, such as grades, and by less than 3 % elsewhere. There the words of a query differ
// from those of its listings in more ways than the words of two listings do, so that counting them would be wrong.
const minGain = 0.05

// fitMove fits the move: the way to the price of the words first, and with the difference if that is better by minGain.
func fitMove(trials []Trial, c *Coefficients) {
	c.Move = fitMoveTerms(trials, 1)
	withDifference := Coefficients{Move: fitMoveTerms(trials, 0)}
	if meanError(trials, &withDifference) < (1-minGain)*meanError(trials, c) {
		c.Move = withDifference.Move
	}
}

// meanError returns the mean absolute error of the trials with a correction.
func meanError(trials []Trial, c *Coefficients) (sum float64) {
	for i := range trials {
		t := &trials[i]
		sum += math.Abs(t.LogPrice - t.Centre - c.move(&t.Estimate))
	}
	return sum / float64(len(trials))
}

// fitMoveTerms fits the coefficients of the terms of the move, from the term first on, with the least sum of absolute errors, by
// reweighted least squares.
func fitMoveTerms(trials []Trial, first int) (coefficients [moveTerms]float64) {
	const smallest = 0.02 // an error counts as at least this, so that no trial decides alone
	var fit leastSquares
	for range 20 {
		fit.reset(moveTerms - first)
		for i := range trials {
			t := &trials[i]
			x, predicted := t.moveTerms(), 0.0
			for k := range x {
				predicted += x[k] * coefficients[k]
			}
			y := t.LogPrice - t.Centre
			fit.add(x[first:], y, 1/max(math.Abs(y-predicted), smallest))
		}
		copy(coefficients[first:], fit.solve(coefficientPenalty))
	}
	return coefficients
}

// fitWidth fits the factors on the distances of the bounds: a quantile regression of the logarithms of the errors, by reweighted
// least squares.
//
// R. Koenker, G. Bassett: Regression Quantiles, 1978, doi.org/10.2307/1913643.
func fitWidth(trials []Trial, centres []float64, c *Coefficients) {
	const smallest = 0.1
	inside := safely(0.8, len(trials))
	var fit leastSquares
	for range 40 {
		fit.reset(widthFeatures)
		for i := range trials {
			t := &trials[i]
			distance := t.Above
			if t.LogPrice < centres[i] {
				distance = t.Below
			}
			x := t.widthFeatures(distance)
			predicted := 0.0
			for k := range x {
				predicted += x[k] * c.Width[k]
			}
			y := math.Log(max(math.Abs(t.LogPrice-centres[i]), 1e-3) / max(distance, 1e-3))
			weight := 1 - inside
			if y > predicted {
				weight = inside
			}
			fit.add(x[:], y, weight/max(math.Abs(y-predicted), smallest))
		}
		copy(c.Width[:], fit.solve(coefficientPenalty))
	}
}

// safely returns a probability plus one standard error of a share of n, so that a small sample gives a range that is too wide rather
// than too narrow.
func safely(probability float64, n int) float64 {
	return probability + math.Sqrt(probability*(1-probability)/float64(n))
}

// quartile returns the value that three quarters of the values are at most, pulled towards usualQuartile.
func quartile(values []float64) float64 {
	slices.Sort(values)
	n := float64(len(values))
	k := int(math.Ceil(0.75 * (n + 1)))
	q := values[min(max(k, 1), len(values))-1]
	return min(max((n*q+neutral*usualQuartile)/(n+neutral), MinQuartile), MaxQuartile)
}
