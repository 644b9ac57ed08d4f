package description

import (
	"strings"
)

// role is what a word says in the description of an item. A word may have several.
type role uint64

const (
	damageNoun role = 1 << iota
	damageAdjective
	needsPart     // it states damage only beside a part or a word of degree
	deniedState   // it counts only if it is denied
	damagedPart   // "screen"
	packagingPart // "box"
	degree        // "small"
	link          // "on the"
	withWord      // "with", "and"
	denial        // "no"
	free          // "scratch free"
	remedy        // "replaced"
	clauseStart   // "but"
	function      // "heats": damage if it is denied
	lateDenial    // "nicht", after the word that it denies
	hedge         // "may"
	need          // "needs"
	adverb        // "properly"
	material      // "fur", which is seldom genuine without the product being a copy; papers

	onlyWord  // "only"
	emptyWord // "empty"
	bodyWord  // "body"
	lensWord  // "lens"
	partWord  // "charger"
	includes  // "with", but not "and"
	useOfTime // "used" in "only used once"

	lackWord     // "missing"
	withoutWord  // "without"
	included     // "included" in "lens not included"
	verb         // "is" in "only the box is torn"
	forWord      // "for" in "strap for a camera"
	mainPart     // a part without which a product does not work: "battery"
	smallPart    // "cap"
	strapWord    // a part of a watch, an accessory of a camera
	singleWord   // "single"
	sideWord     // "left"
	pairPiece    // "shoe"
	pairNoun     // "shoes"
	pairWord     // "pair"
	dozenWord    // "dozen"
	halfWord     // "half"
	lotWord      // "lot"
	ofWord       // "of" in "lot of"
	quantityWord // "quantity"
	unitWord     // "pieces"
	timeWord     // "years", which are no pieces
	sparePart    // "replacement"
	compatible   // "compatible"
	incomplete   // "incomplete"
	partsWord    // "parts" in "parts missing"
	resemblance  // "style" in "Stratocaster style"
	pronoun      // "them" in "one of them"
	sizeWord     // "size" in "size 42"
	asideWord    // "also": its clause says what else there is
	setWord      // "set" in "set of two"
	eachWord     // "each" in "40 each"
	dealWord     // "swap": its clause is about the sale, not about the item
	sellerWord   // "I": its clause may be about the seller's other things
	sellWord     // "sell" in "I sell"

	productNoun // "camera"
	stateWord   // "grandmother"
	phraseStart // "from"
)

// roleList has the words of a role, separated by spaces. Damages says what the marks after words stand for.
type roleList struct {
	role  role
	words string
}

// wordMeaning is what a word says in a description.
type wordMeaning struct {
	roles    role
	noun     uint8    // the line of productNouns, from 1; 0 if it is no product noun
	count    uint8    // the number that it names; 0 if none
	severity Severity // of damages; NoDamage if it names none
}

var wordMeanings = makeWordMeanings()

func makeWordMeanings() map[string]wordMeaning {
	m := make(map[string]wordMeaning, 3072)
	add := func(words string, meaning wordMeaning) {
		for _, word := range strings.Fields(words) {
			added := meaning
			if last := len(word) - 1; word[last] == '!' {
				word, added.roles = word[:last], added.roles|needsPart
			}
			bare, endings := splitEndings(word)
			for _, ending := range strings.Split(endings, " ") {
				known := m[bare+ending]
				known.roles |= added.roles
				if known.severity == NoDamage {
					known.severity = added.severity
				}
				if known.noun == 0 {
					known.noun = added.noun
				}
				known.count = max(known.count, added.count)
				m[bare+ending] = known
			}
		}
	}
	for i := range damages {
		d := &damages[i]
		add(d.inDefects, wordMeaning{severity: d.severity})
		add(d.nouns, wordMeaning{roles: damageNoun, severity: d.severity})
		add(d.adjectives, wordMeaning{roles: damageAdjective, severity: d.severity})
	}
	for _, lists := range [...][]roleList{roleWords[:], scopeWords[:]} {
		for i := range lists {
			add(lists[i].words, wordMeaning{roles: lists[i].role})
		}
	}
	for i, line := range strings.Split(countWords, "\n") {
		add(line, wordMeaning{count: uint8(i + 1)})
	}
	for i, line := range strings.Split(productNouns, "\n") {
		add(line, wordMeaning{roles: productNoun, noun: uint8(i + 1)})
	}
	return m
}

// splitEndings returns a word without the mark at its end, and the endings that the mark stands for, separated by spaces.
func splitEndings(word string) (bare, endings string) {
	last := len(word) - 1
	switch word[last] {
	case '+':
		return word[:last], " e er es en em"
	case '@':
		return word[:last], " e s es"
	case '*':
		return word[:last], "o a os as i e"
	}
	return word, ""
}

func rolesOf(word string) role { return wordMeanings[word].roles }
