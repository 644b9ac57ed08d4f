package alarms_test

import (
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"
	"testing"
	"time"

	"loupe/worker/console/consoletest"
	"loupe/worker/console/service"
)

// schedule runs the cron a second later, and returns the codes of the alarms that hold.
func schedule(f *consoletest.Fixture) []string {
	f.Helper()
	f.Clock = f.Clock.Add(time.Second)
	if err := service.Cron(f.Console, f.Context()); err != nil {
		f.Error(err)
	}
	return f.Column(`SELECT code || iif(subject = '', '', ' ' || subject) FROM alarm WHERE ended_at IS NULL ORDER BY 1`)
}

func TestAlarmsAreRaisedOnceAndEnd(t *testing.T) {
	f := consoletest.Open(t)
	operator, customer, gone := f.NewAccount(), f.NewAccount(), f.NewAccount()
	f.OK(200, "PATCH", "/admin/accounts/"+operator, `{"operator":true,"reason":"ours"}`)
	f.Exec(`INSERT INTO webhook (id, account, url, events, created_at, secret_of) VALUES ('whk_1', ?, 'https://example.com/', '["operator.alarm"]', 0, 'x')`, operator)
	today := f.Millis() / 86_400_000
	f.Exec(`INSERT INTO rates VALUES (date(? / 1000, 'unixepoch'), '{}')`, f.Millis())
	f.OK(201, "POST", "/admin/accounts/"+customer+"/grants", `{"credits":100,"reason":"r"}`)
	f.Exec(`DROP TRIGGER entry_update_guard`) // so that the ledger can be broken
	f.OK(200, "DELETE", "/admin/accounts/"+gone, "")
	f.Equal("at the beginning", len(schedule(f)), 0)

	for _, c := range []struct{ code, begins, ends string }{
		{"dispute dp_1", `INSERT INTO reversal VALUES ('dp_1', 'pi_1', 'dispute', 100, 'usd', 1, 1, 0)`, `UPDATE reversal SET active = 0`},
		{"payment evt_1", `INSERT INTO stripe_event VALUES ('evt_1', 'refund.created', NULL, 'the amount differs', 9000000000000)`, `UPDATE stripe_event SET received_at = 0`},
		{"payment pur_1", `INSERT INTO purchase (id, account, pack, credits, price, currency, created_at) VALUES ('pur_1', 'GONE', 'p', 10, 100, 'USD', 1)` +
			`; UPDATE purchase SET payment_intent = 'pi_2', charged = 100, paid_at = NOW`, `UPDATE purchase SET refunded = 10, revision = 1, changed_at = 2`},
		{"vendor_failing openai", `INSERT INTO usage_call VALUES ('` + customer + `', TODAY, 'openai', 20, 10, 100, 0), ('` + customer + `', TODAY, 'serper', 20, 9, 100, 0), ('` + customer + `', TODAY, 'ebay', 19, 19, 100, 0)`,
			`UPDATE usage_call SET calls = calls + 20, failures = failures + 3 WHERE provider = 'openai'`},
		{"rates_old", `UPDATE rates SET date = date(date, '-4 days')`, `UPDATE rates SET date = date(date, '+1 day')`},
		{"schedule_stopped", `UPDATE schedule_run SET at = at - 600001`, `SELECT 1`},
		{"listings_full", `INSERT INTO listing_owner (account, size) VALUES ('` + customer + `', 1750000001)`, `DELETE FROM listing_owner`},
		{"ledger_broken", `UPDATE entry SET balance = balance + 1 WHERE account = 'issued'`, `UPDATE entry SET balance = balance - 1 WHERE account = 'issued'`},
	} {
		for _, statement := range strings.Split(strings.NewReplacer("TODAY", fmt.Sprint(today), "GONE", gone, "NOW", fmt.Sprint(f.Millis())).Replace(c.begins), ";") {
			f.Exec(statement)
		}
		f.Exec(`UPDATE reversal SET changed_at = ?`, f.Millis())
		f.Equal(c.code+" begins", schedule(f), []string{c.code})
		f.Equal(c.code+" holds", c.code == "schedule_stopped" || len(schedule(f)) == 1, true)
		f.Exec(c.ends)
		f.Equal(c.code+" ends", len(schedule(f)), 0)
	}
	f.Equal("events", f.Column(`SELECT count(*) || ' ' || count(DISTINCT data ->> '$.code') FROM webhook_event WHERE account = ? AND type = 'operator.alarm'`, operator), []string{"8 7"})
	f.Exec(`UPDATE usage_call SET calls = calls + 20, failures = failures + 10 WHERE provider = 'openai'`)
	f.Equal("a vendor that fails again", schedule(f), []string{"vendor_failing openai"})
	f.Exec(`UPDATE usage_call SET calls = calls + 20, failures = failures + 4 WHERE provider = 'openai'`)
	f.Equal("it fails until fewer than a fifth of its calls do", schedule(f), []string{"vendor_failing openai"})
	f.Exec(`UPDATE usage_call SET calls = calls + 20 WHERE provider = 'openai'`)
	f.Vars["DATABASE_GB"] = "0.0001"
	f.Equal("a full database", schedule(f), []string{"database_full"})
	f.Vars["DATABASE_GB"] = "1"
	f.Equal("a larger one", len(schedule(f)), 0)
	listed := f.OK(200, "GET", "/admin/alarms", "")["alarms"].([]any)
	f.Equal("listed", len(listed), 9)
	f.Clock = f.Clock.AddDate(0, 0, 30).Add(time.Minute)
	f.Equal("old rates, and a stopped schedule", schedule(f), []string{"rates_old", "schedule_stopped"})
	f.Equal("old ones are deleted", len(f.OK(200, "GET", "/admin/alarms", "")["alarms"].([]any)), 2)
}

// chat is an incoming webhook that fails at first.
type chat struct {
	failures int
	texts    []string
}

func (c *chat) RoundTrip(r *http.Request) (*http.Response, error) {
	body, _ := io.ReadAll(r.Body)
	if c.failures--; c.failures == 1 {
		return nil, errors.New("the connection to https://chat.example.com/hook/secret was refused")
	}
	status := 200
	if c.failures == 0 {
		status = 500
	} else {
		c.texts = append(c.texts, string(body))
	}
	return &http.Response{StatusCode: status, Header: http.Header{}, Body: io.NopCloser(strings.NewReader("ok")), Request: r}, nil
}

func TestAChatIsToldOfEachAlarmUntilItTakesIt(t *testing.T) {
	f := consoletest.Open(t)
	hook := &chat{failures: 2}
	f.Transport = hook
	f.Vars["OPERATOR_WEBHOOK"] = "https://chat.example.com/hook/secret"
	f.Exec(`INSERT INTO rates VALUES ('2026-04-20', '{}')`)
	for range 5 {
		schedule(f)
		f.Clock = f.Clock.Add(time.Minute)
	}
	want := `{"text":"loupe: The exchange rates are from 2026-04-20. Prices in other currencies are converted with them.",` +
		`"content":"loupe: The exchange rates are from 2026-04-20. Prices in other currencies are converted with them."}`
	f.Equal("texts", hook.texts, []string{want})
	if logged := f.Logged.String(); strings.Contains(logged, "secret") || !strings.Contains(logged, "status 500") || !strings.Contains(logged, "could not be reached") {
		t.Errorf("got the log %s, want both failures without the URL", logged)
	}
	f.Vars["OPERATOR_WEBHOOK"] = "http://chat.example.com/"
	faults := f.OK(200, "GET", "/admin/health", "")["faults"].([]any)
	f.Equal("a fault", faults[0].(consoletest.Object)["variable"], "OPERATOR_WEBHOOK")
}

func TestVendorsOfAllAccountsAreAddedUp(t *testing.T) {
	f := consoletest.Open(t)
	today := f.Millis() / 86_400_000
	for _, account := range []string{f.NewAccount(), f.NewAccount()} {
		for _, day := range []int64{today, today - 29, today - 30} {
			f.Exec(`INSERT INTO usage_call VALUES (?, ?, 'openai', 3, 1, 600, 10)`, account, day)
		}
	}
	f.Equal("vendors", f.OK(200, "GET", "/admin/vendors", "")["vendors"], []any{consoletest.Object{"provider": "openai", "calls": 12.0, "failures": 4.0, "ms": 200.0}})
}
