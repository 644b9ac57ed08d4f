package e2e

import (
	"io"
	"io/fs"
	"net/http"
	"os"
	"regexp"
	"strings"
	"testing"
)

// sitePages returns the paths of the documentation's pages, and of one problem: those pages have one template. Other tests cover the
// dashboard, the upload page and the report page.
func sitePages(t *testing.T) (paths []string) {
	t.Helper()
	others := regexp.MustCompile(`^(404$|(dashboard|upload|report)/|problems/)`)
	err := fs.WalkDir(os.DirFS("../../build/out/assets"), ".", func(name string, entry fs.DirEntry, err error) error {
		if page, ok := strings.CutSuffix(name, ".html"); ok && err == nil && !others.MatchString(page) {
			paths = append(paths, "/"+strings.TrimSuffix(page, "index"))
		}
		return err
	})
	if err != nil || len(paths) < 4 {
		t.Fatalf("got the pages %v, %v, want 4 or more; run make build", paths, err)
	}
	return append(paths, "/problems/BAD_REQUEST")
}

// browse runs a script of tests/e2e/browser with Chromium and returns its output.
func browse(t *testing.T, script string, args ...string) string {
	t.Helper()
	command := nodeCommand(t, append([]string{"browser/" + script, service.URL}, args...)...)
	var stderr strings.Builder
	command.Stderr = &stderr
	out, err := command.Output()
	if err != nil {
		t.Fatalf("%s: %v\n%s", script, err, &stderr)
	}
	return string(out)
}

func TestPagesWorkInABrowser(t *testing.T) {
	t.Parallel()
	if wrong := browse(t, "pages.mjs", sitePages(t)...); wrong != "" {
		t.Errorf("got these faults, want none:\n%s", wrong)
	}
}

// get sends a GET request with these headers, pairs of name and value.
func get(t *testing.T, path string, headers ...string) (*http.Response, string) {
	t.Helper()
	request, err := http.NewRequest("GET", service.URL+path, nil)
	if err != nil {
		t.Fatal(err)
	}
	for i := 0; i+1 < len(headers); i += 2 {
		request.Header.Set(headers[i], headers[i+1])
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	if err != nil {
		t.Fatal(err)
	}
	return response, string(body)
}
