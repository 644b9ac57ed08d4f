// Package ledger holds what both planes know of the credit ledger: the names of its accounts, states and
// constraints, the cost of an appraisal, and the SQL statements that admit, settle and look up appraisals,
// look up API keys, grant credits and void stale transfers.
//
// The ledger uses double-entry bookkeeping with two-phase transfers: a transfer is pending until it is
// posted or voided (https://docs.tigerbeetle.com/coding/two-phase-transfers). The schema and the triggers
// that enforce its invariants are in worker/migrations.
//
// The comment of each statement lists its parameters, and the rows that it returns, if any. The fields of a row are in the order of the statement's columns.
// Times are Unix milliseconds. Amounts and balances are credits. The package performs no I/O.
package ledger

import (
	"strings"

	"loupe/core/exchange"
)

// The system accounts, which belong to Loupe itself. They can't have API keys or be granted credits.
const (
	Issued = "issued" // debited when credits are granted; the only account that may be overdrawn
	Earned = "earned" // credited when credits are spent
)

// The states of a transfer.
const (
	Pending = "pending" // its credits are held
	Posted  = "posted"  // its credits have moved
	Voided  = "voided"  // its credits were released
)

// The audiences of access tokens: the part of the service that accepts the token (RFC 8707).
const (
	AudienceAPI = "api" // the paths under /api/v1
	AudienceMCP = "mcp" // the connector, and uploads of photos
)

// What FindAPIKey reports as suspended, in the words that callers read.
const (
	SuspendedAccount = "account"
	SuspendedKey     = "API key"
)

const (
	// AppraisalCost is the price of an appraisal with a value, in credits. docs/openapi.yaml states it too, and tests/contract
	// compares the two.
	AppraisalCost = 10

	// MaxTransfer is the largest amount of one transfer in credits. The schema enforces it.
	MaxTransfer = 1_000_000_000

	// StaleAfter is the age in milliseconds at which the cron voids a pending transfer. An exchange takes half a minute at most.
	StaleAfter = 4 * 60_000
)

// Times in the words that callers read. Tests compare these words with the numbers, and the documentation with these words.
const (
	StaleAfterText = "four minutes" // StaleAfter
	ReleasedWithin = "five minutes" // StaleAfter and the minute between two runs of the cron: no credits stay held for longer
)

// Constraint is a constraint of the schema. The error of a statement that violates it contains its name.
type Constraint string

// The constraints. SQLite reports the columns of a unique index in place of its name.
const (
	OutOfCredits            Constraint = "out_of_credits"            // the balance covers every transfer
	RateOfKey               Constraint = "rate_of_key"               // a key has at most its rate of appraisals in 60 seconds
	KeyLimitReached         Constraint = "key_limit_reached"         // a key spends at most its credits_per_day and credits_per_month
	TooManyKeys             Constraint = "too_many_keys"             // an account has at most 25 active API keys
	TooManyAtOnce           Constraint = "too_many_at_once"          // see LimitAtOnce
	TooManyUnvalued         Constraint = "too_many_unvalued"         // see LimitUnvalued
	PhotoAwaited            Constraint = "photo_awaited"             // see RequirePhoto
	ItemTaken               Constraint = "item_taken"                // see AdmitItem
	TooManyReports          Constraint = "too_many_reports"          // an account has at most 1,000 reports, and 5,000 items in them
	TooManyWebhooks         Constraint = "too_many_webhooks"         // an account has at most ten webhooks
	DuplicateIdempotencyKey Constraint = "appraisal.idempotency_key" // an account uses an idempotency key for one appraisal
	DuplicateBatchKey       Constraint = "batch.idempotency_key"     // an account uses an idempotency key for one batch
	OutcomeEventsPerHour    Constraint = "outcome_events_per_hour"   // webhooks of an account are told of 1000 outcomes an hour
	OutcomeEventsPerDay     Constraint = "outcome_events_per_day"    // webhooks are told of ten changes of an outcome in 24 hours

	// TooManyBatches is the constraint that an account has at most ten open batches, cancels at most fifty within a
	// day, and gets no other once these have 30 MB together.
	TooManyBatches Constraint = "too_many_batches"
)

var constraints = [...]Constraint{
	OutOfCredits, RateOfKey, KeyLimitReached, TooManyKeys, TooManyAtOnce, TooManyUnvalued, PhotoAwaited, ItemTaken, TooManyReports,
	TooManyWebhooks, DuplicateIdempotencyKey, DuplicateBatchKey, OutcomeEventsPerHour, OutcomeEventsPerDay, TooManyBatches,
}

// ConstraintOf returns the constraint that a failed batch violated, including the [ListingLimit.Constraint] of each
// limit. It returns "" if the batch did not fail, or for another reason.
func ConstraintOf(err error) Constraint {
	if code := exchange.CodeOf(err); err == nil || code != 0 && code != exchange.Failed {
		return ""
	}
	message := err.Error()
	for _, c := range constraints {
		if strings.Contains(message, string(c)) {
			return c
		}
	}
	for i := range ListingLimits {
		if c := ListingLimits[i].Constraint(); strings.Contains(message, string(c)) {
			return c
		}
	}
	return ""
}

// appraisalReason is the reason on the transfer of an appraisal, as the customer's ledger shows it.
const appraisalReason = "appraisal"
