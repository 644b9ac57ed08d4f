// Package appraisal is the pipeline from a photo to a value: its stages, the errors that they report, and
// the credits that an appraisal costs. It knows no route, header or status of Loupe's own API.
package appraisal

import (
	"loupe/core/answer"
	"loupe/core/appraisal/request"
	"loupe/core/base/date"
	"loupe/core/base/jsontext"
	"loupe/core/exchange"
	"loupe/core/reading/description"
	"loupe/core/store/account"
	"loupe/core/store/ledger"
	"loupe/core/upstream/search"
	"loupe/core/upstream/vision"
	"loupe/core/valuation"
	"loupe/core/valuation/decision"
	"loupe/core/valuation/learned"
)

// Request is a validated request for an appraisal.
type Request struct {
	*request.Appraisal
	Grant account.Grant

	Variant string // the choice of a Question that the caller answered; "" if there is none

	IdempotencyKey string // "" if there is none
	KeyLife        int64  // milliseconds after which the idempotency key may be reused
	Hash           string // SHA-256 of the request body in hexadecimal, by which a repeated request is recognised
}

// Refusal says why a call was not accepted or could not be finished. Nothing is charged, except that
// after NotSettled the answer may be stored and charged.
type Refusal string

const (
	OutOfCredits        Refusal = "OUT_OF_CREDITS"       // the balance does not cover the call
	RateOfKey           Refusal = "RATE_OF_KEY"          // the API key has used its appraisals of the last 60 seconds
	KeyLimit            Refusal = "KEY_LIMIT"            // the API key has used its credits of the day or the month
	TooManyAtOnce       Refusal = "TOO_MANY_AT_ONCE"     // the account has too many appraisals in progress
	TooManyUnvalued     Refusal = "TOO_MANY_UNVALUED"    // the account had too many appraisals without a value
	PhotoAwaited        Refusal = "PHOTO_AWAITED"        // nobody has used the upload link of a photo yet
	IdempotencyConflict Refusal = "IDEMPOTENCY_CONFLICT" // the idempotency key was used for another request
	InProgress          Refusal = "IN_PROGRESS"          // the appraisal has not ended
	NotAdmitted         Refusal = "NOT_ADMITTED"         // the database failed before an appraisal began, or while one was looked up
	NotSettled          Refusal = "NOT_SETTLED"          // the database failed at the end: the outcome is unknown
	NoMemory            Refusal = "NO_MEMORY"            // the host had no memory for the photo
	NotFound            Refusal = "NOT_FOUND"            // the account has no appraisal with that id
	NotCharged          Refusal = "NOT_CHARGED"          // only an appraisal that was charged can be corrected
	NotCandidate        Refusal = "NOT_CANDIDATE"        // the correction names no candidate of the appraisal
	NotRelated          Refusal = "NOT_RELATED"          // the correction's title is unlike anything that was found
	TooManyCorrections  Refusal = "TOO_MANY_CORRECTIONS" // too many corrections of the appraisal were refused
	NotComparable       Refusal = "NOT_COMPARABLE"       // nothing that was found is comparable to the corrected item
	Corrected           Refusal = "CORRECTED"            // the appraisal has another correction
	NeedsVariant        Refusal = "NEEDS_VARIANT"        // the caller must say which variant the item is
	Cancelled           Refusal = "CANCELLED"            // the caller cancelled the appraisal before it ended
)

// Outcome is how a call ended.
type Outcome struct {
	ID        string
	Refusal   Refusal   // "" if there is an answer
	Question  *Question // after NeedsVariant
	Answer    *answer.Answer
	Charged   int64            // credits
	Remaining int64            // credits available afterwards; after OutOfCredits -1 if unknown
	Detail    string           // after RateOfKey and KeyLimit: which limit of the key is reached
	Wait      int              // after RateOfKey and KeyLimit: seconds until the key may be used again
	Replayed  bool             // an earlier call with the same idempotency key got this answer
	Evidence  *answer.Evidence // nil if there is none
}

// appraisal is one call. Each stage sets its part: the table of stages names them in order.
type appraisal struct {
	*Request
	id         string
	settings   *Settings // admit removes the outside services if it sets limited
	hooks      Hooks
	batchItem  *ledger.Item // the appraisal is of a batch; nil otherwise
	correction *correction  // of an appraisal that the caller corrects; nil otherwise
	isJob      bool         // a message of the queue named the appraisal: the queue delivers it again if it does not end
	basis
	progress

	limited bool            // admit: the account has too many recent appraisals without a value
	rates   exchange.Branch // fetch_photo; sets prices.table
	photos  photos          // fetch_photo

	recalled  bool // recall: the discovery is of an identical earlier call
	asked          // identify, search
	discovery      // recall; or identify (item) and merge. read_pages adds prices

	hasNothingToCompare bool // merge: there is no outside search, and the catalogue has no listing for the account

	prices     prices                    // convert_prices, read_pages
	models     map[string]*learned.Model // see modelsByMarket
	early      *valuation.Valuation      // read_pages: by the listings as they are; nil if none was needed, or a page has changed one
	remembered bool                      // remember: the discovery is stored for an identical call
	valued                               // value
	stored     *stored                   // settle; nil without an answer
}

// basis has the days and the words that a valuation begins with.
type basis struct {
	day   int    // of the valuation, in days since 1970-01-01
	rated int    // the day whose exchange rates are used, in days since 1970-01-01; 0: the newest ones
	words string // the description without the words that state a condition
}

// progress is how far the call is.
type progress struct {
	timings   []timing
	queued    bool // admit: the host's queue has the appraisal, another exchange runs the other stages
	previewed bool // search: the hook Range was called
	cancelled bool // the hook Cancelled returned true: the stages up to settle are skipped
	ended     bool // the hook Done was called: no stage runs any more
}

// asked has the answers of models and searches.
type asked struct {
	identification *vision.Identification // nil if no model is configured or there is no photo
	searches       []*search.Results
	imageSearches  []*search.Results // of searches, the ones that got the photo
	earlyTexts     []*search.Results // the text searches that began with the description's words
}

// valued is the result of the stage value.
type valued struct {
	valuation *valuation.Valuation // before the stage, and if it is not run, the zero Valuation
	decision  *decision.Decision   // nil if there is neither a cost nor a table of fees, or no value
	question  *Question            // the caller is asked instead of answered
}

// stage is a step of the pipeline. The evidence lists the names.
type stage struct {
	name           string
	run            func(*appraisal, *exchange.Flow)
	skipIfRecalled bool // not run if recall found the discovery of an identical earlier call
	skipIfGivenUp  bool // not run if the appraisal is cancelled, or there is no memory for it
}

// stages is the pipeline, in order.
var stages = [...]stage{
	{"admit", (*appraisal).admit, false, false},
	{"fetch_photo", (*appraisal).fetchPhoto, false, true},
	{"recall", (*appraisal).recall, false, true},
	{"identify", (*appraisal).identify, true, true},
	{"search", (*appraisal).search, true, true},
	{"merge", (*appraisal).merge, true, true},
	{"convert_prices", (*appraisal).convertPrices, false, true},
	{"read_pages", (*appraisal).readPages, false, true},
	{"remember", (*appraisal).remember, true, true},
	{"value", (*appraisal).value, false, true},
	{"settle", (*appraisal).settle, false, false},
}

// Stages returns the names of the stages, in order.
func Stages() []string {
	names := make([]string, len(stages))
	for i := range stages {
		names[i] = stages[i].name
	}
	return names
}

// Hooks are called as an appraisal proceeds. All but Done may be nil.
type Hooks struct {
	// Admitted is called when the call is recorded and its credits are held. If it replies, no other stage
	// runs; if it only responds, the appraisal continues.
	Admitted func(f *exchange.Flow, id string)
	// Queue hands the appraisal to the host's queue, if there is one. Then another exchange runs the
	// stages after admission, and neither Stage, Range nor Done is called here. Queue requires Admitted.
	Queue bool
	// Stage is called when a stage starts (ended is false) and when it has ended.
	Stage func(f *exchange.Flow, name string, ended bool)
	// Range is called at most once, as soon as the finished searches allow a preliminary range. The
	// bounds are in the answer's currency.
	Range func(f *exchange.Flow, lower, upper float64)
	// Cancelled is asked before each stage. Once it returns true, only the stages that hold and settle the credits
	// run: the credits are released, and the appraisal ends with the refusal Cancelled.
	Cancelled func(f *exchange.Flow) bool
	// MayAsk lets the appraisal end with the refusal NeedsVariant and a Question. The caller can then make the
	// same call again with a Variant. Nothing is charged for the question.
	MayAsk bool
	// Done is called once with the outcome, and must reply. No stage runs afterwards.
	Done func(f *exchange.Flow, o Outcome)
}

// Run runs an appraisal and calls the hooks. Credits are held before anything else is done, and settled
// after everything else. An appraisal of a test key is a rehearsal, which holds none.
func Run(f *exchange.Flow, settings *Settings, request *Request, hooks Hooks) {
	if request.Grant.IsTest() {
		rehearse(f, settings, request, hooks)
		return
	}
	begin(f, settings, request, NewID(f), hooks).run(f, stages[:])
}

// begin returns the state of a call before its first stage. An appraisal as of a past day uses only the catalogue,
// because outside services know only today.
func begin(f *exchange.Flow, settings *Settings, request *Request, id string, hooks Hooks) *appraisal {
	a := &appraisal{Request: request, id: id, settings: settings, hooks: hooks}
	a.day, a.valuation, a.prices.currency = date.OfTime(f.Opened()), &valuation.Valuation{}, request.Currency
	if a.AsOf != 0 {
		a.day, a.rated, a.settings = a.AsOf, a.AsOf, settings.withoutOutsideServices()
	}
	a.words = description.WithoutState(a.Description)
	return a
}

// run adds the stages to the flow.
func (a *appraisal) run(f *exchange.Flow, stages []stage) {
	for _, s := range stages[:] {
		f.Then(func(f *exchange.Flow) {
			if a.queued || a.ended {
				return
			}
			if a.hooks.Cancelled != nil && !a.cancelled {
				a.cancelled = a.hooks.Cancelled(f)
			}
			if s.skipIfRecalled && a.recalled || s.skipIfGivenUp && (a.cancelled || a.lacksMemory()) {
				return
			}
			a.beginStage(f, s.name)
			s.run(a, f)
		})
	}
}

// beginStage records that a stage starts and that the previous one has ended.
func (a *appraisal) beginStage(f *exchange.Flow, stage string) {
	if hook := a.hooks.Stage; hook != nil {
		if n := len(a.timings); n > 0 {
			hook(f, a.timings[n-1].stage, true)
		}
		hook(f, stage, false)
	}
	a.timings = append(a.timings, timing{stage, f.Now()})
}

// end calls the hook Done.
func (a *appraisal) end(f *exchange.Flow, o Outcome) {
	a.ended = true
	if hook := a.hooks.Stage; hook != nil && len(a.timings) > 0 {
		hook(f, a.timings[len(a.timings)-1].stage, true)
	}
	f.Annotate(func(w *jsontext.Writer) { a.writeSummary(w, o, f.Now()) })
	a.hooks.Done(f, o)
}

// writeSummary writes what the log says of an appraisal: its id and refusal, the credits charged by this call, whether the
// listings were cached, and how long each stage took.
func (a *appraisal) writeSummary(w *jsontext.Writer, o Outcome, now int64) {
	w.Key("appraisal").String(o.ID)
	if o.Refusal != "" {
		w.Key("refusal").String(string(o.Refusal))
	}
	charged, cache := o.Charged, "miss"
	switch {
	case o.Replayed:
		charged, cache = 0, "replay"
	case a.recalled:
		cache = "hit"
	}
	w.Key("charged").Int(charged)
	w.Key("cache").String(cache)
	w.Key("stages").Open('{')
	for i, t := range a.timings {
		w.Key(t.stage).Int(a.stageEnd(i, now) - t.begun)
	}
	w.Close('}')
}

// stageEnd returns the time at which the stage i ended, in Unix milliseconds.
func (a *appraisal) stageEnd(i int, now int64) int64 {
	if i+1 < len(a.timings) {
		return a.timings[i+1].begun
	}
	return now
}
