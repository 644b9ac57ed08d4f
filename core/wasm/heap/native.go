//go:build !tinygo

package heap

// Collect does nothing: Go's own collector frees memory.
func Collect() {}
