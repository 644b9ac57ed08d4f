//go:build tinygo

// Package heap frees memory in wasm modules.
package heap

import _ "unsafe" // for go:linkname

// Collect frees unreachable memory if little is free; nothing else frees memory. No function on the stack may hold a pointer to the
// heap, so call it only as the first statement of an exported function. docs/RATIONALE.md gives the reasons.
// The implementation is in build/tinygo/runtime.
//
//go:linkname Collect runtime.collectBetweenCalls
func Collect()
