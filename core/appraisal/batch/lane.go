package batch

import (
	"strings"

	"loupe/core/appraisal"
	"loupe/core/exchange"
	"loupe/core/store/ledger"
)

// An account's items run in lanes: messages of the queue that name the account. Each runs one item, and is sent again while there may
// be more, because the messages of a run of the Worker share its subrequests.
const (
	messagePrefix = "batch/"
	maxLanes      = 8          // items of an account in progress
	claimLife     = 60_000     // milliseconds after which a claimed item without an appraisal may be claimed again
	retryPhoto    = 60_000     // milliseconds until the retry of an item whose photo has not arrived
	retryPaused   = 60_000     // milliseconds until a paused batch is retried
	messagesAtOne = 20         // messages that one exchange of the schedule sends: the free plan limits subrequests
	photoLife     = 20 * hours // milliseconds after which the photos of a waiting item are stored again; they expire after 24 hours
	hours         = 60 * 60_000
)

// message is the message of a lane.
func message(account string) []byte { return []byte(messagePrefix + account) }

// IsMessage returns the account of a lane's message. It returns false for any other message.
func IsMessage(text string) (account string, ok bool) { return strings.CutPrefix(text, messagePrefix) }

func (s *Settings) lanes() int { return min(maxLanes, s.Appraisal.AtOnceInBatches()) }

// Result says what an exchange of a lane did.
type Result int

const (
	Idle  Result = iota // no item may begin now
	More                // there may be another item
	Again               // the database failed: the message must be delivered again
)

// RunItem claims the next item of an account's batches and runs it. It calls done once, with the id of the item's appraisal if it
// claimed one.
func RunItem(f *exchange.Flow, settings *Settings, account string, done func(f *exchange.Flow, id string, result Result)) {
	f.SetAccount(account)
	settings.Appraisal.AwaitItemSlot(f, func(f *exchange.Flow, ok bool) {
		if ok {
			claim(f, settings, account, done)
		} else {
			done(f, "", Idle) // other lanes have the next slots
		}
	})
}

// claim claims the next item and runs it.
func claim(f *exchange.Flow, settings *Settings, account string, done func(*exchange.Flow, string, Result)) {
	now, id := f.Now(), appraisal.NewID(f)
	claimed := f.D1(
		exchange.SQL(ledger.ClaimItem, exchange.Int(now), exchange.Int(now-claimLife), exchange.Text(account), exchange.Int(int64(settings.lanes())), exchange.Text(id)),
		exchange.SQL(ledger.TakeTurn, exchange.Int(now), exchange.Text(id)),
		ledger.FindItem.Bind(exchange.Int(now), exchange.Text(id)))
	exchange.On(f, claimed, func(f *exchange.Flow, rows []exchange.Rows, err error) {
		item := ledger.FindItem.One(rows, 2)
		switch {
		case err != nil:
			done(f, "", Again) // if it was claimed, the schedule releases it
			return
		case item == nil:
			done(f, "", Idle)
			return
		}
		appraisal.RunItem(f, settings.Appraisal, id, account, item, func(f *exchange.Flow, o appraisal.Outcome) {
			settle(f, id, o, func(f *exchange.Flow, result Result) { done(f, id, result) })
		})
	})
}

// settle ends a lane's exchange. It releases an item whose appraisal was not admitted. Triggers of the schema settle the others.
func settle(f *exchange.Flow, id string, o appraisal.Outcome, done func(*exchange.Flow, Result)) {
	var pause, due, itemDue int64
	reason, result := "", More
	switch o.Refusal {
	case appraisal.OutOfCredits, appraisal.KeyLimit, appraisal.TooManyUnvalued:
		pause, reason = retryPaused, string(o.Refusal)
	case appraisal.RateOfKey:
		pause = int64(o.Wait) * 1000
	case appraisal.PhotoAwaited:
		itemDue = retryPhoto
	case appraisal.TooManyAtOnce:
		result = Idle
	case appraisal.NotAdmitted, appraisal.NotSettled:
		done(f, Again) // unknown: the schedule releases the item, or the cron voids the credits
		return
	default:
		done(f, More)
		return
	}
	var batch []exchange.Statement
	if pause > 0 {
		due = f.Now() + pause
		batch = append(batch, exchange.SQL(ledger.DelayBatch, exchange.Text(id), exchange.Int(due), exchange.TextOrNull(reason)))
	}
	if itemDue > 0 {
		itemDue += f.Now()
	}
	batch = append(batch, exchange.SQL(ledger.ReleaseItem, exchange.Text(id), exchange.Int(f.Now()), exchange.Int(itemDue)))
	exchange.On(f, f.D1(batch...), func(f *exchange.Flow, _ []exchange.Rows, _ error) { done(f, result) })
}
