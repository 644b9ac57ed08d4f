package valuation

import "strings"

// role is what a word says in the description of an item. A word may have several.
type role uint32

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

	productNoun // "camera"
	stateWord   // "grandmother"
	phraseStart // "from"
)

// wordMeaning is what a word says in a description.
type wordMeaning struct {
	roles  role
	noun   uint8   // the line of productNouns, from 1; 0 if it is no product noun
	factor float64 // of damages; 0 if it names none
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
				if known.factor == 0 {
					known.factor = added.factor
				}
				if known.noun == 0 {
					known.noun = added.noun
				}
				m[bare+ending] = known
			}
		}
	}
	for i := range damages {
		d := &damages[i]
		add(d.inDefects, wordMeaning{factor: d.factor})
		add(d.nouns, wordMeaning{roles: damageNoun, factor: d.factor})
		add(d.adjectives, wordMeaning{roles: damageAdjective, factor: d.factor})
	}
	for _, list := range roleWords {
		add(list.words, wordMeaning{roles: list.role})
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
