package learned

import (
	"slices"

	"loupe/core/lexicon"
	"loupe/core/product"
)

// A model has one coefficient for each cell. The first ones are of the conditions, by their number. A word, or a pair of
// neighbouring words, has one of the others by its hash, so a model needs no dictionary, and its size does not depend on the
// listings.
const (
	CellCount      = 1 << 14
	conditionCells = 16
)

var _ = [conditionCells - product.ForParts - 1]struct{}{} // each condition has a cell

// Cells returns the cells of a text's words and pairs, ascending, without repetitions.
func Cells(words []lexicon.Token) []int {
	cells := make([]int, 0, 2*len(words))
	for i := range words {
		word := hash(offsetBasis, words[i].Text)
		cells = append(cells, cellOf(word))
		if i+1 < len(words) {
			cells = append(cells, cellOf(hash(hash(word, " "), words[i+1].Text)))
		}
	}
	slices.Sort(cells)
	return slices.Compact(cells)
}

func cellOf(hash uint32) int { return conditionCells + int(hash%(CellCount-conditionCells)) }

// offsetBasis is the hash of an empty text.
const offsetBasis = 2166136261

// hash continues a hash with a text. It is FNV-1a, datatracker.ietf.org/doc/html/rfc9923.
func hash(h uint32, text string) uint32 {
	for i := range len(text) {
		h = (h ^ uint32(text[i])) * 16777619
	}
	return h
}
