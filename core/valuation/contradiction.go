package valuation

import (
	"slices"

	"loupe/core/text"
)

// If the description contradicts the photo, the product that the listings confirm is valued: the photo's, else the
// described one. The values were set by hand, because the benchmark sets have no photos.
const (
	contradictionFactor = 0.5 // on every probability
	minConfirmation     = 0.5 // lowest probability of the best listing that confirms a product
)

const lessCertain = "The result is less certain than usual; correct the description or the photo to be sure."

// contradicts reports whether Appraise found that the item's description contradicts its photo.
func contradicts(item *Item) bool { return item.contradicted }

// resolveContradiction returns the item and the listings to appraise. If the description names another product than the
// photo shows, they are those of the product that listings confirm, and contradiction is the reason to state first.
// confirmed is false if listings confirm neither; then there is no value.
func resolveContradiction(item Item, listings []Listing) (_ Item, _ []Listing, contradiction string, confirmed bool) {
	if item.Title == "" || item.Description == "" || !namesAnotherProduct(&item, listings) {
		return item, listings, "", true
	}
	contradiction = "The description “" + text.Excerpt(item.Description, maxExcerpt) + "” names another product than the photo shows, “" +
		text.Excerpt(item.Title, maxExcerpt) + "”. "
	shown := item
	shown.readState()
	shown.Description = ""
	if shown.contradicted = true; confirmation(shown, listings) >= minConfirmation*contradictionFactor {
		return shown, listings, contradiction + "The product in the photo was valued. " + lessCertain, true
	}
	described := Item{
		Description: item.Description, Condition: item.Condition, Defects: item.Defects, Day: item.Day, AskingPrice: item.AskingPrice,
		contradicted: true,
	}
	withoutPictures := slices.Clone(listings)
	for i := range withoutPictures {
		withoutPictures[i].PictureMatch, withoutPictures[i].VisualRank = 0, 0
	}
	if confirmation(described, withoutPictures) >= minConfirmation*contradictionFactor {
		return described, withoutPictures, contradiction + "The described product was valued, because listings match it and not the photo. " + lessCertain, true
	}
	return shown, listings, contradiction + "Listings confirm neither, so no value could be estimated. Correct the description or the photo.", false
}

// confirmation returns the highest probability of a listing being the item.
func confirmation(item Item, listings []Listing) (p float64) {
	candidates, _, _ := judge(item, listings)
	for i := range candidates {
		p = max(p, candidates[i].probability)
	}
	return p
}

// namesAnotherProduct reports whether the description names a product and nothing of what the photo shows: "microsoft
// office" for a photo of a camera. A listing that has words of both shows that they go together. A description names a
// product by a product noun, by a brand or a model number of a listing, or by two words in a row that may be of a name.
func namesAnotherProduct(item *Item, listings []Listing) bool {
	var shown []token
	for _, s := range [...]string{item.Title, item.Brand, item.Model, item.Category} {
		shown = tokenize(shown, 0, truncate(s, maxTitleBytes))
	}
	for _, s := range item.Attributes[:min(len(item.Attributes), maxTokens)] {
		shown = tokenize(shown, 0, truncate(s, maxTitleBytes))
	}
	description, _, _ := ReadDescription(item.Description)
	names, namesProduct := readNames(description)
	kind := nounOf(names)
	if kind > 0 {
		shownKind := nounOf(shown)
		if kind == shownKind {
			return false
		}
		namesProduct = namesProduct || shownKind > 0
	}
	for _, n := range names {
		if isSimilarToAny(n, shown) {
			return false
		}
	}
	for i := range listings {
		title := tokenize(nil, 0, truncate(listings[i].Title, maxTitleBytes))
		brand := tokenize(nil, 0, truncate(listings[i].Brand, maxTitleBytes))
		isNamed := slices.ContainsFunc(names, func(n token) bool { return isSimilarToAny(n, title) || isSimilarToAny(n, brand) })
		if isNamed && slices.ContainsFunc(title, func(t token) bool { return isName(t) && isSimilarToAny(t, shown) }) {
			return false
		}
		namesProduct = namesProduct || slices.ContainsFunc(names, func(n token) bool {
			return isSimilarToAny(n, brand) || n.digits > 1 && hasToken(title, n.text)
		})
	}
	return namesProduct
}

// readNames returns the words of a description that may be of a product's name. several reports whether two of them
// stand in a row.
func readNames(description string) (names []token, several bool) {
	for _, part := range clauses(truncate(description, maxDescriptionBytes)) {
		inRow := 0
		for _, t := range tokenize(nil, 0, part) {
			if rolesOf(t.text)&(phraseStart|withWord|denial) != 0 {
				break
			}
			if !isName(t) {
				inRow = 0
				continue
			}
			names = append(names, t)
			if inRow++; inRow > 1 {
				several = true
			}
		}
	}
	return names, several
}

// isName reports whether a word may be part of a product's name: not a number, a measure, a colour or a word of state.
func isName(t token) bool {
	if len(t.text) < 3 || int(t.digits) == len(t.text) || rolesOf(t.text)&^productNoun != 0 {
		return false
	}
	isMeasure := t.digits > 0 && isDigit(t.text[0]) // "35mm"
	return !isMeasure && lexicon[t.text].facet == noFacet
}

// nounOf returns the line of productNouns of the first product noun, 0 if there is none. The noun may be the end of a
// compound: "armbanduhr".
func nounOf(tokens []token) uint8 {
	const minEnd = 5 // letters
	for _, t := range tokens {
		line := wordMeanings[t.text].noun
		for start := 1; line == 0 && start <= len(t.text)-minEnd; start++ {
			line = wordMeanings[t.text[start:]].noun
		}
		if line > 0 {
			return line
		}
	}
	return 0
}

func isSimilarToAny(t token, tokens []token) bool {
	return slices.ContainsFunc(tokens, func(other token) bool { return wordSimilarity(t.text, other.text) > 0 })
}
