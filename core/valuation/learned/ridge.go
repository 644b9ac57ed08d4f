package learned

import "loupe/core/market/product"

// Example is a listing from which a model learns.
type Example struct {
	Text
	Condition product.Condition
	Sold      bool
	LogPrice  float64
}

const (
	penalty    = 0.3 // on the square of each coefficient, in units of one listing's squared error
	iterations = 25  // of the conjugate gradients; the coefficients then change by less than a step of their bytes
)

// regression is a ridge regression of logarithms of prices: the mean, plus the coefficients of the listing's cells, each times its
// factor.
//
// A. Hoerl, R. Kennard: Ridge Regression, 1970, doi.org/10.2307/1267351. Hashed words: K. Weinberger and others: Feature Hashing for
// Large Scale Multitask Learning, 2009, doi.org/10.1145/1553374.1553516.
type regression struct {
	mean         float64
	coefficients []float64 // by cell
}

// fitRidge fits a regression by the method of conjugate gradients on the normal equations. The prices of examples for which skip is
// true are not read.
func fitRidge(examples []Example, skip func(int) bool) regression {
	r := regression{coefficients: make([]float64, CellCount)}
	n := 0.0
	for i := range examples {
		if !skip(i) {
			r.mean += examples[i].target()
			n++
		}
	}
	if n == 0 {
		return r
	}
	r.mean /= n
	rows := make([]row, 0, len(examples))
	residual := make([]float64, CellCount) // of the normal equations
	for i := range examples {
		if e := &examples[i]; !skip(i) {
			x := e.Text.row(e.Condition)
			if e.Sold {
				x.add(soldCell, 1)
			}
			x.addTo(residual, e.target()-r.mean)
			rows = append(rows, x)
		}
	}
	direction := append([]float64(nil), residual...)
	product := make([]float64, CellCount)
	size := squared(residual)
	for range iterations {
		if size < 1e-12 {
			break
		}
		for k, d := range direction {
			product[k] = penalty * d
		}
		for i := range rows {
			rows[i].addTo(product, rows[i].dot(direction))
		}
		curvature := 0.0
		for k, d := range direction {
			curvature += d * product[k]
		}
		step := size / curvature
		for k, d := range direction {
			r.coefficients[k] += step * d
			residual[k] -= step * product[k]
		}
		previous := size
		size = squared(residual)
		for k := range direction {
			direction[k] = residual[k] + size/previous*direction[k]
		}
	}
	r.order(examples)
	return r
}

// order makes the prices of conditions fall with each worse one, and paid prices not higher than asked ones. Neighbours in the wrong
// order get their mean, weighted by their listings: isotonic regression by pooling adjacent violators.
//
// R. Barlow, D. Bartholomew, J. Bremner, H. Brunk: Statistical Inference under Order Restrictions, 1972.
func (r *regression) order(examples []Example) {
	var count [product.ForParts + 1]float64
	for i := range examples {
		count[examples[i].Condition]++
	}
	type pool struct {
		price, weight float64
		conditions    int
	}
	var pools []pool // of neighbouring conditions, each worth less than the one before it
	for c := product.New; c <= product.ForParts; c++ {
		last := pool{UsualPrice(c) + r.coefficients[c], count[c] + penalty, 1}
		for n := len(pools); n > 0 && pools[n-1].price < last.price; n-- {
			better := pools[n-1]
			weight := better.weight + last.weight
			last = pool{(better.price*better.weight + last.price*last.weight) / weight, weight, better.conditions + last.conditions}
			pools = pools[:n-1]
		}
		pools = append(pools, last)
	}
	c := product.New
	for _, p := range pools {
		for range p.conditions {
			r.coefficients[c] = p.price - UsualPrice(c)
			c++
		}
	}
	r.coefficients[soldCell] = min(r.coefficients[soldCell], 0)
}

// target returns what the coefficients and the mean add up to: the logarithm of the price, had the listing a usual condition.
func (e *Example) target() float64 { return e.LogPrice - UsualPrice(e.Condition) }

func squared(v []float64) (sum float64) {
	for _, x := range v {
		sum += x * x
	}
	return sum
}
