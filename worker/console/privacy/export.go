package privacy

import (
	"bytes"
	"cmp"
	"compress/flate"
	"encoding/json"
	"io"
	"slices"
	"strconv"
	"strings"
	"time"

	"loupe/worker/console/accounts"
	"loupe/worker/console/server"
)

// maxExported is the size at which a page of an export ends, in bytes of JSON. A row is read whole, so a page may be larger by one row.
const maxExported = 1 << 20

// exported is a row of a table, as the database has it, except for JSON: see jsonColumns.
type exported struct {
	Table string          `json:"table"`
	Row   json.RawMessage `json:"row"`

	values map[string]any
}

// exportOwn exports the session's account for an owner, without the identities and sessions of other members.
func exportOwn(c *server.Call) (any, error) { return export(c, c.Session.Account, c.Session.User) }

// exportedLately selects the act of a caller who has exported an account within the last hour.
const exportedLately = `SELECT 1 FROM audit WHERE coalesce(detail ->> 'account', target) = ? AND actor = ? AND action = 'account.export' AND at > ?`

// exportAny exports an account for an administrator. The audit log records it, once an hour, whichever page is asked for.
func exportAny(c *server.Call) (any, error) {
	if err := accounts.RequireAccount(c, c.ID); err != nil {
		return nil, err
	}
	page, err := export(c, c.ID, "")
	if err == nil {
		_, err = c.DB.Batch(c.Context(), c.Audit("account.export", c.ID, map[string]any{}).
			Unless(exportedLately, c.ID, c.Actor(), c.Millis()-time.Hour.Milliseconds()))
	}
	return page, err
}

// export returns a page of the rows of an account, table by table. The identities and sessions are those of a user, or of all members
// if user is "". The cursor is a JSON array: the table, and the key of its last row.
func export(c *server.Call, account, user string) (page server.Page[exported], err error) {
	at, after, err := parseCursor(c.Query("after"))
	if err != nil {
		return page, err
	}
	limit, err := server.PageLimit(c)
	if err != nil {
		return page, err
	}
	page.Items = []exported{}
	size := 0
	for ; at < len(tables) && page.Next == nil; at, after = at+1, nil {
		t := tables[at]
		if t.of == "" {
			continue
		}
		most := limit - len(page.Items)
		err := t.read(c, account, user, after, most+1, func(row map[string]any) bool {
			text := server.ToJSON(row)
			if most == 0 || size > 0 && size+len(text) > maxExported {
				next := cursorOf(page.Items[len(page.Items)-1])
				page.Next = &next
				return false
			}
			page.Items = append(page.Items, exported{t.name, json.RawMessage(text), row})
			most--
			size += len(text)
			return true
		})
		if err != nil {
			return page, err
		}
	}
	return page, nil
}

// parseCursor returns the index of the table at which a page begins, and the key after which it begins there, nil for the table's
// first row.
func parseCursor(text string) (at int, after []any, err error) {
	if text == "" {
		return 0, nil, nil
	}
	invalid := server.Invalid("after", "after must be the value of next in an earlier page")
	var key []any
	if json.Unmarshal([]byte(text), &key) != nil || len(key) == 0 {
		return 0, nil, invalid
	}
	at = slices.IndexFunc(tables, func(t table) bool { return t.name == key[0] && t.of != "" })
	if at < 0 || len(key)-1 != len(tables[at].key) {
		return 0, nil, invalid
	}
	for _, part := range key[1:] {
		switch part.(type) {
		case string, float64:
		default:
			return 0, nil, invalid
		}
	}
	return at, key[1:], nil
}

func cursorOf(e exported) string {
	key := []any{e.Table}
	for _, name := range tables[slices.IndexFunc(tables, func(t table) bool { return t.name == e.Table })].key {
		key = append(key, e.values[name])
	}
	return server.ToJSON(key)
}

// read calls use for the first rows of an account after a key, in order, until use returns false.
func (t *table) read(c *server.Call, account, user string, after []any, limit int, use func(row map[string]any) bool) error {
	key := strings.Join(t.key, ", ")
	query := "SELECT " + cmp.Or(t.columns, "*") + " FROM " + cmp.Or(t.from, t.name) + " WHERE " + t.of
	args := []any{account}
	if strings.Contains(t.of, "?2") {
		args = append(args, user)
	}
	if after != nil {
		var marks []string
		for _, part := range after {
			args = append(args, part)
			marks = append(marks, "?"+strconv.Itoa(len(args)))
		}
		query += " AND (" + key + ") > (" + strings.Join(marks, ", ") + ")"
	}
	rows, err := c.DB.QueryContext(c.Context(), query+" ORDER BY "+key+" LIMIT "+strconv.Itoa(limit), args...)
	if err != nil {
		return err
	}
	defer rows.Close()
	columns, err := rows.Columns()
	if err != nil {
		return err
	}
	for rows.Next() {
		values, targets := make([]any, len(columns)), make([]any, len(columns))
		for i := range values {
			targets[i] = &values[i]
		}
		if err := rows.Scan(targets...); err != nil {
			return err
		}
		row := map[string]any{}
		for i, name := range columns {
			if !slices.Contains(hidden, name) {
				row[name] = readable(name, values[i])
			}
		}
		if !use(row) {
			return nil
		}
	}
	return rows.Err()
}

// readable returns the value of a column for JSON. Bytes that are deflated JSON become JSON, others base64.
func readable(column string, value any) any {
	switch value := value.(type) {
	case string:
		if slices.Contains(jsonColumns, column) && json.Valid([]byte(value)) {
			return json.RawMessage(value)
		}
	case []byte:
		if text, err := io.ReadAll(flate.NewReader(bytes.NewReader(value))); err == nil && json.Valid(text) {
			return json.RawMessage(text)
		}
	}
	return value
}
