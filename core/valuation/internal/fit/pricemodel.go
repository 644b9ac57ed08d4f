package main

import (
	"fmt"
	"math"

	"loupe/core/valuation/internal/pricing"
)

// pricedSet is a set with what its prices are predicted from.
type pricedSet struct {
	name         string
	queries, own []trial
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

var centreConstants = []constant{
	{"WeightExponent", func(m *pricing.Model) *float64 { return &m.WeightExponent }},
	{"UnstatedFactor", func(m *pricing.Model) *float64 { return &m.UnstatedFactor }},
	{"HalfLife", func(m *pricing.Model) *float64 { return &m.HalfLife }},
	{"Bandwidth", func(m *pricing.Model) *float64 { return &m.Bandwidth }},
	{"WordShare", func(m *pricing.Model) *float64 { return &m.WordShare }},
	{"WordPenalty", func(m *pricing.Model) *float64 { return &m.WordPenalty }},
	{"WordExponent", func(m *pricing.Model) *float64 { return &m.WordExponent }},
	{"WordClip", func(m *pricing.Model) *float64 { return &m.WordClip }},
}

// fitModel returns the model with these constants fitted to the sets, each with the same weight, from m. All
// constants are positive except those of the widths.
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
		if fitted.PriorSpread < 0.01 || fitted.PriorDoubt < 0 || fitted.PriorWeight < 0.05 || fitted.DoubtPower < 0.1 || fitted.WordPenalty < 0.1 || fitted.HalfLife < 30 || fitted.Bandwidth < 0.01 {
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
func centreLoss(f figures) float64   { return f.score + 4*f.centreLoss }

// fitRanges fits all constants of the ranges.
func fitRanges(sets []pricedSet, m pricing.Model, iterations int) pricing.Model {
	m = fitModel(sets, m, widthConstants, widthLoss, iterations)
	return fitModel(sets, m, quartileConstants, quartileLoss, 60)
}

func printModel(m *pricing.Model) {
	for _, group := range [][]constant{centreConstants, widthConstants, quartileConstants} {
		for _, c := range group {
			fmt.Printf(" %s %.3f", c.name, *c.of(m))
		}
		fmt.Println()
	}
}
