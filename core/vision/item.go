// Package vision holds what is seen in the photo: the facts of its bytes, and the item that an upstream
// makes of it. Each upstream is one file.
package vision

// Item is the product in the photo, as far as an upstream can tell. Every text is a stranger's.
type Item struct {
	Title      string
	Brand      string
	Model      string
	Category   string
	Attributes []string // "black", "with 50 mm lens"
	Condition  string   // one of those in the schema, "" if it can't be told
	Defects    []string // one each
	Queries    []string // what to search for, the best first
	Provider   string   // the upstream that says so
	Confidence float64  // 0 to 1
}

// Known reports whether anything was identified.
func (i Item) Known() bool { return i.Title != "" }
