package main

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"image/jpeg"
	"math"

	"loupe/core/imaging"
)

// workingSize is the longer side of the copies, in pixels. So every copy is scaled and compressed again, too.
const workingSize = 1024

const quality = 85 // of the copies' JPEG

// An edit is what happens to a copy of a photo. The percentages are those of the width and height in total.
type edit struct {
	name string
	make func(*image.RGBA) []byte
}

// cut returns an edit that keeps the part between edges, given in percent of the width and height. Outside of the photo is
// white.
func cut(name string, left, top, right, bottom float64) edit {
	return edit{name, func(m *image.RGBA) []byte {
		at := func(size int, percent float64) int { return int(math.Round(float64(size) * percent / 100)) }
		w, h := m.Rect.Dx(), m.Rect.Dy()
		x, y := at(w, left), at(h, top)
		part := image.NewRGBA(image.Rect(x, y, at(w, right), at(h, bottom)))
		draw.Draw(part, part.Rect, image.White, image.Point{}, draw.Src)
		draw.Draw(part, m.Rect, m, image.Point{}, draw.Src)
		return encode(part, quality)
	}}
}

func turn(name string, degrees float64) edit {
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	return edit{name, func(m *image.RGBA) []byte {
		turned := image.NewRGBA(m.Rect)
		w, h := float64(m.Rect.Dx())/2, float64(m.Rect.Dy())/2
		for row := range m.Rect.Dy() {
			for column := range m.Rect.Dx() {
				x, y := float64(column)+0.5-w, float64(row)+0.5-h
				sample(m, cos*x-sin*y+w-0.5, sin*x+cos*y+h-0.5, turned.Pix[turned.PixOffset(column, row):][:4])
			}
		}
		return encode(turned, quality)
	}}
}

// shade returns an edit that multiplies each sample.
func shade(name string, factor float64) edit {
	return edit{name, func(m *image.RGBA) []byte {
		shaded := image.NewRGBA(m.Rect)
		for i, v := range m.Pix {
			shaded.Pix[i] = uint8(min(float64(v)*factor, 255))
		}
		return encode(shaded, quality)
	}}
}

var edits = []edit{
	cut("crop 3 %", 1.5, 1.5, 98.5, 98.5),
	cut("3 % off the left", 3, 0, 100, 100),
	cut("3 % off the top", 0, 3, 100, 100),
	cut("3 % off the right", 0, 0, 97, 100),
	cut("3 % off the bottom", 0, 0, 100, 97),
	cut("crop 8 %", 4, 4, 96, 96),
	cut("border 1 %", -1, -1, 101, 101),
	cut("border 5 %", -5, -5, 105, 105),
	turn("2 degrees clockwise", 2),
	turn("2 degrees anticlockwise", -2),
	{"compressed, quality 30", func(m *image.RGBA) []byte { return encode(m, 30) }},
	{"scaled to 320 pixels", func(m *image.RGBA) []byte { return encode(reduce(m, 320), quality) }},
	write("white text, lower left", image.White, 0.05, 0.94),
	write("black text, upper right", image.Black, 0.6, 0.05),
	shade("10 % brighter", 1.1),
	shade("20 % brighter", 1.2),
	shade("20 % darker", 0.8),
}

// sample interpolates between the four pixels around a point, into result. Outside of the image it is white.
func sample(m *image.RGBA, x, y float64, result []byte) {
	w, h := m.Rect.Dx(), m.Rect.Dy()
	if x < -0.5 || y < -0.5 || x > float64(w)-0.5 || y > float64(h)-0.5 {
		copy(result, []byte{255, 255, 255, 255})
		return
	}
	x, y = min(max(x, 0), float64(w-1)), min(max(y, 0), float64(h-1))
	column, row := min(int(x), max(w-2, 0)), min(int(y), max(h-2, 0))
	fx, fy := x-float64(column), y-float64(row)
	at := func(dx, dy, i int) float64 {
		return float64(m.Pix[m.PixOffset(min(column+dx, w-1), min(row+dy, h-1))+i])
	}
	for i := range result {
		upper := at(0, 0, i)*(1-fx) + at(1, 0, i)*fx
		lower := at(0, 1, i)*(1-fx) + at(1, 1, i)*fx
		result[i] = uint8(upper*(1-fy) + lower*fy + 0.5)
	}
}

// reduce returns the image with its longer side reduced to size pixels, each the average of the pixels it covers. A smaller
// image stays as it is. Transparent pixels become white.
func reduce(m image.Image, size int) *image.RGBA {
	b := m.Bounds()
	whole := image.NewRGBA(image.Rect(0, 0, b.Dx(), b.Dy()))
	draw.Draw(whole, whole.Rect, image.White, image.Point{}, draw.Src)
	draw.Draw(whole, whole.Rect, m, b.Min, draw.Over)
	longer := max(b.Dx(), b.Dy())
	if longer <= size {
		return whole
	}
	w, h := max(1, b.Dx()*size/longer), max(1, b.Dy()*size/longer)
	to := image.NewRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		top, bottom := y*b.Dy()/h, (y+1)*b.Dy()/h
		for x := range w {
			left, right := x*b.Dx()/w, (x+1)*b.Dx()/w
			var sum [4]int
			for j := top; j < bottom; j++ {
				for _, i := range []int{0, 1, 2, 3} {
					for at := whole.PixOffset(left, j) + i; at < whole.PixOffset(right, j); at += 4 {
						sum[i] += int(whole.Pix[at])
					}
				}
			}
			n := (bottom - top) * (right - left)
			to.SetRGBA(x, y, color.RGBA{uint8(sum[0] / n), uint8(sum[1] / n), uint8(sum[2] / n), 255})
		}
	}
	return to
}

// upright returns the image as a file with this Exif orientation is shown.
func upright(m *image.RGBA, orientation int) *image.RGBA {
	width, height := m.Rect.Dx(), m.Rect.Dy()
	turned := image.NewRGBA(m.Rect)
	if orientation >= 5 {
		turned = image.NewRGBA(image.Rect(0, 0, height, width))
	}
	for y := range turned.Rect.Dy() {
		for x := range turned.Rect.Dx() {
			turned.SetRGBA(x, y, m.RGBAAt(imaging.StoredAt(x, y, width, height, orientation)))
		}
	}
	return turned
}

// write returns an edit that writes a shop's mark: letters 3 percent high, over a third of the width. Left and top are where it
// begins, as shares of the width and height.
func write(name string, colour *image.Uniform, left, top float64) edit {
	return edit{name, func(m *image.RGBA) []byte {
		written := image.NewRGBA(m.Rect)
		copy(written.Pix, m.Pix)
		width := m.Rect.Dx()
		height := max(m.Rect.Dy()*3/100, 5)
		stroke := max(height/5, 1)
		first, y := int(float64(width)*left), int(float64(m.Rect.Dy())*top)
		for x := first; x+height < first+width/3; x += height {
			for _, box := range []image.Rectangle{ // the letter E
				image.Rect(x, y, x+stroke, y+height),
				image.Rect(x, y, x+height*3/4, y+stroke),
				image.Rect(x, y+2*stroke, x+height*3/4, y+3*stroke),
				image.Rect(x, y+height-stroke, x+height*3/4, y+height),
			} {
				draw.Draw(written, box, colour, image.Point{}, draw.Src)
			}
		}
		return encode(written, quality)
	}}
}

func encode(m image.Image, quality int) []byte {
	var b bytes.Buffer
	if err := jpeg.Encode(&b, m, &jpeg.Options{Quality: quality}); err != nil {
		panic(err) // unreachable: writing to a buffer does not fail
	}
	return b.Bytes()
}
