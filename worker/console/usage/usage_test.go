package usage_test

import (
	"fmt"
	"testing"
	"time"

	"loupe/core/store/ledger"
	"loupe/worker/console/consoletest"
)

// cost is the price of an appraisal, as JSON has it.
const cost = float64(ledger.AppraisalCost)

var count int

// admit admits an appraisal with the statements of the data plane, and returns its id.
func admit(f *consoletest.Fixture, u *consoletest.User, key string, at time.Time) string {
	f.Helper()
	count++
	id := fmt.Sprintf("apr_%08d", count)
	f.Exec(ledger.HoldCredits, id, u.Account, ledger.AppraisalCost, at.UnixMilli())
	f.Exec(ledger.InsertAppraisal, id, u.Account, key, nil, "", "{}", at.UnixMilli(), 1, nil)
	return id
}

// settle settles an appraisal with the statements of the data plane. Errors is the answer's error container.
func settle(f *consoletest.Fixture, id, state, errors string, at time.Time) {
	f.Helper()
	answer(f, id, `{"error":`+errors+`,"item":{"code":"not an error"}}`, at)
	f.Exec(ledger.SettleTransfer, id, state, at.UnixMilli())
}

// answer stores an answer with figures.
func answer(f *consoletest.Fixture, id, figures string, at time.Time) {
	f.Helper()
	f.Exec(ledger.StoreAnswer, id, at.UnixMilli(), figures, "{}", "", []byte("answer"), []byte("findings"), "{}", []byte("late"))
}

const noErrors = `{"discovery_error":null,"image_upload_errors":[],"price_enrichment_errors":[],"appraisal_error":null}`

func newUser(f *consoletest.Fixture, email string) (u *consoletest.User, key string) {
	f.Helper()
	u = f.SignIn(email)
	f.OK(201, "POST", "/admin/accounts/"+u.Account+"/grants", `{"credits":100000,"reason":"r"}`)
	return u, u.OK(201, "POST", "/console/keys", `{"name":"first"}`)["id"].(string)
}

func TestUsageByDayAndKey(t *testing.T) {
	f := consoletest.Open(t)
	u, first := newUser(f, "ann@example.com")
	second := u.OK(201, "POST", "/console/keys", `{"name":"second"}`)["id"].(string)
	other, otherKey := newUser(f, "ben@example.com")
	now := f.Clock
	failed := `{"discovery_error":{"code":"SEARCH_FAILED","message":"ebay failed; serper failed","provider":"ebay","http_status":500},
		"image_upload_errors":[{"code":"VISION_FAILED","message":"m","provider":"openai"},{"code":"IMAGE_TIMEOUT","message":"m","url":"https://example.com/code"}],
		"price_enrichment_errors":[{"code":"PAGE_TIMEOUT","message":"m","provider":"serper"},{"code":"PAGE_TIMEOUT","message":"m","provider":"serper"},
		{"code":"PRICE_CURRENCY","message":"code","provider":"ebay"},{"code":"NO_EXCHANGE_RATE","message":"m","provider":"ebay"}],
		"appraisal_error":{"code":"NO_VALUE","message":"m"}}`
	settle(f, admit(f, u, first, now), ledger.Posted, noErrors, now.Add(1234*time.Millisecond))
	settle(f, admit(f, u, first, now), ledger.Voided, failed, now.Add(8765*time.Millisecond))
	settle(f, admit(f, u, second, now.AddDate(0, 0, -2)), ledger.Posted, `{"discovery_error":{"code":"NOT_IDENTIFIED"}}`, now.AddDate(0, 0, -2).Add(99*time.Millisecond))
	settle(f, admit(f, other, otherKey, now), ledger.Posted, failed, now.Add(time.Second))
	admit(f, u, first, now) // in progress
	cancelled := admit(f, u, first, now)
	f.Exec(ledger.CancelAppraisal, cancelled, u.Account, now.UnixMilli())
	f.Exec(ledger.VoidCancelled, cancelled, u.Account, now.UnixMilli())
	f.Cron()
	f.Cron()
	got := u.OK(200, "GET", "/console/usage?days=3", "")
	want := consoletest.Object{
		"days": []any{
			consoletest.Object{"date": "2026-04-29", "calls": 1.0, "valued": 1.0, "credits": cost},
			consoletest.Object{"date": "2026-04-30", "calls": 0.0, "valued": 0.0, "credits": 0.0},
			consoletest.Object{"date": "2026-05-01", "calls": 3.0, "valued": 1.0, "credits": cost},
		},
		"keys": []any{
			consoletest.Object{"id": first, "name": "first", "calls": 3.0, "credits": cost, "days": []any{consoletest.Object{"date": "2026-05-01", "calls": 3.0, "credits": cost}}},
			consoletest.Object{"id": second, "name": "second", "calls": 1.0, "credits": cost, "days": []any{consoletest.Object{"date": "2026-04-29", "calls": 1.0, "credits": cost}}},
		},
		"failures": []any{
			consoletest.Object{"stage": "read_pages", "code": "PAGE_TIMEOUT", "provider": "serper", "count": 2.0},
			consoletest.Object{"stage": "convert_prices", "code": "NO_EXCHANGE_RATE", "provider": "ebay", "count": 1.0},
			consoletest.Object{"stage": "convert_prices", "code": "PRICE_CURRENCY", "provider": "ebay", "count": 1.0},
			consoletest.Object{"stage": "fetch_photo", "code": "IMAGE_TIMEOUT", "provider": "", "count": 1.0},
			consoletest.Object{"stage": "identify", "code": "NOT_IDENTIFIED", "provider": "", "count": 1.0},
			consoletest.Object{"stage": "identify", "code": "VISION_FAILED", "provider": "openai", "count": 1.0},
			consoletest.Object{"stage": "search", "code": "SEARCH_FAILED", "provider": "ebay", "count": 1.0},
			consoletest.Object{"stage": "value", "code": "NO_VALUE", "provider": "", "count": 1.0},
		},
		"latency": consoletest.Object{"count": 3.0, "p50": 1200.0, "p95": 8800.0, "days": []any{
			consoletest.Object{"date": "2026-04-29", "p50": 99.0, "p95": 99.0},
			consoletest.Object{"date": "2026-05-01", "p50": 1200.0, "p95": 8800.0},
		}},
	}
	f.Members("usage", got, want)
	last := u.OK(200, "GET", "/console/usage?days=1", "")
	f.Equal("keys of one day", len(last["keys"].([]any)), 1)
	f.Equal("days of one day", len(last["days"].([]any)), 1)
	f.Equal("", len(u.OK(200, "GET", "/console/usage", "")["days"].([]any)), 30)
	for _, days := range []string{"0", "-1", "367", "x", "1.5", "99999999999999999999"} {
		u.Refused("BAD_REQUEST", "days", "GET", "/console/usage?days="+days, "")
	}
}

// One transaction counts 250 appraisals with a value and 250 without. The figures stay when the appraisals are deleted.
func TestEachOfManyAppraisalsIsCountedOnce(t *testing.T) {
	f := consoletest.Open(t)
	u, key := newUser(f, "ann@example.com")
	f.Clock = time.Date(2026, 5, 2, 0, 1, 0, 0, time.UTC)
	for n := range 800 {
		start := f.Clock.Add(-time.Duration(n%2) * 2 * time.Minute) // on two days
		settle(f, admit(f, u, key, start), []string{ledger.Posted, ledger.Posted, ledger.Voided, ledger.Voided}[n%4], noErrors, start.Add(time.Second))
	}
	for range 2 {
		f.Cron()
		f.Equal("usage", f.Column(`SELECT calls || ' ' || valued || ' ' || credits FROM usage_day`), []string{"400 200 2000", "400 200 2000"})
		f.Equal("counted and waiting", f.Column(`SELECT sum(count) || ' ' || (SELECT count(*) FROM usage_queue) FROM usage_latency`)[0], "800 0")
		f.Clock = f.Clock.AddDate(0, 0, 60)
	}
}

func TestPercentilesHaveTwoDigits(t *testing.T) {
	f := consoletest.Open(t)
	u, key := newUser(f, "ann@example.com")
	settle(f, admit(f, u, key, f.Clock), ledger.Posted, noErrors, f.Clock.Add(-time.Second)) // another machine's clock
	for n := range 100 {
		settle(f, admit(f, u, key, f.Clock), ledger.Posted, noErrors, f.Clock.Add(time.Duration(n)*99*time.Millisecond))
	}
	f.Members("0, 0, 99, 198 to 9,801 ms", u.OK(200, "GET", "/console/usage?days=1", "")["latency"].(consoletest.Object), consoletest.Object{"count": 101.0, "p50": 4900.0, "p95": 9300.0})
}

func TestIdentificationsAreCountedByProvider(t *testing.T) {
	f := consoletest.Open(t)
	u, key := newUser(f, "ann@example.com")
	for i, provider := range []string{"openai", "openai", "catalog", "", "openai"} {
		id := admit(f, u, key, f.Clock)
		answer(f, id, `{"item":{"provider":"`+provider+`"}}`, f.Clock)
		f.Exec(ledger.SettleTransfer, id, map[bool]string{true: ledger.Posted, false: ledger.Voided}[i < 4], f.Clock.UnixMilli())
		if i == 0 || i == 3 { // one that nothing identified, too
			f.Exec(ledger.StoreCorrection, u.Account, id, "{}", "T", f.Clock.UnixMilli(), "{}", "{}", []byte("answer"), []byte("findings"))
		}
	}
	for range 2 {
		got := f.OK(200, "GET", "/admin/identifications?days=1", "")["identifications"]
		f.Equal("", fmt.Sprint(got), "[map[corrected:1 items:2 provider:openai] map[corrected:0 items:1 provider:catalog]]")
	}
}
