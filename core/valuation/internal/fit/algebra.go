package main

import "math"

func dot(a, b []float64) (s float64) {
	for i := range a {
		s += a[i] * b[i]
	}
	return s
}

func square(d int) [][]float64 {
	h := make([][]float64, d)
	for i := range h {
		h[i] = make([]float64, d)
	}
	return h
}

func accumulate(g []float64, h [][]float64, x []float64, residual, curvature float64) {
	for i, a := range x {
		if a == 0 {
			continue
		}
		g[i] += residual * a
		for j, b := range x {
			h[i][j] += curvature * a * b
		}
	}
}

// move adds a bounded step and returns its largest component.
func move(w, step []float64) (largest float64) {
	for i := range w {
		s := min(max(step[i], -2), 2)
		w[i] += s
		largest = max(largest, math.Abs(s))
	}
	return largest
}

// solve does Gaussian elimination with pivots.
func solve(a [][]float64, b []float64) []float64 {
	n := len(b)
	for i := range n {
		p := i
		for r := i; r < n; r++ {
			if math.Abs(a[r][i]) > math.Abs(a[p][i]) {
				p = r
			}
		}
		a[i], a[p], b[i], b[p] = a[p], a[i], b[p], b[i]
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
