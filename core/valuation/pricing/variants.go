package pricing

import (
	"cmp"
	"math"
	"slices"
	"strconv"
	"strings"

	"loupe/core/reading/lexicon"
	"loupe/core/valuation/matching"
)

// Variant is a version of the item, such as 256 GB, whose offers have a typical price of their own.
type Variant struct {
	Name     string  // as customers read it: "256 GB", "Pro", "with box"
	Median   float64 // of the prices of its offers, in major units
	Listings []int   // its offers: indices of the listings passed to FindVariants
}

// Variants are the versions of the item among the listings. They differ in one attribute.
type Variants struct {
	Attribute string    // the attribute as customers read it: "storage"
	Choices   []Variant // at least two, by ascending Median
}

const (
	minVariantProbability = 0.2  // that an offer is for the same product; less probable offers are ignored
	minVariantOffers      = 2    // offers per variant
	minVariantShare       = 0.15 // share of a variant's offers in the sum of all probabilities
	minVariantRatio       = 1.4  // highest median divided by the lowest
	minStated             = 0.6  // share of the offers that state the attribute, in the sum of all probabilities
	maxVariants           = 4
)

// FindVariants returns the attribute that splits the probable offers into variants at clearly different prices; see
// valuation.FindVariants.
// The item must be read. probabilities has one element per listing, 0 for a duplicate.
func FindVariants(item *matching.Subject, listings []matching.Listing, probabilities []float64) (found Variants, ok bool) {
	offers := variantOffers(item, listings, probabilities)
	ratio := minVariantRatio
	for _, a := range attributes[:] {
		if choices := a.split(offers); len(choices) > 0 {
			if r := choices[len(choices)-1].Median / choices[0].Median; r >= ratio {
				found, ok, ratio = Variants{a.name, choices}, true, math.Nextafter(r, math.Inf(1))
			}
		}
	}
	return found, ok
}

// offer is a probable offer of the item, or the item itself.
type offer struct {
	words       matching.ParsedText
	index       int // of the listing; -1 for the item
	price       float64
	probability float64
}

// variantOffers returns the item, followed by the probable offers that have a price.
func variantOffers(item *matching.Subject, listings []matching.Listing, probabilities []float64) []offer {
	listings = matching.ForLot(item.Said.Scope, listings)
	tokens := matching.Describe(item)
	offers, words := []offer{{words: matching.ParsedText{Tokens: tokens}, index: -1}}, len(tokens)
	for i := range listings {
		if matching.IsValidPrice(listings[i].Price) && probabilities[i] >= minVariantProbability {
			tokens := lexicon.TokenizeTitle(listings[i].Title)
			offers = append(offers, offer{matching.ParsedText{Tokens: tokens}, i, listings[i].Price, probabilities[i]})
			words += len(tokens)
		}
	}
	vocabulary := matching.NewVocabulary(words)
	for i := range offers {
		vocabulary.AssignTerms(&offers[i].words, int32(offers[i].index))
		offers[i].words.Parse(&vocabulary)
	}
	return offers
}

// attribute is a property that may differ between variants. Value returns an offer's value, as customers read it,
// and a key that is the same for equal values. Both are "" if the offer states no value or several.
type attribute struct {
	name  string
	value func(*matching.ParsedText) (name string, key string)

	implied   string // the value of an offer that states none; "" if such an offer belongs to no variant
	anyStated bool   // minStated does not apply
}

var attributes = [...]attribute{
	{name: "storage", value: measure(lexicon.Storage)},
	{name: "size", value: measure(lexicon.Length)},
	{name: "weight", value: measure(lexicon.Mass)},
	{name: "volume", value: measure(lexicon.Volume)},
	{name: "power", value: measure(lexicon.Power)},
	{name: "number of pieces", value: measure(lexicon.Pieces)},
	{name: "edition", value: editionOf, implied: "standard edition"},
	{name: "box", value: boxOf, anyStated: true},
}

// split groups the offers by their value and returns the groups, by ascending median. The first offer must be
// the item. It returns nil if the item states its own value, or if there are not 2 to maxVariants groups with
// enough offers. It does not compare the medians with minVariantRatio.
func (a *attribute) split(offers []offer) []Variant {
	if _, key := a.value(&offers[0].words); key != "" {
		return nil
	}
	type group struct {
		Variant
		key    string
		best   float64 // the highest probability of its offers; that offer gives the name
		share  float64 // the sum of its offers' probabilities
		prices []float64
	}
	var groups []group
	all, stated := 0.0, 0.0
	for i := range offers[1:] {
		o := &offers[1+i]
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
			g.Median = MedianOf(g.prices)
			variants = append(variants, g.Variant)
		}
	}
	if len(variants) < 2 || len(variants) > maxVariants {
		return nil
	}
	slices.SortStableFunc(variants, func(a, b Variant) int {
		return cmp.Or(cmp.Compare(a.Median, b.Median), strings.Compare(a.Name, b.Name))
	})
	return variants
}

// MedianOf sorts the values and returns their median. There must be at least one.
func MedianOf(values []float64) float64 {
	slices.Sort(values)
	n := len(values)
	return (values[(n-1)/2] + values[n/2]) / 2
}

// measure returns the function value of an attribute that is a dimension. Its value is the only quantity of
// this dimension in the text.
func measure(d lexicon.Dimension) func(*matching.ParsedText) (name, key string) {
	return func(t *matching.ParsedText) (name, key string) {
		var first matching.Quantity
		for _, q := range t.Quantities {
			switch {
			case q.Dimension != d:
			case first.Value == 0:
				first = q
			case !first.Equal(q):
				return "", ""
			}
		}
		if first.Value == 0 {
			return "", ""
		}
		// With two significant digits 13 inches equals 33 cm, and sizes that shops sell still differ.
		return measureText(t, first), strconv.FormatFloat(first.Value, 'e', 1, 64)
	}
}

// measureText returns a quantity as the text has it: "256 GB", "24 cm".
func measureText(t *matching.ParsedText, q matching.Quantity) string {
	k := &t.Tokens[q.Token]
	n := 0
	for n < len(k.Text) && !lexicon.IsLetter(k.Text[n]) {
		n++
	}
	number, name := k.Text[:n], k.Text[n:]
	switch {
	case name == "" && k.Inches:
		name = "inch"
	case name == "" && int(q.Token)+1 < len(t.Tokens):
		name = t.Tokens[q.Token+1].Text
	}
	if q.Dimension == lexicon.Storage && len(name) == 2 {
		name = strings.ToUpper(name)
	}
	return number + " " + name
}

// editionOf returns the edition that the text names, "" if it names none or several.
func editionOf(t *matching.ParsedText) (name, key string) {
	set := t.Facets[lexicon.Edition]
	if set == 0 || set&(set-1) != 0 {
		return "", ""
	}
	for i := range t.Tokens {
		if m := lexicon.MeaningOf(t.Tokens[i].Text); m.Facet == lexicon.Edition {
			name = t.Tokens[i].Text
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

// boxOf returns whether the original box is included, "" if the text does not say so.
func boxOf(t *matching.ParsedText) (name, key string) {
	for _, words := range withoutBoxWords[:] {
		if lexicon.HasPhrase(t.Tokens, words) {
			return "without box", "without"
		}
	}
	for _, words := range withBoxWords[:] {
		if lexicon.HasPhrase(t.Tokens, words) {
			return "with box", "with"
		}
	}
	return "", ""
}
