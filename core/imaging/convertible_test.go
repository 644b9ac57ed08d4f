package imaging

import "testing"

func TestConvertible(t *testing.T) {
	for head, want := range map[string]bool{
		"\x00\x00\x00\x1cftypavif\x00\x00\x00\x00mif1avifmiaf": true,
		"\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic":     true,
		"\x00\x00\x00\x18ftypMA1B\x00\x00\x00\x00miafavif":     true, // only a compatible brand
		"\x00\x00\x00\x18ftypisom\x00\x00\x00\x00isommp42":     false,
		"\x00\x00\x00\x14ftypisom\x00\x00\x00\x00isomheic":     false, // after the box
		"\x00\x00\x00\x18ftypxavi\x00\x00\x00\x00favifxxx":     false, // not aligned
		"\x00\x00\x00\x18ftypvif \x00\x00\x00\x00f avs he":     false,
		"\x00\x00\x00\x0cftypavif":                             false, // too short
		"\x00\x00\x00\x18free heic heic heic heic":             false,
		"": false,
		"\xff\xd8\xff\xe0\x00\x10JFIF\x00\x01\x01\x01\x00H": false,
	} {
		if got := Convertible([]byte(head)); got != want {
			t.Errorf("Convertible(%q) = %v, want %v", head, got, want)
		}
	}
}
