package imaging

import (
	"bytes"
	"encoding/binary"
	"hash/crc32"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"loupe/core/imaging/imagingtest"
)

// withoutMetadata returns the pieces of a file that is read in windows.
func withoutMetadata(file []byte) Pieces {
	c := Cutter{Size: len(file)}
	for !c.Done() {
		c.Feed(file[min(c.At(), len(file)):min(c.At()+Window, len(file))])
	}
	return c.Pieces
}

// bytesOf returns a file's pieces as a file.
func bytesOf(file []byte, pieces Pieces) (made []byte) {
	for _, p := range pieces {
		made = append(append(made, file[p.From:p.To]...), p.New...)
	}
	return made
}

// secret stands for what must not be passed on.
const secret = "48.8584N 2.2945E"

// jpegSegment returns a segment of a JPEG file.
func jpegSegment(marker byte, data string) string {
	return string(binary.BigEndian.AppendUint16([]byte{0xff, marker}, uint16(2+len(data)))) + data
}

// pngChunkOf returns a chunk of a PNG file.
func pngChunkOf(kind, data string) string {
	chunk := append(binary.BigEndian.AppendUint32(nil, uint32(len(data))), kind+data...)
	return string(binary.BigEndian.AppendUint32(chunk, crc32.ChecksumIEEE(chunk[4:])))
}

// webp returns a WebP file with these chunks.
func webp(chunks string) []byte {
	return append(binary.LittleEndian.AppendUint32([]byte("RIFF"), uint32(4+len(chunks))), "WEBP"+chunks...)
}

// webpChunk returns a chunk of a WebP file.
func webpChunk(kind, data string) string {
	return kind + string(binary.LittleEndian.AppendUint32(nil, uint32(len(data)))) + data + strings.Repeat("\x00", len(data)&1)
}

// withMetadata returns files with a picture that is shown turned, with its orientation, and with the secret wherever metadata may be.
func withMetadata(t testing.TB) map[string][]byte {
	exif := string(orientationTIFF(6)) + secret
	picture := imagingtest.NewScene(1).Paint(60, 40, 0, 1)
	jpeg, png := string(imagingtest.JPEG(picture, 85)), string(imagingtest.PNG(picture))
	segments := jpegSegment(markerAPP0, "JFIF\x00\x01\x01\x00\x00\x01\x00\x01\x01\x01"+secret[:3]) + jpegSegment(markerAPP0, "JFXX\x00\x10"+secret) +
		jpegSegment(markerAPP1, exifHeader+exif) + jpegSegment(markerAPP1, "http://ns.adobe.com/xap/1.0/\x00"+secret) +
		jpegSegment(markerAPP2, "MPF\x00"+secret) + jpegSegment(0xed, "Photoshop 3.0\x00"+secret) + jpegSegment(0xfe, secret) + "garbage " + secret
	scan := strings.Index(jpeg, "\xff\xda")
	texts := pngChunkOf("eXIf", exif) + pngChunkOf("tEXt", "Location\x00"+secret) + pngChunkOf("iTXt", "XML:com.adobe.xmp\x00\x00\x00\x00\x00"+secret) + pngChunkOf("prVt", secret)
	return map[string][]byte{
		"JPEG": []byte(jpeg[:2] + segments + jpeg[2:scan] + jpegSegment(0xfe, secret) + jpeg[scan:] + jpeg[:2] + segments + secret),
		"PNG":  []byte(png[:33] + texts + png[33:len(png)-12] + texts + png[len(png)-12:] + secret),
	}
}

// expectSamePicture fails if what is left of a file shows another picture, or could still be shortened.
func expectSamePicture(t testing.TB, name string, file []byte) (left []byte) {
	t.Helper()
	left = bytesOf(file, withoutMetadata(file))
	if again := bytesOf(left, withoutMetadata(left)); !bytes.Equal(again, left) {
		t.Errorf("%s: a second time there are %d bytes, want the same %d", name, len(again), len(left))
	}
	want, err := Decode(file)
	if err != nil {
		return left
	}
	got, err := Decode(left)
	if err != nil || got.Orientation != want.Orientation || !slices.Equal(got.Thumbnail, want.Thumbnail) || got.Width != want.Width || got.Height != want.Height {
		t.Errorf("%s: got another picture or %v, want the same, turned in the same way", name, err)
	}
	return left
}

func TestMetadataIsLeftOut(t *testing.T) {
	for name, file := range withMetadata(t) {
		if _, err := Decode(file); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		left := expectSamePicture(t, name, file)
		if !bytes.Contains(left, orientationTIFF(6)) {
			t.Errorf("%s: the orientation is not left", name)
		}
		for _, word := range []string{secret, "JFXX", "MPF", "Photoshop", "ns.adobe", "prVt"} {
			if bytes.Contains(left, []byte(word)) {
				t.Errorf("%s: %q is left", name, word)
			}
		}
		if n := len(withoutMetadata(file)); n > 10 {
			t.Errorf("%s: got %d pieces, want few", name, n)
		}
	}
}

// Decode reads no WebP, so the test compares chunks. The header says which of them there are: EXIF is 8 and XMP 4.
func TestWebPKeepsOnlyWhatIsShown(t *testing.T) {
	header := func(flags string) string { return webpChunk("VP8X", flags+"\x00\x00\x00\x3b\x00\x00\x27\x00\x00") }
	shown := webpChunk("ICCP", "profile") + webpChunk("ALPH", "alpha") + webpChunk("VP8 ", "frame")
	unseen := webpChunk("XMP ", secret) + webpChunk("none", secret)
	simple, moving := webpChunk("VP8L", "frame"), webpChunk("ANIM", "loops")+webpChunk("ANMF", "frame")
	exif := func(orientation int, rest string) string {
		return webpChunk("EXIF", string(orientationTIFF(orientation))+rest)
	}
	for name, c := range map[string]struct{ file, want []byte }{
		"turned":      {webp(header("\x3c") + shown + exif(6, secret) + unseen), webp(header("\x38") + shown + exif(6, ""))},
		"upright":     {webp(header("\x3c") + shown + exif(1, secret) + unseen), webp(header("\x30") + shown)},
		"animation":   {webp(header("\x06") + moving + unseen), webp(header("\x02") + moving)},
		"simple":      {webp(simple + unseen), webp(simple)},
		"after it":    {append(webp(simple), secret...), webp(simple)},
		"nothing":     {webp(""), webp("")},
		"only a head": {webp(shown)[:12], webp("")},
	} {
		if got := expectSamePicture(t, name, c.file); !bytes.Equal(got, c.want) {
			t.Errorf("%s: got %q, want %q", name, got, c.want)
		}
	}
}

// The files of the tests have no metadata, except those with an orientation: they lose little, and show the same.
func TestPicturesKeepTheirPixels(t *testing.T) {
	var paths []string
	for _, pattern := range []string{"testdata/jpeg/*.jpg", "../../build/operate/samples/*.jpg"} {
		found, _ := filepath.Glob(pattern)
		paths = append(paths, found...)
	}
	if len(paths) < 50 {
		t.Fatalf("got %d files, want those of the tests", len(paths))
	}
	for _, path := range paths {
		file, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		expectSamePicture(t, path, file)
	}
}

// Thousands of comments between scans can't make a list of pieces that takes the host's memory.
func TestPiecesAreLimited(t *testing.T) {
	jpeg := "\xff\xd8" + strings.Repeat(jpegSegment(0xfe, "x")+jpegSegment(markerDQT, "x"), 5000)
	png := pngSignature + strings.Repeat(pngChunkOf("tEXt", "x")+pngChunkOf("IDAT", "x"), 5000)
	profiles := string(webp(strings.Repeat(webpChunk("none", "x")+webpChunk("ICCP", "x"), 5000)))
	for _, file := range []string{jpeg, png, profiles} {
		if n := len(withoutMetadata([]byte(file))); n > maxPieces {
			t.Errorf("%.4q: got %d pieces, want %d at most", file, n, maxPieces)
		}
	}
}

func FuzzCutter(f *testing.F) {
	for _, file := range withMetadata(f) {
		f.Add(file)
		f.Add(file[:len(file)/2])
	}
	header := "\x08\x00\x00\x00\x3b\x00\x00\x27\x00\x00"
	f.Add(webp(webpChunk("VP8X", header) + webpChunk("VP8 ", "frame") + webpChunk("EXIF", string(orientationTIFF(6)))))
	f.Fuzz(func(t *testing.T, file []byte) {
		for _, p := range withoutMetadata(file) {
			if p.From < 0 || p.From > p.To || p.To > len(file) {
				t.Fatalf("got the range %d to %d of %d bytes", p.From, p.To, len(file))
			}
		}
		expectSamePicture(t, "", file)
	})
}
