package appraisal

import (
	"loupe/core/exchange"
	"loupe/core/store/ledger"
	"loupe/core/upstream/photo"
)

const (
	// An appraisal without a value costs the caller nothing, but the operator pays the outside services. An account has too many if
	// maxUnvalued were within unvaluedWindow, and fewer had a value since the first of these. Then it is limited: see Settings.limited.
	// With mostUnvalued of them, no appraisal of the account is admitted.
	maxUnvalued    = 30
	mostUnvalued   = 300
	unvaluedWindow = 60 * 60_000 // milliseconds
)

// RetryAfter is the number of seconds after which a caller may ask again about a call in progress.
const RetryAfter = 5

// admit records the call and holds its credits in one transaction. It inserts the appraisal first, so
// that a repeated call is recognised even if the balance is empty.
func (a *appraisal) admit(f *exchange.Flow) {
	var batch []exchange.Statement
	hash := ""
	if a.IdempotencyKey != "" {
		hash = a.Hash // nothing else compares it
		owner, key, now := exchange.Text(a.Grant.Account), exchange.Text(a.IdempotencyKey), f.Now()
		batch = append(batch, exchange.SQL(ledger.VoidLost, owner, key, exchange.Text(hash), exchange.Int(now-claimLife), exchange.Int(now)),
			exchange.SQL(ledger.ReleaseIdempotencyKey, owner, key, exchange.Int(now-a.KeyLife)))
	}
	var cancellable int64
	if a.hooks.Range == nil && a.batchItem == nil { // otherwise a caller could read the range and then cancel, free of charge
		cancellable = 1
	}
	claimed := exchange.Int(f.Now())
	if a.hooks.Queue {
		claimed = exchange.Value{}
	}
	inProgress, unvalued := a.settings.atOnce, int64(mostUnvalued)
	if a.batchItem != nil {
		batch = append(batch, exchange.SQL(ledger.AdmitItem, exchange.Text(a.id)))
		inProgress = int64(a.settings.AtOnceInBatches())
		if a.settings.LimitsUnvalued() {
			unvalued = maxUnvalued // the batch pauses before this limit applies to its items
		}
	}
	batch = append(batch,
		exchange.SQL(ledger.InsertAppraisal,
			exchange.Text(a.id), exchange.Text(a.Grant.Account), exchange.Text(a.Grant.Key),
			exchange.TextOrNull(a.IdempotencyKey), exchange.Text(hash), exchange.Text(string(a.Request.JSON())), exchange.Int(f.Now()),
			exchange.Int(cancellable), claimed),
		exchange.SQL(ledger.LimitAtOnce, exchange.Text(a.Grant.Account), exchange.Int(inProgress)),
		exchange.SQL(ledger.LimitUnvalued, exchange.Text(a.Grant.Account), exchange.Int(f.Now()-unvaluedWindow), exchange.Int(unvalued)),
		exchange.SQL(ledger.HoldCredits,
			exchange.Text(a.id), exchange.Text(a.Grant.Account), exchange.Int(ledger.AppraisalCost), exchange.Int(f.Now())))
	for _, url := range append(a.MoreImages, a.Image) {
		if key, uploaded := photo.UploadKeyOf(url); uploaded {
			batch = append(batch, exchange.SQL(ledger.RequirePhoto, exchange.Text(key)))
		}
	}
	switch {
	case a.batchItem != nil && a.batchItem.Same != "":
		batch = append(batch, a.copyAnswer(f.Now())...)
	case a.settings.LimitsUnvalued():
		batch = append(batch, ledger.HasTooManyUnvalued.Bind(
			exchange.Text(a.Grant.Account), exchange.Int(f.Now()-unvaluedWindow), exchange.Int(maxUnvalued)))
	}
	exchange.On(f, f.D1(batch...), a.admitted)
}

// admitted reads the result of the admission. It ends the appraisal if the admission failed.
func (a *appraisal) admitted(f *exchange.Flow, batch []exchange.Rows, err error) {
	switch ledger.ConstraintOf(err) {
	case ledger.OutOfCredits:
		FindCredits(f, a.Grant, func(f *exchange.Flow, c ledger.Credits, err error) {
			o := Outcome{Refusal: OutOfCredits, Remaining: -1}
			if err == nil {
				o.Remaining = c.Available
			}
			a.end(f, o)
		})
	case ledger.RateOfKey:
		a.refuseRate(f)
	case ledger.KeyLimitReached:
		a.refuseKeyLimit(f)
	case ledger.TooManyAtOnce:
		a.end(f, Outcome{Refusal: TooManyAtOnce, Remaining: -1})
	case ledger.TooManyUnvalued:
		a.end(f, Outcome{Refusal: TooManyUnvalued, Remaining: -1})
	case ledger.PhotoAwaited:
		a.end(f, Outcome{Refusal: PhotoAwaited, Remaining: -1})
	case ledger.ItemTaken:
		a.end(f, Outcome{Refusal: Cancelled})
	case ledger.DuplicateIdempotencyKey:
		a.replay(f)
	default:
		a.recorded(f, batch, err)
	}
}

// recorded continues after an admission that violated no constraint.
func (a *appraisal) recorded(f *exchange.Flow, batch []exchange.Rows, err error) {
	switch {
	case err != nil:
		a.end(f, Outcome{Refusal: NotAdmitted})
		a.withdraw(f)
		return
	case a.batchItem != nil && a.batchItem.Same != "":
		a.settled(f, batch)
		return
	}
	tooMany := ledger.HasTooManyUnvalued.Last(batch)
	a.limit(tooMany != nil && *tooMany)
	switch {
	case a.hooks.Queue:
		a.enqueue(f)
	case a.hooks.Admitted != nil:
		a.hooks.Admitted(f, a.id)
	}
}

// withdraw voids the appraisal after an admission that may have been committed, so that the caller can repeat the call at once. If that fails
// too, a repeated call takes over later: see ledger.VoidLost and replay. Without one the cron voids the credits.
func (a *appraisal) withdraw(f *exchange.Flow) {
	f.BeginGracePeriod()
	f.Await(f.D1(exchange.SQL(ledger.SettleTransfer, exchange.Text(a.id), exchange.Text(ledger.Voided), exchange.Int(f.Now()))))
}

// limit restricts the appraisal's outside services if the account has had too many appraisals without a value.
func (a *appraisal) limit(tooMany bool) {
	if a.limited = tooMany && a.settings.LimitsUnvalued(); a.limited {
		a.settings = a.settings.limited()
	}
}

// replay answers with the record of the first call that had the same idempotency key. If that was lost before it was queued, it is queued now.
func (a *appraisal) replay(f *exchange.Flow) {
	replay := f.D1(ledger.FindReplay.Bind(exchange.Text(a.Grant.Account), exchange.Text(a.IdempotencyKey)))
	exchange.On(f, replay, func(f *exchange.Flow, batch []exchange.Rows, _ error) {
		first := ledger.FindReplay.One(batch, 0)
		if first == nil {
			a.end(f, Outcome{Refusal: NotAdmitted})
			return
		}
		switch d := &first.Documents; {
		case first.RequestHash != a.Hash:
			a.end(f, Outcome{Refusal: IdempotencyConflict})
		case d.Answer == "" && a.hooks.Queue && first.Unclaimed:
			a.id = first.ID
			a.enqueue(f)
		case d.Answer == "":
			a.end(f, Outcome{ID: first.ID, Refusal: InProgress})
		default:
			o := Outcome{ID: first.ID, Replayed: true, Charged: first.Transfer.Charged(), Remaining: first.Available}
			o.Answer, o.Evidence = documentsOf(d)
			a.end(f, o)
		}
	})
}
