package batch

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"loupe/core/request"

	"github.com/tidwall/gjson"
)

const today = 20778 // 2026-11-21

// readIn reads a body in pieces of these sizes, and the rest.
func readIn(form Form, body string, sizes ...int) *reader {
	r := newReader(form, request.Defaults{Country: "US"}, today)
	for _, size := range sizes {
		if size = min(size, len(body)-1); size > 0 {
			r.read([]byte(body[:size]), false)
			body = body[size:]
		}
	}
	r.read([]byte(body), true)
	return r
}

// What is read does not depend on where the pieces of a body end.
func TestPiecesMayEndAnywhere(t *testing.T) {
	bodies := map[Form]string{
		JSON:  "\ufeff" + ` { "a" : [1,{"items":[]}], "items" : [ {"image_url":"https://a.com/1","reference":"é\"]"} , {"image_url":"https://a.com/2","images":["https://a.com/3"]} ] , "name":"n" } `,
		Lines: "{\"image_url\":\"https://a.com/1\"}\r\n\n{\"image_url\":\"https://a.com/2\",\"reference\":\"é\"}",
		CSV:   "\ufeffx;image_url;y\r\n\"a \"\"b\"\"\r\n;c\";https://a.com/1;27\" screen\r\né;https://a.com/2;\"\"",
	}
	for form, body := range bodies {
		want := readIn(form, body)
		if want.fatal != nil || want.count != 2 {
			t.Fatalf("form %d: got %d items and %v, want 2", form, want.count, want.fatal)
		}
		check := func(sizes ...int) {
			t.Helper()
			got := readIn(form, body, sizes...)
			if got.fatal != nil || !reflect.DeepEqual(got.parts, want.parts) || !reflect.DeepEqual(got.table, want.table) || string(got.split.value) != string(want.split.value) {
				t.Errorf("form %d in pieces of %v: got %s, %v, want %s", form, sizes, got.parts, got.fatal, want.parts)
			}
		}
		for at := 1; at < len(body); at++ {
			check(at)
		}
		check(slices.Repeat([]int{1}, len(body))...)
	}
}

func TestRecordsAreThoseOfEncodingCSV(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	words := []string{"", "a", `"`, ",", "\n", "\r\n", "é", ";", " "}
	for range 2000 {
		var rows [][]string
		for range 1 + r.IntN(3) {
			row := []string{"first"} // or encoding/csv would skip an empty row
			for range r.IntN(4) {
				cell := ""
				for range r.IntN(4) {
					cell += words[r.IntN(len(words))]
				}
				row = append(row, strings.ReplaceAll(cell, "\r\n", "\n"))
			}
			rows = append(rows, row)
		}
		var written bytes.Buffer
		w := csv.NewWriter(&written)
		w.UseCRLF = r.IntN(2) == 0
		w.WriteAll(rows)
		own := writer{separator: ','}
		for _, row := range rows {
			for _, cell := range row {
				own.cell(cell)
			}
			own.end()
		}
		for _, text := range [][]byte{written.Bytes(), own.text} {
			all := string(text)
			for _, want := range rows {
				cells, size, fault := record(text, ',', true)
				for i := range cells {
					cells[i] = strings.ReplaceAll(cells[i], "\r\n", "\n")
				}
				if fault != "" || !slices.Equal(cells, want) {
					t.Fatalf("%q: got %q, %s, want %q", all, cells, fault, want)
				}
				text = text[size:]
			}
			if len(text) > 0 {
				t.Fatalf("%q: got the rest %q, want none", all, text)
			}
		}
	}
}

// A JSON body is read only if it is valid JSON, and then all its items are.
func FuzzSplit(f *testing.F) {
	f.Add([]byte(`{"items":[{"image_url":"https://a.com/1"},1,"]"],"name":"n"}`), 5)
	f.Fuzz(func(t *testing.T, body []byte, at int) {
		r := readIn(JSON, string(body), at)
		if r.fatal != nil && r.fatal.Errors == nil {
			return
		}
		body = bytes.TrimPrefix(body, []byte("\ufeff"))
		if r.fatal == nil && !json.Valid(body) {
			t.Errorf("%q: got no error, want one", body)
		}
		if n := len(gjson.GetBytes(body, "items").Array()); json.Valid(body) && gjson.GetBytes(body, "items").IsArray() && n != r.count {
			t.Errorf("%q: got %d items, want %d", body, r.count, n)
		}
	})
}

// Items that are not valid count, so that a body of millions of them does not fill the memory.
func TestInvalidItemsAreCounted(t *testing.T) {
	for form, body := range map[Form]string{
		JSON:  `{"items":[` + strings.Repeat("1,", 4999) + "1]}",
		Lines: strings.Repeat("1\n", 5000),
		CSV:   "image_url\n" + strings.Repeat("\xff\n", 5000),
	} {
		if r := readIn(form, body, 4000, 4000); r.fatal == nil || r.fatal.Field != "items" || len(r.wrong) > 1000 {
			t.Errorf("form %d: got %d faults, %v, want no more than 1,000", form, len(r.wrong), r.fatal)
		}
	}
	row := "image_url,x\nhttps://a.com/1," + strings.Repeat("x", 70_000) + "\n" // in one piece, and in several
	if one, several := readIn(CSV, row), readIn(CSV, row, 69_000); one.fatal == nil || several.fatal == nil {
		t.Errorf("a row of 70 kB: got %v and %v, want two refusals", one.fatal, several.fatal)
	}
}
