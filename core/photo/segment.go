package photo

import (
	"bytes"
	"encoding/binary"
	"iter"
)

// Markers of JPEG (ITU-T T.81, table B.1).
const (
	markerSOF0  = 0xc0 // frames: sequential, baseline
	markerSOF1  = 0xc1 // sequential, extended
	markerSOF2  = 0xc2 // progressive
	markerDHT   = 0xc4
	markerJPG   = 0xc8
	markerDAC   = 0xcc
	markerSOF15 = 0xcf
	markerRST0  = 0xd0
	markerRST7  = 0xd7
	markerEOI   = 0xd9
	markerSOS   = 0xda
	markerDQT   = 0xdb
	markerDRI   = 0xdd
	markerAPP0  = 0xe0
	markerAPP1  = 0xe1
	markerAPP14 = 0xee
)

// A segment is a part of a JPEG file: a marker, the bytes that its length covers, and the whole rest of the file, which
// behind SOS begins with entropy-coded data.
type segment struct {
	marker     byte
	data, rest []byte
}

func (s segment) isFrame() bool {
	return s.marker >= markerSOF0 && s.marker <= markerSOF15 &&
		s.marker != markerDHT && s.marker != markerJPG && s.marker != markerDAC
}

// segments gives the segments of a JPEG file in order, the last of them EOI. A file that is cut off ends before. Bytes that
// are part of none, such as entropy-coded data, are passed over.
func segments(file []byte) iter.Seq[segment] {
	return func(yield func(segment) bool) {
		rest := file[2:] // behind SOI
		for {
			marker, behind := nextMarker(rest)
			rest = behind
			switch {
			case marker == 0 && len(rest) == 0:
				return
			case marker == 0, marker >= markerRST0 && marker <= markerRST7:
				continue
			case marker == markerEOI:
				yield(segment{marker: marker})
				return
			case len(rest) < 2:
				return
			}
			n := int(binary.BigEndian.Uint16(rest))
			if n < 2 || n > len(rest) {
				return
			}
			data := rest[2:n]
			rest = rest[n:]
			if !yield(segment{marker, data, rest}) {
				return
			}
		}
	}
}

// nextMarker passes over what is before the next marker and gives what is behind it. The marker is 0 for a stuffed data
// byte FF, and at the end.
func nextMarker(data []byte) (marker byte, rest []byte) {
	start := bytes.IndexByte(data, 0xff)
	if start < 0 {
		return 0, nil
	}
	for _, b := range data[start:] {
		start++
		if b != 0xff { // several may precede a marker (section B.1.1.2)
			return b, data[start:]
		}
	}
	return 0, nil
}
