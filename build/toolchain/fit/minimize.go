package main

import (
	"cmp"
	"slices"
)

// minimize returns the point with the smallest value of f that the simplex method of J. Nelder and R. Mead finds
// (1965, doi.org/10.1093/comjnl/7.4.308), from start with these first steps.
func minimize(f func([]float64) float64, start, steps []float64, iterations int) []float64 {
	type vertex struct {
		at    []float64
		value float64
	}
	n := len(start)
	simplex := make([]vertex, n+1)
	for i := range simplex {
		at := slices.Clone(start)
		if i > 0 {
			at[i-1] += steps[i-1]
		}
		simplex[i] = vertex{at, f(at)}
	}
	for range iterations {
		slices.SortFunc(simplex, func(a, b vertex) int { return cmp.Compare(a.value, b.value) })
		if simplex[n].value-simplex[0].value < 1e-6 {
			break
		}
		centre := make([]float64, n)
		for _, v := range simplex[:n] {
			for k := range centre {
				centre[k] += v.at[k] / float64(n)
			}
		}
		try := func(t float64) vertex { // on the line from the centre to the worst vertex
			at := make([]float64, n)
			for k := range at {
				at[k] = centre[k] + t*(simplex[n].at[k]-centre[k])
			}
			return vertex{at, f(at)}
		}
		reflected := try(-1)
		switch {
		case reflected.value < simplex[0].value:
			if expanded := try(-2); expanded.value < reflected.value {
				reflected = expanded
			}
			simplex[n] = reflected
		case reflected.value < simplex[n-1].value:
			simplex[n] = reflected
		default:
			t := 0.5
			if reflected.value < simplex[n].value {
				t = -0.5
			}
			if contracted := try(t); contracted.value < min(reflected.value, simplex[n].value) {
				simplex[n] = contracted
				break
			}
			for i := 1; i <= n; i++ {
				for k := range simplex[i].at {
					simplex[i].at[k] = (simplex[i].at[k] + simplex[0].at[k]) / 2
				}
				simplex[i].value = f(simplex[i].at)
			}
		}
	}
	return slices.MinFunc(simplex, func(a, b vertex) int { return cmp.Compare(a.value, b.value) }).at
}
