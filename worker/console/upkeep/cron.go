// Package upkeep has the cron's tasks on the data of both planes: voiding stale transfers, and deleting old and expired
// rows.
package upkeep

import (
	"context"

	"loupe/core/store/account"
	"loupe/core/store/ledger"
	"loupe/worker/console/server"
)

// Tasks are the tasks of this package.
var Tasks = []server.Task{
	{Name: "stale transfers not voided", Run: voidStale, Essential: true},
	{Name: "old batches not deleted", Run: purge("batches", ledger.PurgeBatches)},
	{Name: "old appraisals not deleted", Run: purge("appraisals", ledger.PurgeAppraisals)},
	{Name: "old transcripts not deleted", Run: purge("transcripts", ledger.PurgeTranscripts)},
	{Name: "old events of webhooks not deleted", Run: purgeEvents},
	{Name: "expired sessions not deleted", Run: purgeExpired("session")},
	{Name: "expired invitations not deleted", Run: purgeExpired("invitation")},
	{Name: "expired access tokens not deleted", Run: purgeExpired("access_token")},
	{Name: "expired upload links not deleted", Run: purgeExpired("upload_link")},
	{Name: "used sign-in states not deleted", Run: purgeExpired("used_state")},
}

// maxVoided limits the transfers that one run voids. D1 allows 30 seconds per query; this many take less
// than one. The next run, a minute later, voids more.
const maxVoided = 5000

// voidStale voids transfers that have been pending for longer than ledger.StaleAfter, which releases
// the credits they hold.
func voidStale(c *server.Console, ctx context.Context) error {
	now := c.Millis()
	voided, err := countRows(c, ctx, ledger.VoidStale, now, now-ledger.StaleAfter, maxVoided)
	if voided > 0 {
		c.Log.Printf("stale transfers voided: %d", voided)
	}
	return err
}

// countRows runs a statement and counts the rows that it returns.
func countRows(c *server.Console, ctx context.Context, statement string, args ...any) (n int, err error) {
	err = c.EachRow(ctx, func(func(...any) error) error {
		n++
		return nil
	}, statement, args...)
	return n, err
}

// maxPurged is the highest number of appraisals, and of transcripts, that one run deletes. The cron runs
// 1,440 times a day, so it deletes up to 720,000 of each a day.
const maxPurged = 500

// purge returns a task that deletes at most maxPurged rows older than RETENTION_DAYS, oldest first.
// Statement is ledger.PurgeBatches, PurgeAppraisals or PurgeTranscripts, and what is its name in the log. The ledger
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

// keptEvents is for how many days the events of webhooks and the log of their deliveries are kept.
const keptEvents = 30

// purgeEvents deletes old events with their deliveries, oldest first, at most maxPurged. Their ids begin with their time. Then it
// removes webhooks that are marked deleted and have no deliveries, also at most maxPurged.
func purgeEvents(c *server.Console, ctx context.Context) error {
	_, err := countRows(c, ctx, `DELETE FROM webhook_event WHERE id IN (SELECT id FROM webhook_event WHERE id < printf('evt_%012x', ?) ORDER BY id LIMIT ?) RETURNING id`,
		c.Now().AddDate(0, 0, -keptEvents).UnixMilli(), maxPurged)
	if err != nil {
		return err
	}
	_, err = countRows(c, ctx, `DELETE FROM webhook WHERE id IN (SELECT id FROM webhook w WHERE state = 'deleted'
		AND NOT EXISTS (SELECT 1 FROM webhook_delivery WHERE webhook = w.id) LIMIT ?) RETURNING id`, maxPurged)
	return err
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
