package photo

import "slices"

// maxScans is the number of scans a JPEG may have. Encoders write about 10. A scan of few bytes can touch every block.
const maxScans = 100

// A scan is what one SOS segment says.
type scan struct {
	components   []scanComponent
	first, last  int   // coefficients
	high, low    int   // bit positions of successive approximation
	noMoreInBand int32 // blocks ahead that have no new coefficients (EOBRUN)
}

type scanComponent struct {
	*component
	dc, ac *huffman
	last   int32 // DC coefficient of the block before
}

// readScan reads SOS (section B.2.3) and the entropy-coded data behind it.
func (d *jpegDecoder) readScan(seg segment) error {
	d.scans++
	if d.components == nil || d.scans > maxScans || len(seg.data) < 1 {
		return ErrCorrupt
	}
	n := int(seg.data[0])
	if n < 1 || n > len(d.components) || len(seg.data) != 4+2*n {
		return ErrCorrupt
	}
	s := scan{last: 63}
	if d.progressive {
		tail := seg.data[1+2*n:]
		s.first, s.last, s.high, s.low = int(tail[0]), int(tail[1]), int(tail[2]>>4), int(tail[2]&15)
		if s.last > 63 || s.first > s.last || s.first == 0 && s.last != 0 || s.first > 0 && n > 1 || s.low > 13 {
			return ErrCorrupt
		}
		if s.first > 0 && d.depth == 1 {
			return nil // nothing of it is kept
		}
	}
	wanted := false
	for i := range n {
		id, tables := seg.data[1+2*i], seg.data[2+2*i]
		if tables>>4 > 3 || tables&15 > 3 {
			return ErrCorrupt
		}
		at := slices.IndexFunc(d.components, func(c component) bool { return c.id == id })
		if at < 0 {
			return ErrCorrupt
		}
		c := &d.components[at]
		if !d.inOrder(c, &s) {
			return ErrCorrupt
		}
		c.scanned = true
		wanted = wanted || c.blocks != nil
		s.components = append(s.components, scanComponent{
			component: c, dc: &d.tables[0][tables>>4], ac: &d.tables[1][tables&15],
		})
	}
	if !wanted {
		return nil
	}
	return d.readBlocks(&s, seg.rest)
}

// inOrder reports whether a component's DC coefficients come once, and then bit by bit (section G.1.1.1.1): a file that
// sends them over and over would cost more time than its size says.
func (d *jpegDecoder) inOrder(c *component, s *scan) bool {
	if s.first > 0 {
		return true
	}
	if s.high == 0 && c.scanned || s.high > 0 && (s.high != c.dcLow || s.low != s.high-1) {
		return false
	}
	c.dcLow = s.low
	return true
}

// readBlocks reads the blocks of a scan, restart interval by restart interval.
func (d *jpegDecoder) readBlocks(s *scan, data []byte) error {
	r := bitReader{data: data}
	columns, rows := d.unitsX, d.unitsY
	single := len(s.components) == 1
	if single { // not interleaved: only the blocks that cover the picture are there (section A.2.2)
		columns, rows = s.components[0].columns, s.components[0].rows
	}
	unused := make([]int32, d.depth)
	for unit := range columns * rows {
		if d.interval > 0 && unit > 0 && unit%d.interval == 0 && !s.restart(&r) {
			return ErrCorrupt
		}
		x, y := unit%columns, unit/columns
		for i := range s.components {
			c := &s.components[i]
			h, v := c.h, c.v
			if single {
				h, v = 1, 1
			}
			for j := range h * v {
				block := unused
				if c.blocks != nil {
					block = c.blocks[y*v+j/h][(x*h+j%h)*d.depth:][:d.depth]
				}
				s.readBlock(&r, c, block)
			}
		}
		if r.failed() {
			return ErrCorrupt
		}
	}
	return nil
}

// restart passes over a restart marker (section F.2.1.3.1).
func (s *scan) restart(r *bitReader) bool {
	marker, rest := nextMarker(r.data)
	if marker < markerRST0 || marker > markerRST7 {
		return false
	}
	*r = bitReader{data: rest}
	s.noMoreInBand = 0
	for i := range s.components {
		s.components[i].last = 0
	}
	return true
}

// readBlock reads the part of a block that is in the scan: all of it in a sequential JPEG, otherwise a band of
// coefficients, or one more bit of each (annexes F.2.2 and G.1.2). A block of one coefficient only keeps that.
func (s *scan) readBlock(r *bitReader, c *scanComponent, block []int32) {
	switch {
	case s.first > 0 && s.high > 0:
		s.refineBand(r, c, block)
		return
	case s.first == 0 && s.high > 0:
		block[0] |= r.take(1) << s.low
		return
	case s.first == 0:
		size := r.decode(c.dc)
		if size > 16 {
			r.invalid = true
			return
		}
		c.last += r.signed(int(size))
		block[0] = c.last << s.low
	}
	if s.noMoreInBand > 0 {
		s.noMoreInBand--
		return
	}
	for k := max(s.first, 1); k <= s.last; k++ {
		code := r.decode(c.ac)
		run, size := int(code>>4), int(code&15)
		switch {
		case size > 0:
			k += run
			v := r.signed(size) << s.low
			if k < len(block) {
				block[k] = v
			}
		case run == 15:
			k += 15
		default:
			s.noMoreInBand = 1<<run + r.take(run) - 1
			return
		}
	}
}

// refineBand reads one more bit of the coefficients that are not zero yet, and those that now become so (annex G.1.2.3).
func (s *scan) refineBand(r *bitReader, c *scanComponent, block []int32) {
	bit := int32(1) << s.low
	k := s.first
	// refine goes on to behind the given number of zeros, or to the end of the band.
	refine := func(zeros int) {
		for ; k <= s.last; k++ {
			if block[k] == 0 {
				if zeros == 0 {
					return
				}
				zeros--
			} else if r.take(1) == 1 && block[k]&bit == 0 {
				if block[k] > 0 {
					block[k] += bit
				} else {
					block[k] -= bit
				}
			}
		}
	}
	for s.noMoreInBand == 0 && k <= s.last {
		code := r.decode(c.ac)
		run, size := int(code>>4), code&15
		value := int32(0)
		switch {
		case size > 1:
			r.invalid = true
			return
		case size == 1:
			value = bit * (2*r.take(1) - 1)
		case run < 15:
			s.noMoreInBand = 1<<run + r.take(run)
			continue
		}
		refine(run)
		if k <= s.last {
			block[k] = value
			k++
		}
	}
	if s.noMoreInBand > 0 {
		refine(64)
		s.noMoreInBand--
	}
}
