package e2e

import (
	"encoding/json"
	"io"
	"io/fs"
	"net/http"
	"os"
	"os/exec"
	"reflect"
	"strings"
	"testing"

	"loupe/core/problem"
	"loupe/tests/contract"
)

// sitePages returns the paths of the documentation's pages. Other tests cover the dashboard, the upload page and the report page.
func sitePages(t *testing.T) (paths []string) {
	t.Helper()
	assets := os.DirFS("../../build/out/assets")
	err := fs.WalkDir(assets, ".", func(name string, entry fs.DirEntry, err error) error {
		if page, ok := strings.CutSuffix(name, ".html"); ok && err == nil && page != "404" && page != "dashboard/index" && page != "upload/index" && page != "report/index" {
			paths = append(paths, "/"+strings.TrimSuffix(page, "index"))
		}
		return err
	})
	if err != nil || len(paths) < 10 {
		t.Fatalf("got the pages %v, %v, want 10 or more; run make build", paths, err)
	}
	return paths
}

// browse runs a script of tests/e2e/browser with Chromium and returns its output.
func browse(t *testing.T, script string, args ...string) string {
	t.Helper()
	command := exec.CommandContext(t.Context(), "../../build/toolchain/node.sh", append([]string{"node", "browser/" + script, service.URL}, args...)...)
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

func TestQuickStartIsUsableByKeyboard(t *testing.T) {
	t.Parallel()
	var got struct {
		Seen []struct {
			Tab    string
			Panels []string
		}
		Text string
	}
	if err := json.Unmarshal([]byte(browse(t, "tabs.mjs")), &got); err != nil {
		t.Fatal(err)
	}
	var tabs []string
	for _, s := range got.Seen {
		tabs = append(tabs, s.Tab)
		if len(s.Panels) != 1 {
			t.Errorf("%s: got %d panels, want only the chosen one", s.Tab, len(s.Panels))
		}
	}
	if want := []string{"curl", "Go", "Python", "curl"}; !reflect.DeepEqual(tabs, want) {
		t.Errorf("got the tabs %v after the right arrow, End and the right arrow, want %v", tabs, want)
	}
	if strings.Contains(got.Text, "loupe.example.com") || !strings.Contains(got.Text, service.URL) {
		t.Errorf("the examples don't have this service's address: %s", got.Text)
	}
}

func get(t *testing.T, method, path string, headers ...string) (*http.Response, string) {
	t.Helper()
	request, err := http.NewRequest(method, service.URL+path, nil)
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

func TestEachProblemTypeIsAPage(t *testing.T) {
	t.Parallel()
	for _, code := range problem.Codes() {
		r, body := get(t, "GET", code.Path())
		if r.StatusCode != 200 || !strings.Contains(body, "<h1 class=\"code\">"+string(code)+"</h1>") {
			t.Errorf("%s: got %s, want a page with the code as its heading", code.Path(), r.Status)
		}
	}
	if r, body := get(t, "GET", "/problems/NO_SUCH_CODE"); r.StatusCode != 404 || !strings.Contains(body, "There is no such page") {
		t.Errorf("got %s for an unknown code, want 404 and the site's own page", r.Status)
	}
}

func TestOpenAPIDocumentIsServed(t *testing.T) {
	t.Parallel()
	const path = "/api/v1/openapi.json"
	r, body := get(t, "GET", path)
	if err := contract.CheckResponse(r.Request, r, []byte(body)); err != nil {
		t.Error(err)
	}
	built, err := os.ReadFile("../../build/out/assets" + path)
	if err != nil || body != string(built) {
		t.Errorf("got another document than the built one, or %v", err)
	}
	if got := r.Header.Get("Access-Control-Allow-Origin"); got != "*" {
		t.Errorf("got Access-Control-Allow-Origin %q, want *, for tools in browsers", got)
	}
	etag := r.Header.Get("Etag")
	if r, body := get(t, "GET", path, "If-None-Match", etag); etag == "" || r.StatusCode != 304 || body != "" {
		t.Errorf("with the ETag %q: got %s, want 304 without a body", etag, r.Status)
	}
	if r, _ := get(t, "HEAD", path); r.StatusCode != 200 || r.Header.Get("X-Request-Id") == "" {
		t.Errorf("HEAD: got %s with %v, want 200 with a request id", r.Status, r.Header)
	}
}
