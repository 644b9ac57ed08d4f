// Package appraisal is the pipeline from a photo to a value: its stages, what they make of each other's
// failures, and the credits they cost. It knows no HTTP; the packages above do.
package appraisal

import (
	"loupe/core/account"
	"loupe/core/exchange"
	"loupe/core/market"
	"loupe/core/publicurl"
	"loupe/core/search"
	"loupe/core/valuation"
	"loupe/core/vision"
)

// Request is a call that was found valid.
type Request struct {
	Image       publicurl.URL
	Description string // "" if there was none
	Country     string // ISO 3166-1 alpha-2, upper case
	Currency    string // ISO 4217: the country's
	Grant       account.Grant

	Idempotency string // the caller's key, "" if there was none
	Hash        string // SHA-256 of what was asked, hexadecimal: what an idempotency key stands for
}

// Refusal says why a call was not taken, or could not be ended. Nothing is charged then, but for NotSettled: if that was
// charged, the answer is stored.
type Refusal string

const (
	OutOfCredits Refusal = "OUT_OF_CREDITS" // the balance does not cover the call
	Conflict     Refusal = "CONFLICT"       // the idempotency key stands for another request
	UnderWay     Refusal = "UNDER_WAY"      // the first call with the idempotency key has not ended
	NotAdmitted  Refusal = "NOT_ADMITTED"   // our own storage failed before anything was done: try again
	NotSettled   Refusal = "NOT_SETTLED"    // our own storage failed at the end: whether the answer is stored is not known
)

// Outcome is how a call ended.
type Outcome struct {
	ID        string
	Refusal   Refusal // "" if there is an answer
	Answer    []byte  // the response body, JSON
	Charged   int64   // credits
	Remaining int64   // credits, after this
	Replayed  bool    // the answer is that of an earlier call with the same idempotency key
	Evidence  []byte  // JSON: what the answer rests on; from the record only
}

// appraisal is one call on its way through the stages.
type appraisal struct {
	Request
	settings Settings
	done     func(*exchange.Flow, Outcome)

	id       string
	admitted exchange.Future[[]exchange.Rows]
	settled  exchange.Future[[]exchange.Rows]
	retried  bool // settling was
	limited  bool // the account has cost too much for nothing: only the catalogue is asked

	rates    exchange.Future[[]byte]
	photo    *vision.Photo
	known    exchange.Future[[]byte] // what an identical call discovered
	reused   bool                    // that was taken
	sight    *vision.Sight           // nil if no upstream looks at photos
	searches []*search.Results
	lookups  []*lookup // of pages

	item     vision.Item
	found    []search.Listing // of all searches, each once
	prices   []price          // of found
	table    market.Rates
	value    valuation.Valuation
	failures failures
	timings  []timing
}

// Run appraises: its stages go to the front of the flow, and done is called once, with how it ended.
//
// Credits are held before anything else is done and settled after all else.
func Run(f *exchange.Flow, settings Settings, request Request, done func(*exchange.Flow, Outcome)) {
	a := &appraisal{Request: request, settings: settings, done: done, id: newID(f)}
	f.Then(
		a.timed("admit", a.admit),
		a.timed("discover", a.discover),
		a.timed("upload", a.upload),
		a.timed("identify", a.identify),
		a.timed("enrich", a.enrich),
		a.timed("appraise", a.appraise),
		a.settle,
	)
}
