//go:build tinygo

// Package heap frees memory in wasm modules.
package heap

import _ "unsafe" // for go:linkname

// Collect frees unreachable memory if little is free. Nothing else does. No function on the stack may have a pointer to the heap, so
// call it first in exported functions only. docs/RATIONALE.md gives the reason. The implementation is in build/tinygo/runtime.
//
//go:linkname Collect runtime.collectBetweenCalls
func Collect()
