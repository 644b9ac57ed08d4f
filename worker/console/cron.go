package main

import (
	"context"

	"loupe/core/account"
)

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
