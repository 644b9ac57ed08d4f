package main

import (
	"bytes"
	"encoding/csv"
	"image"
	"image/jpeg"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"

	"loupe/core/date"
	"loupe/core/photo"
)

var samplesOnce = sync.OnceValues(samples)

// sampleFiles returns the sample files, which are rendered once for all tests.
func sampleFiles(t *testing.T) map[string][]byte {
	t.Helper()
	files, err := samplesOnce()
	if err != nil {
		t.Fatal(err)
	}
	return files
}

func TestFingerprintsDistinguishProducts(t *testing.T) {
	stored, queried := map[string]photo.Prints{}, map[string]photo.Prints{}
	photos := 0
	for name, data := range sampleFiles(t) {
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
		if strings.HasSuffix(name, "-phone.jpg") {
			want = [2]int{4000, 3000}
			photos++
		}
		if got := [2]int{config.Width, config.Height}; got != want {
			t.Errorf("%s: got size %v, want %v", name, got, want)
		}
		if limit := 60_000; len(data) > limit && want[0] == 800 {
			t.Errorf("%s: got %d bytes, want at most %d", name, len(data), limit)
		}
		if limit := 4_000_000; len(data) > limit {
			t.Errorf("%s: got %d bytes, want at most %d", name, len(data), limit)
		}
		if want[0] == 4000 {
			data = quarter(t, data)
		}
		if stored[name], err = photo.PrintsOf(data, photo.Stored); err != nil {
			t.Error(name, err)
		}
		if queried[name], err = photo.PrintsOf(data, photo.Queried); err != nil {
			t.Error(name, err)
		}
	}
	if len(stored)-photos < 12 || photos < 3 {
		t.Errorf("got %d products and %d photos, want at least 12 and 3", len(stored)-photos, photos)
	}
	product := func(name string) string {
		name, _, _ = strings.Cut(strings.TrimSuffix(name, ".jpg"), "-")
		return name
	}
	nearest, farthest := 256, 0
	for a := range queried {
		for b := range stored {
			d := queried[a].Distance(stored[b])
			switch {
			case product(a) == product(b):
				farthest = max(farthest, d)
				if d > photo.Same {
					t.Errorf("%s and %s: got a distance of %d bits, want at most %d", a, b, d, photo.Same)
				}
			default:
				nearest = min(nearest, d)
				if d <= 2*photo.Same {
					t.Errorf("%s and %s: got a distance of %d bits, want more than %d", a, b, d, 2*photo.Same)
				}
			}
		}
	}
	t.Logf("distances: up to %d bits in a product, at least %d between products", farthest, nearest)
}

// quarter returns a JPEG of a quarter of the width and height: every fourth pixel of every fourth row.
func quarter(t *testing.T, file []byte) []byte {
	t.Helper()
	large, err := jpeg.Decode(bytes.NewReader(file))
	if err != nil {
		t.Fatal(err)
	}
	small := image.NewRGBA(image.Rect(0, 0, large.Bounds().Dx()/4, large.Bounds().Dy()/4))
	for y := range small.Rect.Dy() {
		for x := range small.Rect.Dx() {
			small.Set(x, y, large.At(4*x, 4*y))
		}
	}
	var b bytes.Buffer
	if err := jpeg.Encode(&b, small, nil); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func TestSamplesAreDeterministic(t *testing.T) {
	second, err := samples()
	if err != nil {
		t.Fatal(err)
	}
	for name, data := range sampleFiles(t) {
		if !bytes.Equal(data, second[name]) {
			t.Errorf("%s: got other bytes the second time", name)
		}
	}
}

func TestWriteCreatesTheFolder(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "not", "there", "yet")
	if err := write(dir, sampleFiles(t)); err != nil {
		t.Fatal(err)
	}
	for name, data := range sampleFiles(t) {
		if got, err := os.ReadFile(filepath.Join(dir, name)); err != nil || !bytes.Equal(got, data) {
			t.Errorf("%s: got other bytes than were written, or error %v", name, err)
		}
	}
}

func TestListingsAreCompleteAndMarkedAsSamples(t *testing.T) {
	files := sampleFiles(t)
	rows, err := csv.NewReader(bytes.NewReader(files["listings.csv"])).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	if got := strings.Join(rows[0], ","); got != "id,title,brand,category,vendor,price,currency,url,image,condition,sold,date" {
		t.Errorf("got header %s, want the columns of package catalogue", got)
	}
	if len(rows) < 1+90 {
		t.Errorf("got %d rows, want at least 90", len(rows)-1)
	}
	ids, currencies, images := map[string]bool{}, map[string]int{}, map[string]int{}
	for _, row := range rows[1:] {
		id, vendor, price, currency, url, image := row[0], row[4], row[5], row[6], row[7], row[8]
		if ids[id] {
			t.Errorf("got two rows with the id %s", id)
		}
		ids[id] = true
		currencies[currency]++
		if !strings.HasPrefix(id, "sample-") || !strings.HasPrefix(vendor, "Sample ") || url != "https://example.com/samples/"+id {
			t.Errorf("got row %v, want it marked as a sample", row)
		}
		if value, err := strconv.ParseFloat(price, 64); err != nil || value < 5 || value > 5000 || price[len(price)-3] != '.' {
			t.Errorf("%s: got price %q, want 5 to 5000 with two decimals", id, price)
		}
		if day, ok := date.Parse(row[11]); row[9] == "" || row[10] != "yes" && row[10] != "no" || !ok || day <= 0 {
			t.Errorf("got row %v, want a condition, whether it was sold, and a date", row)
		}
		if row[1] == "" || row[2] == "" || row[3] == "" {
			t.Errorf("got row %v, want no empty title, brand or category", row)
		}
		if image != "" {
			images[image]++
			if files[image] == nil {
				t.Errorf("%s: got image %s, which is not among the files", id, image)
			}
		}
	}
	if currencies["USD"] < 40 || currencies["EUR"] < 10 || currencies["GBP"] < 5 || len(currencies) != 3 {
		t.Errorf("got currencies %v, want at least 40 USD, 10 EUR and 5 GBP", currencies)
	}
	if len(images) != len(products) {
		t.Errorf("got %d images, want one for each of %d products", len(images), len(products))
	}
}
