package description

import (
	"slices"
	"strings"

	"loupe/core/reading/lexicon"
)

// Model is a word that tells a product from others of its maker: "f3" in "Halden F3", "3" in "Pace 3", "date" in
// "Meridian Date".
type Model struct {
	before string // the word before it; "" if there is none
	word   string // "" if no model is named
	shown  string // the photo's model in its place: "f2"; "" if it has none
}

// findOtherModel returns the model that a description names and the photo does not show. Words are the description's, shown
// those for the product in the photo. It returns the zero value if there is none.
//
// A number contradicts the number that the photo's product has in its place: "Pace 3" the "Pace 2", "256GB" the "128GB". Another
// word names a model only if a listing that is not of the photo's product has it beside the same word of the name.
func findOtherModel(words, shown []lexicon.Token, listings []Title) (m Model) {
	titles := make([][]lexicon.Token, len(listings)) // isOfAListing reads them when it needs them
	for from := 0; from < len(words); {
		var run []lexicon.Token
		run, from = nextNames(words, from)
		for i := range run {
			t := &run[i]
			m = Model{word: t.Text}
			if i > 0 {
				m.before = run[i-1].Text
			}
			isStorage := propertyAt(run, i) == ofStorage
			if isStorage {
				isStorage, _ = compareProperty(ofStorage, run, i, shown)
			}
			switch {
			case isStorage && lexicon.CountDigits(t.Text) == len(t.Text): // "256 GB"
				m.word += run[i+1].Text
			case t.Joined && len(m.before) == 1 && lexicon.IsLetter(m.before[0]): // "F-3"
				m.word, m.before = m.before+m.word, ""
			}
			if isStorage || isModelToken(run, i) && m.replaces(words, shown) || isNewName(t, shown) && m.isOfAListing(shown, listings, titles) && !lexicon.HasToken(words, m.shown) {
				return m
			}
		}
	}
	return Model{}
}

// isModelToken reports whether the i-th token may be the number of a model: not a quantity with a unit, an amount or a year.
func isModelToken(tokens []lexicon.Token, i int) bool {
	t := &tokens[i]
	number := leadingNumber(t.Text)
	unit := t.Text[number:]
	if unit == "" && i+1 < len(tokens) {
		unit = tokens[i+1].Text
	}
	_, isUnit := lexicon.UnitOf(unit)
	return t.Digits > 0 && !t.Inches && !(isUnit && number > 0) && !strings.Contains(t.Text, ".") && !isYear(t.Text)
}

// leadingNumber returns the length of the number at the beginning of a word.
func leadingNumber(word string) (n int) {
	for n < len(word) && !lexicon.IsLetter(word[n]) {
		n++
	}
	return n
}

// isYear reports whether a word is a year of the 20th or 21st century.
func isYear(word string) bool {
	return len(word) == 4 && lexicon.CountDigits(word) == 4 && (word[:2] == "19" || word[:2] == "20")
}

// replaces reports whether the product in the photo has another model where the description has m, and the description does not name that
// one as well. It sets m.shown to it.
func (m *Model) replaces(words, shown []lexicon.Token) bool {
	letters := 0
	for letters < len(m.word) && lexicon.IsLetter(m.word[letters]) {
		letters++
	}
	isFamily := m.before != "" && mayBeFamily(m.before, of(wordPlain)) // also "Series 3"
	for j := range shown {
		s := shown[j].Text
		if !isModelToken(shown, j) || lexicon.HasToken(words, s) || s == m.word {
			continue
		}
		isInPlace := j > 0 && (isFamily && lexicon.Similarity(shown[j-1].Text, m.before) >= sameName || m.isOtherName(&shown[j-1], words, shown))
		isSameSeries := letters > 0 && letters < len(s) && s[:letters] == m.word[:letters] && lexicon.IsDigit(s[letters])
		if isInPlace || isSameSeries {
			m.shown = s
			return !m.IsIn(shown)
		}
	}
	return false
}

// isOtherName reports whether the name before the model's number replaces the one before the number in the photo's name: "Partybox" of
// "JBL Partybox 310" the "Flip" of "JBL Flip 5". In a longer description, or without the brand, the number is seldom a model's.
func (m *Model) isOtherName(before *lexicon.Token, words, shown []lexicon.Token) bool {
	shares, _ := SharesBrand(words, shown)
	return shares && len(words) <= maxNameOnly && mayBeSeries(m.before) && mayBeSeries(before.Text) && !isNamedIn(m.before, shown) && !isNamedIn(before.Text, words)
}

// isNewName reports whether a word may be of a name or an edition, and the photo's product does not have it. "Uno" and "Grande"
// are names, too, if a listing says so.
func isNewName(t *lexicon.Token, shown []lexicon.Token) bool {
	mayBe := IsName(t) || lexicon.MeaningOf(t.Text).Facet == lexicon.Edition || len(t.Text) > 2 && classesOf(t.Text).has(of(wordLink).with(wordDegree).with(wordPlain)) && lexicon.MeaningOf(t.Text).Facet != lexicon.StopWord
	return t.Digits == 0 && mayBe && !isNamedIn(t.Text, shown)
}

// isOfAListing reports whether a listing's title begins with a name of the photo's product and m.word after it, and no listing of the
// photo's product has m.word. A word that may be no name counts only if the description has it after the same name. If the word takes the
// place of a name, m.shown is that name.
func (m *Model) isOfAListing(shown []lexicon.Token, listings []Title, titles [][]lexicon.Token) (isOf bool) {
	const maxName = 5 // words
	for i := range listings {
		if titles[i] == nil {
			titles[i] = lexicon.TokenizeTitle(listings[i].Title)
		}
		title := titles[i]
		at := slices.IndexFunc(title[:min(len(title), maxName)], func(t lexicon.Token) bool { return t.Text == m.word })
		if at < 0 {
			continue
		}
		if listings[i].IsPictured {
			return false
		}
		if at == 0 {
			continue
		}
		before := &title[at-1]
		inShown := indexOfName(shown, before.Text)
		isFamily := mayBeFamily(before.Text, classes{})
		if inShown >= 0 && (before.Text == m.before && (before.Digits > 0 || isFamily) || isFamily && IsName(&title[at])) {
			isOf = true
			if next := inShown + 1; next < len(shown) && IsName(&shown[next]) && wordMeaning(shown[next].Text).kind == 0 && !lexicon.HasToken(title, shown[next].Text) {
				m.shown = shown[next].Text
			}
		}
	}
	return isOf
}

// mayBeFamily reports whether a word may be the name before a model: "pace" in "Pace 3", "td" in "TD 60". A word of the classes in also
// may be one, too.
func mayBeFamily(word string, also classes) bool {
	return len(word) > 1 && lexicon.CountDigits(word) < len(word) && !classesOf(word).has(common.without(also)) && lexicon.MeaningOf(word).Facet == lexicon.NoFacet
}

// mayBeSeries reports whether a word may be the name before a number that other products of the maker have, too: also "series" and "ultra".
func mayBeSeries(word string) bool {
	return mayBeFamily(word, of(wordPlain)) || lexicon.MeaningOf(word).Facet == lexicon.Edition
}

// IsIn reports whether the tokens name the model. A model after a word such as "for" does not count: the offer is an accessory. A
// number alone names it only after the same word.
func (m *Model) IsIn(tokens []lexicon.Token) bool {
	isNumber := lexicon.CountDigits(m.word) == len(m.word)
	for i, t := range tokens {
		if i > 0 && classesOf(t.Text).has(of(wordFor)) {
			return false
		}
		isWord := t.Text == m.word || !lexicon.HasDigit(m.word) && lexicon.Similarity(t.Text, m.word) >= sameName || i+1 < len(tokens) && t.Text+tokens[i+1].Text == m.word
		if isWord && (!isNumber || i > 0 && lexicon.Similarity(tokens[i-1].Text, m.before) >= sameName) {
			return true
		}
	}
	return false
}

// TitleOf returns the words of the photo's product that are no model and no variant: "halden film camera".
func (m *Model) TitleOf(shown []lexicon.Token) string {
	var kept []lexicon.Token
	for _, t := range withoutIncluded(shown) {
		if t.Digits == 0 && t.Text != m.shown && lexicon.MeaningOf(t.Text).Facet == lexicon.NoFacet && !classesOf(t.Text).has(of(wordPart).with(wordMain)) && !lexicon.HasToken(kept, t.Text) {
			kept = append(kept, t)
		}
	}
	return joinTexts(kept)
}

// IsNamed reports whether m is a model, not the zero value.
func (m *Model) IsNamed() bool { return m.word != "" }

// joinTexts returns the words of the tokens, separated by spaces.
func joinTexts(tokens []lexicon.Token) string {
	var words []string
	for i := range tokens {
		words = append(words, tokens[i].Text)
	}
	return strings.Join(words, " ")
}
