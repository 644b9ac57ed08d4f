package catalogue

import (
	"fmt"
	"strings"
	"testing"

	"loupe/worker/listingcsv"
)

// read calls Read and returns the problems as text.
func read(t *testing.T, file string, o Options) ([]listingcsv.Listing, []string) {
	t.Helper()
	listings, report, err := Read(strings.NewReader(file), o)
	if err != nil {
		t.Fatal(err)
	}
	var texts []string
	for _, row := range report.Rows {
		for _, p := range row.Problems {
			texts = append(texts, p.String())
		}
	}
	return listings, texts
}

func TestReadRefusesLargeFiles(t *testing.T) {
	for name, c := range map[string]struct{ file, message string }{
		"without a header":    {"1,T\n", "column title is missing"},
		"over a million rows": {"id,title\n" + strings.Repeat("1,T\n", MaxRows+1), "more than 1000000 rows"},
		"over 256 MB":         {"id,title\n" + strings.Repeat("x", MaxFile), "larger than 256 MB"},
	} {
		t.Run(name, func(t *testing.T) {
			listings, _, err := Read(strings.NewReader(c.file), Options{})
			if err == nil || !strings.Contains(err.Error(), c.message) || listings != nil {
				t.Errorf("got error %v and %d listings, want an error with %q and none", err, len(listings), c.message)
			}
		})
	}
}

func TestReadAcceptsAMillionRows(t *testing.T) {
	var file strings.Builder
	file.WriteString("id,title\n")
	for i := range MaxRows {
		fmt.Fprintf(&file, "%d,T\n", i)
	}
	if listings, problems := read(t, file.String(), Options{}); len(listings) != MaxRows || len(problems) != 0 {
		t.Errorf("got %d listings and %d problems, want %d and none", len(listings), len(problems), MaxRows)
	}
}
