package main

import (
	"bytes"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
)

// The columns of a list that the command reads. The service reads the others.
const (
	photoColumn  = "photo"
	imageColumn  = "image_url"
	imagesColumn = "images"
)

// table is a list of items: the records of a CSV file.
type table struct {
	mark      bool // the file begins with a byte order mark
	separator rune
	header    []string
	rows      [][]string // each as long as the header
	lines     []int      // line of the file on which each row begins
}

// readTable reads a CSV file. Commas, semicolons or tabs separate its cells, whichever its header has most of.
func readTable(text []byte) (t table, err error) {
	text, t.mark = bytes.CutPrefix(text, []byte("\ufeff"))
	header, _, _ := bytes.Cut(text, []byte("\n"))
	t.separator = ','
	for _, c := range []string{";", "\t"} {
		if bytes.Count(header, []byte(c)) > bytes.Count(header, []byte(string(t.separator))) {
			t.separator = rune(c[0])
		}
	}
	r := csv.NewReader(bytes.NewReader(text))
	r.Comma, r.LazyQuotes, r.FieldsPerRecord = t.separator, true, -1
	for {
		cells, err := r.Read()
		switch {
		case err == io.EOF && t.header == nil:
			return t, usageError{errors.New("the list is empty")}
		case err == io.EOF && t.rows == nil:
			return t, usageError{errors.New("the list has a header, but no items")}
		case err == io.EOF:
			return t, nil
		case err != nil:
			return t, usageError{err}
		case t.header == nil:
			for i := range cells {
				cells[i] = strings.TrimSpace(cells[i])
			}
			t.header = cells
		case strings.TrimSpace(strings.Join(cells, "")) == "":
		default:
			line, _ := r.FieldPos(0)
			if len(cells) > len(t.header) {
				return t, usageError{fmt.Errorf("line %d has more cells than the header", line)}
			}
			t.rows, t.lines = append(t.rows, append(cells, make([]string, len(t.header)-len(cells))...)), append(t.lines, line)
		}
	}
}

// column returns the index of a column. A missing column is added with empty cells.
func (t *table) column(name string) int {
	if i := slices.Index(t.header, name); i >= 0 {
		return i
	}
	t.header = append(slices.Clip(t.header), name)
	for i := range t.rows {
		t.rows[i] = append(slices.Clip(t.rows[i]), "")
	}
	return len(t.header) - 1
}

// fill sets the empty cells of a column.
func (t *table) fill(name, cell string) {
	i := t.column(name)
	for _, row := range t.rows {
		if row[i] == "" {
			row[i] = cell
		}
	}
}

// drop removes a column.
func (t *table) drop(name string) {
	if i := slices.Index(t.header, name); i >= 0 {
		t.header = slices.Delete(slices.Clone(t.header), i, i+1)
		for n, row := range t.rows {
			t.rows[n] = slices.Delete(slices.Clone(row), i, i+1)
		}
	}
}

// clone returns a copy whose cells can be changed.
func (t table) clone() table {
	t.rows = slices.Clone(t.rows)
	for i, row := range t.rows {
		t.rows[i] = slices.Clone(row)
	}
	return t
}

// slice returns the rows from one number to another.
func (t table) slice(from, to int) table {
	t.rows, t.lines = t.rows[from:to], t.lines[from:to]
	return t
}

// csv returns the table as a CSV file.
func (t table) csv() []byte {
	var text bytes.Buffer
	if t.mark {
		text.WriteString("\ufeff")
	}
	w := csv.NewWriter(&text)
	w.Comma = t.separator
	w.Write(t.header)
	w.WriteAll(t.rows) // into memory, which has no errors
	return text.Bytes()
}

// readTableFile reads the table in a file.
func readTableFile(path string) (table, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return table{}, usageError{err}
	}
	t, err := readTable(text)
	if err != nil {
		err = fmt.Errorf("%s: %w", path, err)
	}
	return t, err
}
