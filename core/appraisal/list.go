package appraisal

import (
	"loupe/core/account"
	"loupe/core/exchange"
	"loupe/core/ledger"
	"loupe/core/text"
)

const pageSize = 50

// Summary is one appraisal in a list.
type Summary struct {
	ID           string
	Created      int64 // Unix milliseconds
	ImageURL     string
	State        string  // "in_progress", "valued" or "no_value"
	Charged      int64   // credits
	Lower, Upper float64 // in Currency; 0 without a value
	Currency     string  // ISO 4217; "" without a value
	BestMatch    string  // the title of the best match
}

// Page is a page of a list. Next is the cursor of the next page, "" on the last page.
type Page struct {
	Items []Summary
	Next  string
}

// states maps the state of a transfer to the state of its appraisal.
var states = text.Pairs{{ledger.Pending, "in_progress"}, {ledger.Posted, "valued"}, {ledger.Voided, "no_value"}}

// List reads a page of the account's appraisals, newest first, 50 to a page. Cursor is "" for the first page,
// then the Next of the page before. List calls done once.
func List(f *exchange.Flow, grant account.Grant, cursor string, done func(*exchange.Flow, Page, error)) {
	if cursor == "" {
		cursor = ledger.FirstPage
	}
	found := f.D1(exchange.SQL(ledger.ListAppraisals, exchange.Text(grant.Account), exchange.Text(cursor), exchange.Int(pageSize+1)))
	exchange.On(f, found, func(f *exchange.Flow, batch []exchange.Rows, err error) {
		var page Page
		for _, set := range batch {
			for _, row := range set.Rows {
				if len(row) != 9 {
					continue
				}
				if len(page.Items) == pageSize {
					page.Next = page.Items[pageSize-1].ID
					break
				}
				page.Items = append(page.Items, Summary{
					ID: row[0].Text(), Created: row[1].Int(), ImageURL: row[2].Text(), State: states.Get(row[3].Text()),
					Charged: charged(row[3], row[4]), Lower: row[5].Real(), Upper: row[6].Real(), Currency: row[7].Text(), BestMatch: row[8].Text(),
				})
			}
		}
		done(f, page, err)
	})
}
