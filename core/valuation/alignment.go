package valuation

// alignment says, for each token of the item and of a listing, how well the other text bears it: 0 to 1.
type alignment struct {
	item, listing [maxTokens]float64
	// The best likeness of any model number, weighted by how specific it is, and the most specific ones of the item and of
	// the listing that the other does not bear.
	model, modelOfItem, modelOfListing float64
}

func (a *alignment) align(v *vocabulary, item, listing *text) {
	for j := range listing.tokens {
		if t := &v.terms[listing.tokens[j].term]; t.like > 0 {
			a.listing[j] = t.like
			a.item[t.match] = max(a.item[t.match], t.like)
		}
	}
	joinTokens(item.tokens, listing.tokens, &a.item, &a.listing)
	joinTokens(listing.tokens, item.tokens, &a.listing, &a.item)
	a.alignModels(item, listing)
}

// joinTokens finds those of one text's tokens that the other writes apart: "kxtg1032s" and "kx tg1032s".
func joinTokens(one, other []token, inOne, inOther *[maxTokens]float64) {
	for i := range one {
		if inOne[i] == 1 || len(one[i].text) < 4 {
			continue
		}
		for k := range other {
			if other[k].text[0] != one[i].text[0] {
				continue
			}
			if n := span(one[i].text, other[k:]); n > 1 {
				inOne[i] = 1
				for m := k; m < k+n; m++ {
					inOther[m] = 1
				}
				break
			}
		}
	}
}

// span counts the tokens whose concatenation is s; 0 when it is none.
func span(s string, tokens []token) int {
	for n := range tokens {
		t := tokens[n].text
		if len(t) > len(s) || s[:len(t)] != t {
			return 0
		}
		if s = s[len(t):]; s == "" {
			return n + 1
		}
	}
	return 0
}

func (a *alignment) alignModels(item, listing *text) {
	var inItem, inListing [maxTokens]float64 // of each model
	for x, m := range item.models {
		inItem[x] = lowest(a.item[m.from:m.to])
		for y, n := range listing.models {
			l := modelLikeness(m.name, n.name)
			inItem[x], inListing[y] = max(inItem[x], l), max(inListing[y], l)
		}
		inItem[x] = max(inItem[x], findParts(m.name, listing.tokens, &a.listing))
	}
	for y, n := range listing.models {
		inListing[y] = max(inListing[y], lowest(a.listing[n.from:n.to]), findParts(n.name, item.tokens, &a.item))
	}
	a.weighModels(item.models, &inItem, &a.item, &a.modelOfItem)
	a.weighModels(listing.models, &inListing, &a.listing, &a.modelOfListing)
}

// weighModels passes what is known of the models to their tokens, and keeps the strongest evidence for and against.
func (a *alignment) weighModels(models []model, found, tokens *[maxTokens]float64, against *float64) {
	for x, m := range models {
		if s := m.specificity(); found[x] >= alikeModel {
			a.model = max(a.model, s*found[x])
		} else {
			*against = max(*against, s)
		}
		for k := m.from; k < m.to; k++ {
			tokens[k] = max(tokens[k], found[x])
		}
	}
}

// findParts marks the words that are a part of the model number, and says whether there are any.
func findParts(model string, words []token, in *[maxTokens]float64) (found float64) {
	for i := range words {
		if w := &words[i]; in[i] < 1 && w.digits > 0 && isPart(model, w.text) {
			in[i], found = sameButMore, sameButMore
		}
	}
	return found
}

func lowest(x []float64) float64 {
	least := 1.0
	for _, v := range x {
		least = min(least, v)
	}
	return least
}

// pairs counts the neighbours in the item that are neighbours, in the same order, in the listing.
func pairs(v *vocabulary, item, listing *text) (n float64) {
	var seen [maxTokens]bool
	for j := 1; j < len(listing.tokens); j++ {
		a, b := &v.terms[listing.tokens[j-1].term], &v.terms[listing.tokens[j].term]
		if a.like > 0 && b.like > 0 && b.match == a.match+1 && !seen[a.match] {
			seen[a.match] = true
			n++
		}
	}
	return n
}
