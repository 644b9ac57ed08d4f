package request

import "loupe/core/text"

const (
	maxNameShown = 40 // characters of an unknown field's name in a problem
	maxTypos     = 2  // letters that a misspelt field's name may differ in
)

// nearest returns the field whose name an unknown name is probably meant to be; "" if it is none. It
// catches other cases and separators (imageUrl, image-url, IMAGE_URL) and typos (descripton).
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

// distance is the Levenshtein distance of two short texts: how many letters must be inserted, deleted or
// replaced to make one of the other.
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

// printable makes a field's name fit for a problem.
func printable(name string) string { return text.Excerpt(name, maxNameShown) }
