package server_test

import (
	"slices"
	"testing"

	"loupe/worker/console/consoletest"
	"loupe/worker/console/server"
)

func TestBatchReportsWhichStatementsChangedRows(t *testing.T) {
	f := consoletest.Open(t)
	changed, err := f.DB.Batch(t.Context(),
		server.SQL(`INSERT INTO account (id, name, created_at) VALUES ('a', 'A', ?), ('b', 'B', ?)`, 1, 2),
		server.SQL(`UPDATE account SET name = 'x' WHERE id = 'none'`),
		server.SQL(`DELETE FROM account WHERE id IN ('a', 'b')`))
	if err != nil || !slices.Equal(changed, []bool{true, false, true}) {
		t.Errorf("got %v, %v, want true, false, true", changed, err)
	}
}
