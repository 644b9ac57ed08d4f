package description

import (
	"slices"
	"strings"

	"loupe/core/lexicon"
)

// Authenticity is what a text says about whether a product is genuine. Of several statements the highest applies.
type Authenticity uint8

const (
	unstatedAuthenticity Authenticity = iota
	genuine                           // "not a replica"
	Doubtful                          // "may be a replica"
	Copied                            // "replica", "not genuine"
)

// originOf returns the word's value of the facet origin; 0 if it has none.
func originOf(word string) uint32 {
	if m := lexicon.MeaningOf(word); m.Facet == lexicon.Origin {
		return m.Value
	}
	return 0
}

// maxDenied is how many words before a word for a copy a denial may be.
const maxDenied = 3

// Words that change what a word for a copy says of the item.
const (
	// copyNouns are the words with the value LikeWord that may also say what a thing is: "it's a copy".
	copyNouns = " copy kopie copie copia clone "
	// comparedWith precede copies that the item is distinguished from; "from" only after a word of told: "you can tell it from a fake".
	comparedWith = " from than between confuse confused "
	told         = " tell told distinguish differs different "
	// excludedBy follow a word for copies if the item is none: "counterfeit check passed", "Fälschung ausgeschlossen".
	excludedBy = " passed bestanden excluded ausgeschlossen exclu exclue abstenir excluida excluido abstenerse esclusa escluso uitgesloten "
	checks     = " check test prufung "
	// refunds for copies are offered by sellers who say that the item is genuine: "refund if fake".
	refunds = " refund refunded rembourse reembolso rimborso "
	// unprovenBy follow a denial if the authenticity is left open: "can't guarantee that it's genuine", "no sé si es auténtico".
	unprovenBy = " sure guarantee guaranteed know certain confirm verify prove say sicher garantieren sagen weiss sur " +
		"garantir garantizar asegurar seguro garantire so sicuro garanto garanderen zeker "
)

const (
	unprovenReach = 3                  // how many words after a denial a word of unprovenBy may be
	neverDenied   = -unprovenReach - 1 // the index of the last denial if there is none
)

// parseAuthenticity reads whether the clause states that the item is a copy, and cuts denied copies: "not a replica". It
// ignores statements about a part, the packaging or a material: "replica strap", "faux fur".
func (c *clause) parseAuthenticity(r *Damage) {
	r.addDeniedName(c)
	lastDenied, unproven := neverDenied, false
	for i := range c.tokens {
		word := c.tokens[i].Text
		switch {
		case c.has(i, clauseStart):
			lastDenied, unproven = neverDenied, false
		case c.denies(i) || c.has(i, lateDenial):
			lastDenied = i
		case i-lastDenied <= unprovenReach && c.leavesOpen(i, lastDenied):
			unproven = true
		}
		value := originOf(word)
		if value == 0 || c.isAboutPart(i) || value == lexicon.GenuineWord && c.has(c.skip(i+1, 1, degree|link), stated|deniedState) { // "no real damage"
			continue
		}
		before := c.wordBefore(i, value)
		denied, after := c.denies(before), c.skip(i+1, 1, link)
		said := unstatedAuthenticity
		switch {
		case value == lexicon.LikeWord && c.isCalledCopy(i):
			said = Copied
		case value == lexicon.LikeWord:
			r.addLike(c, i)
		case value == lexicon.AuthenticityNoun:
			if c.denies(after) || c.has(after, hedge) || unproven {
				said = Doubtful
			}
		case value == lexicon.CopyWord && denied:
			said = genuine
			c.cutTokens(c.skip(before, -1, denial|link)+1, i+1)
		case value == lexicon.CopyWord && c.isOfOthers(i, before):
			r.Authenticity = max(r.Authenticity, genuine)
			c.cutTokens(0, len(c.tokens))
			return
		case value == lexicon.CopyWord:
			said = Copied
		case !denied:
			said = genuine
			if !slices.ContainsFunc(c.tokens, func(t lexicon.Token) bool { return isName(&t) }) { // "100 % genuine"
				c.cutTokens(0, len(c.tokens))
			}
		case c.isAboutItem(before, i):
			said = Copied
		}
		switch {
		case said == unstatedAuthenticity:
		case said == Copied && c.isUncertain(), said == genuine && (c.has(before, hedge) || c.isQuestion()):
			said = Doubtful
		case unproven && (said != Copied || value != lexicon.CopyWord): // "not sure if it's genuine"
			said = Doubtful
		}
		if said > r.Authenticity {
			r.Authenticity, r.CopyWords = said, c.text(min(i, max(before, 0)), i+1)
			if value == lexicon.CopyWord {
				r.CopyWords = c.text(i, i+1)
			}
		}
	}
}

// wordBefore returns the index of the word before the i-th token and its adjectives. value is the token's origin. If that word is no
// denial, a denial counts that is at most maxDenied words before the token: "I never buy fakes".
func (c *clause) wordBefore(i int, value uint32) int {
	before := i - 1
	for !c.denies(before) && c.isAdjective(before, value) {
		before--
	}
	for n := i - 1; !c.denies(before) && n >= max(0, i-maxDenied); n-- {
		if c.denies(n) {
			return n
		}
	}
	return before
}

// isAdjective reports whether the i-th token may stand between a denial and a word with the origin value. A name may stand before words
// for genuine goods: "no Halden original".
func (c *clause) isAdjective(i int, value uint32) bool {
	return c.has(i, link|degree|adverb|stateWord|withWord|productNoun) ||
		i >= 0 && (originOf(c.tokens[i].Text) != 0 || value == lexicon.GenuineWord && isName(&c.tokens[i]))
}

// leavesOpen reports whether the i-th token says, after a denial, that something is not known: "not sure", "niet of".
func (c *clause) leavesOpen(i, denied int) bool {
	switch c.tokens[i].Text {
	case "of":
		return c.has(denied, lateDenial)
	case "si": // not in "non si tratta"
		return i > denied+1 || c.has(denied, lateDenial)
	}
	return c.is(i, unprovenBy)
}

// isCalledCopy reports whether the clause says by the i-th token that the item is a copy: "it's a copy".
func (c *clause) isCalledCopy(i int) bool {
	const article = 1 // token
	before := i - 1
	for c.has(before, link|adverb) || c.is(before, articles) {
		before--
	}
	return before < 0 && i > article && c.is(i, copyNouns)
}

// isOfOthers reports whether the i-th token, a word for copies, is about copies other than the item: "fakes have another logo".
// before is the index of the word before it and its adjectives.
func (c *clause) isOfOthers(i, before int) bool {
	word, after := c.tokens[i].Text, c.skip(i+1, 1, link|adverb)
	if c.is(after, checks) {
		after++
	}
	isPlural := word[len(word)-1] == 's' && originOf(word[:len(word)-1]) == lexicon.CopyWord
	hasTold := false
	for n := range c.tokens {
		hasTold = hasTold || n < i && c.is(n, told)
		if c.is(n, refunds) && c.isUncertain() && !c.denies(n-1) {
			return true
		}
	}
	return c.is(before, comparedWith) && (hasTold || c.tokens[before].Text != "from") || c.is(after, excludedBy) ||
		c.has(i+1, free) && c.tokens[i+1].Joined || // "fake-free"
		i == 0 && isPlural && c.is(1, " have haben ont tienen hanno ") // "fakes have another logo"
}

// addDeniedName sets the likeness to a name of which the clause denies that it is the item's: "this is not a Halden".
func (r *Damage) addDeniedName(c *clause) {
	from := 0
	for c.has(from, link|adverb) && !c.denies(from) || from < len(c.tokens) && len(c.tokens[from].Text) == 1 {
		from++
	}
	if !c.denies(from) {
		return
	}
	name := c.skip(from, 1, link|denial)
	hasArticle := name > from+1 || c.is(from, " kein keine keinen geen ") // "no returns" has none
	if hasArticle && name < len(c.tokens) && isName(&c.tokens[name]) && !c.has(name, productNoun) && (name+1 == len(c.tokens) || c.has(name+1, clauseStart|productNoun)) {
		r.like = likeness{c.tokens[name].Text, c.tokens[from].Text, c.text(from, name+1)}
	}
}

// addLike sets the likeness that the i-th token states: "Halden style", "inspired by Halden". "Style 2" is the name of a
// product and sets nothing.
func (r *Damage) addLike(c *clause, i int) {
	if c.isHarmlessPhrase(i-1) || i+1 < len(c.tokens) && (c.tokens[i+1].Digits > 0 || len(c.tokens[i+1].Text) == 1) {
		return
	}
	name, after := i-1, c.skip(i+1, 1, phraseStart|link)
	if (i == 0 || !isName(&c.tokens[name])) && after > i+1 && after < len(c.tokens) {
		name = after
	}
	if name >= 0 && isName(&c.tokens[name]) {
		r.like = likeness{c.tokens[name].Text, c.tokens[i].Text, c.text(min(name, i), max(name, i)+1)}
	}
}

// likeness is the statement that a product is like those of a name, or that it is not of the name.
type likeness struct {
	name   string // "halden"
	word   string // "style", or the denial
	source string // "Halden style"
}

// isAboutPart reports whether the i-th token describes a part, the packaging or a material.
func (c *clause) isAboutPart(i int) bool {
	if c.hasAny(i, includes) { // "with replica box"
		return true
	}
	next := c.skip(i+1, 1, link)
	return c.has(next, anyPart|partWord|strapWord|mainPart|material) ||
		c.has(c.skip(i-1, -1, link|denial), anyPart|partWord) || c.isHarmlessPhrase(i)
}

// isAboutItem reports whether the denial at the index from and the i-th token, a word for genuine goods, are about the item.
// Without a verb or an article, "not original" may be about the finish.
func (c *clause) isAboutItem(from, i int) bool {
	if c.hasAny(len(c.tokens), damagedPart|partWord) {
		return false
	}
	if !strings.HasPrefix(c.tokens[i].Text, "original") {
		return true
	}
	subject := c.skip(from-1, -1, link|productNoun|stateWord)
	return subject < 0 && (subject < from-1 || from < i-1 || strings.HasPrefix(c.tokens[from].Text, "kein"))
}

func (c *clause) isQuestion() bool { return strings.HasSuffix(c.source, "?") }

// hasAny reports whether one of the first n tokens has one of the roles.
func (c *clause) hasAny(n int, roles role) bool {
	for i := range n {
		if c.has(i, roles) {
			return true
		}
	}
	return false
}

// isUncertain reports whether the clause is a question, or says what may be.
func (c *clause) isUncertain() bool {
	return c.hasAny(len(c.tokens), hedge) || c.isQuestion()
}

// ResolveLike marks the item as a copy if the description has a phrase such as "Halden style". The name must begin the description
// or be the brand in the photo, and it must begin a listing's title.
func (said *Claims) ResolveLike(brand string, listings []Title) {
	r := &said.Damage
	name := r.like.name
	if name == "" || r.Authenticity == Copied || leadOf(said.Words) != name && leadOf(lexicon.TokenizeTitle(brand)) != name {
		return
	}
	for i := range listings {
		if leadOf(lexicon.TokenizeTitle(listings[i].Title)) == name {
			r.Authenticity, r.CopyWords = Copied, r.like.source
			return
		}
	}
}

// leadOf returns the first word that may be of a name, which is the brand in most titles; "" if there is none.
func leadOf(tokens []lexicon.Token) string {
	for i := range tokens {
		if t := &tokens[i]; isName(t) && wordMeanings[t.Text].noun == 0 {
			return t.Text
		}
	}
	return ""
}

// IsTitleOfCopy reports whether a listing's title says that it is a copy. hasOrigin says whether one of its words has a value of
// the facet origin. A likeness such as "Halden style" counts only if Halden is a word of the item. A brand's variation of its own
// product is not a copy: "Halden Scout, Meridian style".
func IsTitleOfCopy(title string, hasOrigin bool, item []lexicon.Token) bool {
	isUnspaced := mayBeUnspaced(title) && (firstOf(title, unspacedCopies) < len(title) || firstOf(title, unspacedGenuine) < len(title))
	if !hasOrigin && !isUnspaced {
		return false
	}
	r := parseDamage(title)
	if isUnspaced {
		r.parseUnspaced(title)
	}
	isCopy := r.Authenticity == Copied
	if lexicon.HasToken(item, r.like.name) && !lexicon.HasToken(item, r.like.word) {
		lead := leadOf(lexicon.TokenizeTitle(title))
		isCopy = isCopy || lead == r.like.name || !lexicon.HasToken(item, lead)
	}
	return isCopy
}
