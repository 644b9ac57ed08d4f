package description

import (
	"strings"

	"loupe/core/lexicon"
	"loupe/core/product"
)

// joinAnswers returns the clauses of a description. A label and its answer are one clause: "Scratches, dents: none",
// "Any marks? No", "Screen: cracked".
func joinAnswers(s *subject, description string) (list []*clause) {
	end := 0 // of the clauses read
	for _, part := range clauses(description) {
		c, first := newClause(part, s), len(list)
		end += len(part)
		if first > 0 && list[first-1].isAnsweredBy(c) {
			first--
			begin := end - len(part) - len(list[first].source)
			for first > 0 && list[first-1].listsDamage() {
				first--
				begin -= len(list[first].source)
			}
			c = newClause(description[begin:end], s)
		}
		list = append(list[:first], c)
	}
	return list
}

// isAnsweredBy reports whether the clause is a label and the next one its answer.
func (c *clause) isAnsweredBy(next *clause) bool {
	label, n := strings.TrimRight(c.source, " \n"), len(c.tokens)
	isLabel, isQuestion := strings.HasSuffix(label, ":"), strings.HasSuffix(label, "?")
	switch {
	case n == 0 || c.isNo(0) || !isLabel && !isQuestion:
		return false
	case next.isNo(0) && len(next.tokens) <= maxAnswer:
		return c.hasAny(n, stated|deniedState|function)
	}
	return isLabel && n <= maxLabel && c.has(n-1, damagedPart) && !next.has(0, anyPart)
}

// The most words of a label that names a part, and of an answer that denies: "Scratches: none that matter".
const (
	maxLabel  = 3
	maxAnswer = 3
)

// listsDamage reports whether the clause only lists damage: "scratches,".
func (c *clause) listsDamage() bool {
	return len(c.tokens) > 0 && strings.HasSuffix(strings.TrimRight(c.source, " "), ",") &&
		c.skip(0, 1, stated|deniedState|degree|withWord) == len(c.tokens)
}

// isAnswerNo reports whether the i-th token denies what stands before it: "scratches: none that matter", "scratches none".
func (c *clause) isAnswerNo(i int) bool {
	return c.isNo(i) && (i+1 == len(c.tokens) || len(c.tokens)-i <= maxAnswer && strings.ContainsAny(c.source, ":?"))
}

// isNo reports whether the i-th token may be the answer no.
func (c *clause) isNo(i int) bool { return c.has(i, withoutWord) || c.is(i, noWords) }

// statedUntil returns the index of the first token that does not state how the item is, but what may happen ("if it breaks"), what
// is insured, or what the seller's other items are. It returns 0 if nothing in the clause states it: isOfOthers says that the
// sentence is about other items, or the next clause says that its damage was mended.
func (c *clause) statedUntil(next *clause, isOfOthers bool) int {
	if isOfOthers || c.namesDamage(0) && next.mendingFrom(next.skip(0, 1, link|degree|clauseStart)) > 0 { // "but has been repaired"
		return 0
	}
	offersReturn := c.hasWord(returnWords) || next.hasWord(returnWords)
	for i := range c.tokens {
		if c.isHypotheticalAt(i, offersReturn) || c.namesOthersAt(i) {
			return i
		}
	}
	return len(c.tokens)
}

// isHypotheticalAt reports whether the i-th token begins a condition or an insurance: "if", "bei Defekt", "versichert gegen". "Si",
// "sollte" and the like have other meanings, too, so they count only if the clause or the next one offers a return.
func (c *clause) isHypotheticalAt(i int, offersReturn bool) bool {
	switch {
	case c.is(i, conditionWords):
		return true
	case c.is(i, " si se als sollte should "):
		return offersReturn
	case c.is(i, " bei "):
		return c.has(c.skip(i+1, 1, link|degree), damageNoun|deniedState)
	}
	return c.is(i, " cas caso ") && c.is(i-1, " en in em ")
}

// namesOthersAt reports whether the i-th token and one of the next two name the seller's other items: "other listings".
func (c *clause) namesOthersAt(i int) bool {
	return c.is(i, otherWords) && c.find(listingWords, i+1, i+3) != none
}

// namesOthers reports whether the clause names the seller's other items.
func (c *clause) namesOthers() bool {
	for i := range c.tokens {
		if c.namesOthersAt(i) {
			return true
		}
	}
	return false
}

// cutUnstated cuts tokens[from:] if they name a state, so that it is not read as the item's.
func (c *clause) cutUnstated(from int) {
	if c.namesDamage(from) || c.conditionOf(from, len(c.tokens)) != product.Unknown {
		c.cutTokens(from, len(c.tokens))
	}
}

// namesDamage reports whether tokens[from:] have a word about damage, or state the condition "for parts".
func (c *clause) namesDamage(from int) bool {
	for i := from; i < len(c.tokens); i++ {
		if c.has(i, stated|deniedState|function|need) {
			return true
		}
	}
	return c.conditionOf(from, len(c.tokens)) == product.ForParts
}

// cutOtherConditions cuts a condition that is not the item's present one: that of a part, as in "strap is new" and "new rear tyre",
// or that at purchase, as in "neu gekauft". wasNew reports whether the item was new at purchase. A clause with a noun such as
// "condition" is about the item, even if it names a part.
func (c *clause) cutOtherConditions() (wasNew bool) {
	if c.hasWord(purchaseWords) {
		for i := range c.tokens {
			c.cut[i] = c.cut[i] || c.is(i, newWords)
			wasNew = wasNew || c.is(i, newWords)
		}
	}
	first := c.skip(0, 1, link)
	for i := first; i < min(first+maxBeforePart, len(c.tokens)); i++ {
		if !c.namesPart(i) || c.hasAny(len(c.tokens), onlyWord) || c.hasWord(conditionNouns) {
			continue
		}
		isSubject := i == first || i == first+1 && c.has(i+1, verb)
		if said := c.conditionOf(i+1, len(c.tokens)); isSubject && product.New <= said && said <= product.Good {
			c.cutTokens(i+1, len(c.tokens))
		}
		endsThere := i+1 == len(c.tokens) || c.has(i+1, link|withWord)
		if endsThere && !c.has(i, packagingPart) && !c.hasAny(i, withWord) && c.conditionOf(0, len(c.tokens)) == product.New {
			c.cutTokens(0, i)
		}
		break
	}
	return wasNew
}

// maxBeforePart is how many words may stand before a part in a statement about its condition: "never used the milk frother".
const maxBeforePart = 5

// namesPart reports whether the i-th token names an accessory, or a part that is not the product itself.
func (c *clause) namesPart(i int) bool {
	const parts = anyPart | partWord | lensWord | mainPart | smallPart | strapWord
	return c.has(i, parts) && !c.has(i, bodyWord|productNoun|material) && !lexicon.HasToken(c.about.name, c.tokens[i].Text)
}

// conditionOf returns the condition that tokens[from:to] state.
func (c *clause) conditionOf(from, to int) (said product.Condition) {
	if from < to {
		_, said = product.CutCondition(c.text(from, to))
	}
	return said
}
