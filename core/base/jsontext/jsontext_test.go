package jsontext

import (
	"encoding/json"
	"math"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"github.com/tidwall/gjson"
)

func TestWriterWritesValidJSON(t *testing.T) {
	var w Writer
	w.Open('{')
	w.Key("text").String("a\"\\\n\x00\u2028é\xff<b>")
	w.Key("list").Strings([]string{"", "[", "{", ",", ":"})
	w.Key("none").Strings(nil)
	w.Key("time").Time(1795292585007)
	w.Key("n").Open('[')
	w.Int(math.MinInt64)
	w.Float(0.1)
	w.Float(1e21)
	w.Float(math.NaN())
	w.Bool(true)
	w.Null()
	w.Open('{')
	w.Close('}')
	w.Raw([]byte(`{"raw":1}`))
	w.Close(']')
	w.Close('}')

	var got any
	if err := json.Unmarshal(w, &got); err != nil {
		t.Fatalf("encoding/json refuses %s: %v", w, err)
	}
	want := map[string]any{
		"text": "a\"\\\n\x00\u2028é\ufffd<b>",
		"list": []any{"", "[", "{", ",", ":"},
		"none": []any{},
		"time": "2026-11-21T20:23:05.007Z",
		"n":    []any{float64(math.MinInt64), 0.1, 1e21, nil, true, nil, map[string]any{}, map[string]any{"raw": 1.0}},
	}
	a, _ := json.Marshal(got)
	b, _ := json.Marshal(want)
	if string(a) != string(b) {
		t.Errorf("got  %s\nwant %s", a, b)
	}
}

// A string is written as gjson writes it, whichever characters need an escape.
func TestStringsAreEscapedLikeGJSON(t *testing.T) {
	for c := range 256 {
		for _, s := range []string{string([]byte{byte(c)}), "a" + string([]byte{byte(c)}) + "b", string(rune(c)) + "plain"} {
			var w Writer
			w.String(s)
			if want := gjson.AppendJSONString(nil, s); string(w) != string(want) {
				t.Errorf("%q: got %s, want %s", s, w, want)
			}
		}
	}
}

// A number is written as strconv writes it, however many decimals it has.
func TestNumbersAreWrittenLikeStrconv(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	numbers := []float64{0, math.Copysign(0, -1), 1, -1, 0.1, 0.01, 1.005, 1.0001, 0.00001, 1e-300, 1e300, 1e10, 1e11, 99999999999.9999, 0.1 + 0.2, math.MaxFloat64}
	for range 20_000 {
		numbers = append(numbers, math.Round(1e4*r.NormFloat64())/1e4, math.Round(1e6*r.Float64())/100, r.NormFloat64(), math.Ldexp(r.Float64(), r.IntN(120)-60))
	}
	for _, v := range numbers {
		var w Writer
		w.Float(v)
		if want := strconv.FormatFloat(v, 'f', -1, 64); string(w) != want {
			t.Errorf("got %s, want %s", w, want)
		}
		if near := math.Nextafter(v, 1e9); near != v {
			w = nil
			if w.Float(near); string(w) != strconv.FormatFloat(near, 'f', -1, 64) {
				t.Errorf("got %s, want %v", w, near)
			}
		}
	}
}

func TestParse(t *testing.T) {
	nested := func(n int) string { return strings.Repeat("[", n) + strings.Repeat("]", n) }
	for _, c := range []struct {
		text string
		want error
	}{
		{`{"a":1}`, nil},
		{` [1] `, nil},
		{nested(MaxDepth), nil},
		{`"` + nested(MaxDepth+1) + `"`, nil},
		{`"\"` + nested(MaxDepth+1) + `"`, nil},
		{``, ErrEmpty},
		{nested(MaxDepth + 1), ErrDepth},
		{strings.Repeat("[", 60000), ErrDepth},
		{strings.Repeat(`{"a":`, 10000), ErrDepth},
		{"\"\xff\"", ErrUTF8},
		{`{"a":1`, ErrInvalid},
		{`{"a":1}{}`, ErrInvalid},
		{`{a:1}`, ErrInvalid},
		{`]]]`, ErrInvalid},
		{"\ufeff{}", ErrInvalid},
		{"   ", ErrInvalid},
		{"\"\\", ErrInvalid},
	} {
		if _, err := Parse([]byte(c.text)); err != c.want {
			t.Errorf("Parse(%.40q) = %v, want %v", c.text, err, c.want)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add([]byte(`{"a":[1,2,{"b":"c"}]}`))
	f.Fuzz(func(t *testing.T, text []byte) {
		if _, err := Parse(text); err == nil && !json.Valid(text) {
			t.Errorf("Parse(%q): got no error, want one: the text is not valid JSON", text)
		}
	})
}
