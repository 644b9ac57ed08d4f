package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
)

func TestBarShowsHowManyPicturesAreRead(t *testing.T) {
	var b bytes.Buffer
	drawBar(&b, 1, 3)
	drawBar(&b, 3, 3)
	want := "\r[##########....................] 1 of 3 pictures read\r[##############################] 3 of 3 pictures read\n"
	if b.String() != want {
		t.Errorf("got %q, want %q", b.String(), want)
	}
}

func TestBarIsDrawnOnATerminalOnly(t *testing.T) {
	file, err := os.Create(filepath.Join(t.TempDir(), "log"))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if progressBar(file) != nil || progressBar(&bytes.Buffer{}) != nil {
		t.Error("a bar is drawn into a file, want none")
	}
}
