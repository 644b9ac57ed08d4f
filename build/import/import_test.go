package main

import (
	"bytes"
	"context"
	"database/sql"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	_ "modernc.org/sqlite"

	"loupe/tests/fixture"
)

// importText runs the command on a file with this text and returns its output.
func importText(t *testing.T, persist, text string, options ...string) (stdout, stderr string, err error) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "listings.csv")
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	var out, errs bytes.Buffer
	err = run(context.Background(), append([]string{"-csv", file, "-persist", persist}, options...), &out, &errs)
	return out.String(), errs.String(), err
}

// migrated returns a new folder with a local database that has every migration.
func migrated(t *testing.T) (persist string) {
	t.Helper()
	persist = t.TempDir()
	if err := fixture.CopyMigrated(persist); err != nil {
		t.Fatal(err)
	}
	return persist
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

// titles returns the titles of the listings in the local database, by id.
func titles(t *testing.T, persist string) map[string]string {
	t.Helper()
	db := database(t, persist)
	defer db.Close()
	rows, err := db.Query("SELECT id, title FROM listing")
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	titles := map[string]string{}
	for rows.Next() {
		var id, title string
		if err := rows.Scan(&id, &title); err != nil {
			t.Fatal(err)
		}
		titles[id] = title
	}
	return titles
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
	persist := migrated(t)
	text := "id,title,price,currency\n"
	want := map[string]string{}
	for i, title := range hostile {
		want[fmt.Sprint(i)] = strings.TrimSpace(title)
		text += csvRow(fmt.Sprint(i), title, "5", "USD")
	}
	lines := strings.Count(text, "\n")
	stdout, stderr, err := importText(t, persist, text+csvRow("x", " ", "0", "USD")+csvRow("", "T", "", ""))
	if err != nil {
		t.Fatal(err)
	}
	if got, want := stdout, fmt.Sprintf("%d rows read, %[2]d loaded, 2 skipped, 0 with a fingerprint\n", len(hostile)+2, len(hostile)); got != want {
		t.Errorf("got output %q, want %q", got, want)
	}
	if want := fmt.Sprintf("into the database on this machine, %s\nline %d: title: empty\nline %d: id: empty\n", persist, lines+1, lines+2); !strings.Contains(stderr, want) {
		t.Errorf("got messages %q, want %q in them", stderr, want)
	}
	if got := titles(t, persist); fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("got titles %q, want %q", got, want)
	}

	t.Run("failed import changes nothing", func(t *testing.T) {
		db := database(t, persist)
		if _, err := db.Exec("CREATE TRIGGER refuse BEFORE INSERT ON listing WHEN NEW.id = 'poison' BEGIN SELECT RAISE(ABORT, 'not this one'); END"); err != nil {
			t.Fatal(err)
		}
		db.Close()
		text := "id,title\n" + csvRow("0", "changed")
		for i := range 500 {
			text += csvRow(fmt.Sprint("more", i), "Halden Scout 35 camera")
		}
		stdout, _, err := importText(t, persist, text+csvRow("poison", "T"))
		if err == nil || !strings.Contains(err.Error(), "nothing was loaded") || !strings.Contains(err.Error(), "not this one") || stdout != "" {
			t.Errorf("got output %q and error %v, want no output and an error that says nothing was loaded and why", stdout, err)
		}
		if got := titles(t, persist); fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("got titles %q, want %q", got, want)
		}
	})
}

func TestReplaceDeletesTheOtherSharedListings(t *testing.T) {
	persist := migrated(t)
	if _, _, err := importText(t, persist, "id,title,price,currency\n1,old,5,USD\n2,kept,call us,USD\n"); err != nil {
		t.Fatal(err)
	}
	db := database(t, persist)
	const own = `INSERT INTO account (id, name, created_at) VALUES ('a', 'A', 1); INSERT INTO listing (account, id, title) VALUES ('a', '9', 'own');
		INSERT INTO calibration (part, span, fast, patient, listings) VALUES ('other.csv', 1, 1, 1, 30)`
	if _, err := db.Exec(own); err != nil {
		t.Fatal(err)
	}
	db.Close()
	if _, _, err := importText(t, persist, "id;title\r\n2;new\r\n3;third\r\n", "-replace"); err != nil {
		t.Fatal(err)
	}
	if got, want := titles(t, persist), map[string]string{"2": "new", "3": "third", "9": "own"}; fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("got titles %q, want %q", got, want)
	}
	var matches, corrections int
	err := database(t, persist).QueryRow("SELECT (SELECT count(*) FROM listing_text WHERE listing_text MATCH 'old OR kept'), (SELECT count(*) FROM calibration)").Scan(&matches, &corrections)
	if err != nil || matches != 0 || corrections != 0 {
		t.Errorf("got %d entries of deleted listings in the index, %d corrections, %v, want 0, 0", matches, corrections, err)
	}
}

func TestImportFingerprintsImages(t *testing.T) {
	m := image.NewGray(image.Rect(0, 0, 200, 150))
	for i := range m.Pix {
		m.Pix[i] = color.Gray{uint8(i % 200 / 25 * 37 * (i / 200 / 19))}.Y
	}
	folder, persist := t.TempDir(), migrated(t)
	picture, err := os.Create(filepath.Join(folder, "a.png"))
	if err != nil {
		t.Fatal(err)
	}
	if err := png.Encode(picture, m); err != nil {
		t.Fatal(err)
	}
	picture.Close()
	file := filepath.Join(folder, "listings.csv")
	if err := os.WriteFile(file, []byte("id,title,image\n1,Scout,a.png\n2,Scout,b.png\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	var stdout, stderr bytes.Buffer
	if err := run(context.Background(), []string{"-csv", file, "-persist", persist, "-image-base", "https://shop.com/"}, &stdout, &stderr); err != nil {
		t.Fatal(err)
	}
	if got := stdout.String(); got != "2 rows read, 2 loaded, 0 skipped, 1 with a fingerprint\n" {
		t.Errorf("got output %q, want 1 with a fingerprint", got)
	}
	if got := stderr.String(); !strings.Contains(got, "\nline 3: image: ") {
		t.Errorf("got problems %q, want one of the image on line 3", got)
	}
	var imageURL string
	var bands int
	if err := database(t, persist).QueryRow("SELECT image, (SELECT count(*) FROM listing_band WHERE listing = n) FROM listing WHERE id = '1'").Scan(&imageURL, &bands); err != nil {
		t.Fatal(err)
	}
	if imageURL != "https://shop.com/a.png" || bands < 16 || bands > 48 {
		t.Errorf("got image %s with %d bands, want https://shop.com/a.png with 16 to 48", imageURL, bands)
	}
}

// If wrangler were called, it would write to the folder.
func TestInvalidImportFailsBeforeWranglerIsCalled(t *testing.T) {
	for name, c := range map[string]struct{ text, message string }{
		"empty":         {"", "empty"},
		"no title":      {"id\n1\n", "column title is missing"},
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
	for _, args := range [][]string{nil, {"-csv", "none.csv"}, {"-csv", "a.csv", "b.csv"}, {"-csv", "a.csv", "-remote", "-persist", "x"}, {"-none"}} {
		if err := run(context.Background(), args, &bytes.Buffer{}, &bytes.Buffer{}); err == nil {
			t.Errorf("%q: got no error, want one", args)
		}
	}
}
