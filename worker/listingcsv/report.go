package listingcsv

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"
)

// ReportColumn is the column that a report puts before the columns of its file. A reader ignores it.
const ReportColumn = "loupe_problem"

// Report has the rows of a file that have problems.
type Report struct {
	Rows    []Row
	columns Preview
	comma   rune
}

// NewReport returns an empty report on the reader's file.
func (r *Reader) NewReport() *Report { return &Report{columns: r.preview(), comma: r.rows.comma} }

// Add adds a row, if it has problems.
func (p *Report) Add(row Row) {
	if len(row.Problems) > 0 {
		p.Rows = append(p.Rows, row)
	}
}

// Merge adds problems that were found later, in rows of the file. If the report already has a row, its problems are added to that row.
func (p *Report) Merge(rows []Row) {
	p.Rows = append(p.Rows, rows...)
	slices.SortStableFunc(p.Rows, func(a, b Row) int { return cmp.Compare(a.Line, b.Line) })
	merged := p.Rows[:0]
	for _, row := range p.Rows {
		if last := len(merged) - 1; last >= 0 && merged[last].Line == row.Line {
			merged[last].Problems = append(merged[last].Problems, row.Problems...)
		} else {
			merged = append(merged, row)
		}
	}
	p.Rows = merged
}

// Refused returns the number of rows that are not loaded.
func (p *Report) Refused() (n int) {
	for i := range p.Rows {
		if !p.Rows[i].Valid() {
			n++
		}
	}
	return n
}

// Reason is a problem that rows have in common.
type Reason struct {
	Problem     // of the first row; its value is an example
	Line    int // of the first row
	Rows    int
}

// Reasons returns the problems of the rows, each with the number of its rows. Those of refused rows are first, and the more
// frequent before the others.
func (p *Report) Reasons() []Reason {
	var reasons []Reason
	at := map[Problem]int{} // index in reasons, by the problem without its value
	for _, row := range p.Rows {
		for _, problem := range row.Problems {
			key := problem
			key.Value = ""
			i, found := at[key]
			if !found {
				i = len(reasons)
				at[key] = i
				reasons = append(reasons, Reason{problem, row.Line, 0})
			}
			reasons[i].Rows++
		}
	}
	slices.SortStableFunc(reasons, func(a, b Reason) int {
		return cmp.Or(cmp.Compare(a.Effect, b.Effect), cmp.Compare(b.Rows, a.Rows))
	})
	return reasons
}

// maxNamed is the number of rows with unconfirmed prices that Print names.
const maxNamed = 20

// Print writes a summary for people to read, each line with the prefix: the reasons, and each row whose price must be confirmed.
func (p *Report) Print(w io.Writer, prefix string) {
	for _, reason := range p.Reasons() {
		loaded := ""
		if reason.Effect != LeftOut {
			loaded = "refused, "
		}
		fmt.Fprintf(w, "%s%d %s %s%s, line %d\n", prefix, reason.Rows, plural(reason.Rows, "row"), loaded, reason.Problem, reason.Line)
	}
	named := 0
	for _, row := range p.Rows {
		if row.Problems[0].Effect != Unconfirmed {
			continue
		}
		if named++; named <= maxNamed {
			fmt.Fprintf(w, "%sto be confirmed, line %d: %q, %q: %q\n", prefix, row.Line, row.ID, shorten(row.Title), row.Problems[0].Value)
		}
	}
	if named > maxNamed {
		fmt.Fprintf(w, "%sand %d more to be confirmed\n", prefix, named-maxNamed)
	}
}

func plural(n int, noun string) string {
	if n == 1 {
		return noun
	}
	return noun + "s"
}

// WriteTo writes the rows as a CSV file like their own, refused rows first, each with its problems in the column ReportColumn
// before the others. After corrections, the file can be loaded as it is. It is UTF-8 with a byte order mark, which spreadsheets
// need.
func (p *Report) WriteTo(w io.Writer) (n int64, err error) {
	var b strings.Builder
	flush := func() {
		if err == nil {
			var written int
			written, err = io.WriteString(w, b.String())
			n += int64(written)
		}
		b.Reset()
	}
	b.WriteString("\uFEFF" + ReportColumn)
	for _, name := range p.columns.Names {
		if name != ReportColumn {
			b.WriteRune(p.comma)
			b.WriteString(quoteField(name))
		}
	}
	b.WriteString("\r\n")
	for _, refused := range [...]bool{true, false} {
		for _, row := range p.Rows {
			if row.Valid() == refused {
				continue
			}
			b.WriteString(quoteField(row.Explanation()))
			b.WriteRune(p.comma)
			b.Write(row.Text)
			b.WriteString("\r\n")
			flush()
		}
	}
	flush()
	return n, err
}
