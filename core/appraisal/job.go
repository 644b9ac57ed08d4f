package appraisal

import (
	"loupe/core/account"
	"loupe/core/exchange"
	"loupe/core/jsontext"
	"loupe/core/ledger"
	"loupe/core/request"
)

// claimLife is the time in milliseconds after which a claimed appraisal may be claimed again. It is longer
// than an exchange can take, and shorter than credits can stay pending.
const claimLife = 60_000

// enqueue sends the id of an admitted appraisal to the host's queue, and calls the hook Admitted. If the host
// has a queue, the remaining stages are skipped here. Otherwise they run in this exchange.
func (a *appraisal) enqueue(f *exchange.Flow) {
	exchange.On(f, f.Queue([]byte(a.id)), func(f *exchange.Flow, _ struct{}, err error) {
		a.queued = err == nil
		a.hooks.Admitted(f, a.id)
	})
}

// RunJob runs the appraisal that a message of the queue names, unless it has ended. It calls done once: with
// true if the appraisal has ended or does not exist, with false if the message must be delivered again.
func RunJob(f *exchange.Flow, settings Settings, id string, done func(*exchange.Flow, bool)) {
	now := f.Now()
	claim := f.D1(
		exchange.SQL(ledger.ClaimAppraisal, exchange.Text(id), exchange.Int(now), exchange.Int(now-claimLife)),
		exchange.SQL(ledger.FindJob, exchange.Text(id), exchange.Int(now), exchange.Int(now-unvaluedWindow), exchange.Int(maxUnvalued)))
	exchange.On(f, claim, func(f *exchange.Flow, batch []exchange.Rows, err error) {
		row := singleRow(batch, 6)
		switch {
		case err != nil:
			done(f, false)
			return
		case row == nil || row[1].Text() != ledger.Pending:
			done(f, true) // the appraisal does not exist, or it has ended
			return
		case row[0].Int() == 0:
			done(f, false) // another exchange has claimed it
			return
		}
		root, _ := jsontext.Parse([]byte(row[4].Text()))
		r, invalid := request.Read(root, request.Defaults{AllowLocal: settings.allowLocal})
		if invalid != nil {
			done(f, true) // another version of the core stored a request that this one refuses; the cron voids the credits
			return
		}
		a := &appraisal{
			Request: Request{Appraisal: r, Grant: account.Grant{Account: row[2].Text(), Key: row[3].Text()}}, id: id, settings: settings,
			hooks: Hooks{Done: func(f *exchange.Flow, o Outcome) { done(f, o.Refusal == "" || o.Refusal == Cancelled) }},
		}
		a.limit(row[5].Int())
		a.run(f, stages[1:]) // without admit
	})
}
