package appraisal

import (
	"slices"
	"strings"

	"loupe/core/base/date"
	"loupe/core/base/text"
	"loupe/core/exchange"
	"loupe/core/market"
	"loupe/core/market/product"
	"loupe/core/upstream"
	"loupe/core/upstream/photo"
	"loupe/core/upstream/search"
	"loupe/core/upstream/vision"
)

const (
	rehearsed        = "Halden Scout 35 rangefinder camera" // the item of every rehearsal
	rehearsalWait    = 10_000                               // milliseconds that a slow rehearsal takes
	rehearsalBalance = 1000                                 // credits that every rehearsal says are left
)

// rehearsedRefusals are the refusals of a rehearsal, by the word after "test".
var rehearsedRefusals = text.Pairs{
	{"OUT_OF_CREDITS", string(OutOfCredits)},
	{"RATE_LIMITED", string(TooManyAtOnce)},
	{"KEY_LIMIT_REACHED", string(KeyLimit)},
	{"IDEMPOTENCY_CONFLICT", string(IdempotencyConflict)},
	{"UNAVAILABLE", string(NotAdmitted)},
	{"NOT_SETTLED", string(NotSettled)},
}

// rehearse runs an appraisal of a test key. No outside service is called, nothing is stored, and nothing is charged. The item, the
// listings and their prices are made up, in the request's currency; the valuation and the answer are real.
//
// A description of "test" and a word selects the outcome: a refusal, or an entry with this code in the answer's errors; SLOW, an answer
// after ten seconds; VARIANTS, an item whose price depends on its variant. Other descriptions get a value.
func rehearse(f *exchange.Flow, settings *Settings, request *Request, hooks Hooks) {
	item, given := *request.Appraisal, *request
	word, isTest := strings.CutPrefix(item.Description, "test ")
	if !isTest {
		word = ""
	}
	item.Description, item.AsOf, given.Appraisal = rehearsed, 0, &item
	a := begin(f, settings.withoutOutsideServices(), &given, NewID(f), hooks)
	a.photos = photos{{URL: a.Image.String()}}
	if refusal := Refusal(rehearsedRefusals.Get(word)); refusal != "" {
		o := Outcome{Refusal: refusal, Detail: "this is a test of a limit that is reached", Wait: 60}
		if refusal == NotSettled {
			o.ID = a.id
		}
		a.end(f, o)
		return
	}
	if hooks.Admitted != nil && !hooks.Queue {
		hooks.Admitted(f, a.id)
	}
	if word == "SLOW" {
		f.Await(f.Wait(rehearsalWait))
	}
	a.run(f, []stage{
		{"search", func(a *appraisal, _ *exchange.Flow) { a.makeUp(word) }, false, false},
		{"value", (*appraisal).value, false, false},
		{"settle", (*appraisal).endRehearsal, false, false},
	})
}

// makeUp sets the listings or the failure that an appraisal with this word finds.
func (a *appraisal) makeUp(word string) {
	failed := func(err upstream.Error) {
		a.searches = []*search.Results{{Provider: "test", Err: err}}
	}
	for n := range 8 {
		l := product.Listing{
			ID: "test-" + string(rune('1'+n)), Source: "test", Title: rehearsed, Brand: "Halden", Category: "Cameras", Vendor: "Test shop " + string(rune('A'+n)),
			URL: "https://example.com/test/" + string(rune('1'+n)), Condition: product.Used, Sold: n%2 == 0, Date: a.day - 5*n, TextRank: n + 1, Distance: -1,
			Price: product.Price{Low: market.Amount(100+2*n) * market.Unit, Currency: a.Currency},
		}
		if word == "VARIANTS" {
			l.Title += [...]string{" 64 GB", " 256 GB"}[n%2]
			l.Price.Low *= market.Amount(1 + n%2)
		}
		l.Price.High = l.Price.Low
		a.found = append(a.found, l)
	}
	switch last := &a.found[7]; word {
	case noListings.code:
		a.found = nil
	case noValue.code:
		for i := range a.found {
			a.found[i].Price = product.Price{}
		}
	case searchFailed.code:
		failed(upstream.Status)
	case upstream.LimitReached:
		failed(upstream.Limited)
	case upstream.SourceUnavailable:
		failed(upstream.NotConfigured)
	case visionFailed.code:
		a.identification = &vision.Identification{Call: &upstream.Call{Provider: "test", Err: upstream.Status, Status: 500}}
	case priceUnreadable.code:
		last.Price = product.Price{Problem: "the text is too long for a price"}
	case noExchangeRate.code:
		last.Price.Currency = "XTS" // ISO 4217: for testing
	}
	for _, page := range [...]kind{pageTimeout, pageUnreachable, pageNotServed} {
		if page.code == word {
			a.found[7].Price = product.Price{}
			a.prices.report(&a.found[7], page, "", 0)
		}
	}
	if i := slices.IndexFunc(photoCodes, func(p [2]string) bool { return p[1] == word }); i >= 0 {
		a.photos.first().Err = photo.Error(photoCodes[i][0])
	}
	a.prices.table.Date = date.Format(a.day)
	a.prices.convert(a.found)
}

// endRehearsal ends an appraisal of a test key with its answer.
func (a *appraisal) endRehearsal(f *exchange.Flow) {
	o := Outcome{ID: a.id, Remaining: rehearsalBalance}
	if a.question != nil {
		o.Refusal, o.Question = NeedsVariant, a.question
		a.end(f, o)
		return
	}
	o.Answer, o.Evidence = a.answer(), a.evidence(f.Now())
	if a.hasValue() {
		o.Evidence.Findings = a.findings()
	}
	a.end(f, o)
}
