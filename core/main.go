// Command core is the data plane of Loupe as a wasm module. The package exchange says how a host talks
// to it.
package main

import (
	"encoding/binary"
	"math/bits"
	"unsafe"

	"loupe/core/exchange"
	"loupe/core/gateway"
)

var (
	machine = exchange.NewMachine(gateway.New)
	inbox   []byte // where frames are delivered: grows to the largest, is never given back
	outbox  []byte // the answer, until the next step
)

// alloc gives the address at which the host writes a frame of so many bytes, 0 if that is too many. All
// frames share one buffer: TinyGo's collector takes numbers for addresses, and a buffer of a photo's size
// for each photo would seldom be freed.
//
//go:wasmexport alloc
func alloc(size uint32) uint32 {
	if size == 0 || size > exchange.MaxFrame {
		return 0
	}
	if int(size) > len(inbox) {
		inbox = make([]byte, 1<<bits.Len32(size-1))
	}
	return address(inbox)
}

// step takes the frame written at alloc's address and gives the address of the answer: its length, a
// u32, and then the answer.
//
//go:wasmexport step
func step(size uint32) uint32 {
	answer := machine.Step(inbox[:min(size, uint32(len(inbox)))])
	outbox = append(binary.LittleEndian.AppendUint32(nil, uint32(len(answer))), answer...)
	return address(outbox)
}

func address(b []byte) uint32 { return uint32(uintptr(unsafe.Pointer(unsafe.SliceData(b)))) }

func main() {}
