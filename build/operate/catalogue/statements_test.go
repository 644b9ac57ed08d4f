package catalogue

import (
	"database/sql"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"loupe/core/imaging/fingerprint"
	"loupe/worker/listingcsv"
	"loupe/worker/migrations/migrationstest"
)

// open returns an empty database with the schema.
func open(t *testing.T) *sql.DB {
	t.Helper()
	db, _ := migrationstest.Open(t)
	return db
}

func load(t *testing.T, db *sql.DB, listings ...listingcsv.Listing) {
	t.Helper()
	if err := Load(db, listings); err != nil {
		t.Fatal(err)
	}
}

// storedListings returns the listings in the database, in the order they were first loaded.
func storedListings(t *testing.T, db *sql.DB) (listings []listingcsv.Listing) {
	t.Helper()
	for _, row := range migrationstest.Column(t, db, "SELECT json_array("+listingcsv.StoredColumns+") FROM listing ORDER BY n") {
		var l listingcsv.Listing
		var values []string
		if err := json.Unmarshal([]byte(row), &values); err != nil {
			t.Fatal(err)
		}
		for i, field := range l.Fields() {
			*field = values[i]
		}
		listings = append(listings, l)
	}
	return listings
}

// hostile has texts that SQLite or wrangler may misread as SQL.
var hostile = []string{
	"'", "''", `"`, "a'); DROP TABLE listing; --", "x;y", "-- no comment", "/* nor this", "*/", "BEGIN", " BEGIN ", "\nBEGIN\n", "END;",
	"BEGIN TRANSACTION;", "BEGIN TRANSACTION", "'BEGIN TRANSACTION;' COMMIT;", "BEGIN TRANSACTIONBEGIN TRANSACTION", " CASE ", "$1", "$tag$ x", "$$",
	"?1", ":name", "@x", "\\", `\'`, "`tick`", "[bracket]", "new\nline", "\r\n", "\t", "📷 ünï – ﷽", "\u202eabc", "\u2028", "%s %d", "NULL", "\x01\x7f", "",
}

// Each text is a random concatenation of hostile texts.
func TestRandomHostileTextIsStoredUnchanged(t *testing.T) {
	for seed := range uint64(20) {
		random := rand.New(rand.NewPCG(seed, 0))
		text := func() (s string) {
			for range random.IntN(8) {
				s += hostile[random.IntN(len(hostile))]
			}
			return s
		}
		db := open(t)
		var listings []listingcsv.Listing
		for i := range 200 {
			listings = append(listings, listingcsv.Listing{ID: fmt.Sprint(i, text()), Title: text(), Brand: text(), Category: text(), Vendor: text(),
				Price: text(), Currency: text(), URL: text(), Image: text(), Condition: text()})
		}
		load(t, db, listings...)
		if got := storedListings(t, db); !slices.Equal(got, listings) {
			t.Fatalf("seed %d: got other listings than were loaded", seed)
		}
	}
}

func TestStatementsAreShorterThanTheLimitOfD1(t *testing.T) {
	prints := fingerprint.Prints{{1, 2, 3, 4}, {5}, {6}}.String()
	for name, piece := range map[string]string{"quotes": "'", "four bytes": "📷", "transactions": "BEGIN TRANSACTION", "letters": "x"} {
		t.Run(name, func(t *testing.T) {
			longest := listingcsv.Listing{Fingerprint: prints}
			for _, c := range listingcsv.Columns() {
				*c.Field(&longest) = string([]rune(strings.Repeat(piece, c.MaxLength))[:c.MaxLength])
			}
			longest.Image = strings.Repeat("x", 12*2048) // 2,048 characters of four bytes, percent-encoded
			shortest := listingcsv.Listing{ID: "1", Title: "T", Fingerprint: prints}
			listings := slices.Concat(slices.Repeat([]listingcsv.Listing{shortest}, 1000), slices.Repeat([]listingcsv.Listing{longest}, 3), slices.Repeat([]listingcsv.Listing{shortest}, 99),
				[]listingcsv.Listing{longest})
			n := 0
			for statement := range Statements(listings) {
				n++
				if len(statement) >= maxStatement {
					t.Errorf("got a statement of %d bytes, want less than %d", len(statement), maxStatement)
				}
			}
			if n > 100 {
				t.Errorf("got %d statements for %d listings, want at most 100", n, len(listings))
			}
		})
	}
}

func TestLoadReplacesListingsWithTheSameID(t *testing.T) {
	db := open(t)
	one, two := fingerprint.Fingerprint{1, 2, 3, 1 << 63}, fingerprint.Fingerprint{5, 6, 7, 8}
	old := listingcsv.Listing{ID: "a", Title: "Halden Scout", Price: "5", Currency: "USD", Fingerprint: fingerprint.Prints{one}.String(), Condition: "used", Sold: "no", Date: "2026-10-01"}
	other := listingcsv.Listing{ID: "b", Title: "Ostra watch", Fingerprint: fingerprint.Prints{one}.String()}
	load(t, db, old, other)
	found := func(word string) []string {
		return migrationstest.Column(t, db, "SELECT l.id FROM listing_text JOIN listing l ON l.n = listing_text.rowid & 4294967295 WHERE listing_text MATCH ?1", word)
	}
	check := func(what string, got, want []string) {
		t.Helper()
		if !slices.Equal(got, want) {
			t.Errorf("%s: got %q, want %q", what, got, want)
		}
	}
	check("words", found("scout"), []string{"a"})

	renamed := listingcsv.Listing{ID: "a", Title: "Halden Ranger", Price: "7", Currency: "EUR", URL: "https://a.com", Fingerprint: fingerprint.Prints{two}.String(), Condition: "sehr gut", Sold: "yes", Date: "2026-11-02"}
	load(t, db, renamed)
	if got := storedListings(t, db); !slices.Equal(got, []listingcsv.Listing{renamed, other}) {
		t.Errorf("got %+v, want the renamed listing and the other one", got)
	}
	check("old words", found("scout"), nil)
	check("new words", found("ranger"), []string{"a"})
	migrationstest.Exec(t, db, "INSERT INTO listing_text (listing_text, rank) VALUES ('integrity-check', 1)")

	// An image that is not read again keeps its fingerprint while its URL stays the same.
	stored := func() string { return storedListings(t, db)[0].Fingerprint }
	renamed.Fingerprint = ""
	load(t, db, renamed)
	check("no image", []string{stored()}, []string{""})
	renamed.Image, renamed.Fingerprint = "https://a.com/1.jpg", fingerprint.Prints{one, two}.String()
	load(t, db, renamed)
	renamed.Title, renamed.Fingerprint = "Halden Finder", ""
	load(t, db, renamed)
	check("an unread image", []string{stored()}, []string{fingerprint.Prints{one, two}.String()})
	renamed.Image = "https://a.com/2.jpg"
	load(t, db, renamed)
	check("another image", []string{stored()}, []string{""})
}

func TestLoadLeavesListingsOfAccountsAlone(t *testing.T) {
	db := open(t)
	migrationstest.Exec(t, db, "INSERT INTO account (id, name, created_at) VALUES ('ann', 'Ann', 0)")
	migrationstest.Exec(t, db, "INSERT INTO listing (account, id, title, fingerprint) VALUES ('ann', 'a', 'Of Ann', '3:')")
	for _, title := range []string{"Shared", "Changed"} {
		load(t, db, listingcsv.Listing{ID: "a", Title: title, Fingerprint: fingerprint.Prints{{1, 2, 3, 4}}.String()})
		if got := migrationstest.Column(t, db, "SELECT coalesce(account, '') || ' ' || title FROM listing ORDER BY n"); !slices.Equal(got, []string{"ann Of Ann", " " + title}) {
			t.Errorf("got listings %q, want the account's unchanged and %s", got, title)
		}
	}
}

// total_changes also counts the writes to the full-text index.
func TestLoadOfTheSameListingsWritesNothing(t *testing.T) {
	db := open(t)
	var listings []listingcsv.Listing
	for i := range 300 {
		listings = append(listings, listingcsv.Listing{ID: fmt.Sprint(i), Title: "Scout", Price: "5", Currency: "USD"})
	}
	load(t, db, listings...)
	before := migrationstest.Column(t, db, "SELECT total_changes()")
	load(t, db, listings...)
	if after := migrationstest.Column(t, db, "SELECT total_changes()"); !slices.Equal(before, after) {
		t.Errorf("got %s changes, want %s as before", after, before)
	}
}

func TestFailedLoadChangesNothing(t *testing.T) {
	db := open(t)
	load(t, db, listingcsv.Listing{ID: "kept", Title: "as it was"})
	migrationstest.Exec(t, db, "CREATE TRIGGER refuse BEFORE INSERT ON listing WHEN NEW.id = 'poison' BEGIN SELECT RAISE(ABORT, 'poison'); END")
	listings := []listingcsv.Listing{{ID: "kept", Title: "changed"}}
	for i := range 1000 {
		listings = append(listings, listingcsv.Listing{ID: fmt.Sprint(i), Title: "Scout", Fingerprint: fingerprint.Prints{{uint64(i)}}.String()})
	}
	listings = append(listings, listingcsv.Listing{ID: "poison", Title: "T"})
	if err := Load(db, listings); err == nil || !strings.Contains(err.Error(), "poison") {
		t.Errorf("got error %v, want one with poison", err)
	}
	if got := storedListings(t, db); !slices.Equal(got, []listingcsv.Listing{{ID: "kept", Title: "as it was"}}) {
		t.Errorf("got %d listings, the first %+v, want only the one from before", len(got), got[0])
	}
	if got := migrationstest.Column(t, db, "SELECT 1 FROM listing_band"); got != nil {
		t.Errorf("got %d bands, want none", len(got))
	}
}
