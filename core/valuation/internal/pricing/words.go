package pricing

import (
	"math"
	"math/bits"
)

const (
	maxComparables = 64
	maxRegressed   = 40  // comparables in the regression
	wordGapMargin  = 1.5 // of the log odds, in which the weight falls to 0
	absurdDistance = 3   // from the median to a price that says nothing about words: a factor of 20
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
// difference that it makes among the comparables. The values of the words are those of a ridge regression of the
// prices on the words (A. Hoerl, R. Kennard 1970, doi.org/10.2307/1267351), computed in its dual form, because
// there are fewer comparables than words. order has the comparables to use, by descending log odds.
func (m *Model) adjustToWords(item *Item, comparables []Comparable, order []int, best float64) {
	n := min(len(order), maxRegressed)
	if n < 3 {
		return
	}
	var r regression
	r.n = n
	floor, total := min(best-m.WordGap, m.WordFloor), 0.0
	for k, i := range order[:n] {
		c := &comparables[i]
		near := min(max((c.LogOdds-floor)/wordGapMargin, 0), 1) // so that unrelated listings have no weight
		c.Weight = near * math.Exp(m.WordExponent*(c.LogOdds-best))
		r.weight[k] = math.Sqrt(c.Weight)
		total += c.Weight
	}
	centre := smoothedMedian(comparables, order[:n], m.WordBandwidth)
	mean := 0.0
	for k, i := range order[:n] {
		distance := comparables[i].Adjusted - centre
		if math.Abs(distance) > absurdDistance {
			total -= comparables[i].Weight
			comparables[i].Weight, r.weight[k] = 0, 0
		}
		r.price[k] = min(max(distance, -m.WordClip), m.WordClip)
		mean += comparables[i].Weight * r.price[k]
	}
	if total <= 0 { // no price is near the others
		return
	}
	for k := range n {
		r.price[k] -= mean / total
		r.item[k] = float64(countShared(item.Words, comparables[order[k]].Words))
		for l := range k + 1 {
			r.shared[k][l] = float64(countShared(comparables[order[k]].Words, comparables[order[l]].Words))
			r.shared[l][k] = r.shared[k][l]
		}
	}
	r.centre(total)
	r.fit(m.WordPenalty)
	ofItem := r.value(&r.item)
	for k, i := range order[:n] {
		c := &comparables[i]
		c.Adjusted += m.WordShare * (1 - c.Probability) * (ofItem - r.value(&r.shared[k]))
	}
}

// regression is a weighted ridge regression in its dual form.
type regression struct {
	n      int
	weight [maxRegressed]float64               // the square root of each comparable's weight
	price  [maxRegressed]float64               // of each comparable, minus the mean
	shared [maxRegressed][maxRegressed]float64 // words that two comparables share; after centre, relative to the mean
	item   [maxRegressed]float64               // words that each comparable shares with the item; after centre, relative to the mean
	dual   [maxRegressed]float64               // the solution
}

// centre makes the counts of shared words inner products of deviations from the mean comparable. total is the sum
// of the weights.
func (r *regression) centre(total float64) {
	var means [maxRegressed]float64
	all, ofItem := 0.0, 0.0
	for k := range r.n {
		for l := range r.n {
			means[k] += r.weight[l] * r.weight[l] * r.shared[k][l] / total
		}
		all += r.weight[k] * r.weight[k] * means[k] / total
		ofItem += r.weight[k] * r.weight[k] * r.item[k] / total
	}
	for k := range r.n {
		r.item[k] += all - means[k] - ofItem
		for l := range r.n {
			r.shared[k][l] += all - means[k] - means[l]
		}
	}
}

// fit solves the regression by a Cholesky decomposition.
func (r *regression) fit(penalty float64) {
	var l [maxRegressed][maxRegressed]float64
	for i := range r.n {
		for j := range i + 1 {
			sum := r.shared[i][j] * r.weight[i] * r.weight[j]
			if i == j {
				sum += penalty
			}
			for k := range j {
				sum -= l[i][k] * l[j][k]
			}
			if i == j {
				l[i][i] = math.Sqrt(max(sum, 1e-9))
			} else {
				l[i][j] = sum / l[j][j]
			}
		}
	}
	for i := range r.n {
		sum := r.weight[i] * r.price[i]
		for k := range i {
			sum -= l[i][k] * r.dual[k]
		}
		r.dual[i] = sum / l[i][i]
	}
	for i := r.n - 1; i >= 0; i-- {
		for k := i + 1; k < r.n; k++ {
			r.dual[i] -= l[k][i] * r.dual[k]
		}
		r.dual[i] /= l[i][i]
	}
}

// value returns the value of the words of a text that shares these words with the comparables.
func (r *regression) value(shared *[maxRegressed]float64) (v float64) {
	for k := range r.n {
		v += r.dual[k] * r.weight[k] * shared[k]
	}
	return v
}
