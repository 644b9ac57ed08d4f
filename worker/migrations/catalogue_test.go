package migrations_test

import (
	"database/sql"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"loupe/worker/migrations"
	"loupe/worker/migrations/migrationstest"
)

// found counts the listings that match a word.
func found(t *testing.T, db *sql.DB, word string) (n int) {
	t.Helper()
	if err := db.QueryRow("SELECT count(*) FROM listing_text WHERE listing_text MATCH ?1", word).Scan(&n); err != nil {
		t.Fatal(err)
	}
	return n
}

func TestCatalogueIndexFollowsItsListings(t *testing.T) {
	db, _ := migrationstest.Open(t)
	exec(t, db, "INSERT INTO listing (n, id, title, brand, category) VALUES (1, 'a', 'Café grinder', 'Halden', 'kitchen'), (2, 'b', 'Camera', '', '')")
	exec(t, db, "UPDATE listing SET fingerprint = '2:0007'")
	for word, want := range map[string]int{"cafe": 1, "café": 1, "halden": 1, "kitchen": 1, "camera": 1, "lamp": 0} {
		if got := found(t, db, word); got != want {
			t.Errorf("%q: got %d listings, want %d", word, got, want)
		}
	}
	exec(t, db, "UPDATE listing SET title = 'Lamp' WHERE n = 1")
	for word, want := range map[string]int{"cafe": 0, "lamp": 1, "halden": 1} {
		if got := found(t, db, word); got != want {
			t.Errorf("after the update, %q: got %d listings, want %d", word, got, want)
		}
	}
	exec(t, db, "DELETE FROM listing WHERE n = 1")
	if got := found(t, db, "lamp"); got != 0 {
		t.Errorf("after the deletion: got %d listings, want none", got)
	}
	var bands int
	if err := db.QueryRow("SELECT count(*) FROM listing_band").Scan(&bands); err != nil || bands != 1 {
		t.Errorf("after the deletion: got %d bands, %v, want 1 band, of the other listing", bands, err)
	}
	exec(t, db, "INSERT INTO listing_text (listing_text) VALUES ('integrity-check')")
}

// bands returns the bands of a listing's picture, in order.
func bands(t *testing.T, db *sql.DB, listing int) (all string) {
	t.Helper()
	if err := db.QueryRow("SELECT coalesce(group_concat(band, ' ' ORDER BY band), '') FROM listing_band WHERE listing = ?1", listing).Scan(&all); err != nil {
		t.Fatal(err)
	}
	return all
}

func TestBandsFollowTheFingerprints(t *testing.T) {
	db, _ := migrationstest.Open(t)
	one, two := "00010002000300040005000600070008000900a000b000c000d000e000f00010", "0001"+strings.Repeat("ffff", 15)
	const bandsOfOne = "00001 10002 20003 30004 40005 50006 60007 70008 80009 900a0 a00b0 b00c0 c00d0 d00e0 e00f0 f0010"
	exec(t, db, "INSERT INTO listing (n, id, title, fingerprint) VALUES (1, 'a', 'A', '2:"+one+"'), (2, 'b', 'B', '2:'), (3, 'c', 'C', '2:"+one+"')")
	check := func(what string, listing int, want string) {
		t.Helper()
		if got := bands(t, db, listing); got != want {
			t.Errorf("%s: got bands %q of listing %d, want %q", what, got, listing, want)
		}
	}
	check("inserted", 1, bandsOfOne)
	check("inserted without fingerprints", 2, "")
	exec(t, db, "UPDATE listing SET fingerprint = '2:"+one+two+"' WHERE n = 1") // two has the first band of one
	both := strings.Fields(bandsOfOne)
	for _, digit := range "123456789abcdef" {
		both = append(both, string(digit)+"ffff")
	}
	slices.Sort(both)
	check("another view", 1, strings.Join(both, " "))
	exec(t, db, "UPDATE listing SET fingerprint = '2:"+one+"' WHERE n = 1")
	check("the view removed", 1, bandsOfOne)
	exec(t, db, "UPDATE listing SET fingerprint = '' WHERE n = 1")
	check("no fingerprint", 1, "")
	check("the other listing", 3, bandsOfOne)
	exec(t, db, "DELETE FROM listing")
	check("deleted", 3, "")
}

// Listings that were loaded before there were several views stay findable by the whole picture's fingerprint.
func TestPicturesOfVersion1KeepTheirBands(t *testing.T) {
	db, err := sql.Open("sqlite", "file:"+filepath.Join(t.TempDir(), "d1.sqlite"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	fingerprint := "00070000000000000000000000000000000000000000000000000000000000ab"
	for _, m := range migrations.Named() {
		if m.Name == "0016_prints.sql" {
			exec(t, db, "INSERT INTO listing (n, id, title, brand, fingerprint) VALUES (1, 'a', 'A', 'Halden', '"+fingerprint+"'), (2, 'b', 'B', '', '')")
			exec(t, db, "INSERT INTO listing_band (band, bits, listing) VALUES (0, 7, 1), (15, 171, 1), (10, 65535, 1)")
		}
		exec(t, db, m.SQL)
	}
	if got, want := bands(t, db, 1), "00007 affff f00ab"; got != want {
		t.Errorf("got bands %q, want %q", got, want)
	}
	var stored string
	if err := db.QueryRow("SELECT group_concat(fingerprint, ',' ORDER BY n) FROM listing").Scan(&stored); err != nil || stored != "1:"+fingerprint+"," {
		t.Errorf("got fingerprints %q, %v, want version 1", stored, err)
	}
	if got := found(t, db, "halden"); got != 1 {
		t.Errorf("got %d listings with the brand, want 1", got)
	}
	exec(t, db, "INSERT INTO listing_text (listing_text, rank) VALUES ('integrity-check', 1)")
}

// Pictures that were tried before migration 23 are tried again when the Worker converts pictures, and not before.
func TestTriedPicturesWaitToBeConverted(t *testing.T) {
	db := migrationstest.OpenEmpty(t)
	all := migrations.Named()
	for _, m := range all[:22] {
		migrationstest.Apply(t, db, m)
	}
	one := strings.Repeat("0123456789abcdef", 4)
	listings := []struct{ image, before, after string }{
		{"https://e.com/1", "", ""}, // unread
		{"https://e.com/2", "1:" + one, "1:" + one},
		{"https://e.com/3", "2:", "0:"},
		{"https://e.com/4", "2:" + one, "0:" + one}, // tried, with the fingerprint of version 1
		{"https://e.com/5", "2:" + one + one, "2:" + one + one},
		{"https://e.com/6", "2:" + one + one + one, "2:" + one + one + one},
		{"", "2:", "2:"}, // was imported from a file
		{"", "", ""},
	}
	var want []string
	for i, l := range listings {
		if _, err := db.Exec("INSERT INTO listing (n, id, title, image, fingerprint) VALUES (?1, ?1, 'T', ?2, ?3)", i+1, l.image, l.before); err != nil {
			t.Fatal(err)
		}
		want = append(want, l.after)
	}
	before := bands(t, db, 4)
	migrationstest.Apply(t, db, all[22])
	if got := column(t, db, "SELECT fingerprint FROM listing ORDER BY n"); !slices.Equal(got, want) {
		t.Errorf("got fingerprints %q, want %q", got, want)
	}
	if got := bands(t, db, 4); got != before || got == "" {
		t.Errorf("got bands %q, want %q as before", got, before)
	}
	for index, want := range map[string]string{"listing_unread": "1 2", "listing_unconverted": "3 4"} {
		condition := column(t, db, "SELECT substr(sql, instr(sql, 'WHERE')) FROM sqlite_schema WHERE name = ?", index)[0]
		if got := column(t, db, "SELECT group_concat(n, ' ' ORDER BY n) FROM listing INDEXED BY "+index+" "+condition)[0]; got != want {
			t.Errorf("got listings %s in the index %s, want %s", got, index, want)
		}
	}
}
