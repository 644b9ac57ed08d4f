package imaging

import (
	"bytes"
	"errors"
	"image"
	"image/color"
	"image/gif"
	"image/jpeg"
	"runtime"
	"slices"
	"testing"

	"loupe/core/imaging/imagingtest"
)

func mustDecode(t *testing.T, file []byte) Picture {
	t.Helper()
	p, err := Decode(file)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// reference returns the thumbnail of a decoded image over white.
func reference(m image.Image) Thumbnail {
	b := m.Bounds()
	down := newDownsampler(b.Dx(), b.Dy())
	row := make([]byte, b.Dx())
	for y := range b.Dy() {
		for x := range row {
			if planes, ok := m.(*image.YCbCr); ok {
				row[x] = planes.Y[planes.YOffset(b.Min.X+x, b.Min.Y+y)]
				continue
			}
			if straight, ok := m.(*image.NRGBA); ok {
				c := straight.NRGBAAt(b.Min.X+x, b.Min.Y+y)
				row[x] = overWhite(c.R, c.G, c.B, c.A)
				continue
			}
			r, g, bl, a := m.At(b.Min.X+x, b.Min.Y+y).RGBA()
			background := 0xffff - a
			row[x] = overWhite(byte((r+background)>>8), byte((g+background)>>8), byte((bl+background)>>8), 255)
		}
		down.addRow(y, y+1, 0, 1, 1, row)
	}
	return down.thumbnail()
}

// maxDifference returns the largest difference between cells, in 256ths of a level.
func maxDifference(a, b Thumbnail) (most int32) {
	for i := range a {
		most = max(most, a[i]-b[i], b[i]-a[i])
	}
	return most
}

// meanDifference returns the average difference between cells, in levels.
func meanDifference(a, b Thumbnail) float64 {
	sum := int32(0)
	for i := range a {
		sum += max(a[i]-b[i], b[i]-a[i]) >> 4 // so that the sum fits
	}
	return float64(sum) / 16 / float64(len(a))
}

// withOrientation returns a JPEG with an Exif orientation, in a TIFF of either byte order.
func withOrientation(plain []byte, order string, orientation int) []byte {
	tiff := "II*\x00\x08\x00\x00\x00\x02\x00\x00\x01\x03\x00\x01\x00\x00\x00\x09\x00\x00\x00\x12\x01\x03\x00\x01\x00\x00\x00" +
		string(rune(orientation)) + "\x00\x00\x00\x00\x00\x00\x00"
	if order == "MM" {
		tiff = "MM\x00*\x00\x00\x00\x08\x00\x01\x01\x12\x00\x03\x00\x00\x00\x01\x00" + string(rune(orientation)) + "\x00\x00\x00\x00\x00\x00"
	}
	segment := func(data string) []byte { return append([]byte{0xff, markerAPP1, 0, byte(len(data) + 2)}, data...) }
	return slices.Concat(plain[:2], segment(exifHeader+tiff), segment("http://ns.adobe.com/xap/1.0/\x00<x/>"), plain[2:])
}

func TestOrientationIsApplied(t *testing.T) {
	const width, height = 96, 64
	upright := imagingtest.NewScene(5).Paint(width, height, 0, 1)
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
		plain := imagingtest.JPEG(m, 95)
		decoded, err := jpeg.Decode(bytes.NewReader(plain))
		if err != nil {
			t.Fatal(err)
		}
		turnedBack := image.NewGray(upright.Rect)
		for i := range turnedBack.Pix {
			x, y := stored[orientation](i%width, i/width)
			turnedBack.Pix[i] = decoded.(*image.YCbCr).Y[decoded.(*image.YCbCr).YOffset(x, y)]
		}
		want := reference(turnedBack)
		for _, order := range []string{"II", "MM"} {
			got := mustDecode(t, withOrientation(plain, order, orientation))
			if d := float64(maxDifference(want, got.Thumbnail)) / 256; d > 1 {
				t.Errorf("orientation %d, %s: a cell differs by %.1f levels, want at most 1", orientation, order, d)
			}
			if got.Width != width || got.Height != height {
				t.Errorf("orientation %d, %s: got %d by %d pixels, want %d by %d", orientation, order, got.Width, got.Height, width, height)
			}
		}
		if d := meanDifference(want, mustDecode(t, plain).Thumbnail); orientation > 1 && d < 10 {
			t.Errorf("orientation %d without Exif: cells differ by %.1f levels on average, want 10, or the test proves nothing", orientation, d)
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
	m := imagingtest.NewScene(3).Paint(100, 75, 0, 1)
	over := image.NewRGBA(m.Rect)
	for y := range 75 {
		for x := range 100 {
			c := m.NRGBAAt(x, y)
			c.A = uint8(min(x*6, 255))
			m.SetNRGBA(x, y, c)
			blend := func(v uint8) uint8 { return uint8((int(v)*int(c.A) + 255*(255-int(c.A))) / 255) }
			over.SetRGBA(x, y, color.RGBA{blend(c.R), blend(c.G), blend(c.B), 255})
		}
	}
	if d := maxDifference(mustDecode(t, imagingtest.PNG(m)).Thumbnail, reference(over)); d > 320 {
		t.Errorf("a cell differs by %d 256ths of a level from the picture over white, want at most 320", d)
	}
}

func withByte(data []byte, i int, b byte) []byte {
	data = bytes.Clone(data)
	data[i] = b
	return data
}

func TestDecodeErrors(t *testing.T) {
	picture := imagingtest.NewScene(1).Paint(100, 80, 0, 1)
	small, large := imagingtest.JPEG(picture, 80), imagingtest.PNG(picture)
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
		if _, err := Decode(c.file); !errors.Is(err, c.want) {
			t.Errorf("%s: got %v, want %v", c.name, err, c.want)
		}
	}
	for name, file := range map[string][]byte{"JPEG": small, "PNG": large[:len(large)-12]} {
		for n := 12; n < len(file); n += 7 {
			if _, err := Decode(file[:n]); !errors.Is(err, ErrCorrupt) {
				t.Fatalf("%s truncated to %d of %d bytes: got %v, want %v", name, n, len(file), err, ErrCorrupt)
			}
		}
	}
}

// A repeated scan takes as much time as the whole picture. Of a larger one, nothing is read after the first scan.
func TestDecodeRefusesRepeatedScans(t *testing.T) {
	for _, name := range []string{"gray-150x103.jpg", "progressive-gray-150x103.jpg"} {
		file := jpegFile(t, name)
		mustDecode(t, file)
		from := bytes.Index(file, []byte{0xff, 0xda})
		scan := file[from : len(file)-2]
		if _, err := Decode(slices.Concat(file[:len(file)-2], scan, file[len(file)-2:])); !errors.Is(err, ErrCorrupt) {
			t.Errorf("%s with a repeated scan: got %v, want %v", name, err, ErrCorrupt)
		}
	}
}

// Scans of AC coefficients may come again, but not for ever.
func TestDecodeRefusesTooManyScans(t *testing.T) {
	const scansOfFile = 6
	file, sos := jpegFile(t, "progressive-gray-17x9.jpg"), []byte{0xff, markerSOS}
	scan := slices.Concat(sos, bytes.Split(file, sos)[2]) // the second one: the first AC coefficients
	file, end := file[:len(file)-2], file[len(file)-2:]
	for scans, want := range map[int]error{maxScans: nil, maxScans + 1: ErrCorrupt} {
		repeated := bytes.Repeat(scan, scans-scansOfFile)
		if _, err := Decode(slices.Concat(file, repeated, end)); !errors.Is(err, want) {
			t.Errorf("%d scans: got %v, want %v", scans, err, want)
		}
	}
}

// The averages of a large JPEG are complete after its first scan, so neither time nor bytes go into the rest.
func TestLargeJPEGIsReadUpToItsFirstScan(t *testing.T) {
	t.Parallel()
	for name, scans := range map[string]int{"444": 0, "progressive-444": 1, "progressive-RGB": 1, "progressive-luma-last": 2} { // 0: all
		name += "-901x600.jpg"
		file := jpegFile(t, name)
		want := mustDecode(t, file).Thumbnail
		needed := Need(file, len(file))
		if got := mustDecode(t, file[:needed]).Thumbnail; !slices.Equal(got, want) {
			t.Errorf("%s: got another picture from the first %d of %d bytes", name, needed, len(file))
		}
		least := len(file)
		if scans > 0 { // up to the header of the next scan, which has at most 12 bytes
			least = len(bytes.Join(bytes.SplitN(file, []byte{0xff, markerSOS}, scans+2)[:scans+1], []byte{0xff, markerSOS}))
		}
		if needed < least || needed > least+12 {
			t.Errorf("%s: needs %d of %d bytes, want %d and the next header", name, needed, len(file), least)
		}
		decoded := map[int]bool{} // by the number of bytes read
		// From a few bytes, a guess is made that ends at the same number of bytes or more.
		for n := 200; n < len(file); n += len(file) / 60 {
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
			if decoded[read] {
				continue
			}
			decoded[read] = true
			if got := mustDecode(t, file[:read]).Thumbnail; !slices.Equal(got, want) {
				t.Errorf("%s: got another picture from the first %d of %d bytes", name, read, len(file))
			}
		}
		if _, err := Decode(file[:needed*3/4]); !errors.Is(err, ErrCorrupt) {
			t.Errorf("%s: got %v from three quarters of the needed bytes, want %v", name, err, ErrCorrupt)
		}
	}
}

// A Worker has 128 MB for everything.
func TestDecodeMemory(t *testing.T) {
	sample := func(x, y, channel int) int { return (x/32*70 + y/32*110) % 256 * 257 }
	for _, c := range []struct {
		name string
		file []byte
		max  uint64
	}{
		{"large CMYK", jpegFile(t, "progressive-CMYK-901x600.jpg"), 1 << 19},
		{"CMYK of maxFullDecode pixels", jpegFile(t, "progressive-CMYK-512x256.jpg"), 3 << 20},
		{"interlaced PNG with 16 bits", encodePNG(512, 512, pngKind{depth: 16, colourType: pngRGBA, isInterlaced: true}, sample), 1 << 20},
	} {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		mustDecode(t, c.file)
		runtime.ReadMemStats(&after)
		if used := after.TotalAlloc - before.TotalAlloc; used > c.max {
			t.Errorf("%s: allocated %d bytes, want at most %d", c.name, used, c.max)
		} else {
			t.Logf("%s: allocated %d bytes", c.name, used)
		}
	}
}

func FuzzDecode(f *testing.F) {
	picture := imagingtest.NewScene(1).Paint(40, 30, 0, 1)
	f.Add(imagingtest.JPEG(picture, 80))
	f.Add(imagingtest.PNG(picture))
	for _, file := range jpegFiles(f, "*-17x9.jpg") {
		f.Add(file)
	}
	for _, kind := range []pngKind{{depth: 16, colourType: pngRGBA, isInterlaced: true}, {depth: 2, colourType: pngPalette, palette: make([]byte, 9)}} {
		f.Add(encodePNG(40, 30, kind, func(x, y, channel int) int { return (x ^ y) & (1<<kind.depth - 1) }))
	}
	f.Add([]byte(jpegHead(0xc2, 640, 480, 10)))
	f.Fuzz(func(t *testing.T, data []byte) {
		p, err := Decode(data)
		switch {
		case err == nil:
			if again, _ := Decode(data); !slices.Equal(again.Thumbnail, p.Thumbnail) {
				t.Error("got another picture the second time")
			}
			if _, _, ok := Size(data); !ok {
				t.Error("Size failed for a file that was decoded, want a size")
			}
		case !errors.Is(err, ErrFormat) && !errors.Is(err, ErrTooLarge) && !errors.Is(err, ErrCorrupt):
			t.Errorf("got %v, which is not one of the documented errors", err)
		}
		Size(data)
	})
}
