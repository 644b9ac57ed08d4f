// Package usage shows what an account has used by day and key. The cron counts the appraisals that have ended. So the
// figures outlive the appraisals, and are up to two minutes old.
package usage

import (
	"net/http"
	"slices"
	"strconv"
	"time"

	"loupe/worker/console/server"
)

// Routes are the routes of this package.
var Routes = []server.Route{
	{Method: http.MethodGet, Pattern: "/console/usage", Access: server.SignedIn, Status: http.StatusOK, Handle: show},
	{Method: http.MethodGet, Pattern: "/admin/identifications", Access: server.Staff, Status: http.StatusOK, Handle: showIdentifications},
	{Method: http.MethodGet, Pattern: "/admin/vendors", Access: server.Staff, Status: http.StatusOK, Handle: showVendors},
}

// Tasks are the tasks of this package.
var Tasks = []server.Task{
	{Name: "usage not counted", Run: RollUp},
}

const (
	defaultDays = 30
	maxDays     = 366
)

// report is the usage of an account. Days are in UTC. An appraisal counts on the day on which it began. Days
// lists every day; the days of a key and of the latency are those with calls.
type report struct {
	Days     []dayUsage  `json:"days"`
	Keys     []*keyUsage `json:"keys"` // most calls first
	Failures []failure   `json:"failures"`
	Latency  latency     `json:"latency"`
}

type dayUsage struct {
	Date string `json:"date"`
	figures
}

type keyUsage struct {
	ID      string   `json:"id"`
	Name    string   `json:"name"`
	Calls   int64    `json:"calls"`
	Credits int64    `json:"credits"`
	Days    []keyDay `json:"days"`
}

type keyDay struct {
	Date    string `json:"date"`
	Calls   int64  `json:"calls"`
	Credits int64  `json:"credits"`
}

// failure is how often a stage reported a code, for a provider or "".
type failure struct {
	Stage    string `json:"stage"`
	Code     string `json:"code"`
	Provider string `json:"provider"`
	Count    int64  `json:"count"`
}

// firstDay returns the first of the days that a request asks for, after it has counted what has ended since.
func firstDay(c *server.Call) (int64, error) {
	days := defaultDays
	if text := c.Query("days"); text != "" {
		var err error
		if days, err = strconv.Atoi(text); err != nil || days < 1 || days > maxDays {
			return 0, server.Invalid("days", "days must be 1 to "+strconv.Itoa(maxDays))
		}
	}
	// The cron counts too. Without this, calls of the last minute would be missing, and all calls where no cron runs.
	return c.Millis()/server.Day - int64(days) + 1, RollUp(c.Console, c.Context())
}

func show(c *server.Call) (any, error) {
	first, err := firstDay(c)
	if err != nil {
		return nil, err
	}
	today := c.Millis() / server.Day
	r := report{Keys: []*keyUsage{}, Failures: []failure{}}
	for d := first; d <= today; d++ {
		r.Days = append(r.Days, dayUsage{Date: date(d)})
	}
	if err := r.loadDays(c, first); err != nil {
		return nil, err
	}
	if err := r.loadFailures(c, first); err != nil {
		return nil, err
	}
	r.Latency, err = loadLatency(c, first)
	return r, err
}

// loadDays loads the calls and credits by day and key.
func (r *report) loadDays(c *server.Call, first int64) error {
	keys := map[string]*keyUsage{}
	err := query(c, `SELECT u.day, u.api_key, k.name, `+listColumns("u.NAME")+` FROM usage_day u JOIN api_key k ON k.id = u.api_key
		WHERE u.account = ? AND u.day >= ? ORDER BY u.day`, first, func(scan func(...any) error) error {
		var d int64
		var id, name string
		var n figures
		if err := scan(append([]any{&d, &id, &name}, n.targets()...)...); err != nil || d-first >= int64(len(r.Days)) {
			return err
		}
		r.Days[d-first].add(n)
		k := keys[id]
		if k == nil {
			k = &keyUsage{ID: id, Name: name}
			keys[id], r.Keys = k, append(r.Keys, k)
		}
		k.Calls += n.Calls
		k.Credits += n.Credits
		k.Days = append(k.Days, keyDay{Date: date(d), Calls: n.Calls, Credits: n.Credits})
		return nil
	})
	slices.SortStableFunc(r.Keys, func(a, b *keyUsage) int { return int(b.Calls - a.Calls) })
	return err
}

func (r *report) loadFailures(c *server.Call, first int64) error {
	return query(c, `SELECT stage, code, provider, sum(count) FROM usage_failure WHERE account = ? AND day >= ?
		GROUP BY 1, 2, 3 ORDER BY 4 DESC, 1, 2, 3`, first, func(scan func(...any) error) error {
		var f failure
		err := scan(&f.Stage, &f.Code, &f.Provider, &f.Count)
		r.Failures = append(r.Failures, f)
		return err
	})
}

// query calls load for each row of a query whose parameters are the account and the first day.
func query(c *server.Call, statement string, first int64, load func(scan func(...any) error) error) error {
	return c.EachRow(c.Context(), load, statement, c.Session.Account, first)
}

// date returns a day in RFC 3339.
func date(d int64) string { return time.UnixMilli(d * server.Day).UTC().Format(time.DateOnly) }
