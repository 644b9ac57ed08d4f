package consoletest

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"loupe/worker/migrations/migrationstest"
)

// Dump returns all rows of the database as text, a line each.
func (f *Fixture) Dump() string {
	f.Helper()
	var text strings.Builder
	selects := migrationstest.Selects(f.T, f.DB)
	for _, table := range slices.Sorted(maps.Keys(selects)) {
		for _, row := range f.Column(selects[table]) {
			fmt.Fprintf(&text, "%s %q\n", table, row)
		}
	}
	return text.String()
}

// IDs returns the values of every column with the name id or hash in the database, and the accounts of all users.
func (f *Fixture) IDs() (ids []string) {
	f.Helper()
	for table := range migrationstest.Selects(f.T, f.DB) {
		for _, column := range f.Column(`SELECT name FROM pragma_table_info(?) WHERE name IN ('id', 'hash', 'account', 'user', 'transfer')`, table) {
			ids = append(ids, f.Column(`SELECT DISTINCT `+column+` FROM `+table+` WHERE `+column+` IS NOT NULL`)...)
		}
	}
	slices.Sort(ids)
	return slices.Compact(ids)
}
