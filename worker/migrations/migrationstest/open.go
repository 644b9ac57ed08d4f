// Package migrationstest opens databases with the schema, for tests that run SQL without wrangler.
package migrationstest

import (
	"database/sql"
	"os"
	"path/filepath"
	"sync"
	"testing"

	_ "modernc.org/sqlite"

	"loupe/worker/migrations"
)

// Open returns a new database set up as in D1, and the path of its file: all migrations are applied, and foreign
// keys are enforced. Pragmas are more settings, such as "journal_mode(wal)". The database is closed when the
// test ends.
func Open(t testing.TB, pragmas ...string) (db *sql.DB, file string) {
	t.Helper()
	content, err := migrated()
	if err != nil {
		t.Fatal(err)
	}
	file = filepath.Join(t.TempDir(), "d1.sqlite")
	if err := os.WriteFile(file, content, 0o600); err != nil {
		t.Fatal(err)
	}
	source := "file:" + file + "?_pragma=foreign_keys(1)&_pragma=synchronous(off)&_txlock=immediate"
	for _, pragma := range pragmas {
		source += "&_pragma=" + pragma
	}
	db, err = sql.Open("sqlite", source)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	return db, file
}

// migrated returns the file of a database to which all migrations were applied, and which has no rows of its own.
var migrated = sync.OnceValues(func() ([]byte, error) {
	folder, err := os.MkdirTemp("", "loupe-migrated")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(folder)
	file := filepath.Join(folder, "d1.sqlite")
	db, err := sql.Open("sqlite", "file:"+file+"?_pragma=foreign_keys(1)&_pragma=synchronous(off)")
	if err != nil {
		return nil, err
	}
	for _, script := range migrations.All() {
		if _, err := db.Exec(script); err != nil {
			db.Close()
			return nil, err
		}
	}
	if err := db.Close(); err != nil {
		return nil, err
	}
	return os.ReadFile(file)
})
