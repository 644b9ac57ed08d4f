package valuation

import (
	"strings"
	"unicode/utf8"

	"loupe/core/product"
	"loupe/core/text"
)

// damageReport is what a text states about damage and authenticity.
type damageReport struct {
	rest         string   // the text without the words about damage, and without denied copies
	defects      []string // "cracked screen", as the text writes it
	factor       float64  // the lowest of the defects' factors; 0 if no defect has one
	fails        bool     // the item as a whole does not work: "doesn't turn on"
	authenticity authenticity
	copyWords    string   // what states the authenticity: "replica"
	like         likeness // what the text says it is like
}

// ReadDescription returns the words of a description that may name the product, the condition that the description
// states, and whether it says that the item is a copy. The words are without those of the condition, of damage and of
// denied copies. A condition of only some of the pieces is left out: "one broken" in "two watches, one broken".
func ReadDescription(description string) (words string, c product.Condition, isCopy bool) {
	d := findDeviation(description)
	words, c, r := readState(d.cutFrom(description))
	return words, c, r.authenticity == copied
}

// readState reads the damage, then the condition out of what is left: "broken hinge" is damage, "broken" alone a
// condition. Chinese, Japanese and Korean are read after the condition, because grades have the words for damage in them.
func readState(description string) (words string, c product.Condition, r damageReport) {
	r = readDamage(truncate(description, maxDescriptionBytes))
	words, c = product.CutCondition(r.rest)
	words = r.readUnspaced(words)
	return words, c, r
}

// readDamage separates what a text states about damage from its other words. Words about damage are not compared: a
// listing is not more similar because it is cracked, too. Denied damage ("no scratches"), possible damage ("may have
// scratches"), mended damage ("screen replaced") and damage of the packaging ("box torn") are no defects.
func readDamage(description string) (r damageReport) {
	rest := make([]byte, 0, len(description))
	var continued role
	for _, part := range clauses(description) {
		c := newClause(part)
		if continued = c.continueList(continued); continued == 0 {
			c.readAuthenticity(&r)
			continued = c.readDamage(&r)
		}
		rest = c.appendRest(rest)
	}
	r.rest = strings.Trim(string(rest), " \n,;:.")
	return r
}

// clauses returns the parts of a text that punctuation separates, each with the punctuation after it. A point, comma or
// colon inside a word or number separates nothing.
func clauses(s string) (parts []string) {
	start := 0
	for i, r := range s {
		next := i + utf8.RuneLen(r)
		endsWord := next >= len(s) || s[next] == ' ' || s[next] == '\n'
		if strings.ContainsRune(";!?()[]\n–—、。・，；！？（）【】「」", r) || endsWord && strings.ContainsRune(".,:", r) && !strings.HasSuffix(s[:i], "evtl") {
			parts, start = append(parts, s[start:next]), next
		}
	}
	return append(parts, s[start:])
}

// clause is a part of a description.
type clause struct {
	source string
	tokens []token
	roles  []role // of each token
	cut    []bool // the token is about damage
}

func newClause(source string) *clause {
	c := &clause{source: source, tokens: tokenize(nil, 0, source)}
	c.roles, c.cut = make([]role, len(c.tokens)), make([]bool, len(c.tokens))
	for i := range c.tokens {
		c.roles[i] = rolesOf(c.tokens[i].text)
	}
	return c
}

// has reports whether the i-th token exists and has one of the roles.
func (c *clause) has(i int, roles role) bool {
	return uint(i) < uint(len(c.roles)) && c.roles[i]&roles != 0
}

// denies reports whether the i-th token denies what follows. "t" does so in "doesn't" only.
func (c *clause) denies(i int) bool {
	return c.has(i, denial) && (c.tokens[i].text != "t" || c.tokens[i].joined)
}

// skip returns the first index from i on, in steps of 1 or -1, whose token has none of the roles.
func (c *clause) skip(i, step int, roles role) int {
	for c.has(i, roles) {
		i += step
	}
	return i
}

// take cuts the tokens from an index to before another.
func (c *clause) take(from, to int) {
	for i := from; i < to; i++ {
		c.cut[i] = true
	}
}

// text returns the source of the tokens from an index to before another.
func (c *clause) text(from, to int) string {
	return c.source[c.tokens[from].from:c.tokens[to-1].to]
}

// appendRest appends the source without the tokens that are cut; nothing if all are.
func (c *clause) appendRest(rest []byte) []byte {
	at, kept := 0, len(c.tokens) == 0
	for i := range c.tokens {
		t := &c.tokens[i]
		if !c.cut[i] {
			kept = true
			continue
		}
		if i == 0 || !c.cut[i-1] {
			rest = append(rest, c.source[at:t.from]...)
		}
		at = int(t.to)
	}
	if !kept {
		return rest
	}
	return append(rest, c.source[at:]...)
}

// continueList cuts a clause that only continues the list of the clause before: "dents or cracks" after "no scratches".
// roles are the roles of words that may continue it. It returns them, or 0 if the clause says something else.
func (c *clause) continueList(roles role) role {
	if roles == 0 || c.skip(0, 1, roles|withWord) < len(c.tokens) {
		return 0
	}
	c.take(0, len(c.tokens))
	return roles
}

// Roles of words that go with others.
const (
	stated  = damageNoun | damageAdjective
	anyPart = damagedPart | packagingPart
)

// readDamage cuts the words about damage and adds the defects to the report. If the clause ends with damage that is
// no defect, it returns the roles of words that may continue this list in the next clause.
func (c *clause) readDamage(r *damageReport) (continued role) {
	for i := 0; i < len(c.tokens); {
		m := mention{to: i + 1}
		switch {
		case c.isOtherPhrase(i):
			m.to++
		case c.has(i, function):
			m = c.failureAt(i)
		case c.has(i, need):
			m = c.needAt(i)
		case c.has(i, anyPart) && c.has(c.skip(i+1, 1, link|anyPart), remedy): // "screen was replaced"
			m = mention{from: i, to: c.skip(i+1, 1, link|anyPart) + 1, found: true}
		}
		if !m.found && m.to == i+1 && c.has(i, stated|deniedState) {
			m = c.mentionAt(i)
		}
		continued = 0
		if m.found {
			c.finish(&m)
			if m.to == len(c.tokens) {
				continued = m.continued
			}
			c.take(m.from, m.to)
			if m.isDefect {
				r.add(c, &m)
			}
		}
		i = m.to
	}
	return continued
}

// mention is a statement about damage: "no visible scratches or dents on the lens".
type mention struct {
	from, to  int // its tokens
	found     bool
	isDefect  bool
	begin     int     // the first token of the defect's text
	hasPart   bool    // it names the damaged part
	fails     bool    // it states that the item does not work
	factor    float64 // of a defect
	continued role    // the roles of words that may continue its list; 0 for a defect
}

// isOtherPhrase reports whether the i-th token and the next one are the name of something, not damage: "stained glass".
func (c *clause) isOtherPhrase(i int) bool {
	return i >= 0 && i+1 < len(c.tokens) && strings.Contains(otherPhrases, " "+c.tokens[i].text+" "+c.tokens[i+1].text+",")
}

// partBefore returns the index of the first token of a damaged part, of two words at most, that ends at the i-th token.
func (c *clause) partBefore(i int) int { return max(c.skip(i, -1, anyPart)+1, i-1) }

// failureAt returns the mention that the function named by the i-th token fails: "does not turn on", "heizt nicht". If the
// clause names a part that fails, the item as a whole still works.
func (c *clause) failureAt(i int) (m mention) {
	m.to = i + 1
	before, after := c.skip(i-1, -1, degree|adverb), c.skip(m.to, 1, link|degree|adverb)
	to := m.to
	switch {
	case c.denies(before) && !(c.has(i, needsPart) && c.tokens[before].text == "no"):
		m.from = c.skip(before, -1, denial|link) + 1
	case c.has(after, lateDenial):
		m.from, to = i, after+1
	default:
		return m
	}
	if subject := c.skip(m.from-1, -1, link|degree|adverb); c.has(subject, hedge) && !c.has(subject, needsPart) {
		return m
	} else if m.hasPart = c.has(subject, damagedPart); m.hasPart {
		m.from = c.skip(c.partBefore(subject)-1, -1, degree) + 1
	}
	to = c.skip(to, 1, function|link|degree|adverb|lateDenial|damagedPart)
	if c.has(to, stated|deniedState) { // "no power issues"
		return m
	}
	m.to, m.found, m.isDefect, m.begin, m.fails = to, true, true, m.from, !m.hasPart
	if m.factor = partFailureFactor; m.fails {
		m.factor = 0
	}
	return m
}

// needAt returns the mention of what the item needs: "needs a new battery", "muss repariert werden".
func (c *clause) needAt(i int) (m mention) {
	const reach = 4 // words
	m = mention{from: i, to: i + 1, begin: i, factor: needFactor}
	if c.denies(c.skip(i-1, -1, link|degree)) {
		return m
	}
	for n := m.to; n < min(i+reach, len(c.tokens)) && !c.denies(n); n++ {
		if c.has(n, remedy|damagedPart|partWord) {
			m.found, m.isDefect, m.to = true, true, n+1
		}
	}
	if subject := c.skip(i-1, -1, link); m.found && c.has(subject, damagedPart) {
		m.from = c.partBefore(subject)
		m.begin = m.from
	}
	return m
}

// mentionAt returns the mention whose first word of damage is the i-th. If the word states no damage where it stands,
// found is false.
func (c *clause) mentionAt(i int) (m mention) {
	m.to = i + 1
	isStated, needs := c.has(i, stated), c.has(i, needsPart) || !c.has(i, stated)
	for next := c.skip(m.to, 1, link|degree|withWord); c.has(next, stated|deniedState); next = c.skip(m.to, 1, link|degree|withWord) {
		isStated = isStated || c.has(next, stated)
		needs = needs && (c.has(next, needsPart) || !c.has(next, stated))
		m.to = next + 1
	}
	hasDegree := c.has(i-1, degree) || c.has(i, degree)
	begin := c.skip(i-1, -1, degree) + 1        // of the text of a defect
	if c.has(i-1, link) && c.has(i-2, degree) { // "signs of wear"
		hasDegree, begin = true, i-2
	}
	before := c.skip(i-1, -1, degree|link)
	denied := c.denies(before) || c.has(before, hedge|remedy|free)
	isPackaging := false
	m.hasPart = true
	switch after := c.skip(m.to, 1, link); {
	case c.has(before, damagedPart) && (before == i-1 || !c.has(m.to, damagedPart)), c.has(before, packagingPart) && !c.has(m.to, damagedPart):
		isPackaging = !c.has(before, damagedPart)
		m.from = c.skip(c.partBefore(before)-1, -1, degree) + 1
		begin = m.from
		of := c.skip(m.from-1, -1, link)
		denied = denied || c.denies(of) && c.tokens[of].text == "no" || c.has(of, hedge)
	case c.has(after, anyPart):
		isPackaging = c.has(after, packagingPart)
		m.from, m.to = c.skip(c.skip(before, -1, denial|hedge|link|free), -1, withWord)+1, min(c.skip(after, 1, anyPart), after+2)
	default:
		isPackaging = c.has(c.skip(0, 1, link), packagingPart) && !c.hasAny(i, damagedPart) // "box included but damaged"
		m.hasPart, m.from = false, c.skip(c.skip(before, -1, denial|hedge|link|free|remedy), -1, withWord)+1
	}
	isStated = isStated && (!needs || m.hasPart || hasDegree)
	for n := i; n < m.to; n++ {
		if f := wordMeanings[c.tokens[n].text].factor; f > 0 && (m.factor == 0 || f < m.factor) {
			m.factor = f
		}
	}
	switch {
	case denied:
		m.found, m.continued = true, damageNoun
	case isStated && isPackaging:
		m.found, m.continued = true, stated
	case isStated:
		m.found, m.isDefect, m.begin = true, true, begin
	}
	return m
}

// finish extends a mention to the words that belong to it. If damage was mended, it is no defect.
func (c *clause) finish(m *mention) {
	if after := c.skip(m.to, 1, link|degree|clauseStart); c.has(after, remedy|free) {
		m.isDefect, m.continued, m.to = false, damageNoun, after+1
	}
	if only := c.skip(m.from-1, -1, link); c.has(only, onlyWord) && !c.has(only-1, anyPart|partWord|bodyWord) { // "only the box is torn"
		m.from = only
	}
	if m.isDefect && m.to < len(c.tokens) && c.tokens[m.to].text == "water" { // "leaks water"
		m.to++
	}
	if !m.isDefect || !c.has(m.to, phraseStart) || c.has(m.to, clauseStart) {
		return
	}
	to := m.to // of a phrase without a name: "jammed at 1/1000"
	for to < len(c.tokens) && !isName(&c.tokens[to]) && !c.has(to, stated|function|need|clauseStart) {
		to++
	}
	if to == len(c.tokens) {
		m.to = to
	}
}

// add adds the defects of a mention: its tokens, divided at words such as "and".
func (r *damageReport) add(c *clause, m *mention) {
	from := m.begin
	for i := m.begin; i <= m.to; i++ {
		if i < m.to && (!c.has(i, withWord) || c.has(i, link) || len(c.text(i, i+1)) > len(c.tokens[i].text)) { // "è" is no "e"
			continue
		}
		if i > from {
			r.addDefect(c.text(from, i), m.factor)
		}
		from = i + 1
	}
	r.fails = r.fails || m.fails
}

func (r *damageReport) addDefect(s string, factor float64) {
	if s = text.Excerpt(s, maxExcerpt); s != "" && len(r.defects) < MaxDefects {
		r.defects = append(r.defects, s)
	}
	if factor > 0 && (r.factor == 0 || factor < r.factor) {
		r.factor = factor
	}
}
