package e2e

import (
	"errors"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"loupe/build/operate/dev"
	"loupe/tests/upstream"
)

// The operator has configured a real model, and has data. The demo uses neither.
func TestDemoUsesNothingOfTheOperators(t *testing.T) {
	t.Parallel()
	root, err := dev.Root()
	if err != nil {
		t.Fatal(err)
	}
	web := upstream.New()
	defer web.Listen()()
	vars, secrets := web.Configure("openai", "ebay,catalog")
	project := t.TempDir()
	for _, name := range []string{"build", "core", "worker", "tests", "docs", "go.mod", "go.sum", "package.json", "node_modules", "wrangler.toml"} {
		if err := os.Symlink(filepath.Join(root, name), filepath.Join(project, name)); err != nil {
			t.Fatal(err)
		}
	}
	maps.Copy(vars, secrets)
	var before strings.Builder
	for name, value := range vars {
		fmt.Fprintf(&before, "%s=%s\n", name, value)
	}
	own, state := filepath.Join(project, ".dev.vars"), filepath.Join(project, ".wrangler/state")
	if err := errors.Join(os.MkdirAll(state, 0o700), os.WriteFile(own, []byte(before.String()), 0o600)); err != nil {
		t.Fatal(err)
	}

	demo := exec.CommandContext(t.Context(), program("demo"), "-once", "-port", "0")
	demo.Dir = project
	output, err := demo.CombinedOutput()
	if err != nil || !strings.Contains(string(output), ".wrangler/demo/vars") {
		t.Fatalf("got %v, %s, want an appraisal, and where the demo's data are", err, output)
	}
	for _, vendor := range []string{"openai", "ebay"} {
		if calls := web.Calls(vendor); len(calls) > 0 {
			t.Errorf("got %d calls of %s, want none: it is the operator's", len(calls), vendor)
		}
	}
	if after, err := os.ReadFile(own); err != nil || string(after) != before.String() {
		t.Errorf("got .dev.vars %q, %v, want it unchanged", after, err)
	}
	if entries, err := os.ReadDir(state); err != nil || len(entries) > 0 {
		t.Errorf("got %v, %v in .wrangler/state, want nothing", entries, err)
	}
}
