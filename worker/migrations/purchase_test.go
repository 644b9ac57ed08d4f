package migrations_test

import (
	"database/sql"
	"fmt"
	"slices"
	"strings"
	"testing"

	"loupe/core/ledger"
	"loupe/worker/migrations"
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
		{collect, 0, 0, 50},
		{transfer("more", "issued", "a", 5, "posted"), 5, 0, 50},
		{collect, 0, 0, 45},
		{transfer("gift", "issued", "a", 15, "posted"), 15, 0, 45},
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
		for _, statement := range []string{
			transfer("new", "a", "earned", 11, "pending"), transfer("new", "a", "earned", 11, "posted"), transfer("new", "a", "issued", 11, "posted"),
		} {
			if _, err := db.Exec(strings.Replace(statement, "INSERT", clause, 1)); err == nil || !strings.Contains(err.Error(), ledger.OutOfCredits) {
				t.Errorf("%s: %s: got error %v, want one with %s", clause, statement, err, ledger.OutOfCredits)
			}
		}
	}
	exec(t, db, transfer("new", "a", "earned", 6, "pending"))
	exec(t, db, settle("new", "posted"))
	exec(t, db, transfer("correction", "a", "issued", 4, "posted"))
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

// Without the guard, the transfer of the next collection or of the paid purchase could not be inserted.
func TestNobodyTakesTheIDsOfPurchasesAndDebts(t *testing.T) {
	db := openShop(t)
	exec(t, db, transfer("spent", "a", "earned", 60, "posted"))
	exec(t, db, takeBack(90)) // 40 are collected, 50 owed
	exec(t, db, transfer("gift", "issued", "b", 50, "posted"))
	for _, forged := range []string{
		transfer("debt:a:1", "a", "issued", 1, "posted"), transfer("debt:a:2", "a", "issued", 1, "posted"), transfer("debt:a:2", "issued", "a", 1, "posted"),
		transfer("debt:b:0", "b", "issued", 1, "posted"), transfer("debt:b:1", "b", "issued", 1, "posted"), transfer("debt:", "issued", "b", 1, "posted"),
		transfer("q", "issued", "a", 100, "posted"), transfer("q", "issued", "b", 100, "posted"), transfer("q:1", "issued", "a", 1, "posted"),
		transfer("p:1", "issued", "a", 1, "posted"), transfer("p:1", "b", "issued", 1, "posted"), transfer("p:2", "issued", "a", 1, "posted"),
		transfer("p:x", "issued", "a", 1, "posted"), transfer("p:1:1", "issued", "a", 1, "posted"), transfer("q", "b", "earned", 1, "pending"),
	} {
		for _, clause := range []string{"INSERT", "INSERT OR IGNORE", "INSERT OR REPLACE"} {
			if _, err := db.Exec(strings.Replace(forged, "INSERT", clause, 1)); err == nil || !strings.Contains(err.Error(), "transfer: ") {
				t.Errorf("%s: %s: got error %v, want a refusal", clause, forged, err)
			}
		}
	}
	for _, statement := range []string{
		transfer("grant", "issued", "a", 10, "posted"), collect, takeBack(20),
		`UPDATE purchase SET session = 'cs_q', payment_intent = 'pi_q', paid_at = 4 WHERE id = 'q'`,
	} {
		exec(t, db, statement)
	}
	if balance, _ := balanceOf(t, db, "a"); balance != 130 || owed(t, db, "a") != 0 {
		t.Errorf("got balance %d, owed %d, want 130 and 0", balance, owed(t, db, "a"))
	}
}

// An administrator of an earlier version chose ids that the ledger needs for itself.
func TestChosenIDsOfEarlierVersionsGetTheirPrefix(t *testing.T) {
	db := migrationstest.OpenEmpty(t)
	all := migrations.Named()
	at := slices.IndexFunc(all, func(m migrations.Migration) bool { return m.Name == "0022_operations.sql" })
	for _, m := range all[:at] {
		migrationstest.Apply(t, db, m)
	}
	const made = "grant_01JDABCDEFGHJKMNPQRSTVWXYZ" // by the service
	audit := func(transfer string) string {
		return fmt.Sprintf(`INSERT INTO audit (id, at, actor, action, target, detail) VALUES ('aud_%[1]s', 1, 'token', 'credits.grant', 'a', '{"transfer":"%[1]s"}')`, transfer)
	}
	for _, statement := range []string{
		`INSERT INTO account (id, name, created_at) VALUES ('a', 'A', 0), ('b', 'B', 0)`,
		`INSERT INTO purchase (id, account, pack, credits, price, currency, created_at, session, payment_intent) VALUES ('p', 'a', 'x', 100, 1000, 'USD', 1, 'cs_p', 'pi_p'), ('q', 'b', 'x', 100, 1000, 'USD', 1, 'cs_q', 'pi_q')`,
		`UPDATE purchase SET paid_at = 2 WHERE id = 'p'`,
		transfer("spent", "a", "earned", 60, "posted"), takeBack(90), // debt:a:1 collects 40, 50 are owed
		transfer(made, "issued", "a", 1, "posted"), audit(made),
		transfer("order-7", "issued", "a", 2, "posted"), audit("order-7"),
		transfer("debt:a:2", "issued", "a", 3, "posted"), audit("debt:a:2"),
		transfer("q", "issued", "b", 4, "posted"), audit("q"),
		transfer("x", "issued", "b", 1, "posted"), audit("x"), transfer("grant:x", "issued", "b", 1, "posted"), audit("grant:x"),
		transfer("open", "b", "earned", 4, "pending"),
	} {
		exec(t, db, statement)
	}
	if _, err := db.Exec(collect); err == nil {
		t.Fatal("the debt was collected: the test does not show the collision")
	}
	for _, m := range all[at:] {
		migrationstest.Apply(t, db, m)
	}
	want := []string{"debt:a:1", "grant:debt:a:2", "grant:grant:x", "grant:" + made, "grant:order-7", "grant:q", "grant:x", "open", "p", "spent"}
	if got := column(t, db, `SELECT id FROM transfer ORDER BY id`); !slices.Equal(got, want) {
		t.Errorf("got the transfers %q, want %q", got, want)
	}
	if got := column(t, db, `SELECT "table" FROM pragma_foreign_key_check UNION ALL SELECT 'entry ' || transfer FROM entry WHERE transfer NOT IN (SELECT id FROM transfer)
		UNION ALL SELECT 'transfer ' || id FROM transfer WHERE id NOT IN (SELECT transfer FROM entry)`); len(got) > 0 {
		t.Errorf("got broken references %q, want none", got)
	}
	for _, statement := range []string{collect, `UPDATE purchase SET paid_at = 4 WHERE id = 'q'`, settle("open", "posted")} {
		exec(t, db, statement)
	}
	if balance, _ := balanceOf(t, db, "b"); balance != 102 || owed(t, db, "a") != 44 {
		t.Errorf("got a balance of %d and %d owed, want 102 and 44", balance, owed(t, db, "a"))
	}
	for _, statement := range []string{`UPDATE transfer SET id = 'x' WHERE id = 'p'`, `UPDATE entry SET balance = 1`} {
		if _, err := db.Exec(statement); err == nil {
			t.Errorf("%s: got no error, want that the guard is back", statement)
		}
	}
}
