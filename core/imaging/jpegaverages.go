package imaging

// decodeAverages reads the DC coefficients of a scan, which are the averages of blocks, and adds them to the picture, row by
// row of units. In the first scan of a progressive JPEG the lowest bits are missing.
func (d *jpegDecoder) decodeAverages(s *scan, data []byte) error {
	for i := range s.components {
		c := &s.components[i]
		if !d.progressive {
			c.skips = c.sharedSkipTable(s.components[:i])
		}
		for range c.unitRows {
			c.samples = append(c.samples, make([]byte, d.unitsX*c.h))
		}
	}
	read := func(r *bitReader, _, from, to int) {
		for x := from; x < to; x++ {
			for i := range s.components {
				c := &s.components[i]
				for line := range c.unitRows {
					for column := range c.unitColumns {
						r.ensureBlock()
						c.previousDC += r.readShortDifference(c.dc)
						if c.isNeeded {
							dc := int64(c.previousDC<<s.low) * int64(d.quantizers[c.quantizer][0])
							c.samples[line][x*c.unitColumns+column] = toSample((dc + 4) >> 3)
						}
						if !d.progressive {
							r.skipAC(c.ac, c.skips)
						}
					}
				}
			}
		}
	}
	return d.eachRun(s, data, read, func(y int) {
		for i := range s.components {
			c := &s.components[i]
			if !c.isNeeded {
				continue
			}
			width, height := 8*d.hMax/c.h, 8*d.vMax/c.v // pixels that a block covers
			for line, samples := range c.samples {
				top := height * (y*c.unitRows + line)
				c.averages.addRow(top, top+height, 0, width, width, samples[:c.columns])
			}
		}
	})
}

// sharedSkipTable returns the skip table of a component's AC codes. Components with the same codes share a table.
func (c *scanComponent) sharedSkipTable(earlier []scanComponent) []skip {
	for _, e := range earlier {
		if e.ac == c.ac {
			return e.skips
		}
	}
	return c.ac.skipTable()
}
