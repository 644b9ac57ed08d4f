package appraisal

import (
	"loupe/core/base/text"
	"loupe/core/exchange"
	"loupe/core/store/account"
	"loupe/core/store/ledger"
)

// PageSize is the highest number of appraisals on a page of a list.
const PageSize = 50

// states has the state of an appraisal for each state of its transfer.
var states = text.Pairs{{ledger.Pending, "in_progress"}, {ledger.Posted, "valued"}, {ledger.Voided, "no_value"}}

// StateOf returns the state of an appraisal with this transfer.
func StateOf(transfer ledger.Transfer) string { return states.Get(transfer.State) }

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
	Cursor string // the next of the page before
	Limit  int    // 1 to PageSize
	Search string // is in the description or in the title of the best match; ASCII letters match in either case
	State  string // "in_progress", "valued" or "no_value"
	Key    string // id of the API key
	Since  int64  // Unix milliseconds: not created before
	Until  *int64 // Unix milliseconds: created before
}

// List reads a page of the account's appraisals, newest first, and calls done once. Next is the cursor of the next page, "" on the last page.
func List(f *exchange.Flow, grant account.Grant, filter Filter, done func(f *exchange.Flow, page []ledger.Summary, next string, err error)) {
	before, from := ledger.FirstPage, idAt(filter.Since)
	if filter.Until != nil {
		before = idAt(*filter.Until)
	}
	if filter.Cursor != "" {
		before = min(before, filter.Cursor)
	}
	found := f.D1(ledger.ListAppraisals.Bind(exchange.Text(grant.Account), exchange.Text(before), exchange.Text(from),
		exchange.Text(transferState(filter.State)), exchange.Text(filter.Key), exchange.Text(filter.Search), exchange.Int(int64(filter.Limit+1))))
	exchange.On(f, found, func(f *exchange.Flow, batch []exchange.Rows, err error) {
		page, next := exchange.Page(ledger.ListAppraisals.All(batch, 0), filter.Limit, func(s *ledger.Summary) string { return s.ID })
		done(f, page, next, err)
	})
}
