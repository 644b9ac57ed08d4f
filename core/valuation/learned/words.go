package learned

import (
	"math"

	"loupe/core/market/product"
	"loupe/core/valuation/prediction"
)

// Words has the prices of words and conditions. The zero value has none.
type Words struct {
	Mean  float64 // of the logarithms of the prices, each as of a used item
	Step  float64 // of a coefficient, per unit of its byte
	Cells string  // the coefficients: CellCount bytes from '#' to '}', of which 'P' means 0
}

// The byte of a coefficient is zero plus the coefficient in steps. All are printable, and none is a quotation mark.
const (
	zero     = 'P'
	maxSteps = '}' - zero
)

// quantize returns the regression with its coefficients as bytes.
func (r *regression) quantize() Words {
	largest := 0.0
	for _, c := range r.coefficients {
		largest = max(largest, math.Abs(c))
	}
	w := Words{Mean: r.mean, Step: largest / maxSteps}
	cells := make([]byte, len(r.coefficients))
	for i, c := range r.coefficients {
		cells[i] = zero
		if largest > 0 {
			cells[i] += byte(int8(math.Round(c / w.Step)))
		}
	}
	w.Cells = string(cells)
	return w
}

// Known reports whether there are prices of words.
func (w *Words) Known() bool { return len(w.Cells) == CellCount }

// Price returns the logarithm of the asking price of a text, in a condition. It is relative to UsualPrice of the condition: a condition
// for which the source has the usual price changes nothing.
func (w *Words) Price(t *Text, c product.Condition) float64 {
	sum, r := 0.0, t.row(c)
	for i, cell := range r.cells {
		sum += float64(r.factors[i] * w.steps(cell)) // the conversion keeps Go from rounding only the sum, as it does on some processors
	}
	return w.Mean + float64(w.Step*sum)
}

// Sold returns the logarithm of the price that is paid relative to the one that is asked for the same text.
func (w *Words) Sold() float64 { return w.Step * w.steps(soldCell) }

// steps returns the coefficient of a cell, in steps.
func (w *Words) steps(cell int) float64 { return float64(int(w.Cells[cell]) - zero) }

// UsualPrice returns the logarithm of the usual price in a condition, relative to a used item. Words learn by how much the source
// differs from it, so that a condition with few listings has nearly the usual price.
func UsualPrice(c product.Condition) float64 {
	if c == product.Unknown {
		return 0
	}
	factor, _ := prediction.Factor(prediction.Common, c)
	return math.Log(factor)
}
