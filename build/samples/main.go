// Samples renders the project's own sample data: photos of made-up products, and a file of made-up listings of them in the
// columns that an import takes. Nothing in it stands for a real product, vendor or price, and every row says so.
//
//	go run ./build/samples DIRECTORY
//
// writes NAME.jpg for each product, 800 by 600 and under 60 kB, NAME-photo.jpg for some, and listings.csv. The second
// stands for a customer's photo: the same picture of another size, light and quality, a little cropped. The same program
// on the same kind of machine writes the same bytes.
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

// samples gives all files by name.
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

// A picture is a file to be rendered.
type picture struct {
	name string
	draw func(*canvas)
	view view
}

func pictures() []picture {
	whole := view{width: 800, height: 600, from: point{0, 0}, to: point{800, 600}, brightness: 1, seed: 1, quality: 76}
	var all []picture
	for _, p := range products {
		all = append(all, picture{p.name + ".jpg", p.draw, whole})
		if p.photo != nil {
			all = append(all, picture{p.name + "-photo.jpg", p.draw, *p.photo})
		}
	}
	return all
}

// render gives the files of pictures, as JPEG, by name.
func render(all []picture) (map[string][]byte, error) {
	encoded, errs := make([]bytes.Buffer, len(all)), make([]error, len(all))
	var group sync.WaitGroup
	for i, p := range all {
		group.Go(func() {
			c := newCanvas(p.view)
			p.draw(c)
			errs[i] = jpeg.Encode(&encoded[i], c.develop(), &jpeg.Options{Quality: p.view.quality})
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
