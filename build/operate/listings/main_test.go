package main

import (
	"bytes"
	"context"
	"database/sql"
	"errors"
	"io"
	"slices"
	"strings"
	"testing"

	"loupe/tests/fixture"
	"loupe/worker/migrations/migrationstest"
)

const rows = `INSERT INTO account (id, name, created_at) VALUES ('acct', 'A', 1);
INSERT INTO listing (account, id, title, price, currency) VALUES (NULL, 'a', 'Halden Scout 35', '9.50', 'USD'),
  (NULL, 'b', 'It''s a lens', '', ''), (NULL, 'c', 'Tripod', '', ''), ('acct', 'a', 'Own camera', '', '');`

// inSQLite returns a database that executes statements without wrangler.
func inSQLite(t *testing.T) database {
	t.Helper()
	db, _ := migrationstest.Open(t)
	if _, err := db.Exec(rows); err != nil {
		t.Fatal(err)
	}
	return func(statements string) (found []row, err error) {
		first, second, _ := strings.Cut(statements, "; ") // the driver returns the rows of the last statement only
		defer func() {
			_, failure := db.Exec(second)
			err = errors.Join(err, failure)
		}()
		result, err := db.Query(first)
		if err != nil {
			return nil, err
		}
		defer result.Close()
		columns, err := result.Columns()
		if err != nil {
			return nil, err
		}
		for result.Next() {
			var r row
			var id, price sql.NullString
			fields := map[string]any{"id": &id, "title": &r.Title, "price": &price, "currency": &r.Currency, "count": &r.Count}
			var targets []any
			for _, name := range columns {
				targets = append(targets, fields[name])
			}
			if err := result.Scan(targets...); err != nil {
				return nil, err
			}
			r.ID, r.Price = id.String, price.String
			found = append(found, r)
		}
		return found, result.Err()
	}
}

func TestListingsAreListedAndDeleted(t *testing.T) {
	db := inSQLite(t)
	list := func(text string) func(io.Writer) error {
		return func(out io.Writer) error { return db.list(out, text) }
	}
	for _, step := range []struct {
		name            string
		do              func(io.Writer) error
		output, message string
	}{
		{"find scout", list("scout"), "a\t9.50 USD\tHalden Scout 35\nlistings: 1, shown: 1\n", ""},
		{"find it's", list("it's"), "b\t\tIt's a lens\nlistings: 1, shown: 1\n", ""},
		{"delete b", func(out io.Writer) error { return db.delete(out, []string{"b", "none"}) }, "deleted: 1\n", "no listings have these ids: none"},
		{"list", list(""), "c\t\tTripod\na\t9.50 USD\tHalden Scout 35\nlistings: 2, shown: 2\n", ""},
		{"delete all", db.deleteAll, "deleted: 2\n", ""},
		{"list nothing", list(""), "listings: 0, shown: 0\n", ""},
	} {
		var out bytes.Buffer
		err := step.do(&out)
		if out.String() != step.output || (err == nil) != (step.message == "") || err != nil && !strings.Contains(err.Error(), step.message) {
			t.Errorf("%s: got %q and %v, want %q and %q", step.name, out.String(), err, step.output, step.message)
		}
	}
	audit, err := db(`SELECT actor || ' ' || action AS title, detail ->> 'ids' AS id, detail ->> 'listings' AS price FROM audit ORDER BY action`)
	if want := []row{{Title: "make listings listing.delete", ID: `["b","none"]`}, {Title: "make listings listing.delete_all", Price: "2"}}; err != nil || !slices.Equal(audit, want) {
		t.Errorf("got the audit log %v, %v, want %v", audit, err, want)
	}
	if own, err := db("SELECT id FROM listing"); err != nil || len(own) != 1 {
		t.Errorf("got listings %v, %v, want the one of the account", own, err)
	}
}

func TestDeleteThroughWrangler(t *testing.T) {
	persist := t.TempDir()
	if err := fixture.CopyMigrated(persist); err != nil {
		t.Fatal(err)
	}
	var out, errs bytes.Buffer
	err := run(t.Context(), []string{"-persist", persist, "-delete=it's"}, &out, &errs)
	if err == nil || err.Error() != "no listings have these ids: it's" || out.String() != "deleted: 0\n" || !strings.Contains(errs.String(), persist) {
		t.Errorf("got %q, %q and %v, want no listings, and the database's folder", out.String(), errs.String(), err)
	}
}

func TestContradictingOptionsAreRefused(t *testing.T) {
	for _, args := range [][]string{{"-find", "a", "-delete", "b"}, {"-delete", "a", "-delete-all"}, {"-remote", "-persist", "x"}, {"x"}, {"-none"}} {
		if err := run(context.Background(), args, &bytes.Buffer{}, &bytes.Buffer{}); err == nil {
			t.Errorf("%q: got no error, want one", args)
		}
	}
}
