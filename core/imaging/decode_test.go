package imaging

import (
	"bytes"
	"fmt"
	"image"
	"image/jpeg"
	"image/png"
	"testing"

	"loupe/core/imaging/imagingtest"
)

// planes returns the channels of a picture in a colour model, CMYK inverted as Adobe writes it.
func planes(m *image.NRGBA, model colourModel, sampling [4][2]int) []channel {
	rgb := func(x, y int) (r, g, b float64) {
		p := m.Pix[m.PixOffset(x, y):]
		return float64(p[0]), float64(p[1]), float64(p[2])
	}
	at := [4]func(x, y int) float64{}
	switch model {
	case modelYCC, modelYCCK:
		at[0] = func(x, y int) float64 { r, g, b := rgb(x, y); return 0.299*r + 0.587*g + 0.114*b }
		at[1] = func(x, y int) float64 { r, g, b := rgb(x, y); return 128 - 0.1687*r - 0.3313*g + 0.5*b }
		at[2] = func(x, y int) float64 { r, g, b := rgb(x, y); return 128 + 0.5*r - 0.4187*g - 0.0813*b }
	case modelRGB, modelCMYK:
		at[0] = func(x, y int) float64 { r, _, _ := rgb(x, y); return r }
		at[1] = func(x, y int) float64 { _, g, _ := rgb(x, y); return g }
		at[2] = func(x, y int) float64 { _, _, b := rgb(x, y); return b }
	}
	at[3] = func(x, y int) float64 { return 255 - float64(x)*100/float64(m.Rect.Dx()) }
	n := 3
	if model == modelYCCK || model == modelCMYK {
		n = 4
	}
	channels := make([]channel, n)
	for i := range channels {
		channels[i] = channel{i + 1, sampling[i][0], sampling[i][1], at[i]}
	}
	return channels
}

var (
	sampling444 = [4][2]int{{1, 1}, {1, 1}, {1, 1}, {1, 1}}
	sampling420 = [4][2]int{{2, 2}, {1, 1}, {1, 1}, {2, 2}}
	sampling422 = [4][2]int{{2, 1}, {1, 1}, {1, 1}}
	sampling411 = [4][2]int{{4, 1}, {1, 1}, {1, 1}}

	adobeRGB  = append([]byte{0xff, markerAPP14, 0, 14}, "Adobe\x00\x00\x00\x00\x00\x00\x00"...)
	adobeYCCK = append([]byte{0xff, markerAPP14, 0, 14}, "Adobe\x00\x00\x00\x00\x00\x00\x02"...)
)

// progression returns the scans in which libjpeg writes a progressive JPEG of n channels.
func progression(n int) []jpegScan {
	all := []int{0, 1, 2, 3}[:n]
	passes := []jpegScan{{all, 0, 0, 0, 1}}
	for i := range n {
		passes = append(passes, jpegScan{[]int{i}, 1, 5, 0, 2}, jpegScan{[]int{i}, 6, 63, 0, 2}, jpegScan{[]int{i}, 1, 63, 2, 1})
	}
	passes = append(passes, jpegScan{all, 0, 0, 1, 0})
	for i := range n {
		passes = append(passes, jpegScan{[]int{i}, 1, 63, 1, 0})
	}
	return passes
}

// maxLevels is the allowed difference of a cell, of 255 levels. If all coefficients are decoded, cells differ
// by rounding only. If only DC coefficients are decoded, cells also differ where a block crosses the edge of
// a cell or of the picture.
func TestJPEGMatchesStandardLibrary(t *testing.T) {
	t.Parallel()
	sequential := func(n int) []jpegScan { return []jpegScan{{[]int{0, 1, 2, 3}[:n], 0, 63, 0, 0}} }
	cases := []struct {
		name        string
		model       colourModel
		sampling    [4][2]int
		progressive bool
		scans       []jpegScan
		interval    int
		prefix      []byte
	}{
		{"4:4:4", modelYCC, sampling444, false, sequential(3), 0, nil},
		{"4:2:0", modelYCC, sampling420, false, sequential(3), 0, nil},
		{"4:2:2", modelYCC, sampling422, false, sequential(3), 0, nil},
		{"4:1:1", modelYCC, sampling411, false, sequential(3), 0, nil},
		{"gray", modelYCC, sampling444, false, sequential(1), 0, nil},
		{"gray with factors", modelYCC, sampling420, false, sequential(1), 0, nil},
		{"restarts", modelYCC, sampling420, false, sequential(3), 7, nil},
		{"not interleaved", modelYCC, sampling444, false, []jpegScan{{[]int{0}, 0, 63, 0, 0}, {[]int{2}, 0, 63, 0, 0}, {[]int{1}, 0, 63, 0, 0}}, 0, nil},
		{"RGB", modelRGB, sampling444, false, sequential(3), 0, adobeRGB},
		{"CMYK", modelCMYK, sampling444, false, sequential(4), 0, adobeRGB},
		{"YCCK", modelYCCK, sampling420, false, sequential(4), 0, adobeYCCK},
		{"progressive 4:4:4", modelYCC, sampling444, true, progression(3), 0, nil},
		{"progressive 4:2:0", modelYCC, sampling420, true, progression(3), 0, nil},
		{"progressive gray", modelYCC, sampling444, true, progression(1), 0, nil},
		{"progressive restarts", modelYCC, sampling444, true, progression(3), 5, nil},
		{"progressive CMYK", modelCMYK, sampling444, true, progression(4), 0, adobeRGB},
		{"spectral selection only", modelYCC, sampling444, true, []jpegScan{{[]int{0, 1, 2}, 0, 0, 0, 0}, {[]int{0}, 1, 63, 0, 0}}, 0, nil},
		{"DC only", modelYCC, sampling420, true, []jpegScan{{[]int{0, 1, 2}, 0, 0, 0, 0}}, 0, nil},
	}
	sizes := []struct {
		width, height int
		maxLevels     float64
	}{{17, 9, 1}, {150, 103, 1}, {64, 200, 1}, {451, 300, 16}}
	for _, size := range sizes {
		picture := imagingtest.NewScene(7).Paint(size.width, size.height, 0, 1)
		for _, c := range cases {
			t.Run(fmt.Sprintf("%s %dx%d", c.name, size.width, size.height), func(t *testing.T) {
				channels := planes(picture, c.model, c.sampling)
				if len(c.scans[0].channels) == 1 && len(c.scans) != 3 {
					channels = channels[:1]
				}
				file := encodeJPEG(size.width, size.height, channels, c.progressive, c.scans, c.interval, c.prefix)
				decoded, err := jpeg.Decode(bytes.NewReader(file))
				if err != nil {
					t.Fatalf("the standard library cannot decode the file: %v", err)
				}
				got, err := decodeJPEG(file)
				if err != nil {
					t.Fatal(err)
				}
				want := reference(decoded)
				maxLevels := size.maxLevels
				if c.model == modelCMYK || c.model == modelYCCK { // approximated: see jpegDecoder.thumbnail
					maxLevels += 3
				}
				if d := float64(maxDifference(want, got)) / 256; d > maxLevels {
					t.Errorf("a cell differs by %.1f levels, want at most %.1f", d, maxLevels)
				}
				if d := meanDifference(want, got); d > 2 {
					t.Errorf("cells differ by %.1f levels on average, want at most 2", d)
				}
			})
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
					got, err := decodePNG(file)
					if err != nil {
						t.Fatal(err)
					}
					if d := float64(maxDifference(reference(decoded), got)) / 256; d > 1 {
						t.Errorf("a cell differs by %.1f levels, want at most 1", d)
					}
				})
			}
		}
	}
}
