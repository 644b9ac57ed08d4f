package request

import (
	"strings"

	"loupe/core/base/text"
)

const (
	maxNameShown = 40 // characters of an unknown name in a problem; longer names match no field
	maxUnknown   = 50 // unknown names that are compared with the fields
	maxTypos     = 2  // highest edit distance of a misspelt name from the field's
	minShort     = 3  // letters and digits of an abbreviation
)

// IsMisspelling reports whether a name is probably meant as a known one. It ignores case and separators
// (imageUrl, image-url, IMAGE_URL) and tolerates typos (descripton), abbreviations (desc) and additions (country_code).
func IsMisspelling(name, known string) bool {
	return len(name) <= maxNameShown && isMisspelling(text.AlphanumericASCII(name), text.AlphanumericASCII(known))
}

func isMisspelling(given, own string) bool {
	return isTypo(given, own) || len(given) >= minShort && strings.HasPrefix(own, given) || strings.HasPrefix(given, own)
}

func isTypo(given, own string) bool {
	most := min(maxTypos, len(own)/4)
	return max(len(given)-len(own), len(own)-len(given)) <= most && distance(given, own) <= most
}

// ColumnMeant returns the name of the field that a column of a table is probably a typo of, such as descripton of description; "" if there is none. Other cases,
// and longer or shorter names, are the caller's own columns: Condition, condition_notes. So are names near a short field: image.
func ColumnMeant(name string) string {
	const minField = 7 // letters
	for i := range fields {
		given, own := text.AlphanumericASCII(name), fields[i].plain()
		if len(name) <= maxNameShown && len(own) >= minField && given != own && isTypo(given, own) {
			return fields[i].Name
		}
	}
	return ""
}

// distance returns the Levenshtein distance of two texts: how many bytes must be inserted, deleted or replaced to turn one into
// the other. Of b, it reads the first maxNameShown.
func distance(a, b string) int {
	b = b[:min(len(b), maxNameShown)]
	var array [maxNameShown + 1]int // a slice would take memory for each unknown name
	row := array[:len(b)+1]
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			replaced := diagonal
			if a[i] != b[j] {
				replaced++
			}
			diagonal = row[j+1]
			row[j+1] = min(replaced, row[j]+1, row[j+1]+1)
		}
	}
	return row[len(b)]
}

// Printable returns a field's name in a form that is fit for a problem: on one line, and shortened.
func Printable(name string) string { return text.Excerpt(name, maxNameShown) }
