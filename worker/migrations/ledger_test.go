package migrations_test

import (
	"database/sql"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"loupe/core/ledger"
	"loupe/worker/migrations/migrationstest"
)

// querier is a database or a transaction.
type querier interface {
	Query(query string, args ...any) (*sql.Rows, error)
	QueryRow(query string, args ...any) *sql.Row
}

// exec executes a statement. The test fails unless it succeeds.
func exec(t *testing.T, db *sql.DB, query string, args ...any) {
	t.Helper()
	if _, err := db.Exec(query, args...); err != nil {
		t.Fatalf("%s: %v", query, err)
	}
}

// transfer returns a statement that inserts a transfer.
func transfer(id, debit, credit string, amount int, state string) string {
	settled := "2"
	if state == "pending" {
		settled = "NULL"
	}
	return fmt.Sprintf(`INSERT INTO transfer (id, debit, credit, amount, state, reason, created_at, settled_at)
		VALUES ('%s', '%s', '%s', %d, '%s', 'test', 1, %s)`, id, debit, credit, amount, state, settled)
}

// settle returns a statement that gives a transfer a new state.
func settle(id, state string) string {
	return fmt.Sprintf(`UPDATE transfer SET state = '%s', settled_at = 3 WHERE id = '%s'`, state, id)
}

func TestTransfersMoveCredits(t *testing.T) {
	t.Parallel()
	db, _ := migrationstest.Open(t)
	exec(t, db, `INSERT INTO account (id, name, created_at) VALUES ('a', 'A', 0)`)
	const balances = `SELECT group_concat(balance || ' ' || held, ', ' ORDER BY account) FROM balance` // a, earned, issued
	follow(t, db, balances, []step{
		{transfer("grant", "issued", "a", 25, "posted"), "25 0, 0 0, -25 0"},
		{transfer("first", "a", "earned", 10, "pending"), "25 10, 0 0, -25 0"},
		{transfer("second", "a", "earned", 10, "pending"), "25 20, 0 0, -25 0"},
		{settle("first", "posted"), "15 10, 10 0, -25 0"},
		{settle("second", "voided"), "15 0, 10 0, -25 0"},
		{transfer("third", "a", "earned", 15, "posted"), "0 0, 25 0, -25 0"},
	})
}

// step is a statement, and what a query gives after it.
type step struct{ statement, want string }

// follow executes the statements of steps in order. The test fails at the first one after which the query gives something else.
func follow(t *testing.T, db *sql.DB, query string, steps []step) {
	t.Helper()
	for _, s := range steps {
		exec(t, db, s.statement)
		if got := column(t, db, query)[0]; got != s.want {
			t.Fatalf("%s\ngot %s, want %s", s.statement, got, s.want)
		}
	}
}

// dump returns all rows of the ledger as text.
func dump(t *testing.T, db querier) string {
	t.Helper()
	var text string
	err := db.QueryRow(`SELECT
		(SELECT group_concat(concat_ws(' ', id, name), char(10)) FROM (SELECT * FROM account ORDER BY id)) || char(10) ||
		(SELECT group_concat(concat_ws(' ', id, debit, credit, amount, state, reason, created_at, settled_at), char(10))
		   FROM (SELECT * FROM transfer ORDER BY id)) || char(10) ||
		(SELECT group_concat(concat_ws(' ', account, seq, transfer, state, posted, pending, balance, held, created_at), char(10))
		   FROM (SELECT * FROM entry ORDER BY account, seq))`).Scan(&text)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// Random transfers and settlements are applied to the ledger and to a model in memory.
func TestLedgerMatchesModel(t *testing.T) {
	t.Parallel()
	type pendingTransfer struct {
		debit, credit string
		amount        int
	}
	for seed := range uint64(5) {
		random := rand.New(rand.NewPCG(seed, 0))
		db, _ := migrationstest.Open(t)
		exec(t, db, `INSERT INTO account (id, name, created_at) VALUES ('a', 'A', 0), ('b', 'B', 0)`)
		accounts := []string{"issued", "earned", "a", "b"}
		balance, held := map[string]int{}, map[string]int{}
		pending := map[string]pendingTransfer{}
		for step := range 300 {
			if len(pending) > 0 && random.IntN(2) == 0 {
				id := randomKey(random, pending)
				state := []string{"posted", "voided"}[random.IntN(2)]
				exec(t, db, settle(id, state))
				p := pending[id]
				delete(pending, id)
				held[p.debit] -= p.amount
				if state == "posted" {
					balance[p.debit] -= p.amount
					balance[p.credit] += p.amount
				}
				continue
			}
			debit := accounts[random.IntN(len(accounts))]
			credit := accounts[random.IntN(len(accounts))]
			if debit == credit {
				continue
			}
			id, amount, state := fmt.Sprint("t", step), 1+random.IntN(30), []string{"pending", "posted"}[random.IntN(2)]
			_, err := db.Exec(transfer(id, debit, credit, amount, state))
			covered := debit == "issued" || balance[debit]-held[debit] >= amount
			if (err == nil) != covered {
				t.Fatalf("seed %d: transfer of %d from %s with balance %d and %d held: got error %v, want covered: %v",
					seed, amount, debit, balance[debit], held[debit], err, covered)
			}
			switch {
			case !covered:
			case state == "posted":
				balance[debit] -= amount
				balance[credit] += amount
			default:
				held[debit] += amount
				pending[id] = pendingTransfer{debit, credit, amount}
			}
		}
		for _, account := range accounts {
			got := column(t, db, `SELECT balance || ' ' || held FROM balance WHERE account = ?`, account)[0]
			if want := fmt.Sprint(balance[account], " ", held[account]); got != want {
				t.Errorf("seed %d: %s: got balance and held credits %s, want %s", seed, account, got, want)
			}
		}
	}
}

// randomKey returns a key that depends only on the seed. The keys are sorted, since the order of a map is
// random.
func randomKey[V any](random *rand.Rand, m map[string]V) string {
	keys := slices.Sorted(maps.Keys(m))
	return keys[random.IntN(len(keys))]
}

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
	const state = `SELECT b.balance || ' ' || b.held || ' ' || coalesce(d.owed, 0) FROM balance b LEFT JOIN debt d ON d.account = b.account WHERE b.account = 'a'`
	follow(t, db, state, []step{
		{transfer("spent", "a", "earned", 60, "posted"), "40 0 0"},
		{transfer("held", "a", "earned", 10, "pending"), "40 10 0"},
		{transfer("held too", "a", "earned", 5, "pending"), "40 15 0"},
		{takeBack("p", 90), "15 15 65"},
		{takeBack("p", 100), "15 15 75"},
		{collect, "15 15 75"},
		{settle("held too", "voided"), "15 10 75"},
		{collect, "10 10 70"},
		{settle("held", "posted"), "0 0 70"},
		{transfer("grant", "issued", "a", 20, "posted"), "20 0 70"},
		{collect, "0 0 50"},
		{transfer("more", "issued", "a", 5, "posted"), "5 0 50"},
		{collect, "0 0 45"},
		{transfer("gift", "issued", "a", 15, "posted"), "15 0 45"},
		{collect, "0 0 30"},
		{takeBack("p", 80), "0 0 10"},
		{takeBack("p", 0), "70 0 0"},
		{takeBack("p", 50), "20 0 0"},
		{transfer("last", "a", "earned", 20, "posted"), "0 0 0"},
		{pay, "100 0 0"},
	})
	const sound = `SELECT sum(balance) || ' ' || (SELECT count(*) FROM transfer t WHERE state = 'posted' AND
		(SELECT count(*) FROM entry e WHERE e.transfer = t.id AND e.state = 'posted') <> 2) FROM balance`
	if got := column(t, db, sound)[0]; got != "0 0" {
		t.Errorf("got a sum of balances and a number of transfers without two entries of %s, want 0 0", got)
	}
}
