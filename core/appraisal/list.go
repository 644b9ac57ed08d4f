package appraisal

import (
	"loupe/core/account"
	"loupe/core/exchange"
	"loupe/core/ledger"
	"loupe/core/text"
)

// PageSize is the highest number of appraisals on a page of a list.
const PageSize = 50

// Summary is one appraisal in a list.
type Summary struct {
	ID           string
	Created      int64 // Unix milliseconds
	ImageURL     string
	Description  string  // of the request
	State        string  // "in_progress", "valued" or "no_value"
	Charged      int64   // credits
	Lower, Upper float64 // in Currency; 0 without a value
	Currency     string  // ISO 4217; "" without a value
	BestMatch    string  // the title of the best match
	Sale         []byte  // JSON of package outcome: what the item sold for; null if none is recorded
	Corrected    string  // the title of the item, if the caller corrected it; then the range and the best match are the correction's
}

// Page is a page of a list. Next is the cursor of the next page, "" on the last page.
type Page struct {
	Items []Summary
	Next  string
}

// states maps the state of a transfer to the state of its appraisal.
var states = text.Pairs{{ledger.Pending, "in_progress"}, {ledger.Posted, "valued"}, {ledger.Voided, "no_value"}}

// IsState reports whether a text is a state of an appraisal.
func IsState(text string) bool { return transferState(text) != "" }

// transferState returns the state of the transfer of an appraisal in a state, "" for any other text.
func transferState(state string) string {
	for _, pair := range states {
		if pair[1] == state {
			return pair[0]
		}
	}
	return ""
}

// Filter selects a page of a list. The zero value of each member but Limit selects all appraisals.
type Filter struct {
	Cursor string // the Next of the page before
	Limit  int    // 1 to PageSize
	Search string // is in the description or in the title of the best match; ASCII letters match in either case
	State  string // as in Summary
	Key    string // id of the API key
	Since  int64  // Unix milliseconds: not created before
	Until  *int64 // Unix milliseconds: created before
}

// List reads a page of the account's appraisals, newest first. List calls done once.
func List(f *exchange.Flow, grant account.Grant, filter Filter, done func(*exchange.Flow, Page, error)) {
	before, from := ledger.FirstPage, idAt(filter.Since)
	if filter.Until != nil {
		before = idAt(*filter.Until)
	}
	if filter.Cursor != "" {
		before = min(before, filter.Cursor)
	}
	found := f.D1(exchange.SQL(ledger.ListAppraisals, exchange.Text(grant.Account), exchange.Text(before), exchange.Text(from),
		exchange.Text(transferState(filter.State)), exchange.Text(filter.Key), exchange.Text(filter.Search), exchange.Int(int64(filter.Limit+1))))
	exchange.On(f, found, func(f *exchange.Flow, batch []exchange.Rows, err error) {
		var page Page
		for _, set := range batch {
			for _, row := range set.Rows {
				if len(row) != 12 {
					continue
				}
				if len(page.Items) == filter.Limit {
					page.Next = page.Items[filter.Limit-1].ID
					break
				}
				page.Items = append(page.Items, Summary{
					ID: row[0].Text(), Created: row[1].Int(), ImageURL: row[2].Text(), Description: row[3].Text(), State: states.Get(row[4].Text()),
					Charged: charged(row[4], row[5]), Lower: row[6].Real(), Upper: row[7].Real(), Currency: row[8].Text(), BestMatch: row[9].Text(), Sale: jsonOrNull(row[10]), Corrected: row[11].Text(),
				})
			}
		}
		done(f, page, err)
	})
}
