package contract

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// Each line of a checklist for a directory names a test that exists, or what the operator does.
func TestChecklistsNameTestsThatExist(t *testing.T) {
	docs := filepath.Dir(File())
	text, err := os.ReadFile(filepath.Join(docs, "LISTING.md"))
	if err != nil {
		t.Fatal(err)
	}
	_, checklists, _ := strings.Cut(string(text), "\n## Checklists\n")
	rows := regexp.MustCompile(`(?m)^\| (.*) \| (.*) \|$`).FindAllStringSubmatch(checklists, -1)
	tests := 0
	for _, row := range rows {
		if row[2] == "Test" || strings.HasPrefix(row[2], "you") {
			continue
		}
		named := regexp.MustCompile("^`(.+)` in `(.+)`$").FindStringSubmatch(row[2])
		if named == nil {
			t.Errorf("%s: got %q, want a test and its file, or what you do", row[1], row[2])
			continue
		}
		tests++
		file, err := os.ReadFile(filepath.Join(docs, "..", named[2]))
		if err != nil || !strings.Contains(string(file), "\nfunc "+named[1]+"(t *testing.T)") && !strings.Contains(string(file), "\ntest(\""+named[1]) {
			t.Errorf("%s: got no test %q in %s, %v", row[1], named[1], named[2], err)
		}
	}
	if tests < 20 {
		t.Errorf("got %d tests, want those of all checklists", tests)
	}
}
