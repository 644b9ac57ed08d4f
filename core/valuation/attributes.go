package valuation

import "strings"

// findReplaced finds the colour, the size, the year and the measures of the item's title that the description states
// differently. The words of the title are not compared then: the title may be that of another offer with the same picture.
func (item *Item) findReplaced(title []token) {
	var stated []string
	names(item.words, func(run []token) {
		for i := range run {
			for j := range title {
				if differs, name := differentAttribute(run, i, title, j); differs {
					item.replaced = append(item.replaced, title[j].text)
					if !strings.Contains(strings.Join(stated, ", "), name) {
						stated = append(stated, name)
					}
				}
			}
		}
	})
	if len(stated) > 0 {
		item.replacement = "The description differs from the item identified by the photo: " + strings.Join(stated, ", ") +
			". What the description states was compared with the listings."
	}
}

// differentAttribute reports whether the i-th token of a description states another colour, size, year or measure than the
// j-th of a title. name is what the description states: "size 42". If the title names several of a kind, they don't differ.
func differentAttribute(run []token, i int, title []token, j int) (differs bool, name string) {
	if x, y := lexicon[run[i].text], lexicon[title[j].text]; x.facet == colour && y.facet == colour {
		ofPart := i+1 < len(run) && partNamed(run[i+1].text) != unstatedPart // "black strap"
		return !ofPart && !hasColour(title, x) && !hasColour(run, y), run[i].text
	}
	number, unit := measureAt(run, i)
	other, otherUnit := measureAt(title, j)
	if unit == "" || unit != otherUnit || number == other {
		return false, ""
	}
	for k := range title {
		if n, u := measureAt(title, k); u == unit && n != other {
			return false, ""
		}
	}
	switch unit {
	case "size":
		return true, "size " + number
	case "year":
		return true, number
	}
	return true, number + " " + unit
}

func hasColour(tokens []token, m meaning) bool {
	for i := range tokens {
		if lexicon[tokens[i].text] == m {
			return true
		}
	}
	return false
}

// measureAt returns the number that the i-th token begins with and its unit: "mm", "size" or "year"; "" if there is none.
func measureAt(tokens []token, i int) (number, unit string) {
	t := tokens[i].text
	unit = strings.TrimLeft(t, "0123456789.")
	number = t[:len(t)-len(unit)]
	switch {
	case number == "":
		return "", ""
	case unit != "":
	case i > 0 && rolesOf(tokens[i-1].text)&sizeWord != 0:
		return number, "size"
	case isYear(t):
		return number, "year"
	case i+1 < len(tokens):
		unit = tokens[i+1].text
	}
	if _, known := units[unit]; !known {
		return "", ""
	}
	return number, unit
}

// isYear reports whether a word is a year of the 20th or 21st century.
func isYear(word string) bool {
	return len(word) == 4 && countDigits(word) == 4 && (word[:2] == "19" || word[:2] == "20")
}
