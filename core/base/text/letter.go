package text

import "unicode"

// PlainLetter returns the letter in lower case and without its diacritic, if it is a letter of a European
// language (Latin-1, Latin Extended-A): "É" becomes "e", "ł" becomes "l". It returns -1 for a combining mark, so
// that decomposed letters become plain too.
func PlainLetter(r rune) rune {
	switch r = unicode.ToLower(r); {
	case 0xe0 <= r && r <= 0x17f:
		return rune(plainLetters[r-0xe0])
	case 0x300 <= r && r <= 0x36f:
		return -1
	}
	return r
}

// plainLetters has the plain letters for U+00E0 to U+017F; "/" for the sign of division, which is no letter.
const plainLetters = "aaaaaaaceeeeiiiidnooooo/ouuuuypy" +
	"aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkkllllllllllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs"
