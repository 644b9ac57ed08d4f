package catalogue

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"loupe/core/imaging/fingerprint"
	"loupe/worker/listingcsv"
	"loupe/worker/migrations/migrationstest"
)

func TestStatementsAreShorterThanTheLimitOfD1(t *testing.T) {
	prints := fingerprint.Prints{{1, 2, 3, 4}, {5}, {6}}.String()
	for _, piece := range []string{"'", "📷", "BEGIN TRANSACTION"} {
		longest := listingcsv.Listing{Fingerprint: prints}
		for _, c := range listingcsv.Columns() {
			*c.Field(&longest) = string([]rune(strings.Repeat(piece, c.MaxLength))[:c.MaxLength])
		}
		longest.Image = strings.Repeat("x", 12*2048) // 2,048 characters of four bytes, percent-encoded
		shortest := listingcsv.Listing{ID: "1", Title: "T", Fingerprint: prints}
		listings := append(slices.Repeat([]listingcsv.Listing{longest, longest}, 3), slices.Repeat([]listingcsv.Listing{shortest}, 1000)...)
		n := 0
		for statement := range Statements(listings) {
			if n++; len(statement) >= maxStatement {
				t.Errorf("%s: got a statement of %d bytes, want less than %d", piece, len(statement), maxStatement)
			}
		}
		if n > 100 {
			t.Errorf("%s: got %d statements for %d listings, want at most 100", piece, n, len(listings))
		}
	}
}

func TestLoadReplacesSharedListingsWithTheSameID(t *testing.T) {
	db, _ := migrationstest.Open(t)
	migrationstest.Exec(t, db, `INSERT INTO account (id, name, created_at) VALUES ('ann', 'Ann', 0); INSERT INTO listing (account, id, title, fingerprint) VALUES ('ann', 'a', 'Of Ann', '3:')`)
	one, two := fingerprint.Prints{{1, 2, 3, 1 << 63}}.String(), fingerprint.Prints{{5, 6, 7, 8}}.String()
	other := listingcsv.Listing{ID: "b", Title: "Ostra watch", Fingerprint: one}
	for _, step := range []struct{ title, image, prints, want string }{
		{"Scout", "", one, one},
		{"Ranger", "", "", ""},
		{"Ranger", "https://a.com/1.jpg", two, two},
		{"Finder", "https://a.com/1.jpg", "", two}, // an image that is not read again keeps its fingerprints
		{"Finder", "https://a.com/2.jpg", "", ""},
	} {
		listing := listingcsv.Listing{ID: "a", Title: step.title, Image: step.image, Fingerprint: step.prints}
		var changes []string
		for range 2 { // the second time, nothing is written
			if err := Load(db, []listingcsv.Listing{listing, other}); err != nil {
				t.Fatal(err)
			}
			changes = append(changes, migrationstest.Column(t, db, "SELECT total_changes()")...) // also of the full-text index
		}
		if changes[0] != changes[1] {
			t.Errorf("%+v: got %v changes, want none the second time", step, changes)
		}
		want, _ := json.Marshal([]string{"ann", "Of Ann", "3:", "", step.title, step.want, "", other.Title, one})
		got := migrationstest.Column(t, db, "SELECT json_group_array(value ORDER BY n, key) FROM (SELECT n, key, value FROM listing, json_each(json_array(coalesce(account, ''), title, fingerprint)))")
		if got[0] != string(want) {
			t.Errorf("%+v: got %s, want %s", step, got, want)
		}
	}
	migrationstest.Exec(t, db, "INSERT INTO listing_text (listing_text, rank) VALUES ('integrity-check', 1)")
	if err := Load(db, []listingcsv.Listing{{ID: "a", Title: fmt.Sprint(hostile)}}); err != nil {
		t.Fatal(err)
	}
	if got := migrationstest.Column(t, db, "SELECT title FROM listing WHERE id = 'a' AND account IS NULL"); got[0] != fmt.Sprint(hostile) {
		t.Errorf("got %q, want the text as it was", got)
	}
}

// hostile has texts that SQLite may misread as SQL. The import's test has those that wrangler may.
var hostile = []string{"'", "''", `"`, "a'); DROP TABLE listing; --", "'BEGIN TRANSACTION;' COMMIT;", "BEGIN TRANSACTIONBEGIN TRANSACTION", "?1", "\\'", "new\nline", "\x01\x7f"}
