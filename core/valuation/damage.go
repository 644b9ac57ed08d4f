package valuation

import (
	"strings"
	"unicode/utf8"
)

// damageReport is the damage that a description states.
type damageReport struct {
	rest    []token  // the tokens that state neither damage nor its absence
	defects []string // "cracked screen"
}

// readDamage separates the damage from the other words of a description. Words about damage are not compared: a
// listing is not more similar because it is cracked, too. Denied damage ("no scratches"), mended damage ("screen
// replaced") and damage of the packaging ("box torn") are no defects.
func readDamage(description string) (r damageReport) {
	tokens := make([]token, 0, maxTokens)
	var continued role
	for _, part := range clauses(description) {
		first := len(tokens)
		tokens = tokenize(tokens, 0, part)
		c := clause{tokens: tokens[first:], cut: make([]bool, len(tokens)-first)}
		if continued = c.continueList(continued); continued == 0 {
			continued = c.readDamage(&r)
		}
		kept := len(r.rest)
		for i, t := range c.tokens {
			if !c.cut[i] {
				t.startsClause = len(r.rest) == kept
				r.rest = append(r.rest, t)
			}
		}
	}
	return r
}

// clauses returns the parts of a text that punctuation separates. A point, comma or colon inside a word or number
// separates nothing.
func clauses(s string) (parts []string) {
	start := 0
	for i, r := range s {
		next := i + utf8.RuneLen(r)
		endsWord := next >= len(s) || s[next] == ' ' || s[next] == '\n'
		if strings.ContainsRune(";!?()[]\n–—、。・", r) || endsWord && strings.ContainsRune(".,:", r) {
			parts, start = append(parts, s[start:i]), next
		}
	}
	return append(parts, s[start:])
}

// clause is a part of a description.
type clause struct {
	tokens []token
	cut    []bool // the token is about damage
}

// has reports whether the i-th token exists and has one of the roles.
func (c *clause) has(i int, roles role) bool {
	return 0 <= i && i < len(c.tokens) && rolesOf(c.tokens[i].text)&roles != 0
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

// readDamage cuts the words about damage and appends the defects to the report. If the clause ends with damage that is
// no defect, it returns the roles of words that may continue this list in the next clause.
func (c *clause) readDamage(r *damageReport) (continued role) {
	for i := 0; i < len(c.tokens); {
		switch {
		case c.tokens[i].text == "stained" && i+1 < len(c.tokens) && c.tokens[i+1].text == "glass": // a kind of glass
			i, continued = i+2, 0
		case c.has(i, stated|deniedState):
			var m mention
			if m = c.mentionAt(i); m.found {
				c.take(m.from, m.to)
			}
			if continued = 0; m.to == len(c.tokens) {
				continued = m.continued
			}
			if m.isDefect {
				r.defects = append(r.defects, c.defects(m.begin, m.to)...)
			}
			i = m.to
		case c.has(i, anyPart) && c.has(c.skip(i+1, 1, link|anyPart), remedy): // "screen was replaced"
			to := c.skip(i+1, 1, link|anyPart) + 1
			c.take(i, to)
			i = to
		default:
			i, continued = i+1, 0
		}
	}
	return continued
}

// mention is a statement about damage: "no visible scratches or dents on the lens".
type mention struct {
	from, to  int // its tokens
	found     bool
	isDefect  bool
	begin     int  // the first token of the defect's text
	continued role // the roles of words that may continue its list; 0 for a defect
}

// mentionAt returns the mention whose first word of damage is the i-th. If the word states no damage where it stands,
// found is false.
func (c *clause) mentionAt(i int) (m mention) {
	m.to = i + 1
	needs := c.has(i, needsPart) || !c.has(i, stated)
	for next := c.skip(m.to, 1, link|degree|withWord); c.has(next, stated|deniedState); next = c.skip(m.to, 1, link|degree|withWord) {
		needs = needs && (c.has(next, needsPart) || !c.has(next, stated))
		m.to = next + 1
	}
	hasDegree := c.has(i-1, degree)
	begin := c.skip(i-1, -1, degree) + 1        // of the text of a defect
	if c.has(i-1, link) && c.has(i-2, degree) { // "signs of wear"
		hasDegree, begin = true, i-2
	}
	before := c.skip(i-1, -1, degree|link)
	denied := c.has(before, denial)
	before = c.skip(before, -1, denial|link)
	hasPart, isPackaging := true, false
	switch after := c.skip(m.to, 1, link); {
	case c.has(before, damagedPart), c.has(before, packagingPart) && !c.has(m.to, damagedPart):
		isPackaging = !c.has(before, damagedPart)
		m.from = max(c.skip(before, -1, anyPart)+1, before-1) // two words at most: "back glass"
		begin = m.from
	case c.has(after, anyPart):
		isPackaging = c.has(after, packagingPart)
		m.from, m.to = c.skip(before, -1, withWord)+1, min(c.skip(after, 1, anyPart), after+2)
	default:
		hasPart, m.from = false, c.skip(before, -1, withWord)+1
	}
	if after := c.skip(m.to, 1, link|degree|clauseStart); c.has(after, remedy|free) {
		denied, m.to = true, after+1
	}
	isStated := c.has(i, stated) && (!needs || hasPart || hasDegree)
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

// defects returns the texts of defects: the tokens, divided at words such as "and".
func (c *clause) defects(from, to int) (texts []string) {
	var words []string
	for i := from; i <= to; i++ {
		if i < to && !c.has(i, withWord) {
			words = append(words, c.tokens[i].text)
			continue
		}
		texts = append(texts, strings.Join(words, " "))
		words = words[:0]
	}
	return texts
}
