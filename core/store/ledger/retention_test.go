package ledger_test

import (
	"testing"

	"loupe/core/store/ledger"
)

func TestRetentionDays(t *testing.T) {
	for value, want := range map[string]int{"": 30, "7": 7, "3650": 3650, "0": 30, "-1": 30, "3651": 30, "7d": 30} {
		if got := ledger.RetentionDays(value); got != want {
			t.Errorf("%q: got %d, want %d", value, got, want)
		}
	}
}
