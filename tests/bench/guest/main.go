// Command guest is what the benchmark runs as wasm: the core's arithmetic without the protocol around it.
package main

import "loupe/tests/bench/listings"

// Appraise values the item so many times and gives the sum of the upper bounds.
//
//go:wasmexport appraise
func Appraise(times uint32) float64 { return listings.Appraise(int(times)) }

func main() {}
