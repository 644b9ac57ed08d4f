package main

import (
	"bytes"
	"fmt"
	"image"
	_ "image/jpeg"
	_ "image/png"
	"io"
	"os"
	"slices"

	"loupe/core/imaging"
	"loupe/core/imaging/fingerprint"
)

// A picture is a photo of the folder, with the fingerprints of the original.
type picture struct {
	path            string
	stored, queried fingerprint.Prints
	copies          []copied // one for each edit
}

// A copied is an edited copy's fingerprints. Both are nil if it has none.
type copied struct{ stored, queried fingerprint.Prints }

// load reads the photos, and makes the edited copies. It returns those with fingerprints, and why the others have none.
func load(files []string) (photos []picture, unread []string) {
	all, reasons := make([]picture, len(files)), make([]string, len(files))
	each(len(files), func(i int) {
		if err := all[i].load(files[i]); err != nil {
			reasons[i] = files[i] + ": " + err.Error()
		}
	})
	for i, p := range all {
		if reasons[i] == "" {
			photos = append(photos, p)
		} else {
			unread = append(unread, reasons[i])
		}
	}
	return photos, unread
}

func (p *picture) load(path string) error {
	data, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	p.path = path
	shown, err := imaging.Decode(data)
	if err != nil {
		return err
	}
	if p.stored, p.queried, err = printsOf(data); err != nil {
		return err
	}
	decoded, _, err := image.Decode(bytes.NewReader(data))
	if err != nil {
		return err
	}
	original := upright(reduce(decoded, workingSize), shown.Orientation)
	for _, e := range edits {
		stored, queried, _ := printsOf(e.make(original))
		p.copies = append(p.copies, copied{stored, queried})
	}
	return nil
}

// printsOf returns a photo's fingerprints, for storing and for looking it up.
func printsOf(photo []byte) (stored, queried fingerprint.Prints, err error) {
	if stored, err = fingerprint.Of(photo, fingerprint.Stored); err == nil {
		queried, err = fingerprint.Of(photo, fingerprint.Queried)
	}
	return stored, queried, err
}

// finds reports whether the catalogue's search finds a picture for a photo: see catalogByPhoto in core/upstream/search.
func finds(queried, stored fingerprint.Prints) bool {
	if queried.Distance(stored) > fingerprint.Same {
		return false
	}
	shared, bands := 0, stored.Bands()
	for _, band := range queried.Bands() {
		if slices.Contains(bands, band) {
			shared++
		}
	}
	return shared >= fingerprint.MinShared
}

// printRecall prints for each edit how many copies find their original, and how many originals find their copy.
func printRecall(w io.Writer, photos []picture) {
	fmt.Fprintf(w, "\n%-26s %18s %20s\n", "copy", "finds the original", "found by the original")
	for i, e := range edits {
		found, foundBy := 0, 0
		for _, p := range photos {
			if finds(p.copies[i].queried, p.stored) {
				found++
			}
			if finds(p.queried, p.copies[i].stored) {
				foundBy++
			}
		}
		percent := func(n int) float64 { return 100 * float64(n) / float64(len(photos)) }
		fmt.Fprintf(w, "%-26s %16.1f %% %18.1f %%\n", e.name, percent(found), percent(foundBy))
	}
}

// printMisses prints the copies that do not find their original, and how near they are.
func printMisses(w io.Writer, photos []picture) {
	for i, e := range edits {
		for _, p := range photos {
			if c := p.copies[i]; c.queried == nil {
				fmt.Fprintf(w, "  %s: %s has no fingerprints\n", e.name, p.path)
			} else if !finds(c.queried, p.stored) {
				fmt.Fprintf(w, "  %s: %s, %d bits\n", e.name, p.path, c.queried.Distance(p.stored))
			}
		}
	}
}

const maxPairs = 20 // that are printed

// printPairs prints the pairs of files whose fingerprints match, and the smallest distance of the other pairs.
func printPairs(w io.Writer, photos []picture) {
	var pairs []string
	nearest, rows, keys := 256, 0, 0
	for i, a := range photos {
		rows += len(a.stored.Bands())
		keys += len(a.queried.Bands())
		for j, b := range photos {
			if i == j {
				continue
			}
			switch {
			case finds(a.queried, b.stored):
				if i < j || !finds(b.queried, a.stored) {
					pairs = append(pairs, fmt.Sprintf("  %s, %s: %d bits", a.path, b.path, a.queried.Distance(b.stored)))
				}
			default:
				nearest = min(nearest, a.queried.Distance(b.stored))
			}
		}
	}
	fmt.Fprintf(w, "\n%d of %d pairs of files are taken for the same photo; the nearest of the others are %d bits apart\n",
		len(pairs), len(photos)*(len(photos)-1)/2, nearest)
	for _, pair := range pairs[:min(len(pairs), maxPairs)] {
		fmt.Fprintln(w, pair)
	}
	fmt.Fprintf(w, "\nbands of a picture in the catalogue: %.1f; looked up for a photo: %.1f\n",
		float64(rows)/float64(len(photos)), float64(keys)/float64(len(photos)))
}
