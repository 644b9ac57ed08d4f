// Package catalogue reads files of listings and makes the SQL that loads them into the tables of
// worker/migrations/0003_catalogue.sql.
//
// A file is CSV (RFC 4180) in UTF-8, with or without a byte order mark. Its first row names the columns, in any order:
//
//	id        the listing's own, never of two listings; required
//	title     required
//	brand, category, vendor
//	price     as people write it, read by market.ParsePrice
//	currency  ISO 4217
//	url       of the offer, http or https
//	image     an https URL, or a path in the file's folder
//
// Other columns are ignored. Files come from strangers: a row that is not as it should be is reported and left out, and
// everything has a limit.
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

// Limits. Those of a field are at its column.
const (
	MaxFile  = 256 << 20 // bytes
	MaxRows  = 1_000_000 // besides the header, bad ones included
	MaxImage = 10 << 20  // bytes
)

// Listing is a row that was found right, the space around its fields taken off.
type Listing struct {
	ID, Title, Brand, Category, Vendor string

	Price       string // as the file has it; "" if there is none
	Currency    string // ISO 4217, "" if the file does not say
	URL         string
	Image       string // URL; "" if there is none to show
	Fingerprint string // of the image, as photo.Print writes it; "" if there is none
}

// Options say what becomes of images.
type Options struct {
	Folder    string       // where relative paths of images begin: the file's folder; "" allows none
	ImageBase string       // the URL of that folder, with its last slash; "" if it is served nowhere
	Fetch     bool         // images at URLs, too, are to be fingerprinted
	Client    *http.Client // for that; if nil, one that connects to public addresses only, and through no proxy
}

// Read gives the right rows of a file in their order, and what is wrong with the others, by line. It fails if the file
// as a whole is no use: no header, no column id or title, a column named twice, more than MaxFile or MaxRows.
//
// After a row that is no CSV, reading goes on with the line after the one where the row began: a quote that is missing
// costs that row, not all up to the next quote.
func Read(file io.Reader, o Options) ([]Listing, []Problem, error) {
	data, err := io.ReadAll(io.LimitReader(file, MaxFile+1))
	switch {
	case err != nil:
		return nil, nil, err
	case len(data) > MaxFile:
		return nil, nil, fmt.Errorf("the file is larger than %d MB", MaxFile>>20)
	}
	rows := reader{data: bytes.TrimPrefix(data, []byte("\uFEFF")), line: 1}
	header, _, err := rows.next()
	if err == io.EOF {
		err = errors.New("the file is empty")
	}
	if err != nil {
		return nil, nil, err
	}
	place, err := places(header)
	if err != nil {
		return nil, nil, err
	}
	rows.width = len(header)

	var listings []Listing
	var lines []int
	var problems []Problem
	seen := map[string]int{}
	for n := 0; ; n++ {
		fields, line, err := rows.next()
		if err == io.EOF {
			break
		}
		if n == MaxRows {
			return nil, nil, fmt.Errorf("the file has more than %d rows", MaxRows)
		}
		if err != nil {
			problems = append(problems, Problem{Line: line, Message: rowFault(err, len(fields), rows.width)})
			continue
		}
		l, problem := readListing(fields, place)
		if before, twice := seen[l.ID]; twice && (problem == nil || problem.Warning) {
			problem = &Problem{Column: "id", Message: fmt.Sprint("is that of line ", before, ", too")}
		}
		if problem != nil {
			problem.Line = line
			problems = append(problems, *problem)
			if !problem.Warning {
				continue
			}
		}
		seen[l.ID] = line
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

// places finds each of the columns in the header: its index there, -1 if it is not.
func places(header []string) (place [len(columns)]int, err error) {
	for i, c := range columns {
		place[i] = -1
		for at, name := range header {
			if !strings.EqualFold(strings.TrimSpace(name), c.name) {
				continue
			}
			if place[i] >= 0 {
				return place, fmt.Errorf("the column %s is there twice", c.name)
			}
			place[i] = at
		}
		if place[i] < 0 && c.required {
			return place, fmt.Errorf("the column %s is missing: the first row must name the columns", c.name)
		}
	}
	return place, nil
}
