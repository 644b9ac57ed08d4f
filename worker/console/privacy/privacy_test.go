package privacy_test

import (
	"bytes"
	"compress/flate"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"

	"loupe/worker/console/consoletest"
	"loupe/worker/console/privacy"
	"loupe/worker/migrations/migrationstest"
)

func deflated(text string) []byte {
	var b bytes.Buffer
	w, _ := flate.NewWriter(&b, flate.BestSpeed)
	w.Write([]byte(text))
	w.Close()
	return b.Bytes()
}

// customer is a user who has used everything. The mark is in every text of theirs, and in the ids of their rows.
type customer struct {
	*consoletest.User
	mark string
}

// newCustomer signs a user in and puts rows of theirs into every table.
func newCustomer(f *consoletest.Fixture, mark string) customer {
	f.Helper()
	u := f.SignIn(mark + "@example.com")
	exec := func(statement string) {
		f.Helper()
		f.Exec(statement, []any{u.Account, mark, f.Millis(), u.ID}[:most(statement)]...)
	}
	f.OK(200, "PATCH", "/admin/accounts/"+u.Account, `{"name":"`+mark+` Ltd","reason":"`+mark+` asked"}`)
	f.OK(201, "POST", "/admin/accounts/"+u.Account+"/grants", `{"credits":100,"reason":"for `+mark+`"}`)
	f.OK(201, "POST", "/admin/accounts/"+u.Account+"/keys", `{"name":"`+mark+` till"}`)
	key := u.OK(201, "POST", "/console/keys", `{"name":"`+mark+` laptop"}`)["id"].(string)
	u.OK(201, "POST", "/console/keys/"+key+"/token", "")
	u.OK(201, "POST", "/console/token", "")
	u.OK(200, "PUT", "/console/low-balance", `{"low_balance":50}`)
	u.OK(201, "POST", "/console/invitations", `{"email":"`+mark+`-friend@example.com"}`)
	exec(`UPDATE account SET fees = json_object('n', ?2) WHERE id = ?1`)
	exec(`INSERT INTO api_key (id, account, name, kind, hash, hint, created_at, client) VALUES ('key_grant_' || ?4, ?1, ?2, 'grant', lower(hex(randomblob(32))), '', 1, json_object('id', ?2, 'name', ?2, 'url', ?2))`)
	exec(`INSERT INTO refresh_token (hash, api_key, created_at, expires_at) VALUES (lower(hex(randomblob(32))), 'key_grant_' || ?4, ?3, ?3 + 100000000)`)
	exec(`INSERT INTO authorization_code (hash, user, account, client, redirect_uri, challenge, created_at, expires_at) VALUES (lower(hex(randomblob(32))), ?4, ?1, json_object('name', ?2), ?2, printf('%043d', 0), ?3, ?3 + 100000000)`)
	exec(`INSERT INTO oauth_client_failure (user, id, host, problem, expires_at) VALUES (?4, ?2, ?2, json_object('detail', ?2), ?3 + 100000000)`)
	exec(`INSERT INTO purchase (id, account, pack, credits, price, currency, created_at, session, payment_intent) VALUES ('pur_' || ?4, ?1, 'x', 10, 100, 'USD', 1, 'cs' || ?4, 'pi' || ?4)`)
	exec(`UPDATE purchase SET paid_at = 2 WHERE account = ?1`)
	exec(`INSERT INTO reversal VALUES ('re' || ?4, 'pi' || ?4, 'refund', 50, 'USD', 1, 1, 3)`)
	exec(`INSERT INTO stripe_event VALUES ('evt' || ?4, 'refund.created', 'pur_' || ?4, '', ?3)`)
	exec(`UPDATE purchase SET refunded = 5, revision = 1, changed_at = 3 WHERE account = ?1`)
	exec(`INSERT INTO transfer VALUES ('apr_' || ?4, ?1, 'earned', 10, 'pending', 'appraisal', ?3, NULL), ('apr_0' || ?4, ?1, 'earned', 10, 'pending', 'appraisal', ?3, NULL)`)
	f.Exec(`INSERT INTO appraisal (id, account, api_key, idempotency_key, request_hash, request, created_at, answered_at, figures, evidence, fingerprints, answer, findings)
		VALUES ('apr_' || ?1, ?2, ?3, ?4, '', json_object('image_url', 'https://e.com/' || ?4, 'description', ?4), ?5, ?5, '{"lower":1,"upper":3,"currency":"USD","item":{"title":"' || ?4 || '"}}',
			json_object('photo', json_object('sha256', ?4)), x'333a00', ?6, ?6)`, u.ID, u.Account, key, mark, f.Millis(), deflated(`{"title":"`+mark+`"}`))
	exec(`INSERT INTO appraisal (id, account, api_key, request_hash, request, created_at) SELECT 'apr_0' || ?4, ?1, id, '', json_object('description', ?2), ?3 FROM api_key WHERE account = ?1 LIMIT 1`)
	exec(`UPDATE transfer SET state = iif(id = 'apr_' || ?4, 'posted', 'voided'), settled_at = ?3 WHERE debit = ?1 AND state = 'pending'`)
	exec(`INSERT INTO webhook (id, account, url, events, created_at, secret_of) VALUES (?2, ?1, 'https://' || ?2 || '.example', '["outcome.recorded"]', 1, ?2)`)
	exec(`INSERT INTO outcome VALUES ('apr_' || ?4, ?1, 5, 1, 3, 2, 'USD', ?2, 'good', 'own', 0, 2, 'USD', 2, '2026-11-20', ?2, '', 7, ?3)`)
	exec(`INSERT INTO correction SELECT 'apr_' || ?4, json_object('title', ?2), ?2, 6, figures, evidence, answer, findings FROM appraisal WHERE id = 'apr_' || ?4`)
	exec(`INSERT INTO transcript VALUES ('apr_' || ?4, ?3, CAST(?2 AS BLOB))`)
	exec(`INSERT INTO key_spending VALUES ('key_grant_' || ?4, date(?3 / 1000, 'unixepoch'), 10)`)
	exec(`INSERT INTO upload VALUES (?1, 20000, 1)`)
	exec(`INSERT INTO upload_link (hash, api_key, expires_at) VALUES (lower(hex(randomblob(32))), 'key_grant_' || ?4, ?3 + 100000000)`)
	exec(`INSERT INTO batch (id, account, api_key, request_hash, name, columns, items, created_at, ends_at) VALUES (?2, ?1, 'key_grant_' || ?4, '', ?2, json_array(?2), 2, ?3, ?3)`)
	exec(`INSERT INTO batch_item (batch, number, reference, request, cells) VALUES (?2, 1, ?2, json_object('description', ?2), json_array(?2)), (?2, 2, ?2, '{}', NULL)`)
	exec(`INSERT INTO report (id, account, title, items, created_at) VALUES (?2, ?1, ?2, 1, ?3)`)
	exec(`INSERT INTO report_item SELECT ?2, 1, id, answer FROM appraisal WHERE id = 'apr_' || ?4`)
	exec(`INSERT INTO listing (account, id, title, vendor, url) VALUES (?1, ?2, ?2, ?2, ?2)`)
	exec(`INSERT INTO listing_file (id, account, name, created_at) VALUES (?2, ?1, ?2 || '.csv', 1)`)
	exec(`INSERT INTO calibration (account, part, currency, mean, step, cells, correction, listings) VALUES (?1, ?2, 'EUR', 4.5, 0.25, printf('%.*c', 16384, 'P'), '[0,0,0,0,0,0,0,0,0,0,0.4,0.5]', 40)`)
	exec(`INSERT INTO calibration_trial (listing, task) SELECT l.n, k.n FROM listing l JOIN calibration_task k ON k.account = l.account WHERE l.account = ?1`)
	exec(`INSERT INTO calibration_fold SELECT n, 1, 4.5, 0.25, 'PPP' FROM calibration_task WHERE account = ?1`)
	exec(`INSERT INTO usage_failure VALUES (?1, 20000, 'search', 'TIMEOUT', 'ebay', 1)`)
	exec(`INSERT INTO usage_call VALUES (?1, 20000, 'openai', 1, 0, 900, 10)`)
	f.Bucket["apr_"+u.ID] = mark
	f.Exec(`INSERT INTO usage_latency VALUES (?, 20000, 1200, 2)`, u.Account)
	f.Memory.Put("key:"+f.Column(`SELECT hash FROM api_key WHERE id = ?`, key)[0], "grant")
	return customer{u, mark}
}

// most returns the number of the highest parameter of a statement.
func most(statement string) int {
	for n := 4; n > 0; n-- {
		if strings.Contains(statement, fmt.Sprint("?", n)) {
			return n
		}
	}
	return 0
}

// export reads all pages of an export. It returns the rows of each table as text.
func export(f *consoletest.Fixture, read func(path string) consoletest.Object) map[string][]string {
	f.Helper()
	rows := map[string][]string{}
	for after := ""; ; {
		page := read("?limit=7" + after)
		for _, item := range page["items"].([]any) {
			item := item.(consoletest.Object)
			row, _ := json.Marshal(item["row"])
			table := item["table"].(string)
			rows[table] = append(rows[table], string(row))
		}
		next, more := page["next"].(string)
		if !more {
			return rows
		}
		after = "&after=" + url.QueryEscape(next)
	}
}

func TestEveryTableIsExportedOrHasAReason(t *testing.T) {
	f := consoletest.Open(t)
	names, _ := privacy.Tables()
	f.Equal("tables", slices.Sorted(slices.Values(names)), slices.Sorted(maps.Keys(migrationstest.Selects(t, f.DB))))
}

func TestExportHasEveryRowOfTheAccountOnce(t *testing.T) {
	f := consoletest.Open(t)
	ann, ben := newCustomer(f, "annmark"), newCustomer(f, "benmark")
	f.Cron() // counts the usage
	got := export(f, func(query string) consoletest.Object { return ann.OK(200, "GET", "/console/export"+query, "") })
	_, exported := privacy.Tables()
	for table, wanted := range exported {
		if wanted && len(got[table]) == 0 && table != "deleted_account" {
			t.Errorf("got no row of the table %s", table)
		}
		if text := strings.Join(got[table], "\n"); strings.Contains(text, "benmark") || strings.Contains(text, ben.Account) || strings.Contains(text, ben.ID) {
			t.Errorf("got rows of another account: %s", text)
		}
	}
	for _, secret := range f.Column(`SELECT hash FROM api_key UNION ALL SELECT hash FROM access_token UNION ALL SELECT hash FROM session`) {
		if strings.Contains(fmt.Sprint(got), secret) {
			t.Errorf("got the hash of a secret: %s", secret)
		}
	}
	f.Contains("appraisal", strings.Join(got["appraisal"], ""), `"answer":{"title":"annmark"}`)
	f.Contains("findings that were paid for", strings.Join(got["appraisal"], ""), `"findings":{"title":"annmark"}`)
	f.Exec(`UPDATE appraisal SET findings = ? WHERE id = 'apr_0' || ?`, deflated(`{"title":"free"}`), ann.ID)
	unpaid := ann.OK(200, "GET", "/console/export?after="+url.QueryEscape(`["user","`+ann.ID+`"]`), "")
	f.Contains("the unpaid appraisal", fmt.Sprint(unpaid), "apr_0"+ann.ID)
	if strings.Contains(fmt.Sprint(unpaid), "free") {
		t.Error("got the findings of an appraisal that was not charged")
	}
	f.Contains("entry", strings.Join(got["entry"], ""), `"reason":"appraisal"`)
	f.Equal("rows", len(got["entry"]), len(f.Column(`SELECT seq FROM entry WHERE account = ?`, ann.Account)))
	f.Equal("items", len(got["batch_item"]), 2)

	byAdministrator := export(f, func(query string) consoletest.Object {
		return f.OK(200, "GET", "/admin/accounts/"+ann.Account+"/export"+query, "")
	})
	const exports = `SELECT count(*) FROM audit WHERE action = 'account.export' AND target = ?`
	f.Equal("audited once", f.Column(exports, ann.Account)[0], "1")
	f.OK(200, "GET", "/admin/accounts/"+ann.Account+"/export?after="+url.QueryEscape(`["account",""]`), "")
	f.Equal("audited once in an hour", f.Column(exports, ann.Account)[0], "1")
	f.Clock = f.Clock.Add(2 * time.Hour)
	f.OK(200, "GET", "/admin/accounts/"+ann.Account+"/export?after="+url.QueryEscape(`["account",""]`), "")
	f.Equal("audited whichever page is first", f.Column(exports, ann.Account)[0], "2")
	f.Equal("rows but for the audit log's", len(byAdministrator["appraisal"]), len(got["appraisal"]))
	for _, cursor := range []string{`["appraisal"]`, `["transfer","x"]`, `["none"]`, `["appraisal",null]`, `["appraisal",["x"]]`, `{}`, `["batch_item","x"]`} {
		ann.Refused("BAD_REQUEST", "after", "GET", "/console/export?after="+url.QueryEscape(cursor), "")
	}
}

// The whole of a customer is deleted: no text of theirs is left in any column of any table, nor in the cache, the bucket or the log. The
// ledger and the rows of another customer stay as they are.
func TestDeletionLeavesNoTrace(t *testing.T) {
	f := consoletest.Open(t)
	ann, ben := newCustomer(f, "annmark"), newCustomer(f, "benmark")
	f.Cron()
	rows := func(mark string) (found []string) {
		for row := range strings.Lines(f.Dump()) {
			if strings.Contains(row, mark) || strings.Contains(row, fmt.Sprintf("%X", mark)) {
				found = append(found, row)
			}
		}
		return found
	}
	ledger := f.Column(`SELECT account || seq || transfer || state || balance FROM entry ORDER BY 1`)
	purchases := f.Column(`SELECT id || account || price || refunded FROM purchase ORDER BY 1`)
	others := rows("benmark")
	for _, confirm := range []string{`{}`, `{"confirm":""}`, `{"confirm":"annmark"}`, `{"confirm":"benmark Ltd"}`} {
		ann.Refused("BAD_REQUEST", "confirm", "DELETE", "/console/account", confirm)
	}
	deleted := ann.OK(200, "DELETE", "/console/account", `{"confirm":"annmark Ltd"}`)
	f.Equal("deletion", deleted, consoletest.Object{"id": ann.Account, "deleted_at": "2026-05-01T12:00:00.000Z", "finished_at": nil, "credits_lost": 95.0, "credits_owed": 0.0})

	// At once.
	ann.Refused("UNAUTHORIZED", "", "GET", "/console/session", "")
	f.Equal("usable keys", f.Column(`SELECT count(*) FROM usable_key k JOIN api_key a ON a.id = k.id WHERE a.account = ?`, ann.Account)[0], "0")
	f.Equal("cached grants", len(f.Memory.Values), 1) // ben's
	f.Refused("CONFLICT", "", "POST", "/admin/accounts/"+ann.Account+"/keys", `{"name":"n"}`)
	f.Refused("CONFLICT", "", "POST", "/admin/accounts/"+ann.Account+"/grants", `{"credits":1,"reason":"r"}`)
	f.Refused("CONFLICT", "", "PATCH", "/admin/accounts/"+ann.Account, `{"suspended":false,"reason":"r"}`)
	f.Equal("the account", f.OK(200, "GET", "/admin/accounts/"+ann.Account, "")["name"], "Deleted account")
	f.Clock = f.Clock.Add(time.Hour)
	f.Equal("again", f.OK(200, "DELETE", "/admin/accounts/"+ann.Account, ""), deleted)
	f.Equal("audit", f.Column(`SELECT actor || ' ' || target FROM audit WHERE action = 'account.delete'`), []string{ann.ID + " " + ann.Account})

	for range 4 {
		f.Cron()
	}
	f.Exec(`DELETE FROM report_photo WHERE unwanted_at IS NOT NULL`) // as the data plane's schedule does, with the copies in KV
	f.Equal("rows", rows("annmark"), []string{})
	for _, part := range []string{"appraisal", "correction", "batch", "batch_item", "outcome", "report", "report_item", "webhook", "listing"} {
		f.Equal(part, f.Column(`SELECT count(*) FROM "` + part + `"`)[0], fmt.Sprint(strings.Count(strings.Join(others, "\n"), "\n"+part+" ")))
	}
	f.Equal("transcripts", f.Bucket, map[string]string{"apr_" + ben.ID: "benmark"})
	if log := f.Logged.String(); strings.Contains(log, "annmark") {
		t.Errorf("the log has a text of the customer: %s", log)
	}
	f.Equal("finished", f.Column(`SELECT count(*) FROM deleted_account WHERE finished_at > deleted_at`)[0], "1")
	f.Equal("rows of another customer", rows("benmark"), others)
	f.Equal("ledger", f.Column(`SELECT account || seq || transfer || state || balance FROM entry ORDER BY 1`), ledger)
	f.Equal("purchases", f.Column(`SELECT id || account || price || refunded FROM purchase ORDER BY 1`), purchases)
	f.CheckLedger()
	f.Equal("texts of the ledger", f.Column(`SELECT DISTINCT reason FROM transfer ORDER BY 1`), []string{"appraisal", "grant", "purchase", "purchase refunded or disputed"})
}

// The pieces wait until nothing of the account is in progress and its usage is counted, and each run deletes a part.
func TestPiecesAreSmallAndWait(t *testing.T) {
	f := consoletest.Open(t)
	ann := newCustomer(f, "annmark")
	f.Cron()
	f.Exec(`WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 1200) INSERT INTO listing (account, id, title) SELECT ?, n, 'T' FROM number`, ann.Account)
	f.Exec(`INSERT INTO transfer VALUES ('apr_open', ?, 'earned', 10, 'pending', 'appraisal', ?, NULL)`, ann.Account, f.Clock.Add(privacy.Quiet).UnixMilli())
	f.OK(200, "DELETE", "/admin/accounts/"+ann.Account, "")
	left := func() string { return f.Column(`SELECT count(*) FROM listing WHERE account = ?`, ann.Account)[0] }
	all := left()
	f.Clock = f.Clock.Add(privacy.Quiet - time.Second)
	f.Cron()
	f.Equal("in the first minutes", left(), all)
	f.Clock = f.Clock.Add(time.Second)
	f.Cron()
	f.Equal("while an appraisal is in progress", left(), all)
	f.Exec(`UPDATE transfer SET state = 'voided', settled_at = ? WHERE id = 'apr_open'`, f.Millis())
	deleteTranscripts := f.DeleteTranscripts
	f.DeleteTranscripts = func(context.Context, []string) error { return errors.New("no bucket") }
	f.Cron()
	f.Equal("while the bucket fails", left(), all)
	f.Contains("log", f.Logged.String(), "deleted accounts not cleared: no bucket")
	f.DeleteTranscripts = deleteTranscripts
	for _, want := range []string{"701", "201", "0", "0"} {
		f.Cron()
		f.Equal("listings left", left(), want)
	}
	f.Cron()
	f.Equal("finished", f.Column(`SELECT count(*) FROM deleted_account WHERE finished_at IS NOT NULL`)[0], "1")
	f.Equal("owners", f.Column(`SELECT count(*) FROM listing_owner`)[0], "0")
}

func TestSignupCreditsAreGrantedOnceToAnIdentity(t *testing.T) {
	f := consoletest.Open(t)
	f.Vars["SIGNUP_CREDITS"] = "50"
	balance := func(u *consoletest.User) any { return u.OK(200, "GET", "/console/credits", "")["balance"] }
	first := f.SignIn("ann@example.com")
	f.Equal("first", balance(first), 50.0)
	first.OK(200, "DELETE", "/console/account", `{"confirm":"ANN@example.com"}`)
	second := f.SignIn("ann@example.com")
	if second.Account == first.Account || second.ID == first.ID {
		t.Errorf("got the deleted account %s or the deleted user %s again", second.Account, second.ID)
	}
	f.Equal("second", balance(second), 0.0)
	f.Clock = f.Clock.AddDate(1, 0, 1)
	f.Cron()
	f.Equal("hashes after a year", f.Column(`SELECT count(*) FROM welcomed`)[0], "0")
}

func TestSystemAccountsAreNotDeleted(t *testing.T) {
	f := consoletest.Open(t)
	for _, id := range []string{"issued", "earned"} {
		f.Refused("BAD_REQUEST", "account", "DELETE", "/admin/accounts/"+id, "")
	}
	f.Refused("NOT_FOUND", "", "DELETE", "/admin/accounts/acct_none", "")
	f.Refused("NOT_FOUND", "", "GET", "/admin/accounts/acct_none/export", "")
	f.Equal("deleted", f.Column(`SELECT count(*) FROM deleted_account`)[0], "0")
}

// A user who is a member of another account stays, and so does what a deleted user left in other accounts.
func TestDeletionKeepsMembersOfOtherAccounts(t *testing.T) {
	f := consoletest.Open(t)
	ann, ben := f.SignIn("ann@example.com"), f.SignIn("ben@example.com")
	own := ben.Account
	f.Exec(`INSERT INTO membership VALUES (?, ?, 'member', 1)`, ann.Account, ben.ID)
	f.Exec(`INSERT INTO api_key (id, account, user, name, hash, hint, created_at) VALUES ('key_x', ?, ?, 'K', printf('%064d', 1), 'hint', 1)`, own, ann.ID)
	f.Exec(`INSERT INTO invitation VALUES (printf('%064d', 2), 'inv_x', ?, 'c@example.com', 'member', ?, 1, 2)`, own, ann.ID)
	ben.OK(204, "PUT", "/console/account", `{"id":"`+ann.Account+`"}`)

	rows := export(f, func(query string) consoletest.Object { return ann.OK(200, "GET", "/console/export"+query, "") })
	f.Equal("exported members", len(rows["membership"])+len(rows["user"]), 4)
	f.Equal("exported sessions and identities", len(rows["session"])+len(rows["identity"]), 2) // without those of ben
	rows = export(f, func(query string) consoletest.Object {
		return f.OK(200, "GET", "/admin/accounts/"+ann.Account+"/export"+query, "")
	})
	f.Equal("exported sessions and identities by an administrator", len(rows["session"])+len(rows["identity"]), 4)

	ann.OK(200, "DELETE", "/console/account", `{"confirm":"ann@example.com"}`)
	ben.Refused("UNAUTHORIZED", "", "GET", "/console/session", "")
	again := f.SignIn("ben@example.com")
	f.Equal("user and account", []string{again.ID, again.Account}, []string{ben.ID, own})
	f.Equal("users", f.Column(`SELECT id FROM user`), []string{ben.ID})
	f.Equal("memberships", f.Column(`SELECT account FROM membership`), []string{own})
	f.Equal("what the deleted user left", f.Column(`SELECT user IS NULL FROM api_key WHERE id = 'key_x' UNION ALL SELECT inviter IS NULL FROM invitation`), []string{"1", "1"})
}
