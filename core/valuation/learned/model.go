// Package learned learns prices from the listings of one source: a file of the catalogue, or the listings that a
// customer uploaded.
//
// A model has two parts. The first gives each word a price (text.go, ridge.go, words.go). The second corrects the
// estimate that comparable listings give: it moves the estimate by what the words say, and sets the width of the
// range (correction.go). Both are fitted to the source's listings, each appraised by the others (fit.go). The model
// is stored as a handful of numbers and one byte for each coefficient, so that every processor predicts the same
// (encode.go).
//
// docs/VALUATION.md describes the method and its figures.
package learned

// Model is what was learned from the listings of one source.
type Model struct {
	Currency string // ISO 4217: of the prices
	Words
	Correction
}
