package market

import "loupe/core/text"

// normalize returns s in the characters that the parser knows: ASCII digits, one kind of space, hyphen
// and apostrophe, no invisible characters. Line breaks stay, because a number must not cross them.
func normalize(s string) []rune {
	runes := make([]rune, 0, len(s))
	for _, r := range s {
		if r == arabicThousandsSeparator {
			r = '\'' // like the apostrophe, it separates thousands and nothing else
		}
		if r = text.Fold(r); r >= 0 {
			runes = append(runes, r)
		}
	}
	return runes
}

const arabicThousandsSeparator = '٬'
