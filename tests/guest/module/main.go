// Command module is guest.wasm: the core's arithmetic without its protocol, for benchmarks.
package main

import (
	"unsafe"

	_ "loupe/core/exchange/wasm/libc"
	"loupe/core/imaging/fingerprint"
	"loupe/tests/bench/listings"
)

var file []byte

// Appraise runs the valuation this many times. It returns the sum of the upper bounds.
//
//go:wasmexport appraise
func Appraise(times uint32) float64 {
	return listings.Appraise(int(times))
}

// AppraiseWorst runs the valuation of the titles that take longest.
//
//go:wasmexport appraise_worst
func AppraiseWorst(times uint32) float64 {
	return listings.AppraiseWorst(int(times))
}

// Learn learns the prices of words for an upload.
//
//go:wasmexport learn
func Learn(times uint32) float64 {
	return listings.Learn(int(times))
}

// Alloc returns the address of a buffer of size bytes, in which a photo is written.
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
	return count(nil)
}

// Fingerprints computes the fingerprints of the photo in the buffer as an appraisal does. It returns how many there are.
//
//go:wasmexport fingerprints
func Fingerprints() uint32 {
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
