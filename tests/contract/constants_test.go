package contract

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"loupe/core/ledger"
)

// To change a constant, change core/ledger/names.go and the lines that this test names.
func TestDocumentsStateThePriceAndTheTimesOfHolds(t *testing.T) {
	for _, c := range []struct{ pattern, want string }{
		{`costs (\d+) credits`, fmt.Sprint(ledger.AppraisalCost)},
		{`cost, (\d+) or 0 credits`, fmt.Sprint(ledger.AppraisalCost)},
		{`enum: \[0, (\d+)\]`, fmt.Sprint(ledger.AppraisalCost)},
		{`credits_charged: ([1-9]\d*)`, fmt.Sprint(ledger.AppraisalCost)},
		{`cost_per_call: (?:{type: integer, const: )?(\d+)`, fmt.Sprint(ledger.AppraisalCost)},
		{`released within (\w+ minutes)`, ledger.ReleasedWithin},
		{`(?:longer than|not ended after) (\w+ minutes)`, ledger.StaleAfterText},
	} {
		found := 0
		for _, file := range []string{File(), filepath.Join(filepath.Dir(File()), "API.md")} {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			for i, line := range strings.Split(string(text), "\n") {
				for _, m := range regexp.MustCompile(c.pattern).FindAllStringSubmatch(line, -1) {
					if found++; m[1] != c.want {
						t.Errorf("%s:%d: got %q, want %s as in core/ledger", filepath.Base(file), i+1, m[0], c.want)
					}
				}
			}
		}
		if found == 0 {
			t.Errorf("got no %s in the documents, want one or more", c.pattern)
		}
	}
}
