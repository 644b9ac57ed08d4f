package migrations_test

import (
	"database/sql"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"loupe/worker/migrations"
	"loupe/worker/migrations/migrationstest"
)

// released returns the number of migrations in the first version of docs/CHANGELOG.md. A database has either all of them or none.
func released(t *testing.T) int {
	changelog, err := os.ReadFile("../../docs/CHANGELOG.md")
	if err != nil {
		t.Fatal(err)
	}
	stated := regexp.MustCompile(`(?m)^## 1\.0\.0 \([-0-9]+, (\d+) migrations\)$`).FindSubmatch(changelog)
	if stated == nil {
		t.Fatal("docs/CHANGELOG.md does not state how many migrations version 1.0.0 has")
	}
	n, err := strconv.Atoi(string(stated[1]))
	if err != nil || n > len(migrations.Named()) {
		t.Fatalf("docs/CHANGELOG.md states %s migrations of %d", stated[1], len(migrations.Named()))
	}
	return n
}

// example is a migration as a later version may have: it changes a table, and takes the ledger's guards out of its way.
var example = migrations.Migration{Name: "9999_example.sql", SQL: `
	ALTER TABLE account ADD COLUMN note TEXT NOT NULL DEFAULT 'none';
	DROP TRIGGER entry_update_guard;
	CREATE TRIGGER entry_update_guard BEFORE UPDATE ON entry BEGIN SELECT RAISE(ABORT, 'entry: never changed'); END;`}

// A database of every released version, with data, gets all later migrations, and the example. It keeps every row and every guard.
func TestUpgradesKeepTheData(t *testing.T) {
	all := append(migrations.Named(), example)
	for version := released(t); version < len(all); version++ {
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
