package imaging

import "encoding/binary"

// decodeWebP decodes a WebP with lossy compression (RFC 9649). Lossless ones, animations and pictures with transparency
// are ErrFormat.
func decodeWebP(file []byte) (Thumbnail, error) {
	if len(file) > MaxWebPBytes {
		return nil, ErrTooLarge
	}
	var picture Thumbnail
	orientation := 1
	for rest := file[12:]; len(rest) >= 8; {
		kind, size := string(rest[:4]), uint64(binary.LittleEndian.Uint32(rest[4:]))
		rest = rest[8:]
		if size > uint64(len(rest)) {
			return nil, ErrCorrupt
		}
		body := rest[:size]
		rest = rest[min(size+size&1, uint64(len(rest))):] // chunks are padded to an even size
		switch kind {
		case "VP8 ":
			if picture != nil {
				continue
			}
			decoded, err := decodeVP8(body)
			if err != nil {
				return nil, err
			}
			picture = decoded
		case "VP8L", "ALPH", "ANIM":
			return nil, ErrFormat
		case "EXIF":
			orientation = exifOrientation(body)
		}
	}
	if picture == nil {
		return nil, ErrCorrupt
	}
	return picture.upright(orientation), nil
}
