package migrations_test

import (
	"database/sql"
	"fmt"
	"maps"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	_ "modernc.org/sqlite"

	"loupe/core/account"
	"loupe/worker/migrations"
)

// open makes a database as D1 has it: all migrations applied, foreign keys on.
func open(t *testing.T) *sql.DB {
	t.Helper()
	db, err := sql.Open("sqlite", "file:"+filepath.Join(t.TempDir(), "d1.sqlite")+"?_pragma=foreign_keys(1)&_pragma=synchronous(off)")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	for _, script := range migrations.All() {
		if _, err := db.Exec(script); err != nil {
			t.Fatal(err)
		}
	}
	return db
}

func must(t *testing.T, db *sql.DB, query string, args ...any) {
	t.Helper()
	if _, err := db.Exec(query, args...); err != nil {
		t.Fatalf("%s: %v", query, err)
	}
}

func transfer(id, debit, credit string, amount int, state string) string {
	settled := "2"
	if state == "pending" {
		settled = "NULL"
	}
	return fmt.Sprintf(`INSERT INTO transfer (id, debit, credit, amount, state, reason, created_at, settled_at)
		VALUES ('%s', '%s', '%s', %d, '%s', 'test', 1, %s)`, id, debit, credit, amount, state, settled)
}

func settle(id, state string) string {
	return fmt.Sprintf(`UPDATE transfer SET state = '%s', settled_at = 3 WHERE id = '%s'`, state, id)
}

func standing(t *testing.T, db *sql.DB, account string) (balance, held int) {
	t.Helper()
	if err := db.QueryRow(`SELECT balance, held FROM balance WHERE account = ?`, account).Scan(&balance, &held); err != nil {
		t.Fatal(err)
	}
	return balance, held
}

func TestTransfersMoveCredits(t *testing.T) {
	db := open(t)
	must(t, db, `INSERT INTO account (id, name, created_at) VALUES ('a', 'A', 0)`)
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
		must(t, db, step.statement)
		balance, held := standing(t, db, "a")
		issued, _ := standing(t, db, "issued")
		earned, _ := standing(t, db, "earned")
		if balance != step.balance || held != step.held || issued != step.issued || earned != step.earned {
			t.Fatalf("%s\nissued %d, earned %d, balance %d, held %d", step.statement, issued, earned, balance, held)
		}
	}
}

// Each statement must fail, with an error that says so, and leave every row as it was.
func TestLedgerCannotBeTamperedWith(t *testing.T) {
	const columns = `entry (account, seq, transfer, state, posted, pending, balance, held, created_at) VALUES `
	tests := []struct{ name, statement, message string }{
		{"delete a transfer", `DELETE FROM transfer WHERE id = 'grant'`, "never deleted"},
		{"delete all transfers", `DELETE FROM transfer`, "never deleted"},
		{"replace a transfer", strings.Replace(transfer("grant", "issued", "a", 99, "posted"), "INSERT", "REPLACE", 1), "once"},
		{"insert or replace over a transfer", strings.Replace(transfer("open", "a", "earned", 10, "posted"), "INSERT", "INSERT OR REPLACE", 1), "once"},
		{"upsert a transfer", transfer("grant", "issued", "a", 25, "posted") + ` ON CONFLICT (id) DO UPDATE SET amount = 99`, "once"},
		{"begin voided", transfer("new", "issued", "a", 1, "voided"), "begins pending or posted"},
		{"change an amount", `UPDATE transfer SET amount = 99 WHERE id = 'grant'`, "only a pending one changes"},
		{"change a pending amount", `UPDATE transfer SET amount = 1 WHERE id = 'open'`, "only to posted or voided"},
		{"post another amount", `UPDATE transfer SET amount = 1, state = 'posted', settled_at = 3 WHERE id = 'open'`, "only to posted or voided"},
		{"post to another account", `UPDATE transfer SET credit = 'b', state = 'posted', settled_at = 3 WHERE id = 'open'`, "only to posted or voided"},
		{"take another's id", `UPDATE OR REPLACE transfer SET id = 'grant', state = 'posted', settled_at = 3 WHERE id = 'open'`, "only to posted or voided"},
		{"rewrite a reason", `UPDATE transfer SET reason = 'other' WHERE id = 'grant'`, "only a pending one changes"},
		{"settle twice", settle("spent", "voided"), "only a pending one changes"},
		{"post what is voided", settle("given up", "posted"), "only a pending one changes"},
		{"reopen", `UPDATE transfer SET state = 'pending', settled_at = NULL WHERE id = 'spent'`, "only a pending one changes"},
		{"settle without a time", `UPDATE transfer SET state = 'voided' WHERE id = 'open'`, "CHECK"},
		{"pay oneself", transfer("new", "a", "a", 1, "posted"), "CHECK"},
		{"negative amount", transfer("new", "a", "issued", -5, "posted"), "CHECK"},
		{"nothing", transfer("new", "a", "issued", 0, "posted"), "CHECK"},
		{"too much", transfer("new", "issued", "a", 1_000_000_001, "posted"), "CHECK"},
		{"amount of text", strings.Replace(transfer("new", "issued", "a", 7, "posted"), "7", "'many'", 1), "INTEGER"},
		{"unknown state", transfer("new", "issued", "a", 1, "done"), "CHECK"},
		{"unknown account", transfer("new", "issued", "nobody", 1, "pending"), "FOREIGN KEY"},
		{"spend too much", transfer("new", "a", "earned", 6, "posted"), account.OutOfCredits},
		{"hold too much", transfer("new", "a", "earned", 6, "pending"), account.OutOfCredits},
		{"spend what was earned", transfer("new", "earned", "a", 11, "posted"), account.OutOfCredits},
		{"hold from nothing", transfer("new", "b", "earned", 1, "pending"), account.OutOfCredits},
		{"spend too much, ignoring", strings.Replace(transfer("new", "a", "earned", 6, "posted"), "INSERT", "INSERT OR IGNORE", 1), account.OutOfCredits},
		{"hold too much, ignoring", strings.Replace(transfer("new", "a", "earned", 6, "pending"), "INSERT", "INSERT OR IGNORE", 1), account.OutOfCredits},
		{"spend too much, whatever fails", strings.Replace(transfer("new", "a", "earned", 6, "posted"), "INSERT", "INSERT OR FAIL", 1), account.OutOfCredits},
		{"key to the house's credits", `INSERT INTO api_key (id, account, name, hash, hint, created_at)
			VALUES ('k', 'issued', 'k', '` + strings.Repeat("0", 64) + `', '', 0)`, "CHECK"},
		{"delete an entry", `DELETE FROM entry WHERE account = 'a' AND seq = 1`, "never deleted"},
		{"change an entry", `UPDATE entry SET balance = 1000 WHERE account = 'a'`, "never changed"},
		{"change nothing of an entry", `UPDATE entry SET balance = balance`, "never changed"},
		{"move an entry", `UPDATE OR REPLACE entry SET seq = 1 WHERE account = 'a' AND seq = 2`, "never changed"},
		{"replace an entry", `REPLACE INTO ` + columns + `('a', 1, 'grant', 'posted', 99, 0, 99, 0, 2)`, "follows from its transfer"},
		{"repeat an entry", `INSERT INTO ` + columns + `('a', 7, 'grant', 'posted', 25, 0, 40, 10, 2)`, "follows from its transfer"},
		{"repeat by replacing", `REPLACE INTO ` + columns + `('a', 7, 'grant', 'posted', 25, 0, 40, 10, 2)`, "follows from its transfer"},
		{"repeat as another state", `INSERT INTO ` + columns + `('a', 7, 'grant', 'voided', 25, 0, 40, 10, 2)`, "follows from its transfer"},
		{"entry of another account", `INSERT INTO ` + columns + `('b', 1, 'grant', 'posted', 25, 0, 25, 0, 2)`, "follows from its transfer"},
		{"entry ahead of its transfer", `INSERT INTO ` + columns + `('a', 7, 'open', 'posted', -10, -10, 5, 0, 2)`, "follows from its transfer"},
		{"entry of no transfer", `INSERT INTO ` + columns + `('a', 7, 'none', 'posted', 5, 0, 20, 10, 2)`, "follows from its transfer"},
		{"delete an account", `DELETE FROM account WHERE id = 'a'`, "FOREIGN KEY"},
		{"delete the house's account", `DELETE FROM account WHERE id = 'issued'`, "FOREIGN KEY"},
		{"rename an account's id", `UPDATE account SET id = 'c' WHERE id = 'a'`, "FOREIGN KEY"},
	}
	db := open(t)
	must(t, db, `INSERT INTO account (id, name, created_at) VALUES ('a', 'A', 0), ('b', 'B', 0)`)
	must(t, db, transfer("grant", "issued", "a", 25, "posted"))
	must(t, db, transfer("spent", "a", "earned", 10, "pending"))
	must(t, db, settle("spent", "posted"))
	must(t, db, transfer("given up", "a", "earned", 10, "pending"))
	must(t, db, settle("given up", "voided"))
	must(t, db, transfer("open", "a", "earned", 10, "pending"))
	before := dump(t, db)
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			_, err := db.Exec(test.statement)
			if err == nil || !strings.Contains(err.Error(), test.message) {
				t.Errorf("%s\nerror %v, want one that says %q", test.statement, err, test.message)
			}
			if after := dump(t, db); after != before {
				t.Fatalf("%s\nchanged\n%s\ninto\n%s", test.statement, before, after)
			}
		})
	}
}

// dump writes down every row of the ledger.
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

// Random transfers and settlements do exactly what a model of a few lines does.
func TestLedgerMatchesModel(t *testing.T) {
	type held struct {
		debit, credit string
		amount        int
	}
	for seed := range uint64(5) {
		random := rand.New(rand.NewPCG(seed, 0))
		db := open(t)
		must(t, db, `INSERT INTO account (id, name, created_at) VALUES ('a', 'A', 0), ('b', 'B', 0)`)
		names := []string{"issued", "earned", "a", "b"}
		balance, pending := map[string]int{}, map[string]int{}
		open := map[string]held{}
		for step := range 300 {
			if len(open) > 0 && random.IntN(2) == 0 {
				id := anyOf(random, open)
				state := []string{"posted", "voided"}[random.IntN(2)]
				must(t, db, settle(id, state))
				h := open[id]
				delete(open, id)
				pending[h.debit] -= h.amount
				if state == "posted" {
					balance[h.debit] -= h.amount
					balance[h.credit] += h.amount
				}
				continue
			}
			debit := names[random.IntN(len(names))]
			credit := names[random.IntN(len(names))]
			if debit == credit {
				continue
			}
			id, amount, state := fmt.Sprint("t", step), 1+random.IntN(30), []string{"pending", "posted"}[random.IntN(2)]
			_, err := db.Exec(transfer(id, debit, credit, amount, state))
			covered := debit == "issued" || balance[debit]-pending[debit] >= amount
			if (err == nil) != covered {
				t.Fatalf("seed %d: %d from %s, of %d less %d: %v", seed, amount, debit, balance[debit], pending[debit], err)
			}
			switch {
			case !covered:
			case state == "posted":
				balance[debit] -= amount
				balance[credit] += amount
			default:
				pending[debit] += amount
				open[id] = held{debit, credit, amount}
			}
		}
		for _, name := range names {
			if b, h := standing(t, db, name); b != balance[name] || h != pending[name] {
				t.Errorf("seed %d: %s stands at %d, %d held; want %d, %d", seed, name, b, h, balance[name], pending[name])
			}
		}
	}
}

// anyOf picks a key by the seed alone: the order of a map is not.
func anyOf[V any](random *rand.Rand, m map[string]V) string {
	keys := slices.Sorted(maps.Keys(m))
	return keys[random.IntN(len(keys))]
}
