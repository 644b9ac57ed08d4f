package imaging

import (
	"bytes"
	"encoding/binary"
	"iter"
)

// Markers of JPEG (ITU-T T.81, table B.1).
const (
	markerSOF0  = 0xc0 // baseline sequential frame
	markerSOF1  = 0xc1 // extended sequential frame
	markerSOF2  = 0xc2 // progressive frame
	markerDHT   = 0xc4
	markerJPG   = 0xc8
	markerDAC   = 0xcc
	markerSOF15 = 0xcf
	markerRST0  = 0xd0
	markerRST7  = 0xd7
	markerSOI   = 0xd8
	markerEOI   = 0xd9
	markerSOS   = 0xda
	markerDQT   = 0xdb
	markerDRI   = 0xdd
	markerAPP0  = 0xe0
	markerAPP1  = 0xe1
	markerAPP2  = 0xe2
	markerAPP14 = 0xee
)

// A segment is a part of a JPEG file that begins with a marker.
type segment struct {
	marker byte
	data   []byte // content of the segment
	rest   []byte // the file after the segment; after SOS it begins with entropy-coded data
}

func (s segment) isFrame() bool {
	return s.marker >= markerSOF0 && s.marker <= markerSOF15 &&
		s.marker != markerDHT && s.marker != markerJPG && s.marker != markerDAC
}

// segments returns the segments of a JPEG file in order, up to EOI or the point where the file is truncated.
// It skips bytes outside of segments, such as entropy-coded data.
func segments(file []byte) iter.Seq[segment] {
	return func(yield func(segment) bool) {
		rest := file[2:] // after SOI
		for {
			var marker byte
			marker, rest = nextMarker(rest)
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

// nextMarker returns the next marker in data and the bytes after it. The marker is 0 at a data byte FF, which
// is followed by a stuffed 0, and at the end of data.
func nextMarker(data []byte) (marker byte, rest []byte) {
	start := bytes.IndexByte(data, 0xff)
	if start < 0 {
		return 0, nil
	}
	for _, b := range data[start:] {
		start++
		if b != 0xff { // several FF may precede a marker (section B.1.1.2)
			return b, data[start:]
		}
	}
	return 0, nil
}
