package matching

import (
	"slices"

	"loupe/core/reading/lexicon"
)

// alignment matches the tokens of the item with the tokens of a listing. The match of a token is 1 if the
// other text has the same word, 0 if it has no similar one.
type alignment struct {
	itemMatch, listingMatch [lexicon.MaxTokens]float64 // per token

	// modelMatch is the highest similarity of a model number in both texts, times its specificity.
	modelMatch float64
	// itemOnlyModel and listingOnlyModel are the highest specificity of a model number that the
	// other text does not have.
	itemOnlyModel, listingOnlyModel float64
}

// align sets the fields of a new alignment.
func (a *alignment) align(v *vocabulary, item, listing *ParsedText) {
	for j := range listing.Tokens {
		if t := &v.terms[listing.Tokens[j].Term]; t.similarity > 0 {
			a.listingMatch[j] = t.similarity
			a.itemMatch[t.itemToken] = max(a.itemMatch[t.itemToken], t.similarity)
		}
	}
	matchSplitWords(item.Tokens, listing.Tokens, &a.itemMatch, &a.listingMatch)
	matchSplitWords(listing.Tokens, item.Tokens, &a.listingMatch, &a.itemMatch)
	a.alignQuantities(item, listing)
	a.alignModels(item, listing)
}

// alignQuantities matches the tokens of equal quantities with a unit, which texts write in many ways: "256", "256gb",
// "256 GB", and "1 TB" for "1024GB".
func (a *alignment) alignQuantities(item, listing *ParsedText) {
	for _, q := range item.Quantities {
		for _, r := range listing.Quantities {
			if q.Dimension >= lexicon.Storage && q.Dimension == r.Dimension && q.Equal(r) {
				a.itemMatch[q.Token], a.listingMatch[r.Token] = 1, 1
				if listing.isUnitAfter(r.Token) {
					a.listingMatch[r.Token+1] = 1
				}
				if item.isUnitAfter(q.Token) {
					a.itemMatch[q.Token+1] = 1
				}
			}
		}
	}
}

// isUnitAfter reports whether a unit follows the number of this token: "gb" in "256 gb".
func (t *ParsedText) isUnitAfter(token uint8) bool {
	n := int(token) + 1
	if n >= len(t.Tokens) || t.Tokens[token].Digits != uint8(len(t.Tokens[token].Text)) {
		return false
	}
	_, known := lexicon.UnitOf(t.Tokens[n].Text)
	return known
}

// matchSplitWords matches each token of whole with consecutive tokens of split that concatenate to it:
// "kxtg1032s" with "kx tg1032s".
func matchSplitWords(whole, split []lexicon.Token, wholeMatch, splitMatch *[lexicon.MaxTokens]float64) {
	for i := range whole {
		if wholeMatch[i] == 1 || len(whole[i].Text) < 3 {
			continue
		}
		for k := range split {
			if split[k].Text[0] != whole[i].Text[0] || len(split[k].Text) >= len(whole[i].Text) {
				continue
			}
			if n := countParts(whole[i].Text, split[k:]); n > 1 {
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
func countParts(s string, tokens []lexicon.Token) int {
	for n := range tokens {
		t := tokens[n].Text
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
func (a *alignment) alignModels(item, listing *ParsedText) {
	var itemBest, listingBest [lexicon.MaxTokens]float64 // per model number, its best match in the other text
	for x, m := range item.modelNumbers {
		itemBest[x] = slices.Min(a.itemMatch[m.from:m.to])
		for y, n := range listing.modelNumbers {
			s := m.similarityTo(n)
			itemBest[x], listingBest[y] = max(itemBest[x], s), max(listingBest[y], s)
		}
		itemBest[x] = max(itemBest[x], matchModelParts(m.name, listing.Tokens, &a.listingMatch))
	}
	for y, n := range listing.modelNumbers {
		listingBest[y] = max(listingBest[y], slices.Min(a.listingMatch[n.from:n.to]), matchModelParts(n.name, item.Tokens, &a.itemMatch))
	}
	a.rateModels(item.modelNumbers, &itemBest, &a.itemMatch, &a.itemOnlyModel)
	a.rateModels(listing.modelNumbers, &listingBest, &a.listingMatch, &a.listingOnlyModel)
}

// rateModels updates a.modelMatch and *onlyModel with the model numbers of one text. best has each model
// number's best match in the other text. The match of its tokens is raised to the same value.
func (a *alignment) rateModels(models []modelNumber, best, tokenMatch *[lexicon.MaxTokens]float64, onlyModel *float64) {
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
func matchModelParts(model string, tokens []lexicon.Token, match *[lexicon.MaxTokens]float64) (similarity float64) {
	for i := range tokens {
		if t := &tokens[i]; match[i] < 1 && t.Digits > 0 && isModelPart(model, t.Text) {
			match[i], similarity = oneContainsOther, oneContainsOther
		}
	}
	return similarity
}

// countSharedPairs counts the pairs of neighbouring tokens of the item that are neighbours in the
// listing, in the same order.
func countSharedPairs(v *vocabulary, item, listing *ParsedText) (n float64) {
	var counted [lexicon.MaxTokens]bool // by the pair's first token in the item
	for j := 1; j < len(listing.Tokens); j++ {
		a, b := &v.terms[listing.Tokens[j-1].Term], &v.terms[listing.Tokens[j].Term]
		if a.similarity > 0 && b.similarity > 0 && b.itemToken == a.itemToken+1 && !counted[a.itemToken] {
			counted[a.itemToken] = true
			n++
		}
	}
	return n
}
