package imaging

import (
	"hash"
	"hash/adler32"
	"math/bits"
)

// An inflater decompresses a zlib stream (RFC 1950 and RFC 1951) that is spread over the IDAT chunks of a PNG.
type inflater struct {
	lsbReader
	window     []byte // decompressed bytes, at least the last 32 kB
	start, end int    // of the bytes in window that take has not returned

	kind             int // of the current block
	isLast           bool
	coded            int // blocks so far whose codes were built
	stored           int // bytes of a stored block that are left
	lengths, offsets prefixCodes
	checksum         hash.Hash32 // of the bytes that take has returned
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
	slack       = longestCopy + 2*wordSize // copies write whole words
)

// maxCodedBlocks limits the blocks with Huffman codes, because even a block of 10 bits takes microseconds to build its codes.
// Encoders write one for 10,000 symbols or more, so about 1,500 in the largest PNG that is read.
const maxCodedBlocks = 4096

// newInflater returns an inflater whose take is called with at most size bytes.
func newInflater(source *idatReader, size int) *inflater {
	f := &inflater{lsbReader: lsbReader{source: source, body: source.body}, kind: noBlock, checksum: adler32.New(),
		lengths: newPrefixCodes(lengthAlphabet()), offsets: newPrefixCodes(offsetAlphabet())}
	f.window = make([]byte, farthest+max(size, farthest)+slack)
	header := f.read(16) // method, window size, check bits
	f.invalid = f.invalid || header&0xf != 8 || header>>4&0xf > 7 || header>>13&1 != 0 || (header<<8|header>>8)&0xffff%31 != 0
	return f
}

// take returns the next n bytes, until it is called again. ok is false if there are none.
func (f *inflater) take(n int) (data []byte, ok bool) {
	if f.start+n+slack > len(f.window) {
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
	f.checksum.Write(data)
	return data, true
}

// finish reports whether all bytes were taken and have the checksum that follows them.
func (f *inflater) finish() bool {
	for f.end == f.start && f.decode(f.start+1) {
	}
	f.skip(f.count & 7)
	sum := bits.ReverseBytes32(uint32(f.read(16)) | uint32(f.read(16))<<16)
	return f.end == f.start && !f.invalid && sum == f.checksum.Sum32()
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
		symbol := byte(f.readEntry(&f.lengths) >> 8) // a literal of the alphabet of lengths
		length, times := symbol, 1
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

// decodeSymbols decodes literals and copies of a block.
func (f *inflater) decodeSymbols(target int) {
	window, lengths, offsets := f.window, f.lengths.short[:1<<shortBits], f.offsets.short[:1<<shortBits]
	bits, count, end, body := f.bits, f.count, f.end, f.body // local, because they change with every symbol
	until := window[:target]
	for end < target && !f.invalid {
		if count < 48 { // a copy has at most 15 + 5 + 15 + 13 bits
			if len(body) >= 8 {
				bits |= load((*word)(body)) << uint(count&63)
				n := (63 - count) >> 3
				body = body[n:]
				count += 8 * n
			} else {
				f.bits, f.count, f.body = bits, count, body
				f.fill()
				bits, count, body = f.bits, f.count, f.body
			}
		}
		entry := lengths[bits&(1<<shortBits-1)]
		if entry == 0 {
			entry = f.lengths.long(bits)
		}
		bits >>= entry & 15
		count -= int(entry & 15)
		if entry&isLiteral != 0 {
			f.invalid = count < 0
			for end < len(until) { // this literal, then those with short codes, while bits are loaded
				until[end] = byte(entry >> 8)
				end++
				if entry = lengths[bits&(1<<shortBits-1)]; entry&isLiteral == 0 || count < shortBits || end >= len(until) {
					break
				}
				bits >>= entry & 15
				count -= int(entry & 15)
			}
			continue
		}
		extra := entry >> 4 & 15
		stop := end + int(entry>>8) + int(bits&(1<<extra-1))
		bits >>= extra
		count -= int(extra)
		if stop < end+3 {
			f.invalid = stop != end+blockEnd
			f.kind = noBlock
			break
		}
		entry = offsets[bits&(1<<shortBits-1)]
		if entry == 0 {
			entry = f.offsets.long(bits)
		}
		bits >>= entry & 15
		extra = entry >> 4 & 15
		offset := int(entry>>8) + int(bits&(1<<extra-1))
		bits >>= extra
		count -= int(entry&15 + extra)
		if offset == 0 || offset > end || count < 0 {
			f.invalid = true
			break
		}
		from := end - offset
		if offset < wordSize { // bytes that are copied are copied again
			for near := min(end+wordSize, stop); end < near; end++ {
				window[end] = window[from]
				from++
			}
			from = end - (wordSize+offset-1)/offset*offset
		}
		for end < stop { // two words at a time, because most copies end within them
			store((*word)(window[end:]), load((*word)(window[from:])))
			store((*word)(window[end+wordSize:]), load((*word)(window[from+wordSize:])))
			end, from = end+2*wordSize, from+2*wordSize
		}
		end = stop
	}
	f.bits, f.count, f.end, f.body = bits, max(count, 0), end, body
	f.invalid = f.invalid || count < 0
}

// lengthAlphabet returns the literals, the end of a block and the lengths of copies (section 3.2.5).
func lengthAlphabet() []uint32 {
	alphabet := make([]uint32, 288) // the last two are not valid
	for i := range uint32(256) {
		alphabet[i] = isLiteral | i<<8
	}
	alphabet[256] = blockEnd << 8
	setCopies(alphabet[257:285], 3, 4)
	alphabet[285] = 258 << 8
	return alphabet
}

// offsetAlphabet returns the offsets of copies (section 3.2.5).
func offsetAlphabet() []uint32 {
	alphabet := make([]uint32, 30)
	setCopies(alphabet, 1, 2)
	return alphabet
}

// setCopies sets entries to numbers from first on: twice each entries without further bits, then each with one, and so on.
func setCopies(alphabet []uint32, first uint32, each int) {
	for i := range alphabet {
		extra := max(i/each-1, 0)
		alphabet[i] = first<<8 | uint32(extra)<<4
		first += 1 << extra
	}
}
