package ledger

import "loupe/core/exchange"

// An appraisal is settled in one transaction of StoreAnswer, SettleTransfer and FindSettlement. The
// transaction may be repeated: what is already settled stays as it is.

// StoreAnswer stores an appraisal's answer, unless the appraisal already has one or was cancelled. If the cron has
// voided the transfer, the caller can't be charged any more, and an answer without a value is stored instead.
//
//	?1  id
//	?2  current time
//	?3  figures as JSON: see the table appraisal
//	?4  evidence as JSON
//	?5  fingerprints of the photo, as core/imaging/fingerprint formats them; '' without any
//	?6  answer: JSON as a blob
//	?7  findings: JSON as a blob
//	?8  figures without a value, stored instead if the transfer is no longer pending
//	?9  answer without a value, stored instead like ?8
//
// Changes at least one row if it stored the answer.
const StoreAnswer = "UPDATE appraisal SET figures = iif(t.state = '" + Pending + "', ?3, ?8), evidence = ?4, answered_at = ?2, " +
	"fingerprints = unhex(nullif(hex(substr(?5, 1, 2)) || substr(?5, 3), '')), answer = iif(t.state = '" + Pending + "', ?6, ?9), findings = ?7 " +
	"FROM transfer t WHERE t.id = ?1 AND appraisal.id = ?1 AND answered_at IS NULL"

// SettleTransfer posts or voids a transfer if it is still pending.
//
//	?1  id
//	?2  new state: Posted or Voided
//	?3  current time
const SettleTransfer = "UPDATE transfer SET state = ?2, settled_at = ?3 WHERE id = ?1 AND state = '" + Pending + "'"

// HeldWebhook is the condition that the webhook w fails, or was slow in the last ten minutes: only the schedule delivers to it, a few events at a
// time, so that it takes no time of the queue's messages. A statement appends the time.
const HeldWebhook = "w.failing_since IS NOT NULL OR coalesce(w.slow_at, 0) + 600000 > "

// FindSettlement reads how an appraisal was settled. The cron may have voided its transfer before
// SettleTransfer ran.
//
//	?1  id
//
// Returns one row.
var FindSettlement = exchange.Query[Settlement]{
	Scan: func(r *exchange.Row, row *Settlement) {
		*row = Settlement{r.Bool(), scanTransfer(r), r.Int(), r.Text()}
	},
	SQL: "SELECT p.answer IS NOT NULL, t.state, t.amount, b.available, (SELECT group_concat(w.id) FROM webhook w " +
		"WHERE w.account = t.debit AND w.state = 'enabled' AND NOT (" + HeldWebhook + "t.settled_at) " +
		"AND EXISTS (SELECT 1 FROM webhook_delivery d WHERE d.webhook = w.id AND d.next_at <= t.settled_at)) FROM appraisal p JOIN transfer t ON t.id = p.id " +
		"JOIN credit b ON b.account = t.debit WHERE p.id = ?1"}

// Settlement is how an appraisal was settled.
type Settlement struct {
	Answered  bool
	Transfer  Transfer
	Available int64  // the account's available credits, as of FindCredits
	Webhooks  string // ids of the account's webhooks with an event to deliver, separated by commas, without those that fail or are slow
}

// VoidStale voids the oldest pending transfers, whose exchanges ended without settling them. It is a
// single statement, so a transfer that is settled at the same time is either posted or voided, never
// both.
//
//	?1  current time
//	?2  time: only transfers made before this time are voided
//	?3  limit: the number of transfers voided at most
//
// Returns one row for each voided transfer:
//
//	id  of the transfer
const VoidStale = "UPDATE transfer SET state = '" + Voided + "', settled_at = ?1 WHERE id IN (" +
	"SELECT id FROM transfer WHERE state = '" + Pending + "' AND created_at < ?2 ORDER BY created_at LIMIT ?3" +
	") RETURNING id"
