package migrations_test

import (
	"fmt"
	"strings"

	"loupe/core/store/ledger"
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

// collect is ledger.CollectDebts for all accounts.
var collect = strings.NewReplacer("?1", "NULL", "?2", "5").Replace(ledger.CollectDebts)

// takeBack returns a statement that sets a purchase's refunded credits.
func takeBack(purchase string, credits int) string {
	return fmt.Sprintf(`UPDATE purchase SET refunded = %d, revision = revision + 1, changed_at = 3 WHERE id = '%s'`, credits, purchase)
}
