package migrations_test

import (
	"testing"

	"loupe/worker/migrations/migrationstest"
)

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
