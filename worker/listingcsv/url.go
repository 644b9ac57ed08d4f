package listingcsv

import "strings"

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
