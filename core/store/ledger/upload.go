package ledger

import "loupe/core/exchange"

// One transaction of CountUpload and FindCredits counts an upload, before its body is read or its link is made.

// CountUpload counts an upload, unless the account can't pay for an appraisal or has had its uploads of the day.
//
//	?1  account
//	?2  day: the number of days since 1970-01-01, UTC
//	?3  limit: the number of uploads that the account may have on that day
//	?4  credits that must be available
//
// Returns no rows, and changes one if it has counted the upload.
const CountUpload = "INSERT INTO upload (account, day, photos) SELECT account, ?2, 1 FROM credit " +
	"WHERE account = ?1 AND available >= ?4 AND ?3 > 0 " +
	"ON CONFLICT (account) DO UPDATE SET photos = CASE day WHEN excluded.day THEN photos + 1 ELSE 1 END, day = excluded.day " +
	"WHERE day <> excluded.day OR photos < ?3"

// InsertUploadLink stores a new upload link. The account's upload must have been counted.
//
//	?1  SHA-256 of the link's token in hexadecimal
//	?2  id of the API key
//	?3  time at which the link expires
const InsertUploadLink = "INSERT INTO upload_link (hash, api_key, expires_at) VALUES (?1, ?2, ?3)"

// FindUploadLink finds an upload link that can be used: its photo is not stored, and its key and account are still valid.
//
//	?1  SHA-256 of the link's token in hexadecimal
//	?2  current time
//
// Returns one row, or none.
var FindUploadLink = exchange.Query[UploadLink]{
	Scan: func(r *exchange.Row, row *UploadLink) { *row = UploadLink{r.Text(), r.Int()} },
	SQL:  "SELECT account, expires_at FROM usable_link WHERE hash = ?1 AND expires_at > ?2"}

// UploadLink is an upload link.
type UploadLink struct {
	Account string // of the link's key
	Expires int64  // when the link or its key expires
}

// The statements on an upload link while its photo is stored. ClaimUploadLink comes first, so that only one photo is stored. Then comes
// EndUploadLink or, if the photo could not be stored, ReleaseUploadLink.
//
//	?1  SHA-256 of the link's token in hexadecimal
//
// They return no rows, and change one unless there is no such link, or ClaimUploadLink finds it claimed.
const (
	ClaimUploadLink   = "UPDATE upload_link SET claimed = 1 WHERE hash = ?1 AND NOT claimed"
	ReleaseUploadLink = "UPDATE upload_link SET claimed = 0 WHERE hash = ?1"
	EndUploadLink     = "DELETE FROM upload_link WHERE hash = ?1"
)

// RequirePhoto requires that an uploaded image does not wait for the photo of an upload link.
//
//	?1  KV key of the image: image/ and its id
//
// Fails with PhotoAwaited if the photo is not stored yet.
const RequirePhoto = "INSERT INTO photo_admission (image) VALUES (?1)"
