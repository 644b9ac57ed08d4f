package photo

import (
	"bytes"
	"go/build"
	"image"
	_ "image/jpeg"
	_ "image/png"
	"os"
	"path/filepath"
	"testing"
)

func ref(m image.Image) luma {
	b := m.Bounds()
	g := newGrid(b.Dx(), b.Dy())
	row := make([]byte, b.Dx())
	for y := range b.Dy() {
		for x := range row {
			r, gg, bb, a := m.At(b.Min.X+x, b.Min.Y+y).RGBA()
			w := 0xffff - a
			row[x] = overWhite(byte((r+w)>>8), byte((gg+w)>>8), byte((bb+w)>>8), 255)
		}
		g.addRow(y, y+1, 0, 1, 1, row)
	}
	return g.average()
}
func TestZ(t *testing.T) {
	root := build.Default.GOROOT
	a, _ := filepath.Glob(root + "/src/image/testdata/*.[jp][pn]*g")
	b, _ := filepath.Glob(root + "/src/image/png/testdata/pngsuite/*.png")
	for _, f := range append(a, b...) {
		d, _ := os.ReadFile(f)
		m, _, err := image.Decode(bytes.NewReader(d))
		w, h, ok := Size(d)
		dec := decodePNG
		if fm, _ := Sniff(d); fm == JPEG {
			dec = decodeJPEG
		}
		l, e2 := dec(d)
		worst := 0
		dist := -1
		if err == nil {
			r := ref(m)
			for i := range r {
				worst = max(worst, int(max(r[i]-l[i], l[i]-r[i])))
			}
			dist = Distance(hash(r), hash(l))
			t.Log(filepath.Base(f), w, h, ok, m.Bounds(), e2, float64(worst)/256, dist, detail(l))
		} else {
			t.Log(filepath.Base(f), err, e2)
		}
	}
}
