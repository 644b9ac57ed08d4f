// Package functions wraps the core's readers of prices, pages and photos as functions from bytes to bytes, so native code and wasm can be
// given the same input.
package functions

import (
	"encoding/json"

	"loupe/core/imaging"
	"loupe/core/imaging/fingerprint"
	"loupe/core/market"
	"loupe/core/market/page"
)

// The functions, which Call finds by their number.
const (
	Price = iota // a text with a price
	Page         // HTML
	Photo        // a picture file
)

// Error is an error that a function returned.
type Error string

func (e Error) Error() string { return string(e) }

// Result is the JSON of a function's answer.
type Result[T any] struct {
	Value T
	Error string `json:",omitempty"`
}

// Prints has a photo's fingerprints, for storing and for looking it up.
type Prints struct{ Stored, Queried fingerprint.Prints }

// Call returns what a function makes of the input: JSON. It is empty if there is no such function.
func Call(function int, input []byte) []byte {
	switch function {
	case Price:
		price, err := market.ParsePrice(string(input), "")
		return marshal(price, err)
	case Page:
		offer, err := page.Read(input, "text/html")
		return marshal(offer, err)
	case Photo:
		if _, err := imaging.Decode(input); err != nil {
			return marshal(Prints{}, err)
		}
		stored, err := fingerprint.Of(input, fingerprint.Stored)
		if err != nil {
			return marshal(Prints{}, err)
		}
		queried, err := fingerprint.Of(input, fingerprint.Queried)
		return marshal(Prints{stored, queried}, err)
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
