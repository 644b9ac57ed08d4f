package description

import (
	"cmp"
	"strconv"
	"strings"

	"loupe/core/base/text"
	"loupe/core/reading/lexicon"
)

// ParseScope reads the scope that a title states, and returns the tokens without the words that state it. The words for an
// included lens stay.
func ParseScope(tokens []lexicon.Token) (rest []lexicon.Token, s Scope) {
	var r scopeParser
	rest = r.read(tokens)
	return rest, r.Scope
}

// read reads the tokens of a text and returns those that state no scope.
func (r *scopeParser) read(tokens []lexicon.Token) (rest []lexicon.Token) {
	pieces, of := splitTokens(tokens)
	units := unitsOf(pieces)
	var all classes // of the clause being read
	for i := 0; i < len(units); {
		if begins(units, i) {
			all = classesOfClause(units[i:])
		}
		i += max(r.parseAt(units, i, all), 1)
	}
	switch {
	case r.Part > BodyOnly:
		r.lacking = nil // a part alone lacks no others
	case r.Words == "" || r.lacksLens:
		r.lacking = append(r.lacking, r.without...)
	}
	isCut, n := make([]bool, len(tokens)), 0
	for i := range units {
		for range units[i].tokens {
			isCut[of[n]] = isCut[of[n]] || units[i].cut
			n++
		}
	}
	for i := range tokens {
		if !isCut[i] {
			rest = append(rest, tokens[i])
		}
	}
	return rest
}

// splitTokens returns the characters of tokens in a script without spaces, and the other tokens, each with the index of its token.
func splitTokens(tokens []lexicon.Token) (pieces []lexicon.Token, of []int) {
	for i := range tokens {
		first := len(pieces)
		if text.HasUnspaced(tokens[i].Text) {
			pieces = spell(pieces, tokens[i].Text, int(tokens[i].From))
			pieces[first].StartsClause = tokens[i].StartsClause
		} else {
			pieces = append(pieces, tokens[i])
		}
		for range pieces[first:] {
			of = append(of, i)
		}
	}
	return pieces, of
}

// begins reports whether a clause begins with the i-th unit.
func begins(units []unit, i int) bool {
	return i == 0 || i < len(units) && units[i].tokens[0].StartsClause
}

// classesOfClause returns the classes of the first clause of the units. A measure such as "38 mm" is a quantity.
func classesOfClause(units []unit) (all classes) {
	for i := range units {
		if i > 0 && begins(units, i) {
			break
		}
		u := &units[i]
		if !(u.classes.has(of(wordAlso)) && i > 0 && isPlural(units[i-1].text)) { // "appareils photo"
			all = all.or(u.classes)
		}
		if measure, _ := lexicon.UnitOf(u.text[leadingNumber(u.text):]); measure.Dimension == lexicon.Length {
			all = all.with(wordQuantity)
		}
	}
	return all
}

// parseAt reads the statement that begins at the i-th unit, cuts its units, and returns how many there are; 0 if no statement begins
// there, or if its words stay in the text.
func (r *scopeParser) parseAt(units []unit, i int, all classes) int {
	if u := &units[i]; !r.ofItem && u.tokens[0].Digits == 0 && u.classes == (classes{}) && partNamed(u) == UnstatedPart {
		return 0 // most words of titles
	}
	for n := range forms {
		f := &forms[n]
		if !f.inTitles && !r.ofItem {
			continue
		}
		m := match{units: units, clause: all, first: i, at: i, number: 1}
		if m.fits(&f.slots, r.shown) && r.state(f.says, &m) {
			if f.says == hasLens || f.says == isAccessory {
				return 0
			}
			for k := i; k < m.at; k++ {
				units[k].cut = true
			}
			return m.at - i
		}
	}
	return 0
}

// match is the state of matching a form with units: the slots so far fit units[first:at], and found the part, product and number.
type match struct {
	units     []unit
	clause    classes // of all units of the clause
	first, at int
	part      *unit  // the word for the part: "cap" of "the lens cap"
	product   string // the product in the plural: "cameras" of "two old cameras"
	number    int
}

// next returns units[at]; a unit without a text at the end of the clause.
func (m *match) next() *unit {
	if m.endsClause() {
		return &unit{}
	}
	return &m.units[m.at]
}

// nextHas reports whether units[at] has one of the classes.
func (m *match) nextHas(any classes) bool { return m.next().classes.has(any) }

// endsClause reports whether the clause ends before units[at].
func (m *match) endsClause() bool {
	return m.at >= len(m.units) || m.at > m.first && begins(m.units, m.at)
}

// fits reports whether the slots of a form fit the units from at on, and moves at behind the units that they take. shown are words
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
		return begins(m.units, m.at)
	case clauseEnds:
		return m.endsClause()
	case nextClause:
		m.first = m.at
		return true
	case links:
		for m.nextHas(of(wordLink)) {
			m.at++
		}
		return true
	case noVerb:
		return m.hasNoVerb()
	case noPart:
		isSold := m.number > 1 && (shown == nil || isProduct(m.next(), shown))
		return isSold || !m.namesPart()
	case noAside:
		return !m.clause.has(of(wordAlso).with(wordIncluded))
	case anArticle:
		if m.nextHas(of(wordArticle)) {
			m.at++
		}
		return true
	}
	u := m.next()
	if u.text == "" {
		return false
	}
	switch s {
	case denials:
		m.at++
		return u.classes.has(negative)
	case timesAfter:
		return m.takeTimesAfter(shown)
	case productWord:
		_, isMeasure := lexicon.UnitOf(u.text)
		return !isMeasure && IsName(&u.tokens[0]) && isNamedIn(u.text, shown)
	case describedPart, brandedPart:
		return m.skipDescription(s == brandedPart) && m.takePart()
	case partName, boxName:
		return m.takePart() && (s == partName || m.part.classes.has(of(wordPackaging)))
	case aNumber:
		return m.takeNumber(u)
	case lotNumber:
		return m.takeNumber(u) && m.number <= MaxPieces
	case times:
		return m.takeTimes()
	case pluralNoun:
		return m.findPlural()
	}
	if !u.classes.has(of(s)) {
		return false
	}
	m.at++
	return true
}

// hasNoVerb reports whether no verb follows of which the units so far are the subject.
func (m *match) hasNoVerb() bool {
	next := *m
	for next.nextHas(of(wordAnd).with(wordWith)) || next.namesPart() { // "and the cable"
		next.at++
	}
	isSubject := next.nextHas(of(wordIs).with(wordLacks))
	for next.nextHas(of(wordLink).with(wordNot).with(wordNotAfter).with(wordIs)) {
		next.at++
	}
	return !isSubject && !next.nextHas(of(wordIncluded)) && !m.nextHas(of(wordArticle)) && m.next().number != 1
}

// skipDescription takes at most three words that describe a part: "original leather" in "original leather strap". With allowNames,
// they may also be names: "Halden" in "Halden strap". It returns false if no part follows.
func (m *match) skipDescription(allowNames bool) bool {
	for limit := m.at + 3; !m.namesPart(); m.at++ {
		if m.at == limit || m.endsClause() {
			return false
		}
		u := m.next()
		isAdjective := u.classes.has(of(wordPlain).with(wordDegree).with(wordPart).with(wordProduct).with(wordSpare)) && !u.classes.has(of(wordPhrase))
		if !isAdjective && lexicon.MeaningOf(u.text).Facet != lexicon.Colour && !(allowNames && u.classes == (classes{})) {
			return false
		}
	}
	return true
}

// takePart takes the name of a part. Of several parts in a row the last one is meant: "cap" in "lens cap".
func (m *match) takePart() bool {
	if !m.namesPart() {
		return false
	}
	for m.namesPart() {
		m.part = m.next()
		m.at++
	}
	return true
}

// namesPart reports whether units[at] is the name of a part.
func (m *match) namesPart() bool { return partNamed(m.next()) != UnstatedPart }

func (m *match) takeNumber(u *unit) bool {
	m.number = numberOf(u)
	m.at++
	return m.number > 0
}

// numberOf returns the number that a unit states, "3", "3x" or "three", from 1 to a million; 0 if it states none.
func numberOf(u *unit) int {
	if u.number > 0 {
		return u.number
	}
	return parseNumber(strings.TrimSuffix(u.text, "x"))
}

// parseNumber returns the number that digits state, from 1 to a million; 0 if a word is something else.
func parseNumber(word string) int {
	if n, err := strconv.Atoi(word); err == nil && 0 < n && n <= 1_000_000 {
		return n
	}
	return 0
}

// takeTimes takes a number of pieces such as "2x" or "2 x", but not "10x42" or "3x optical zoom".
func (m *match) takeTimes() bool {
	u := m.next()
	digits, isJoined := strings.CutSuffix(u.text, "x")
	if m.number = parseNumber(digits); m.number == 0 || m.number > MaxPieces {
		return false
	}
	m.at++
	if !isJoined {
		if m.next().text != "x" {
			return false
		}
		m.at++
	}
	return !lexicon.HasDigit(m.next().text) && !m.nextHas(of(wordNoPieces))
}

// takeTimesAfter takes a number of pieces such as "x2", if it begins a clause or follows a name of the product: "chairs x4".
func (m *match) takeTimesAfter(shown []lexicon.Token) bool {
	digits, isTimes := strings.CutPrefix(m.next().text, "x")
	if !isTimes || lexicon.HasToken(shown, m.next().text) || !begins(m.units, m.at) && !isNamedIn(m.units[m.at-1].text, shown) {
		return false
	}
	m.number = parseNumber(digits)
	m.at++
	return 0 < m.number && m.number <= MaxPieces
}

// findPlural finds the plural of a product noun, with at most three words before it: "vintage cameras". It takes none of these
// words, because they say which product it is.
func (m *match) findPlural() bool {
	const maxBefore = 3
	for i := m.at; i <= m.at+maxBefore && i < len(m.units) && (i == m.at || !begins(m.units, i)); i++ {
		u := &m.units[i]
		if isPlural(u.text) {
			m.product = u.text
			return true
		}
		if _, isUnit := lexicon.UnitOf(u.text); isUnit || u.classes.has(negative.with(wordTime).with(wordWith).with(wordAnd).with(wordPhrase).with(wordNoPieces)) {
			return false
		}
	}
	return false
}

// isPlural reports whether a word is the plural of a product noun.
func isPlural(word string) bool {
	return wordMeaning(word).kind > 0 && word[len(word)-1] == 's' || singularOf(word).kind > 0
}

// singularOf returns the meaning of a plural's singular; the zero value if the word is not the plural of a known word.
func singularOf(word string) meaning {
	n := len(word) - 1
	if n < 3 || !strings.Contains("snie", word[n:]) {
		return meaning{}
	}
	for _, singular := range [...]string{word[:n], word[:n] + "o", word[:n] + "a", word[:n-1]} {
		if m := wordMeaning(singular); m.kind > 0 || m.classes.has(of(wordPiece)) {
			return m
		}
	}
	return meaning{}
}

// state adds a statement to the scope. It returns false if the statement does not apply to the text. A second number of pieces
// changes nothing, but state returns true, so that its words are removed, too.
func (r *scopeParser) state(says statement, m *match) bool {
	switch says {
	case isOffered, isAccessory:
		return r.offer(says, m)
	case isLacking:
		return r.lack(m)
	case isPerPiece:
		r.isPricedEach, r.Pieces, r.Excess = true, 0, 0
		return true
	case hasLens:
		isTool := kindOf(m.units) == kindDrill
		for n := m.at; r.Part == UnstatedPart && n < min(m.at+4, len(m.units)); n++ {
			if u := &m.units[n]; u.classes.has(of(wordLens)) || isTool && u.classes.has(of(wordBattery)) {
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
	if r.Part > withLens || says == isAccessory && !r.namesProduct(m.units) {
		return false
	}
	part := cmp.Or(m.part, &m.units[m.first]) // "单机身" has no part of its own
	if r.ofItem && isProduct(part, r.shown) {
		return false
	}
	if r.Part, r.Name = partNamed(part), ""; r.Part == OnePart {
		r.Name = lastWord(part.text)
	}
	if r.Words = r.Name; says != isAccessory {
		r.Words = textOf(m.units[m.first:m.at])
	}
	return true
}

// isProduct reports whether a part is what the photo shows: a lens, or a painting that is called "cuadro".
func isProduct(part *unit, shown []lexicon.Token) bool {
	return part.text != "" && part.kind == nounOf(shown) && (part.kind > 0 || isNamedIn(part.text, shown))
}

// namesProduct reports whether the description names the product in the photo.
func (r *scopeParser) namesProduct(units []unit) bool {
	for i := range units {
		t := &units[i].tokens[0]
		if (IsName(t) || t.Digits > 0 && lexicon.IsLetter(t.Text[0])) && isNamedIn(t.Text, r.shown) {
			return true
		}
	}
	return false
}

// lack states that a part is missing. A camera without its lens is a body. Another missing part is a defect of the item if the
// product does not work without it, or if the product's title names it. Missing packaging is never a defect.
func (r *scopeParser) lack(m *match) bool {
	its := m.part.classes
	kind := cmp.Or(nounOf(r.shown), kindOf(m.units))
	if its.has(of(wordLens)) && (kind == 0 || kind == kindCamera) {
		if r.Part <= withLens {
			r.Part, r.Name, r.Words, r.lacksLens = BodyOnly, "", textOf(m.units[m.first:m.at]), true
		}
		return true
	}
	if !r.ofItem {
		return false
	}
	isWithout := m.units[m.first].classes.has(of(wordWithout))
	if isWithout && m.clause.has(of(wordQuantity)) || its.has(of(wordBattery)) && m.clause.has(of(wordIncluded)) { // "38 mm without crown"
		return true
	}
	isWorn := its.has(of(wordStrap)) && (kind == kindWatch || kind == kindHandbag)
	if !its.has(of(wordPackaging)) && (its.has(of(wordMain)) || isWorn || lexicon.HasToken(r.shown, m.part.text)) {
		list := &r.lacking
		if isWithout {
			list = &r.without
		}
		*list = append(*list, missing(m.part.text))
	}
	return true
}

func missing(part string) Defect {
	return Defect{Text: part + " missing", Severity: NeedsWork, Missing: true, part: part}
}

// count states a number of pieces. It counts pairs if the goods are sold in pairs, such as shoes.
func (r *scopeParser) count(says statement, m *match) bool {
	n := m.number
	pairs := isPair(r.shown)
	before := m.units[max(0, m.first-3):m.first]
	switch {
	case says == areDozens:
		if n *= 12; hasUnit(before, of(wordHalf)) {
			n /= 2
		}
	case says == arePairs && !pairs:
		n *= 2
	case says == isLot && isPairNoun(m.product): // "two shoes"
		n = (n + 1) / 2
	}
	switch {
	case r.isPricedEach:
		return true
	case says == isSet && (r.shown == nil || hasClass(r.shown, of(wordSet)) || hasUnit(before, of(wordWith))): // "with a set of 4 cups"
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
	return classesOf(word).has(of(wordPairs)) || singularOf(word).classes.has(of(wordPiece))
}

// partNamed returns the extent of an offer of the part that a unit names, alone; UnstatedPart if it names no part.
func partNamed(u *unit) extent {
	named := lexicon.MeaningOf(lastWord(u.text))
	switch {
	case u.classes.has(of(wordBody).with(wordBodyOnly)):
		return BodyOnly
	case u.classes.has(of(wordPackaging).with(wordBoxOnly)):
		return BoxOnly
	case u.classes.has(of(wordComponent).with(wordLens).with(wordMain).with(wordSmall).with(wordStrap)),
		named.Facet == lexicon.Kind && named.Value&lexicon.Accessory != 0 && !u.classes.has(of(wordCompatible)):
		return OnePart
	}
	return UnstatedPart
}

// lastWord returns the last word of a phrase.
func lastWord(phrase string) string { return phrase[strings.LastIndexByte(phrase, ' ')+1:] }

// hasUnit reports whether one of the units has one of the classes.
func hasUnit(units []unit, any classes) bool {
	c := clause{units: units}
	return c.anyHas(0, len(units), any)
}

// kindOf returns the kind of the first unit that names a product; 0 if none does.
func kindOf(units []unit) uint8 {
	for i := range units {
		if units[i].kind > 0 {
			return units[i].kind
		}
	}
	return 0
}

// textOf returns the words of units, separated by spaces.
func textOf(units []unit) string {
	var words []string
	for i := range units {
		words = append(words, units[i].text)
	}
	return strings.Join(words, " ")
}

// namesPart reports whether a word is the name of a part.
func namesPart(word string) bool {
	return partNamed(&unit{meaning: wordMeaning(word), text: word}) != UnstatedPart
}
