package e2e

import (
	"bytes"
	"fmt"
	"net"
	"net/http"
	"net/http/httputil"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync/atomic"
	"testing"

	"loupe/build/dev"
	"loupe/tests/workerd"
)

// conformanceCore is the core with the tools that the conformance suite calls by name, see tests/e2e/mcp/core.
const conformanceCore = "conformance.wasm"

// keyProxy adds an API key to requests, because the conformance suite can't. It keeps Host and Origin.
type keyProxy struct {
	origin  string // http://localhost:PORT
	service *url.URL
	key     atomic.Value
}

// startKeyProxy starts a proxy. Its service must be set before the first request.
func startKeyProxy(t *testing.T) *keyProxy {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { listener.Close() })
	_, port, _ := net.SplitHostPort(listener.Addr().String())
	p := &keyProxy{origin: "http://localhost:" + port}
	go http.Serve(listener, &httputil.ReverseProxy{
		FlushInterval: -1,
		Rewrite: func(r *httputil.ProxyRequest) {
			r.SetURL(p.service)
			r.Out.Host = r.In.Host
			r.Out.Header.Set("x-loupe-api-key", p.key.Load().(string))
		},
	})
	return p
}

// conformance is a running service with the tools of the conformance suite.
type conformance struct {
	*testing.T
	service *workerd.Service
	proxy   *keyProxy
}

func startConformance(t *testing.T) *conformance {
	t.Helper()
	c := &conformance{T: t, proxy: startKeyProxy(t)}
	c.service = start(t, func(o *workerd.Options) { o.Core, o.Vars["ALLOWED_ORIGINS"] = conformanceCore, c.proxy.origin }).Service
	var err error
	if c.proxy.service, err = url.Parse(c.service.URL); err != nil {
		t.Fatal(err)
	}
	return c
}

// run runs the suite with these arguments, as a new customer, whose key has a rate limit of its own. It returns the end of the
// suite's output.
func (c *conformance) run(args ...string) (output string, err error) {
	c.Helper()
	c.proxy.key.Store(newCustomer(c.T, c.service, 0).key.Key)
	text, err := node(c.T, append([]string{suite, "server", "--url", c.proxy.origin + "/mcp", "-o", c.TempDir()}, args...)...)
	if _, summary, found := strings.Cut(string(text), "=== SUMMARY ==="); found {
		return summary, err
	}
	return string(text), err
}

const suite = "node_modules/@modelcontextprotocol/conformance/dist/index.js"

// The suite fails if a check passes that is on the list of those that do not apply.
func TestConformanceSuite(t *testing.T) {
	t.Parallel()
	c := startConformance(t)
	for _, revision := range []struct{ version, expected, passes string }{
		{"2026-07-28", "modern.yml", "✓ input-required-result-tampered-state"},
		{"2025-11-25", "legacy.yml", "✓ tools-call-with-progress"},
		{"2025-06-18", "legacy.yml", "✓ tools-call-with-progress"},
		{"2025-03-26", "legacy.yml", "✓ server-session-lifecycle"},
	} {
		c.twice(func() error {
			output, err := c.run("--suite", "all", "--spec-version", revision.version, "--expected-failures", revision.expected)
			if err != nil || !strings.Contains(output, revision.passes) {
				return fmt.Errorf("%s: got %v, want %q in\n%s", revision.version, err, revision.passes, output)
			}
			return nil
		})
	}
	extensions := c.extensionScenarios()
	if len(extensions) < 10 {
		t.Fatalf("got the scenarios of extensions %q, want 10 or more", extensions)
	}
	for _, name := range extensions {
		output, err := c.run("--scenario", name)
		passed := regexp.MustCompile(`Passed: (\d+)/(\d+), 0 failed, 0 warnings`).FindStringSubmatch(output)
		if err != nil || passed == nil || passed[1] != passed[2] {
			t.Errorf("%s: got %v, want every check passed:\n%s", name, err, output)
		}
		if skipped := strings.Contains(output, "SKIPPED"); skipped != (notApplicable[name] != "") {
			t.Errorf("%s: got checks that were skipped: %v. It does not apply because %q", name, skipped, notApplicable[name])
		}
	}
}

// twice runs a check, and once more if it fails. Checks of the suite wait for two seconds for an answer, which is too short
// on a machine that is busy with other tests. The test fails if the second run does.
func (c *conformance) twice(check func() error) {
	c.Helper()
	err := check()
	if err == nil {
		return
	}
	c.Logf("first run: %v", err)
	if err := check(); err != nil {
		c.Error(err)
	}
}

// notApplicable has the scenarios of extensions with checks that the suite skips, and why.
var notApplicable = map[string]string{
	"tasks-status-notifications":  "the suite has no such check yet, and the connector sends no notifications of tasks",
	"sep-2640-skills-directory":   "the connector has no skills",
	"sep-2640-skills-enumeration": "the connector has no skills",
	"sep-2640-skills-manifest":    "the connector has no skills",
}

// extensionScenarios returns the names of the scenarios of extensions. The suite skips them if it is given a revision.
func (c *conformance) extensionScenarios() (names []string) {
	c.Helper()
	output, err := node(c.T, suite, "list", "--server")
	if err != nil {
		c.Fatal(err)
	}
	for line := range strings.Lines(string(output)) {
		if name, found := strings.CutSuffix(strings.TrimSpace(line), " [extension]"); found {
			names = append(names, strings.TrimPrefix(name, "- "))
		}
	}
	return names
}

func TestCoreHasNoToolOfTheConformanceSuite(t *testing.T) {
	root, err := dev.Root()
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]bool{"core.wasm": false, conformanceCore: true} {
		module, err := os.ReadFile(filepath.Join(root, "build/out", name))
		if err != nil {
			t.Fatal(err)
		}
		for _, text := range []string{"A tool of the conformance suite", "slow_compute", "test_simple_text"} {
			if got := bytes.Contains(module, []byte(text)); got != want {
				t.Errorf("%s has %q: %v, want %v", name, text, got, want)
			}
		}
	}
}
