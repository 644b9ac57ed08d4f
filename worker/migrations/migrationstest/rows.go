package migrationstest

import (
	"database/sql"
	"fmt"
	"strings"
	"testing"
)

// Querier is a database or a transaction.
type Querier interface {
	Query(query string, args ...any) (*sql.Rows, error)
}

// Exec executes a statement. The test fails unless it succeeds.
func Exec(t testing.TB, db *sql.DB, query string, args ...any) {
	t.Helper()
	if _, err := db.Exec(query, args...); err != nil {
		t.Fatalf("%s: %v", query, err)
	}
}

// Column returns the values of a query with one column, as text.
func Column(t testing.TB, db Querier, query string, args ...any) (values []string) {
	t.Helper()
	rows, err := db.Query(query, args...)
	if err != nil {
		t.Fatalf("%s: %v", query, err)
	}
	defer rows.Close()
	for rows.Next() {
		var value string
		if err := rows.Scan(&value); err != nil {
			t.Fatalf("%s: %v", query, err)
		}
		values = append(values, value)
	}
	if err := rows.Err(); err != nil {
		t.Fatalf("%s: %v", query, err)
	}
	return values
}

// Selects returns, by table, the query for its rows as text, in order, with the columns that the table has now. It leaves out
// the tables of SQLite and of full-text search.
func Selects(t testing.TB, db Querier) map[string]string {
	t.Helper()
	queries := map[string]string{}
	for _, table := range Column(t, db, `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%'`) {
		quoted := Column(t, db, `SELECT 'quote("' || name || '")' FROM pragma_table_info(?)`, table)
		queries[table] = fmt.Sprintf(`SELECT %s AS row FROM "%s" ORDER BY row`, strings.Join(quoted, ` || ' ' || `), table)
	}
	return queries
}
