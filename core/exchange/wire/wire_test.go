package wire

import (
	"bytes"
	"math/rand/v2"
	"reflect"
	"testing"
)

// field is one value with how it is written and read.
type field struct {
	value any
	write func(*Writer)
	read  func(*Reader) any
}

// randomFields returns up to 20 fields of random types and values.
func randomFields(r *rand.Rand) []field {
	text := func() string {
		b := make([]byte, r.IntN(40))
		for i := range b {
			b[i] = byte(r.Uint32())
		}
		return string(b)
	}
	fields := make([]field, r.IntN(20))
	for i := range fields {
		u, s := r.Uint64(), text()
		fields[i] = []field{
			{uint8(u), func(w *Writer) { w.U8(uint8(u)) }, func(r *Reader) any { return r.U8() }},
			{uint16(u), func(w *Writer) { w.U16(uint16(u)) }, func(r *Reader) any { return r.U16() }},
			{uint32(u), func(w *Writer) { w.U32(uint32(u)) }, func(r *Reader) any { return r.U32() }},
			{int64(u), func(w *Writer) { w.I64(int64(u)) }, func(r *Reader) any { return r.I64() }},
			{s, func(w *Writer) { w.String(s) }, func(r *Reader) any { return r.String() }},
			{[]byte(s), func(w *Writer) { w.Bytes([]byte(s)) }, func(r *Reader) any { return r.Bytes() }},
		}[r.IntN(6)]
	}
	return fields
}

// If a frame is truncated, the fields before the cut are read and the frame is not complete.
func TestReaderReadsWhatWriterWrote(t *testing.T) {
	for seed := range uint64(300) {
		fields := randomFields(rand.New(rand.NewPCG(seed, 0)))
		var w Writer
		var ends []int
		for _, f := range fields {
			f.write(&w)
			ends = append(ends, len(w))
		}
		for cut := len(w); cut >= 0; cut-- {
			r := NewReader(w[:cut])
			for i, f := range fields {
				if got := f.read(r); ends[i] <= cut && !reflect.DeepEqual(got, f.value) {
					t.Fatalf("seed %d, cut at %d: field %d is %v, want %v", seed, cut, i, got, f.value)
				}
			}
			if r.Complete() != (cut == len(w)) {
				t.Fatalf("seed %d, cut at %d of %d: complete is %v", seed, cut, len(w), r.Complete())
			}
		}
	}
}

func TestReaderAllocatesNothingForALengthBeyondTheFrame(t *testing.T) {
	frame := append(bytes.Repeat([]byte{0xff}, 4), make([]byte, 100)...)
	for name, read := range map[string]func(*Reader){
		"bytes": func(r *Reader) { r.Bytes() },
		"count": func(r *Reader) {
			if n := r.Count(1); n != 0 {
				t.Errorf("count is %d, want 0", n)
			}
		},
	} {
		allocated := testing.AllocsPerRun(10, func() {
			r := NewReader(frame)
			read(r)
			if r.Complete() {
				t.Errorf("%s: the frame is complete, want it malformed", name)
			}
		})
		if allocated > 1 {
			t.Errorf("%s: %v allocations, want at most 1", name, allocated)
		}
	}
}
