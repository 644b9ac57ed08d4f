// Package description recognises what people write about a product: its condition and damage, whether it is genuine, how much of it
// is offered (a part, a lot, one of a pair), and which product, model, size or colour they name. It reads descriptions and the
// titles of listings in ten languages. It knows no prices: damage has a severity, which package pricing values.
//
// Parse returns the Claims of a description, and of the photo's title where the description is silent:
//
//   - A text is divided into clauses at punctuation (clause.go). The words of a clause have roles (wordroles.go), which the word
//     tables list (damagewords.go, scopewords.go, productwords.go).
//   - damage.go finds damage, failures and needs, and aside.go what is not about the item's present state. authenticity.go finds
//     words for copies.
//   - scopeparser.go finds parts and numbers of pieces. It tries the forms of a table at each word.
//   - names.go, othermodel.go and properties.go compare the description with the product in the photo.
//   - unspaced.go and scopeunspaced.go read Chinese, Japanese and Korean, which are found inside the text.
//
// The words that say nothing about the state are left for comparing with listings. docs/VALUATION.md, section 9, has the rules
// with examples.
package description

import (
	"cmp"

	"loupe/core/lexicon"
	"loupe/core/product"
)

// Claims is what the texts about an item say: which product it is, how much of it, and in which state.
type Claims struct {
	Title      string            // of the product in the photo, without the words for a condition
	Condition  product.Condition // that the description states, or else the title
	Scope      Scope
	Words      []lexicon.Token // of the description, without those that state a condition, damage or the scope
	Damage     Damage          // that the description states; a missing part is a defect
	Deviation  Deviation       // the condition of some of the pieces
	Difference string          // a colour, size or year of the description that the title contradicts; "" if there is none
}

// Parse reads the description of an item, and the title where the description is silent. Title and category are those of the
// product in the photo, "" if it was not identified.
func Parse(description, title, category string) *Claims {
	r := &Claims{Deviation: findDeviation(description)}
	words, described, damage := parseState(r.Deviation.cutFrom(description), lexicon.TokenizeTitle(title)...)
	r.Damage = damage
	if r.Damage.Authenticity == unstatedAuthenticity {
		shown := parseDamage(lexicon.Truncate(title, lexicon.MaxTitleBytes))
		r.Damage.Authenticity, r.Damage.CopyWords = shown.Authenticity, shown.CopyWords
	}
	var inTitle product.Condition
	r.Title, inTitle = product.CutCondition(title)
	r.Condition = cmp.Or(described, inTitle)

	tokens := lexicon.TokenizeTitle(r.Title)
	named := scopeParser{ofItem: true}
	if r.Title != "" {
		named.shown = lexicon.Tokenize(tokens[:len(tokens):len(tokens)], 0, lexicon.Truncate(category, lexicon.MaxTitleBytes))
	}
	r.Words = named.read(tokenizeClauses(words))
	r.Damage.Defects = append(r.Damage.Defects, named.lacking...)
	_, shown := ParseScope(tokens)
	r.Scope = named.Scope.or(shown)
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

// tokenizeClauses returns the tokens of a text, and which of them begin a clause.
func tokenizeClauses(s string) []lexicon.Token {
	tokens := make([]lexicon.Token, 0, lexicon.MaxTokens)
	for _, part := range clauses(s) {
		first := len(tokens)
		if tokens = lexicon.Tokenize(tokens, 0, part); len(tokens) > first {
			tokens[first].StartsClause = true
		}
	}
	return tokens
}
