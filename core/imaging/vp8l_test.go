package imaging

import (
	"bytes"
	"encoding/binary"
	"errors"
	"image"
	"math/bits"
	"math/rand/v2"
	"slices"
	"testing"

	"golang.org/x/image/webp"
)

// A losslessWriter writes random pictures that a vp8lDecoder reads, with transforms and groups that cwebp writes in large files only.
type losslessWriter struct {
	*rand.Rand
	out   []byte
	bits  uint64
	count int
}

func (w *losslessWriter) write(v, n int) {
	w.bits |= uint64(v) << w.count
	for w.count += n; w.count >= 8; w.count -= 8 {
		w.out = append(w.out, byte(w.bits))
		w.bits >>= 8
	}
}

// flag writes a random bit and returns whether it is set.
func (w *losslessWriter) flag() bool {
	v := w.IntN(2)
	w.write(v, 1)
	return v == 1
}

// value returns a number below most. It is none of the two invalid modes of prediction, of which libwebp and golang.org/x/image make
// different pixels.
func (w *losslessWriter) value(most int) int {
	v := w.IntN(most)
	if v&15 >= 14 {
		v -= 2
	}
	return v
}

// writeSimple writes a code for one or two symbols.
func (w *losslessWriter) writeSimple(symbols ...int) {
	w.write(1|(len(symbols)-1)<<1|1<<2, 3)
	for _, symbol := range symbols {
		w.write(symbol, 8)
	}
}

// writeCode writes a code for one symbol or for all, with lengths that differ by one. It returns the lengths.
func (w *losslessWriter) writeCode(symbols int) []int {
	lengths := make([]int, symbols)
	if w.IntN(4) == 0 {
		symbol := w.value(min(symbols, 256))
		lengths[symbol] = 1
		w.writeSimple(symbol)
		return lengths
	}
	longest := bits.Len(uint(symbols - 1))
	for i, symbol := range w.Perm(symbols) {
		lengths[symbol] = longest
		if i < 1<<longest-symbols {
			lengths[symbol]--
		}
	}
	w.write(0, 1)
	w.write(15, 4)
	for i := range 19 { // a length has 4 bits; the codes 17, 18 and 16 are not used
		n := 4
		if i < 2 || i == 8 {
			n = 0
		}
		w.write(n, 3)
	}
	w.write(0, 1)
	for _, n := range lengths {
		w.write(int(bits.Reverse8(uint8(n))>>4), 4)
	}
	return lengths
}

// put writes a symbol.
func (w *losslessWriter) put(lengths []int, symbol int) {
	code, used, n := 0, 0, lengths[symbol]
	for other, length := range lengths {
		if length > 0 {
			used++
			if length < n || length == n && other < symbol {
				code += 1 << (n - length)
			}
		}
	}
	if used > 1 {
		w.write(int(bits.Reverse16(uint16(code))>>(16-n)), n)
	}
}

// putAny writes any of the symbols from 0 to most-1.
func (w *losslessWriter) putAny(lengths []int, most int) {
	symbol := w.value(most)
	for lengths[symbol] == 0 {
		symbol = (symbol + 1) % most
	}
	w.put(lengths, symbol)
}

// number returns a random number that begins with a code, and the bits that follow the code.
func (w *losslessWriter) number(code int) (v, extra, n int) {
	if code < 4 {
		return code + 1, 0, 0
	}
	n = (code - 2) / 2
	extra = w.IntN(1 << n)
	return (2+code&1)<<n + extra + 1, extra, n
}

// writePixels writes the pixels of a picture, and what is before them.
func (w *losslessWriter) writePixels(width, height int, hasBlocks bool) {
	cache := 0
	if w.flag() {
		n := 1 + w.IntN(11)
		cache = 1 << n
		w.write(n, 4)
	}
	blocks, side := []int(nil), 0
	if hasBlocks && w.flag() {
		side = 2 + w.IntN(3)
		w.write(side-2, 3)
		w.write(0, 1)
		w.writeSimple(0, 1)
		for range 4 {
			w.writeSimple(0)
		}
		for range divideUp(width, 1<<side) * divideUp(height, 1<<side) {
			blocks = append(blocks, w.IntN(2))
			w.write(blocks[len(blocks)-1], 1)
		}
	}
	var groups [2][5][]int
	for i := range groups {
		if i == 0 || slices.Contains(blocks, 1) {
			for j, symbols := range [...]int{256 + vp8lLengths + cache, 256, 256, 256, vp8lDistances} {
				groups[i][j] = w.writeCode(symbols)
			}
		}
	}
	near := vp8lNear()
	for done := 0; done < width*height; {
		group := &groups[0]
		if blocks != nil {
			group = &groups[blocks[done/width>>side*divideUp(width, 1<<side)+done%width>>side]]
		}
		if cached := 256 + vp8lLengths + w.IntN(cache+1); w.IntN(4) == 0 && cached < len(group[0]) && group[0][cached] > 0 {
			w.put(group[0], cached)
			done++
			continue
		}
		length, distance := w.IntN(8), w.IntN(18)
		n, lengthExtra, lengthBits := w.number(length)
		d, distanceExtra, distanceBits := w.number(distance)
		if d <= len(near) {
			d = max(near[d-1].left+near[d-1].up*width, 1)
		} else {
			d -= len(near)
		}
		if w.IntN(4) == 0 && group[0][256+length] > 0 && group[4][distance] > 0 && n <= width*height-done && d <= done {
			w.put(group[0], 256+length)
			w.write(lengthExtra, lengthBits)
			w.put(group[4], distance)
			w.write(distanceExtra, distanceBits)
			done += n
			continue
		}
		for i := range 4 {
			w.putAny(group[i], 256)
		}
		done++
	}
}

// writePicture writes a picture without a header.
func (w *losslessWriter) writePicture(width, height int) []byte {
	coded := width
	for _, kind := range w.Perm(4)[:w.IntN(5)] {
		w.write(1, 1)
		w.write(kind, 2)
		switch kind {
		case predictTransform, colourTransform:
			n := 2 + w.IntN(3)
			w.write(n-2, 3)
			w.writePixels(divideUp(coded, 1<<n), divideUp(height, 1<<n), false)
		case paletteTransform:
			n := []int{2, 3, 12, 200}[w.IntN(4)]
			w.write(n-1, 8)
			w.writePixels(n, 1, false)
			coded = divideUp(coded, map[int]int{2: 8, 3: 4, 12: 2, 200: 1}[n])
		}
	}
	w.write(0, 1)
	w.writePixels(coded, height, true)
	w.write(0, 8)
	return w.out
}

// webpOf returns a WebP with these chunks, given as kind and body in turn.
func webpOf(chunks ...[]byte) []byte {
	file := []byte("RIFF\x00\x00\x00\x00WEBP")
	for i := 0; i < len(chunks); i += 2 {
		file = append(file, chunks[i]...)
		file = binary.LittleEndian.AppendUint32(file, uint32(len(chunks[i+1])))
		file = append(append(file, chunks[i+1]...), make([]byte, len(chunks[i+1])%2)...)
	}
	binary.LittleEndian.PutUint32(file[4:], uint32(len(file)-8))
	return file
}

func randomLossless(seed uint64) []byte {
	r := rand.New(rand.NewPCG(seed, 1))
	width, height := 1+r.IntN(90), 1+r.IntN(60)
	w := &losslessWriter{Rand: r}
	w.write(0x2f, 8)
	w.write(width-1, 14)
	w.write(height-1, 14)
	w.write(1, 4)
	return webpOf([]byte("VP8L"), w.writePicture(width, height))
}

// randomAlpha returns the lossy WebP of randomFrame with transparency.
func randomAlpha(seed uint64) []byte {
	frame, r := randomFrame(rand.New(rand.NewPCG(seed, 1))), rand.New(rand.NewPCG(seed, 2))
	size, frame := binary.LittleEndian.Uint32(frame[16:]), frame[20:]
	frame = frame[:size]
	width, height := int(binary.LittleEndian.Uint16(frame[6:])), int(binary.LittleEndian.Uint16(frame[8:]))
	method := r.IntN(2)
	alpha := []byte{byte(method | r.IntN(4)<<2)}
	if method == 1 {
		alpha = append(alpha, (&losslessWriter{Rand: r}).writePicture(width, height)...)
	} else {
		for range width * height {
			alpha = append(alpha, byte(r.Uint32()))
		}
	}
	header := []byte{0x10, 0, 0, 0, byte(width - 1), 0, 0, byte(height - 1), 0, 0}
	return webpOf([]byte("VP8X"), header, []byte("ALPH"), alpha, []byte("VP8 "), frame)
}

// overWhiteLuma returns the thumbnail over white of a lossy picture with transparency.
func overWhiteLuma(m *image.NYCbCrA) Thumbnail {
	over := &image.YCbCr{Y: bytes.Clone(m.Y), YStride: m.YStride, Rect: m.Rect}
	for y := range m.Rect.Dy() {
		for x := range m.Rect.Dx() {
			luma, a := &over.Y[y*m.YStride+x], int(m.A[y*m.AStride+x])
			*luma = byte((int(*luma)*a + vp8White*(255-a) + 127) / 255)
		}
	}
	return fullRange(reference(over))
}

func TestRandomLosslessWebPsMatchReference(t *testing.T) {
	t.Parallel()
	for seed := range uint64(150) {
		for kind, file := range map[string][]byte{"lossless": randomLossless(seed), "alpha": randomAlpha(seed)} {
			decoded, err := webp.Decode(bytes.NewReader(file))
			if err != nil {
				t.Fatalf("seed %d, %s: golang.org/x/image cannot decode the file: %v", seed, kind, err)
			}
			want := Thumbnail(nil)
			if lossy, ok := decoded.(*image.NYCbCrA); ok {
				want = overWhiteLuma(lossy)
			} else {
				want = reference(decoded)
			}
			if d := maxDifference(want, mustDecode(t, file).Thumbnail); d > 0 {
				t.Fatalf("seed %d, %s: a cell differs by %d, want none", seed, kind, d)
			}
		}
	}
}

// cwebp writes a picture of one colour without a palette in fewer bytes than other formats need for their size.
func TestSmallLosslessWebP(t *testing.T) {
	w := &losslessWriter{}
	w.write(0x2f|2<<8|1<<22, 8+14+14+4) // 3 by 2 pixels
	w.write(0, 3)
	for _, value := range []int{90, 200, 30, 255, 0} {
		w.writeSimple(value)
	}
	w.write(0, 8)
	file := webpOf([]byte("VP8L"), w.out)
	decoded, err := webp.Decode(bytes.NewReader(file))
	if err != nil || len(file) > 36 {
		t.Fatalf("golang.org/x/image reads a file of %d bytes: %v", len(file), err)
	}
	if d := maxDifference(reference(decoded), mustDecode(t, file).Thumbnail); d > 0 {
		t.Errorf("a cell differs by %d, want none", d)
	}
}

func TestDamagedLosslessWebP(t *testing.T) {
	for seed := range uint64(20) {
		data := randomLossless(seed)[20:]
		for n := 0; n < len(data)-40; n += 1 + len(data)/50 {
			if _, err := Decode(webpOf([]byte("VP8L"), data[:n])); !errors.Is(err, ErrCorrupt) {
				t.Errorf("seed %d, cut to %d of %d bytes: got %v, want %v", seed, n, len(data), err, ErrCorrupt)
			}
		}
	}
}

// Each group of codes takes memory, and a pixel in the picture of groups may name the last of 65,536.
func TestLosslessWebPWithManyGroupsIsTooLarge(t *testing.T) {
	for groups, want := range map[int]error{2000: nil, 1 << 16: ErrTooLarge} {
		if _, err := Decode(losslessWithGroups(groups)); !errors.Is(err, want) {
			t.Errorf("%d groups: got %v, want %v", groups, err, want)
		}
	}
}

// losslessWithGroups returns a picture of 2 megapixels in one colour with many groups of codes.
func losslessWithGroups(groups int) []byte {
	w := &losslessWriter{}
	w.write(0x2f|1399<<8, 8+14)
	w.write(1399, 14+4)
	w.write(1<<2|7<<3, 3+3+1) // neither transforms nor cached colours, but groups; their picture has no cached colours
	for _, value := range []int{(groups - 1) & 255, (groups - 1) >> 8, 0, 0, 0} {
		w.writeSimple(value)
	}
	for range 5 * groups {
		w.writeSimple(7)
	}
	w.write(0, 8)
	return webpOf([]byte("VP8L"), w.out)
}

func FuzzLosslessWebP(f *testing.F) {
	for seed := range uint64(6) {
		f.Add(randomLossless(seed)[12:])
		f.Add(randomAlpha(seed)[12:])
	}
	f.Fuzz(func(t *testing.T, chunks []byte) {
		file := append([]byte("RIFF\x00\x00\x00\x00WEBP"), chunks...)
		binary.LittleEndian.PutUint32(file[4:], uint32(len(file)-8))
		width, height, ok := Size(file)
		if !ok || width*height > 1<<16 {
			return
		}
		got, err := Decode(file)
		if err != nil {
			if !errors.Is(err, ErrFormat) && !errors.Is(err, ErrTooLarge) && !errors.Is(err, ErrCorrupt) {
				t.Errorf("got %v, which is not one of the documented errors", err)
			}
			return
		}
		decoded, err := webp.Decode(bytes.NewReader(file))
		if m, ok := decoded.(*image.NRGBA); err == nil && ok && string(file[12:16]) == "VP8L" && !hasInvalidModes(file[25:], width, height) {
			if d := maxDifference(reference(m), got.Thumbnail); d > 0 {
				t.Errorf("a cell differs by %d from golang.org/x/image's", d)
			}
		}
	})
}

// hasInvalidModes reports whether a picture without its header has one of the modes that losslessWriter.value leaves out.
func hasInvalidModes(data []byte, width, height int) bool {
	d, _ := newVP8LDecoder(data, width, height)
	for _, t := range d.transforms {
		if t.kind == predictTransform && slices.ContainsFunc(t.data, func(v uint32) bool { return v>>8&15 >= 14 }) {
			return true
		}
	}
	return false
}
