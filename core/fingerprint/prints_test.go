package photo

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/gif"
	"image/jpeg"
	"image/png"
	"math/rand/v2"
	"runtime"
	"slices"
	"strings"
	"testing"
)

func asJPEG(m image.Image, quality int) []byte {
	var b bytes.Buffer
	if err := jpeg.Encode(&b, m, &jpeg.Options{Quality: quality}); err != nil {
		panic(err)
	}
	return b.Bytes()
}

func asPNG(m image.Image) []byte {
	var b bytes.Buffer
	if err := (&png.Encoder{CompressionLevel: png.BestSpeed}).Encode(&b, m); err != nil {
		panic(err)
	}
	return b.Bytes()
}

func mustFingerprint(t *testing.T, data []byte) Fingerprint {
	t.Helper()
	p, err := FingerprintOf(data)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestCopiesHaveSimilarFingerprints(t *testing.T) {
	copies := []struct {
		name               string
		width, height      int
		margin, brightness float64
		encode             func(image.Image) []byte
		maxDistance        int
	}{
		{"larger", 1024, 768, 0, 1, nil, 8},
		{"just under maxFullDecode", 418, 313, 0, 1, nil, 8},
		{"just over maxFullDecode", 419, 314, 0, 1, nil, 12},
		{"smaller", 320, 240, 0, 1, nil, 8},
		{"very small", 120, 90, 0, 1, nil, 16},
		{"other proportions", 500, 500, 0, 1, nil, 8},
		{"low quality", 640, 480, 0, 1, func(m image.Image) []byte { return asJPEG(m, 20) }, 12},
		{"PNG", 400, 300, 0, 1, asPNG, 8},
		{"brighter", 640, 480, 0, 1.1, nil, 14},
		{"darker", 640, 480, 0, 0.8, nil, 8},
		{"cropped by 1 percent on each side", 640, 480, 0.01, 1, nil, Same},
		{"all of these", 512, 384, 0.005, 1.05, func(m image.Image) []byte { return asJPEG(m, 50) }, Same},
	}
	for seed := range uint64(4) {
		s := newScene(seed)
		original := mustFingerprint(t, asJPEG(s.paint(640, 480, 0, 1), 90))
		for _, c := range copies {
			encode := c.encode
			if encode == nil {
				encode = func(m image.Image) []byte { return asJPEG(m, 85) }
			}
			copied := mustFingerprint(t, encode(s.paint(c.width, c.height, c.margin, c.brightness)))
			if d := Distance(original, copied); d > c.maxDistance {
				t.Errorf("scene %d, %s: got distance %d, want at most %d", seed, c.name, d, c.maxDistance)
			}
		}
	}
}

func TestDifferentPicturesHaveDifferentFingerprints(t *testing.T) {
	var fingerprints []Fingerprint
	for seed := range uint64(30) {
		fingerprints = append(fingerprints, mustFingerprint(t, asJPEG(newScene(seed).paint(160, 120, 0, 1), 85)))
	}
	for i, a := range fingerprints {
		for j, b := range fingerprints[:i] {
			if d := Distance(a, b); d < 3*Same {
				t.Errorf("scenes %d and %d: got distance %d, want at least %d", i, j, d, 3*Same)
			}
		}
	}
}

// Fingerprints at most 15 bits apart always share a band. Of copies at most Same apart, at least 97 percent
// must share one too.
func TestBandsFindCopies(t *testing.T) {
	near, found := 0, 0
	for seed := range uint64(40) {
		s := newScene(seed)
		original := mustFingerprint(t, asPNG(s.paint(160, 120, 0, 1)))
		for _, margin := range []float64{0.005, 0.01, 0.015} {
			copied := mustFingerprint(t, asJPEG(s.paint(256, 192, margin, 1.1), 60))
			if Distance(original, copied) > Same {
				continue
			}
			near++
			bands := copied.Bands()
			for i, band := range original.Bands() {
				if band == bands[i] {
					found++
					break
				}
			}
		}
	}
	if near < 60 || found*100 < near*97 {
		t.Errorf("%d of %d copies share a band, want at least 97 percent of at least 60", found, near)
	}
	t.Logf("%d of %d copies share a band", found, near)
}

// Fingerprints are stored in databases, so they must never change. The pictures are made with integer
// arithmetic only.
func TestFingerprintsAreStable(t *testing.T) {
	sample := func(x, y, channel int) int { return (x*x/9 + y*y/7 + x*y/11 + 40*channel) % 256 }
	gray := func(width, height int) []byte {
		at := func(x, y int) float64 { return float64(sample(x, y, 0) / 8 * 8) }
		return encodeJPEG(width, height, []channel{{1, 1, 1, at}}, false, []jpegScan{{[]int{0}, 0, 63, 0, 0}}, 0, nil)
	}
	cases := []struct {
		name string
		file []byte
		want string
	}{
		{"PNG", encodePNG(90, 70, pngKind{depth: 8, colourType: pngRGB}, sample), "06d50cd61cd53cd4f995e1b503adfe28c0ca1716f8652b9afc340189ff76b189"},
		{"small JPEG", gray(90, 70), "0c950c951c95f895f1b583250f29fc6b01da5f35b8ed5f1a5075afabfc07001e"},
		{"large JPEG", gray(1000, 700), "5ea1b95c4b988763e27642a9b95452aba7575aaa9914bd8a52e3a75152abad54"},
	}
	for _, c := range cases {
		if got := mustFingerprint(t, c.file).String(); got != c.want {
			t.Errorf("%s: got the fingerprint %s, want %s", c.name, got, c.want)
		}
	}
}

func TestFingerprintAppliesOrientation(t *testing.T) {
	const width, height = 96, 64
	upright := newScene(5).paint(width, height, 0, 1)
	want := mustFingerprint(t, asPNG(upright))
	// For each orientation, where the pixel x, y of the upright picture is stored. The comments say which
	// sides of the upright picture the first row and the first column are (Exif 2.32, section 4.6.4).
	stored := []func(x, y int) (int, int){
		1: func(x, y int) (int, int) { return x, y },                          // top, left
		2: func(x, y int) (int, int) { return width - 1 - x, y },              // top, right
		3: func(x, y int) (int, int) { return width - 1 - x, height - 1 - y }, // bottom, right
		4: func(x, y int) (int, int) { return x, height - 1 - y },             // bottom, left
		5: func(x, y int) (int, int) { return y, x },                          // left, top
		6: func(x, y int) (int, int) { return y, width - 1 - x },              // right, top
		7: func(x, y int) (int, int) { return height - 1 - y, width - 1 - x }, // right, bottom
		8: func(x, y int) (int, int) { return height - 1 - y, x },             // left, bottom
	}
	for orientation := 1; orientation <= 8; orientation++ {
		size := image.Rect(0, 0, width, height)
		if orientation >= 5 {
			size = image.Rect(0, 0, height, width)
		}
		m := image.NewNRGBA(size)
		for y := range height {
			for x := range width {
				sx, sy := stored[orientation](x, y)
				m.Set(sx, sy, upright.At(x, y))
			}
		}
		plain := asJPEG(m, 95)
		for name, tiff := range map[string]string{
			"II": "II*\x00\x08\x00\x00\x00\x02\x00\x00\x01\x03\x00\x01\x00\x00\x00\x09\x00\x00\x00\x12\x01\x03\x00\x01\x00\x00\x00" +
				string(rune(orientation)) + "\x00\x00\x00\x00\x00\x00\x00",
			"MM": "MM\x00*\x00\x00\x00\x08\x00\x01\x01\x12\x00\x03\x00\x00\x00\x01\x00" + string(rune(orientation)) + "\x00\x00\x00\x00\x00\x00",
		} {
			var w jpegWriter
			w.Write(plain[:2])
			w.writeSegment(markerAPP1, []byte(exifHeader+tiff)...)
			w.writeSegment(markerAPP1, []byte("http://ns.adobe.com/xap/1.0/\x00<x/>")...)
			w.Write(plain[2:])
			if d := Distance(want, mustFingerprint(t, w.Bytes())); d > 8 {
				t.Errorf("orientation %d, %s: got distance %d, want at most 8", orientation, name, d)
			}
		}
		if d := Distance(want, mustFingerprint(t, plain)); orientation > 1 && d <= Same {
			t.Errorf("orientation %d without Exif: got distance %d, want more than %d, or the test proves nothing", orientation, d, Same)
		}
	}
}

func TestDamagedExifIsUpright(t *testing.T) {
	for _, tiff := range []string{"", "II*\x00", "II*\x00\xff\xff\xff\xff", "II*\x00\x08\x00\x00\x00\xff\xff\x12\x01",
		"MM\x00*\x00\x00\x00\x08\x00\x01\x01\x12\x00\x03\x00\x00\x00\x01\x00\x09\x00\x00",
		"MM\x00*\x00\x00\x00\x08\x00\x01\x01\x12\x00\x04\x00\x00\x00\x01\x00\x06\x00\x00"} {
		if got := exifOrientation([]byte(tiff)); got != 1 {
			t.Errorf("exifOrientation(%q) = %d, want 1", tiff, got)
		}
	}
}

func TestTransparentPixelsAreWhite(t *testing.T) {
	m := newScene(3).paint(200, 150, 0, 1)
	over := image.NewRGBA(m.Rect)
	for y := range 150 {
		for x := range 200 {
			c := m.NRGBAAt(x, y)
			c.A = uint8(min(x*3, 255))
			m.SetNRGBA(x, y, c)
			blend := func(v uint8) uint8 { return uint8((int(v)*int(c.A) + 255*(255-int(c.A))) / 255) }
			over.SetRGBA(x, y, color.RGBA{blend(c.R), blend(c.G), blend(c.B), 255})
		}
	}
	if d := Distance(mustFingerprint(t, asPNG(m)), mustFingerprint(t, asPNG(over))); d > 4 {
		t.Errorf("got distance %d from the picture over white, want at most 4", d)
	}
}

func TestFingerprintRefusesFlatPictures(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 4))
	for name, at := range map[string]func(x, y int) color.Color{
		"white":       func(x, y int) color.Color { return color.White },
		"black":       func(x, y int) color.Color { return color.Black },
		"transparent": func(x, y int) color.Color { return color.NRGBA{uint8(x), uint8(y), 9, 0} },
		"gradient":    func(x, y int) color.Color { return color.Gray{uint8(x / 2)} },
		"noise":       func(x, y int) color.Color { return color.Gray{uint8(100 + r.IntN(50))} },
		"a dot":       func(x, y int) color.Color { return color.Gray{uint8(255 - 255/(1+(x-200)*(x-200)+(y-150)*(y-150)))} },
	} {
		m := image.NewNRGBA(image.Rect(0, 0, 500, 400))
		for y := range 400 {
			for x := range 500 {
				m.Set(x, y, at(x, y))
			}
		}
		for _, file := range [][]byte{asPNG(m), asJPEG(m, 90)} {
			if _, err := FingerprintOf(file); !errors.Is(err, ErrFlat) {
				t.Errorf("%s: got %v, want %v", name, err, ErrFlat)
			}
		}
	}
	if _, err := FingerprintOf(asPNG(image.NewGray(image.Rect(0, 0, 1, 1)))); !errors.Is(err, ErrFlat) {
		t.Errorf("one pixel: got %v, want %v", err, ErrFlat)
	}
}

func TestFingerprintErrors(t *testing.T) {
	picture := newScene(1).paint(100, 80, 0, 1)
	small, large := asJPEG(picture, 80), asPNG(picture)
	var animation bytes.Buffer
	if err := gif.Encode(&animation, picture, nil); err != nil {
		t.Fatal(err)
	}
	header := func(width, height uint32, rest ...byte) []byte {
		body := []byte{byte(width >> 24), byte(width >> 16), byte(width >> 8), byte(width),
			byte(height >> 24), byte(height >> 16), byte(height >> 8), byte(height)}
		return append([]byte(pngSignature), encodeChunk("IHDR", append(body, rest...))...)
	}
	replace := func(data []byte, old, new string) []byte { return bytes.Replace(data, []byte(old), []byte(new), 1) }
	manyScans := append(bytes.Clone(small[:len(small)-2]), bytes.Repeat([]byte("\xff\xda\x00\x0c\x03\x01\x00\x02\x11\x03\x11\x00\x3f\x00"), 200)...)
	cases := []struct {
		name string
		file []byte
		want error
	}{
		{"nothing", nil, ErrFormat},
		{"GIF", animation.Bytes(), ErrFormat},
		{"text", []byte("not an image"), ErrFormat},
		{"JPEG signature", small[:3], ErrCorrupt},
		{"JPEG without end", small[:len(small)-2], ErrCorrupt},
		{"JPEG with 12 bits", replace(small, "\xff\xc0\x00\x11\x08", "\xff\xc0\x00\x11\x0c"), ErrFormat},
		{"JPEG lossless", replace(small, "\xff\xc0\x00\x11", "\xff\xc3\x00\x11"), ErrFormat},
		{"JPEG arithmetic", replace(small, "\xff\xc0\x00\x11", "\xff\xc9\x00\x11"), ErrFormat},
		{"JPEG with 2 components", replace(small, "\xff\xc0\x00\x11\x08\x00\x50\x00\x64\x03", "\xff\xc0\x00\x11\x08\x00\x50\x00\x64\x02"), ErrCorrupt},
		{"JPEG of 72 megapixels", replace(small, "\x08\x00\x50\x00\x64", "\x08\x20\x00\x23\x28"), ErrTooLarge},
		{"JPEG of 65,535 by 65,535", replace(small, "\x08\x00\x50\x00\x64", "\x08\xff\xff\xff\xff"), ErrTooLarge},
		{"JPEG without height", replace(small, "\x08\x00\x50\x00\x64", "\x08\x00\x00\x00\x64"), ErrCorrupt},
		{"JPEG larger than its data", replace(small, "\x08\x00\x50\x00\x64", "\x08\x07\xd0\x07\xd0"), ErrCorrupt},
		{"JPEG without scan", append(bytes.Clone(small[:bytes.Index(small, []byte{0xff, markerSOS})]), 0xff, markerEOI), ErrCorrupt},
		{"JPEG with 200 scans", append(manyScans, 0xff, markerEOI), ErrCorrupt},
		{"JPEG with a damaged Huffman table", replace(small, "\xff\xc4\x01\xa2\x00\x00", "\xff\xc4\x01\xa2\x00\x09"), ErrCorrupt},
		{"PNG signature", large[:8], ErrCorrupt},
		{"PNG bomb", header(60000, 60000, 8, 6, 0, 0, 0), ErrTooLarge},
		{"PNG of 5 megapixels", header(2500, 2000, 8, 6, 0, 0, 0), ErrTooLarge},
		{"PNG of 4 megapixels with 16 bits", append(header(2048, 2048, 16, 6, 0, 0, 0), encodeChunk("IDAT", nil)...), ErrTooLarge},
		{"PNG of 4 megapixels in RGB", append(append(header(2048, 1900, 8, 2, 0, 0, 0), encodeChunk("IDAT", nil)...), make([]byte, 1<<19)...), ErrTooLarge},
		{"PNG of 2 megapixels in 4 MB", append(append(header(1600, 1250, 8, 2, 0, 0, 0), encodeChunk("IDAT", nil)...), make([]byte, 4<<20)...), ErrTooLarge},
		{"interlaced PNG of 3 megapixels", append(append(header(2000, 1500, 8, 2, 0, 0, 1), encodeChunk("IDAT", nil)...), make([]byte, 1<<19)...), ErrTooLarge},
		{"PNG of 3 megapixels without data", append(append(header(2000, 1500, 8, 2, 0, 0, 0), encodeChunk("IDAT", nil)...), make([]byte, 1<<19)...), ErrCorrupt},
		{"PNG with one long row", header(1<<22, 1, 16, 6, 0, 0, 0), ErrTooLarge},
		{"PNG over 2^31", header(1<<31, 1, 8, 6, 0, 0, 0), ErrCorrupt},
		{"PNG without width", header(0, 10, 8, 6, 0, 0, 0), ErrCorrupt},
		{"PNG without pixels", append(header(10, 10, 8, 6, 0, 0, 0), encodeChunk("IEND", nil)...), ErrCorrupt},
		{"PNG with an unknown colour type", append(header(10, 10, 8, 5, 0, 0, 0), encodeChunk("IDAT", nil)...), ErrCorrupt},
		{"PNG with 4-bit RGB", append(header(10, 10, 4, 2, 0, 0, 0), encodeChunk("IDAT", nil)...), ErrCorrupt},
		{"PNG without palette", append(header(10, 10, 8, 3, 0, 0, 0), encodeChunk("IDAT", nil)...), ErrCorrupt},
		{"PNG with unknown interlacing", append(header(10, 10, 8, 2, 0, 0, 2), encodeChunk("IDAT", nil)...), ErrCorrupt},
		{"PNG with a damaged pixel", withByte(large, len(large)/2, large[len(large)/2]^0x55), ErrCorrupt},
		{"PNG with a wrong checksum of its pixels", withByte(large, len(large)-12-4-1, large[len(large)-12-4-1]^1), ErrCorrupt},
		{"PNG with more pixels than its size", replace(large, "\x00\x00\x00\x50", "\x00\x00\x00\x4f"), ErrCorrupt},
	}
	for _, c := range cases {
		if _, err := FingerprintOf(c.file); !errors.Is(err, c.want) {
			t.Errorf("%s: got %v, want %v", c.name, err, c.want)
		}
	}
	for name, file := range map[string][]byte{"JPEG": small, "PNG": large[:len(large)-12]} {
		for n := 12; n < len(file); n += 7 {
			if _, err := FingerprintOf(file[:n]); !errors.Is(err, ErrCorrupt) {
				t.Fatalf("%s truncated to %d of %d bytes: got %v, want %v", name, n, len(file), err, ErrCorrupt)
			}
		}
	}
}

// A repeated scan takes as much time as the whole picture. Of a larger one, nothing is read after the first scan.
func TestFingerprintRefusesRepeatedScans(t *testing.T) {
	at := func(x, y int) float64 { return float64((x/8*70 + y/8*110) % 256) }
	channels := []channel{{1, 1, 1, at}}
	for name, file := range map[string][]byte{
		"sequential":  encodeJPEG(360, 360, channels, false, []jpegScan{{[]int{0}, 0, 63, 0, 0}}, 0, nil),
		"progressive": encodeJPEG(360, 360, channels, true, progression(1), 0, nil),
	} {
		mustFingerprint(t, file)
		from := bytes.Index(file, []byte{0xff, 0xda})
		scan := file[from : len(file)-2]
		if _, err := FingerprintOf(slices.Concat(file[:len(file)-2], scan, file[len(file)-2:])); !errors.Is(err, ErrCorrupt) {
			t.Errorf("%s with a repeated scan: got %v, want %v", name, err, ErrCorrupt)
		}
	}
}

// Scans of AC coefficients may come again, but not for ever.
func TestFingerprintRefusesTooManyScans(t *testing.T) {
	at := func(x, y int) float64 { return float64((x/8*70 + y/8*110) % 256) }
	file := encodeJPEG(360, 360, []channel{{1, 1, 1, at}}, true, progression(1), 0, nil)
	from := bytes.LastIndex(file, []byte{0xff, 0xda})
	scan, end := file[from:len(file)-2], file[len(file)-2:]
	for scans, want := range map[int]error{maxScans: nil, maxScans + 1: ErrCorrupt} {
		repeated := bytes.Repeat(scan, scans-len(progression(1)))
		if _, err := FingerprintOf(slices.Concat(file[:len(file)-2], repeated, end)); !errors.Is(err, want) {
			t.Errorf("%d scans: got %v, want %v", scans, err, want)
		}
	}
}

// The averages of a large JPEG are complete after its first scan, so neither time nor bytes go into the rest.
func TestLargeJPEGIsReadUpToItsFirstScan(t *testing.T) {
	at := func(x, y int) float64 { return float64((x*x/90 + y*y/70 + x*y/110) % 256) }
	channels := []channel{{1, 1, 1, at}, {2, 1, 1, at}, {3, 1, 1, at}}
	for name, file := range map[string][]byte{
		"sequential":             encodeJPEG(512, 512, channels, false, []jpegScan{{[]int{0, 1, 2}, 0, 63, 0, 0}}, 0, nil),
		"progressive":            encodeJPEG(512, 512, channels, true, progression(3), 0, nil),
		"progressive RGB":        encodeJPEG(512, 512, channels, true, progression(3), 0, adobeRGB),
		"progressive, luma last": encodeJPEG(512, 512, channels, true, []jpegScan{{[]int{1, 2}, 0, 0, 0, 0}, {[]int{0}, 0, 0, 0, 0}, {[]int{0}, 1, 63, 0, 0}}, 0, nil),
	} {
		want := mustFingerprint(t, file)
		needed := Need(file, len(file))
		if got := mustFingerprint(t, file[:needed]); got != want {
			t.Errorf("%s: got another fingerprint from the first %d of %d bytes", name, needed, len(file))
		}
		if isProgressive := strings.HasPrefix(name, "progressive"); (needed < len(file)/2) != isProgressive {
			t.Errorf("%s: needs %d of %d bytes, want under a half only of a progressive JPEG", name, needed, len(file))
		}
		// From a few bytes, a guess is made that ends at the same number of bytes or more.
		for n := 200; n < len(file); n += 1000 {
			read, rounds := n, 0
			for more := Need(file[:read], len(file)); more > read; more = Need(file[:read], len(file)) {
				if more > len(file) {
					t.Fatalf("%s: needs %d bytes, the file has %d", name, more, len(file))
				}
				read = more
				rounds++
			}
			if read < needed || rounds > 12 {
				t.Errorf("%s: read %d bytes in %d rounds, want %d", name, read, rounds, needed)
			}
			if got := mustFingerprint(t, file[:read]); got != want {
				t.Errorf("%s: got another fingerprint from the first %d of %d bytes", name, read, len(file))
			}
		}
		if _, err := FingerprintOf(file[:needed*3/4]); !errors.Is(err, ErrCorrupt) {
			t.Errorf("%s: got %v from three quarters of the needed bytes, want %v", name, err, ErrCorrupt)
		}
	}
}

// A Worker has 128 MB for everything.
func TestFingerprintMemory(t *testing.T) {
	at := func(x, y int) float64 { return float64((x/32*70 + y/32*110) % 256) }
	channels := []channel{{1, 1, 1, at}, {2, 1, 1, at}, {3, 1, 1, at}, {4, 1, 1, at}}
	sample := func(x, y, channel int) int { return (x/32*70 + y/32*110) % 256 * 257 }
	for _, c := range []struct {
		name string
		file []byte
		max  uint64
	}{
		{"progressive CMYK", encodeJPEG(2048, 2048, channels, true, progression(4)[:1], 0, adobeRGB), 1 << 19},
		{"just under maxFullDecode", encodeJPEG(512, 256, channels, true, progression(4), 0, adobeRGB), 3 << 20},
		{"interlaced PNG with 16 bits", encodePNG(1024, 1024, pngKind{depth: 16, colourType: pngRGBA, isInterlaced: true}, sample), 1 << 20},
	} {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		mustFingerprint(t, c.file)
		runtime.ReadMemStats(&after)
		if used := after.TotalAlloc - before.TotalAlloc; used > c.max {
			t.Errorf("%s: allocated %d bytes, want at most %d", c.name, used, c.max)
		} else {
			t.Logf("%s: allocated %d bytes", c.name, used)
		}
	}
}

func FuzzFingerprint(f *testing.F) {
	picture := newScene(1).paint(40, 30, 0, 1)
	f.Add(asJPEG(picture, 80))
	f.Add(asPNG(picture))
	channels := planes(picture, modelCMYK, sampling420)
	f.Add(encodeJPEG(40, 30, channels, true, progression(4), 3, adobeRGB))
	f.Add(encodeJPEG(40, 30, channels[:3], false, []jpegScan{{[]int{0, 1, 2}, 0, 63, 0, 0}}, 2, adobeRGB))
	for _, kind := range []pngKind{{depth: 16, colourType: pngRGBA, isInterlaced: true}, {depth: 2, colourType: pngPalette, palette: make([]byte, 9)}} {
		f.Add(encodePNG(40, 30, kind, func(x, y, channel int) int { return (x ^ y) & (1<<kind.depth - 1) }))
	}
	f.Add([]byte(jpegHead(0xc2, 640, 480, 10)))
	f.Fuzz(func(t *testing.T, data []byte) {
		p, err := FingerprintOf(data)
		switch {
		case err == nil:
			if again, _ := FingerprintOf(data); again != p {
				t.Errorf("got %v, and again %v", p, again)
			}
			if _, _, ok := Size(data); !ok {
				t.Error("Size failed for a file with a fingerprint, want a size")
			}
		case !errors.Is(err, ErrFormat) && !errors.Is(err, ErrTooLarge) && !errors.Is(err, ErrCorrupt) && !errors.Is(err, ErrFlat):
			t.Errorf("got %v, which is not one of the documented errors", err)
		}
		Size(data)
	})
}

func BenchmarkFingerprint(b *testing.B) {
	for _, c := range []struct {
		name          string
		encode        func(image.Image) []byte
		width, height int
	}{
		{"JPEG", func(m image.Image) []byte { return asJPEG(m, 85) }, 800, 600},
		{"JPEG", func(m image.Image) []byte { return asJPEG(m, 85) }, 2304, 1728},
		{"PNG", asPNG, 800, 600},
		{"PNG", asPNG, 1152, 864}, // a larger one is over MaxPNGWork
	} {
		file := c.encode(newScene(1).paint(c.width, c.height, 0, 1))
		b.Run(fmt.Sprintf("%s %dx%d", c.name, c.width, c.height), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if _, err := FingerprintOf(file); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

func TestSmallestIsThatOfTheSortedValues(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for range 2000 {
		values := make([]int64, 1+random.IntN(40))
		for i := range values {
			values[i] = random.Int64N(30) - 15
		}
		sorted := slices.Sorted(slices.Values(values))
		n := 1 + random.IntN(len(values))
		if got := smallest(slices.Clone(values), n); got != sorted[n-1] {
			t.Fatalf("smallest(%v, %d): got %d, want %d", values, n, got, sorted[n-1])
		}
	}
}
