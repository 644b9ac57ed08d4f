package catalogue

import (
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
	const rows, size = 3, 1 << 20
	for _, c := range []struct{ name, file, message string }{
		{"without a header", "1,T\n", "column title is missing"},
		{"as many rows as allowed", "id,title\n1,T\n2,T\n3,T\n", ""},
		{"a row too many", "id,title\n1,T\n1,T\n1,T\n1,T\n", "more than 3 rows"},
		{"as many bytes as allowed", "id,title\n1,T\n" + strings.Repeat(" ", size-13), ""},
		{"a byte too many", "id,title\n1,T\n" + strings.Repeat(" ", size-12), "larger than 1 MB"},
	} {
		listings, _, err := readAtMost(rows, size, strings.NewReader(c.file), Options{})
		if c.message == "" && (err != nil || len(listings) == 0) || c.message != "" && (err == nil || !strings.Contains(err.Error(), c.message) || listings != nil) {
			t.Errorf("%s: got error %v and %d listings, want an error with %q", c.name, err, len(listings), c.message)
		}
	}
}
