// Package imagingtest draws pictures for tests.
package imagingtest

import (
	"bytes"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"math"
	"math/rand/v2"
)

// A Scene is a picture of any size: it returns the red, green and blue, 0 to 255, at a point of the unit
// square.
type Scene func(x, y float64) [3]float64

// NewScene returns a scene with 25 random discs and bars over a gradient.
func NewScene(seed uint64) Scene {
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
		for i := range shapes {
			s := &shapes[i]
			dx, dy := x-s.x, y-s.y
			if reach := s.size * max(1, s.stretch); dx*dx+dy*dy > reach*reach {
				continue // far from the shape: most points are
			}
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

// Paint renders the scene. margin is the share of the width and height that is cropped on each side;
// brightness 1 is the scene's own.
func (s Scene) Paint(width, height int, margin, brightness float64) *image.NRGBA {
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

// JPEG encodes an image as a JPEG of a quality from 1 to 100.
func JPEG(m image.Image, quality int) []byte {
	var b bytes.Buffer
	if err := jpeg.Encode(&b, m, &jpeg.Options{Quality: quality}); err != nil {
		panic(err) // writing to a buffer does not fail
	}
	return b.Bytes()
}

// PNG encodes an image as a PNG.
func PNG(m image.Image) []byte {
	var b bytes.Buffer
	if err := (&png.Encoder{CompressionLevel: png.BestSpeed}).Encode(&b, m); err != nil {
		panic(err) // writing to a buffer does not fail
	}
	return b.Bytes()
}
