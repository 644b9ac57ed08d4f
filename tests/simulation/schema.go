package main

import (
	"fmt"
	"strings"
)

// migrate changes the schema while exchanges are in flight, as a migration does: in one transaction it recreates all triggers and views,
// and adds a column to a table.
func (w *world) migrate() {
	type object struct{ kind, name, sql string }
	var objects []object
	rows, err := w.database.DB().Query(`SELECT type, name, sql FROM sqlite_schema WHERE type IN ('view', 'trigger') ORDER BY rowid`)
	if err != nil {
		panic(err)
	}
	for rows.Next() {
		var o object
		if err := rows.Scan(&o.kind, &o.name, &o.sql); err != nil {
			panic(err)
		}
		objects = append(objects, o)
	}
	rows.Close()
	var script strings.Builder
	script.WriteString("BEGIN;\n")
	for _, kind := range []string{"trigger", "view"} {
		for _, o := range objects {
			if o.kind == kind {
				fmt.Fprintf(&script, "DROP %s %s;\n", kind, o.name)
			}
		}
	}
	w.migrations++
	tables := w.texts(`SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT GLOB 'sqlite_*' ORDER BY name`)
	table := tables[w.stream("migration").IntN(len(tables))]
	fmt.Fprintf(&script, "ALTER TABLE \"%s\" ADD COLUMN added_%d TEXT;\n", table, w.migrations)
	for _, kind := range []string{"view", "trigger"} {
		for _, o := range objects {
			if o.kind == kind {
				script.WriteString(o.sql + ";\n")
			}
		}
	}
	script.WriteString("COMMIT;")
	w.tell("operator", "migrates the schema: a column of %s", table)
	if _, err := w.database.DB().Exec(script.String()); err != nil {
		panic(fmt.Errorf("migration: %w", err))
	}
}
