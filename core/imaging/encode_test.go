package imaging

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"hash/crc32"
	"slices"
)

// A pngKind has the parameters of a PNG.
type pngKind struct {
	depth, colourType int
	isInterlaced      bool
	palette           []byte // PLTE
	transparency      []byte // tRNS
}

// encodePNG returns a PNG file with the given samples of kind.depth bits. Row y of a pass has filter y%5. The standard library
// writes no interlaced PNG, and not all kinds.
func encodePNG(width, height int, kind pngKind, sample func(x, y, channel int) int) []byte {
	channels := map[int]int{pngGray: 1, pngRGB: 3, pngPalette: 1, pngGrayAlpha: 2, pngRGBA: 4}[kind.colourType]
	passes := []pngPass{{0, 0, 1, 1}}
	if kind.isInterlaced {
		passes = []pngPass{{0, 0, 8, 8}, {4, 0, 8, 8}, {0, 4, 4, 8}, {2, 0, 4, 4}, {0, 2, 2, 4}, {1, 0, 2, 2}, {0, 1, 1, 2}}
	}
	var body bytes.Buffer
	deflated := zlib.NewWriter(&body)
	for _, p := range passes {
		if p.left >= width || p.top >= height {
			continue
		}
		columns := divideUp(width-p.left, p.dx)
		size := (columns*channels*kind.depth + 7) / 8
		pixelSize := (channels*kind.depth + 7) / 8
		above := make([]byte, size)
		for y := 0; p.top+y*p.dy < height; y++ {
			row := make([]byte, size)
			for i := range columns * channels {
				v := sample(p.left+i/channels*p.dx, p.top+y*p.dy, i%channels)
				if kind.depth == 16 {
					binary.BigEndian.PutUint16(row[2*i:], uint16(v))
				} else {
					row[i*kind.depth/8] |= byte(v << (8 - kind.depth - i*kind.depth%8))
				}
			}
			filtered := []byte{byte(y % 5)}
			for i := range row {
				a, b, c := 0, int(above[i]), 0
				if i >= pixelSize {
					a, c = int(row[i-pixelSize]), int(above[i-pixelSize])
				}
				filtered = append(filtered, row[i]-[]byte{0, byte(a), byte(b), byte((a + b) / 2), paeth(a, b, c)}[y%5])
			}
			deflated.Write(filtered)
			above = row
		}
	}
	deflated.Close()

	var file bytes.Buffer
	file.WriteString(pngSignature)
	header := binary.BigEndian.AppendUint32(nil, uint32(width))
	header = binary.BigEndian.AppendUint32(header, uint32(height))
	interlaced := byte(0)
	if kind.isInterlaced {
		interlaced = 1
	}
	file.Write(encodeChunk("IHDR", append(header, byte(kind.depth), byte(kind.colourType), 0, 0, interlaced)))
	if kind.palette != nil {
		file.Write(encodeChunk("PLTE", kind.palette))
	}
	if kind.transparency != nil {
		file.Write(encodeChunk("tRNS", kind.transparency))
	}
	for part := range slices.Chunk(body.Bytes(), 1000) {
		file.Write(encodeChunk("IDAT", part))
	}
	file.Write(encodeChunk("IEND", nil))
	return file.Bytes()
}

func encodeChunk(kind string, body []byte) []byte {
	c := binary.BigEndian.AppendUint32(nil, uint32(len(body)))
	c = append(append(c, kind...), body...)
	return binary.BigEndian.AppendUint32(c, crc32.ChecksumIEEE(c[4:]))
}
