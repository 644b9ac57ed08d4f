package valuation

import "slices"

// alignment matches the tokens of the item with those of a listing. The match of a token is 1 if the
// other text has the same word, 0 if it has no similar one.
type alignment struct {
	itemMatch, listingMatch [maxTokens]float64 // per token

	// modelMatch is the highest similarity of a model number in both texts, times its specificity.
	modelMatch float64
	// itemOnlyModel and listingOnlyModel are the highest specificity of a model number that the
	// other text does not have.
	itemOnlyModel, listingOnlyModel float64
}

// align sets the fields of a new alignment.
func (a *alignment) align(v *vocabulary, item, listing *parsedText) {
	for j := range listing.tokens {
		if t := &v.terms[listing.tokens[j].term]; t.similarity > 0 {
			a.listingMatch[j] = t.similarity
			a.itemMatch[t.itemToken] = max(a.itemMatch[t.itemToken], t.similarity)
		}
	}
	matchSplitWords(item.tokens, listing.tokens, &a.itemMatch, &a.listingMatch)
	matchSplitWords(listing.tokens, item.tokens, &a.listingMatch, &a.itemMatch)
	a.alignQuantities(item, listing)
	a.alignModels(item, listing)
}

// alignQuantities matches the tokens of equal quantities with a unit, which texts write in many ways: "256", "256gb",
// "256 GB", and "1 TB" for "1024GB".
func (a *alignment) alignQuantities(item, listing *parsedText) {
	for _, q := range item.quantities {
		for _, r := range listing.quantities {
			if q.dimension >= storage && q.dimension == r.dimension && q.equal(r) {
				a.itemMatch[q.token], a.listingMatch[r.token] = 1, 1
				if listing.isUnitAfter(r.token) {
					a.listingMatch[r.token+1] = 1
				}
				if item.isUnitAfter(q.token) {
					a.itemMatch[q.token+1] = 1
				}
			}
		}
	}
}

// isUnitAfter reports whether a unit follows the number of this token: "gb" in "256 gb".
func (t *parsedText) isUnitAfter(token uint8) bool {
	n := int(token) + 1
	if n >= len(t.tokens) || t.tokens[token].digits != uint8(len(t.tokens[token].text)) {
		return false
	}
	_, known := units[t.tokens[n].text]
	return known
}

// matchSplitWords matches each token of whole with consecutive tokens of split that concatenate to it:
// "kxtg1032s" with "kx tg1032s".
func matchSplitWords(whole, split []token, wholeMatch, splitMatch *[maxTokens]float64) {
	for i := range whole {
		if wholeMatch[i] == 1 || len(whole[i].text) < 4 {
			continue
		}
		for k := range split {
			if split[k].text[0] != whole[i].text[0] {
				continue
			}
			if n := countParts(whole[i].text, split[k:]); n > 1 {
				wholeMatch[i] = 1
				for m := k; m < k+n; m++ {
					splitMatch[m] = 1
				}
				break
			}
		}
	}
}

// countParts returns how many of the first tokens concatenate to s, or 0 if none do.
func countParts(s string, tokens []token) int {
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

// alignModels compares the model numbers of the two texts. It sets modelMatch, itemOnlyModel and
// listingOnlyModel, and raises the matches of the model numbers' tokens.
func (a *alignment) alignModels(item, listing *parsedText) {
	var itemBest, listingBest [maxTokens]float64 // per model number, its best match in the other text
	for x, m := range item.modelNumbers {
		itemBest[x] = slices.Min(a.itemMatch[m.from:m.to])
		for y, n := range listing.modelNumbers {
			s := modelSimilarity(m.name, n.name)
			itemBest[x], listingBest[y] = max(itemBest[x], s), max(listingBest[y], s)
		}
		itemBest[x] = max(itemBest[x], matchModelParts(m.name, listing.tokens, &a.listingMatch))
	}
	for y, n := range listing.modelNumbers {
		listingBest[y] = max(listingBest[y], slices.Min(a.listingMatch[n.from:n.to]), matchModelParts(n.name, item.tokens, &a.itemMatch))
	}
	a.rateModels(item.modelNumbers, &itemBest, &a.itemMatch, &a.itemOnlyModel)
	a.rateModels(listing.modelNumbers, &listingBest, &a.listingMatch, &a.listingOnlyModel)
}

// rateModels updates a.modelMatch and *onlyModel with the model numbers of one text. best has each model
// number's best match in the other text. The match of its tokens is raised to the same value.
func (a *alignment) rateModels(models []modelNumber, best, tokenMatch *[maxTokens]float64, onlyModel *float64) {
	for x, m := range models {
		if s := m.specificity(); best[x] >= minModelSimilarity {
			a.modelMatch = max(a.modelMatch, s*best[x])
		} else {
			*onlyModel = max(*onlyModel, s)
		}
		for k := m.from; k < m.to; k++ {
			tokenMatch[k] = max(tokenMatch[k], best[x])
		}
	}
}

// matchModelParts raises the match of each token that is a distinctive part of the model number. If it finds such a
// token, it returns its similarity to the model number, else 0.
func matchModelParts(model string, tokens []token, match *[maxTokens]float64) (similarity float64) {
	for i := range tokens {
		if t := &tokens[i]; match[i] < 1 && t.digits > 0 && isModelPart(model, t.text) {
			match[i], similarity = oneContainsOther, oneContainsOther
		}
	}
	return similarity
}

// countSharedPairs counts the pairs of neighbouring tokens of the item that are neighbours in the
// listing, in the same order.
func countSharedPairs(v *vocabulary, item, listing *parsedText) (n float64) {
	var counted [maxTokens]bool // by the pair's first token in the item
	for j := 1; j < len(listing.tokens); j++ {
		a, b := &v.terms[listing.tokens[j-1].term], &v.terms[listing.tokens[j].term]
		if a.similarity > 0 && b.similarity > 0 && b.itemToken == a.itemToken+1 && !counted[a.itemToken] {
			counted[a.itemToken] = true
			n++
		}
	}
	return n
}
