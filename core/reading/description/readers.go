package description

import (
	"slices"
	"strconv"
	"strings"

	"loupe/core/market/product"
	"loupe/core/reading/lexicon"
)

// Readers says whose claims about a description count: those of this package's rules, of the model that saw the photo, or of both.
type Readers uint8

const (
	ByRules Readers = iota
	ByModel         // by rules if no model answered
	ByBoth
)

// ReadersNames are the values of the variable DESCRIPTIONS, indexed by Readers.
var ReadersNames = [...]string{"reader", "model", "both"}

// Difference is a claim that only the rules or only the model made.
type Difference struct {
	product.Claim
	ByModel bool
	Counts  bool
}

// merge combines what the rules read with the model's claims, or replaces it with them. A model's claim counts only if a clause of the
// text makes it. The rules decide a contradiction about the condition, the scope, the pieces or the authenticity. They always decide what
// no model is asked: how the pieces of a lot differ, whether a lens is included, and whether the price is for a piece.
func (r *reading) merge(given Text) (merged reading, differences []Difference) {
	if given.Readers == ByRules || given.Claims == nil {
		return *r, nil
	}
	var text []clause
	for _, c := range clausesOf(lexicon.Truncate(given.Description, maxBytes)) {
		if c.from != r.Deviation.at || r.Deviation.Pieces == 0 {
			text = append(text, c)
		}
	}
	for i := range text {
		text[i].cutAsides(following(text, i), text[i].isOfOthers())
	}
	own := r.claims()
	if merged = *r; given.Readers == ByModel {
		merged = reading{Deviation: r.Deviation}
		merged.Damage.like, merged.isPricedEach = r.Damage.like, r.isPricedEach
		if r.Scope.Part == withLens {
			merged.Scope.Part = withLens
		}
	}
	for _, c := range given.Claims {
		says := slices.ContainsFunc(text, func(of clause) bool { return of.makes(&c) })
		counts := says && merged.add(&c)
		i := slices.IndexFunc(own, func(o product.Claim) bool { return areSame(&o, &c) })
		switch {
		case i < 0:
			differences = append(differences, Difference{c, true, counts})
		case says:
			own = slices.Delete(own, i, i+1)
		}
	}
	for _, c := range own {
		differences = append(differences, Difference{c, false, given.Readers == ByBoth})
	}
	return merged, differences
}

// makes reports whether the clause supports a claim: it contains the claim's words, neither denies nor doubts them, and the words are
// about the item's present state and suit the kind of claim.
func (c *clause) makes(claim *product.Claim) bool {
	from, to := c.indexOf(spell(nil, claim.Words, 0))
	if !c.hasContent(from, to) {
		return false
	}
	says := c.assertionOf(from, to)
	isDenied := c.anyHas(from, to, negative.with(wordFree))
	works := c.anyHas(from, to, of(wordWorks).with(wordWorksBeside).with(wordFunction))
	switch claim.Kind {
	case product.ClaimUnsure:
		return says == isDoubtful || says == isStated && !isDenied
	case product.ClaimFails:
		isDenied = !isDenied && works // "works fine"
	case product.ClaimDefect:
		isDenied = isDenied && !works // "flash doesn't fire"
	case product.ClaimCopy:
		isDenied = isDenied && !c.anyHas(from, to, of(wordGenuine).with(wordGenuineBeside).with(wordAuthenticity)) // "not genuine"
	case product.ClaimGenuine:
		isDenied = isDenied && !c.anyHas(from, to, of(wordCopy).with(wordCopyNoun)) // "not a replica"
	case product.ClaimMissing, product.ClaimBody, product.ClaimBox, product.ClaimPart, product.ClaimOne:
		isDenied = false // "no charger"
	case product.ClaimPieces:
		isDenied = !c.countsPieces(from, to, claim.Value)
	}
	return says == isStated && !isDenied && c.mark != '?'
}

// countsPieces reports whether units[from:to] have the number, followed by a word that is no unit of measurement or time.
func (c *clause) countsPieces(from, to int, number string) bool {
	for i := from; i+1 < to; i++ {
		if n := numberOf(&c.units[i]); n > 0 && strconv.Itoa(n) == number {
			_, isUnit := lexicon.UnitOf(c.units[i+1].text)
			return !isUnit && !c.has(i+1, of(wordTime)) && !c.has(i-1, of(wordSize)) && !isYear(c.units[i].text)
		}
	}
	return false
}

// hasContent reports whether units[from:to] have a word of content, and none that is cut.
func (c *clause) hasContent(from, to int) (has bool) {
	small := of(wordLink).with(wordArticle).with(wordAnd).with(wordWith).with(wordOf).with(wordPlain).with(wordPhrase).with(wordIs)
	for i := from; i < to; i++ {
		u := &c.units[i]
		if u.cut {
			return false
		}
		isSmall := u.classes != (classes{}) && u.classes.without(small) == (classes{}) || len(u.text) < 3 && u.number == 0 && parseNumber(u.text) == 0
		has = has || !isSmall
	}
	return has
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

// areSame reports whether two claims say the same. Words are the same if they share one that is not a small word.
func areSame(a, b *product.Claim) bool {
	of := contentOf(b.Words)
	return a.Kind == b.Kind && a.Value == b.Value &&
		(len(of) == 0 || a.Words == "" || slices.ContainsFunc(contentOf(a.Words), func(t lexicon.Token) bool { return lexicon.HasToken(of, t.Text) }))
}

// contentOf returns the words of a text that are no small words.
func contentOf(words string) (content []lexicon.Token) {
	for _, c := range clausesOf(words) {
		for i := range c.units {
			if c.hasContent(i, i+1) {
				content = append(content, c.units[i].tokens...)
			}
		}
	}
	return content
}

// add adds a model's claim. It returns false if the claim is already made, contradicts what was read, or has an invalid value.
func (r *reading) add(c *product.Claim) bool {
	authenticity, part := Authenticity(max(slices.Index(authenticityKinds[:], c.Kind), 0)), extent(max(slices.Index(partKinds[:], c.Kind), 0))
	switch {
	case c.Kind == product.ClaimCondition:
		said, written := product.ParseCondition(c.Value), product.ParseCondition(c.Words)
		if r.Condition != product.Unknown || said.Code() != c.Value || written != product.Unknown && written != said {
			return false
		}
		r.Condition = said
	case c.Kind == product.ClaimDefect, c.Kind == product.ClaimFails, c.Kind == product.ClaimMissing:
		d := ReadDefect(c.Words)
		switch c.Kind {
		case product.ClaimFails:
			d.Severity, d.Fails = NoDamage, true
		case product.ClaimMissing:
			d.Severity, d.Fails, d.Missing = NeedsWork, false, true
		default:
			if d.Fails {
				d.Severity, d.Fails = PartFails, false
			}
		}
		isMade := func(own Defect) bool {
			return d.IsSame(&own) || strings.Contains(own.Text, d.Text) || strings.Contains(d.Text, own.Text)
		}
		if d.Text == "" || slices.ContainsFunc(r.Damage.Defects, isMade) {
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
		if r.Scope.Part, r.Scope.Words = part, joinTexts(lexicon.Tokenize(nil, 0, c.Words)); part == OnePart {
			r.Scope.Name = partOf(c.Words)
		}
	case c.Kind == product.ClaimPieces:
		n, _ := strconv.Atoi(c.Value)
		if isPair(lexicon.Tokenize(nil, 0, c.Words)) { // "two shoes"
			n = (n + 1) / 2
		}
		if r.Scope.Pieces > 0 || r.Scope.Excess > 0 || r.isPricedEach || n < 2 {
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
