package e2e

import (
	"bytes"
	"net"
	"net/http"
	"net/http/httputil"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"

	"loupe/build/dev"
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

// Each run has a list of what does not apply, which must be exact: the suite fails if a check on it passes. With a revision,
// the suite skips the scenarios of extensions, so the scenarios of tasks have runs of their own.
func TestConformanceSuite(t *testing.T) {
	t.Parallel()
	proxy := startKeyProxy(t)
	var log logBuffer
	o := options(t.TempDir(), &log)
	o.Core, o.Vars["ALLOWED_ORIGINS"] = conformanceCore, proxy.origin
	s, err := dev.Start(t.Context(), o)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Stop()
	if proxy.service, err = url.Parse(s.URL); err != nil {
		t.Fatal(err)
	}
	runs := map[string][]string{ // the options of each run, and what its summary must have
		"http-header-validation": {"--suite", "all", "--spec-version", "2026-07-28", "--expected-failures", "2026-07-28.yml"},
		"tools-call-simple-text": {"--suite", "all", "--spec-version", "2025-11-25", "--expected-failures", "2025-11-25.yml"},
	}
	for _, name := range []string{
		"capability-negotiation", "dispatch-and-envelope", "lifecycle", "mrtr-composition", "mrtr-input", "request-headers", "request-state-removal",
		"required-task-error", "wire-fields",
	} {
		runs["tasks-"+name] = []string{"--scenario", "tasks-" + name}
	}
	for want, options := range runs {
		proxy.key.Store(newCustomer(t, s, 0).key.Key) // another key has another rate limit
		args := append([]string{"node_modules/@modelcontextprotocol/conformance/dist/index.js", "server", "--url", proxy.origin + "/mcp", "-o", t.TempDir()}, options...)
		output, err := node(t, args...)
		text := string(output)
		if _, summary, found := strings.Cut(text, "=== SUMMARY ==="); found {
			text = summary
		}
		if err != nil || !strings.Contains(text, want) {
			t.Errorf("%s: %v\n%s", options, err, text)
		}
	}
	if text := log.String(); strings.Contains(text, `"exchange_failed":`) || strings.Contains(text, "Uncaught") {
		t.Errorf("the Worker logged a failed exchange:\n%s", text)
	}
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
