package host

import (
	"reflect"
	"strings"
	"testing"
)

// database returns a database with these migrations. It is closed when the test ends.
func database(t *testing.T, migrations ...string) *D1 {
	t.Helper()
	d, err := OpenD1(migrations)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { d.Close() })
	return d
}

// rows runs one statement and returns its rows.
func rows(t *testing.T, d *D1, sql string, params ...any) [][]any {
	t.Helper()
	batch, err := d.Batch(Statement{sql, params})
	if err != nil {
		t.Fatal(err)
	}
	return batch[0].Rows
}

const schema = `
CREATE TABLE t (a INTEGER PRIMARY KEY, b TEXT, c INTEGER CONSTRAINT out_of_credits CHECK (c >= 0)) STRICT;
CREATE TABLE u (x INTEGER REFERENCES t (a), y TEXT NOT NULL UNIQUE) STRICT;
CREATE TABLE late (x INTEGER REFERENCES t (a) DEFERRABLE INITIALLY DEFERRED) STRICT;
CREATE TABLE loose (a, b TEXT, c INTEGER, d DATETIME);
CREATE TRIGGER copied AFTER INSERT ON t BEGIN INSERT INTO u (y) VALUES (NEW.b); END;
CREATE TRIGGER kept BEFORE DELETE ON t BEGIN SELECT RAISE(ABORT, 'no deleting'); END;
CREATE VIRTUAL TABLE words USING fts5 (w);
`

// The expected values are what D1 returned under workerd (miniflare 4, wrangler 4.86).
func TestD1ReturnsJavaScriptValues(t *testing.T) {
	d := database(t, schema)
	for _, c := range []struct {
		sql    string
		params []any
		want   []any
	}{
		{"SELECT typeof(?1), typeof(?2), typeof(?3), typeof(?4), typeof(?5)", []any{int64(1), 1.5, "x", []byte{1}, nil},
			[]any{"real", "real", "text", "blob", "null"}},
		{"SELECT ?1 / 2", []any{int64(1)}, []any{0.5}},
		{"SELECT 3.0, 9007199254740993, x'0102', 1e300", nil, []any{int64(3), 9007199254740992.0, []byte{1, 2}, 1e300}},
		{"SELECT 9223372036854775807", nil, []any{9223372036854775807.0}},
		{"SELECT 9007199254740991, -9007199254740991", nil, []any{int64(9007199254740991), int64(-9007199254740991)}},
		{"SELECT 9e999 AS x, -9e999 AS y", nil, []any{nil, nil}},
		{"SELECT 1 AS a, 3 AS b, 2 AS a", nil, []any{int64(2), int64(3)}},
		{"SELECT ?2", []any{int64(1), "two"}, []any{"two"}},
		{"SELECT '?9', \"?8\" /* ?7 */ -- ?6\n, ?1 FROM (SELECT 1 AS \"?8\")", []any{"one"}, []any{"?9", int64(1), "one"}},
		{"INSERT INTO loose VALUES (?1, ?1, ?1, ?2) RETURNING a, b, c, typeof(a) AS ta, typeof(c) AS tc", []any{int64(7), "2020-01-01"},
			[]any{int64(7), "7.0", int64(7), "real", "integer"}},
		{"SELECT ?1", []any{"\U0001F600 é"}, []any{"\U0001F600 é"}},
	} {
		got := rows(t, d, c.sql, c.params...)
		if len(got) != 1 || !reflect.DeepEqual(got[0], c.want) {
			t.Errorf("%s: got %#v, want [%#v]", c.sql, got, c.want)
		}
	}
}

func TestD1ErrorsHaveWorkerdsMessages(t *testing.T) {
	d := database(t, schema, "INSERT INTO t VALUES (1, 'b', 5)")
	many := make([]any, 101)
	for _, c := range []struct {
		sql    string
		params []any
		want   string
	}{
		{"INSERT INTO t VALUES (2, 'c', -5)", nil, "D1_ERROR: CHECK constraint failed: out_of_credits: SQLITE_CONSTRAINT (extended: SQLITE_CONSTRAINT_CHECK)"},
		{"INSERT INTO t VALUES (2, 'b', 5)", nil, "D1_ERROR: UNIQUE constraint failed: u.y: SQLITE_CONSTRAINT (extended: SQLITE_CONSTRAINT_UNIQUE)"},
		{"INSERT INTO t VALUES (1, 'z', 5)", nil, "D1_ERROR: UNIQUE constraint failed: t.a: SQLITE_CONSTRAINT (extended: SQLITE_CONSTRAINT_PRIMARYKEY)"},
		{"INSERT INTO u VALUES (1, NULL)", nil, "D1_ERROR: NOT NULL constraint failed: u.y: SQLITE_CONSTRAINT (extended: SQLITE_CONSTRAINT_NOTNULL)"},
		{"INSERT INTO u VALUES (99, 'q')", nil, "D1_ERROR: FOREIGN KEY constraint failed: SQLITE_CONSTRAINT (extended: SQLITE_CONSTRAINT_FOREIGNKEY)"},
		{"INSERT INTO late VALUES (99)", nil, "D1_ERROR: FOREIGN KEY constraint failed: SQLITE_CONSTRAINT (extended: SQLITE_CONSTRAINT_FOREIGNKEY)"},
		{"INSERT INTO t VALUES (5, 'q', 'abc')", nil, "D1_ERROR: cannot store TEXT value in INTEGER column t.c: SQLITE_CONSTRAINT (extended: SQLITE_CONSTRAINT_DATATYPE)"},
		{"DELETE FROM t", nil, "D1_ERROR: no deleting: SQLITE_CONSTRAINT (extended: SQLITE_CONSTRAINT_TRIGGER)"},
		{"SELECT * FROM nope", nil, "D1_ERROR: no such table: nope: SQLITE_ERROR"},
		{"SELECT json('{')", nil, "D1_ERROR: malformed JSON: SQLITE_ERROR"},
		{"SELECT ?1, ?2", []any{int64(1)}, "D1_ERROR: Wrong number of parameter bindings for SQL query."},
		{"SELECT ?1", []any{int64(1), int64(2)}, "D1_ERROR: Wrong number of parameter bindings for SQL query."},
		{"SELECT ?101", many, "D1_ERROR: variable number must be between ?1 and ?100: SQLITE_ERROR"},
	} {
		_, err := d.Batch(Statement{"INSERT INTO loose (a) VALUES (1)", nil}, Statement{c.sql, c.params}, Statement{"INSERT INTO loose (a) VALUES (2)", nil})
		if err == nil || err.Error() != c.want {
			t.Errorf("%s: got error\n%v, want\n%s", c.sql, err, c.want)
		}
	}
	if _, err := d.Batch(Statement{"SELECT w FROM words WHERE words MATCH ?1", []any{`"open`}}); err == nil {
		t.Error("an unbalanced quote in a full-text query: got no error, want one")
	}
	if _, err := d.Batch(); err == nil {
		t.Error("an empty batch: got no error, want one")
	}
	if got := rows(t, d, "SELECT count(*) FROM loose"); got[0][0] != int64(0) {
		t.Errorf("failed batches left %v rows, want 0", got)
	}
	// SQLite's driver converts the text of a DATETIME column to a time. D1 does not, so the host
	// refuses it.
	_, err := d.Batch(Statement{"INSERT INTO loose (d) VALUES ('2020-01-01') RETURNING d", nil})
	if err == nil || !strings.Contains(err.Error(), "column d") {
		t.Errorf("a DATETIME column: got error %v, want one that names column d", err)
	}
}
