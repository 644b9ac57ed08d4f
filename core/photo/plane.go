package photo

// zigzag gives the place in a block, row by row, of each coefficient in the order of the file (ITU-T T.81, figure A.6).
const zigzag = "" +
	"\x00\x01\x08\x10\x09\x02\x03\x0a\x11\x18\x20\x19\x12\x0b\x04\x05" +
	"\x0c\x13\x1a\x21\x28\x30\x29\x22\x1b\x14\x0d\x06\x07\x0e\x15\x1c" +
	"\x23\x2a\x31\x38\x39\x32\x2b\x24\x1d\x16\x0f\x17\x1e\x25\x2c\x33" +
	"\x3a\x3b\x34\x2d\x26\x1f\x27\x2e\x35\x3c\x3d\x36\x2f\x37\x3e\x3f"

// picture brings the components together once all scans are read. For the mean of a cell, what is linear in the samples is
// exact; laying black over the other inks is a product, and the product of the means stands for the mean of the products.
func (d *jpegDecoder) picture() (luma, error) {
	if d.components == nil {
		return nil, ErrCorrupt
	}
	for i := range d.components {
		if d.counts(i) && !d.components[i].scanned {
			return nil, ErrCorrupt
		}
	}
	l := d.average(0)
	if d.colours == inRGB || d.colours == inCMYK {
		green, blue := d.average(1), d.average(2)
		for i := range l {
			l[i] = int32((redWeight*int64(l[i]) + greenWeight*int64(green[i]) + blueWeight*int64(blue[i])) >> 16)
		}
	}
	if d.colours == inCMYK || d.colours == inYCCK { // Adobe stores all inks inverted but for the YCC of YCCK
		black := d.average(3)
		for i := range l {
			if d.colours == inYCCK {
				l[i] = 255<<8 - l[i]
			}
			l[i] = int32(int64(l[i]) * int64(black[i]) / (255 << 8))
		}
	}
	return l.upright(d.orientation), nil
}

// average gives the averages of component i.
func (d *jpegDecoder) average(i int) luma {
	c := &d.components[i]
	g := newGrid(d.width, d.height)
	quantizer := d.quantizers[c.quantizer][:]
	wide, high := d.hMax/c.h, d.vMax/c.v // pixels that a sample covers
	if d.depth == 1 {
		samples := make([]byte, c.columns)
		for y := range c.rows {
			for x, dc := range c.blocks[y][:c.columns] {
				samples[x] = sample((int64(dc)*int64(quantizer[0]) + 4) >> 3)
			}
			g.addRow(8*high*y, 8*high*(y+1), 0, 8*wide, 8*wide, samples)
		}
		return g.average()
	}
	inverse := newInverter()
	width := 8 * c.columns
	samples := make([]byte, 8*width)
	for y := range c.rows {
		for x := range c.columns {
			inverse.block(c.blocks[y][64*x:][:64], quantizer, samples[8*x:], width)
		}
		for line := range 8 {
			top := high * (8*y + line)
			g.addRow(top, top+high, 0, wide, wide, samples[line*width:][:width])
		}
	}
	return g.average()
}

// sample shifts a value to the range of samples.
func sample(v int64) byte { return byte(min(max(v+128, 0), 255)) }

// An inverter holds what restoring blocks needs, so that it is allocated once.
type inverter struct {
	basis       []int64 // the cosine of each frequency u at each place x, at 8*u+x, in 14 binary places
	waves, half []int64
}

func newInverter() inverter {
	v := inverter{make([]int64, 64), make([]int64, 64), make([]int64, 64)}
	cos := cosines()
	for i := range v.basis {
		u, x := i/8, i%8
		v.basis[i] = cos[8*(2*x+1)*u%256]
		if u == 0 {
			v.basis[i] = cos[32] // the factor of 1/sqrt(2)
		}
	}
	return v
}

// block restores the samples of a block from its coefficients by the inverse cosine transform (T.81, section A.3.3).
func (v inverter) block(coefficients, quantizer []int32, samples []byte, stride int) {
	for i, c := range coefficients {
		v.waves[zigzag[i]] = int64(c) * int64(quantizer[i])
	}
	for y := range 8 {
		for x := range 8 {
			sum := int64(0)
			for u := range 8 {
				sum += v.waves[8*y+u] * v.basis[8*u+x]
			}
			v.half[8*y+x] = sum
		}
	}
	for y := range 8 {
		for x := range 8 {
			sum := int64(1 << 29)
			for u := range 8 {
				sum += v.half[8*u+x] * v.basis[8*u+y]
			}
			samples[y*stride+x] = sample(sum >> 30) // 14 places twice, and the factor of 1/4
		}
	}
}
