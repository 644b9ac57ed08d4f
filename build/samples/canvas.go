package main

import (
	"image"
	"math"
)

// A colour is red, green and blue from 0 to 1, as they are stored: sums and products of it are not those of light.
type colour [3]float64

func hex(rgb uint32) colour {
	return colour{float64(rgb>>16) / 255, float64(rgb>>8&255) / 255, float64(rgb&255) / 255}
}

func (c colour) times(v float64) colour { return colour{c[0] * v, c[1] * v, c[2] * v} }

func (c colour) to(other colour, share float64) colour {
	for i := range c {
		c[i] += (other[i] - c[i]) * share
	}
	return c
}

// A view says which part of the plane a picture shows, how large, and how bright.
type view struct {
	width, height int
	from, to      point
	brightness    float64
	seed          uint64 // of the sensor's noise
	quality       int    // of JPEG
}

// A canvas is a picture under way.
type canvas struct {
	view
	pixels []colour
	turn   *turn
}

// A turn applies to all that is painted while it is set: clockwise around x, y, then moved.
type turn struct{ x, y, degrees, dx, dy float64 }

func newCanvas(v view) *canvas { return &canvas{view: v, pixels: make([]colour, v.width*v.height)} }

// scale is the length of a pixel.
func (c *canvas) scale() float64 { return (c.to.x - c.from.x) / float64(c.width) }

// each calls paint for the pixels within a box of the plane.
func (c *canvas) each(from, to point, paint func(x, y float64, pixel *colour)) {
	sx, sy := c.scale(), (c.to.y-c.from.y)/float64(c.height)
	column := func(x float64) int { return min(max(int((x-c.from.x)/sx), 0), c.width) }
	row := func(y float64) int { return min(max(int((y-c.from.y)/sy), 0), c.height) }
	for j := row(from.y - sy); j < row(to.y+2*sy); j++ {
		y := c.from.y + (float64(j)+0.5)*sy
		for i := column(from.x - sx); i < column(to.x+2*sx); i++ {
			paint(c.from.x+(float64(i)+0.5)*sx, y, &c.pixels[j*c.width+i])
		}
	}
}

// all calls paint for every pixel.
func (c *canvas) all(paint func(x, y float64, pixel *colour)) { c.each(c.from, c.to, paint) }

// develop adds the lens's fall-off and the sensor's noise.
func (c *canvas) develop() *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, c.width, c.height))
	for i, p := range c.pixels {
		x := float64(i%c.width)/float64(c.width) - 0.5
		y := float64(i/c.width)/float64(c.height) - 0.5
		light := c.brightness * (1 - 0.35*(x*x+y*y))
		for k, v := range p {
			noise := hash(i%c.width, i/c.width, int(c.seed)+k) + hash(i%c.width, i/c.width, int(c.seed)+k+9) - 1
			m.Pix[4*i+k] = uint8(min(max(math.Round(255*v*light+2.5*noise), 0), 255))
		}
		m.Pix[4*i+3] = 255
	}
	return m
}

// hash is a number from 0 to 1 that looks random.
func hash(x, y, seed int) float64 {
	h := uint64(x)*0x9e3779b97f4a7c15 ^ uint64(y)*0xc2b2ae3d27d4eb4f ^ uint64(seed)*0x165667b19e3779f9
	h = (h ^ h>>29) * 0xbf58476d1ce4e5b9
	h = (h ^ h>>32) * 0x94d049bb133111eb
	return float64(h>>40) / (1 << 24)
}

// cloud is noise that changes smoothly over a length of 1.
func cloud(x, y float64, seed int) float64 {
	fx, fy := math.Floor(x), math.Floor(y)
	i, j := int(fx), int(fy)
	x, y = x-fx, y-fy
	x, y = x*x*(3-2*x), y*y*(3-2*y)
	top := hash(i, j, seed) + (hash(i+1, j, seed)-hash(i, j, seed))*x
	bottom := hash(i, j+1, seed) + (hash(i+1, j+1, seed)-hash(i, j+1, seed))*x
	return top + (bottom-top)*y
}
