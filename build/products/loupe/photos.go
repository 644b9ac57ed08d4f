package main

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"golang.org/x/sync/errgroup"
)

const (
	uploadsAtOnce = 4
	photoMargin   = time.Hour // how long an uploaded photo must still be stored to be used
)

// photo is a photo of an item in a list.
type photo struct {
	path string // of the file; "" for a URL
	url  string
	hash string // of the file's content
}

// findPhotos returns the photos of each row, from the column photo. The files are in a folder. Returns an error that names all that are
// wrong.
func findPhotos(t table, folder string) ([][]photo, error) {
	photos := make([][]photo, len(t.rows))
	at, image := slices.Index(t.header, photoColumn), slices.Index(t.header, imageColumn)
	if at < 0 {
		return photos, nil
	}
	var wrong []error
	for i, row := range t.rows {
		for _, name := range strings.Split(row[at], ";") {
			if name = strings.TrimSpace(name); name == "" {
				continue
			}
			found := photo{url: name}
			if !isURL(name) {
				var err error
				if found, err = openPhoto(folder, name); err != nil {
					wrong = append(wrong, fmt.Errorf("line %d: %w", t.lines[i], err))
				}
			}
			photos[i] = append(photos[i], found)
		}
		if len(photos[i]) > maxPhotos {
			wrong = append(wrong, fmt.Errorf("line %d: an item has at most %d photos", t.lines[i], maxPhotos))
		}
		if hasURL := image >= 0 && row[image] != ""; hasURL == (len(photos[i]) > 0) {
			wrong = append(wrong, fmt.Errorf("line %d: an item has either %s or %s", t.lines[i], photoColumn, imageColumn))
		}
	}
	if wrong != nil {
		return nil, usageError{errors.Join(wrong...)}
	}
	return photos, nil
}

// openPhoto returns the photo in a file of the folder. A name may have slashes on every system. Others may have written the list, so it
// can't name files outside the folder.
func openPhoto(folder, name string) (photo, error) {
	local, err := filepath.Localize(name)
	if err != nil {
		return photo{}, fmt.Errorf("%s is not in the folder %s: choose another by --photos", name, folder)
	}
	path := filepath.Join(folder, local)
	file, err := os.Open(path)
	if err != nil {
		return photo{}, err
	}
	defer file.Close()
	digest := sha256.New()
	if _, err := io.Copy(digest, file); err != nil {
		return photo{}, err
	}
	return photo{path: path, hash: hex.EncodeToString(digest.Sum(nil))}, nil
}

// uploadPhotos uploads the photos that are files, unless an earlier run has, and sets their URLs. Equal photos are uploaded once.
func (r *listRun) uploadPhotos(ctx context.Context, items [][]photo) error {
	paths := map[string]string{} // of the photos to upload, by hash
	for _, photos := range items {
		for _, f := range photos {
			if f.path != "" && time.Until(r.state.Uploaded[f.hash].ExpiresAt) < photoMargin {
				paths[f.hash] = f.path
			}
		}
	}
	if len(paths) > 0 {
		bar := r.p.newBar(len(paths), "Uploading photos")
		var mu sync.Mutex
		n := 0 // photos uploaded so far
		group, ctx := errgroup.WithContext(ctx)
		group.SetLimit(uploadsAtOnce)
		for hash, path := range paths {
			group.Go(func() error {
				if ctx.Err() != nil {
					return ctx.Err()
				}
				file, err := os.Open(path)
				if err != nil {
					return err
				}
				defer file.Close()
				stored, err := r.client.Upload(ctx, file, "")
				if err != nil {
					return fmt.Errorf("%s: %w", path, err)
				}
				mu.Lock()
				defer mu.Unlock()
				n++
				bar.set(n, "")
				r.state.Uploaded[hash] = *stored
				return r.state.save()
			})
		}
		if err := group.Wait(); err != nil {
			return err
		}
	}
	for _, photos := range items {
		for i, f := range photos {
			if f.path != "" {
				photos[i].url = r.state.Uploaded[f.hash].ImageURL
			}
		}
	}
	return nil
}

// withPhotos returns the rows to send: without the column photo, with the URLs of the uploaded photos.
func withPhotos(t table, items [][]photo) table {
	t = t.clone()
	image, images := t.column(imageColumn), -1
	for i, photos := range items {
		for n, f := range photos {
			if n == 0 {
				t.rows[i][image] = f.url
				continue
			}
			if images < 0 {
				images = t.column(imagesColumn)
			}
			t.rows[i][images] = strings.TrimSpace(t.rows[i][images] + " " + f.url)
		}
	}
	t.drop(photoColumn)
	return t
}
