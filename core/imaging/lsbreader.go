package imaging

// An lsbReader reads numbers and codes, the lowest bit of a byte first. After the end of the data it reads zeros and invalid is set.
type lsbReader struct {
	source  *idatReader // of more data
	body    []byte      // unread part of the current chunk
	bits    uint64      // the next bits to read, the first one lowest
	count   int         // valid bits in bits
	invalid bool        // the data is damaged or ends too early
}

// fill loads at least 48 bits, or all that are left.
func (r *lsbReader) fill() {
	if len(r.body) >= 8 {
		r.bits |= load((*word)(r.body)) << uint(r.count&63)
		n := (63 - r.count) >> 3
		r.body = r.body[n:]
		r.count += 8 * n
		return
	}
	for r.count < 48 {
		for len(r.body) == 0 && r.source.next() {
			r.body = r.source.body
		}
		if len(r.body) == 0 {
			break
		}
		r.bits |= uint64(r.body[0]) << r.count
		r.body = r.body[1:]
		r.count += 8
	}
}

// skip reads n bits, which must be loaded.
func (r *lsbReader) skip(n int) {
	r.bits >>= uint(n & 63)
	r.count -= n
	if r.count < 0 {
		r.invalid, r.count = true, 0
	}
}

// read reads a number of n bits, at most 16.
func (r *lsbReader) read(n int) int {
	if r.count < n {
		r.fill()
	}
	v := int(r.bits & (1<<n - 1))
	r.skip(n)
	return v
}

// readEntry reads a code and returns its entry. If there is no such code, it returns 0 and sets invalid.
func (r *lsbReader) readEntry(c *prefixCodes) uint32 {
	if r.count < 15 {
		r.fill()
	}
	entry := c.short[int(r.bits)&(len(c.short)-1)]
	if entry == 0 {
		entry = c.long(r.bits)
		r.invalid = r.invalid || entry == 0
	}
	r.skip(int(entry & 15))
	return entry
}
