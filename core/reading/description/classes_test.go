package description

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// A misspelled class in a language file would be a class that no code asks for.
func TestEveryClassIsUsed(t *testing.T) {
	table, err := os.ReadFile("languagetable.go")
	if err != nil {
		t.Fatal(err)
	}
	var code strings.Builder
	paths, _ := filepath.Glob("*.go")
	for _, path := range paths {
		if path != "languagetable.go" && !strings.HasSuffix(path, "_test.go") {
			content, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			code.Write(content)
		}
	}
	classes := regexp.MustCompile(`(?m)^\t(word\w+)`).FindAllStringSubmatch(string(table), -1)
	if len(classes) < 50 {
		t.Fatalf("found %d classes", len(classes))
	}
	for _, c := range classes {
		if !regexp.MustCompile(`\b` + c[1] + `\b`).MatchString(code.String()) {
			t.Errorf("no code uses the class %s", c[1])
		}
	}
}
