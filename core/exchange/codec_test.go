package exchange

import (
	"bytes"
	"math"
	"math/rand/v2"
	"reflect"
	"testing"

	"loupe/core/exchange/wire"
)

// If a frame is truncated, the fields before the cut are read and the frame is not complete.
func TestFieldsAreReadAsWritten(t *testing.T) {
	type field struct {
		want  any
		write func(*wire.Writer)
		read  func(*wire.Reader) any
	}
	headers := func(h Headers) field {
		return field{h, func(w *wire.Writer) { writeHeaders(w, h) }, func(r *wire.Reader) any { return decodeHeaders(r, MaxHeaders) }}
	}
	value := func(v Value) field {
		return field{v, func(w *wire.Writer) { writeValue(w, v) }, func(r *wire.Reader) any { return decodeValue(r) }}
	}
	for seed := range uint64(600) {
		r := rand.New(rand.NewPCG(seed, 0))
		text := func() string {
			b := make([]byte, r.IntN(40))
			for i := range b {
				b[i] = byte(r.Uint32())
			}
			return string(b)
		}
		fields := make([]field, r.IntN(20))
		for i := range fields {
			list := make(Headers, 1+r.IntN(5))
			for i := range list {
				list[i] = Header{text(), text()}
			}
			u, s := r.Uint64(), text()
			fields[i] = []field{
				headers(list), value(Int(int64(u))), value(Real(math.Pi)), value(Text(s)), value(Blob([]byte(s))), value(Value{}),
				{uint8(u), func(w *wire.Writer) { w.U8(uint8(u)) }, func(r *wire.Reader) any { return r.U8() }},
				{uint16(u), func(w *wire.Writer) { w.U16(uint16(u)) }, func(r *wire.Reader) any { return r.U16() }},
				{uint32(u), func(w *wire.Writer) { w.U32(uint32(u)) }, func(r *wire.Reader) any { return r.U32() }},
				{int64(u), func(w *wire.Writer) { w.I64(int64(u)) }, func(r *wire.Reader) any { return r.I64() }},
				{s, func(w *wire.Writer) { w.String(s) }, func(r *wire.Reader) any { return r.String() }},
				{[]byte(s), func(w *wire.Writer) { w.Bytes([]byte(s)) }, func(r *wire.Reader) any { return r.Bytes() }},
			}[r.IntN(12)]
		}
		var w wire.Writer
		var ends []int
		for _, f := range fields {
			f.write(&w)
			ends = append(ends, len(w))
		}
		for cut := len(w); cut >= 0; cut-- {
			r := wire.NewReader(w[:cut])
			for i, f := range fields {
				if got := f.read(r); ends[i] <= cut && !reflect.DeepEqual(got, f.want) {
					t.Fatalf("seed %d, cut at %d: field %d is %v, want %v", seed, cut, i, got, f.want)
				}
			}
			if r.Complete() != (cut == len(w)) {
				t.Fatalf("seed %d, cut at %d of %d: complete is %v", seed, cut, len(w), r.Complete())
			}
		}
	}
}

func TestHeadersBeyondTheMaximumAreSkipped(t *testing.T) {
	var w wire.Writer
	writeHeaders(&w, make(Headers, MaxHeaders+5))
	r := wire.NewReader(w)
	if got := decodeHeaders(r, MaxHeaders); len(got) != MaxHeaders || !r.Complete() {
		t.Errorf("got %d headers, want %d; complete is %v, want true", len(got), MaxHeaders, r.Complete())
	}
}

func TestNothingIsAllocatedForACountBeyondTheFrame(t *testing.T) {
	tooMany := bytes.Repeat([]byte{0xff}, 4)
	for name, c := range map[string]struct {
		before []byte // the count
		read   func(*wire.Reader)
	}{
		"headers":    {nil, func(r *wire.Reader) { decodeHeaders(r, MaxHeaders) }},
		"topics":     {nil, func(r *wire.Reader) { decodeTopics(r) }},
		"notes":      {append([]byte{1, 0, 0, 0}, make([]byte, 4)...), func(r *wire.Reader) { decodeTopics(r) }},
		"batch":      {nil, func(r *wire.Reader) { decodeRows(r) }},
		"columns":    {append([]byte{1, 0, 0, 0}, make([]byte, 8)...), func(r *wire.Reader) { decodeRows(r) }},
		"rows":       {append([]byte{1, 0, 0, 0}, make([]byte, 12)...), func(r *wire.Reader) { decodeRows(r) }},
		"row values": {append([]byte{1, 0, 0, 0}, append(make([]byte, 12), 1, 0, 0, 0)...), func(r *wire.Reader) { decodeRows(r) }},
	} {
		frame := append(append(c.before, tooMany...), make([]byte, 100)...)
		allocated := testing.AllocsPerRun(10, func() {
			r := wire.NewReader(frame)
			c.read(r)
			if r.Complete() {
				t.Errorf("%s: the frame is complete, want it malformed", name)
			}
		})
		if allocated > 3 {
			t.Errorf("%s: %v allocations, want at most 3", name, allocated)
		}
	}
}

func TestValueConversions(t *testing.T) {
	for _, c := range []struct {
		value Value
		null  bool
		int   int64
		real  float64
		text  string
		any   any
	}{
		{Value{}, true, 0, 0, "", nil},
		{Int(-7), false, -7, -7, "", int64(-7)},
		{Real(2.9), false, 2, 2.9, "", 2.9},
		{Real(-2.9), false, -2, -2.9, "", -2.9},
		{Real(1e300), false, math.MaxInt64, 1e300, "", 1e300},
		{Real(math.Inf(-1)), false, math.MinInt64, math.Inf(-1), "", math.Inf(-1)},
		{Text("7"), false, 0, 0, "7", "7"},
		{Blob([]byte("b")), false, 0, 0, "b", []byte("b")},
		{Text(""), false, 0, 0, "", ""},
		{TextOrNull(""), true, 0, 0, "", nil},
		{TextOrNull("x"), false, 0, 0, "x", "x"},
	} {
		v := c.value
		if v.Null() != c.null || v.Int() != c.int || v.Real() != c.real || v.Text() != c.text || !reflect.DeepEqual(v.Any(), c.any) {
			t.Errorf("%+v gives null %v, %d, %v, %q, %#v; want %+v", v, v.Null(), v.Int(), v.Real(), v.Text(), v.Any(), c)
		}
	}
	if got := Real(math.NaN()).Int(); got != 0 {
		t.Errorf("NaN as an integer is %d, want 0", got)
	}
}
