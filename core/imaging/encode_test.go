package imaging

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"hash/crc32"
	"math"
	"math/bits"
	"slices"
)

// The standard library can't write progressive JPEG, other colour models or interlaced PNG. These encoders
// can. The tests decode their files with the standard library too.

// A channel is a component of a JPEG.
type channel struct {
	id, h, v int                    // identifier and sampling factors
	at       func(x, y int) float64 // samples at full resolution
}

// A jpegScan describes a scan: the indices of its channels, its band of coefficients, and the bit
// positions of successive approximation.
type jpegScan struct {
	channels               []int
	first, last, high, low int
}

type jpegWriter struct {
	bytes.Buffer
	bits    uint64 // the lowest count bits are not written yet
	count   int
	eobRun  int   // blocks without new coefficients since the last code
	pending []int // correction bits of these blocks
}

// writeBits writes the lowest n bits of a value.
func (w *jpegWriter) writeBits(value, n int) {
	w.bits = w.bits<<n | uint64(value)&(1<<n-1)
	for w.count += n; w.count >= 8; w.count -= 8 {
		b := byte(w.bits >> (w.count - 8))
		w.WriteByte(b)
		if b == 0xff {
			w.WriteByte(0)
		}
	}
}

// align fills the last byte with ones.
func (w *jpegWriter) align() {
	w.endRun()
	if w.count > 0 {
		w.writeBits(1<<7-1, 8-w.count)
	}
}

// writeCode writes the Huffman code of a symbol. In the table that encodeJPEG writes, symbols under 100 have 7
// bits, the others 12.
func (w *jpegWriter) writeCode(s int) {
	if s < 100 {
		w.writeBits(s, 7)
	} else {
		w.writeBits(100<<5+s-100, 12)
	}
}

// writeSigned writes a number of size bits, as bitReader.readSigned reads it.
func (w *jpegWriter) writeSigned(v, size int) {
	if v < 0 {
		v--
	}
	w.writeBits(v, size)
}

// endRun writes the blocks that eobRun counts.
func (w *jpegWriter) endRun() {
	if w.eobRun > 0 {
		n := bits.Len(uint(w.eobRun)) - 1
		w.writeCode(n << 4)
		w.writeBits(w.eobRun, n)
	}
	for _, b := range w.pending {
		w.writeBits(b, 1)
	}
	w.eobRun, w.pending = 0, nil
}

func (w *jpegWriter) writeSegment(marker byte, data ...byte) {
	w.Write([]byte{0xff, marker, byte((len(data) + 2) >> 8), byte(len(data) + 2)})
	w.Write(data)
}

// magnitude returns the number of bits of v without its sign.
func magnitude(v int) int { return bits.Len(uint(max(v, -v))) }

// writeBlock writes the part of a block that is in a scan. previousDC is the DC coefficient of the block
// before. Only a progressive JPEG has runs over blocks.
func (w *jpegWriter) writeBlock(b *[64]int, previousDC *int, p jpegScan, progressive bool) {
	if p.high > 0 {
		w.writeRefinement(b, p)
		return
	}
	if p.first == 0 {
		dc := b[0] >> p.low
		size := magnitude(dc - *previousDC)
		w.writeCode(size)
		w.writeSigned(dc-*previousDC, size)
		*previousDC = dc
	}
	zeros := 0
	for k := max(p.first, 1); k <= p.last; k++ {
		v := b[k] / (1 << p.low)
		if v == 0 {
			zeros++
			continue
		}
		for w.endRun(); zeros > 15; zeros -= 16 {
			w.writeCode(0xf0)
		}
		w.writeCode(zeros<<4 | magnitude(v))
		w.writeSigned(v, magnitude(v))
		zeros = 0
	}
	switch {
	case zeros > 0 && progressive:
		if w.eobRun++; w.eobRun == 1<<15-1 {
			w.endRun()
		}
	case zeros > 0:
		w.writeCode(0)
	}
}

// writeRefinement writes one more bit of the coefficients of a block.
func (w *jpegWriter) writeRefinement(b *[64]int, p jpegScan) {
	if p.first == 0 {
		w.writeBits(b[0]>>p.low, 1)
		return
	}
	lastNew := 0 // the last coefficient whose first bit is this one
	for k := p.first; k <= p.last; k++ {
		if max(b[k], -b[k])>>p.low == 1 {
			lastNew = k
		}
	}
	zeros, corrections := 0, []int(nil)
	emit := func(symbol int) {
		w.endRun()
		w.writeCode(symbol)
	}
	flush := func() {
		for _, bit := range corrections {
			w.writeBits(bit, 1)
		}
		corrections = nil
	}
	for k := p.first; k <= p.last; k++ {
		v := max(b[k], -b[k]) >> p.low
		if v == 0 {
			zeros++
			continue
		}
		for ; zeros > 15 && k <= lastNew; zeros -= 16 {
			emit(0xf0)
			flush()
		}
		if v > 1 {
			corrections = append(corrections, v&1)
			continue
		}
		emit(zeros<<4 | 1)
		sign := 0
		if b[k] > 0 {
			sign = 1
		}
		w.writeBits(sign, 1)
		flush()
		zeros = 0
	}
	if zeros > 0 || corrections != nil {
		w.eobRun++
		w.pending = append(w.pending, corrections...)
		if w.eobRun == 1<<15-1 {
			w.endRun()
		}
	}
}

// encodeJPEG returns a JPEG file. restartInterval is 0 for no restart markers. prefix has segments to put
// before the frame.
func encodeJPEG(width, height int, channels []channel, progressive bool, scans []jpegScan, restartInterval int, prefix []byte) []byte {
	hMax, vMax := 1, 1
	for _, c := range channels {
		hMax, vMax = max(hMax, c.h), max(vMax, c.v)
	}
	unitsX, unitsY := divideUp(width, 8*hMax), divideUp(height, 8*vMax)
	const quantizer = 6
	var cos [8][8]float64 // by frequency and position
	for i := range 64 {
		u, x := i/8, i%8
		cos[u][x] = math.Cos(math.Pi/16*float64(u*(2*x+1))) / 2
		if u == 0 {
			cos[u][x] = math.Sqrt(0.125)
		}
	}
	blocks := make([][][64]int, len(channels))
	for i, c := range channels {
		for y := range unitsY * c.v {
			for x := range unitsX * c.h {
				blocks[i] = append(blocks[i], forwardDCT(quantizer, &cos, func(bx, by int) float64 {
					sampleWidth, sampleHeight := hMax/c.h, vMax/c.v
					sum := 0.0
					for j := range sampleHeight {
						for i := range sampleWidth {
							sum += c.at(min((8*x+bx)*sampleWidth+i, width-1), min((8*y+by)*sampleHeight+j, height-1))
						}
					}
					return sum / float64(sampleWidth*sampleHeight)
				}))
			}
		}
	}

	w := new(jpegWriter)
	w.Write([]byte{0xff, 0xd8})
	w.Write(prefix)
	w.writeSegment(markerDQT, append([]byte{0}, bytes.Repeat([]byte{quantizer}, 64)...)...)
	frame := []byte{8, byte(height >> 8), byte(height), byte(width >> 8), byte(width), byte(len(channels))}
	for _, c := range channels {
		frame = append(frame, byte(c.id), byte(c.h<<4|c.v), 0)
	}
	if progressive {
		w.writeSegment(markerSOF2, frame...)
	} else {
		w.writeSegment(markerSOF0, frame...)
	}
	values := make([]byte, 256)
	for i := range values {
		values[i] = byte(i)
	}
	for _, table := range []byte{0x00, 0x10} {
		w.writeSegment(markerDHT, append([]byte{table, 0, 0, 0, 0, 0, 0, 100, 0, 0, 0, 0, 156, 0, 0, 0, 0}, values...)...)
	}
	if restartInterval > 0 {
		w.writeSegment(markerDRI, byte(restartInterval>>8), byte(restartInterval))
	}
	for _, p := range scans {
		head := []byte{byte(len(p.channels))}
		for _, i := range p.channels {
			head = append(head, byte(channels[i].id), 0)
		}
		w.writeSegment(markerSOS, append(head, byte(p.first), byte(p.last), byte(p.high<<4|p.low))...)
		previousDC := make([]int, len(channels))
		columns, rows := unitsX, unitsY
		isSingle := len(p.channels) == 1
		if isSingle {
			c := channels[p.channels[0]]
			columns, rows = divideUp(width*c.h, 8*hMax), divideUp(height*c.v, 8*vMax)
		}
		for unit := range columns * rows {
			if restartInterval > 0 && unit > 0 && unit%restartInterval == 0 {
				w.align()
				w.Write([]byte{0xff, byte(markerRST0 + (unit/restartInterval-1)%8)})
				clear(previousDC)
			}
			for _, i := range p.channels {
				h, v := channels[i].h, channels[i].v
				if isSingle {
					h, v = 1, 1
				}
				for j := range h * v {
					x, y := unit%columns*h+j%h, unit/columns*v+j/h
					w.writeBlock(&blocks[i][y*unitsX*channels[i].h+x], &previousDC[i], p, progressive)
				}
			}
		}
		w.align()
	}
	w.Write([]byte{0xff, markerEOI})
	return w.Bytes()
}

// forwardDCT returns the quantized coefficients of a block in zigzag order. cos is indexed by frequency and
// position.
func forwardDCT(quantizer float64, cos *[8][8]float64, at func(x, y int) float64) (b [64]int) {
	var rows, samples [64]float64
	for i := range samples {
		samples[i] = at(i%8, i/8) - 128
	}
	for y := range 8 {
		for u := range 8 {
			for x := range 8 {
				rows[8*y+u] += samples[8*y+x] * cos[u][x]
			}
		}
	}
	for i := range b {
		u, v := int(zigzag[i])%8, int(zigzag[i])/8
		sum := 0.0
		for y := range 8 {
			sum += rows[8*y+u] * cos[v][y]
		}
		b[i] = int(math.Round(sum / quantizer))
	}
	return b
}

// A pngKind has the parameters of a PNG.
type pngKind struct {
	depth, colourType int
	isInterlaced      bool
	palette           []byte // PLTE
	transparency      []byte // tRNS
}

// encodePNG returns a PNG file with the given samples of kind.depth bits. Row y of a pass has filter y%5.
func encodePNG(width, height int, kind pngKind, sample func(x, y, channel int) int) []byte {
	channels := map[int]int{pngGray: 1, pngRGB: 3, pngPalette: 1, pngGrayAlpha: 2, pngRGBA: 4}[kind.colourType]
	passes := []pngPass{{0, 0, 1, 1}}
	if kind.isInterlaced {
		passes = []pngPass{{0, 0, 8, 8}, {4, 0, 8, 8}, {0, 4, 4, 8}, {2, 0, 4, 4}, {0, 2, 2, 4}, {1, 0, 2, 2}, {0, 1, 1, 2}}
	}
	var body bytes.Buffer
	deflated := zlib.NewWriter(&body)
	for _, p := range passes {
		if p.left >= width || p.top >= height {
			continue
		}
		columns := divideUp(width-p.left, p.dx)
		size := (columns*channels*kind.depth + 7) / 8
		pixelSize := (channels*kind.depth + 7) / 8
		above := make([]byte, size)
		for y := 0; p.top+y*p.dy < height; y++ {
			row := make([]byte, size)
			for i := range columns * channels {
				v := sample(p.left+i/channels*p.dx, p.top+y*p.dy, i%channels)
				if kind.depth == 16 {
					binary.BigEndian.PutUint16(row[2*i:], uint16(v))
				} else {
					row[i*kind.depth/8] |= byte(v << (8 - kind.depth - i*kind.depth%8))
				}
			}
			filtered := []byte{byte(y % 5)}
			for i := range row {
				a, b, c := 0, int(above[i]), 0
				if i >= pixelSize {
					a, c = int(row[i-pixelSize]), int(above[i-pixelSize])
				}
				filtered = append(filtered, row[i]-[]byte{0, byte(a), byte(b), byte((a + b) / 2), paeth(a, b, c)}[y%5])
			}
			deflated.Write(filtered)
			above = row
		}
	}
	deflated.Close()

	var file bytes.Buffer
	file.WriteString(pngSignature)
	header := binary.BigEndian.AppendUint32(nil, uint32(width))
	header = binary.BigEndian.AppendUint32(header, uint32(height))
	interlaced := byte(0)
	if kind.isInterlaced {
		interlaced = 1
	}
	file.Write(encodeChunk("IHDR", append(header, byte(kind.depth), byte(kind.colourType), 0, 0, interlaced)))
	if kind.palette != nil {
		file.Write(encodeChunk("PLTE", kind.palette))
	}
	if kind.transparency != nil {
		file.Write(encodeChunk("tRNS", kind.transparency))
	}
	for part := range slices.Chunk(body.Bytes(), 1000) {
		file.Write(encodeChunk("IDAT", part))
	}
	file.Write(encodeChunk("IEND", nil))
	return file.Bytes()
}

func encodeChunk(kind string, body []byte) []byte {
	c := binary.BigEndian.AppendUint32(nil, uint32(len(body)))
	c = append(append(c, kind...), body...)
	return binary.BigEndian.AppendUint32(c, crc32.ChecksumIEEE(c[4:]))
}
