package text

import (
	"encoding/json"
	"os"
	"testing"
)

// tests/dashboard/values.test.mjs checks the dashboard's own function by the same cases.
func TestNoFormula(t *testing.T) {
	data, err := os.ReadFile("testdata/formulas.json")
	var cases map[string]string
	if err == nil {
		err = json.Unmarshal(data, &cases)
	}
	if err != nil || len(cases) == 0 {
		t.Fatalf("got %d cases: %v", len(cases), err)
	}
	for in, want := range cases {
		if got := NoFormula(in); got != want {
			t.Errorf("NoFormula(%q) = %q, want %q", in, got, want)
		}
	}
}
