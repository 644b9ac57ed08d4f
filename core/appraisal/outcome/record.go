package outcome

import (
	"strings"
	"time"
	"unicode/utf8"

	"loupe/core/base/date"
	"loupe/core/base/jsontext"
	"loupe/core/base/problem"
	"loupe/core/exchange"
	"loupe/core/market"
	"loupe/core/store/ledger"
)

// Settings are the operator's settings: the limits of an account's listings, in the order of ledger.ListingLimits.
type Settings [len(ledger.ListingLimits)]int64

// Variables returns the names of the variables that Configure reads.
func Variables() (names []string) {
	for i := range ledger.ListingLimits {
		names = append(names, ledger.ListingLimits[i].Variable)
	}
	return names
}

// Configure reads the settings. The control plane reports mistakes in the variables.
func Configure(config exchange.Config) (s Settings) {
	for i := range ledger.ListingLimits {
		s[i] = ledger.ListingLimits[i].Parse(config.Var(ledger.ListingLimits[i].Variable, ""))
	}
	return s
}

// Done gets the JSON of an answer, nil after a deletion, or the problem of a refused request.
type Done = func(f *exchange.Flow, document []byte, refused *problem.Problem)

var (
	unavailable = problem.Problem{Code: problem.Unavailable, Detail: "the outcomes could not be read or stored; try again"}
	tooMany     = problem.Problem{Code: problem.RateLimited, Detail: "the account has sent too many outcomes; try again in a minute"}

	hourlyEvents = problem.Problem{Code: problem.RateLimited, Detail: "webhooks of an account are told of 1000 outcomes an hour at most; continue in the next hour"}
	dailyEvents  = problem.Problem{Code: problem.RateLimited,
		Detail: "webhooks are told of ten changes of an outcome in 24 hours at most; continue when the first of them is that old"}
)

// notValued has the problem of an appraisal by the state of its transfer: "" if there is no such appraisal.
var notValued = map[string]*problem.Problem{
	"":             {Code: problem.NotFound, Detail: "there is no such appraisal"},
	ledger.Voided:  {Code: problem.Conflict, Detail: "the appraisal was not charged, so it has no range to compare with"},
	ledger.Pending: {Code: problem.Conflict, Detail: "the appraisal is still in progress; record the outcome when it has a value"},
}

// findRates finds the exchange rates of each date in ?1, a JSON array.
var findRates = exchange.Query[dayRates]{
	Scan: func(r *exchange.Row, row *dayRates) { *row = dayRates{r.Text(), r.Text()} },
	SQL:  "SELECT d.value, (" + strings.ReplaceAll(market.FindRates, "?1", "d.value") + ") FROM json_each(?1) d"}

// dayRates are the exchange rates of a date as JSON, "" if none are stored.
type dayRates struct{ date, json string }

// Record records the outcomes of an account's appraisals: all or, if one is refused, none. It calls done once: with the outcomes as JSON in
// any order; or with the problem of each refused outcome, by its index in all; or with one problem, at the index -1, if the transaction
// failed. The rate of a key is the rate of all the account's keys, because each outcome may cause events.
func Record(f *exchange.Flow, s Settings, account string, all []Outcome, done func(f *exchange.Flow, documents []string, refused map[int]*problem.Problem)) {
	fail := func(f *exchange.Flow, p *problem.Problem) { done(f, nil, map[int]*problem.Problem{-1: p}) }
	var ids, days []string
	for i := range all {
		ids = append(ids, all[i].Appraisal)
		if all[i].Currency != "" {
			days = append(days, date.Format(all[i].Day))
		}
	}
	owner := exchange.Text(account)
	var newest exchange.Future[[]byte]
	if len(days) > 0 {
		newest = f.KVGet(market.RatesKey)
		f.Await(newest)
	}
	rate := f.Limit("outcomes of " + account)
	f.Await(rate)
	found := f.D1(ledger.FindValued.Bind(owner, exchange.Text(jsontext.QuoteAll(ids))), findRates.Bind(exchange.Text(jsontext.QuoteAll(days))))
	exchange.On(f, found, func(f *exchange.Flow, sets []exchange.Rows, err error) {
		if allowed, limited := rate.Result(); limited == nil && !allowed {
			fail(f, &tooMany)
			return
		}
		if err != nil {
			fail(f, &unavailable)
			return
		}
		refused, valued := map[int]*problem.Problem{}, map[string]ledger.Valued{}
		for _, a := range ledger.FindValued.All(sets, 0) {
			valued[a.ID] = a
		}
		for i := range all {
			if p := notValued[valued[all[i].Appraisal].State]; p != nil {
				refused[i] = p
			}
		}
		if len(refused) > 0 {
			done(f, nil, refused)
			return
		}
		rates := map[string]string{}
		for _, day := range findRates.All(sets, 1) {
			if day.json == "" {
				stored, _ := newest.Result()
				day.json = string(stored)
			}
			rates[day.date] = day.json
		}
		rows := exchange.Text(rowsOf(all, valued, rates))
		limits := []exchange.Value{owner, rows, exchange.Int(f.Now() / 3_600_000)}
		for _, limit := range s {
			limits = append(limits, exchange.Int(limit))
		}
		stored := f.D1(
			exchange.SQL(ledger.AdmitOutcomes, limits...), exchange.SQL(ledger.RecordOutcomes, owner, rows, exchange.Int(f.Now())),
			exchange.SQL(ledger.AdmitSales, limits...), exchange.SQL(ledger.StoreSales, owner, rows),
			ledger.FindOutcomes.Bind(owner, rows))
		exchange.On(f, stored, func(f *exchange.Flow, sets []exchange.Rows, err error) {
			if err != nil {
				fail(f, s.problemOf(err, f.Now()))
				return
			}
			done(f, ledger.FindOutcomes.All(sets, 4), nil)
		})
	})
}

// rowsOf returns the rows of ledger.RecordOutcomes. valued has each appraisal, rates the JSON of each day.
func rowsOf(all []Outcome, valued map[string]ledger.Valued, rates map[string]string) string {
	var w jsontext.Writer
	w.Open('[')
	for i := range all {
		o := &all[i]
		day, currency := date.Format(o.Day), valued[o.Appraisal].Currency
		w.Open('[')
		w.String(o.Appraisal)
		unsold := int64(0)
		if o.Unsold {
			unsold = 1
		}
		w.Int(unsold)
		numberOrNull(&w, o.Price)
		if o.Currency == "" {
			w.Null()
			numberOrNull(&w, o.Price)
		} else {
			w.String(o.Currency)
			table, _ := market.ParseRates([]byte(rates[day]))
			price, _ := market.AmountOf(o.Price)
			amount, _, _ := table.Convert(price, o.Currency, currency)
			numberOrNull(&w, market.Round(amount.Float(), currency))
		}
		w.String(day)
		w.String(o.Channel)
		w.String(o.Condition.Code())
		if o.Days < 0 {
			w.Null()
		} else {
			w.Int(int64(o.Days))
		}
		w.Close(']')
	}
	w.Close(']')
	return string(w)
}

func numberOrNull(w *jsontext.Writer, v float64) {
	if v == 0 {
		w.Null()
	} else {
		w.Float(v)
	}
}

// problemOf returns the problem of a transaction that failed, because it would exceed a limit of listings or of events, or because of the
// database.
func (s Settings) problemOf(err error, now int64) *problem.Problem {
	violated := ledger.ConstraintOf(err)
	for i := range ledger.ListingLimits {
		l := &ledger.ListingLimits[i]
		if l.Constraint() != violated {
			continue
		}
		p := &problem.Problem{Code: problem.Conflict, Detail: l.Exceeded(s[i])}
		if l.Period > 0 {
			p.Code = problem.RateLimited
			p.Detail += time.UnixMilli((now/l.Period + 1) * l.Period).UTC().Format("15:04 UTC")
		}
		return p
	}
	switch violated {
	case ledger.OutcomeEventsPerHour:
		return &hourlyEvents
	case ledger.OutcomeEventsPerDay:
		return &dailyEvents
	}
	return &unavailable
}

// Put records the outcome of one appraisal, and answers with it.
func Put(f *exchange.Flow, s Settings, account string, o Outcome, done Done) {
	Record(f, s, account, []Outcome{o}, func(f *exchange.Flow, documents []string, refused map[int]*problem.Problem) {
		for _, p := range refused {
			done(f, nil, p)
			return
		}
		if len(documents) != 1 {
			done(f, nil, &unavailable)
			return
		}
		done(f, []byte(documents[0]), nil)
	})
}

// isText reports whether a text is valid UTF-8, has at most this many characters and no control characters.
func isText(s string, most int) bool {
	return utf8.ValidString(s) && utf8.RuneCountInString(s) <= most && !strings.ContainsFunc(s, func(c rune) bool { return c < ' ' || c == 0x7f })
}
