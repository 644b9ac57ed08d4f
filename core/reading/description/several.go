package description

import (
	"math/bits"
	"slices"
	"strings"

	"loupe/core/reading/lexicon"
)

// kinds returns the kinds of products that the clause names, a bit for each.
func (c *clause) kinds() (set uint64) {
	for i := range c.units {
		set |= 1 << c.units[i].kind
	}
	return set &^ 1
}

// addsProducts reports whether the clause adds products of different kinds, or several with models: "camera + turntable",
// "torvald gr18 + halden f20".
func (c *clause) addsProducts() bool {
	parts := strings.Split(c.source[c.from:c.to], " + ")
	if len(parts) > 1 && bits.OnesCount64(c.kinds()) > 1 {
		return true
	}
	return len(parts) > 1 && !slices.ContainsFunc(parts, func(part string) bool {
		tokens := lexicon.Tokenize(nil, 0, part)
		return len(tokens) < 2 || !isName(&tokens[0]) || !slices.ContainsFunc(tokens[1:], func(t lexicon.Token) bool { return t.Digits > 1 && lexicon.IsLetter(t.Text[0]) })
	})
}
