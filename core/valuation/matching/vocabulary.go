package matching

import (
	"math"

	"loupe/core/reading/lexicon"
	"loupe/core/valuation/prediction"
)

// term is a distinct word of the item and the listings.
type term struct {
	text        string
	meaning     lexicon.Meaning
	listings    int32   // how many listings contain the term
	lastListing int32   // the last listing counted; -1 if none
	weight      float64 // how much a match of the term counts
	itemToken   int32   // index of the item's most similar token; valid if similarity > 0
	similarity  float64 // to that token, 0 to 1
}

// vocabulary numbers the distinct terms of one appraisal. It is a hash table with open addressing,
// because look-ups take most of the time of an appraisal.
type vocabulary struct {
	terms []term
	slots []int32 // 1 + index in terms, 0 if free; the length is a power of two

	// Memory that the parsed texts share, because an allocation for each takes longer than reading the text.
	quantities   []Quantity
	modelNumbers []modelNumber
}

// takeSpace returns an empty slice with room for n elements, from the end of a block. It begins a new block if the block has
// too little room.
func takeSpace[T any](block *[]T, n int) []T {
	const blockSize = 256
	if cap(*block)-len(*block) < n {
		*block = make([]T, 0, max(n, blockSize))
	}
	start := len(*block)
	*block = (*block)[:start+n]
	return (*block)[start : start : start+n]
}

func NewVocabulary(tokens int) vocabulary {
	size := 64
	for size < 2*tokens {
		size *= 2
	}
	return vocabulary{terms: make([]term, 0, tokens/2), slots: make([]int32, size)}
}

// termOf returns the index of a word's term and adds the term if it is new.
func (v *vocabulary) termOf(word string) int32 {
	h := lexicon.Hash(lexicon.EmptyHash, word)
	for mask := uint32(len(v.slots) - 1); ; h++ {
		slot := &v.slots[h&mask]
		if *slot == 0 {
			v.terms = append(v.terms, term{text: word, meaning: lexicon.MeaningOf(word), lastListing: -1})
			*slot = int32(len(v.terms))
		}
		if n := *slot - 1; v.terms[n].text == word {
			return n
		}
	}
}

// AssignTerms sets the term of each token. listing is the listing's index, or -1 for the item,
// whose words do not count as occurrences.
func (v *vocabulary) AssignTerms(t *ParsedText, listing int32) {
	for i := range t.Tokens {
		k := &t.Tokens[i]
		k.Term = v.termOf(k.Text)
		if term := &v.terms[k.Term]; listing >= 0 && term.lastListing != listing {
			term.lastListing = listing
			term.listings++
		}
	}
}

// matchItem sets each term's most similar token of the item, and the similarity.
func (v *vocabulary) matchItem(item *ParsedText) {
	for i := range v.terms {
		t := &v.terms[i]
		for k := range item.Tokens {
			if s := lexicon.Similarity(t.text, item.Tokens[k].Text); s > t.similarity {
				t.similarity, t.itemToken = s, int32(k)
			}
		}
	}
}

const (
	unmatchedWeight = 5.5  // weight of a word that the item does not have
	stopWordWeight  = 0.3  // weight of a stop word
	platformFactor  = 0.15 // on the weight of a platform's name, because platforms are also compared as a facet
)

// assignWeights sets the weight of each term; call matchItem first. The weight of a word that the item has
// grows with its inverse document frequency. The frequency is relative to MaxListings rather than to the
// number of listings, and words that the item does not have weigh the same. So adding an unrelated
// listing changes no weight.
func (v *vocabulary) assignWeights() {
	for i := range v.terms {
		t := &v.terms[i]
		t.weight = unmatchedWeight
		if t.similarity > 0 {
			t.weight = math.Pow(math.Log((MaxListings+1)/(float64(t.listings)+0.5)), 1.4)
		}
		switch t.meaning.Facet {
		case lexicon.StopWord:
			t.weight = stopWordWeight
		case lexicon.Platform:
			t.weight *= platformFactor
		}
	}
}

// minSameWord is the similarity from which a word counts as the item's in a wordSet.
const minSameWord = 0.95

// wordSet sets set to the terms of a text. A term that is similar to a word of the item counts as that word.
func (v *vocabulary) wordSet(set prediction.Words, t, item *ParsedText) prediction.Words {
	for i := range t.Tokens {
		n := t.Tokens[i].Term
		if term := &v.terms[n]; term.similarity >= minSameWord {
			n = item.Tokens[term.itemToken].Term
		}
		set.Add(int(n))
	}
	return set
}
