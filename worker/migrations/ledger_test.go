package migrations_test

import (
	"database/sql"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

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

func balanceOf(t *testing.T, db *sql.DB, account string) (balance, held int) {
	t.Helper()
	if err := db.QueryRow(`SELECT balance, held FROM balance WHERE account = ?`, account).Scan(&balance, &held); err != nil {
		t.Fatal(err)
	}
	return balance, held
}

func TestTransfersMoveCredits(t *testing.T) {
	t.Parallel()
	db, _ := migrationstest.Open(t)
	exec(t, db, `INSERT INTO account (id, name, created_at) VALUES ('a', 'A', 0)`)
	steps := []struct {
		statement                     string
		issued, earned, balance, held int
	}{
		{transfer("grant", "issued", "a", 25, "posted"), -25, 0, 25, 0},
		{transfer("first", "a", "earned", 10, "pending"), -25, 0, 25, 10},
		{transfer("second", "a", "earned", 10, "pending"), -25, 0, 25, 20},
		{settle("first", "posted"), -25, 10, 15, 10},
		{settle("second", "voided"), -25, 10, 15, 0},
		{transfer("third", "a", "earned", 15, "posted"), -25, 25, 0, 0},
	}
	for _, step := range steps {
		exec(t, db, step.statement)
		balance, held := balanceOf(t, db, "a")
		issued, _ := balanceOf(t, db, "issued")
		earned, _ := balanceOf(t, db, "earned")
		if balance != step.balance || held != step.held || issued != step.issued || earned != step.earned {
			t.Fatalf("%s\ngot  issued %d, earned %d, balance %d, held %d\nwant issued %d, earned %d, balance %d, held %d", step.statement,
				issued, earned, balance, held, step.issued, step.earned, step.balance, step.held)
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
			if b, h := balanceOf(t, db, account); b != balance[account] || h != held[account] {
				t.Errorf("seed %d: %s: got balance %d with %d held, want %d with %d", seed, account, b, h, balance[account], held[account])
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
