package oauth_test

import (
	"encoding/json"
	"fmt"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"loupe/worker/console/consoletest"
)

const cursorCallback = "cursor://anysphere.cursor-mcp/oauth/callback"

// openRegistration opens a fixture whose service registers clients and allows the scheme cursor.
func openRegistration(t *testing.T) *fixture {
	f := open(t)
	f.Vars["OAUTH_REGISTRATION"], f.Vars["OAUTH_REDIRECT_SCHEMES"] = "on", "cursor"
	return f
}

// register sends a registration from a network.
func (f *fixture) register(network, body string) *httptest.ResponseRecorder {
	f.Helper()
	r := consoletest.Request("POST", "/oauth/register", body)
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("CF-Connecting-IP", network)
	w := f.Do(r)
	f.Equal("every origin", w.Header().Get("Access-Control-Allow-Origin"), "*")
	return w
}

// registered returns the ID of a new client with this redirect URI.
func (f *fixture) registered(redirect string) string {
	f.Helper()
	w := f.register("192.0.2.1", `{"client_name":"Cursor","redirect_uris":["`+redirect+`"]}`)
	id, _ := consoletest.Body(f.T, w)["client_id"].(string)
	if w.Code != 201 || !strings.HasPrefix(id, "client_") {
		f.Fatalf("got %d %s, want a client", w.Code, w.Body)
	}
	return id
}

func TestRegistrationIsOffUnlessTheOperatorTurnsItOn(t *testing.T) {
	f := openRegistration(t)
	const body = `{"client_name":"Cursor","redirect_uris":["https://a.example.com/"]}`
	for value, on := range map[string]bool{"": false, "off": false, "1": false, "on": true} {
		f.Vars["OAUTH_REGISTRATION"] = value
		status, endpoint := 404, any(nil)
		if on {
			status, endpoint = 201, consoletest.Origin+"/oauth/register"
		}
		f.Equal(value, f.register("192.0.2.1", body).Code, status)
		metadata := consoletest.Body(t, f.Do(consoletest.Request("GET", "/.well-known/oauth-authorization-server", "")))
		f.Equal(value, metadata["registration_endpoint"], endpoint)
	}
	f.Vars["DEV_SIGN_IN"] = ""
	f.Equal("without a way to sign in", f.register("192.0.2.1", body).Code, 404)
}

func TestRegistrationSaysWhatTheServerUses(t *testing.T) {
	f := openRegistration(t)
	w := f.register("192.0.2.1", `{"client_name":" Cur\nsor ","redirect_uris":["`+cursorCallback+`","http://127.0.0.1/cb","http://a.example.com/","vscode://x"],
		"token_endpoint_auth_method":"client_secret_post","grant_types":["authorization_code","refresh_token"],"scope":"all","logo_uri":"https://a.example.com/l.png"}`)
	got := consoletest.Body(t, w)
	if got["client_id_issued_at"] != float64(f.Millis()/1000) {
		t.Errorf("got %v, want the present time", got["client_id_issued_at"])
	}
	id := got["client_id"].(string)
	delete(got, "client_id")
	delete(got, "client_id_issued_at")
	const want = `{"client_name":"Cur sor","grant_types":["authorization_code","refresh_token"],"redirect_uris":["` + cursorCallback +
		`","http://127.0.0.1/cb"],"response_types":["code"],"scope":"appraise","token_endpoint_auth_method":"none"}`
	if text, _ := json.Marshal(got); w.Code != 201 || string(text) != want {
		t.Errorf("got %d %s, want %s", w.Code, text, want)
	}
	for _, network := range f.Column(`SELECT network FROM oauth_client WHERE id = ?`, id) {
		if strings.Contains(network, "192.0.2.1") || len(network) != 43 {
			t.Errorf("got the network %q, want a keyed hash", network)
		}
	}
}

func TestUnusableRegistrationsAreRefused(t *testing.T) {
	f := openRegistration(t)
	many := strings.Repeat(`"https://a.example.com/",`, 11)
	for body, want := range map[string]string{
		`{"client_name":"a"}`: "invalid_redirect_uri",
		`{"client_name":"a","redirect_uris":["http://a.example.com/","vscode://x","javascript:alert(1)"]}`:                "invalid_redirect_uri",
		`{"client_name":"a","redirect_uris":["cursor:x"]}`:                                                                "invalid_redirect_uri",
		`{"redirect_uris":["https://a.example.com/"]}`:                                                                    "invalid_client_metadata",
		`{"client_name":"a","redirect_uris":["https://a.example.com/"],"grant_types":["client_credentials"]}`:             "invalid_client_metadata",
		`{"client_name":"a","redirect_uris":[` + strings.TrimSuffix(many, ",") + `]}`:                                     "invalid_client_metadata",
		`{"client_name":"a","redirect_uris":"https://a.example.com/"}`:                                                    "invalid_client_metadata",
		`{"client_name":"a","redirect_uris":["https://a.example.com/"],"client_uri":"` + strings.Repeat("x", 4096) + `"}`: "invalid_client_metadata",
		`[]`: "invalid_client_metadata",
		"":   "invalid_client_metadata",
	} {
		w := f.register("192.0.2.1", body)
		f.refused(want, response{w.Code, consoletest.Body(t, w)})
	}
	r := consoletest.Request("POST", "/oauth/register", `{"client_name":"a","redirect_uris":["https://a.example.com/"]}`)
	r.Header.Set("Content-Type", "text/plain")
	f.Equal("not JSON", f.Do(r).Code, 400)
	f.Equal("stored", len(f.Column(`SELECT id FROM oauth_client`)), 0)
}

func TestRegistrationsAreLimited(t *testing.T) {
	f := openRegistration(t)
	const body = `{"client_name":"a","redirect_uris":["https://a.example.com/"]}`
	for range 20 {
		f.Equal("", f.register("192.0.2.1", body).Code, 201)
	}
	w := f.register("192.0.2.1", body)
	if w.Code != 429 || w.Header().Get("Retry-After") == "" || !strings.Contains(w.Body.String(), "temporarily_unavailable") {
		t.Errorf("got %d %s, want 429", w.Code, w.Body)
	}
	f.Equal("another network", f.register("192.0.2.2", body).Code, 201)
	f.Clock = f.Clock.Add(time.Hour)
	f.Equal("an hour later", f.register("192.0.2.1", body).Code, 201)
	f.Exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 9978)
		INSERT INTO oauth_client (id, name, url, redirect_uris, expires_at, network, registered_at) SELECT 'client_' || i, 'n', '', '[]', 1, 'n' || i, i FROM n`)
	f.Equal("all", f.register("192.0.2.3", body).Code, 201)
	f.Equal("the oldest is gone", f.Column(`SELECT count(*) || ' ' || sum(id = 'client_1') || ' ' || sum(id = 'client_2') FROM oauth_client WHERE network IS NOT NULL`), []string{"10000 0 1"})
	f.Exec(`INSERT INTO api_key (id, account, name, kind, hash, hint, created_at, client) VALUES ('g', ?, 'G', 'grant', printf('%064d', 1), '', 0, '{"id":"client_2"}')`, f.ann.Account)
	f.Equal("more", f.register("192.0.2.4", body).Code, 201)
	f.Equal("one with a grant stays", f.Column(`SELECT group_concat(id) FROM oauth_client WHERE id IN ('client_2', 'client_3')`), []string{"client_2"})
	f.ann.OK(200, "GET", f.consentPath(query()), "") // documents have a limit of their own
	f.Equal("stored documents", len(f.Column(`SELECT id FROM oauth_client WHERE network IS NULL`)), 1)
}

// Anybody may get a network of 48 bits. It has 65,536 networks of 64 bits, by which the other limits count.
func TestRegistrationsOfLargerNetworksAreLimited(t *testing.T) {
	const body = `{"client_name":"a","redirect_uris":["https://a.example.com/"]}`
	for name, c := range map[string]struct {
		network func(n int) string
		most    int
		other   string
	}{
		"48 bits": {func(n int) string { return fmt.Sprintf("2001:db8:1:%x::/64", n) }, 60, "2001:db8:2:1::/64"},
		"32 bits": {func(n int) string { return fmt.Sprintf("2001:db8:%x:1::/64", n) }, 200, "2001:db9:1:1::/64"},
		"24 bits": {func(n int) string { return fmt.Sprintf("192.0.2.%d", n) }, 60, "192.0.3.1"},
	} {
		f := openRegistration(t)
		for n := range c.most {
			if status := f.register(c.network(n), body).Code; status != 201 {
				t.Fatalf("%s: got %d for registration %d, want 201", name, status, n)
			}
		}
		f.Equal(name, f.register(c.network(c.most), body).Code, 429)
		f.Equal(name+", another", f.register(c.other, body).Code, 201)
	}
}

func TestRegisteredClientIsCalledBackAtItsScheme(t *testing.T) {
	f := openRegistration(t)
	id := f.registered(cursorCallback)
	path := f.consentPath(query("client_id", id, "redirect_uri", cursorCallback))
	shown := f.ann.OK(200, "GET", path, "")
	f.Members("consent", shown, consoletest.Object{"redirect_host": "cursor://", "redirect_local": true})
	f.Members("the client proves nothing", shown["client"].(consoletest.Object), consoletest.Object{"name": "Cursor", "host": nil, "url": ""})
	f.Contains("redirect", f.decide(f.ann, path, "allow").String(), cursorCallback+"?")
	f.Equal("requests", len(f.web.requests), 0)
	f.ann.Refused("BAD_REQUEST", "request", "GET", f.consentPath(query("client_id", id, "redirect_uri", cursorCallback+"/x")), "")
	f.Vars["OAUTH_REDIRECT_SCHEMES"] = ""
	for _, method := range []string{"GET", "POST"} {
		f.ann.Refused("BAD_REQUEST", "request", method, path, `{"decision":"allow"}`)
	}
}

func TestRegisteredClientIsKeptWhileItHasAGrant(t *testing.T) {
	f := openRegistration(t)
	unused, used := f.registered(callback), f.registered(callback)
	authorization := query("client_id", used)
	f.tokens(f.redeem(f.decide(f.ann, f.consentPath(authorization), "allow").Query().Get("code"), "client_id", used))
	kept := func() []string { return f.Column(`SELECT id FROM oauth_client ORDER BY id`) }

	f.Clock = f.Clock.Add(24 * time.Hour)
	f.Cron()
	f.Equal("after a day", len(kept()), 2)
	f.Clock = f.Clock.Add(time.Millisecond)
	f.ann = f.SignIn("ann@example.com")
	f.ann.OK(200, "GET", f.consentPath(authorization), "") // also before the cron has seen the grant
	f.Cron()
	f.Equal("used", kept(), []string{used})
	f.refused("invalid_client", f.redeem(f.allow(), "client_id", unused))
	detail := f.ann.Refused("BAD_REQUEST", "request", "GET", f.consentPath(query("client_id", unused)), "")["detail"]
	f.Contains("unused", fmt.Sprint(detail), "not registered here any more")

	f.ann.OK(200, "DELETE", "/console/keys/"+f.grants()[0]["id"].(string), "")
	f.Clock = f.Clock.Add(24 * time.Hour)
	f.Cron()
	f.Equal("revoked, within a day", kept(), []string{used})
	f.Clock = f.Clock.Add(time.Millisecond)
	f.Cron()
	f.Equal("revoked, after a day", kept(), []string{})
}
