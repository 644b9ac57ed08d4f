package photo

import (
	"bytes"
	"encoding/binary"
)

// fullPixels is the size up to which a JPEG is decoded in full. A larger one of usual proportions has at least 40 blocks of 8
// by 8 pixels each way: their averages, the DC coefficients, show the 8 waves of the highest frequency in a print well
// enough. The print then differs from that of the pixels by up to 10 bits at this size, by 2 from twice its sides on.
const fullPixels = 1 << 17

// A component is one channel of a JPEG (ITU-T T.81, section A.1).
type component struct {
	id, quantizer byte
	h, v          int // sampling factors
	columns, rows int // of blocks that cover the picture
	// blocks holds the coefficients of each row of blocks, in zigzag order, 64 a block or only the first of each. It is nil
	// for a component that has no part in luminance. The rows are allocated one by one since TinyGo's collector takes any
	// number in static data for an address if it can be one: of large allocations some are never freed.
	blocks  [][]int32
	scanned bool
	dcLow   int // bits of the DC coefficients that are still to come (successive approximation), once scanned
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
		if d.counts(i) {
			c.blocks = make([][]int32, d.unitsY*c.v)
			for y := range c.blocks {
				c.blocks[y] = make([]int32, d.unitsX*c.h*d.depth)
			}
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
