package server

import "encoding/json"

// Audit returns the statement that records an act of the caller in the audit log. It belongs in the same
// batch as the act. Action is a verb with its object, such as "key.revoke". Target is the id of what was
// changed. Detail is encoded as JSON and must hold no secret.
func (c *Call) Audit(action, target string, detail any) Statement {
	return SQL(`INSERT INTO audit (id, at, actor, action, target, detail) SELECT ?, ?, ?, ?, ?, ?`,
		c.NewID("act"), c.Millis(), c.Actor(), action, target, ToJSON(detail))
}

// ToJSON returns the JSON of a value that always has one, such as a map of strings.
func ToJSON(value any) string {
	text, err := json.Marshal(value)
	if err != nil {
		panic(err)
	}
	return string(text)
}

// Unless returns an INSERT ... SELECT without WHERE, changed so that it inserts nothing if the query has a row.
func (s Statement) Unless(query string, args ...any) Statement {
	return SQL(s.SQL+" WHERE NOT EXISTS ("+query+")", append(s.Args, args...)...)
}

// Change runs the statements and the audit log's entry in one transaction.
func (c *Call) Change(action, target string, detail any, statements ...Statement) (changed []bool, err error) {
	return c.DB.Batch(c.Context(), append(statements, c.Audit(action, target, detail))...)
}

// Suspend returns the statement that suspends or restores a row of account or api_key. Suspending again keeps the
// time of the first suspension.
func Suspend(table, id string, suspended bool, now int64) Statement {
	if !suspended {
		return SQL(`UPDATE `+table+` SET suspended_at = NULL WHERE id = ?`, id)
	}
	return SQL(`UPDATE `+table+` SET suspended_at = coalesce(suspended_at, ?) WHERE id = ?`, now, id)
}
