package migrations_test

import (
	"database/sql"
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
	exec(t, db, "INSERT INTO listing_band (band, bits, listing) VALUES (0, 7, 1), (0, 7, 2)")
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
