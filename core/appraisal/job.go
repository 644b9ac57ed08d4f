package appraisal

import (
	"loupe/core/appraisal/request"
	"loupe/core/base/limits"
	"loupe/core/exchange"
	"loupe/core/store/account"
	"loupe/core/store/ledger"
)

// claimLife is the time in milliseconds after which a claimed appraisal may be claimed again. It is longer
// than an exchange can take, and shorter than credits can stay pending.
const claimLife = 60_000

const _ = uint(claimLife - 5_000 - (limits.Exchange + limits.SlotWait + limits.GracePeriod))

// enqueue sends the id of an admitted appraisal to the host's queue, and calls the hook Admitted. If the host
// has a queue, the remaining stages are skipped here. Otherwise they run in this exchange, which claims the
// appraisal first: a queue that seems to fail may still deliver the message.
func (a *appraisal) enqueue(f *exchange.Flow) {
	exchange.On(f, f.Queue([]byte(a.id)), func(f *exchange.Flow, _ struct{}, err error) {
		if err == nil {
			a.queued = true
			a.hooks.Admitted(f, a.id)
			return
		}
		exchange.On(f, f.D1(claim(a.id, f.Now())), func(f *exchange.Flow, batch []exchange.Rows, err error) {
			a.queued = err == nil && batch[0].Changes == 0 // another exchange is at work on it
			a.hooks.Admitted(f, a.id)
		})
	})
}

// claim is the statement that claims an appraisal for this exchange.
func claim(id string, now int64) exchange.Statement {
	return exchange.SQL(ledger.ClaimAppraisal, exchange.Text(id), exchange.Int(now), exchange.Int(now-claimLife))
}

// storedRequest returns the request of an appraisal that was stored as JSON.
func storedRequest(json string, settings *Settings, grant account.Grant) *Request {
	return &Request{Appraisal: request.Stored(json, settings.allowLocal), Grant: grant}
}

// RunJob runs the appraisal that a message of the queue names, unless it has ended. It calls done once: with
// true if the appraisal has ended or does not exist, with false if the message must be delivered again.
func RunJob(f *exchange.Flow, settings *Settings, id string, done func(*exchange.Flow, bool)) {
	now := f.Now()
	claimed := f.D1(
		claim(id, now),
		ledger.FindJob.Bind(exchange.Text(id), exchange.Int(now-unvaluedWindow), exchange.Int(maxUnvalued)))
	exchange.On(f, claimed, func(f *exchange.Flow, batch []exchange.Rows, err error) {
		job := ledger.FindJob.One(batch, 1)
		switch {
		case err != nil:
			done(f, false)
			return
		case job == nil || job.State != ledger.Pending:
			done(f, true) // the appraisal does not exist, or it has ended
			return
		case batch[0].Changes == 0:
			done(f, false) // another exchange has claimed it
			return
		}
		f.SetAccount(job.Account)
		f.ExtendByWaits()
		admitted := storedRequest(job.Request, settings, account.Grant{Account: job.Account, Key: job.Key, Fees: job.Fees})
		a := begin(f, settings, admitted, id, Hooks{Done: func(f *exchange.Flow, o Outcome) {
			if o.Refusal == "" || o.Refusal == Cancelled {
				done(f, true)
				return
			}
			release := f.D1(exchange.SQL(ledger.ReleaseClaim, exchange.Text(id)))
			exchange.On(f, release, func(f *exchange.Flow, _ []exchange.Rows, _ error) { done(f, false) })
		}})
		a.isJob = true
		a.limit(job.TooMany)
		a.run(f, stages[1:]) // without admit
	})
}

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
