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

// data has statements that put rows into every table of version 1.0.0, and laterData those for the tables of later migrations. Account a has
// 15 credits, of which 10 are held. Account b has none. Account s owes 30 credits for the purchase p, and has begun the purchase q. The
// batch bat has an item that has ended, one that runs, and two that wait. The batch old has ended.
var data = []string{
	`INSERT INTO account (id, name, created_at) VALUES ('a', 'A', 1), ('b', 'B', 2), ('s', 'S', 2)`,
	`INSERT INTO api_key (id, account, name, hash, hint, created_at, revoked_at) VALUES
		('k', 'a', 'K', '` + hash(1) + `', 'kkkk', 3, NULL), ('old', 'a', 'O', '` + hash(2) + `', 'oooo', 3, 4)`,
	`INSERT INTO access_token (hash, api_key, audience, session, created_at, expires_at) VALUES ('` + hash(4) + `', 'k', 'api', 's', 1, 9)`,
	`INSERT INTO user (id, email, name, created_at, seen_at) VALUES ('u', 'a@example.com', 'A', 1, 1)`,
	`INSERT INTO membership (account, user, role, created_at) VALUES ('a', 'u', 'owner', 1)`,
	`INSERT INTO invitation (hash, id, account, email, role, inviter, created_at, expires_at) VALUES ('` + hash(9) + `', 'i', 'a', 'b@example.com', 'member', 'u', 1, 9)`,
	`INSERT INTO identity (issuer, subject, user) VALUES ('https://issuer.example', '1', 'u')`,
	`INSERT INTO session (hash, id, user, account, issuer, created_at, seen_at, expires_at, user_agent) VALUES ('` + hash(3) + `', 's', 'u', 'a', 'x', 1, 1, 9, '')`,
	`INSERT INTO used_state (hash, expires_at) VALUES ('` + hash(6) + `', 9)`,
	`INSERT INTO note (id, account, text) VALUES ('grant', 'a', '{"reason":"r"}')`,
	transfer("grant", "issued", "a", 25, "posted"), transfer("spent", "a", "earned", 10, "pending"), settle("spent", "posted"),
	transfer("given up", "a", "earned", 10, "pending"), settle("given up", "voided"), transfer("open", "a", "earned", 10, "pending"),
	`INSERT INTO appraisal (id, account, api_key, idempotency_key, request_hash, request, answer, evidence, created_at, answered_at) VALUES
		('spent', 'a', 'k', 'i1', 'h', '{"image_url":"https://e.com/a.jpg"}', x'00', '{"photo":{"sha256":"ab"}}', 5, 6), ('given up', 'a', 'k', NULL, 'h', '{}', NULL, NULL, 5, NULL), ('open', 'a', 'k', 'i2', 'h', '{}', NULL, NULL, 5, NULL)`,
	`INSERT INTO key_spending (api_key, day, credits) VALUES ('k', '1970-02-01', 20)`,
	`INSERT INTO transcript (appraisal, created_at, data) VALUES ('spent', 5, x'00ff')`,
	`INSERT INTO upload (account, day, photos) VALUES ('a', 20000, 2)`,
	`INSERT INTO upload_link (hash, api_key, expires_at) VALUES ('` + hash(8) + `', 'k', 9)`,
	`INSERT INTO purchase (id, account, pack, credits, price, currency, created_at, session, payment_intent) VALUES ('p', 's', 'x', 100, 1000, 'USD', 1, 'cs_p', 'pi_p')`,
	`INSERT INTO purchase (id, account, pack, credits, price, currency, created_at) VALUES ('q', 's', 'x', 20, 200, 'USD', 1)`,
	`UPDATE purchase SET paid_at = 2 WHERE id = 'p'`,
	transfer("spent by s", "s", "earned", 80, "posted"),
	`UPDATE purchase SET refunded = 50, revision = 1, changed_at = 3 WHERE id = 'p'`, // 20 are collected, 30 owed
	`INSERT INTO reversal (id, payment_intent, kind, amount, currency, active, version, changed_at) VALUES ('re', 'pi_p', 'refund', 500, 'USD', 1, 1, 3)`,
	`INSERT INTO stripe_event (id, type, purchase, refused, received_at) VALUES ('evt', 'refund.created', 'p', '', 3)`,
	`INSERT INTO listing (n, id, title, brand, category, vendor, price, currency, url, image, fingerprint, source) VALUES
		(7, 'l1', 'Halden Scout 35', 'Halden', 'Cameras', 'Shop', '9.50', 'USD', 'https://e.com', 'https://e.com/i', '3:` + strings.Repeat("ab", 32) + `', 'l.csv')`,
	`INSERT INTO listing (n, account, id, title) VALUES (9, 'a', 'l1', 'Own camera')`,
	`INSERT INTO listing_file (id, account, name, created_at) VALUES ('f', 'a', 'l.csv', 1)`,
	`INSERT INTO picture_turn (one, owner) VALUES (1, 'a')`,
	`INSERT INTO calibration (part, currency, mean, step, cells, correction, listings) VALUES ('l.csv', 'EUR', 4.5, 0.25, printf('%.*c', 16384, 'P'), '[0,0,0,0,0,0,0,0,0,0,0.4,0.5]', 40)`,
	`INSERT INTO calibration_task (n, account, listings, changed, due_at, sample, stepped_at) VALUES (5, 'a', 40, 1, 2, 1, 3)`,
	`INSERT INTO calibration_trial (listing, task, fold, price, centre, below, above, doubt, used, difference, gap, lot) VALUES (9, 5, 2, 4.25, 4.4, 0.25, 0.3, 0.1, 3, 0.5, -0.5, 0)`,
	`INSERT INTO calibration_fold VALUES (5, 2, 4.5, 0.25, 'PPP')`,
	`INSERT INTO rates (date, json) VALUES ('2026-11-20', '{}')`,
	`INSERT INTO audit (id, at, actor, action, target, detail) VALUES ('aud', 1, 'token', 'key.create', 'k', '{}')`,
	`INSERT INTO usage_day (account, day, api_key, calls, valued, credits) VALUES ('a', 20000, 'k', 2, 1, 10)`,
	`INSERT INTO usage_failure (account, day, stage, code, provider, count) VALUES ('a', 20000, 'discovery', 'TIMEOUT', 'ebay', 1)`,
	`INSERT INTO usage_latency (account, day, ms, count) VALUES ('a', 20000, 1200, 2)`,
	`INSERT INTO usage_call VALUES ('a', 20000, 'openai', 3, 1, 900, 10)`,
	`INSERT INTO usage_queue (appraisal) VALUES ('given up')`,
	`INSERT INTO usage_counted VALUES (1, 1)`,
	`INSERT INTO oauth_client (id, name, url, redirect_uris, expires_at) VALUES ('https://c.example', 'C', 'https://c.example', '[]', 9)`,
	`INSERT INTO oauth_client (id, name, url, redirect_uris, expires_at, network, registered_at) VALUES ('client_1', 'R', '', '[]', 9, 'n', 1)`,
	`INSERT INTO oauth_client_failure (user, id, host, problem, expires_at) VALUES ('u', 'https://d.example', 'd.example', '{}', 9)`,
	`INSERT INTO authorization_code (hash, user, account, client, redirect_uri, challenge, created_at, expires_at) VALUES
		('` + hash(7) + `', 'u', 'a', '{}', 'https://c.example/back', '` + strings.Repeat("c", 43) + `', 1, 9)`,
	`INSERT INTO refresh_token (hash, api_key, created_at, expires_at) VALUES ('` + hash(5) + `', 'k', 1, 9)`,
	batch("bat", 4), item("bat", 1, "running", "spent"), item("bat", 2, "running", "open"), item("bat", 3, "waiting", "given up"), item("bat", 4, "waiting", ""),
	`UPDATE batch_item SET state = 'valued', changed_at = 6 WHERE appraisal = 'spent'`,
	batch("old", 1), item("old", 1, "waiting", ""), `UPDATE batch SET state = 'cancelled', stopped_at = 7 WHERE id = 'old'`,
	`INSERT INTO webhook (id, account, url, events, created_at, secret_of, old_secret_of, old_until, lease, leased_until) VALUES
		('w', 'a', 'https://e.com/hook', '["credits.low"]', 1, 'webhook', 'before', 9, 'x', 9)`,
	`INSERT INTO webhook_event (id, account, type, data, created_at) VALUES ('evt_` + strings.Repeat("0", 28) + `', 'a', 'credits.low', '{}', 1)`,
	`INSERT INTO webhook_quota VALUES ('a', 'credits.low', 0, 1)`,
	`INSERT INTO credit_threshold (account, threshold, changed_at) VALUES ('a', 5, 1)`,
	`INSERT INTO vendor_slot (name, next_at) VALUES ('openai', 1000)`,
	`INSERT INTO correction (appraisal, request, title, created_at, figures, evidence, answer, findings) VALUES ('spent', '{"title":"T"}', 'T', 6, '{"lower":1,"upper":2.5,"currency":"USD"}', '{}', x'00', x'00')`,
	`INSERT INTO usage_identification VALUES (20000, 'openai', 2, 1)`,
	`UPDATE appraisal SET figures = '{"lower":1,"upper":2.5,"currency":"USD"}' WHERE id = 'spent'`,
	`INSERT INTO outcome VALUES ('spent', 'a', 5, 1, 2.5, 2, 'USD', 'Camera', 'good', 'own', 0, 2, 'USD', 2, '2026-11-20', 'ebay', '', 7, 6)`,
	`INSERT OR REPLACE INTO promise VALUES ('a', 0, 6)`,
	`INSERT INTO report (id, account, title, items, created_at) VALUES ('rep', 'a', 'Estate', 1, 5)`,
	`INSERT INTO report_item (report, number, appraisal, snapshot) VALUES ('rep', 1, 'spent', x'00')`,
	`INSERT INTO alarm (code, subject, text, raised_at, seen_at) VALUES ('rates_old', '', 'T', 1, 1)`,
	`INSERT INTO schedule_run VALUES (1, 1)`,
	`INSERT INTO vendor_watch VALUES ('openai', 3, 1, 0)`,
	`INSERT INTO account (id, name, created_at) VALUES ('d', 'D', 2)`,
	`INSERT INTO deleted_account (id, deleted_at, finished_at) VALUES ('d', 5, 6)`,
	`INSERT INTO welcomed (hash, expires_at) VALUES ('` + hash(7)[:43] + `', 9)`,
}

// laterData has statements that put rows into the tables of migrations since version 1.0.0, by the migration's file.
var laterData = map[string][]string{}

func batch(id string, items int) string {
	return fmt.Sprintf(`INSERT INTO batch (id, account, api_key, idempotency_key, request_hash, items, created_at, ends_at) VALUES ('%s', 'a', 'k', 'i %[1]s', 'h', %d, 5, 99)`, id, items)
}

func item(batch string, number int, state, appraisal string) string {
	return fmt.Sprintf(`INSERT INTO batch_item (batch, number, state, appraisal, attempts, request, photos) VALUES ('%s', %d, '%s', nullif('%s', ''), 1, '{}', '["image/img_1"]')`, batch, number, state, appraisal)
}

// hash returns a text with the length of a SHA-256 in hexadecimal.
func hash(digit int) string { return strings.Repeat(fmt.Sprint(digit), 64) }

// fill executes the statements of data, and those of laterData for these migrations, in one transaction because the ledger and the
// appraisals refer to each other.
func fill(t *testing.T, db *sql.DB, applied []migrations.Migration) {
	t.Helper()
	statements := data
	for _, m := range applied {
		statements = slices.Concat(statements, laterData[m.Name])
	}
	tx, err := db.Begin()
	if err != nil {
		t.Fatal(err)
	}
	defer tx.Rollback() // has no effect after Commit
	for _, statement := range statements {
		if _, err := tx.Exec(statement); err != nil {
			t.Fatalf("%s: %v", statement, err)
		}
	}
	if err := tx.Commit(); err != nil {
		t.Fatal(err)
	}
}

// filled returns a database with data.
func filled(t *testing.T) *sql.DB {
	t.Helper()
	db, _ := migrationstest.Open(t)
	fill(t, db, migrations.Named())
	return db
}
