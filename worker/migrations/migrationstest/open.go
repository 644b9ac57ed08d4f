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
	"loupe/worker/migrations/d1limits"
)

// connections of a database: one for a statement while the rows of another are read. Each reads the whole schema when it is
// opened, which takes 10 ms.
const connections = 2

// Open returns a new database set up as in D1, and the path of its file: all migrations are applied, and foreign
// keys are enforced. Pragmas are more settings, such as "journal_mode(wal)". The database is closed when the
// test ends.
func Open(t testing.TB, pragmas ...string) (db *sql.DB, file string) {
	t.Helper()
	content, err := migrated()
	if err != nil {
		t.Fatal(err)
	}
	return OpenContent(t, content, pragmas...)
}

// OpenContent is like Open, with a copy of a database's file.
func OpenContent(t testing.TB, content []byte, pragmas ...string) (db *sql.DB, file string) {
	t.Helper()
	file = filepath.Join(t.TempDir(), "d1.sqlite")
	if err := os.WriteFile(file, content, 0o600); err != nil {
		t.Fatal(err)
	}
	if len(pragmas) == 0 {
		pragmas = []string{"journal_mode(memory)"}
	}
	return open(t, file, pragmas...), file
}

func open(t testing.TB, file string, pragmas ...string) *sql.DB {
	t.Helper()
	source := "file:" + file + "?_pragma=foreign_keys(1)&_pragma=synchronous(off)&_txlock=immediate"
	for _, pragma := range pragmas {
		source += "&_pragma=" + pragma
	}
	db, err := sql.Open("sqlite", source)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	if err := d1limits.Apply(db, connections); err != nil {
		t.Fatal(err)
	}
	return db
}

// OpenEmpty returns a new database without tables. It is closed when the test ends.
func OpenEmpty(t testing.TB) *sql.DB {
	t.Helper()
	return open(t, filepath.Join(t.TempDir(), "d1.sqlite"))
}

// Apply applies a migration in one transaction, as wrangler does.
func Apply(t testing.TB, db *sql.DB, m migrations.Migration) {
	t.Helper()
	tx, err := db.Begin()
	if err != nil {
		t.Fatal(err)
	}
	defer tx.Rollback() // has no effect after Commit
	if _, err := tx.Exec(m.SQL); err != nil {
		t.Fatalf("%s: %v", m.Name, err)
	}
	if err := tx.Commit(); err != nil {
		t.Fatalf("%s: %v", m.Name, err)
	}
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
