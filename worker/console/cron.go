package main

import (
	"context"

	"loupe/core/account"
)

// cron does what is to be done each minute. Credits come first, and neither failure keeps the other from being done. One of
// the exchange rates is logged and no more: an error is a panic in workers, and a bank may be out of reach for an hour.
func (c *Console) cron(ctx context.Context) error {
	err := c.voidStale(ctx)
	if err := c.refreshRates(ctx); err != nil {
		c.Log.Printf("no new exchange rates: %v", err)
	}
	return err
}

// maxVoided bounds one run, which D1 gives 30 seconds; this many take a fraction of one. What is left over is voided a
// minute later.
const maxVoided = 5000

// voidStale lets go of the credits that have been pending for too long: the exchange that held them died. It is one
// statement, so that a transfer which is being settled at this moment is either settled or voided, never both.
func (c *Console) voidStale(ctx context.Context) error {
	now := c.Now().UnixMilli()
	rows, err := c.DB.QueryContext(ctx, `UPDATE transfer SET state = ?, settled_at = ? WHERE id IN (
			SELECT id FROM transfer WHERE state = 'pending' AND created_at < ? ORDER BY created_at LIMIT ?
		) RETURNING id`, account.Voided, now, now-account.StaleAfter, maxVoided)
	if err != nil {
		return err
	}
	defer rows.Close()
	voided := 0
	for rows.Next() {
		voided++
	}
	if voided > 0 {
		c.Log.Printf("voided %d transfers that nobody settled", voided)
	}
	return rows.Err()
}
