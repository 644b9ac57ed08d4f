package main

import (
	"bytes"
	"context"
	"database/sql"
	"fmt"
	"iter"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	_ "modernc.org/sqlite"

	"loupe/tests/fixture"
	"loupe/worker/migrations/migrationstest"
)

// importText runs the command on a file with this text and returns its output.
func importText(t *testing.T, persist, text string) (stdout, stderr string, err error) {
	t.Helper()
	var out, errs bytes.Buffer
	err = run(t.Context(), []string{"-csv", write(t, "listings.csv", text), "-persist", persist, "-without-prices"}, &out, &errs)
	return out.String(), errs.String(), err
}

// database opens the local database that wrangler keeps in a folder.
func database(t *testing.T, persist string) *sql.DB {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(persist, "v3/d1/miniflare-D1DatabaseObject/*.sqlite"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		if filepath.Base(file) == "metadata.sqlite" {
			continue
		}
		db, err := sql.Open("sqlite", file)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { db.Close() })
		return db
	}
	t.Fatalf("got no database in %s", persist)
	return nil
}

// titles returns the id and the title of each listing.
func titles(t *testing.T, db *sql.DB) []string {
	t.Helper()
	return migrationstest.Column(t, db, "SELECT id || ' ' || title FROM listing ORDER BY n")
}

// hostile has texts that wrangler may misread as SQL, because it splits a file into statements itself.
var hostile = []string{
	"a; b", "it's; 'so'", `"`, "-- no comment", "/* nor this", "BEGIN", "x BEGIN y; END; z", "\nBEGIN\n", "CASE WHEN", "BEGIN TRANSACTION;",
	"BEGIN TRANSACTION; COMMIT; BEGIN TRANSACTION;", "$1 and $tag$", "`tick", "[x", "new\nline; 'x", "\\'; DROP TABLE listing;", "?1 :a @b", "📷 ünï ﷽",
}

func csvRow(fields ...string) string {
	for i, f := range fields {
		fields[i] = `"` + strings.ReplaceAll(f, `"`, `""`) + `"`
	}
	return strings.Join(fields, ",") + "\n"
}

func TestImportThroughWrangler(t *testing.T) {
	persist := t.TempDir()
	if err := fixture.CopyMigrated(persist); err != nil {
		t.Fatal(err)
	}
	text := "id,title,price,currency\n"
	var want []string
	for i, title := range hostile {
		want = append(want, fmt.Sprint(i, " ", strings.ReplaceAll(strings.TrimSpace(title), "\n", " ")))
		text += csvRow(fmt.Sprint(i), title, "5", "USD")
	}
	lines := strings.Count(text, "\n")
	stdout, stderr, err := importText(t, persist, text+csvRow("x", " ", "0", "USD")+csvRow("", "T", "", ""))
	if err != nil {
		t.Fatal(err)
	}
	if got, want := stdout, fmt.Sprintf("%d rows read, %[2]d loaded, 2 refused, 0 with a fingerprint\n", len(hostile)+2, len(hostile)); got != want {
		t.Errorf("got output %q, want %q", got, want)
	}
	if want := fmt.Sprintf("into the database on this machine ...\ncolumns: id, title, price, currency\n1 row refused, title: empty, line %d\n1 row refused, id: empty, line %d\n", lines+1, lines+2); !strings.Contains(stderr, want) {
		t.Errorf("got messages %q, want %q in them", stderr, want)
	}
	if got := titles(t, database(t, persist)); !slices.Equal(got, want) {
		t.Errorf("got titles %q, want %q", got, want)
	}

	audit := `SELECT actor || ' ' || action || ' ' || target || ' ' || (detail ->> 'accepted') || ' ' || (detail ->> 'rejected') FROM audit`
	recorded := []string{fmt.Sprintf("make import catalogue.import listings.csv %d 2", len(hostile))}
	if got := migrationstest.Column(t, database(t, persist), audit); !slices.Equal(got, recorded) {
		t.Errorf("got the audit log %q, want %q", got, recorded)
	}

	t.Run("failed import changes nothing", func(t *testing.T) {
		db := database(t, persist)
		migrationstest.Exec(t, db, "CREATE TRIGGER refuse BEFORE INSERT ON listing WHEN NEW.id = 'poison' BEGIN SELECT RAISE(ABORT, 'not this one'); END")
		db.Close()
		text := "id,title\n" + csvRow("0", "changed")
		for i := range 500 {
			text += csvRow(fmt.Sprint("more", i), "Halden Scout 35 camera")
		}
		stdout, _, err := importText(t, persist, text+csvRow("poison", "T"))
		if err == nil || !strings.Contains(err.Error(), "nothing was loaded") || !strings.Contains(err.Error(), "not this one") || stdout != "" {
			t.Errorf("got output %q and error %v, want no output and an error that says nothing was loaded and why", stdout, err)
		}
		if got := titles(t, database(t, persist)); !slices.Equal(got, want) {
			t.Errorf("got titles %q, want %q", got, want)
		}
		if got := migrationstest.Column(t, database(t, persist), audit); !slices.Equal(got, recorded) {
			t.Errorf("got the audit log %q, want %q", got, recorded)
		}
	})
}

// importInto runs the command on a database without wrangler, and returns its output.
func importInto(t *testing.T, db *sql.DB, file string, options ...string) (stdout, stderr string) {
	t.Helper()
	var out, errs bytes.Buffer
	err := runWith(t.Context(), append([]string{"-csv", file, "-without-prices"}, options...), &out, &errs, func(_ context.Context, statements iter.Seq[string], _ bool, _ string) error {
		for statement := range statements {
			if _, err := db.Exec(statement); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return out.String(), errs.String()
}

// write writes a file into a new folder.
func write(t *testing.T, name, text string) (file string) {
	t.Helper()
	file = filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return file
}

// Each listing records its source. -replace deletes the other shared listings, and the models of other sources.
func TestReplaceDeletesTheOtherSharedListings(t *testing.T) {
	db, _ := migrationstest.Open(t)
	importInto(t, db, write(t, "l.csv", "id,title\n1,old\n2,kept\n"))
	importInto(t, db, write(t, "m.csv", "id,title\n4,other\n"), "-source", "second")
	migrationstest.Exec(t, db, `INSERT INTO account (id, name, created_at) VALUES ('a', 'A', 1); INSERT INTO listing (account, id, title) VALUES ('a', '9', 'own');
		INSERT INTO calibration (part, currency, mean, step, cells, correction, listings) VALUES ('other.csv', 'EUR', 4.5, 0.25, printf('%.*c', 16384, 'P'), '[0,0,0,0,0,0,0,0,0,0,0.4,0.5]', 30)`)
	listed := func() []string {
		return migrationstest.Column(t, db, "SELECT id || ' ' || title || ' ' || source FROM listing UNION ALL SELECT part FROM calibration")
	}
	if got, want := listed(), []string{"1 old l.csv", "2 kept l.csv", "4 other second", "9 own ", "other.csv"}; !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
	importInto(t, db, write(t, "l.csv", "id;title\r\n2;new\r\n3;third\r\n"), "-replace")
	if got, want := listed(), []string{"9 own ", "2 new l.csv", "3 third l.csv"}; !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}

// The rows with problems are in a file; after corrections, it loads the others.
func TestReportOfAnImportIsCorrectedAndLoaded(t *testing.T) {
	db, _ := migrationstest.Open(t)
	file := write(t, "stock.csv", "Artikelnummer;Name;Preis;Verkauft am\n1;Lens;12;1. März 2026\n2;;13 €;\n3;Camera;999.999.999.999 €;\n4;Bag;5 € + 3 € Versand;\n5;Hat;1 €;1. März 2126\n")
	stdout, stderr := importInto(t, db, file)
	_, report, _ := strings.Cut(stderr, "rows with problems, to correct and load: ")
	report, _, _ = strings.Cut(report, "\n")
	if stdout != "5 rows read, 2 loaded, 3 refused, 0 with a fingerprint\n" || !strings.Contains(stderr, strings.TrimSuffix(file, ".csv")+".problems-") ||
		!strings.Contains(stderr, `to be confirmed, line 4: "3", "Camera": "999.999.999.999 €"`+"\n") {
		t.Errorf("got output %q and messages %q, want 2 of 5 loaded, the report's name, and the row to confirm", stdout, stderr)
	}
	text, err := os.ReadFile(report)
	if err != nil || strings.Count(string(text), "\n") != 5 {
		t.Fatalf("got report %q and error %v, want a header and four rows", text, err)
	}
	if err := os.WriteFile(report, []byte(strings.Replace(string(text), "2;;13", "2;Strap;13", 1)), 0o644); err != nil {
		t.Fatal(err)
	}
	stdout, _ = importInto(t, db, report, "-high-prices", "-currency", "EUR")
	got := migrationstest.Column(t, db, "SELECT id || ' ' || title || ' ' || price || currency || ' ' || date FROM listing ORDER BY id")
	want := []string{"1 Lens 12EUR 2026-03-01", "2 Strap 13 €EUR ", "3 Camera 999.999.999.999 €EUR ", "4 Bag 5 € "}
	if stdout != "4 rows read, 3 loaded, 1 refused, 0 with a fingerprint\n" || !slices.Equal(got, want) {
		t.Errorf("got output %q and listings %q, want %q", stdout, got, want)
	}
}

// If wrangler were called, it would write to the folder.
func TestInvalidImportFailsBeforeWranglerIsCalled(t *testing.T) {
	for name, c := range map[string]struct{ text, message string }{
		"empty":         {"", "empty"},
		"no title":      {"id,Was\n1,T\n", `column title is missing; the file's first row has "id, Was"`},
		"only bad rows": {"id,title\n,T\n2,\n", "no valid listing"},
	} {
		persist := t.TempDir()
		_, _, err := importText(t, persist, c.text)
		if err == nil || !strings.Contains(err.Error(), c.message) {
			t.Errorf("%s: got error %v, want one with %q", name, err, c.message)
		}
		if left, _ := os.ReadDir(persist); len(left) > 0 {
			t.Errorf("%s: got %d files in the folder, want none", name, len(left))
		}
	}
	for _, args := range [][]string{nil, {"-csv", "none.csv"}, {"-csv", "a.csv", "b.csv"}, {"-csv", "a.csv", "-remote", "-persist", "x"}, {"-none"},
		{"-csv", "../samples/listings.csv", "-currency", "Euro"}, {"-csv", "../samples/listings.csv", "-columns", "titel=Was"}, {"-csv", "../samples/listings.csv", "-columns", "title=Was"}, {"-csv", "../samples/listings.csv", "-columns", "price="}} {
		if err := run(context.Background(), args, &bytes.Buffer{}, &bytes.Buffer{}); err == nil {
			t.Errorf("%q: got no error, want one", args)
		}
	}
}
