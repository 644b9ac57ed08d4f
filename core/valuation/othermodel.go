package valuation

import (
	"slices"
	"strings"
)

// modelName is a word that tells a product from others of its maker: "f3" in "Halden F3", "3" in "Pace 3", "date" in
// "Meridian Date".
type modelName struct {
	before string // the word before it; "" if there is none
	word   string // "" if no model is named
	shown  string // the photo's model in its place: "f2"; "" if it has none
}

// findOtherModel returns the model that a description names and the photo does not show. Words are the description's, shown
// those for the product in the photo. It returns the zero value if there is none.
//
// A number contradicts the number that the photo's product has in its place: "Pace 3" the "Pace 2", "FM3" the "FM2". Another
// word names a model only if a listing that is not of the photo's product has it beside the same word of the name.
func findOtherModel(words, shown []token, listings []Listing) (found modelName) {
	names(words, func(run []token) {
		for i := range run {
			if found.word != "" {
				return
			}
			if m := (modelName{word: run[i].text}); !hasToken(shown, m.word) || run[i].digits > 0 {
				if i > 0 {
					m.before = run[i-1].text
				}
				after := ""
				if i+1 < len(run) {
					after = run[i+1].text
				}
				if isModelToken(run, i) && m.replaces(run, shown) || isNewName(run[i], shown) && m.isOfAListing(after, shown, listings) {
					found = m
				}
			}
		}
	})
	return found
}

// isModelToken reports whether the i-th token may be the number of a model: not a quantity with a unit, a year or a part of
// a computer.
func isModelToken(tokens []token, i int) bool {
	t := tokens[i]
	n := len(t.text)
	if t.digits == 0 || strings.Contains(t.text, ".") || isComponent(t.text) || n == 4 && int(t.digits) == n && (t.text[:2] == "19" || t.text[:2] == "20") {
		return false
	}
	unit := strings.TrimLeft(t.text, "0123456789")
	if unit == "" && i+1 < len(tokens) {
		unit = tokens[i+1].text
	}
	_, isUnit := units[unit]
	return !t.inches && (!isUnit || isLetter(t.text[0]))
}

// replaces reports whether the photo's product has another model in the place of m, and sets m.shown.
func (m *modelName) replaces(run, shown []token) bool {
	isFamily := m.before != "" && !hasDigit(m.before) && len(m.before) > 1 && rolesOf(m.before)&^(productNoun|pairNoun) == 0 && lexicon[m.before].facet == noFacet
	letters := strings.TrimRight(m.word, "0123456789")
	if hasDigit(letters) { // "d18x"
		letters = letters[:strings.IndexAny(letters, "0123456789")]
	}
	for j := range shown {
		s := shown[j].text
		if !isModelToken(shown, j) || s == m.word || hasToken(run, s) {
			continue
		}
		isInPlace := isFamily && j > 0 && wordSimilarity(shown[j-1].text, m.before) >= sameName
		isSameSeries := letters != "" && strings.HasPrefix(s, letters) && len(s) > len(letters) && isDigit(s[len(letters)])
		if isInPlace || isSameSeries {
			m.shown = s
			return !m.isIn(shown)
		}
	}
	return false
}

// isNewName reports whether a word may be of a name or an edition, and the photo's product does not have it.
func isNewName(t token, shown []token) bool {
	return t.digits == 0 && (isName(t) || lexicon[t.text].facet == edition) && !isNamedIn(t, shown)
}

// isOfAListing reports whether a listing has the word of m, at the beginning of its title, beside the same word of the photo's
// product, and no listing of the photo's product has it.
func (m *modelName) isOfAListing(after string, shown []token, listings []Listing) (isOf bool) {
	const maxName = 6 // words
	for i := range listings {
		title := tokenize(nil, 0, truncate(listings[i].Title, maxTitleBytes))
		at := slices.IndexFunc(title[:min(len(title), maxName)], func(t token) bool { return wordSimilarity(t.text, m.word) >= sameName })
		if at < 0 {
			continue
		}
		if listings[i].PictureMatch > minPictureMatch {
			return false
		}
		isBeside := at > 0 && title[at-1].text == m.before && hasToken(shown, m.before) ||
			at+1 < len(title) && title[at+1].text == after && hasToken(shown, after)
		isOf = isOf || isBeside && !slices.ContainsFunc(title, func(t token) bool { return rolesOf(t.text)&forWord != 0 })
	}
	return isOf
}

// isIn reports whether the tokens name the model. A number alone names it only after the same word.
func (m *modelName) isIn(tokens []token) bool {
	isNumber := countDigits(m.word) == len(m.word)
	for i, t := range tokens {
		isWord := t.text == m.word || !hasDigit(m.word) && wordSimilarity(t.text, m.word) >= sameName || i+1 < len(tokens) && t.text+tokens[i+1].text == m.word
		if isWord && (!isNumber || i > 0 && wordSimilarity(tokens[i-1].text, m.before) >= sameName) {
			return true
		}
	}
	return false
}

// titleOf returns the words of the photo's product that are no model and no variant: "halden film camera".
func (m *modelName) titleOf(shown []token) string {
	var kept []string
	for _, t := range withoutIncluded(shown) {
		if isName(t) && t.text != m.shown && !slices.Contains(kept, t.text) {
			kept = append(kept, t.text)
		}
	}
	return strings.Join(kept, " ")
}
