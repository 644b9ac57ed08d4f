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
	"loupe/core/ledger"
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

// To change a constant, change core/ledger/names.go or wrangler.toml, and the lines that this test names.
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

func TestDocumentsListTheStages(t *testing.T) {
	texts := documents(t)
	_, section, _ := strings.Cut(texts["API.md"], "\n### Stages\n")
	section, _, _ = strings.Cut(section, "\n#")
	var listed []string
	for _, row := range regexp.MustCompile(`(?m)^\| ([a-z_]+) \|`).FindAllStringSubmatch(section, -1) {
		listed = append(listed, row[1])
	}
	stages := appraisal.Stages()
	if !slices.Equal(listed, stages) {
		t.Errorf("API.md: got the stages %v, want %v", listed, stages)
	}
	last := len(stages) - 1
	if sentence := strings.Join(stages[:last], ", ") + " or " + stages[last] + "."; !strings.Contains(texts["openapi.yaml"], sentence) {
		t.Errorf("openapi.yaml: got no %q, want it at stage", sentence)
	}
}
