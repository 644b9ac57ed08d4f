package photo

import (
	"bytes"
	"encoding/binary"
)

// fullPixels is the size up to which a JPEG is decoded in full. From here on a picture of usual proportions has more
// than 64 blocks of 8 by 8 pixels each way, and their averages, the DC coefficients, are all that a grid needs.
const fullPixels = 1 << 19

// maxScans is the number of scans a JPEG may have. Encoders write about 10. A scan of few bytes can touch every block.
const maxScans = 100

// A component is one channel of a JPEG (ITU-T T.81, section A.1).
type component struct {
	id, quantizer byte
	h, v          int // sampling factors
	columns, rows int // of blocks that cover the picture
	stride        int // columns of whole interleaved units
	// blocks holds the coefficients in zigzag order, 64 a block, or only the first of each. It is nil for a component that
	// has no part in luminance.
	blocks  []int32
	scanned bool
}

// A jpegDecoder is the state between segments.
type jpegDecoder struct {
	width, height  int
	progressive    bool
	depth          int // coefficients kept of a block: 64 or 1
	unitsX, unitsY int // interleaved units (MCU) that cover the picture
	hMax, vMax     int
	components     []component
	quantizers     [4][64]int32  // in zigzag order
	tables         [2][4]huffman // DC, AC
	interval       int           // units between restart markers, 0 for none
	jfif           bool
	adobe          int // the transform flag of an Adobe segment: -1 if there is none, 0 for RGB and CMYK
	colours        colours
	scans          int
	orientation    int // Exif: 1 is upright
}

// colours is what the components of a frame are.
type colours int

const (
	inYCC colours = iota // also grey: all luminance is in the first
	inRGB
	inYCCK // as YCC, and black ink in the fourth
	inCMYK
)

// A scan is what one SOS segment says.
type scan struct {
	components   []scanComponent
	first, last  int // coefficients
	high, low    int // bit positions of successive approximation
	noMoreInBand int32
}

type scanComponent struct {
	*component
	dc, ac *huffman
	last   int32 // DC coefficient of the block before
}

// decodeJPEG reads sequential and progressive JPEG of 8 bits.
func decodeJPEG(file []byte) (luma, error) {
	d := new(jpegDecoder)
	d.adobe, d.orientation = -1, 1
	for s := range segments(file) {
		err := error(nil)
		switch {
		case s.isFrame():
			err = d.readFrame(s)
		case s.marker == markerDHT:
			err = d.readHuffman(s.data)
		case s.marker == markerDQT:
			err = d.readQuantizers(s.data)
		case s.marker == markerDRI && len(s.data) == 2:
			d.interval = int(binary.BigEndian.Uint16(s.data))
		case s.marker == markerAPP0 && bytes.HasPrefix(s.data, []byte("JFIF\x00")):
			d.jfif = true
		case s.marker == markerAPP1 && bytes.HasPrefix(s.data, []byte(exifHeader)):
			d.orientation = exifOrientation(s.data[len(exifHeader):])
		case s.marker == markerAPP14 && len(s.data) >= 12 && bytes.HasPrefix(s.data, []byte("Adobe")):
			d.adobe = int(s.data[11])
		case s.marker == markerSOS:
			err = d.readScan(s)
		case s.marker == markerEOI:
			return d.picture()
		}
		if err != nil {
			return nil, err
		}
	}
	return nil, ErrCorrupt
}

// readFrame reads SOF (section B.2.2).
func (d *jpegDecoder) readFrame(s segment) error {
	if s.marker > markerSOF2 || len(s.data) < 6 || s.data[0] != 8 {
		return ErrFormat
	}
	n := int(s.data[5])
	if d.components != nil || len(s.data) != 6+3*n {
		return ErrCorrupt
	}
	if n != 1 && n != 3 && (n != 4 || d.adobe < 0) {
		return ErrFormat
	}
	d.progressive = s.marker == markerSOF2
	d.height, d.width = int(binary.BigEndian.Uint16(s.data[1:])), int(binary.BigEndian.Uint16(s.data[3:]))
	d.depth = 64
	if d.width*d.height > fullPixels {
		d.depth = 1
	}
	d.components = make([]component, n)
	d.colours = d.frameColours(s.data[6:])
	for i := range d.components {
		c, spec := &d.components[i], s.data[6+3*i:]
		c.id, c.h, c.v, c.quantizer = spec[0], int(spec[1]>>4), int(spec[1]&15), spec[2]
		if c.h < 1 || c.h > 4 || c.v < 1 || c.v > 4 || c.quantizer > 3 {
			return ErrCorrupt
		}
		if n == 1 { // its blocks are not interleaved, whatever the factors (section A.2.2)
			c.h, c.v = 1, 1
		}
		d.hMax, d.vMax = max(d.hMax, c.h), max(d.vMax, c.v)
	}
	d.unitsX, d.unitsY = divideUp(d.width, 8*d.hMax), divideUp(d.height, 8*d.vMax)
	for i := range d.components {
		c := &d.components[i]
		if d.hMax%c.h != 0 || d.vMax%c.v != 0 {
			return ErrFormat
		}
		c.columns, c.rows = divideUp(d.width*c.h, 8*d.hMax), divideUp(d.height*c.v, 8*d.vMax)
		c.stride = d.unitsX * c.h
		if d.counts(i) {
			c.blocks = make([]int32, c.stride*d.unitsY*c.v*d.depth)
		}
	}
	return nil
}

func divideUp(a, b int) int { return (a + b - 1) / b }

// frameColours follows the conventions of libjpeg. specs begins with the first component's identifier and has 3 bytes for
// each.
func (d *jpegDecoder) frameColours(specs []byte) colours {
	switch {
	case len(d.components) == 4 && d.adobe == 0:
		return inCMYK
	case len(d.components) == 4:
		return inYCCK
	case len(d.components) == 3 && !d.jfif && d.adobe == 0:
		return inRGB
	case len(d.components) == 3 && !d.jfif && d.adobe < 0 && specs[0] == 'R' && specs[3] == 'G' && specs[6] == 'B':
		return inRGB
	}
	return inYCC
}

// counts tells whether component i has a part in luminance.
func (d *jpegDecoder) counts(i int) bool {
	return i == 0 || i == 3 || d.colours == inRGB || d.colours == inCMYK
}

// readQuantizers reads DQT (section B.2.4.1).
func (d *jpegDecoder) readQuantizers(data []byte) error {
	for len(data) > 0 {
		wide, to := int(data[0]>>4), data[0]&15
		data = data[1:]
		if wide > 1 || to > 3 || len(data) < 64<<wide {
			return ErrCorrupt
		}
		for i := range d.quantizers[to] {
			if wide == 1 {
				d.quantizers[to][i] = int32(binary.BigEndian.Uint16(data[2*i:]))
			} else {
				d.quantizers[to][i] = int32(data[i])
			}
		}
		data = data[64<<wide:]
	}
	return nil
}

// readHuffman reads DHT (section B.2.4.2).
func (d *jpegDecoder) readHuffman(data []byte) error {
	for len(data) > 0 {
		if len(data) < 17 {
			return ErrCorrupt
		}
		class, to := data[0]>>4, data[0]&15
		counts := data[1:17]
		total := 0
		for _, n := range counts {
			total += int(n)
		}
		data = data[17:]
		if class > 1 || to > 3 || total > 256 || total > len(data) {
			return ErrCorrupt
		}
		if !d.tables[class][to].set(counts, data[:total]) {
			return ErrCorrupt
		}
		data = data[total:]
	}
	return nil
}

// readScan reads SOS (section B.2.3) and the entropy-coded data behind it.
func (d *jpegDecoder) readScan(seg segment) error {
	d.scans++
	if d.components == nil || d.scans > maxScans || len(seg.data) < 1 {
		return ErrCorrupt
	}
	n := int(seg.data[0])
	if n < 1 || n > len(d.components) || len(seg.data) != 4+2*n {
		return ErrCorrupt
	}
	s := scan{last: 63}
	if d.progressive {
		tail := seg.data[1+2*n:]
		s.first, s.last, s.high, s.low = int(tail[0]), int(tail[1]), int(tail[2]>>4), int(tail[2]&15)
		if s.last > 63 || s.first > s.last || s.first == 0 && s.last != 0 || s.first > 0 && n > 1 || s.low > 13 {
			return ErrCorrupt
		}
		if s.first > 0 && d.depth == 1 {
			return nil
		}
	}
	wanted := false
	for i := range n {
		id, tables := seg.data[1+2*i], seg.data[2+2*i]
		if tables>>4 > 3 || tables&15 > 3 {
			return ErrCorrupt
		}
		found := false
		for j := range d.components {
			if c := &d.components[j]; c.id == id && !found {
				found = true
				c.scanned = true
				wanted = wanted || c.blocks != nil
				s.components = append(s.components, scanComponent{
					component: c, dc: &d.tables[0][tables>>4], ac: &d.tables[1][tables&15],
				})
			}
		}
		if !found {
			return ErrCorrupt
		}
	}
	if !wanted {
		return nil
	}
	return d.readBlocks(&s, seg.rest)
}

// readBlocks reads the blocks of a scan, restart interval by restart interval.
func (d *jpegDecoder) readBlocks(s *scan, data []byte) error {
	r := bitReader{data: data}
	columns, rows := d.unitsX, d.unitsY
	single := len(s.components) == 1
	if single { // not interleaved: only the blocks that cover the picture are there (section A.2.2)
		columns, rows = s.components[0].columns, s.components[0].rows
	}
	unused := make([]int32, d.depth)
	for unit := range columns * rows {
		if d.interval > 0 && unit > 0 && unit%d.interval == 0 && !s.restart(&r) {
			return ErrCorrupt
		}
		x, y := unit%columns, unit/columns
		for i := range s.components {
			c := &s.components[i]
			h, v := c.h, c.v
			if single {
				h, v = 1, 1
			}
			for j := range h * v {
				block := unused
				if c.blocks != nil {
					at := (y*v+j/h)*c.stride + x*h + j%h
					block = c.blocks[at*d.depth:][:d.depth]
				}
				s.readBlock(&r, c, block)
			}
		}
		if r.failed() {
			return ErrCorrupt
		}
	}
	return nil
}

// restart passes over a restart marker (section F.2.1.3.1).
func (s *scan) restart(r *bitReader) bool {
	marker, rest := nextMarker(r.data)
	if marker < markerRST0 || marker > markerRST7 {
		return false
	}
	*r = bitReader{data: rest}
	s.noMoreInBand = 0
	for i := range s.components {
		s.components[i].last = 0
	}
	return true
}

// readBlock reads the part of a block that is in the scan: all of it in a sequential JPEG, otherwise a band of
// coefficients, or one more bit of each (annexes F.2.2 and G.1.2). A block of one coefficient only keeps that.
func (s *scan) readBlock(r *bitReader, c *scanComponent, block []int32) {
	switch {
	case s.first > 0 && s.high > 0:
		s.refineBand(r, c, block)
		return
	case s.first == 0 && s.high > 0:
		block[0] |= r.take(1) << s.low
		return
	case s.first == 0:
		size := r.decode(c.dc)
		if size > 16 {
			r.invalid = true
			return
		}
		c.last += r.signed(int(size))
		block[0] = c.last << s.low
	}
	if s.noMoreInBand > 0 {
		s.noMoreInBand--
		return
	}
	for k := max(s.first, 1); k <= s.last; k++ {
		code := r.decode(c.ac)
		run, size := int(code>>4), int(code&15)
		switch {
		case size > 0:
			k += run
			v := r.signed(size) << s.low
			if k < len(block) {
				block[k] = v
			}
		case run == 15:
			k += 15
		default:
			s.noMoreInBand = 1<<run + r.take(run) - 1
			return
		}
	}
}

// refineBand reads one more bit of the coefficients that are not zero yet, and those that now become so (annex G.1.2.3).
func (s *scan) refineBand(r *bitReader, c *scanComponent, block []int32) {
	bit := int32(1) << s.low
	k := s.first
	// refine goes on to behind the given number of zeros, or to the end of the band.
	refine := func(zeros int) {
		for ; k <= s.last; k++ {
			if block[k] == 0 {
				if zeros == 0 {
					return
				}
				zeros--
			} else if r.take(1) == 1 && block[k]&bit == 0 {
				if block[k] > 0 {
					block[k] += bit
				} else {
					block[k] -= bit
				}
			}
		}
	}
	for s.noMoreInBand == 0 && k <= s.last {
		code := r.decode(c.ac)
		run, size := int(code>>4), code&15
		value := int32(0)
		switch {
		case size > 1:
			r.invalid = true
			return
		case size == 1:
			value = bit * (2*r.take(1) - 1)
		case run < 15:
			s.noMoreInBand = 1<<run + r.take(run)
			continue
		}
		refine(run)
		if k <= s.last {
			block[k] = value
			k++
		}
	}
	if s.noMoreInBand > 0 {
		refine(64)
		s.noMoreInBand--
	}
}
