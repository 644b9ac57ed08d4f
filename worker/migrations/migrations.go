// Package migrations holds the D1 schema, one file a change, for whatever opens a database outside of wrangler.
package migrations

import (
	"embed"
	"io/fs"
)

//go:embed *.sql
var files embed.FS

// All gives the text of every migration, oldest first. Each is to be executed whole, as one script.
func All() []string {
	entries, err := fs.ReadDir(files, ".") // sorted by name
	if err != nil {
		panic(err) // not possible: the folder is part of the program
	}
	scripts := make([]string, len(entries))
	for i, entry := range entries {
		script, err := files.ReadFile(entry.Name())
		if err != nil {
			panic(err)
		}
		scripts[i] = string(script)
	}
	return scripts
}
