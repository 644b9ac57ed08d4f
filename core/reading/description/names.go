package description

import (
	"loupe/core/reading/lexicon"
)

// maxNameOnly is how many words a description may have that names a product by its words alone. In a longer one, words in a
// row are more often part of a sentence.
const maxNameOnly = 6

// nounReach is how many of a description's names are searched for the noun of its product. Later nouns are those of other things.
const nounReach = 6

// namesAnotherProduct reports whether the description names a product and nothing of what the photo shows: "microsoft
// office" for a photo of a camera. A listing that has words of both shows that they go together, unless they name different
// kinds of products. A description names a product by a product noun, by a brand or a model number of a listing, or, if it is
// short, by two words in a row that begin with capital letters, as names do.
func namesAnotherProduct(words, shown []lexicon.Token, listings []Title) bool {
	names, several := recogniseNames(words)
	namesProduct := several && len(words) <= maxNameOnly
	kind, shownKind := nounOf(names[:min(len(names), nounReach)]), nounOf(shown)
	if kind > 0 && (kind == shownKind || isBuiltIn(kind, shownKind)) {
		return false
	}
	areKinds := kind > 0 && shownKind > 0
	if shares, _ := SharesBrand(words, shown); shares || shareName(names, shown) {
		return false
	}
	namesProduct = namesProduct || areKinds
	for i := range listings {
		title := lexicon.TokenizeTitle(listings[i].Title)
		brand := lexicon.TokenizeTitle(listings[i].Brand)
		isBrand := shareName(names, brand)
		if (isBrand || shareName(names, title)) && !areKinds && shareName(title, shown) {
			return false
		}
		namesProduct = namesProduct || isBrand
		for k := range names {
			namesProduct = namesProduct || names[k].Digits > 1 && lexicon.HasToken(title, names[k].Text)
		}
	}
	return namesProduct
}

// isBuiltIn reports whether products of one kind are parts of those of another: a phone has a camera and software.
func isBuiltIn(part, product uint8) bool {
	isComputer := product == kindPhone || product == kindTablet || product == kindLaptop
	return isComputer && (part == kindCamera || part == kindSoftware)
}

// nextNames returns the next run of a description's words, from an index on, that may name the product: those of a clause
// before a phrase such as "with a case", "from my uncle" or "not". A clause that says what is missing or included, what the
// product resembles, how it is delivered, or what else the seller has, names no product. next is the index of the next clause.
func nextNames(words []lexicon.Token, from int) (run []lexicon.Token, next int) {
	var all classes
	end := from
	for next = from; next < len(words) && (next == from || !words[next].StartsClause); next++ {
		its := classesOf(words[next].Text)
		isLetter := len(words[next].Text) == 1                     // "and" in one language, "I" in another
		isOfSeller := all.has(of(wordSell)) && its.has(of(wordMy)) // "selling my Halden"
		if !isLetter && !isOfSeller {
			all = all.or(its)
		}
		if !all.has(endsNames) {
			end = next + 1
		}
	}
	if all.has(of(wordLacks).with(wordResembles).with(wordDeal).with(wordIncluded)) || all.has(of(wordSeller)) && !all.has(of(wordSell)) {
		end = from
	}
	return words[from:end], next
}

// endsNames are the classes of words that begin a phrase without the product's name.
var endsNames = setOf(wordPhrase, wordBought, wordAnd, wordWith, wordNot, wordWithout, wordFor)

// recogniseNames returns the words of a description that may be of a product's name. several reports whether two of them that begin
// with capital letters, or one and a model number such as "M3" or "AE-1", stand in a row.
func recogniseNames(words []lexicon.Token) (found []lexicon.Token, several bool) {
	for run, next := nextNames(words, 0); next > 0; run, next = nextNames(words, next) {
		for i := range run {
			t := &run[i]
			if IsName(t) {
				found = append(found, *t)
			}
			isModel := lexicon.IsLetter(t.Text[0]) && (t.Digits > 0 || i+1 < len(run) && run[i+1].Joined && run[i+1].Digits > 0)
			several = several || i > 0 && IsName(&run[i-1]) && (t.Capital && run[i-1].Capital || isModel)
		}
		if next == len(words) {
			break
		}
	}
	return found, several
}

// common are the classes of words that are no names.
var common = setOf(wordDamage, wordDamageBeside, wordFault, wordPart, wordMain, wordComponent, wordSmall, wordStrap, wordLens, wordBody, wordPackaging, wordMaterial,
	wordSpare, wordDegree, wordLink, wordAnd, wordWith, wordNot, wordNotAfter, wordNotBefore, wordWithout, wordFree, wordMended, wordBut, wordWorks,
	wordWorksBeside, wordMaybe, wordNeed, wordAdverb, wordOnly, wordEmpty, wordLacks, wordIncluded, wordIs, wordFor, wordSingle, wordSide, wordPair,
	wordDozen, wordHalf, wordLot, wordOf, wordQuantity, wordUnit, wordTime, wordCompatible, wordResembles, wordSize, wordAlso, wordSet,
	wordEach, wordDeal, wordSeller, wordSell, wordPlain, wordPhrase)

// IsName reports whether a word may be part of a product's name: not a number, a measure, a colour or a word of state.
func IsName(t *lexicon.Token) bool {
	meaning := wordMeaning(t.Text)
	if len(t.Text) < 3 || int(t.Digits) == len(t.Text) || meaning.number > 1 || meaning.classes.has(common) {
		return false
	}
	isMeasure := t.Digits > 0 && lexicon.IsDigit(t.Text[0]) // "35mm"
	return !isMeasure && (meaning.kind > 0 || lexicon.MeaningOf(t.Text).Facet == lexicon.NoFacet)
}

// nounOf returns the kind of the first product noun; 0 if there is none. The noun may be the end of a compound: "armbanduhr".
func nounOf(tokens []lexicon.Token) uint8 {
	const minEnd = 5 // letters
	for _, t := range tokens {
		kind := wordMeaning(t.Text).kind
		for start := 1; kind == 0 && classesOf(t.Text) == (classes{}) && start <= len(t.Text)-minEnd; start++ {
			kind = wordMeaning(t.Text[start:]).kind
		}
		if kind > 0 {
			return kind
		}
	}
	return 0
}

// sameName is the lowest similarity of two spellings of a name.
const sameName = 0.8

// isNamedIn reports whether one of the tokens is the word, its plural or another spelling of it.
func isNamedIn(word string, tokens []lexicon.Token) bool { return indexOfName(tokens, word) >= 0 }

// indexOfName returns the index of the first token that is the word, its plural or another spelling of it; -1 if none is.
func indexOfName(tokens []lexicon.Token, word string) int {
	for i := range tokens {
		if lexicon.Similarity(word, tokens[i].Text) >= sameName {
			return i
		}
	}
	return -1
}

// SharesBrand reports whether the others have one of the tokens that may be a brand: a name that is not a product noun. hasBrand
// reports whether there is such a token.
func SharesBrand(tokens, others []lexicon.Token) (shares, hasBrand bool) {
	for i := range tokens {
		if t := &tokens[i]; IsName(t) && wordMeaning(t.Text).kind == 0 {
			if hasBrand = true; isNamedIn(t.Text, others) {
				return true, true
			}
		}
	}
	return false, hasBrand
}

// shareName reports whether one of the tokens is a name that the others have.
func shareName(tokens, others []lexicon.Token) bool {
	for i := range tokens {
		if IsName(&tokens[i]) && isNamedIn(tokens[i].Text, others) {
			return true
		}
	}
	return false
}

// Contradiction compares the description with the product in the photo, using the titles of listings. It returns the other model that the
// description names. If it names another product altogether, model is the zero value and contradicts is true. Shown are words for the
// product in the photo, those of its name first.
func (r *Claims) Contradiction(shown []lexicon.Token, listings []Title) (model Model, contradicts bool) {
	if model = findOtherModel(r.Words, shown, listings); model.IsNamed() {
		return model, true
	}
	return Model{}, namesAnotherProduct(r.Words, shown, listings)
}
