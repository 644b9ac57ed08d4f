package imaging

// The planes of VP8's coefficients (RFC 6386, section 13.3).
const (
	planeLumaRest = iota // luma without DC coefficients, which are in planeDC
	planeDC              // the DC coefficients of a macroblock's luma
	planeChroma
	planeLuma
)

const (
	vp8Bands         = 8
	vp8Contexts      = 3
	vp8Nodes         = 11 // probabilities in a token tree
	vp8Probabilities = 4 * vp8Bands * vp8Contexts * vp8Nodes
)

// vp8Zigzag has the index in a subblock, row by row, of each coefficient in file order (section 13).
const vp8Zigzag = "\x00\x01\x04\x08\x05\x02\x03\x06\x09\x0c\x0d\x0a\x07\x0b\x0e\x0f"

// vp8Band has the band of each coefficient (section 13.3), and a last one that is not used.
const vp8Band = "\x00\x01\x02\x03\x06\x04\x05\x06\x06\x06\x06\x06\x06\x06\x06\x07\x00"

// A token is a value of 0 to 4, the first of a range of larger values, or the end of the block (section 13.2).
const (
	tokenEnd      = 11
	afterTheFirst = 2 // index in vp8TokenTree where a token is read that is not the end of the block
)

var vp8TokenTree = []int8{-tokenEnd, 2, 0, 4, -1, 6, 8, 12, -2, 10, -3, -4, 14, 16, -5, -6, 18, 20, -7, -8, -9, -10}

// vp8Ranges has for each token the first value, and the probabilities of the bits that are added to it.
var vp8Ranges = [tokenEnd]struct {
	first int
	extra string
}{
	1: {first: 1}, 2: {first: 2}, 3: {first: 3}, 4: {first: 4},
	5: {5, "\x9f"}, 6: {7, "\xa5\x91"}, 7: {11, "\xad\x94\x8c"}, 8: {19, "\xb0\x9b\x8c\x87"}, 9: {35, "\xb4\x9d\x8d\x86\x82"},
	10: {67, "\xfe\xfe\xf3\xe6\xc4\xb1\x99\x8c\x85\x82\x81"},
}

// readResidue reads the coefficients of a subblock from first on, multiplies them by the factors of DC and AC, and puts
// those that are not zero into block. It returns the number of coefficients up to the last that is not zero, or first
// if there is none. context says how many of the subblocks above and to the left have coefficients.
func (r *boolReader) readResidue(probabilities []byte, plane, context, first int, factors [2]int16, block []int16) int {
	block = block[:16]
	probabilities = probabilities[plane*vp8Bands*vp8Contexts*vp8Nodes:][:vp8Bands*vp8Contexts*vp8Nodes]
	node := 0
	for n := first; n < 16; n++ {
		p := probabilities[(int(vp8Band[n])*vp8Contexts+context)*vp8Nodes:][:vp8Nodes]
		token := r.readTree(vp8TokenTree, p, node)
		switch token {
		case tokenEnd:
			return n
		case 0: // the end of the block does not follow a zero
			node, context = afterTheFirst, 0
			continue
		}
		node, context = 0, min(token, 2)
		value, extra := 0, vp8Ranges[token].extra
		for i := range len(extra) {
			value = 2*value + r.readBit(extra[i])
		}
		value += vp8Ranges[token].first
		if r.readFlag() {
			value = -value
		}
		block[vp8Zigzag[n]] = int16(value * int(factors[min(n, 1)]))
	}
	return 16
}

// inverseDC distributes the DC coefficients of a macroblock to its 16 subblocks, by the inverse Walsh-Hadamard
// transform (section 14.3).
func inverseDC(dc, blocks []int16) {
	var columns [16]int32
	for i := range 4 {
		a, b := int32(dc[i])+int32(dc[12+i]), int32(dc[4+i])+int32(dc[8+i])
		c, e := int32(dc[4+i])-int32(dc[8+i]), int32(dc[i])-int32(dc[12+i])
		columns[i], columns[4+i], columns[8+i], columns[12+i] = a+b, c+e, a-b, e-c
	}
	for i := 0; i < 16; i += 4 {
		row := columns[i:][:4]
		a, b := row[0]+row[3]+3, row[1]+row[2]
		c, e := row[1]-row[2], row[0]-row[3]+3
		blocks[16*i], blocks[16*i+16], blocks[16*i+32], blocks[16*i+48] = int16((a+b)>>3), int16((c+e)>>3), int16((a-b)>>3), int16((e-c)>>3)
	}
}

// addResidue adds the inverse cosine transform of a subblock's coefficients to its pixels (section 14.4). The rows of
// pixels are stride bytes apart. It clears the coefficients.
func addResidue(block []int16, pixels []byte, stride int) {
	block = block[:16]
	var columns [16]int32
	for i := range 4 {
		v0, v1, v2, v3 := int32(block[i]), int32(block[4+i]), int32(block[8+i]), int32(block[12+i])
		a, b := v0+v2, v0-v2
		c, e := sine(v1)-cosine(v3), cosine(v1)+sine(v3)
		columns[i], columns[4+i], columns[8+i], columns[12+i] = a+e, b+c, b-c, a-e
	}
	clear(block)
	for y := range 4 {
		row, line := columns[4*y:][:4], pixels[y*stride:][:4]
		a, b := row[0]+row[2]+4, row[0]-row[2]+4
		c, e := sine(row[1])-cosine(row[3]), cosine(row[1])+sine(row[3])
		line[0], line[1] = clampByte(int32(line[0])+(a+e)>>3), clampByte(int32(line[1])+(b+c)>>3)
		line[2], line[3] = clampByte(int32(line[2])+(b-c)>>3), clampByte(int32(line[3])+(a-e)>>3)
	}
}

// addConstant is addResidue for a subblock that has only the DC coefficient.
func addConstant(block []int16, pixels []byte, stride int) {
	step := (int32(block[0]) + 4) >> 3
	block[0] = 0
	for y := range 4 {
		line := pixels[y*stride:][:4]
		for x := range line {
			line[x] = clampByte(int32(line[x]) + step)
		}
	}
}

// sine and cosine multiply by the square root of 2 and the sine or cosine of an eighth of pi.
func sine(v int32) int32   { return v * 35468 >> 16 }
func cosine(v int32) int32 { return v + v*20091>>16 }

func clampByte(v int32) byte { return byte(min(max(v, 0), 255)) }
