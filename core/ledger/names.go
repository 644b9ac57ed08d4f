// Package ledger holds what both planes know of the credit ledger: the names of its accounts, states and
// constraints, the cost of an appraisal, and the SQL statements that admit, settle and look up appraisals,
// look up API keys, grant credits and void stale transfers.
//
// The ledger uses double-entry bookkeeping with two-phase transfers: a transfer is pending until it is
// posted or voided (https://docs.tigerbeetle.com/coding/two-phase-transfers). The schema and the triggers
// that enforce its invariants are in worker/migrations.
//
// The comment of each statement lists its parameters and its result columns. Times are Unix
// milliseconds. Amounts and balances are credits. The package performs no I/O.
package ledger

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

// Constraints of the schema. The error of a statement that violates one contains its name.
const (
	// OutOfCredits is the constraint that the balance covers every transfer.
	OutOfCredits = "out_of_credits"

	// RateOfKey is the constraint that a key has at most its rate of appraisals in 60 seconds.
	RateOfKey = "rate_of_key"

	// KeyLimitReached is the constraint that a key spends at most its credits_per_day and credits_per_month.
	KeyLimitReached = "key_limit_reached"

	// TooManyKeys is the constraint that an account has at most 25 active API keys.
	TooManyKeys = "too_many_keys"

	// TooManyAtOnce is the limit of LimitAtOnce.
	TooManyAtOnce = "too_many_at_once"

	// TooManyUnvalued is the limit of LimitUnvalued.
	TooManyUnvalued = "too_many_unvalued"

	// PhotoAwaited is the limit of RequirePhoto.
	PhotoAwaited = "photo_awaited"

	// DuplicateIdempotencyKey is the unique index on an account's idempotency keys. SQLite reports
	// the columns of a unique index in place of its name.
	DuplicateIdempotencyKey = "appraisal.idempotency_key"
)

// appraisalReason is the reason on the transfer of an appraisal, as the customer's ledger shows it.
const appraisalReason = "appraisal"
