package photo

import (
	"image"
	"image/color"
	"math"
	"math/rand/v2"
)

// A scene is a picture of any size: it returns the red, green and blue, 0 to 255, at a point of the unit
// square.
type scene func(x, y float64) [3]float64

// newScene returns a scene with 25 random discs and bars over a gradient.
func newScene(seed uint64) scene {
	r := rand.New(rand.NewPCG(seed, 0))
	type shape struct {
		x, y, size, stretch, cos, sin float64
		colour                        [3]float64
	}
	randomColour := func() [3]float64 { return [3]float64{255 * r.Float64(), 255 * r.Float64(), 255 * r.Float64()} }
	shapes := make([]shape, 25)
	for i := range shapes {
		sin, cos := math.Sincos(3 * r.Float64())
		shapes[i] = shape{r.Float64(), r.Float64(), 0.05 + 0.2*r.Float64(), 0.3 + r.Float64(), cos, sin, randomColour()}
	}
	from, to := randomColour(), randomColour()
	return func(x, y float64) (c [3]float64) {
		for i := range c {
			c[i] = from[i] + (to[i]-from[i])*y
		}
		for _, s := range shapes {
			dx, dy := x-s.x, y-s.y
			dx, dy = dx*s.cos+dy*s.sin, dy*s.cos-dx*s.sin
			distance := dx/s.stretch*dx/s.stretch + dy*dy
			if distance >= s.size*s.size {
				continue
			}
			opacity := min((s.size-math.Sqrt(distance))*100, 1)
			for i := range c {
				c[i] += (s.colour[i] - c[i]) * opacity
			}
		}
		return c
	}
}

// paint renders the scene. margin is the share of the width and height that is cropped on each side;
// brightness 1 is the scene's own.
func (s scene) paint(width, height int, margin, brightness float64) *image.NRGBA {
	m := image.NewNRGBA(image.Rect(0, 0, width, height))
	position := func(i, n int) float64 { return margin + (1-2*margin)*(float64(i)+0.5)/float64(n) }
	for y := range height {
		for x := range width {
			c := s(position(x, width), position(y, height))
			for i := range c {
				c[i] = min(c[i]*brightness, 255)
			}
			m.SetNRGBA(x, y, color.NRGBA{uint8(c[0]), uint8(c[1]), uint8(c[2]), 255})
		}
	}
	return m
}

// reference returns the thumbnail of a decoded image over white.
func reference(m image.Image) thumbnail {
	b := m.Bounds()
	down := newDownsampler(b.Dx(), b.Dy())
	row := make([]byte, b.Dx())
	for y := range b.Dy() {
		for x := range row {
			if planes, ok := m.(*image.YCbCr); ok {
				row[x] = planes.Y[planes.YOffset(b.Min.X+x, b.Min.Y+y)]
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
func maxDifference(a, b thumbnail) (most int32) {
	for i := range a {
		most = max(most, a[i]-b[i], b[i]-a[i])
	}
	return most
}
