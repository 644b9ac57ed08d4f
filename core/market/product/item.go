// Package product holds the values that every stage of an appraisal passes on: what the photo shows
// ([Item]), what was found for sale ([Listing]), and their [Condition] and [Price].
//
// Conditions and prices are parsed once, where they enter the core. Texts are untrusted: code that makes
// an Item or a Listing cleans them with package text.
package product

// Item is the product in the photo, as far as a provider could identify it. An unknown field is empty.
type Item struct {
	Title      string // what a shop would call it: brand, model, kind
	Brand      string
	Model      string   // model name or number
	Category   string   // kind of product
	Attributes []string // "black", "with 50 mm lens"
	Condition  Condition
	Defects    []string // visible damage, one each
	Inspected  bool     // the provider looked for defects
	Claims     []Claim  // that a model read in the caller's description; nil if it was not asked
	Queries    []string // what to search shops for, the best first
	Provider   string   // the name of the upstream that identified it
	Confidence float64  // probability that the title is right, 0 to 1
}

// Identified reports whether the item has a title.
func (i Item) Identified() bool { return i.Title != "" }
