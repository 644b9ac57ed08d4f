package admin_test

import (
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"testing"

	"loupe/build/operate/admin"
)

func TestTokenIsSentOnlyOverHTTPSOrToThisMachine(t *testing.T) {
	for _, serviceURL := range []string{"http://loupe.example", "http://192.168.1.2:8787", "http://localhost.example", "http://127.0.0.1.example",
		"ftp://127.0.0.1", "127.0.0.1:8787", "http://[::2]", "http://user@loupe.example", "", ":"} {
		if admin.IsLoopback(serviceURL) {
			t.Errorf("IsLoopback(%q): got true, want false", serviceURL)
		}
		_, err := admin.Client{URL: serviceURL, Token: "t"}.CreateAccount(t.Context(), "x")
		if err == nil || !strings.Contains(err.Error(), "https") {
			t.Errorf("%q: got error %v, want one that asks for https", serviceURL, err)
		}
	}
	for _, serviceURL := range []string{"http://127.0.0.1:8787", "https://127.9.9.9", "http://localhost:1", "http://[::1]:8787/"} {
		if !admin.IsLoopback(serviceURL) {
			t.Errorf("IsLoopback(%q): got false, want true", serviceURL)
		}
	}
}

func TestRedirectsAreNotFollowed(t *testing.T) {
	calls := 0
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		calls++
		http.Redirect(w, r, "/other", http.StatusTemporaryRedirect)
	}))
	defer server.Close()
	_, err := admin.Client{URL: server.URL, Token: "t"}.CreateAccount(t.Context(), "x")
	if err == nil || !strings.Contains(err.Error(), "307") || calls != 1 {
		t.Errorf("got %d calls and error %v, want 1 call and status 307", calls, err)
	}
}

func TestTokenPrefersEnvironmentToDevVars(t *testing.T) {
	const local, remote = "http://127.0.0.1:8787", "https://loupe.example"
	tests := []struct{ env, devVars, serviceURL, want string }{
		{"from env", "ADMIN_TOKEN=from file", local, "from env"},
		{"from env", "", remote, "from env"},
		{"", "ADMIN_TOKEN=from=file\n", local, "from=file"},
		{"", "# comment\r\nOTHER=1\r\nADMIN_TOKEN = \"quoted\"\r\n", local, "quoted"},
		{"", "OLD_ADMIN_TOKEN=no\nADMIN_TOKEN='single'", local, "single"},
		{"", "ADMIN_TOKEN=from file", remote, ""},
		{"", "ADMIN_TOKEN=\n", local, ""},
		{"", "# ADMIN_TOKEN=commented out", local, ""},
		{"", "", local, ""},
	}
	for _, test := range tests {
		t.Chdir(t.TempDir())
		t.Setenv("ADMIN_TOKEN", test.env)
		if test.devVars != "" {
			if err := os.WriteFile(".dev.vars", []byte(test.devVars), 0o600); err != nil {
				t.Fatal(err)
			}
		}
		if got, err := admin.Token(test.serviceURL); got != test.want || (err == nil) != (test.want != "") {
			t.Errorf("%+v: got %q, %v, want %q", test, got, err, test.want)
		}
	}
}
