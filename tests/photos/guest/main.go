// Command guest is the wasm module that the measurement of photos times in V8: package photo, without the core's protocol.
package main

import (
	"unsafe"

	"loupe/core/photo"
)

var file []byte

// Alloc returns the address of a buffer for a file of size bytes.
//
//go:wasmexport alloc
func Alloc(size uint32) unsafe.Pointer {
	file = make([]byte, size)
	return unsafe.Pointer(unsafe.SliceData(file))
}

// Fingerprint computes the fingerprint of the file in the buffer. It returns 1 if the file has one.
//
//go:wasmexport fingerprint
func Fingerprint() uint32 {
	if _, err := photo.FingerprintOf(file); err != nil {
		return 0
	}
	return 1
}

func main() {}
