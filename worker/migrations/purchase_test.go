package migrations_test

import (
	"database/sql"
	"fmt"
	"strings"
	"testing"

	"loupe/core/ledger"
	"loupe/worker/migrations/migrationstest"
)

// openShop returns a database in which account a has paid the purchase p and has begun the purchase q.
func openShop(t *testing.T) *sql.DB {
	t.Helper()
	db, _ := migrationstest.Open(t)
	for _, statement := range []string{
		`INSERT INTO account (id, name, created_at) VALUES ('a', 'A', 0), ('b', 'B', 0)`,
		`INSERT INTO purchase (id, account, pack, credits, price, currency, created_at) VALUES ('p', 'a', 'x', 100, 1000, 'USD', 1), ('q', 'a', 'x', 100, 1000, 'USD', 1)`,
		`UPDATE purchase SET session = 'cs_p', payment_intent = 'pi_p' WHERE id = 'p'`,
		`UPDATE purchase SET paid_at = 2 WHERE id = 'p'`,
	} {
		exec(t, db, statement)
	}
	return db
}

// collect is ledger.CollectDebts for all accounts.
var collect = strings.NewReplacer("?1", "NULL", "?2", "5").Replace(ledger.CollectDebts)

func owed(t *testing.T, db *sql.DB, account string) (n int) {
	t.Helper()
	if err := db.QueryRow(`SELECT coalesce((SELECT owed FROM debt WHERE account = ?), 0)`, account).Scan(&n); err != nil {
		t.Fatal(err)
	}
	return n
}

// takeBack returns a statement that sets a purchase's refunded credits.
func takeBack(credits int) string {
	return fmt.Sprintf(`UPDATE purchase SET refunded = %d, revision = revision + 1, changed_at = 3 WHERE id = 'p'`, credits)
}

func TestOwedCreditsAreCollectedBeforeAnythingCanSpendThem(t *testing.T) {
	db := openShop(t)
	steps := []struct {
		statement           string
		balance, held, owed int
	}{
		{transfer("spent", "a", "earned", 60, "posted"), 40, 0, 0},
		{transfer("held", "a", "earned", 10, "pending"), 40, 10, 0},
		{transfer("held too", "a", "earned", 5, "pending"), 40, 15, 0},
		{takeBack(90), 15, 15, 65},
		{takeBack(100), 15, 15, 75},
		{collect, 15, 15, 75},
		{settle("held too", "voided"), 15, 10, 75},
		{collect, 10, 10, 70},
		{settle("held", "posted"), 0, 0, 70},
		{transfer("grant", "issued", "a", 20, "posted"), 20, 0, 70},
		{transfer("correction", "a", "issued", 1, "posted"), 19, 0, 70},
		{collect, 0, 0, 51},
		{transfer("gift", "issued", "a", 21, "posted"), 21, 0, 51},
		{collect, 0, 0, 30},
		{takeBack(80), 0, 0, 10},
		{takeBack(0), 70, 0, 0},
		{takeBack(50), 20, 0, 0},
		{transfer("last", "a", "earned", 20, "posted"), 0, 0, 0},
		{`UPDATE purchase SET session = 'cs_q', payment_intent = 'pi_q', paid_at = 4 WHERE id = 'q'`, 100, 0, 0},
	}
	for _, step := range steps {
		exec(t, db, step.statement)
		balance, held := balanceOf(t, db, "a")
		if got := owed(t, db, "a"); balance != step.balance || held != step.held || got != step.owed {
			t.Fatalf("%s\ngot balance %d, held %d, owed %d, want %d, %d, %d", step.statement, balance, held, got, step.balance, step.held, step.owed)
		}
	}
	var sum, wrong int
	if err := db.QueryRow(`SELECT sum(balance), (SELECT count(*) FROM transfer t WHERE state = 'posted' AND
				(SELECT count(*) FROM entry e WHERE e.transfer = t.id AND e.state = 'posted') <> 2) FROM balance`).Scan(&sum, &wrong); err != nil || sum != 0 || wrong != 0 {
		t.Errorf("got a sum of balances of %d, %d transfers without two entries, %v, want 0, 0", sum, wrong, err)
	}
}

func TestNothingSpendsWhatIsOwed(t *testing.T) {
	db := openShop(t)
	exec(t, db, transfer("spent", "a", "earned", 60, "posted"))
	exec(t, db, takeBack(100))
	exec(t, db, transfer("grant", "issued", "a", 70, "posted")) // 60 are owed
	for _, clause := range []string{"INSERT", "INSERT OR IGNORE", "INSERT OR REPLACE", "INSERT OR FAIL"} {
		for _, state := range []string{"pending", "posted"} {
			if _, err := db.Exec(strings.Replace(transfer("new", "a", "earned", 11, state), "INSERT", clause, 1)); err == nil || !strings.Contains(err.Error(), ledger.OutOfCredits) {
				t.Errorf("%s %s: got error %v, want one with %s", clause, state, err, ledger.OutOfCredits)
			}
		}
	}
	exec(t, db, transfer("new", "a", "earned", 10, "pending"))
	exec(t, db, settle("new", "posted"))
	exec(t, db, collect)
	if balance, held := balanceOf(t, db, "a"); balance != 0 || held != 0 || owed(t, db, "a") != 0 {
		t.Errorf("got balance %d, held %d, owed %d, want 0, 0, 0", balance, held, owed(t, db, "a"))
	}
}

// Each statement must fail with an error that contains message, and change no row.
func TestPurchasesRefuseInvalidWrites(t *testing.T) {
	const columns = `INSERT INTO purchase (id, account, pack, credits, price, currency, created_at`
	for _, test := range []struct{ name, statement, message string }{
		{"pay twice", `UPDATE purchase SET paid_at = 9 WHERE id = 'p'`, "paid once"},
		{"make unpaid", `UPDATE purchase SET paid_at = NULL WHERE id = 'p'`, "paid once"},
		{"pay without a PaymentIntent", `UPDATE purchase SET paid_at = 9 WHERE id = 'q'`, "CHECK"},
		{"another account", `UPDATE purchase SET account = 'b' WHERE id = 'q'`, "never changes"},
		{"more credits", `UPDATE purchase SET credits = 1000 WHERE id = 'q'`, "never changes"},
		{"another price", `UPDATE purchase SET price = 1 WHERE id = 'q'`, "never changes"},
		{"another currency", `UPDATE purchase SET currency = 'EUR' WHERE id = 'q'`, "never changes"},
		{"another session", `UPDATE purchase SET session = 'cs_x' WHERE id = 'p'`, "never changes"},
		{"no session", `UPDATE purchase SET session = NULL WHERE id = 'p'`, "never changes"},
		{"another PaymentIntent", `UPDATE purchase SET payment_intent = 'pi_x' WHERE id = 'p'`, "never changes"},
		{"the PaymentIntent of another purchase", `UPDATE purchase SET payment_intent = 'pi_p' WHERE id = 'q'`, "UNIQUE"},
		{"take back more than was bought", takeBack(101), "CHECK"},
		{"take back less than nothing", takeBack(-1), "CHECK"},
		{"take back without a revision", `UPDATE purchase SET refunded = 5, changed_at = 3 WHERE id = 'p'`, "paid once"},
		{"take back what is not paid", strings.Replace(takeBack(5), "'p'", "'q'", 1), "paid once"},
		{"delete", `DELETE FROM purchase WHERE id = 'q'`, "never deleted"},
		{"replace", `REPLACE` + strings.TrimPrefix(columns, "INSERT") + `) VALUES ('p', 'a', 'x', 100, 1000, 'USD', 1)`, "once"},
		{"begin as paid", columns + `, paid_at, payment_intent) VALUES ('r', 'a', 'x', 100, 1000, 'USD', 1, 2, 'pi')`, "begins unpaid"},
		{"no credits", columns + `) VALUES ('r', 'a', 'x', 0, 1000, 'USD', 1)`, "CHECK"},
		{"no price", columns + `) VALUES ('r', 'a', 'x', 100, 0, 'USD', 1)`, "CHECK"},
		{"currency in lower case", columns + `) VALUES ('r', 'a', 'x', 100, 1000, 'usd', 1)`, "CHECK"},
		{"purchase of a system account", columns + `) VALUES ('r', 'issued', 'x', 100, 1000, 'USD', 1)`, "CHECK"},
		{"purchase of nobody", columns + `) VALUES ('r', 'nobody', 'x', 100, 1000, 'USD', 1)`, "FOREIGN KEY"},
		{"negative debt", `INSERT INTO debt VALUES ('b', -1, 0, 1)`, "CHECK"},
		{"debt of a system account", `INSERT INTO debt VALUES ('earned', 1, 0, 1)`, "CHECK"},
		{"debt that was collected before", `INSERT INTO debt VALUES ('b', 1, 1, 1)`, "begins without"},
		{"delete a debt", `INSERT INTO debt VALUES ('b', 5, 0, 1); DELETE FROM debt`, "never deleted"},
		{"forgive a debt", `INSERT INTO debt VALUES ('b', 5, 0, 1); UPDATE debt SET owed = 0, revision = 1`, "out_of_credits"},
		{"take the id of the grant", transfer("p", "issued", "a", 100, "posted"), "once"},
		{"same event", `INSERT INTO stripe_event VALUES ('e', 't', NULL, '', 1), ('e', 't', NULL, '', 1)`, "stripe_event.id"},
	} {
		db := openShop(t)
		if _, err := db.Exec(test.statement); err == nil || !strings.Contains(err.Error(), test.message) {
			t.Errorf("%s: got error %v, want one with %q", test.name, err, test.message)
		}
		if balance, _ := balanceOf(t, db, "a"); balance != 100 || owed(t, db, "a") != 0 {
			t.Errorf("%s: got balance %d, owed %d, want 100, 0", test.name, balance, owed(t, db, "a"))
		}
	}
}
