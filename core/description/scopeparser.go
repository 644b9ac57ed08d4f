package description

import (
	"cmp"
	"strconv"
	"strings"

	"loupe/core/lexicon"
)

// scopeParser reads the scope that a text states: a listing's title, or the texts of the item.
type scopeParser struct {
	Scope
	stated  []lexicon.Token // the words that state the part; nil if the part is stated as an accessory
	lacking []string        // an item's missing parts, as defects: "strap missing"; a camera's missing lens is not one
	without []string        // missing parts after words such as "without"; if only a part is offered, they are not defects

	clause       role // the roles of all words of the clause being read
	lacksLens    bool // the body is offered, because the lens is missing
	isPricedEach bool // the price is that of each piece, so one piece is offered

	ofItem bool            // the text is the item's description
	shown  []lexicon.Token // words of the item's title and category; nil if the photo was not identified
}

// statement is what a text says about the scope.
type statement uint8

const (
	isOffered    statement = iota // only the part is offered
	isAccessory                   // the part is offered, for the product that the text names
	isSpare                       // the part is offered as a spare part of the product in the photo
	isLacking                     // the part is missing
	isIncomplete                  // parts that are not named are missing
	hasLens                       // the lens of a camera or the battery of a tool is included
	isLot                         // the number is that of the pieces
	arePairs                      // the number is that of the pairs
	areDozens                     // the number is that of the dozens
	isSet                         // the number is that of the pieces of a set; ignored if the product itself may be a set
	isPerPiece                    // the price is that of a piece
	isSingle                      // one piece of a pair
)

// slot is a place in a form: a word that has the role, or one of the constants below.
type slot = role

const _ = 1<<63 - 1 - uint64(phraseStart) // does not compile if a role has the highest bit, which marks the other slots

// Slots that take no word. They are conditions on the words that follow, if nothing else is said.
const (
	clauseBegins slot = 1<<63 + iota // a clause begins here
	clauseEnds                       // the clause ends here
	anyClause                        // the next slots may take words of the next clause
	noVerb                           // no verb, no "not included", and no "a" or "one" as in "strap only a month old"
	noPart                           // no part, unless it is the product that is sold: "2x battery"
	noAside                          // the whole clause has no word such as "also", "available" or "included"
	productWord                      // a word of the product in the photo
	pluralNoun                       // the plural of a product noun, after at most three words
)

// Slots that take words, but not by a role.
const (
	links            slot = 1<<63 + 1<<8 + iota // any number of words like "of the"
	onlyAfter                                   // "only" after a part; "nur" and "just" belong to what follows: "stand nur im Schrank"
	article                                     // "the"
	anArticle                                   // "the", or nothing
	partName                                    // the name of a part
	describedPart                               // a part, with at most three words that describe it before: "original leather strap"
	brandedPart                                 // the same; names describe a part, too: "Halden strap"
	boxName                                     // the name of a part that is packaging
	aNumber                                     // "3", "three"
	lotNumber                                   // a number of at most MaxPieces
	times                                       // "3x", "3 x"
	timesAfter                                  // "x3", alone or after a name of the product
	per                                         // "per" in "per piece"
	unspacedBody                                // an offer of only the body in Japanese, Chinese or Korean; see scopeunspaced.go
	unspacedEmptyBox                            // in these languages: an offer of only the box
	unspacedSingle                              // in these languages: an offer of one piece of a pair
	unspacedPieces                              // in these languages: a number of pieces
)

const maxSlots = 5

// form is a way to state a scope: its slots fit words in a row. For example, the slots {onlyWord, anArticle, describedPart, noVerb}
// fit "only the original strap" in "only the original strap, 20 mm". They don't fit "only the strap is torn", because of the verb.
type form struct {
	slots           [maxSlots]slot
	says            statement
	descriptionOnly bool // titles are not read by it
}

type slots = [maxSlots]slot

const (
	everywhere    = false
	inDescription = true
)

// forms are tried in this order.
var forms = [...]form{
	{slots{onlyWord, anArticle, describedPart, noVerb}, isOffered, everywhere},
	{slots{onlyWord, article, brandedPart, noVerb}, isOffered, inDescription},
	{slots{partName, onlyAfter, noVerb}, isOffered, everywhere},
	{slots{emptyWord, boxName, noVerb, noAside}, isOffered, everywhere},
	{slots{boxName, emptyWord, noVerb, noAside}, isOffered, everywhere},
	{slots{clauseBegins, links, brandedPart, links, forWord}, isAccessory, inDescription},
	{slots{compatible, describedPart}, isAccessory, everywhere},
	{slots{clauseBegins, sparePart, describedPart, clauseEnds}, isSpare, inDescription},

	{slots{withoutWord, links, describedPart}, isLacking, everywhere},
	{slots{lackWord, links, describedPart}, isLacking, everywhere},
	{slots{partName, links, lackWord, noPart}, isLacking, everywhere},
	{slots{partName, links, denial, included}, isLacking, everywhere},
	{slots{denial, includes, links, describedPart}, isLacking, inDescription},
	{slots{incomplete}, isIncomplete, inDescription},
	{slots{partsWord, links, lackWord}, isIncomplete, inDescription},
	{slots{lackWord, links, partsWord}, isIncomplete, inDescription},
	{slots{includes}, hasLens, everywhere},

	{slots{aNumber, eachWord}, isPerPiece, inDescription},
	{slots{eachWord, aNumber}, isPerPiece, inDescription},
	{slots{per, links, unitWord}, isPerPiece, inDescription},
	{slots{lotWord, ofWord, aNumber}, isLot, everywhere},
	{slots{lotWord, ofWord, times}, isLot, everywhere},
	{slots{clauseBegins, times, noPart, noAside}, isLot, everywhere},
	{slots{timesAfter, clauseEnds, noAside}, isLot, inDescription},
	{slots{setWord, ofWord, aNumber, noPart, noAside}, isSet, inDescription},
	{slots{aNumber, setWord, noPart, noAside}, isSet, inDescription},
	{slots{quantityWord, anyClause, aNumber}, isLot, inDescription},
	{slots{clauseBegins, aNumber, unitWord, clauseEnds}, isLot, inDescription},
	{slots{clauseBegins, aNumber, unitWord, productWord}, isLot, inDescription},
	{slots{clauseBegins, aNumber, unitWord, pluralNoun}, isLot, inDescription},
	{slots{clauseBegins, anArticle, lotNumber, pluralNoun, noAside}, isLot, inDescription},
	{slots{sellWord, anArticle, lotNumber, pluralNoun, noAside}, isLot, inDescription},
	{slots{clauseBegins, lotNumber, productWord, noAside}, isLot, inDescription},
	{slots{clauseBegins, aNumber, pairWord}, arePairs, inDescription},
	{slots{pairWord, ofWord}, arePairs, inDescription},
	{slots{pairWord, pluralNoun}, arePairs, inDescription},
	{slots{clauseBegins, links, pairWord, clauseEnds}, arePairs, inDescription},
	{slots{aNumber, dozenWord}, areDozens, inDescription},
	{slots{dozenWord}, areDozens, inDescription},

	{slots{singleWord, pairPiece}, isSingle, everywhere},
	{slots{onlyWord, links, sideWord, pairPiece}, isSingle, everywhere},
	{slots{onlyWord, links, pairPiece, sideWord}, isSingle, everywhere},
	{slots{sideWord, pairPiece, onlyWord}, isSingle, everywhere},
	{slots{pairPiece, sideWord, onlyWord}, isSingle, everywhere},
	{slots{onlyWord, aNumber, pairPiece}, isSingle, inDescription},
	{slots{aNumber, pairPiece, onlyWord}, isSingle, inDescription},
	{slots{sideWord, onlyWord, clauseEnds}, isSingle, inDescription},
	{slots{onlyWord, links, sideWord, clauseEnds}, isSingle, inDescription},

	{slots{unspacedBody}, isOffered, inDescription},
	{slots{unspacedEmptyBox}, isOffered, inDescription},
	{slots{unspacedSingle}, isSingle, inDescription},
	{slots{unspacedPieces}, isLot, inDescription},
}

// ParseScope reads the scope that a title states, and returns the tokens without the words that state it. The words for an
// included lens stay.
func ParseScope(tokens []lexicon.Token) (rest []lexicon.Token, s Scope) {
	var r scopeParser
	rest = r.read(tokens)
	return rest, r.Scope
}

// read reads the tokens of a text and returns those that state no scope.
func (r *scopeParser) read(tokens []lexicon.Token) (rest []lexicon.Token) {
	rest = tokens
	for i := 0; i < len(tokens); {
		if i == 0 || tokens[i].StartsClause {
			r.clause = rolesOfClause(tokens[i:])
		}
		size := r.parseAt(tokens, i)
		switch {
		case size > 0 && len(rest) == len(tokens):
			rest = append(make([]lexicon.Token, 0, len(tokens)), tokens[:i]...)
		case size == 0 && len(rest) < len(tokens):
			rest = append(rest, tokens[i])
		}
		i += max(size, 1)
	}
	switch {
	case r.Part > BodyOnly:
		r.lacking = nil // a part alone lacks no others
	case r.stated == nil || r.lacksLens:
		r.lacking = append(r.lacking, r.without...)
	}
	return rest
}

// rolesOfClause returns the roles of all words of the first clause of the tokens. A measure such as "38 mm" is a quantityWord.
func rolesOfClause(tokens []lexicon.Token) (roles role) {
	for i := range tokens {
		t := tokens[i].Text
		if i > 0 && tokens[i].StartsClause {
			break
		}
		if t != "photo" || i > 0 && !isPlural(tokens[i-1].Text) { // "appareils photo"
			roles |= rolesOf(t)
		}
		if isListed(t[leadingNumber(t):], " mm cm kg ") {
			roles |= quantityWord
		}
	}
	return roles
}

// parseAt reads the statement that begins at the i-th token, and returns how many tokens to remove. It returns 0 if no statement
// begins there, or if its words stay in the text.
func (r *scopeParser) parseAt(tokens []lexicon.Token, i int) int {
	if t := &tokens[i]; !r.ofItem && t.Digits == 0 && rolesOf(t.Text) == 0 && partNamed(t.Text) == UnstatedPart {
		return 0 // most words of titles
	}
	for n := range forms {
		f := &forms[n]
		if f.descriptionOnly && !r.ofItem {
			continue
		}
		m := match{tokens: tokens, clause: r.clause, first: i, at: i, number: 1}
		if m.fits(&f.slots, r.shown) && r.state(f.says, &m) {
			if f.says == hasLens || f.says == isAccessory {
				return 0
			}
			return m.at - i
		}
	}
	return 0
}

// match is the state of matching a form with tokens: the slots so far fit tokens[first:at], and found the part, product and number.
type match struct {
	tokens    []lexicon.Token
	clause    role // the roles of all words of the clause
	first, at int
	part      string // the word for the part: "cap" of "the lens cap"
	product   string // the product in the plural: "cameras" of "two old cameras"
	number    int
}

// text returns the text of tokens[at]; "" at the end of the clause.
func (m *match) text() string {
	if m.endsClause() {
		return ""
	}
	return m.tokens[m.at].Text
}

// roles returns the roles of tokens[at]; 0 at the end of the clause.
func (m *match) roles() role { return rolesOf(m.text()) }

// endsClause reports whether the clause ends before tokens[at].
func (m *match) endsClause() bool {
	return m.at >= len(m.tokens) || m.at > m.first && m.tokens[m.at].StartsClause
}

// fits reports whether the slots of a form fit the tokens from at on, and moves at behind the words that they take. shown are words
// of the product in the photo.
func (m *match) fits(slots *slots, shown []lexicon.Token) bool {
	for _, s := range slots {
		if s != 0 && !m.fitsSlot(s, shown) {
			return false
		}
	}
	return true
}

func (m *match) fitsSlot(s slot, shown []lexicon.Token) bool {
	switch s {
	case clauseBegins:
		return m.at == 0 || m.tokens[m.at].StartsClause
	case clauseEnds:
		return m.endsClause()
	case anyClause:
		m.first = m.at
		return true
	case links:
		for m.roles()&link != 0 {
			m.at++
		}
		return true
	case noVerb:
		next := *m
		for next.roles()&withWord != 0 || next.namesPart() { // "and the cable"
			next.at++
		}
		isSubject := next.roles()&(verb|lackWord|useOfTime) != 0
		for next.roles()&(link|denial|verb) != 0 {
			next.at++
		}
		return !isSubject && next.roles()&included == 0 && m.text() != "a" && numberOf(m.text()) != 1
	case noPart:
		isSold := m.number > 1 && (shown == nil || isProduct(m.text(), shown))
		return isSold || !m.namesPart()
	case noAside:
		return m.clause&(asideWord|included) == 0
	case anArticle:
		if isListed(m.text(), articles) {
			m.at++
		}
		return true
	}
	text := m.text()
	if text == "" {
		return false
	}
	switch s {
	case onlyAfter:
		m.at++
		return rolesOf(text)&onlyWord != 0 && text != "nur" && text != "just"
	case article:
		m.at++
		return isListed(text, articles)
	case per:
		m.at++
		return isListed(text, perWords)
	case timesAfter:
		return m.takeTimesAfter(shown)
	case unspacedBody:
		return m.takeUnspaced(unspacedBodyOnly, "body")
	case unspacedEmptyBox:
		return m.takeUnspaced(unspacedBoxOnly, "box")
	case unspacedSingle:
		return m.takeUnspaced(unspacedOneOnly, "")
	case unspacedPieces:
		return m.takeUnspacedPieces(shown)
	case productWord:
		return isName(&m.tokens[m.at]) && isNamedIn(text, shown)
	case describedPart, brandedPart:
		return m.skipDescription(s == brandedPart) && m.takePart()
	case partName, boxName:
		return m.takePart() && (s == partName || rolesOf(m.part)&packagingPart != 0)
	case aNumber:
		return m.takeNumber(text)
	case lotNumber:
		return m.takeNumber(text) && m.number <= MaxPieces
	case times:
		return m.takeTimes()
	case pluralNoun:
		return m.findPlural()
	}
	if rolesOf(text)&s == 0 || s == onlyWord && m.at > m.first && text == "just" { // "battery just replaced"
		return false
	}
	m.at++
	return true
}

// skipDescription takes at most three words that describe a part: "original leather" in "original leather strap". With allowNames,
// they may also be names: "Halden" in "Halden strap". It returns false if no part follows.
func (m *match) skipDescription(allowNames bool) bool {
	for limit := m.at + 3; !m.namesPart(); m.at++ {
		if m.at == limit || m.endsClause() {
			return false
		}
		roles, facet := m.roles(), lexicon.MeaningOf(m.text()).Facet
		isAdjective := roles&(stateWord|degree|damagedPart|productNoun|sparePart) != 0 && roles&(useOfTime|phraseStart) == 0
		if !isAdjective && facet != lexicon.Colour && !(allowNames && roles == 0) {
			return false
		}
	}
	return true
}

// takePart takes the name of a part. Of several parts in a row the last one is meant: "cap" in "lens cap". "Tapa del objetivo" is
// the cap of a lens, too.
func (m *match) takePart() bool {
	if !m.namesPart() {
		return false
	}
	for m.namesPart() {
		m.part = m.text()
		m.at++
	}
	if end := m.at; m.roles()&ofWord != 0 {
		for m.roles()&(link|ofWord) != 0 {
			m.at++
		}
		if m.roles()&lensWord == 0 {
			m.at = end
			return true
		}
		m.at++
		m.part = "cap"
	}
	return true
}

// namesPart reports whether tokens[at] is the name of a part.
func (m *match) namesPart() bool {
	return partNamed(m.text()) != UnstatedPart
}

// perWords precede the unit of a price: "pro Stück", "à l'unité".
const perWords = " per pro par por a al l "

func (m *match) takeNumber(word string) bool {
	m.number = numberOf(word)
	m.at++
	return m.number > 0
}

// numberOf returns the number that a word states, from 1 to a million; 0 if it states none.
func numberOf(word string) int {
	if n, err := strconv.Atoi(strings.TrimSuffix(word, "er")); err == nil && 0 < n && n <= 1_000_000 {
		return n
	}
	return int(wordMeanings[word].count)
}

// takeTimes takes a number of pieces such as "2x" or "2 x", but not "10x42" or "3x optical zoom".
func (m *match) takeTimes() bool {
	number := strings.TrimSuffix(m.tokens[m.at].Text, "x")
	if !m.takeNumber(number) || m.number > MaxPieces {
		return false
	}
	if number == m.tokens[m.at-1].Text {
		if m.text() != "x" {
			return false
		}
		m.at++
	}
	next := m.text()
	return !lexicon.HasDigit(next) && next != "optical" && next != "zoom"
}

// takeTimesAfter takes a number of pieces such as "x2", if it begins a clause or follows a name of the product: "chairs x4".
func (m *match) takeTimesAfter(shown []lexicon.Token) bool {
	word := m.tokens[m.at].Text
	if word[0] != 'x' || len(word) == 1 || lexicon.HasToken(shown, word) || m.at > 0 && !m.tokens[m.at].StartsClause && !isNamedIn(m.tokens[m.at-1].Text, shown) {
		return false
	}
	return m.takeNumber(word[1:]) && m.number <= MaxPieces
}

// findPlural finds the plural of a product noun, with at most three words before it: "vintage cameras". It takes none of these
// words, because they say which product it is.
func (m *match) findPlural() bool {
	maxBefore := 3
	if m.tokens[m.at-1].Text == "tres" { // also French: "très belles chaussures"
		maxBefore = 0
	}
	for i := m.at; i <= m.at+maxBefore && i < len(m.tokens) && (i == m.at || !m.tokens[i].StartsClause); i++ {
		word := m.tokens[i].Text
		if isPlural(word) {
			m.product = word
			return true
		}
		if _, isUnit := lexicon.UnitOf(word); isUnit || rolesOf(word)&(timeWord|includes|withWord|denial|phraseStart) != 0 {
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

// singularOf returns the meaning of a plural's singular; the zero value if the word is not the plural of a known word.
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

// batteries are listed because those of tools are sold separately, as lenses of cameras are.
const batteries = " battery batteries akku akkus batterie bateria accu "

// state adds a statement to the scope. It returns false if the statement does not apply to the text. A second number of pieces
// changes nothing, but state returns true, so that its words are removed, too.
func (r *scopeParser) state(says statement, m *match) bool {
	switch says {
	case isOffered, isAccessory, isSpare:
		return r.offer(says, m)
	case isLacking:
		return r.lack(m)
	case isPerPiece:
		r.isPricedEach, r.Pieces, r.Excess = true, 0, 0
		return true
	case isIncomplete:
		r.lacking = append(r.lacking, "parts missing")
		return true
	case hasLens:
		isTool := nounOf(m.tokens) == wordMeanings["drill"].noun
		for n := m.at; r.Part == UnstatedPart && n < min(m.at+4, len(m.tokens)); n++ {
			if word := m.tokens[n].Text; rolesOf(word)&lensWord != 0 || isTool && isListed(word, batteries) {
				r.Part = withLens
			}
		}
		return r.Part == withLens
	case isSingle:
		if r.ofItem && !isPair(r.shown) || r.Part > withLens || m.number > 1 {
			return false
		}
		r.Part = OneOfAPair
		return true
	}
	return r.count(says, m)
}

// offer states that only the part is offered. It returns false if the part is what the photo shows, or if an earlier statement
// counts.
func (r *scopeParser) offer(says statement, m *match) bool {
	if r.Part > withLens || says == isAccessory && !r.namesProduct(m.tokens) || says == isSpare && (r.shown == nil || m.first > 0) {
		return false
	}
	if r.ofItem && isProduct(m.part, r.shown) {
		return false
	}
	if r.Part, r.Name = partNamed(m.part), ""; r.Part == OnePart {
		r.Name = m.part
	}
	if says != isAccessory {
		r.stated = m.tokens[m.first:m.at]
	}
	return true
}

// isProduct reports whether a part is what the photo shows: a lens, or a painting that is called "cuadro".
func isProduct(part string, shown []lexicon.Token) bool {
	noun := wordMeanings[part].noun
	return part != "" && noun == nounOf(shown) && (noun > 0 || isNamedIn(part, shown))
}

// namesProduct reports whether the description names the product in the photo.
func (r *scopeParser) namesProduct(tokens []lexicon.Token) bool {
	for i := range tokens {
		t := &tokens[i]
		if (isName(t) || t.Digits > 0 && lexicon.IsLetter(t.Text[0])) && isNamedIn(t.Text, r.shown) {
			return true
		}
	}
	return false
}

// lack states that a part is missing. A camera without its lens is a body. Another missing part is a defect of the item if the
// product does not work without it, or if the product's title names it. Missing packaging is never a defect.
func (r *scopeParser) lack(m *match) bool {
	roles := rolesOf(m.part)
	kind := cmp.Or(nounOf(r.shown), nounOf(m.tokens))
	if roles&lensWord != 0 && (kind == 0 || kind == wordMeanings["camera"].noun) {
		if r.Part <= withLens {
			r.Part, r.Name, r.stated, r.lacksLens = BodyOnly, "", m.tokens[m.first:m.at], true
		}
		return true
	}
	if !r.ofItem {
		return false
	}
	isWithout := rolesOf(m.tokens[m.first].Text)&withoutWord != 0
	if isWithout && (isListed(m.part, unmeasuredParts) || m.clause&quantityWord != 0) {
		return true
	}
	isWorn := roles&strapWord != 0 && kind > 0 && (kind == wordMeanings["watch"].noun || kind == wordMeanings["handbag"].noun)
	if roles&packagingPart == 0 && (roles&mainPart != 0 || isWorn || lexicon.HasToken(r.shown, m.part)) {
		list := &r.lacking
		if isWithout {
			list = &r.without
		}
		*list = append(*list, m.part+" missing")
	}
	return true
}

// unmeasuredParts are parts that a measure may exclude: "38 mm without crown".
const unmeasuredParts = " crown krone couronne corona coroa kroon "

// count states a number of pieces. It counts pairs if the goods are sold in pairs, such as shoes.
func (r *scopeParser) count(says statement, m *match) bool {
	n := m.number
	pairs := isPair(r.shown) || isPair(m.tokens)
	switch {
	case says == areDozens:
		n *= 12
		if m.first > 0 && rolesOf(m.tokens[m.first-1].Text)&halfWord != 0 || m.first > 1 && rolesOf(m.tokens[m.first-2].Text)&halfWord != 0 {
			n /= 2
		}
	case says == arePairs && !pairs:
		n *= 2
	case says == isLot && isPairNoun(m.product), says == isSet && pairs: // "two shoes"
		n = (n + 1) / 2
	}
	switch {
	case r.isPricedEach:
		return true
	case says == isSet && (r.shown == nil || hasRole(r.shown, setWord) || hasRole(m.tokens[max(0, m.first-3):m.first], includes)): // "with a set of 4 cups"
		return false
	case r.Pieces > 0 || r.Excess > 0:
		return n > 1
	case n > MaxPieces:
		if !r.ofItem {
			return false
		}
		r.Excess = n
	case n > 1:
		r.Pieces = n
	default:
		return m.number > 1 // "two shoes"
	}
	return true
}

// isPair reports whether the words name goods that are sold in pairs, in the plural.
func isPair(tokens []lexicon.Token) bool {
	for i := range tokens {
		if isPairNoun(tokens[i].Text) {
			return true
		}
	}
	return false
}

func isPairNoun(word string) bool {
	return rolesOf(word)&pairNoun != 0 || singularOf(word).roles&pairPiece != 0
}

// partNamed returns the extent of an offer of the part that the word names, alone; UnstatedPart if the word names no part.
func partNamed(word string) extent {
	roles, meaning := rolesOf(word), lexicon.MeaningOf(word)
	switch {
	case roles&bodyWord != 0:
		return BodyOnly
	case roles&packagingPart != 0:
		return BoxOnly
	case roles&(partWord|lensWord|mainPart|smallPart|strapWord) != 0, meaning.Facet == lexicon.Kind && meaning.Value&lexicon.Accessory != 0 && word != "compatible":
		return OnePart
	}
	return UnstatedPart
}

// joinTexts returns the words of the tokens, separated by spaces.
func joinTexts(tokens []lexicon.Token) string {
	var words []string
	for i := range tokens {
		words = append(words, tokens[i].Text)
	}
	return strings.Join(words, " ")
}
