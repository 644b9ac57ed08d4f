package keys

import (
	"strconv"

	"loupe/core/base/date"
	"loupe/core/store/ledger"
	"loupe/worker/console/server"
)

// Limits are the credits that a key may spend in a day and in a month (UTC). nil is no limit.
type Limits struct {
	PerDay   *int64 `json:"credits_per_day"`
	PerMonth *int64 `json:"credits_per_month"`
}

// Check returns a problem if a limit is less than an appraisal costs, or more than a transfer can have.
func (l Limits) Check() error {
	for _, field := range []struct {
		name  string
		value *int64
	}{{"credits_per_day", l.PerDay}, {"credits_per_month", l.PerMonth}} {
		if field.value != nil && (*field.value < ledger.AppraisalCost || *field.value > ledger.MaxTransfer) {
			return server.Invalid(field.name, field.name+" must be "+strconv.Itoa(ledger.AppraisalCost)+" to "+strconv.Itoa(ledger.MaxTransfer)+" credits, or null for no limit")
		}
	}
	return nil
}

// Values returns the limits as parameters of a statement.
func (l Limits) Values() (perDay, perMonth any) {
	return server.OrNull(l.PerDay), server.OrNull(l.PerMonth)
}

// use is how many credits a key has spent or holds today and this month, and when the day and the month end.
type use struct {
	Today         int64            `json:"credits_today"`
	ThisMonth     int64            `json:"credits_this_month"`
	DayResetsAt   server.Timestamp `json:"day_resets_at"`
	MonthResetsAt server.Timestamp `json:"month_resets_at"`
}

// useColumns are the columns of use in a query on api_key, whose first parameters are those of useParameters.
const useColumns = ledger.KeyUse + `, ?2, ?3`

// useParameters returns the parameters of useColumns, and then those of the rest of the query.
func useParameters(c *server.Call, others ...any) []any {
	resets := unused(c)
	return append([]any{date.Format(date.OfTime(c.Millis())), int64(resets.DayResetsAt), int64(resets.MonthResetsAt)}, others...)
}

// unused returns the use of a new key.
func unused(c *server.Call) use {
	today := date.OfTime(c.Millis())
	start := func(day int) server.Timestamp { return server.Timestamp(int64(day) * date.Millis) }
	return use{DayResetsAt: start(today + 1), MonthResetsAt: start(date.NextMonth(today))}
}

// updateOwn changes the limits of a user's key or grant. A limit that the body does not have stays as it is. The change takes effect
// at once, because the limits are not cached.
func updateOwn(c *server.Call) (any, error) {
	key, err := find(c, `WHERE id = ? AND account = ? AND kind <> 'dashboard'`, c.ID, c.Session.Account)
	if err != nil {
		return nil, err
	}
	if err := server.DecodeInto(c, &key.Limits); err != nil {
		return nil, err
	}
	if err := key.Limits.Check(); err != nil {
		return nil, err
	}
	_, err = c.DB.Batch(c.Context(), key.Limits.set(key.ID))
	return key, err
}

// set returns the statement that sets the limits of a key.
func (l Limits) set(key string) server.Statement {
	perDay, perMonth := l.Values()
	return server.SQL(`UPDATE api_key SET credits_per_day = ?, credits_per_month = ? WHERE id = ?`, perDay, perMonth, key)
}
