package ledger_test

import (
	"database/sql"
	"fmt"
	"strings"
	"testing"
	"time"

	"loupe/core/base/limits"
	"loupe/core/base/ulid"
	"loupe/core/exchange"
	"loupe/core/store/ledger"
	"loupe/worker/migrations/migrationstest"
)

const (
	hash      = "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"
	otherHash = "eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee"
	tokenHash = "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"

	request    = `{"image_url":"https://example.com/a.jpg"}`
	lateAnswer = `{"late":true}`
	evidence   = `{"stages":[{"ms":1}],"photo":{}}`
	findings   = `{"item":{},"candidates":[],"estimate":1,"confidence":1,"defects":["scratch"]}`
	prints     = "4:00ff"

	atOnce = 5  // appraisals in progress
	price  = 10 // credits of an appraisal in these tests, whatever ledger.AppraisalCost is
)

// book is a database with the schema, the accounts "a" and "b", and the API key "k" of "a".
type book struct {
	*testing.T
	*sql.DB
}

func open(t *testing.T) book {
	t.Helper()
	db, _ := migrationstest.Open(t)
	b := book{t, db}
	b.exec("INSERT INTO account (id, name, created_at) VALUES ('a', 'A', 0), ('b', 'B', 0)")
	b.exec("INSERT INTO api_key (id, account, name, hash, hint, created_at) VALUES ('k', 'a', 'K', ?1, '', 0)", hash)
	return b
}

// funded is open with credits for the account "a".
func funded(t *testing.T, credits int) book {
	t.Helper()
	b := open(t)
	b.exec(ledger.InsertGrant, "g", "a", credits, 1)
	return b
}

func (b book) exec(query string, args ...any) {
	b.Helper()
	if _, err := b.Exec(query, args...); err != nil {
		b.Fatalf("%s: %v", query, err)
	}
}

// find returns the rows of a query, one a line, with a space between two values. NULL is "<nil>".
func (b book) find(query string, args ...any) string {
	b.Helper()
	rows, err := b.Query(query, args...)
	if err != nil {
		b.Fatalf("%s: %v", query, err)
	}
	defer rows.Close()
	columns, _ := rows.Columns()
	text := ""
	for rows.Next() {
		values, targets := make([]any, len(columns)), make([]any, len(columns))
		for i := range values {
			targets[i] = &values[i]
		}
		if err := rows.Scan(targets...); err != nil {
			b.Fatalf("%s: %v", query, err)
		}
		for i, value := range values {
			if blob, ok := value.([]byte); ok {
				values[i] = string(blob)
			}
		}
		text += fmt.Sprintln(values...)
	}
	if rows.Err() != nil {
		b.Fatalf("%s: %v", query, rows.Err())
	}
	return strings.TrimSuffix(text, "\n")
}

// expect checks what a query finds.
func (b book) expect(what, want, query string, args ...any) {
	b.Helper()
	if got := b.find(query, args...); got != want {
		b.Errorf("%s: got\n%s, want\n%s", what, got, want)
	}
}

// expectRefusal checks which constraint an error names.
func (b book) expectRefusal(what string, err error, want ledger.Constraint) {
	b.Helper()
	if ledger.ConstraintOf(err) != want {
		b.Errorf("%s: got error %v, want one with %q", what, err, want)
	}
}

// token creates an access token with the hash tokenHash.
func (b book) token(key, audience string, expires int) {
	b.Helper()
	b.exec("INSERT INTO access_token (hash, api_key, audience, created_at, expires_at) VALUES (?1, ?2, ?3, 0, ?4)", tokenHash, key, audience, expires)
}

// tryAdmit runs the statements of an admission in one transaction, which is rolled back if one of them fails.
func (b book) tryAdmit(id string, idempotencyKey any, now int) error {
	tx, err := b.Begin()
	if err != nil {
		return err
	}
	defer tx.Rollback()
	for _, s := range []struct {
		query string
		args  []any
	}{
		{ledger.ReleaseIdempotencyKey, []any{"a", idempotencyKey, now - 1000}},
		{ledger.InsertAppraisal, []any{id, "a", "k", idempotencyKey, hash, request, now, 1, now}},
		{ledger.LimitAtOnce, []any{"a", atOnce}},
		{ledger.HoldCredits, []any{id, "a", price, now}},
	} {
		if _, err := tx.Exec(s.query, s.args...); err != nil {
			return err
		}
	}
	return tx.Commit()
}

func (b book) admit(id string, idempotencyKey any, now int) {
	b.Helper()
	if err := b.tryAdmit(id, idempotencyKey, now); err != nil {
		b.Fatalf("admit %s: %v", id, err)
	}
}

// store stores an answer.
func (b book) store(id string, now int, answer, figures, findings string) {
	b.Helper()
	b.exec(ledger.StoreAnswer, id, now, figures, evidence, prints, []byte(answer), []byte(findings), "{}", []byte(lateAnswer))
}

// settle stores an answer that names the appraisal, and settles its transfer.
func (b book) settle(id, state string, now int) {
	b.Helper()
	b.store(id, now, `{"id":"`+id+`"}`, "{}", findings)
	b.exec(ledger.SettleTransfer, id, state, now)
}

func (b book) cancel(id, account string, now int) {
	b.Helper()
	b.exec(ledger.CancelAppraisal, id, account, now)
	b.exec(ledger.VoidCancelled, id, account, now)
}

func TestFindAPIKeyEndsWithTheKeyOrItsToken(t *testing.T) {
	for _, c := range []struct{ key, token, until int }{{300, 500, 300}, {500, 300, 300}} {
		b := open(t)
		b.exec("INSERT INTO api_key (id, account, name, hash, hint, created_at, expires_at) VALUES ('e', 'a', 'E', ?1, '', 0, ?2)", otherHash, c.key)
		b.token("e", "api", c.token)
		b.expect("key", fmt.Sprintf("e a <nil> %d 1 <nil> <nil>", c.key), ledger.FindAPIKey.SQL, otherHash, c.key-1)
		b.expect("expired key", "", ledger.FindAPIKey.SQL, otherHash, c.key)
		b.expect("token", fmt.Sprintf("e a api %d 1 <nil> <nil>", c.until), ledger.FindAPIKey.SQL, tokenHash, c.until-1)
		b.expect("expired token", "", ledger.FindAPIKey.SQL, tokenHash, c.until)
	}
}

// The secrets of grants and of the dashboard's key are thrown away when they are made. Should one turn up, it must not work.
func TestFindAPIKeyFindsGrantsByTheirTokensOnly(t *testing.T) {
	b := open(t)
	b.exec("INSERT INTO api_key (id, account, name, kind, hash, hint, created_at, client) VALUES ('g', 'a', 'G', 'grant', ?1, '', 0, '{}')", otherHash)
	b.token("g", "mcp", 500)
	b.expect("the grant's own secret", "", ledger.FindAPIKey.SQL, otherHash, 1)
	b.expect("its token", "g a mcp 500 1 <nil> <nil>", ledger.FindAPIKey.SQL, tokenHash, 1)
}

func TestLastUseIsStaleAfterAnHour(t *testing.T) {
	b := open(t)
	const hour = 3600_000
	b.exec(ledger.TouchAPIKey, "k", 1000)
	for now, stale := range map[int]string{1000: "0", 1000 + hour - 1: "0", 1000 + hour: "1"} {
		b.expect(fmt.Sprint("at ", now), "k a <nil> <nil> "+stale+" <nil> <nil>", ledger.FindAPIKey.SQL, hash, now)
	}
}

func TestKeyIsLimitedToItsRate(t *testing.T) {
	b := funded(t, 1000)
	b.exec("UPDATE api_key SET rate = 2")
	const minute, begin = 60_000, 1_795_000_000_000
	// An id has the time at which the call began, which is up to a minute before it is admitted.
	id := func(now int) string { return "apr_" + ulid.New(int64(now-minute), [ulid.RandomBytes]byte{byte(now)}) }
	try := func(now int, key any) error { return b.tryAdmit(id(now), key, now) }
	b.admit(id(begin), nil, begin)
	b.admit(id(begin+1000), "once", begin+1000)
	b.expectRefusal("a third", try(begin+1001, nil), ledger.RateOfKey)
	b.expectRefusal("within the minute", try(begin+minute-1, nil), ledger.RateOfKey)
	b.expect("rate and oldest", fmt.Sprint("2 ", begin), ledger.FindRate.SQL, "k", begin+minute-1)
	b.expect("rate and oldest after a minute", fmt.Sprint("2 ", begin+1000), ledger.FindRate.SQL, "k", begin+minute)
	b.expectRefusal("repeated request", try(begin+1500, "once"), ledger.DuplicateIdempotencyKey)
	b.expect("held for two", "20", "SELECT held FROM balance WHERE account = 'a'")
	b.admit(id(begin+minute), nil, begin+minute)
	b.expectRefusal("after a minute", try(begin+minute+1, nil), ledger.RateOfKey)
	b.exec("UPDATE api_key SET rate = NULL")
	b.admit(id(begin+minute+2), nil, begin+minute+2)
}

func TestKeyIsLimitedToItsCredits(t *testing.T) {
	at := func(text string) int { // milliseconds
		moment, err := time.Parse(time.RFC3339, text)
		if err != nil {
			t.Fatal(err)
		}
		return int(moment.UnixMilli())
	}
	b := funded(t, 1000)
	b.exec("UPDATE api_key SET credits_per_day = 29, credits_per_month = 50")
	used := func(what, day, want string) { t.Helper(); b.expect(what, want, ledger.FindKeyLimits.SQL, day, "k") }
	end := at("2026-04-30T23:59:59.999Z")
	b.admit("april", nil, end)
	b.admit("1", "once", end+1)
	b.admit("2", nil, at("2026-05-01T23:59:59.999Z"))
	b.expectRefusal("a third on one day", b.tryAdmit("3", nil, at("2026-05-01T12:00:00Z")), ledger.KeyLimitReached)
	b.expectRefusal("a repeated request", b.tryAdmit("3", "once", end+1), ledger.DuplicateIdempotencyKey)
	used("on the last of April", "2026-04-30", "29 50 10 10")
	used("on the first of May", "2026-05-01", "29 50 20 20")

	// What is voided on the next day counts no more, but what is posted does.
	next := at("2026-05-02T00:00:00Z")
	b.settle("april", ledger.Voided, next)
	b.settle("1", ledger.Voided, next)
	b.settle("2", ledger.Posted, next)
	used("after the settlements", "2026-04-30", "29 50 0 0")
	used("after the settlements", "2026-05-01", "29 50 10 10")
	b.admit("late", nil, at("2026-05-01T12:00:00Z")) // given back to the day on which it was held
	for n := range 3 {
		day := next + n*24*3600_000
		b.admit(fmt.Sprint("day ", n), nil, day)
		b.settle(fmt.Sprint("day ", n), ledger.Posted, day)
	}
	b.expectRefusal("over the month's limit", b.tryAdmit("6", nil, at("2026-05-31T23:59:59.999Z")), ledger.KeyLimitReached)
	used("in the month", "2026-05-31", "29 50 0 50")
	b.cancel("late", "a", next)
	b.admit("6", nil, at("2026-05-31T23:59:59.999Z"))
	b.admit("june", nil, at("2026-06-01T00:00:00Z"))

	// A limit that is lowered below what is used refuses; without limits, what is used is still counted.
	b.exec("UPDATE api_key SET credits_per_day = 10, credits_per_month = NULL")
	b.expectRefusal("after the limit was lowered", b.tryAdmit("7", nil, at("2026-06-01T01:00:00Z")), ledger.KeyLimitReached)
	b.exec("UPDATE api_key SET credits_per_day = NULL")
	b.admit("7", nil, at("2026-06-01T01:00:00Z"))
	used("without limits", "2026-06-01", "<nil> <nil> 20 20")
	b.expect("no key", "", ledger.FindKeyLimits.SQL, "2026-06-01", "none")
}

func TestReleaseIdempotencyKeyNeedsExpiryOrAVoidedAppraisal(t *testing.T) {
	for name, c := range map[string]struct {
		end      func(book)
		now      int
		released bool
	}{
		"running":               {func(book) {}, 1001, false},
		"expired":               {func(book) {}, 1002, true}, // admit's keys expire after 1000
		"posted":                {func(b book) { b.settle("first", ledger.Posted, 3) }, 4, false},
		"voided with an answer": {func(b book) { b.settle("first", ledger.Voided, 3) }, 4, false},
		"voided before it was answered": {func(b book) {
			b.exec(ledger.SettleTransfer, "first", ledger.Voided, 3)
			b.settle("first", ledger.Posted, 4)
		}, 5, true},
		"voided without an answer": {func(b book) { b.exec(ledger.SettleTransfer, "first", ledger.Voided, 3) }, 4, true},
	} {
		t.Run(name, func(t *testing.T) {
			b := funded(t, 100)
			b.admit("first", "key", 2)
			c.end(b)
			if err := b.tryAdmit("second", "key", c.now); (err == nil) != c.released {
				t.Errorf("got error %v, want the key released: %v", err, c.released)
			}
		})
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

func TestAppraisalIsClaimedOnceUntilTheClaimIsOld(t *testing.T) {
	b := funded(t, 100)
	b.admit("p", nil, 10)
	b.admit("ended", nil, 10)
	b.settle("ended", ledger.Posted, 20)
	for _, claim := range []struct {
		id         string
		now, since int
		want       int64
	}{{"p", 100, 40, 1}, {"p", 110, 50, 0}, {"p", 200, 100, 0}, {"p", 200, 101, 1}, {"ended", 100, 40, 0}} {
		result, err := b.Exec(ledger.ClaimAppraisal, claim.id, claim.now, claim.since)
		if err != nil {
			t.Fatal(err)
		}
		if got, _ := result.RowsAffected(); got != claim.want {
			t.Errorf("%+v: got %d claimed", claim, got)
		}
	}
}

func TestFindJobCountsUnvaluedAppraisalsOfItsAccount(t *testing.T) {
	b := funded(t, 100)
	for _, id := range []string{"p", "q"} {
		b.admit(id, nil, 10)
		b.settle(id, ledger.Voided, 20)
	}
	b.admit("r own", nil, 30)
	b.admit("r other", nil, 30)
	b.exec("UPDATE appraisal SET account = 'b' WHERE id = 'r other'")
	for id, want := range map[string]string{"r own": " 1", "r other": " 0"} {
		if got := b.find(ledger.FindJob.SQL, id, 0, 2); !strings.HasSuffix(got, want) {
			t.Errorf("%s: got %s, want%s for too many unvalued appraisals", id, got, want)
		}
	}
}

// Too many are those that the account had since a time, unless as many had a value since the first of them. Ids sort by time.
func TestTooManyUnvaluedAppraisals(t *testing.T) {
	b := funded(t, 1000)
	settle := func(at int, state string, settledAt int) {
		b.admit(fmt.Sprint(at), nil, at)
		if state != ledger.Pending {
			b.settle(fmt.Sprint(at), state, settledAt)
		}
	}
	check := func(account string, after, most int, want string) {
		t.Helper()
		b.expect(fmt.Sprint(account, " after ", after, ", ", most), want, ledger.HasTooManyUnvalued.SQL, account, after, most)
		_, err := b.Exec(ledger.LimitUnvalued, account, after, most)
		if refused := ledger.ConstraintOf(err) == ledger.TooManyUnvalued; refused != (want == "1") {
			t.Errorf("LimitUnvalued of %s after %d, %d: got error %v, want one: %s", account, after, most, err, want)
		}
	}
	settle(10, ledger.Voided, 20)
	settle(11, ledger.Voided, 20)
	settle(12, ledger.Voided, 20)
	settle(13, ledger.Pending, 0)
	b.admit("14", nil, 14) // given up by the service before it called anyone: not counted
	b.exec(ledger.SettleTransfer, "14", ledger.Voided, 14+ledger.StaleAfter-1)
	b.admit("15", nil, 15) // lost
	b.exec(ledger.SettleTransfer, "15", ledger.Voided, 15+ledger.StaleAfter)
	check("a", 0, 4, "1")
	check("a", 0, 5, "0")
	check("a", 10, 3, "1")
	check("a", 10, 4, "0")
	check("b", 0, 1, "0")
	settle(16, ledger.Posted, 20)
	check("a", 0, 1, "0") // the last one has a value
	check("a", 0, 2, "1")
	settle(17, ledger.Posted, 20)
	settle(18, ledger.Posted, 20)
	check("a", 0, 3, "0")
	check("a", 0, 4, "1")
	settle(19, ledger.Voided, 20)
	check("a", 0, 1, "1")
	check("a", 0, 3, "0") // of the last three, 12 is the first
}

func TestLimitAtOnceCountsAppraisalsInProgress(t *testing.T) {
	b := funded(t, 1000)
	b.exec("INSERT INTO transfer (id, debit, credit, amount, state, reason, created_at, settled_at) " +
		"VALUES ('x', 'issued', 'b', 50, 'posted', 'r', 1, 1), ('y', 'b', 'earned', 10, 'pending', 'appraisal', 1, NULL)")
	for n := range atOnce {
		b.admit(string(rune('p'+n)), "key "+string(rune('p'+n)), 2)
	}
	b.expectRefusal("one more", b.tryAdmit("z", nil, 3), ledger.TooManyAtOnce)
	b.expectRefusal("a repeated call", b.tryAdmit("z", "key p", 3), ledger.DuplicateIdempotencyKey)
	b.settle("p", ledger.Posted, 4)
	b.admit("z", nil, 5)
}

func TestUploadsAreCountedByDay(t *testing.T) {
	b := funded(t, 10)
	upload := func(account string, day, limit int) bool {
		t.Helper()
		result, err := b.Exec(ledger.CountUpload, account, day, limit, 10)
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
	b.admit("p", nil, 2) // holds all credits
	if upload("a", 10, 2) {
		t.Error("an account without available credits may upload, want it refused")
	}
}

// The texts come from the index: only the five members that a listed appraisal shows are read from JSON.
func TestSearchReadsNoAnswers(t *testing.T) {
	b := open(t)
	program := b.find("EXPLAIN "+ledger.ListAppraisals.SQL, "a", "~", "", "", "", "chrome", 51)
	if n := strings.Count(program, "json_extract(") + strings.Count(program, "->>("); n != 5 {
		t.Errorf("got %d reads of JSON, want 5:\n%s", n, program)
	}
}

// A row with more or fewer columns than its query scans counts as none.
func TestQueriesScanEveryColumn(t *testing.T) {
	b := open(t)
	b.expectColumns(columnsOf(ledger.FindAPIKey), columnsOf(ledger.FindRate), columnsOf(ledger.FindKeyLimits), columnsOf(ledger.FindCredits),
		columnsOf(ledger.FindFees), columnsOf(ledger.HasTooManyUnvalued), columnsOf(ledger.FindReplay), columnsOf(ledger.ListAppraisals),
		columnsOf(ledger.FindAppraisal), columnsOf(ledger.FindCorrectable), columnsOf(ledger.FindSettlement),
		columnsOf(ledger.FindJob), columnsOf(ledger.FindUploadLink), columnsOf(ledger.TakeSlot), columnsOf(ledger.TakeItemSlot),
		columnsOf(ledger.FindBatch), columnsOf(ledger.FindBatchByKey), columnsOf(ledger.ListBatches), columnsOf(ledger.FindItem),
		columnsOf(ledger.FindIdle), columnsOf(ledger.NextAccount), columnsOf(ledger.FindPhotos), columnsOf(ledger.ListResults),
		columnsOf(ledger.ListResultsEnded), columnsOf(ledger.ListRows), columnsOf(ledger.ListRowsEnded), columnsOf(ledger.FindReportable),
		columnsOf(ledger.FindReport), columnsOf(ledger.ListReports), columnsOf(ledger.FindReportPhoto), columnsOf(ledger.FindDuePhotos),
		columnsOf(ledger.FindValued), columnsOf(ledger.FindOutcomes), columnsOf(ledger.ListOutcomes), columnsOf(ledger.ListSales))
}

// columns has the number of columns that a query scans.
type columns struct {
	query   string
	scanned int
}

func columnsOf[T any](q exchange.Query[T]) columns {
	n := 0
	for len(exchange.Scan(exchange.Rows{Rows: [][]exchange.Value{make([]exchange.Value, n)}}, q.Scan)) == 0 && n < 100 {
		n++
	}
	return columns{q.SQL, n}
}

// expectColumns checks that queries return as many columns as they scan.
func (b book) expectColumns(queries ...columns) {
	b.Helper()
	for _, q := range queries {
		var params []any
		for strings.Contains(q.query, fmt.Sprint("?", len(params)+1)) {
			params = append(params, 1)
		}
		rows, err := b.Query(q.query, params...)
		if err != nil {
			b.Fatalf("%s: %v", q.query, err)
		}
		if names, _ := rows.Columns(); len(names) != q.scanned {
			b.Errorf("%s: %d columns are scanned, want %d", q.query, q.scanned, len(names))
		}
		rows.Close()
	}
}
