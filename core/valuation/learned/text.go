package learned

import (
	"math"
	"slices"

	"loupe/core/market/product"
	"loupe/core/reading/lexicon"
)

// A model has one coefficient for each cell. The first ones are of the conditions, by their number, of a price that was paid, and of
// sizes: two for each dimension, of stating it and of the logarithm of its value. A word, or a pair of neighbouring words, has one of
// the others by its hash, so a model needs no dictionary, and its size does not depend on the listings.
const (
	CellCount = 1 << 14
	soldCell  = 15
	sizeCells = 16
	wordCells = sizeCells + 2*int(lexicon.DimensionCount)
)

var _ = [soldCell - product.ForParts - 1]struct{}{} // each condition has a cell

// Text has the parts of a title or a description to which a model gives prices.
type Text struct {
	Cells []int // of its words and pairs, ascending, without repetitions
	Sizes []Size
}

// Size is the size that a text states in a dimension.
type Size struct {
	Dimension lexicon.Dimension
	Log       float64 // logarithm of the size relative to a usual one; the mean if the text states several
}

// TextOf returns the text with these words.
func TextOf(words []lexicon.Token) (t Text) {
	t.Cells = make([]int, 0, 2*len(words))
	var sums, counts [lexicon.DimensionCount]float64
	for i := range words {
		word := lexicon.Hash(lexicon.EmptyHash, words[i].Text)
		t.Cells = append(t.Cells, cellOf(word))
		if i+1 < len(words) {
			t.Cells = append(t.Cells, cellOf(lexicon.Hash(lexicon.Hash(word, " "), words[i+1].Text)))
		}
		if n, ok := lexicon.NumberAt(words, i); ok && n.HasUnit && n.UsualSize() > 0 {
			const most = 5 // a factor of 150: more is a misreading
			sums[n.Dimension] += min(max(math.Log(n.Value/n.UsualSize()), -most), most)
			counts[n.Dimension]++
		}
	}
	for d, n := range counts {
		if n > 0 {
			t.Sizes = append(t.Sizes, Size{lexicon.Dimension(d), sums[d] / n})
		}
	}
	slices.Sort(t.Cells)
	t.Cells = slices.Compact(t.Cells)
	return t
}

// row is a row of a regression's matrix: cells, and the factor of the coefficient of each.
type row struct {
	cells   []int
	factors []float64
}

func (r *row) add(cell int, factor float64) {
	r.cells, r.factors = append(r.cells, cell), append(r.factors, factor)
}

// dot returns the sum of the coefficients, each times its factor.
func (r *row) dot(coefficients []float64) (sum float64) {
	for i, cell := range r.cells {
		sum += r.factors[i] * coefficients[cell]
	}
	return sum
}

// addTo adds x to the coefficients, times their factors.
func (r *row) addTo(coefficients []float64, x float64) {
	for i, cell := range r.cells {
		coefficients[cell] += r.factors[i] * x
	}
}

// row returns the row of a text that is offered in a condition.
func (t *Text) row(c product.Condition) (r row) {
	size := 1 + len(t.Cells) + 2*len(t.Sizes)
	r.cells, r.factors = make([]int, 0, size), make([]float64, 0, size)
	r.add(int(c), 1)
	share := 1 / math.Sqrt(float64(max(len(t.Cells), 1)))
	for _, cell := range t.Cells {
		r.add(cell, share)
	}
	for _, s := range t.Sizes {
		r.add(sizeCells+2*int(s.Dimension), 1)
		r.add(sizeCells+2*int(s.Dimension)+1, s.Log)
	}
	return r
}

func cellOf(hash uint32) int { return wordCells + int(hash%uint32(CellCount-wordCells)) }
