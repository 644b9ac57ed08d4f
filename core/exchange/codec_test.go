package exchange

import (
	"math"
	"reflect"
	"testing"

	"loupe/core/exchange/wire"
)

func TestHeadersBeyondTheMaximumAreSkipped(t *testing.T) {
	var w wire.Writer
	writeHeaders(&w, make(Headers, MaxHeaders+5))
	r := wire.NewReader(w)
	if got := decodeHeaders(r, MaxHeaders); len(got) != MaxHeaders || !r.Complete() {
		t.Errorf("got %d headers, want %d; complete is %v, want true", len(got), MaxHeaders, r.Complete())
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
