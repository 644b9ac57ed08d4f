package billing

import (
	"strconv"

	"loupe/core/store/ledger"
	"loupe/worker/console/server"
)

// threshold is an account's setting for the event credits.low: it is sent when fewer credits are left.
type threshold struct {
	Credits *int64 `json:"low_balance"` // nil for no event
}

// setThreshold sets or, with null, removes the account's threshold. If fewer credits are left already, the event is sent now.
// The triggers credit_threshold_checked and credit_threshold_crossed of the schema send it later.
func setThreshold(c *server.Call) (any, error) {
	body, err := server.DecodeBody[threshold](c)
	if err != nil {
		return nil, err
	}
	if body.Credits == nil {
		_, err := c.DB.Batch(c.Context(), server.SQL(`DELETE FROM credit_threshold WHERE account = ?`, c.Session.Account))
		return body, err
	}
	if *body.Credits < 1 || *body.Credits > ledger.MaxTransfer {
		return nil, server.Invalid("low_balance", "low_balance must be 1 to "+strconv.Itoa(ledger.MaxTransfer)+" credits, or null for no event")
	}
	_, err = c.DB.Batch(c.Context(),
		server.SQL(`INSERT INTO credit_threshold (account, threshold, changed_at) VALUES (?, ?, ?)
			ON CONFLICT (account) DO UPDATE SET threshold = excluded.threshold, low = 0, changed_at = excluded.changed_at`, c.Session.Account, *body.Credits, c.Millis()),
		server.SQL(`UPDATE credit_threshold SET low = 1 FROM credit c
			WHERE credit_threshold.account = ? AND c.account = credit_threshold.account AND threshold > c.balance - c.owed`, c.Session.Account))
	return body, err
}
