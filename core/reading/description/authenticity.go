package description

import (
	"loupe/core/base/text"
	"loupe/core/reading/lexicon"
)

// Authenticity is what a text says about whether a product is genuine. If its statements differ,
// the value that comes last in this list counts.
type Authenticity uint8

const (
	unstatedAuthenticity Authenticity = iota
	genuine                           // "not a replica"
	Doubtful                          // "may be a replica"
	Copied                            // "replica", "not genuine"
)

// findAuthenticity adds what the clause says about whether the item is genuine, and cuts the words for denied copies. It ignores
// statements about a part, the packaging or a material: "replica strap", "faux fur".
func (c *clause) findAuthenticity(r *Damage) {
	c.findDeniedName(r)
	for i := range c.units {
		u := &c.units[i]
		if u.classes.has(of(wordName)) || c.isOfPart(i) {
			continue
		}
		said, says := unstatedAuthenticity, c.assertionOf(i, i+1)
		isOpen := c.mark == '?' || c.isUnproven(i) || says == isDoubtful
		switch {
		case u.classes.has(of(wordDoubt)):
			said = Doubtful
		case u.classes.has(of(wordCopy)) && c.has(c.skip(i+1, 1, fillers), of(wordExcluded)): // "counterfeit excluded"
			r.Authenticity = max(r.Authenticity, genuine)
			c.cut(0, len(c.units))
			return
		case u.classes.has(of(wordCopy)):
			if said = Copied; says == isDenied && !isOpen {
				said = genuine
				c.cut(c.withDenial(i, i+1))
			}
		case u.classes.has(of(wordGenuine).with(wordGenuineBeside)) && c.has(c.skip(i+1, 1, fillers), damage.with(wordName)): // "no real damage"
		case u.classes.has(of(wordGenuineBeside)) && says == isDenied && !isOpen && !c.anyHas(0, i, of(wordIs).with(wordLink).with(wordArticle).with(wordWithout)): // "not original" may be a finish
		case u.classes.has(of(wordGenuine).with(wordGenuineBeside)):
			if said = genuine; says == isDenied {
				said = Copied
			}
			if isOpen {
				said = Doubtful
			}
		case u.classes.has(of(wordAuthenticity)) && (isOpen || c.anyHas(0, len(c.units), negative.with(wordMaybe))):
			said = Doubtful
		case u.classes.has(of(wordAuthenticity)) && c.says(of(wordUnproven)):
			said = genuine
		case u.classes.has(of(wordCopyNoun)) && says == isStated && i > 0 && c.skip(i-1, -1, fillers.with(wordArticle)) < 0: // "it's a copy"
			said = Copied
		case u.classes.has(of(wordLike)):
			c.findLike(r, i)
		}
		if said == Copied && isOpen {
			said = Doubtful
		}
		if said > r.Authenticity {
			r.Authenticity, r.CopyWords = said, c.text(i, i+1)
		}
	}
}

// isUnproven reports whether the clause says that what the i-th unit states is unproven: "can't guarantee that it's genuine". A word for
// copies counts only if it follows the denial closely.
func (c *clause) isUnproven(i int) bool {
	const reach = 3 // units from the denial to what is denied
	if asked := c.lastBefore(i, of(wordWhether)); asked >= 0 && i-asked <= 2*reach && (c.anyHas(0, asked, negative) || c.anyHas(i, len(c.units), negative)) {
		return true
	}
	for n := c.lastBefore(i, of(wordBut)) + 1; n < len(c.units); n++ {
		denied := c.find(n-reach, n+1, negative)
		if c.has(n, of(wordUnproven)) && denied >= 0 && (!c.has(i, of(wordCopy)) || i-n <= 2*reach) && (n < i || c.has(i, of(wordAuthenticity))) {
			return true
		}
	}
	return false
}

// isOfPart reports whether the i-th unit describes a part, the packaging or a material, or comes with the product.
func (c *clause) isOfPart(i int) bool {
	things := damageable.or(apart).with(wordMaterial)
	next := c.skip(i+1, 1, of(wordLink))
	before := c.skip(i-1, -1, fillers.or(negative))
	return c.has(next, things) || c.has(before, things) || c.anyHas(0, i, of(wordWith))
}

// likeness is a statement that compares a product with a brand, "Halden style", or denies that it is of the brand, "not a Halden".
type likeness struct {
	name   string // "halden"
	word   string // "style", or the denial
	source string // "Halden style"
}

// findDeniedName sets the likeness to the brand that the clause says the item is not of: "this is not a Halden".
func (c *clause) findDeniedName(r *Damage) {
	denied := c.skip(0, 1, fillers)
	name := c.skip(denied, 1, negative.with(wordLink).with(wordArticle))
	if !c.has(denied, negative) || name == denied+1 && !c.has(denied, of(wordArticle)) || name >= len(c.units) {
		return
	}
	if c.IsName(name) && (name+1 == len(c.units) || c.has(name+1, of(wordBut).with(wordProduct))) {
		r.like = likeness{c.units[name].text, c.units[denied].text, c.text(denied, name+1)}
	}
}

// findLike sets the likeness that the i-th unit states: "Halden style", "inspired by Halden". "Style 2" is the name of a product.
func (c *clause) findLike(r *Damage, i int) {
	if next := i + 1; next < len(c.units) && (c.units[next].tokens[0].Digits > 0 || len(c.units[next].text) == 1) {
		return
	}
	name, after := i-1, c.skip(i+1, 1, of(wordPhrase).with(wordLink))
	if !c.IsName(name) && after > i+1 {
		name = after
	}
	for c.IsName(name) && name < i && c.IsName(name-1) { // "Louis" of "Louis Vuitton style"
		name--
	}
	if c.IsName(name) {
		r.like = likeness{c.units[name].text, c.units[i].text, c.text(min(name, i), max(name, i)+1)}
	}
}

// IsName reports whether the i-th unit exists and may be a name.
func (c *clause) IsName(i int) bool {
	return uint(i) < uint(len(c.units)) && len(c.units[i].tokens) == 1 && IsName(&c.units[i].tokens[0]) && c.units[i].kind == 0
}

// ResolveLike marks the item as a copy if the description has a phrase such as "Halden style". The name must begin the description
// or be the brand in the photo, and it must begin a listing's title.
func (said *Claims) ResolveLike(brand string, listings []Title) {
	r := &said.Damage
	name := r.like.name
	if name == "" || r.Authenticity == Copied || leadOf(said.Words) != name && leadOf(lexicon.TokenizeTitle(brand)) != name {
		return
	}
	for i := range listings {
		if leadOf(lexicon.TokenizeTitle(listings[i].Title)) == name {
			r.Authenticity, r.CopyWords = Copied, r.like.source
			return
		}
	}
}

// leadOf returns the first word that may be of a name, which is the brand in most titles; "" if there is none.
func leadOf(tokens []lexicon.Token) string {
	for i := range tokens {
		if t := &tokens[i]; IsName(t) && wordMeaning(t.Text).kind == 0 {
			return t.Text
		}
	}
	return ""
}

// IsTitleOfCopy reports whether a listing's title says that it is a copy. hasOrigin says whether one of its words has a value of
// the facet origin. A likeness such as "Halden style" counts only if Halden is a word of the item. A brand's variation of its own
// product is not a copy: "Halden Scout, Meridian style".
func IsTitleOfCopy(title string, hasOrigin bool, item []lexicon.Token) bool {
	if !hasOrigin && !text.HasUnspaced(title) {
		return false
	}
	var r Damage
	for _, c := range clausesOf(title) {
		c.findAuthenticity(&r)
	}
	isCopy := r.Authenticity == Copied
	if lexicon.HasToken(item, r.like.name) && !lexicon.HasToken(item, r.like.word) {
		lead := leadOf(lexicon.TokenizeTitle(title))
		isCopy = isCopy || lead == r.like.name || !lexicon.HasToken(item, lead)
	}
	return isCopy
}
