package main

import (
	"bytes"
	"image"
	"image/color"
	"image/jpeg"
	"os"
)

const photoWidth = 400 // pixels: twice its width on the landing page

// writePhoto writes a copy of a JPEG that is photoWidth wide.
func writePhoto(from, to string) error {
	file, err := os.Open(from)
	if err != nil {
		return err
	}
	defer file.Close()
	photo, err := jpeg.Decode(file)
	if err != nil {
		return err
	}
	var b bytes.Buffer
	if err := jpeg.Encode(&b, shrunk(photo, photoWidth), &jpeg.Options{Quality: 72}); err != nil {
		return err
	}
	return os.WriteFile(to, b.Bytes(), 0o644)
}

// shrunk returns the image scaled down to this width. Each pixel is the mean of the pixels that it covers.
func shrunk(img image.Image, width int) image.Image {
	from := img.Bounds()
	small := image.NewRGBA(image.Rect(0, 0, width, from.Dy()*width/from.Dx()))
	to := small.Bounds()
	for y := range to.Dy() {
		for x := range to.Dx() {
			var sum [3]uint32
			var n uint32
			for v := from.Min.Y + y*from.Dy()/to.Dy(); v < from.Min.Y+(y+1)*from.Dy()/to.Dy(); v++ {
				for u := from.Min.X + x*from.Dx()/to.Dx(); u < from.Min.X+(x+1)*from.Dx()/to.Dx(); u++ {
					r, g, b, _ := img.At(u, v).RGBA()
					sum[0], sum[1], sum[2], n = sum[0]+r>>8, sum[1]+g>>8, sum[2]+b>>8, n+1
				}
			}
			small.SetRGBA(x, y, color.RGBA{uint8(sum[0] / n), uint8(sum[1] / n), uint8(sum[2] / n), 255})
		}
	}
	return small
}
