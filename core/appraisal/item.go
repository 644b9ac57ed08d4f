package appraisal

import (
	"loupe/core/account"
	"loupe/core/date"
	"loupe/core/exchange"
	"loupe/core/jsontext"
	"loupe/core/ledger"
	"loupe/core/request"
)

// Item is an item of a batch that was claimed for an appraisal.
type Item struct {
	ID           string // of the appraisal
	Account, Key string
	Request      string // JSON
	Fees         string // the account's own table of fees, JSON; "" if it has none
	// Same is the id of an identical appraisal: the item gets its answer, and no outside service is called again. "" without
	// such an appraisal. SameState is the state of its transfer.
	Same, SameState string
}

// RunItem runs the appraisal of a batch's item, and calls done once. The refusal is Cancelled if the item was claimed for another
// appraisal in the meantime.
func RunItem(f *exchange.Flow, settings *Settings, item Item, done func(*exchange.Flow, Outcome)) {
	root, _ := jsontext.Parse([]byte(item.Request))
	r, invalid := request.Parse(root, request.Defaults{AllowLocal: settings.allowLocal}, date.OfTime(f.Now()))
	if invalid != nil {
		done(f, Outcome{Refusal: Cancelled}) // another version of the core stored a request that this one refuses
		return
	}
	admitted := &Request{Appraisal: r, Grant: account.Grant{Account: item.Account, Key: item.Key, Fees: item.Fees}}
	a := begin(f, settings, admitted, item.ID, Hooks{Done: done})
	a.batchItem = &item
	a.run(f, stages[:])
}

// copyAnswer returns the statements that copy the answer of an identical appraisal and settle this one.
func (a *appraisal) copyAnswer(now int64) []exchange.Statement {
	return []exchange.Statement{
		exchange.SQL(ledger.CopyAnswer, exchange.Text(a.id), exchange.Text(a.batchItem.Same), exchange.Int(now)),
		exchange.SQL(ledger.SettleTransfer, exchange.Text(a.id), exchange.Text(a.batchItem.SameState), exchange.Int(now)),
		exchange.SQL(ledger.FindSettlement, exchange.Text(a.id)),
	}
}
