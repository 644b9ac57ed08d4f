package learned

import (
	"math"

	"loupe/core/product"
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

// Price returns the logarithm of the price of a text with these cells, in a condition. It is relative to UsualPrice of the condition: a
// condition for which the source has the usual price changes nothing.
func (w *Words) Price(cells []int, c product.Condition) float64 {
	sum := 0
	for _, cell := range cells {
		sum += int(w.Cells[cell]) - zero
	}
	return w.Mean + w.Step*(share(len(cells))*float64(sum)+float64(int(w.Cells[c])-zero))
}

// UsualPrice returns the logarithm of the usual price in a condition, relative to a used item. Words learn by how much the source
// differs from it, so that a condition with few listings has nearly the usual price.
func UsualPrice(c product.Condition) float64 {
	if c == product.Unknown {
		return 0
	}
	factor, _ := prediction.Factor(prediction.Common, c)
	return math.Log(factor)
}
