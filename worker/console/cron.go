package main

import (
	"context"

	"loupe/core/ledger"
)

// maxVoided limits the transfers that one run voids. D1 allows 30 seconds per query; this many take less
// than one. The next run, a minute later, voids more.
const maxVoided = 5000

// cron runs every minute. It voids stale transfers, then refreshes the exchange rates; a failure of one
// does not prevent the other. A failed refresh is logged, not returned: workers turns an error into a
// panic, and the bank may be unreachable for an hour.
func (c *Console) cron(ctx context.Context) error {
	err := c.voidStale(ctx)
	if err := c.refreshRates(ctx); err != nil {
		c.Log.Printf("exchange rates not refreshed: %v", err)
	}
	return err
}

// voidStale voids transfers that have been pending for longer than ledger.StaleAfter, which releases
// the credits they hold.
func (c *Console) voidStale(ctx context.Context) error {
	now := c.Now().UnixMilli()
	rows, err := c.DB.QueryContext(ctx, ledger.VoidStale, now, now-ledger.StaleAfter, maxVoided)
	if err != nil {
		return err
	}
	defer rows.Close()
	voided := 0
	for rows.Next() {
		voided++
	}
	if voided > 0 {
		c.Log.Printf("stale transfers voided: %d", voided)
	}
	return rows.Err()
}
