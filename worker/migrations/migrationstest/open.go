// Package migrationstest opens databases with the schema, for tests that run SQL without wrangler.
package migrationstest

import (
	"database/sql"
	"path/filepath"
	"testing"

	_ "modernc.org/sqlite"

	"loupe/worker/migrations"
)

// Open returns a new database set up as in D1, and the path of its file: all migrations are applied, and foreign
// keys are enforced. Pragmas are more settings, such as "journal_mode(wal)". The database is closed when the
// test ends.
func Open(t testing.TB, pragmas ...string) (db *sql.DB, file string) {
	t.Helper()
	file = filepath.Join(t.TempDir(), "d1.sqlite")
	source := "file:" + file + "?_pragma=foreign_keys(1)&_pragma=synchronous(off)&_txlock=immediate"
	for _, pragma := range pragmas {
		source += "&_pragma=" + pragma
	}
	db, err := sql.Open("sqlite", source)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	for _, script := range migrations.All() {
		if _, err := db.Exec(script); err != nil {
			t.Fatal(err)
		}
	}
	return db, file
}
