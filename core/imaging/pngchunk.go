package imaging

import "encoding/binary"

// pngChunk splits data after its first chunk. kind is "" if there is no complete chunk.
func pngChunk(data []byte) (kind string, body, rest []byte) {
	if len(data) < 12 {
		return "", nil, nil
	}
	n := binary.BigEndian.Uint32(data)
	if uint64(n) > uint64(len(data)-12) {
		return "", nil, nil
	}
	return string(data[4:8]), data[8 : 8+n], data[12+n:]
}

// An idatReader has the contents of consecutive IDAT chunks.
type idatReader struct {
	body []byte // of the current chunk
	rest []byte // the file after it
}

// next goes to the next chunk. It returns false if there is none.
func (r *idatReader) next() bool {
	kind, body, rest := pngChunk(r.rest)
	if kind == "IDAT" {
		r.body, r.rest = body, rest
	}
	return kind == "IDAT"
}
