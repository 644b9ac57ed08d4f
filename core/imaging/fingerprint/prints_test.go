package fingerprint

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/jpeg"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"loupe/core/imaging"
	"loupe/core/imaging/imagingtest"
)

// A scene is a picture whose edited copies the tests compare.
type scene imagingtest.Scene

func newScene(seed uint64) scene { return scene(imagingtest.NewScene(seed)) }

func (s scene) paint(width, height int, margin, brightness float64) *image.NRGBA {
	return imagingtest.Scene(s).Paint(width, height, margin, brightness)
}

// thumbnail returns the scene's thumbnail, each cell of which is the average of four points.
func (s scene) thumbnail() thumbnail {
	t := make(thumbnail, side*side)
	for y := range 2 * side {
		for x := range 2 * side {
			c := s((float64(x)+0.5)/(2*side), (float64(y)+0.5)/(2*side))
			t[y/2*side+x/2] += int32((0.299*min(c[0], 255) + 0.587*min(c[1], 255) + 0.114*min(c[2], 255)) * (1 << 8 / 4))
		}
	}
	return t
}

func mustFingerprint(t *testing.T, data []byte) Fingerprint {
	t.Helper()
	prints, err := Of(data, nil)
	if err != nil {
		t.Fatal(err)
	}
	return prints[0]
}

// Fingerprints are stored in databases, so those of every view must never change.
func TestFingerprintsAreStable(t *testing.T) {
	t.Parallel()
	// A picture within a border, with an area without detail that is as bright as imaging.White, and with a bright and a dark line of letters.
	m := image.NewNRGBA(image.Rect(0, 0, 180, 140))
	for y := range 140 {
		for x := range 180 {
			sample := func(channel int) uint8 { return uint8((x*x/36 + y*y/28 + x*y/44 + 40*channel) % 160) }
			c := color.NRGBA{sample(0), sample(1), sample(2), 255}
			letters := x/4%2 == 0 && x > 40 && x < 120
			switch {
			case x < 15 || y < 12 || x >= 165 || y >= 128, x > 130 && y > 90, letters && y/4 == 25:
				c = color.NRGBA{255, 255, 255, 255}
			case letters && y/4 == 8:
				c = color.NRGBA{0, 0, 0, 255}
			}
			m.SetNRGBA(x, y, c)
		}
	}
	for name, c := range map[string]struct {
		file []byte
		want [3]string // of the whole picture; the hashes of those of all stored views, and of all queried ones
	}{
		"PNG":        {imagingtest.PNG(m), [3]string{"95962a8d4bc984976a298037fc32a07669e685cc1e0d687997e35f0e61f95fc3", "6 3b8c179098439dac", "19 1e24b79ebdf390fb"}},
		"small JPEG": {testFile(t, "testdata/small.jpg"), [3]string{"0c950c951c95f895f1b583250f29fc6b01da5f35b8ed5f1a5075afabfc07001e", "5 de20a7630eed1f5c", "16 9cae818024536480"}},
		"large JPEG": {testFile(t, "testdata/large.jpg"), [3]string{"e40718fd4410181cd55ca05a0e9a9dbb42496efcffbec9d48c11c383fcf3db46", "5 82a10d8ec0e958d6", "16 6dc42a69535af273"}},
	} {
		got := [3]string{mustFingerprint(t, c.file).String()}
		for i, views := range [][]View{Stored, Queried} {
			prints, err := Of(c.file, views)
			if err != nil {
				t.Fatal(err)
			}
			got[i+1] = fmt.Sprintf("%d %.8x", len(prints), sha256.Sum256([]byte(prints.String())))
		}
		if got != c.want {
			t.Errorf("%s: got the fingerprints %q, want %q", name, got, c.want)
		}
	}
}

func testFile(t testing.TB, path string) []byte {
	t.Helper()
	file, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return file
}

// Some files are large JPEGs. Their fingerprints need only the average of each block.
func TestFingerprintsMatchThoseOfStandardLibrary(t *testing.T) {
	t.Parallel()
	paths, err := filepath.Glob("../testdata/jpeg/*.jpg")
	if err != nil || len(paths) != 81 {
		t.Fatalf("got %d JPEGs, %v, want 81", len(paths), err)
	}
	bits := func(file []byte) Fingerprint { // of flat pictures, too
		picture, err := imaging.Decode(file)
		if err != nil {
			t.Fatal(err)
		}
		return bitsOf(picture.Thumbnail)
	}
	for _, path := range paths {
		file := testFile(t, path)
		decoded, err := jpeg.Decode(bytes.NewReader(file))
		if err != nil {
			t.Fatalf("%s: %v", path, err)
		}
		if planes, ok := decoded.(*image.YCbCr); ok {
			decoded = &image.Gray{Pix: planes.Y, Stride: planes.YStride, Rect: planes.Rect}
		}
		if d := distance(bits(imagingtest.PNG(decoded)), bits(file)); d > 6 {
			t.Errorf("%s: the fingerprints are %d bits apart, want at most 6", path, d)
		}
	}
}

func TestFlatPicturesHaveNoFingerprint(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(4, 4))
	for name, at := range map[string]func(x, y int) color.Color{
		"white":       func(x, y int) color.Color { return color.White },
		"black":       func(x, y int) color.Color { return color.Black },
		"transparent": func(x, y int) color.Color { return color.NRGBA{uint8(x), uint8(y), 9, 0} },
		"gradient":    func(x, y int) color.Color { return color.Gray{uint8(x / 2)} },
		"noise":       func(x, y int) color.Color { return color.Gray{uint8(100 + r.IntN(20))} },
		"a dot":       func(x, y int) color.Color { return color.Gray{uint8(255 - 255/(1+(x-200)*(x-200)+(y-150)*(y-150)))} },
	} {
		m := image.NewNRGBA(image.Rect(0, 0, 500, 400))
		for y := range 400 {
			for x := range 500 {
				m.Set(x, y, at(x, y))
			}
		}
		for _, file := range [][]byte{imagingtest.PNG(m), imagingtest.JPEG(m, 90)} {
			if _, err := Of(file, nil); !errors.Is(err, ErrFlat) {
				t.Errorf("%s: got %v, want %v", name, err, ErrFlat)
			}
		}
	}
	if _, err := Of(imagingtest.PNG(image.NewGray(image.Rect(0, 0, 1, 1))), nil); !errors.Is(err, ErrFlat) {
		t.Errorf("one pixel: got %v, want %v", err, ErrFlat)
	}
}

func FuzzFingerprint(f *testing.F) {
	for _, name := range []string{"jpeg/progressive-CMYK-17x9.jpg", "jpeg/RGB-17x9.jpg", "jpeg/restarts-64x200.jpg"} {
		f.Add(testFile(f, "../testdata/"+name))
	}
	f.Add(imagingtest.PNG(newScene(1).paint(40, 30, 0, 1)))
	f.Fuzz(func(t *testing.T, file []byte) {
		prints, err := Of(file, Queried)
		if again, _ := Of(file, Queried); !slices.Equal(prints, again) {
			t.Errorf("got %v, and again %v", prints, again)
		}
		known := []error{nil, ErrFlat, imaging.ErrFormat, imaging.ErrTooLarge, imaging.ErrCorrupt}
		if !slices.Contains(known, err) || (err == nil) != (len(prints) > 0) {
			t.Errorf("got %d fingerprints and %v, want fingerprints or a documented error", len(prints), err)
		}
	})
}

func BenchmarkFingerprint(b *testing.B) {
	for _, c := range []struct {
		name          string
		encode        func(image.Image) []byte
		width, height int
	}{
		{"JPEG", func(m image.Image) []byte { return imagingtest.JPEG(m, 85) }, 800, 600},
		{"JPEG", func(m image.Image) []byte { return imagingtest.JPEG(m, 85) }, 2304, 1728},
		{"PNG", imagingtest.PNG, 800, 600},
		{"PNG", imagingtest.PNG, 1152, 864}, // a larger one is over imaging.MaxPNGWork
	} {
		file := c.encode(newScene(1).paint(c.width, c.height, 0, 1))
		b.Run(fmt.Sprintf("%s %dx%d", c.name, c.width, c.height), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if _, err := Of(file, nil); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
