package request

import "loupe/core/text"

const (
	maxNameShown = 40 // characters of an unknown name in a problem; longer names match no field
	maxTypos     = 2  // highest edit distance of a misspelt name from the field's
)

// nearest returns the name of the field that an unknown name is probably a misspelling of, "" if there is
// none. It ignores case and separators (imageUrl, image-url, IMAGE_URL) and tolerates typos (descripton).
func nearest(name string) string {
	if len(name) > maxNameShown {
		return ""
	}
	letters := text.AlphanumericASCII(name)
	for i := range fields {
		own := text.AlphanumericASCII(fields[i].name)
		allowed := min(maxTypos, len(own)/4)
		if distance(letters, own) <= allowed {
			return fields[i].name
		}
	}
	return ""
}

// distance returns the Levenshtein distance of two short texts: how many bytes must be inserted, deleted
// or replaced to turn one into the other.
func distance(a, b string) int {
	row := make([]int, len(b)+1)
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

// printable returns a field's name in a form that is fit for a problem: on one line, and shortened.
func printable(name string) string { return text.Excerpt(name, maxNameShown) }
