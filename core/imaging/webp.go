package imaging

import "encoding/binary"

// decodeWebP decodes a WebP (RFC 9649). Of an animation it decodes the first frame, if it covers the picture; other animations are
// ErrFormat.
func decodeWebP(file []byte) (picture Thumbnail, orientation int, err error) {
	if len(file) > MaxWebPBytes {
		return nil, 0, ErrTooLarge
	}
	orientation = 1
	var alpha []byte
	for rest := file[12:]; len(rest) >= 8; {
		kind, size := string(rest[:4]), uint64(binary.LittleEndian.Uint32(rest[4:]))
		rest = rest[8:]
		if size > uint64(len(rest)) {
			return nil, 0, ErrCorrupt
		}
		body := rest[:size]
		rest = rest[min(size+size&1, uint64(len(rest))):] // chunks are padded to an even size
		switch {
		case kind == "EXIF":
			orientation = exifOrientation(body)
		case picture != nil:
		case kind == "ANMF":
			if len(body) < 16 || string(body[:6]) != "\x00\x00\x00\x00\x00\x00" || string(body[6:12]) != string(file[24:30]) {
				return nil, 0, ErrFormat
			}
			rest = body[16:]
		case kind == "ALPH":
			alpha = body
		case kind == "VP8 ":
			picture, err = decodeVP8(body, alpha)
		case kind == "VP8L":
			picture, err = decodeVP8L(body)
		}
		if err != nil {
			return nil, 0, err
		}
	}
	if picture == nil {
		return nil, 0, ErrCorrupt
	}
	return picture, orientation, nil
}

// decodeVP8L decodes a lossless picture with its header (section 3.4).
func decodeVP8L(body []byte) (Thumbnail, error) {
	if len(body) < 5 || body[0] != 0x2f {
		return nil, ErrCorrupt
	}
	header := int(binary.LittleEndian.Uint32(body[1:]))
	width, height := 1+header&0x3fff, 1+header>>14&0x3fff
	if uint32(header)>>29 != 0 { // the version
		return nil, ErrFormat
	}
	d, err := newVP8LDecoder(body[5:], width, height)
	if err != nil {
		return nil, err
	}
	down := newDownsampler(width, height)
	samples := make([]byte, width)
	for y := range height {
		row, ok := d.next()
		if !ok {
			return nil, d.fault()
		}
		for x, v := range row {
			samples[x] = overWhite(byte(v>>16), byte(v>>8), byte(v), byte(v>>24))
		}
		down.addRow(y, y+1, 0, 1, 1, samples)
	}
	return down.thumbnail(), nil
}
