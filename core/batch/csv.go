package batch

import (
	"bytes"
	"strings"

	"loupe/core/jsontext"
)

// record returns the cells of the first record in a CSV text (RFC 4180), and its size in bytes with the line break. The size is 0 if
// last is false and the record may go on after the text. A quote is text in a cell that does not begin with one: iMac 27". If the
// record is invalid, fault says why, and the record ends at its line break.
func record(text []byte, separator byte, last bool) (cells []string, size int, fault string) {
	var cell []byte
	quoted, at := false, 0
	for ; at < len(text); at++ {
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

// table is the format of a CSV file, which the results keep.
type table struct {
	mark      bool // it begins with a byte order mark
	separator byte
	header    []string
}

func (t *table) json() string {
	var w jsontext.Writer
	w.Open('{')
	w.Key("mark").Bool(t.mark)
	w.Key("separator").String(string(rune(t.separator)))
	w.Key("header").Strings(t.header)
	w.Close('}')
	return string(w)
}

// parseTable parses the output of json. For "", a batch that was not sent as CSV, it returns a table of three columns.
func parseTable(stored string) table {
	root, err := jsontext.Parse([]byte(stored))
	if err != nil {
		return table{separator: ',', header: []string{"reference", "image_url", "description"}}
	}
	t := table{mark: jsontext.IsTrue(&root, "mark"), separator: jsontext.Text(&root, "separator")[0]}
	for _, name := range jsontext.List(&root, "header", jsontext.All) {
		t.header = append(t.header, name.Str)
	}
	return t
}

// writer appends records to a CSV text.
type writer struct {
	text      []byte
	separator byte
	filled    bool // the record has a cell
}

// cell appends a cell as it is.
func (w *writer) cell(s string) {
	if w.filled {
		w.text = append(w.text, w.separator)
	}
	w.filled = true
	if s == "" || strings.IndexByte(s, w.separator) < 0 && !strings.ContainsAny(s, "\"\r\n") {
		w.text = append(w.text, s...)
		return
	}
	w.text = append(w.text, '"')
	w.text = append(w.text, strings.ReplaceAll(s, `"`, `""`)...)
	w.text = append(w.text, '"')
}

// own appends a cell that the caller did not write as a cell. One that spreadsheets would take for a formula gets an apostrophe:
// https://owasp.org/www-community/attacks/CSV_Injection
func (w *writer) own(s string) {
	if s != "" && strings.IndexByte("=+-@\t\r", s[0]) >= 0 {
		s = "'" + s
	}
	w.cell(s)
}

// end ends the record.
func (w *writer) end() {
	w.text = append(w.text, "\r\n"...)
	w.filled = false
}
