package imaging

import (
	"bytes"
	"encoding/binary"
)

// decodeJPEG decodes a sequential or progressive JPEG with 8-bit samples.
func decodeJPEG(file []byte) (t Thumbnail, orientation int, err error) {
	d := newJPEGDecoder()
	for seg := range segments(file) {
		s, err := d.decodeSegment(seg)
		if s != nil {
			err = d.decodeBlocks(s, seg.rest)
		}
		if err != nil {
			return nil, 0, err
		}
		if (d.isLarge || seg.marker == markerEOI) && d.isComplete() {
			return d.thumbnail(), d.orientation, nil
		}
	}
	return nil, 0, ErrCorrupt
}

// neededJPEG is Need for a JPEG.
func neededJPEG(head []byte, size int) int {
	d := newJPEGDecoder()
	for seg := range segments(head) {
		if d.isLarge && d.isComplete() {
			return len(head) - len(seg.rest)
		}
		_, err := d.decodeSegment(seg)
		if err != nil || d.components != nil && !(d.isLarge && d.progressive) {
			return size
		}
	}
	return min(size, max(2*len(head), size/8))
}

// decodeSegment reads a segment. It returns the scan that the segment begins if its blocks are needed, else nil.
func (d *jpegDecoder) decodeSegment(s segment) (*scan, error) {
	switch {
	case s.isFrame():
		return nil, d.decodeFrame(s)
	case s.marker == markerDHT:
		return nil, d.decodeHuffman(s.data)
	case s.marker == markerDQT:
		return nil, d.decodeQuantizers(s.data)
	case s.marker == markerDRI && len(s.data) == 2:
		d.restartInterval = int(binary.BigEndian.Uint16(s.data))
	case s.marker == markerAPP0 && bytes.HasPrefix(s.data, []byte("JFIF\x00")):
		d.hasJFIF = true
	case s.marker == markerAPP1 && bytes.HasPrefix(s.data, []byte(exifHeader)):
		d.orientation = exifOrientation(s.data[len(exifHeader):])
	case s.marker == markerAPP14 && len(s.data) >= 12 && bytes.HasPrefix(s.data, []byte("Adobe")):
		d.adobeTransform = int(s.data[11])
	case s.marker == markerSOS:
		return d.decodeScan(s)
	}
	return nil, nil
}

// decodeBlocks reads all blocks of a scan.
func (d *jpegDecoder) decodeBlocks(s *scan, data []byte) error {
	if d.isLarge {
		return d.decodeAverages(s, data)
	}
	discarded := make([]int32, 64)
	return d.eachBlock(s, data, func(r *bitReader, c *scanComponent, row, column int) {
		block := discarded
		if c.isNeeded {
			block = c.blocks[row][64*column:][:64]
		}
		s.readBlock(r, c, block)
	})
}
