// Package catalogue reads files of listings with their images, generates the SQL that loads them and their model
// into the tables of worker/migrations. Package listingcsv describes the files.
package catalogue

import (
	"cmp"
	"fmt"
	"io"
	"net/http"
	"slices"

	"loupe/worker/listingcsv"
)

// Limits of a file. Package listingcsv limits the fields.
const (
	MaxFile  = 256 << 20 // bytes
	MaxRows  = 1_000_000 // without the header, including invalid rows
	MaxImage = 10 << 20  // bytes
)

// Options control how images are read.
type Options struct {
	Source    string                        // name of the file, which each listing records
	Folder    string                        // base of relative image paths: the file's folder; "" allows no relative paths
	ImageBase string                        // URL of Folder, ending in a slash; "" if the folder is not on the web
	Fetch     bool                          // also fetch images at URLs, to fingerprint them
	DateOrder listingcsv.DateOrder          // of day and month; "" to find it in the file's dates
	Images    func(total int) (read func()) // called with the number of images to read; what it returns is called after each of them; may be nil
	Client    *http.Client                  // for Fetch; nil means a client that connects only to public addresses, without a proxy
}

// Read returns the valid rows of a file, in order, and the problems of all rows, by line. It returns an
// error if the file has no header, if the column id or title is missing, if a column occurs twice, if the
// file exceeds MaxFile or MaxRows, or if the folder can't be opened.
func Read(file io.Reader, o Options) ([]listingcsv.Listing, []listingcsv.Problem, error) {
	data, err := io.ReadAll(io.LimitReader(file, MaxFile+1))
	switch {
	case err != nil:
		return nil, nil, err
	case len(data) > MaxFile:
		return nil, nil, fmt.Errorf("the file is larger than %d MB", MaxFile>>20)
	}
	reader, err := listingcsv.NewReader(data)
	if err != nil {
		return nil, nil, err
	}
	reader.DateOrder, reader.Source = o.DateOrder, o.Source
	var valid []listingcsv.Listing
	var lines []int // where each listing's row begins
	var problems []listingcsv.Problem
	for n := 0; ; n++ {
		l, line, found, err := reader.Next()
		if err == io.EOF {
			break
		}
		if n == MaxRows {
			return nil, nil, fmt.Errorf("the file has more than %d rows", MaxRows)
		}
		problems = append(problems, found...)
		if listingcsv.IsValid(found) {
			valid, lines = append(valid, l), append(lines, line)
		}
	}

	warnings, err := o.readImages(valid, lines)
	if err != nil {
		return nil, nil, err
	}
	problems = append(problems, warnings...)
	slices.SortStableFunc(problems, func(a, b listingcsv.Problem) int { return cmp.Compare(a.Line, b.Line) })
	return valid, problems, nil
}
