package photo

// Convertible reports whether a file begins like a picture in a format that Sniff does not recognise, but that a host may be
// able to convert: AVIF, HEIC or HEIF. Their files begin with a box "ftyp", which lists their brands (ISO/IEC 14496-12,
// section 4.3; brands: https://nokiatech.github.io/heif/technical.html, https://aomediacodec.github.io/av1-avif/#brands).
func Convertible(head []byte) bool {
	if len(head) < 16 || string(head[4:8]) != "ftyp" {
		return false
	}
	size := int(head[2])<<8 | int(head[3])
	brands := head[8:min(max(size, 16), len(head))]
	for len(brands) >= 4 {
		switch string(brands[:4]) {
		case "avif", "avis", "heic", "heix", "heim", "heis", "hevc", "mif1", "msf1":
			return true
		}
		brands = brands[4:]
	}
	return false
}
