// Package listingcsv reads CSV files of listings for the catalogue, for build/import and for uploads in the dashboard.
//
// A file is CSV (RFC 4180), with commas, semicolons or tabs between the fields: the header shows which. It is in UTF-8,
// Windows-1252 or UTF-16, with or without a byte order mark. Its first row names the columns, in any order:
//
//	id        required; unique in the file
//	title     required
//	brand, category, vendor
//	price     as text; parsed by market.ParsePrice
//	currency  ISO 4217
//	url       of the offer; http or https
//	image     an https URL; build/import also takes a path relative to the file's folder
//	condition as the market writes it, in any language: "Used - Very Good"; read by product.CutCondition
//	sold      whether the price was paid: yes or no, in words or marks of spreadsheets; see sold.go
//	date      of the sale or of the offer, in a form that parseDate knows
//
// Other columns are ignored. Files are untrusted: a row without a valid id and title is skipped and reported, another field that
// can't be read is left out and reported, and everything has a limit.
package listingcsv

import (
	"errors"
	"fmt"
	"io"
	"strings"
)

// Listing is a valid row. Its fields are trimmed.
type Listing struct {
	ID, Title, Brand, Category, Vendor string

	Price       string // as in the file, or ""
	Currency    string // ISO 4217, or ""
	URL         string // of the offer, or ""
	Image       string // as in the file, or ""
	Fingerprint string // of the image, as photo.Fingerprint.String returns it, or ""; no column of the file
	Condition   string // as in the file, or ""; product.ParseCondition knows it
	Sold        string // "yes" if the price was paid, "no" if it is asked, or ""
	Date        string // of the sale or of the offer, YYYY-MM-DD, or ""; other forms are converted
	Source      string // Reader.Source; no column of the file
}

// Reader reads the rows of a file.
//
// After a row that is not valid CSV, it continues on the line after the row's first line. So a missing
// quote loses only its own row, not all rows up to the next quote.
type Reader struct {
	// DateOrder is the order of day and month in dates that don't show it. If it is "", a column in which some day is greater
	// than 12 shows it.
	DateOrder DateOrder
	// Source is the name of the file or upload that the listings come from.
	Source string

	rows   rowReader
	rest   []byte // the rows after the header, until the order of their dates is known
	index  [len(columns)]int
	lineOf map[string]int // by the listing's id
}

// NewReader reads the header of a file. It returns an error if the file is empty, if the column id or title is
// missing, or if a column occurs twice.
func NewReader(file []byte) (*Reader, error) {
	r := &Reader{rows: newRowReader(decode(file)), lineOf: map[string]int{}}
	header, _, err := r.rows.next()
	if err == io.EOF {
		return nil, errors.New("the file is empty")
	}
	if err != nil {
		return nil, err
	}
	r.index, err = columnIndexes(header)
	r.rows.width, r.rest = len(header), r.rows.data
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

// Next returns the listing of the next row, the line where the row begins, and the problems of the row. The listing is valid
// if all problems are warnings; otherwise there is one problem, and the row must be skipped. At the end of the file the error
// is io.EOF, and there is no other error.
func (r *Reader) Next() (l Listing, line int, problems []Problem, err error) {
	fields, line, err := r.rows.next()
	switch {
	case err == io.EOF:
		return l, line, nil, err
	case err != nil:
		return l, line, []Problem{{Line: line, Message: rowError(err, len(fields), r.rows.width)}}, nil
	}
	l, problems = parseListing(fields, r.index, r.order)
	l.Source = r.Source
	if first, duplicate := r.lineOf[l.ID]; duplicate && IsValid(problems) {
		problems = []Problem{{Column: "id", Message: fmt.Sprint("same as on line ", first)}}
	}
	for i := range problems {
		problems[i].Line = line
	}
	if IsValid(problems) {
		r.lineOf[l.ID] = line
	}
	return l, line, problems, nil
}

// columnIndexes returns the index of each column in the header, -1 if the header does not have it.
func columnIndexes(header []string) (index [len(columns)]int, err error) {
	for i, c := range columns {
		index[i] = -1
		for at, name := range header {
			if !strings.EqualFold(strings.TrimSpace(name), c.Name) {
				continue
			}
			if index[i] >= 0 {
				return index, fmt.Errorf("the header names the column %s twice", c.Name)
			}
			index[i] = at
		}
		if index[i] < 0 && c.Required {
			return index, fmt.Errorf("the column %s is missing; the first row must name the columns", c.Name)
		}
	}
	return index, nil
}
