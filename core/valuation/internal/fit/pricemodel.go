package main

import (
	"fmt"
	"math"
	"slices"

	"loupe/core/valuation"
	"loupe/core/valuation/internal/pricing"
)

// pricedSet is a set with what its prices are predicted from.
type pricedSet struct {
	name         string
	queries, own []trial
	calibrates   bool    // has second-hand listings, by which it is calibrated
	base         float64 // the score by which others are divided, so that each set counts the same
}

// constant is a constant of the price model that is fitted.
type constant struct {
	name string
	of   func(*pricing.Model) *float64
}

// The constants are fitted in groups, one after the other.
var widthConstants = []constant{
	{"Below.Constant", func(m *pricing.Model) *float64 { return &m.Below.Constant }},
	{"Below.Doubt", func(m *pricing.Model) *float64 { return &m.Below.Doubt }},
	{"Below.Spread", func(m *pricing.Model) *float64 { return &m.Below.Spread }},
	{"Below.Number", func(m *pricing.Model) *float64 { return &m.Below.Number }},
	{"Above.Constant", func(m *pricing.Model) *float64 { return &m.Above.Constant }},
	{"Above.Doubt", func(m *pricing.Model) *float64 { return &m.Above.Doubt }},
	{"Above.Spread", func(m *pricing.Model) *float64 { return &m.Above.Spread }},
	{"Above.Number", func(m *pricing.Model) *float64 { return &m.Above.Number }},
	{"PriorSpread", func(m *pricing.Model) *float64 { return &m.PriorSpread }},
	{"PriorDoubt", func(m *pricing.Model) *float64 { return &m.PriorDoubt }},
	{"PriorWeight", func(m *pricing.Model) *float64 { return &m.PriorWeight }},
}

var quartileConstants = []constant{
	{"FastShare", func(m *pricing.Model) *float64 { return &m.FastShare }},
	{"PatientShare", func(m *pricing.Model) *float64 { return &m.PatientShare }},
}

// fitModel returns the model with these constants fitted to the sets, each with the same weight, from m.
func fitModel(sets []pricedSet, m pricing.Model, constants []constant, loss func(figures) float64, iterations int) pricing.Model {
	start, steps := make([]float64, len(constants)), make([]float64, len(constants))
	for i, c := range constants {
		start[i] = *c.of(&m)
		steps[i] = 0.2 * max(0.3, math.Abs(start[i]))
	}
	with := func(values []float64) pricing.Model {
		fitted := m
		for i, c := range constants {
			*c.of(&fitted) = values[i]
		}
		return fitted
	}
	best := minimize(func(values []float64) float64 {
		fitted := with(values)
		if fitted.PriorSpread < 0.01 || fitted.PriorDoubt < 0 || fitted.PriorWeight < 0.05 {
			return math.Inf(1)
		}
		total := 0.0
		for i := range sets {
			total += loss(measure(sets[i].queries, predict(&fitted, sets[i].queries))) / sets[i].base
		}
		return total
	}, start, steps, iterations)
	return with(best)
}

func widthLoss(f figures) float64    { return f.score }
func quartileLoss(f figures) float64 { return f.quartileScore }

// fitRanges fits all constants of the ranges.
func fitRanges(sets []pricedSet, m pricing.Model, iterations int) pricing.Model {
	m = fitModel(sets, m, widthConstants, widthLoss, iterations)
	return fitModel(sets, m, quartileConstants, quartileLoss, 60)
}

// reportCalibrated measures a model on the set, with the correction by the set's own listings, if it has second-hand ones.
func (s *pricedSet) reportCalibrated(m *pricing.Model) {
	predictions := predict(m, s.queries)
	if !s.calibrates {
		return
	}
	var trials []valuation.Trial
	for i, p := range predict(m, s.own) {
		trials = append(trials, valuation.Trial{Price: math.Exp(s.own[i].logPrice), Valuation: valuation.Valuation{
			Lower: math.Exp(p.Lower), Centre: math.Exp(p.Centre), Upper: math.Exp(p.Upper),
			Prices: valuation.Prices{Fast: math.Exp(p.Fast), Market: math.Exp(p.Centre), Patient: math.Exp(p.Patient)},
		}})
	}
	c := valuation.Calibrate(trials)
	for i := range predictions {
		if predictions[i].OK {
			valuation.ApplyCalibration(c, &predictions[i])
		}
	}
	fmt.Printf("  calibrated by %.2f, %.2f, %.2f:   %s\n", c.Range, c.Fast, c.Patient, measure(s.queries, predictions))
}

// reportRanges prints the constants of the ranges fitted on all sets, and what they reach on each set; then what the
// constants fitted on all other sets reach on it.
func reportRanges(sets []pricedSet, iterations int) {
	fmt.Println("\n# Ranges, fitted on all sets")
	m := fitRanges(sets, pricing.Fitted, iterations)
	printModel(&m)
	for i := range sets {
		fmt.Printf("%-16s %s\n", sets[i].name, measure(sets[i].queries, predict(&m, sets[i].queries)))
		sets[i].reportCalibrated(&m)
	}
	fmt.Println("\n# Ranges, each set left out of the fit")
	for i := range sets {
		others := slices.Concat(sets[:i], sets[i+1:])
		m := fitRanges(others, pricing.Fitted, iterations)
		fmt.Printf("%-16s %s\n", sets[i].name, measure(sets[i].queries, predict(&m, sets[i].queries)))
		sets[i].reportCalibrated(&m)
	}
}

func printModel(m *pricing.Model) {
	for _, group := range [][]constant{widthConstants, quartileConstants} {
		for _, c := range group {
			fmt.Printf(" %s %.3f", c.name, *c.of(m))
		}
		fmt.Println()
	}
}
