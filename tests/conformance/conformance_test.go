// Package conformance runs the conformance suite of the Model Context Protocol against the connector, in the core and the host of
// this process. The core has further tools: those that the suite calls by name. They are rows of the same table as the service's
// own tools, so the suite checks the same code for progress and tasks.
// https://github.com/modelcontextprotocol/conformance
package conformance

import (
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"testing/fstest"

	"loupe/build/products/host"
	"loupe/core/api"
	"loupe/core/api/mcp"
	"loupe/core/store/account"
	"loupe/worker/migrations"
)

const (
	clients = ".." // the folder of the suite's packages
	suite   = "node_modules/@modelcontextprotocol/conformance/dist/index.js"
)

// serve starts a service with the suite's tools and returns its URL. It adds an API key to each request, because the suite can't.
func serve(t *testing.T) (url string) {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { listener.Close() })
	_, port, _ := net.SplitHostPort(listener.Addr().String())
	url = "http://localhost:" + port
	d1, err := host.OpenD1(migrations.All())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { d1.Close() })
	card, err := os.ReadFile("../../worker/card/appraisal.html")
	if err != nil {
		t.Fatal(err)
	}
	h, err := host.New(host.Options{
		Guest: host.Native(api.Program(append(contentTools, jobTools()...)...)),
		Vars:  map[string]string{"ALLOWED_ORIGINS": url}, Secrets: map[string]string{mcp.StateSecret: strings.Repeat("s", 32)},
		D1: d1, Limit: func(string) bool { return true }, Assets: fstest.MapFS{"appraisal-card.txt": {Data: card}},
	})
	if err != nil {
		t.Fatal(err)
	}
	key := account.NewKey("loupe", [account.SecretBytes]byte{})
	for _, insert := range []string{
		`INSERT INTO account (id, name, created_at) VALUES ('acct_1', 'conformance', 0)`,
		`INSERT INTO api_key (id, account, name, hash, hint, created_at) VALUES ('key_1', 'acct_1', 'conformance', ?1, '', 0)`,
	} {
		if _, err := d1.DB().Exec(insert, account.HashKey(key)); err != nil {
			t.Fatal(err)
		}
	}
	go http.Serve(listener, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		r.Header.Set("x-loupe-api-key", key)
		h.ServeHTTP(w, r)
	}))
	return url
}

// run runs the suite's program and returns its output.
func run(t *testing.T, args ...string) (output string, err error) {
	t.Helper()
	node, err := filepath.Abs("../../build/toolchain/node.sh")
	if err != nil {
		t.Fatal(err)
	}
	command := exec.CommandContext(t.Context(), node, append([]string{"node", suite}, args...)...)
	command.Dir = clients
	text, err := command.CombinedOutput()
	return string(text), err
}

// TestRevisions runs the checks of each revision of the protocol. A check that is expected to fail, but passes, is a failure too.
func TestRevisions(t *testing.T) {
	t.Parallel()
	url := serve(t)
	for _, revision := range []struct{ version, expected, passes string }{
		{"2026-07-28", "modern.yml", "server-stateless: 23 passed, 2 failed"},
		{"2025-11-25", "legacy.yml", "✓ tools-call-with-progress"},
		{"2025-06-18", "legacy.yml", "✓ tools-call-with-progress"},
	} {
		t.Run(revision.version, func(t *testing.T) {
			expected, err := filepath.Abs(revision.expected)
			if err != nil {
				t.Fatal(err)
			}
			output, err := run(t, "server", "--url", url+"/mcp", "-o", t.TempDir(), "--suite", "all", "--spec-version", revision.version, "--expected-failures", expected)
			if _, summary, _ := strings.Cut(output, "=== SUMMARY ==="); err != nil || !strings.Contains(summary, revision.passes) {
				t.Errorf("got %v, want %q in the summary of\n%s", err, revision.passes, output)
			}
		})
	}
}

// exceptions has the scenarios of extensions that the connector does not pass, what their output has, and why.
var exceptions = map[string]struct{ shows, why string }{
	"tasks-dispatch-and-envelope": {"Passed: 8/9, 1 failed", "no task asks for input, so no update of one is acknowledged"},
	"tasks-mrtr-input":            {", 3 failed", "no task asks for input"},
	"tasks-mrtr-composition":      {", 1 failed", "no tool asks for input before it creates a task"},
	"tasks-required-task-error":   {", 1 failed", "no tool requires that the client understands tasks"},
	"tasks-status-notifications":  {"SKIPPED", "the suite has no such check yet, and the connector sends no notifications of tasks"},
	"sep-2640-skills-directory":   {"SKIPPED", "the connector has no skills"},
	"sep-2640-skills-enumeration": {"SKIPPED", "the connector has no skills"},
	"sep-2640-skills-manifest":    {"SKIPPED", "the connector has no skills"},
}

// The suite skips the scenarios of extensions if it is given a revision.
func TestExtensions(t *testing.T) {
	t.Parallel()
	url := serve(t)
	list, err := run(t, "list", "--server")
	if err != nil {
		t.Fatal(err, list)
	}
	scenarios := 0
	for line := range strings.Lines(list) {
		name, found := strings.CutSuffix(strings.TrimPrefix(strings.TrimSpace(line), "- "), " [extension]")
		if !found {
			continue
		}
		scenarios++
		output, err := run(t, "server", "--url", url+"/mcp", "-o", t.TempDir(), "--scenario", name)
		passed := regexp.MustCompile(`Passed: (\d+)/(\d+), 0 failed, 0 warnings`).FindStringSubmatch(output)
		passes := err == nil && passed != nil && passed[1] == passed[2] && !strings.Contains(output, "SKIPPED")
		if exception, ok := exceptions[name]; ok && !strings.Contains(output, exception.shows) || !ok && !passes {
			t.Errorf("%s: got %v, want it to pass, or %+v:\n%s", name, err, exception, output)
		}
	}
	if scenarios < 10 {
		t.Fatalf("got %d scenarios of extensions, want 10 or more:\n%s", scenarios, list)
	}
}
