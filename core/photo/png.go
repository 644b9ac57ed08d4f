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

// A pngHeader is what the chunks before the pixels say.
type pngHeader struct {
	width, height, depth, colour int
	interlaced                   bool
	channels                     int
	shades                       []byte // luminance over white of each sample, with one channel of up to 8 bits
	key                          []byte // the bytes of the pixel that is transparent, otherwise
}

// A pngPass is one of the reduced images that an interlaced picture is sent as (section 8.1): the pixels from left and top
// on, each dx and dy from the next.
type pngPass struct{ left, top, dx, dy int }

// decodePNG reads the picture row by row. Chunk checksums are not looked at: the one over the pixels, of zlib, is.
func decodePNG(data []byte) (luma, error) {
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
	if head.interlaced {
		passes = []pngPass{{0, 0, 8, 8}, {4, 0, 8, 8}, {0, 4, 4, 8}, {2, 0, 4, 4}, {0, 2, 2, 4}, {1, 0, 2, 2}, {0, 1, 1, 2}}
	}
	g := newGrid(head.width, head.height)
	for _, pass := range passes {
		if !head.readPass(inflated, pass, g) {
			return nil, ErrCorrupt
		}
	}
	// The end of the stream has to be read for its checksum to be checked.
	if n, err := io.ReadFull(inflated, make([]byte, 1)); n > 0 || err != io.EOF {
		return nil, ErrCorrupt
	}
	return g.average(), nil
}

// readPNGHeader reads up to the first chunk of pixels.
func readPNGHeader(data []byte) (*pngHeader, *pngPixels, bool) {
	h := &pngHeader{shades: make([]byte, 256)}
	kind, body, rest := pngChunk(data[len(pngSignature):])
	if kind != "IHDR" || len(body) != 13 || body[10] != 0 || body[11] != 0 || body[12] > 1 {
		return nil, nil, false
	}
	h.width, h.height = int(binary.BigEndian.Uint32(body)), int(binary.BigEndian.Uint32(body[4:]))
	h.depth, h.colour, h.interlaced = int(body[8]), int(body[9]), body[12] == 1
	var palette, transparency []byte
	for {
		kind, body, rest = pngChunk(rest)
		switch kind {
		case "PLTE":
			palette = body
		case "tRNS":
			transparency = body
		case "IDAT":
			return h, &pngPixels{body, rest}, h.setColours(palette, transparency)
		case "", "IEND":
			return nil, nil, false
		}
	}
}

// pngChunk cuts the first chunk from data. kind is empty when there is no whole one.
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

// pngPixels reads the bodies of consecutive IDAT chunks as one stream.
type pngPixels struct{ body, rest []byte }

func (p *pngPixels) Read(buffer []byte) (int, error) {
	for len(p.body) == 0 {
		kind, body, rest := pngChunk(p.rest)
		if kind != "IDAT" {
			return 0, io.EOF
		}
		p.body, p.rest = body, rest
	}
	n := copy(buffer, p.body)
	p.body = p.body[n:]
	return n, nil
}

// setColours checks the colour type against the depth (table 12) and prepares the ways to luminance.
func (h *pngHeader) setColours(palette, transparency []byte) bool {
	depths := 0 // bit n is set when depth n is allowed
	switch h.colour {
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
	case h.colour == pngPalette:
		if len(palette) == 0 || len(palette) > 3*256 || len(palette)%3 != 0 {
			return false
		}
		for i := range len(palette) / 3 {
			alpha := byte(255)
			if i < len(transparency) {
				alpha = transparency[i]
			}
			h.shades[i] = overWhite(palette[3*i], palette[3*i+1], palette[3*i+2], alpha)
		}
	case h.colour == pngGray && h.depth <= 8:
		most := 1<<h.depth - 1
		for i := range h.shades {
			h.shades[i] = byte(min(i, most) * 255 / most)
		}
		if len(transparency) == 2 {
			h.shades[transparency[1]] = 255
		}
	case (h.colour == pngGray || h.colour == pngRGB) && len(transparency) == 2*h.channels:
		for i := range h.channels {
			h.key = append(h.key, transparency[2*i+2-h.depth/8:2*i+2]...)
		}
	}
	return true
}

// overWhite gives the luminance of a colour that is laid over white.
func overWhite(r, g, b, alpha byte) byte {
	l := (redWeight*int(r) + greenWeight*int(g) + blueWeight*int(b) + 1<<15) >> 16
	return byte((l*int(alpha) + 255*(255-int(alpha)) + 127) / 255)
}

func (h *pngHeader) readPass(r io.Reader, pass pngPass, g *grid) bool {
	columns := (h.width - pass.left + pass.dx - 1) / pass.dx
	rows := (h.height - pass.top + pass.dy - 1) / pass.dy
	if columns <= 0 || rows <= 0 {
		return true
	}
	bits := h.channels * h.depth // of a pixel
	size := 1 + (columns*bits+7)/8
	// The first byte of a row names its filter.
	row, above, samples := make([]byte, size), make([]byte, size), make([]byte, columns)
	for y := range rows {
		if _, err := io.ReadFull(r, row); err != nil || !unfilter(row[0], row[1:], above[1:], (bits+7)/8) {
			return false
		}
		h.luminance(samples, row[1:])
		top := pass.top + y*pass.dy
		g.addRow(top, top+1, pass.left, pass.dx, 1, samples)
		row, above = above, row
	}
	return true
}

// unfilter restores a row in place (section 9.2). Bytes are predicted from those one pixel to the left and one row above.
func unfilter(filter byte, row, above []byte, pixel int) bool {
	switch filter {
	case 0:
	case 1: // Sub
		for i := pixel; i < len(row); i++ {
			row[i] += row[i-pixel]
		}
	case 2: // Up
		for i, up := range above {
			row[i] += up
		}
	case 3: // Average
		for i := range row {
			left := 0
			if i >= pixel {
				left = int(row[i-pixel])
			}
			row[i] += byte((left + int(above[i])) / 2)
		}
	case 4: // Paeth
		for i := range row {
			left, corner := 0, 0
			if i >= pixel {
				left, corner = int(row[i-pixel]), int(above[i-pixel])
			}
			row[i] += paeth(left, int(above[i]), corner)
		}
	default:
		return false
	}
	return true
}

// paeth gives the neighbour nearest to left + up - corner.
func paeth(left, up, corner int) byte {
	byLeft, byUp := up-corner, left-corner
	byCorner := byLeft + byUp
	byLeft, byUp, byCorner = max(byLeft, -byLeft), max(byUp, -byUp), max(byCorner, -byCorner)
	switch {
	case byLeft <= byUp && byLeft <= byCorner:
		return byte(left)
	case byUp <= byCorner:
		return byte(up)
	}
	return byte(corner)
}

// luminance turns a row into a luminance for each pixel. Of 16 bits it takes the upper 8.
func (h *pngHeader) luminance(samples, row []byte) {
	if h.channels == 1 && h.depth <= 8 {
		mask := byte(1<<h.depth - 1)
		for i := range samples {
			bit := i * h.depth
			samples[i] = h.shades[row[bit/8]>>(8-h.depth-bit%8)&mask]
		}
		return
	}
	bytewise := h.depth / 8
	green, blue, alpha := 0, 0, 0 // where they lie in a pixel
	switch h.colour {
	case pngRGB, pngRGBA:
		green, blue, alpha = bytewise, 2*bytewise, 3*bytewise
	case pngGrayAlpha:
		alpha = bytewise
	}
	size := h.channels * bytewise
	for i := range samples {
		pixel := row[i*size:][:size]
		a := byte(255)
		if h.colour == pngGrayAlpha || h.colour == pngRGBA {
			a = pixel[alpha]
		} else if h.key != nil && bytes.Equal(pixel, h.key) {
			a = 0
		}
		samples[i] = overWhite(pixel[0], pixel[green], pixel[blue], a)
	}
}
