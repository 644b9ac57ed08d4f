package imaging

import "encoding/binary"

// A component is one channel of a JPEG (ITU-T T.81, section A.1).
type component struct {
	id            byte
	quantizer     byte // index in jpegDecoder.quantizers
	h, v          int  // sampling factors
	columns, rows int  // of the blocks that cover the picture
	isNeeded      bool // whether the luminance of a pixel depends on it
	isScanned     bool // whether a scan has included it
	dcBitsLeft    int  // low bits of the DC coefficients that later scans refine (successive approximation)

	// blocks has the 64 coefficients of each block of a small JPEG, in zigzag order, by row. Each row is a separate
	// allocation: TinyGo's collector treats numbers in static data as possible pointers, so a large allocation may
	// never be freed.
	blocks [][]int32
	// averages has the averages of the blocks of a large JPEG that were read so far.
	averages *downsampler
}

// A jpegDecoder has the state between the segments of a file.
type jpegDecoder struct {
	width, height   int
	progressive     bool
	isLarge         bool // has over maxFullDecode pixels
	unitsX, unitsY  int  // interleaved units (MCU) that cover the picture
	hMax, vMax      int  // largest sampling factors
	components      []component
	quantizers      [4][64]int32       // in zigzag order
	huffmanTables   [2][4]huffmanTable // DC, AC
	restartInterval int                // units between restart markers; 0 for no markers
	hasJFIF         bool
	adobeTransform  int // transform flag of the Adobe segment: 0 for RGB and CMYK; -1 without the segment
	colours         colourModel
	scans           int
	orientation     int // Exif orientation; 1 is upright
}

// colourModel says what the components of a frame are.
type colourModel int

const (
	modelYCC colourModel = iota // or grey; luminance is the first component
	modelRGB
	modelYCCK // YCC and black ink
	modelCMYK
)

func newJPEGDecoder() *jpegDecoder { return &jpegDecoder{adobeTransform: -1, orientation: 1} }

// decodeFrame reads a frame header, SOF (section B.2.2).
func (d *jpegDecoder) decodeFrame(s segment) error {
	if s.marker > markerSOF2 || len(s.data) < 6 || s.data[0] != 8 {
		return ErrFormat
	}
	n := int(s.data[5])
	if d.components != nil || len(s.data) != 6+3*n {
		return ErrCorrupt
	}
	if n != 1 && n != 3 && n != 4 {
		return ErrFormat
	}
	d.progressive = s.marker == markerSOF2
	d.height, d.width = int(binary.BigEndian.Uint16(s.data[1:])), int(binary.BigEndian.Uint16(s.data[3:]))
	d.isLarge = d.width*d.height > maxFullDecode
	d.components = make([]component, n)
	d.colours = d.frameColourModel(s.data[6:])
	for i := range d.components {
		c, spec := &d.components[i], s.data[6+3*i:]
		c.id, c.h, c.v, c.quantizer = spec[0], int(spec[1]>>4), int(spec[1]&15), spec[2]
		if c.h < 1 || c.h > 4 || c.v < 1 || c.v > 4 || c.quantizer > 3 {
			return ErrCorrupt
		}
		if n == 1 { // a single component ignores its sampling factors (section A.2.2)
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
		c.isNeeded = i == 0 || i == 3 || d.colours == modelRGB || d.colours == modelCMYK
		switch {
		case !c.isNeeded:
		case d.isLarge:
			c.averages = newDownsampler(d.width, d.height)
		default:
			c.blocks = make([][]int32, d.unitsY*c.v)
			for y := range c.blocks {
				c.blocks[y] = make([]int32, d.unitsX*c.h*64)
			}
		}
	}
	return nil
}

// frameColourModel follows the conventions of libjpeg and, for CMYK without the Adobe segment, of Chromium. specs has the 3 bytes of each component in the frame
// header; the first of them is its identifier.
func (d *jpegDecoder) frameColourModel(specs []byte) colourModel {
	switch {
	case len(d.components) == 4 && d.adobeTransform <= 0:
		return modelCMYK
	case len(d.components) == 4:
		return modelYCCK
	case len(d.components) == 3 && !d.hasJFIF && d.adobeTransform == 0:
		return modelRGB
	case len(d.components) == 3 && !d.hasJFIF && d.adobeTransform < 0 && specs[0] == 'R' && specs[3] == 'G' && specs[6] == 'B':
		return modelRGB
	}
	return modelYCC
}

// decodeQuantizers reads quantization tables, DQT (section B.2.4.1).
func (d *jpegDecoder) decodeQuantizers(data []byte) error {
	for len(data) > 0 {
		precision, index := int(data[0]>>4), data[0]&15
		data = data[1:]
		if precision > 1 || index > 3 || len(data) < 64<<precision {
			return ErrCorrupt
		}
		for i := range d.quantizers[index] {
			if precision == 1 { // 16 bits
				d.quantizers[index][i] = int32(binary.BigEndian.Uint16(data[2*i:]))
			} else {
				d.quantizers[index][i] = int32(data[i])
			}
		}
		data = data[64<<precision:]
	}
	return nil
}

// decodeHuffman reads Huffman tables, DHT (section B.2.4.2).
func (d *jpegDecoder) decodeHuffman(data []byte) error {
	for len(data) > 0 {
		if len(data) < 17 {
			return ErrCorrupt
		}
		class, index := data[0]>>4, data[0]&15
		counts := data[1:17]
		total := 0
		for _, n := range counts {
			total += int(n)
		}
		data = data[17:]
		if class > 1 || index > 3 || total > 256 || total > len(data) {
			return ErrCorrupt
		}
		if !d.huffmanTables[class][index].build(counts, data[:total]) {
			return ErrCorrupt
		}
		data = data[total:]
	}
	return nil
}
