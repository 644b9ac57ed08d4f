// Package appraisal is the pipeline from a photo to a value: its stages, how it reports their failures,
// and the credits they cost. It knows no HTTP.
package appraisal

import (
	"loupe/core/account"
	"loupe/core/exchange"
	"loupe/core/market"
	"loupe/core/product"
	"loupe/core/publicurl"
	"loupe/core/search"
	"loupe/core/valuation"
	"loupe/core/vision"
)

// Request is a valid call.
type Request struct {
	Image       publicurl.URL
	Description string // "" if there is none
	Country     string // ISO 3166-1 alpha-2, upper case
	Currency    string // ISO 4217: the country's
	Grant       account.Grant

	IdempotencyKey string // "" if there is none
	Hash           string // SHA-256 of the request body in hexadecimal: what the idempotency key stands for
}

// Refusal says why a call was not accepted, or could not be finished. Nothing is charged, except that
// after NotSettled the answer may be stored and charged.
type Refusal string

const (
	OutOfCredits        Refusal = "OUT_OF_CREDITS"       // the balance does not cover the call
	IdempotencyConflict Refusal = "IDEMPOTENCY_CONFLICT" // the idempotency key was used for another request
	InProgress          Refusal = "IN_PROGRESS"          // the first call with the idempotency key has not ended
	NotAdmitted         Refusal = "NOT_ADMITTED"         // our storage failed before anything was done
	NotSettled          Refusal = "NOT_SETTLED"          // our storage failed at the end: the outcome is unknown
	NotFound            Refusal = "NOT_FOUND"            // the account has no appraisal of that id
)

// Outcome is how a call ended.
type Outcome struct {
	ID        string
	Refusal   Refusal // "" if there is an answer
	Answer    []byte  // the response body, JSON
	Charged   int64   // credits
	Remaining int64   // credits available afterwards
	Replayed  bool    // the answer of an earlier call with the same idempotency key
	Evidence  []byte  // JSON: what the answer rests on; set by [Find] only
}

// appraisal is one call on its way through the stages. Each group of fields is set by the stage named.
type appraisal struct {
	Request
	id       string
	settings Settings
	done     func(*exchange.Flow, Outcome)
	timings  []timing

	catalogueOnly bool // admit: the account has had too many appraisals without a value

	rates exchange.Future[[]byte] // fetchPhoto
	photo *vision.Photo

	recalled bool // recall: item and found are those of an identical call

	identification *vision.Identification // identify; nil if no model looks at photos
	item           product.Item

	searches []*search.Results // identify starts those by the photo, search those in words
	found    []product.Listing // merge: each listing once

	table       market.Rates // convertPrices
	prices      []price      // of found
	priceErrors []failure

	value valuation.Valuation // value
}

// stages is the pipeline. If an identical call is recalled, the discovery stages are skipped.
var stages = [...]struct {
	name      string
	run       func(*appraisal, *exchange.Flow)
	discovery bool
}{
	{"admit", (*appraisal).admit, false},
	{"fetch_photo", (*appraisal).fetchPhoto, false},
	{"recall", (*appraisal).recall, false},
	{"identify", (*appraisal).identify, true},
	{"search", (*appraisal).search, true},
	{"merge", (*appraisal).merge, true},
	{"convert_prices", (*appraisal).convertPrices, false},
	{"read_pages", (*appraisal).readPages, false},
	{"remember", (*appraisal).remember, true},
	{"value", (*appraisal).estimate, false},
	{"settle", (*appraisal).settle, false},
}

// Run appraises, and calls done once with how it ended. Credits are held before anything else is done,
// and settled after everything else.
func Run(f *exchange.Flow, settings Settings, request Request, done func(*exchange.Flow, Outcome)) {
	a := &appraisal{Request: request, id: newID(f), settings: settings, done: done}
	for _, stage := range stages {
		f.Then(func(f *exchange.Flow) {
			if stage.discovery && a.recalled {
				return
			}
			a.timings = append(a.timings, timing{stage.name, f.Now()})
			stage.run(a, f)
		})
	}
}
