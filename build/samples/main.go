// Samples writes sample data: pictures of made-up products and a file of made-up listings for build/import.
// No product, vendor or price is real, and each row of the file is marked as a sample.
//
//	go run ./build/samples DIRECTORY
//
// It writes NAME.jpg for each product, 800 by 600 pixels and at most 60 kB, and listings.csv. For some
// products it also writes NAME-photo.jpg, which simulates a customer's photo: the same picture with another
// size, brightness and quality, slightly cropped. The output is deterministic on one kind of machine.
package main

import (
	"bytes"
	"encoding/csv"
	"fmt"
	"image/jpeg"
	"os"
	"path/filepath"
	"sync"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: samples DIRECTORY")
		os.Exit(2)
	}
	files, err := samples()
	if err == nil {
		err = write(os.Args[1], files)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "samples:", err)
		os.Exit(1)
	}
}

// write writes the files to a folder, which it creates.
func write(dir string, files map[string][]byte) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	for name, data := range files {
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// samples returns all files by name.
func samples() (map[string][]byte, error) {
	files, err := render(pictures())
	if err != nil {
		return nil, err
	}
	var table bytes.Buffer
	if err := csv.NewWriter(&table).WriteAll(listings()); err != nil {
		return nil, err
	}
	files["listings.csv"] = table.Bytes()
	return files, nil
}

// picture is an image file to render.
type picture struct {
	name string
	draw func(*canvas)
	view view
}

// pictures returns the pictures of all products, and a photo of the first one by a telephone of 12 megapixels.
func pictures() []picture {
	productView := view{width: 800, height: 600, min: point{0, 0}, max: point{800, 600}, brightness: 1, seed: 1, quality: 76}
	var all []picture
	for _, p := range products {
		all = append(all, picture{p.name + ".jpg", p.draw, productView})
		if p.photo != nil {
			all = append(all, picture{p.name + "-photo.jpg", p.draw, *p.photo})
		}
	}
	camera := products[0]
	phone := view{width: 1000, height: 750, enlarged: 4, min: point{12, 4}, max: point{784, 583}, brightness: 1.04, seed: 3, quality: 72}
	return append(all, picture{camera.name + "-phone.jpg", camera.draw, phone})
}

// render renders pictures concurrently and returns the JPEG files by name.
func render(all []picture) (map[string][]byte, error) {
	encoded, errs := make([]bytes.Buffer, len(all)), make([]error, len(all))
	var group sync.WaitGroup
	for i, p := range all {
		group.Go(func() {
			c := newCanvas(p.view)
			p.draw(c)
			errs[i] = jpeg.Encode(&encoded[i], c.toImage(), &jpeg.Options{Quality: p.view.quality})
		})
	}
	group.Wait()
	files := make(map[string][]byte, len(all))
	for i, p := range all {
		if errs[i] != nil {
			return nil, fmt.Errorf("%s: %w", p.name, errs[i])
		}
		files[p.name] = encoded[i].Bytes()
	}
	return files, nil
}
