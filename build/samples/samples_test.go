package main

import (
	"bytes"
	"encoding/csv"
	"image/jpeg"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"

	"loupe/core/photo"
)

var once = sync.OnceValues(samples)

func first(t *testing.T) map[string][]byte {
	t.Helper()
	files, err := once()
	if err != nil {
		t.Fatal(err)
	}
	return files
}

func TestPictures(t *testing.T) {
	prints := map[string]photo.Print{}
	photos := 0
	for name, data := range first(t) {
		if !strings.HasSuffix(name, ".jpg") {
			continue
		}
		config, err := jpeg.DecodeConfig(bytes.NewReader(data))
		if err != nil {
			t.Fatal(name, err)
		}
		want := [2]int{800, 600}
		if strings.HasSuffix(name, "-photo.jpg") {
			want = [2]int{1024, 768}
			photos++
		}
		if got := [2]int{config.Width, config.Height}; got != want {
			t.Errorf("%s is %v, not %v", name, got, want)
		}
		if limit := 60_000; len(data) > limit && want[0] == 800 {
			t.Errorf("%s has %d bytes, more than %d", name, len(data), limit)
		}
		if prints[name], err = photo.Fingerprint(data); err != nil {
			t.Error(name, err)
		}
	}
	if len(prints)-photos < 12 || photos < 3 {
		t.Errorf("%d products and %d photos", len(prints)-photos, photos)
	}
	product := func(name string) string {
		name, _, _ = strings.Cut(strings.TrimSuffix(name, ".jpg"), "-")
		return name
	}
	nearest, farthest := 256, 0
	for a := range prints {
		for b := range prints {
			d := photo.Distance(prints[a], prints[b])
			switch {
			case product(a) == product(b):
				farthest = max(farthest, d)
				if d > photo.Same {
					t.Errorf("%s and %s are %d bits apart, more than %d", a, b, d, photo.Same)
				}
			default:
				nearest = min(nearest, d)
				if d <= 2*photo.Same {
					t.Errorf("%s and %s are only %d bits apart", a, b, d)
				}
			}
		}
	}
	t.Logf("photos are up to %d bits from their product's picture, other products at least %d", farthest, nearest)
}

func TestSameBytesTwice(t *testing.T) {
	second, err := samples()
	if err != nil {
		t.Fatal(err)
	}
	for name, data := range first(t) {
		if !bytes.Equal(data, second[name]) {
			t.Errorf("%s differs from one time to the next", name)
		}
	}
}

func TestWrite(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "not", "there", "yet")
	if err := write(dir, first(t)); err != nil {
		t.Fatal(err)
	}
	for name, data := range first(t) {
		if got, err := os.ReadFile(filepath.Join(dir, name)); err != nil || !bytes.Equal(got, data) {
			t.Errorf("%s is not as it should be: %v", name, err)
		}
	}
}

func TestListings(t *testing.T) {
	files := first(t)
	rows, err := csv.NewReader(bytes.NewReader(files["listings.csv"])).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	if got := strings.Join(rows[0], ","); got != "id,title,brand,category,vendor,price,currency,url,image" {
		t.Errorf("headings %s", got)
	}
	if len(rows) < 1+90 {
		t.Errorf("%d rows", len(rows)-1)
	}
	ids, currencies, pictured := map[string]bool{}, map[string]int{}, map[string]int{}
	for _, row := range rows[1:] {
		id, vendor, price, currency, url, image := row[0], row[4], row[5], row[6], row[7], row[8]
		if ids[id] {
			t.Errorf("%s is there twice", id)
		}
		ids[id] = true
		currencies[currency]++
		if !strings.HasPrefix(id, "sample-") || !strings.HasPrefix(vendor, "Sample ") || url != "https://example.com/samples/"+id {
			t.Errorf("%v is not marked as a sample", row)
		}
		if value, err := strconv.ParseFloat(price, 64); err != nil || value < 5 || value > 5000 || price[len(price)-3] != '.' {
			t.Errorf("%s costs %q", id, price)
		}
		if row[1] == "" || row[2] == "" || row[3] == "" {
			t.Errorf("%v has empty fields", row)
		}
		if image != "" {
			pictured[image]++
			if files[image] == nil {
				t.Errorf("%s has picture %s, which is not there", id, image)
			}
		}
	}
	if currencies["USD"] < 40 || currencies["EUR"] < 10 || currencies["GBP"] < 5 || len(currencies) != 3 {
		t.Errorf("currencies %v", currencies)
	}
	if len(pictured) != len(products) {
		t.Errorf("%d of %d products have a picture", len(pictured), len(products))
	}
}
