package imaging

import "encoding/binary"

const exifHeader = "Exif\x00\x00"

// exifOrientation returns the value of the Exif tag Orientation (Exif 2.32, section 4.6.4), 1 to 8. It
// returns 1, upright, if there is no valid tag. tiff is the data after exifHeader in an APP1 segment: a
// TIFF 6.0 file with the tag in its first directory.
func exifOrientation(tiff []byte) int {
	if len(tiff) < 8 {
		return 1
	}
	var order binary.ByteOrder = binary.BigEndian
	if tiff[0] == 'I' {
		order = binary.LittleEndian
	}
	at := uint64(order.Uint32(tiff[4:]))
	if at+2 > uint64(len(tiff)) {
		return 1
	}
	entries := tiff[at:]
	count := int(order.Uint16(entries))
	entries = entries[2:]
	for ; count > 0 && len(entries) >= 12; count-- {
		const orientation, short = 0x0112, 3
		if order.Uint16(entries) == orientation && order.Uint16(entries[2:]) == short {
			if value := int(order.Uint16(entries[8:])); value >= 1 && value <= 8 {
				return value
			}
			return 1
		}
		entries = entries[12:]
	}
	return 1
}

// upright returns the picture rotated and mirrored as its Exif orientation requires.
func (t Thumbnail) upright(orientation int) Thumbnail {
	if orientation == 1 {
		return t
	}
	turned := make(Thumbnail, len(t))
	for i := range turned {
		x, y := StoredAt(i%Side, i/Side, Side, Side, orientation)
		turned[i] = t[y*Side+x]
	}
	return turned
}

// StoredAt returns where the pixel x, y of an upright picture is in the stored one, whose size is width by height. The
// orientation says which sides of the upright picture the first row and the first column of the stored picture are.
func StoredAt(x, y, width, height, orientation int) (storedX, storedY int) {
	const ( // bit n is set for orientation n
		flipsX = 1<<2 | 1<<3 | 1<<7 | 1<<8
		flipsY = 1<<3 | 1<<4 | 1<<6 | 1<<7
	)
	if orientation >= 5 { // the first row is the left or the right side
		x, y = y, x
	}
	if flipsX>>orientation&1 == 1 {
		x = width - 1 - x
	}
	if flipsY>>orientation&1 == 1 {
		y = height - 1 - y
	}
	return x, y
}
