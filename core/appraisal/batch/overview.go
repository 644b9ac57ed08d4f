package batch

import (
	"loupe/core/base/jsontext"
	"loupe/core/base/problem"
	"loupe/core/exchange"
	"loupe/core/store/ledger"
)

// Overview is a batch with its first items, for a result that is read as a whole.
type Overview struct {
	ledger.Batch
	Entries []Entry
}

// Entry is an item with its value.
type Entry struct {
	Number    int64
	Reference string // "" if the caller gave none
	State     string // of ledger's states of an item
	Appraisal string // id; "" if the item has not begun
	Currency  string // "" without a value

	Lower, Upper, Estimate float64 // in Currency

	Title, URL string // of the best match
	Failure    string // what failed, or why there is no answer; "" if nothing did
}

// Ended reports whether the item has ended.
func (e *Entry) Ended() bool { return e.State != ledger.ItemWaiting && e.State != ledger.ItemRunning }

// EntryMembers visits the members of an entry.
func EntryMembers(m *jsontext.Members, e *Entry) {
	m.Int64("number", &e.Number, jsontext.AsItIs)
	m.Text("reference", &e.Reference, jsontext.Omitted)
	m.Text("state", &e.State, jsontext.AsItIs)
	m.Text("appraisal_id", &e.Appraisal, jsontext.Omitted)
	m.Number("lower", &e.Lower, jsontext.Omitted)
	m.Number("upper", &e.Upper, jsontext.Omitted)
	m.Number("estimate", &e.Estimate, jsontext.Omitted)
	m.Text("currency", &e.Currency, jsontext.Omitted)
	m.Text("best_match", &e.Title, jsontext.Omitted)
	m.Text("url", &e.URL, jsontext.Omitted)
	m.Text("failure", &e.Failure, jsontext.Omitted)
}

// OverviewMembers visits the members of an overview.
func OverviewMembers(m *jsontext.Members, o *Overview) {
	m.Text("id", &o.ID, jsontext.AsItIs)
	m.Text("state", &o.State, jsontext.AsItIs)
	jsontext.Objects(m, "results", &o.Entries, EntryMembers, jsontext.AsItIs)
}

// FindOverview reads a batch of the account with at most this many items. It calls done once, with the overview or the problem.
func FindOverview(f *exchange.Flow, account, id string, items int, done func(*exchange.Flow, *Overview, *problem.Problem)) {
	found := f.D1(ledger.FindBatch.Bind(exchange.Text(account), exchange.Text(id)),
		ledger.ListRows.Bind(exchange.Text(id), exchange.Int(0), exchange.Text(""), exchange.Int(int64(items))))
	exchange.On(f, found, func(f *exchange.Flow, rows []exchange.Rows, err error) {
		b := ledger.FindBatch.One(rows, 0)
		switch {
		case err != nil:
			done(f, nil, &unavailable)
			return
		case b == nil:
			done(f, nil, &notFound)
			return
		}
		o := &Overview{Batch: *b}
		for _, item := range ledger.ListRows.All(rows, 1) {
			o.Entries = append(o.Entries, entryOf(&item, b.State))
		}
		done(f, o, nil)
	})
}

// EndedEntries counts the entries that have ended.
func (o *Overview) EndedEntries() (n int) {
	for i := range o.Entries {
		if o.Entries[i].Ended() {
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
	if failure := failureOf(e.State, stopped); failure != nil {
		e.Failure = failure.detail
	} else {
		e.Failure = errorsOf(item.Error)
	}
	return e
}
