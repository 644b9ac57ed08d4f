package main

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"

	"loupe/core/product"
	"loupe/core/valuation"
	"loupe/core/valuation/prediction"
	"loupe/core/valuation/pricing"
)

// pricedSet is a set with the comparables that its prices are predicted from.
type pricedSet struct {
	name         string
	queries, own []trial
	calibrates   bool    // has second-hand listings to calibrate it
	base         float64 // a score is divided by it, so that each set counts the same
}

// constant is a constant of the price model that is fitted.
type constant struct {
	name string
	of   func(*prediction.Model) *float64
}

// The constants are fitted in groups, one after the other.
var widthConstants = []constant{
	{"Distance.Constant", func(m *prediction.Model) *float64 { return &m.Distance.Constant }},
	{"Distance.Doubt", func(m *prediction.Model) *float64 { return &m.Distance.Doubt }},
	{"Distance.Spread", func(m *prediction.Model) *float64 { return &m.Distance.Spread }},
	{"Distance.Number", func(m *prediction.Model) *float64 { return &m.Distance.Number }},
	{"PriorSpread", func(m *prediction.Model) *float64 { return &m.PriorSpread }},
	{"PriorDoubt", func(m *prediction.Model) *float64 { return &m.PriorDoubt }},
	{"PriorWeight", func(m *prediction.Model) *float64 { return &m.PriorWeight }},
}

var quartileConstants = []constant{
	{"QuartileShare", func(m *prediction.Model) *float64 { return &m.QuartileShare }},
}

// fitModel returns the model with these constants fitted to the sets, each with the same weight, from m.
func fitModel(sets []pricedSet, m prediction.Model, constants []constant, loss func(figures) float64, iterations int) prediction.Model {
	start, steps := make([]float64, len(constants)), make([]float64, len(constants))
	for i, c := range constants {
		start[i] = *c.of(&m)
		steps[i] = 0.2 * max(0.3, math.Abs(start[i]))
	}
	with := func(values []float64) prediction.Model {
		fitted := m
		for i, c := range constants {
			*c.of(&fitted) = values[i]
		}
		return fitted
	}
	selected := make([][]trial, len(sets))
	for i := range sets {
		selected[i] = selectPrices(&m, sets[i].queries)
	}
	best := minimize(func(values []float64) float64 {
		fitted := with(values)
		if fitted.PriorSpread < 0.01 || fitted.PriorDoubt < 0 || fitted.PriorWeight < 0.05 || fitted.Distance.Number > 0 {
			return math.Inf(1)
		}
		total := 0.0
		for i := range sets {
			total += loss(measure(selected[i], predictRanges(&fitted, selected[i]))) / sets[i].base
		}
		return total
	}, start, steps, iterations)
	return with(best)
}

// coveragePenalty weighs the square of the share by which fewer than 80 % of the prices are inside. A score is multiplied by 1 plus
// this product. The score alone prefers ranges that are too narrow for sources without a correction.
const coveragePenalty = 12

func widthLoss(f figures) float64 {
	missing := max(0, 0.8-f.inside)
	return f.score * (1 + coveragePenalty*missing*missing)
}

func quartileLoss(f figures) float64 { return f.quartileScore }

// fitRanges fits all constants of the ranges.
func fitRanges(sets []pricedSet, m prediction.Model, iterations int) prediction.Model {
	m = fitModel(sets, m, widthConstants, widthLoss, iterations)
	return fitModel(sets, m, quartileConstants, quartileLoss, 60)
}

// corrected returns a model's predictions for the set's queries, corrected as the service does it: by the set's own
// listings, if it has second-hand ones, or else by each query's comparables.
func (s *pricedSet) corrected(m *prediction.Model) ([]prediction.Prediction, product.Calibration) {
	predictions := predict(m, s.queries)
	var c product.Calibration
	if s.calibrates {
		c = valuation.Calibrate(s.ownErrors(m))
	}
	for i := range predictions {
		p := &predictions[i]
		switch {
		case !p.OK:
		case c.Valid():
			pricing.ApplyCalibration(c, p)
		default:
			pricing.ApplyCalibration(product.Calibration{Range: p.OwnFactor, Fast: 1, Patient: 1}, p)
		}
	}
	return predictions, c
}

// ownErrors returns the errors of a model on the set's own listings.
func (s *pricedSet) ownErrors(m *prediction.Model) (sample []valuation.Errors) {
	for i, p := range predict(m, s.own) {
		e, ok := valuation.ErrorsOf(math.Exp(s.own[i].logPrice), &valuation.Valuation{
			Lower: math.Exp(p.Lower), Centre: math.Exp(p.Centre), Upper: math.Exp(p.Upper),
			Details: valuation.Details{Prices: valuation.Prices{Fast: math.Exp(p.Fast), Market: math.Exp(p.Centre), Patient: math.Exp(p.Patient)}},
		})
		if ok {
			sample = append(sample, e)
		}
	}
	return sample
}

// reportSmallSources prints what the correction reaches on the set if only some of its own listings are appraised, by how
// many listings the neutral calibration counts for: the mean of 100 samples.
func (s *pricedSet) reportSmallSources(m *prediction.Model) {
	fmt.Printf("\n# Correction by few listings: %s\n", s.name)
	own, predictions := s.ownErrors(m), predict(m, s.queries)
	for _, n := range []int{30, 100, 1000} {
		for _, neutral := range []float64{5, 30, 60} {
			const samples = 100
			r := rand.New(rand.NewPCG(1, 1))
			score, inside := 0.0, 0.0
			for range samples {
				r.Shuffle(len(own), func(i, j int) { own[i], own[j] = own[j], own[i] })
				c := valuation.CalibrateTowards(own[:min(n, len(own))], neutral)
				corrected := slices.Clone(predictions)
				for i := range corrected {
					if corrected[i].OK {
						pricing.ApplyCalibration(c, &corrected[i])
					}
				}
				f := measure(s.queries, corrected)
				score, inside = score+f.score/samples, inside+f.inside/samples
			}
			fmt.Printf("%4d listings, neutral ones %2.0f: score %.4f  inside %.3f\n", min(n, len(own)), neutral, score, inside)
		}
	}
}

// reportCorrected measures a model on the set, with the correction.
func (s *pricedSet) reportCorrected(m *prediction.Model) {
	predictions, c := s.corrected(m)
	by := "its own comparables"
	if c.Valid() {
		by = fmt.Sprintf("%.2f, %.2f, %.2f", c.Range, c.Fast, c.Patient)
	}
	fmt.Printf("  corrected by %-20s %s\n", by+":", measure(s.queries, predictions))
}

// reportRanges prints the constants of the ranges fitted on all sets, and what they reach on each set; then what the
// constants fitted on all other sets reach on it.
func reportRanges(sets []pricedSet, iterations int) {
	fmt.Println("\n# Ranges, fitted on all sets")
	m := fitRanges(sets, prediction.Fitted, iterations)
	printModel(&m)
	for i := range sets {
		fmt.Printf("%-16s %s\n", sets[i].name, measure(sets[i].queries, predict(&m, sets[i].queries)))
		sets[i].reportCorrected(&m)
	}
	fmt.Println("\n# Ranges, each set left out of the fit")
	for i := range sets {
		others := slices.Concat(sets[:i], sets[i+1:])
		m := fitRanges(others, prediction.Fitted, iterations)
		fmt.Printf("%-16s %s\n", sets[i].name, measure(sets[i].queries, predict(&m, sets[i].queries)))
		sets[i].reportCorrected(&m)
	}
}

func printModel(m *prediction.Model) {
	for _, group := range [][]constant{widthConstants, quartileConstants} {
		for _, c := range group {
			fmt.Printf(" %s %.3f", c.name, *c.of(m))
		}
		fmt.Println()
	}
}
