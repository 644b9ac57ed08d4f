package migrations_test

import (
	"database/sql"
	"fmt"
	"slices"
	"strings"
	"testing"

	"loupe/core/store/ledger"
	"loupe/worker/migrations/migrationstest"
)

// batches returns statements that insert n batches of account a with one item, and another batch at a time.
func batches(n int, state string, at int) string {
	stopped := "NULL, NULL, 0"
	if state == "cancelled" {
		stopped = "6, 6, 1"
	}
	return numbers(100, n) + fmt.Sprintf(`INSERT INTO batch (id, account, api_key, request_hash, items, created_at, ends_at, state, stopped_at, ended_at, ended)
		SELECT n, 'a', 'k', 'h', 1, 5, 9, '%s', %s FROM number; `, state, stopped) + strings.Replace(batch("new", 1), ", 5, 99)", fmt.Sprintf(", %d, 99)", at), 1)
}

// Statements and queries on events. newEvents has those that data has not.
const (
	newEvents      = `SELECT e.type || ' ' || e.data || ' ' || d.webhook || ' ' || d.next_at FROM webhook_event e JOIN webhook_delivery d ON d.event = e.id WHERE e.created_at > 1 OR e.data <> '{}'`
	outcomeEvents  = `SELECT (e.data ->> '$.result') || ' ' || e.created_at || ' ' || d.webhook || ' ' || d.next_at FROM webhook_event e JOIN webhook_delivery d ON d.event = e.id WHERE type = 'outcome.recorded'`
	wantAppraisals = `UPDATE webhook SET events = '["credits.low","appraisal.completed"]'; `
	answerOpen     = `UPDATE appraisal SET answer = x'00', figures = '{"lower":1,"upper":2.5,"currency":"USD"}', answered_at = 3 WHERE id = 'open'; `
)

// wantOutcomes lets the webhook w get the events of outcomes.
const wantOutcomes = `UPDATE webhook SET events = '["outcome.recorded"]'; `

// outcomeOf returns a statement that records the sale of an appraisal's item for an account.
func outcomeOf(appraisal, account string) string {
	return fmt.Sprintf(`INSERT INTO outcome VALUES ('%s', '%s', 5, 1, 2.5, 2, 'USD', 'T', '', 'own', 0, 2, 'USD', 2, '2026-11-20', 'ebay', '', NULL, 6)`, appraisal, account)
}

// changes returns statements that change the outcome of the appraisal spent n times, a minute apart, from 60,000 ms on.
func changes(n int) (statements string) {
	for i := range n {
		statements += fmt.Sprintf("UPDATE outcome SET recorded_at = %d; ", 60_000*(i+1))
	}
	return statements
}

// spendToFour leaves account a four credits, fewer than its threshold.
var spendToFour = settle("open", "posted") + "; " + transfer("new", "a", "earned", 1, "posted")

// guards has statements that the schema refuses on data: each with the trigger that does so and the error.
var guards = slices.Concat([]guard{
	{"transfer_delete_guard", `DELETE FROM transfer WHERE id = 'grant'`, "transfer: never deleted"},
	{"transfer_delete_guard", `DELETE FROM transfer`, "transfer: never deleted"},
	{"transfer_insert_guard", instead("REPLACE", transfer("grant", "issued", "a", 99, "posted")), "begins pending or posted, once"},
	{"transfer_insert_guard", instead("INSERT OR REPLACE", transfer("open", "a", "earned", 10, "posted")), "begins pending or posted, once"},
	{"transfer_insert_guard", transfer("new", "issued", "a", 1, "voided"), "begins pending or posted"},
	{"transfer_update_guard", `UPDATE transfer SET amount = 99 WHERE id = 'grant'`, "only a pending one changes"},
	{"transfer_update_guard", `UPDATE transfer SET amount = 1 WHERE id = 'open'`, "only to posted or voided"},
	{"transfer_update_guard", `UPDATE transfer SET amount = 1, state = 'posted', settled_at = 3 WHERE id = 'open'`, "only to posted or voided"},
	{"transfer_update_guard", settle("spent", "voided"), "only a pending one changes"},
	{"entry_funds_guard", instead("INSERT OR IGNORE", transfer("new", "a", "earned", 6, "posted")), string(ledger.OutOfCredits)},
	{"entry_funds_guard", instead("INSERT OR IGNORE", transfer("new", "a", "earned", 6, "pending")), string(ledger.OutOfCredits)},
	{"entry_delete_guard", `DELETE FROM entry WHERE account = 'a' AND seq = 1`, "entry: never deleted"},
	{"entry_update_guard", `UPDATE entry SET balance = 1000 WHERE account = 'a'`, "entry: never changed"},
	{"entry_update_guard", `UPDATE entry SET balance = balance`, "entry: never changed"},
	{"entry_insert_guard", entry("REPLACE", `('a', 1, 'grant', 'posted', 99, 0, 99, 0, 2)`), "follows from its transfer"},
	{"entry_insert_guard", entry("INSERT", `('a', 7, 'grant', 'posted', 25, 0, 40, 10, 2)`), "follows from its transfer"},
	// With entry_insert_guard away, only entry_held_guard refuses what OR IGNORE would skip.
	{"entry_held_guard", `DROP TRIGGER entry_insert_guard; ` + entry("INSERT OR IGNORE", `('b', 1, 'open', 'posted', 0, -1, 0, -1, 2)`), "held_not_negative"},
	{"outcome_insert_guard", outcomeOf("given up", "a"), "of an appraisal of the account that was charged"},
	{"outcome_update_guard", `UPDATE outcome SET account = 'b'`, "its appraisal never changes"},
	{"api_key_limit", keys(24, 100, "NULL") + `; ` + keys(1, 200, "NULL"), "too_many_keys"},
	{"listing_piece_admitted", piece("'a', 5, 11, 0, 0, 9, 1, 9, 10, 99"), "listing_rows_per_hour"},
	{"listing_piece_admitted", piece("'a', 24, 10, 0, 0, 9, 1, 9, 10, 19") + "; " + piece("'a', 47, 10, 0, 0, 9, 1, 9, 10, 19"), "listing_rows_per_day"},
	{"listing_piece_admitted", piece("'a', 5, 1, 9, 0, 9, 1, 9, 10, 99"), "listings_per_account"}, // it has one already
	{"listing_piece_admitted", piece("'a', 5, 1, 1, 1000001, 9, 1, 9, 10, 99"), "listing_mb_per_account"},
	{"listing_piece_admitted", `UPDATE listing SET size = 900000 WHERE account = 'a'; ` + piece("'b', 5, 1, 1, 200000, 9, 1, 1, 10, 99"), "listing_mb_in_all"},
	{"webhook_limit", `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10)
		INSERT INTO webhook (id, account, url, events, created_at, secret_of) SELECT 'w' || i, 'a', 'https://e.com', '[]', 1, 'x' FROM n`, "too_many_webhooks"},
	{"webhook_outbox_insert", wantOutcomes + `INSERT INTO webhook_quota VALUES ('a', 'outcome.recorded', 0, 1000); UPDATE outcome SET amount = 3`, "outcome_events_per_hour"},
	{"outcome_news_insert", wantOutcomes + changes(11), "outcome_events_per_day"},
	{"report_limit", numbers(1, 1000) + `INSERT INTO report (id, account, items, created_at) SELECT n, 'a', 1, 1 FROM number`, "too_many_reports"},
	{"report_item_guard", `UPDATE report_item SET number = 2`, "never changed"},
	{"webhook_update_guard", `UPDATE webhook SET account = 'b'`, "never changes"},
	{"webhook_update_guard", `UPDATE webhook SET state = 'deleted'; UPDATE webhook SET state = 'enabled'`, "stays deleted"},
	{"api_key_update_guard", `UPDATE api_key SET revoked_at = NULL WHERE id = 'old'`, "stays revoked"},
	{"api_key_update_guard", `UPDATE api_key SET id = 'other' WHERE id = 'old'`, "never change"},
	{"authorization_code_update_guard", `UPDATE authorization_code SET api_key = 'k'; UPDATE authorization_code SET api_key = 'old'`, "redeemed once"},
	{"authorization_code_update_guard", `UPDATE authorization_code SET hash = '` + hash(9) + `'`, "never changed"},
	{"refresh_token_update_guard", `UPDATE refresh_token SET used_at = 2, successor = '` + hash(8) + `'; UPDATE refresh_token SET used_at = 3`, "used once"},
	{"refresh_token_update_guard", `UPDATE refresh_token SET hash = '` + hash(9) + `'`, "never changed"},
	{"purchase_update_guard", `UPDATE purchase SET paid_at = 9 WHERE id = 'p'`, "paid once"},
	{"purchase_update_guard", `UPDATE purchase SET id = 'r' WHERE id = 'q'`, "never changes"},
	{"purchase_delete_guard", `DELETE FROM purchase WHERE id = 'q'`, "purchase: never deleted"},
	{"purchase_insert_guard", `REPLACE INTO purchase (id, account, pack, credits, price, currency, created_at) VALUES ('q', 's', 'x', 100, 1000, 'USD', 1)`, "once"},
	{"purchase_insert_guard", purchase("paid_at, payment_intent", "2, 'pi'"), "begins unpaid"},
	{"payment_insert_guard", booking("3, 'refund', -100, 0"), "follows from the purchase"},
	{"payment_update_guard", `UPDATE payment SET created_at = 9`, "payment: never changed"},
	{"payment_delete_guard", `DELETE FROM payment`, "payment: never deleted"},
	{"debt_insert_guard", debt(1, 1), "begins without"},
	{"debt_delete_guard", `DELETE FROM debt`, "debt: never deleted"},
	{"debt_collected", debt(5, 0) + `; UPDATE debt SET owed = 0, revision = 1 WHERE account = 'b'`, string(ledger.OutOfCredits)},
	{"appraisal_rate", `UPDATE api_key SET rate = 2 WHERE id = 'k'; ` + appraisal("new", "k", 60_004), "rate_of_key"},
	{"key_credits_held", limited("day", 14) + hold("INSERT", 5), "key_limit_reached"},
	{"key_credits_held", limited("month", 14) + hold("INSERT", 5), "key_limit_reached"},
	{"admission_limit", `INSERT INTO admission (account, at_once) VALUES ('a', 1)`, "too_many_at_once"},
	{"unvalued_limit", lost(ledger.StaleAfter+1) + `; INSERT INTO unvalued_admission (account, after, most) VALUES ('a', 0, 1)`, "too_many_unvalued"},
	{"photo_awaited", `INSERT INTO photo_admission (image) VALUES ('image/img_' || substr('` + hash(8) + `', 1, 32))`, "photo_awaited"},
	{"batch_limit", batches(9, "running", 5), "too_many_batches"},
	{"batch_update_guard", `UPDATE batch SET state = 'running', stopped_at = NULL WHERE id = 'old'`, "an ended one stays so"},
	{"batch_update_guard", `UPDATE batch SET account = 'b' WHERE id = 'bat'`, "its request never changes"},
	{"batch_item_update_guard", `UPDATE batch_item SET state = 'waiting' WHERE appraisal = 'spent'`, "it ends once"},
	{"batch_item_update_guard", `UPDATE batch_item SET appraisal = 'new' WHERE appraisal = 'spent'`, "that it was charged for"}, // charged
	{"batch_admitted", `INSERT INTO batch_admission VALUES ('given up')`, string(ledger.ItemTaken)},                             // waits
	{"audit_insert_guard", `REPLACE INTO audit (id, at, actor, action, target, detail) VALUES ('aud', 2, 'token', 'key.create', 'k', '{}')`, "audit: never changed"},
	{"audit_update_guard", `UPDATE audit SET actor = 'u'`, "audit: never changed"},
	{"audit_delete_guard", `DELETE FROM audit`, "audit: never deleted"},
	{"audit_repeat_guard", transfer("x", "issued", "a", 1, "posted") + `; ` + granted("credits.grant", "grant:x"), "an earlier grant"},
	{"note_insert_guard", `REPLACE INTO note VALUES ('grant', 'a', '{}')`, "note: once"},
	{"note_insert_guard", `INSERT INTO note VALUES ('new', 'd', '{}')`, "not about a deleted account"},
	{"note_update_guard", `UPDATE note SET text = '{}'`, "note: never changed"},
	{"note_delete_guard", `DELETE FROM note`, "note: deleted with its account only"},
	{"deleted_account_update_guard", `UPDATE deleted_account SET id = 'a' WHERE id = 'd'`, "never changed"},
	{"deleted_account_update_guard", `UPDATE deleted_account SET finished_at = 9 WHERE id = 'd'`, "finished once"},
	{"deleted_account_delete_guard", `DELETE FROM deleted_account`, "never deleted"},
	{"account_stays_deleted", `UPDATE account SET suspended_at = NULL WHERE id = 'd'`, "a deleted one stays so"},
	{"api_key_of_deleted_guard", strings.Replace(key("new", "key", "NULL"), "'a'", "'d'", 1), "of a deleted account"},
}, debtGuards(), idGuards())

type guard struct{ trigger, statement, message string }

func instead(clause, insert string) string { return clause + strings.TrimPrefix(insert, "INSERT") }

func entry(clause, values string) string {
	return clause + ` INTO entry (account, seq, transfer, state, posted, pending, balance, held, created_at) VALUES ` + values
}

func key(id, kind, expires string) string {
	return fmt.Sprintf(`INSERT INTO api_key (id, account, kind, name, hash, hint, created_at, expires_at) VALUES ('%s', 'a', '%s', 'K', '%064[1]s', '', 50, %[3]s)`, id, kind, expires)
}

// keys returns a statement that inserts n keys of account a.
func keys(n, first int, expires string) string {
	return numbers(first, n) + fmt.Sprintf(`INSERT INTO api_key (id, account, name, hash, hint, created_at, expires_at) SELECT n, 'a', 'K', printf('%%064d', n), '', 50, %s FROM number`, expires)
}

// numbers begins a statement in which the table number has count rows, from first on.
func numbers(first, count int) string {
	return fmt.Sprintf(`WITH RECURSIVE number (n) AS (SELECT %d UNION ALL SELECT n + 1 FROM number WHERE n < %d) `, first, first+count-1)
}

// purchase returns a statement that inserts a purchase of account s, with more columns and their values.
func purchase(columns, values string) string {
	if columns != "" {
		columns, values = ", "+columns, ", "+values
	}
	return `INSERT INTO purchase (id, account, pack, credits, price, currency, created_at` + columns + `) VALUES ('r', 's', 'x', 100, 1000, 'USD', 1` + values + `)`
}

// booking is a statement that books a payment of the purchase p: its seq, kind, amount and tax.
func booking(values string) string {
	return `INSERT INTO payment (purchase, seq, kind, amount, tax, created_at) VALUES ('p', ` + values + `, 9)`
}

// paymentsOf returns the query of a purchase's payments: kind, amount, tax and time.
func paymentsOf(purchase string) string {
	return `SELECT coalesce(group_concat(kind || ' ' || amount || ' ' || tax || ' ' || created_at), '') FROM (SELECT * FROM payment WHERE purchase = '` + purchase + `' ORDER BY seq)`
}

// pay is a statement that pays the purchase q, of 20 credits.
const pay = `UPDATE purchase SET session = 'cs_q', payment_intent = 'pi_q', paid_at = 4 WHERE id = 'q'`

func debt(owed, revision int) string {
	return fmt.Sprintf(`INSERT INTO debt (account, owed, revision, changed_at) VALUES ('b', %d, %d, 1)`, owed, revision)
}

func appraisal(id, key string, at int) string {
	return fmt.Sprintf(`INSERT INTO appraisal (id, idempotency_key, account, api_key, request_hash, request, created_at) VALUES ('%s', '%[1]s', 'a', '%[2]s', 'h', '{}', %[3]d)`, id, key, at)
}

// limited limits the key k, which has spent 10 credits on 1970-01-01 and 20 a month later.
func limited(period string, credits int) string {
	return fmt.Sprintf(`INSERT INTO key_spending (api_key, day, credits) VALUES ('k', '1970-01-01', 10); UPDATE api_key SET credits_per_%s = %d WHERE id = 'k'; `, period, credits)
}

// hold returns statements that insert the appraisal new of the key k and, with the clause, the transfer that holds its credits.
func hold(clause string, credits int) string {
	return appraisal("new", "k", 1) + "; " + instead(clause, transfer("new", "a", "earned", credits, "pending"))
}

func reversal(id, kind string, amount int, currency string, active int) string {
	return fmt.Sprintf(`; INSERT INTO reversal (id, payment_intent, kind, amount, currency, active, version, changed_at) VALUES ('%s', 'pi_p', '%s', %d, '%s', %d, 1, 3)`,
		id, kind, amount, currency, active)
}

func granted(action, transfer string) string {
	return fmt.Sprintf(`INSERT INTO audit (id, at, actor, action, target, detail) VALUES ('new', 1, 'token', '%s', 'a', '{"transfer":"%s"}')`, action, transfer)
}

// debtGuards returns transfers that take what account s owes, of any kind.
func debtGuards() (all []guard) {
	for clause, statement := range map[string]string{
		"INSERT": transfer("new", "s", "earned", 11, "pending"), "INSERT OR IGNORE": transfer("new", "s", "earned", 11, "posted"), "INSERT OR REPLACE": transfer("new", "s", "issued", 11, "posted"),
	} {
		all = append(all, guard{"entry_debt_guard", transfer("gift", "issued", "s", 40, "posted") + "; " + instead(clause, statement), string(ledger.OutOfCredits)})
	}
	return all
}

// idGuards returns transfers that take the id of a purchase or of a collected debt. Without the guard, the transfer of the paid
// purchase or of the next collection could not be inserted.
func idGuards() (all []guard) {
	for _, forged := range []string{
		transfer("debt:s:2", "s", "issued", 1, "posted"), transfer("debt:b:0", "b", "issued", 1, "posted"), transfer("debt:", "issued", "b", 1, "posted"),
		transfer("q", "issued", "s", 20, "posted"), transfer("q", "a", "earned", 1, "pending"), transfer("q:1", "issued", "s", 1, "posted"),
		transfer("p:2", "issued", "s", 1, "posted"), transfer("p:1:1", "issued", "s", 1, "posted"),
	} {
		all = append(all, guard{"transfer_id_guard", instead("INSERT OR IGNORE", forged), "the id is that of a purchase or of a debt"})
	}
	return append(all, guard{"transfer_insert_guard", transfer("debt:s:1", "s", "issued", 20, "posted"), "once"})
}

const (
	stateOfS      = `SELECT b.balance || ' ' || b.held || ' ' || d.owed FROM balance b JOIN debt d ON d.account = b.account WHERE b.account = 's'`
	reversedP     = `SELECT credits FROM reversed WHERE purchase = 'p'`
	itemsOfBat    = `SELECT state || coalesce(' ' || ended_number, '') FROM batch_item WHERE batch = 'bat' ORDER BY number`
	stateOfBat    = `SELECT state || ' ' || ended || ' ' || coalesce(ended_at, '') FROM batch WHERE id = 'bat'`
	grants        = `SELECT group_concat(id, ' ' ORDER BY id) FROM administrator_transfer`
	queued        = `SELECT group_concat(appraisal, ' ' ORDER BY appraisal) FROM usage_queue`
	unvalued      = `SELECT count(*) FROM unvalued`
	spendingOfK   = `SELECT day || ' ' || credits FROM key_spending WHERE api_key = 'k' ORDER BY day`
	attempts      = `SELECT attempts FROM calibration_task WHERE n = 5`
	trials        = `SELECT count(*) FROM calibration_trial`
	corrections   = `SELECT coalesce(account, '') || ' ' || part || ' ' || listings FROM calibration ORDER BY 1`
	listingOwners = `SELECT coalesce(account, '') || ' ' || listings || ' ' || size FROM listing_owner ORDER BY n DESC`
	bandsOf7      = `SELECT count(*) FROM listing_band WHERE place & 4294967295 = 7`
	reportPhotos  = `SELECT url || ' ' || sha256 || ' ' || state FROM report_photo WHERE appraisal = 'open'`
	keysOfA       = `SELECT count(*) FROM api_key WHERE account = 'a'`
)

// held leaves account s with a balance of 15 credits, all held, and 50 owed.
var held = transfer("gift", "issued", "s", 45, "posted") + "; " + transfer("held", "s", "earned", 15, "pending") + "; " + takeBack("p", 100)

// matches is a query that counts the listings which a full-text query finds.
func matches(words string) string {
	return `SELECT count(*) FROM listing_text WHERE listing_text MATCH '` + words + `'`
}

// piece inserts a piece of an upload, with the values of the columns of listing_piece.
func piece(values string) string { return "INSERT INTO listing_piece VALUES (" + values + ")" }

func sessions(n int) string {
	return numbers(100, n) + `INSERT INTO session (hash, id, user, account, issuer, created_at, seen_at, expires_at, user_agent) SELECT printf('%064d', n), n, 'u', 'a', 'x', 5, 5, 9, '' FROM number`
}

// lost leaves an appraisal that was not settled in time. Its id sorts after the others.
func lost(settledAt int) string {
	return transfer("vanished", "a", "earned", 5, "pending") + "; " + appraisal("vanished", "k", 1) +
		fmt.Sprintf(`; UPDATE transfer SET state = 'voided', settled_at = %d WHERE id = 'vanished'`, settledAt)
}

// drawn draws a sample of the shared listings, n of which have a price and are not of the file l.csv, which has a model.
func drawn(n int) string {
	return numbers(100, n) + `INSERT INTO listing (n, id, title, price, sold) SELECT n, n, 'T', '5', 'yes' FROM number;
		INSERT INTO calibration (part, currency, mean, step, cells, correction, listings) VALUES ('', 'EUR', 4.5, 0.25, printf('%.*c', 16384, 'P'), '[0,0,0,0,0,0,0,0,0,0,0.4,0.5]', 40);
		INSERT INTO calibration_task (n, changed, due_at, stepped_at) VALUES (6, 9, 1, 7);
		INSERT INTO calibration_draw (task, claimed, size) VALUES (6, 7, 10)`
}

// effects has statements on data that succeed, and a query for what the schema then contains: each with the trigger that does
// it, or "".
var effects = []struct{ trigger, statement, query, want string }{
	{"transfer_inserted", transfer("new", "issued", "b", 7, "posted"), `SELECT balance FROM balance WHERE account = 'b'`, "7"},
	{"transfer_settled", settle("open", "posted"), `SELECT balance || ' ' || held FROM balance WHERE account = 'a'`, "5 0"},
	{"appraisal_voided", settle("open", "voided"), queued, "given up open"},
	{"webhook_outbox_insert", `INSERT INTO webhook_outbox VALUES ('a', 'credits.low', '{"n":1}', 1777636980000)`, newEvents, `credits.low {"n":1} w 1777636980000`},
	{"webhook_event_inserted", `INSERT INTO webhook_outbox VALUES ('a', 'credits.low', '{}', 9)`, `SELECT count(*) FROM webhook_delivery`, "2"},
	{"webhook_disabled", `UPDATE webhook SET state = 'disabled'`, `SELECT count(next_at) FROM webhook_delivery`, "0"},
	{"appraisal_settled", wantAppraisals + answerOpen + settle("open", "posted"), newEvents,
		`appraisal.completed {"id":"open","state":"valued","credits_charged":10,"appraisal":{"price_lower":1,"price_upper":2.5,"price_currency":"USD"}} w 3`},
	{"appraisal_settled", wantAppraisals + answerOpen + settle("open", "voided"), newEvents,
		`appraisal.completed {"id":"open","state":"no_value","credits_charged":0,"appraisal":null} w 3`},
	{"appraisal_answered_late", wantAppraisals + `UPDATE appraisal SET answer = x'00', answered_at = 9 WHERE id = 'given up'`, newEvents,
		`appraisal.completed {"id":"given up","state":"no_value","credits_charged":0,"appraisal":null} w 9`},
	{"batch_completed", `UPDATE webhook SET events = '["batch.completed"]'; UPDATE batch SET state = 'cancelled', stopped_at = 8 WHERE id = 'bat'; ` + settle("open", "voided"), newEvents,
		`batch.completed {"id":"bat","name":null,"state":"cancelled","items":4} w 3`},
	{"batch_completed", `UPDATE webhook SET events = '["batch.completed"]'; ` + batch("new", 1) + "; " + item("new", 1, "running", "") + `; UPDATE batch_item SET state = 'failed', changed_at = 7 WHERE batch = 'new'`, newEvents,
		`batch.completed {"id":"new","name":null,"state":"completed","items":1} w 7`},
	{"credit_threshold_checked", spendToFour, `SELECT low || ' ' || changed_at FROM credit_threshold`, "1 2"},
	{"credit_threshold_crossed", spendToFour, newEvents, `credits.low {"account":"a","available":4,"threshold":5} w 2`},
	{"report_item_inserted", `UPDATE appraisal SET request = '{"image_url":"https://e.com/b.jpg"}', evidence = '{"photo":{"sha256":"cd"}}' WHERE id = 'open'; INSERT INTO report_item VALUES ('rep', 2, 'open', x'00')`, reportPhotos, "https://e.com/b.jpg cd awaited"},
	{"report_item_deleted", `DELETE FROM report`, `SELECT unwanted_at IS NOT NULL FROM report_photo`, "1"},
	{"session_limit", sessions(50), `SELECT coalesce(s.revoked_at, '') || ' ' || t.expires_at FROM session s JOIN access_token t ON t.session = s.id`, "5 5"},
	{"debt_collected", transfer("gift", "issued", "s", 12, "posted") + "; " + collect, stateOfS, "0 0 18"},
	{"purchase_paid", pay, stateOfS, "0 0 10"},
	{"purchase_paid", held + "; " + pay, stateOfS, "15 15 30"},
	{"purchase_taken_back", held, stateOfS, "15 15 50"},
	{"purchase_given_back", held + "; " + takeBack("p", 80), stateOfS, "15 15 30"},
	{"purchase_given_back", takeBack("p", 10), stateOfS, "10 0 0"},
	{"payment_of_sale", strings.Replace(pay, "SET", "SET charged = 238, tax = 38,", 1), paymentsOf("q"), "sale 238 38 4"},
	{"payment_of_sale", strings.ReplaceAll(reversal("early", "dispute", 99, "USD", 1)[2:], "pi_p", "pi_q") + "; " + strings.Replace(pay, "SET", "SET charged = 238, tax = 38,", 1),
		paymentsOf("q"), "sale 238 38 4,dispute -99 -15 4"},
	{"payment_of_reversal", reversal("dp", "dispute", 600, "USD", 1)[2:], paymentsOf("p"), "sale 1000 0 2,refund -500 0 3,dispute -500 0 3"},
	{"payment_of_changed_reversal", `UPDATE reversal SET active = 0, changed_at = 9`, paymentsOf("p"), "sale 1000 0 2,refund -500 0 3,refund 500 0 9"},
	{"key_credits_held", hold("INSERT", 5), spendingOfK, "1970-01-01 5,1970-02-01 20"},
	{"key_credits_voided", hold("INSERT", 5) + "; " + settle("new", "voided"), spendingOfK, "1970-01-01 0,1970-02-01 20"},
	{"", "", `SELECT ms FROM hold_limit`, fmt.Sprint(ledger.StaleAfter)},
	{"batch_stopped", `UPDATE batch SET state = 'cancelled', stopped_at = 8 WHERE id = 'bat'`, itemsOfBat, "valued 1,running,cancelled 2,cancelled 3"},
	{"batch_item_settled", settle("open", "posted"), itemsOfBat, "valued 1,valued 2,waiting,waiting"},
	{"batch_item_interrupted", `UPDATE batch_item SET attempts = 3; ` + settle("open", "voided"), itemsOfBat, "valued 1,failed 2,waiting,waiting"},
	{"batch_item_ended", settle("open", "posted"), stateOfBat, "running 2 "},
	{"batch_admitted", `UPDATE batch SET state = 'paused', paused_reason = 'x' WHERE id = 'bat'; INSERT INTO batch_admission VALUES ('open')`, stateOfBat, "running 1 "},
	{"listing_inserted", `INSERT INTO listing (n, id, title, fingerprint) VALUES (8, 'x', 'Ostra watch', '3:` + strings.Repeat("0", 64) + `')`,
		`SELECT (SELECT count(*) FROM listing_text WHERE listing_text MATCH 'ostra') || ' ' || count(*) FROM listing_band WHERE place & 4294967295 = 8`, "1 16"},
	{"listing_updated", `UPDATE listing SET title = 'Lamp' WHERE n = 7`, matches("scout"), "0"},
	{"listing_deleted", `DELETE FROM listing WHERE n = 7`, matches("scout"), "0"},
	{"listing_fingerprint_updated", `UPDATE listing SET fingerprint = '' WHERE n = 7`, bandsOf7, "0"},
	{"listing_size_updated", `UPDATE listing SET size = 300; UPDATE listing SET size = 200 WHERE account = 'a'`, listingOwners, "a 1 200, 1 300"},
	{"listing_piece_admitted", `UPDATE listing SET size = 700000 WHERE account = 'a'; ` + transfer("gift", "issued", "b", 7, "posted") + `; ` + piece("'b', 5, 1, 1, 300000, 9, 1, 1, 10, 99"),
		`SELECT hour_rows FROM listing_owner WHERE account = 'b'`, "1"}, // it was granted credits
	{"listing_piece_admitted", piece("'b', 30, 10, 8, 999999, 9, 1, 9, 10, 19") + "; " + piece("'b', 31, 9, 9, 0, 9, 1, 9, 10, 19"),
		`SELECT hour || ' ' || hour_rows || ' ' || day_rows FROM listing_owner WHERE account = 'b'`, "31 9 19"},
	{"calibration_draw_sample", drawn(30), trials, "11"},
	{"calibration_result_stored", `INSERT INTO calibration_result (task, claimed, id, price) VALUES (5, 3, 'l1', 4.75)`, `SELECT price FROM calibration_trial`, "4.75"},
	{"calibration_member_stored", `INSERT INTO calibration_member VALUES (5, 3, 'l1', 4)`, `SELECT fold FROM calibration_trial`, "4"},
	{"calibration_end_stored", `INSERT INTO calibration_end VALUES (5, 3, 'EUR', 4.5, 0.25, printf('%.*c', 16384, 'P'), '[0,0,0,0,0,0,0,0,0,0,0.4,0.5]', 33)`, corrections, " l.csv 40,a  33"},
	{"calibration_claimed", `UPDATE calibration_task SET stepped_at = 4`, attempts, "1"},
	{"calibration_claimed", `UPDATE calibration_task SET attempts = 3; UPDATE calibration_task SET stepped_at = 4`, `SELECT sample || ' ' || changed || ' ' || attempts FROM calibration_task`, "0 0 0"}, // nothing is left to try
	{"calibration_claimed", `UPDATE calibration_trial SET price = NULL; UPDATE calibration_task SET attempts = 3; UPDATE calibration_task SET stepped_at = 4`, trials, "0"},
	{"calibration_sample_reported", `UPDATE calibration_task SET attempts = 2; UPDATE calibration_task SET sample = 3`, attempts, "0"},
	{"calibration_trial_reported", `UPDATE calibration_task SET attempts = 2; UPDATE calibration_trial SET price = 1`, attempts, "0"},
	{"outcome_recorded", wantOutcomes + `DELETE FROM outcome; ` + outcomeOf("spent", "a"), `SELECT data ->> '$.result' FROM webhook_event WHERE type = 'outcome.recorded'`, "inside"},
	{"correction_counted", `DELETE FROM correction; UPDATE appraisal SET figures = '{"item":{"provider":"openai"}}', created_at = 86400000 WHERE id = 'spent'; ` +
		`INSERT INTO correction VALUES ('spent', '{}', 'T', 7, '{}', '{}', x'00', x'00')`, `SELECT group_concat(day || ' ' || provider || ' ' || items || ' ' || corrected, ', ') FROM usage_identification`, "1 openai 0 1, 20000 openai 2 1"},
	{"outcome_corrected", wantOutcomes + `UPDATE outcome SET amount = 3`, `SELECT data ->> '$.result' FROM webhook_event WHERE type = 'outcome.recorded'`, "above"},
	{"outcome_news_insert", wantOutcomes + changes(1) + `UPDATE outcome SET amount = 3, recorded_at = 119999`, outcomeEvents, "above 60000 w 120000"},
	{"promise_checked", `DELETE FROM promise; DELETE FROM outcome; ` + outcomeOf("spent", "a"), `SELECT account || ' ' || broken || ' ' || changed_at FROM promise`, "a 0 6"},
	{"promise_broken", `UPDATE account SET operator = 1 WHERE id = 'a'; UPDATE webhook SET events = '["promise.broken"]'; UPDATE promise SET broken = 1, changed_at = 9`,
		`SELECT type || ' ' || data || ' ' || created_at FROM webhook_event WHERE type = 'promise.broken'`, `promise.broken {"account":"a","sales":1,"inside":1} 9`},
	{"alarm_inserted", `UPDATE account SET operator = 1 WHERE id = 'a'; UPDATE webhook SET events = '["operator.alarm"]'; INSERT INTO alarm (code, subject, text, raised_at, seen_at) VALUES ('dispute', 'dp', 'T', 9, 9)`,
		`SELECT type || ' ' || data || ' ' || created_at FROM webhook_event WHERE type = 'operator.alarm'`, `operator.alarm {"code":"dispute","subject":"dp","text":"T"} 9`},
	{"alarm_raised_again", `UPDATE account SET operator = 1 WHERE id = 'a'; UPDATE webhook SET events = '["operator.alarm"]'; UPDATE alarm SET raised_at = 9`,
		`SELECT data || ' ' || created_at FROM webhook_event WHERE type = 'operator.alarm'`, `{"code":"rates_old","subject":"","text":"T"} 9`},
	{"outcome_deleted", `INSERT INTO listing (account, id, title, source) VALUES ('a', 'sale_spent', 'T', 'sales'), ('a', 'sale_other', 'T', 'sales'), (NULL, 'sale_spent', 'T', 'sales'); DELETE FROM outcome`,
		`SELECT coalesce(account, '') || id FROM listing WHERE source = 'sales' ORDER BY 1`, "asale_other,sale_spent"},
	{"sale_counted", `UPDATE calibration_task SET listings = 190, changed = 0, stepped_at = 9; UPDATE calibration_task SET sales = 18; DELETE FROM outcome; ` + outcomeOf("spent", "a"),
		`SELECT sales || ' ' || changed FROM calibration_task`, "19 0"},
	{"sale_counted", `UPDATE calibration_task SET listings = 200, changed = 0, stepped_at = 9; UPDATE calibration_task SET sales = 19; DELETE FROM outcome; ` + outcomeOf("spent", "a"),
		`SELECT sales || ' ' || changed || ' ' || due_at FROM calibration_task`, "20 41 86400009"},
	{"sales_learned", `UPDATE calibration_task SET changed = 0`, `SELECT sales FROM calibration_task`, "0"},
	{"account_deleted", `INSERT INTO deleted_account (id, deleted_at) VALUES ('a', 8)`, `SELECT (SELECT name || ' ' || coalesce(suspended_at, '-') FROM account WHERE id = 'a') || ', ' ||
		(SELECT group_concat(name || hint || coalesce(revoked_at, '-'), ' ' ORDER BY id) FROM api_key) || ', ' || (SELECT expires_at FROM access_token) || ', ' || (SELECT state FROM webhook) || ', ' || (
		SELECT (SELECT count(*) FROM session) + (SELECT count(*) FROM identity) + (SELECT count(*) FROM authorization_code) + (SELECT count(*) FROM oauth_client_failure) + (SELECT count(*) FROM user) + (SELECT count(*) FROM membership) + (SELECT count(*) FROM invitation) + (SELECT count(*) FROM refresh_token) + (SELECT count(*) FROM upload_link) + (SELECT count(*) FROM credit_threshold) + (SELECT count(*) FROM note))`,
		"Deleted account 8, Deleted8 Deleted4, 8, deleted, 0"},
}

// inTransaction runs statements, and then use, in a transaction that it rolls back. It returns the error of the statements.
func inTransaction(t *testing.T, db *sql.DB, statements string, use func(tx *sql.Tx)) error {
	t.Helper()
	tx, err := db.Begin()
	if err != nil {
		t.Fatal(err)
	}
	defer tx.Rollback()
	_, err = tx.Exec(statements)
	use(tx)
	return err
}

func TestEveryGuardRefuses(t *testing.T) {
	t.Parallel()
	db := filled(t)
	selects := migrationstest.Selects(t, db)
	dump := func(db migrationstest.Querier) (rows string) {
		for _, table := range []string{"account", "transfer", "entry"} {
			rows += fmt.Sprintln(table, migrationstest.Column(t, db, selects[table]))
		}
		return rows
	}
	before := dump(db)
	for _, g := range guards {
		refused := func(err error) bool { return err != nil && strings.Contains(err.Error(), g.message) }
		err := inTransaction(t, db, g.statement, func(tx *sql.Tx) {
			if after := dump(tx); after != before && !strings.Contains(g.statement, ";") {
				t.Errorf("%s\ngot rows\n%s\nwant\n%s", g.statement, after, before)
			}
		})
		if !refused(err) {
			t.Errorf("%s\ngot error %v, want one with %q", g.statement, err, g.message)
		}
		err = inTransaction(t, db, "DROP TRIGGER "+g.trigger+"; "+g.statement, func(*sql.Tx) {})
		if refused(err) {
			t.Errorf("%s\ngot the same refusal without the trigger %s", g.statement, g.trigger)
		}
	}
}

func TestEveryTriggerHasItsEffect(t *testing.T) {
	t.Parallel()
	db := filled(t)
	for _, e := range effects {
		result := func(before string) (got string) {
			err := inTransaction(t, db, before+e.statement, func(tx *sql.Tx) { got = strings.Join(migrationstest.Column(t, tx, e.query), ",") })
			if err != nil {
				got = err.Error()
			}
			return got
		}
		if got := result(""); got != e.want {
			t.Errorf("%s\n%s\ngot %s, want %s", e.statement, e.query, got, e.want)
		}
		if e.trigger != "" && result("DROP TRIGGER "+e.trigger+"; ") == e.want {
			t.Errorf("%s\n%s\ngot %s also without the trigger %s", e.statement, e.query, e.want, e.trigger)
		}
	}
}

func TestEveryTriggerIsTested(t *testing.T) {
	tested := map[string]bool{}
	for _, g := range guards {
		tested[g.trigger] = true
	}
	for _, e := range effects {
		tested[e.trigger] = true
	}
	db, _ := migrationstest.Open(t)
	for _, trigger := range migrationstest.Column(t, db, `SELECT name FROM sqlite_schema WHERE type = 'trigger'`) {
		if !tested[trigger] {
			t.Errorf("no row of guards or effects names the trigger %s", trigger)
		}
	}
}
