package imaging

import (
	"encoding/binary"
	"math/bits"
)

// A boolReader reads the booleans of a VP8 partition, which are arithmetic codes (RFC 6386, section 7). After the end
// of the data it reads zeros and failed returns true, so a decoder reads straight through and checks once.
type boolReader struct {
	data  []byte // not yet in value
	value uint64 // the coded number, from which what was read is subtracted; 8 + count bits
	count int    // bits of value beyond the 8 that the next boolean depends on; negative if some are missing
	width uint32 // of the interval that value lies in: 128 to 255
	past  int    // zero bytes added after the end of data
}

func newBoolReader(data []byte) boolReader { return boolReader{data: data, count: -8, width: 255} }

// fill adds bytes to value, until no bits are missing.
func (r *boolReader) fill() {
	if len(r.data) >= 8 {
		r.value = r.value<<48 | binary.BigEndian.Uint64(r.data)>>16
		r.data = r.data[6:]
		r.count += 48
		return
	}
	for r.count < 0 {
		next := byte(0)
		if len(r.data) > 0 {
			next, r.data = r.data[0], r.data[1:]
		} else {
			r.past++
		}
		r.value = r.value<<8 | uint64(next)
		r.count += 8
	}
}

// failed reports whether the data ended too early. An encoder may leave out up to two zero bytes at the end.
func (r *boolReader) failed() bool { return r.past > 2 }

// read reads a boolean that is false with the given probability, in 256ths.
func (r *boolReader) read(probability byte) bool {
	if r.count < 0 {
		r.fill()
	}
	split := 1 + (r.width-1)*uint32(probability)>>8
	bound := uint64(split) << r.count
	isTrue := r.value >= bound
	if isTrue {
		r.value -= bound
		split = r.width - split
	}
	shift := bits.LeadingZeros32(split) - 24
	r.width = split << shift
	r.count -= shift
	return isTrue
}

// readBit reads a boolean of the given probability as 0 or 1.
func (r *boolReader) readBit(probability byte) int {
	if r.read(probability) {
		return 1
	}
	return 0
}

// readFlag reads a boolean that is as often true as false.
func (r *boolReader) readFlag() bool { return r.read(128) }

// readNumber reads a number of n bits.
func (r *boolReader) readNumber(n int) int {
	v := 0
	for range n {
		v = v<<1 | r.readBit(128)
	}
	return v
}

// readOptional reads a flag and, if it is set, a number of n bits with its sign. Without it the number is 0.
func (r *boolReader) readOptional(n int) int {
	if !r.readFlag() {
		return 0
	}
	v := r.readNumber(n)
	if r.readFlag() {
		return -v
	}
	return v
}

// readTree reads a value by a tree of booleans (section 8.1), from the pair of entries at index i on: tree has two entries
// for each boolean, those that follow false and true. An entry over 0 is the index of the next pair, any other is the
// value, negated. The pair at index i has probability i/2.
func (r *boolReader) readTree(tree []int8, probabilities []byte, i int) int {
	value, count, width := r.value, r.count, r.width // local, because they change with every boolean: see read
	for {
		if count < 0 {
			r.value, r.count = value, count
			r.fill()
			value, count = r.value, r.count
		}
		split := 1 + (width-1)*uint32(probabilities[i>>1])>>8
		bound := uint64(split) << count
		if value >= bound {
			value -= bound
			split = width - split
			i++
		}
		shift := bits.LeadingZeros32(split) - 24
		width = split << shift
		count -= shift
		if i = int(tree[i]); i <= 0 {
			r.value, r.count, r.width = value, count, width
			return -i
		}
	}
}
