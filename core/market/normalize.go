package market

import "loupe/core/base/text"

// normalize returns s with ASCII digits, one kind of space, of hyphen and of apostrophe, and without
// invisible characters. It keeps line breaks, because a number must not continue on the next line.
func normalize(s string) []rune {
	runes := make([]rune, 0, len(s))
	for _, r := range s {
		if r == arabicThousandsSeparator {
			r = '\'' // the apostrophe also separates thousands only
		}
		if r = text.Fold(r); r >= 0 {
			runes = append(runes, r)
		}
	}
	return runes
}

const arabicThousandsSeparator = '٬'
