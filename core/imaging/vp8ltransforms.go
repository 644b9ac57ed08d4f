package imaging

// A vp8lTransform was done to the pixels of a lossless WebP before they were coded (RFC 9649, section 3.5).
type vp8lTransform struct {
	kind  int
	width int      // in pixels, of the rows before the transform
	bits  int      // log2 of the side of a block, or of the pixels in one pixel
	data  []uint32 // a pixel for each block, or the palette
	above []uint32 // of predictTransform: the row before, and its pixel on the right, which is the first one of this row
}

const (
	predictTransform = iota
	colourTransform
	greenTransform
	paletteTransform
)

// undo undoes the transform of row y. row has room for the row before the transform.
func (t *vp8lTransform) undo(row []uint32, y int) {
	row = row[:t.width]
	switch blocks := divideUp(t.width, 1<<t.bits); t.kind {
	case predictTransform:
		t.undoPrediction(row, t.data[y>>t.bits*blocks:][:blocks], y)
	case colourTransform:
		for x, factors := range t.data[y>>t.bits*blocks:][:blocks] {
			for i := x << t.bits; i < min((x+1)<<t.bits, len(row)); i++ {
				v := row[i]
				red := v>>16 + colourDelta(factors, v>>8)
				blue := v + colourDelta(factors>>8, v>>8) + colourDelta(factors>>16, red)
				row[i] = v&0xff00ff00 | red&0xff<<16 | blue&0xff
			}
		}
	case greenTransform:
		for i, v := range row {
			green := v >> 8 & 0xff
			row[i] = v&0xff00ff00 | (v&0xff00ff+green<<16+green)&0xff00ff
		}
	case paletteTransform:
		depth := 8 >> t.bits
		for i := len(row) - 1; i >= 0; i-- {
			index := int(row[i>>t.bits]>>(8+i&(1<<t.bits-1)*depth)) & (1<<depth - 1)
			row[i] = 0
			if index < len(t.data) {
				row[i] = t.data[index]
			}
		}
	}
}

// colourDelta returns what is added to a colour for another one (section 3.5.2). Only the lowest 8 bits of both count.
func colourDelta(factor, colour uint32) uint32 {
	return uint32(int32(int8(factor)) * int32(int8(colour)) >> 5)
}

// undoPrediction adds to each pixel what is predicted by its neighbours (section 3.5.1).
func (t *vp8lTransform) undoPrediction(row, blocks []uint32, y int) {
	left, corner := uint32(0), uint32(0)
	for x, v := range row {
		up, mode := t.above[x], blocks[x>>t.bits]>>8&15
		switch {
		case x == 0 && y == 0:
			mode = 0
		case y == 0:
			mode = 1
		case x == 0:
			mode = 2
		}
		left = addPixels(v, predictPixel(mode, left, up, t.above[x+1], corner))
		row[x], t.above[x], corner = left, left, up
		if x == 0 {
			t.above[len(row)] = left
		}
	}
}

// predictPixel predicts a pixel by those on its left, above, above on the right, and above on the left.
func predictPixel(mode, left, up, right, corner uint32) uint32 {
	switch mode {
	case 1:
		return left
	case 2:
		return up
	case 3:
		return right
	case 4:
		return corner
	case 5:
		return averagePixels(averagePixels(left, right), up)
	case 6:
		return averagePixels(left, corner)
	case 7:
		return averagePixels(left, up)
	case 8:
		return averagePixels(corner, up)
	case 9:
		return averagePixels(up, right)
	case 10:
		return averagePixels(averagePixels(left, corner), averagePixels(up, right))
	case 11, 12, 13:
		return predictGradient(mode, left, up, corner)
	}
	return 0xff000000
}

// predictGradient predicts a pixel by left + up - corner: the nearer one of left and up, or this colour itself, or half as far from
// the average of left and up.
func predictGradient(mode, left, up, corner uint32) (predicted uint32) {
	nearer := 0 // over 0 if up is nearer
	for shift := 0; shift < 32; shift += 8 {
		l, u, c := int(left>>shift&0xff), int(up>>shift&0xff), int(corner>>shift&0xff)
		nearer += abs(u-c) - abs(l-c)
		v := l + u - c
		if mode == 13 {
			average := (l + u) / 2
			v = average + (average-c)/2
		}
		predicted |= uint32(min(max(v, 0), 255)) << shift
	}
	switch {
	case mode != 11:
		return predicted
	case nearer < 0:
		return left
	}
	return up
}

// addPixels adds two pixels, each of the four parts without a carry.
func addPixels(a, b uint32) uint32 {
	return (a&0xff00ff00+b&0xff00ff00)&0xff00ff00 | (a&0xff00ff+b&0xff00ff)&0xff00ff
}

func averagePixels(a, b uint32) uint32 { return a&b + (a^b)&0xfefefefe>>1 }
