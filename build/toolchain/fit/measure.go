package main

import (
	"fmt"
	"math"
	"runtime"
	"slices"
	"sync"

	"loupe/core/valuation"
	"loupe/core/valuation/prediction"
	"loupe/core/valuation/pricing"
)

// parallel calls f for 0 to n-1 on all processors.
func parallel(n int, f func(i int)) {
	var wg sync.WaitGroup
	workers := runtime.GOMAXPROCS(0)
	for w := range workers {
		wg.Go(func() {
			for i := w; i < n; i += workers {
				f(i)
			}
		})
	}
	wg.Wait()
}

// appraisal is a query with the package's valuation of it.
type appraisal struct {
	*query
	valuation.Valuation
}

func appraiseAll(queries []*query) []appraisal {
	all := make([]appraisal, len(queries))
	parallel(len(queries), func(i int) {
		all[i] = appraisal{queries[i], valuation.Appraise(queries[i].item, queries[i].listings, "USD")}
	})
	return all
}

func (a *appraisal) isHit() bool { return a.Best >= 0 && a.isMatch[a.Best] }

// trial is a query with a known price, and the comparables from which that price is predicted.
type trial struct {
	query       *query
	logPrice    float64
	item        pricing.Item
	comparables []prediction.Comparable
	prediction  prediction.Prediction // set by selectPrices
}

func trialsOf(queries []*query) []trial {
	all := make([]trial, len(queries))
	parallel(len(queries), func(i int) {
		if q := queries[i]; q.Price != nil {
			t := trial{query: q, logPrice: math.Log(*q.Price)}
			t.comparables, t.item = valuation.Comparables(q.item, q.listings)
			all[i] = t
		}
	})
	return slices.DeleteFunc(all, func(t trial) bool { return len(t.comparables) == 0 })
}

// predict returns the predictions by a model.
func predict(m *prediction.Model, trials []trial) []prediction.Prediction {
	all := make([]prediction.Prediction, len(trials))
	parallel(len(trials), func(i int) {
		all[i] = m.Predict(&trials[i].item.Item, slices.Clone(trials[i].comparables))
	})
	return all
}

// predictRanges returns a model's predictions for trials that selectPrices returned. The model of selectPrices may differ
// from m only in the constants of the ranges. It is faster than predict.
func predictRanges(m *prediction.Model, selected []trial) []prediction.Prediction {
	all := make([]prediction.Prediction, len(selected))
	parallel(len(selected), func(i int) {
		if all[i] = selected[i].prediction; all[i].OK {
			m.Rebound(&selected[i].item.Item, selected[i].comparables, &all[i])
		}
	})
	return all
}

// selectPrices returns the trials with the comparables as a model adjusts, selects and weighs them, and with its predictions.
func selectPrices(m *prediction.Model, trials []trial) []trial {
	selected := make([]trial, len(trials))
	parallel(len(trials), func(i int) {
		t := trials[i]
		t.comparables = slices.Clone(t.comparables)
		t.prediction = m.Predict(&t.item.Item, t.comparables)
		selected[i] = t
	})
	return selected
}

// figures are the quality of predictions. The errors are distances of logarithms.
type figures struct {
	n                       int
	mdape                   float64 // median absolute error of the centre, relative to the price
	inside                  float64 // share of prices between Lower and Upper
	belowFast, abovePatient float64 // share of prices
	score                   float64 // mean interval score at 80 %
	quartileScore           float64 // mean interval score of Fast to Patient at 50 %
	width                   float64 // median
}

func (f figures) String() string {
	return fmt.Sprintf("%4d prices  mdape %.4f  inside %.3f  below fast %.3f  above patient %.3f  score %.4f  width %.3f",
		f.n, f.mdape, f.inside, f.belowFast, f.abovePatient, f.score, f.width)
}

func measure(trials []trial, predictions []prediction.Prediction) (f figures) {
	var errors, widths []float64
	for i := range predictions {
		p, y := &predictions[i], trials[i].logPrice
		if !p.OK {
			continue
		}
		f.n++
		errors = append(errors, math.Abs(math.Expm1(p.Centre-y)))
		widths = append(widths, p.Upper-p.Lower)
		f.inside += indicator(p.Lower <= y && y <= p.Upper)
		f.belowFast += indicator(y < p.Fast)
		f.abovePatient += indicator(y > p.Patient)
		f.score += intervalScore(p.Lower, p.Upper, y, 0.2)
		f.quartileScore += intervalScore(p.Fast, p.Patient, y, 0.5)
	}
	for _, sum := range [...]*float64{&f.inside, &f.belowFast, &f.abovePatient, &f.score, &f.quartileScore} {
		*sum /= float64(f.n)
	}
	f.mdape, f.width = median(errors), median(widths)
	return f
}

// intervalScore is the score of T. Gneiting, A. Raftery: Strictly Proper Scoring Rules, Prediction, and Estimation, 2007,
// section 6.2, for an interval that the share alpha of the values should be outside of.
func intervalScore(lower, upper, y, alpha float64) float64 {
	return upper - lower + 2/alpha*(max(0, lower-y)+max(0, y-upper))
}

func indicator(b bool) float64 {
	if b {
		return 1
	}
	return 0
}
