package migrations_test

import (
	"database/sql"
	"slices"
	"strings"
	"testing"

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

func TestBandsFollowTheFingerprints(t *testing.T) {
	db, _ := migrationstest.Open(t)
	one, two := "00010002000300040005000600070008000900a000b000c000d000e000f00010", "0001"+strings.Repeat("ffff", 15)
	const bandsOfOne = "00001 10002 20003 30004 40005 50006 60007 70008 80009 900a0 a00b0 b00c0 c00d0 d00e0 e00f0 f0010"
	exec(t, db, "INSERT INTO listing (n, id, title, fingerprint) VALUES (1, 'a', 'A', '2:"+one+"'), (2, 'b', 'B', '2:'), (3, 'c', 'C', '2:"+one+"')")
	check := func(what string, listing int, want string) {
		t.Helper()
		if got := strings.Join(column(t, db, "SELECT band FROM listing_band WHERE listing = ?1 ORDER BY band", listing), " "); got != want {
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
