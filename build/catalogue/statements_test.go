package catalogue

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"loupe/core/photo"
	"loupe/tests/host"
	"loupe/worker/migrations"
)

func open(t *testing.T) *host.D1 {
	t.Helper()
	d1, err := host.OpenD1(migrations.All())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { d1.Close() })
	return d1
}

func load(t *testing.T, d1 *host.D1, listings ...Listing) {
	t.Helper()
	if err := Load(d1.DB(), listings); err != nil {
		t.Fatal(err)
	}
}

// query gives the rows of a statement, each as text.
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

// stand gives the listings of the database.
func stand(t *testing.T, d1 *host.D1) []Listing {
	t.Helper()
	sets, err := d1.Batch(host.Statement{SQL: "SELECT " + stored + " FROM listing ORDER BY n"})
	if err != nil {
		t.Fatal(err)
	}
	var listings []Listing
	for _, row := range sets[0].Rows {
		text := func(i int) string { return row[i].(string) }
		listings = append(listings, Listing{text(0), text(1), text(2), text(3), text(4), text(5), text(6), text(7), text(8), text(9)})
	}
	return listings
}

var hostile = []string{
	"'", "''", `"`, "a'); DROP TABLE listing; --", "x;y", "-- no comment", "/* nor this", "*/", "BEGIN", " BEGIN ", "\nBEGIN\n", "END;",
	"BEGIN TRANSACTION;", "BEGIN TRANSACTION", "'BEGIN TRANSACTION;' COMMIT;", "BEGIN TRANSACTIONBEGIN TRANSACTION", " CASE ", "$1", "$tag$ x", "$$",
	"?1", ":name", "@x", "\\", `\'`, "`tick`", "[bracket]", "new\nline", "\r\n", "\t", "📷 ünï – ﷽", "\u202eabc", "\u2028", "%s %d", "NULL", "\x01\x7f", "",
}

func TestHostileTextArrivesAsItIs(t *testing.T) {
	d1 := open(t)
	var listings []Listing
	for i, text := range hostile {
		l := Listing{ID: fmt.Sprint(i, text), Title: text, Brand: text, Category: text, Vendor: text, Price: text, Currency: text, URL: text, Image: text}
		listings = append(listings, l)
	}
	load(t, d1, listings...)
	if got := stand(t, d1); !slices.Equal(got, listings) {
		for i := range got {
			if got[i] != listings[i] {
				t.Errorf("%q is stored as %q", listings[i], got[i])
			}
		}
		t.Fatalf("%d of %d listings", len(got), len(listings))
	}
}

// The same for texts put together of the same pieces at random.
func TestAnyTextArrivesAsItIs(t *testing.T) {
	for seed := range uint64(20) {
		random := rand.New(rand.NewPCG(seed, 0))
		text := func() (s string) {
			for range random.IntN(8) {
				s += hostile[random.IntN(len(hostile))]
			}
			return s
		}
		d1 := open(t)
		var listings []Listing
		for i := range 200 {
			listings = append(listings, Listing{ID: fmt.Sprint(i), Title: text(), Brand: text(), URL: text()})
		}
		load(t, d1, listings...)
		if got := stand(t, d1); !slices.Equal(got, listings) {
			t.Fatalf("seed %d: the listings differ", seed)
		}
	}
}

// wrangler must not see words of a transaction, wherever they are.
func TestStatementsHaveNoTransaction(t *testing.T) {
	for statement := range Statements([]Listing{{ID: "BEGIN TRANSACTION;", Title: "BEGIN TRANSACTIONBEGIN TRANSACTION COMMIT;"}}) {
		if strings.Contains(statement, "BEGIN TRANSACTION") {
			t.Error(statement)
		}
	}
}

func TestStatementsStayBelowTheLimit(t *testing.T) {
	print := photo.Print{1, 2, 3, 4}.String()
	for name, piece := range map[string]string{"quotes": "'", "four bytes": "📷", "transactions": "BEGIN TRANSACTION", "letters": "x"} {
		t.Run(name, func(t *testing.T) {
			longest := Listing{Fingerprint: print}
			for _, c := range columns {
				*c.field(&longest) = string([]rune(strings.Repeat(piece, c.limit))[:c.limit])
			}
			longest.Image = strings.Repeat("x", 12*2048) // of four bytes a character, percent-encoded
			shortest := Listing{ID: "1", Title: "T", Fingerprint: print}
			listings := slices.Concat(slices.Repeat([]Listing{shortest}, 1000), slices.Repeat([]Listing{longest}, 3), slices.Repeat([]Listing{shortest}, 99),
				[]Listing{longest})
			n := 0
			for statement := range Statements(listings) {
				n++
				if len(statement) >= maxStatement {
					t.Errorf("a statement of %d bytes", len(statement))
				}
			}
			if n > 100 {
				t.Errorf("%d statements for %d listings", n, len(listings))
			}
		})
	}
}

func TestLoadReplacesById(t *testing.T) {
	d1 := open(t)
	one, two := photo.Print{1, 2, 3, 1 << 63}, photo.Print{5, 6, 7, 8}
	old := Listing{ID: "a", Title: "Halden Scout", Price: "5", Currency: "USD", Fingerprint: one.String()}
	other := Listing{ID: "b", Title: "Ostra watch", Fingerprint: one.String()}
	load(t, d1, old, other)
	found := func(word string) []string {
		return query(t, d1, "SELECT l.id FROM listing_text JOIN listing l ON l.n = listing_text.rowid WHERE listing_text MATCH ?1", word)
	}
	bands := func(id string) []string {
		return query(t, d1, "SELECT band, bits FROM listing_band JOIN listing ON n = listing WHERE id = ?1 ORDER BY band", id)
	}
	same := func(what string, got, want []string) {
		t.Helper()
		if !slices.Equal(got, want) {
			t.Errorf("%s: got %q, want %q", what, got, want)
		}
	}
	same("words", found("scout"), []string{"a"})
	same("bands", bands("a"), bandsOf(one))

	renamed := Listing{ID: "a", Title: "Halden Ranger", Price: "7", Currency: "EUR", URL: "https://a.com", Fingerprint: two.String()}
	load(t, d1, renamed)
	if got := stand(t, d1); !slices.Equal(got, []Listing{renamed, other}) {
		t.Errorf("got %+v", got)
	}
	same("words that were", found("scout"), nil)
	same("words that are", found("ranger"), []string{"a"})
	same("bands that are", bands("a"), bandsOf(two))
	same("bands of the other", bands("b"), bandsOf(one))

	renamed.Fingerprint = ""
	load(t, d1, renamed)
	same("no bands", bands("a"), nil)
	query(t, d1, "INSERT INTO listing_text (listing_text, rank) VALUES ('integrity-check', 1)")
}

func bandsOf(print photo.Print) (rows []string) {
	for band, bits := range print.Bands() {
		rows = append(rows, fmt.Sprint(int64(band), int64(bits)))
	}
	return rows
}

// The same file again writes no listing, and so neither its words.
func TestLoadAgainChangesNothing(t *testing.T) {
	d1 := open(t)
	var listings []Listing
	for i := range 300 {
		listings = append(listings, Listing{ID: fmt.Sprint(i), Title: "Scout", Price: "5", Currency: "USD"})
	}
	load(t, d1, listings...)
	before := query(t, d1, "SELECT total_changes()")
	load(t, d1, listings...)
	if after := query(t, d1, "SELECT total_changes()"); !slices.Equal(before, after) {
		t.Errorf("%s changes, then %s", before, after)
	}
}

func TestLoadIsAllOrNothing(t *testing.T) {
	d1 := open(t)
	load(t, d1, Listing{ID: "kept", Title: "as it was"})
	query(t, d1, "CREATE TRIGGER refuse BEFORE INSERT ON listing WHEN NEW.id = 'poison' BEGIN SELECT RAISE(ABORT, 'poison'); END")
	listings := []Listing{{ID: "kept", Title: "changed"}}
	for i := range 1000 {
		listings = append(listings, Listing{ID: fmt.Sprint(i), Title: "Scout", Fingerprint: photo.Print{uint64(i)}.String()})
	}
	listings = append(listings, Listing{ID: "poison", Title: "T"})
	if err := Load(d1.DB(), listings); err == nil || !strings.Contains(err.Error(), "poison") {
		t.Errorf("got %v", err)
	}
	if got := stand(t, d1); !slices.Equal(got, []Listing{{ID: "kept", Title: "as it was"}}) {
		t.Errorf("%d listings, the first %+v", len(got), got[0])
	}
	if got := query(t, d1, "SELECT 1 FROM listing_band"); got != nil {
		t.Errorf("%d bands", len(got))
	}
}
