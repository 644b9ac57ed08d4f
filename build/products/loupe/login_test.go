package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"strings"
	"sync"
	"testing"
	"time"

	"loupe/core/store/account"
	"loupe/worker/console/consoletest"
)

// fixture is the control plane of a service, with a user whose browser allows access, and who runs the command.
type fixture struct {
	*consoletest.Fixture
	ann      *consoletest.User
	service  string
	decision string
	seen     []string // the access tokens that the API accepted
	mu       sync.Mutex
}

func open(t *testing.T) *fixture {
	t.Helper()
	folder := t.TempDir()
	t.Setenv("XDG_CONFIG_HOME", folder)
	t.Setenv("HOME", folder)
	t.Setenv("AppData", folder)
	f := &fixture{Fixture: consoletest.Open(t), decision: "allow"}
	f.ann = f.SignIn("ann@example.com")
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/api/v1/credits" {
			f.credits(w, r)
			return
		}
		f.ServeHTTP(w, r)
	}))
	t.Cleanup(server.Close)
	f.service = server.URL
	return f
}

// credits answers GET /credits as the data plane does: to tokens of the API only.
func (f *fixture) credits(w http.ResponseWriter, r *http.Request) {
	token := strings.TrimPrefix(r.Header.Get("Authorization"), "Bearer ")
	if len(f.Column(`SELECT k.id FROM access_token t JOIN api_key k ON k.id = t.api_key WHERE t.hash = ? AND t.audience = 'api' AND t.expires_at > ? AND k.revoked_at IS NULL`,
		account.HashKey(token), f.Millis())) == 0 {
		w.Header().Set("Content-Type", "application/problem+json")
		w.WriteHeader(401)
		w.Write([]byte(`{"code":"UNAUTHORIZED","detail":"the key is invalid","status":401}`))
		return
	}
	f.mu.Lock()
	f.seen = append(f.seen, token)
	f.mu.Unlock()
	w.Write([]byte(`{"balance":1000,"pending":0,"available":1000,"cost_per_call":10}`))
}

// browse does what the user does in the browser: follows the address to the consent page, decides, and is sent back.
func (f *fixture) browse(address string) error {
	u, err := url.Parse(address)
	if err != nil {
		return err
	}
	r := consoletest.Request("GET", u.RequestURI(), "")
	request, _ := strings.CutPrefix(f.Do(r).Header().Get("Location"), "/dashboard/consent?request=")
	r = f.ann.Request("POST", "/console/consent/"+request, `{"decision":"`+f.decision+`"}`)
	r.Host = u.Host
	r.Header.Set("Origin", f.service)
	var answer struct {
		RedirectTo string `json:"redirect_to"`
	}
	w := f.Do(r)
	if err := json.Unmarshal(w.Body.Bytes(), &answer); err != nil || answer.RedirectTo == "" {
		return errors.New("consent: " + w.Body.String())
	}
	// Answers of others are ignored.
	back, err := url.Parse(answer.RedirectTo)
	if err != nil {
		return err
	}
	for name, value := range map[string]string{"state": "forged", "iss": "https://evil.example.com"} {
		query := back.Query()
		query.Set(name, value)
		forged := *back
		forged.RawQuery = query.Encode()
		if response, err := http.Get(forged.String()); err != nil || response.StatusCode != 404 {
			f.Errorf("forged %s: got %v, %v, want 404", name, response, err)
		}
	}
	response, err := http.Get(answer.RedirectTo)
	if err == nil && response.StatusCode != 200 {
		err = errors.New(response.Status)
	}
	return err
}

// run runs the command and checks its exit status.
func (f *fixture) run(want int, args ...string) (stdout, stderr string) {
	f.Helper()
	var out, err bytes.Buffer
	p := &program{out: &out, err: &err, env: func(string) string { return "" }, open: func(address string) error {
		failure := f.browse(address)
		if failure != nil {
			f.Error(failure)
		}
		return failure
	}}
	ctx, cancel := context.WithTimeout(f.Context(), time.Minute)
	defer cancel()
	if got := p.run(ctx, args); got != want {
		f.Fatalf("loupe %s: got status %d, want %d: %s%s", strings.Join(args, " "), got, want, &out, &err)
	}
	return out.String(), err.String()
}

// expire makes the stored access token one that has expired.
func (f *fixture) expire(s store) {
	f.Helper()
	if err := s.update(f.Context(), func(c *settings) error {
		c.Tokens[f.service].Expiry = time.Now().Add(-time.Minute)
		return nil
	}); err != nil {
		f.Fatal(err)
	}
}

func TestLoginKeepsTheUserSignedIn(t *testing.T) {
	f := open(t)
	f.run(statusUsage, "balance")
	f.run(statusSignedOut, "balance", "--url", f.service)
	out, _ := f.run(statusOK, "login", "--url", f.service+"/api/v1")
	f.Contains("login", out, "You have 1000 credits")
	s, err := openStore()
	if err != nil {
		t.Fatal(err)
	}
	if info, err := os.Stat(s.path); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("got %v, %v, want a file for the user only", info.Mode(), err)
	}
	out, _ = f.run(statusOK, "balance", "--json")
	f.Contains("balance", out, `"available": 1000`)

	// A refresh token works once, so of several processes one uses it.
	f.expire(s)
	var group sync.WaitGroup
	for range 6 {
		group.Go(func() { f.run(statusOK, "balance") })
	}
	group.Wait()
	tokens := map[string]int{}
	for _, token := range f.seen {
		tokens[token]++
	}
	f.Equal("access tokens", len(tokens), 2)
	f.Equal("refreshes", f.Column(`SELECT count(*) FROM refresh_token WHERE used_at IS NOT NULL`), []string{"1"})

	f.run(statusOK, "login") // revokes what the first one got
	f.Equal("active grants", len(f.Column(`SELECT id FROM api_key WHERE kind = 'grant' AND revoked_at IS NULL`)), 1)
	f.run(statusOK, "logout")
	f.Equal("active grants", f.Column(`SELECT id FROM api_key WHERE kind = 'grant' AND revoked_at IS NULL`), []string{})
	f.run(statusSignedOut, "balance")
	f.run(statusSignedOut, "logout")
}

func TestRevokedSignInIsForgotten(t *testing.T) {
	f := open(t)
	f.run(statusOK, "login", "--url", f.service)
	f.Exec(`UPDATE api_key SET revoked_at = ? WHERE kind = 'grant'`, f.Millis())
	_, err := f.run(statusSignedOut, "balance")
	f.Contains("refused token", err, "run loupe login")
	s, _ := openStore()
	f.expire(s)
	f.run(statusSignedOut, "balance")
	if c, err := s.load(); err != nil || len(c.Tokens) != 0 || c.Service != f.service {
		t.Errorf("got %+v, %v, want the service without tokens", c, err)
	}
}

func TestLoginThatIsNotAllowed(t *testing.T) {
	f := open(t)
	f.decision = "deny"
	_, err := f.run(statusSignedOut, "login", "--url", f.service)
	f.Contains("denied", err, "the user denied access")
	f.Vars["DEV_SIGN_IN"] = ""
	_, err = f.run(statusFailed, "login", "--url", f.service)
	f.Contains("no sign-in", err, "LOUPE_API_KEY")
}

func TestTokensAreSentOverHTTPSOnly(t *testing.T) {
	for address, want := range map[string]string{
		"https://Loupe.example.com/api/v1/": "https://loupe.example.com", "http://127.0.0.1:8787": "http://127.0.0.1:8787", "http://localhost:1": "http://localhost:1",
		"http://[::1]:1": "http://[::1]:1", "http://loupe.example.com": "", "http://127.0.0.1.example.com": "", "ftp://loupe.example.com": "",
		"loupe.example.com": "", "https://": "", "https://a:b@loupe.example.com": "",
	} {
		if got, err := parseService(address); got != want || (err == nil) != (want != "") {
			t.Errorf("%s: got %q, %v, want %q", address, got, err, want)
		}
	}
}
