package imaging

import (
	"bytes"
	"fmt"
	"image/jpeg"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// jpegFiles returns the files of testdata/jpeg that match a pattern, by name. They are of kinds that image/jpeg can't write:
// progressive, in several colour models and sampling factors, with restart markers. They were written once by an encoder that
// divides scans as libjpeg does, from one scene. Those of 901 by 600 pixels are over maxFullDecode.
func jpegFiles(t testing.TB, pattern string) map[string][]byte {
	t.Helper()
	paths, err := filepath.Glob("testdata/jpeg/" + pattern)
	if err != nil || len(paths) == 0 {
		t.Fatalf("got %d files %s, %v", len(paths), pattern, err)
	}
	files := map[string][]byte{}
	for _, path := range paths {
		file, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		files[filepath.Base(path)] = file
	}
	return files
}

// jpegFile returns the file of testdata/jpeg with this name.
func jpegFile(t testing.TB, name string) []byte {
	t.Helper()
	return jpegFiles(t, name)[name]
}

// If all coefficients are decoded, cells differ by rounding only. If only DC coefficients are decoded, cells also differ where a
// block crosses the edge of a cell or of the picture. A test of package fingerprint compares the fingerprints of the same files.
func TestJPEGMatchesStandardLibrary(t *testing.T) {
	t.Parallel()
	files := jpegFiles(t, "*")
	if len(files) != 81 {
		t.Errorf("got %d files, want 81", len(files))
	}
	for name, file := range files {
		decoded, err := jpeg.Decode(bytes.NewReader(file))
		if err != nil {
			t.Fatalf("%s: the standard library cannot decode the file: %v", name, err)
		}
		maxLevels, maxMean := 1.0, 0.5
		if strings.Contains(name, "901x600") {
			maxLevels, maxMean = 16, 1.5
		}
		if strings.Contains(name, "CMYK") || strings.Contains(name, "YCCK") { // approximated: see jpegDecoder.thumbnail
			maxLevels += 3
		}
		want, got := reference(decoded), mustDecode(t, file).Thumbnail
		if at := bytes.Index(file, []byte("\xff\xee\x00\x0eAdobe")); strings.Contains(name, "CMYK") { // the library refuses it without
			if without := mustDecode(t, slices.Delete(bytes.Clone(file), at, at+16)).Thumbnail; !slices.Equal(without, got) {
				t.Errorf("%s without Adobe's segment differs, want the same picture, as in Chromium", name)
			}
		}
		if d := float64(maxDifference(want, got)) / 256; d > maxLevels {
			t.Errorf("%s: a cell differs by %.1f levels, want at most %.1f", name, d, maxLevels)
		}
		if d := meanDifference(want, got); d > maxMean {
			t.Errorf("%s: cells differ by %.1f levels on average, want at most %.1f", name, d, maxMean)
		}
	}
}

func TestPNGMatchesStandardLibrary(t *testing.T) {
	t.Parallel()
	palette := make([]byte, 3*256)
	for i := range palette {
		palette[i] = byte(i * 7)
	}
	transparency := make([]byte, 200)
	for i := range transparency {
		transparency[i] = byte(i * 3)
	}
	kinds := []pngKind{
		{depth: 1, colourType: pngGray}, {depth: 2, colourType: pngGray}, {depth: 4, colourType: pngGray}, {depth: 8, colourType: pngGray},
		{depth: 16, colourType: pngGray}, {depth: 8, colourType: pngRGB}, {depth: 16, colourType: pngRGB},
		{depth: 8, colourType: pngGrayAlpha}, {depth: 16, colourType: pngGrayAlpha}, {depth: 8, colourType: pngRGBA}, {depth: 16, colourType: pngRGBA},
		{depth: 1, colourType: pngPalette, palette: palette[:6]}, {depth: 2, colourType: pngPalette, palette: palette[:9]},
		{depth: 4, colourType: pngPalette, palette: palette[:48]}, {depth: 8, colourType: pngPalette, palette: palette},
		{depth: 8, colourType: pngPalette, palette: palette, transparency: transparency},
		{depth: 2, colourType: pngGray, transparency: []byte{0, 2}}, {depth: 8, colourType: pngGray, transparency: []byte{0, 100}},
		{depth: 16, colourType: pngGray, transparency: []byte{80, 100}},
		{depth: 8, colourType: pngRGB, transparency: []byte{0, 9, 0, 16, 0, 23}},
		{depth: 16, colourType: pngRGB, transparency: []byte{9, 9, 16, 16, 23, 23}},
	}
	for _, kind := range kinds {
		for _, kind.isInterlaced = range []bool{false, true} {
			for _, size := range [][2]int{{1, 1}, {3, 2}, {5, 9}, {131, 77}} {
				width, height := size[0], size[1]
				t.Run(fmt.Sprintf("depth %d colour %d tRNS %d interlaced %t %dx%d", kind.depth, kind.colourType,
					len(kind.transparency), kind.isInterlaced, width, height), func(t *testing.T) {
					file := encodePNG(width, height, kind, func(x, y, channel int) int {
						v := (x*x/5 + y*3 + channel*7) % 256 // 8 bits
						return v * 0x0101 >> (16 - kind.depth)
					})
					decoded, err := png.Decode(bytes.NewReader(file))
					if err != nil {
						t.Fatalf("the standard library cannot decode the file: %v", err)
					}
					if d := float64(maxDifference(reference(decoded), mustDecode(t, file).Thumbnail)) / 256; d > 1 {
						t.Errorf("a cell differs by %.1f levels, want at most 1", d)
					}
				})
			}
		}
	}
}
