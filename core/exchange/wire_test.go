package exchange

import (
	"bytes"
	"math"
	"math/rand/v2"
	"reflect"
	"testing"
)

// field is one thing written and how it is read again.
type field struct {
	value any
	write func(*writer)
	read  func(*reader) any
}

// randomFields makes a frame's worth of things of all types.
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
		headers := make(Headers, 1+r.IntN(5))
		for i := range headers {
			headers[i] = Header{text(), text()}
		}
		fields[i] = []field{
			{uint8(u), func(w *writer) { w.u8(uint8(u)) }, func(r *reader) any { return r.u8() }},
			{uint16(u), func(w *writer) { w.u16(uint16(u)) }, func(r *reader) any { return r.u16() }},
			{uint32(u), func(w *writer) { w.u32(uint32(u)) }, func(r *reader) any { return r.u32() }},
			{int64(u), func(w *writer) { w.i64(int64(u)) }, func(r *reader) any { return r.i64() }},
			{s, func(w *writer) { w.str(s) }, func(r *reader) any { return r.str() }},
			{[]byte(s), func(w *writer) { w.bytes([]byte(s)) }, func(r *reader) any { return r.bytes() }},
			{headers, func(w *writer) { w.headers(headers) }, func(r *reader) any { return r.headers(MaxHeaders) }},
			{Int(int64(u)), func(w *writer) { w.value(Int(int64(u))) }, func(r *reader) any { return r.value() }},
			{Real(math.Pi), func(w *writer) { w.value(Real(math.Pi)) }, func(r *reader) any { return r.value() }},
			{Text(s), func(w *writer) { w.value(Text(s)) }, func(r *reader) any { return r.value() }},
			{Value{}, func(w *writer) { w.value(Value{}) }, func(r *reader) any { return r.value() }},
		}[r.IntN(11)]
	}
	return fields
}

// What is written is read again; and of a frame cut short anywhere, what is read before the cut is right and the
// frame is not whole.
func TestWireRoundTrip(t *testing.T) {
	for seed := range uint64(300) {
		fields := randomFields(rand.New(rand.NewPCG(seed, 0)))
		var w writer
		var ends []int
		for _, f := range fields {
			f.write(&w)
			ends = append(ends, len(w))
		}
		for cut := len(w); cut >= 0; cut-- {
			r := &reader{rest: w[:cut]}
			for i, f := range fields {
				if got := f.read(r); ends[i] <= cut && !reflect.DeepEqual(got, f.value) {
					t.Fatalf("seed %d, cut at %d: field %d is %v, not %v", seed, cut, i, got, f.value)
				}
			}
			if r.whole() != (cut == len(w)) {
				t.Fatalf("seed %d, cut at %d of %d: whole is %v", seed, cut, len(w), r.whole())
			}
		}
	}
}

// A count is believed only as far as the frame can hold it: nothing is allocated for the rest.
func TestCountsAreNotBelieved(t *testing.T) {
	frame := append(bytes.Repeat([]byte{0xff}, 4), make([]byte, 100)...)
	for name, read := range map[string]func(*reader){
		"bytes":   func(r *reader) { r.bytes() },
		"headers": func(r *reader) { r.headers(MaxHeaders) },
		"rows":    func(r *reader) { readRows(r) },
	} {
		allocated := testing.AllocsPerRun(10, func() {
			r := &reader{rest: frame}
			read(r)
			if r.whole() {
				t.Errorf("%s: whole", name)
			}
		})
		if allocated > 2 {
			t.Errorf("%s: %v allocations", name, allocated)
		}
	}
}
