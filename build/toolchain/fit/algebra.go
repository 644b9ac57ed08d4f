package main

import (
	"math"
	"slices"
)

func dot(a, b []float64) (sum float64) {
	for i := range a {
		sum += a[i] * b[i]
	}
	return sum
}

func squareMatrix(n int) [][]float64 {
	m := make([][]float64, n)
	for i := range m {
		m[i] = make([]float64, n)
	}
	return m
}

// accumulate adds one observation of a logistic likelihood to its gradient and its negated Hessian.
func accumulate(gradient []float64, hessian [][]float64, x []float64, residual, curvature float64) {
	for i, a := range x {
		if a == 0 {
			continue
		}
		gradient[i] += residual * a
		for j, b := range x {
			hessian[i][j] += curvature * a * b
		}
	}
}

// takeStep adds the step to w, each component limited to 2, and returns the largest component added.
func takeStep(w, step []float64) (largest float64) {
	for i := range w {
		s := min(max(step[i], -2), 2)
		w[i] += s
		largest = max(largest, math.Abs(s))
	}
	return largest
}

// solve returns x with a x = b, by Gaussian elimination with partial pivoting. It overwrites a and b.
func solve(a [][]float64, b []float64) []float64 {
	n := len(b)
	for i := range n {
		pivot := i
		for r := i; r < n; r++ {
			if math.Abs(a[r][i]) > math.Abs(a[pivot][i]) {
				pivot = r
			}
		}
		a[i], a[pivot], b[i], b[pivot] = a[pivot], a[i], b[pivot], b[i]
		if a[i][i] == 0 {
			a[i][i] = 1e-9
		}
		for r := i + 1; r < n; r++ {
			f := a[r][i] / a[i][i]
			for c := i; c < n; c++ {
				a[r][c] -= f * a[i][c]
			}
			b[r] -= f * b[i]
		}
	}
	x := make([]float64, n)
	for i := n - 1; i >= 0; i-- {
		s := b[i]
		for c := i + 1; c < n; c++ {
			s -= a[i][c] * x[c]
		}
		x[i] = s / a[i][i]
	}
	return x
}

// median returns the median, or NaN if x is empty.
func median(x []float64) float64 {
	if len(x) == 0 {
		return math.NaN()
	}
	x = slices.Sorted(slices.Values(x))
	return (x[len(x)/2] + x[(len(x)-1)/2]) / 2
}
