package batch

import (
	"loupe/core/appraisal"
	"loupe/core/exchange"
	"loupe/core/ledger"
	"loupe/core/problem"
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
	found := f.D1(exchange.SQL(ledger.FindCredits, owner), exchange.SQL(ledger.FindBatch, owner, exchange.Text(id)),
		exchange.SQL(ledger.ListRows, exchange.Text(id), exchange.Int(0), exchange.Text(""), exchange.Int(int64(items))))
	exchange.On(f, found, func(f *exchange.Flow, rows []exchange.Rows, err error) {
		switch {
		case err != nil || len(rows) != 3 || len(rows[0].Rows) != 1:
			done(f, nil, &unavailable)
			return
		case len(rows[1].Rows) != 1:
			done(f, nil, &notFound)
			return
		}
		row := rows[1].Rows[0]
		o := &Overview{Document: settings.document(row, appraisal.CreditsOf(rows[0].Rows[0]).Available, f.Now())}
		for _, item := range rows[2].Rows {
			o.Entries = append(o.Entries, entryOf(item, row[2].Text()))
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

// entryOf makes the entry of a row of ledger.ListRows. stopped is the state of the batch.
func entryOf(row []exchange.Value, stopped string) Entry {
	e := Entry{
		Number: row[0].Int(), Reference: row[1].Text(), State: row[2].Text(), Appraisal: row[4].Text(), Currency: row[10].Text(),
		Lower: row[8].Real(), Upper: row[9].Real(), Estimate: row[11].Real(), Title: row[13].Text(), URL: row[14].Text(),
	}
	e.Ended = e.State != ledger.ItemWaiting && e.State != ledger.ItemRunning
	if _, e.Failure = failureOf(e.State, stopped); e.Failure == "" {
		e.Failure = errorsOf(row[errorOfRow].Text())
	}
	return e
}
