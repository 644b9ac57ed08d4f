package text

// IsUnspaced reports whether a letter belongs to a script that is written without spaces, or whose words take endings: Chinese,
// Japanese or Korean. Each of them is read as a word.
func IsUnspaced(r rune) bool {
	return r >= 0x3040 && (r <= 0x30ff || 0x3400 <= r && r <= 0x9fff || 0xac00 <= r && r <= 0xd7a3)
}

// HasUnspaced reports whether a text has such a letter.
func HasUnspaced(s string) bool { return CountUnspaced(s) > 0 }

// CountUnspaced returns how many such letters a text has.
func CountUnspaced(s string) (n int) {
	for _, r := range s {
		if IsUnspaced(r) {
			n++
		}
	}
	return n
}
