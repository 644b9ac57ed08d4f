package main

import (
	"context"

	"loupe/core/ledger"
)

// maxVoided limits the transfers that one run voids. D1 allows 30 seconds per query; this many take less
// than one. The next run, a minute later, voids more.
const maxVoided = 5000

// cron runs every minute. It voids stale transfers, refreshes the exchange rates, and deletes old
// appraisals and transcripts; a failure of one does not prevent the others. Only a failure of the first is returned, the
// others are logged: workers turns an error into a panic, and the bank may be unreachable for an hour.
func (c *Console) cron(ctx context.Context) error {
	err := c.voidStale(ctx)
	if err := c.refreshRates(ctx); err != nil {
		c.Log.Printf("exchange rates not refreshed: %v", err)
	}
	if err := c.purge(ctx, "appraisals", ledger.PurgeAppraisals); err != nil {
		c.Log.Printf("old appraisals not deleted: %v", err)
	}
	if err := c.purge(ctx, "transcripts", ledger.PurgeTranscripts); err != nil {
		c.Log.Printf("old transcripts not deleted: %v", err)
	}
	return err
}

// voidStale voids transfers that have been pending for longer than ledger.StaleAfter, which releases
// the credits they hold.
func (c *Console) voidStale(ctx context.Context) error {
	now := c.Now().UnixMilli()
	voided, err := c.countRows(ctx, ledger.VoidStale, now, now-ledger.StaleAfter, maxVoided)
	if voided > 0 {
		c.Log.Printf("stale transfers voided: %d", voided)
	}
	return err
}

// countRows runs a statement and counts the rows that it returns.
func (c *Console) countRows(ctx context.Context, statement string, args ...any) (n int, err error) {
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
