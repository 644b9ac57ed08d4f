package imaging

import (
	"bytes"
	"encoding/binary"
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

// decodePNG decodes a PNG row by row. It checks zlib's checksum of the pixels, but not the checksums of chunks.
func decodePNG(data []byte) (t Thumbnail, orientation int, err error) {
	head, pixels, ok := decodePNGHeader(data)
	if !ok {
		return nil, 0, ErrCorrupt
	}
	if head.work()+4*len(data) > MaxPNGWork {
		return nil, 0, ErrTooLarge
	}
	inflated := newInflater(pixels, 1+divideUp(head.width*head.channels*head.depth, 8))
	passes := []pngPass{{0, 0, 1, 1}}
	if head.isInterlaced {
		passes = []pngPass{{0, 0, 8, 8}, {4, 0, 8, 8}, {0, 4, 4, 8}, {2, 0, 4, 4}, {0, 2, 2, 4}, {1, 0, 2, 2}, {0, 1, 1, 2}}
	}
	down := newDownsampler(head.width, head.height)
	for _, pass := range passes {
		if !head.decodePass(inflated, pass, down) {
			return nil, 0, inflated.fault()
		}
	}
	if !inflated.finish() {
		return nil, 0, inflated.fault()
	}
	return down.thumbnail(), 1, nil
}

// work returns the part of MaxPNGWork that the pixels take. A pixel of an interlaced picture takes twice as long.
func (h *pngHeader) work() int {
	pixels := h.width * h.height
	bytes := pixels * h.channels * h.depth / 8
	if h.isInterlaced {
		return bytes + 2*pixels
	}
	return bytes + pixels
}

// decodePNGHeader reads the chunks before the pixels. ok is false if they are not valid.
func decodePNGHeader(data []byte) (h *pngHeader, pixels *idatReader, ok bool) {
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
	if alpha == 255 {
		return byte(l)
	}
	return byte((l*int(alpha) + 255*(255-int(alpha)) + 127) / 255)
}

// decodePass reads the rows of a pass and adds them to the picture. It returns false if they are damaged or
// missing.
func (h *pngHeader) decodePass(r *inflater, pass pngPass, down *downsampler) bool {
	columns := (h.width - pass.left + pass.dx - 1) / pass.dx
	rows := (h.height - pass.top + pass.dy - 1) / pass.dy
	if columns <= 0 || rows <= 0 {
		return true
	}
	bitsPerPixel := h.channels * h.depth
	size := 1 + (columns*bitsPerPixel+7)/8 // in bytes; the first byte is the filter
	row, above, samples := make([]byte, size-1), make([]byte, size-1), make([]byte, columns)
	for y := range rows {
		filtered, ok := r.take(size)
		if !ok || !unfilter(filtered[0], filtered[1:], row, above, (bitsPerPixel+7)/8) {
			return false
		}
		h.toLuminance(samples, row)
		top := pass.top + y*pass.dy
		down.addRow(top, top+1, pass.left, pass.dx, 1, samples)
		row, above = above, row
	}
	return true
}

// unfilter undoes a row's filter (section 9.2). above is the row before; pixelSize is the size of a pixel in bytes, at
// least 1. It returns false for an unknown filter.
func unfilter(filter byte, filtered, row, above []byte, pixelSize int) bool {
	row, above = row[:len(filtered)], above[:len(filtered)]
	switch filter {
	case 0:
		copy(row, filtered)
	case 1: // Sub
		copy(row, filtered[:pixelSize])
		left := row[:len(row)-pixelSize]
		for i, v := range filtered[pixelSize:] {
			row[pixelSize+i] = v + left[i]
		}
	case 2: // Up
		i := 0
		for ; i+wordSize <= len(row); i += wordSize { // eight sums at a time, each without a carry into the next
			const low = 0x7f7f7f7f7f7f7f7f
			a, b := load((*word)(filtered[i:])), load((*word)(above[i:]))
			store((*word)(row[i:]), (a&low+b&low)^(a^b)&^low)
		}
		for ; i < len(row); i++ {
			row[i] = filtered[i] + above[i]
		}
	case 3: // Average
		for i, v := range filtered[:pixelSize] {
			row[i] = v + above[i]/2
		}
		left, rest := row[:len(row)-pixelSize], row[pixelSize:]
		filtered, above = filtered[pixelSize:], above[pixelSize:]
		for i, v := range left {
			rest[i] = filtered[i] + byte((uint32(v)+uint32(above[i]))/2)
		}
	case 4: // Paeth
		for i, v := range filtered[:pixelSize] {
			row[i] = v + above[i]
		}
		left, rest := row[:len(row)-pixelSize], row[pixelSize:]
		filtered, corner, above := filtered[pixelSize:], above[:len(left)], above[pixelSize:]
		for i, v := range left {
			rest[i] = filtered[i] + paeth(int(v), int(above[i]), int(corner[i]))
		}
	default:
		return false
	}
	return true
}

// paeth returns the one of the three neighbours that is nearest to left + up - corner (section 9.4): the smaller or the larger one of
// left and up if this is on their far side, otherwise the corner.
func paeth(left, up, corner int) byte {
	low, high, limit := min(left, up), max(left, up), 3*corner-left-up
	nearest := corner
	if high <= limit {
		nearest = low
	}
	if limit <= low {
		nearest = high
	}
	return byte(nearest)
}

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
	if h.colourType == pngRGB && h.depth == 8 && h.transparent == nil {
		i := 0
		for ; 3*i+wordSize <= len(row); i += 2 { // two pixels at a time, in 32 bits each
			const first, second = 0xff, 0xff << 24
			v := load((*word)(row[3*i:]))
			red, green, blue := v&first|v&second<<8, v>>8&first|v>>8&second<<8, v>>16&first|v>>16&second<<8
			v = red*redWeight + green*greenWeight + blue*blueWeight + 1<<47 + 1<<15
			luminance[i+1], luminance[i] = byte(v>>48), byte(v>>16)
		}
		for ; i < len(luminance); i++ {
			luminance[i] = overWhite(row[3*i], row[3*i+1], row[3*i+2], 255)
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

// next goes to the next IDAT chunk, and reports whether there is one.
func (r *idatReader) next() bool {
	kind, body, rest := pngChunk(r.rest)
	if kind == "IDAT" {
		r.body, r.rest = body, rest
	}
	return kind == "IDAT"
}
