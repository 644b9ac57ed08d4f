package main

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
)

type photoSize struct {
	name          string
	width, height int
	isPNG         bool
}

// photoSizes are the photos that are timed. The JPEGs have about as many bytes as photos of a phone.
var photoSizes = []photoSize{
	{"JPEG, 0.75 megapixels", 1000, 750, false},
	{"JPEG, 3.9 megapixels", 2280, 1710, false},
	{"JPEG, 8 megapixels", 3264, 2448, false},
	{"JPEG, 12 megapixels", 4000, 3000, false},
	{"JPEG, 24 megapixels", 6000, 4000, false},
	{"PNG, 1 megapixel", 1150, 870, true},
}

// photo is a file, and the name of its row.
type photo struct{ path, name string }

// writePhotos writes a photo of each size to a folder.
func writePhotos(folder string, sizes []photoSize) ([]photo, error) {
	var photos []photo
	for i, size := range sizes {
		file, err := makePhoto(size.width, size.height, size.isPNG)
		if err != nil {
			return nil, err
		}
		path := filepath.Join(folder, strconv.Itoa(i))
		if err := os.WriteFile(path, file, 0o600); err != nil {
			return nil, err
		}
		photos = append(photos, photo{path, fmt.Sprintf("%s, %.1f MB", size.name, float64(len(file))/1e6)})
	}
	return photos, nil
}

// printFingerprints prints the CPU times of the fingerprints of each photo, as wasm in V8.
func (e effort) printFingerprints(w io.Writer, photos []photo) error {
	arguments := []string{"node", "--no-warnings", "tests/bench/photos.mjs", guest, strconv.Itoa(e.rounds)}
	for _, photo := range photos {
		arguments = append(arguments, photo.path, photo.name)
	}
	node := exec.Command("build/toolchain/node.sh", arguments...)
	node.Stdout, node.Stderr = w, os.Stderr
	return node.Run()
}

// makePhoto returns a picture with shapes and noise: about 2.3 bits a pixel as a JPEG.
func makePhoto(width, height int, isPNG bool) ([]byte, error) {
	random := rand.New(rand.NewPCG(1, 2))
	picture := image.NewNRGBA(image.Rect(0, 0, width, height))
	for y := range height {
		for x := range width {
			fromLeft, fromTop := x*1000/width, y*1000/height
			level := fromLeft*fromLeft/900 + fromTop*fromLeft/700 + (fromLeft/90^fromTop/70)*9
			noise := random.IntN(9) + random.IntN(9) - 8
			grey := func(shift int) uint8 { return uint8(min(max((level+shift)%220+20+noise, 0), 255)) }
			picture.SetNRGBA(x, y, color.NRGBA{grey(0), grey(30), grey(60), 255})
		}
	}
	var file bytes.Buffer
	if isPNG {
		err := png.Encode(&file, picture)
		return file.Bytes(), err
	}
	err := jpeg.Encode(&file, picture, &jpeg.Options{Quality: 88})
	return file.Bytes(), err
}
