package ledger

import "loupe/core/exchange"

// An appraisal is admitted in one transaction of VoidLost and ReleaseIdempotencyKey (if the caller sent a key), InsertAppraisal, LimitAtOnce,
// LimitUnvalued, HoldCredits and, if needed, HasTooManyUnvalued. InsertAppraisal comes first, so that
// a repeated request is reported as one even if the balance is empty, and so that HoldCredits finds the appraisal's key.

// VoidLost voids the pending transfer of a lost call with the same idempotency key and request, so that the repeated call gets its credits.
// The exchange that claimed the appraisal has ended without settling it.
//
//	?1  account
//	?2  idempotency key
//	?3  SHA-256 of the request's body in hexadecimal
//	?4  time: exchanges with earlier claims have ended
//	?5  current time
const VoidLost = "UPDATE transfer SET state = '" + Voided + "', settled_at = ?5 WHERE state = '" + Pending + "' AND id = " +
	"(SELECT id FROM appraisal WHERE account = ?1 AND idempotency_key = ?2 AND request_hash = ?3 AND answer IS NULL AND claimed_at < ?4)"

// ReleaseIdempotencyKey allows an account to reuse an idempotency key that has expired, or whose appraisal
// was voided before it had an answer. A transfer that is settled with the answer has the same time as the answer.
//
//	?1  account
//	?2  idempotency key
//	?3  time: a key that was used at or before this time has expired
const ReleaseIdempotencyKey = "UPDATE appraisal SET idempotency_key = NULL " +
	"WHERE account = ?1 AND idempotency_key = ?2 AND (created_at <= ?3 OR " +
	"EXISTS (SELECT 1 FROM transfer t WHERE t.id = appraisal.id AND t.state = '" + Voided + "' " +
	"AND (answer IS NULL OR t.settled_at <> answered_at)))"

// InsertAppraisal records an appraisal that has no answer yet.
//
//	?1  id, also the id of its transfer
//	?2  account
//	?3  id of the API key
//	?4  idempotency key, or NULL
//	?5  SHA-256 of the request's body in hexadecimal; '' without an idempotency key
//	?6  the request as JSON: image_url, description, country
//	?7  current time
//	?8  1 if the caller may cancel it, else 0
//	?9  current time if the exchange runs the appraisal itself, as of ClaimAppraisal; NULL if it is to be queued
//
// Fails with DuplicateIdempotencyKey if the account has used the idempotency key, else with RateOfKey
// if the key has used its rate.
const InsertAppraisal = "INSERT INTO appraisal (id, account, api_key, idempotency_key, request_hash, request, created_at, cancellable, claimed_at) " +
	"VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)"

// LimitAtOnce limits how many appraisals an account has in progress. Those are its pending transfers.
//
//	?1  account
//	?2  the highest number in progress, the new one included
//
// Fails with TooManyAtOnce if the account has as many already.
const LimitAtOnce = "INSERT INTO admission (account, at_once) VALUES (?1, ?2)"

// HoldCredits inserts the pending transfer of an appraisal.
//
//	?1  id of the appraisal
//	?2  account that pays
//	?3  amount
//	?4  current time
//
// Fails with KeyLimitReached if the appraisal's key may not spend the amount on this day or in this month, or
// with OutOfCredits if the balance does not cover it.
const HoldCredits = "INSERT INTO transfer (id, debit, credit, amount, state, reason, created_at) " +
	"VALUES (?1, ?2, '" + Earned + "', ?3, '" + Pending + "', '" + appraisalReason + "', ?4)"

// HasTooManyUnvalued tells whether an account has too many unvalued appraisals: they ended without a value, or were never settled. The
// account is not charged for them, but Loupe may have paid outside services.
//
//	?1  account
//	?2  time: only appraisals made after this time are counted
//	?3  the number that is too many, unless as many had a value since the first of them
//
// Returns one row.
var HasTooManyUnvalued = exchange.Query[bool]{Scan: exchange.ScanBool, SQL: "SELECT " + tooManyOf + "?1" + tooManySince}

// The SQL condition of HasTooManyUnvalued, with the account between both parts. ?2 and ?3 are as there.
const (
	tooManyOf    = "EXISTS (SELECT 1 FROM (SELECT valued_since FROM unvalued WHERE account = "
	tooManySince = " AND created_at > ?2 ORDER BY created_at DESC LIMIT 1 OFFSET ?3 - 1) WHERE valued_since < ?3)"
)

// LimitUnvalued limits an account's unvalued appraisals, as HasTooManyUnvalued tells.
//
//	?1  account
//	?2  time: only appraisals made after this time are counted
//	?3  the number that is too many
//
// Fails with TooManyUnvalued if the account has as many.
const LimitUnvalued = "INSERT INTO unvalued_admission (account, after, most) VALUES (?1, ?2, ?3)"
