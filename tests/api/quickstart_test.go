package api

import (
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestQuickStartsRun runs each program of docs/quickstart, which the documentation shows, and those of build/products/clients against the service.
func TestQuickStartsRun(t *testing.T) {
	for name, command := range map[string][]string{
		"appraise.sh":  {"sh", "appraise.sh"},
		"appraise.go":  {"go", "run", "appraise.go"},
		"appraise.mjs": {"../../build/toolchain/node.sh", "node", "appraise.mjs"},
		"appraise.py":  {"python3", "appraise.py"},
		"Go package":   {"go", "run", "../../build/products/clients/go/quickstart"},
		"TypeScript":   {"../../build/toolchain/node.sh", "node", "../../build/out/clients/typescript/quickstart.mjs"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if _, err := exec.LookPath(command[0]); err != nil && command[0] == "python3" {
				t.Skip("python3 is not on PATH")
			}
			s := newSampleService(t, 3*cost, withVars(map[string]string{"ALLOW_LOCAL_IMAGES": "1"}))
			server := httptest.NewServer(s)
			defer server.Close()
			photo := s.images.get(samplePhotos + examplePhoto)
			s.images.put(server.URL+"/samples/"+examplePhoto, photo)

			run := func(key string, args ...string) (string, error) {
				t.Helper()
				c := exec.CommandContext(t.Context(), command[0], append(command[1:], args...)...)
				c.Dir = "../../docs/quickstart"
				c.Env = append(os.Environ(), "LOUPE_URL="+server.URL, "LOUPE_API_KEY="+key)
				out, err := c.CombinedOutput()
				return string(out), err
			}
			out, err := run(s.key)
			if err != nil || !strings.Contains(out, "USD") || !strings.Contains(out, "Based on 7 of ") {
				t.Errorf("got %v, want a range in USD and its reasons in\n%s", err, out)
			}
			if out, err = run(s.key, samplePhotos+examplePhoto); err != nil || !strings.Contains(out, "Based on 7 of ") {
				t.Errorf("with a URL: got %v, want the reasons in\n%s", err, out)
			}
			if out, err = run(s.addTestKey()); err != nil || !strings.Contains(out, "USD") {
				t.Errorf("with a test key: got %v, want a range in USD in\n%s", err, out)
			}
			s.expectBalance(cost, 0)
			if out, err = run("loupe_wrong"); err == nil || !strings.Contains(out, "UNAUTHORIZED") {
				t.Errorf("with a wrong key: got %v, want a failure with UNAUTHORIZED in\n%s", err, out)
			}
		})
	}
	programs, err := filepath.Glob("../../docs/quickstart/*")
	if err != nil || len(programs) != 4 {
		t.Errorf("got %v, %v in docs/quickstart, want the four programs above", programs, err)
	}
}
