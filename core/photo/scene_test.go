package photo

import (
	"image"
	"image/color"
	"math"
	"math/rand/v2"
)

// A scene is a picture without a size: the colour, 0 to 255 each, at a place in the unit square.
type scene func(x, y float64) [3]float64

// newScene draws 25 soft discs and bars over a gradient.
func newScene(seed uint64) scene {
	r := rand.New(rand.NewPCG(seed, 0))
	type shape struct {
		x, y, size, wide, cos, sin float64
		colour                     [3]float64
	}
	tone := func() [3]float64 { return [3]float64{255 * r.Float64(), 255 * r.Float64(), 255 * r.Float64()} }
	shapes := make([]shape, 25)
	for i := range shapes {
		sin, cos := math.Sincos(3 * r.Float64())
		shapes[i] = shape{r.Float64(), r.Float64(), 0.05 + 0.2*r.Float64(), 0.3 + r.Float64(), cos, sin, tone()}
	}
	from, to := tone(), tone()
	return func(x, y float64) (c [3]float64) {
		for i := range c {
			c[i] = from[i] + (to[i]-from[i])*y
		}
		for _, s := range shapes {
			dx, dy := x-s.x, y-s.y
			dx, dy = dx*s.cos+dy*s.sin, dy*s.cos-dx*s.sin
			from := dx/s.wide*dx/s.wide + dy*dy
			if from >= s.size*s.size {
				continue
			}
			cover := min((s.size-math.Sqrt(from))*100, 1)
			for i := range c {
				c[i] += (s.colour[i] - c[i]) * cover
			}
		}
		return c
	}
}

// paint renders what lies within a margin, a share of the sides that is cut off, with a brightness, 1 being the scene's.
func (s scene) paint(width, height int, margin, brightness float64) *image.NRGBA {
	m := image.NewNRGBA(image.Rect(0, 0, width, height))
	place := func(i, n int) float64 { return margin + (1-2*margin)*(float64(i)+0.5)/float64(n) }
	for y := range height {
		for x := range width {
			c := s(place(x, width), place(y, height))
			for i := range c {
				c[i] = min(c[i]*brightness, 255)
			}
			m.SetNRGBA(x, y, color.NRGBA{uint8(c[0]), uint8(c[1]), uint8(c[2]), 255})
		}
	}
	return m
}

// reference averages a decoded image pixel by pixel, over white.
func reference(m image.Image) luma {
	b := m.Bounds()
	g := newGrid(b.Dx(), b.Dy())
	row := make([]byte, b.Dx())
	for y := range b.Dy() {
		for x := range row {
			if planes, ok := m.(*image.YCbCr); ok {
				row[x] = planes.Y[planes.YOffset(b.Min.X+x, b.Min.Y+y)]
				continue
			}
			r, g, bl, a := m.At(b.Min.X+x, b.Min.Y+y).RGBA()
			white := 0xffff - a
			row[x] = overWhite(byte((r+white)>>8), byte((g+white)>>8), byte((bl+white)>>8), 255)
		}
		g.addRow(y, y+1, 0, 1, 1, row)
	}
	return g.average()
}

// apart is the largest difference between cells, in 256ths.
func apart(a, b luma) (most int32) {
	for i := range a {
		most = max(most, a[i]-b[i], b[i]-a[i])
	}
	return most
}
