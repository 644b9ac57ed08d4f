package migrations_test

import (
	"database/sql"
	"fmt"
	"slices"
	"strings"
	"testing"

	"loupe/worker/migrations"
	"loupe/worker/migrations/migrationstest"
)

// history has statements that fill every table of a database, each with the number of the migration from which on they are
// valid, and of the migration that ends that.
var history = []struct {
	from, end  int // end is 0 if there is none
	statements []string
}{
	{1, 0, []string{
		`INSERT INTO account (id, name, created_at) VALUES ('a', 'A', 1), ('b', 'B', 2)`,
		`INSERT INTO api_key (id, account, name, hash, hint, created_at, revoked_at) VALUES
			('k', 'a', 'K', '` + strings.Repeat("1", 64) + `', 'kkkk', 3, NULL), ('old', 'a', 'O', '` + strings.Repeat("2", 64) + `', 'oooo', 3, 4)`,
		transfer("grant", "issued", "a", 50, "posted"), transfer("spent", "a", "earned", 10, "pending"), settle("spent", "posted"),
		transfer("given up", "a", "earned", 10, "pending"), settle("given up", "voided"), transfer("open", "a", "earned", 10, "pending"),
	}},
	{2, 0, []string{
		`INSERT INTO appraisal (id, account, api_key, idempotency_key, request_hash, request, answer, evidence, created_at, answered_at) VALUES
			('spent', 'a', 'k', 'i1', 'h', '{}', '{"a":1}', '{}', 5, 6), ('given up', 'a', 'k', NULL, 'h', '{}', NULL, NULL, 5, NULL), ('open', 'a', 'k', 'i2', 'h', '{}', NULL, NULL, 5, NULL)`,
	}},
	{3, 0, []string{
		`INSERT INTO listing (n, id, title, brand, category, vendor, price, currency, url, image, fingerprint) VALUES
			(7, 'l1', 'Halden Scout 35', 'Halden', 'Cameras', 'Shop', '9.50', 'USD', 'https://e.com', 'https://e.com/i', '` + strings.Repeat("ab", 32) + `'),
			(9, 'l2', 'Tripod', '', '', '', '', '', '', '', '')`,
	}},
	{3, 16, []string{`INSERT INTO listing_band (band, bits, listing) VALUES (0, 43947, 7), (15, 43947, 7)`}},
	{5, 0, []string{`INSERT INTO transcript (appraisal, created_at, data) VALUES ('spent', 5, x'00ff')`}},
	{6, 0, []string{`INSERT INTO rates (date, json) VALUES ('2026-11-20', '{}')`}},
	{7, 0, []string{`INSERT INTO calibration (part, span, fast, patient, listings) VALUES ('l.csv', 1, 1, 1.5, 40)`}},
	{8, 0, []string{`INSERT INTO upload (account, day, photos) VALUES ('a', 20000, 2)`}},
	{9, 0, []string{
		`INSERT INTO user (id, account, email, name, created_at, seen_at) VALUES ('u', 'a', 'a@example.com', 'A', 1, 1)`,
		`INSERT INTO identity (issuer, subject, user) VALUES ('https://issuer.example', '1', 'u')`,
		`INSERT INTO session (hash, id, user, issuer, created_at, seen_at, expires_at, user_agent) VALUES ('` + strings.Repeat("3", 64) + `', 's', 'u', 'x', 1, 1, 9, '')`,
		`INSERT INTO used_state (hash, expires_at) VALUES ('` + strings.Repeat("6", 64) + `', 9)`,
	}},
	{10, 0, []string{`INSERT INTO access_token (hash, api_key, audience, created_at, expires_at) VALUES ('` + strings.Repeat("4", 64) + `', 'k', 'api', 1, 9)`}},
	{11, 0, []string{`INSERT INTO audit (id, at, actor, action, target, detail) VALUES ('aud', 1, 'token', 'key.create', 'k', '{}')`}},
	{12, 0, []string{
		`INSERT INTO purchase (id, account, pack, credits, price, currency, created_at, session, payment_intent) VALUES ('p', 'b', 'x', 100, 1000, 'USD', 1, 'cs', 'pi')`,
		`UPDATE purchase SET paid_at = 2 WHERE id = 'p'`,
		transfer("spent by b", "b", "earned", 80, "posted"),
		`UPDATE purchase SET refunded = 50, revision = 1, changed_at = 3 WHERE id = 'p'`,
		`INSERT INTO reversal (id, payment_intent, kind, amount, currency, active, version, changed_at) VALUES ('re', 'pi', 'refund', 500, 'USD', 1, 1, 3)`,
		`INSERT INTO stripe_event (id, type, purchase, refused, received_at) VALUES ('evt', 'refund.created', 'p', '', 3)`,
		`INSERT INTO low_balance (account, threshold, url) VALUES ('a', 5, 'https://e.com/hook')`,
	}},
	{13, 0, []string{
		`INSERT INTO usage_day (account, day, api_key, calls, valued, credits) VALUES ('a', 20000, 'k', 2, 1, 10)`,
		`INSERT INTO usage_failure (account, day, stage, code, provider, count) VALUES ('a', 20000, 'discovery', 'TIMEOUT', 'ebay', 1)`,
		`INSERT INTO usage_latency (account, day, ms, count) VALUES ('a', 20000, 1200, 2)`,
		`INSERT INTO usage_queue (appraisal) VALUES ('spent')`,
	}},
	{14, 0, []string{
		`INSERT INTO oauth_client (id, name, url, redirect_uris, expires_at) VALUES ('https://c.example', 'C', 'https://c.example', '[]', 9)`,
		`INSERT INTO authorization_code (hash, user, client, redirect_uri, challenge, created_at, expires_at) VALUES
			('` + strings.Repeat("7", 64) + `', 'u', '{}', 'https://c.example/back', '` + strings.Repeat("c", 43) + `', 1, 9)`,
		`INSERT INTO refresh_token (hash, api_key, created_at, expires_at) VALUES ('` + strings.Repeat("5", 64) + `', 'k', 1, 9)`,
	}},
	{15, 0, []string{
		`INSERT INTO listing (account, id, title) VALUES ('a', 'l1', 'Own camera')`,
		`INSERT INTO listing_file (id, account, name, created_at) VALUES ('f', 'a', 'l.csv', 1)`,
	}},
	{19, 22, []string{`INSERT INTO oauth_client_failure (id, host, problem, expires_at) VALUES ('https://d.example', 'd.example', '{}', 9)`}},
	{20, 0, []string{
		`INSERT INTO calibration (account, part, span, fast, patient, listings) VALUES ('a', '', 1, 1, 1.5, 40)`,
		`INSERT INTO calibration_task (n, account, listings, changed, due_at, sample, stepped_at) VALUES (5, 'a', 40, 1, 2, 1, 3)`,
		`INSERT INTO calibration_trial (listing, task, span, fast, patient) VALUES (7, 5, 0.5, 0.25, -0.25)`,
	}},
	{21, 0, []string{`INSERT INTO picture_turn (one, owner) VALUES (1, 'a')`}},
	{22, 0, []string{`INSERT INTO oauth_client_failure (user, id, host, problem, expires_at) VALUES ('u', 'https://d.example', 'd.example', '{}', 9)`}},
}

// rewritten has the tables whose rows a migration changes on purpose, with its number. A test of that migration checks how.
// The failures of clients, which are kept for a minute, are dropped.
var rewritten = map[string]int{"listing": 16, "listing_band": 16, "oauth_client_failure": 22}

// strings of a query with one column.
func column(t *testing.T, db *sql.DB, query string, args ...any) (values []string) {
	t.Helper()
	rows, err := db.Query(query, args...)
	if err != nil {
		t.Fatalf("%s: %v", query, err)
	}
	defer rows.Close()
	for rows.Next() {
		var value string
		if err := rows.Scan(&value); err != nil {
			t.Fatal(err)
		}
		values = append(values, value)
	}
	return values
}

// dumps returns, for each table, the query that selects its rows with its columns of now.
func dumps(t *testing.T, db *sql.DB) map[string]string {
	t.Helper()
	queries := map[string]string{}
	for _, table := range column(t, db, `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%'`) {
		var quoted []string
		for _, name := range column(t, db, `SELECT name FROM pragma_table_info(?)`, table) {
			quoted = append(quoted, fmt.Sprintf(`quote("%s")`, name))
		}
		queries[table] = fmt.Sprintf(`SELECT %s AS row FROM "%s" ORDER BY row`, strings.Join(quoted, ` || ' ' || `), table)
	}
	return queries
}

// The catalogues that accounts have uploaded are calibrated after the upgrade.
func TestUploadedCataloguesAreDueForCalibration(t *testing.T) {
	db := migrationstest.OpenEmpty(t)
	all := migrations.Named()
	for _, m := range all[:19] {
		migrationstest.Apply(t, db, m)
	}
	for _, statement := range []string{
		`INSERT INTO account (id, name, created_at) VALUES ('a', 'A', 1), ('b', 'B', 1), ('c', 'C', 1)`,
		`INSERT INTO listing (account, id, title) VALUES ('a', '1', 'T'), ('a', '2', 'T'), ('b', '1', 'T'), (NULL, '1', 'T')`,
		`INSERT INTO calibration (part, span, fast, patient, listings) VALUES ('l.csv', 1, 1, 1.5, 40)`,
	} {
		if _, err := db.Exec(statement); err != nil {
			t.Fatal(err)
		}
	}
	for _, m := range all[19:] {
		migrationstest.Apply(t, db, m)
	}
	if got := fmt.Sprint(column(t, db, `SELECT account || ' ' || changed FROM calibration_due ORDER BY 1`)); got != "[a 2 b 1]" {
		t.Errorf("got the tasks %s, want [a 2 b 1]", got)
	}
	if got := fmt.Sprint(column(t, db, `SELECT part || ' ' || (account IS NULL) || ' ' || listings FROM calibration`)); got != "[l.csv 1 40]" {
		t.Errorf("got the calibrations %s, want the shared one of the file", got)
	}
}

// A database of every earlier version, with data, gets all later migrations. Every row and every guard must be there.
func TestEveryVersionUpgradesWithItsData(t *testing.T) {
	all := migrations.Named()
	for version := 1; version < len(all); version++ {
		t.Run(all[version-1].Name, func(t *testing.T) {
			db := migrationstest.OpenEmpty(t)
			for _, m := range all[:version] {
				migrationstest.Apply(t, db, m)
			}
			for _, h := range history {
				if h.from > version || h.end > 0 && h.end <= version {
					continue
				}
				tx, err := db.Begin()
				if err != nil {
					t.Fatal(err)
				}
				for _, statement := range h.statements {
					if _, err := tx.Exec(statement); err != nil {
						t.Fatalf("%s: %v", statement, err)
					}
				}
				if err := tx.Commit(); err != nil {
					t.Fatal(err)
				}
			}
			queries, before := dumps(t, db), map[string][]string{}
			for table, query := range queries {
				if before[table] = column(t, db, query); len(before[table]) == 0 {
					t.Errorf("the history has no row for the table %s", table)
				}
			}
			for _, m := range all[version:] {
				migrationstest.Apply(t, db, m)
			}
			for table, query := range queries {
				if version < rewritten[table] || strings.HasPrefix(table, "listing_text_") {
					continue
				}
				if after, want := column(t, db, query), upgraded(before[table], version); !slices.Equal(after, want) {
					t.Errorf("table %s: got rows\n%s\nwant\n%s", table, strings.Join(after, "\n"), strings.Join(want, "\n"))
				}
			}
			checkUpgraded(t, db, version)
		})
	}
}

// upgraded returns the rows of a table after the upgrade from a version: migration 24 renames administrators' grants.
func upgraded(rows []string, version int) []string {
	if version >= 24 {
		return rows
	}
	renamed := slices.Clone(rows)
	for i := range renamed {
		renamed[i] = strings.ReplaceAll(renamed[i], "'grant'", "'grant:grant'")
	}
	slices.Sort(renamed)
	return renamed
}

// checkUpgraded checks that references, ledger, guards and index of an upgraded database are sound.
func checkUpgraded(t *testing.T, db *sql.DB, version int) {
	t.Helper()
	if broken := column(t, db, `SELECT "table" || ' ' || coalesce(rowid, '') FROM pragma_foreign_key_check`); len(broken) > 0 {
		t.Errorf("got broken references %q, want none", broken)
	}
	if sum := column(t, db, `SELECT sum(balance) FROM balance`); sum[0] != "0" {
		t.Errorf("got balances that add up to %s, want 0", sum[0])
	}
	if balance, held := balanceOf(t, db, "a"); balance != 40 || held != 10 {
		t.Errorf("got balance %d with %d held, want 40 with 10", balance, held)
	}
	for statement, message := range map[string]string{
		`UPDATE entry SET balance = 1000`:                  "never changed",
		`DELETE FROM transfer`:                             "never deleted",
		transfer("too much", "a", "earned", 31, "pending"): "out_of_credits",
	} {
		if _, err := db.Exec(statement); err == nil || !strings.Contains(err.Error(), message) {
			t.Errorf("%s: got error %v, want one with %q", statement, err, message)
		}
	}
	if _, err := db.Exec(settle("open", "posted")); err != nil {
		t.Errorf("settle a transfer of the earlier version: %v", err)
	}
	if version < 3 {
		return
	}
	if _, err := db.Exec(`INSERT INTO listing_text (listing_text, rank) VALUES ('integrity-check', 1)`); err != nil {
		t.Errorf("the full-text index does not match the listings: %v", err)
	}
	if found := column(t, db, `SELECT l.id FROM listing_text JOIN listing l ON l.n = listing_text.rowid WHERE listing_text MATCH 'scout'`); len(found) != 1 || found[0] != "l1" {
		t.Errorf("got %q for scout, want l1", found)
	}
	queued := column(t, db, `SELECT appraisal FROM usage_queue ORDER BY 1`)
	if got := strings.Join(queued, ", "); version < 13 && got != "given up, open, spent" {
		t.Errorf("got %q queued for the usage, want the appraisals that have ended", got)
	}
}
