package listingcsv

import (
	"bytes"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"strings"

	"loupe/core/base/text"
)

// rowReader reads the rows of a CSV file and continues after a row that is not valid CSV.
type rowReader struct {
	data  []byte // what is left of the file
	line  int    // line number where data begins, from 1
	width int    // number of fields that a row must have; 0 means any
	comma rune   // between fields

	csv    *csv.Reader // reads data; if nil, the next call of next makes a new one
	offset int64       // position of data in the input of csv, in bytes
}

// newRowReader returns a reader of a text whose first row is the header. A line such as "sep=;", which spreadsheets write before the
// header, lines without text and the Ctrl-Z of DOS at the end are skipped. If the first line ends in CR alone, all CR become LF.
func newRowReader(text []byte) rowReader {
	text = bytes.TrimRight(text, "\x1a")
	if end := bytes.IndexAny(text, "\r\n"); end >= 0 && text[end] == '\r' && !bytes.HasPrefix(text[end:], []byte("\r\n")) {
		text = bytes.ReplaceAll(text, []byte("\r"), []byte("\n"))
	}
	r := rowReader{data: text, line: 1}
	r.skipToText()
	return r
}

// skipLine drops the first line, and the lines without text after it.
func (r *rowReader) skipLine() {
	r.skip(min(len(r.firstLine())+1, len(r.data)))
	r.skipToText()
}

// skipToText drops lines without text and separator lines. The first line that is left shows which character separates the fields.
func (r *rowReader) skipToText() {
	for {
		line := r.firstLine()
		trimmed := bytes.Trim(line, " \t\r,;\"")
		isSeparatorLine := len(trimmed) >= 4 && len(trimmed) <= 5 && bytes.EqualFold(trimmed[:4], []byte("sep="))
		if len(r.data) == 0 || !isSeparatorLine && len(trimmed) > 0 {
			r.comma = separator(line)
			return
		}
		r.skip(min(len(line)+1, len(r.data)))
	}
}

func (r *rowReader) firstLine() []byte {
	line, _, _ := bytes.Cut(r.data, []byte("\n"))
	return line
}

// separator returns the separator that occurs most often in a header, outside of quotes: a comma, a semicolon or a tab.
func separator(header []byte) rune {
	var count [128]int
	quoted := false
	for _, b := range header {
		if b == '"' {
			quoted = !quoted
		} else if !quoted && b < 128 {
			count[b]++
		}
	}
	best := ','
	for _, candidate := range ";\t" {
		if count[candidate] > count[best] {
			best = candidate
		}
	}
	return best
}

// next returns the fields of the next row, the line where the row begins, and its text without the line break at the end. The
// fields are valid until the next call. At the end of the file the error is io.EOF; after any other error, the text is the row's
// first line, and next can be called again.
func (r *rowReader) next() (fields []string, line int, text []byte, err error) {
	if r.csv == nil {
		r.csv, r.offset = r.newCSV(r.data), 0
		r.csv.ReuseRecord = true
	}
	// Skip blank lines here, so that r.line is the line where the row begins.
	for {
		rest, found := bytes.CutPrefix(bytes.TrimPrefix(r.data, []byte("\r")), []byte("\n"))
		if !found {
			break
		}
		r.skip(len(r.data) - len(rest))
	}
	line = r.line
	fields, err = r.csv.Read()
	if err == nil || err == io.EOF {
		return fields, line, r.skip(int(r.csv.InputOffset() - r.offset)), err
	}
	// The row is not valid CSV, or a missing quote joined it to others: go on after its first line, with a new csv.Reader.
	end := bytes.IndexByte(r.data, '\n') + 1
	if end == 0 {
		end = len(r.data)
	}
	r.csv = nil
	text = r.skip(end)
	if lenient, ok := r.readLenient(text); ok {
		return lenient, line, text, nil
	}
	return fields, line, text, err
}

// newCSV returns a reader of a text's records.
func (r *rowReader) newCSV(text []byte) *csv.Reader {
	reader := csv.NewReader(bytes.NewReader(text))
	reader.FieldsPerRecord, reader.Comma = r.width, r.comma
	return reader
}

// readLenient returns the fields of a line that is not a valid row, if it is valid with the quotes within its fields as text (iMac 27")
// and, between semicolons, with its character references decoded (Ger&auml;t). A line with an unclosed quote is not valid.
func (r *rowReader) readLenient(line []byte) (fields []string, ok bool) {
	if r.comma == ';' {
		line = []byte(text.DecodeReferences(string(line)))
	}
	const next = "\nx" // an unclosed quote includes it
	reader := r.newCSV(append(bytes.Clone(line), next...))
	reader.LazyQuotes = true
	fields, err := reader.Read()
	return fields, err == nil && reader.InputOffset() == int64(len(line)+len("\n"))
}

// skip drops the first n bytes of data and returns them without the line break at their end.
func (r *rowReader) skip(n int) (dropped []byte) {
	dropped = r.data[:n]
	r.line += bytes.Count(dropped, []byte("\n"))
	r.data = r.data[n:]
	r.offset += int64(n)
	return bytes.TrimRight(dropped, "\r\n")
}

// rowProblem returns the problem for an error of next.
func rowProblem(err error, fields, width int) Problem {
	if errors.Is(err, csv.ErrFieldCount) {
		return Problem{Message: "not as many fields as the header", Value: fmt.Sprintf("%d instead of %d", fields, width)}
	}
	var parse *csv.ParseError
	if errors.As(err, &parse) {
		err = parse.Err
	}
	return Problem{Message: "not valid CSV: " + err.Error()}
}

// recordOf returns the text of a row for which next returned an error as a valid CSV record: the row itself, or one quoted field.
func recordOf(text []byte, err error) []byte {
	if errors.Is(err, csv.ErrFieldCount) && bytes.Count(text, []byte(`"`))%2 == 0 {
		return text
	}
	return []byte(quoteField(string(text)))
}

// quoteField returns a text as a quoted field of CSV.
func quoteField(text string) string { return `"` + strings.ReplaceAll(text, `"`, `""`) + `"` }

// cutField removes the first of several fields of a valid record, and the separator after it.
func cutField(record []byte, comma rune) []byte {
	quoted := false
	for i, b := range record {
		if b == '"' {
			quoted = !quoted
		} else if b == byte(comma) && !quoted {
			return record[i+1:]
		}
	}
	return record
}
