package catalogue

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"loupe/core/fingerprint"
	"loupe/tests/host"
	"loupe/worker/migrations"

	"loupe/worker/listingcsv"
)

// open returns an empty database with the schema.
func open(t *testing.T) *host.D1 {
	t.Helper()
	d1, err := host.OpenD1(migrations.All())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { d1.Close() })
	return d1
}

func load(t *testing.T, d1 *host.D1, listings ...listingcsv.Listing) {
	t.Helper()
	if err := Load(d1.DB(), listings); err != nil {
		t.Fatal(err)
	}
}

// query executes a statement and returns its rows, each as text.
func query(t *testing.T, d1 *host.D1, sql string, params ...any) []string {
	t.Helper()
	sets, err := d1.Batch(host.Statement{SQL: sql, Params: params})
	if err != nil {
		t.Fatal(err)
	}
	var rows []string
	for _, row := range sets[0].Rows {
		rows = append(rows, fmt.Sprint(row...))
	}
	return rows
}

// storedListings returns the listings in the database, in the order they were first loaded.
func storedListings(t *testing.T, d1 *host.D1) []listingcsv.Listing {
	t.Helper()
	sets, err := d1.Batch(host.Statement{SQL: "SELECT " + listingcsv.StoredColumns + " FROM listing ORDER BY n"})
	if err != nil {
		t.Fatal(err)
	}
	var listings []listingcsv.Listing
	for _, row := range sets[0].Rows {
		var l listingcsv.Listing
		for i, field := range l.Fields() {
			*field = row[i].(string)
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

func TestHostileTextIsStoredUnchanged(t *testing.T) {
	d1 := open(t)
	var listings []listingcsv.Listing
	for i, text := range hostile {
		l := listingcsv.Listing{ID: fmt.Sprint(i, text), Title: text, Brand: text, Category: text, Vendor: text, Price: text, Currency: text, URL: text, Image: text, Condition: text}
		listings = append(listings, l)
	}
	load(t, d1, listings...)
	if got := storedListings(t, d1); !slices.Equal(got, listings) {
		for i := range got {
			if got[i] != listings[i] {
				t.Errorf("got %q, want %q", got[i], listings[i])
			}
		}
		t.Fatalf("got %d listings, want %d", len(got), len(listings))
	}
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
		d1 := open(t)
		var listings []listingcsv.Listing
		for i := range 200 {
			listings = append(listings, listingcsv.Listing{ID: fmt.Sprint(i), Title: text(), Brand: text(), URL: text()})
		}
		load(t, d1, listings...)
		if got := storedListings(t, d1); !slices.Equal(got, listings) {
			t.Fatalf("seed %d: got other listings than were loaded", seed)
		}
	}
}

// wrangler removes the words BEGIN TRANSACTION from a file, even inside a literal.
func TestStatementsNeverContainBeginTransaction(t *testing.T) {
	for statement := range Statements([]listingcsv.Listing{{ID: "BEGIN TRANSACTION;", Title: "BEGIN TRANSACTIONBEGIN TRANSACTION COMMIT;"}}) {
		if strings.Contains(statement, "BEGIN TRANSACTION") {
			t.Errorf("got %s, want no BEGIN TRANSACTION in it", statement)
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
	d1 := open(t)
	one, two := fingerprint.Fingerprint{1, 2, 3, 1 << 63}, fingerprint.Fingerprint{5, 6, 7, 8}
	old := listingcsv.Listing{ID: "a", Title: "Halden Scout", Price: "5", Currency: "USD", Fingerprint: fingerprint.Prints{one}.String(), Condition: "used", Sold: "no", Date: "2026-10-01"}
	other := listingcsv.Listing{ID: "b", Title: "Ostra watch", Fingerprint: fingerprint.Prints{one}.String()}
	load(t, d1, old, other)
	found := func(word string) []string {
		return query(t, d1, "SELECT l.id FROM listing_text JOIN listing l ON l.n = listing_text.rowid WHERE listing_text MATCH ?1", word)
	}
	bands := func(id string) []string {
		return query(t, d1, "SELECT band FROM listing_band JOIN listing ON n = listing WHERE id = ?1 ORDER BY band", id)
	}
	check := func(what string, got, want []string) {
		t.Helper()
		if !slices.Equal(got, want) {
			t.Errorf("%s: got %q, want %q", what, got, want)
		}
	}
	check("words", found("scout"), []string{"a"})
	check("bands", bands("a"), bandsOf(one))

	renamed := listingcsv.Listing{ID: "a", Title: "Halden Ranger", Price: "7", Currency: "EUR", URL: "https://a.com", Fingerprint: fingerprint.Prints{two}.String(), Condition: "sehr gut", Sold: "yes", Date: "2026-11-02"}
	load(t, d1, renamed)
	if got := storedListings(t, d1); !slices.Equal(got, []listingcsv.Listing{renamed, other}) {
		t.Errorf("got %+v, want the renamed listing and the other one", got)
	}
	check("old words", found("scout"), nil)
	check("new words", found("ranger"), []string{"a"})
	check("new bands", bands("a"), bandsOf(two))
	check("bands of the other listing", bands("b"), bandsOf(one))

	renamed.Fingerprint = ""
	load(t, d1, renamed)
	check("bands without a fingerprint", bands("a"), nil)
	query(t, d1, "INSERT INTO listing_text (listing_text, rank) VALUES ('integrity-check', 1)")

	// An image that is not read again keeps its fingerprint while its URL stays the same.
	renamed.Image, renamed.Fingerprint = "https://a.com/1.jpg", fingerprint.Prints{one, two}.String()
	load(t, d1, renamed)
	check("bands of two views", bands("a"), slices.Sorted(slices.Values(fingerprint.Prints{one, two}.Bands())))
	renamed.Title, renamed.Fingerprint = "Halden Finder", ""
	load(t, d1, renamed)
	check("bands of an unread image", bands("a"), slices.Sorted(slices.Values(fingerprint.Prints{one, two}.Bands())))
	renamed.Image = "https://a.com/2.jpg"
	load(t, d1, renamed)
	check("bands of another image", bands("a"), nil)
}

func TestLoadLeavesListingsOfAccountsAlone(t *testing.T) {
	d1 := open(t)
	one, two := fingerprint.Fingerprint{1, 2, 3, 4}, fingerprint.Fingerprint{5, 6, 7, 8}
	query(t, d1, "INSERT INTO account (id, name, created_at) VALUES ('ann', 'Ann', 0)")
	query(t, d1, "INSERT INTO listing (n, account, id, title) VALUES (1000, 'ann', 'a', 'Of Ann')")
	query(t, d1, "INSERT INTO listing_band (band, listing) VALUES ('00007', 1000)")
	for _, picture := range []fingerprint.Fingerprint{one, two} {
		load(t, d1, listingcsv.Listing{ID: "a", Title: "Shared", Fingerprint: fingerprint.Prints{picture}.String()})
		if got := query(t, d1, "SELECT band FROM listing_band WHERE listing = 1000"); !slices.Equal(got, []string{"00007"}) {
			t.Errorf("got bands %q of the account's listing, want those it had", got)
		}
		if got := query(t, d1, "SELECT band FROM listing_band WHERE listing <> 1000 ORDER BY band"); !slices.Equal(got, bandsOf(picture)) {
			t.Errorf("got bands %q of the shared listing, want those of its picture", got)
		}
	}
	if got := query(t, d1, "SELECT title FROM listing WHERE account = 'ann'"); !slices.Equal(got, []string{"Of Ann"}) {
		t.Errorf("got %q, want the account's listing unchanged", got)
	}
}

// bandsOf returns the rows of listing_band for a fingerprint, as query returns them.
func bandsOf(f fingerprint.Fingerprint) []string {
	bands := f.Bands()
	return bands[:]
}

// total_changes also counts the writes to the full-text index.
func TestLoadOfTheSameListingsWritesNothing(t *testing.T) {
	d1 := open(t)
	var listings []listingcsv.Listing
	for i := range 300 {
		listings = append(listings, listingcsv.Listing{ID: fmt.Sprint(i), Title: "Scout", Price: "5", Currency: "USD"})
	}
	load(t, d1, listings...)
	before := query(t, d1, "SELECT total_changes()")
	load(t, d1, listings...)
	if after := query(t, d1, "SELECT total_changes()"); !slices.Equal(before, after) {
		t.Errorf("got %s changes, want %s as before", after, before)
	}
}

func TestFailedLoadChangesNothing(t *testing.T) {
	d1 := open(t)
	load(t, d1, listingcsv.Listing{ID: "kept", Title: "as it was"})
	query(t, d1, "CREATE TRIGGER refuse BEFORE INSERT ON listing WHEN NEW.id = 'poison' BEGIN SELECT RAISE(ABORT, 'poison'); END")
	listings := []listingcsv.Listing{{ID: "kept", Title: "changed"}}
	for i := range 1000 {
		listings = append(listings, listingcsv.Listing{ID: fmt.Sprint(i), Title: "Scout", Fingerprint: fingerprint.Prints{{uint64(i)}}.String()})
	}
	listings = append(listings, listingcsv.Listing{ID: "poison", Title: "T"})
	if err := Load(d1.DB(), listings); err == nil || !strings.Contains(err.Error(), "poison") {
		t.Errorf("got error %v, want one with poison", err)
	}
	if got := storedListings(t, d1); !slices.Equal(got, []listingcsv.Listing{{ID: "kept", Title: "as it was"}}) {
		t.Errorf("got %d listings, the first %+v, want only the one from before", len(got), got[0])
	}
	if got := query(t, d1, "SELECT 1 FROM listing_band"); got != nil {
		t.Errorf("got %d bands, want none", len(got))
	}
}
