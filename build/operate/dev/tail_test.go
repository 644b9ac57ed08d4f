package dev

import (
	"strings"
	"testing"
)

func TestTailKeepsLastBytes(t *testing.T) {
	var got tail
	want := ""
	for i := range 3000 {
		line := strings.Repeat("x", i%40) + "\n"
		got.Write([]byte(line))
		want += line
		if end := want[max(0, len(want)-tailSize):]; got.String() != end {
			t.Fatalf("after %d lines got %q, want %q", i+1, got.String(), end)
		}
		if len(got.text) > 3*tailSize {
			t.Fatalf("got a buffer of %d bytes, want at most %d", len(got.text), 3*tailSize)
		}
	}
	got.Write([]byte(strings.Repeat("y", 5*tailSize)))
	if got.String() != strings.Repeat("y", tailSize) {
		t.Errorf("got %q after one long write, want %d times y", got.String(), tailSize)
	}
}
