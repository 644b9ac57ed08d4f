package host

import (
	"bytes"
	"slices"
	"strings"
	"testing"
)

// section encodes a section of a module in wasm's binary format (WebAssembly 2.0, section 5.5).
func section(id byte, items ...[]byte) []byte {
	body := append([]byte{byte(len(items))}, slices.Concat(items...)...)
	return append([]byte{id, byte(len(body))}, body...)
}

// named encodes a name and what follows it in an import or export.
func named(name string, rest ...byte) []byte {
	return append(append([]byte{byte(len(name))}, name...), rest...)
}

// code encodes the body of a function without locals.
func code(instructions ...byte) []byte {
	body := append(append([]byte{0}, instructions...), 0x0b)
	return append([]byte{byte(len(body))}, body...)
}

// module encodes a module that exports a page of memory, and alloc and step with these
// instructions.
func module(alloc, step []byte) []byte {
	return slices.Concat([]byte("\x00asm\x01\x00\x00\x00"),
		section(1, []byte{0x60, 1, 0x7f, 1, 0x7f}), // (func (param i32) (result i32))
		section(3, []byte{0}, []byte{0}),
		section(5, []byte{0, 1}),
		section(7, named("memory", 2, 0), named("alloc", 0, 0), named("step", 0, 1)),
		section(10, code(alloc...), code(step...)))
}

var (
	const0      = []byte{0x41, 0}
	const8      = []byte{0x41, 8}
	constEnd    = []byte{0x41, 0xfe, 0xff, 0x03} // 65534
	unreachable = []byte{0x00}
	// Writes the frame's length before the frame, which makes it an answer, and returns that address.
	echo = slices.Concat([]byte{0x41, 4, 0x20, 0, 0x36, 2, 0}, []byte{0x41, 4})
)

func TestWasmEngineReturnsAnswerOrError(t *testing.T) {
	frame := []byte("a frame")
	for name, c := range map[string]struct {
		alloc, step []byte
		fails       string // part of the error, "" if the answer is the frame
	}{
		"echo":                  {const8, echo, ""},
		"trap":                  {const8, unreachable, "unreachable"},
		"trap in alloc":         {unreachable, echo, "unreachable"},
		"frame refused":         {const0, echo, "too large"},
		"frame outside memory":  {constEnd, echo, "too large"},
		"answer outside memory": {const8, constEnd, "outside"},
		"answer too long":       {const8, const8, "outside"}, // the frame's first bytes are taken as the length
	} {
		guest, err := Compile(module(c.alloc, c.step))
		if err != nil {
			t.Fatal(err)
		}
		engine, err := guest()
		if err != nil {
			t.Fatal(err)
		}
		answer, err := engine.Step(frame)
		switch {
		case c.fails == "" && (err != nil || !bytes.Equal(answer, frame)):
			t.Errorf("%s: got %q, %v, want %q", name, answer, err, frame)
		case c.fails != "" && (err == nil || !strings.Contains(err.Error(), c.fails)):
			t.Errorf("%s: got %q, %v, want error %q", name, answer, err, c.fails)
		}
		engine.Close()
	}
}
