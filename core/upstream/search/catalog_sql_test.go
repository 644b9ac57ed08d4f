package search

import (
	"cmp"
	"database/sql"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"loupe/build/operate/d1"
	"loupe/core/base/date"
	"loupe/core/base/jsontext"
	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
	"loupe/core/imaging/fingerprint"
	"loupe/core/valuation/learned"
	"loupe/worker/migrations/migrationstest"
)

// searchDatabase runs the statement of a catalogue search in a database, and returns the ids found.
func searchDatabase(t *testing.T, db *sql.DB, q Query) (ids []string) {
	t.Helper()
	in := newInstance(t, Catalog, q, func(exchangetest.Effect) exchangetest.Answer {
		return exchangetest.Rows(exchange.Rows{})
	})
	in.noPhoto = q.Prints == nil
	for _, e := range in.run() {
		if e.Kind != exchangetest.D1 {
			continue
		}
		var params []any
		for _, p := range e.Statements[0].Params {
			params = append(params, p.Any())
		}
		rows, err := db.Query(e.Statements[0].SQL, params...)
		if err != nil {
			t.Fatal(err)
		}
		defer rows.Close()
		for rows.Next() {
			names, err := rows.Columns()
			if err != nil {
				t.Fatal(err)
			}
			columns := make([]any, len(names))
			for i := range columns {
				columns[i] = new(any)
			}
			columns[0] = new(string)
			if err := rows.Scan(columns...); err != nil {
				t.Fatal(err)
			}
			ids = append(ids, *columns[0].(*string))
		}
		if err := rows.Err(); err != nil {
			t.Fatal(err)
		}
	}
	return ids
}

// picture is the fingerprint of the listings' pictures.
var picture = fingerprint.Fingerprint{1, 2, 3, 4}

// exec runs a statement. It ends the test if that fails.
func exec(t *testing.T, db *sql.DB, statement string, params ...any) {
	t.Helper()
	if _, err := db.Exec(statement, params...); err != nil {
		t.Fatal(err)
	}
}

// insert inserts the n-th listing. The number of bands that its picture has in common with picture is shared.
func insert(t *testing.T, db *sql.DB, n int, account any, id, day string, shared int) {
	t.Helper()
	exec(t, db, "INSERT INTO listing (n, account, id, title, date) VALUES (?1, ?2, ?3, 'Camera', ?4)", n, account, id, day)
	for i, band := range picture.Bands() {
		if i >= shared {
			band += "0" // no band
		}
		exec(t, db, "INSERT INTO listing_band (band, place) SELECT ?1, place FROM listing_place WHERE n = ?2", band, n)
	}
}

const (
	allBands = 16
	accounts = "INSERT INTO account (id, name, created_at) VALUES ('ann', 'Ann', 0), ('bob', 'Bob', 0)"
)

func TestCatalogueReturnsTheBestMatchFirst(t *testing.T) {
	db, _ := migrationstest.Open(t)
	for id, title := range map[string]string{
		"one word": "Halden kettle with a long title of many other words", "all words": "Halden F2 film camera",
		"two words": "film camera bag, brown leather", "no word": "garden hose",
	} {
		exec(t, db, "INSERT INTO listing (id, title) VALUES (?1, ?2)", id, title)
	}
	if got, want := searchDatabase(t, db, Query{Text: "Halden F2 film camera"}), []string{"all words", "two words", "one word"}; !slices.Equal(got, want) {
		t.Errorf("found %q, want %q", got, want)
	}
}

// Of listings that match equally well, the newest are worth most.
func TestCatalogueReturnsTheNewestOfEqualMatchesFirst(t *testing.T) {
	db, _ := migrationstest.Open(t)
	for _, date := range []string{"2026-03-01", "", "2026-11-20", "2025-12-31", "2026-10-05"} {
		exec(t, db, "INSERT INTO listing (id, title, date) VALUES (?1, 'Halden F2 film camera', ?2)", cmp.Or(date, "undated"), date)
	}
	want := []string{"2026-11-20", "2026-10-05", "2026-03-01", "2025-12-31", "undated"}
	if got := searchDatabase(t, db, Query{Text: "Halden F2"}); !slices.Equal(got, want) {
		t.Errorf("found %q, want %q", got, want)
	}
}

func TestCatalogueReturnsThePictureWithTheMostBandsFirst(t *testing.T) {
	db, _ := migrationstest.Open(t)
	for n, shared := range []int{fingerprint.MinShared, 16, 0, fingerprint.MinShared - 1, 4, 16} { // bands that the listing's picture has in common with the photo
		day := []string{"2026-01-01", "2026-02-02", "", "", "", "2026-11-20"}[n]
		insert(t, db, n+1, nil, fmt.Sprint(shared, " ", day), day, shared)
	}
	if got, want := searchDatabase(t, db, Query{Prints: fingerprint.Prints{picture}}), []string{"16 2026-11-20", "16 2026-02-02", "4 ", "2 2026-01-01"}; !slices.Equal(got, want) {
		t.Errorf("found %q, want %q", got, want)
	}
}

func TestCatalogueShowsAnAccountItsOwnAndTheSharedListings(t *testing.T) {
	db, _ := migrationstest.Open(t)
	exec(t, db, accounts)
	for n, owner := range []any{nil, "ann", "bob"} {
		insert(t, db, n+1, owner, fmt.Sprint("of ", owner), "", 0)
		exec(t, db, "UPDATE listing SET fingerprint = ?1 WHERE n = ?2", fingerprint.Prints{picture}.String(), n+1)
	}
	for account, want := range map[string][]string{"": {"of <nil>"}, "ann": {"of <nil>", "of ann"}, "bob": {"of <nil>", "of bob"}} {
		for name, q := range map[string]Query{"text": {Text: "camera", Account: account}, "photo": {Prints: fingerprint.Prints{picture}, Account: account}} {
			if got := searchDatabase(t, db, q); !slices.Equal(got, want) {
				t.Errorf("by %s, account %q: found %q, want %q", name, account, got, want)
			}
		}
	}
}

// Each owner has statistics of words of its own, so another account's listings change neither the order nor the scores.
func TestListingsOfOthersDoNotChangeTheRanking(t *testing.T) {
	db, _ := migrationstest.Open(t)
	exec(t, db, accounts)
	for n := range 40 {
		title := fmt.Sprint("camera", strings.Repeat(" strap", n%2), strings.Repeat(" halden", n/20), " number ", n)
		exec(t, db, "INSERT INTO listing (account, id, title) VALUES ('ann', ?1, ?1)", title)
	}
	search := func() (found []string) {
		sets, err := d1.Batch(db, exchange.SQL("WITH "+matching(visible, "", 0, MaxListings)+" SELECT id || ' ' || score FROM found ORDER BY score DESC, date DESC, n",
			jsonArray(MatchTerms("halden camera strap 7")), exchange.Text("ann")))
		if err != nil {
			t.Fatal(err)
		}
		return exchange.Scan(sets[0], exchange.ScanText)
	}
	alone := search()
	if len(alone) != 40 || !strings.HasPrefix(alone[0], "camera strap number 7 ") {
		t.Fatalf("found %q, want all forty, and the rare word first", alone)
	}
	for n := range 500 {
		exec(t, db, "INSERT INTO listing (account, id, title) VALUES ('bob', ?1, ?2)", n, strings.Repeat("halden strap 7 ", 1+n%5))
	}
	if got := search(); !slices.Equal(got, alone) {
		t.Errorf("beside another account's listings: found %q, want %q", got, alone)
	}
}

// Common words rank what a rare one finds: also beyond the number of listings that are all read.
func TestCommonWordsRankWhatRareOnesFind(t *testing.T) {
	db, _ := migrationstest.Open(t)
	exec(t, db, `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3500)
		INSERT INTO listing (id, title) SELECT i, 'film camera' || iif(i % 700 = 0, ' scout', '') || iif(i % 1400 = 0, ' black', '') FROM n`)
	for text, want := range map[string][]string{
		"black film camera scout": {"1400", "2800", "700", "2100", "3500"},
		"scout lens":              {"700", "2100", "3500", "1400", "2800"}, // shorter titles first
	} {
		if got := searchDatabase(t, db, Query{Text: text}); !slices.Equal(got, want) {
			t.Errorf("%q: found %q, want %q", text, got, want)
		}
	}
	if got := searchDatabase(t, db, Query{Text: "film camera"}); len(got) != MaxListings {
		t.Errorf("only common words: found %d listings, want %d", len(got), MaxListings)
	}
	exec(t, db, `WITH RECURSIVE n (i) AS (SELECT 3501 UNION ALL SELECT i + 1 FROM n WHERE i < 9000)
		INSERT INTO listing (id, title) SELECT i, 'film camera black' FROM n`)
	if got := searchDatabase(t, db, Query{Text: "film camera scout"}); !slices.Equal(got[:5], []string{"700", "2100", "3500", "1400", "2800"}) {
		t.Errorf("a rare word: found %q first, want it in listings of any age", got[:5])
	}
	if got := searchDatabase(t, db, Query{Text: "film camera"}); len(got) != MaxListings || slices.Contains(got, "1") {
		t.Errorf("only words of every listing: found %q, want some of the newest %s", got, maxRead)
	}
}

// Beyond the postings that are counted, a word's weight follows from an estimate, which a gap in the listings' numbers does not mislead.
func TestTheRarerOfTwoFrequentWordsCountsMore(t *testing.T) {
	db, _ := migrationstest.Open(t)
	exec(t, db, `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 6300)
		INSERT INTO listing (n, id, title) SELECT i + iif(i > 6200, 1000000, 0), i, iif(i % 3 = 0, 'strap', 'film') FROM n`)
	for _, id := range searchDatabase(t, db, Query{Text: "film strap"}) {
		if n, _ := strconv.Atoi(id); n%3 != 0 {
			t.Fatalf("found listing %s first, want those with the word of every third listing", id)
		}
	}
}

const storeModel = `INSERT INTO calibration (account, part, currency, mean, step, cells, correction, listings)
	VALUES (?1, ?2, 'EUR', 4, 0.5, ?3, '[1,2,3,4,5,6,7,8,9,10,11,12,0,0,0,0,0,0,0,0,0,0,0,0]', ?4)`

// Nobody is taught by another account's listings, and a listing by none but its own part.
func TestModelsAreOfTheListingsParts(t *testing.T) {
	db, _ := migrationstest.Open(t)
	exec(t, db, accounts)
	cells := `}\` + strings.Repeat("P", learned.CellCount-2)
	for n, m := range []struct{ account, part any }{{nil, "a.csv"}, {nil, ""}, {"ann", ""}, {"bob", ""}} {
		exec(t, db, storeModel, m.account, m.part, cells, n+30)
	}
	for n, l := range []struct{ account, source any }{{nil, "a.csv"}, {nil, "b.csv"}, {"ann", "a.csv"}, {"bob", "x.csv"}} {
		insert(t, db, n+1, l.account, fmt.Sprint(n), "", 0)
		exec(t, db, "UPDATE listing SET source = ?1 WHERE n = ?2", l.source, n+1)
	}
	for account, want := range map[string][]string{
		"":    {"catalog/ 31", "catalog/a.csv 30"},
		"ann": {"catalog/ 31", "catalog/a.csv 30", "own/ 32"},
		"bob": {"catalog/ 31", "catalog/a.csv 30", "own/ 33"},
	} {
		var got []string
		for _, stored := range findModels(t, db, account) {
			root, err := jsontext.Parse([]byte(stored.JSON))
			if err != nil {
				t.Fatal(err)
			}
			m := learned.DecodeModel(root)
			if m == nil || m.Currency != "EUR" || m.Mean != 4 || m.Step != 0.5 || m.Cells != cells || m.Patient != 12 {
				t.Errorf("account %q: got the model %.100s, want the one that was stored", account, stored.JSON)
				continue
			}
			got = append(got, fmt.Sprint(stored.Market, " ", m.Listings))
		}
		if slices.Sort(got); !slices.Equal(got, want) {
			t.Errorf("account %q: got the models of %q, want %q", account, got, want)
		}
	}
}

// findModels returns the models that a search for "camera" finds.
func findModels(t *testing.T, db *sql.DB, account string) []Model {
	t.Helper()
	r := catalogByText(&Query{Text: "camera", Account: account})
	sets, err := d1.Batch(db, r.statement)
	if err != nil {
		t.Fatal(err)
	}
	r.choose(sets[0])
	return r.Models
}

func TestTheNearestPartsTeach(t *testing.T) {
	db, _ := migrationstest.Open(t)
	for n := range maxModels + 2 {
		part := fmt.Sprint(n, ".csv")
		exec(t, db, storeModel, nil, part, strings.Repeat("P", learned.CellCount), 30)
		for copies := range 3 {
			exec(t, db, "INSERT INTO listing (id, title, source) VALUES (?1, ?2, ?3)", fmt.Sprint(part, copies), "camera"+strings.Repeat(" bag", n+copies), part)
		}
	}
	var got []string
	for _, m := range findModels(t, db, "") {
		got = append(got, m.Market)
	}
	if want := []string{"catalog/0.csv", "catalog/1.csv", "catalog/2.csv"}; !slices.Equal(got, want) {
		t.Errorf("taught by %q, want each of %q once", got, want)
	}
}

// The limit applies to the listings that the account can see, dated up to the day of the appraisal. Others don't use it up.
func TestListingsThatDoNotCountTakeNoPlacesInAPhotoSearch(t *testing.T) {
	db, _ := migrationstest.Open(t)
	exec(t, db, accounts)
	for n := range MaxListings {
		insert(t, db, n+1, "bob", fmt.Sprint("of bob ", n), "2026-10-01", allBands)
		insert(t, db, n+1001, nil, fmt.Sprint("newer ", n), "2026-10-03", allBands)
	}
	insert(t, db, 2001, nil, "shared", "2026-10-02", allBands)
	asOf, _ := date.Parse("2026-10-02")
	if got := searchDatabase(t, db, Query{Prints: fingerprint.Prints{picture}, Account: "ann", AsOf: asOf}); len(got) != MaxListings || got[0] != "shared" || slices.Contains(got, "of bob 0") {
		t.Errorf("found %q, want the shared listing of that day first, and none of bob's", got)
	}
	if got := searchDatabase(t, db, Query{Prints: fingerprint.Prints{picture}, Account: "ann"}); len(got) != MaxListings {
		t.Errorf("found %d listings, want %d", len(got), MaxListings)
	}
}
