//lint:file-ignore U1000 the host calls the functions

// Package wasm has the functions that the wasm module exports, by which a host calls the core. Package exchange
// documents the protocol.
package wasm

import (
	"encoding/binary"
	"math/bits"
	"runtime"
	"unsafe"

	"loupe/core/exchange"
	_ "loupe/core/exchange/wasm/libc"
)

var (
	machine *exchange.Machine
	inbox   []byte // where the host writes frames; it grows to the largest frame and never shrinks
	outbox  []byte // the answer to the last frame; it never shrinks
)

// Serve sets the program that answers the host's frames. It is called once, before the first frame.
func Serve(p exchange.Program) { machine = exchange.NewMachine(p) }

// alloc returns the address at which the host writes a frame of size bytes. It returns 0 if size is 0 or
// more than exchange.MaxFrame. All frames share one buffer: a frame is read before the next one is written.
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

// step processes the frame of size bytes at the address that alloc returned. It returns the address of
// the answer: a u32 length, then that many bytes. The answer is valid until the next call.
//
//go:wasmexport step
func step(size uint32) uint32 {
	answer := machine.Step(inbox[:min(size, uint32(len(inbox)))])
	outbox = append(binary.LittleEndian.AppendUint32(outbox[:0], uint32(len(answer))), answer...)
	return address(outbox)
}

// used returns how many bytes of the memory are in use, without garbage. It takes as long as a garbage collection.
//
//go:wasmexport used
func used() uint32 {
	runtime.GC()
	var stats runtime.MemStats
	runtime.ReadMemStats(&stats)
	return uint32(stats.HeapInuse)
}

func address(b []byte) uint32 { return uint32(uintptr(unsafe.Pointer(unsafe.SliceData(b)))) }
