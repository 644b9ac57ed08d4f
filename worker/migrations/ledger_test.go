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

// Each statement must fail with an error that contains message, and change no row.
func TestLedgerRefusesInvalidWrites(t *testing.T) {
	const columns = `entry (account, seq, transfer, state, posted, pending, balance, held, created_at) VALUES `
	tests := []struct{ name, statement, message string }{
		{"delete a transfer", `DELETE FROM transfer WHERE id = 'grant'`, "never deleted"},
		{"delete all transfers", `DELETE FROM transfer`, "never deleted"},
		{"replace a transfer", strings.Replace(transfer("grant", "issued", "a", 99, "posted"), "INSERT", "REPLACE", 1), "once"},
		{"insert or replace over a transfer", strings.Replace(transfer("open", "a", "earned", 10, "posted"), "INSERT", "INSERT OR REPLACE", 1), "once"},
		{"upsert a transfer", transfer("grant", "issued", "a", 25, "posted") + ` ON CONFLICT (id) DO UPDATE SET amount = 99`, "once"},
		{"insert a voided transfer", transfer("new", "issued", "a", 1, "voided"), "begins pending or posted"},
		{"change an amount", `UPDATE transfer SET amount = 99 WHERE id = 'grant'`, "only a pending one changes"},
		{"change a pending amount", `UPDATE transfer SET amount = 1 WHERE id = 'open'`, "only to posted or voided"},
		{"post another amount", `UPDATE transfer SET amount = 1, state = 'posted', settled_at = 3 WHERE id = 'open'`, "only to posted or voided"},
		{"post to another account", `UPDATE transfer SET credit = 'b', state = 'posted', settled_at = 3 WHERE id = 'open'`, "only to posted or voided"},
		{"take the id of another transfer", `UPDATE OR REPLACE transfer SET id = 'grant', state = 'posted', settled_at = 3 WHERE id = 'open'`, "only to posted or voided"},
		{"change a reason", `UPDATE transfer SET reason = 'other' WHERE id = 'grant'`, "only a pending one changes"},
		{"settle twice", settle("spent", "voided"), "only a pending one changes"},
		{"post a voided transfer", settle("given up", "posted"), "only a pending one changes"},
		{"make a posted transfer pending", `UPDATE transfer SET state = 'pending', settled_at = NULL WHERE id = 'spent'`, "only a pending one changes"},
		{"settle without a time", `UPDATE transfer SET state = 'voided' WHERE id = 'open'`, "CHECK"},
		{"transfer to the same account", transfer("new", "a", "a", 1, "posted"), "CHECK"},
		{"negative amount", transfer("new", "a", "issued", -5, "posted"), "CHECK"},
		{"amount of zero", transfer("new", "a", "issued", 0, "posted"), "CHECK"},
		{"amount over the limit", transfer("new", "issued", "a", 1_000_000_001, "posted"), "CHECK"},
		{"amount that is text", strings.Replace(transfer("new", "issued", "a", 7, "posted"), "7", "'many'", 1), "INTEGER"},
		{"unknown state", transfer("new", "issued", "a", 1, "done"), "CHECK"},
		{"unknown account", transfer("new", "issued", "nobody", 1, "pending"), "FOREIGN KEY"},
		{"spend too much", transfer("new", "a", "earned", 6, "posted"), ledger.OutOfCredits},
		{"hold too much", transfer("new", "a", "earned", 6, "pending"), ledger.OutOfCredits},
		{"overdraw the system account earned", transfer("new", "earned", "a", 11, "posted"), ledger.OutOfCredits},
		{"hold from an empty account", transfer("new", "b", "earned", 1, "pending"), ledger.OutOfCredits},
		{"spend too much with OR IGNORE", strings.Replace(transfer("new", "a", "earned", 6, "posted"), "INSERT", "INSERT OR IGNORE", 1), ledger.OutOfCredits},
		{"hold too much with OR IGNORE", strings.Replace(transfer("new", "a", "earned", 6, "pending"), "INSERT", "INSERT OR IGNORE", 1), ledger.OutOfCredits},
		{"spend too much with OR FAIL", strings.Replace(transfer("new", "a", "earned", 6, "posted"), "INSERT", "INSERT OR FAIL", 1), ledger.OutOfCredits},
		{"API key of a system account", `INSERT INTO api_key (id, account, name, hash, hint, created_at)
			VALUES ('k', 'issued', 'k', '` + strings.Repeat("0", 64) + `', '', 0)`, "CHECK"},
		{"delete an entry", `DELETE FROM entry WHERE account = 'a' AND seq = 1`, "never deleted"},
		{"change an entry", `UPDATE entry SET balance = 1000 WHERE account = 'a'`, "never changed"},
		{"update an entry to the same values", `UPDATE entry SET balance = balance`, "never changed"},
		{"move an entry", `UPDATE OR REPLACE entry SET seq = 1 WHERE account = 'a' AND seq = 2`, "never changed"},
		{"replace an entry", `REPLACE INTO ` + columns + `('a', 1, 'grant', 'posted', 99, 0, 99, 0, 2)`, "follows from its transfer"},
		{"repeat an entry", `INSERT INTO ` + columns + `('a', 7, 'grant', 'posted', 25, 0, 40, 10, 2)`, "follows from its transfer"},
		{"repeat an entry with REPLACE", `REPLACE INTO ` + columns + `('a', 7, 'grant', 'posted', 25, 0, 40, 10, 2)`, "follows from its transfer"},
		{"repeat an entry in another state", `INSERT INTO ` + columns + `('a', 7, 'grant', 'voided', 25, 0, 40, 10, 2)`, "follows from its transfer"},
		{"entry in an account that is not part of the transfer", `INSERT INTO ` + columns + `('b', 1, 'grant', 'posted', 25, 0, 25, 0, 2)`, "follows from its transfer"},
		{"entry for a state that the transfer has not reached", `INSERT INTO ` + columns + `('a', 7, 'open', 'posted', -10, -10, 5, 0, 2)`, "follows from its transfer"},
		{"entry without a transfer", `INSERT INTO ` + columns + `('a', 7, 'none', 'posted', 5, 0, 20, 10, 2)`, "follows from its transfer"},
		{"delete an account", `DELETE FROM account WHERE id = 'a'`, "FOREIGN KEY"},
		{"delete a system account", `DELETE FROM account WHERE id = 'issued'`, "FOREIGN KEY"},
		{"change the id of an account", `UPDATE account SET id = 'c' WHERE id = 'a'`, "FOREIGN KEY"},
	}
	db, _ := migrationstest.Open(t)
	exec(t, db, `INSERT INTO account (id, name, created_at) VALUES ('a', 'A', 0), ('b', 'B', 0)`)
	exec(t, db, transfer("grant", "issued", "a", 25, "posted"))
	exec(t, db, transfer("spent", "a", "earned", 10, "pending"))
	exec(t, db, settle("spent", "posted"))
	exec(t, db, transfer("given up", "a", "earned", 10, "pending"))
	exec(t, db, settle("given up", "voided"))
	exec(t, db, transfer("open", "a", "earned", 10, "pending"))
	before := dump(t, db)
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			_, err := db.Exec(test.statement)
			if err == nil || !strings.Contains(err.Error(), test.message) {
				t.Errorf("%s\ngot error %v, want one with %q", test.statement, err, test.message)
			}
			if after := dump(t, db); after != before {
				t.Fatalf("%s\ngot rows\n%s\nwant\n%s", test.statement, after, before)
			}
		})
	}
}

// dump returns all rows of the ledger as text.
func dump(t *testing.T, db *sql.DB) string {
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
