package upkeep

import (
	"context"

	"loupe/core/account"
	"loupe/core/ledger"
	"loupe/worker/console/server"
)

// maxPurged is the highest number of appraisals, and of transcripts, that one run deletes. The cron runs
// 1,440 times a day, so it deletes up to 720,000 of each a day.
const maxPurged = 500

// purge returns a task that deletes at most maxPurged rows older than RETENTION_DAYS, oldest first.
// Statement is ledger.PurgeAppraisals or ledger.PurgeTranscripts, and what is its name in the log. The ledger
// keeps the transfers of deleted appraisals. Transcripts in an R2 bucket need a lifecycle rule of the bucket.
func purge(what, statement string) func(*server.Console, context.Context) error {
	return func(c *server.Console, ctx context.Context) error {
		days := ledger.RetentionDays(c.Var("RETENTION_DAYS"))
		purged, err := countRows(c, ctx, statement, c.Now().AddDate(0, 0, -days).UnixMilli(), maxPurged)
		if purged > 0 {
			c.Log.Printf("%s older than %d days deleted: %d", what, days, purged)
		}
		return err
	}
}

// purgeExpired returns a task that deletes rows of a table some time after they have expired, oldest first, at most
// maxPurged. The table has the columns hash and expires_at.
func purgeExpired(table string) func(*server.Console, context.Context) error {
	return func(c *server.Console, ctx context.Context) error {
		_, err := countRows(c, ctx, `DELETE FROM `+table+` WHERE hash IN (
			SELECT hash FROM `+table+` WHERE expires_at < ? ORDER BY expires_at LIMIT ?) RETURNING hash`, c.Millis()-keptExpired, maxPurged)
		return err
	}
}

// keptExpired is for how many milliseconds expired rows are kept: until no cached grant of a token is left.
const keptExpired = 2 * account.GrantLife
