// Package description recognises what people write about a product: its condition and damage, whether it is genuine, how much of it
// is offered (a part, a lot, one of a pair), and which product, model, size or colour they name. It reads descriptions and the titles
// of listings. It knows no prices: damage has a severity, which package pricing values.
//
// The words are in languages, one file for each language, from which go generate makes languagetable.go; those for conditions are in
// core/market/product/conditions.txt. Parse returns the Claims of a description, and of the photo's title for what the description leaves open:
//
//   - A text is divided into clauses at punctuation (clause.go), and these into units: phrases of the language files, with their classes
//     (unit.go), of all languages.
//   - damage.go finds damage and failures, aside.go what is not about the item's present state, authenticity.go words for copies. denial.go
//     says whether a statement is denied, doubted or mended.
//   - scopeforms.go finds parts and numbers of pieces. It tries the forms of a table at each unit.
//   - names.go, model.go and properties.go compare the description with the product in the photo.
//
// The words that say nothing about the state are left for comparing with listings. docs/VALUATION.md, section 9, has examples.
package description

import (
	"cmp"
	"strings"

	"loupe/core/base/text"
	"loupe/core/market/product"
	"loupe/core/reading/lexicon"
)

// Limits of what is read and returned.
const (
	MaxDefects = 20 // per item
	MaxExcerpt = 80 // characters of a defect

	maxBytes = 2048 // of a description that are parsed
)

// Claims is what the texts about an item say: which product it is, how much of it, and in which state.
type Claims struct {
	reading                       // of the description, or else of the title
	Title       string            // of the product in the photo, without the words for a condition
	InTitle     product.Condition // that the title states
	Words       []lexicon.Token   // of the description, without those that state a condition, damage or the scope
	Difference  string            // a colour, size or year of the description that the title contradicts; "" if there is none
	Differences []Difference      // claims that only the rules or only the model made
}

// reading is what a description says of the item's state, and of how much of it is offered.
type reading struct {
	Condition product.Condition
	Scope     Scope
	Damage    Damage    // a missing part is a defect
	Deviation Deviation // the condition of some of the pieces
	Several   bool      // different products are offered together

	isPricedEach bool // the price is that of each piece, so one piece is offered
}

// Text is a description, with what a model read in it.
type Text struct {
	Description string
	Claims      []product.Claim // nil if no model was asked for them, or if it returned no usable list
	Readers     Readers
}

// Parse reads the description of an item, and the title for what the description leaves open. Title and category are those of the
// product in the photo, "" if it was not identified.
func Parse(given Text, title, category string) *Claims {
	r := &Claims{}
	r.Title, r.InTitle = product.CutCondition(title)
	tokens := lexicon.TokenizeTitle(r.Title)
	said, rest := parseState(given.Description, lexicon.TokenizeTitle(title))
	scope := scopeParser{ofItem: true}
	if r.Title != "" {
		scope.shown = lexicon.Tokenize(tokens[:len(tokens):len(tokens)], 0, lexicon.Truncate(category, lexicon.MaxTitleBytes))
	}
	r.Words = scope.read(tokenizeClauses(rest))
	r.Words = r.Words[:min(len(r.Words), lexicon.MaxTokens)]
	said.Damage.Defects, said.Scope, said.isPricedEach = append(said.Damage.Defects, scope.lacking...), scope.Scope, scope.isPricedEach
	r.reading, r.Differences = said.merge(given)
	if r.Damage.Authenticity == unstatedAuthenticity {
		var shown Damage
		for _, c := range clausesOf(lexicon.Truncate(title, lexicon.MaxTitleBytes)) {
			c.findAuthenticity(&shown)
		}
		r.Damage.Authenticity, r.Damage.CopyWords = shown.Authenticity, shown.CopyWords
	}
	_, shown := ParseScope(tokens)
	r.Scope = r.Scope.or(shown)
	r.Difference = statedOtherwise(r.Words, tokens)
	return r
}

// TitleTokens returns the tokens of the title without the words that state a scope. If the item is only a part of the product,
// they are also without the words for what the product includes.
func (r *Claims) TitleTokens() []lexicon.Token {
	tokens, _ := ParseScope(lexicon.TokenizeTitle(r.Title))
	if r.Scope.Part > withLens {
		tokens = withoutIncluded(tokens)
	}
	return tokens
}

// Title is the title of a listing found for an item.
type Title struct {
	Title, Brand string
	IsPictured   bool // its picture matches the photo
}

// WithoutState returns the words of a description that may name the product, without what it says of the condition, damage and
// authenticity.
func WithoutState(description string) string {
	_, rest := parseState(description, nil)
	return rest
}

// parseState reads what a description says of the item's state. It returns the words that say nothing of it. Damage
// goes before the condition, because "broken hinge" is damage and "broken" alone a condition. A condition of only some of the pieces is
// left out: "one broken" in "two watches, one broken".
func parseState(description string, title []lexicon.Token) (said reading, rest string) {
	source, graded := cutUnspacedGrades(lexicon.Truncate(description, maxBytes))
	list := clausesOf(source)
	for i := range list {
		list[i].makeParts(title)
	}
	said.Deviation = findDeviation(list)
	wasNew, isOfOthers := false, false // the sentence is about the seller's other items
	var kept strings.Builder
	for i := range list {
		c := &list[i]
		if c.from == said.Deviation.at && said.Deviation.Pieces > 0 {
			continue
		}
		isOfOthers = isOfOthers || c.isOfOthers()
		said.Several = said.Several || c.says(of(wordSeveral)) || c.addsProducts()
		c.cutAsides(following(list, i), isOfOthers)
		c.findAuthenticity(&said.Damage)
		c.findDamage(&said.Damage)
		wasNew = c.cutOtherConditions(title) || wasNew
		kept.WriteString(c.rest())
		isOfOthers = isOfOthers && !strings.ContainsRune(".!?;\n", rune(c.mark))
	}
	if rest, said.Condition = product.CutCondition(strings.Trim(kept.String(), " \n,;:.")); said.Condition == product.Unknown && wasNew {
		said.Condition = product.Used
	}
	said.Condition = cmp.Or(graded, said.Condition)
	return said, rest
}

// cutUnspacedGrades cuts the conditions that are written in Chinese, Japanese or Korean, because they have words for damage in them.
func cutUnspacedGrades(source string) (rest string, graded product.Condition) {
	if !text.HasUnspaced(source) {
		return source, product.Unknown
	}
	var b strings.Builder
	divisions(source, func(from, to int, _ byte) {
		part := source[from:to]
		if kept, c := product.CutCondition(part); c != product.Unknown && text.CountUnspaced(kept) < text.CountUnspaced(part) {
			part, graded = kept+" ", cmp.Or(graded, c)
		}
		b.WriteString(part)
	})
	return b.String(), graded
}

// tokenizeClauses returns the tokens of a text, and which of them begin a clause.
func tokenizeClauses(s string) []lexicon.Token {
	tokens := make([]lexicon.Token, 0, lexicon.MaxTokens)
	divisions(s, func(from, to int, _ byte) {
		first := len(tokens)
		if tokens = lexicon.Tokenize(tokens, first, s[from:to]); len(tokens) > first {
			tokens[first].StartsClause = true
		}
	})
	return tokens
}
