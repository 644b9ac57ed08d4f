package account

const (
	AppraisalCost = 10 // credits

	// The house's accounts in the ledger.
	Issued = "issued" // debited when credits are granted
	Earned = "earned" // credited when credits are spent

	// What a transfer of credits can be.
	Pending = "pending"
	Posted  = "posted"
	Voided  = "voided"

	// StaleAfter is how long credits stay pending at most, in milliseconds, before the cron voids them.
	// The cron runs every minute, so they are back within five; an exchange takes half a minute.
	StaleAfter = 4 * 60_000

	// OutOfCredits is the name of the constraint that refuses a transfer the balance does not cover. A
	// database's error carries it.
	OutOfCredits = "out_of_credits"

	// RatesKey is the KV key of the exchange rates; market.ParseRates says what they look like.
	RatesKey = "rates"
)
