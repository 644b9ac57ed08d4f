package listingcsv

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
)

// Preview has the columns of a file and its first rows as they are read.
type Preview struct {
	Names      []string       // of the file's columns
	Columns    map[string]int // index in Names, by the field that is read from it
	HeaderLine int            // line of the file that has the names; 0 if it is the first one that has text
	Rows       []Row
}

// NewPreview returns the preview of a file and its first rows. Unlike NewReader, it accepts a file without the required columns;
// it then reads no rows.
func NewPreview(file []byte, o Options, rows int) (Preview, error) {
	r, err := newReader(file, o)
	if err != nil {
		return Preview{}, err
	}
	p := r.preview()
	for len(p.Rows) < rows && checkRequired(r.index, r.header) == nil {
		row, err := r.Next()
		if err == io.EOF {
			break
		}
		p.Rows = append(p.Rows, row)
	}
	return p, nil
}

// preview returns the preview without rows.
func (r *Reader) preview() Preview {
	p := Preview{Names: r.header, Columns: map[string]int{}, HeaderLine: r.headerLine}
	for i, c := range columns {
		if r.index[i] >= 0 {
			p.Columns[c.Name] = r.index[i]
		}
	}
	return p
}

// PrintColumns writes the columns that are read, and those that are not, for people to read.
func (r *Report) PrintColumns(w io.Writer) {
	var read []string
	for _, c := range columns {
		at, ok := r.columns.Columns[c.Name]
		if !ok {
			continue
		}
		if name := r.columns.Names[at]; !strings.EqualFold(strings.TrimSpace(name), c.Name) {
			read = append(read, fmt.Sprintf("%s from %q", c.Name, shorten(name)))
		} else {
			read = append(read, c.Name)
		}
	}
	fmt.Fprintf(w, "columns: %s%s\n", strings.Join(read, ", "), r.Unread())
}

// Unread returns "; columns that are not read: " with their names, or "" if all are read.
func (r *Report) Unread() string {
	var unread []string
	used := slices.Collect(maps.Values(r.columns.Columns))
	for at, name := range r.columns.Names {
		if !slices.Contains(used, at) && name != ReportColumn {
			unread = append(unread, fmt.Sprintf("%q", shorten(name)))
		}
	}
	if unread == nil {
		return ""
	}
	return "; columns that are not read: " + strings.Join(unread, ", ")
}
