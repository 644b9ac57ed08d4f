// Command guest is the wasm module of the benchmark: the core's arithmetic, without its protocol.
package main

import (
	"unsafe"

	"loupe/core/fingerprint"
	"loupe/core/wasm/heap"
	"loupe/tests/bench/listings"
)

var file []byte

// Appraise runs the valuation this many times. It returns the sum of the upper bounds.
//
//go:wasmexport appraise
func Appraise(times uint32) float64 {
	heap.Collect()
	return listings.Appraise(int(times))
}

// AppraiseWorst runs the valuation of the titles that take longest.
//
//go:wasmexport appraise_worst
func AppraiseWorst(times uint32) float64 {
	heap.Collect()
	return listings.AppraiseWorst(int(times))
}

// Learn learns the prices of words for an upload.
//
//go:wasmexport learn
func Learn(times uint32) float64 {
	heap.Collect()
	return listings.Learn(int(times))
}

// Alloc returns the address of a buffer for a photo of size bytes.
//
//go:wasmexport alloc
func Alloc(size uint32) unsafe.Pointer {
	file = make([]byte, size)
	return unsafe.Pointer(unsafe.SliceData(file))
}

// Fingerprint computes the fingerprint of the photo in the buffer. It returns 1 if the photo has one.
//
//go:wasmexport fingerprint
func Fingerprint() uint32 {
	heap.Collect()
	return count(nil)
}

// Fingerprints computes the fingerprints of the photo in the buffer as an appraisal does. It returns how many there are.
//
//go:wasmexport fingerprints
func Fingerprints() uint32 {
	heap.Collect()
	return count(fingerprint.Queried)
}

func count(views []fingerprint.View) uint32 {
	prints, err := fingerprint.Of(file, views)
	if err != nil {
		return 0
	}
	return uint32(len(prints))
}

func main() {}
