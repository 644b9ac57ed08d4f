package billing

import (
	"context"

	"loupe/core/store/ledger"
	"loupe/worker/console/accounts"
	"loupe/worker/console/server"
)

// credits is the response with an account's credits.
type credits struct {
	Balance     int64  `json:"balance"`
	Held        int64  `json:"held"`      // by appraisals in progress
	Available   int64  `json:"available"` // balance minus held and owed
	Owed        int64  `json:"owed"`      // collected from the next credits that come in
	CostPerCall int64  `json:"cost_per_call"`
	Packs       []pack `json:"packs"`  // empty if nothing is for sale
	Portal      bool   `json:"portal"` // whether POST /console/portal opens Stripe's customer portal
	threshold
}

func (a *credits) Targets() []any {
	return []any{&a.Balance, &a.Held, &a.Available, &a.Owed, &a.threshold.Credits}
}

func showCredits(c *server.Call) (any, error) {
	found, err := server.QueryRow[credits](c, `SELECT c.balance, c.held, c.available, c.owed, t.threshold
		FROM credit c LEFT JOIN credit_threshold t ON t.account = c.account WHERE c.account = ?`, c.Session.Account)
	if err != nil {
		return nil, err
	}
	found.CostPerCall, found.Portal = ledger.AppraisalCost, hasPortal(c)
	if found.Packs, err = packsForSale(c); err != nil {
		c.Log.Printf("nothing is for sale: %v", err) // the account's credits are still shown
	}
	return found, nil
}

// collect takes owed credits from the credits that appraisals have released since the last run.
func collect(c *server.Console, ctx context.Context) error {
	_, err := c.DB.Batch(ctx, server.SQL(ledger.CollectDebts, nil, c.Millis()))
	return err
}

// listLedger lists the entries of the account, newest first.
func listLedger(c *server.Call) (any, error) { return accounts.EntriesOf(c, c.Session.Account) }
