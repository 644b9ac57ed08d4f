package matching

import (
	"slices"

	"loupe/core/reading/lexicon"
)

// modelNumber is a run of letters and digits that identifies one product: "dscw120p", "kx-tg1032s",
// "967685-0403". Shops write the same number with and without hyphens and spaces, and add a suffix for
// colour or country. So model numbers are compared by their characters, not by their words.
type modelNumber struct {
	name     string // letters and digits only
	from, to uint8  // its tokens: tokens[from:to]
	isListed bool   // of the item's numbers: a listing has the same one, so that a similar number is another product's
}

// maxModelNumbers is how many model numbers of a text are compared. Nobody who describes one product names more.
const maxModelNumbers = 8

// findModelNumbers collects the tokens, and the runs of joined tokens, that look like model numbers:
// letters and digits mixed, or at least five digits. At the start of a text, where the name is, four digits
// are enough, and so are a letter and two digits. Quantities with a unit, years and ordinals don't count.
func (t *ParsedText) findModelNumbers() {
	for i, j := 0, 0; i < len(t.Tokens); i = j {
		size, digits := 0, 0
		for j = i; j < len(t.Tokens) && (j == i || t.Tokens[j].Joined); j++ {
			size += len(t.Tokens[j].Text)
			digits += int(t.Tokens[j].Digits)
		}
		if digits < 2 && size < 4 || digits == 0 || t.hasMeasurement(i, j) || i > 0 && isComponentFamily(t.Tokens[i-1].Text) {
			continue
		}
		name := joinWithoutPoints(t.Tokens[i:j], size)
		needed := 4
		switch leads := i < headWords; {
		case len(name) > digits: // letters and digits
			if leads && size == 3 {
				needed = 3
			}
		case !leads || digits < size: // digits alone, or with a point
			needed = 5
		}
		if len(name) < needed || isComponent(name) || isResolution(name) {
			continue
		}
		t.modelNumbers = append(t.modelNumbers, modelNumber{name: name, from: uint8(i), to: uint8(j)})
		if len(t.modelNumbers) == maxModelNumbers {
			return
		}
	}
}

// isComponent reports whether a number names a part that many products have, such as a processor: "i78665u", "gtx1060".
func isComponent(name string) bool {
	for _, prefix := range componentPrefixes[:] {
		if n := len(prefix); len(name) > n && name[:n] == prefix && lexicon.IsDigit(name[n]) {
			return true
		}
	}
	return false
}

// isComponentFamily reports whether the number of such a part follows a word: "i7 8665u".
func isComponentFamily(word string) bool { return slices.Contains(componentPrefixes[:], word) }

var componentPrefixes = [...]string{"i3", "i5", "i7", "i9", "ryzen", "xeon", "celeron", "pentium", "geforce", "gtx", "rtx", "quadro", "radeon", "nvidia", "ddr", "usb", "wifi"}

// joinWithoutPoints concatenates the tokens, whose total length is size, and drops the points.
func joinWithoutPoints(tokens []lexicon.Token, size int) string {
	name := make([]byte, 0, size)
	for i := range tokens {
		for n := range len(tokens[i].Text) {
			if c := tokens[i].Text[n]; c != '.' {
				name = append(name, c)
			}
		}
	}
	return string(name)
}

// hasMeasurement reports whether tokens[from:to] contain a quantity with a unit, an ordinal, or are a year.
func (t *ParsedText) hasMeasurement(from, to int) bool {
	for _, q := range t.Quantities {
		if (q.Dimension >= lexicon.Ordinal || q.Dimension == lexicon.Year && to == from+1) && from <= int(q.Token) && int(q.Token) < to {
			return true
		}
	}
	return false
}

// nameTokens returns the tokens of the item's model and brand. It returns nil if one of them is
// unknown, or if the model is only a size or a colour.
func nameTokens(item *Subject) []lexicon.Token {
	model := lexicon.TokenizeTitle(item.Model)
	for i := range model {
		if mayBeModelName(&model[i]) && item.Brand != "" {
			return lexicon.Tokenize(model, 0, lexicon.Truncate(item.Brand, lexicon.MaxTitleBytes))
		}
	}
	return nil
}

// mayBeModelName reports whether a word can be the name of a model: it is not in the lexicon, and it has at
// least three letters, or digits after a letter.
func mayBeModelName(t *lexicon.Token) bool {
	letters := len(t.Text) - int(t.Digits)
	return lexicon.MeaningOf(t.Text).Facet == lexicon.NoFacet && (letters >= 3 || t.Digits > 0 && (lexicon.IsLetter(t.Text[0]) || t.Joined))
}

// nameMatch is the value of ModelFound if a listing has all words of the item's brand and model.
const nameMatch = strongModelMatch

// hasName reports whether the item's brand and model are known and the listing has all words of both. It
// returns false for an accessory that names the product it is for: "case for Halden Scout". itemMatch is
// the alignment's.
func hasName(v *vocabulary, item, listing *ParsedText, itemMatch *[lexicon.MaxTokens]float64) bool {
	words := 0
	for i := range item.Tokens {
		if item.Tokens[i].InName {
			words++
			if itemMatch[i] < minModelSimilarity {
				return false
			}
		}
	}
	for j := range listing.Tokens {
		if t := &v.terms[listing.Tokens[j].Term]; t.similarity > 0 && item.Tokens[t.itemToken].InName {
			return words > 1 && (j == 0 || !lexicon.HasToken(purposeWords, listing.Tokens[j-1].Text))
		}
	}
	return false
}

// purposeWords precede the name of the product that an accessory is for, in several languages.
var purposeWords = lexicon.Tokenize(nil, 0, "for fits fur pour para per voor")

// specificity estimates how unlikely it is that another product has the same number, 0 to 1. It grows with
// the length and with the number of digits.
func (m modelNumber) specificity() float64 {
	return min(1, float64(len(m.name)+lexicon.CountDigits(m.name)-2)/8)
}

// findListedNumbers marks the item's model numbers that a candidate has, too.
func (t *ParsedText) findListedNumbers(candidates []Candidate) {
	for i := range t.modelNumbers {
		m := &t.modelNumbers[i]
		for k := range candidates {
			for _, n := range candidates[k].words.modelNumbers {
				m.isListed = m.isListed || n.name == m.name
			}
		}
	}
}

const (
	suffixDiffers      = 0.6  // equal up to the last digit; the letters after it, mostly for colour or country, differ
	oneContainsOther   = 0.85 // one is the other with letters added, or a part of the other
	minModelSimilarity = suffixDiffers
)

// similarityTo returns the similarity of the item's model number to a listing's: 1 if they are equal, suffixDiffers or
// oneContainsOther if they may be the same, 0 otherwise.
func (m modelNumber) similarityTo(listing modelNumber) float64 {
	a, b := m.name, listing.name
	switch {
	case a == b:
		return 1
	case m.isListed:
		return 0
	}
	n := 0
	for n < len(a) && n < len(b) && a[n] == b[n] {
		n++
	}
	switch restA, restB := a[n:], b[n:]; {
	case n < 3 || !lexicon.HasDigit(a[:n]):
		return 0
	case !lexicon.HasDigit(restA) && !lexicon.HasDigit(restB):
		if restA == "" || restB == "" {
			return oneContainsOther
		}
		return suffixDiffers
	case n >= 5 && (restA == "" || restB == ""):
		return suffixDiffers
	}
	return 0
}

// isModelPart reports whether word is a distinctive part of a model number: "w120" of "dscw120p",
// "p6000" of "coolpixp6000bk". A part that begins or ends inside a run of digits does not count.
func isModelPart(model, word string) bool {
	digits := lexicon.CountDigits(word)
	if len(word) < 3 || len(word) >= len(model) || digits < 2 || digits == len(word) && digits < 4 {
		return false
	}
	for i, end := 0, len(word); end <= len(model); i, end = i+1, end+1 {
		if model[i:end] != word {
			continue
		}
		cutsBefore := i > 0 && lexicon.IsDigit(model[i-1]) && lexicon.IsDigit(word[0])
		cutsAfter := end < len(model) && lexicon.IsDigit(model[end]) && lexicon.IsDigit(word[len(word)-1])
		return !cutsBefore && !cutsAfter
	}
	return false
}

// isResolution reports whether a name is the size of a screen: "1920x1080".
func isResolution(name string) bool {
	n := 0
	for n < len(name) && lexicon.IsDigit(name[n]) {
		n++
	}
	return n >= 3 && n+3 < len(name) && name[n] == 'x' && lexicon.CountDigits(name) == len(name)-1
}
