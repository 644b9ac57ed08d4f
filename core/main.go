// Command core is the data plane of Loupe as a wasm module. The package exchange says how a host talks
// to it.
package main

import (
	"encoding/binary"
	"unsafe"

	"loupe/core/exchange"
	"loupe/core/gateway"
)

var (
	machine = exchange.NewMachine(gateway.New)
	inbox   []byte // the frame being delivered
	outbox  []byte // the answer, until the next step
)

// alloc gives the address at which the host writes a frame of so many bytes, 0 if that is too many.
//
//go:wasmexport alloc
func alloc(size uint32) uint32 {
	if size == 0 || size > exchange.MaxFrame {
		return 0
	}
	inbox = make([]byte, size)
	return address(inbox)
}

// step takes the frame written at alloc's address and gives the address of the answer: its length, a
// u32, and then the answer.
//
//go:wasmexport step
func step(size uint32) uint32 {
	frame := inbox[:min(size, uint32(len(inbox)))]
	inbox = nil // its parts live on where the machine kept them
	answer := machine.Step(frame)
	outbox = append(binary.LittleEndian.AppendUint32(nil, uint32(len(answer))), answer...)
	return address(outbox)
}

func address(b []byte) uint32 { return uint32(uintptr(unsafe.Pointer(unsafe.SliceData(b)))) }

func main() {}
