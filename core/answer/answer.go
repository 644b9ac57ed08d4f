// Package answer has what an appraisal answers, as types: the answer, its evidence with the details, and the parts in which both are
// stored. Each type has one function that names its members, by which it is written for callers and for the database, read back, and
// described as JSON Schema. docs/openapi.yaml says what the members mean.
//
// Amounts are in major units of the answer's currency, rounded to its minor unit.
package answer

import (
	"loupe/core/base/jsontext"

	"github.com/tidwall/gjson"
)

// Answer is the response to a request for an appraisal.
type Answer struct {
	Similar []Listing
	Value   *Value // nil without a value
	Errors  Errors
	Test    bool // the answer to a test key: everything is made up
}

// Value is what the item is worth.
type Value struct {
	Lower, Upper float64
	Currency     string // ISO 4217
	Best         *Listing
	Reasoning    []string
	Defects      []string
}

// Listing is a listing as the answer shows it. Unknown members are "".
type Listing struct {
	Title, URL, Vendor, Image string
	Price                     string // in the answer's currency, with two decimals
}

// Errors are the stages that failed.
type Errors struct {
	Discovery *Failure
	Photos    []Failure
	Prices    []Failure
	Valuation *Failure
}

// Failure is an entry of Errors. Members that do not apply are zero.
type Failure struct {
	Code, Message string
	URL           string
	Provider      string // the upstream that failed
	Status        int    // its HTTP status
}

// Any reports whether a stage failed.
func (e *Errors) Any() bool {
	return e.Discovery != nil || len(e.Photos) > 0 || len(e.Prices) > 0 || e.Valuation != nil
}

// All returns the failures, in the order of the answer.
func (e *Errors) All() (all []Failure) {
	if e.Discovery != nil {
		all = append(all, *e.Discovery)
	}
	all = append(append(all, e.Photos...), e.Prices...)
	if e.Valuation != nil {
		all = append(all, *e.Valuation)
	}
	return all
}

// WithoutURLs returns failures without their URLs: those of listings are what a caller pays for.
func WithoutURLs(failures []Failure) []Failure {
	hidden := make([]Failure, len(failures))
	for i, f := range failures {
		f.URL = ""
		hidden[i] = f
	}
	return hidden
}

// JSON returns the answer as callers see it.
func (a *Answer) JSON() []byte { return jsontext.Encode(a, Members) }

// Parse reads a stored answer, nil if there is none.
func Parse(stored string) *Answer {
	if stored == "" {
		return nil
	}
	a := jsontext.Decode(gjson.Parse(stored), Members)
	return &a
}

// ParseErrors reads the stored errors of an answer.
func ParseErrors(stored string) Errors { return jsontext.Decode(gjson.Parse(stored), errorMembers) }

// Members visits the members of an answer.
func Members(m *jsontext.Members, a *Answer) {
	jsontext.Objects(m, "similar_items", &a.Similar, listingMembers, always)
	jsontext.ObjectOr(m, "appraisal", &a.Value, ValueMembers, orNull)
	jsontext.Object(m, "error", &a.Errors, errorMembers)
	m.Flag("test", &a.Test, optional)
}

// ValueMembers visits the members of a value.
func ValueMembers(m *jsontext.Members, v *Value) {
	RangeMembers(m, v)
	jsontext.ObjectOr(m, "best_match", &v.Best, listingMembers, orNull)
	m.Texts("reasoning", &v.Reasoning, always)
	m.Texts("defects", &v.Defects, always)
}

// RangeMembers visits the members of a value's range.
func RangeMembers(m *jsontext.Members, v *Value) {
	m.Number("price_lower", &v.Lower, always)
	m.Number("price_upper", &v.Upper, always)
	m.Text("price_currency", &v.Currency, always)
}

func listingMembers(m *jsontext.Members, l *Listing) {
	m.Text("title", &l.Title, always)
	m.Text("url", &l.URL, always)
	m.Text("vendor", &l.Vendor, always)
	m.Text("image", &l.Image, always)
	m.Text("price", &l.Price, always)
}

func errorMembers(m *jsontext.Members, e *Errors) {
	jsontext.ObjectOr(m, "discovery_error", &e.Discovery, failureMembers, orNull)
	jsontext.Objects(m, "image_upload_errors", &e.Photos, failureMembers, always)
	jsontext.Objects(m, "price_enrichment_errors", &e.Prices, failureMembers, always)
	jsontext.ObjectOr(m, "appraisal_error", &e.Valuation, failureMembers, orNull)
}

func failureMembers(m *jsontext.Members, f *Failure) {
	m.Text("code", &f.Code, always)
	m.Text("message", &f.Message, always)
	m.Text("url", &f.URL, optional)
	m.Text("provider", &f.Provider, optional)
	m.Integer("http_status", &f.Status, optional)
}
