package imaging

import "math/bits"

// A vp8lDecoder decodes a lossless WebP (RFC 9649, section 3) row by row. It holds the last pixels, up to the farthest that a copy
// may repeat. A pixel is alpha, red, green and blue, the lowest 8 bits blue.
type vp8lDecoder struct {
	lsbReader
	width, height int // in pixels
	transforms    []vp8lTransform
	vp8lPixels
	rows int // that next has returned
	row  []uint32
	room int // words of memory that codes may still take
	near []vp8lOffset
}

// vp8lPixels are the coded pixels of a picture, or of a smaller picture with parameters.
type vp8lPixels struct {
	width, size int        // in pixels; size is all of them
	done        int        // pixels decoded so far
	chunks      [][]uint32 // the last ones; the number of chunks is a power of two
	cache       []uint32   // of colours, by hash; nil if there is none
	groups      []vp8lCodes
	blockBits   int      // log2 of the side of the blocks that choose their group
	blocks      []uint32 // their groups, by row; nil if there is one group
}

// vp8lCodes are the codes of green with lengths of copies and cached colours, of red, blue and alpha, and of distances.
type vp8lCodes [5]prefixCodes

const (
	vp8lFarthest  = 1 << 20 // of a copy
	vp8lChunk     = 1 << 14 // pixels; docs/RATIONALE.md, "Why are the pixels of a lossless WebP in chunks?"
	vp8lMaxSmall  = 1 << 16 // pixels of a picture with parameters
	vp8lHash      = 0x1e35a7bd
	vp8lCodeBits  = 9       // the size of prefixCodes.short at most, as a power of two
	vp8lMaxCodes  = 1 << 20 // words of memory of all codes
	vp8lLengths   = 24      // codes for lengths of copies
	vp8lDistances = 40      // codes for their distances
)

// newVP8LDecoder reads what is before the pixels: transforms and codes. data begins after the header.
//
// Errors: ErrTooLarge over the limits of this package, and for codes that would take too much memory; ErrCorrupt for damaged data.
func newVP8LDecoder(data []byte, width, height int) (d *vp8lDecoder, err error) {
	if width*height > MaxLosslessPixels {
		return nil, ErrTooLarge
	}
	d = &vp8lDecoder{lsbReader: lsbReader{body: data}, width: width, height: height, room: vp8lMaxCodes, near: vp8lNear()}
	coded := width
	for kinds := 0; d.read(1) == 1; {
		kind := d.read(2)
		if kinds>>kind&1 == 1 {
			return nil, ErrCorrupt
		}
		kinds |= 1 << kind
		t := vp8lTransform{kind: kind, width: coded}
		switch kind {
		case predictTransform, colourTransform:
			t.bits = d.read(3) + 2
			t.data = d.readPicture(divideUp(coded, 1<<t.bits), divideUp(height, 1<<t.bits))
		case paletteTransform:
			t.data = d.readPicture(d.read(8)+1, 1)
			for i := 1; i < len(t.data); i++ {
				t.data[i] = addPixels(t.data[i], t.data[i-1])
			}
			switch n := len(t.data); { // several pixels in one
			case n <= 2:
				t.bits = 3
			case n <= 4:
				t.bits = 2
			case n <= 16:
				t.bits = 1
			}
			coded = divideUp(coded, 1<<t.bits)
		}
		if kind == predictTransform {
			t.above = make([]uint32, coded+1)
		}
		d.transforms = append(d.transforms, t)
	}
	d.row = make([]uint32, width)
	d.vp8lPixels = d.readCodes(coded, height, true)
	return d, d.fault()
}

// fault returns why the file can't be decoded, as far as it is read; nil if it can.
func (d *vp8lDecoder) fault() error {
	switch {
	case d.room < 0:
		return ErrTooLarge
	case d.invalid:
		return ErrCorrupt
	}
	return nil
}

// next returns the next row, until it is called again. ok is false if the data is damaged.
func (d *vp8lDecoder) next() (row []uint32, ok bool) {
	p, y := &d.vp8lPixels, d.rows
	d.rows++
	d.decode(p, d.rows*p.width)
	row = d.row
	p.copyTo(row[:p.width], y*p.width)
	for i := len(d.transforms) - 1; i >= 0; i-- {
		d.transforms[i].undo(row, y)
	}
	return row, !d.invalid
}

// readPicture reads a picture with parameters, which has neither transforms nor several groups of codes.
func (d *vp8lDecoder) readPicture(width, height int) []uint32 {
	if width*height > vp8lMaxSmall {
		d.room, d.invalid = -1, true
		return nil
	}
	p := d.readCodes(width, height, false)
	d.decode(&p, p.size)
	pixels := make([]uint32, p.size)
	p.copyTo(pixels, 0)
	return pixels
}

// chunk returns the chunk of pixel i.
func (p *vp8lPixels) chunk(i int) []uint32 {
	c := &p.chunks[i/vp8lChunk&(len(p.chunks)-1)]
	if *c == nil {
		*c = make([]uint32, min(p.size, vp8lChunk))
	}
	return *c
}

// copyTo copies the pixels from pixel i on.
func (p *vp8lPixels) copyTo(pixels []uint32, i int) {
	for len(pixels) > 0 {
		n := copy(pixels, p.chunk(i)[i%vp8lChunk:])
		pixels, i = pixels[n:], i+n
	}
}

// repeat appends n pixels, each equal to the one that is distance pixels before it.
func (p *vp8lPixels) repeat(n, distance int) {
	for n > 0 {
		from, to := p.chunk(p.done - distance)[(p.done-distance)%vp8lChunk:], p.chunk(p.done)[p.done%vp8lChunk:]
		part := min(n, len(from), len(to))
		from, to = from[:part], to[:part]
		//lint:ignore S1001 pixels that are repeated may be repeated again
		for i, v := range from {
			to[i] = v
		}
		n, p.done = n-part, p.done+part
	}
}

// readCodes reads what is before coded pixels (section 3.7.2). hasBlocks is whether there may be several groups.
func (d *vp8lDecoder) readCodes(width, height int, hasBlocks bool) (p vp8lPixels) {
	p = vp8lPixels{width: width, size: width * height}
	p.chunks = make([][]uint32, 1<<bits.Len(uint((min(p.size, vp8lFarthest)-1)/vp8lChunk)))
	if d.read(1) == 1 {
		n := d.read(4)
		d.invalid = d.invalid || n < 1 || n > 11
		p.cache = make([]uint32, 1<<n)
	}
	groups := 1
	if hasBlocks && d.read(1) == 1 {
		p.blockBits = d.read(3) + 2
		p.blocks = d.readPicture(divideUp(width, 1<<p.blockBits), divideUp(height, 1<<p.blockBits))
		for i, v := range p.blocks {
			p.blocks[i] = v >> 8 & 0xffff
			groups = max(groups, int(p.blocks[i])+1)
		}
	}
	for range groups {
		var group vp8lCodes
		for i, symbols := range [...]int{256 + vp8lLengths + len(p.cache), 256, 256, 256, vp8lDistances} {
			if d.invalid || d.room < 0 {
				d.invalid = true
				return p
			}
			d.readPrefixCodes(&group[i], symbols)
		}
		p.groups = append(p.groups, group)
	}
	return p
}

// readPrefixCodes reads the codes of an alphabet (section 3.7.2.1).
func (d *vp8lDecoder) readPrefixCodes(c *prefixCodes, symbols int) {
	lengths := make([]byte, max(symbols, 256))
	if d.read(1) == 1 {
		two := d.read(1)
		lengths[d.read(1+7*d.read(1))] = 1
		if two == 1 {
			lengths[d.read(8)] = 1
		}
	} else {
		d.readLengths(lengths[:symbols])
	}
	for _, n := range lengths[symbols:] {
		d.invalid = d.invalid || n > 0
	}
	d.room -= symbols/4 + 32
	d.buildCodes(c, lengths[:symbols])
}

func (d *vp8lDecoder) readLengths(lengths []byte) {
	const order = "\x11\x12\x00\x01\x02\x03\x04\x05\x10\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f"
	ofLengths := make([]byte, len(order))
	for i := range 4 + d.read(4) {
		ofLengths[order[i]] = byte(d.read(3))
	}
	most := len(lengths) // codes
	if d.read(1) == 1 {
		most = 2 + d.read(2+2*d.read(3))
	}
	var c prefixCodes
	d.buildCodes(&c, ofLengths)
	d.invalid = d.invalid || most > len(lengths)
	last := byte(8)
	for i := 0; i < len(lengths) && most > 0 && !d.invalid; most-- {
		length, times := byte(d.readEntry(&c)>>8), 1
		switch length {
		case 16:
			length, times = last, 3+d.read(2)
		case 17:
			length, times = 0, 3+d.read(3)
		case 18:
			length, times = 0, 11+d.read(7)
		}
		if i+times > len(lengths) {
			d.invalid = true
			return
		}
		for range times {
			lengths[i] = length
			i++
		}
		if length > 0 {
			last = length
		}
	}
}

// buildCodes makes the codes from their lengths. The only code of an alphabet has no bits; others must be complete.
func (d *vp8lDecoder) buildCodes(c *prefixCodes, lengths []byte) {
	if d.invalid {
		return
	}
	used, longest, last, sum := 0, 0, 0, 0
	for symbol, n := range lengths {
		if n > 0 {
			used, longest, last, sum = used+1, max(longest, int(n)), symbol, sum+1<<(15-n)
		}
	}
	switch {
	case used == 1:
		c.short = []uint32{isLiteral | uint32(last)<<8}
		return
	case used == 0 || sum != 1<<15:
		d.invalid = true
		return
	}
	c.short, c.sorted = make([]uint32, 1<<min(longest, vp8lCodeBits)), make([]uint32, used)
	d.room -= len(c.short) + used
	c.build(lengths)
}

// decode decodes pixels until there are target or more (section 3.6).
func (d *vp8lDecoder) decode(p *vp8lPixels, target int) {
	shift := 32 - bits.Len(uint(len(p.cache))) + 1
	x, y := p.done%p.width, p.done/p.width
	for p.done < target && !d.invalid {
		group := &p.groups[0]
		if p.blocks != nil {
			group = &p.groups[p.blocks[y>>p.blockBits*divideUp(p.width, 1<<p.blockBits)+x>>p.blockBits]]
		}
		first := p.done
		if green := d.readSymbol(&group[0]); green >= 256 && green < 256+vp8lLengths {
			n := d.readLength(green - 256)
			distance := d.readLength(d.readSymbol(&group[4])) - len(d.near)
			if distance <= 0 {
				near := d.near[distance+len(d.near)-1]
				distance = max(near.left+near.up*p.width, 1)
			}
			if distance > p.done || n > p.size-p.done {
				d.invalid = true
				return
			}
			p.repeat(n, distance)
			for i := first; i < p.done && p.cache != nil; i++ {
				v := p.chunk(i)[i%vp8lChunk]
				p.cache[v*vp8lHash>>shift] = v
			}
		} else {
			var v uint32
			if green < 256 {
				v = d.readColours(group) | uint32(green)<<8
			} else {
				v = p.cache[green-256-vp8lLengths]
			}
			p.chunk(first)[first%vp8lChunk] = v
			p.done++
			if p.cache != nil {
				p.cache[v*vp8lHash>>shift] = v
			}
		}
		for x += p.done - first; x >= p.width; y++ {
			x -= p.width
		}
	}
}

// readColours reads red, blue and alpha.
func (d *vp8lDecoder) readColours(group *vp8lCodes) (v uint32) {
	if d.count < 3*15 {
		d.fill()
	}
	bits, count := d.bits, d.count // local, because they change with every symbol
	for i := 1; i <= 3; i++ {
		c := &group[i]
		entry := c.short[int(bits)&(len(c.short)-1)]
		if entry == 0 {
			entry = c.long(bits)
		}
		bits >>= entry & 15
		count -= int(entry & 15)
		v = v<<8 | entry>>8&0xff
	}
	d.bits, d.count = bits, count
	d.skip(0) // checks count
	return v&0xff0000 | v>>8&0xff | v<<24
}

func (d *vp8lDecoder) readSymbol(c *prefixCodes) int { return int(d.readEntry(c) >> 8 & 0xffff) }

// readLength reads the length or the distance of a copy, which begins with a code (section 3.6.2.2).
func (d *vp8lDecoder) readLength(code int) int {
	if code < 4 {
		return code + 1
	}
	n := (code - 2) >> 1
	return (2+code&1)<<n + d.read(n) + 1
}

// A vp8lOffset is the distance to a pixel nearby.
type vp8lOffset struct{ left, up int }

// vp8lNear returns the pixels nearby that have a distance code of their own (section 3.6.2.2), the nearest first.
func vp8lNear() (near []vp8lOffset) {
	for square := 1; square <= 8*8+7*7; square++ {
		for x := range 9 {
			for y := range 8 {
				if x*x+y*y != square {
					continue
				}
				near = append(near, vp8lOffset{x, y})
				if x > 0 && x < 8 && y > 0 {
					near = append(near, vp8lOffset{-x, y})
				}
			}
		}
	}
	return near
}
