// Package listingcsv reads CSV files of listings for the catalogue, for build/import and for uploads in the dashboard.
//
// A file is CSV (RFC 4180), with commas, semicolons or tabs between the fields: the header shows which. It is in UTF-8,
// Windows-1252 or UTF-16, with or without a byte order mark. Its lines end in LF, CRLF or CR. Its first row names the columns, in
// any order:
//
//	id        required; unique in the file
//	title     required
//	brand, category, vendor
//	price     as text; parsed by market.ParsePrice, without the shipping costs after it
//	currency  ISO 4217
//	url       of the offer; http or https
//	image     an https URL, the first of several; build/import also takes a path relative to the file's folder
//	condition as the market writes it, in any language: "Used - Very Good"; read by product.CutCondition
//	sold      whether the price was paid: yes or no, in words or marks of spreadsheets; see sold.go
//	date      of the sale or of the offer, in a form that parseDate knows
//
// A column may have another name of columnnames.go, or one that Options.Columns says. Other columns are ignored. Files are
// untrusted: a row without a valid id and title, with a date in the future or with an implausible price is refused and reported,
// another field that can't be read is left out and reported, and everything has a limit.
package listingcsv

import (
	"errors"
	"fmt"
	"io"

	"loupe/core/date"
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
	header []string
	rows   rowReader
	rest   []byte // the rows after the header, until the order of their dates is known
	index  [len(columns)]int
	lineOf map[string]int // by the listing's id
}

// NewReader reads the header of a file. It returns an error if the file is empty, if the column id or title is
// missing, if a column occurs twice, or if Options.Columns names a field or a column that does not exist.
func NewReader(file []byte, o Options) (*Reader, error) {
	r, err := newReader(file, o)
	if err == nil {
		err = checkRequired(r.index, r.header)
	}
	return r, err
}

// newReader is NewReader for a file whose required columns may be missing.
func newReader(file []byte, o Options) (*Reader, error) {
	r := &Reader{Options: o, rows: newRowReader(decode(file)), lineOf: map[string]int{}}
	header, _, _, err := r.rows.next()
	if err == io.EOF {
		return nil, errors.New("the file is empty")
	}
	if err != nil {
		return nil, err
	}
	r.header = append([]string{}, header...)
	r.rows.width, r.rest = len(header), r.rows.data
	if o.Line > 0 {
		r.rows.line = o.Line
	}
	r.index, err = columnIndexes(header, o.Columns)
	return r, err
}

// order returns the order of day and month. It looks for it in the file's dates only once.
func (r *Reader) order() DateOrder {
	if r.DateOrder == "" && r.rest != nil && r.index[dateColumn] >= 0 {
		rows := rowReader{data: r.rest, width: r.rows.width, comma: r.rows.comma}
		r.DateOrder = orderOfDates(rows, r.index[dateColumn])
	}
	r.rest = nil
	return r.DateOrder
}

// Next returns the next row. At the end of the file the error is io.EOF, and there is no other error.
func (r *Reader) Next() (Row, error) {
	fields, line, text, err := r.rows.next()
	row := Row{Line: line, Text: text}
	switch {
	case err == io.EOF:
		return row, err
	case err != nil:
		row.Text = recordOf(text, err)
		row.Problems = []Problem{rowProblem(err, len(fields), len(r.header))}
	default:
		row.Listing, row.Problems = r.parseListing(fields)
	}
	row.Source = r.Source
	if r.header[0] == ReportColumn {
		row.Text = cutField(row.Text, r.rows.comma)
	}
	if !row.Valid() {
		return row, nil
	}
	first := max(r.lineOf[row.ID], r.Repeated[line])
	if first > 0 {
		row.Problems = []Problem{{Column: "id", Message: "the same as in an earlier row", Value: fmt.Sprint("line ", first)}}
		return row, nil
	}
	r.lineOf[row.ID] = line
	return row, nil
}

// latestDate is the last date that a row may have.
func (r *Reader) latestDate() string { return date.Format(r.Today + 1) }
