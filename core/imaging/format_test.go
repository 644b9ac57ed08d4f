package imaging

import (
	"encoding/binary"
	"strings"
	"testing"
)

func TestSniff(t *testing.T) {
	cases := []struct {
		head string
		want Format
	}{
		{"\xff\xd8\xff\xe0", JPEG},
		{"\xff\xd8\xff", JPEG},
		{"\xff\xd8", ""},
		{pngSignature, PNG},
		{"\x89PNG\n\x1a\n", ""},
		{"GIF87a", GIF},
		{"GIF89a....", GIF},
		{"GIF88a....", ""},
		{"RIFF\x00\x00\x00\x00WEBPVP8 ", WebP},
		{"RIFF\x00\x00\x00\x00WEBP", WebP},
		{"RIFF\x00\x00\x00\x00WAVE", ""},
		{"RIFF\x00\x00\x00\x00WEB", ""},
		{"\x00\x00\x00\x1cftypavif", ""},
		{"<html>", ""},
		{"", ""},
	}
	for _, c := range cases {
		if got, ok := Sniff([]byte(c.head)); got != c.want || ok != (c.want != "") {
			t.Errorf("Sniff(%q) = %q, %t, want %q", c.head, got, ok, c.want)
		}
	}
}

// jpegHead returns the beginning of a JPEG: an APP segment of n bytes, then a frame with the given marker.
func jpegHead(frame byte, width, height uint16, n int) string {
	head := append([]byte{0xff, 0xd8, 0xff, markerAPP1}, byte((n+2)>>8), byte(n+2))
	head = append(head, strings.Repeat("\xff\xc0", n/2)...) // looks like a frame, but is metadata
	head = append(head, 0xff, 0xff, frame, 0, 11, 8)        // 0xff twice: one is a fill byte
	head = binary.BigEndian.AppendUint16(head, height)
	return string(append(binary.BigEndian.AppendUint16(head, width), 1, 1, 0x11, 0))
}

func TestSize(t *testing.T) {
	png := func(size string) string { return pngSignature + "\x00\x00\x00\x0dIHDR" + size + "\x08\x02\x00\x00\x00" }
	webp := func(chunk, body string) string {
		return "RIFF\x40\x00\x00\x00WEBP" + chunk + "\x20\x00\x00\x00" + body + strings.Repeat("\x00", 10)
	}
	cases := []struct {
		name, head    string
		width, height int
	}{
		{"PNG", png("\x00\x00\x01\x02\x00\x00\x00\x07"), 258, 7},
		{"PNG without height", png("\x00\x00\x01\x02\x00\x00\x00\x00"), 0, 0},
		{"PNG of 60,000 each way", png("\x00\x00\xea\x60\x00\x00\xea\x60"), 60000, 60000},
		{"PNG over 2^31", png("\x80\x00\x00\x01\x00\x00\x00\x01"), 0, 0},
		{"PNG truncated", png("\x00\x00\x01\x02\x00\x00\x00\x07")[:23], 0, 0},
		{"PNG with another first chunk", strings.Replace(png("\x00\x00\x01\x02\x00\x00\x00\x07"), "IHDR", "CgBI", 1), 0, 0},
		{"GIF", "GIF89a\x02\x01\x03\x00", 258, 3},
		{"GIF truncated", "GIF89a\x02\x01\x03", 0, 0},
		{"GIF without width", "GIF89a\x00\x00\x03\x00", 0, 0},
		{"WebP lossy", webp("VP8 ", "\x30\x01\x00\x9d\x01\x2a\x80\x42\xe0\x41"), 640, 480},
		{"WebP lossy without key frame", webp("VP8 ", "\x31\x01\x00\x9d\x01\x2a\x80\x02\xe0\x01"), 0, 0},
		{"WebP lossy without start code", webp("VP8 ", "\x30\x01\x00\x9d\x01\x2b\x80\x02\xe0\x01"), 0, 0},
		{"WebP lossless", webp("VP8L", "\x2f\x7f\xc2\x77\x00"), 640, 480},
		{"WebP lossless of the largest height", webp("VP8L", "\x2f\x7f\xc2\xff\x0f"), 640, 16384},
		{"WebP lossless without signature", webp("VP8L", "\x2e\x7f\xc2\x77\x00"), 0, 0},
		{"WebP extended", webp("VP8X", "\x10\x00\x00\x00\x7f\x02\x00\x00\x00\x01"), 640, 65537},
		{"WebP with another chunk", webp("VP9 ", "\x10\x00\x00\x00\x7f\x02\x00\xdf\x01\x00"), 0, 0},
		{"JPEG", jpegHead(0xc0, 640, 480, 0), 640, 480},
		{"JPEG with metadata", jpegHead(0xc1, 640, 480, 60000), 640, 480},
		{"JPEG progressive", jpegHead(0xc2, 65535, 1, 20), 65535, 1},
		{"JPEG lossless", jpegHead(0xc3, 640, 480, 0), 640, 480},
		{"JPEG with a Huffman table only", jpegHead(0xc4, 640, 480, 0), 0, 0},
		{"JPEG without height", jpegHead(0xc0, 640, 0, 0), 0, 0},
		{"JPEG truncated in the metadata", jpegHead(0xc0, 640, 480, 60000)[:50000], 0, 0},
		{"JPEG truncated in the frame", jpegHead(0xc0, 640, 480, 0)[:15], 0, 0},
		{"JPEG with a length of 1", "\xff\xd8\xff\xe0\x00\x01\xff\xc0\x00\x0b\x08\x00\x01\x00\x01\x01\x01\x11\x00", 0, 0},
		{"BMP", "BM\x00\x00", 0, 0},
		{"nothing", "", 0, 0},
	}
	for _, c := range cases {
		width, height, ok := Size([]byte(c.head))
		if wantOK := c.width > 0; ok != wantOK || ok && (width != c.width || height != c.height) {
			t.Errorf("%s: Size = %d, %d, %t, want %d, %d", c.name, width, height, ok, c.width, c.height)
		}
		for n := range min(len(c.head), 100) {
			Size([]byte(c.head[:n]))
		}
	}
}
