package libc

import _ "unsafe" // for go:linkname

// random replaces the C library's generator, with which TinyGo seeds the hashes of maps. Randomness comes in frames, so the
// seed is a constant. The library's generator would bring its printf along, an eightieth of core.wasm.
//
//go:linkname random arc4random
func random() uint32 { return 0x9e3779b9 }
