package invariants_test

import (
	"database/sql"
	"fmt"
	"strings"
	"testing"

	"loupe/core/store/ledger"
	"loupe/worker/invariants"
	"loupe/worker/migrations/migrationstest"
)

const now = 1_800_000_000_000

// data fills a correct database: account a has 30 of 50 credits left, one appraisal with a value, one without, one in progress, a batch of two
// items, and a webhook with an event for each answer.
var data = []string{
	`INSERT INTO account (id, name, created_at) VALUES ('a', 'A', 0), ('b', 'B', 0)`,
	fmt.Sprintf(`INSERT INTO api_key (id, account, name, hash, hint, created_at) VALUES ('k', 'a', 'K', '%064d', '', 0)`, 0),
	`INSERT INTO webhook (id, account, url, events, created_at, secret_of) VALUES ('w', 'a', 'https://e.com/', '["appraisal.completed"]', 0, '')`,
	transfer("grant", "issued", "a", "posted", 50),
	`INSERT INTO purchase (id, account, pack, credits, price, currency, created_at, payment_intent) VALUES ('p', 'a', 'x', 20, 1, 'USD', 1, 'pi')`,
	`UPDATE purchase SET paid_at = 2 WHERE id = 'p'`,
	`INSERT INTO batch (id, account, api_key, request_hash, items, created_at, ends_at) VALUES ('batch', 'a', 'k', '', 2, 0, 99)`,
	`INSERT INTO batch_item (batch, number, state, appraisal, request) VALUES ('batch', 1, 'running', 'valued', '{}'), ('batch', 2, 'running', 'unvalued', '{}')`,
	appraisal("valued"), appraisal("unvalued"), appraisal("open"),
	answer("valued", `{"lower":1,"upper":2,"currency":"USD"}`), settle("valued", "posted"),
	answer("unvalued", `{}`), settle("unvalued", "voided"),
	`INSERT INTO listing (n, account, id, title, source) VALUES (1, 'a', 'sale_valued', 'T', 'sales')`,
	`INSERT INTO outcome VALUES ('valued', 'a', 5, 1, 2.5, 2, 'USD', 'Camera', 'good', 'own', 0, 2, 'USD', 2, '2026-11-20', 'ebay', '', 7, 6)`,
	fmt.Sprintf(`INSERT INTO usage_day (account, day, api_key, calls, valued, credits) VALUES ('a', %d, 'k', 2, 1, 10)`, now/86400000),
	`INSERT INTO usage_counted VALUES (1, 1)`,
}

func transfer(id, debit, credit, state string, amount int) string {
	settled := fmt.Sprint(now)
	if state == "pending" {
		settled = "NULL"
	}
	return fmt.Sprintf(`INSERT INTO transfer (id, debit, credit, amount, state, reason, created_at, settled_at) VALUES ('%s', '%s', '%s', %d, '%s', 'test', %d, %s)`,
		id, debit, credit, amount, state, now, settled)
}

func appraisal(id string) string {
	return fmt.Sprintf(`BEGIN; INSERT INTO appraisal (id, account, api_key, request_hash, request, created_at) VALUES ('%s', 'a', 'k', '', '{}', %d);`, id, now) +
		transfer(id, "a", "earned", "pending", ledger.AppraisalCost) + "; COMMIT"
}

func answer(id, figures string) string {
	return fmt.Sprintf(`UPDATE appraisal SET answer = x'00', answered_at = %d, figures = '%s' WHERE id = '%s'`, now, figures, id)
}

func settle(id, state string) string {
	return fmt.Sprintf(`UPDATE transfer SET state = '%s', settled_at = %d WHERE id = '%s'`, state, now, id)
}

// broken has a statement that breaks each rule, by a part of the rule's name. The constraints and triggers that would prevent it are off.
var broken = map[string]string{
	"do not add up to 0":           `UPDATE entry SET balance = balance + 1 WHERE account = 'a' AND seq = (SELECT max(seq) FROM entry WHERE account = 'a')`,
	"not the sum of the pending":   `UPDATE transfer SET state = 'voided', settled_at = 1 WHERE id = 'open'`,
	"missing accounts":             `DELETE FROM account WHERE id = 'issued'`,
	"does not cover the held":      `UPDATE entry SET balance = -1 WHERE account = 'earned'`,
	"follow from the previous one": `UPDATE entry SET seq = 99 WHERE account = 'a' AND seq = 2`,
	"do not match their transfer":  `UPDATE transfer SET amount = 11 WHERE id = 'valued'`,
	"transfers without an entry":   `DELETE FROM entry WHERE account = 'earned'`,
	"are paid without credits":     `UPDATE purchase SET paid_at = NULL WHERE id = 'p'`,
	"debts that do not follow":     `INSERT INTO debt (account, owed, changed_at) VALUES ('a', 5, 1)`,
	"pending for too long":         `UPDATE transfer SET created_at = created_at - 400000 WHERE id = 'open'`,
	"another account paid":         `UPDATE appraisal SET account = 'b' WHERE id = 'unvalued'`,
	"charged without an answer":    `UPDATE appraisal SET figures = '{}' WHERE id = 'valued'`,
	"a value that was not charged": `UPDATE appraisal SET figures = '{"lower":1}' WHERE id = 'unvalued'`,
	"of a test key":                `UPDATE api_key SET kind = 'test'`,
	"key was revoked or expired":   `UPDATE api_key SET revoked_at = 1`,
	"answered and hold credits":    answer("open", "{}"),
	"corrections and outcomes":     `UPDATE outcome SET appraisal = 'unvalued'`,
	"sales without an outcome":     `DELETE FROM outcome`,
	"listings are miscounted":      `UPDATE listing_owner SET listings = 2 WHERE account = 'a'`,
	"whose spending is not":        `UPDATE key_spending SET credits = 30`,
	"did not count once":           `UPDATE usage_day SET valued = 2`,
	"items are miscounted":         `UPDATE batch_item SET ended_number = 3 WHERE number = 2`,
	"agree with their appraisal":   `UPDATE batch_item SET state = 'cancelled' WHERE appraisal = 'valued'`,
	"but have a next attempt":      `UPDATE webhook_delivery SET delivered_at = 1`,
	"go to no webhook":             `DELETE FROM webhook_delivery`,
	"several completion events":    `INSERT INTO webhook_event SELECT replace(id, 'evt_0', 'evt_1'), account, type, data, created_at FROM webhook_event`,
	"events that do not agree":     `UPDATE webhook_event SET data = json_set(data, '$.credits_charged', 0)`,
	"rows that do not exist":       `DELETE FROM account WHERE id = 'a'`,
}

func TestCheckReportsEachBrokenRule(t *testing.T) {
	db, _ := migrationstest.Open(t)
	db.SetMaxOpenConns(1) // a transaction spans several calls of Exec and Query
	for _, statement := range data {
		migrationstest.Exec(t, db, statement)
	}
	if got := check(t, db); len(got) > 0 {
		t.Fatalf("a correct database: got %q, want no sentence", got)
	}
	for _, trigger := range migrationstest.Column(t, db, "SELECT name FROM sqlite_schema WHERE type = 'trigger'") {
		migrationstest.Exec(t, db, "DROP TRIGGER "+trigger)
	}
	migrationstest.Exec(t, db, "PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON")
	found := map[string]bool{}
	for part, statement := range broken {
		migrationstest.Exec(t, db, "BEGIN; "+statement)
		if got := check(t, db); !strings.Contains(strings.Join(got, "\n"), part) {
			t.Errorf("%s: got %q, want a sentence with %q", statement, got, part)
		}
		migrationstest.Exec(t, db, "ROLLBACK")
		for _, section := range invariants.Sections {
			for _, rule := range section.Rules {
				found[rule.Name] = found[rule.Name] || strings.Contains(rule.Name, part)
			}
		}
	}
	for _, section := range invariants.Sections {
		for _, rule := range section.Rules {
			if !found[rule.Name] {
				t.Errorf("no statement breaks the rule %q", rule.Name)
			}
		}
	}
}

func check(t *testing.T, db *sql.DB) []string {
	got, err := invariants.Check(db, now)
	if err != nil {
		t.Fatal(err)
	}
	return got
}
