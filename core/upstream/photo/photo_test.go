package photo

import (
	"image"
	"os"
	"slices"
	"strings"
	"testing"

	"loupe/core/base/publicurl"
	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
	"loupe/core/imaging/fingerprint"
	"loupe/core/imaging/imagingtest"
)

// gray returns a grey picture whose brightness is a function of the position.
func gray(size int, brightness func(x, y int) uint8) image.Image {
	picture := image.NewGray(image.Rect(0, 0, size, size))
	for i := range picture.Pix {
		picture.Pix[i] = brightness(i%size, i/size)
	}
	return picture
}

func encodePNG(size int, brightness func(x, y int) uint8) string {
	return string(imagingtest.PNG(gray(size, brightness)))
}

// encodeJPEG returns a picture with detail.
func encodeJPEG(size int) string {
	return string(imagingtest.JPEG(gray(size, func(x, y int) uint8 { return uint8(x*x/9 + y*y/5 + x*y/3) }), 75))
}

// printsOf returns the fingerprints that a photo with this file has.
func printsOf(t *testing.T, file string) fingerprint.Prints {
	t.Helper()
	prints, err := fingerprint.Of([]byte(file), fingerprint.Queried)
	if err != nil {
		t.Fatal(err)
	}
	return prints
}

func readFile(t *testing.T, path string) string {
	t.Helper()
	file, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(file)
}

// fetch opens the photo at https://img.example.com/a. The host answers each fetch with fetched, and with reduced when it is
// asked to reduce the photo.
func fetch(t *testing.T, fetched, reduced exchangetest.Answer, withFingerprint bool) (*Photo, *exchangetest.Exchange) {
	t.Helper()
	return open(t, withFingerprint, func(e exchangetest.Effect) exchangetest.Answer {
		switch e.Kind {
		case exchangetest.Fetch:
			return fetched
		case exchangetest.Reduce:
			return reduced
		}
		return exchangetest.Answer{}
	})
}

// open opens the photo at https://img.example.com/a on a host with these answers.
func open(t *testing.T, withFingerprint bool, answer func(exchangetest.Effect) exchangetest.Answer) (*Photo, *exchangetest.Exchange) {
	t.Helper()
	url, err := publicurl.Check("https://img.example.com/a", false)
	if err != nil {
		t.Fatal(err)
	}
	var p *Photo
	x := exchangetest.Run(t, func(f *exchange.Flow) {
		p = Open(f, url, false, withFingerprint)
		f.Await(p)
	}, answer)
	return p, x
}

// The answer of the fetch has the first 64 kB, so a small photo is not read again.
func TestSmallPhotoIsNotReadAgain(t *testing.T) {
	p, x := fetch(t, exchangetest.HTTP(200, encodePNG(64, func(x, y int) uint8 { return uint8(x*x*7 + y*y*13) })), exchangetest.Answer{}, true)
	if reads := x.Of(exchangetest.Read); p.Prints == nil || len(reads) > 0 {
		t.Errorf("fingerprint %v, reads %v, want a fingerprint without a read", p.Prints, reads)
	}
}

// A large progressive JPEG is read up to the end of its first scan.
func TestProgressiveJPEGIsReadUpToItsFirstScan(t *testing.T) {
	small := readFile(t, "testdata/progressive.jpg")
	want := printsOf(t, small)
	for _, metadata := range []int{0, 1, 3, 5} { // segments of 64,000 bytes in front of the picture
		comment := "\xff\xfe\xfa\x00" + strings.Repeat("x", 64000-2)
		file := small[:2] + strings.Repeat(comment, metadata) + small[2:] + strings.Repeat("\x00", 2<<20)
		p, x := fetch(t, exchangetest.HTTP(200, file), exchangetest.Answer{}, true)
		if !slices.Equal(p.Prints, want) {
			t.Errorf("%d segments: got %d fingerprints, %v, want those of the picture alone", metadata, len(p.Prints), p.Err)
		}
		read := 0
		for _, effect := range x.Of(exchangetest.Read) {
			read += effect.Length
		}
		if read > len(file)/2 || metadata == 0 && read > 0 {
			t.Errorf("%d segments: read %d of %d bytes, want less than half, and none if the first bytes are enough", metadata, read, len(file))
		}
	}
}

// A vendor gets the URL that the picture came from. The first URL may lead elsewhere later.
func TestPhotosURLIsTheLastOne(t *testing.T) {
	const last = "https://cdn.example.com/photo"
	file := encodePNG(64, func(x, y int) uint8 { return uint8(x*x*7 + y*y*13) })
	p, _ := open(t, false, func(e exchangetest.Effect) exchangetest.Answer {
		if e.URL == last {
			return exchangetest.HTTP(200, file)
		}
		return exchangetest.HTTP(301, "", exchange.Header{Name: "location", Value: last})
	})
	if p.URL != last || !p.Available() || p.Err != nil {
		t.Errorf("the photo is of %s, %v, want %s", p.URL, p.Err, last)
	}
}

func TestFetchIsRetriedOnce(t *testing.T) {
	if _, x := fetch(t, exchangetest.HTTP(503, ""), exchangetest.Answer{}, true); len(x.Of(exchangetest.Fetch)) != 2 {
		t.Errorf("%d fetches, want 2", len(x.Of(exchangetest.Fetch)))
	}
}
