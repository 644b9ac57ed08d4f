// Package upkeep has the cron's tasks on the data of both planes: voiding stale transfers, and deleting old and expired
// rows.
package upkeep

import (
	"context"

	"loupe/core/ledger"
	"loupe/worker/console/server"
)

// Tasks are the tasks of this package.
var Tasks = []server.Task{
	{Name: "stale transfers not voided", Run: voidStale, Essential: true},
	{Name: "old appraisals not deleted", Run: purge("appraisals", ledger.PurgeAppraisals)},
	{Name: "old transcripts not deleted", Run: purge("transcripts", ledger.PurgeTranscripts)},
	{Name: "expired sessions not deleted", Run: purgeExpired("session")},
	{Name: "expired access tokens not deleted", Run: purgeExpired("access_token")},
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
	rows, err := c.DB.QueryContext(ctx, statement, args...)
	if err != nil {
		return 0, err
	}
	defer rows.Close()
	for rows.Next() {
		n++
	}
	return n, rows.Err()
}
