package contract

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"loupe/core/appraisal"
	"loupe/core/store/ledger"
)

// documents are the texts that describe the API.
func documents(t *testing.T) map[string]string {
	t.Helper()
	texts := map[string]string{}
	for _, name := range []string{"openapi.yaml", "API.md"} {
		text, err := os.ReadFile(filepath.Join(filepath.Dir(File()), name))
		if err != nil {
			t.Fatal(err)
		}
		texts[name] = string(text)
	}
	return texts
}

// To change a constant, change core/store/ledger/names.go or wrangler.toml, and the lines that this test names.
func TestDocumentsStateTheConstants(t *testing.T) {
	configuration, err := os.ReadFile(filepath.Join(filepath.Dir(File()), "../wrangler.toml"))
	if err != nil {
		t.Fatal(err)
	}
	rate := regexp.MustCompile(`simple = { limit = (\d+), period = 60 }`).FindSubmatch(configuration)
	if rate == nil {
		t.Fatal("wrangler.toml has no rate limit for a minute, want one")
	}
	if want := `RATE_LIMIT = "` + string(rate[1]) + `/60"`; !strings.Contains(string(configuration), want) {
		t.Errorf("wrangler.toml: got no %s, want it beside the rate limit", want)
	}
	for _, c := range []struct{ pattern, want string }{
		{`costs (\d+) credits`, fmt.Sprint(ledger.AppraisalCost)},
		{`cost, (\d+) or 0 credits`, fmt.Sprint(ledger.AppraisalCost)},
		{`enum: \[0, (\d+)\]`, fmt.Sprint(ledger.AppraisalCost)},
		{`credits_charged: ([1-9]\d*)`, fmt.Sprint(ledger.AppraisalCost)},
		{`cost_per_call: (?:{type: integer, const: )?(\d+)`, fmt.Sprint(ledger.AppraisalCost)},
		{`(\d+) requests a minute`, string(rate[1])},
		{`released within (\w+ minutes)`, ledger.ReleasedWithin},
		{`(?:longer than|not ended after) (\w+ minutes)`, ledger.StaleAfterText},
	} {
		found := 0
		for name, text := range documents(t) {
			for i, line := range strings.Split(text, "\n") {
				for _, m := range regexp.MustCompile(c.pattern).FindAllStringSubmatch(line, -1) {
					if found++; m[1] != c.want {
						t.Errorf("%s:%d: got %q, want %s", name, i+1, m[0], c.want)
					}
				}
			}
		}
		if found == 0 {
			t.Errorf("got no %s in the documents, want one or more", c.pattern)
		}
	}
}

func TestTheReferenceListsTheStages(t *testing.T) {
	_, schema, _ := strings.Cut(documents(t)["openapi.yaml"], "\n    StageTime:\n")
	schema, _, _ = strings.Cut(schema, "\n        ms:")
	var listed []string
	for _, item := range regexp.MustCompile("(?m)^ *- `([a-z_]+)`:").FindAllStringSubmatch(schema, -1) {
		listed = append(listed, item[1])
	}
	if stages := appraisal.Stages(); !slices.Equal(listed, stages) {
		t.Errorf("openapi.yaml: got the stages %v, want %v", listed, stages)
	}
}
