package lexicon

// Similarity returns the similarity of two words: 1 if they are the same, less if one is a plural, the
// beginning or a typing error of the other, 0 otherwise. A number is the same in any notation: "8",
// "8.0", "v8" and "viii". The words must not be empty.
func Similarity(a, b string) float64 {
	if a[0] == b[0] && a == b {
		return 1
	}
	if mayBeNumber(a) && mayBeNumber(b) {
		if v, ok := normalizeNumber(a); ok {
			if w, ok := normalizeNumber(b); ok && v == w {
				return 1
			}
		}
	}
	if a[0] != b[0] || HasDigit(a) || HasDigit(b) {
		return 0
	}
	if len(a) > len(b) {
		a, b = b, a
	}
	n := 0
	for n < len(a) && a[n] == b[n] {
		n++
	}
	switch {
	case n == len(a) && n >= 2 && b[n:] == "s":
		return 0.95
	case n == len(a) && n >= 3: // "pro" for "professional"
		return 0.8
	case len(a) >= 5 && isOneTypo(a[n:], b[n:]):
		return 0.8
	}
	return 0
}

func mayBeNumber(s string) bool { return IsDigit(s[0]) || s[0] == 'i' || s[0] == 'v' || s[0] == 'x' }

// normalizeNumber returns the digits of a version number or Roman numeral without trailing zeros
// after the point. ok is false if s is neither.
func normalizeNumber(s string) (digits string, ok bool) {
	switch s {
	case "ii":
		return "2", true
	case "iii":
		return "3", true
	case "iv":
		return "4", true
	case "vi":
		return "6", true
	case "vii":
		return "7", true
	case "viii":
		return "8", true
	case "ix":
		return "9", true
	case "xi":
		return "11", true
	case "xii":
		return "12", true
	}
	if len(s) > 1 && s[0] == 'v' {
		s = s[1:]
	}
	hasPoint := false
	for i := range len(s) {
		if s[i] == '.' {
			hasPoint = true
		} else if !IsDigit(s[i]) {
			return "", false
		}
	}
	for hasPoint && (s[len(s)-1] == '0' || s[len(s)-1] == '.') {
		hasPoint = s[len(s)-1] != '.'
		s = s[:len(s)-1]
	}
	return s, true
}

// isOneTypo reports whether a becomes b by one change at its start: a letter inserted, a letter replaced,
// or two letters swapped. a and b are the parts of two words after their common prefix, and a is not
// longer than b.
func isOneTypo(a, b string) bool {
	switch {
	case len(a)+1 == len(b):
		return a == b[1:]
	case len(a) != len(b) || a == "":
		return false
	}
	return a[1:] == b[1:] || len(a) >= 2 && a[0] == b[1] && a[1] == b[0] && a[2:] == b[2:]
}
