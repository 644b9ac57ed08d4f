package valuation

import (
	"math"
	"strconv"
	"unicode"

	"loupe/core/market"
)

// explain writes the judgements and the reasons.
func explain(v *Valuation, candidates []candidate, e estimated, s state, currency string, given int) {
	var n [used + 1]int
	for i := range candidates {
		c := &candidates[i]
		n[c.standing]++
		v.Judgements[c.at] = Judgement{c.probability, c.score, c.evidence, c.standing >= unpriced, c.why()}
	}
	for i := len(candidates); i < given; i++ {
		v.Judgements[i].Why = "not judged: only " + strconv.Itoa(MaxListings) + " listings are"
	}
	say := func(parts ...string) {
		sentence := ""
		for _, p := range parts {
			sentence += p
		}
		v.Reasons = append(v.Reasons, sentence)
	}
	if v.Best < 0 {
		say("None of ", plural(given, "listing"), " found is like the item, so there is no value.")
		return
	}
	best := &v.Judgements[v.Best]
	say(plural(len(v.Used), "listing"), " of ", strconv.Itoa(given), " found were used, ", strconv.Itoa(n[used]), " of them with a price.",
		leftOut(n, given-len(candidates)))
	say("The best match is “", Quote(bestTitle(v, candidates)), "”, the same product with a probability of ", Chance(best.Probability), ": ", best.Why, ".")
	if !e.ok {
		say("None of the ", plural(len(v.Used), "listing"), " used has a price, so there is no value.")
		return
	}
	kind := "asked"
	if e.sold > 0 {
		kind = "asked or paid (" + strconv.Itoa(e.sold) + " paid, which count more)"
	}
	inCondition := ""
	if s.grade.name != "" {
		inCondition = " in the item's condition"
	}
	say("The centre, ", money(v.Centre, currency), ", is the median of ", plural(e.prices, "price"), " ", kind,
		", weighted by how probably each is for the same product; they run from ", money(math.Exp(e.least), currency), " to ",
		money(math.Exp(e.most), currency), inCondition, ", on average ", percent(math.Exp(e.spread)-1), " from the centre.")
	say("The range, ", money(v.Lower, currency), " to ", money(v.Upper, currency), ", is made to hold 80 of 100 true prices. With a probability of ",
		Chance(1-e.doubt), " one of the prices is that of the same product", doubtClause(e.doubt), ".")
	if s.grade.name != "" {
		say("The item's condition, ", s.grade.name, ", is taken as ", percent(s.grade.factor), " of the price of a new one; each price was brought to it from its listing's condition, which is taken as ", percent(math.Exp(s.usual)), " of a new one where it is not said.")
	}
	if len(v.Defects) > 0 {
		say(plural(len(v.Defects), "defect"), " lowered every price by ", percent(1-s.intact), ": ", join(v.Defects), ".")
	}
}

// leftOut says how many listings were left out and why, and nothing if none was.
func leftOut(n [used + 1]int, unread int) (s string) {
	n[surplus] += unread
	for _, r := range [...]struct {
		standing standing
		why      string
	}{
		{unlike, " too unlike the item"},
		{repeated, " with the title, price and condition of another"},
		{outlier, " with a price over five times above or below the others'"},
		{surplus, " less like the item than those used"},
	} {
		if n[r.standing] > 0 {
			if s == "" {
				s = " Left out: "
			} else {
				s += ", "
			}
			s += strconv.Itoa(n[r.standing]) + r.why
		}
	}
	if s != "" {
		s += "."
	}
	return s
}

func doubtClause(doubt float64) string {
	if doubt > 0.5 {
		return "; the others are of similar products, so the range is wide"
	}
	return ""
}

func bestTitle(v *Valuation, candidates []candidate) string {
	for i := range candidates {
		if candidates[i].at == v.Best {
			return candidates[i].Title
		}
	}
	return ""
}

// why says in a few words what became of the candidate, by the strongest piece of evidence.
func (c *candidate) why() string {
	switch c.standing {
	case repeated:
		return "left out: the same title, price and condition as another listing"
	case outlier:
		return "left out: its price is over five times above or below the others'"
	case surplus:
		return "left out: enough listings are more like the item"
	case unlike:
		return "left out: " + objections[c.strongest(-1)]
	}
	return merits[c.strongest(1)]
}

// strongest is the piece of evidence that adds most to the score times sign. Shares of words found speak against a
// listing by what is missing of them.
func (c *candidate) strongest(sign float64) int {
	best, most := itemFound, 0.0
	for i, x := range c.evidence {
		if sign < 0 && i <= listingFound {
			x -= 1
		}
		if w := sign * coefficients[i] * x; w > most {
			best, most = i, w
		}
	}
	return best
}

var merits = [evidences]string{
	itemFound: "most of the item's words are in it", listingFound: "most of its words are the item's", wordsFound: "telling words in common",
	numbersFound: "numbers in common", modelFound: "the same model number", leadFound: "the same brand",
	orderKept: "the same words in the same order", platformAdded: "telling words in common",
}

var objections = [evidences]string{
	itemFound: "few of the item's words are in it", listingFound: "few of its words are the item's", modelOther: "another model number",
	unitDiffers: "another size or quantity", versionDiffers: "another version", yearDiffers: "another year", ordinalDiffers: "another number of a series",
	kindAdded: "it is an upgrade, a licence, refurbished, for parts or the like", kindMissing: "it is not of the item's kind", extraAdded: "an accessory, a lot or a bundle",
	colourDiffers: "another colour", platformDiffers: "for another platform", editionAdded: "another edition", editionMissing: "another edition",
}

func money(x float64, currency string) string {
	return Quote(currency) + " " + strconv.FormatFloat(market.Round(x, currency), 'f', market.Digits(currency), 64)
}

func percent(x float64) string { return strconv.Itoa(int(math.Round(100*x))) + " %" }

// Chance says a probability, which is never 0 or 1.
func Chance(p float64) string {
	switch {
	case p > 0.99:
		return "over 99 %"
	case p < 0.01:
		return "under 1 %"
	}
	return percent(p)
}

func plural(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return strconv.Itoa(n) + " " + noun + "s"
}

func join(list []string) (s string) {
	for i, x := range list {
		if i > 0 {
			s += ", "
		}
		s += x
	}
	return s
}

// Quote makes a stranger's text fit for a sentence: on one line, without control and format characters, bounded.
func Quote(s string) string {
	buf := make([]rune, 0, maxQuote)
	space := false
	for _, r := range cut(s, maxTitle) {
		if r == unicode.ReplacementChar || !unicode.IsGraphic(r) || unicode.IsSpace(r) {
			space = len(buf) > 0
			continue
		}
		if len(buf)+1 >= maxQuote {
			buf = append(buf, '…')
			break
		}
		if space {
			buf = append(buf, ' ')
			space = false
		}
		buf = append(buf, r)
	}
	return string(buf)
}
