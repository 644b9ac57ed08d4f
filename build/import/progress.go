package main

import (
	"fmt"
	"io"
	"os"
	"strings"
)

const barWidth = 30 // characters

// progressBar returns a function that draws on w how many pictures have been read, on one line. It returns nil if w is not
// a terminal.
func progressBar(w io.Writer) func(done, total int) {
	file, ok := w.(*os.File)
	if !ok {
		return nil
	}
	info, err := file.Stat()
	if err != nil || info.Mode()&os.ModeCharDevice == 0 {
		return nil
	}
	return func(done, total int) { drawBar(w, done, total) }
}

func drawBar(w io.Writer, done, total int) {
	filled := barWidth * done / total
	fmt.Fprintf(w, "\r[%s%s] %d of %d pictures read", strings.Repeat("#", filled), strings.Repeat(".", barWidth-filled), done, total)
	if done == total {
		fmt.Fprintln(w)
	}
}
