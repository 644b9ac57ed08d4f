// Package sorting sorts lists of all types with one compiled sort, because a sort for each type takes 3 kB of core.wasm.
package sorting

import (
	"cmp"
	"slices"
)

// Func sorts the values. compare returns a negative number if a goes before b. Func sorts their indexes, whose type is always the same.
func Func[T any](values []T, compare func(a, b *T) int) {
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

// Floats sorts numbers; see Func.
func Floats(values []float64) {
	Func(values, func(a, b *float64) int { return cmp.Compare(*a, *b) })
}
