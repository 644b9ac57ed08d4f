// Package migrations contains the D1 schema for programs that open a database without wrangler. Each file
// is one migration.
package migrations

import (
	"embed"
	"io/fs"
)

//go:embed *.sql
var files embed.FS

// Migration is one change of the schema.
type Migration struct {
	Name string // of its file
	SQL  string
}

// All returns the SQL scripts of all migrations, oldest first. Execute each as a whole: splitting at the
// semicolons would break the triggers.
func All() []string {
	var scripts []string
	for _, migration := range Named() {
		scripts = append(scripts, migration.SQL)
	}
	return scripts
}

// Named returns all migrations with their names, oldest first.
func Named() []Migration {
	entries, err := fs.ReadDir(files, ".") // ReadDir sorts by name
	if err != nil {
		panic(err) // unreachable: the files are embedded
	}
	migrations := make([]Migration, len(entries))
	for i, entry := range entries {
		script, err := files.ReadFile(entry.Name())
		if err != nil {
			panic(err) // unreachable, as above
		}
		migrations[i] = Migration{entry.Name(), string(script)}
	}
	return migrations
}
