package server

import "encoding/json"

// Audit returns the statement that records an act of the caller in the audit log. It belongs in the same
// batch as the act. Action is a verb with its object, such as "key.revoke". Target is the id of what was
// changed. Detail has codes and ids only, because the log is never changed.
func (c *Call) Audit(action, target string, detail map[string]any) Statement {
	return c.audit(c.NewID("act"), action, target, detail)
}

func (c *Call) audit(id, action, target string, detail map[string]any) Statement {
	return SQL(`INSERT INTO audit (id, at, actor, action, target, detail) SELECT ?, ?, ?, ?, ?, ?`,
		id, c.Millis(), c.Actor(), action, target, ToJSON(detail))
}

// Text is a member of an act's detail that names or quotes someone, such as a name or a reason. It is stored as a note about the
// account, so that it can be deleted.
type Text string

// Note returns the statement that stores texts about an account, under the id of their act or transfer.
func Note(id, account string, texts map[string]Text) Statement {
	return SQL(`INSERT INTO note (id, account, text) SELECT ?, ?, ?`, id, account, ToJSON(texts))
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

// Change runs the statements and the audit log's entry in one transaction. The act is about the account that the detail names, else
// about its target. Members of the detail that are a [Text] become a note about this account, unless it is deleted.
func (c *Call) Change(action, target string, detail map[string]any, statements ...Statement) (changed []bool, err error) {
	id, codes, texts := c.NewID("act"), map[string]any{}, map[string]Text{}
	for name, value := range detail {
		if text, ok := value.(Text); ok {
			texts[name] = text
		} else {
			codes[name] = value
		}
	}
	statements = append(statements, c.audit(id, action, target, codes))
	if len(texts) > 0 {
		account, named := codes["account"].(string)
		if !named {
			account = target
		}
		statements = append(statements, Note(id, account, texts).Unless(`SELECT 1 FROM deleted_account WHERE id = ?`, account))
	}
	return c.DB.Batch(c.Context(), statements...)
}

// Suspend returns the statement that suspends or restores a row of account or api_key. Suspending again keeps the
// time of the first suspension.
func Suspend(table, id string, suspended bool, now int64) Statement {
	if !suspended {
		return SQL(`UPDATE `+table+` SET suspended_at = NULL WHERE id = ?`, id)
	}
	return SQL(`UPDATE `+table+` SET suspended_at = coalesce(suspended_at, ?) WHERE id = ?`, now, id)
}
