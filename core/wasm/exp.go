package wasm

import (
	"math"
	_ "unsafe" // for go:linkname
)

// exp replaces the C library's function, which math.Exp calls and whose table would make core.wasm larger.
// The results differ by at most two units in the last place.
//
//go:linkname exp exp
func exp(x float64) float64 {
	const ln2High, ln2Low = 0x1.62e42fee00000p-1, 0x1.a39ef35793c76p-33 // ln 2 = ln2High + ln2Low; ln2High has 32 bits
	if x > 710 {
		return math.Inf(1)
	}
	if x < -746 {
		return 0
	}
	k := math.Round(x / math.Ln2)
	return math.Ldexp(1+math.Expm1(x-k*ln2High-k*ln2Low), int(k))
}
