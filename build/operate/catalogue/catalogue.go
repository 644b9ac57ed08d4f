// Package catalogue reads files of listings with their images, generates the SQL that loads them and their model
// into the tables of worker/migrations. Package listingcsv describes the files.
package catalogue

import (
	"fmt"
	"io"
	"net/http"

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
	listingcsv.Options
	Folder    string       // base of relative image paths: the file's folder; "" allows no relative paths
	ImageBase string       // URL of Folder, ending in a slash; "" if the folder is not on the web
	Fetch     bool         // also fetch images at URLs, to fingerprint them
	Client    *http.Client // for Fetch; nil means a client that connects only to public addresses, without a proxy
}

// Read returns the valid rows of a file, in order, and a report on the rows with problems. It returns an
// error if the header is refused (see listingcsv.NewReader), if the file exceeds MaxFile or MaxRows, or if the folder can't be
// opened.
func Read(file io.Reader, o Options) ([]listingcsv.Listing, *listingcsv.Report, error) {
	return readAtMost(MaxRows, MaxFile, file, o)
}

func readAtMost(rows, size int, file io.Reader, o Options) ([]listingcsv.Listing, *listingcsv.Report, error) {
	data, err := io.ReadAll(io.LimitReader(file, int64(size)+1))
	switch {
	case err != nil:
		return nil, nil, err
	case len(data) > size:
		return nil, nil, fmt.Errorf("the file is larger than %d MB", size>>20)
	}
	reader, err := listingcsv.NewReader(data, o.Options)
	if err != nil {
		return nil, nil, err
	}
	report := reader.NewReport()
	var valid []listingcsv.Listing
	var origins []origin // of the valid rows
	for n := 0; ; n++ {
		row, err := reader.Next()
		if err == io.EOF {
			break
		}
		if n == rows {
			return nil, nil, fmt.Errorf("the file has more than %d rows", rows)
		}
		report.Add(row)
		if row.Valid() {
			valid, origins = append(valid, row.Listing), append(origins, origin{row.Line, row.Text})
		}
	}
	unread, err := o.readImages(valid, origins)
	if err != nil {
		return nil, nil, err
	}
	report.Merge(unread)
	return valid, report, nil
}

// origin is where a listing is in its file.
type origin struct {
	line int
	text []byte // of its row
}
