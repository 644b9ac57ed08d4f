package indexing

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"slices"
	"strings"
	"testing"

	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
	"loupe/core/fingerprint"
	"loupe/worker/migrations/migrationstest"
)

// reducedPicture returns a PNG with enough detail for fingerprints.
func reducedPicture(t *testing.T) string {
	t.Helper()
	m := image.NewGray(image.Rect(0, 0, 256, 192))
	for i := range m.Pix {
		x, y := i%256, i/256
		m.SetGray(x, y, color.Gray{uint8((x/25*37 + y/19*x/11*53) % 256)})
	}
	var b bytes.Buffer
	if err := png.Encode(&b, m); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// stored reads the only picture of a catalogue, which is file. The host answers with reduced if it is asked to reduce the picture.
// It returns the text of the listing's fingerprints and the exchange.
func stored(t *testing.T, file string, reduced exchangetest.Answer) (string, *exchangetest.Exchange) {
	t.Helper()
	db, _ := migrationstest.Open(t)
	exec(t, db, "INSERT INTO listing (id, title, image) VALUES ('a', 'A', 'https://shop.com/a')")
	x := exchangetest.Run(t, func(f *exchange.Flow) {
		ReadNext(f, Host{Converts: true}, func(*exchange.Flow, bool) {})
	}, func(e exchangetest.Effect) exchangetest.Answer {
		switch e.Kind {
		case exchangetest.D1:
			return performAll(t, db, e)
		case exchangetest.Fetch:
			return exchangetest.HTTP(200, file)
		case exchangetest.Reduce:
			return reduced
		}
		return exchangetest.Answer{}
	})
	return column(t, db, "SELECT fingerprint FROM listing")[0], x
}

func printsOf(t *testing.T, file string) string {
	t.Helper()
	prints, err := fingerprint.Of([]byte(file), fingerprint.Stored)
	if err != nil {
		t.Fatal(err)
	}
	return prints.String()
}

const none = "2:" // what a picture without fingerprints has

func TestThePictureIsReducedIfTheCoreCannotReadIt(t *testing.T) {
	reduced := reducedPicture(t)
	for name, c := range map[string]struct {
		file    string
		reduced exchangetest.Answer
		want    string
	}{
		"GIF":            {"GIF89a\x10\x00\x10\x00\x00\x00\x00;", exchangetest.Kept(reduced), printsOf(t, reduced)},
		"AVIF":           {"\x00\x00\x00\x1cftypavif\x00\x00\x00\x00avifmif1miaf and the rest", exchangetest.Kept(reduced), printsOf(t, reduced)},
		"HEIC":           {"\x00\x00\x00\x18ftypmsf1\x00\x00\x00\x00heicmif1 and the rest", exchangetest.Kept(reduced), printsOf(t, reduced)},
		"no means to":    {"GIF89a\x10\x00\x10\x00\x00\x00\x00;", exchangetest.Answer{}, none},
		"another format": {"GIF89a\x10\x00\x10\x00\x00\x00\x00;", exchangetest.Kept(testPicture(t)), none},
	} {
		if got, x := stored(t, c.file, c.reduced); got != c.want || len(x.Of(exchangetest.Reduce)) != 1 {
			t.Errorf("%s: got %.80q after %d reductions, want %.80q after one", name, got, len(x.Of(exchangetest.Reduce)), c.want)
		}
	}
	for name, file := range map[string]string{"JPEG": testPicture(t), "HTML": "<!doctype html>", "damaged": testPicture(t)[:600]} {
		if _, x := stored(t, file, exchangetest.Kept(reduced)); len(x.Of(exchangetest.Reduce)) != 0 {
			t.Errorf("%s: the host is asked to reduce it, want no such effect", name)
		}
	}
}

// A photo's metadata may have previews of several segments.
func TestAJPEGWithMuchMetadataIsRead(t *testing.T) {
	file := testPicture(t)
	metadata := strings.Repeat("\xff\xe2\xff\xff"+strings.Repeat("m", 0xffff-2), 3)
	large := file[:2] + metadata + file[2:]
	if len(metadata) < 2*(64<<10) {
		t.Fatal("the metadata fit into the head")
	}
	got, x := stored(t, large, exchangetest.Answer{})
	if want := printsOf(t, file); got != want {
		t.Errorf("got %.80q, want %.80q", got, want)
	}
	var lengths []int
	for _, read := range x.Of(exchangetest.Read) {
		lengths = append(lengths, read.Length)
	}
	if want := []int{2 * (64 << 10), len(large)}; !slices.Equal(lengths, want) {
		t.Errorf("got reads of %d bytes, want %d", lengths, want)
	}
}
