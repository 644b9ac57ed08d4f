package imaging

import "math"

// zigzag has the index in a block, row by row, of each coefficient in file order (ITU-T T.81, figure A.6).
const zigzag = "" +
	"\x00\x01\x08\x10\x09\x02\x03\x0a\x11\x18\x20\x19\x12\x0b\x04\x05" +
	"\x0c\x13\x1a\x21\x28\x30\x29\x22\x1b\x14\x0d\x06\x07\x0e\x15\x1c" +
	"\x23\x2a\x31\x38\x39\x32\x2b\x24\x1d\x16\x0f\x17\x1e\x25\x2c\x33" +
	"\x3a\x3b\x34\x2d\x26\x1f\x27\x2e\x35\x3c\x3d\x36\x2f\x37\x3e\x3f"

// thumbnail returns the picture as it is stored; all scans must have been read. CMYK and YCCK are approximated: a cell is
// the product of the averages of colour and black ink, not the average of their products.
func (d *jpegDecoder) thumbnail() Thumbnail {
	t := d.componentThumbnail(0)
	if d.colours == modelRGB || d.colours == modelCMYK {
		green, blue := d.componentThumbnail(1), d.componentThumbnail(2)
		for i := range t {
			t[i] = int32((redWeight*int64(t[i]) + greenWeight*int64(green[i]) + blueWeight*int64(blue[i])) >> 16)
		}
	}
	if d.colours == modelCMYK || d.colours == modelYCCK { // Adobe inverts all components but the YCC of YCCK
		black := d.componentThumbnail(3)
		for i := range t {
			if d.colours == modelYCCK {
				t[i] = White - t[i]
			}
			t[i] = int32(int64(t[i]) * int64(black[i]) / White)
		}
	}
	return t
}

// isComplete reports whether scans have included every component that is needed.
func (d *jpegDecoder) isComplete() bool {
	for i := range d.components {
		if d.components[i].isNeeded && !d.components[i].isScanned {
			return false
		}
	}
	return d.components != nil
}

// componentThumbnail returns the averages of the samples of component i.
func (d *jpegDecoder) componentThumbnail(i int) Thumbnail {
	c := &d.components[i]
	if d.isLarge {
		return c.averages.thumbnail()
	}
	down := newDownsampler(d.width, d.height)
	quantizer := d.quantizers[c.quantizer][:]
	width, height := d.hMax/c.h, d.vMax/c.v // pixels that a sample covers
	transform := newInverseDCT()
	stride := 8 * c.columns
	samples := make([]byte, 8*stride)
	for y := range c.rows {
		for x := range c.columns {
			transform.decodeBlock(c.blocks[y][64*x:][:64], quantizer, samples[8*x:], stride)
		}
		for line := range 8 {
			top := height * (8*y + line)
			down.addRow(top, top+height, 0, width, width, samples[line*stride:][:stride])
		}
	}
	return down.thumbnail()
}

// toSample converts a signed value to a sample, 0 to 255 (T.81, section A.3.1).
func toSample(v int64) byte { return byte(min(max(v+128, 0), 255)) }

// An inverseDCT computes the samples of blocks by the inverse cosine transform. It allocates its buffers once.
type inverseDCT struct {
	basis        []int64 // at 8*u+x: the cosine of frequency u at x, with 14 fractional bits
	coefficients []int64 // of a block, row by row
	rows         []int64 // the block after the transform of its rows
}

func newInverseDCT() inverseDCT {
	t := inverseDCT{make([]int64, 64), make([]int64, 64), make([]int64, 64)}
	for i := range t.basis {
		u, x := i/8, i%8
		angle := math.Pi / 16 * float64((2*x+1)*u)
		if u == 0 {
			angle = math.Pi / 4 // its cosine is 1/sqrt(2)
		}
		t.basis[i] = int64(math.Round(math.Cos(angle) * (1 << 14))) // rounding removes the bits that may differ between machines
	}
	return t
}

// decodeBlock computes the samples of a block from its coefficients in zigzag order (T.81, section A.3.3).
// The rows of samples are stride bytes apart.
func (t inverseDCT) decodeBlock(coefficients, quantizer []int32, samples []byte, stride int) {
	for i, c := range coefficients {
		t.coefficients[zigzag[i]] = int64(c) * int64(quantizer[i])
	}
	for y := range 8 {
		for x := range 8 {
			sum := int64(0)
			for u := range 8 {
				sum += t.coefficients[8*y+u] * t.basis[8*u+x]
			}
			t.rows[8*y+x] = sum
		}
	}
	for y := range 8 {
		for x := range 8 {
			sum := int64(1 << 29) // for rounding
			for u := range 8 {
				sum += t.rows[8*u+x] * t.basis[8*u+y]
			}
			samples[y*stride+x] = toSample(sum >> 30) // 14 fractional bits twice, and the factor of 1/4
		}
	}
}
