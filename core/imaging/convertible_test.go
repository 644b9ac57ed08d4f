package imaging

import "testing"

func TestConvertible(t *testing.T) {
	for head, want := range map[string]string{
		"\x00\x00\x00\x1cftypavif\x00\x00\x00\x00mif1avifmiaf": "AVIF",
		"\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic":     "HEIC",
		"\x00\x00\x00\x18ftypMA1B\x00\x00\x00\x00miafavif":     "AVIF", // only a compatible brand
		"\x00\x00\x00\x18ftypisom\x00\x00\x00\x00isommp42":     "",
		"\x00\x00\x00\x14ftypisom\x00\x00\x00\x00isomheic":     "", // after the box
		"\x00\x00\x00\x18ftypxavi\x00\x00\x00\x00favifxxx":     "", // not aligned
		"\x00\x00\x00\x18ftypvif \x00\x00\x00\x00f avs he":     "",
		"\x00\x00\x00\x0cftypavif":                             "", // too short
		"\x00\x00\x00\x18free heic heic heic heic":             "",
		"": "",
		"\xff\xd8\xff\xe0\x00\x10JFIF\x00\x01\x01\x01\x00H": "",
	} {
		if got := Convertible([]byte(head)); got != want {
			t.Errorf("Convertible(%q) = %q, want %q", head, got, want)
		}
	}
}
