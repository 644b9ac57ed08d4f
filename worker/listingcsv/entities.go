package listingcsv

import (
	"html"
	"strings"
)

// unescape decodes the character references of HTML that end in a semicolon: "B&uuml;gel &amp; Hut". A browser also decodes
// some without it, but titles have "&" before words.
func unescape(text string) string {
	const longest = len("&CounterClockwiseContourIntegral;")
	var decoded strings.Builder
	for {
		at := strings.IndexByte(text, '&')
		if at < 0 {
			if decoded.Len() == 0 {
				return text
			}
			return decoded.String() + text
		}
		end := at + 1 + strings.IndexAny(text[at+1:min(len(text), at+longest)], "; &")
		reference := text[at : end+1]
		if reference[len(reference)-1] != ';' {
			reference = "&"
		}
		decoded.WriteString(text[:at])
		decoded.WriteString(html.UnescapeString(reference))
		text = text[at+len(reference):]
	}
}

// unescapeURL decodes "&amp;" only: other references, such as "&copy;", may be parameters of a URL.
func unescapeURL(text string) string { return strings.ReplaceAll(text, "&amp;", "&") }

// firstImage returns the first of several image URLs with commas, bars or semicolons between them.
func firstImage(text string) string {
	text = unescapeURL(text)
	if IsAbsolute(text, "https", "http") {
		for _, separator := range [...]string{"|", ",http", ", ", ";http", "; ", "\n"} {
			text, _, _ = strings.Cut(text, separator)
		}
	}
	return strings.TrimSpace(text)
}
