// Package vision holds what is seen in the photo: the facts of its bytes, and the item that an upstream
// makes of it.
package vision

// Item is the product in the photo, as far as an upstream can tell.
type Item struct {
	Title      string
	Brand      string
	Category   string
	Provider   string  // the upstream that says so
	Confidence float64 // 0 to 1
}

// Known reports whether anything was identified.
func (i Item) Known() bool { return i.Title != "" }
