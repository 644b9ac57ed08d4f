// Package alarms tells the operator what needs attention: by events of webhooks, by messages to a chat, and on the page Health.
package alarms

import (
	"context"
	"fmt"
	"net/http"
	"strconv"
	"time"

	"loupe/core/base/date"
	"loupe/worker/console/catalogue"
	"loupe/worker/console/server"
)

// Routes are the routes of this package.
var Routes = []server.Route{
	{Method: http.MethodGet, Pattern: "/admin/alarms", Access: server.Staff, Status: http.StatusOK, Handle: list},
}

// Tasks are the tasks of this package. Usage must be counted before.
var Tasks = []server.Task{
	{Name: "alarms not raised", Run: watch},
	{Name: "operator not told of alarms", Run: tell},
}

const (
	fullShare     = 0.7
	oldRates      = 3                // days
	stoppedAfter  = 10 * time.Minute // without a run of the schedule
	watchedCalls  = 20               // of a vendor, of which most fail
	heldTooLong   = 10 * time.Minute // credits that no run of the schedule released
	keptAlarms    = 30               // days after their end
	shownPayments = 30               // days for which the alarm of a dispute or a payment holds
)

// watchVendors stores whether each vendor is failing, from its calls since the last check, once there are watchedCalls of them. A vendor is
// failing when at least half of them failed, until fewer than a fifth do. The counts cover today and yesterday, so they drop at midnight;
// then they are only stored.
var watchVendors = fmt.Sprintf(`INSERT INTO vendor_watch (provider, calls, failures, failing)
	SELECT provider, sum(calls), sum(failures), sum(calls) >= %[1]d AND sum(failures) * 2 >= sum(calls) FROM usage_call WHERE day >= ?1 - 1 GROUP BY provider
	ON CONFLICT DO UPDATE SET calls = excluded.calls, failures = excluded.failures,
		failing = iif(excluded.calls < calls, failing, (excluded.failures - failures) * iif(failing, 5, 2) >= excluded.calls - calls)
	WHERE excluded.calls >= calls + %[1]d OR excluded.calls < calls`, watchedCalls)

// conditions select the code, the subject and the text of the alarms whose condition holds. D1 allows few terms in a compound SELECT, so
// each is a statement of its own. ?1 is the time, ?2 the argument.
func conditions(c *server.Console, size int64) []condition {
	full, limit := "", limitOf(c)
	if float64(size) > fullShare*limit {
		full = fmt.Sprintf("The database has %.1f of %.1f GB. Lower RETENTION_DAYS, or see SCALE.md.", float64(size)/1e9, limit/1e9)
	}
	return []condition{
		{`SELECT 'dispute' AS code, id AS subject, 'A customer disputes the payment ' || payment_intent || '. Answer in Stripe before the deadline.' AS text
			FROM reversal WHERE kind = 'dispute' AND active AND changed_at > ?1 - ?2`, int64(shownPayments * server.Day)},
		{`SELECT 'payment' AS code, p.id AS subject, 'The purchase ' || p.id || ' was paid after its account was deleted. Refund it.' AS text
			FROM deleted_account d JOIN purchase p ON p.account = d.id WHERE p.paid_at > d.deleted_at AND p.refunded < p.credits AND p.paid_at > ?1 - ?2`, int64(shownPayments * server.Day)},
		{`SELECT 'payment' AS code, id AS subject, 'Stripe''s event ' || id || ' (' || type || ') was not applied: ' || refused || '.' AS text
			FROM stripe_event WHERE refused <> '' AND received_at > ?1 - ?2`, int64(shownPayments * server.Day)},
		{`SELECT 'vendor_failing' AS code, provider AS subject, provider || ' failed in most of its last calls. The page Health says how.' AS text
			FROM vendor_watch WHERE failing = ?2`, 1},
		{`SELECT 'rates_old' AS code, '' AS subject, 'The exchange rates are from ' || max(date) || '. Prices in other currencies are converted with them.' AS text
			FROM rates HAVING julianday(?2) - julianday(max(date)) > ` + strconv.Itoa(oldRates), date.Format(date.OfTime(c.Millis()))},
		{`SELECT 'schedule_stopped' AS code, '' AS subject, 'The schedule had stopped: its previous run was at ' || strftime('%Y-%m-%d %H:%M', at / 1000, 'unixepoch') || ' UTC.' AS text
			FROM schedule_run WHERE at < ?1 - ?2`, stoppedAfter.Milliseconds()},
		{`SELECT 'database_full' AS code, '' AS subject, ?2 AS text WHERE ?2 <> ''`, full},
		{`SELECT 'listings_full' AS code, '' AS subject, 'The listings of all accounts take ' || sum(size) / 1000000 || ' MB. See LISTING_MB_IN_ALL in CONFIGURATION.md.' AS text
			FROM listing_owner WHERE account IS NOT NULL HAVING sum(size) > ?2`, fullShare * 1e6 * float64(catalogue.LimitInAll(c))},
		{`SELECT 'ledger_broken' AS code, '' AS subject, 'The balances of all accounts add up to ' || sum(balance) || ' credits, not to 0. Run make verify.' AS text
			FROM balance HAVING sum(balance) <> ?2`, 0},
		{`SELECT 'ledger_broken' AS code, 'held' AS subject, count(*) || ' appraisals hold credits that the schedule should have released. Run make verify.' AS text
			FROM transfer WHERE state = 'pending' AND created_at < ?1 - ?2 HAVING count(*) > 0`, heldTooLong.Milliseconds()},
	}
}

type condition struct {
	sql      string
	argument any
}

// raise inserts the alarms of a condition that holds, and notes that they still hold.
func (condition condition) raise(now int64) server.Statement {
	return server.SQL(`INSERT INTO alarm (code, subject, text, raised_at, seen_at) SELECT code, subject, text, ?1, ?1 FROM (`+condition.sql+`) WHERE true
		ON CONFLICT DO UPDATE SET text = excluded.text, seen_at = excluded.seen_at, ended_at = NULL,
			raised_at = iif(ended_at IS NULL, raised_at, excluded.raised_at), told_at = iif(ended_at IS NULL, told_at, NULL)`, now, condition.argument)
}

// alarm is an alarm as the API shows it.
type alarm struct {
	Code     string            `json:"code"`
	Subject  string            `json:"subject"`
	Text     string            `json:"text"`
	RaisedAt server.Timestamp  `json:"raised_at"`
	EndedAt  *server.Timestamp `json:"ended_at"` // nil while its condition holds
}

// watch raises and ends alarms.
func watch(c *server.Console, ctx context.Context) error {
	size, err := c.DB.Size(ctx)
	if err != nil {
		return err
	}
	now := c.Millis()
	statements := []server.Statement{server.SQL(watchVendors, date.OfTime(now))}
	for _, condition := range conditions(c, size) {
		statements = append(statements, condition.raise(now))
	}
	_, err = c.DB.Batch(ctx, append(statements,
		server.SQL(`UPDATE alarm SET ended_at = ?1 WHERE ended_at IS NULL AND seen_at < ?1`, now),
		server.SQL(`DELETE FROM alarm WHERE ended_at < ?`, now-keptAlarms*server.Day),
		server.SQL(`INSERT OR REPLACE INTO schedule_run (one, at) VALUES (1, ?)`, now))...)
	return err
}

const (
	limitVariable = "DATABASE_GB"
	standardLimit = 10e9 // bytes: https://developers.cloudflare.com/d1/platform/limits/
)

// limitOf returns how large the database may become, in bytes.
func limitOf(c *server.Console) float64 {
	if gigabytes, err := strconv.ParseFloat(c.Var(limitVariable), 64); err == nil && gigabytes > 0 {
		return gigabytes * 1e9
	}
	return standardLimit
}

// maxListed is how many alarms list returns.
const maxListed = 100

// list answers with the alarms that hold, and those that ended in the last 30 days, newest first.
func list(c *server.Call) (any, error) {
	all := []alarm{}
	err := c.EachRow(c.Context(), func(scan func(...any) error) error {
		var a alarm
		err := scan(&a.Code, &a.Subject, &a.Text, &a.RaisedAt, &a.EndedAt)
		all = append(all, a)
		return err
	}, `SELECT code, subject, text, raised_at, ended_at FROM alarm ORDER BY ended_at IS NOT NULL, raised_at DESC LIMIT ?`, maxListed)
	return struct {
		Alarms []alarm `json:"alarms"`
	}{all}, err
}
