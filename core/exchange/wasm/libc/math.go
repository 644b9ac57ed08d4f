//go:build tinygo

package libc

import _ "unsafe" // for go:linkname

// exp, exp2 and log are Go's, in place of the C library's that TinyGo's math.Exp, math.Exp2 and math.Log call. So core.wasm computes the
// same numbers as Go does natively. They are exported because TinyGo drops other functions that only the linker refers to.

//export exp
func exp(x float64) float64 { return goExp(x) }

//export exp2
func exp2(x float64) float64 { return goExp2(x) }

//export log
func log(x float64) float64 { return goLog(x) }

//go:linkname goExp math.exp
func goExp(x float64) float64

//go:linkname goExp2 math.exp2
func goExp2(x float64) float64

//go:linkname goLog math.log
func goLog(x float64) float64
