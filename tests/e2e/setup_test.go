package e2e

import (
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"loupe/build/dev"
	"loupe/tests/fixture"
	"loupe/tests/upstream"
)

// writeVars writes a file in the format of .dev.vars.
func writeVars(t *testing.T, file string, vars ...map[string]string) {
	t.Helper()
	var lines []string
	for _, group := range vars {
		for name, value := range group {
			lines = append(lines, name+"="+value+"\n")
		}
	}
	slices.Sort(lines)
	if err := os.WriteFile(file, []byte(strings.Join(lines, "")), 0o600); err != nil {
		t.Fatal(err)
	}
}

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
	own, state := filepath.Join(project, ".dev.vars"), filepath.Join(project, ".wrangler/state")
	writeVars(t, own, vars, secrets)
	if err := os.MkdirAll(state, 0o700); err != nil {
		t.Fatal(err)
	}
	before, err := os.ReadFile(own)
	if err != nil {
		t.Fatal(err)
	}

	program := filepath.Join(t.TempDir(), "demo")
	build := exec.CommandContext(t.Context(), "go", "build", "-o", program, "./build/demo")
	build.Dir = root
	if output, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, output)
	}
	demo := exec.CommandContext(t.Context(), program, "-once", "-port", "0")
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
	if after, err := os.ReadFile(own); err != nil || string(after) != string(before) {
		t.Errorf("got .dev.vars %q, %v, want it unchanged", after, err)
	}
	if entries, err := os.ReadDir(state); err != nil || len(entries) > 0 {
		t.Errorf("got %v, %v in .wrangler/state, want nothing", entries, err)
	}
}

// make check names each mistake, and calls each upstream once.
func TestCheckFindsMistakesBeforeCustomersDo(t *testing.T) {
	t.Parallel()
	web := upstream.New()
	defer web.Listen()()
	s := operated{operator: operator{T: t}, data: t.TempDir()}
	if err := fixture.CopyMigrated(s.data); err != nil {
		t.Fatal(err)
	}
	s.project = backupProject(t, s.data)
	root, err := dev.Root()
	if err != nil {
		t.Fatal(err)
	}
	if err := os.CopyFS(filepath.Join(s.project, "build/check"), os.DirFS(filepath.Join(root, "build/check"))); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(filepath.Join(root, "worker/host"), filepath.Join(s.project, "worker/host")); err != nil {
		t.Fatal(err)
	}
	vars, secrets := web.Configure("openai", "ebay,catalog")
	maps.Copy(vars, map[string]string{"ADMIN_TOKEN": adminToken, "STATE_SECRET": strings.Repeat("s", 32), "SESSION_SECRET": strings.Repeat("t", 32)})
	check := func(vars map[string]string) (string, error) {
		writeVars(t, filepath.Join(s.project, ".dev.vars"), vars, secrets)
		output, err := s.script(t.Context(), "build/check/main.mjs", "--photo", web.URL("https://img.example.com/scout-35.jpg")).CombinedOutput()
		return string(output), err
	}
	wrong := maps.Clone(vars)
	wrong["VISION"] = "opneai"
	delete(wrong, "STATE_SECRET")
	web.Vendor("ebay").Behave(upstream.Behaviour{Status: 401})
	output, err := check(wrong)
	for _, want := range []string{"WRONG  the secret STATE_SECRET is not set", "WRONG  VISION: ", "WRONG  upstream ebay"} {
		if err == nil || !strings.Contains(output, want) {
			t.Errorf("mistakes: got %v, %s\nwant exit status 1 and %q", err, output, want)
		}
	}
	for _, secret := range web.Secrets() {
		if strings.Contains(output, secret.Value) {
			t.Errorf("got %s, want no secret of %s in it", output, secret.Vendor)
		}
	}
	web.Vendor("ebay").Behave(upstream.Behaviour{})
	if output, err := check(vars); err != nil || strings.Contains(output, "WRONG") {
		t.Errorf("got %v, %s\nwant no fault", err, output)
	}
	if len(web.Calls("openai")) == 0 {
		t.Error("the model was not called")
	}
}
