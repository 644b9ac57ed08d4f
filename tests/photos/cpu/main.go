// Command cpu is the wasm module that tests/photos times in V8: package photo without the core's protocol.
package main

import (
	"unsafe"

	"loupe/core/photo"
	"loupe/core/wasm/heap"
)

var file []byte

// Alloc returns the address of a buffer for a file of size bytes.
//
//go:wasmexport alloc
func Alloc(size uint32) unsafe.Pointer {
	heap.Collect()
	file = make([]byte, size)
	return unsafe.Pointer(unsafe.SliceData(file))
}

// Prints computes the fingerprints of the file in the buffer as an appraisal does. It returns how many there are.
//
//go:wasmexport prints
func Prints() uint32 {
	heap.Collect()
	prints, err := photo.PrintsOf(file, photo.Queried)
	if err != nil {
		return 0
	}
	return uint32(len(prints))
}

func main() {}
