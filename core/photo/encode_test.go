package photo

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"hash/crc32"
	"math"
	"math/bits"
	"slices"
)

// The standard library writes neither progressive JPEG nor interlaced PNG. These writers are as simple as they can be and
// are themselves tested against its decoders.

// A channel is a component of a JPEG to be written: its samples at full resolution.
type channel struct {
	id, h, v int
	at       func(x, y int) float64
}

// A pass is a scan: the channels in it, the band of coefficients, the bit positions.
type pass struct {
	channels               []int
	first, last, high, low int
}

type jpegWriter struct {
	bytes.Buffer
	bits    uint64
	count   int
	run     int   // blocks without further coefficients
	pending []int // bits that belong to them
}

func (w *jpegWriter) put(value, n int) {
	w.bits = w.bits<<n | uint64(value)&(1<<n-1)
	for w.count += n; w.count >= 8; w.count -= 8 {
		b := byte(w.bits >> (w.count - 8))
		w.WriteByte(b)
		if b == 0xff {
			w.WriteByte(0)
		}
	}
}

func (w *jpegWriter) align() {
	w.endRun()
	if w.count > 0 {
		w.put(1<<7-1, 8-w.count)
	}
}

// symbol writes a code of the table that segment DHT holds: the first 100 symbols have 7 bits, the others 12.
func (w *jpegWriter) symbol(s int) {
	if s < 100 {
		w.put(s, 7)
	} else {
		w.put(100<<5+s-100, 12)
	}
}

func (w *jpegWriter) number(v, size int) {
	if v < 0 {
		v--
	}
	w.put(v, size)
}

func (w *jpegWriter) endRun() {
	if w.run > 0 {
		n := bits.Len(uint(w.run)) - 1
		w.symbol(n << 4)
		w.put(w.run, n)
	}
	for _, b := range w.pending {
		w.put(b, 1)
	}
	w.run, w.pending = 0, nil
}

func (w *jpegWriter) segment(marker byte, data ...byte) {
	w.Write([]byte{0xff, marker, byte((len(data) + 2) >> 8), byte(len(data) + 2)})
	w.Write(data)
}

func magnitude(v int) int { return bits.Len(uint(max(v, -v))) }

// block writes one pass over a block. Without a band (a sequential JPEG) there are no runs over blocks.
func (w *jpegWriter) block(b *[64]int, last *int, p pass, progressive bool) {
	if p.high > 0 {
		w.refine(b, p)
		return
	}
	if p.first == 0 {
		dc := b[0] >> p.low
		size := magnitude(dc - *last)
		w.symbol(size)
		w.number(dc-*last, size)
		*last = dc
	}
	zeros := 0
	for k := max(p.first, 1); k <= p.last; k++ {
		v := b[k] / (1 << p.low)
		if v == 0 {
			zeros++
			continue
		}
		for w.endRun(); zeros > 15; zeros -= 16 {
			w.symbol(0xf0)
		}
		w.symbol(zeros<<4 | magnitude(v))
		w.number(v, magnitude(v))
		zeros = 0
	}
	switch {
	case zeros > 0 && progressive:
		if w.run++; w.run == 1<<15-1 {
			w.endRun()
		}
	case zeros > 0:
		w.symbol(0)
	}
}

func (w *jpegWriter) refine(b *[64]int, p pass) {
	if p.first == 0 {
		w.put(b[0]>>p.low, 1)
		return
	}
	newest := 0
	for k := p.first; k <= p.last; k++ {
		if max(b[k], -b[k])>>p.low == 1 {
			newest = k
		}
	}
	zeros, correction := 0, []int(nil)
	emit := func(symbol int) {
		w.endRun()
		w.symbol(symbol)
	}
	flush := func() {
		for _, bit := range correction {
			w.put(bit, 1)
		}
		correction = nil
	}
	for k := p.first; k <= p.last; k++ {
		v := max(b[k], -b[k]) >> p.low
		if v == 0 {
			zeros++
			continue
		}
		for ; zeros > 15 && k <= newest; zeros -= 16 {
			emit(0xf0)
			flush()
		}
		if v > 1 {
			correction = append(correction, v&1)
			continue
		}
		emit(zeros<<4 | 1)
		sign := 0
		if b[k] > 0 {
			sign = 1
		}
		w.put(sign, 1)
		flush()
		zeros = 0
	}
	if zeros > 0 || correction != nil {
		w.run++
		w.pending = append(w.pending, correction...)
		if w.run == 1<<15-1 {
			w.endRun()
		}
	}
}

// encodeJPEG writes a JPEG. before is put in front of its frame.
func encodeJPEG(width, height int, channels []channel, progressive bool, passes []pass, interval int, before []byte) []byte {
	hMax, vMax := 1, 1
	for _, c := range channels {
		hMax, vMax = max(hMax, c.h), max(vMax, c.v)
	}
	unitsX, unitsY := divideUp(width, 8*hMax), divideUp(height, 8*vMax)
	const quantizer = 6
	var cos [8][8]float64 // by frequency and place
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
				blocks[i] = append(blocks[i], forward(quantizer, &cos, func(bx, by int) float64 {
					wide, high := hMax/c.h, vMax/c.v
					sum := 0.0
					for j := range high {
						for i := range wide {
							sum += c.at(min((8*x+bx)*wide+i, width-1), min((8*y+by)*high+j, height-1))
						}
					}
					return sum / float64(wide*high)
				}))
			}
		}
	}

	w := new(jpegWriter)
	w.Write([]byte{0xff, 0xd8})
	w.Write(before)
	w.segment(markerDQT, append([]byte{0}, bytes.Repeat([]byte{quantizer}, 64)...)...)
	frame := []byte{8, byte(height >> 8), byte(height), byte(width >> 8), byte(width), byte(len(channels))}
	for _, c := range channels {
		frame = append(frame, byte(c.id), byte(c.h<<4|c.v), 0)
	}
	if progressive {
		w.segment(markerSOF2, frame...)
	} else {
		w.segment(markerSOF0, frame...)
	}
	values := make([]byte, 256)
	for i := range values {
		values[i] = byte(i)
	}
	for _, table := range []byte{0x00, 0x10} {
		w.segment(markerDHT, append([]byte{table, 0, 0, 0, 0, 0, 0, 100, 0, 0, 0, 0, 156, 0, 0, 0, 0}, values...)...)
	}
	if interval > 0 {
		w.segment(markerDRI, byte(interval>>8), byte(interval))
	}
	for _, p := range passes {
		head := []byte{byte(len(p.channels))}
		for _, i := range p.channels {
			head = append(head, byte(channels[i].id), 0)
		}
		w.segment(markerSOS, append(head, byte(p.first), byte(p.last), byte(p.high<<4|p.low))...)
		lasts := make([]int, len(channels))
		columns, rows := unitsX, unitsY
		single := len(p.channels) == 1
		if single {
			c := channels[p.channels[0]]
			columns, rows = divideUp(width*c.h, 8*hMax), divideUp(height*c.v, 8*vMax)
		}
		for unit := range columns * rows {
			if interval > 0 && unit > 0 && unit%interval == 0 {
				w.align()
				w.Write([]byte{0xff, byte(markerRST0 + (unit/interval-1)%8)})
				clear(lasts)
			}
			for _, i := range p.channels {
				h, v := channels[i].h, channels[i].v
				if single {
					h, v = 1, 1
				}
				for j := range h * v {
					x, y := unit%columns*h+j%h, unit/columns*v+j/h
					w.block(&blocks[i][y*unitsX*channels[i].h+x], &lasts[i], p, progressive)
				}
			}
		}
		w.align()
	}
	w.Write([]byte{0xff, markerEOI})
	return w.Bytes()
}

// forward is the cosine transform of a block, quantized, in zigzag order.
func forward(quantizer float64, cos *[8][8]float64, at func(x, y int) float64) (b [64]int) {
	var half, samples [64]float64
	for i := range samples {
		samples[i] = at(i%8, i/8) - 128
	}
	for y := range 8 {
		for u := range 8 {
			for x := range 8 {
				half[8*y+u] += samples[8*y+x] * cos[u][x]
			}
		}
	}
	for i := range b {
		u, v := int(zigzag[i])%8, int(zigzag[i])/8
		sum := 0.0
		for y := range 8 {
			sum += half[8*y+u] * cos[v][y]
		}
		b[i] = int(math.Round(sum / quantizer))
	}
	return b
}

// A pngKind is one way to write a PNG. Row y has filter y%5.
type pngKind struct {
	depth, colour int
	interlaced    bool
	palette       []byte
	transparency  []byte
}

// encodePNG writes a PNG whose channels have the given samples of kind.depth bits.
func encodePNG(width, height int, kind pngKind, sample func(x, y, channel int) int) []byte {
	channels := map[int]int{pngGray: 1, pngRGB: 3, pngPalette: 1, pngGrayAlpha: 2, pngRGBA: 4}[kind.colour]
	passes := []pngPass{{0, 0, 1, 1}}
	if kind.interlaced {
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
		pixel := (channels*kind.depth + 7) / 8
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
				if i >= pixel {
					a, c = int(row[i-pixel]), int(above[i-pixel])
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
	if kind.interlaced {
		interlaced = 1
	}
	file.Write(chunk("IHDR", append(header, byte(kind.depth), byte(kind.colour), 0, 0, interlaced)))
	if kind.palette != nil {
		file.Write(chunk("PLTE", kind.palette))
	}
	if kind.transparency != nil {
		file.Write(chunk("tRNS", kind.transparency))
	}
	for part := range slices.Chunk(body.Bytes(), 1000) {
		file.Write(chunk("IDAT", part))
	}
	file.Write(chunk("IEND", nil))
	return file.Bytes()
}

func chunk(kind string, body []byte) []byte {
	c := binary.BigEndian.AppendUint32(nil, uint32(len(body)))
	c = append(append(c, kind...), body...)
	return binary.BigEndian.AppendUint32(c, crc32.ChecksumIEEE(c[4:]))
}
