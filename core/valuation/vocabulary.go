package valuation

import "math"

// term is a distinct token of the item and the listings.
type term struct {
	text     string
	meaning  meaning
	listings int32   // that have it
	last     int32   // the last listing that has it
	weight   float64 // how much it tells
	match    int32   // the item's token most like it, if like > 0
	like     float64 // 0 to 1
}

// vocabulary numbers the terms: an open hash table, since nearly all of the time goes into it.
type vocabulary struct {
	terms []term
	slots []int32 // 1 + the term's number; a power of two, at least twice as many as terms
}

func newVocabulary(tokens int) vocabulary {
	size := 64
	for size < 2*tokens {
		size *= 2
	}
	return vocabulary{terms: make([]term, 0, tokens/2), slots: make([]int32, size)}
}

// number gives the term of a word.
func (v *vocabulary) number(word string) int32 {
	h := uint32(2166136261) // FNV-1a
	for i := range len(word) {
		h = (h ^ uint32(word[i])) * 16777619
	}
	for mask := uint32(len(v.slots) - 1); ; h++ {
		slot := &v.slots[h&mask]
		if *slot == 0 {
			v.terms = append(v.terms, term{text: word, meaning: lexicon[word], last: -1})
			*slot = int32(len(v.terms))
		}
		if n := *slot - 1; v.terms[n].text == word {
			return n
		}
	}
}

// numberAll numbers a text's tokens. Those of a listing count towards how common their terms are.
func (v *vocabulary) numberAll(t *text, listing int32) {
	for i := range t.tokens {
		k := &t.tokens[i]
		k.term = v.number(k.text)
		if term := &v.terms[k.term]; listing >= 0 && term.last != listing {
			term.last = listing
			term.listings++
		}
	}
}

const (
	otherWeight    = 5.5  // of a word that is not the item's
	fillerWeight   = 0.3  // of a word that says nothing of the product
	platformWeight = 0.15 // what remains of that of a platform, which is compared as a facet
)

// weigh sets the terms' weights once they are related. That of the item's words is an inverse document frequency among
// the listings. It is taken against the largest number of listings and not the actual one, and other words weigh the
// same, so that a listing that has nothing of the item changes no weight.
func (v *vocabulary) weigh() {
	for i := range v.terms {
		t := &v.terms[i]
		t.weight = otherWeight
		if t.like > 0 {
			t.weight = math.Pow(math.Log((MaxListings+1)/(float64(t.listings)+0.5)), 1.4)
		}
		switch t.meaning.facet {
		case filler:
			t.weight = fillerWeight
		case platform:
			t.weight *= platformWeight
		}
	}
}

// relate finds the item's token for each term.
func (v *vocabulary) relate(item *text) {
	for i := range v.terms {
		t := &v.terms[i]
		for k := range item.tokens {
			if l := alike(t.text, item.tokens[k].text); l > t.like {
				t.like, t.match = l, int32(k)
			}
		}
	}
}
