package imaging

import (
	"encoding/binary"
	"math/bits"
)

// An inflater decompresses a zlib stream (RFC 1950 and RFC 1951) that is spread over the IDAT chunks of a PNG.
type inflater struct {
	source  *idatReader
	body    []byte // unread part of the current chunk
	bits    uint64 // the next bits to read, the first one lowest
	count   int    // valid bits in bits
	invalid bool   // the stream is damaged or ends too early

	window     []byte // decompressed bytes, at least the last 32 kB
	start, end int    // of the bytes in window that take has not returned

	kind             int // of the current block
	isLast           bool
	coded            int // blocks so far whose codes were built
	stored           int // bytes of a stored block that are left
	lengths, offsets inflateCodes
	sumA, sumB       uint32 // Adler-32 of the bytes that take has returned
}

// Kinds of block. noBlock is before the first and after the end of each.
const (
	storedBlock = iota
	fixedBlock
	dynamicBlock
	reservedBlock
	noBlock
)

const (
	farthest    = 1 << 15 // of a copy
	longestCopy = 258
)

// maxCodedBlocks limits the blocks with Huffman codes, because even a block of 10 bits takes microseconds to build its codes.
// Encoders write one for 10,000 symbols or more, so about 1,500 in the largest PNG that is read.
const maxCodedBlocks = 4096

// newInflater returns an inflater whose take is called with at most size bytes.
func newInflater(source *idatReader, size int) *inflater {
	f := &inflater{source: source, body: source.body, kind: noBlock, sumA: 1}
	f.window = make([]byte, farthest+max(size, farthest)+longestCopy)
	header := f.read(16) // method, window size, check bits
	f.invalid = f.invalid || header&0xf != 8 || header>>4&0xf > 7 || header>>13&1 != 0 || (header<<8|header>>8)&0xffff%31 != 0
	return f
}

// take returns the next n bytes, until it is called again. ok is false if there are none.
func (f *inflater) take(n int) (data []byte, ok bool) {
	if f.start+n+longestCopy > len(f.window) {
		kept := max(f.start-farthest, 0)
		copy(f.window, f.window[kept:f.end])
		f.start, f.end = f.start-kept, f.end-kept
	}
	for f.end < f.start+n {
		if !f.decode(f.start + n) {
			return nil, false
		}
	}
	data = f.window[f.start:][:n]
	f.start += n
	f.sumA, f.sumB = adler32(f.sumA, f.sumB, data)
	return data, true
}

// finish reports whether all bytes were taken and have the checksum that follows them.
func (f *inflater) finish() bool {
	for f.end == f.start && f.decode(f.start+1) {
	}
	f.skip(f.count & 7)
	sum := bits.ReverseBytes32(uint32(f.read(16)) | uint32(f.read(16))<<16)
	return f.end == f.start && !f.invalid && sum == f.sumB<<16|f.sumA
}

// adler32 continues the checksum of RFC 1950, section 8.2.
func adler32(a, b uint32, data []byte) (uint32, uint32) {
	const most = 5552 // bytes before a sum could overflow
	for len(data) > 0 {
		part := data[:min(len(data), most)]
		data = data[len(part):]
		for _, v := range part {
			a += uint32(v)
			b += a
		}
		a, b = a%65521, b%65521
	}
	return a, b
}

// fill loads at least 48 bits, or all that are left.
func (f *inflater) fill() {
	if len(f.body) >= 8 {
		f.bits |= binary.LittleEndian.Uint64(f.body) << uint(f.count&63)
		n := (63 - f.count) >> 3
		f.body = f.body[n:]
		f.count += 8 * n
		return
	}
	for f.count < 48 {
		for len(f.body) == 0 && f.source.next() {
			f.body = f.source.body
		}
		if len(f.body) == 0 {
			break
		}
		f.bits |= uint64(f.body[0]) << f.count
		f.body = f.body[1:]
		f.count += 8
	}
}

// skip reads n bits, which must be loaded.
func (f *inflater) skip(n int) {
	f.bits >>= uint(n & 63)
	f.count -= n
	if f.count < 0 {
		f.invalid, f.count = true, 0
	}
}

// read reads a number of n bits, at most 16.
func (f *inflater) read(n int) int {
	if f.count < n {
		f.fill()
	}
	v := int(f.bits & (1<<n - 1))
	f.skip(n)
	return v
}

// decode decompresses until there are target bytes in the window, or until the block ends. It returns false after the
// last block, and if the stream is damaged.
func (f *inflater) decode(target int) bool {
	switch {
	case f.invalid:
		return false
	case f.kind == noBlock:
		return f.beginBlock()
	case f.kind == storedBlock:
		f.copyStored(target)
	default:
		f.decodeSymbols(target)
	}
	return true
}

// beginBlock reads the header of a block (RFC 1951, section 3.2.3). It returns false if there is none.
func (f *inflater) beginBlock() bool {
	if f.isLast {
		return false
	}
	f.isLast = f.read(1) == 1
	f.kind = f.read(2)
	if f.kind == fixedBlock || f.kind == dynamicBlock {
		f.coded++
		f.invalid = f.invalid || f.coded > maxCodedBlocks
	}
	if f.invalid {
		return false
	}
	switch f.kind {
	case storedBlock:
		f.skip(f.count & 7)
		f.stored = f.read(16)
		f.invalid = f.invalid || f.read(16) != f.stored^0xffff
	case fixedBlock:
		lengths := make([]byte, 288+30)
		for i := range lengths {
			switch {
			case i < 144, i >= 280 && i < 288:
				lengths[i] = 8
			case i < 256:
				lengths[i] = 9
			case i < 280:
				lengths[i] = 7
			default:
				lengths[i] = 5
			}
		}
		f.build(lengths[:288], lengths[288:])
	case dynamicBlock:
		f.readCodes()
	default:
		f.invalid = true
	}
	return !f.invalid
}

// fault returns why the stream can't be read.
func (f *inflater) fault() error {
	if f.coded > maxCodedBlocks {
		return ErrTooLarge
	}
	return ErrCorrupt
}

func (f *inflater) build(lengths, offsets []byte) {
	f.invalid = f.invalid || !f.lengths.build(lengths) || !f.offsets.build(offsets)
}

// readCodes reads the codes of a dynamic block (section 3.2.7).
func (f *inflater) readCodes() {
	const order = "\x10\x11\x12\x00\x08\x07\x09\x06\x0a\x05\x0b\x04\x0c\x03\x0d\x02\x0e\x01\x0f"
	literals, offsets, n := 257+f.read(5), 1+f.read(5), 4+f.read(4)
	lengths := make([]byte, 19)
	for i := range n {
		lengths[order[i]] = byte(f.read(3))
	}
	if literals > 286 || offsets > 30 || !f.lengths.build(lengths) {
		f.invalid = true
		return
	}
	lengths = make([]byte, 0, literals+offsets)
	for len(lengths) < cap(lengths) && !f.invalid {
		symbol := f.readSymbol(&f.lengths)
		length, times := byte(symbol), 1
		switch symbol {
		case 16:
			if len(lengths) == 0 {
				f.invalid = true
				return
			}
			length, times = lengths[len(lengths)-1], 3+f.read(2)
		case 17:
			length, times = 0, 3+f.read(3)
		case 18:
			length, times = 0, 11+f.read(7)
		}
		if len(lengths)+times > cap(lengths) {
			f.invalid = true
			return
		}
		for range times {
			lengths = append(lengths, length)
		}
	}
	if !f.invalid {
		f.build(lengths[:literals], lengths[literals:])
	}
}

// copyStored copies bytes of a stored block.
func (f *inflater) copyStored(target int) {
	for f.stored > 0 && f.end < target && !f.invalid {
		f.window[f.end] = byte(f.read(8))
		f.end++
		f.stored--
	}
	if f.stored == 0 {
		f.kind = noBlock
	}
}

// The lengths and offsets of copies (section 3.2.5): the first value of each code, and the bits that are added to it.
var (
	copyLengths  = [29]uint16{3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258}
	copyOffsets  = [30]uint16{1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577}
	lengthExtras = "\x00\x00\x00\x00\x00\x00\x00\x00\x01\x01\x01\x01\x02\x02\x02\x02\x03\x03\x03\x03\x04\x04\x04\x04\x05\x05\x05\x05\x00"
	offsetExtras = "\x00\x00\x00\x00\x01\x01\x02\x02\x03\x03\x04\x04\x05\x05\x06\x06\x07\x07\x08\x08\x09\x09\x0a\x0a\x0b\x0b\x0c\x0c\x0d\x0d"
)

// decodeSymbols decodes literals and copies of a block.
func (f *inflater) decodeSymbols(target int) {
	const endOfBlock = 256
	for f.end < target && !f.invalid {
		f.decodeLiterals(target)
		switch symbol := f.readSymbol(&f.lengths); {
		case f.invalid:
		case symbol < endOfBlock:
			f.window[f.end] = byte(symbol)
			f.end++
		case symbol == endOfBlock:
			f.kind = noBlock
			return
		default:
			f.copy(symbol - endOfBlock - 1)
		}
	}
}

// decodeLiterals decodes literals with short codes, up to any other code. It leaves at least one byte to decode.
func (f *inflater) decodeLiterals(target int) {
	window, short := f.window, f.lengths.short[:1<<shortBits]
	bits, count, end := f.bits, f.count, f.end // local, because they change with every literal
	for end < target-1 {
		if count < 15 {
			f.bits, f.count = bits, count
			f.fill()
			if bits, count = f.bits, f.count; count < 15 {
				break
			}
		}
		entry := short[bits&(1<<shortBits-1)]
		if entry == 0 || entry>>4 > 255 {
			break
		}
		window[end] = byte(entry >> 4)
		end++
		bits >>= entry & 15
		count -= int(entry & 15)
	}
	f.bits, f.count, f.end = bits, count, end
}

// copy copies earlier bytes. code says how many.
func (f *inflater) copy(code int) {
	if code >= len(copyLengths) {
		f.invalid = true
		return
	}
	length := int(copyLengths[code]) + f.read(int(lengthExtras[code]))
	code = f.readSymbol(&f.offsets)
	if code >= len(copyOffsets) {
		f.invalid = true
		return
	}
	offset := int(copyOffsets[code]) + f.read(int(offsetExtras[code]))
	if offset > f.end {
		f.invalid = true
		return
	}
	for n := 0; n < length; { // bytes that are copied may be copied again
		n += copy(f.window[f.end+n:f.end+length], f.window[f.end-offset:f.end+n])
	}
	f.end += length
}

// inflateCodes decodes the Huffman codes of RFC 1951, which have 1 to 15 bits.
type inflateCodes struct {
	short   []uint16   // by the next shortBits bits: symbol << 4 | length, or 0 if the code is longer
	counts  [16]uint16 // codes of each length
	symbols []uint16   // in the order of their codes
}

const shortBits = 10

// build makes the codes from their lengths, by symbol (section 3.2.2); 0 is for no code. It returns false if there are
// more codes of a length than fit in it.
func (c *inflateCodes) build(lengths []byte) bool {
	if c.short == nil {
		c.short, c.symbols = make([]uint16, 1<<shortBits), make([]uint16, 288)
	}
	c.counts = [16]uint16{}
	for _, n := range lengths {
		c.counts[n]++
	}
	c.counts[0] = 0
	var code, index [16]uint16
	for n := 1; n < 15; n++ {
		code[n+1], index[n+1] = (code[n]+c.counts[n])<<1, index[n]+c.counts[n]
	}
	for n, left := 1, 1; n <= 15; n++ {
		if left = left<<1 - int(c.counts[n]); left < 0 {
			return false
		}
	}
	clear(c.short)
	for symbol, n := range lengths {
		if n == 0 {
			continue
		}
		c.symbols[index[n]] = uint16(symbol)
		index[n]++
		if n <= shortBits {
			for i := int(bits.Reverse16(code[n]) >> (16 - n)); i < len(c.short); i += 1 << n {
				c.short[i] = uint16(symbol)<<4 | uint16(n)
			}
		}
		code[n]++
	}
	return true
}

// readSymbol reads a code and returns its symbol.
func (f *inflater) readSymbol(c *inflateCodes) int {
	if f.count < 15 {
		f.fill()
	}
	if entry := c.short[f.bits&(1<<shortBits-1)]; entry != 0 {
		f.skip(int(entry & 15))
		return int(entry >> 4)
	}
	code, first, index := 0, 0, 0 // of the codes of n bits
	for n := 1; n <= 15; n++ {
		code |= int(f.bits >> (n - 1) & 1)
		count := int(c.counts[n])
		if code-first < count {
			f.skip(n)
			return int(c.symbols[index+code-first])
		}
		index, first, code = index+count, (first+count)<<1, code<<1
	}
	f.invalid = true
	return 0
}
