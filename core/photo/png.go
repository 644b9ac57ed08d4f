package photo

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"io"
)

// Colour types of PNG (third edition, section 11.2.1).
const (
	pngGray      = 0
	pngRGB       = 2
	pngPalette   = 3
	pngGrayAlpha = 4
	pngRGBA      = 6
)

// A pngHeader has the contents of the chunks before the pixels.
type pngHeader struct {
	width, height int // pixels
	depth         int // bits per sample
	colourType    int
	channels      int // samples per pixel
	isInterlaced  bool

	// luminances has the luminance of each possible sample over white. It is used if there is one channel
	// of up to 8 bits.
	luminances []byte
	// transparent has the bytes of the pixel value that is transparent, or is nil. It is used in all other
	// cases.
	transparent []byte
}

// A pngPass is one of the reduced images in an interlaced PNG (section 8.1). Its first pixel is at left, top.
// Its columns are dx pixels apart, its rows dy pixels.
type pngPass struct{ left, top, dx, dy int }

// decodePNG decodes a PNG row by row. It checks zlib's checksum of the pixels, but not those of chunks.
func decodePNG(data []byte) (thumbnail, error) {
	head, pixels, ok := readPNGHeader(data)
	if !ok {
		return nil, ErrCorrupt
	}
	if head.width*head.height*head.channels*head.depth/8 > MaxInflated {
		return nil, ErrTooLarge
	}
	inflated, err := zlib.NewReader(pixels)
	if err != nil {
		return nil, ErrCorrupt
	}
	passes := []pngPass{{0, 0, 1, 1}}
	if head.isInterlaced {
		passes = []pngPass{{0, 0, 8, 8}, {4, 0, 8, 8}, {0, 4, 4, 8}, {2, 0, 4, 4}, {0, 2, 2, 4}, {1, 0, 2, 2}, {0, 1, 1, 2}}
	}
	down := newDownsampler(head.width, head.height)
	for _, pass := range passes {
		if !head.readPass(inflated, pass, down) {
			return nil, ErrCorrupt
		}
	}
	// zlib checks the checksum only when it reaches the end of the stream.
	if n, err := io.ReadFull(inflated, make([]byte, 1)); n > 0 || err != io.EOF {
		return nil, ErrCorrupt
	}
	return down.thumbnail(), nil
}

// readPNGHeader reads the chunks before the pixels. ok is false if they are not valid.
func readPNGHeader(data []byte) (h *pngHeader, pixels *idatReader, ok bool) {
	h = &pngHeader{luminances: make([]byte, 256)}
	kind, body, rest := pngChunk(data[len(pngSignature):])
	if kind != "IHDR" || len(body) != 13 || body[10] != 0 || body[11] != 0 || body[12] > 1 {
		return nil, nil, false
	}
	h.width, h.height = int(binary.BigEndian.Uint32(body)), int(binary.BigEndian.Uint32(body[4:]))
	h.depth, h.colourType, h.isInterlaced = int(body[8]), int(body[9]), body[12] == 1
	var palette, transparency []byte
	for {
		kind, body, rest = pngChunk(rest)
		switch kind {
		case "PLTE":
			palette = body
		case "tRNS":
			transparency = body
		case "IDAT":
			return h, &idatReader{body, rest}, h.setColours(palette, transparency)
		case "", "IEND":
			return nil, nil, false
		}
	}
}

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

// An idatReader reads the contents of consecutive IDAT chunks as one stream.
type idatReader struct {
	body []byte // unread part of the current chunk
	rest []byte // the file after the current chunk
}

func (r *idatReader) Read(buffer []byte) (int, error) {
	for len(r.body) == 0 {
		kind, body, rest := pngChunk(r.rest)
		if kind != "IDAT" {
			return 0, io.EOF
		}
		r.body, r.rest = body, rest
	}
	n := copy(buffer, r.body)
	r.body = r.body[n:]
	return n, nil
}

// setColours sets channels, luminances and transparent, from the contents of the chunks PLTE and tRNS. It
// returns false if these or the depth do not fit the colour type (table 12).
func (h *pngHeader) setColours(palette, transparency []byte) bool {
	depths := 0 // bit n is set if depth n is allowed
	switch h.colourType {
	case pngGray:
		h.channels, depths = 1, 1<<1|1<<2|1<<4|1<<8|1<<16
	case pngRGB:
		h.channels, depths = 3, 1<<8|1<<16
	case pngPalette:
		h.channels, depths = 1, 1<<1|1<<2|1<<4|1<<8
	case pngGrayAlpha:
		h.channels, depths = 2, 1<<8|1<<16
	case pngRGBA:
		h.channels, depths = 4, 1<<8|1<<16
	}
	if h.depth > 16 || depths>>h.depth&1 == 0 {
		return false
	}
	switch {
	case h.colourType == pngPalette:
		if len(palette) == 0 || len(palette) > 3*256 || len(palette)%3 != 0 {
			return false
		}
		for i := range len(palette) / 3 {
			alpha := byte(255)
			if i < len(transparency) {
				alpha = transparency[i]
			}
			h.luminances[i] = overWhite(palette[3*i], palette[3*i+1], palette[3*i+2], alpha)
		}
	case h.colourType == pngGray && h.depth <= 8:
		maxSample := 1<<h.depth - 1
		for i := range h.luminances {
			h.luminances[i] = byte(min(i, maxSample) * 255 / maxSample)
		}
		if len(transparency) == 2 {
			h.luminances[transparency[1]] = 255
		}
	case (h.colourType == pngGray || h.colourType == pngRGB) && len(transparency) == 2*h.channels:
		for i := range h.channels {
			h.transparent = append(h.transparent, transparency[2*i+2-h.depth/8:2*i+2]...)
		}
	}
	return true
}

// overWhite returns the luminance of a colour over a white background.
func overWhite(r, g, b, alpha byte) byte {
	l := (redWeight*int(r) + greenWeight*int(g) + blueWeight*int(b) + 1<<15) >> 16
	return byte((l*int(alpha) + 255*(255-int(alpha)) + 127) / 255)
}

// readPass reads the rows of a pass and adds them to the picture. It returns false if they are damaged or
// missing.
func (h *pngHeader) readPass(r io.Reader, pass pngPass, down *downsampler) bool {
	columns := (h.width - pass.left + pass.dx - 1) / pass.dx
	rows := (h.height - pass.top + pass.dy - 1) / pass.dy
	if columns <= 0 || rows <= 0 {
		return true
	}
	bitsPerPixel := h.channels * h.depth
	size := 1 + (columns*bitsPerPixel+7)/8 // in bytes; the first byte is the filter
	row, above, samples := make([]byte, size), make([]byte, size), make([]byte, columns)
	for y := range rows {
		if _, err := io.ReadFull(r, row); err != nil || !unfilter(row[0], row[1:], above[1:], (bitsPerPixel+7)/8) {
			return false
		}
		h.toLuminance(samples, row[1:])
		top := pass.top + y*pass.dy
		down.addRow(top, top+1, pass.left, pass.dx, 1, samples)
		row, above = above, row
	}
	return true
}

// unfilter undoes a row's filter in place (section 9.2). above is the row before; pixelSize is the size of a
// pixel in bytes, at least 1. It returns false for an unknown filter.
func unfilter(filter byte, row, above []byte, pixelSize int) bool {
	switch filter {
	case 0:
	case 1: // Sub
		for i := pixelSize; i < len(row); i++ {
			row[i] += row[i-pixelSize]
		}
	case 2: // Up
		for i, up := range above {
			row[i] += up
		}
	case 3: // Average
		for i := range row {
			left := 0
			if i >= pixelSize {
				left = int(row[i-pixelSize])
			}
			row[i] += byte((left + int(above[i])) / 2)
		}
	case 4: // Paeth
		for i := range row {
			left, corner := 0, 0
			if i >= pixelSize {
				left, corner = int(row[i-pixelSize]), int(above[i-pixelSize])
			}
			row[i] += paeth(left, int(above[i]), corner)
		}
	default:
		return false
	}
	return true
}

// paeth returns the one of the three neighbours that is nearest to left + up - corner (section 9.4).
func paeth(left, up, corner int) byte {
	leftDistance, upDistance := up-corner, left-corner
	cornerDistance := abs(leftDistance + upDistance)
	leftDistance, upDistance = abs(leftDistance), abs(upDistance)
	switch {
	case leftDistance <= upDistance && leftDistance <= cornerDistance:
		return byte(left)
	case upDistance <= cornerDistance:
		return byte(up)
	}
	return byte(corner)
}

func abs(n int) int { return max(n, -n) }

// toLuminance computes the luminance of each pixel in a row. Of 16-bit samples it uses the upper 8 bits.
func (h *pngHeader) toLuminance(luminance, row []byte) {
	if h.channels == 1 && h.depth <= 8 {
		mask := byte(1<<h.depth - 1)
		for i := range luminance {
			bit := i * h.depth
			luminance[i] = h.luminances[row[bit/8]>>(8-h.depth-bit%8)&mask]
		}
		return
	}
	sampleSize := h.depth / 8
	green, blue, alpha := 0, 0, 0 // offsets in a pixel
	switch h.colourType {
	case pngRGB, pngRGBA:
		green, blue, alpha = sampleSize, 2*sampleSize, 3*sampleSize
	case pngGrayAlpha:
		alpha = sampleSize
	}
	size := h.channels * sampleSize
	for i := range luminance {
		pixel := row[i*size:][:size]
		a := byte(255)
		if h.colourType == pngGrayAlpha || h.colourType == pngRGBA {
			a = pixel[alpha]
		} else if h.transparent != nil && bytes.Equal(pixel, h.transparent) {
			a = 0
		}
		luminance[i] = overWhite(pixel[0], pixel[green], pixel[blue], a)
	}
}
