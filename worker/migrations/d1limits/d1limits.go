// Package d1limits gives the tests' SQLite databases D1's limits, so that a statement that D1 would refuse fails in tests, too.
// Cloudflare documents some of them: https://developers.cloudflare.com/d1/platform/limits/
// The others are in workerd: https://github.com/cloudflare/workerd/blob/main/src/workerd/util/sqlite.c%2B%2B
package d1limits

import (
	"context"
	"database/sql"

	sqlite3 "modernc.org/sqlite/lib"

	"modernc.org/sqlite"
)

var limits = [...]struct{ id, most int }{
	{sqlite3.SQLITE_LIMIT_LENGTH, 2_000_000}, // bytes of a value and of a row
	{sqlite3.SQLITE_LIMIT_COLUMN, 100},
	{sqlite3.SQLITE_LIMIT_EXPR_DEPTH, 100},
	{sqlite3.SQLITE_LIMIT_COMPOUND_SELECT, 5},
	{sqlite3.SQLITE_LIMIT_VDBE_OP, 25_000},
	{sqlite3.SQLITE_LIMIT_ATTACHED, 0},
	{sqlite3.SQLITE_LIMIT_TRIGGER_DEPTH, 10},
	{sqlite3.SQLITE_LIMIT_VARIABLE_NUMBER, 100},
	{sqlite3.SQLITE_LIMIT_FUNCTION_ARG, 32},
	{sqlite3.SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 50},
	{sqlite3.SQLITE_LIMIT_SQL_LENGTH, 100_000},
}

// Apply sets the limits of a database, which then has this many connections.
func Apply(db *sql.DB, connections int) error {
	db.SetMaxOpenConns(connections)
	db.SetMaxIdleConns(connections) // a connection is never replaced, so it keeps its limits
	for range connections {
		c, err := db.Conn(context.Background())
		if err != nil {
			return err
		}
		defer c.Close() // only when all are open, so that each is another one
		for _, limit := range limits {
			if _, err := sqlite.Limit(c, limit.id, limit.most); err != nil {
				return err
			}
		}
	}
	return nil
}
