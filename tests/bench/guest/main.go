// Command guest is the wasm module of the benchmark: the core's arithmetic, without its protocol.
package main

import "loupe/tests/bench/listings"

// Appraise runs the valuation this many times. It returns the sum of the upper bounds.
//
//go:wasmexport appraise
func Appraise(times uint32) float64 { return listings.Appraise(int(times)) }

func main() {}
