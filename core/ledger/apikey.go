package ledger

// FindAPIKey finds an API key that is not revoked.
//
//	?1  SHA-256 of the key in hexadecimal, see account.HashKey
//
// Returns one row, or none if the key is unknown or revoked:
//
//	id       the key's id
//	account  the account that the key belongs to
const FindAPIKey = "SELECT id, account FROM api_key WHERE hash = ?1 AND revoked_at IS NULL"
