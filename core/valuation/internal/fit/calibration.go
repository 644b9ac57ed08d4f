package main

import "math"

type pair struct {
	x      [3]float64
	y      float64
	weight float64
}

// calibrationSet gives every listing with its score and its distance from the best of its search; each search also,
// with the weight absent, without its matches, as if the product were not to be found.
func calibrationSet(set []sample, w []float64, absent float64) (out []pair) {
	for _, s := range set {
		top, next := math.Inf(-1), math.Inf(-1)
		for i, x := range s.x {
			v := dot(w, x)
			top = max(top, v)
			if !s.match[i] {
				next = max(next, v)
			}
		}
		for i, x := range s.x {
			v := dot(w, x)
			y := 0.0
			if s.match[i] {
				y = 1
			}
			out = append(out, pair{[3]float64{1, v, v - top}, y, 1 - absent})
			if !s.match[i] && absent > 0 {
				out = append(out, pair{[3]float64{1, v, v - next}, 0, absent})
			}
		}
	}
	return out
}

func calibrate(sets [][]sample, w []float64, absent float64) []float64 {
	c := []float64{-2, 0.3, 1}
	for range 40 {
		g, h := make([]float64, 3), square(3)
		for _, set := range sets {
			for _, p := range calibrationSet(set, w, absent) {
				q := 1 / (1 + math.Exp(-dot(c, p.x[:])))
				k := p.weight * 1000 / float64(len(set))
				accumulate(g, h, p.x[:], k*(p.y-q), k*q*(1-q))
			}
		}
		if move(c, solve(h, g)) < 1e-7 {
			break
		}
	}
	return c
}
