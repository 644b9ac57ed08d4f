package main

import (
	"image"
	"math"
)

// colour is red, green and blue from 0 to 1, in gamma-encoded sRGB. Mixing and scaling ignore the gamma,
// which is good enough for these pictures.
type colour [3]float64

// hex returns the colour 0xRRGGBB.
func hex(rgb uint32) colour {
	return colour{float64(rgb>>16) / 255, float64(rgb>>8&255) / 255, float64(rgb&255) / 255}
}

// scaled multiplies each component by v.
func (c colour) scaled(v float64) colour { return colour{c[0] * v, c[1] * v, c[2] * v} }

// mix returns the colour with this share, from 0 to 1, of the other one.
func (c colour) mix(other colour, share float64) colour {
	for i := range c {
		c[i] += (other[i] - c[i]) * share
	}
	return c
}

// view is the camera's view: the picture's size in pixels, the part of the plane that it shows, and its
// exposure.
type view struct {
	width, height int
	min, max      point // corners of the part of the plane
	brightness    float64
	seed          uint64 // of the sensor's noise
	quality       int    // of the JPEG, 1 to 100
	enlarged      int    // by which the picture is larger than its canvas; 0 is 1
}

// canvas is a picture that is being painted.
type canvas struct {
	view
	pixels   []colour
	rotation *rotation // applies to every shape that is painted while it is set
}

// rotation rotates a shape clockwise around x, y, then translates it by dx, dy.
type rotation struct{ x, y, degrees, dx, dy float64 }

func newCanvas(v view) *canvas { return &canvas{view: v, pixels: make([]colour, v.width*v.height)} }

// pixelSize is the width of a pixel on the plane.
func (c *canvas) pixelSize() float64 { return (c.max.x - c.min.x) / float64(c.width) }

// eachPixelIn calls paint for the pixels in a box of the plane, and for some around the box. x and y are
// the centre of the pixel on the plane.
func (c *canvas) eachPixelIn(from, to point, paint func(x, y float64, pixel *colour)) {
	sx, sy := c.pixelSize(), (c.max.y-c.min.y)/float64(c.height)
	column := func(x float64) int { return min(max(int((x-c.min.x)/sx), 0), c.width) }
	row := func(y float64) int { return min(max(int((y-c.min.y)/sy), 0), c.height) }
	for j := row(from.y - sy); j < row(to.y+2*sy); j++ {
		y := c.min.y + (float64(j)+0.5)*sy
		for i := column(from.x - sx); i < column(to.x+2*sx); i++ {
			paint(c.min.x+(float64(i)+0.5)*sx, y, &c.pixels[j*c.width+i])
		}
	}
}

// eachPixel calls paint for every pixel.
func (c *canvas) eachPixel(paint func(x, y float64, pixel *colour)) {
	c.eachPixelIn(c.min, c.max, paint)
}

// toImage returns the picture as a camera would record it: darker towards the corners, with noise.
func (c *canvas) toImage() *image.RGBA {
	width, height := c.width*max(c.enlarged, 1), c.height*max(c.enlarged, 1)
	m := image.NewRGBA(image.Rect(0, 0, width, height))
	for i := range width * height {
		x := float64(i%width)/float64(width) - 0.5
		y := float64(i/width)/float64(height) - 0.5
		light := c.brightness * (1 - 0.35*(x*x+y*y))
		for k, v := range c.at(i%width, i/width) {
			noise := hash(i%width, i/width, int(c.seed)+k) + hash(i%width, i/width, int(c.seed)+k+9) - 1
			m.Pix[4*i+k] = uint8(min(max(math.Round(255*v*light+2.5*noise), 0), 255))
		}
		m.Pix[4*i+3] = 255
	}
	return m
}

// at returns the colour of a pixel of the picture. If the picture is enlarged, it interpolates between the canvas's pixels.
func (c *canvas) at(x, y int) colour {
	if c.enlarged <= 1 {
		return c.pixels[y*c.width+x]
	}
	fx, fy := (float64(x)+0.5)/float64(c.enlarged)-0.5, (float64(y)+0.5)/float64(c.enlarged)-0.5
	column, row := min(max(int(fx), 0), c.width-2), min(max(int(fy), 0), c.height-2)
	fx, fy = min(max(fx-float64(column), 0), 1), min(max(fy-float64(row), 0), 1)
	upper := c.pixels[row*c.width+column].mix(c.pixels[row*c.width+column+1], fx)
	lower := c.pixels[(row+1)*c.width+column].mix(c.pixels[(row+1)*c.width+column+1], fx)
	return upper.mix(lower, fy)
}

// hash returns a pseudo-random number from 0 to 1 that depends only on its arguments.
func hash(x, y, seed int) float64 {
	h := uint64(x)*0x9e3779b97f4a7c15 ^ uint64(y)*0xc2b2ae3d27d4eb4f ^ uint64(seed)*0x165667b19e3779f9
	h = (h ^ h>>29) * 0xbf58476d1ce4e5b9
	h = (h ^ h>>32) * 0x94d049bb133111eb
	return float64(h>>40) / (1 << 24)
}

// valueNoise returns smooth noise from 0 to 1: hash at whole coordinates, interpolated between them.
func valueNoise(x, y float64, seed int) float64 {
	fx, fy := math.Floor(x), math.Floor(y)
	i, j := int(fx), int(fy)
	x, y = x-fx, y-fy
	x, y = x*x*(3-2*x), y*y*(3-2*y)
	top := hash(i, j, seed) + (hash(i+1, j, seed)-hash(i, j, seed))*x
	bottom := hash(i, j+1, seed) + (hash(i+1, j+1, seed)-hash(i, j+1, seed))*x
	return top + (bottom-top)*y
}
