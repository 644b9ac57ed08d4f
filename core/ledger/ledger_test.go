package ledger_test

import (
	"database/sql"
	"errors"
	"slices"
	"strings"
	"testing"

	"loupe/core/ledger"
	"loupe/core/limits"
	"loupe/worker/migrations/migrationstest"
)

const (
	hash    = "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"
	request = `{"image_url":"https://example.com/a.jpg"}`
)

// open returns a database with the schema, the account "a" and its API key "k".
func open(t *testing.T) *sql.DB {
	t.Helper()
	db, _ := migrationstest.Open(t)
	exec(t, db, "INSERT INTO account (id, name, created_at) VALUES ('a', 'A', 0), ('b', 'B', 0)")
	exec(t, db, "INSERT INTO api_key (id, account, name, hash, hint, created_at) VALUES ('k', 'a', 'K', ?1, '', 0)", hash)
	return db
}

type execer interface {
	Exec(query string, args ...any) (sql.Result, error)
}

func exec(t *testing.T, db execer, query string, args ...any) {
	t.Helper()
	if _, err := db.Exec(query, args...); err != nil {
		t.Fatalf("%s: %v", query, err)
	}
}

func grant(t *testing.T, db *sql.DB, credits int) {
	t.Helper()
	exec(t, db, ledger.InsertGrant, "g", "a", credits, "welcome", 1)
}

const (
	atOnce = 5  // appraisals in progress
	price  = 10 // credits of an appraisal in these tests, whatever ledger.AppraisalCost is
)

// admit runs the statements of an admission in one transaction, which is rolled back if one of them fails.
func admit(db *sql.DB, id string, idempotencyKey any, now int) error {
	tx, err := db.Begin()
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if _, err := tx.Exec(ledger.ReleaseIdempotencyKey, "a", idempotencyKey, now-1000); err != nil {
		return err
	}
	if _, err := tx.Exec(ledger.InsertAppraisal, id, "a", "k", idempotencyKey, hash, request, now, 1); err != nil {
		return err
	}
	if _, err := tx.Exec(ledger.LimitAtOnce, "a", atOnce); err != nil {
		return err
	}
	if _, err := tx.Exec(ledger.HoldCredits, id, "a", price, now); err != nil {
		return err
	}
	return tx.Commit()
}

func mustAdmit(t *testing.T, db *sql.DB, id string, idempotencyKey any, now int) {
	t.Helper()
	if err := admit(db, id, idempotencyKey, now); err != nil {
		t.Fatalf("admit %s: %v", id, err)
	}
}

const lateAnswer = `{"late":true}`

func settle(t *testing.T, db *sql.DB, id, state string, now int) {
	t.Helper()
	exec(t, db, ledger.StoreAnswer, id, `{"id":"`+id+`"}`, `{"item":{},"candidates":[],"estimate":1,"confidence":1,"defects":["scratch"],"stages":[{"ms":1}]}`, now, lateAnswer)
	exec(t, db, ledger.SettleTransfer, id, state, now)
}

type settlement struct {
	answer, evidence  sql.NullString
	state             string
	amount, available int
}

func text(s string) sql.NullString { return sql.NullString{String: s, Valid: true} }

func findSettlement(t *testing.T, db *sql.DB, id string) (s settlement) {
	t.Helper()
	if err := db.QueryRow(ledger.FindSettlement, id).Scan(&s.answer, &s.evidence, &s.state, &s.amount, &s.available); err != nil {
		t.Fatal(err)
	}
	return s
}

// foundKey is a row of FindAPIKey.
type foundKey struct {
	id, account string
	audience    sql.NullString
	until       sql.NullInt64
	stale       int
}

// findKey returns what FindAPIKey finds at the time now, nil if nothing.
func findKey(t *testing.T, db *sql.DB, hash string, now int64) *foundKey {
	t.Helper()
	var k foundKey
	err := db.QueryRow(ledger.FindAPIKey, hash, now).Scan(&k.id, &k.account, &k.audience, &k.until, &k.stale)
	if errors.Is(err, sql.ErrNoRows) {
		return nil
	}
	if err != nil {
		t.Fatal(err)
	}
	return &k
}

var tokenHash = strings.Repeat("f", 64)

func TestFindAPIKeyFindsKeysAndTheirTokens(t *testing.T) {
	db := open(t)
	exec(t, db, "INSERT INTO access_token (hash, api_key, audience, created_at, expires_at) VALUES (?1, 'k', 'mcp', 0, 500)", tokenHash)
	if got, want := findKey(t, db, hash, 100), (foundKey{id: "k", account: "a", stale: 1}); got == nil || *got != want {
		t.Errorf("key: got %+v, want %+v", got, want)
	}
	token := foundKey{id: "k", account: "a", audience: text(ledger.AudienceMCP), until: sql.NullInt64{Int64: 500, Valid: true}, stale: 1}
	if got := findKey(t, db, tokenHash, 100); got == nil || *got != token {
		t.Errorf("token: got %+v, want %+v", got, token)
	}
	for name, test := range map[string]struct {
		change             string
		now                int64
		keyFound, tokFound bool
	}{
		"just before the token expires": {"SELECT 1", 499, true, true},
		"when the token expires":        {"SELECT 1", 500, true, false},
		"key revoked":                   {"UPDATE api_key SET revoked_at = 1", 100, false, false},
		"key suspended":                 {"UPDATE api_key SET suspended_at = 1", 100, false, false},
		"account suspended":             {"UPDATE account SET suspended_at = 1 WHERE id = 'a'", 100, false, false},
		"another account suspended":     {"UPDATE account SET suspended_at = 1 WHERE id = 'b'", 100, true, true},
		"token deleted":                 {"DELETE FROM access_token", 100, true, false},
	} {
		t.Run(name, func(t *testing.T) {
			db := open(t)
			exec(t, db, "INSERT INTO access_token (hash, api_key, audience, created_at, expires_at) VALUES (?1, 'k', 'api', 0, 500)", tokenHash)
			exec(t, db, test.change)
			if got := findKey(t, db, hash, test.now); (got != nil) != test.keyFound {
				t.Errorf("key: got %+v, want found: %v", got, test.keyFound)
			}
			if got := findKey(t, db, tokenHash, test.now); (got != nil) != test.tokFound {
				t.Errorf("token: got %+v, want found: %v", got, test.tokFound)
			}
		})
	}
}

func TestFindAPIKeyEndsWithTheKeyOrItsToken(t *testing.T) {
	for _, test := range []struct{ key, token, until int64 }{{300, 500, 300}, {500, 300, 300}} {
		db := open(t)
		other := strings.Repeat("e", 64)
		exec(t, db, "INSERT INTO api_key (id, account, name, hash, hint, created_at, expires_at) VALUES ('e', 'a', 'E', ?1, '', 0, ?2)", other, test.key)
		exec(t, db, "INSERT INTO access_token (hash, api_key, audience, created_at, expires_at) VALUES (?1, 'e', 'api', 0, ?2)", tokenHash, test.token)
		if got := findKey(t, db, other, test.key-1); got == nil || got.until.Int64 != test.key {
			t.Errorf("key: got %+v, want one until %d", got, test.key)
		}
		if got := findKey(t, db, other, test.key); got != nil {
			t.Errorf("expired key: got %+v, want none", got)
		}
		if got := findKey(t, db, tokenHash, test.until-1); got == nil || got.until.Int64 != test.until {
			t.Errorf("token: got %+v, want one until %d", got, test.until)
		}
		if got := findKey(t, db, tokenHash, test.until); got != nil {
			t.Errorf("expired token: got %+v, want none", got)
		}
	}
}

// The secrets of grants and of the dashboard's key are thrown away when they are made. Should one turn up, it must not work.
func TestFindAPIKeyFindsGrantsByTheirTokensOnly(t *testing.T) {
	db := open(t)
	other := strings.Repeat("e", 64)
	exec(t, db, "INSERT INTO api_key (id, account, name, kind, hash, hint, created_at, client) VALUES ('g', 'a', 'G', 'grant', ?1, '', 0, '{}')", other)
	exec(t, db, "INSERT INTO access_token (hash, api_key, audience, created_at, expires_at) VALUES (?1, 'g', 'mcp', 0, 500)", tokenHash)
	if got := findKey(t, db, other, 1); got != nil {
		t.Errorf("the grant's own secret: got %+v, want none", got)
	}
	if got := findKey(t, db, tokenHash, 1); got == nil || got.id != "g" {
		t.Errorf("its token: got %+v, want grant g", got)
	}
}

func TestLastUseIsStaleAfterAnHour(t *testing.T) {
	db := open(t)
	const hour = 3600_000
	exec(t, db, ledger.TouchAPIKey, "k", 1000)
	for now, stale := range map[int64]int{1000: 0, 1000 + hour - 1: 0, 1000 + hour: 1} {
		if got := findKey(t, db, hash, now); got == nil || got.stale != stale {
			t.Errorf("at %d: got %+v, want stale %d", now, got, stale)
		}
	}
}

func TestKeyIsLimitedToItsRate(t *testing.T) {
	db := open(t)
	grant(t, db, 1000)
	exec(t, db, "UPDATE api_key SET rate = 2")
	const minute = 60_000
	mustAdmit(t, db, "1", nil, 1000)
	mustAdmit(t, db, "2", "once", 2000)
	refused := func(now int) {
		t.Helper()
		if err := admit(db, "3", nil, now); err == nil || !strings.Contains(err.Error(), ledger.RateOfKey) {
			t.Errorf("at %d: got error %v, want one with %q", now, err, ledger.RateOfKey)
		}
	}
	refused(2000)
	refused(1000 + minute - 1)
	var rate, oldest int
	if err := db.QueryRow(ledger.FindRate, "k", 1000+minute-1).Scan(&rate, &oldest); err != nil || rate != 2 || oldest != 1000 {
		t.Errorf("FindRate: got %d, %d, %v, want 2, 1000", rate, oldest, err)
	}
	if err := admit(db, "4", "once", 2500); err == nil || !strings.Contains(err.Error(), ledger.DuplicateIdempotencyKey) {
		t.Errorf("repeated request: got error %v, want one with %q", err, ledger.DuplicateIdempotencyKey)
	}
	var held int
	if err := db.QueryRow("SELECT held FROM balance WHERE account = 'a'").Scan(&held); err != nil || held != 20 {
		t.Errorf("got %d credits held, %v, want the 20 of two appraisals", held, err)
	}
	mustAdmit(t, db, "5", nil, 1000+minute)
	refused(1000 + minute)
	exec(t, db, "UPDATE api_key SET rate = NULL")
	mustAdmit(t, db, "6", nil, 1000+minute)
}

func TestSignupGrantIsPostedOnce(t *testing.T) {
	db := open(t)
	for range 2 {
		exec(t, db, ledger.InsertSignupGrant, "s", "a", 50, 1)
	}
	exec(t, db, ledger.InsertSignupGrant, "none", "nobody", 50, 1)
	var balance, transfers int
	err := db.QueryRow("SELECT balance, (SELECT count(*) FROM transfer) FROM balance WHERE account = 'a'").Scan(&balance, &transfers)
	if err != nil || balance != 50 || transfers != 1 {
		t.Errorf("got balance %d from %d transfers, %v, want 50 from 1", balance, transfers, err)
	}
}

func TestSettlementChargesWhatIsPosted(t *testing.T) {
	db := open(t)
	grant(t, db, 25)
	mustAdmit(t, db, "posted", nil, 2)
	mustAdmit(t, db, "voided", nil, 2)
	if got, want := findSettlement(t, db, "posted"), (settlement{state: ledger.Pending, amount: 10, available: 5}); got != want {
		t.Errorf("before: got %v, want %v", got, want)
	}
	settle(t, db, "posted", ledger.Posted, 3)
	settle(t, db, "voided", ledger.Voided, 3)
	for _, want := range []settlement{
		{text(`{"id":"posted"}`), text(`{"item":{},"candidates":[],"estimate":1,"confidence":1,"defects":["scratch"],"stages":[{"ms":1}]}`), ledger.Posted, 10, 15},
		{text(`{"id":"voided"}`), text(`{"stages":[{"ms":1}],"estimate":null,"confidence":0,"prices":null,"private_sale":null,"replacement":null,"asking_price":null,"conditions":[],"trend":null,"defects":null}`), ledger.Voided, 10, 15},
	} {
		if got := findSettlement(t, db, want.state); got != want {
			t.Errorf("after: got %v, want %v", got, want)
		}
	}
	var earned, issued int
	err := db.QueryRow("SELECT e.balance, i.balance FROM balance e, balance i WHERE e.account = ?1 AND i.account = ?2",
		ledger.Earned, ledger.Issued).Scan(&earned, &issued)
	if err != nil || earned != 10 || issued != -25 {
		t.Errorf("got %d earned, %d issued, %v, want 10, -25", earned, issued, err)
	}
}

func TestSettlementCanBeRepeated(t *testing.T) {
	db := open(t)
	grant(t, db, 25)
	mustAdmit(t, db, "p", nil, 2)
	settle(t, db, "p", ledger.Posted, 3)
	want := findSettlement(t, db, "p")
	exec(t, db, ledger.StoreAnswer, "p", "null", "null", 4, "null")
	exec(t, db, ledger.SettleTransfer, "p", ledger.Voided, 4)
	if got := findSettlement(t, db, "p"); got != want {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestHoldCreditsNeedsASufficientBalance(t *testing.T) {
	db := open(t)
	grant(t, db, 19)
	mustAdmit(t, db, "first", nil, 2)
	if err := admit(db, "second", nil, 2); err == nil || !strings.Contains(err.Error(), ledger.OutOfCredits) {
		t.Errorf("got error %v, want one with %q", err, ledger.OutOfCredits)
	}
	if err := db.QueryRow(ledger.FindSettlement, "second").Scan(new(any), new(any), new(any), new(any), new(any), new(any), new(any), new(any)); !errors.Is(err, sql.ErrNoRows) {
		t.Errorf("got error %v, want %v: a refused appraisal is not recorded", err, sql.ErrNoRows)
	}
}

func TestRepeatedIdempotencyKeyIsReportedEvenOutOfCredits(t *testing.T) {
	db := open(t)
	grant(t, db, 10)
	mustAdmit(t, db, "first", "key", 2)
	if err := admit(db, "second", "key", 3); err == nil || !strings.Contains(err.Error(), ledger.DuplicateIdempotencyKey) {
		t.Errorf("got error %v, want one with %q", err, ledger.DuplicateIdempotencyKey)
	}
	var id, requestHash, state string
	var answer, evidence sql.NullString
	var amount, available int
	replay := func() error {
		return db.QueryRow(ledger.FindReplay, "a", "key").Scan(&id, &requestHash, &answer, &evidence, &state, &amount, &available)
	}
	if err := replay(); err != nil || id != "first" || requestHash != hash || answer.Valid || evidence.Valid || state != ledger.Pending || amount != 10 || available != 0 {
		t.Errorf("running: got %q, %q, %v, %q, %d, %d, %v", id, requestHash, answer, state, amount, available, err)
	}
	settle(t, db, "first", ledger.Posted, 4)
	if err := replay(); err != nil || id != "first" || answer.String != `{"id":"first"}` || !evidence.Valid || state != ledger.Posted || amount != 10 || available != 0 {
		t.Errorf("settled: got %q, %v, %q, %d, %d, %v", id, answer, state, amount, available, err)
	}
}

func TestReleaseIdempotencyKeyNeedsExpiryOrAVoidedAppraisal(t *testing.T) {
	for _, test := range []struct {
		name     string
		end      func(t *testing.T, db *sql.DB)
		now      int
		released bool
	}{
		{"running", func(*testing.T, *sql.DB) {}, 1001, false},
		{"expired", func(*testing.T, *sql.DB) {}, 1002, true}, // admit's keys expire after 1000
		{"posted", func(t *testing.T, db *sql.DB) { settle(t, db, "first", ledger.Posted, 3) }, 4, false},
		{"voided with an answer", func(t *testing.T, db *sql.DB) { settle(t, db, "first", ledger.Voided, 3) }, 4, false},
		{"voided before it was answered", func(t *testing.T, db *sql.DB) {
			exec(t, db, ledger.SettleTransfer, "first", ledger.Voided, 3)
			settle(t, db, "first", ledger.Posted, 4)
		}, 5, true},
		{"voided without an answer", func(t *testing.T, db *sql.DB) { exec(t, db, ledger.SettleTransfer, "first", ledger.Voided, 3) }, 4, true},
	} {
		t.Run(test.name, func(t *testing.T) {
			db := open(t)
			grant(t, db, 100)
			mustAdmit(t, db, "first", "key", 2)
			test.end(t, db)
			if err := admit(db, "second", "key", test.now); (err == nil) != test.released {
				t.Errorf("got error %v, want the key released: %v", err, test.released)
			}
		})
	}
}

// Callers choose the keys, so two accounts may choose the same.
func TestIdempotencyKeysAreSeparateByAccount(t *testing.T) {
	db := open(t)
	grant(t, db, 100)
	mustAdmit(t, db, "first", "key", 2)
	exec(t, db, "UPDATE appraisal SET account = 'b' WHERE id = 'first'")
	if err := admit(db, "second", "key", 3); err != nil {
		t.Errorf("the key of another account: got error %v, want none", err)
	}
	if err := admit(db, "third", "key", 4); err == nil || !strings.Contains(err.Error(), ledger.DuplicateIdempotencyKey) {
		t.Errorf("the same key again: got error %v, want one with %q", err, ledger.DuplicateIdempotencyKey)
	}
}

func TestReleaseIdempotencyKeyLeavesOtherKeysAndAccounts(t *testing.T) {
	db := open(t)
	grant(t, db, 100)
	for _, other := range []struct{ id, key string }{{"same", "key"}, {"another", "other key"}} {
		mustAdmit(t, db, other.id, other.key, 2)
		exec(t, db, ledger.SettleTransfer, other.id, ledger.Voided, 3)
	}
	exec(t, db, "UPDATE appraisal SET account = 'b' WHERE id = 'same'")
	exec(t, db, ledger.ReleaseIdempotencyKey, "a", "key", 1000)
	for id, want := range map[string]string{"same": "key", "another": "other key"} {
		var key sql.NullString
		if err := db.QueryRow("SELECT idempotency_key FROM appraisal WHERE id = ?1", id).Scan(&key); err != nil || key.String != want {
			t.Errorf("%s: got key %q, %v, want %q", id, key.String, err, want)
		}
	}
}

// Credits of a running appraisal must not be voided.
func TestStaleAfterOutlastsEveryExchange(t *testing.T) {
	if ledger.StaleAfter < 2*limits.Platform {
		t.Errorf("got a StaleAfter of %d ms, want at least twice the platform's %d ms", ledger.StaleAfter, limits.Platform)
	}
}

func TestTimesInWordsAreTheNumbers(t *testing.T) {
	const minute = 60_000 // also the time between two runs of the cron
	words := []string{"zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven"}
	for text, milliseconds := range map[string]int{ledger.StaleAfterText: ledger.StaleAfter, ledger.ReleasedWithin: ledger.StaleAfter + minute} {
		if want := words[milliseconds/minute] + " minutes"; text != want || milliseconds%minute != 0 {
			t.Errorf("got %q for %d ms, want %q", text, milliseconds, want)
		}
	}
}

func TestFindJobCountsUnvaluedAppraisalsOfItsAccount(t *testing.T) {
	db := open(t)
	grant(t, db, 100)
	for _, id := range []string{"p", "q"} {
		mustAdmit(t, db, id, nil, 10)
		settle(t, db, id, ledger.Voided, 20)
	}
	mustAdmit(t, db, "own", nil, 30)
	mustAdmit(t, db, "other", nil, 30)
	exec(t, db, "UPDATE appraisal SET account = 'b' WHERE id = 'other'")
	for id, want := range map[string]int{"own": 2, "other": 0} {
		var got int
		if err := db.QueryRow(ledger.FindJob, id, 0, 30).Scan(new(any), new(any), new(any), new(any), &got); err != nil || got != want {
			t.Errorf("%s: got %d unvalued appraisals, %v, want %d", id, got, err, want)
		}
	}
}

func TestCountUnvaluedCountsVoidedAppraisals(t *testing.T) {
	db := open(t)
	grant(t, db, 100)
	for n, state := range []string{ledger.Voided, ledger.Voided, ledger.Voided, ledger.Posted} {
		id := string(rune('p' + n))
		mustAdmit(t, db, id, nil, 10+n)
		settle(t, db, id, state, 20)
	}
	mustAdmit(t, db, "running", nil, 10)
	mustAdmit(t, db, "given up", nil, 14) // by the service, which asked nobody: not counted
	exec(t, db, ledger.SettleTransfer, "given up", ledger.Voided, 14+ledger.StaleAfter-1)
	mustAdmit(t, db, "lost", nil, 15)
	exec(t, db, ledger.SettleTransfer, "lost", ledger.Voided, 15+ledger.StaleAfter)
	for _, test := range []struct {
		account            string
		after, limit, want int
	}{{"a", 0, 30, 4}, {"a", 10, 30, 3}, {"a", 12, 30, 1}, {"a", 15, 30, 0}, {"a", 0, 2, 2}, {"b", 0, 30, 0}} {
		var got int
		if err := db.QueryRow(ledger.CountUnvalued, test.account, test.after, test.limit).Scan(&got); err != nil || got != test.want {
			t.Errorf("%+v: got %d, %v, want %d", test, got, err, test.want)
		}
	}
}

func TestLimitAtOnceCountsAppraisalsInProgress(t *testing.T) {
	db := open(t)
	grant(t, db, 1000)
	exec(t, db, "INSERT INTO transfer (id, debit, credit, amount, state, reason, created_at, settled_at) "+
		"VALUES ('x', 'issued', 'b', 50, 'posted', 'r', 1, 1), ('y', 'b', 'earned', 10, 'pending', 'appraisal', 1, NULL)")
	for n := range atOnce {
		mustAdmit(t, db, string(rune('p'+n)), "key "+string(rune('p'+n)), 2)
	}
	if err := admit(db, "z", nil, 3); err == nil || !strings.Contains(err.Error(), ledger.TooManyAtOnce) {
		t.Errorf("one more: got error %v, want one with %q", err, ledger.TooManyAtOnce)
	}
	if err := admit(db, "z", "key p", 3); err == nil || !strings.Contains(err.Error(), ledger.DuplicateIdempotencyKey) {
		t.Errorf("a repeated call: got error %v, want one with %q", err, ledger.DuplicateIdempotencyKey)
	}
	settle(t, db, "p", ledger.Posted, 4)
	mustAdmit(t, db, "z", nil, 5)
}

func TestAnswerIsStoredWithItsValueOnlyWhileItsCreditsAreHeld(t *testing.T) {
	db := open(t)
	grant(t, db, 100)
	mustAdmit(t, db, "held", nil, 2)
	mustAdmit(t, db, "released", nil, 2)
	exec(t, db, ledger.SettleTransfer, "released", ledger.Voided, 3)
	for id, want := range map[string]string{"held": `{"id":"held"}`, "released": lateAnswer} {
		settle(t, db, id, ledger.Posted, 4)
		if got := findSettlement(t, db, id).answer.String; got != want {
			t.Errorf("%s: got the answer %s, want %s", id, got, want)
		}
	}
}

func TestUploadsAreCountedByDay(t *testing.T) {
	db := open(t)
	grant(t, db, 10)
	upload := func(account string, day, limit int) bool {
		t.Helper()
		result, err := db.Exec(ledger.CountUpload, account, day, limit, 10)
		if err != nil {
			t.Fatal(err)
		}
		changed, _ := result.RowsAffected()
		return changed == 1
	}
	for _, step := range []struct {
		account    string
		day, limit int
		want       bool
	}{
		{"a", 7, 2, true}, {"a", 7, 2, true}, {"a", 7, 2, false}, {"a", 7, 3, true},
		{"a", 8, 2, true}, {"a", 8, 2, true}, {"a", 8, 2, false},
		{"a", 9, 0, false}, {"b", 8, 2, false}, {"nobody", 8, 2, false},
	} {
		if got := upload(step.account, step.day, step.limit); got != step.want {
			t.Errorf("%+v: got %v", step, got)
		}
	}
	mustAdmit(t, db, "p", nil, 2) // holds all credits
	if upload("a", 10, 2) {
		t.Error("an account without available credits may upload, want it refused")
	}
}

func TestFindAppraisalHidesEvidenceThatWasNotPaidFor(t *testing.T) {
	db := open(t)
	grant(t, db, 100)
	for _, test := range []struct{ state, evidence string }{
		{ledger.Posted, `{"item":{},"candidates":[],"estimate":1,"confidence":1,"defects":["scratch"],"stages":[{"ms":1}]}`},
		{ledger.Voided, `{"stages":[{"ms":1}],"estimate":null,"confidence":0,"prices":null,"private_sale":null,"replacement":null,"asking_price":null,"conditions":[],"trend":null,"defects":null}`},
	} {
		mustAdmit(t, db, test.state, nil, 2)
		settle(t, db, test.state, test.state, 3)
		var answer, evidence, state string
		var amount, available int
		err := db.QueryRow(ledger.FindAppraisal, "a", test.state).Scan(&answer, &evidence, &state, &amount, &available, new(any), new(any), new(any))
		if err != nil || evidence != test.evidence || state != test.state || answer != `{"id":"`+test.state+`"}` || amount != 10 || available != 90 {
			t.Errorf("%s: got %s, %s, %s, %d, %d, %v", test.state, answer, evidence, state, amount, available, err)
		}
	}
	if err := db.QueryRow(ledger.FindAppraisal, "b", ledger.Posted).Scan(new(any), new(any), new(any), new(any), new(any), new(any), new(any), new(any)); !errors.Is(err, sql.ErrNoRows) {
		t.Errorf("another account: got error %v, want %v", err, sql.ErrNoRows)
	}
}

func cancel(t *testing.T, db *sql.DB, id, account string, now int) {
	t.Helper()
	exec(t, db, ledger.CancelAppraisal, id, account, now)
	exec(t, db, ledger.VoidCancelled, id, account, now)
}

// found is what FindAppraisal says of an appraisal's state.
type found struct {
	answer    sql.NullString
	state     string
	available int
	created   int
	ended     sql.NullInt64
	cancelled bool
}

func findAppraisal(t *testing.T, db *sql.DB, id string) (f found) {
	t.Helper()
	err := db.QueryRow(ledger.FindAppraisal, "a", id).Scan(&f.answer, new(any), &f.state, new(any), &f.available, &f.created, &f.ended, &f.cancelled)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

func TestCancelledAppraisalIsFreeAndGetsNoAnswer(t *testing.T) {
	db := open(t)
	grant(t, db, 100)
	mustAdmit(t, db, "x", "key", 2)
	if got, want := findAppraisal(t, db, "x"), (found{state: ledger.Pending, available: 90, created: 2}); got != want {
		t.Errorf("in progress: got %+v, want %+v", got, want)
	}
	cancel(t, db, "x", "b", 3)
	if got := findAppraisal(t, db, "x"); got.cancelled || got.state != ledger.Pending {
		t.Errorf("cancelled by another account: got %+v", got)
	}
	cancel(t, db, "x", "a", 3)
	settle(t, db, "x", ledger.Posted, 4)
	cancel(t, db, "x", "a", 5)
	want := found{state: ledger.Voided, available: 100, created: 2, ended: sql.NullInt64{Int64: 3, Valid: true}, cancelled: true}
	if got := findAppraisal(t, db, "x"); got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
	if err := admit(db, "y", "key", 6); err != nil {
		t.Errorf("the idempotency key of a cancelled appraisal can't be used again: %v", err)
	}
}

// Otherwise a caller could read the preliminary range and then cancel, which costs nothing.
func TestAppraisalWithARangeCannotBeCancelled(t *testing.T) {
	db := open(t)
	grant(t, db, 100)
	mustAdmit(t, db, "x", nil, 2)
	exec(t, db, "UPDATE appraisal SET cancellable = 0")
	cancel(t, db, "x", "a", 3)
	if got := findAppraisal(t, db, "x"); got.cancelled || got.state != ledger.Pending || got.available != 90 {
		t.Errorf("got %+v, want it in progress", got)
	}
	settle(t, db, "x", ledger.Posted, 4)
	if got := findAppraisal(t, db, "x"); !got.answer.Valid || got.state != ledger.Posted {
		t.Errorf("got %+v, want it charged", got)
	}
}

func TestSettledAppraisalCannotBeCancelled(t *testing.T) {
	db := open(t)
	grant(t, db, 100)
	for _, state := range []string{ledger.Posted, ledger.Voided} {
		mustAdmit(t, db, state, nil, 2)
		settle(t, db, state, state, 3)
		cancel(t, db, state, "a", 4)
		if got := findAppraisal(t, db, state); got.cancelled || got.state != state || !got.answer.Valid || got.ended.Int64 != 3 {
			t.Errorf("%s: got %+v, want it unchanged", state, got)
		}
	}
}

// The cron voids an interrupted appraisal. Nobody cancelled it, and a late answer is still stored.
func TestVoidedAppraisalIsNotCancelled(t *testing.T) {
	db := open(t)
	grant(t, db, 100)
	mustAdmit(t, db, "x", nil, 2)
	exec(t, db, ledger.SettleTransfer, "x", ledger.Voided, 9)
	cancel(t, db, "x", "a", 10)
	if got := findAppraisal(t, db, "x"); got.cancelled || got.ended.Int64 != 9 || got.answer.Valid {
		t.Errorf("got %+v, want an end at 9 without an answer", got)
	}
	settle(t, db, "x", ledger.Posted, 11)
	if got := findAppraisal(t, db, "x"); got.cancelled || !got.answer.Valid || got.state != ledger.Voided {
		t.Errorf("got %+v, want a late answer", got)
	}
}

func TestFindCredits(t *testing.T) {
	db := open(t)
	var balance, held, available int
	if err := db.QueryRow(ledger.FindCredits, "a").Scan(&balance, &held, &available); err != nil || balance != 0 || held != 0 || available != 0 {
		t.Errorf("a new account: got %d, %d, %v, want 0", balance, held, err)
	}
	grant(t, db, 100)
	mustAdmit(t, db, "x", nil, 2)
	if err := db.QueryRow(ledger.FindCredits, "a").Scan(&balance, &held, &available); err != nil || balance != 100 || held != 10 || available != 90 {
		t.Errorf("got %d, %d, %d, %v, want 100 with 10 held and 90 available", balance, held, available, err)
	}
	if err := db.QueryRow(ledger.FindCredits, "none").Scan(&balance, &held, &available); !errors.Is(err, sql.ErrNoRows) {
		t.Errorf("no account: got error %v, want %v", err, sql.ErrNoRows)
	}
}

func TestGrantCanBeRepeated(t *testing.T) {
	db := open(t)
	for range 2 {
		exec(t, db, ledger.InsertGrant, "g", "a", 25, "welcome", 1)
	}
	find := func(id, account string, credits int, reason string) (columns [9]any, err error) {
		var into []any
		for i := range columns {
			into = append(into, &columns[i])
		}
		return columns, db.QueryRow(ledger.FindGrant, id, account, credits, reason).Scan(into...)
	}
	want := [9]any{"g", "issued", "a", int64(25), "posted", "welcome", int64(1), int64(1), int64(25)}
	if got, err := find("g", "a", 25, "welcome"); got != want || err != nil {
		t.Errorf("got %v, %v, want %v", got, err, want)
	}
	for _, other := range []struct {
		id, account string
		credits     int
		reason      string
	}{{"h", "a", 25, "welcome"}, {"g", "b", 25, "welcome"}, {"g", "a", 26, "welcome"}, {"g", "a", 25, "other"}} {
		if got, err := find(other.id, other.account, other.credits, other.reason); !errors.Is(err, sql.ErrNoRows) {
			t.Errorf("%v: got %v, %v, want %v", other, got, err, sql.ErrNoRows)
		}
	}
	exec(t, db, "INSERT INTO transfer (id, debit, credit, amount, state, reason, created_at, settled_at) VALUES ('gift', 'a', 'b', 5, 'posted', 'welcome', 1, 1)")
	if got, err := find("gift", "b", 5, "welcome"); !errors.Is(err, sql.ErrNoRows) {
		t.Errorf("a transfer between customers: got %v, %v, want %v", got, err, sql.ErrNoRows)
	}
	if _, err := db.Exec(ledger.InsertGrant, "largest", "a", ledger.MaxTransfer, "r", 1); err != nil {
		t.Errorf("the largest grant: got error %v, want none", err)
	}
	if _, err := db.Exec(ledger.InsertGrant, "larger", "a", ledger.MaxTransfer+1, "r", 1); err == nil {
		t.Error("more than the largest grant: got no error, want one")
	}
}

func TestVoidStaleVoidsTheOldestUpToTheLimit(t *testing.T) {
	db := open(t)
	grant(t, db, 100)
	for n, id := range []string{"p", "q", "r", "s"} {
		mustAdmit(t, db, id, nil, 10-n)
	}
	exec(t, db, ledger.SettleTransfer, "s", ledger.Posted, 11)
	rows, err := db.Query(ledger.VoidStale, 20, 10, 2)
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	var got []string
	for rows.Next() {
		var id string
		if err := rows.Scan(&id); err != nil {
			t.Fatal(err)
		}
		got = append(got, id)
	}
	slices.Sort(got)
	if want := []string{"q", "r"}; rows.Err() != nil || !slices.Equal(got, want) {
		t.Errorf("got %v, %v, want %v", got, rows.Err(), want)
	}
	if s := findSettlement(t, db, "p"); s.state != ledger.Pending {
		t.Errorf("a transfer that is not stale: got %s, want %s", s.state, ledger.Pending)
	}
}

// The debt appears when credits are taken back after they were spent. The cron collects it only later.
func TestAvailableCreditsAreWithoutWhatTheAccountOwes(t *testing.T) {
	db := open(t)
	grant(t, db, 25)
	mustAdmit(t, db, "p", nil, 10)
	mustAdmit(t, db, "q", nil, 10)
	available := func() (all [3]int) {
		t.Helper()
		if err := db.QueryRow(ledger.FindCredits, "a").Scan(&all[0], &all[1], &all[2]); err != nil {
			t.Fatal(err)
		}
		return all
	}
	exec(t, db, "INSERT INTO debt (account, owed, changed_at) VALUES ('a', 12, 1)")
	if got := available(); got != [3]int{25, 20, 0} {
		t.Errorf("more owed than left: got %v, want 25, 20, 0", got)
	}
	settle(t, db, "p", ledger.Voided, 20)
	if got := available(); got != [3]int{25, 10, 3} {
		t.Errorf("after 10 are released: got %v, want 25, 10, 3", got)
	}
	if got := findSettlement(t, db, "p").available; got != 3 {
		t.Errorf("after the settlement: got %d, want 3", got)
	}
	if err := admit(db, "r", nil, 21); err == nil || !strings.Contains(err.Error(), ledger.OutOfCredits) {
		t.Errorf("a hold of 10 with 3 available: got %v, want %s", err, ledger.OutOfCredits)
	}
	exec(t, db, ledger.CollectDebts, "a", 30)
	if got := available(); got != [3]int{13, 10, 3} {
		t.Errorf("after the collection: got %v, want 13, 10, 3", got)
	}
	if err := db.QueryRow("SELECT available FROM credit WHERE account = 'issued'").Scan(new(int)); err != nil {
		t.Error(err)
	}
}

func TestLimitUnvaluedRefusesAfterTooManyWithoutAValue(t *testing.T) {
	db := open(t)
	grant(t, db, 1000)
	limit := func(after, most int) error {
		_, err := db.Exec(ledger.LimitUnvalued, "a", after, most)
		return err
	}
	for n := range 3 {
		id := string(rune('p' + n))
		mustAdmit(t, db, id, nil, 10+n)
		settle(t, db, id, ledger.Voided, 20)
	}
	mustAdmit(t, db, "valued", nil, 13)
	settle(t, db, "valued", ledger.Posted, 20)
	mustAdmit(t, db, "running", nil, 14)
	for _, c := range []struct {
		after, most int
		refused     bool
	}{{0, 3, true}, {0, 2, true}, {0, 4, false}, {10, 3, false}, {10, 2, true}, {12, 1, false}} {
		err := limit(c.after, c.most)
		if refused := err != nil && strings.Contains(err.Error(), ledger.TooManyUnvalued); refused != c.refused || err != nil && !refused {
			t.Errorf("after %d, most %d: got %v, want refused %v", c.after, c.most, err, c.refused)
		}
	}
}
