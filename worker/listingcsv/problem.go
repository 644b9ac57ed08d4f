package listingcsv

import (
	"strconv"
	"strings"
)

// Problem is a mistake in a row of the file.
type Problem struct {
	Column  string // name of the field, "" for the row as a whole
	Message string // the same text for all rows with this problem
	Value   string // the value, shortened, or what else differs from row to row; may be ""
	Effect  Effect
}

// Effect says what a problem does to its row.
type Effect uint8

const (
	Refused     Effect = iota // the row is not loaded
	Unconfirmed               // the row is not loaded; Options.HighPrices loads it
	LeftOut                   // the row is loaded without this field
)

// String returns the effect as the API names it.
func (e Effect) String() string { return [...]string{"refused", "unconfirmed", "left_out"}[e] }

// leftOut returns the problem of a field that is left out because of its value.
func leftOut(column, value, message string) Problem {
	return Problem{Column: column, Message: message, Value: shorten(value), Effect: LeftOut}
}

// shorten returns the beginning of a value.
func shorten(value string) string {
	const shown = 60 // bytes
	if len(value) > shown {
		return strings.ToValidUTF8(value[:shown], "") + "..."
	}
	return value
}

// String returns a text such as "title: empty", or `loaded without price: the amount is zero: "0"`.
func (p Problem) String() string {
	text := p.Message
	if p.Column != "" {
		text = p.Column + ": " + text
	}
	if p.Effect == LeftOut {
		text = "loaded without " + text
	}
	if p.Value != "" {
		text += ": " + strconv.Quote(p.Value)
	}
	return text
}
