package appraisal

import (
	"loupe/core/exchange"
	"loupe/core/store/account"
	"loupe/core/store/ledger"
)

// RunItem runs the appraisal of a batch's item that was claimed for it, and calls done once. The refusal is Cancelled
// if the item was claimed for another appraisal in the meantime.
func RunItem(f *exchange.Flow, settings *Settings, id, owner string, item *ledger.Item, done func(*exchange.Flow, Outcome)) {
	admitted := storedRequest(item.Request, settings, account.Grant{Account: owner, Key: item.Key, Fees: item.Fees})
	a := begin(f, settings, admitted, id, Hooks{Done: done})
	a.batchItem = item
	a.run(f, stages[:])
}

// copyAnswer returns the statements that copy the answer of an identical appraisal and settle this one.
func (a *appraisal) copyAnswer(now int64) []exchange.Statement {
	return []exchange.Statement{
		exchange.SQL(ledger.CopyAnswer, exchange.Text(a.id), exchange.Text(a.batchItem.Same), exchange.Int(now)),
		exchange.SQL(ledger.SettleTransfer, exchange.Text(a.id), exchange.Text(a.batchItem.SameState), exchange.Int(now)),
		ledger.FindSettlement.Bind(exchange.Text(a.id)),
	}
}
