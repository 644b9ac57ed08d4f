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
// A number contradicts the number that the photo's product has in its place: "Pace 3" the "Pace 2", "256GB" the "128GB". Another
// word names a model only if a listing that is not of the photo's product has it beside the same word of the name.
func findOtherModel(words, shown []token, listings []Listing) (m modelName) {
	titles := make([][]token, len(listings)) // isOfAListing reads them when it needs them
	for from := 0; from < len(words); {
		var run []token
		run, from = nextNames(words, from)
		for i := range run {
			t := &run[i]
			m = modelName{word: t.text}
			if i > 0 {
				m.before = run[i-1].text
			}
			isStorage := propertyAt(run, i) == ofStorage
			if isStorage {
				isStorage, _ = compareProperty(ofStorage, run, i, shown)
			}
			isAperture := i > 1 && run[i-2].digits > 0 // "50mm f/2"
			switch {
			case isStorage && countDigits(t.text) == len(t.text): // "256 GB"
				m.word += run[i+1].text
			case t.joined && len(m.before) == 1 && isLetter(m.before[0]) && !isAperture: // "F-3"
				m.word, m.before = m.before+m.word, ""
			}
			if i+1 < len(run) && rolesOf(run[i+1].text)&(mainPart|smallPart|strapWord|lensWord|packagingPart) != 0 { // "F3 lens"
				continue
			}
			if isStorage || isModelToken(run, i) && m.replaces(words, shown) || isNewName(t, shown) && m.isOfAListing(shown, listings, titles) && !hasToken(words, m.shown) {
				return m
			}
		}
	}
	return modelName{}
}

// isModelToken reports whether the i-th token may be the number of a model: not a quantity with a unit, an amount or a year.
func isModelToken(tokens []token, i int) bool {
	t := &tokens[i]
	number := leadingNumber(t.text)
	unit := t.text[number:]
	if unit == "" && i+1 < len(tokens) {
		unit = tokens[i+1].text
	}
	_, isUnit := units[unit]
	return t.digits > 0 && !t.inches && !(isUnit && number > 0) && !strings.Contains(t.text, ".") && !isYear(t.text)
}

// leadingNumber returns the length of the number at the beginning of a word.
func leadingNumber(word string) (n int) {
	for n < len(word) && !isLetter(word[n]) {
		n++
	}
	return n
}

// isYear reports whether a word is a year of the 20th or 21st century.
func isYear(word string) bool {
	return len(word) == 4 && countDigits(word) == 4 && (word[:2] == "19" || word[:2] == "20")
}

// replaces reports whether the photo's product has another model in the place of m, which the description does not name, too.
// It sets m.shown.
func (m *modelName) replaces(words, shown []token) bool {
	letters := 0
	for letters < len(m.word) && isLetter(m.word[letters]) {
		letters++
	}
	isFamily := m.before != "" && mayBeFamily(m.before, stateWord) // also "Series 3"
	for j := range shown {
		s := shown[j].text
		if !isModelToken(shown, j) || hasToken(words, s) || s == m.word {
			continue
		}
		isInPlace := isFamily && j > 0 && wordSimilarity(shown[j-1].text, m.before) >= sameName
		isSameSeries := letters > 0 && letters < len(s) && s[:letters] == m.word[:letters] && isDigit(s[letters])
		if isInPlace || isSameSeries {
			m.shown = s
			return !m.isIn(shown)
		}
	}
	return false
}

// isNewName reports whether a word may be of a name or an edition, and the photo's product does not have it. "Uno" and "Grande"
// are names, too, if a listing says so.
func isNewName(t *token, shown []token) bool {
	mayBe := isName(t) || lexicon[t.text].facet == edition || len(t.text) > 2 && rolesOf(t.text)&(link|degree|stateWord) != 0 && lexicon[t.text].facet != stopWord
	return t.digits == 0 && mayBe && !isNamedIn(t.text, shown)
}

// isOfAListing reports whether a listing has the word of m, at the beginning of its title, after a name of the photo's product,
// and no listing of the photo's product has it. If it replaces such a name, it sets m.shown. A word that is no name counts only
// if the description has it after the same name.
func (m *modelName) isOfAListing(shown []token, listings []Listing, titles [][]token) (isOf bool) {
	const maxName = 5 // words
	for i := range listings {
		if titles[i] == nil {
			titles[i] = titleTokens(listings[i].Title)
		}
		title := titles[i]
		at := slices.IndexFunc(title[:min(len(title), maxName)], func(t token) bool { return t.text == m.word })
		if at < 0 {
			continue
		}
		if listings[i].PictureMatch > minPictureMatch {
			return false
		}
		if at == 0 || hasRole(title, forWord) {
			continue
		}
		before := &title[at-1]
		inShown := indexOfName(shown, before.text)
		isFamily := mayBeFamily(before.text, 0)
		if inShown >= 0 && (before.text == m.before && (before.digits > 0 || isFamily) || isFamily && isName(&title[at])) {
			isOf = true
			if next := inShown + 1; next < len(shown) && isName(&shown[next]) && wordMeanings[shown[next].text].noun == 0 && !hasToken(title, shown[next].text) {
				m.shown = shown[next].text
			}
		}
	}
	return isOf
}

// mayBeFamily reports whether a word may be the name before a model: "pace" in "Pace 3", "td" in "TD 60". Words with the roles
// are names, too.
func mayBeFamily(word string, roles role) bool {
	return len(word) > 1 && countDigits(word) < len(word) && rolesOf(word)&^(productNoun|pairNoun|roles) == 0 && lexicon[word].facet == noFacet
}

// isIn reports whether the tokens name the model, other than as what an accessory is for. A number alone names it only after
// the same word.
func (m *modelName) isIn(tokens []token) bool {
	isNumber := countDigits(m.word) == len(m.word)
	for i, t := range tokens {
		if i > 0 && rolesOf(t.text)&forWord != 0 {
			return false
		}
		isWord := t.text == m.word || !hasDigit(m.word) && wordSimilarity(t.text, m.word) >= sameName || i+1 < len(tokens) && t.text+tokens[i+1].text == m.word
		if isWord && (!isNumber || i > 0 && wordSimilarity(tokens[i-1].text, m.before) >= sameName) {
			return true
		}
	}
	return false
}

// titleOf returns the words of the photo's product that are no model and no variant: "halden film camera".
func (m *modelName) titleOf(shown []token) string {
	var kept []token
	for _, t := range withoutIncluded(shown) {
		if t.digits == 0 && t.text != m.shown && lexicon[t.text].facet == noFacet && rolesOf(t.text)&damagedPart == 0 && !hasToken(kept, t.text) {
			kept = append(kept, t)
		}
	}
	return joinTexts(kept)
}
