package valuation

import (
	"cmp"
	"math"
	"slices"
	"strconv"
	"strings"
)

// Variant is a version of the item that is offered at a price of its own.
type Variant struct {
	Name     string  // as customers read it: "256 GB", "Pro", "with box"
	Median   float64 // of its offers' prices, in major units
	Listings []int   // its offers, indices of the listings given
}

// Variants are the versions of the item among the listings, which differ in one attribute.
type Variants struct {
	Attribute string    // in which they differ, as customers read it: "storage"
	Choices   []Variant // at least two, by price
}

const (
	minVariantProbability = 0.2  // of an offer, that it is the same product
	minVariantOffers      = 2    // per variant
	minVariantShare       = 0.15 // of the offers' probabilities, per variant
	minVariantRatio       = 1.4  // of the highest median to the lowest
	minStated             = 0.6  // share of the offers' probabilities that must state a measure
	maxVariants           = 4
)

// FindVariants returns the attribute in which the probable offers differ at clearly different prices, with its
// variants. If there are several such attributes, it returns the one with the largest difference in price. It returns false
// if there is none: the item itself states which variant it is, or the prices don't depend on it.
//
// v must be the valuation of the same item and listings. The result does not depend on the order of the listings, except
// for the indices.
func FindVariants(item Item, listings []Listing, v Valuation) (found Variants, ok bool) {
	offers := variantOffers(item, listings, v)
	ratio := minVariantRatio
	for _, a := range attributes {
		if choices := a.split(offers); len(choices) > 0 {
			if r := choices[len(choices)-1].Median / choices[0].Median; r >= ratio {
				found, ok, ratio = Variants{a.name, choices}, true, math.Nextafter(r, math.Inf(1))
			}
		}
	}
	return found, ok
}

// offer is the item, or a probable offer of it.
type offer struct {
	words       parsedText
	index       int // in the listings; -1 for the item
	price       float64
	probability float64
}

// variantOffers returns the item, and then the probable offers that have a price.
func variantOffers(item Item, listings []Listing, v Valuation) []offer {
	offers := []offer{{words: parsedText{tokens: itemTokens(&item)}, index: -1}}
	for i := range listings {
		j := &v.Judgements[i]
		if isValidPrice(listings[i].Price) && !j.Duplicate && j.Probability >= minVariantProbability {
			tokens := tokenize(nil, 0, truncate(listings[i].Title, maxTitleBytes))
			offers = append(offers, offer{parsedText{tokens: tokens}, i, listings[i].Price, j.Probability})
		}
	}
	vocabulary := newVocabulary(maxTokens * len(offers))
	for i := range offers {
		vocabulary.assignTerms(&offers[i].words, int32(offers[i].index))
		offers[i].words.parse(&vocabulary)
	}
	return offers
}

// attribute is a property in which variants may differ. Value returns the name of an offer's value, and a key that is equal
// for equal values; "" if the offer does not state it, or states several.
type attribute struct {
	name  string
	value func(*parsedText) (name string, key string)

	implied   string // the value of an offer that states none; "" if that says nothing
	anyStated bool   // few offers need to state it
}

var attributes = [...]attribute{
	{name: "storage", value: measure(storage)},
	{name: "size", value: measure(length)},
	{name: "weight", value: measure(mass)},
	{name: "volume", value: measure(volume)},
	{name: "power", value: measure(power)},
	{name: "number of pieces", value: measure(pieces)},
	{name: "edition", value: editionOf, implied: "standard edition"},
	{name: "box", value: boxOf, anyStated: true},
}

// split groups the offers by their value. It returns nil unless the groups are variants: the item does not state its own
// value, and enough offers are in each of at least two groups. The medians are not compared.
func (a *attribute) split(offers []offer) []Variant {
	if _, key := a.value(&offers[0].words); key != "" {
		return nil
	}
	type group struct {
		Variant
		key    string
		best   float64 // the highest probability, whose offer gives the name
		share  float64
		prices []float64
	}
	var groups []group
	all, stated := 0.0, 0.0
	for _, o := range offers[1:] {
		name, key := a.value(&o.words)
		all += o.probability
		switch {
		case key == "" && a.implied == "":
			continue
		case key == "":
			name, key = a.implied, a.implied
		}
		stated += o.probability
		n := slices.IndexFunc(groups, func(g group) bool { return g.key == key })
		if n < 0 {
			n, groups = len(groups), append(groups, group{key: key, Variant: Variant{Name: name}})
		}
		g := &groups[n]
		if o.probability > g.best || o.probability == g.best && name < g.Name {
			g.best, g.Name = o.probability, name
		}
		g.share += o.probability
		g.prices, g.Listings = append(g.prices, o.price), append(g.Listings, o.index)
	}
	if stated < minStated*all && !a.anyStated {
		return nil
	}
	var variants []Variant
	for _, g := range groups {
		if len(g.prices) >= minVariantOffers && g.share >= minVariantShare*all {
			g.Median = medianOf(g.prices)
			variants = append(variants, g.Variant)
		}
	}
	if len(variants) < 2 || len(variants) > maxVariants {
		return nil
	}
	slices.SortFunc(variants, func(a, b Variant) int {
		return cmp.Or(cmp.Compare(a.Median, b.Median), strings.Compare(a.Name, b.Name))
	})
	return variants
}

func medianOf(values []float64) float64 {
	slices.Sort(values)
	n := len(values)
	return (values[(n-1)/2] + values[n/2]) / 2
}

// measure returns the value of a dimension: the only one that the text states.
func measure(d dimension) func(*parsedText) (name, key string) {
	return func(t *parsedText) (name, key string) {
		var first quantity
		for _, q := range t.quantities {
			switch {
			case q.dimension != d:
			case first.value == 0:
				first = q
			case !first.equal(q):
				return "", ""
			}
		}
		if first.value == 0 {
			return "", ""
		}
		// Two significant digits join 13 inches and 33 cm, and tell apart what shops sell.
		return t.measureText(first), strconv.FormatFloat(first.value, 'e', 1, 64)
	}
}

// measureText is a quantity as its text writes it: "256 GB", "24 cm".
func (t *parsedText) measureText(q quantity) string {
	k := &t.tokens[q.token]
	n := 0
	for n < len(k.text) && !isLetter(k.text[n]) {
		n++
	}
	number, name := k.text[:n], k.text[n:]
	switch {
	case name == "" && k.inches:
		name = "inch"
	case name == "" && int(q.token)+1 < len(t.tokens):
		name = t.tokens[q.token+1].text
	}
	if q.dimension == storage && len(name) == 2 {
		name = strings.ToUpper(name)
	}
	return number + " " + name
}

// editionOf returns the only edition that the text names.
func editionOf(t *parsedText) (name, key string) {
	set := t.facets[edition]
	if set == 0 || set&(set-1) != 0 {
		return "", ""
	}
	for i := range t.tokens {
		if m := lexicon[t.tokens[i].text]; m.facet == edition {
			name = t.tokens[i].text
			break
		}
	}
	if name == "" {
		return "", ""
	}
	return strings.ToUpper(name[:1]) + name[1:], strconv.Itoa(int(set))
}

var (
	withoutBoxWords = [...]string{"no box", "without box", "without original box", "unboxed", "box missing", "missing box", "no packaging", "without packaging"}
	withBoxWords    = [...]string{"with box", "with original box", "in box", "in original box", "boxed", "original packaging", "box and papers"}
)

// boxOf returns whether the text says that the original box is there.
func boxOf(t *parsedText) (name, key string) {
	for _, words := range withoutBoxWords {
		if hasPhrase(t.tokens, words) {
			return "without box", "without"
		}
	}
	for _, words := range withBoxWords {
		if hasPhrase(t.tokens, words) {
			return "with box", "with"
		}
	}
	return "", ""
}
