package description

import (
	"strings"

	"loupe/core/base/text"
	"loupe/core/market/product"
	"loupe/core/reading/lexicon"
)

// Damage is what a text says about the item's defects and authenticity.
type Damage struct {
	Defects      []Defect
	Authenticity Authenticity
	CopyWords    string   // the words that state the authenticity: "replica"
	like         likeness // what the text says it is like
}

// Defect is damage that a text states.
type Defect struct {
	Text     string // "cracked screen", as the text writes it
	Severity Severity
	Fails    bool   // the item as a whole does not work: "doesn't turn on"
	Missing  bool   // a part is missing
	Seen     bool   // in the photo
	part     string // the damaged part; "" if none is named
}

// IsSame reports whether two defects are probably the same damage: they are as severe, and are of the same part if both name one. Parts
// of a defect in the photo and of one in the text are not compared, because they may be named in different languages.
func (d *Defect) IsSame(other *Defect) bool {
	if d.Seen && other.Seen { // each is separate damage
		return d.Text == other.Text
	}
	isSamePart := d.part == other.part || d.part == "" || other.part == "" || d.Seen != other.Seen
	return d.Severity == other.Severity && d.Fails == other.Fails && isSamePart
}

// mention is a statement about the item's state: units[from:to].
type mention struct {
	from, to int
	severity Severity // NoDamage if it only counts when it is denied
	fails    bool     // the item does not work, unless a part is named
	denies   bool     // the denial belongs to the statement: "does not turn on"
	lacks    bool     // something is missing
}

// findDamage adds what the clause says of damage and failures, and cuts its words.
func (c *clause) findDamage(r *Damage) {
	for i := 0; i < len(c.units); i++ {
		m := c.mentionAt(i)
		if m.to <= m.from {
			continue
		}
		says := c.assertionOf(m.from, m.to)
		if m.denies && says == isDenied {
			says = isStated
		}
		hasPart := c.anyHas(m.from, m.to, damageable)
		topic := c.skip(0, 1, of(wordLink).with(wordArticle).with(wordOnly).with(wordOnlyAfter))
		isApart := c.has(topic, apart) && topic < m.from || !hasPart && c.anyHas(m.from, m.to, apart)
		i = max(i, m.to-1)
		if says == isStated && m.severity == NoDamage {
			continue
		}
		if says == isStated && !isApart {
			r.add(c, m, hasPart)
		}
		c.cut(c.withDenial(m.from, m.to))
	}
}

// mentionAt returns the mention whose key word is the i-th unit; the zero value if there is none.
func (c *clause) mentionAt(i int) (m mention) {
	u := c.units[i].classes
	switch {
	case c.units[i].cut || u.has(of(wordName)):
		return m
	case u.has(of(wordItemFails)):
		m = mention{from: i, to: i + 1, severity: PartFails, fails: true}
		if part := c.skip(i-1, -1, fillers); c.has(part, damageable) {
			m.from = part
		}
	case u.has(of(wordDamage)), u.has(of(wordDamageBeside)) && c.isBeside(i):
		m = c.damageAt(i)
	case u.has(of(wordNeed)):
		m = c.needAt(i)
	case u.has(of(wordWorks).with(wordWorksBeside).with(wordFunction)):
		m = c.failureAt(i)
	case u.has(of(wordLacks)):
		m = c.lackAt(i)
	}
	if m.to == 0 && u.has(of(wordFault)) {
		m = mention{from: i, to: i + 1}
	}
	return m
}

// withDenial returns the range of a mention with the words that deny or introduce it.
func (c *clause) withDenial(from, to int) (int, int) {
	introduces := negative.with(wordMaybe).with(wordLink).with(wordFree).with(wordMended).with(wordDegree).with(wordIs)
	from = c.skip(c.skip(from-1, -1, introduces), -1, of(wordAnd).with(wordWith)) + 1
	if after := c.skip(to, 1, of(wordLink).with(wordIs)); c.has(after, of(wordMended).with(wordFree).with(wordNone).with(wordNotAfter)) {
		to = after + 1
	}
	return from, to
}

// isBeside reports whether a word that may state damage stands beside a part, a word of degree or a verb such as "has", or in a short
// clause. In a longer one it may be part of a name: "Worn Cherry".
func (c *clause) isBeside(i int) bool {
	const short = 5 // units
	near := damageable.or(apart).with(wordDegree).with(wordHave).with(wordMaterial)
	over := fillers.with(wordAnd).or(damage)
	before, after := c.skip(i-1, -1, over), c.skip(i+1, 1, over)
	if len(c.units) <= short && c.units[i].classes.without(damage) == (classes{}) && c.conditionOf(0, len(c.units)) == product.Unknown {
		return true
	}
	return c.has(before, near) || c.has(after, near)
}

// damageAt returns the mention of the damage that the i-th unit names, with the words of degree and the part beside it.
func (c *clause) damageAt(i int) mention {
	isPart := damageable.or(apart)
	m := mention{from: c.skip(i-1, -1, of(wordDegree)) + 1, to: i + 1, severity: c.units[i].severity}
	if text.HasUnspaced(c.units[i].text) {
		return m
	}
	before, after := c.skip(m.from-1, -1, fillers), c.skip(m.to, 1, fillers)
	switch {
	case c.has(before, isPart) && (before == m.from-1 && !c.has(before-1, negative) || !c.has(m.to, isPart)): // "screen is cracked"
		m.from = c.skip(before, -1, isPart.with(wordDegree)) + 1
		m.to = c.skip(m.to, 1, of(wordAdverb)) // "broken off"
	case c.has(after, isPart.with(wordMaterial)): // "cracked screen"
		m.to = c.skip(after, 1, isPart)
		m.to = max(m.to, after+1)
	}
	if len(c.units) == 1 && c.conditionOf(0, 1) == product.ForParts { // "faulty"
		return mention{}
	}
	return m
}

// failureAt returns the mention of a function that is denied: "does not turn on", "heizt nicht".
func (c *clause) failureAt(i int) mention {
	over := of(wordLink).with(wordDegree).with(wordAdverb).with(wordWorks).with(wordWorksBeside)
	before, after := c.skip(i-1, -1, over), c.skip(i+1, 1, over)
	m := mention{from: i, to: after, severity: PartFails, fails: true, denies: true}
	switch {
	case c.has(before, negative):
		m.from = c.skip(before, -1, negative.with(wordIs)) + 1
	case c.has(after, of(wordNotAfter)), c.has(after, negative) && after == len(c.units)-1:
	case text.HasUnspaced(c.units[i].text) && c.assertionOf(i, i+1) == isDenied:
		return mention{from: 0, to: len(c.units), severity: PartFails, fails: true, denies: true}
	default:
		return mention{}
	}
	m.to = c.skip(m.to, 1, of(wordNotAfter).with(wordAdverb).with(wordWorks).with(wordWorksBeside).with(wordNone)) // "pas", "nicht mehr"
	if c.has(c.skip(m.to, 1, of(wordAdverb)), of(wordWith)) && c.has(i, of(wordWork)) ||                           // "doesn't work with old cards"
		c.has(m.to, damage.with(wordFault)) { // "no power issues"
		return mention{}
	}
	if part := c.skip(m.from-1, -1, fillers); c.has(part, damageable.or(apart)) {
		m.from = c.skip(part, -1, damageable.with(wordDegree)) + 1
	} else if part := c.skip(m.to, 1, fillers); c.has(part, damageable) {
		m.to = part + 1
	}
	return m
}

// needAt returns the mention of what the item needs: "needs a new battery".
func (c *clause) needAt(i int) mention {
	const reach = 5 // units
	if n := c.find(i+1, i+reach, damageable.with(wordMended).with(wordBattery)); n > 0 {
		return mention{from: i, to: n + 1, severity: NeedsWork}
	}
	return mention{}
}

// lackAt returns the mention of something missing that the language files do not name as a part of products, such as "two teeth are
// missing". scopeParser finds named parts, whose absence may be usual.
func (c *clause) lackAt(i int) mention {
	named := apart.with(wordComponent).with(wordLens).with(wordMain).with(wordSmall).with(wordStrap).with(wordBattery)
	from, to := i, i+1
	for from > 0 && !c.has(from-1, of(wordBut)) {
		from--
	}
	for to < len(c.units) && !c.has(to, of(wordBut)) {
		to++
	}
	isThing := c.label > 0 && i >= c.label && !c.anyHas(0, c.label, apart) // "Remote: missing"
	if isThing {
		return mention{from: 0, to: to, severity: NeedsWork, lacks: true}
	}
	for n := from; n < to; n++ {
		isThing = isThing || c.isUnknown(n) && c.units[n].tokens[0].Digits == 0 || c.has(n, of(wordPart))
	}
	if !isThing || c.anyHas(from, to, named.or(negative).with(wordSeller).with(wordPhrase)) {
		return mention{}
	}
	return mention{from: from, to: to, severity: NeedsWork, lacks: true}
}

// add adds the defect of a mention.
func (r *Damage) add(c *clause, m mention, hasPart bool) {
	fails := m.fails && !hasPart
	if fails {
		m.severity = NoDamage
	}
	if text.HasUnspaced(c.units[m.from].text) { // what is around the word says where the damage is
		m.from, m.to = 0, len(c.units)
	}
	r.addDefect(Defect{Text: c.text(m.from, m.to), Severity: m.severity, Fails: fails, Missing: m.lacks, part: c.partIn(m.from, m.to)})
}

func (r *Damage) addDefect(d Defect) {
	d.Text = text.Excerpt(strings.TrimSpace(d.Text), MaxExcerpt)
	if n := len(r.Defects) - 1; n >= 0 && r.Defects[n].Text == d.Text {
		r.Defects[n].Severity, r.Defects[n].Fails = r.Defects[n].Severity.orWorse(d.Severity), r.Defects[n].Fails || d.Fails
	} else if d.Text != "" && len(r.Defects) < MaxDefects {
		r.Defects = append(r.Defects, d)
	}
}

// partIn returns the first part that units[from:to] name; "" if they name none.
func (c *clause) partIn(from, to int) string {
	if i := c.find(from, to, damageable.or(apart)); i >= 0 {
		return c.units[i].text
	}
	return ""
}

// ReadDefect reads a text about one defect. If the rules find no damage, the worst severity of its words counts; if the text denies
// damage, the result is the zero value.
func ReadDefect(defect string) (d Defect) {
	var r Damage
	isDenied := false
	for _, c := range clausesOf(lexicon.Truncate(defect, lexicon.MaxTitleBytes)) {
		c.findDamage(&r)
		for i := range c.units {
			d.Severity = d.Severity.orWorse(c.units[i].severity)
		}
		isDenied = isDenied || c.anyHas(0, len(c.units), negative.with(wordFree))
	}
	switch {
	case len(r.Defects) == 0 && isDenied && d.Severity != NoDamage: // "no visible scratches"
		return Defect{}
	case len(r.Defects) > 0:
		d = r.Defects[0]
		for i := range r.Defects {
			d.Severity, d.Fails = d.Severity.orWorse(r.Defects[i].Severity), d.Fails || r.Defects[i].Fails
		}
	}
	d.Text = text.Excerpt(defect, MaxExcerpt)
	return d
}
