package imaging

import "encoding/binary"

// A vp8Decoder decodes the luma of a VP8 key frame (RFC 6386), without the loop filter, which hardly changes averages.
// It holds one row of macroblocks, which are 16 by 16 pixels large. The coefficients of chroma are skipped.
type vp8Decoder struct {
	width, height   int // in pixels
	columns, rows   int // of macroblocks
	header          boolReader
	partitions      []boolReader  // of coefficients; row y of macroblocks is in partition y % len(partitions)
	factors         [4]vp8Factors // by segment
	updatesSegments bool
	segmentTree     [3]byte // probabilities
	skips           bool    // macroblocks say whether they have coefficients
	skipFalse       byte    // probability
	probabilities   []byte
	band            []byte // the line above the row of macroblocks and its 16 lines, each of stride bytes
	stride          int
	modesAbove      []byte // modes of the subblocks above, 4 for each column
	modesLeft       [4]byte
	above           []vp8Nonzero // by column
	left            vp8Nonzero
	coefficients    []int16 // of 16 subblocks of luma, then the DC coefficients, then chroma, which is skipped
}

// vp8Factors are the factors of DC and AC coefficients.
type vp8Factors struct{ luma, dc [2]int16 }

// vp8Nonzero says which subblocks at the edge of a macroblock have coefficients: 4 of luma, 2 of each chroma, and that
// with the DC coefficients.
type vp8Nonzero [9]uint8

// The luma of black and of white.
const vp8Black, vp8White = 16, 235

const (
	bandLeft  = 8 // bytes in front of each line of a band; the last one is the pixel on the left
	bandRight = 8 // bytes after it
)

var vp8SegmentTree = []int8{2, 4, 0, -1, -2, -3}

// decodeVP8 decodes a key frame and its chunk ALPH, which may be nil. Without alpha, averages of blocks of 8 by 8 pixels are enough
// for a large picture.
func decodeVP8(frame, alpha []byte) (Thumbnail, error) {
	d, ok := newVP8Decoder(frame)
	switch {
	case !ok:
		return nil, ErrCorrupt
	case d.width*d.height > MaxWebPPixels:
		return nil, ErrTooLarge
	}
	var transparency *webpAlpha
	if alpha != nil {
		var err error
		if transparency, err = newWebPAlpha(alpha, d.width, d.height); err != nil {
			return nil, err
		}
	}
	down := newDownsampler(d.width, d.height)
	averages, blended := make([]byte, 2*d.columns), make([]byte, d.width)
	for y := range d.rows {
		if !d.decodeRow(y) {
			return nil, ErrCorrupt
		}
		for line := 0; line < 16; line++ {
			pixels := d.band[(1+line)*d.stride+bandLeft:][:16*d.columns]
			switch {
			case transparency != nil:
				if 16*y+line >= d.height {
					break
				}
				row, ok := transparency.next()
				if !ok {
					return nil, ErrCorrupt
				}
				for x, a := range row {
					blended[x] = blend(int(pixels[x]), vp8White, a)
				}
				down.addRow(16*y+line, 16*y+line+1, 0, 1, 1, blended)
			case d.width*d.height <= maxFullDecode:
				down.addRow(16*y+line, 16*y+line+1, 0, 1, 1, pixels)
			case line%8 == 0:
				for x := range averages {
					averages[x] = averageBlock(d.band[(1+line)*d.stride+bandLeft+8*x:], d.stride)
				}
				down.addRow(16*y+line, 16*y+line+8, 0, 8, 8, averages)
			}
		}
	}
	t := down.thumbnail()
	for i := range t {
		t[i] = min(max((t[i]-vp8Black<<8)*255/(vp8White-vp8Black), 0), White)
	}
	return t, nil
}

// averageBlock returns the average of 8 by 8 pixels. It adds four columns at a time, in 16 bits each.
func averageBlock(pixels []byte, stride int) byte {
	const columns = 0x00ff00ff00ff00ff
	sum := uint64(0)
	for y := range 8 {
		line := binary.LittleEndian.Uint64(pixels[y*stride:])
		sum += line&columns + line>>8&columns
	}
	return byte((sum*0x0001000100010001>>48 + 32) >> 6)
}

// newVP8Decoder reads the header of a frame (sections 9 and 19.2). ok is false if it is not valid.
func newVP8Decoder(frame []byte) (d *vp8Decoder, ok bool) {
	if len(frame) < 10 || frame[0]&1 != 0 || string(frame[3:6]) != "\x9d\x01\x2a" {
		return nil, false
	}
	first := int(frame[0])>>5 | int(frame[1])<<3 | int(frame[2])<<11
	d = &vp8Decoder{
		width:  int(binary.LittleEndian.Uint16(frame[6:])) & 0x3fff,
		height: int(binary.LittleEndian.Uint16(frame[8:])) & 0x3fff,
	}
	frame = frame[10:]
	if first > len(frame) || d.width == 0 || d.height == 0 {
		return nil, false
	}
	d.columns, d.rows = divideUp(d.width, 16), divideUp(d.height, 16)
	d.header = newBoolReader(frame[:first])
	h := &d.header
	h.readNumber(2) // colour space and clamping type
	segments, isRelative := d.readSegments()
	h.readNumber(1 + 6 + 3) // loop filter: type, level, sharpness
	//lint:ignore SA4000 each call reads the next flag
	if h.readFlag() && h.readFlag() {
		for range 8 { // changes of its level
			h.readOptional(6)
		}
	}
	if !d.splitPartitions(frame[first:], 1<<h.readNumber(2)) {
		return nil, false
	}
	d.readFactors(segments, isRelative)
	h.readFlag() // whether later frames keep the probabilities
	d.probabilities = make([]byte, vp8Probabilities)
	for i := range d.probabilities {
		d.probabilities[i] = vp8DefaultProbabilities[i]
		if h.read(vp8UpdateProbabilities[i]) {
			d.probabilities[i] = byte(h.readNumber(8))
		}
	}
	if d.skips = h.readFlag(); d.skips {
		d.skipFalse = byte(h.readNumber(8))
	}
	d.stride = bandLeft + 16*d.columns + bandRight
	d.band = make([]byte, 17*d.stride)
	d.modesAbove, d.above = make([]byte, 4*d.columns), make([]vp8Nonzero, d.columns)
	d.coefficients = make([]int16, 18*16)
	return d, !h.failed()
}

// readSegments reads the segment header (section 9.3). It returns the quantizer index of each segment, and whether it is
// added to the frame's. Without segments all are 0 and are added.
func (d *vp8Decoder) readSegments() (quantizers [4]int, isRelative bool) {
	h := &d.header
	d.segmentTree = [3]byte{255, 255, 255}
	if !h.readFlag() {
		return quantizers, true
	}
	d.updatesSegments = h.readFlag()
	if h.readFlag() {
		isRelative = !h.readFlag()
		for i := range quantizers {
			quantizers[i] = h.readOptional(7)
		}
		for range 4 { // levels of the loop filter
			h.readOptional(6)
		}
	}
	if d.updatesSegments {
		for i := range d.segmentTree {
			if h.readFlag() {
				d.segmentTree[i] = byte(h.readNumber(8))
			}
		}
	}
	return quantizers, isRelative
}

// splitPartitions splits data into n partitions (section 9.5). It returns false if it is too short.
func (d *vp8Decoder) splitPartitions(data []byte, n int) bool {
	sizes := data
	if len(data) < 3*(n-1) {
		return false
	}
	data = data[3*(n-1):]
	for i := range n {
		size := len(data)
		if i < n-1 {
			size = int(sizes[3*i]) | int(sizes[3*i+1])<<8 | int(sizes[3*i+2])<<16
		}
		if size > len(data) {
			return false
		}
		d.partitions = append(d.partitions, newBoolReader(data[:size]))
		data = data[size:]
	}
	return true
}

// readFactors reads the quantizer indices (section 9.6) and sets the factors of each segment.
func (d *vp8Decoder) readFactors(segments [4]int, isRelative bool) {
	h := &d.header
	base := h.readNumber(7)
	lumaDC, dcDC, dcAC := h.readOptional(4), h.readOptional(4), h.readOptional(4)
	h.readOptional(4) // chroma
	h.readOptional(4)
	clamp := func(index int) int { return min(max(index, 0), 127) }
	for i, q := range segments {
		if isRelative {
			q += base
		}
		f := &d.factors[i]
		f.luma = [2]int16{vp8DCFactors[clamp(q+lumaDC)], vp8ACFactors[clamp(q)]}
		f.dc = [2]int16{2 * vp8DCFactors[clamp(q+dcDC)], int16(max(int(vp8ACFactors[clamp(q+dcAC)])*155/100, 8))}
	}
}

// decodeRow decodes a row of macroblocks into the band. It returns false if its data is not complete.
func (d *vp8Decoder) decodeRow(y int) bool {
	// Outside of the picture, pixels above are 127 and those on the left 129 (section 12.2). The line above continues on
	// the right with its last pixel (section 12.3).
	above, last := d.band[:d.stride], d.band[16*d.stride:][:d.stride]
	copy(above, last)
	corner, right := byte(129), above[d.stride-bandRight-1]
	if y == 0 {
		corner, right = 127, 127
		for i := range above {
			above[i] = 127
		}
	}
	above[bandLeft-1] = corner
	for i := range bandRight {
		above[d.stride-bandRight+i] = right
	}
	for line := 1; line <= 16; line++ {
		d.band[line*d.stride+bandLeft-1] = 129
	}
	d.modesLeft, d.left = [4]byte{}, vp8Nonzero{}
	partition := &d.partitions[y%len(d.partitions)]
	for x := range d.columns {
		d.decodeMacroblock(partition, x, y)
	}
	return !d.header.failed() && !partition.failed()
}

// decodeMacroblock decodes a macroblock: its modes (section 19.3), coefficients and pixels.
func (d *vp8Decoder) decodeMacroblock(r *boolReader, x, y int) {
	h := &d.header
	segment := 0
	if d.updatesSegments {
		segment = h.readTree(vp8SegmentTree, d.segmentTree[:], 0)
	}
	isEmpty := d.skips && h.read(d.skipFalse)
	mode := h.readTree(vp8ModeTree, vp8ModeTreeProbabilities, 0)
	modes := d.readSubblockModes(mode, d.modesAbove[4*x:][:4])
	h.readTree(vp8ChromaTree, vp8ChromaTreeProbabilities, 0)

	above := &d.above[x]
	var sizes [16]uint8
	if isEmpty {
		dcAbove, dcLeft := above[8], d.left[8]
		*above, d.left = vp8Nonzero{}, vp8Nonzero{}
		if mode == modeSubblocks { // it has no DC coefficients of its own, so the context of others stays
			above[8], d.left[8] = dcAbove, dcLeft
		}
	} else {
		sizes = d.readCoefficients(r, mode, &d.factors[segment], above)
	}

	at := d.stride + bandLeft + 16*x
	if mode != modeSubblocks {
		predictMacroblock(mode, d.band, at, d.stride, y > 0, x > 0)
	}
	var edge [edgeSize]byte
	for i := range 16 {
		pixels := d.band[at+i/4*4*d.stride+i%4*4:]
		if mode == modeSubblocks {
			d.setEdge(edge[:], at, i)
			predictSubblock(int(modes[i]), edge[:], pixels, d.stride)
		}
		switch block := d.coefficients[16*i:][:16]; {
		case sizes[i] > 1:
			addResidue(block, pixels, d.stride)
		case sizes[i] == 1:
			addConstant(block, pixels, d.stride)
		}
	}
}

// readSubblockModes reads the modes of the subblocks (section 11.3). A macroblock with a mode for all has none.
func (d *vp8Decoder) readSubblockModes(mode int, above []byte) (modes [16]byte) {
	if mode != modeSubblocks {
		for i := range 4 {
			above[i], d.modesLeft[i] = subblockOf[mode], subblockOf[mode]
		}
		return modes
	}
	for i := range modes {
		up, left := &above[i%4], &d.modesLeft[i/4]
		p := vp8ModeProbabilities[9*(10*int(*up)+int(*left)):][:9]
		modes[i] = byte(d.header.readTree(vp8SubblockTree, p, 0))
		*up, *left = modes[i], modes[i]
	}
	return modes
}

// setEdge sets the edge of subblock i of the macroblock at an index of the band.
func (d *vp8Decoder) setEdge(edge []byte, at, i int) {
	start := at + i/4*4*d.stride + i%4*4
	for line := range 4 {
		edge[4-line] = d.band[start+line*d.stride-1]
	}
	edge[0] = edge[1]
	copy(edge[5:10], d.band[start-d.stride-1:])
	if i%4 == 3 { // pixels on the right are those above the macroblock, since the others are not decoded yet
		start = at + 12
	}
	copy(edge[10:14], d.band[start-d.stride+4:])
	edge[14] = edge[13]
}

// readCoefficients reads the coefficients of a macroblock. It returns for each subblock of luma how many there are up to
// the last that is not zero.
func (d *vp8Decoder) readCoefficients(r *boolReader, mode int, factors *vp8Factors, above *vp8Nonzero) (sizes [16]uint8) {
	left := &d.left
	plane, first := planeLuma, 0
	hasDC := mode != modeSubblocks
	if hasDC {
		dc := d.coefficients[16*16:][:16]
		n := r.readResidue(d.probabilities, planeDC, int(above[8]+left[8]), 0, factors.dc, dc)
		above[8], left[8] = nonzero(n), nonzero(n)
		inverseDC(dc, d.coefficients)
		clear(dc)
		plane, first = planeLumaRest, 1
	}
	for i := range sizes {
		up, side := &above[i%4], &left[i/4]
		block := d.coefficients[16*i:][:16]
		n := r.readResidue(d.probabilities, plane, int(*up+*side), first, factors.luma, block)
		*up, *side = nonzero(n-first), nonzero(n-first)
		sizes[i] = uint8(n)
		if n == first && hasDC {
			sizes[i] = nonzero(int(block[0]) & 0xffff)
		}
	}
	skipped := d.coefficients[17*16:]
	for i := range 8 { // chroma: 2 by 2 subblocks, twice
		up, side := &above[4+i/4*2+i%2], &left[4+i/4*2+i%4/2]
		n := r.readResidue(d.probabilities, planeChroma, int(*up+*side), 0, [2]int16{}, skipped)
		*up, *side = nonzero(n), nonzero(n)
	}
	return sizes
}

func nonzero(n int) uint8 {
	if n > 0 {
		return 1
	}
	return 0
}
