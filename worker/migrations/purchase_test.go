package migrations_test

import (
	"fmt"
	"strings"
	"testing"

	"loupe/core/ledger"
	"loupe/worker/migrations/migrationstest"
)

// collect is ledger.CollectDebts for all accounts.
var collect = strings.NewReplacer("?1", "NULL", "?2", "5").Replace(ledger.CollectDebts)

// takeBack returns a statement that sets a purchase's refunded credits.
func takeBack(purchase string, credits int) string {
	return fmt.Sprintf(`UPDATE purchase SET refunded = %d, revision = revision + 1, changed_at = 3 WHERE id = '%s'`, credits, purchase)
}

func TestOwedCreditsAreCollectedFirst(t *testing.T) {
	t.Parallel()
	db, _ := migrationstest.Open(t)
	for _, statement := range []string{
		`INSERT INTO account (id, name, created_at) VALUES ('a', 'A', 0)`,
		`INSERT INTO purchase (id, account, pack, credits, price, currency, created_at, session, payment_intent) VALUES
			('p', 'a', 'x', 100, 1000, 'USD', 1, 'cs_p', 'pi_p'), ('q', 'a', 'x', 100, 1000, 'USD', 1, NULL, NULL)`,
		`UPDATE purchase SET paid_at = 2 WHERE id = 'p'`,
	} {
		exec(t, db, statement)
	}
	steps := []struct {
		statement           string
		balance, held, owed int
	}{
		{transfer("spent", "a", "earned", 60, "posted"), 40, 0, 0},
		{transfer("held", "a", "earned", 10, "pending"), 40, 10, 0},
		{transfer("held too", "a", "earned", 5, "pending"), 40, 15, 0},
		{takeBack("p", 90), 15, 15, 65},
		{takeBack("p", 100), 15, 15, 75},
		{collect, 15, 15, 75},
		{settle("held too", "voided"), 15, 10, 75},
		{collect, 10, 10, 70},
		{settle("held", "posted"), 0, 0, 70},
		{transfer("grant", "issued", "a", 20, "posted"), 20, 0, 70},
		{collect, 0, 0, 50},
		{transfer("more", "issued", "a", 5, "posted"), 5, 0, 50},
		{collect, 0, 0, 45},
		{transfer("gift", "issued", "a", 15, "posted"), 15, 0, 45},
		{collect, 0, 0, 30},
		{takeBack("p", 80), 0, 0, 10},
		{takeBack("p", 0), 70, 0, 0},
		{takeBack("p", 50), 20, 0, 0},
		{transfer("last", "a", "earned", 20, "posted"), 0, 0, 0},
		{pay, 100, 0, 0},
	}
	for _, step := range steps {
		exec(t, db, step.statement)
		balance, held := balanceOf(t, db, "a")
		var owed int
		if err := db.QueryRow(`SELECT coalesce(sum(owed), 0) FROM debt`).Scan(&owed); err != nil {
			t.Fatal(err)
		}
		if balance != step.balance || held != step.held || owed != step.owed {
			t.Fatalf("%s\ngot balance %d, held %d, owed %d, want %d, %d, %d", step.statement, balance, held, owed, step.balance, step.held, step.owed)
		}
	}
	var sum, wrong int
	if err := db.QueryRow(`SELECT sum(balance), (SELECT count(*) FROM transfer t WHERE state = 'posted' AND
				(SELECT count(*) FROM entry e WHERE e.transfer = t.id AND e.state = 'posted') <> 2) FROM balance`).Scan(&sum, &wrong); err != nil || sum != 0 || wrong != 0 {
		t.Errorf("got a sum of balances of %d, %d transfers without two entries, %v, want 0, 0", sum, wrong, err)
	}
}
