package description

import (
	"math/bits"
	"strings"
)

// english is the bit of English.
var english = languages(1) << (strings.Index(languageNames, "en") / len("en "))

// languagesOf returns the languages of a text: the one that most of its known words belong to, and others with more than half as many. A
// text of fewer than two known words is read in all languages.
func languagesOf(source string) (found languages) {
	const enough = 2 // known words
	var counts [bits.UintSize]int
	most := 0
	for _, u := range unitsOf(spell(nil, source, 0), anyLanguage) {
		for rest := u.languages; rest != 0; rest &= rest - 1 {
			n := bits.TrailingZeros16(uint16(rest))
			counts[n]++
			most = max(most, counts[n])
		}
	}
	if most < enough {
		return anyLanguage
	}
	for n, count := range counts {
		if count*2 > most {
			found |= 1 << n
		}
	}
	return found
}
