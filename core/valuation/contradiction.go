package valuation

import (
	"slices"

	"loupe/core/text"
)

// If the description contradicts the photo, the product that the listings confirm is valued. The values were set by hand,
// because the benchmark sets have no photos.
const (
	contradictionFactor = 0.5 // on every probability
	minConfirmation     = 0.5 // lowest probability of the best listing that confirms a product

	minModelConfirmation = 0.2 // the same for a listing that names the described model
)

const lessCertain = "The result is less certain than usual; correct the description or the photo to be sure."

// contradicts reports whether Appraise found that the item's description contradicts its photo.
func contradicts(item *Item) bool { return item.contradicted }

// resolveContradiction changes the item and the listings to those to appraise, and returns the reason to state first, "" if
// the description and the photo agree. If the description names another product or another model than the photo shows, the
// one that listings confirm is valued: of another product the photo's before the described one, of another model the described
// one before the photo's. confirmed is false if listings confirm neither; then there is no value.
func resolveContradiction(item *Item, listings *[]Listing) (contradiction string, confirmed bool) {
	if item.Title == "" || item.Description == "" {
		return "", true
	}
	item.read()
	shown := readShown(item)
	model := findOtherModel(item.said.words, shown, *listings)
	isModel := model.word != ""
	if !isModel && !namesAnotherProduct(item.said.words, shown, *listings) {
		return "", true
	}
	title, what := item.Title, "product"
	if isModel {
		what = "model"
	}
	contradiction = "The description “" + text.Excerpt(item.Description, maxExcerpt) + "” names another " + what + " than the photo shows, “" +
		text.Excerpt(title, maxExcerpt) + "”. "
	item.contradicted = true
	inPhoto, all := *item, *listings
	for _, described := range [...]bool{isModel, !isModel} {
		*item, *listings = inPhoto, all
		needed, valued := minConfirmation, "The product in the photo was valued. "
		if item.onlyShown = !described; described {
			*listings = withoutPictures(all)
			item.Title, item.Model, item.Attributes = "", "", nil
			valued = "The described " + what + " was valued, because listings match it. "
			if isModel {
				item.model, item.Title, needed = &model, model.titleOf(shown), minModelConfirmation
			} else {
				item.Brand, item.Category = "", ""
			}
		}
		if confirmation(*item, *listings) >= needed*contradictionFactor {
			return contradiction + valued + lessCertain, true
		}
	}
	return contradiction + "Listings confirm neither, so no value could be estimated. Correct the description or the photo.", false
}

// withoutPictures returns the listings without what an image search and the pictures say.
func withoutPictures(listings []Listing) []Listing {
	listings = slices.Clone(listings)
	for i := range listings {
		listings[i].PictureMatch, listings[i].VisualRank = 0, 0
	}
	return listings
}

// confirmation returns the highest probability of a listing being the item.
func confirmation(item Item, listings []Listing) (p float64) {
	candidates, _, _ := judge(item, listings)
	for i := range candidates {
		p = max(p, candidates[i].probability)
	}
	return p
}

// readShown returns the words for the product in the photo, those of its name first.
func readShown(item *Item) (shown []token) {
	for _, s := range [...]string{item.Title, item.Model, item.Brand, item.Category} {
		shown = tokenize(shown, 0, truncate(s, maxTitleBytes))
	}
	for _, s := range item.Attributes[:min(len(item.Attributes), maxTokens)] {
		shown = tokenize(shown, 0, truncate(s, maxTitleBytes))
	}
	return shown
}

// maxNameOnly is how many words a description may have that names a product by its words alone. In a longer one, words in a
// row are more often part of a sentence.
const maxNameOnly = 6

// nounReach is how many of a description's names are searched for the noun of its product. Later nouns are those of other things.
const nounReach = 6

// namesAnotherProduct reports whether the description names a product and nothing of what the photo shows: "microsoft
// office" for a photo of a camera. A listing that has words of both shows that they go together, unless they name different
// kinds of products. A description names a product by a product noun, by a brand or a model number of a listing, or, if it is
// short, by two words in a row that begin with capital letters, as names do.
func namesAnotherProduct(words, shown []token, listings []Listing) bool {
	names, several := readNames(words)
	namesProduct := several && len(words) <= maxNameOnly
	kind, shownKind := nounOf(names[:min(len(names), nounReach)]), nounOf(shown)
	if kind > 0 && (kind == shownKind || isBuiltIn(kind, shownKind)) {
		return false
	}
	areKinds := kind > 0 && shownKind > 0
	if shares, _ := sharesBrand(words, shown); shares || shareName(names, shown) {
		return false
	}
	namesProduct = namesProduct || areKinds
	for i := range listings {
		title := titleTokens(listings[i].Title)
		brand := titleTokens(listings[i].Brand)
		isBrand := shareName(names, brand)
		if (isBrand || shareName(names, title)) && !areKinds && shareName(title, shown) {
			return false
		}
		namesProduct = namesProduct || isBrand
		for k := range names {
			namesProduct = namesProduct || names[k].digits > 1 && hasToken(title, names[k].text)
		}
	}
	return namesProduct
}

// isBuiltIn reports whether products of one kind are parts of those of another: a phone has a camera. Kinds are lines of
// productNouns.
func isBuiltIn(part, product uint8) bool {
	for _, builtIn := range [...]struct{ part, product string }{{"camera", "phone"}, {"camera", "tablet"}, {"camera", "laptop"}, {"camera", "drone"}} {
		if part == wordMeanings[builtIn.part].noun && product == wordMeanings[builtIn.product].noun {
			return true
		}
	}
	return false
}

// nextNames returns the next run of a description's words, from an index on, that may name the product: those of a clause
// before a phrase such as "with a case", "from my uncle" or "not". A clause that says what is missing or included, what the
// product resembles, how it is delivered, or what else the seller has, names no product. next is the index of the next clause.
func nextNames(words []token, from int) (run []token, next int) {
	var roles role
	end := from
	for next = from; next < len(words) && (next == from || !words[next].startsClause); next++ {
		if roles&sellWord == 0 || !isListed(words[next].text, possessives) { // "selling my Halden"
			roles |= rolesOf(words[next].text)
		}
		if roles&endsNames == 0 {
			end = next + 1
		}
	}
	if roles&(lackWord|resemblance|dealWord|included) != 0 || roles&sellerWord != 0 && roles&sellWord == 0 {
		end = from
	}
	return words[from:end], next
}

const possessives = " my mein meine meinen mon ma mes mi mis mio mia meu minha mijn "

// endsNames are the roles of words that begin a phrase without the product's name.
const endsNames = phraseStart | withWord | denial | withoutWord | forWord

// readNames returns the words of a description that may be of a product's name. several reports whether two of them that begin
// with capital letters, or one and a model number such as "M3" or "AE-1", stand in a row.
func readNames(words []token) (found []token, several bool) {
	for run, next := nextNames(words, 0); next > 0; run, next = nextNames(words, next) {
		for i := range run {
			t := &run[i]
			if isName(t) {
				found = append(found, *t)
			}
			isModel := isLetter(t.text[0]) && (t.digits > 0 || i+1 < len(run) && run[i+1].joined && run[i+1].digits > 0)
			several = several || i > 0 && isName(&run[i-1]) && (isName(t) && t.capital && run[i-1].capital || isModel)
		}
		if next == len(words) {
			break
		}
	}
	return found, several
}

// isName reports whether a word may be part of a product's name: not a number, a measure, a colour or a word of state.
func isName(t *token) bool {
	meaning := wordMeanings[t.text]
	if len(t.text) < 3 || int(t.digits) == len(t.text) || meaning.count > 1 || meaning.roles&^(productNoun|pairNoun|pairPiece) != 0 {
		return false
	}
	isMeasure := t.digits > 0 && isDigit(t.text[0]) // "35mm"
	return !isMeasure && (meaning.noun > 0 || lexicon[t.text].facet == noFacet)
}

// nounOf returns the line of productNouns of the first product noun, 0 if there is none. The noun may be the end of a
// compound: "armbanduhr".
func nounOf(tokens []token) uint8 {
	const minEnd = 5 // letters
	for _, t := range tokens {
		line := wordMeanings[t.text].noun
		for start := 1; line == 0 && rolesOf(t.text) == 0 && start <= len(t.text)-minEnd; start++ {
			line = wordMeanings[t.text[start:]].noun
		}
		if line > 0 {
			return line
		}
	}
	return 0
}

// sameName is the lowest similarity of two spellings of a name. Abbreviations are less similar, because "with" is one of
// "wristwatch".
const sameName = 0.8

// isNamedIn reports whether one of the tokens is the word, its plural or another spelling of it.
func isNamedIn(word string, tokens []token) bool { return indexOfName(tokens, word) >= 0 }

// indexOfName returns the index of the first token that is the word, its plural or another spelling of it; -1 if none is.
func indexOfName(tokens []token, word string) int {
	for i := range tokens {
		if wordSimilarity(word, tokens[i].text) >= sameName {
			return i
		}
	}
	return -1
}

// sharesBrand reports whether the others have one of the tokens that may be a brand: a name that is not a product noun. hasBrand
// reports whether there is such a token.
func sharesBrand(tokens, others []token) (shares, hasBrand bool) {
	for i := range tokens {
		if t := &tokens[i]; isName(t) && wordMeanings[t.text].noun == 0 {
			if hasBrand = true; isNamedIn(t.text, others) {
				return true, true
			}
		}
	}
	return false, hasBrand
}

// shareName reports whether one of the tokens is a name that the others have.
func shareName(tokens, others []token) bool {
	for i := range tokens {
		if isName(&tokens[i]) && isNamedIn(tokens[i].text, others) {
			return true
		}
	}
	return false
}
