package ledger

// An upload is counted in one transaction of CountUpload and FindUploads, before its body is read.

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
