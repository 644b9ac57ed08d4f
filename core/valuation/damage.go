package valuation

import "strings"

// damageReport is the damage that a description states.
type damageReport struct {
	rest    []token  // the tokens that state neither damage nor its absence
	defects []string // "cracked screen"
}

// readDamage separates the damage from the other tokens of a description. Words about damage are not compared: a listing
// is not more similar because it is cracked, too.
func readDamage(tokens []token) (r damageReport) {
	for i := 0; i < len(tokens); i++ {
		start, denied := i, false
		for i+1 < len(tokens) && hasToken(denials, tokens[i].text) {
			i, denied = i+1, true
		}
		if !hasToken(visibleDamage, tokens[i].text) {
			r.rest = append(r.rest, tokens[start:i+1]...)
			continue
		}
		for len(r.rest) > 0 && start == i && hasToken(fillers, r.rest[len(r.rest)-1].text) {
			r.rest = r.rest[:len(r.rest)-1]
		}
		from := i
		for i+1 < len(tokens) && hasToken(visibleDamage, tokens[i+1].text) {
			i++
		}
		switch last := len(r.rest) - 1; {
		case i+1 < len(tokens) && hasToken(damagedParts, tokens[i+1].text):
			i++
		case last >= 0 && start == from && hasToken(damagedParts, r.rest[last].text):
			r.rest, from = r.rest[:last], from-1
		}
		if !denied {
			words := make([]string, 0, 3)
			for _, t := range tokens[from : i+1] {
				words = append(words, t.text)
			}
			r.defects = append(r.defects, strings.Join(words, " "))
		}
	}
	return r
}

// The words by which readDamage recognises damage, in general terms. Words that are often part of a name, such as
// "distressed", are not among them.
var (
	visibleDamage = tokenize(nil, 0, "cracked shattered dented dent dents scratched scratch scratches stained stain stains chipped bent torn scuffed scuffs rusty rust crack cracks")
	damagedParts  = tokenize(nil, 0, "screen display glass back lid case corner corners edge edges body frame lens camera battery hinge keyboard strap handle zip zipper leather lining sole soles heel top side front base")
	fillers       = tokenize(nil, 0, "with has have some a an few small minor light slight heavy and")
	denials       = tokenize(nil, 0, "no without not any zero")
)
