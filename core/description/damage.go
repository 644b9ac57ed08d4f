package description

import (
	"cmp"
	"strings"

	"loupe/core/lexicon"
	"loupe/core/text"
)

// Damage is what a text states about damage and authenticity.
type Damage struct {
	rest         string   // the text without the words about damage, and without denied copies
	Defects      []string // "cracked screen", as the text writes it
	Severity     Severity // the worst of the defects; NoDamage if none has one
	fails        bool     // the item as a whole does not work: "doesn't turn on"
	wasNew       bool     // it was new when it was bought
	Authenticity Authenticity
	CopyWords    string   // what states the authenticity: "replica"
	like         likeness // what the text says it is like
}

// parseDamage separates what a text states about damage from its other words. Words about damage are not compared: two
// listings are not more similar because both are cracked. Denied damage ("no scratches"), possible damage ("may have
// scratches", "if it is broken"), mended damage ("screen replaced") and damage of packaging, accessories and other items
// ("box torn") are no defects.
func parseDamage(description string, title ...lexicon.Token) (r Damage) {
	rest := make([]byte, 0, len(description))
	list := joinAnswers(newSubject(title), description)
	listRoles, isOfOthers := role(0), false // what may continue a list; the sentence is about the seller's other items
	for i, c := range list {
		next := &clause{}
		if i+1 < len(list) {
			next = list[i+1]
		}
		if listRoles = c.continueList(listRoles); listRoles == 0 {
			c.parseAuthenticity(&r)
			end := c.statedUntil(next, isOfOthers)
			listRoles = c.parseDamage(&r, end)
			c.cutUnstated(end)
			r.wasNew = c.cutOtherConditions() || r.wasNew
			isOfOthers = (isOfOthers || c.namesOthers()) && !c.endsSentence()
		}
		rest = c.appendRest(rest)
	}
	r.rest = strings.Trim(string(rest), " \n,;:.")
	return r
}

// continueList cuts a clause that only continues the list of the clause before: "dents or cracks" after "no scratches".
// roles are the roles of words that may continue it. It returns these roles, or 0 if the clause says something else.
func (c *clause) continueList(roles role) role {
	if roles == 0 || c.skip(0, 1, roles|withWord) < len(c.tokens) {
		return 0
	}
	c.cutTokens(0, len(c.tokens))
	return roles
}

// Roles of words that go with others.
const (
	stated  = damageNoun | damageAdjective
	anyPart = damagedPart | packagingPart
)

// parseDamage cuts the words about damage and adds the defects to the report. Damage from the token end on is no defect. If the
// clause ends with damage that is no defect, parseDamage returns the roles of words that may continue the list in the next
// clause.
func (c *clause) parseDamage(r *Damage, end int) (listRoles role) {
	for i := 0; i < len(c.tokens); {
		m := c.mentionFrom(i)
		if m.says != nothing {
			c.finish(&m)
			c.cutTokens(m.from, m.to)
		}
		if m.says == isDefect && i >= end {
			m.says = noDefect
		}
		listRoles = 0
		switch i = m.to; {
		case m.says == isDefect:
			r.add(c, &m)
		case i < len(c.tokens):
		case m.says == noDefect:
			listRoles = damageNoun
		case m.says == ofPackaging:
			listRoles = stated
		}
	}
	return listRoles
}

// mention is a statement about damage: "no visible scratches or dents on the lens".
type mention struct {
	says     assertion
	from, to int      // its tokens
	begin    int      // the first token of a defect's text
	severity Severity // of a defect; NoDamage if the item as a whole does not work
}

// assertion is what a mention says of the item.
type assertion uint8

const (
	nothing     assertion = iota // its words are not about damage
	isDefect                     // the item has the damage
	noDefect                     // it is denied, possible or mended
	ofPackaging                  // it is of the packaging or an accessory
)

// mentionFrom returns the mention that the i-th token begins or is the key word of. If there is none, says is nothing, and to is
// the index of the token to read next.
func (c *clause) mentionFrom(i int) (m mention) {
	switch remedied := c.skip(i+1, 1, link|anyPart); {
	case c.isHarmlessPhrase(i):
		return mention{to: i + 2}
	case c.has(i, function):
		m = c.failureAt(i)
	case c.has(i, need):
		m = c.needAt(i)
	case c.has(i, anyPart) && c.has(remedied, remedy): // "screen was replaced"
		m = mention{noDefect, i, remedied + 1, i, 0}
	case c.excludesBatteries(i):
		m = mention{noDefect, i, c.skip(i+1, 1, link|denial|included), i, 0}
	}
	if m.says == nothing {
		m = c.malfunctionAt(i)
	}
	if m.says == nothing {
		m = c.refusalAt(i)
	}
	if m.says == nothing && c.has(i, stated|deniedState) {
		m = c.mentionAt(i)
	}
	m.to = max(m.to, i+1)
	return m
}

// isHarmlessPhrase reports whether the i-th token and the next one mean something other than damage: "stained glass".
func (c *clause) isHarmlessPhrase(i int) bool { return isPhrase(c.tokens, i, harmlessPhrases) }

// excludesBatteries reports whether the i-th token begins a statement that batteries are not included.
func (c *clause) excludesBatteries(i int) bool {
	denied := c.skip(i+1, 1, link)
	return c.is(i, batteryWords) && c.denies(denied) && c.has(c.skip(denied, 1, denial|link), included)
}

// partBefore returns the index of the first token of the part that ends at the i-th token. A part has at most two words, and
// words of degree before it belong to it.
func (c *clause) partBefore(i int) int {
	first := max(c.skip(i, -1, anyPart)+1, i-1)
	return c.skip(first-1, -1, degree) + 1
}

// failureAt returns the mention that the function named by the i-th token fails: "does not turn on", "heizt nicht", "Heating:
// no". If the clause names a part that fails, the item as a whole still works.
func (c *clause) failureAt(i int) (m mention) {
	before, after := c.skip(i-1, -1, degree|adverb), c.skip(i+1, 1, link|degree|adverb)
	from, to := i, i+1
	switch {
	case c.denies(before) && !(c.has(i, needsPart) && c.tokens[before].Text == "no"):
		from = c.skip(before, -1, denial|link) + 1
	case c.has(after, lateDenial) || c.isAnswerNo(after):
		to = after + 1
	default:
		return m
	}
	if c.is(i, workVerbs) && c.is(c.skip(to, 1, adverb|lateDenial), togetherWords) { // "doesn't work with old cards"
		return m
	}
	to = c.skip(to, 1, function|link|degree|adverb|lateDenial|damagedPart)
	subject := c.skip(from-1, -1, link|degree|adverb)
	if c.has(subject, hedge) && !c.has(subject, needsPart) || c.has(to, stated|deniedState) { // "no power issues"
		return m
	}
	return c.faultOf(subject, from, to, 0)
}

// faultOf returns the mention of the fault that tokens[from:to] state about the subject-th token. The severity applies if
// the subject is not a part.
func (c *clause) faultOf(subject, from, to int, s Severity) mention {
	m := mention{isDefect, from, to, from, s}
	if c.has(subject, anyPart) {
		m.from = c.partBefore(subject)
		m.begin, m.severity = m.from, PartFails
	}
	if c.has(subject, packagingPart) {
		m.says = ofPackaging
	}
	return m
}

// needAt returns the mention of what the item needs: "needs a new battery", "muss repariert werden".
func (c *clause) needAt(i int) (m mention) {
	const reach = 4 // words
	if c.denies(c.skip(i-1, -1, link|degree)) {
		return m
	}
	for n := i + 1; n < min(i+reach, len(c.tokens)) && !c.denies(n); n++ {
		if c.has(n, remedy|damagedPart|partWord) {
			m = mention{isDefect, i, n + 1, i, NeedsWork}
		}
	}
	if subject := c.skip(i-1, -1, link); m.says != nothing && c.has(subject, damagedPart) {
		m.from = c.partBefore(subject)
		m.begin = m.from
	}
	return m
}

// malfunctionAt returns the mention of a malfunction that takes several words, the first of which is the i-th: "turns off
// after a minute", "bleibt schwarz", "perde acqua", "black screen".
func (c *clause) malfunctionAt(i int) (m mention) {
	last := none // token of the statement
	switch state := c.skip(i+1, 1, link|degree|withWord); {
	case isPhrase(c.tokens, i, malfunctions):
		last = i + 1
	case c.is(i, stayVerbs) && c.is(state, deadStates):
		last = state
	case c.is(i, loseVerbs):
		last = c.find(lostThings, i+1, i+4)
	case c.is(i, stopVerbs) && c.isUnprompted():
		last = i
	case c.is(i, partingVerbs) && c.isUnprompted():
		last = c.find(partings, i+1, len(c.tokens))
	}
	if subject := c.skip(i-1, -1, link|degree|adverb); last != none && !c.denies(subject) {
		m = c.faultOf(subject, i, last+1, PartFails)
	}
	return m
}

// isUnprompted reports whether the clause says that something happens without being wanted: "after a minute", "by itself". What
// happens "automatically" is wanted.
func (c *clause) isUnprompted() bool { return c.hasWord(unpromptedWords) && !c.hasWord(automaticWords) }

// refusalAt returns the mention that a part does not do something, such as "door won't stay shut" and "Klappe rastet nicht ein".
// The i-th token is the denial. The verb stands beside it and need not be a known word.
func (c *clause) refusalAt(i int) (m mention) {
	action, part := c.skip(i+1, 1, adverb), c.skip(i-1, -1, link|degree|adverb)
	switch {
	case c.has(i, lateDenial) && c.mayBeVerb(i-1):
		action, part = i-1, i-2
	case !c.is(i, strictDenials) && !c.is(i-1, auxiliaries):
		return m
	}
	if !c.denies(i) || !c.mayBeVerb(action) || !c.has(part, anyPart) {
		return m
	}
	to := max(action, i)
	for ; to < len(c.tokens) && !c.has(to, clauseStart|withWord); to++ {
		if c.has(to, stated|deniedState) { // "lens does not show any haze"
			return m
		}
	}
	return c.faultOf(part, i, to, 0)
}

// mayBeVerb reports whether the i-th token may be a verb for what a part does: an unknown word, or one of remedy as in "does not
// reset".
func (c *clause) mayBeVerb(i int) bool {
	return uint(i) < uint(len(c.roles)) && c.roles[i]&^remedy == 0 && !c.is(i, harmlessVerbs)
}

// find returns the index of the first of tokens[from:to] that is one of the words; none if there is none.
func (c *clause) find(words string, from, to int) int {
	for i := from; i < min(to, len(c.tokens)); i++ {
		if c.is(i, words) {
			return i
		}
	}
	return none
}

// hasWord reports whether a token is one of the words.
func (c *clause) hasWord(words string) bool {
	return c.find(words, 0, len(c.tokens)) != none
}

// mentionAt returns the mention whose first word for damage is the i-th token. says is nothing if the word states no damage in its
// context.
func (c *clause) mentionAt(i int) mention {
	words := c.damageWords(i)
	before, after := c.skip(i-1, -1, degree|link), c.skip(words.to, 1, link)
	denier := c.denierOf(i, before)
	isDenied := denier != none || c.isAnswerNo(c.skip(words.to, 1, link|degree))
	begin, hasDegree := c.degreeBefore(i)
	m := mention{to: words.to, begin: begin}
	hasPart, isPackaging := true, false
	switch {
	case c.isDamagedPart(before, i, words.to): // "screen is cracked"
		m.from = c.partBefore(before)
		m.begin = m.from
		isPackaging = c.has(before, packagingPart)
		isDenied = isDenied || c.deniesPart(m.from)
	case c.has(after, anyPart): // "cracked screen"
		m.from, m.to = c.denialBefore(before, denier), min(c.skip(after, 1, anyPart), after+2)
		isPackaging = c.has(after, packagingPart) || c.has(before, packagingPart) && c.isHad(i)
	default:
		m.from = c.denialBefore(before, denier)
		hasPart = c.has(i, damageNoun) && c.isHad(i)                                        // "has a hole"
		isPackaging = c.has(c.skip(0, 1, link), packagingPart) && !c.hasAny(i, damagedPart) // "box included but damaged"
	}
	m.severity = c.worstOf(i, m.to)
	isStated := words.areStated && (!words.needPart || hasPart || hasDegree)
	isUsual := m.severity == Worn && c.hasWord(usualWords) // "normal signs of wear" says only that it is used
	switch {
	case isDenied, isUsual:
		m.says = noDefect
	case isStated && isPackaging:
		m.says = ofPackaging
	case isStated:
		m.says = isDefect
	}
	return m
}

// none is the index of a token that does not exist.
const none = -1

// damageWords is a run of words for damage: "scratched and dented".
type damageWords struct {
	to        int  // the token after it
	areStated bool // one of them states damage
	needPart  bool // they state it only beside a part or a word of degree
}

// damageWords returns the run that begins with the i-th token.
func (c *clause) damageWords(i int) damageWords {
	run := damageWords{to: i, needPart: true}
	for next := i; c.has(next, stated|deniedState); next = c.skip(run.to, 1, link|degree|withWord) {
		if c.has(next, stated) {
			run.areStated = true
			run.needPart = run.needPart && c.has(next, needsPart)
		}
		run.to = next + 1
	}
	return run
}

// degreeBefore returns the index of the first word of degree before the i-th token, as in "signs of wear", and whether there
// is one.
func (c *clause) degreeBefore(i int) (begin int, found bool) {
	if c.has(i-1, link) && c.has(i-2, degree) {
		return i - 2, true
	}
	begin = c.skip(i-1, -1, degree) + 1
	return begin, begin < i
}

// denierOf returns the index of the word that denies, doubts or mends the damage that the i-th token names; none if there is
// no such word. before is the index of the last word before it that is not a word of degree. A noun may have one more adjective:
// "no obvious scratches".
func (c *clause) denierOf(i, before int) int {
	if c.denies(before) || c.has(before, hedge|remedy|free) {
		return before
	}
	if far := c.skip(before-1, -1, degree|link); c.has(i, damageNoun|deniedState) && c.isUnknown(before) && c.has(far, withoutWord) && c.denies(far) {
		return far
	}
	return none
}

// denialBefore returns the index of the first of the words that deny or introduce damage. The last of them is the denier, or the
// token before if there is no denier.
func (c *clause) denialBefore(before, denier int) int {
	if denier != none {
		before = denier
	}
	return c.skip(c.skip(before, -1, denial|hedge|link|free|remedy), -1, withWord) + 1
}

// isDamagedPart reports whether the damage of tokens[i:to] is that of the part that ends at the token before. Of two parts, the
// one after the damage is more probable, unless the one before stands right next to it.
func (c *clause) isDamagedPart(before, i, to int) bool {
	partFollows := c.has(to, damagedPart)
	return c.has(before, damagedPart) && (before == i-1 || !partFollows) || c.has(before, packagingPart) && !partFollows
}

// deniesPart reports whether the part that begins with the i-th token is denied or doubted: "no glass scratches".
func (c *clause) deniesPart(i int) bool {
	before := c.skip(i-1, -1, link)
	return c.denies(before) && c.tokens[before].Text == "no" || c.has(before, hedge)
}

// isHad reports whether a verb such as "has" stands before the i-th token, with at most one unknown word between: "makes a grinding
// noise".
func (c *clause) isHad(i int) bool {
	for unknown, n := 0, i-1; n >= 0 && unknown <= 1; n-- {
		switch {
		case c.is(n, haveVerbs):
			return true
		case c.isUnknown(n):
			unknown++
		case !c.has(n, link|degree):
			return false
		}
	}
	return false
}

// worstOf returns the worst severity of the words of tokens[from:to].
func (c *clause) worstOf(from, to int) (worst Severity) {
	for i := from; i < to; i++ {
		word := c.tokens[i].Text
		worst = worst.orWorse(cmp.Or(wordMeanings[word].severity, wordMeanings[suffixOf(word, compoundEnds)].severity))
	}
	return worst
}

// finish extends a mention to the words that belong to it. If damage was mended, it is no defect.
func (c *clause) finish(m *mention) {
	if after := c.mendedAfter(m.to); after > 0 {
		m.says, m.to = noDefect, after
	}
	if only := c.skip(m.from-1, -1, link); c.has(only, onlyWord) && !c.has(only-1, anyPart|partWord|bodyWord) { // "only the box is torn"
		m.from = only
	}
	if m.says == isDefect && m.to < len(c.tokens) && c.tokens[m.to].Text == "water" { // "leaks water"
		m.to++
	}
	if m.says == isDefect && c.has(m.to, phraseStart) && !c.has(m.to, clauseStart) {
		m.to = c.phraseAfter(m.to)
	}
}

// phraseAfter returns the index after a phrase that ends the clause and has no name in it: "at 1/1000" in "jammed at 1/1000".
// If no such phrase begins at the i-th token, it returns i.
func (c *clause) phraseAfter(i int) int {
	for n := i; n < len(c.tokens); n++ {
		if isName(&c.tokens[n]) || c.has(n, stated|function|need|clauseStart) {
			return i
		}
	}
	return len(c.tokens)
}

// mendedAfter returns the index after the word that says that the damage before the i-th token was mended: "repaired", "was
// cleated and glued". It returns 0 if there is none.
func (c *clause) mendedAfter(i int) int {
	if i = c.skip(i, 1, link|degree|clauseStart); c.has(i, remedy|free) {
		return i + 1
	}
	return c.mendingFrom(i)
}

// mendingFrom looks for a repair ("repaired", "glued") from the i-th word on, past at most maxUnknownBeforeRemedy unknown words. It
// returns the index of the next word, 0 if there is no repair.
func (c *clause) mendingFrom(i int) int {
	for unknown := 0; unknown <= maxUnknownBeforeRemedy; i++ {
		switch {
		case c.isMending(i):
			return i + 1
		case c.isUnknown(i):
			unknown++
		case unknown == 0 || !c.has(i, link|withWord|adverb):
			return 0
		}
	}
	return 0
}

// maxUnknownBeforeRemedy is how many unknown words may stand before the word that says that damage was mended: "wurde beim
// Fachmann repariert".
const maxUnknownBeforeRemedy = 2

// isMending reports whether the i-th token says that something named before it was mended. A remedy before a part is about the
// part: "replaced strap".
func (c *clause) isMending(i int) bool {
	return c.has(i, remedy) && !c.is(i, remedyNouns) && !c.isHarmlessPhrase(i) && !c.has(c.skip(i+1, 1, link), anyPart)
}

// add adds the defects of a mention: its tokens, divided at words such as "and".
func (r *Damage) add(c *clause, m *mention) {
	from := m.begin
	for i := m.begin; i <= m.to; i++ {
		if i < m.to && (!c.has(i, withWord) || c.has(i, link) || len(c.text(i, i+1)) > len(c.tokens[i].Text)) { // the Italian "è" means "is"
			continue
		}
		if i > from {
			r.addDefect(c.text(from, i), m.severity)
		}
		from = i + 1
	}
	r.fails = r.fails || m.severity == NoDamage
}

func (r *Damage) addDefect(s string, of Severity) {
	if s = text.Excerpt(s, MaxExcerpt); s != "" && len(r.Defects) < MaxDefects {
		r.Defects = append(r.Defects, s)
	}
	r.Severity = r.Severity.orWorse(of)
}

// SeverityOf returns the severity of a defect, and whether it says that the item does not work. If parseDamage finds no damage in
// the text, the worst severity of its words counts; NoDamage if no word has one.
func SeverityOf(defect string) (worst Severity, fails bool) {
	r := parseDamage(defect)
	r.parseUnspaced(defect)
	if worst = r.Severity; worst == NoDamage && !r.fails {
		for _, t := range lexicon.Tokenize(make([]lexicon.Token, 0, lexicon.MaxTokens), 0, defect) {
			worst = worst.orWorse(wordMeanings[t.Text].severity)
		}
	}
	return worst, r.fails
}
