package market

// dropped is what a character without a meaning in a price folds to: marks of direction, of width zero.
const dropped = -1

// folds make one character of several that look or mean the same in a price.
var folds = [...]struct {
	from string
	to   rune // dropped: left out
}{
	{"\u00a0\u2002\u2003\u2007\u2009\u200a\u202f\u3000", ' '},
	{"\u00ad\u061c\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u2060\u2066\u2067\u2068\u2069\ufeff", dropped},
	{"‐‑‒–—―−", '-'},
	{"‘’ʼ٬", '\''}, // with the Arabic thousands separator, which is only that, as the apostrophe is
	{"〜∼", '~'},
	{"￥", '¥'},
	{"￡", '£'},
	{"￦", '₩'},
}

// zeros are the digits zero of the scripts that prices are written in: Arabic, Persian, Devanagari,
// Bengali, Gujarati, Tamil, Thai, Khmer, Burmese. The other nine follow each.
const zeros = "٠۰०০૦௦๐០၀"

// folded returns the text in the characters that the rest of the package knows: ASCII digits, full-width
// forms made ASCII, one kind of space, of hyphen, of apostrophe. Line ends stay: numbers do not cross them.
func folded(text string) []rune {
	out := make([]rune, 0, len(text))
	for _, r := range text {
		if r = fold(r); r != dropped {
			out = append(out, r)
		}
	}
	return out
}

func fold(r rune) rune {
	if r < 0x80 {
		return r
	}
	for _, f := range folds {
		for _, from := range f.from {
			if r == from {
				return f.to
			}
		}
	}
	for _, zero := range zeros {
		if zero <= r && r <= zero+9 {
			return r - zero + '0'
		}
	}
	if '！' <= r && r <= '～' { // the full-width forms of ASCII, in its order
		return r - '！' + '!'
	}
	return r
}
