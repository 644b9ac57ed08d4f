package migrations_test

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"loupe/core/ledger"
	"loupe/worker/migrations/migrationstest"
)

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
		migrationstest.Exec(t, db, `INSERT INTO account (id, name, created_at) VALUES ('a', 'A', 0), ('b', 'B', 0)`)
		accounts := []string{"issued", "earned", "a", "b"}
		balance, held := map[string]int{}, map[string]int{}
		pending := map[string]pendingTransfer{}
		for step := range 300 {
			if len(pending) > 0 && random.IntN(2) == 0 {
				id := randomKey(random, pending)
				state := []string{"posted", "voided"}[random.IntN(2)]
				migrationstest.Exec(t, db, settle(id, state))
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
			got := migrationstest.Column(t, db, `SELECT balance || ' ' || held FROM balance WHERE account = ?`, account)[0]
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
