// Package rows reads the rows of a request in JSON, NDJSON or CSV from the pieces of its body, and writes CSV.
package rows

import (
	"bytes"
	"slices"
	"strings"

	"loupe/core/base/jsontext"
	"loupe/core/base/text"
)

// record returns the cells of the first record in a CSV text (RFC 4180), and its size in bytes with the line break. The size is 0 if
// last is false and the record may go on after the text. A quote is text in a cell that does not begin with one: iMac 27". If the
// record is invalid, fault says why, and the record ends at its line break.
func record(text []byte, separator byte, last bool) (cells []string, size int, fault string) {
	var cell []byte
	quoted, at := false, 0
	for ; at < len(text); at++ {
		run := plain(text[at:], separator)
		cell = append(cell, text[at:at+run]...)
		if at += run; at == len(text) {
			break
		}
		c := text[at]
		switch {
		case quoted && c == '"' && at+1 == len(text) && !last:
			return nil, 0, "" // the next byte may be another quote
		case quoted && c == '"' && at+1 < len(text) && text[at+1] == '"':
			cell = append(cell, '"')
			at++
		case quoted && c == '"':
			quoted = false
			if after := bytes.TrimPrefix(text[at+1:], []byte("\r")); len(after) > 0 && after[0] != '\n' && after[0] != separator {
				fault = "a cell has text after its closing quote"
			}
		case quoted:
			cell = append(cell, c)
		case c == '"' && len(cell) == 0 && (at == 0 || text[at-1] == separator):
			quoted = true
		case c == separator:
			cells, cell = append(cells, string(cell)), nil
		case c == '\n':
			return append(cells, string(cell)), at + 1, fault
		case c == '\r' && at+1 < len(text) && text[at+1] == '\n':
		default:
			cell = append(cell, c)
		}
	}
	switch {
	case !last:
		return nil, 0, ""
	case quoted:
		fault = "a cell that begins with a quote has no quote at its end"
	}
	return append(cells, strings.TrimSuffix(string(cell), "\r")), at, fault
}

// plain returns how many bytes at the beginning of a text mean themselves, within quotes and without.
func plain(text []byte, separator byte) int {
	for i, c := range text {
		if c == separator || c == '"' || c == '\n' || c == '\r' {
			return i
		}
	}
	return len(text)
}

// separatorOf returns the separator of a header's cells: its most frequent character of comma, semicolon and tab.
func separatorOf(header []byte) byte {
	best := byte(',')
	for _, c := range []byte(";\t") {
		if bytes.Count(header, []byte{c}) > bytes.Count(header, []byte{best}) {
			best = c
		}
	}
	return best
}

// Table is the format of a CSV file, which an answer may keep.
type Table struct {
	Mark      bool // it begins with a byte order mark
	Separator byte
	Header    []string
}

// Names returns the names in the header without spaces around them.
func (t *Table) Names() []string {
	names := slices.Clone(t.Header)
	for i := range names {
		names[i] = strings.TrimSpace(names[i])
	}
	return names
}

// JSON returns the table as JSON, which ParseTable parses.
func (t *Table) JSON() string {
	var w jsontext.Writer
	w.Open('{')
	w.Key("mark").Bool(t.Mark)
	w.Key("separator").String(string(rune(t.Separator)))
	w.Key("header").Strings(t.Header)
	w.Close('}')
	return string(w)
}

// ParseTable parses the output of JSON. It returns false if the text is not JSON.
func ParseTable(stored string) (t Table, ok bool) {
	root, err := jsontext.Parse([]byte(stored))
	if err != nil {
		return t, false
	}
	t = Table{Mark: jsontext.IsTrue(&root, "mark"), Separator: jsontext.Text(&root, "separator")[0]}
	for _, name := range jsontext.List(&root, "header", jsontext.All) {
		t.Header = append(t.Header, name.Str)
	}
	return t, true
}

// Writer appends records to a CSV text.
type Writer struct {
	Text      []byte
	Separator byte
	filled    bool // the record has a cell
}

// Cell appends a cell as it is.
func (w *Writer) Cell(s string) {
	if w.filled {
		w.Text = append(w.Text, w.Separator)
	}
	w.filled = true
	if s == "" || strings.IndexByte(s, w.Separator) < 0 && !strings.ContainsAny(s, "\"\r\n") {
		w.Text = append(w.Text, s...)
		return
	}
	w.Text = append(w.Text, '"')
	w.Text = append(w.Text, strings.ReplaceAll(s, `"`, `""`)...)
	w.Text = append(w.Text, '"')
}

// Own appends a cell whose text does not come from a cell of the caller's file, so that no spreadsheet takes a part of it for a formula.
func (w *Writer) Own(s string) { w.Cell(text.NoFormula(s)) }

// End ends the record.
func (w *Writer) End() {
	w.Text = append(w.Text, "\r\n"...)
	w.filled = false
}
