package imaging

import "slices"

// maxScans limits the scans of a JPEG, because even a scan of a few bytes can take time for every block.
// Encoders write about 10.
const maxScans = 100

// A scan has the parameters of an SOS segment and the state of reading its data.
type scan struct {
	components  []scanComponent
	first, last int   // band of coefficients, in zigzag order (Ss, Se)
	high, low   int   // bit positions of successive approximation (Ah, Al)
	eobRun      int32 // following blocks without new coefficients (EOBRUN)
}

type scanComponent struct {
	*component
	dc, ac     *huffmanTable
	previousDC int32 // DC coefficient of the previous block

	unitColumns, unitRows int // blocks in a unit of the scan

	// If only DC coefficients are read: the skips of the AC codes, and the samples of a row of units, by row of blocks.
	skips   []skip
	samples [][]byte
}

// decodeScan reads the header of a scan, SOS (section B.2.3). It returns nil if the scan's blocks are not needed.
func (d *jpegDecoder) decodeScan(seg segment) (*scan, error) {
	d.scans++
	if d.components == nil || d.scans > maxScans || len(seg.data) < 1 {
		return nil, ErrCorrupt
	}
	n := int(seg.data[0])
	if n < 1 || n > len(d.components) || len(seg.data) != 4+2*n {
		return nil, ErrCorrupt
	}
	s := &scan{last: 63}
	if d.progressive {
		tail := seg.data[1+2*n:]
		s.first, s.last, s.high, s.low = int(tail[0]), int(tail[1]), int(tail[2]>>4), int(tail[2]&15)
		if s.last > 63 || s.first > s.last || s.first == 0 && s.last != 0 || s.first > 0 && n > 1 || s.low > 13 {
			return nil, ErrCorrupt
		}
		if d.isLarge && (s.first > 0 || s.high > 0) {
			return nil, nil // no DC coefficients, or only their low bits
		}
	}
	isNeeded := false
	for i := range n {
		id, tables := seg.data[1+2*i], seg.data[2+2*i]
		if tables>>4 > 3 || tables&15 > 3 {
			return nil, ErrCorrupt
		}
		at := slices.IndexFunc(d.components, func(c component) bool { return c.id == id })
		if at < 0 {
			return nil, ErrCorrupt
		}
		c := &d.components[at]
		if !c.acceptsScan(s) {
			return nil, ErrCorrupt
		}
		c.isScanned = true
		isNeeded = isNeeded || c.isNeeded
		s.components = append(s.components, scanComponent{
			component: c, dc: &d.huffmanTables[0][tables>>4], ac: &d.huffmanTables[1][tables&15],
		})
	}
	if !isNeeded {
		return nil, nil
	}
	for i := range s.components {
		c := &s.components[i]
		c.unitColumns, c.unitRows = c.h, c.v
		if n == 1 { // not interleaved (section A.2.2)
			c.unitColumns, c.unitRows = 1, 1
		}
	}
	return s, nil
}

// acceptsScan reports whether a scan may follow the earlier scans of the component: DC coefficients are
// sent once, and then their low bits one by one (section G.1.1.1.1). Without this check, a file with many
// repeated scans would take too much time.
func (c *component) acceptsScan(s *scan) bool {
	if s.first > 0 {
		return true
	}
	if s.high == 0 && c.isScanned || s.high > 0 && (s.high != c.dcBitsLeft || s.low != s.high-1) {
		return false
	}
	c.dcBitsLeft = s.low
	return true
}

// eachBlock calls read for each block of a scan, in the order of the file.
func (d *jpegDecoder) eachBlock(s *scan, data []byte, read func(r *bitReader, c *scanComponent, row, column int)) error {
	return d.eachRun(s, data, func(r *bitReader, y, from, to int) {
		for x := from; x < to; x++ {
			for i := range s.components {
				c := &s.components[i]
				for line := range c.unitRows {
					for column := range c.unitColumns {
						read(r, c, y*c.unitRows+line, x*c.unitColumns+column)
					}
				}
			}
		}
	}, func(int) {})
}

// eachRun calls read for each run of units of a scan, in the order of the file, and endRow after each row of units. A run is the
// columns from to to-1 of the row y, with no restart marker between them.
func (d *jpegDecoder) eachRun(s *scan, data []byte, read func(r *bitReader, y, from, to int), endRow func(y int)) error {
	r := newBitReader(data)
	columns, rows := d.unitsX, d.unitsY
	if len(s.components) == 1 { // not interleaved: no blocks outside the picture (section A.2.2)
		columns, rows = s.components[0].columns, s.components[0].rows
	}
	untilRestart := d.restartInterval
	for y := range rows {
		for from := 0; from < columns; {
			to := columns
			if d.restartInterval > 0 {
				if untilRestart == 0 {
					if !s.restart(r) {
						return ErrCorrupt
					}
					untilRestart = d.restartInterval
				}
				to = min(columns, from+untilRestart)
				untilRestart -= to - from
			}
			read(r, y, from, to)
			from = to
		}
		if r.failed() {
			return ErrCorrupt
		}
		endRow(y)
	}
	return nil
}

// restart skips a restart marker and resets the state (section F.2.1.3.1). It returns false if there is none.
func (s *scan) restart(r *bitReader) bool {
	marker, rest := r.marker()
	if marker < markerRST0 || marker > markerRST7 {
		return false
	}
	r.reset(rest)
	s.eobRun = 0
	for i := range s.components {
		s.components[i].previousDC = 0
	}
	return true
}

// readBlock reads the part of a block that is in the scan. In a sequential JPEG that is the whole block
// (annex F.2.2), in a progressive one a band of coefficients or one more bit of each (annex G.1.2).
// Coefficients beyond len(block) are dropped.
func (s *scan) readBlock(r *bitReader, c *scanComponent, block []int32) {
	switch {
	case s.first > 0 && s.high > 0:
		s.refineBand(r, c, block)
		return
	case s.first == 0 && s.high > 0:
		block[0] |= r.read(1) << s.low
		return
	case s.first == 0:
		c.previousDC += r.readDifference(c.dc)
		block[0] = c.previousDC << s.low
	}
	if s.eobRun > 0 {
		s.eobRun--
		return
	}
	for k := max(s.first, 1); k <= s.last; k++ {
		code := r.readCode(c.ac)
		run, size := int(code>>4), int(code&15)
		switch {
		case size > 0:
			k += run
			v := r.readSigned(size) << s.low
			if k < len(block) {
				block[k] = v
			}
		case run == 15:
			k += 15
		default:
			s.eobRun = 1<<run + r.read(run) - 1
			return
		}
	}
}

// refineBand reads one more bit of the coefficients that are not zero, and the coefficients that become
// nonzero with this bit (annex G.1.2.3).
func (s *scan) refineBand(r *bitReader, c *scanComponent, block []int32) {
	bit := int32(1) << s.low
	k := s.first
	// refine reads a bit for each coefficient that is not zero. It skips the given number of zeros, and
	// stops at the next zero or at the end of the band.
	refine := func(zeros int) {
		for ; k <= s.last; k++ {
			if block[k] == 0 {
				if zeros == 0 {
					return
				}
				zeros--
			} else if r.read(1) == 1 && block[k]&bit == 0 {
				if block[k] > 0 {
					block[k] += bit
				} else {
					block[k] -= bit
				}
			}
		}
	}
	for s.eobRun == 0 && k <= s.last {
		code := r.readCode(c.ac)
		run, size := int(code>>4), code&15
		value := int32(0)
		switch {
		case size > 1:
			r.invalid = true
			return
		case size == 1:
			value = bit * (2*r.read(1) - 1)
		case run < 15:
			s.eobRun = 1<<run + r.read(run)
			continue
		}
		refine(run)
		if k <= s.last {
			block[k] = value
			k++
		}
	}
	if s.eobRun > 0 {
		refine(64)
		s.eobRun--
	}
}
