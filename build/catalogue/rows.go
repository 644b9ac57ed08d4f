package catalogue

import (
	"bytes"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
)

// reader takes CSV apart.
type reader struct {
	data  []byte // from the next row on
	line  int    // where that is, from 1
	width int    // fields that a row must have; 0 for any number

	csv  *csv.Reader // of data; nil to begin anew there
	read int64       // by csv, before data
}

// next gives the fields of a row and the line where it begins. They are good until the next call. At the end the error
// is io.EOF.
func (r *reader) next() (fields []string, line int, err error) {
	if r.csv == nil {
		r.csv, r.read = csv.NewReader(bytes.NewReader(r.data)), 0
		r.csv.FieldsPerRecord, r.csv.ReuseRecord = r.width, true
	}
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
		r.skip(int(r.csv.InputOffset() - r.read))
		return fields, line, err
	}
	end := bytes.IndexByte(r.data, '\n') + 1
	if end == 0 {
		end = len(r.data)
	}
	r.skip(end)
	r.csv = nil
	return fields, line, err
}

func (r *reader) skip(n int) {
	r.line += bytes.Count(r.data[:n], []byte("\n"))
	r.data = r.data[n:]
	r.read += int64(n)
}

func rowFault(err error, fields, width int) string {
	if errors.Is(err, csv.ErrFieldCount) {
		return fmt.Sprintf("has %d fields, not %d", fields, width)
	}
	var parse *csv.ParseError
	if errors.As(err, &parse) {
		err = parse.Err
	}
	return "is not CSV: " + err.Error()
}
