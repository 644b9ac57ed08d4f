package description

import "loupe/core/base/text"

// Sets of classes.
var (
	damageable = setOf(wordPart, wordMain, wordStrap, wordLens, wordComponent, wordSmall) // parts of products
	apart      = setOf(wordPackaging, wordAccessory)                                      // damage to them is not damage to the product
	damage     = setOf(wordDamage, wordDamageBeside)
	negative   = setOf(wordNot, wordNotBefore, wordNotStrict, wordNotAfter, wordNotWorksBefore, wordNone, wordWithout)
	fillers    = setOf(wordLink, wordDegree, wordAdverb, wordIs)
)

// assertion is how a clause states something.
type assertion uint8

const (
	isStated assertion = iota
	isDenied
	isDoubtful
	isMended
)

// How many units before and after its words a denial may be.
const (
	reachBefore = 6
	reachAfter  = 4
)

// assertionOf returns how the clause states what units[from:to] say. It follows NegEx, which knows four kinds of phrases
// (https://doi.org/10.1006/jbin.2001.1029): those that only look like denials (the class name), those that deny or doubt what follows,
// those that deny what stands before, and those that end the reach of a denial.
func (c *clause) assertionOf(from, to int) assertion {
	ends := of(wordBut).with(wordWorks).with(wordLacks).or(apart)
	sameList := damage.with(wordFault)
	for i := from - 1; i >= max(0, from-reachBefore); i-- {
		switch u := &c.units[i]; {
		case u.classes.has(of(wordMended)) && i >= from-2:
			return isMended
		case u.classes.has(of(wordFree)) && i >= from-2: // "free of scratches"
			return isDenied
		case u.classes.has(negative):
			return isDenied
		case u.classes.has(of(wordMaybe).with(wordMaybeBeside).with(wordIf)):
			return isDoubtful
		case u.classes.has(ends) && !u.classes.has(sameList):
			i = 0
		}
	}
	isUnspaced := text.HasUnspaced(c.units[from].text) // its denials stand at the end
	for i := to; i < min(len(c.units), to+reachAfter); i++ {
		switch u := &c.units[i]; {
		case u.classes.has(of(wordMended)):
			return isMended
		case u.classes.has(of(wordFree)) && i == to, u.classes.has(of(wordNotAfter).with(wordNone)), u.classes.has(negative) && i == len(c.units)-1:
			return isDenied
		case u.classes.has(of(wordMaybe).with(wordMaybeAfter)):
			return isDoubtful
		case u.classes.has(of(wordAnd).with(wordWith).with(wordWorks).or(damage)) && !isUnspaced:
			i = len(c.units)
		}
	}
	return isStated
}
