package batch

import (
	"loupe/core/base/problem"
	"loupe/core/exchange"
	"loupe/core/store/ledger"
)

// Overview is a batch with its first items, for a result that is read as a whole.
type Overview struct {
	Document
	Entries []Entry
}

// Entry is an item with its value.
type Entry struct {
	Number    int64
	Reference string // "" if the caller gave none
	State     string // of ledger's states of an item
	Ended     bool
	Appraisal string // id; "" if the item has not begun
	Currency  string // "" without a value

	Lower, Upper, Estimate float64 // in Currency

	Title, URL string // of the best match
	Failure    string // what failed, or why there is no answer; "" if nothing did
}

// FindOverview reads a batch of the account with at most this many items. It calls done once, with the overview or the problem.
func FindOverview(f *exchange.Flow, settings *Settings, account, id string, items int, done func(*exchange.Flow, *Overview, *problem.Problem)) {
	owner := exchange.Text(account)
	found := f.D1(ledger.FindCredits.Bind(owner), ledger.FindBatch.Bind(owner, exchange.Text(id)),
		ledger.ListRows.Bind(exchange.Text(id), exchange.Int(0), exchange.Text(""), exchange.Int(int64(items))))
	exchange.On(f, found, func(f *exchange.Flow, rows []exchange.Rows, _ error) {
		credits := ledger.FindCredits.One(rows, 0)
		b := ledger.FindBatch.One(rows, 1)
		switch {
		case credits == nil:
			done(f, nil, &unavailable)
			return
		case b == nil:
			done(f, nil, &notFound)
			return
		}
		o := &Overview{Document: settings.document(b, credits.Available, f.Now())}
		for _, item := range ledger.ListRows.All(rows, 2) {
			o.Entries = append(o.Entries, entryOf(&item, b.State))
		}
		done(f, o, nil)
	})
}

// EndedEntries counts the entries that have ended.
func (o *Overview) EndedEntries() (n int) {
	for i := range o.Entries {
		if o.Entries[i].Ended {
			n++
		}
	}
	return n
}

// entryOf makes the entry of an item. stopped is the state of the batch.
func entryOf(item *ledger.ItemRow, stopped string) Entry {
	e := Entry{
		Number: item.Number, Reference: item.Reference, State: item.State, Appraisal: item.Appraisal, Currency: item.Currency.Text(),
		Lower: item.Lower.Real(), Upper: item.Upper.Real(), Estimate: item.Estimate.Real(), Title: item.Title.Text(), URL: item.URL.Text(),
	}
	e.Ended = e.State != ledger.ItemWaiting && e.State != ledger.ItemRunning
	if _, e.Failure = failureOf(e.State, stopped); e.Failure == "" {
		e.Failure = errorsOf(item.Error)
	}
	return e
}
