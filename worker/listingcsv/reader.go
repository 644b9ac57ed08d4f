// Package listingcsv reads CSV files of listings for the catalogue, for build/operate/import and for uploads in the dashboard.
//
// A file is CSV (RFC 4180), with commas, semicolons or tabs between the fields: the header shows which. Package text decodes it
// or refuses it for its encoding. Its lines end in LF, CRLF or CR. One of its first rows names the columns,
// in any order; the rows before it are ignored:
//
//	id        unique in the file; required if the file has the column, else made of the row's fields
//	title     required
//	brand, category, vendor
//	price     as text; parsed by market.ParsePrice, without the shipping costs after it
//	currency  ISO 4217
//	url       of the offer; http or https
//	image     an https URL, the first of several; build/operate/import also takes a path relative to the file's folder
//	condition as the market writes it, in any language: "Used - Very Good"; read by product.CutCondition
//	sold      whether the price was paid: yes or no, in words or marks of spreadsheets; see sold.go
//	date      of the sale or of the offer, in a form that parseDate knows
//	days      for how many days it was offered until it sold, or so far
//
// Exports of shops have more columns: see exportLine.
//
// A column may have another name of columnnames.go, or one that Options.Columns says. Other columns are ignored. Files are
// untrusted: a row without a valid id and title, with a date in the future or with an implausible price is refused and reported,
// another field that can't be read is left out and reported, and everything has a limit.
package listingcsv

import (
	"errors"
	"fmt"
	"io"
	"slices"

	"loupe/core/base/date"
	"loupe/core/base/text"
)

// Listing is a valid row. Its fields are trimmed.
type Listing struct {
	ID, Title, Brand, Category, Vendor string

	Price       string // as in the file, or ""; market.ParsePrice knows it
	Currency    string // ISO 4217, or ""
	URL         string // of the offer, or ""
	Image       string // as in the file, or ""
	Fingerprint string // of the image, as photo.Fingerprint.String returns it, or ""; no column of the file
	Condition   string // as in the file, or ""; product.ParseCondition knows it
	Sold        string // "yes" if the price was paid, "no" if it is asked, or ""
	Date        string // of the sale or of the offer, YYYY-MM-DD, or ""; other forms are converted
	Source      string // Options.Source; no column of the file
	Days        string // a whole number, or ""

	line exportLine // empty when the row has been read
}

// Options control how a file is read.
type Options struct {
	// Today is the day, as package date counts it. A date after tomorrow refuses its row: in some time zone it is tomorrow already.
	Today int
	// DateOrder is the order of day and month in dates that don't show it. If it is "", a column in which some day is greater
	// than 12 shows it.
	DateOrder DateOrder
	// Source is the name of the file or upload that the listings come from.
	Source string
	// Columns has the name of the file's column for a field, "" for a field that is not read. The other columns are recognised.
	Columns map[string]string
	// Currency is the ISO 4217 code of prices whose row names no currency, or "".
	Currency string
	// HighPrices confirms prices above the plausible ones.
	HighPrices bool
	// Line is the line of the file at which the rows begin, if they are a piece of the file; 0 if they are the whole file.
	Line int
	// Repeated has the line of an earlier piece's row with the same id, by the line of a row of this piece.
	Repeated map[int]int
}

// Reader reads the rows of a file.
//
// A row that is not valid CSV is read again leniently, if it is one line: quotes within its fields are text, as in iMac 27". If that
// fails too, the reader continues on the line after the row's first line. So a missing quote loses only its own row, not all rows up
// to the next quote.
type Reader struct {
	Options
	header     []string
	headerLine int                 // of the file; 0 if it is the first row that has text
	plain      []string            // names of the header's columns, see columnIndexes
	names      map[string][]string // see readColumnNames
	rows       rowReader
	rest       []byte // the rows after the header
	index      [len(columns)]int
	lineOf     map[string]int // by the listing's id
	first      []string       // fields of the first row of the order that the last row belongs to; nil if it belongs to none
	firstLine  int            // its line

	orderKnown, currencyKnown, decimalKnown bool // DateOrder, Currency and decimal are those that the file shows

	decimal string // the decimal separators of the file's prices
}

// NewReader reads the header of a file. It returns an error if the file is empty, if the column title is missing, if a column occurs
// twice, or if Options.Columns names a field or a column that does not exist.
func NewReader(file []byte, o Options) (*Reader, error) {
	r, err := newReader(file, o)
	if err == nil {
		err = checkRequired(r.index, r.header)
	}
	return r, err
}

// maxPreamble is the number of rows among which the header is looked for.
const maxPreamble = 20

// newReader is NewReader for a file whose required columns may be missing. The header is the first row in which the title and another
// column are recognised, else the first row that has text.
func newReader(file []byte, o Options) (*Reader, error) {
	r := &Reader{Options: o, lineOf: map[string]int{}, names: readColumnNames()}
	file, err := text.CharsetOf(file).Decode(file)
	if err != nil {
		return nil, err
	}
	begin := newRowReader(file)
	if len(begin.data) == 0 {
		return nil, errors.New("the file is empty")
	}
	err = r.readHeader(begin)
	first, firstErr := *r, err
	for rows, n := begin, 1; !r.hasHeader(err); n++ {
		if rows.skipLine(); len(rows.data) == 0 || n == maxPreamble {
			*r, err = first, firstErr
			break
		}
		r.headerLine = rows.line
		err = r.readHeader(rows)
	}
	if o.Line > 0 {
		shift := o.Line - begin.line - 1
		if r.rows.line += shift; r.headerLine > 0 {
			r.headerLine += shift
		}
	}
	r.rest = r.rows.data
	r.findCurrency()
	return r, err
}

// hasHeader reports whether readHeader, which returned err, has read a row that names columns.
func (r *Reader) hasHeader(err error) bool {
	recognised := 0
	for _, at := range r.index {
		if at >= 0 {
			recognised++
		}
	}
	return err == nil && recognised > 1 && r.index[titleColumn] >= 0
}

// readHeader reads the first of some rows as the header.
func (r *Reader) readHeader(rows rowReader) error {
	header, _, _, err := rows.next()
	if err != nil {
		return err
	}
	r.header, r.rows = slices.Clone(header), rows
	r.rows.width = len(header)
	r.index, r.plain, err = columnIndexes(header, r.names, r.Columns)
	return err
}

// order returns the order of day and month. It looks for it in the file's dates only once.
func (r *Reader) order() DateOrder {
	if r.DateOrder == "" && !r.orderKnown {
		r.DateOrder = orderOfDates(r.allRows(), r.index[dateColumn], r.index[paidColumn], r.index[cancelledColumn], r.index[listedColumn])
	}
	r.orderKnown = true
	return r.DateOrder
}

// allRows returns a reader of the rows after the header.
func (r *Reader) allRows() rowReader {
	return rowReader{data: r.rest, width: r.rows.width, comma: r.rows.comma}
}

// Next returns the next row. At the end of the file the error is io.EOF, and there is no other error.
func (r *Reader) Next() (Row, error) {
	for {
		if row, skip, err := r.next(); !skip {
			return row, err
		}
	}
}

// next returns the next row. If skip is true, it is not a listing.
func (r *Reader) next() (row Row, skip bool, err error) {
	fields, line, text, err := r.rows.next()
	if err == io.EOF {
		return Row{Line: line}, false, err
	}
	if isNote(text) || r.isFooter(fields, err) {
		return row, true, nil
	}
	row = Row{Line: line, Text: text}
	if err != nil {
		row.Text = recordOf(text, err)
		row.Problems = []Problem{rowProblem(err, len(fields), len(r.header))}
	} else {
		added, skip := r.joinOrder(fields, line)
		if skip {
			return row, true, nil
		}
		if added {
			row.Text = joinFields(fields, r.rows.comma)
		}
		row.Listing, row.Problems = r.parseListing(fields)
	}
	row.Source = r.Source
	if r.header[0] == ReportColumn {
		row.Text = cutField(row.Text, r.rows.comma)
	}
	if !row.Valid() {
		return row, false, nil
	}
	first := max(r.lineOf[row.ID], r.Repeated[line])
	if first > 0 {
		row.Problems = []Problem{{Column: "id", Message: "the same as in an earlier row", Value: fmt.Sprint("line ", first)}}
		return row, false, nil
	}
	r.lineOf[row.ID] = line
	return row, false, nil
}

// latestDate is the last date that a row may have.
func (r *Reader) latestDate() string { return date.Format(r.Today + 1) }
