package batch

import (
	"bytes"
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"loupe/core/appraisal/request"
	"loupe/core/exchange"
	"loupe/core/reading/rows"
	"loupe/core/store/ledger"

	"github.com/tidwall/gjson"
)

const today = 20778 // 2026-11-21

// readIn reads a body in pieces of these sizes, and the rest.
func readIn(form rows.Form, body string, sizes ...int) *reader {
	r := newReader(form, request.Defaults{Country: "US"}, today)
	for _, size := range sizes {
		if size = min(size, len(body)-1); size > 0 {
			r.Read([]byte(body[:size]), false)
			body = body[size:]
		}
	}
	r.Read([]byte(body), true)
	return r
}

// items returns the items that a reader has read, as the elements of a JSON array.
func (r *reader) items() (all string) {
	for _, chunk := range r.chunks {
		all += string(chunk) + ","
	}
	return all
}

// What is read does not depend on where the pieces of a body end.
func TestPiecesMayEndAnywhere(t *testing.T) {
	utf16 := strings.Join(strings.Split("image_url;é\nhttps://a.com/1;\n", ""), "\x00") + "\x00"
	for _, body := range []string{"image_url;caf\xe9\nhttps://a.com/1;\n", strings.Replace(utf16, "é", "\xe9", 1)} {
		if r := readIn(rows.CSV, body, 22); r.Fatal != nil || r.Count != 1 || !strings.HasSuffix(r.Table.Header[1], "é") {
			t.Errorf("%q: got %d items and %v, want one", body, r.Count, r.Fatal)
		}
	}
	bodies := map[rows.Form]string{
		rows.JSON:  "\ufeff" + ` { "a" : [1,{"items":[]}], "items" : [ {"image_url":"https://a.com/1","reference":"é\"]"} , {"image_url":"https://a.com/2","images":["https://a.com/3"]} ] , "name":"n" } `,
		rows.Lines: "{\"image_url\":\"https://a.com/1\"}\r\n\n{\"image_url\":\"https://a.com/2\",\"reference\":\"é\"}",
		rows.CSV:   "\ufeffx;image_url;y\r\n\"a \"\"b\"\"\r\n;c\";https://a.com/1;27\" screen\r\né;https://a.com/2;\"\"",
	}
	for form, body := range bodies {
		want := readIn(form, body)
		if want.Fatal != nil || want.Count != 2 {
			t.Fatalf("form %d: got %d items and %v, want 2", form, want.Count, want.Fatal)
		}
		check := func(sizes ...int) {
			t.Helper()
			got := readIn(form, body, sizes...)
			same := got.items() == want.items() && reflect.DeepEqual(got.Table, want.Table) && bytes.Equal(got.Name(), want.Name())
			if got.Fatal != nil || !same {
				t.Errorf("form %d in pieces of %v: got %s, %v, want %s", form, sizes, got.items(), got.Fatal, want.items())
			}
		}
		for at := 1; at < len(body); at++ {
			check(at)
		}
		check(slices.Repeat([]int{1}, len(body))...)
	}
}

// A JSON body is read only if it is valid JSON, and then all its items are.
func FuzzSplit(f *testing.F) {
	f.Add([]byte(`{"items":[{"image_url":"https://a.com/1"},1,"]"],"name":"n"}`), 5)
	f.Fuzz(func(t *testing.T, body []byte, at int) {
		r := readIn(rows.JSON, string(body), at)
		if r.Fatal != nil && r.Fatal.Errors == nil {
			return
		}
		body = bytes.TrimPrefix(body, []byte("\ufeff"))
		if r.Fatal == nil && !json.Valid(body) {
			t.Errorf("%q: got no error, want one", body)
		}
		if n := len(gjson.GetBytes(body, "items").Array()); json.Valid(body) && gjson.GetBytes(body, "items").IsArray() && n != r.Count {
			t.Errorf("%q: got %d items, want %d", body, r.Count, n)
		}
	})
}

// Items that are not valid count, and reading ends after 100 mistakes, so that a body of millions of them takes neither
// memory nor time.
func TestInvalidItemsAreCounted(t *testing.T) {
	for form, body := range map[rows.Form]string{
		rows.JSON:  `{"items":[` + strings.Repeat("1,", 4999) + "1]}",
		rows.Lines: strings.Repeat("1\n", 5000),
		rows.CSV:   "image_url\n" + strings.Repeat("\xff\n", 5000),
	} {
		r := readIn(form, body, 4000, 4000)
		if r.Fatal == nil || r.Fatal.Field != "items" || !strings.HasSuffix(r.Fatal.Detail, "only the first 100 mistakes are listed") {
			t.Fatalf("form %d: got %v, want a refusal of the items", form, r.Fatal)
		}
		if len(r.Wrong) != 100 || r.Count != 100 {
			t.Errorf("form %d: got %d mistakes in %d items, want 100 in 100", form, len(r.Wrong), r.Count)
		}
	}
	row := "image_url,x\nhttps://a.com/1," + strings.Repeat("x", 70_000) + "\n" // in one piece, and in several
	if one, several := readIn(rows.CSV, row), readIn(rows.CSV, row, 69_000); one.Fatal == nil || several.Fatal == nil {
		t.Errorf("a row of 70 kB: got %v and %v, want two refusals", one.Fatal, several.Fatal)
	}
}

const item = `{"image_url":"https://a.com/1"}`

func TestInvalidItemsAreAllReported(t *testing.T) {
	for _, c := range []struct {
		form rows.Form
		body []string
		want []string // of each mistake the row, the field and the beginning of the detail
	}{
		{rows.Lines, []string{
			item, `{"image_url":"http://10.0.0.1/","country":"XX"}`, `[]`, `{"image_url":"https://a.com/1"`, item,
			`{"image_url":"https://a.com/1","reference":"` + strings.Repeat("x", 256) + `"}`,
			`{"image_url":"https://a.com/1","reference":7}`,
		}, []string{
			"2 image_url must use https", "2 country must be", "3 body the item must be a JSON object",
			"4 body the item is not valid", "6 reference must not", "7 reference must be a string",
		}},
		{rows.CSV, []string{
			"image_url,limit,reference", "https://a.com/1,3,", "https://a.com/1,3x,", "https://a.com/1,1,A,more",
			`https://a.com/1,"1"x,`, "https://a.com/1",
		}, []string{
			"2 limit must be", "3 body the row has 4 cells, but the header has 3",
			"4 body the row a cell has text after its closing quote",
		}},
	} {
		got := readIn(c.form, strings.Join(c.body, "\n")).Wrong
		if len(got) != len(c.want) {
			t.Fatalf("form %d: got %+v, want %q", c.form, got, c.want)
		}
		for i, e := range got {
			text := fmt.Sprint(e.Row, " ", e.Field, " ", strings.TrimPrefix(e.Detail, e.Field+" "))
			if !strings.HasPrefix(text, c.want[i]) {
				t.Errorf("form %d: got %q, want %q", c.form, text, c.want[i])
			}
		}
	}
}

func TestBodiesThatAreNoBatchAreRefused(t *testing.T) {
	for _, c := range []struct {
		form          rows.Form
		body          string
		field, detail string
	}{
		{rows.JSON, "", "body", "not valid JSON"},
		{rows.JSON, "[]", "body", "not valid JSON"},
		{rows.JSON, "{}", "items", "required"},
		{rows.JSON, `{"items":[]}`, "items", "must have an item"},
		{rows.JSON, `{"items":{}}`, "body", "array"},
		{rows.JSON, `{"items":[],"items":[` + item + `]}`, "body", "once"},
		{rows.JSON, `{"items":[` + item + `,]}`, "body", "not valid JSON"},
		{rows.JSON, `{"items":[` + item + `],}`, "body", "not valid JSON"},
		{rows.JSON, `{"items":[` + item + `]`, "body", "not valid JSON"},
		{rows.JSON, `{"items":[` + item + `]}{}`, "body", "not valid JSON"},
		{rows.JSON, `{"items":[` + strings.Repeat(item+",", 1000) + item + `]}`, "items", "1,000"},
		{rows.JSON, `{"items":[{"image_url":"` + strings.Repeat("x", 300_000) + `"}]}`, "body", "64 kB"},
		{rows.CSV, "", "items", "must have an item"},
		{rows.CSV, "image_url\n", "items", "must have an item"},
		{rows.CSV, "url\nx\n", "body", "image_url"},
		{rows.CSV, "image_url,image_url\nx,x\n", "body", "twice"},
		{rows.CSV, "image_url,descripton\nx,x\n", "body", "did you mean description?"},
		{rows.CSV, "image_url,\x8f\xa4\x95\x69\nx,x\n", "body", "looks like Shift_JIS; save it as UTF-8"},
		{rows.CSV, "image_url\n\"" + strings.Repeat("x", 300_000) + "\n", "body", "64 kB"},
	} {
		got := readIn(c.form, c.body, 128<<10).Fatal
		if got == nil || got.Field != c.field || !strings.Contains(got.Detail, c.detail) {
			t.Errorf("%.40q: got %+v, want %q for %s", c.body, got, c.detail, c.field)
		}
	}
}

func TestTextsAndNumbersOfRowsAreCells(t *testing.T) {
	var p page
	item := ledger.ItemRow{State: "valued", Lower: exchange.Real(-1.5), Upper: exchange.Int(2), Title: exchange.Text("T"), URL: exchange.Text("")}
	p.addRows(rows.Table{Separator: ';'}, []ledger.ItemRow{item}, "")
	if want := "\r\n;;;valued;-1.5;2;;;;T;;;"; !strings.Contains(string(p.text.Text), want) {
		t.Errorf("got %q, want %q within", p.text.Text, want)
	}
}
