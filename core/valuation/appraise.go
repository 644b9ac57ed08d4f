package valuation

import (
	"math"
	"slices"
	"strings"

	"loupe/core/market"
)

// candidate is a listing under judgement.
type candidate struct {
	at          int // index among the listings given
	listing     *Listing
	text        text
	features    features
	probability float64
	duplicate   bool // of a candidate before it
	outlier     bool // its price is far from the others'
	weight      float64
}

// leastProbability is what a listing needs to be used.
const leastProbability = 0.05

// Appraise values the item by the listings. Amounts are in the currency (ISO 4217) of the listings' prices. Any input is
// answered: listings after MaxListings and prices that are no positive number are left out.
func Appraise(item Item, listings []Listing, currency string) Valuation {
	v := Valuation{Best: -1, Judgements: make([]Judgement, len(listings)), Defects: cleanDefects(item.Defects)}
	candidates := gather(listings)
	weights, subject := readAll(&item, candidates)
	for i := range candidates {
		c := &candidates[i]
		if c.duplicate {
			continue
		}
		c.features = compare(&subject, &c.text, weights)
		c.probability = c.features.probability()
	}
	for i := range candidates {
		if c := &candidates[i]; c.duplicate {
			c.probability = candidates[i-1].probability
		}
	}
	e := estimatePrice(candidates, conditionFactor(&item))
	choose(&v, candidates)
	if e.ok {
		v.Lower, v.Centre, v.Upper = market.Round(e.lower, currency), market.Round(e.centre, currency), market.Round(e.upper, currency)
		v.Confidence = e.confidence
	}
	explain(&v, candidates, e, currency)
	return v
}

// gather puts the listings in an order of their own, so that the order they come in does not matter, and marks those
// that only repeat the one before.
func gather(listings []Listing) []candidate {
	n := min(len(listings), MaxListings)
	candidates := make([]candidate, n)
	for i := range candidates {
		candidates[i] = candidate{at: i, listing: &listings[i]}
	}
	slices.SortFunc(candidates, func(a, b candidate) int { return compareListings(a.listing, b.listing) })
	for i := 1; i < n; i++ {
		a, b := candidates[i-1].listing, candidates[i].listing
		candidates[i].duplicate = a.Title == b.Title && a.Vendor == b.Vendor && a.Price == b.Price
	}
	return candidates
}

func compareListings(a, b *Listing) int {
	if c := strings.Compare(a.Title, b.Title); c != 0 {
		return c
	}
	if c := strings.Compare(a.Vendor, b.Vendor); c != 0 {
		return c
	}
	if a.Price != b.Price {
		if a.Price < b.Price {
			return -1
		}
		return 1
	}
	if a.TextRank != b.TextRank {
		return a.TextRank - b.TextRank
	}
	if a.VisualRank != b.VisualRank {
		return a.VisualRank - b.VisualRank
	}
	return strings.Compare(a.URL, b.URL)
}

// readAll reads the texts and returns each term's weight: the rarer among the listings, the heavier.
func readAll(item *Item, candidates []candidate) (weights []float64, subject text) {
	terms := make(map[string]int32, 512)
	var frequency []int32
	number := func(t *text) {
		for i := range t.tokens {
			k := &t.tokens[i]
			id, ok := terms[k.text]
			if !ok {
				id = int32(len(frequency))
				terms[k.text] = id
				frequency = append(frequency, 0)
			}
			k.term = id
		}
	}
	for i := range candidates {
		c := &candidates[i]
		if c.duplicate {
			continue
		}
		c.text.tokens = tokenize(nil, c.listing.Brand+" "+cut(c.listing.Title, maxText), maxTokens)
		c.text.read()
		number(&c.text)
		for j := range c.text.tokens {
			term, first := c.text.tokens[j].term, true
			for k := range j {
				first = first && c.text.tokens[k].term != term
			}
			if first {
				frequency[term]++
			}
		}
	}
	subject.tokens = tokenize(nil, item.Brand+" "+item.Model+" "+cut(item.Title, maxText)+" "+cut(item.Description, maxItemText), maxTokens)
	subject.read()
	number(&subject)
	weights = make([]float64, len(frequency))
	for i, f := range frequency {
		weights[i] = math.Log((MaxListings + 1) / (float64(f) + 0.5))
		if f == 0 {
			weights[i] = 1
		}
	}
	return weights, subject
}

// choose names the best match and the listings used.
func choose(v *Valuation, candidates []candidate) {
	order := make([]int, 0, len(candidates))
	for i := range candidates {
		c := &candidates[i]
		if !c.duplicate && c.probability >= leastProbability {
			order = append(order, i)
		}
	}
	slices.SortFunc(order, func(a, b int) int {
		if x, y := candidates[a].probability, candidates[b].probability; x != y {
			if x > y {
				return -1
			}
			return 1
		}
		return a - b
	})
	if len(order) > MaxUsed {
		order = order[:MaxUsed]
	}
	for _, i := range order {
		c := &candidates[i]
		if v.Best < 0 {
			v.Best = c.at
		}
		v.Used = append(v.Used, c.at)
	}
}

func cut(s string, n int) string {
	if len(s) > n {
		return s[:n]
	}
	return s
}
