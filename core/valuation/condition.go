package valuation

import "math"

// grade is a condition, as the share of the price of a new one that it leaves.
type grade struct {
	words  string // in this order
	factor float64
	name   string
	clear  bool // means a condition in a title too
}

// grades has what shops call conditions, the more telling before the less. Sources: docs/VALUATION.md.
var grades = [...]grade{
	{"not working", 0.3, "not working", true}, {"for parts", 0.3, "for parts", true}, {"broken", 0.3, "broken", true}, {"faulty", 0.3, "faulty", true},
	{"open box", 0.85, "open box", true}, {"refurbished", 0.8, "refurbished", true}, {"refurb", 0.8, "refurbished", true},
	{"renewed", 0.8, "refurbished", true}, {"reconditioned", 0.8, "refurbished", true},
	{"like new", 0.8, "like new", true}, {"mint", 0.8, "like new", false}, {"excellent", 0.8, "excellent", false},
	{"very good", 0.7, "very good", false}, {"good", 0.58, "good", false},
	{"acceptable", 0.4, "acceptable", false}, {"fair", 0.4, "fair", false}, {"poor", 0.3, "poor", false},
	{"used", 0.58, "used", true}, {"pre owned", 0.58, "used", true}, {"preowned", 0.58, "used", true}, {"second hand", 0.58, "used", true},
	{"new", 1, "new", false},
}

// defect is what a kind of damage leaves of the price.
type defect struct {
	word   string
	factor float64
}

// defects has the kinds of damage, the graver before the less. Sources: docs/VALUATION.md.
var defects = [...]defect{
	{"working", 0.3}, {"broken", 0.4}, {"dead", 0.4}, {"faulty", 0.4}, {"water", 0.5},
	{"cracked", 0.65}, {"crack", 0.65}, {"shattered", 0.5}, {"bent", 0.75}, {"missing", 0.85}, {"torn", 0.75}, {"tear", 0.75}, {"rust", 0.8},
	{"dent", 0.88}, {"dents", 0.88}, {"dented", 0.88}, {"chip", 0.88}, {"chipped", 0.88}, {"stain", 0.88}, {"stained", 0.88}, {"battery", 0.85},
	{"scratch", 0.88}, {"scratches", 0.88}, {"scratched", 0.88}, {"scuff", 0.92}, {"scuffs", 0.92}, {"scuffed", 0.92}, {"worn", 0.9}, {"wear", 0.92},
	{"fading", 0.92}, {"faded", 0.92}, {"discoloured", 0.92}, {"discolored", 0.92}, {"dirty", 0.95}, {"dust", 0.97},
}

const (
	otherDefect = 0.95 // of a defect that the table does not know
	leastIntact = 0.2  // of all defects together
)

// state is the item's condition and what its defects leave of the price.
type state struct {
	grade  grade // no name: unknown
	intact float64
	usual  float64 // logarithm of the factor of a listing that does not say its condition
}

// doubtful is how many listings, as sure to be of the item as can be, that say their condition weigh as much as the guess that
// the others are in the item's.
const doubtful = 2

// stateOf tells the item's state, and grades the listings if its condition is known. Of a listing that does not say its
// condition it is taken that it is as those are which do, the more of them there are; else as the item is, so that its
// price stays.
func stateOf(item *Item, cleaned []string, candidates []candidate) state {
	s := state{gradeOf(item.Condition, false), 1, 0}
	for _, d := range cleaned {
		s.intact *= defectFactor(d)
	}
	s.intact = max(s.intact, leastIntact)
	if s.grade.name == "" {
		return s
	}
	sum, weight := doubtful*math.Log(s.grade.factor), float64(doubtful)
	for i := range candidates {
		c := &candidates[i]
		if c.grade = c.saidGrade(); c.grade.name != "" && c.standing != repeated {
			sum += c.probability * math.Log(c.grade.factor)
			weight += c.probability
		}
	}
	s.usual = sum / weight
	return s
}

// saidGrade is the condition that the listing names. Shops that deal in new goods say so of all; then the title knows better.
func (l *Listing) saidGrade() grade {
	g := gradeOf(l.Condition, false)
	if g.name == "" || g.factor == 1 {
		if t := gradeOf(l.Title, true); t.name != "" {
			return t
		}
	}
	return g
}

// adjustment is the logarithm of what makes a listing's price one of the item's condition.
func (s state) adjustment(g grade) float64 {
	a := math.Log(s.intact)
	switch {
	case s.grade.name == "":
		return a
	case g.name == "":
		return a + math.Log(s.grade.factor) - s.usual
	}
	return a + math.Log(s.grade.factor/g.factor)
}

// gradeOf finds the condition in a text: only a clear one if the text is a title.
func gradeOf(text string, title bool) grade {
	if text == "" {
		return grade{}
	}
	tokens := tokenize(make([]token, 0, maxTokens), 0, cut(text, maxTitle))
	for _, g := range grades {
		if (g.clear || !title) && hasWords(tokens, g.words) {
			return g
		}
	}
	return grade{}
}

func defectFactor(text string) float64 {
	tokens := tokenize(make([]token, 0, maxTokens), 0, text)
	for _, d := range defects {
		if hasWords(tokens, d.word) {
			return d.factor
		}
	}
	return otherDefect
}

// hasWords reports whether the words, with a space between them, stand in the text one after the other.
func hasWords(tokens []token, words string) bool {
	for i := range tokens {
		rest := words
		for _, t := range tokens[i:] {
			if len(rest) < len(t.text) || rest[:len(t.text)] != t.text {
				break
			}
			if rest = rest[len(t.text):]; rest == "" {
				return true
			}
			if rest[0] != ' ' {
				break
			}
			rest = rest[1:]
		}
	}
	return false
}

func cleanDefects(given []string) []string {
	var cleaned []string
	for _, d := range given[:min(len(given), MaxDefects)] {
		if d = Quote(d); d != "" {
			cleaned = append(cleaned, d)
		}
	}
	return cleaned
}
