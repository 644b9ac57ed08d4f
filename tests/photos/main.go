// Photos measures the fingerprints on a folder of photos: how many edited copies are found, and how many different
// photos are confused. make bench times them.
//
//	go run ./tests/photos -data FOLDER [-misses]
//
// It reads JPEG and PNG files in the folder and below it. It prints the pairs of files that are taken for the same photo; the
// reader judges whether they show the same picture.
package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"loupe/build/operate/dev"
)

func main() { dev.Main("photos", run) }

func run(_ context.Context, args []string, stdout, stderr io.Writer) error {
	flags := dev.NewFlags("photos", stderr)
	folder := flags.String("data", "", "`folder` of photos (required)")
	misses := flags.Bool("misses", false, "name the copies that do not find their original")
	if err := dev.ParseFlags(flags, args, "data"); err != nil {
		return err
	}
	files, err := photosIn(*folder)
	if err != nil {
		return err
	}
	photos, unread := load(files)
	fmt.Fprintf(stdout, "%d photos; %d files without fingerprints\n", len(photos), len(unread))
	for _, reason := range unread {
		fmt.Fprintln(stderr, reason)
	}
	if len(photos) < 2 {
		return errors.New("the folder has fewer than two photos with fingerprints")
	}
	printRecall(stdout, photos)
	if *misses {
		printMisses(stdout, photos)
	}
	printPairs(stdout, photos)
	return nil
}

// photosIn returns the paths of the JPEG and PNG files in a folder, in order. It follows links to files.
func photosIn(folder string) (files []string, err error) {
	err = filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err == nil && !entry.IsDir() && slices.Contains([]string{".jpg", ".jpeg", ".png"}, strings.ToLower(filepath.Ext(path))) {
			files = append(files, path)
		}
		return err
	})
	if err == nil && len(files) == 0 {
		err = fmt.Errorf("%s has no JPEG or PNG file", folder)
	}
	return files, err
}

// each calls f for each index below n, several at a time.
func each(n int, f func(i int)) {
	var next atomic.Int64
	var workers sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		workers.Go(func() {
			for i := int(next.Add(1)) - 1; i < n; i = int(next.Add(1)) - 1 {
				f(i)
			}
		})
	}
	workers.Wait()
}
