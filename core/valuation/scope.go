package valuation

import (
	"slices"
	"strconv"
	"strings"
)

// scope is how much of a product is offered: the complete product, a part of it, or a lot of several.
type scope struct {
	part   extent
	name   string // of the part, if part is onePart: "charger"
	pieces int    // of a lot; 0 if the text names no number
}

// extent is what part of a product is offered.
type extent uint8

const (
	unstatedPart extent = iota
	withLens            // the product with the accessory that gives it most of its use
	bodyOnly
	boxOnly
	onePart // an accessory or a spare part alone
)

const maxPieces = 100 // of a lot; a larger number is part of a name

// readScope reads the scope that a text states, and returns the tokens without the words that state it. The words for an
// included lens stay.
func readScope(tokens []token) (rest []token, s scope) {
	for i := 0; i < len(tokens); {
		size := s.readPart(tokens, i)
		if size == 0 {
			size = s.readPieces(tokens, i)
		}
		switch {
		case size == 0:
			if rest != nil {
				rest = append(rest, tokens[i])
			}
			i++
			continue
		case rest == nil:
			rest = append(make([]token, 0, len(tokens)), tokens[:i]...)
		}
		i += size
	}
	if rest == nil {
		rest = tokens
	}
	return rest, s
}

// PartWords returns the words of a description that say that the item is only a part of the product, such as "box
// only", in lower case and without diacritics; "" if there are none. Searches need them to find offers of the
// part.
func PartWords(description string) string {
	tokens := tokenize(nil, 0, truncate(description, maxDescriptionBytes))
	var s scope
	var words []string
	for i := 0; i < len(tokens); i++ {
		for size := s.readPart(tokens, i); size > 0; size-- {
			words = append(words, tokens[i].text)
			if size > 1 {
				i++
			}
		}
	}
	return strings.Join(words, " ")
}

// readPart reads the statement of a part that begins at the i-th token, and returns how many tokens it has; 0 if none
// begins there or if it remains.
func (s *scope) readPart(tokens []token, i int) int {
	word := func(n int) string {
		if n < len(tokens) {
			return tokens[n].text
		}
		return ""
	}
	state := func(noun string) bool {
		p := partNamed(noun)
		if p == unstatedPart || s.part > withLens {
			return false
		}
		s.part, s.name = p, ""
		if p == onePart {
			s.name = noun
		}
		return true
	}
	first, second := word(i), word(i+1)
	switch {
	case rolesOf(first)&onlyWord != 0: // "only the box", "nur OVP"
		n := i + 1
		for rolesOf(word(n))&link != 0 {
			n++
		}
		if state(word(n)) {
			return n + 1 - i
		}
	case rolesOf(second)&onlyWord != 0 && rolesOf(word(i+2))&useOfTime == 0 && state(first): // "body only"
		return 2
	case rolesOf(first)&emptyWord != 0 && partNamed(second) == boxOnly && state(second),
		rolesOf(second)&emptyWord != 0 && partNamed(first) == boxOnly && state(first):
		return 2
	case rolesOf(second)&lensWord != 0 && rolesOf(first)&denial != 0: // "without lens"
		s.part = bodyOnly
		return 2
	case rolesOf(first)&includes != 0 && s.part == unstatedPart:
		for n := i + 1; n <= i+4; n++ {
			if rolesOf(word(n))&lensWord != 0 {
				s.part = withLens
			}
		}
	}
	return 0
}

// readPieces reads the number of pieces of a lot that begins at the i-th token, and returns how many tokens it has.
func (s *scope) readPieces(tokens []token, i int) int {
	if s.pieces != 0 || i+2 >= len(tokens) {
		return 0
	}
	switch tokens[i].text {
	case "lot", "joblot", "bundle", "lote", "lotto", "konvolut", "partij":
		switch tokens[i+1].text {
		case "of", "de", "di", "von", "van":
			if n := countOf(tokens[i+2].text); n > 1 {
				s.pieces = n
				return 3
			}
		}
	}
	if i > 0 {
		return 0
	}
	if number, size := tokens[0].text, 2; tokens[1].text == "x" || number[len(number)-1] == 'x' { // "3 x Halden Scout"
		if number[len(number)-1] == 'x' {
			number, size = number[:len(number)-1], 1
		}
		if n := countOf(number); n > 1 && tokens[size].digits == 0 && tokens[size].text != "optical" && tokens[size].text != "zoom" {
			s.pieces = n
			return size
		}
	}
	return 0
}

// countOf returns the number of pieces that a word names, 0 if it names none.
func countOf(word string) int {
	for i, names := range [...][]string{
		{"two", "zwei", "deux", "dos", "due", "dois", "twee"}, {"three", "drei", "trois", "tres", "tre", "drie"},
		{"four", "vier", "quatre", "cuatro", "quattro", "quatro"}, {"five", "funf", "cinq", "cinco", "cinque", "vijf"},
		{"six", "sechs", "seis", "sei", "zes"}, {"seven"}, {"eight"}, {"nine"},
		{"ten", "zehn", "dix", "diez", "dieci", "dez", "tien"},
	} {
		for _, name := range names {
			if word == name {
				return i + 2
			}
		}
	}
	if n, err := strconv.Atoi(word); err == nil && n <= maxPieces {
		return max(n, 0)
	}
	return 0
}

// partNamed returns what an offer of only this thing is; unstatedPart if the word is the name of no part.
func partNamed(word string) extent {
	roles, meaning := rolesOf(word), lexicon[word]
	switch {
	case roles&bodyWord != 0:
		return bodyOnly
	case roles&packagingPart != 0:
		return boxOnly
	case roles&partWord != 0, meaning.facet == kind && meaning.value&accessory != 0 && word != "compatible":
		return onePart
	}
	return unstatedPart
}

// withoutIncluded returns the tokens of a title up to the words that name what is included: "with 50 mm lens".
func withoutIncluded(tokens []token) []token {
	for i := range tokens {
		if rolesOf(tokens[i].text)&includes != 0 && i > 0 {
			return tokens[:i]
		}
	}
	return tokens
}

// readScope sets the item's scope: the description's, and what it leaves open from the title.
func (item *Item) readScope() scope {
	_, described := readScope(tokenize(nil, 0, truncate(item.Description, maxDescriptionBytes)))
	_, shown := readScope(tokenize(nil, 0, truncate(item.Title, maxTitleBytes)))
	item.scope = described.or(shown)
	return item.scope
}

// titleTokens returns the tokens of the item's title without the words that state a scope. If the item is only a part
// of the product, they are also without the words for what the product includes.
func (item *Item) titleTokens() []token {
	tokens, _ := readScope(tokenize(nil, 0, truncate(item.Title, maxTitleBytes)))
	if item.scope.part > withLens {
		tokens = withoutIncluded(tokens)
	}
	return tokens
}

// compareScope sets whether the candidate is offered as less or more than the item. If the item's scope is stated,
// or if the candidate is a lot, it takes the words that state the candidate's scope out of its words. "Bag only"
// is no part of an item whose words have "bag".
func (c *candidate) compareScope(item scope, itemTokens []token) {
	if item == (scope{}) && !mayBeOfPart(c.words.tokens) && !mayBeLot(c.Title) {
		return
	}
	rest, own := readScope(c.words.tokens)
	isItem := item.part == unstatedPart && own.part == onePart && hasToken(itemTokens, own.name)
	c.outOfScope = !isItem && item.differs(own, rest)
	if item != (scope{}) || own.pieces > 1 {
		c.words.tokens = rest
	}
}

// mayBeOfPart reports whether a title may be that of a part or of the box alone.
func mayBeOfPart(tokens []token) bool {
	for i := range tokens {
		if rolesOf(tokens[i].text)&onlyWord != 0 || rolesOf(tokens[i].text)&emptyWord != 0 {
			return true
		}
	}
	return false
}

// outOfScopePenalty is taken from the score of a listing that is offered as less or more than the item. No other
// evidence, such as an equal picture, makes up for it.
const outOfScopePenalty = 100

// or returns the scope, with what it does not state from another.
func (s scope) or(other scope) scope {
	if s.part == unstatedPart {
		s.part, s.name = other.part, other.name
	}
	if s.pieces == 0 {
		s.pieces = other.pieces
	}
	return s
}

// differs reports whether a listing with these tokens is no offer of the item, whose scope is s.
func (s scope) differs(listing scope, tokens []token) bool {
	switch s.part {
	case boxOnly:
		return listing.part != boxOnly
	case onePart:
		if listing.part == onePart {
			return wordSimilarity(listing.name, s.name) == 0
		}
		return !offersPart(tokens, s.name)
	case bodyOnly:
		return listing.part != unstatedPart && listing.part != bodyOnly || hasToken(tokens, "kit")
	case withLens:
		return listing.part > withLens
	}
	return listing.part == boxOnly || listing.part == onePart
}

// offersPart reports whether a title is that of an accessory or spare part of this name, not of a product that
// includes it.
func offersPart(tokens []token, name string) bool {
	for _, t := range withoutIncluded(tokens) {
		if wordSimilarity(t.text, name) > 0 {
			return true
		}
	}
	return false
}

// objection says why a listing whose scope differs is not used.
func (s scope) objection() string {
	switch s.part {
	case boxOnly:
		return "it is not an offer of the box alone"
	case onePart:
		return "it is not an offer of the " + s.name + " alone"
	case bodyOnly:
		return "it is not an offer of the body alone"
	}
	return "it is an offer of a part or of the box alone"
}

// reason says what the stated scope changed; "" if nothing.
func (s scope) reason() string {
	what := ""
	switch s.part {
	case boxOnly:
		what = "the box"
	case onePart:
		what = "the " + s.name
	case bodyOnly:
		what = "the body"
	}
	text := ""
	if what != "" {
		text = "Only " + what + " is valued, as described. Offers of more or of other parts were left out."
	}
	if s.pieces > 1 {
		if text != "" {
			text += " "
		}
		text += "The item is a lot of " + strconv.Itoa(s.pieces) +
			". The prices of offers with another number of pieces were converted to that number."
	}
	return text
}

// forLot returns the listings with the prices of lots converted to the number of pieces of the item. If none changes, it
// returns the listings as they are.
func (s scope) forLot(listings []Listing) []Listing {
	var converted []Listing
	for i := range listings {
		of := 1
		if mayBeLot(listings[i].Title) || s.pieces > 1 {
			_, stated := readScope(tokenize(nil, 0, truncate(listings[i].Title, maxTitleBytes)))
			of = max(stated.pieces, 1)
		}
		if of == max(s.pieces, 1) {
			continue
		}
		if converted == nil {
			converted = slices.Clone(listings)
		}
		converted[i].Price *= float64(max(s.pieces, 1)) / float64(of)
	}
	if converted == nil {
		return listings
	}
	return converted
}

// isLot reports whether the candidate is a lot of a stated number of pieces.
func (c *candidate) isLot() bool {
	if !mayBeLot(c.Title) {
		return false
	}
	_, stated := readScope(tokenize(nil, 0, truncate(c.Title, maxTitleBytes)))
	return stated.pieces > 1
}

// mayBeLot reports whether a title has "lot" in it. Few titles do, and reading the others would cost time.
func mayBeLot(title string) bool {
	for i := 0; i+2 < len(title); i++ {
		if title[i]|0x20 == 'l' && title[i+1]|0x20 == 'o' && title[i+2]|0x20 == 't' {
			return true
		}
	}
	return false
}
