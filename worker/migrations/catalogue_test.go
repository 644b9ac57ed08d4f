package migrations_test

import (
	"slices"
	"strings"
	"testing"

	"loupe/worker/migrations/migrationstest"
)

func TestBandsFollowTheFingerprints(t *testing.T) {
	db, _ := migrationstest.Open(t)
	one, two := "00010002000300040005000600070008000900a000b000c000d000e000f00010", "0001"+strings.Repeat("ffff", 15)
	const bandsOfOne = "00001 10002 20003 30004 40005 50006 60007 70008 80009 900a0 a00b0 b00c0 c00d0 d00e0 e00f0 f0010"
	migrationstest.Exec(t, db, "INSERT INTO listing (n, id, title, fingerprint) VALUES (1, 'a', 'A', '3:"+one+"'), (2, 'b', 'B', '3:'), (3, 'c', 'C', '3:"+one+"')")
	check := func(what string, listing int, want string) {
		t.Helper()
		if got := strings.Join(migrationstest.Column(t, db, "SELECT band FROM listing_band WHERE place & 4294967295 = ?1 ORDER BY band", listing), " "); got != want {
			t.Errorf("%s: got bands %q of listing %d, want %q", what, got, listing, want)
		}
	}
	check("inserted", 1, bandsOfOne)
	check("inserted without fingerprints", 2, "")
	migrationstest.Exec(t, db, "UPDATE listing SET fingerprint = '3:"+one+two+"' WHERE n = 1") // two has the first band of one
	both := strings.Fields(bandsOfOne)
	for _, digit := range "123456789abcdef" {
		both = append(both, string(digit)+"ffff")
	}
	slices.Sort(both)
	check("another view", 1, strings.Join(both, " "))
	migrationstest.Exec(t, db, "UPDATE listing SET fingerprint = '3:"+one+"' WHERE n = 1")
	check("the view removed", 1, bandsOfOne)
	migrationstest.Exec(t, db, "UPDATE listing SET fingerprint = '' WHERE n = 1")
	check("no fingerprint", 1, "")
	check("the other listing", 3, bandsOfOne)
	migrationstest.Exec(t, db, "DELETE FROM listing")
	check("deleted", 3, "")
}

func TestListingOfAnotherFileIsNotIndexedAgain(t *testing.T) {
	db, _ := migrationstest.Open(t)
	migrationstest.Exec(t, db, "INSERT INTO listing (n, id, title, brand, category) VALUES (1, 'a', 'A', 'B', 'C')")
	for set, isIndexed := range map[string]bool{
		"title = title, brand = brand, category = category, source = 's'": false, "title = 'T'": true, "brand = 'T'": true, "category = 'T'": true,
	} {
		migrationstest.Exec(t, db, "CREATE TEMP TABLE before AS SELECT total_changes() AS rows")
		migrationstest.Exec(t, db, "UPDATE listing SET "+set)
		indexed := migrationstest.Column(t, db, "SELECT total_changes() - rows > 2 FROM before")[0] == "1" // more than this row and the listing
		if indexed != isIndexed {
			t.Errorf("%s: got it indexed again: %t, want %t", set, indexed, isIndexed)
		}
		migrationstest.Exec(t, db, "DROP TABLE before")
	}
}

// The full-text index keeps words of deleted rows until it merges its parts, unless it has the option secure-delete.
func TestWordsOfDeletedListingsLeaveTheIndex(t *testing.T) {
	db, _ := migrationstest.Open(t)
	migrationstest.Exec(t, db, "INSERT INTO listing (n, id, title) VALUES (1, 'a', 'annmark lens')")
	migrationstest.Exec(t, db, "INSERT INTO listing (n, id, title) VALUES (2, 'b', 'benmark lens')")
	blocksWith := func(word string) int {
		return len(migrationstest.Column(t, db, "SELECT id FROM listing_text_data WHERE instr(block, CAST(?1 AS BLOB)) > 0", word))
	}
	migrationstest.Exec(t, db, "UPDATE listing SET title = 'cidmark lens' WHERE n = 2")
	if blocksWith("annmark") == 0 || blocksWith("cidmark") == 0 || blocksWith("benmark") > 0 {
		t.Error("after an update, the index has another title's words")
	}
	migrationstest.Exec(t, db, "DELETE FROM listing WHERE n = 1")
	if blocksWith("annmark") > 0 || blocksWith("cidmark") == 0 {
		t.Error("after a deletion, the index has the deleted title's words, or lacks another's")
	}
}
