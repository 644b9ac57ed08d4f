// Package migrations contains the D1 schema for programs that open a database without wrangler. Each file
// is one migration.
package migrations

import (
	"embed"
	"io/fs"
)

//go:embed *.sql
var files embed.FS

// All returns the SQL scripts of all migrations, oldest first. Execute each as a whole: splitting at the
// semicolons would break the triggers.
func All() []string {
	entries, err := fs.ReadDir(files, ".") // ReadDir sorts by name
	if err != nil {
		panic(err) // unreachable: the files are embedded
	}
	scripts := make([]string, len(entries))
	for i, entry := range entries {
		script, err := files.ReadFile(entry.Name())
		if err != nil {
			panic(err) // unreachable, as above
		}
		scripts[i] = string(script)
	}
	return scripts
}
