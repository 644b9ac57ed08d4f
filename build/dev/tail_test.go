package dev

import (
	"strings"
	"testing"
)

func TestTail(t *testing.T) {
	var got tail
	want := ""
	for i := range 3000 {
		line := strings.Repeat("x", i%40) + "\n"
		got.Write([]byte(line))
		want += line
		if end := want[max(0, len(want)-tailSize):]; got.String() != end {
			t.Fatalf("after %d lines it is not the end", i)
		}
		if len(got.text) > 3*tailSize {
			t.Fatalf("it holds %d bytes", len(got.text))
		}
	}
	got.Write([]byte(strings.Repeat("y", 5*tailSize)))
	if got.String() != strings.Repeat("y", tailSize) {
		t.Error("a long text's end is lost")
	}
}
