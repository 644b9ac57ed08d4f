package photo

import (
	"slices"
	"strings"
	"testing"

	"loupe/core/base/limits"
	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
	"loupe/core/imaging"
	"loupe/core/imaging/fingerprint"
)

const (
	webp = "RIFF\x22\x00\x00\x00WEBPVP8L\x15\x00\x00\x00\x2f\x0f\xc0\x03\x00 and the picture\x00"
	gif  = "GIF89a\x10\x00\x10\x00\x00\x00\x00;"
	avif = "\x00\x00\x00\x1cftypavif\x00\x00\x00\x00avifmif1miaf and the rest"
	heic = "\x00\x00\x00\x18ftypmsf1\x00\x00\x00\x00heicmif1 and the rest"
)

// fetchReduced opens a photo with this file for its fingerprint. The host answers with reduced when it is asked to reduce it.
func fetchReduced(t *testing.T, file string, reduced exchangetest.Answer) (*Photo, *exchangetest.Exchange) {
	t.Helper()
	return fetch(t, exchangetest.HTTP(200, file), reduced, true)
}

func TestUnreadablePhotoIsComparedAsTheHostReducesIt(t *testing.T) {
	detailed := encodePNG(256, func(x, y int) uint8 { return uint8(x*x/9 + y*y/5 + x*y/3) })
	flat := encodePNG(64, func(int, int) uint8 { return 128 })
	tooLarge := encodePNG(257, func(x, y int) uint8 { return uint8(x*x/9 + y*y/5) })
	want := printsOf(t, detailed)
	for name, c := range map[string]struct {
		reduced exchangetest.Answer
		prints  fingerprint.Prints
		err     error
	}{
		"reduced":           {exchangetest.Kept(detailed), want, nil},
		"too little detail": {exchangetest.Kept(flat), nil, ErrFlat},
		"no means to":       {exchangetest.Answer{}, nil, ErrUnsupportedFormat},
		"cannot read it":    {exchangetest.Fail(exchange.Failed, "9412"), nil, ErrUnsupportedFormat},
		"takes too long":    {exchangetest.Kept(detailed).After(limits.Reduce + 1), nil, ErrUnsupportedFormat},
		"a larger file":     {exchangetest.Kept(detailed + strings.Repeat("a", 512<<10)), nil, ErrUnsupportedFormat},
		"more pixels":       {exchangetest.Kept(tooLarge), nil, ErrUnsupportedFormat},
		"another format":    {exchangetest.Kept(gif), nil, ErrUnsupportedFormat},
		"a damaged picture": {exchangetest.Kept(detailed[:len(detailed)/2]), nil, ErrDamaged},
		"nothing":           {exchangetest.Kept(""), nil, ErrUnsupportedFormat},
	} {
		for format, file := range map[imaging.Format]string{imaging.GIF: gif, imaging.WebP: webp} {
			p, x := fetchReduced(t, file, c.reduced)
			if !slices.Equal(p.Prints, c.prints) || p.Err != c.err || p.Format != format || p.Bytes != len(file) {
				t.Errorf("%s: got %d fingerprints, error %v, a %s of %d bytes, want %d, %v and the %s of %d bytes",
					name, len(p.Prints), p.Err, p.Format, p.Bytes, len(c.prints), c.err, format, len(file))
			}
			if asked := x.Of(exchangetest.Reduce); len(asked) != 1 || asked[0].Side != 256 || asked[0].JPEG {
				t.Errorf("%s: the host is asked for %v, want a PNG of 256 pixels", name, asked)
			}
		}
	}
}

func TestReadablePhotoIsNotReduced(t *testing.T) {
	for name, file := range map[string]string{
		"JPEG": encodeJPEG(64), "flat": encodePNG(64, func(int, int) uint8 { return 128 }), "damaged": encodeJPEG(64)[:300], "HTML": "<!doctype html><p>",
		"MP4": "\x00\x00\x00\x18ftypisom\x00\x00\x00\x00isommp42 and the rest",
	} {
		if _, x := fetchReduced(t, file, exchangetest.Answer{}); len(x.Of(exchangetest.Reduce)) != 0 {
			t.Errorf("%s: the host is asked to reduce it, want no such effect", name)
		}
	}
}

func TestAVIFAndHEICBecomeJPEGs(t *testing.T) {
	file := encodeJPEG(300)
	want := printsOf(t, file)
	for name, original := range map[string]string{"AVIF": avif, "HEIC": heic} {
		p, x := fetchReduced(t, original, exchangetest.Kept(file))
		asked := x.Of(exchangetest.Reduce)
		if len(asked) != 1 || !asked[0].JPEG || asked[0].Side != 1024 {
			t.Fatalf("%s: the host is asked for %v, want a JPEG of 1,024 pixels", name, asked)
		}
		if p.Format != imaging.JPEG || p.Bytes != len(file) || p.Err != nil || !slices.Equal(p.Prints, want) {
			t.Errorf("%s: got a %s of %d bytes with %d fingerprints, error %v, want the JPEG with its fingerprints", name, p.Format, p.Bytes, len(p.Prints), p.Err)
		}
		for _, read := range x.Of(exchangetest.Read) {
			if read.Source != asked[0].Number {
				t.Errorf("%s: %s, want the JPEG's", name, read)
			}
		}
		for what, reduced := range map[string]exchangetest.Answer{
			"no means to": {}, "a page": exchangetest.Kept("<p>"), "more pixels": exchangetest.Kept(encodeJPEG(1025)), "a GIF": exchangetest.Kept(gif),
			"failure": exchangetest.Fail(exchange.Failed, ""), "takes too long": exchangetest.Kept(file).After(limits.Reduce + 1),
		} {
			if p, _ := fetchReduced(t, original, reduced); p.Available() || p.Err != ErrUnconverted || p.Prints != nil {
				t.Errorf("%s, %s: got a %s, error %v, want no photo and %v", name, what, p.Format, p.Err, ErrUnconverted)
			}
		}
	}
}
