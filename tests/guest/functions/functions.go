// Package functions wraps what the core reads and values as functions from bytes to bytes, so native code and wasm can be given the same
// input.
package functions

import (
	"encoding/json"
	"fmt"
	"strings"

	"loupe/core/base/publicurl"
	"loupe/core/imaging"
	"loupe/core/imaging/fingerprint"
	"loupe/core/market"
	"loupe/core/market/page"
	"loupe/core/market/product"
	"loupe/core/reading/description"
	"loupe/core/reading/lexicon"
)

// The functions, which Call finds by their number.
const (
	Description = iota // a product's title, a line feed, what its owner writes
	Title              // of a listing
	Price              // a text with a price
	Page               // HTML
	URL                // a base, a line feed, a reference to resolve against the base
	Photo              // a picture file
	Valuation          // a seed of 8 bytes
	Count
)

// Names of the functions.
var Names = [Count]string{"description", "title", "price", "page", "url", "photo", "valuation"}

// Error is an error that a function returned.
type Error string

func (e Error) Error() string { return string(e) }

// Result is the JSON of a function's answer.
type Result[T any] struct {
	Value T
	Error string `json:",omitempty"`
}

// Prints has a photo's fingerprints, for storing and for looking it up, and its size.
type Prints struct {
	Stored, Queried            fingerprint.Prints
	Width, Height, Orientation int
}

// Call returns what a function makes of the input: JSON, or a text without pointers. It is empty if there is no such function.
func Call(function int, input []byte) []byte {
	first, rest, _ := strings.Cut(string(input), "\n")
	switch function {
	case Description:
		claims := description.Parse(description.Text{Description: rest}, first, "")
		words := lexicon.TokenizeTitle(first)
		return fmt.Appendf(nil, "%+v %+v", *claims, words)
	case Title:
		title := string(input)
		words, condition := product.CutCondition(title)
		tokens, scope := description.ParseScope(lexicon.TokenizeTitle(title))
		return fmt.Appendf(nil, "%q %v %+v %+v %v %v %v %v", words, condition, tokens, scope, description.PiecesOf(title),
			description.IsLotTitle(title), description.MayBeLot(title), product.ParseCondition(title))
	case Price:
		price, err := market.ParsePrice(string(input), "")
		return marshal(price, err)
	case Page:
		offer, err := page.Read(input, "text/html")
		return marshal(offer, err)
	case URL:
		base, err := publicurl.Check(first, false)
		if err != nil {
			return marshal("", err)
		}
		u, err := publicurl.Resolve(base, rest, false)
		return marshal(u.String()+" "+u.Host(), err)
	case Photo:
		picture, err := imaging.Decode(input)
		if err != nil {
			return marshal(Prints{}, err)
		}
		prints := Prints{Width: picture.Width, Height: picture.Height, Orientation: int(picture.Orientation)}
		if prints.Stored, err = fingerprint.Of(input, fingerprint.Stored); err == nil {
			prints.Queried, err = fingerprint.Of(input, fingerprint.Queried)
		}
		return marshal(prints, err)
	case Valuation:
		return valuationOf(input)
	}
	return nil
}

func marshal[T any](value T, err error) []byte {
	r := Result[T]{Value: value}
	if err != nil {
		r.Error = err.Error()
	}
	text, err := json.Marshal(r)
	if err != nil {
		panic(err)
	}
	return text
}
