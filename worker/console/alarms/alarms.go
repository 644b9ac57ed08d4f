// Package alarms tells the operator what needs attention: by events of webhooks, by messages to a chat, and on the page Health.
package alarms

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"strconv"
	"time"

	"loupe/core/date"
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
	shownDisputes = 30               // days for which the alarm of a dispute holds
)

// watchVendors stores whether each vendor is failing, from its calls since the last check, once there are watchedCalls of them. A vendor is
// failing when at least half of them failed, until fewer than a fifth do. The counts cover today and yesterday, so they drop at midnight;
// then they are only stored.
var watchVendors = fmt.Sprintf(`INSERT INTO vendor_watch (provider, calls, failures, failing)
	SELECT provider, sum(calls), sum(failures), sum(calls) >= %[1]d AND sum(failures) * 2 >= sum(calls) FROM usage_call WHERE day >= ?1 - 1 GROUP BY provider
	ON CONFLICT DO UPDATE SET calls = excluded.calls, failures = excluded.failures,
		failing = iif(excluded.calls < calls, failing, (excluded.failures - failures) * iif(failing, 5, 2) >= excluded.calls - calls)
	WHERE excluded.calls >= calls + %[1]d OR excluded.calls < calls`, watchedCalls)

// conditions select the code, the subject and the text of each alarm whose condition holds. Parameters: the time, today's day, today's date, and
// the database's size and limit in bytes.
var conditions = fmt.Sprintf(`
	SELECT 'dispute' AS code, id AS subject, 'A customer disputes the payment ' || payment_intent || '. Answer in Stripe before the deadline.' AS text
		FROM reversal WHERE kind = 'dispute' AND active AND changed_at > ?1 - %d
	UNION ALL SELECT 'vendor_failing', provider, provider || ' failed in most of its last calls. The page Health says how.' FROM vendor_watch WHERE failing
	UNION ALL SELECT 'rates_old', '', 'The exchange rates are from ' || max(date) || '. Prices in other currencies are converted with them.' FROM rates
		HAVING julianday(?3) - julianday(max(date)) > %d
	UNION ALL SELECT 'schedule_stopped', '', 'The schedule had stopped: its previous run was at ' || strftime('%%Y-%%m-%%d %%H:%%M', at / 1000, 'unixepoch') || ' UTC.'
		FROM schedule_run WHERE at < ?1 - %d
	UNION ALL SELECT 'database_full', '', printf('The database has %%.1f of %%.1f GB. Lower RETENTION_DAYS, or see SCALE.md.', ?4 / 1e9, ?5 / 1e9) WHERE ?4 > %v * ?5
	UNION ALL SELECT 'ledger_broken', '', 'The balances of all accounts add up to ' || sum(balance) || ' credits, not to 0. Run make verify.' FROM balance HAVING sum(balance) <> 0
	UNION ALL SELECT 'ledger_broken', 'held', count(*) || ' appraisals hold credits that the schedule should have released. Run make verify.'
		FROM transfer WHERE state = 'pending' AND created_at < ?1 - %d HAVING count(*) > 0`,
	shownDisputes*24*time.Hour.Milliseconds(), oldRates, stoppedAfter.Milliseconds(), fullShare, heldTooLong.Milliseconds())

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
	now, today := c.Millis(), date.OfTime(c.Millis())
	size, err := c.DB.Size(ctx)
	if err != nil {
		return err
	}
	if _, err := c.DB.Batch(ctx, server.SQL(watchVendors, today)); err != nil {
		return err
	}
	held := []alarm{}
	err = c.EachRow(ctx, func(scan func(...any) error) error {
		var a alarm
		err := scan(&a.Code, &a.Subject, &a.Text)
		held = append(held, a)
		return err
	}, conditions, now, today, date.Format(today), size, limitOf(c))
	if err != nil {
		return err
	}
	list, err := json.Marshal(held)
	if err != nil {
		return err
	}
	_, err = c.DB.Batch(ctx,
		server.SQL(`INSERT INTO alarm (code, subject, text, raised_at)
			SELECT value ->> '$.code', value ->> '$.subject', value ->> '$.text', ?2 FROM json_each(?1) WHERE true
			ON CONFLICT DO UPDATE SET text = excluded.text, raised_at = excluded.raised_at, ended_at = NULL, told_at = NULL WHERE ended_at IS NOT NULL`, string(list), now),
		server.SQL(`UPDATE alarm SET ended_at = ?2 WHERE ended_at IS NULL
			AND (code, subject) NOT IN (SELECT value ->> '$.code', value ->> '$.subject' FROM json_each(?1))`, string(list), now),
		server.SQL(`DELETE FROM alarm WHERE ended_at < ?`, now-keptAlarms*24*time.Hour.Milliseconds()),
		server.SQL(`INSERT OR REPLACE INTO schedule_run (one, at) VALUES (1, ?)`, now))
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
