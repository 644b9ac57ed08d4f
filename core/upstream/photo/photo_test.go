package photo

import (
	"image"
	"os"
	"slices"
	"strings"
	"testing"

	"loupe/core/base/limits"
	"loupe/core/base/publicurl"
	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
	"loupe/core/imaging"
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

// The tests of the API have photos that are not served or no photos.
func TestOpen(t *testing.T) {
	detailed := encodePNG(64, func(x, y int) uint8 { return uint8(x*x*7 + y*y*13 + x*y*3) })
	flat := encodePNG(64, func(int, int) uint8 { return 128 })
	const huge = "\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x08\x34\x00\x00\x08\x34\x08\x00\x00\x00\x00" // 2,100 pixels each way
	for name, c := range map[string]struct {
		answer      exchangetest.Answer
		format      imaging.Format // "" if the photo is not available
		fingerprint bool
		status      int
		err         error
	}{
		"PNG":             {exchangetest.HTTP(200, detailed), imaging.PNG, true, 200, nil},
		"GIF":             {exchangetest.HTTP(200, "GIF89a\x01\x00\x01\x00"), imaging.GIF, false, 200, ErrUnsupportedFormat},
		"WebP":            {exchangetest.HTTP(200, webp), imaging.WebP, false, 200, ErrUnsupportedFormat},
		"flat":            {exchangetest.HTTP(200, flat), imaging.PNG, false, 200, ErrFlat},
		"too many pixels": {exchangetest.HTTP(200, huge), imaging.PNG, false, 200, ErrTooManyPixels},
		"truncated":       {exchangetest.HTTP(200, detailed[:len(detailed)/2]), imaging.PNG, false, 200, ErrDamaged},
		"too late":        {exchangetest.HTTP(200, detailed).After(limits.Photo + 1), "", false, 0, ErrTimeout},
	} {
		p, _ := fetch(t, c.answer, exchangetest.Answer{}, true)
		if p.Format != c.format || p.Available() != (c.format != "") || p.Compared() != c.fingerprint || p.Status != c.status || p.Err != c.err {
			t.Errorf("%s: %q, fingerprint %v, status %d, %v, want %q, %v, status %d, %v",
				name, p.Format, p.Compared(), p.Status, p.Err, c.format, c.fingerprint, c.status, c.err)
		}
		if p.Available() != (p.Bytes > 0 && len(p.SHA256) == 32) {
			t.Errorf("%s: %d bytes, SHA-256 %x", name, p.Bytes, p.SHA256)
		}
	}
}

func TestBytesAreReadOnlyForTheFingerprint(t *testing.T) {
	file := encodePNG(400, func(x, y int) uint8 { return uint8(x*x*7 + y*y*13 + x*y*3) })
	for _, withFingerprint := range []bool{false, true} {
		p, x := fetch(t, exchangetest.HTTP(200, file), exchangetest.Answer{}, withFingerprint)
		reads := len(x.Of(exchangetest.Read))
		for _, read := range x.Of(exchangetest.Read) {
			if read.Offset != 0 || read.Length != len(file) {
				t.Errorf("%s, want all %d bytes", read, len(file))
			}
		}
		if (reads > 0) != withFingerprint || (p.Prints != nil) != withFingerprint || p.Err != nil || p.Bytes != len(file) {
			t.Errorf("with fingerprint %v: %d reads, fingerprint %v, %d bytes, %v, want %d bytes",
				withFingerprint, reads, p.Prints != nil, p.Bytes, p.Err, len(file))
		}
	}
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

// A photo's metadata may have previews of several segments.
func TestJPEGWithMuchMetadataIsReadInTwoSteps(t *testing.T) {
	small := encodeJPEG(300)
	metadata := strings.Repeat("\xff\xe2\xff\xff"+strings.Repeat("m", 0xffff-2), 3)
	large := small[:2] + metadata + small[2:]
	p, x := fetch(t, exchangetest.HTTP(200, large), exchangetest.Answer{}, true)
	if want := printsOf(t, small); !slices.Equal(p.Prints, want) {
		t.Errorf("got %d fingerprints, %v, want those of the picture without metadata", len(p.Prints), p.Err)
	}
	var lengths []int
	for _, read := range x.Of(exchangetest.Read) {
		lengths = append(lengths, read.Length)
	}
	if want := []int{2 * headBytes, len(large)}; !slices.Equal(lengths, want) {
		t.Errorf("got reads of %d bytes, want %d", lengths, want)
	}
}
