// Package learned learns prices from the listings of one source: a file of the catalogue, or the listings that a customer uploaded.
//
// A model has two parts. The first predicts a price from words and condition alone (cells.go, ridge.go). The second corrects the
// estimate that comparable listings give: it moves the estimate towards that prediction, and sets the width of the range
// (correction.go). Both are fitted to the source's listings, each appraised by the others (fit.go). The model is stored as a
// handful of numbers and one byte for each coefficient, so that every processor predicts the same.
//
// docs/VALUATION.md describes the method and its figures.
package learned

import (
	"math"

	"loupe/core/product"
	"loupe/core/valuation/prediction"
)

// Model is what was learned from the listings of one source.
type Model struct {
	Currency string  // ISO 4217: of the prices
	Mean     float64 // of the logarithms of the prices
	Step     float64 // of a coefficient, per unit of its byte
	Cells    []byte  // the coefficients: CellCount bytes of 1 to 127, of which zero means 0
	Correction
}

// zero is the byte of the coefficient 0. All bytes are ASCII, so that SQLite's unicode() reads them.
const zero = 64

// quantize returns the regression's coefficients as bytes, and their step.
func (r *regression) quantize() (cells []byte, step float64) {
	largest := 0.0
	for _, c := range r.coefficients {
		largest = max(largest, math.Abs(c))
	}
	cells = make([]byte, len(r.coefficients))
	step = largest / (zero - 1)
	for i, c := range r.coefficients {
		cells[i] = zero
		if largest > 0 {
			cells[i] += byte(int8(math.Round(c / step)))
		}
	}
	return cells, step
}

// SumOf returns the sum of the coefficients of the cells, in steps. The database computes the same: see search.
func (m *Model) SumOf(cells []int) (sum int) {
	for _, c := range cells {
		sum += int(m.Cells[c]) - zero
	}
	return sum
}

// Lesson is what a model says about one item.
type Lesson struct {
	Correction
	Currency   string  // ISO 4217: of the prices
	Words      float64 // logarithm of the price that the words predict, without the condition; NaN if it can't be used
	Step       float64 // of a coefficient of Conditions, per unit of its byte
	Conditions string  // the first ConditionBytes of Model.Cells: the coefficients of the conditions
}

// ConditionBytes is how many bytes Lesson.Conditions has.
const ConditionBytes = int(product.ForParts) + 1

// Teach returns what the model says about an item with these cells.
func (m *Model) Teach(cells []int) *Lesson {
	return &Lesson{
		Correction: m.Correction, Currency: m.Currency, Words: m.wordsPrice(m.SumOf(cells), len(cells)), Step: m.Step, Conditions: string(m.Cells[:ConditionBytes]),
	}
}

// wordsPrice returns the logarithm of the price for count cells with this sum of coefficients, in steps.
func (m *Model) wordsPrice(sum, count int) float64 { return m.Mean + m.Step*float64(sum)*share(count) }

// PriceIn returns the logarithm of the price that the model predicts in a condition.
func (l *Lesson) PriceIn(c product.Condition) float64 {
	if int(c) >= len(l.Conditions) {
		return l.Words
	}
	return l.Words + usualPrice(c) + l.Step*(float64(l.Conditions[c])-zero)
}

// usualPrice returns the logarithm of the usual price in a condition, relative to a used item. The model learns by how much the
// source differs from it, so that a condition with few listings has nearly the usual price.
func usualPrice(c product.Condition) float64 {
	if c == product.Unknown {
		return 0
	}
	factor, _ := prediction.Factor(prediction.Common, c)
	return math.Log(factor)
}
