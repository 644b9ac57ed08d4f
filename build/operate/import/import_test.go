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
	"time"

	_ "modernc.org/sqlite"

	"loupe/core/base/date"
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
	if want := fmt.Sprintf("into the database on this machine, %s\ncolumns: id, title, price, currency\n1 row refused, title: empty, line %d\n1 row refused, id: empty, line %d\n", persist, lines+1, lines+2); !strings.Contains(stderr, want) {
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

func TestListingsRecordTheirSource(t *testing.T) {
	db, _ := migrationstest.Open(t)
	importInto(t, db, write(t, "first.csv", "id,title\n1,one\n2,two\n"))
	importInto(t, db, write(t, "other.csv", "id,title\n2,two\n3,three\n"), "-source", "second")
	if got := migrationstest.Column(t, db, "SELECT id || ' ' || source FROM listing ORDER BY id"); !slices.Equal(got, []string{"1 first.csv", "2 second", "3 second"}) {
		t.Errorf("got %q, want first.csv for listing 1 and second for 2 and 3", got)
	}
}

func TestReplaceDeletesTheOtherSharedListings(t *testing.T) {
	db, _ := migrationstest.Open(t)
	importInto(t, db, write(t, "l.csv", "id,title,price,currency\n1,old,5,USD\n2,kept,call us,USD\n"))
	migrationstest.Exec(t, db, `INSERT INTO account (id, name, created_at) VALUES ('a', 'A', 1); INSERT INTO listing (account, id, title) VALUES ('a', '9', 'own');
		INSERT INTO calibration (part, currency, mean, step, cells, correction, listings) VALUES ('other.csv', 'EUR', 4.5, 0.25, printf('%.*c', 16384, 'P'), '[0,0,0,0,0,0,0,0,0,0,0.4,0.5]', 30)`)
	importInto(t, db, write(t, "l.csv", "id;title\r\n2;new\r\n3;third\r\n"), "-replace")
	if got, want := titles(t, db), []string{"9 own", "2 new", "3 third"}; !slices.Equal(got, want) {
		t.Errorf("got titles %q, want %q", got, want)
	}
	left := migrationstest.Column(t, db, "SELECT rowid FROM listing_text WHERE listing_text MATCH 'old OR kept' UNION ALL SELECT part FROM calibration")
	if len(left) > 0 {
		t.Errorf("got %q of deleted listings in the index and of corrections, want none", left)
	}
}

func TestImportFingerprintsImages(t *testing.T) {
	db, _ := migrationstest.Open(t)
	file := write(t, "listings.csv", "id,title,image\n1,Scout,a.jpg\n2,Scout,b.jpg\n")
	picture, err := os.ReadFile("../samples/lamp.jpg")
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(filepath.Dir(file), "a.jpg"), picture, 0o644); err != nil {
		t.Fatal(err)
	}
	stdout, stderr := importInto(t, db, file, "-image-base", "https://shop.com/")
	if stdout != "2 rows read, 2 loaded, 0 refused, 1 with a fingerprint\n" {
		t.Errorf("got output %q, want 1 with a fingerprint", stdout)
	}
	if !strings.Contains(stderr, "\n1 row loaded without image: no such file or directory: \"b.jpg\", line 3\n") {
		t.Errorf("got problems %q, want one of the image on line 3", stderr)
	}
	var imageURL string
	var bands int
	if err := db.QueryRow("SELECT image, (SELECT count(*) FROM listing_band WHERE place & 4294967295 = n) FROM listing WHERE id = '1'").Scan(&imageURL, &bands); err != nil {
		t.Fatal(err)
	}
	if imageURL != "https://shop.com/a.jpg" || bands < 16 || bands > 96 {
		t.Errorf("got image %s with %d bands, want https://shop.com/a.jpg with 16 to 96: six views at most", imageURL, bands)
	}
}

// The rows with problems are in a file; after corrections, it loads the others.
func TestReportOfAnImportIsCorrectedAndLoaded(t *testing.T) {
	db, _ := migrationstest.Open(t)
	file := write(t, "stock.csv", "Artikelnummer;Name;Preis;Verkauft am\n1;Lens;12;1. März 2026\n2;;13 €;\n3;Camera;999.999.999.999 €;\n4;Bag;5 € + 3 € Versand;\n")
	report := strings.TrimSuffix(file, ".csv") + ".problems.csv"
	stdout, stderr := importInto(t, db, file)
	if stdout != "4 rows read, 2 loaded, 2 refused, 0 with a fingerprint\n" || !strings.Contains(stderr, "rows with problems, to correct and load: "+report+"\n") ||
		!strings.Contains(stderr, `to be confirmed, line 4: "3", "Camera": "999.999.999.999 €"`+"\n") {
		t.Errorf("got output %q and messages %q, want 2 of 4 loaded, the report's name, and the row to confirm", stdout, stderr)
	}
	text, err := os.ReadFile(report)
	if err != nil || strings.Count(string(text), "\n") != 4 {
		t.Fatalf("got report %q and error %v, want a header and three rows", text, err)
	}
	if err := os.WriteFile(report, []byte(strings.Replace(string(text), "2;;13", "2;Strap;13", 1)), 0o644); err != nil {
		t.Fatal(err)
	}
	stdout, _ = importInto(t, db, report, "-high-prices", "-currency", "EUR", "-report", filepath.Join(t.TempDir(), "none.csv"))
	got := migrationstest.Column(t, db, "SELECT id || ' ' || title || ' ' || price || currency || ' ' || date FROM listing ORDER BY id")
	want := []string{"1 Lens 12EUR 2026-03-01", "2 Strap 13 €EUR ", "3 Camera 999.999.999.999 €EUR ", "4 Bag 5 € "}
	if stdout != "3 rows read, 3 loaded, 0 refused, 0 with a fingerprint\n" || !slices.Equal(got, want) {
		t.Errorf("got output %q and listings %q, want %q", stdout, got, want)
	}
}

// A report that is the same is written once; one that was corrected by hand is kept.
func TestCorrectedReportIsKept(t *testing.T) {
	db, _ := migrationstest.Open(t)
	file := write(t, "stock.csv", "id,title\n1,Lens\n2,\n")
	for range 2 {
		importInto(t, db, file)
	}
	report := strings.TrimSuffix(file, ".csv") + ".problems.csv"
	if err := os.WriteFile(report, []byte("corrected"), 0o644); err != nil {
		t.Fatal(err)
	}
	importInto(t, db, file)
	kept, _ := os.ReadFile(report)
	reports, _ := filepath.Glob(filepath.Join(filepath.Dir(file), "*.problems*"))
	if string(kept) != "corrected" || len(reports) != 2 || filepath.Base(reports[0]) != "stock.problems-2.csv" {
		t.Errorf("got the report %q and the files %q, want the corrected one and a second", kept, reports)
	}
}

func TestPreviewLoadsNothing(t *testing.T) {
	db, _ := migrationstest.Open(t)
	file := write(t, "stock.csv", "Nr,Was,Preis\n1,Lens,12 EUR\n2,,13 EUR\n3,Bag,\n")
	stdout, stderr := importInto(t, db, file, "-preview", "-columns", "id=Nr,title=Was")
	if want := "id \"1\", title \"Lens\", price \"12 EUR\"\nid \"3\", title \"Bag\"\n3 rows read, 2 would be loaded, 1 refused\n"; stdout != want {
		t.Errorf("got output %q, want %q", stdout, want)
	}
	if !strings.Contains(stderr, "columns: id from \"Nr\", title from \"Was\", price from \"Preis\"\n1 row refused, title: empty, line 3\n") {
		t.Errorf("got messages %q, want the columns and the refused row", stderr)
	}
	if got := titles(t, db); len(got) > 0 {
		t.Errorf("got listings %q, want none", got)
	}
}

// A listing dated in the future would come before the present ones.
func TestImportRefusesDatesAfterTomorrow(t *testing.T) {
	db, _ := migrationstest.Open(t)
	today := date.OfTime(time.Now().UnixMilli())
	importInto(t, db, write(t, "l.csv", fmt.Sprintf("id,title,sold,date\n1,T,yes,%s\n2,T,yes,%s\n", date.Format(today), date.Format(today+3))))
	if got := migrationstest.Column(t, db, "SELECT id FROM listing"); !slices.Equal(got, []string{"1"}) {
		t.Errorf("got listings %q, want only the one of today", got)
	}
}

// If wrangler were called, it would write to the folder.
func TestInvalidImportFailsBeforeWranglerIsCalled(t *testing.T) {
	for name, c := range map[string]struct{ text, message string }{
		"empty":         {"", "empty"},
		"no title":      {"id,Was\n1,T\n", `column title is missing; the file's first row has "id, Was"`},
		"only bad rows": {"id,title\n,T\n2,\n", "no valid listing"},
		"no rows":       {"id,title\n", "no valid listing"},
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
