package imaging

// The modes of predicting a macroblock's luma, and below the modes of a subblock (RFC 6386, section 11.2).
const (
	modeDC = iota
	modeVertical
	modeHorizontal
	modeTrueMotion
	modeSubblocks // each subblock has a mode of its own
)

const (
	subDC         = 0
	subTrueMotion = 1
	subVertical   = 2
	subHorizontal = 3
)

var (
	vp8ModeTree     = []int8{-modeSubblocks, 2, 4, 6, -modeDC, -modeVertical, -modeHorizontal, -modeTrueMotion}
	vp8ChromaTree   = []int8{-modeDC, 2, -modeVertical, 4, -modeHorizontal, -modeTrueMotion}
	vp8SubblockTree = []int8{-subDC, 2, -subTrueMotion, 4, -subVertical, 6, 8, 12, -subHorizontal, 10, -5, -6, -4, 14, -7, 16, -8, -9}
)

// The probabilities of the first two trees (sections 11.2 and 11.4).
var (
	vp8ModeTreeProbabilities   = []byte{145, 156, 163, 128}
	vp8ChromaTreeProbabilities = []byte{142, 114, 183}
)

// subblockOf has the subblock mode for each macroblock mode. Neighbouring subblocks read their modes in its context (section 11.3).
const subblockOf = "\x00\x02\x03\x01"

// The pixels next to a subblock are put into a row, its edge: the 4 on the left from the bottom up, the one in the corner,
// and the 8 above and to the right. The first and the last are there twice. vp8Patterns has for each pixel of a subblock,
// row by row, which value it is predicted as (section 12.3): value i is the weighted average of the edge's pixels i-1, i
// and i+1, and value 16+i is the average of i and i+1. The first two modes follow no pattern.
var vp8Patterns = [10]string{
	subVertical:   "\x06\x07\x08\x09\x06\x07\x08\x09\x06\x07\x08\x09\x06\x07\x08\x09",
	subHorizontal: "\x04\x04\x04\x04\x03\x03\x03\x03\x02\x02\x02\x02\x01\x01\x01\x01",
	4:             "\x07\x08\x09\x0a\x08\x09\x0a\x0b\x09\x0a\x0b\x0c\x0a\x0b\x0c\x0d", // down to the left
	5:             "\x05\x06\x07\x08\x04\x05\x06\x07\x03\x04\x05\x06\x02\x03\x04\x05", // down to the right
	6:             "\x15\x16\x17\x18\x05\x06\x07\x08\x04\x15\x16\x17\x03\x05\x06\x07", // steeply down to the right
	7:             "\x16\x17\x18\x19\x07\x08\x09\x0a\x17\x18\x19\x0b\x08\x09\x0a\x0c", // steeply down to the left
	8:             "\x14\x05\x06\x07\x13\x04\x14\x05\x12\x03\x13\x04\x11\x02\x12\x03", // slightly down to the right
	9:             "\x13\x03\x12\x02\x12\x02\x11\x01\x11\x01\x10\x10\x10\x10\x10\x10", // slightly up to the right
}

const edgeSize = 15

// predictSubblock predicts the pixels of a subblock from its edge.
func predictSubblock(mode int, edge []byte, pixels []byte, stride int) {
	edge = edge[:edgeSize]
	switch mode {
	case subDC:
		sum := 4
		for i := 1; i <= 4; i++ {
			sum += int(edge[i]) + int(edge[5+i])
		}
		for y := range 4 {
			line := pixels[y*stride:][:4]
			for x := range line {
				line[x] = byte(sum >> 3)
			}
		}
	case subTrueMotion:
		for y := range 4 {
			line, step := pixels[y*stride:][:4], int32(edge[4-y])-int32(edge[5])
			for x := range line {
				line[x] = clampByte(int32(edge[6+x]) + step)
			}
		}
	default:
		var values [32]byte
		pair := uint32(edge[0]) + uint32(edge[1])
		values[16] = byte((pair + 1) >> 1)
		for i := 1; i < edgeSize-1; i++ {
			next := uint32(edge[i]) + uint32(edge[i+1])
			values[i], values[16+i] = byte((pair+next+2)>>2), byte((next+1)>>1)
			pair = next
		}
		pattern := vp8Patterns[mode]
		for y := range 4 {
			line := pixels[y*stride:][:4]
			for x := range line {
				line[x] = values[pattern[4*y+x]&31]
			}
		}
	}
}

// predictMacroblock predicts the 16 by 16 pixels at an index of the band. The band has the line above and the column on
// the left; hasAbove and hasLeft say whether they are part of the picture (section 12.2).
func predictMacroblock(mode int, band []byte, at, stride int, hasAbove, hasLeft bool) {
	above := band[at-stride:][:16]
	value := byte(0)
	if mode == modeDC {
		value = averageEdge(band, at, stride, hasAbove, hasLeft)
	}
	for y := range 16 {
		line := band[at+y*stride:][:16]
		left := band[at+y*stride-1]
		switch mode {
		case modeVertical:
			copy(line, above)
			continue
		case modeTrueMotion:
			step := int32(left) - int32(band[at-stride-1])
			for x := range line {
				line[x] = clampByte(int32(above[x]) + step)
			}
			continue
		case modeHorizontal:
			value = left
		}
		for x := range line {
			line[x] = value
		}
	}
}

// averageEdge returns the average of the 16 pixels above and the 16 on the left, as far as they are there.
func averageEdge(band []byte, at, stride int, hasAbove, hasLeft bool) byte {
	sum, shift := 0, 3
	for i := range 16 {
		if hasAbove {
			sum += int(band[at-stride+i])
		}
		if hasLeft {
			sum += int(band[at+i*stride-1])
		}
	}
	if hasAbove {
		shift++
	}
	if hasLeft {
		shift++
	}
	if shift == 3 {
		return 128
	}
	return byte((sum + 1<<shift>>1) >> shift)
}
