package consoletest

import (
	"fmt"
	"slices"
	"strings"
)

// Tables returns the names of the database's tables, except those of SQLite and of full-text search.
func (f *Fixture) Tables() []string {
	f.Helper()
	return f.Column(`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'listing_text%' ORDER BY name`)
}

// Dump returns all rows of the database as text, without the rows of these tables.
func (f *Fixture) Dump(except ...string) string {
	f.Helper()
	var text strings.Builder
	for _, table := range f.Tables() {
		if slices.Contains(except, table) {
			continue
		}
		rows, err := f.DB.Query(`SELECT * FROM ` + table)
		if err != nil {
			f.Fatal(err)
		}
		columns, err := rows.Columns()
		if err != nil {
			f.Fatal(err)
		}
		var lines []string
		for rows.Next() {
			values, targets := make([]any, len(columns)), make([]any, len(columns))
			for i := range values {
				targets[i] = &values[i]
			}
			if err := rows.Scan(targets...); err != nil {
				f.Fatal(err)
			}
			lines = append(lines, fmt.Sprintln(table, values))
		}
		if err := rows.Err(); err != nil {
			f.Fatal(err)
		}
		rows.Close()
		slices.Sort(lines)
		text.WriteString(strings.Join(lines, ""))
	}
	return text.String()
}

// IDs returns the values of every column with the name id or hash in the database, and the accounts of all users.
func (f *Fixture) IDs() (ids []string) {
	f.Helper()
	for _, table := range f.Tables() {
		for _, column := range f.Column(`SELECT name FROM pragma_table_info(?) WHERE name IN ('id', 'hash', 'account', 'user', 'transfer')`, table) {
			ids = append(ids, f.Column(`SELECT DISTINCT `+column+` FROM `+table+` WHERE `+column+` IS NOT NULL`)...)
		}
	}
	slices.Sort(ids)
	return slices.Compact(ids)
}
