package prediction

import (
	"cmp"
	"slices"
)

// SortFunc sorts the values by a function that returns a negative number if the first goes before the second. It sorts
// their indexes: the compiled sort of each further type takes 3 kB of core.wasm.
func SortFunc[T any](values []T, compare func(a, b *T) int) {
	order := make([]int, len(values))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(i, j int) int { return compare(&values[i], &values[j]) })
	sorted := make([]T, len(values))
	for n, i := range order {
		sorted[n] = values[i]
	}
	copy(values, sorted)
}

// Sort sorts numbers; see SortFunc.
func Sort(values []float64) {
	SortFunc(values, func(a, b *float64) int { return cmp.Compare(*a, *b) })
}
