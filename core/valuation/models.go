package valuation

// A model is a run of letters and digits that names one product: "dscw120p", "kx-tg1032s", "967685-0403". Shops write the
// same one with and without hyphens and spaces, and with a suffix for colour or country, so models are compared by
// their characters, not by their words.
type model struct {
	name     string // without what joins its parts
	from, to uint8  // its tokens
}

// findModels collects the tokens, and the tokens written together, that read like model numbers: letters and digits
// mixed, or many digits, and no quantity with a unit.
func (t *text) findModels() {
	for i, j := 0, 0; i < len(t.tokens); i = j {
		size, digits := 0, 0
		for j = i; j < len(t.tokens) && (j == i || t.tokens[j].joined); j++ {
			size += len(t.tokens[j].text)
			digits += int(t.tokens[j].digits)
		}
		letters := size - digits // or points
		if digits == 0 || size < 4 || letters == 0 && digits < 5 || t.measures(i, j) {
			continue
		}
		if name := joinLetters(t.tokens[i:j], size); len(name) > digits && len(name) >= 4 || digits >= 5 {
			t.models = append(t.models, model{name, uint8(i), uint8(j)})
		}
	}
}

// joinLetters puts the tokens together, without the points in them.
func joinLetters(tokens []token, size int) string {
	name := make([]byte, 0, size)
	for i := range tokens {
		for n := range len(tokens[i].text) {
			if c := tokens[i].text[n]; c != '.' {
				name = append(name, c)
			}
		}
	}
	return string(name)
}

// measures reports whether one of the tokens from i to j is a quantity with a unit, or an ordinal number.
func (t *text) measures(i, j int) bool {
	for _, q := range t.quantities {
		if q.dimension >= ordinal && i <= int(q.at) && int(q.at) < j {
			return true
		}
	}
	return false
}

// namesOf are the words of the item's brand and model, if both are known and the model is a name and no mere size.
func namesOf(item *Item) []token {
	model := tokenize(nil, 0, cut(item.Model, maxTitle))
	for i := range model {
		if model[i].isName() && item.Brand != "" {
			return tokenize(model, 0, cut(item.Brand, maxTitle))
		}
	}
	return nil
}

// isName reports whether a word may be the name of a model: it is none of the lexicon's and has three letters, or it has
// digits behind letters.
func (t *token) isName() bool {
	letters := len(t.text) - int(t.digits)
	return lexicon[t.text].facet == none && (letters >= 3 || t.digits > 0 && (isLetter(t.text[0]) || t.joined))
}

// namedModel is what it counts as model numbers in common that a listing bears all words of the item's brand and model.
const namedModel = soundModel

// bearsNames reports whether the listing bears the words of the item's brand and model, if those are known, and not as what
// it is for: "case for Halden Scout".
func bearsNames(v *vocabulary, item, listing *text, in *[maxTokens]float64) bool {
	named := 0
	for i := range item.tokens {
		if item.tokens[i].named {
			named++
			if in[i] < alikeModel {
				return false
			}
		}
	}
	for j := range listing.tokens {
		if t := &v.terms[listing.tokens[j].term]; t.like > 0 && item.tokens[t.match].named {
			return named > 1 && (j == 0 || !contains(purposes, listing.tokens[j-1].text))
		}
	}
	return false
}

// purposes are words between an accessory and what it is for.
var purposes = tokenize(nil, 0, "for fits fur pour para per voor")

// specificity says how much a model number tells, 0 to 1: the longer and the more digits, the less is it shared.
func (m model) specificity() float64 {
	return min(1, float64(len(m.name)+countDigits(m.name)-2)/8)
}

// Likeness of two model numbers.
const (
	sameButEnding = 0.6  // the same up to the last digit, other letters after it: mostly colour or country
	sameButMore   = 0.85 // one is the other with letters added, or is a part of it
	alikeModel    = sameButEnding
)

// modelLikeness compares two model numbers: 1 for the same, 0 for different ones.
func modelLikeness(a, b string) float64 {
	if a == b {
		return 1
	}
	n := 0
	for n < len(a) && n < len(b) && a[n] == b[n] {
		n++
	}
	switch restA, restB := a[n:], b[n:]; {
	case n < 3 || !hasDigit(a[:n]):
		return 0
	case !hasDigit(restA) && !hasDigit(restB):
		if restA == "" || restB == "" {
			return sameButMore
		}
		return sameButEnding
	case n >= 5 && (restA == "" || restB == ""):
		return sameButEnding
	}
	return 0
}

// isPart reports whether a word stands in a model number, its digits not cut, and is long enough to tell: "w120" in
// "dscw120p", "p6000" in "coolpixp6000bk".
func isPart(model, word string) bool {
	digits := countDigits(word)
	if len(word) < 3 || len(word) >= len(model) || digits < 2 || digits == len(word) && digits < 4 {
		return false
	}
	for i, end := 0, len(word); end <= len(model); i, end = i+1, end+1 {
		if model[i:end] != word {
			continue
		}
		cutBefore := i > 0 && isDigit(model[i-1]) && isDigit(word[0])
		cutAfter := end < len(model) && isDigit(model[end]) && isDigit(word[len(word)-1])
		return !cutBefore && !cutAfter
	}
	return false
}
