package imaging

import (
	"bytes"
	"encoding/binary"
	"hash/crc32"
	"strings"
)

// A Piece is a part of a file without metadata: the bytes from From to To of the original, or New.
type Piece struct {
	From, To int
	New      []byte
}

// maxPieces limits the pieces of a file. Files of cameras and editors have fewer than ten. What would exceed it is cut off.
const maxPieces = 200

// Pieces are the pieces of a file, in order.
type Pieces []Piece

// keep adds a range of the original.
func (p *Pieces) keep(from, to int) {
	if n := len(*p); n > 0 && (*p)[n-1].New == nil && (*p)[n-1].To == from {
		(*p)[n-1].To = to
		return
	}
	*p = append(*p, Piece{From: from, To: to})
}

func (p *Pieces) add(data ...byte) { *p = append(*p, Piece{New: data}) }

// A Cutter finds the pieces of a JPEG, PNG or WebP file that are needed to show its picture: pixels, size, colours, animation and orientation.
// Exif, XMP, IPTC, comments, texts, previews and whatever follows the picture are left out. Nothing is encoded again. Of a damaged file the
// pieces are what precedes the damage. A file in another format is one piece.
//
// It is used as
//
//	for c := (Cutter{Size: size}); !c.Done(); {
//		c.Feed(read(c.At(), Window))
//	}
type Cutter struct {
	Size   int // of the file, in bytes
	Pieces Pieces

	at     int    // what precedes it has been cut
	data   []byte // of the file, from at
	step   func(*Cutter) bool
	done   bool
	inScan bool // at is in the entropy-coded data of a JPEG file

	extended int // the piece with the chunk VP8X of a WebP file; 0 if there is none
}

// Window is how many bytes Feed needs at a time, unless the file ends before.
const Window = 128 << 10

const _ = uint(Window - maxRead)

// maxRead is how many bytes of a segment or chunk are read, header included. Longer ones are kept or left out unread.
const maxRead = 66 << 10

// Done reports whether Pieces is complete.
func (c *Cutter) Done() bool { return c.done }

// At returns where the bytes begin that Feed needs next.
func (c *Cutter) At() int { return c.at }

// Feed takes bytes of the file, from At. It keeps none of them.
func (c *Cutter) Feed(data []byte) {
	before := c.at
	c.data = data
	if c.step == nil {
		c.begin()
	}
	for !c.done && c.step(c) {
		c.done = c.done || len(c.Pieces) >= maxPieces
	}
	c.done = c.done || c.at == before
	if c.data = nil; c.done && string(c.header()) == "RIFF" {
		c.setRIFFSize()
	}
}

// header returns the first four bytes that were added; nil if the file begins with a range of the original.
func (c *Cutter) header() []byte {
	if len(c.Pieces) == 0 || c.Pieces[0].New == nil {
		return nil
	}
	return c.Pieces[0].New[:4]
}

// begin finds the format, and cuts the file's header.
func (c *Cutter) begin() {
	switch format, _ := Sniff(c.data); format {
	case JPEG:
		c.step = (*Cutter).cutJPEG
		c.advance(2, true)
	case PNG:
		c.step = (*Cutter).cutPNG
		c.advance(len(pngSignature), true)
	case WebP:
		c.step = (*Cutter).cutWebP
		c.Size = int(min(uint64(c.Size), 8+uint64(binary.LittleEndian.Uint32(c.data[4:]))))
		c.Pieces.add(bytes.Clone(c.data[:12])...)
		c.advance(12, false)
	default:
		c.step = func(*Cutter) bool { return false }
		c.Pieces.keep(0, c.Size)
		c.done = true
	}
}

// peek returns the bytes from at that were fed: n at least, unless the file ends before. ok is false if they were not fed.
func (c *Cutter) peek(n int) (data []byte, ok bool) {
	data = c.data[:max(0, min(len(c.data), c.Size-c.at))]
	return data, len(data) >= min(n, c.Size-c.at)
}

// advance goes on by n bytes, which it keeps or leaves out.
func (c *Cutter) advance(n int, keeps bool) {
	if keeps {
		c.Pieces.keep(c.at, c.at+n)
	}
	c.at += n
	c.data = c.data[min(n, len(c.data)):]
}

// cutJPEG cuts a segment, or a part of the entropy-coded data (ITU-T T.81, annex B). It returns false if it needs more bytes.
func (c *Cutter) cutJPEG() bool {
	data, ok := c.peek(1)
	if !ok || len(data) == 0 {
		c.done = ok
		return ok
	}
	if data[0] != 0xff {
		n := bytes.IndexByte(data, 0xff)
		if n < 0 {
			n = len(data)
		}
		c.advance(n, c.inScan)
		return true
	}
	if data, ok = c.peek(4); !ok {
		return false
	}
	marker := byte(0xff)
	if len(data) > 1 {
		marker = data[1]
	}
	switch isRestart := marker >= markerRST0 && marker <= markerRST7; {
	case marker == 0xff: // a fill byte
		c.advance(1, c.inScan)
		return true
	case c.inScan && (marker == 0 || isRestart):
		c.advance(2, true)
		return true
	case marker == markerEOI:
		c.advance(2, true)
		c.done = true
		return true
	case marker < markerSOF0 || isRestart || marker == markerSOI: // without a length, or reserved
		c.advance(2, false)
		return true
	}
	n := 0
	if len(data) >= 4 {
		n = 2 + int(binary.BigEndian.Uint16(data[2:]))
	}
	if n < 4 || n > c.Size-c.at {
		c.done = true
		return true
	}
	if data, ok = c.peek(n); !ok {
		return false
	}
	c.advance(n, c.keepsSegment(data[:n]))
	c.inScan = marker == markerSOS
	return true
}

// keepsSegment reports whether a segment of a JPEG file is kept whole. Of the others it adds what the picture needs, if anything.
func (c *Cutter) keepsSegment(segment []byte) bool {
	marker, data := segment[1], segment[4:]
	has := func(name string) bool { return bytes.HasPrefix(data, []byte(name)) }
	switch {
	case marker < markerAPP0, marker == markerAPP14 && has("Adobe"), marker == markerAPP2 && has("ICC_PROFILE\x00"):
		return true
	case marker == markerAPP0 && has("JFIF\x00") && len(data) >= 14: // without its thumbnail
		c.Pieces.add(append(append([]byte{0xff, markerAPP0, 0, 16}, data[:12]...), 0, 0)...)
	case marker == markerAPP1 && has(exifHeader):
		if tiff := orientationOnly(data[len(exifHeader):]); tiff != nil {
			c.Pieces.add(append(append([]byte{0xff, markerAPP1, 0, byte(2 + len(exifHeader) + len(tiff))}, exifHeader...), tiff...)...)
		}
	}
	return false
}

// shownChunks are the chunks of a PNG file (PNG, third edition, section 11) that say how its picture looks.
const shownChunks = "IHDR PLTE IDAT IEND acTL fcTL fdAT tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD pHYs "

// cutPNG cuts a chunk of a PNG file. It returns false if it needs more bytes.
func (c *Cutter) cutPNG() bool {
	data, ok := c.peek(12)
	if !ok {
		return false
	}
	if len(data) < 12 {
		c.done = true
		return true
	}
	n, kind := uint64(12)+uint64(binary.BigEndian.Uint32(data)), string(data[4:8])
	keeps := strings.Contains(shownChunks, kind+" ")
	switch {
	case n > uint64(c.Size-c.at): // truncated
		n, keeps, c.done = uint64(c.Size-c.at), kind == "IDAT", true
	case kind == "IEND":
		c.done = true
	case kind == "eXIf" && n <= maxRead:
		if data, ok = c.peek(int(n)); !ok {
			return false
		}
		if tiff := orientationOnly(data[8 : n-4]); tiff != nil {
			chunk := append([]byte{0, 0, 0, byte(len(tiff)), 'e', 'X', 'I', 'f'}, tiff...)
			c.Pieces.add(binary.BigEndian.AppendUint32(chunk, crc32.ChecksumIEEE(chunk[4:]))...)
		}
	}
	c.advance(int(n), keeps)
	return true
}

// orientationOnly returns Exif data with nothing but the orientation of other Exif data; nil if that is the usual one.
func orientationOnly(exif []byte) []byte {
	if orientation := exifOrientation(exif); orientation > 1 {
		return orientationTIFF(orientation)
	}
	return nil
}

// orientationTIFF returns Exif data with nothing but an orientation.
func orientationTIFF(orientation int) []byte {
	return []byte{'M', 'M', 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, byte(orientation), 0, 0, 0, 0, 0, 0}
}

// Flags of the chunk VP8X.
const (
	webpEXIF = 0x08
	webpXMP  = 0x04
)

// cutWebP cuts a chunk of a WebP file (RFC 9649, section 2.7). It returns false if it needs more bytes.
func (c *Cutter) cutWebP() bool {
	data, ok := c.peek(8)
	if !ok {
		return false
	}
	if len(data) < 8 {
		c.done = true
		return true
	}
	size := uint64(binary.LittleEndian.Uint32(data[4:]))
	n, kind, keeps := int(min(uint64(c.Size-c.at), 8+size+size&1)), string(data[:4]), false
	if (kind == "VP8X" || kind == "EXIF") && n <= maxRead {
		if data, ok = c.peek(n); !ok {
			return false
		}
	}
	switch {
	case strings.Contains("VP8 VP8LALPHANIMANMFICCP", kind):
		keeps = true
	case n <= 8 || n > maxRead:
	case kind == "VP8X":
		c.extended = len(c.Pieces)
		c.Pieces.add(bytes.Clone(data[:n])...)
		c.Pieces[c.extended].New[8] &^= webpEXIF | webpXMP
	case kind == "EXIF" && c.extended > 0:
		if tiff := orientationOnly(bytes.TrimPrefix(data[8:n], []byte(exifHeader))); tiff != nil {
			c.Pieces[c.extended].New[8] |= webpEXIF
			c.Pieces.add(append([]byte{'E', 'X', 'I', 'F', byte(len(tiff)), 0, 0, 0}, tiff...)...)
		}
	}
	c.advance(n, keeps)
	return true
}

// setRIFFSize sets the size in the header of a WebP file.
func (c *Cutter) setRIFFSize() {
	size := -8
	for _, p := range c.Pieces {
		size += p.To - p.From + len(p.New)
	}
	binary.LittleEndian.PutUint32(c.Pieces[0].New[4:], uint32(size))
}
