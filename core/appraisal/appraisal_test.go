package appraisal_test

import (
	"slices"
	"strings"
	"testing"

	"loupe/core/appraisal"
	"loupe/core/base/limits"
	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
	"loupe/core/store/ledger"
)

// The key may be used again when its oldest appraisal of the last 60 seconds no longer counts.
func TestKeyOverItsRateIsToldWhenToRetry(t *testing.T) {
	const begun = 1_700_000_000_000 // of an exchangetest.Host
	row := func(values ...exchange.Value) exchangetest.Answer {
		return exchangetest.Rows(exchangetest.OneRow(values...))
	}
	for name, test := range map[string]struct {
		found  exchangetest.Answer
		wait   int
		detail string
	}{
		"just begun":        {row(exchange.Int(5), exchange.Int(begun)), 60, "this API key is limited to 5 appraisals per minute"},
		"in half a minute":  {row(exchange.Int(5), exchange.Int(begun-30_500)), 30, "this API key is limited to 5 appraisals per minute"},
		"at once":           {row(exchange.Int(1), exchange.Int(begun-60_000)), 1, "this API key is limited to 1 appraisal per minute"},
		"appraisals purged": {row(exchange.Int(1), exchange.Value{}), 60, "this API key is limited to 1 appraisal per minute"},
		"no key":            {exchangetest.Rows(exchange.Rows{}), 60, "this API key has used its appraisals of the last minute"},
		"no database":       {exchangetest.Fail(exchange.Timeout, ""), 60, "this API key has used its appraisals of the last minute"},
	} {
		s := script{answers: map[string]exchangetest.Answer{
			admission: exchangetest.Fail(exchange.Failed, "D1_ERROR: "+string(ledger.RateOfKey)+": SQLITE_CONSTRAINT"), rateOfKey: test.found}}
		o, x := s.run(t, camera(t))
		p := o.Problem()
		if o.Refusal != appraisal.RateOfKey || p.Code != "RATE_LIMITED" || p.Detail != test.detail || p.Wait() != test.wait {
			t.Errorf("%s: got %s, %s %q after %d s, want RATE_LIMITED %q after %d s", name, o.Refusal, p.Code, p.Detail, p.Wait(), test.detail, test.wait)
		}
		if fetched := len(x.Of(exchangetest.Fetch)); fetched != 0 {
			t.Errorf("%s: got %d fetches, want none", name, fetched)
		}
	}
}

func TestKeyOverItsLimitIsToldWhenItResets(t *testing.T) {
	const (
		day   = 6400      // seconds left of the exchangetest.Host's day, 2023-11-14
		month = 1_388_800 // seconds left of its month
	)
	row := func(values ...exchange.Value) exchangetest.Answer {
		return exchangetest.Rows(exchangetest.OneRow(values...))
	}
	number, none := exchange.Int, exchange.Value{}
	for name, test := range map[string]struct {
		found  exchangetest.Answer
		wait   int
		detail string
	}{
		"too little left":  {row(number(109), number(500), number(100), number(100)), day, "used 100 of its 109 credits per day, and an appraisal costs 10; the limit resets at 2023-11-15T00:00:00Z"},
		"day and month":    {row(number(100), number(500), number(100), number(495)), month, "used 495 of its 500 credits per month, and an appraisal costs 10; the limit resets at 2023-12-01T00:00:00Z"},
		"given back since": {row(number(100), none, number(90), number(90)), appraisal.RetryAfter, "reached its spending limit; try again"},
		"no database":      {exchangetest.Fail(exchange.Timeout, ""), appraisal.RetryAfter, "reached its spending limit; try again"},
	} {
		s := script{answers: map[string]exchangetest.Answer{
			admission: exchangetest.Fail(exchange.Failed, "D1_ERROR: "+string(ledger.KeyLimitReached)+": SQLITE_CONSTRAINT"), keyLimits: test.found}}
		o, x := s.run(t, camera(t))
		p := o.Problem()
		if o.Refusal != appraisal.KeyLimit || p.Code != "KEY_LIMIT_REACHED" || p.Detail != "this API key has "+test.detail || p.Wait() != test.wait {
			t.Errorf("%s: got %s, %s %q after %d s, want KEY_LIMIT_REACHED %q after %d s", name, o.Refusal, p.Code, p.Detail, p.Wait(), test.detail, test.wait)
		}
		if fetched := len(x.Of(exchangetest.Fetch)); fetched != 0 {
			t.Errorf("%s: got %d fetches, want none", name, fetched)
		}
	}
}

// The photo, the model and the search take so long that the exchange's deadline passes.
func TestSettlingHasAGracePeriod(t *testing.T) {
	s := script{variables: withModel, answers: map[string]exchangetest.Answer{
		photo: exchangetest.HTTP(200, cameraPicture).After(limits.Photo - 100),
		model: exchangetest.HTTP(200, modelAnswer).After(limits.Vision - 100),
		shop:  exchangetest.HTTP(200, "{}").After(limits.TextSearch - 100),
	}}
	o, x := s.run(t, camera(t))
	if o.Refusal != "" || o.Charged != ledger.AppraisalCost {
		t.Errorf("got %+v, want an answer that was charged", o)
	}
	settled := x.Effects[len(x.Effects)-1]
	if x.Elapsed < limits.Exchange || serviceOf(settled) != settlement || settled.TimeLimit < exchange.StorageTime {
		t.Errorf("after %d ms: %s with %d ms, want the settlement with %d ms after %d ms",
			x.Elapsed, settled, settled.TimeLimit, exchange.StorageTime, limits.Exchange)
	}
}

// An account with many appraisals without a value gets answers from the catalogue alone. The model, which costs money too, is still
// asked what the item is, unless the operator says otherwise.
func TestUnvaluedAppraisalsLimitAnAccount(t *testing.T) {
	with := func(skips string) exchange.Headers {
		return append(slices.Clone(withModel), exchange.Header{Name: "UNVALUED_SKIPS", Value: skips})
	}
	modelAlone := exchange.Headers{{Name: "SEARCH", Value: "catalog"}, {Name: "VISION", Value: "openai"}}
	for name, c := range map[string]struct {
		variables                exchange.Headers
		unvalued, models, limits bool
	}{
		"not limited": {withModel, false, true, false}, "by default": {withModel, true, true, true}, "all": {with("all"), true, false, true},
		"nothing": {with("nothing"), true, true, false}, "no searches": {modelAlone, true, true, false}, "no such choice": {with("most"), true, true, true},
	} {
		o, x := (&script{variables: c.variables, unvalued: c.unvalued}).run(t, camera(t))
		b := decode(t, o)
		if c.models != (asked(x, model) > 0) || c.limits != (asked(x, shop) == 0) && name != "no searches" {
			t.Errorf("%s: asked %d models and %d shops, want a model %v, a shop %v", name, asked(x, model), asked(x, shop), c.models, !c.limits)
		}
		if c.limits && asked(x, discovery) > 0 {
			t.Errorf("%s: the limited discovery was looked up or stored in the cache", name)
		}
		if reported := b.Error.Discovery != nil && b.Error.Discovery.Code == "OUTSIDE_LIMITED"; reported != c.limits || b.Appraisal == nil {
			t.Errorf("%s: got %s, want a value, and OUTSIDE_LIMITED: %v", name, textOf(o), c.limits)
		}
		if said := strings.Contains(textOf(o), "Only the catalogue was searched, because"); said != c.limits {
			t.Errorf("%s: got %s, want a reason that only the catalogue was searched: %v", name, textOf(o), c.limits)
		}
	}
}

// Outside services know only today.
func TestAppraisalAsOfAPastDayAsksOnlyTheCatalogue(t *testing.T) {
	r := camera(t)
	r.AsOf = 19_000
	_, x := (&script{variables: withModel}).run(t, r)
	if outside := asked(x, model) + asked(x, shop); outside > 0 || asked(x, catalogue) == 0 {
		t.Errorf("outside services were called %d times and the catalogue %d times, want only the catalogue", outside, asked(x, catalogue))
	}
}

// A key is free again after its life, and the appraisals of the last hour count.
func TestAdmissionHasItsTimesAndLimits(t *testing.T) {
	request := camera(t)
	request.IdempotencyKey, request.KeyLife = "once", 1000
	_, x := (&script{variables: withModel}).run(t, request)
	params := map[string][]exchange.Value{}
	for _, statement := range x.Effects[0].Statements {
		params[statement.SQL] = statement.Params
	}
	now := params[ledger.InsertAppraisal][6].Int()
	for what, c := range map[string]struct{ got, want int64 }{
		"the life of a key":                           {now - params[ledger.ReleaseIdempotencyKey][2].Int(), 1000},
		"the time of HasTooManyUnvalued":              {now - params[ledger.HasTooManyUnvalued.SQL][1].Int(), 60 * 60 * 1000},
		"the time of LimitUnvalued":                   {now - params[ledger.LimitUnvalued][1].Int(), 60 * 60 * 1000},
		"the most appraisals without a value":         {params[ledger.LimitUnvalued][2].Int(), 300},
		"cancellable, as nobody reads a range before": {params[ledger.InsertAppraisal][7].Int(), 1},
		"the most appraisals in progress":             {params[ledger.LimitAtOnce][1].Int(), 100},
		"the credits held":                            {params[ledger.HoldCredits][2].Int(), ledger.AppraisalCost},
	} {
		if c.got != c.want {
			t.Errorf("%s: got %d, want %d", what, c.got, c.want)
		}
	}
}

// The shops get the model's best query, not the title and not a later query.
func TestShopsAreSearchedForTheBestQuery(t *testing.T) {
	answer := strings.Replace(modelAnswer, `[\"Halden F2\"]`, `[\"Halden F2 chrome\",\"F2 camera\"]`, 1)
	s := script{variables: withModel, answers: map[string]exchangetest.Answer{model: exchangetest.HTTP(200, answer)}}
	_, x := s.run(t, camera(t))
	for _, e := range x.Effects {
		if serviceOf(e) == shop && !strings.Contains(e.Body, `"q":"Halden F2 chrome"`) {
			t.Errorf("the shop is asked %s, want the first query", e.Body)
		}
	}
	if asked(x, shop) != 1 {
		t.Errorf("the shop was asked %d times, want once", asked(x, shop))
	}
}

// A model whose answer could not be used identified nothing.
func TestFailedModelIsNotTheItemsProvider(t *testing.T) {
	outside := exchange.Headers{{Name: "SEARCH", Value: "serper-shopping"}, {Name: "VISION", Value: "openai"}}
	s := script{variables: outside, answers: map[string]exchangetest.Answer{model: exchangetest.HTTP(200, `{"choices":[]}`)}}
	_, x := s.run(t, camera(t))
	if item := evidence(t, x).Item; item.Title != "" || item.Provider != "" {
		t.Errorf("the item is %+v, want an empty one", item)
	}
}

func TestRefusalsAreProblems(t *testing.T) {
	for refusal, want := range map[appraisal.Refusal]struct {
		status, retryAfter int
		code, detail       string
	}{
		appraisal.NoMemory:        {503, appraisal.RetryAfter, "UNAVAILABLE", "nothing was charged"},
		appraisal.TooManyAtOnce:   {429, appraisal.RetryAfter, "RATE_LIMITED", "in progress"},
		appraisal.TooManyUnvalued: {429, 600, "RATE_LIMITED", "300 appraisals of this account ended without a value"},
	} {
		p := appraisal.Outcome{Refusal: refusal}.Problem()
		if p.Status() != want.status || string(p.Code) != want.code || p.Wait() != want.retryAfter || !strings.Contains(p.Detail, want.detail) {
			t.Errorf("%s: got %+v, want %+v", refusal, *p, want)
		}
	}
}
