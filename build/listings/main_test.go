package main

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"loupe/build/dev"
	"loupe/tests/fixture"
)

func TestListingsAreListedAndDeletedThroughWrangler(t *testing.T) {
	persist, script := t.TempDir(), filepath.Join(t.TempDir(), "rows.sql")
	const rows = `INSERT INTO account (id, name, created_at) VALUES ('acct', 'A', 1);
INSERT INTO listing (account, id, title, price, currency) VALUES (NULL, 'a', 'Halden Scout 35', '9.50', 'USD'),
  (NULL, 'b', 'It''s a lens', '', ''), (NULL, 'c', 'Tripod', '', ''), ('acct', 'a', 'Own camera', '', '');`
	if err := os.WriteFile(script, []byte(rows), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := fixture.CopyMigrated(persist); err != nil {
		t.Fatal(err)
	}
	if err := dev.Wrangler(t.Context(), "d1", "execute", "DB", "--yes", "--file", script, "--local", "--persist-to", persist); err != nil {
		t.Fatal(err)
	}
	for _, step := range []struct{ args, output, message string }{
		{"-find=scout", "a\t9.50 USD\tHalden Scout 35\nlistings: 1, shown: 1\n", ""},
		{"-find=it's", "b\t\tIt's a lens\nlistings: 1, shown: 1\n", ""},
		{"-delete=b none", "deleted: 1\n", "no listings have these ids: none"},
		{"", "c\t\tTripod\na\t9.50 USD\tHalden Scout 35\nlistings: 2, shown: 2\n", ""},
		{"-delete-all", "deleted: 2\n", ""},
		{"", "listings: 0, shown: 0\n", ""},
	} {
		args := []string{"-persist", persist}
		if step.args != "" {
			args = append(args, step.args)
		}
		var out, errs bytes.Buffer
		err := run(context.Background(), args, &out, &errs)
		if out.String() != step.output || (err == nil) != (step.message == "") || err != nil && !strings.Contains(err.Error(), step.message) {
			t.Errorf("%s: got %q and %v, want %q and %q", step.args, out.String(), err, step.output, step.message)
		}
		if !strings.Contains(errs.String(), persist) {
			t.Errorf("%s: got %q, want the database's folder", step.args, errs.String())
		}
	}
}

func TestContradictingOptionsAreRefused(t *testing.T) {
	for _, args := range [][]string{{"-find", "a", "-delete", "b"}, {"-delete", "a", "-delete-all"}, {"-remote", "-persist", "x"}, {"x"}, {"-none"}} {
		if err := run(context.Background(), args, &bytes.Buffer{}, &bytes.Buffer{}); err == nil {
			t.Errorf("%q: got no error, want one", args)
		}
	}
}
