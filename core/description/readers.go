package description

import (
	"slices"
	"strconv"
	"strings"

	"loupe/core/lexicon"
	"loupe/core/product"
)

// Readers says whose claims about a description count: those of this package's rules, of the model that saw the photo, or of both.
type Readers uint8

const (
	ByRules Readers = iota
	ByModel         // by rules if no model answered
	ByBoth
)

// ReadersNames are the names of Readers, in their order.
var ReadersNames = [...]string{"reader", "model", "both"}

// Difference is a claim that only one of the readers made.
type Difference struct {
	product.Claim
	ByModel bool
	Counts  bool
}

// merge adds what a model read in a text, or replaces with it what the rules read. A claim of the model counts only if its words stand in
// one of the text's clauses, and if the clause does not deny them. Of two conditions, scopes, numbers of pieces or statements about
// authenticity, that of the rules counts.
func (r *reading) merge(given Text) (merged reading, differences []Difference) {
	if given.Readers == ByRules || given.Claims == nil {
		return *r, nil
	}
	text := clausesOf(lexicon.Truncate(given.Description, maxBytes), r.languages)
	own := r.claims()
	if merged = *r; given.Readers == ByModel {
		merged = reading{languages: r.languages}
		merged.Damage.like = r.Damage.like
	}
	for _, c := range given.Claims {
		counts := isStatedIn(text, &c) && merged.add(&c)
		if i := slices.IndexFunc(own, func(o product.Claim) bool { return areSame(&o, &c) }); i >= 0 {
			own = slices.Delete(own, i, i+1)
		} else {
			differences = append(differences, Difference{c, true, counts})
		}
	}
	for _, c := range own {
		differences = append(differences, Difference{c, false, given.Readers == ByBoth})
	}
	return merged, differences
}

// isStatedIn reports whether the words of a claim stand in one of the clauses, and whether it neither denies nor doubts them. It must
// doubt those of an unsure copy.
func isStatedIn(text []clause, claim *product.Claim) bool {
	words := spell(nil, claim.Words, 0)
	for i := range text {
		c := &text[i]
		if from, to := c.indexOf(words); to > 0 {
			says := c.assertionOf(from, to)
			return says == isStated || claim.Kind == product.ClaimUnsure && says == isDoubtful
		}
	}
	return false
}

// indexOf returns the units of the clause that have the words, the first and the one after the last; 0, 0 if none have them.
func (c *clause) indexOf(words []lexicon.Token) (from, to int) {
	var tokens []string
	var of []int // the unit of each token
	for i := range c.units {
		for _, t := range c.units[i].tokens {
			tokens, of = append(tokens, t.Text), append(of, i)
		}
	}
	for at := 0; len(words) > 0 && at+len(words) <= len(tokens); at++ {
		if slices.EqualFunc(tokens[at:at+len(words)], words, func(text string, t lexicon.Token) bool { return text == t.Text }) {
			return of[at], of[at+len(words)-1] + 1
		}
	}
	return 0, 0
}

// claims returns what was read as claims.
func (r *reading) claims() (list []product.Claim) {
	add := func(kind, value, words string) {
		list = append(list, product.Claim{Kind: kind, Value: value, Words: words})
	}
	if r.Condition != product.Unknown {
		add(product.ClaimCondition, r.Condition.Code(), "")
	}
	for _, d := range r.Damage.Defects {
		if d.Fails {
			add(product.ClaimFails, "", d.Text)
		} else if d.Missing {
			add(product.ClaimMissing, "", strings.TrimSuffix(d.Text, " missing"))
		} else {
			add(product.ClaimDefect, "", d.Text)
		}
	}
	if a := r.Damage.Authenticity; a != unstatedAuthenticity {
		add(authenticityKinds[a], "", r.Damage.CopyWords)
	}
	if p := r.Scope.Part; p > withLens {
		add(partKinds[p], "", r.Scope.Name)
	}
	if n := max(r.Scope.Pieces, r.Scope.Excess); n > 1 {
		add(product.ClaimPieces, strconv.Itoa(n), "")
	}
	if r.Several {
		add(product.ClaimSeveral, "", "")
	}
	return list
}

// The kinds of claims about authenticity and about the part that is offered.
var (
	authenticityKinds = [...]string{genuine: product.ClaimGenuine, Doubtful: product.ClaimUnsure, Copied: product.ClaimCopy}
	partKinds         = [...]string{BodyOnly: product.ClaimBody, BoxOnly: product.ClaimBox, OnePart: product.ClaimPart, OneOfAPair: product.ClaimOne}
)

// areSame reports whether two claims say the same. Words are the same if they have one in common.
func areSame(a, b *product.Claim) bool {
	of := spell(nil, b.Words, 0)
	return a.Kind == b.Kind && a.Value == b.Value &&
		(len(of) == 0 || a.Words == "" || slices.ContainsFunc(spell(nil, a.Words, 0), func(t lexicon.Token) bool { return lexicon.HasToken(of, t.Text) }))
}

// add adds a claim. It returns false if the claim is already made, if another one contradicts it, or if its value is not valid.
func (r *reading) add(c *product.Claim) bool {
	authenticity, part := Authenticity(max(slices.Index(authenticityKinds[:], c.Kind), 0)), extent(max(slices.Index(partKinds[:], c.Kind), 0))
	switch {
	case c.Kind == product.ClaimCondition:
		if r.Condition != product.Unknown {
			return false
		}
		r.Condition = product.ParseCondition(c.Value)
		return r.Condition != product.Unknown
	case c.Kind == product.ClaimDefect, c.Kind == product.ClaimFails, c.Kind == product.ClaimMissing:
		d := ReadDefect(c.Words)
		d.Fails = c.Kind == product.ClaimFails
		if d.Missing = c.Kind == product.ClaimMissing; d.Missing && d.Severity == NoDamage {
			d.Severity = NeedsWork
		}
		if slices.ContainsFunc(r.Damage.Defects, func(own Defect) bool { return own.Text == d.Text }) {
			return false
		}
		r.Damage.addDefect(d)
	case authenticity > 0:
		if r.Damage.Authenticity != unstatedAuthenticity {
			return false
		}
		r.Damage.Authenticity, r.Damage.CopyWords = authenticity, c.Words
	case part > 0:
		if r.Scope.Part > withLens {
			return false
		}
		if r.Scope.Part = part; part == OnePart {
			r.Scope.Name = partOf(c.Words)
		}
	case c.Kind == product.ClaimPieces:
		n, _ := strconv.Atoi(c.Value)
		isWritten := slices.ContainsFunc(unitsOf(spell(nil, c.Words, 0), anyLanguage), func(u unit) bool { return numberOf(&u) == n })
		if r.Scope.Pieces > 0 || r.Scope.Excess > 0 || n < 2 || !isWritten {
			return false
		}
		if r.Scope.Pieces = n; n > MaxPieces {
			r.Scope.Pieces, r.Scope.Excess = 0, n
		}
	case c.Kind == product.ClaimSeveral:
		r.Several = true
	default:
		return false
	}
	return true
}

// partOf returns the word of a text that names a part; its last word if none is known to.
func partOf(words string) string {
	tokens := lexicon.Tokenize(nil, 0, words)
	for i := range tokens {
		if namesPart(tokens[i].Text) || i == len(tokens)-1 {
			return tokens[i].Text
		}
	}
	return ""
}
