package main

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"loupe/tests/fixture"
)

func TestPhotosOfAFolderAreMeasured(t *testing.T) {
	folder := t.TempDir()
	write := func(name string, data []byte) {
		t.Helper()
		if err := os.WriteFile(filepath.Join(folder, name), data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	const photos = 6
	for seed := range uint64(photos - 1) {
		write(fmt.Sprintf("%d.jpg", seed), encode(fixture.Picture(seed), 90))
	}
	const turned = "\xff\xe1\x00\x22Exif\x00\x00MM\x00*\x00\x00\x00\x08\x00\x01\x01\x12\x00\x03\x00\x00\x00\x01\x00\x06\x00\x00\x00\x00\x00\x00"
	write("turned.jpg", slices.Insert(encode(fixture.Picture(9), 90), 2, []byte(turned)...)) // Exif orientation 6
	write("copy.jpg", encode(fixture.Picture(1), 40))
	write("damaged.png", []byte("\x89PNG\r\n\x1a\n"))
	write("notes.txt", []byte("no photo"))
	var stdout, stderr bytes.Buffer
	if err := run(context.Background(), []string{"-data", folder, "-misses"}, &stdout, &stderr); err != nil {
		t.Fatal(err)
	}
	printed := stdout.String()
	for _, want := range []string{
		fmt.Sprintf("%d photos; 1 files without fingerprints", photos+1),
		"1 of 21 pairs of files are taken for the same photo",
		fmt.Sprintf("  %s, %s: ", filepath.Join(folder, "1.jpg"), filepath.Join(folder, "copy.jpg")),
	} {
		if !strings.Contains(printed, want) {
			t.Errorf("got no %q in\n%s", want, printed)
		}
	}
	for _, e := range edits {
		want := fmt.Sprintf("%-26s %16.1f %% %18.1f %%\n", e.name, 100.0, 100.0)
		if !strings.Contains(printed, want) {
			t.Errorf("got no %q in\n%s", want, printed)
		}
	}
	if !strings.Contains(stderr.String(), "damaged.png: photo: damaged or truncated") {
		t.Errorf("got %q on stderr, want why damaged.png has no fingerprints", stderr.String())
	}
}
