package prediction

import (
	"math"
	"math/bits"
)

const (
	maxComparables   = 64
	wordFloorMargin  = 1.5 // of the log odds, in which the weight falls to 0
	wordlessDistance = 3   // from the median to a price that says nothing about words: a factor of 20
)

// Words is a set of words, as bits. All sets of a prediction number the words alike.
type Words []uint64

// Add adds word n to the set.
func (w Words) Add(n int) { w[n/64] |= 1 << (n % 64) }

// NewWords returns an empty set for words 0 to n-1.
func NewWords(n int) Words { return make(Words, (n+63)/64) }

// NewWordSets returns empty sets for words 0 to n-1, which share one block of memory.
func NewWordSets(count, n int) []Words {
	size := (n + 63) / 64
	block, sets := make(Words, count*size), make([]Words, count)
	for i := range sets {
		sets[i] = block[i*size : (i+1)*size : (i+1)*size]
	}
	return sets
}

func countShared(a, b Words) (n int) {
	for i := range min(len(a), len(b)) {
		n += bits.OnesCount64(a[i] & b[i])
	}
	return n
}

// adjustToWords adds to each adjusted price the value of the words that only the item has, minus the value of the words
// that only the comparable has. As in hedonic pricing (S. Rosen 1974, doi.org/10.1086/260169), a word is worth the
// difference that it makes among the comparables. The values of the words come from a ridge regression of the
// prices on the words (A. Hoerl, R. Kennard 1970, doi.org/10.2307/1267351), computed in its dual form, because
// there are fewer comparables than words. order has the comparables to use, best the highest log odds of all.
func (m *Model) adjustToWords(item *Item, comparables []Comparable, order []int, best float64) {
	related := make([]int, 0, len(order))
	floor, total := min(best-m.WordGap, m.WordFloor), 0.0
	for _, i := range order {
		c := &comparables[i]
		near := min(max((c.LogOdds-floor)/wordFloorMargin, 0), 1) // so that unrelated listings have no weight
		if c.Weight = near * math.Exp(m.WordExponent*(c.LogOdds-best)); c.Weight > 0 {
			related = append(related, i)
			total += c.Weight
		}
	}
	n := len(related)
	if n < 3 {
		return
	}
	r := newRegression(n)
	centre := smoothedMedian(comparables, related, m.WordBandwidth)
	mean := 0.0
	for k, i := range related {
		distance := comparables[i].Adjusted - centre
		if math.Abs(distance) > wordlessDistance {
			total -= comparables[i].Weight
			comparables[i].Weight = 0
		}
		r.weight[k] = math.Sqrt(comparables[i].Weight)
		r.price[k] = min(max(distance, -m.WordClip), m.WordClip)
		mean += comparables[i].Weight * r.price[k]
	}
	if total <= 0 { // no price is near the others
		return
	}
	for k, i := range related {
		r.price[k] -= mean / total
		r.item[k] = float64(countShared(item.Words, comparables[i].Words))
		for l := range k + 1 {
			shared := float64(countShared(comparables[i].Words, comparables[related[l]].Words))
			r.shared[k*n+l], r.shared[l*n+k] = shared, shared
		}
	}
	r.centre(total)
	r.fit(m.WordPenalty)
	ofItem := r.value(r.item)
	for k, i := range related {
		c := &comparables[i]
		c.Adjusted += m.WordShare * (1 - c.Probability) * (ofItem - r.fitted(k, m.WordPenalty))
	}
}

// regression is a weighted ridge regression in its dual form, of n comparables. A matrix has n rows of n values.
type regression struct {
	weight []float64 // the square root of each comparable's weight
	price  []float64 // of each comparable, minus the mean
	item   []float64 // words that each comparable shares with the item; after centre, relative to the mean
	dual   []float64 // the solution
	shared []float64 // matrix of the words that two comparables share; after centre, relative to the mean
	lower  []float64 // matrix of the Cholesky decomposition
}

func newRegression(n int) *regression {
	block := make([]float64, 4*n+2*n*n)
	take := func(size int) (part []float64) {
		part, block = block[:size:size], block[size:]
		return part
	}
	return &regression{weight: take(n), price: take(n), item: take(n), dual: take(n), shared: take(n * n), lower: take(n * n)}
}

// centre makes the counts of shared words inner products of deviations from the mean comparable. total is the sum
// of the weights.
func (r *regression) centre(total float64) {
	n := len(r.weight)
	means := make([]float64, n)
	all, ofItem := 0.0, 0.0
	for k := range n {
		for l, shared := range r.shared[k*n : (k+1)*n] {
			means[k] += r.weight[l] * r.weight[l] * shared / total
		}
		all += r.weight[k] * r.weight[k] * means[k] / total
		ofItem += r.weight[k] * r.weight[k] * r.item[k] / total
	}
	for k := range n {
		r.item[k] += all - means[k] - ofItem
		row := r.shared[k*n : (k+1)*n]
		for l := range row {
			row[l] += all - means[k] - means[l]
		}
	}
}

// fit solves the regression by a Cholesky decomposition.
func (r *regression) fit(penalty float64) {
	n := len(r.weight)
	for i := range n {
		row := r.lower[i*n : i*n+i+1]
		for j := range row {
			other := r.lower[j*n : j*n+j+1]
			sum := r.shared[i*n+j]*r.weight[i]*r.weight[j] - dot(row[:j], other)
			if i == j {
				row[j] = math.Sqrt(max(sum+penalty, 1e-9))
			} else {
				row[j] = sum / other[j]
			}
		}
		r.dual[i] = (r.weight[i]*r.price[i] - dot(row[:i], r.dual)) / row[i]
	}
	for i := n - 1; i >= 0; i-- {
		for k := i + 1; k < n; k++ {
			r.dual[i] -= r.lower[k*n+i] * r.dual[k]
		}
		r.dual[i] /= r.lower[i*n+i]
	}
}

// dot returns the inner product of a and the first len(a) elements of b.
func dot(a, b []float64) (sum float64) {
	b = b[:len(a)]
	for i, x := range a {
		sum += x * b[i]
	}
	return sum
}

// fitted returns the value of the words of comparable k. In the dual form it is the comparable's price minus the penalty
// times its dual variable, which takes no sum over the comparables. A comparable without weight has no dual variable.
func (r *regression) fitted(k int, penalty float64) float64 {
	if r.weight[k] == 0 {
		n := len(r.weight)
		return r.value(r.shared[k*n : (k+1)*n])
	}
	return r.price[k] - penalty*r.dual[k]/r.weight[k]
}

// value returns the value of the words of a text that shares these words with the comparables.
func (r *regression) value(shared []float64) (v float64) {
	for k, s := range shared {
		v += r.dual[k] * r.weight[k] * s
	}
	return v
}
