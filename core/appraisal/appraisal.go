// Package appraisal is the pipeline from a photo to a value: its stages, the errors that they report, and
// the credits that an appraisal costs. It does not know HTTP.
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

// Request is a validated request for an appraisal.
type Request struct {
	Image       publicurl.URL
	Description string // "" if there is none
	Country     string // ISO 3166-1 alpha-2, upper case
	Currency    string // ISO 4217: the country's
	Grant       account.Grant

	IdempotencyKey string // "" if there is none
	Hash           string // SHA-256 of the request body in hexadecimal: a repeated request has the same
}

// Refusal says why a call was not accepted or could not be finished. Nothing is charged, except that
// after NotSettled the answer may be stored and charged.
type Refusal string

const (
	OutOfCredits        Refusal = "OUT_OF_CREDITS"       // the balance does not cover the call
	IdempotencyConflict Refusal = "IDEMPOTENCY_CONFLICT" // the idempotency key was used for another request
	InProgress          Refusal = "IN_PROGRESS"          // the appraisal has not ended
	NotAdmitted         Refusal = "NOT_ADMITTED"         // the database failed before the appraisal began
	NotSettled          Refusal = "NOT_SETTLED"          // the database failed at the end: the outcome is unknown
	NotFound            Refusal = "NOT_FOUND"            // the account has no appraisal with that id
)

// Outcome is how a call ended.
type Outcome struct {
	ID        string
	Refusal   Refusal // "" if there is an answer
	Answer    []byte  // the response body, JSON
	Charged   int64   // credits
	Remaining int64   // credits available afterwards
	Replayed  bool    // the answer is that of an earlier call with the same idempotency key
	Evidence  []byte  // JSON: what the answer is based on; set by [Find] only
}

// appraisal is the state of one call. The comment on a group of fields names the stage that sets it.
type appraisal struct {
	Request
	id       string
	settings Settings
	done     func(*exchange.Flow, Outcome)
	timings  []timing

	catalogueOnly bool // admit: the account has too many recent appraisals without a value

	rates exchange.Future[[]byte] // fetchPhoto
	photo *vision.Photo

	recalled bool // recall: item and found are from an identical earlier call

	identification *vision.Identification // identify; nil if no model is configured or there is no photo
	item           product.Item

	searches []*search.Results // identify starts the image searches, search the text searches
	found    []product.Listing // merge: each listing once

	table       market.Rates // convertPrices
	prices      []price      // of found
	priceErrors []failure

	value valuation.Valuation // value
}

// stages is the pipeline. The evidence lists the names. The discovery stages are skipped if the result
// of an identical earlier call is reused.
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

// Run runs an appraisal and calls done once with its outcome. Done must reply: that drops the stages that
// are left when a call is refused. Credits are held before anything else is done, and settled after
// everything else.
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
