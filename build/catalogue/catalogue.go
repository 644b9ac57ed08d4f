// Package catalogue reads CSV files of listings and generates the SQL that loads them into the tables of
// worker/migrations.
//
// A file is CSV (RFC 4180) in UTF-8, with or without a byte order mark. Its first row names the columns, in
// any order:
//
//	id        required; unique in the file
//	title     required
//	brand, category, vendor
//	price     as text; parsed by market.ParsePrice
//	currency  ISO 4217
//	url       of the offer; http or https
//	image     an https URL, or a path relative to the file's folder
//	condition as the market writes it, in any language: "Used - Very Good"; read by product.CutCondition
//	sold      whether the price was paid: yes, true or 1; no, false or 0
//	date      of the sale or of the offer: YYYY-MM-DD
//
// Other columns are ignored. Files are untrusted: an invalid row is skipped and reported, and everything
// has a limit.
package catalogue

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"net/http"
	"slices"
	"strings"
)

// Limits of a file. The limits of the fields are in columns.
const (
	MaxFile  = 256 << 20 // bytes
	MaxRows  = 1_000_000 // without the header, including invalid rows
	MaxImage = 10 << 20  // bytes
)

// Listing is a valid row. Its fields are trimmed.
type Listing struct {
	ID, Title, Brand, Category, Vendor string

	Price       string // as in the file, or ""
	Currency    string // ISO 4217, or ""
	URL         string // of the offer, or ""
	Image       string // URL of an image to show, or ""
	Fingerprint string // of the image, as photo.Fingerprint.String returns it, or ""
	Condition   string // as in the file, or ""; product.ParseCondition knows it
	Sold        string // "yes" if the price was paid, "no" if it is asked, or ""
	Date        string // of the sale or of the offer, YYYY-MM-DD, or ""
}

// Options control how images are read.
type Options struct {
	Folder    string       // base of relative image paths: the file's folder; "" allows no relative paths
	ImageBase string       // URL of Folder, ending in a slash; "" if the folder is not on the web
	Fetch     bool         // also fetch images at URLs, to fingerprint them
	Client    *http.Client // for Fetch; nil means a client that connects only to public addresses, without a proxy
}

// Read returns the valid rows of a file, in order, and the problems of all rows, by line. It returns an
// error if the file has no header, if the column id or title is missing, if a column occurs twice, if the
// file exceeds MaxFile or MaxRows, or if the folder can't be opened.
//
// After a row that is not valid CSV, Read continues on the line after the row's first line. So a missing
// quote loses only its own row, not all rows up to the next quote.
func Read(file io.Reader, o Options) ([]Listing, []Problem, error) {
	data, err := io.ReadAll(io.LimitReader(file, MaxFile+1))
	switch {
	case err != nil:
		return nil, nil, err
	case len(data) > MaxFile:
		return nil, nil, fmt.Errorf("the file is larger than %d MB", MaxFile>>20)
	}
	rows := rowReader{data: bytes.TrimPrefix(data, []byte("\uFEFF")), line: 1}
	header, _, err := rows.next()
	if err == io.EOF {
		err = errors.New("the file is empty")
	}
	if err != nil {
		return nil, nil, err
	}
	index, err := columnIndexes(header)
	if err != nil {
		return nil, nil, err
	}
	rows.width = len(header)

	var listings []Listing
	var lines []int // where each listing's row begins
	var problems []Problem
	lineOf := map[string]int{} // by the listing's id
	for n := 0; ; n++ {
		fields, line, err := rows.next()
		if err == io.EOF {
			break
		}
		if n == MaxRows {
			return nil, nil, fmt.Errorf("the file has more than %d rows", MaxRows)
		}
		if err != nil {
			problems = append(problems, Problem{Line: line, Message: rowError(err, len(fields), rows.width)})
			continue
		}
		l, problem := readListing(fields, index)
		if first, duplicate := lineOf[l.ID]; duplicate && (problem == nil || problem.Warning) {
			problem = &Problem{Column: "id", Message: fmt.Sprint("same as on line ", first)}
		}
		if problem != nil {
			problem.Line = line
			problems = append(problems, *problem)
			if !problem.Warning {
				continue
			}
		}
		lineOf[l.ID] = line
		listings, lines = append(listings, l), append(lines, line)
	}

	warnings, err := o.readImages(listings, lines)
	if err != nil {
		return nil, nil, err
	}
	problems = append(problems, warnings...)
	slices.SortStableFunc(problems, func(a, b Problem) int { return cmp.Compare(a.Line, b.Line) })
	return listings, problems, nil
}

// columnIndexes returns the index of each column in the header, -1 if the header does not have it.
func columnIndexes(header []string) (index [len(columns)]int, err error) {
	for i, c := range columns {
		index[i] = -1
		for at, name := range header {
			if !strings.EqualFold(strings.TrimSpace(name), c.name) {
				continue
			}
			if index[i] >= 0 {
				return index, fmt.Errorf("the header names the column %s twice", c.name)
			}
			index[i] = at
		}
		if index[i] < 0 && c.required {
			return index, fmt.Errorf("the column %s is missing; the first row must name the columns", c.name)
		}
	}
	return index, nil
}
