package main

import "math"

// sample is one search: the evidence of its listings, and which of them are the product.
type sample struct {
	x     [][]float64
	match []bool
}

func hits(set []sample, w []float64) float64 {
	n := 0
	for _, s := range set {
		best, top := -1, math.Inf(-1)
		for i, x := range s.x {
			if v := dot(w, x); v > top+1e-9 {
				best, top = i, v
			}
		}
		if best >= 0 && s.match[best] {
			n++
		}
	}
	return float64(n) / float64(len(set))
}

// rank fits a conditional logit: the probability, among the listings of one search, of those that match.
func rank(sets [][]sample, l2 float64) []float64 {
	d := len(sets[0][0].x[0])
	w := make([]float64, d)
	for range 40 {
		g, h := make([]float64, d), square(d)
		for _, set := range sets {
			weight := 1000 / float64(len(set))
			for _, s := range set {
				p := make([]float64, len(s.x))
				top, all, matching := math.Inf(-1), 0.0, 0.0
				for i, x := range s.x {
					p[i] = dot(w, x)
					top = max(top, p[i])
				}
				for i := range p {
					p[i] = math.Exp(p[i] - top)
					all += p[i]
					if s.match[i] {
						matching += p[i]
					}
				}
				if matching == 0 {
					continue
				}
				mean := make([]float64, d)
				for i, x := range s.x {
					for k, v := range x {
						mean[k] += p[i] / all * v
					}
				}
				c := make([]float64, d)
				for i, x := range s.x {
					target := 0.0
					if s.match[i] {
						target = p[i] / matching
					}
					for k := range c {
						c[k] = x[k] - mean[k]
					}
					accumulate(g, h, c, weight*(target-p[i]/all), weight*p[i]/all)
				}
			}
		}
		for i := range g {
			g[i] -= l2 * w[i]
			h[i][i] += l2
		}
		if move(w, solve(h, g)) < 1e-6 {
			break
		}
	}
	return w
}
