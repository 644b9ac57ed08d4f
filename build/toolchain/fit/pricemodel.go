package main

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"

	"loupe/core/valuation"
	"loupe/core/valuation/learned"
	"loupe/core/valuation/prediction"
	"loupe/core/valuation/pricing"
)

// pricedSet is a set with the comparables that its prices are predicted from.
type pricedSet struct {
	name         string
	queries, own []trial
	isSecondHand bool
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

// newPricedSet returns the set with what its words teach: the prices of words in all its listings for the queries, and in the others
// for its own.
func newPricedSet(s *set) pricedSet {
	var examples []learned.Example
	for _, q := range slices.Concat(s.own, s.rest) {
		examples = append(examples, learned.Example{Text: valuation.TextOf("", q.Description), Condition: q.item.Condition, Sold: q.sold, LogPrice: math.Log(*q.Price)})
	}
	p := pricedSet{name: s.name, isSecondHand: s.reverse == nil}
	setModel := func(q *query, m *learned.Model) {
		for i := range q.listings {
			q.listings[i].Model = m
		}
	}
	words := &learned.Model{Words: learned.LearnWords(examples)}
	for _, q := range s.queries {
		setModel(q, words)
	}
	for i, w := range learned.LearnFolds(examples, len(s.own)) {
		for k := i; k < len(s.own); k += learned.Folds {
			setModel(s.own[k], &learned.Model{Words: w})
		}
	}
	p.queries, p.own = trialsOf(s.queries), trialsOf(s.own)
	return p
}

// estimate returns a prediction for the trial as the service corrects it.
func (t *trial) estimate(p *prediction.Prediction, comparables []prediction.Comparable) learned.Estimate {
	e, _ := pricing.WithWords(p, &t.item, comparables, t.query.listings[0].Model, func(int) bool { return true })
	return e
}

// corrected returns a model's predictions for the set's queries, corrected by what the first n of its own listings teach, with or
// without prices of words.
func (s *pricedSet) corrected(m *prediction.Model, n int, words bool) ([]prediction.Prediction, learned.Correction) {
	own := s.ownTrials(m)
	c := learned.FitCorrection(own[:min(n, len(own))])
	predictions := make([]prediction.Prediction, len(s.queries))
	for i, t := range selectPrices(m, s.queries) {
		p := t.prediction
		if p.OK {
			raw := pricing.EstimateOf(&p)
			difference := pricing.Correction{Lower: 1, Upper: 1, Fast: 1, Patient: 1}
			if c.Listings > 0 {
				e := t.estimate(&p, t.comparables)
				if !words {
					e.ForgetWords()
				}
				corrected := c.Correct(e)
				difference = pricing.Difference(&raw, &corrected)
			}
			difference.Apply(&p)
		}
		predictions[i] = p
	}
	return predictions, c
}

// ownTrials returns the estimates of a model for the set's own listings, in an order that is the same in each run.
func (s *pricedSet) ownTrials(m *prediction.Model) (trials []learned.Trial) {
	for _, t := range selectPrices(m, s.own) {
		if t.prediction.OK {
			trials = append(trials, learned.Trial{Estimate: t.estimate(&t.prediction, t.comparables), LogPrice: t.logPrice})
		}
	}
	r := rand.New(rand.NewPCG(1, 1))
	r.Shuffle(len(trials), func(i, j int) { trials[i], trials[j] = trials[j], trials[i] })
	return trials
}

// reportCorrected measures a model on the set, with the correction by its own listings: by all of the sample, and by fewer.
func (s *pricedSet) reportCorrected(m *prediction.Model) {
	for _, n := range []int{maxOwn, 200, 50} {
		predictions, c := s.corrected(m, n, true)
		f := measure(s.queries, predictions)
		fmt.Printf("  corrected by %4d listings  %s\n", c.Listings, f)
		if n == maxOwn {
			wordless, _ := s.corrected(m, n, false)
			fmt.Printf("  without prices of words    %s\n", measure(s.queries, wordless))
			supported := slices.Clone(predictions)
			for i := range supported {
				supported[i].OK = supported[i].OK && supported[i].Upper-supported[i].Lower <= math.Log(10)
			}
			fmt.Printf("  of at most a factor of 10  %s\n", measure(s.queries, supported))
			for i := range supported {
				supported[i].OK = supported[i].OK && supported[i].Count <= 2
			}
			fmt.Printf("  by one or two prices       %s\n", measure(s.queries, supported))
			fmt.Printf("  move %.2f  width %.2f  quartiles %.2f %.2f\n", c.Move, c.Width, c.Fast, c.Patient)
		}
	}
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
