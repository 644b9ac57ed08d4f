package imaging

// A webpAlpha reads the chunk ALPH row by row: the alpha of a lossy WebP (RFC 9649, section 2.7.1.2).
type webpAlpha struct {
	raw      []byte       // the rows if they are not compressed
	lossless *vp8lDecoder // of the rows, in green; nil if they are not compressed
	filter   byte
	row      []byte // the last one
	rows     int    // that next has returned
}

const (
	alphaHorizontal = 1 + iota
	alphaVertical
	alphaGradient
)

// newWebPAlpha reads the header of the chunk, for a frame of this size.
func newWebPAlpha(chunk []byte, width, height int) (a *webpAlpha, err error) {
	if len(chunk) == 0 || chunk[0]&3 > 1 {
		return nil, ErrCorrupt
	}
	a = &webpAlpha{raw: chunk[1:], filter: chunk[0] >> 2 & 3, row: make([]byte, width)}
	if chunk[0]&3 == 1 {
		a.lossless, err = newVP8LDecoder(a.raw, width, height)
	}
	return a, err
}

// next returns the next row, until it is called again. ok is false if the data is damaged.
func (a *webpAlpha) next() (row []byte, ok bool) {
	row = a.row
	left, corner := 0, 0 // outside, all are 0
	var pixels []uint32
	if a.lossless != nil {
		if pixels, ok = a.lossless.next(); !ok {
			return nil, false
		}
	} else if len(a.raw) < len(row) {
		return nil, false
	}
	for x, up := range row {
		predicted := 0
		switch {
		case a.filter == 0:
		case a.rows == 0, a.filter == alphaHorizontal && x > 0:
			predicted = left
		case x == 0, a.filter == alphaVertical:
			predicted = int(up)
		default:
			predicted = min(max(left+int(up)-corner, 0), 255)
		}
		if pixels != nil {
			row[x] = byte(pixels[x]>>8) + byte(predicted)
		} else {
			row[x] = a.raw[x] + byte(predicted)
		}
		left, corner = int(row[x]), int(up)
	}
	if pixels == nil {
		a.raw = a.raw[len(row):]
	}
	a.rows++
	return row, true
}
