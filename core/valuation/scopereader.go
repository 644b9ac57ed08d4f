package valuation

import (
	"cmp"
	"strconv"
	"strings"
)

// scopeReader reads the scope that a text states: a listing's title, or the texts of the item.
type scopeReader struct {
	scope
	stated  []token  // the words that state the part; nil if the part is stated as an accessory
	lacking []string // an item's missing parts, as defects: "strap missing"; a camera's missing lens is not one

	ofItem bool    // the text is the item's description
	shown  []token // words of the item's title and category; nil if the photo was not identified
}

// statement is what a text says about the scope.
type statement uint8

const (
	isOffered    statement = iota // only the part is offered
	isAccessory                   // the part is offered, for the product that the text names
	isSpare                       // the part is offered as a spare part of the product in the photo
	isLacking                     // the part is missing
	isIncomplete                  // parts that are not named are missing
	hasLens
	isLot     // the number is that of the pieces
	arePairs  // the number is that of the pairs
	areDozens // the number is that of the dozens
	isSingle  // one piece of a pair
)

// forms are the ways to state a scope. Each character of a form is a slot, for a word of a role in slotRoles or one of these:
//
//	^ $  the beginning and the end of a clause        -  any number of words like "of the"
//	p    a part                                       P  a part, with at most three words that describe it before
//	Q    a part, with any three words before it       b  a box
//	#    a number                                     *  a number of times, like "2x"
//	%    a number of at most maxPieces                .  a place where no verb follows
//	/    a place where no part follows                ;  a place where a clause may begin
//	y    a word of the product in the photo           n  a product in the plural, after at most three words
//
// Y and n take no words.
var forms = [...]struct {
	slots  string
	says   statement
	ofItem bool // only a description states it so
}{
	{"o-P.", isOffered, false}, {"po.", isOffered, false}, {"eb", isOffered, false}, {"be", isOffered, false},
	{"^Q-f", isAccessory, true}, {"cP", isAccessory, true}, {"^rP$", isSpare, true},
	{"a-P", isLacking, false}, {"x-P", isLacking, false}, {"p-x/", isLacking, false}, {"p-di", isLacking, false},
	{"j", isIncomplete, true}, {"t-x", isIncomplete, true}, {"x-t", isIncomplete, true},
	{"w", hasLens, false},
	{"lv#", isLot, false}, {"lv*", isLot, false}, {"^*", isLot, false}, {"q;#", isLot, true}, {"^#u$", isLot, true},
	{"^#uy", isLot, true}, {"^#un", isLot, true}, {"^%n", isLot, true}, {"^%y", isLot, true},
	{"^#2", arePairs, true}, {"2v", arePairs, true}, {"2n", arePairs, true}, {"^-2$", arePairs, true},
	{"#z", areDozens, true}, {"z", areDozens, true},
	{"sg", isSingle, false}, {"o-hg", isSingle, false}, {"o-gh", isSingle, false}, {"hgo", isSingle, false}, {"gho", isSingle, false},
	{"o#g", isSingle, true}, {"#go", isSingle, true}, {"ho$", isSingle, true}, {"o-h$", isSingle, true},
}

// slotRoles has the role of the word for each letter and digit of a form.
var slotRoles = [...]struct {
	slot byte
	role role
}{
	{'o', onlyWord}, {'e', emptyWord}, {'f', forWord}, {'c', compatible}, {'r', sparePart},
	{'d', denial}, {'a', withoutWord}, {'x', lackWord}, {'i', included}, {'w', includes}, {'j', incomplete}, {'t', partsWord},
	{'l', lotWord}, {'v', ofWord}, {'q', quantityWord}, {'u', unitWord}, {'2', pairWord}, {'z', dozenWord},
	{'s', singleWord}, {'h', sideWord}, {'g', pairPiece},
}

// readScope reads the scope that a title states, and returns the tokens without the words that state it. The words for an
// included lens stay.
func readScope(tokens []token) (rest []token, s scope) {
	var r scopeReader
	rest = r.read(tokens)
	return rest, r.scope
}

// read reads the tokens of a text and returns those that state no scope.
func (r *scopeReader) read(tokens []token) (rest []token) {
	rest = tokens
	for i := 0; i < len(tokens); {
		size := r.readAt(tokens, i)
		switch {
		case size > 0 && len(rest) == len(tokens):
			rest = append(make([]token, 0, len(tokens)), tokens[:i]...)
		case size == 0 && len(rest) < len(tokens):
			rest = append(rest, tokens[i])
		}
		i += max(size, 1)
	}
	return rest
}

// readAt reads the statement that begins at the i-th token, and returns how many tokens to remove. It returns 0 if no statement
// begins there, or if its words stay in the text.
func (r *scopeReader) readAt(tokens []token, i int) int {
	if t := &tokens[i]; !r.ofItem && t.digits == 0 && rolesOf(t.text) == 0 && partNamed(t.text) == unstatedPart {
		return 0 // most words of titles
	}
	for n := range forms {
		f := &forms[n]
		if f.ofItem && !r.ofItem {
			continue
		}
		m := match{tokens: tokens, first: i, at: i, number: 1}
		if m.fits(f.slots, r.shown) && r.state(f.says, &m) {
			if f.says == hasLens || f.says == isAccessory {
				return 0
			}
			return m.at - i
		}
	}
	return 0
}

// match is a place in the tokens up to which a form fits, with what its slots found.
type match struct {
	tokens    []token
	first, at int    // the form fits tokens[first:at]
	part      string // the word for the part: "cap" of "the lens cap"
	product   string // the product in the plural: "cameras" of "two old cameras"
	number    int
}

// word returns the roles of the token at the place; 0 at the end of the clause.
func (m *match) word() role {
	if m.endsClause() {
		return 0
	}
	return rolesOf(m.tokens[m.at].text)
}

// endsClause reports whether the clause of the tokens before the place ends there.
func (m *match) endsClause() bool {
	return m.at >= len(m.tokens) || m.at > m.first && m.tokens[m.at].startsClause
}

// fits matches the tokens with a form. shown are words of the product.
func (m *match) fits(slots string, shown []token) bool {
	for k := range len(slots) {
		if !m.fitsSlot(slots[k], shown) {
			return false
		}
	}
	return true
}

func (m *match) fitsSlot(slot byte, shown []token) bool {
	switch slot {
	case '^':
		return m.at == 0 || m.tokens[m.at].startsClause
	case '$':
		return m.endsClause()
	case ';':
		m.first = m.at
		return true
	case '-':
		for m.word()&link != 0 {
			m.at++
		}
		return true
	case '.':
		return m.word()&(verb|lackWord|useOfTime) == 0
	case '/':
		return !m.namesPart()
	}
	if m.endsClause() {
		return false
	}
	switch slot {
	case 'y':
		return isName(&m.tokens[m.at]) && isNamedIn(m.tokens[m.at].text, shown)
	case 'P', 'Q':
		return m.skipDescription(slot == 'Q') && m.takePart()
	case 'p', 'b':
		return m.takePart() && (slot == 'p' || rolesOf(m.part)&packagingPart != 0)
	case '#':
		return m.takeNumber(m.tokens[m.at].text)
	case '%':
		return m.takeNumber(m.tokens[m.at].text) && m.number <= maxPieces
	case '*':
		return m.takeTimes()
	case 'n':
		return m.findPlural()
	}
	for _, s := range slotRoles {
		if s.slot == slot && m.word()&s.role != 0 {
			m.at++
			return true
		}
	}
	return false
}

// skipDescription takes at most three words that describe a part: "original leather" in "original leather strap". If any is
// true, they may also be names: "Halden" in "Halden strap".
func (m *match) skipDescription(any bool) bool {
	for limit := m.at + 3; !m.namesPart(); m.at++ {
		if m.at == limit || m.endsClause() {
			return false
		}
		roles, facet := m.word(), lexicon[m.tokens[m.at].text].facet
		isAdjective := roles&(stateWord|degree|damagedPart|productNoun|sparePart) != 0 && roles&(useOfTime|phraseStart) == 0
		if !isAdjective && facet != colour && !(any && roles == 0) {
			return false
		}
	}
	return true
}

// takePart takes the name of a part. Of several parts in a row the last one is meant, "cap" in "lens cap", and of "tapa del
// objetivo" the first.
func (m *match) takePart() bool {
	if !m.namesPart() {
		return false
	}
	for m.namesPart() {
		m.part = m.tokens[m.at].text
		m.at++
	}
	if end := m.at; m.word()&ofWord != 0 {
		for m.word()&(link|ofWord) != 0 {
			m.at++
		}
		if m.word()&lensWord == 0 {
			m.at = end
			return true
		}
		m.at++
		m.part = "cap"
	}
	return true
}

// namesPart reports whether the token at the place is the name of a part.
func (m *match) namesPart() bool {
	return !m.endsClause() && partNamed(m.tokens[m.at].text) != unstatedPart
}

func (m *match) takeNumber(word string) bool {
	m.number = numberOf(word)
	m.at++
	return m.number > 0
}

// numberOf returns the number that a word is, at most a million; 0 if it is none.
func numberOf(word string) int {
	if n, err := strconv.Atoi(word); err == nil && 0 < n && n <= 1_000_000 {
		return n
	}
	return int(wordMeanings[word].count)
}

// takeTimes takes a number of pieces such as "2x" or "2 x", but not "10x42" or "3x optical zoom".
func (m *match) takeTimes() bool {
	number := strings.TrimSuffix(m.tokens[m.at].text, "x")
	if !m.takeNumber(number) || m.number > maxPieces {
		return false
	}
	if number == m.tokens[m.at-1].text {
		if m.endsClause() || m.tokens[m.at].text != "x" {
			return false
		}
		m.at++
	}
	if m.endsClause() {
		return true
	}
	next := &m.tokens[m.at]
	return next.digits == 0 && next.text != "optical" && next.text != "zoom"
}

// findPlural finds the plural of a product noun, with at most three words before it: "vintage cameras". It takes none of them,
// because they say which product it is.
func (m *match) findPlural() bool {
	maxBefore := 3
	if m.tokens[m.first].text == "tres" { // also French: "très belles chaussures"
		maxBefore = 0
	}
	for i := m.at; i <= m.at+maxBefore && i < len(m.tokens) && (i == m.at || !m.tokens[i].startsClause); i++ {
		word := m.tokens[i].text
		if isPlural(word) {
			m.product = word
			return true
		}
		if _, isUnit := units[word]; isUnit || rolesOf(word)&(timeWord|includes|withWord|denial|phraseStart) != 0 {
			return false
		}
	}
	return false
}

// isPlural reports whether a word is the plural of a product noun.
func isPlural(word string) bool {
	meaning := wordMeanings[word]
	return meaning.noun > 0 && word[len(word)-1] == 's' || singularOf(word).noun > 0
}

// singularOf returns the meaning of a plural's singular; none if the word is no plural of a known one.
func singularOf(word string) wordMeaning {
	n := len(word) - 1
	if n < 3 || !strings.Contains("snie", word[n:]) {
		return wordMeaning{}
	}
	for _, singular := range [...]string{word[:n], word[:n] + "o", word[:n] + "a", word[:n-1]} {
		if meaning := wordMeanings[singular]; meaning.noun > 0 || meaning.roles&pairPiece != 0 {
			return meaning
		}
	}
	return wordMeaning{}
}

// state adds a statement to the scope. It returns false if the statement does not apply to the text. A second
// number of pieces changes nothing and returns true, so that its words are removed, too.
func (r *scopeReader) state(says statement, m *match) bool {
	switch says {
	case isOffered, isAccessory, isSpare:
		return r.offer(says, m)
	case isLacking:
		return r.lack(m)
	case isIncomplete:
		r.lacking = append(r.lacking, "parts missing")
		return true
	case hasLens:
		for n := m.at; r.part == unstatedPart && n < min(m.at+4, len(m.tokens)); n++ {
			if rolesOf(m.tokens[n].text)&lensWord != 0 {
				r.part = withLens
			}
		}
		return r.part == withLens
	case isSingle:
		if r.ofItem && !isPair(r.shown) || r.part > withLens || m.number > 1 {
			return false
		}
		r.part = oneOfAPair
		return true
	}
	return r.count(says, m)
}

// offer states that only the part is offered.
func (r *scopeReader) offer(says statement, m *match) bool {
	if r.part > withLens || says == isAccessory && !r.namesProduct(m.tokens) || says == isSpare && r.shown == nil {
		return false
	}
	if r.part, r.name = partNamed(m.part), ""; r.part == onePart {
		r.name = m.part
	}
	if says != isAccessory {
		r.stated = m.tokens[m.first:m.at]
	}
	return true
}

// namesProduct reports whether the description names the product in the photo.
func (r *scopeReader) namesProduct(tokens []token) bool {
	for i := range tokens {
		t := &tokens[i]
		if (isName(t) || t.digits > 0 && isLetter(t.text[0])) && isNamedIn(t.text, r.shown) {
			return true
		}
	}
	return false
}

// lack states that a part is missing. A camera without its lens is a body. Another missing part is a defect of the item if the
// product does not work without it, or if the product's title names it. Packaging is never a defect.
func (r *scopeReader) lack(m *match) bool {
	roles := rolesOf(m.part)
	kind := cmp.Or(nounOf(r.shown), nounOf(m.tokens))
	if roles&lensWord != 0 && (kind == 0 || kind == wordMeanings["camera"].noun) {
		if r.part <= withLens {
			r.part, r.name, r.stated = bodyOnly, "", m.tokens[m.first:m.at]
		}
		return true
	}
	if !r.ofItem {
		return false
	}
	isWorn := roles&strapWord != 0 && kind > 0 && (kind == wordMeanings["watch"].noun || kind == wordMeanings["handbag"].noun)
	if roles&packagingPart == 0 && (roles&mainPart != 0 || isWorn || hasToken(r.shown, m.part)) {
		r.lacking = append(r.lacking, m.part+" missing")
	}
	return true
}

// count states a number of pieces. A pair of goods that are sold in pairs is one piece.
func (r *scopeReader) count(says statement, m *match) bool {
	n := m.number
	pairs := isPair(r.shown) || isPair(m.tokens)
	switch {
	case says == areDozens:
		n *= 12
		if m.first > 0 && rolesOf(m.tokens[m.first-1].text)&halfWord != 0 || m.first > 1 && rolesOf(m.tokens[m.first-2].text)&halfWord != 0 {
			n /= 2
		}
	case says == arePairs && !pairs:
		n *= 2
	case says == isLot && isPairNoun(m.product): // "two shoes"
		n = (n + 1) / 2
	}
	switch {
	case r.pieces > 0 || r.excess > 0:
		return n > 1
	case n > maxPieces:
		if !r.ofItem {
			return false
		}
		r.excess = n
	case n > 1:
		r.pieces = n
	default:
		return m.number > 1 // "two shoes"
	}
	return true
}

// isPair reports whether the words name goods that are sold in pairs, in the plural.
func isPair(tokens []token) bool {
	for i := range tokens {
		if isPairNoun(tokens[i].text) {
			return true
		}
	}
	return false
}

func isPairNoun(word string) bool {
	return rolesOf(word)&pairNoun != 0 || singularOf(word).roles&pairPiece != 0
}

// partNamed returns the extent of an offer of only the part that the word names; unstatedPart if the word names no part.
func partNamed(word string) extent {
	roles, meaning := rolesOf(word), lexicon[word]
	switch {
	case roles&bodyWord != 0:
		return bodyOnly
	case roles&packagingPart != 0:
		return boxOnly
	case roles&(partWord|lensWord|mainPart|smallPart|strapWord) != 0, meaning.facet == kind && meaning.value&accessory != 0 && word != "compatible":
		return onePart
	}
	return unstatedPart
}

// PartWords returns the words of a description that say that the item is only a part of the product, such as "box only", in
// lower case and without diacritics; "" if there are none. Searches need them to find offers of the part. description is as
// ReadDescription returns it; shown is the text for the product in the photo.
func PartWords(description, shown string) string {
	r := scopeReader{ofItem: true, shown: tokenize(nil, 0, truncate(shown, maxTitleBytes))}
	r.read(tokenizeClauses(truncate(description, maxDescriptionBytes)))
	words := r.name
	if r.stated != nil {
		words = joinTexts(r.stated)
	}
	return words
}

// joinTexts returns the words of the tokens, separated by spaces.
func joinTexts(tokens []token) string {
	var words []string
	for i := range tokens {
		words = append(words, tokens[i].text)
	}
	return strings.Join(words, " ")
}
