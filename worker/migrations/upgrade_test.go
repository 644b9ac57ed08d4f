package migrations_test

import (
	"database/sql"
	"slices"
	"strings"
	"testing"

	"loupe/worker/migrations"
	"loupe/worker/migrations/migrationstest"
)

// released is the number of migrations in version 1.0.0. A database has either all of them or none.
const released = 11

// example is a migration as a later version may have: it changes a table, and takes the ledger's guards out of its way.
var example = migrations.Migration{Name: "9999_example.sql", SQL: `
	ALTER TABLE account ADD COLUMN note TEXT NOT NULL DEFAULT 'none';
	DROP TRIGGER entry_update_guard;
	CREATE TRIGGER entry_update_guard BEFORE UPDATE ON entry BEGIN SELECT RAISE(ABORT, 'entry: never changed'); END;`}

// A database of every released version, with data, gets all later migrations, and the example. It keeps every row and every guard.
func TestUpgradesKeepTheData(t *testing.T) {
	all := append(migrations.Named(), example)
	for version := released; version < len(all); version++ {
		t.Run(all[version-1].Name, func(t *testing.T) {
			db := migrationstest.OpenEmpty(t)
			for _, m := range all[:version] {
				migrationstest.Apply(t, db, m)
			}
			fill(t, db, all[:version])
			queries, before := migrationstest.Selects(t, db), map[string][]string{}
			for table, query := range queries {
				if before[table] = migrationstest.Column(t, db, query); len(before[table]) == 0 {
					t.Errorf("data has no row for the table %s", table)
				}
			}
			for _, m := range all[version:] {
				migrationstest.Apply(t, db, m)
			}
			for table, query := range queries {
				if table == replaced {
					continue
				}
				if after := migrationstest.Column(t, db, query); !slices.Equal(after, before[table]) {
					t.Errorf("table %s: got rows\n%s\nwant\n%s", table, strings.Join(after, "\n"), strings.Join(before[table], "\n"))
				}
			}
			checkUpgraded(t, db)
		})
	}
}

// checkUpgraded checks that references, ledger, guards and index of an upgraded database are sound.
func checkUpgraded(t *testing.T, db *sql.DB) {
	t.Helper()
	if broken := migrationstest.Column(t, db, `SELECT "table" || ' ' || coalesce(rowid, '') FROM pragma_foreign_key_check`); len(broken) > 0 {
		t.Errorf("got broken references %q, want none", broken)
	}
	if sum := migrationstest.Column(t, db, `SELECT sum(balance) FROM balance`); sum[0] != "0" {
		t.Errorf("got balances that add up to %s, want 0", sum[0])
	}
	for statement, message := range map[string]string{
		`UPDATE entry SET balance = 1000`:                 "never changed",
		`DELETE FROM transfer`:                            "never deleted",
		transfer("too much", "a", "earned", 6, "pending"): "out_of_credits",
	} {
		if _, err := db.Exec(statement); err == nil || !strings.Contains(err.Error(), message) {
			t.Errorf("%s: got error %v, want one with %q", statement, err, message)
		}
	}
	migrationstest.Exec(t, db, settle("open", "posted"))
	migrationstest.Exec(t, db, `INSERT INTO listing_text (listing_text, rank) VALUES ('integrity-check', 1)`)
	if found := migrationstest.Column(t, db, `SELECT l.id FROM listing_text JOIN listing l ON l.n = listing_text.rowid & 4294967295 WHERE listing_text MATCH 'scout'`); !slices.Equal(found, []string{"l1"}) {
		t.Errorf("got %q for scout, want l1", found)
	}
}

// A low-balance notice becomes a webhook with the same secret, and a notice that was to be sent becomes an event.
func TestLowBalanceNoticesBecomeWebhooks(t *testing.T) {
	all := migrations.Named()
	at := slices.IndexFunc(all, func(m migrations.Migration) bool { return m.Name == webhooks })
	db := migrationstest.OpenEmpty(t)
	for _, m := range all[:at] {
		migrationstest.Apply(t, db, m)
	}
	migrationstest.Exec(t, db, `INSERT INTO account (id, name, created_at) VALUES ('above', 'A', 1), ('sent', 'B', 2), ('due', 'C', 2)`)
	migrationstest.Exec(t, db, `INSERT INTO low_balance (account, threshold, url, crossed_at, attempts, next_at, sent_at) VALUES
		('above', 5, 'https://a.com/', NULL, 0, NULL, NULL), ('sent', 6, 'https://s.com/', 7, 1, NULL, 8), ('due', 9, 'https://d.com/', 1777636980000, 1, 10, NULL)`)
	migrationstest.Apply(t, db, all[at])
	for query, want := range map[string][]string{
		`SELECT account || ' ' || url || ' ' || events || ' ' || state || ' ' || replace(secret_of, char(10), '/') || ' ' || (length(id) = 30) FROM webhook ORDER BY url`: {
			`above https://a.com/ ["credits.low"] enabled low-balance/above 1`, `due https://d.com/ ["credits.low"] enabled low-balance/due 1`, `sent https://s.com/ ["credits.low"] enabled low-balance/sent 1`},
		`SELECT account || ' ' || threshold || ' ' || low FROM credit_threshold ORDER BY account`: {"above 5 0", "due 9 1", "sent 6 1"},
		`SELECT d.next_at || ' ' || e.type || ' ' || e.data FROM webhook_delivery d JOIN webhook_event e ON e.id = d.event`: {
			`1777636980000 credits.low {"account":"due","available":0,"threshold":9}`},
	} {
		if got := migrationstest.Column(t, db, query); !slices.Equal(got, want) {
			t.Errorf("%s: got\n%q, want\n%q", query, got, want)
		}
	}
}
