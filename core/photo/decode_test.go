package photo

import (
	"bytes"
	"fmt"
	"image"
	"image/jpeg"
	"image/png"
	"testing"
)

// planes gives the channels of a picture in YCC, RGB or inverted CMYK.
func planes(m *image.NRGBA, kind colours, sampling [4][2]int) []channel {
	rgb := func(x, y int) (r, g, b float64) {
		p := m.Pix[m.PixOffset(x, y):]
		return float64(p[0]), float64(p[1]), float64(p[2])
	}
	at := [4]func(x, y int) float64{}
	switch kind {
	case inYCC, inYCCK:
		at[0] = func(x, y int) float64 { r, g, b := rgb(x, y); return 0.299*r + 0.587*g + 0.114*b }
		at[1] = func(x, y int) float64 { r, g, b := rgb(x, y); return 128 - 0.1687*r - 0.3313*g + 0.5*b }
		at[2] = func(x, y int) float64 { r, g, b := rgb(x, y); return 128 + 0.5*r - 0.4187*g - 0.0813*b }
	case inRGB, inCMYK:
		at[0] = func(x, y int) float64 { r, _, _ := rgb(x, y); return r }
		at[1] = func(x, y int) float64 { _, g, _ := rgb(x, y); return g }
		at[2] = func(x, y int) float64 { _, _, b := rgb(x, y); return b }
	}
	at[3] = func(x, y int) float64 { return 255 - float64(x)*100/float64(m.Rect.Dx()) }
	n := 3
	if kind == inYCCK || kind == inCMYK {
		n = 4
	}
	channels := make([]channel, n)
	for i := range channels {
		channels[i] = channel{i + 1, sampling[i][0], sampling[i][1], at[i]}
	}
	return channels
}

var (
	full      = [4][2]int{{1, 1}, {1, 1}, {1, 1}, {1, 1}}
	half      = [4][2]int{{2, 2}, {1, 1}, {1, 1}, {2, 2}}
	halfWide  = [4][2]int{{2, 1}, {1, 1}, {1, 1}}
	quarter   = [4][2]int{{4, 1}, {1, 1}, {1, 1}}
	adobeRGB  = append([]byte{0xff, markerAPP14, 0, 14}, "Adobe\x00\x00\x00\x00\x00\x00\x00"...)
	adobeYCCK = append([]byte{0xff, markerAPP14, 0, 14}, "Adobe\x00\x00\x00\x00\x00\x00\x02"...)
)

// progression is the order in which libjpeg writes n channels.
func progression(n int) []pass {
	all := []int{0, 1, 2, 3}[:n]
	passes := []pass{{all, 0, 0, 0, 1}}
	for i := range n {
		passes = append(passes, pass{[]int{i}, 1, 5, 0, 2}, pass{[]int{i}, 6, 63, 0, 2}, pass{[]int{i}, 1, 63, 2, 1})
	}
	passes = append(passes, pass{all, 0, 0, 1, 0})
	for i := range n {
		passes = append(passes, pass{[]int{i}, 1, 63, 1, 0})
	}
	return passes
}

// The differences allowed are in levels of 255. Decoded in full, a picture differs by rounding only. From DC coefficients
// alone it may also differ where a block lies over the edge of a cell or of the picture.
func TestJPEGDecodesAsStandardLibrary(t *testing.T) {
	sequential := func(n int) []pass { return []pass{{[]int{0, 1, 2, 3}[:n], 0, 63, 0, 0}} }
	cases := []struct {
		name        string
		colours     colours
		sampling    [4][2]int
		progressive bool
		passes      []pass
		interval    int
		before      []byte
	}{
		{"4:4:4", inYCC, full, false, sequential(3), 0, nil},
		{"4:2:0", inYCC, half, false, sequential(3), 0, nil},
		{"4:2:2", inYCC, halfWide, false, sequential(3), 0, nil},
		{"4:1:1", inYCC, quarter, false, sequential(3), 0, nil},
		{"gray", inYCC, full, false, sequential(1), 0, nil},
		{"gray with factors", inYCC, half, false, sequential(1), 0, nil},
		{"restarts", inYCC, half, false, sequential(3), 7, nil},
		{"not interleaved", inYCC, full, false, []pass{{[]int{0}, 0, 63, 0, 0}, {[]int{2}, 0, 63, 0, 0}, {[]int{1}, 0, 63, 0, 0}}, 0, nil},
		{"RGB", inRGB, full, false, sequential(3), 0, adobeRGB},
		{"CMYK", inCMYK, full, false, sequential(4), 0, adobeRGB},
		{"YCCK", inYCCK, half, false, sequential(4), 0, adobeYCCK},
		{"progressive 4:4:4", inYCC, full, true, progression(3), 0, nil},
		{"progressive 4:2:0", inYCC, half, true, progression(3), 0, nil},
		{"progressive gray", inYCC, full, true, progression(1), 0, nil},
		{"progressive restarts", inYCC, full, true, progression(3), 5, nil},
		{"progressive CMYK", inCMYK, full, true, progression(4), 0, adobeRGB},
		{"spectral selection only", inYCC, full, true, []pass{{[]int{0, 1, 2}, 0, 0, 0, 0}, {[]int{0}, 1, 63, 0, 0}}, 0, nil},
		{"DC only", inYCC, half, true, []pass{{[]int{0, 1, 2}, 0, 0, 0, 0}}, 0, nil},
	}
	sizes := []struct {
		width, height int
		levels        float64
	}{{17, 9, 1}, {150, 103, 1}, {64, 200, 1}, {901, 600, 16}}
	for _, size := range sizes {
		picture := newScene(7).paint(size.width, size.height, 0, 1)
		for _, c := range cases {
			t.Run(fmt.Sprintf("%s %dx%d", c.name, size.width, size.height), func(t *testing.T) {
				channels := planes(picture, c.colours, c.sampling)
				if len(c.passes[0].channels) == 1 && len(c.passes) != 3 {
					channels = channels[:1]
				}
				file := encodeJPEG(size.width, size.height, channels, c.progressive, c.passes, c.interval, c.before)
				decoded, err := jpeg.Decode(bytes.NewReader(file))
				if err != nil {
					t.Fatal("the standard library does not read it:", err)
				}
				got, err := decodeJPEG(file)
				if err != nil {
					t.Fatal(err)
				}
				want := reference(decoded)
				levels := size.levels
				if c.colours == inCMYK || c.colours == inYCCK { // a product of means, not the mean of products
					levels += 3
				}
				if d := float64(apart(want, got)) / 256; d > levels {
					t.Errorf("a cell differs by %.1f levels", d)
				}
				if d := Distance(hash(want), hash(got)); d > 6 {
					t.Errorf("the prints are %d apart", d)
				}
			})
		}
	}
}

func TestPNGDecodesAsStandardLibrary(t *testing.T) {
	palette := make([]byte, 3*256)
	for i := range palette {
		palette[i] = byte(i * 7)
	}
	transparency := make([]byte, 200)
	for i := range transparency {
		transparency[i] = byte(i * 3)
	}
	kinds := []pngKind{
		{depth: 1, colour: pngGray}, {depth: 2, colour: pngGray}, {depth: 4, colour: pngGray}, {depth: 8, colour: pngGray},
		{depth: 16, colour: pngGray}, {depth: 8, colour: pngRGB}, {depth: 16, colour: pngRGB},
		{depth: 8, colour: pngGrayAlpha}, {depth: 16, colour: pngGrayAlpha}, {depth: 8, colour: pngRGBA}, {depth: 16, colour: pngRGBA},
		{depth: 1, colour: pngPalette, palette: palette[:6]}, {depth: 2, colour: pngPalette, palette: palette[:9]},
		{depth: 4, colour: pngPalette, palette: palette[:48]}, {depth: 8, colour: pngPalette, palette: palette},
		{depth: 8, colour: pngPalette, palette: palette, transparency: transparency},
		{depth: 2, colour: pngGray, transparency: []byte{0, 2}}, {depth: 8, colour: pngGray, transparency: []byte{0, 100}},
		{depth: 16, colour: pngGray, transparency: []byte{80, 100}},
		{depth: 8, colour: pngRGB, transparency: []byte{0, 9, 0, 16, 0, 23}},
		{depth: 16, colour: pngRGB, transparency: []byte{9, 9, 16, 16, 23, 23}},
	}
	for _, kind := range kinds {
		for _, kind.interlaced = range []bool{false, true} {
			for _, size := range [][2]int{{1, 1}, {3, 2}, {5, 9}, {131, 77}} {
				width, height := size[0], size[1]
				t.Run(fmt.Sprintf("depth %d colour %d tRNS %d interlaced %t %dx%d", kind.depth, kind.colour,
					len(kind.transparency), kind.interlaced, width, height), func(t *testing.T) {
					file := encodePNG(width, height, kind, func(x, y, channel int) int {
						v := (x*x/5 + y*3 + channel*7) % 256 // of 8 bits
						return v * 0x0101 >> (16 - kind.depth)
					})
					decoded, err := png.Decode(bytes.NewReader(file))
					if err != nil {
						t.Fatal("the standard library does not read it:", err)
					}
					got, err := decodePNG(file)
					if err != nil {
						t.Fatal(err)
					}
					if d := float64(apart(reference(decoded), got)) / 256; d > 1 {
						t.Errorf("a cell differs by %.1f levels", d)
					}
				})
			}
		}
	}
}
