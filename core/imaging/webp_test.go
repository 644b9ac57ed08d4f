package imaging

import (
	"bytes"
	"encoding/binary"
	"errors"
	"image"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/image/webp"
)

// webpFile returns one of the files in testdata/webp. cwebp wrote them, from scenes of imagingtest.
func webpFile(t testing.TB, name string) []byte {
	t.Helper()
	file, err := os.ReadFile(filepath.Join("testdata/webp", name+".webp"))
	if err != nil {
		t.Fatal(err)
	}
	return file
}

// referenceLuma returns the thumbnail of a WebP as golang.org/x/image decodes it.
func referenceLuma(t *testing.T, file []byte) Thumbnail {
	t.Helper()
	decoded, err := webp.Decode(bytes.NewReader(file))
	if err != nil {
		t.Fatalf("golang.org/x/image cannot decode the file: %v", err)
	}
	return fullRange(reference(decoded.(*image.YCbCr)))
}

// fullRange returns a thumbnail of luma from 16 to 235 as one from 0 to 255.
func fullRange(t Thumbnail) Thumbnail {
	for i := range t {
		t[i] = min(max((t[i]-16<<8)*255/219, 0), White)
	}
	return t
}

func TestWebPMatchesReference(t *testing.T) {
	for name, maxLevels := range map[string]float64{
		"plain": 0, "coarse": 0, "fine": 0, "segments": 0, "fast": 0,
		"filtered": 8, // by the loop filter
		"large":    16,
	} {
		file := webpFile(t, name)
		want, got := referenceLuma(t, file), mustDecode(t, file).Thumbnail
		if d := float64(maxDifference(want, got)) / 256; d > maxLevels {
			t.Errorf("%s: a cell differs by %.1f levels, want at most %.1f", name, d, maxLevels)
		}
		if d := meanDifference(want, got); d > 0.5 {
			t.Errorf("%s: cells differ by %.1f levels on average, want at most 0.5", name, d)
		}
	}
}

func TestWebPAppliesOrientation(t *testing.T) {
	plain := mustDecode(t, webpFile(t, "fast")).Thumbnail
	turned := mustDecode(t, webpFile(t, "turned")).Thumbnail // the same with Exif orientation 6
	if !slices.Equal(turned, plain.upright(6)) || slices.Equal(turned, plain) {
		t.Error("got another picture than the plain one turned by orientation 6")
	}
}

// The first frame of the animation is the picture, so the same chunks without the animation have the same thumbnail.
func TestWebPAnimationIsItsFirstFrame(t *testing.T) {
	animation := webpFile(t, "animation")
	frame := animation[0x44:][:8+0x50]
	want := mustDecode(t, webpOf(frame[:4], frame[8:]))
	if got := mustDecode(t, animation); !slices.Equal(got.Thumbnail, want.Thumbnail) {
		t.Error("got another picture than the first frame alone")
	}
}

func TestWebPErrors(t *testing.T) {
	plain := webpFile(t, "plain")
	withSize := func(width, height int) []byte { // in the frame's header
		file := bytes.Clone(plain)
		binary.LittleEndian.PutUint16(file[26:], uint16(width))
		binary.LittleEndian.PutUint16(file[28:], uint16(height))
		return file
	}
	// The container says that the picture is small, and the frame that it is large.
	extended := slicesOf("RIFF\x00\x00\x00\x00WEBPVP8X\x0a\x00\x00\x00\x00\x00\x00\x00\x09\x00\x00\x09\x00\x00", withSize(16000, 16000)[12:])
	for name, c := range map[string]struct {
		file []byte
		want error
	}{
		"animation of parts":    {withByte(webpFile(t, "animation"), 0x34, 1), ErrFormat}, // the first frame's left edge
		"signature":             {plain[:16], ErrCorrupt},
		"without picture":       {slicesOf(string(plain[:12]), []byte("VP8X\x0a\x00\x00\x00\x00\x00\x00\x00\x09\x00\x00\x09\x00\x00")), ErrCorrupt},
		"5 megapixels":          {withSize(2500, 2000), ErrTooLarge},
		"larger than it says":   {extended, ErrTooLarge},
		"larger than its data":  {withSize(1500, 1500), ErrCorrupt},
		"over 1 MB":             {append(bytes.Clone(plain), make([]byte, MaxWebPBytes)...), ErrTooLarge},
		"without height":        {withSize(150, 0), ErrCorrupt},
		"first partition short": {withByte(plain, 22, 0xff), ErrCorrupt},
		"chunk longer":          {withByte(plain, 17, 0xff), ErrCorrupt},
	} {
		if _, err := Decode(c.file); !errors.Is(err, c.want) {
			t.Errorf("%s: got %v, want %v", name, err, c.want)
		}
	}
	for n := 12; n < len(plain); n += 7 {
		if _, err := Decode(plain[:n]); !errors.Is(err, ErrCorrupt) {
			t.Fatalf("truncated to %d of %d bytes: got %v, want %v", n, len(plain), err, ErrCorrupt)
		}
	}
}

func slicesOf(head string, tail []byte) []byte { return append([]byte(head), tail...) }

func withByte(data []byte, i int, b byte) []byte {
	data = bytes.Clone(data)
	data[i] = b
	return data
}

// A boolWriter writes what a boolReader reads (RFC 6386, section 7.3).
type boolWriter struct {
	out           []byte
	bottom, width uint64
	count         int // bits that are in bottom above the lowest 8
}

func newBoolWriter() *boolWriter { return &boolWriter{width: 255} }

func (w *boolWriter) write(probability byte, isTrue bool) {
	split := 1 + (w.width-1)*uint64(probability)>>8
	if isTrue {
		w.bottom += split
		w.width -= split
	} else {
		w.width = split
	}
	for w.width < 128 {
		w.width <<= 1
		w.bottom <<= 1
		if w.count++; w.count == 8 {
			w.flush()
		}
	}
}

// flush moves the byte above the lowest 8 bits to the output. A carry goes into the bytes before it.
func (w *boolWriter) flush() {
	if w.bottom>>16 != 0 {
		i := len(w.out) - 1
		for ; w.out[i] == 0xff; i-- {
			w.out[i] = 0
		}
		w.out[i]++
	}
	w.out = append(w.out, byte(w.bottom>>8))
	w.bottom &= 0xff
	w.count = 0
}

func (w *boolWriter) writeNumber(v, n int) {
	for n--; n >= 0; n-- {
		w.write(128, v>>n&1 == 1)
	}
}

// writeOptional writes a number that readOptional reads.
func (w *boolWriter) writeOptional(v, n int) {
	w.write(128, v != 0)
	if v != 0 {
		w.writeNumber(max(v, -v), n)
		w.write(128, v < 0)
	}
}

// randomFrame returns a WebP whose macroblocks have random modes and coefficients. Any bytes are valid coefficients.
func randomFrame(r *rand.Rand) []byte {
	width, height := 1+r.IntN(90), 1+r.IntN(90)
	w := newBoolWriter()
	w.writeNumber(0, 2)
	hasSegments, updatesSegments := r.IntN(2) == 0, r.IntN(2) == 0
	w.write(128, hasSegments)
	if hasSegments {
		w.write(128, updatesSegments)
		w.write(128, true)
		w.writeNumber(r.IntN(2), 1) // absolute
		for range 4 {
			w.writeOptional(r.IntN(60), 7)
		}
		for range 4 {
			w.writeOptional(r.IntN(30)-15, 6)
		}
		for range 3 {
			if updatesSegments {
				w.write(128, true)
				w.writeNumber(r.IntN(256), 8)
			}
		}
	}
	w.writeNumber(0, 10) // no loop filter
	hasDeltas := r.IntN(2)
	w.writeNumber(hasDeltas, 1)
	if hasDeltas == 1 {
		w.writeNumber(1, 1)
		for range 8 {
			w.writeOptional(r.IntN(9)-4, 6)
		}
	}
	partitions := r.IntN(4)
	w.writeNumber(partitions, 2)
	w.writeNumber(r.IntN(100), 7)
	for range 5 {
		w.writeOptional(r.IntN(9)-4, 4)
	}
	w.writeNumber(1, 1)
	for i := range vp8UpdateProbabilities {
		changes := r.IntN(20) == 0
		w.write(vp8UpdateProbabilities[i], changes)
		if changes {
			w.writeNumber(r.IntN(256), 8)
		}
	}
	w.writeNumber(1, 1)
	w.writeNumber(r.IntN(256), 8)
	for range 300 * (1 + width/16) * (1 + height/16) { // modes
		w.write(128, r.IntN(2) == 0)
	}
	for range 4 { // what is left in bottom
		w.writeNumber(0, 8)
	}

	first := len(w.out)
	frame := []byte{byte(first<<5) | 1<<4, byte(first >> 3), byte(first >> 11), 0x9d, 0x01, 0x2a,
		byte(width), byte(width >> 8), byte(height), byte(height >> 8)}
	frame = append(frame, w.out...)
	size := 1200 * (1 + width/16) * (1 + height/16)
	for range 1<<partitions - 1 {
		frame = append(frame, byte(size), byte(size>>8), byte(size>>16))
	}
	for range size << partitions {
		frame = append(frame, byte(r.Uint32()))
	}
	file := []byte("RIFF\x00\x00\x00\x00WEBPVP8 ")
	binary.LittleEndian.PutUint32(file[4:], uint32(len(frame)+12))
	file = binary.LittleEndian.AppendUint32(file, uint32(len(frame)))
	return append(append(file, frame...), make([]byte, len(frame)%2)...)
}

// cwebp writes neither several partitions nor many of the fields, but others do.
func TestRandomVP8FramesMatchReference(t *testing.T) {
	t.Parallel()
	for seed := range uint64(150) {
		file := randomFrame(rand.New(rand.NewPCG(seed, 1)))
		if d := maxDifference(referenceLuma(t, file), mustDecode(t, file).Thumbnail); d > 0 {
			t.Fatalf("seed %d: a cell differs by %d, want none", seed, d)
		}
	}
}

func FuzzWebP(f *testing.F) {
	for _, name := range strings.Fields("plain coarse fine segments filtered turned alpha lossless animation") {
		f.Add(webpFile(f, name))
	}
	f.Add(randomFrame(rand.New(rand.NewPCG(3, 1)))[:3000])
	f.Fuzz(func(t *testing.T, data []byte) {
		if format, _ := Sniff(data); format != WebP {
			data = append([]byte("RIFF\x00\x00\x00\x00WEBP"), data...)
		}
		_, _, err := decodeWebP(data)
		if err != nil && !errors.Is(err, ErrFormat) && !errors.Is(err, ErrTooLarge) && !errors.Is(err, ErrCorrupt) {
			t.Errorf("got %v, which is not one of the documented errors", err)
		}
	})
}
