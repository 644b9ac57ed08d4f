package ledger

import "loupe/core/exchange"

// FindAPIKey finds the API key that a secret authenticates. The secret is the key itself or an access token of
// it. It finds no key or token that is revoked or expired.
//
//	?1  SHA-256 of the key or token in hexadecimal, see account.HashKey
//	?2  current time
//
// Returns one row, or none.
var FindAPIKey = exchange.Query[APIKey]{
	Scan: func(r *exchange.Row, row *APIKey) {
		*row = APIKey{r.Text(), r.Text(), r.Text(), r.Int(), r.Bool(), r.Text(), r.Text()}
	},
	SQL: "SELECT k.id, k.account, s.audience, coalesce(min(k.expires_at, s.expires_at), k.expires_at, s.expires_at), " +
		"coalesce(k.last_used_at <= ?2 - 3600000, 1), " +
		"CASE WHEN a.suspended_at IS NOT NULL THEN '" + SuspendedAccount + "' WHEN k.suspended_at IS NOT NULL THEN '" + SuspendedKey + "' END AS suspended, a.fees " +
		"FROM (SELECT id AS api_key, CASE kind WHEN 'test' THEN kind END AS audience, NULL AS expires_at FROM api_key WHERE hash = ?1 AND kind IN ('key', 'test') " +
		"UNION ALL SELECT api_key, audience, expires_at FROM access_token WHERE hash = ?1) s " +
		"JOIN api_key k ON k.id = s.api_key JOIN account a ON a.id = k.account " +
		"WHERE k.revoked_at IS NULL AND coalesce(k.expires_at > ?2, 1) AND coalesce(s.expires_at > ?2, 1)"}

// APIKey is an API key of FindAPIKey.
type APIKey struct {
	ID, Account string
	// Audience is AudienceAPI or AudienceMCP if the secret is an access token, account.AudienceTest if it is a test
	// key, "" if it is another key.
	Audience  string
	Until     int64  // when the key or the token expires, whichever is first; 0 for never
	Stale     bool   // the key's last use is not recorded or more than an hour old
	Suspended string // SuspendedAccount or SuspendedKey if it may not be used, else ""
	Fees      string // the account's own table of fees, JSON; "" if it has none
}

// TouchAPIKey records that a key was used.
//
//	?1  id
//	?2  current time
const TouchAPIKey = "UPDATE api_key SET last_used_at = ?2 WHERE id = ?1"

// IsClient tells whether a key is the access that a user gave to an OAuth client.
//
//	?1  id of the key
//
// Returns one row if it is, else none.
const IsClient = "SELECT 1 FROM api_key WHERE id = ?1 AND kind = 'grant'"

// FindRate reads how a key's rate is used.
//
//	?1  id of the key
//	?2  current time
//
// Returns one row, or none if there is no such key.
var FindRate = exchange.Query[Rate]{
	Scan: func(r *exchange.Row, row *Rate) { *row = Rate{r.Int(), r.Int()} },
	SQL: "SELECT rate, (SELECT min(p.created_at) FROM appraisal p WHERE p.account = k.account AND p.api_key = k.id AND p.created_at > ?2 - 60000 " +
		"AND p.id > " + idBefore + "?2 - 180000" + idEnd + ") FROM api_key k WHERE k.id = ?1"}

// Rate is how a key's rate is used.
type Rate struct {
	PerMinute int64 // appraisals; 0 for no limit
	Oldest    int64 // time of the oldest appraisal that counts; 0 if there is none
}

// KeyUse has two columns of the table api_key: the credits that a key has spent or holds on a day, and in the day's month.
//
//	?1  the day, YYYY-MM-DD
const KeyUse = "coalesce((SELECT s.credits FROM key_spending s WHERE s.api_key = api_key.id AND s.day = ?1), 0), " +
	"coalesce((SELECT sum(s.credits) FROM key_spending s WHERE s.api_key = api_key.id " +
	"AND s.day BETWEEN substr(?1, 1, 8) || '01' AND substr(?1, 1, 8) || '31'), 0)"

// FindKeyLimits reads a key's spending limits, and how they are used.
//
//	?1  the day, YYYY-MM-DD in UTC
//	?2  id of the key
//
// Returns one row, or none if there is no such key.
var FindKeyLimits = exchange.Query[KeyLimits]{
	Scan: func(r *exchange.Row, row *KeyLimits) { *row = KeyLimits{r.Value(), r.Value(), r.Int(), r.Int()} },
	SQL:  "SELECT credits_per_day, credits_per_month, " + KeyUse + " FROM api_key WHERE id = ?2"}

// KeyLimits are a key's spending limits.
type KeyLimits struct {
	PerDay, PerMonth exchange.Value // credits that the key may spend; NULL for no limit
	Day, Month       int64          // credits that it has spent or holds on the day, and in the day's month
}
