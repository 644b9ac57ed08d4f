package imaging

import "encoding/binary"

// decodeWebP decodes a WebP with lossy compression (RFC 9649). Lossless ones, animations and pictures with transparency
// are ErrFormat.
func decodeWebP(file []byte) (picture Thumbnail, orientation int, err error) {
	if len(file) > MaxWebPBytes {
		return nil, 0, ErrTooLarge
	}
	orientation = 1
	for rest := file[12:]; len(rest) >= 8; {
		kind, size := string(rest[:4]), uint64(binary.LittleEndian.Uint32(rest[4:]))
		rest = rest[8:]
		if size > uint64(len(rest)) {
			return nil, 0, ErrCorrupt
		}
		body := rest[:size]
		rest = rest[min(size+size&1, uint64(len(rest))):] // chunks are padded to an even size
		switch kind {
		case "VP8 ":
			if picture != nil {
				continue
			}
			if picture, err = decodeVP8(body); err != nil {
				return nil, 0, err
			}
		case "VP8L", "ALPH", "ANIM":
			return nil, 0, ErrFormat
		case "EXIF":
			orientation = exifOrientation(body)
		}
	}
	if picture == nil {
		return nil, 0, ErrCorrupt
	}
	return picture, orientation, nil
}
