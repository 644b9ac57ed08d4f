// Package samples holds the demo's data: listings.csv with made-up listings, NAME.jpg for each of their products, NAME-photo.jpg
// as a customer might take it, and camera-phone.jpg as a telephone of 12 megapixels would. All of it is drawn and made up:
// no product, vendor or price is real.
package samples

import (
	"encoding/csv"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"loupe/core/imaging/fingerprint"
)

func TestFingerprintsDistinguishProducts(t *testing.T) {
	t.Parallel()
	names, err := filepath.Glob("*.jpg")
	if err != nil || len(names) != 18 {
		t.Fatalf("got %d pictures, %v, want 18", len(names), err)
	}
	stored, queried := map[string]fingerprint.Prints{}, map[string]fingerprint.Prints{}
	for _, name := range names {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if stored[name], err = fingerprint.Of(data, fingerprint.Stored); err != nil {
			t.Error(name, err)
		}
		if queried[name], err = fingerprint.Of(data, fingerprint.Queried); err != nil {
			t.Error(name, err)
		}
	}
	product := func(name string) string {
		name, _, _ = strings.Cut(strings.TrimSuffix(name, ".jpg"), "-")
		return name
	}
	for a := range queried {
		for b := range stored {
			d := queried[a].Distance(stored[b])
			if product(a) == product(b) && d > fingerprint.Same {
				t.Errorf("%s and %s: got a distance of %d bits, want at most %d", a, b, d, fingerprint.Same)
			}
			if product(a) != product(b) && d <= 2*fingerprint.Same {
				t.Errorf("%s and %s: got a distance of %d bits, want more than %d", a, b, d, 2*fingerprint.Same)
			}
		}
	}
}

func TestListingsAreMarkedAsSamples(t *testing.T) {
	t.Parallel()
	file, err := os.Open("listings.csv")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	rows, err := csv.NewReader(file).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range rows[1:] {
		id, vendor, url, image := row[0], row[4], row[7], row[8]
		if !strings.HasPrefix(id, "sample-") || !strings.HasPrefix(vendor, "Sample ") || url != "https://example.com/samples/"+id {
			t.Errorf("got row %v, want it marked as a sample", row)
		}
		if _, err := os.Stat(image); image != "" && err != nil {
			t.Errorf("%s: %v", id, err)
		}
	}
}
