package oauth_test

import (
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"loupe/worker/console/consoletest"
	"loupe/worker/console/oauth/protocol"
)

// Whatever is in the request, the authorization endpoint leads to the consent page of this site and nowhere else.
func TestAuthorizationEndpointNeverRedirectsToAnotherSite(t *testing.T) {
	f := open(t)
	for _, q := range []string{
		query(), query("redirect_uri", "https://evil.example.com/"), query("client_id", "https://evil.example.com/x"), query("response_type", "token"),
		query("prompt", "none"), "", "%zz", "//evil.example.com", "redirect_uri=https://evil.example.com/&return_to=//evil.example.com", "a=\\&b=\r\n",
	} {
		r := consoletest.Request("GET", "/oauth/authorize", "")
		r.URL.RawQuery = q
		w := f.Do(r)
		location := w.Header().Get("Location")
		request, ok := strings.CutPrefix(location, "/dashboard/consent?request=")
		if got, err := base64.RawURLEncoding.DecodeString(request); w.Code != 302 || !ok || err != nil || string(got) != q {
			t.Errorf("%q: got status %d to %q, want the consent page with the query", q, w.Code, location)
		}
		for _, name := range []string{"Cache-Control", "Referrer-Policy"} {
			if value := w.Header().Get(name); value != "no-store" && value != "no-referrer" {
				t.Errorf("%q: got %s %q, want no-store or no-referrer", q, name, value)
			}
		}
	}
	f.Equal("requests", len(f.web.requests), 0)
	f.Equal("a long query", f.Do(consoletest.Request("GET", "/oauth/authorize?state="+strings.Repeat("x", 8000), "")).Code, 400)
}

func TestUnusableRequestsAreRefusedBeforeConsent(t *testing.T) {
	f := open(t)
	f.web.documents["https://bad.example.com/x"] = document(clientID, "Impostor")
	for q, want := range map[string]string{
		query("client_id", ""):                             "client_id is missing",
		query("client_id", "https://bad.example.com/x"):    "client_id that is not the URL",
		query("redirect_uri", "https://evil.example.com/"): "redirect_uri is not one of",
		query("resource", consoletest.Origin+"/api"):       "resource must be either http://localhost/mcp or http://localhost/api/v1",
	} {
		path := f.consentPath(q)
		for _, method := range []string{"GET", "POST"} {
			p := f.ann.Refused("BAD_REQUEST", "request", method, path, `{"decision":"allow"}`)
			f.Contains(method+" "+q, p["detail"].(string), want)
		}
	}
	f.ann.Refused("BAD_REQUEST", "request", "GET", "/console/consent/!!", "")
	f.ann.Refused("BAD_REQUEST", "decision", "POST", f.consentPath(query()), `{"decision":"maybe"}`)
	f.Equal("codes", len(f.Column(`SELECT hash FROM authorization_code`)), 0)
}

func TestClientDocumentIsFetchedSafely(t *testing.T) {
	f := open(t)
	path := f.consentPath(query())
	const json = "application/json"
	for name, test := range map[string]struct {
		answer func() *http.Response
		want   string
	}{
		"status 404": {answer(404, "{}", "Content-Type", json), "status 404"},
		"status 201": {answer(201, "{}", "Content-Type", json), "status 201"},
		"redirect":   {answer(302, "", "Location", otherID), "status 302"},
		"page":       {answer(200, "<html>", "Content-Type", "text/html"), "Content-Type"},
		"no type":    {answer(200, "{}", "Content-Type", ""), "Content-Type"},
		"JavaScript": {answer(200, "{}", "Content-Type", "text/json"), "Content-Type"},
		"too large":  {answer(200, strings.Repeat(" ", 10<<10+1), "Content-Type", json), "more than 10 kB"},
		"interrupted": {func() *http.Response {
			r := answer(200, "", "Content-Type", json)()
			r.Body = io.NopCloser(broken{})
			return r
		}, "could not be reached"},
		"unreachable":      {nil, "could not be reached"},
		"malformed":        {answer(200, "{", "Content-Type", json), ""},
		"another client's": {document(otherID, "Other"), ""},
	} {
		if f.web.documents[clientID] = test.answer; test.answer == nil {
			delete(f.web.documents, clientID)
		}
		f.Clock = f.Clock.Add(time.Minute) // a failure is remembered for so long
		code, field := "UNAVAILABLE", ""
		if test.want == "" {
			code, field = "BAD_REQUEST", "request"
		}
		f.Contains(name, f.ann.Refused(code, field, "GET", path, "")["detail"].(string), test.want)
	}
	f.Equal("stored clients", len(f.Column(`SELECT id FROM oauth_client`)), 0)
	for _, r := range f.web.requests {
		if r.URL.String() != clientID || r.Method != "GET" || r.Header.Get("Cookie") != "" || r.Header.Get("Authorization") != "" {
			t.Errorf("got request %s %s %v, want plain GETs of the client's document only", r.Method, r.URL, r.Header)
		}
	}
	f.Clock = f.Clock.Add(time.Minute)
	f.web.documents[clientID] = document(clientID, "Example", "Content-Type", "application/client+json; charset=utf-8")
	f.ann.OK(200, "GET", path, "")
}

// Without this, a page could make the service send requests at will.
func TestFailedDocumentsAreNotFetchedAgainForAMinute(t *testing.T) {
	f := open(t)
	path := f.consentPath(query())
	f.web.documents[clientID] = answer(200, "{", "Content-Type", "application/json")
	first := f.ann.Refused("BAD_REQUEST", "request", "GET", path, "")
	f.Clock = f.Clock.Add(time.Minute - time.Millisecond)
	f.Equal("within a minute", f.ann.Refused("BAD_REQUEST", "request", "GET", path, "")["detail"], first["detail"])
	f.Equal("requests", len(f.web.requests), 1)
	f.Clock = f.Clock.Add(time.Millisecond)
	f.web.documents[clientID] = document(clientID, "Example")
	f.ann.OK(200, "GET", path, "")
	f.Cron()
	f.Clock = f.Clock.Add(time.Minute)
	f.Cron()
	f.Equal("after the cron", len(f.Column(`SELECT id FROM oauth_client_failure`)), 0)
}

// A user's failures, even of the same document or host, don't count for other users. The log has the host of a document only.
func TestFailuresAreLimitedByUser(t *testing.T) {
	f := open(t)
	ben := f.SignIn("ben@example.com")
	fail := func(id string) {
		f.Helper()
		f.ann.Refused("UNAVAILABLE", "", "GET", f.consentPath(query("client_id", id)), "")
	}
	f.web.documents[clientID] = answer(500, "")
	fail(clientID)
	for n := range 8 {
		fail(fmt.Sprintf("https://%s/%d?token=hush", protocol.ClientHost(clientID), n))
	}
	f.Equal("requests to one host", len(f.web.requests), 5)
	for n := range 30 {
		fail(fmt.Sprintf("https://evil%d.example.net/c", n))
	}
	f.Equal("requests to all hosts", len(f.web.requests), 20)
	f.web.documents[clientID] = document(clientID, "Example")
	fail(clientID)
	ben.OK(200, "GET", f.consentPath(query()), "")
	if log := f.Logged.String(); !strings.Contains(log, "evil1.example.net: ") || strings.Contains(log, "hush") || strings.Contains(log, "/c") {
		t.Errorf("got the log %q, want the hosts only", log)
	}
}

type broken struct{}

func (broken) Read([]byte) (int, error) { return 0, errors.New("reset") }

// The document's host may be this machine only if the console itself is on this machine.
func TestLoopbackClientIsForDevelopersOnly(t *testing.T) {
	f := open(t)
	const id = "https://127.0.0.1:9443/client.json"
	f.web.documents[id] = document(id, "Local")
	path := f.consentPath(query("client_id", id))
	f.ann.OK(200, "GET", path, "")
	r := f.ann.Request("GET", path, "")
	r.Host = "loupe.example.com"
	f.Vars["DEV_SIGN_IN"] = ""
	f.Exec(`UPDATE session SET issuer = 'https://issuer.example.com'`)
	if w := f.Do(r); w.Code != 400 || !strings.Contains(w.Body.String(), "client_id must") {
		t.Errorf("on a public host: got %d %s, want 400", w.Code, w.Body)
	}
}

func TestMetadataDocumentsAreOfTheRequestsHost(t *testing.T) {
	f := open(t)
	get := func(host, path string) (int, string) {
		r := consoletest.Request("GET", "/.well-known/"+path, "")
		r.Host = host
		w := f.Do(r)
		f.Equal(path, w.Header().Get("Access-Control-Allow-Origin"), "*")
		return w.Code, w.Body.String()
	}
	const server, resource = "oauth-authorization-server", "oauth-protected-resource"
	for host, origin := range map[string]string{"loupe.example.com": "https://loupe.example.com", "localhost:8788": "http://localhost:8788", "[::1]:8788": "http://[::1]:8788"} {
		_, text := get(host, server)
		f.Contains(host, text, `{"issuer":"`+origin+`","authorization_endpoint":"`+origin+`/oauth/authorize"`)
		for _, path := range []string{resource, resource + "/mcp"} {
			_, text := get(host, path)
			f.Contains(host, text, `{"resource":"`+origin+`/mcp","resource_name":"loupe","authorization_servers":["`+origin+`"]`)
		}
	}
	f.Vars["DEV_SIGN_IN"] = ""
	for _, path := range []string{server, resource, resource + "/mcp"} {
		status, _ := get("loupe.example.com", path)
		f.Equal(path+" without a way to sign in", status, 404)
	}
}

func TestBrowsersMaySendRequestsFromAnyPage(t *testing.T) {
	f := open(t)
	for _, path := range []string{"/.well-known/oauth-authorization-server", "/.well-known/oauth-protected-resource/mcp", "/oauth/token", "/oauth/revoke", "/oauth/register"} {
		h := f.Do(consoletest.Request("OPTIONS", path, "")).Header()
		if h.Get("Access-Control-Allow-Origin") != "*" || !strings.Contains(h.Get("Access-Control-Allow-Headers"), "MCP-Protocol-Version") || h.Get("Access-Control-Allow-Credentials") != "" {
			t.Errorf("%s: got %v, want every origin, without credentials", path, h)
		}
	}
	for _, path := range []string{"/oauth/authorize?" + query(), "/console/consent/x", "/console/keys"} {
		f.Equal(path, f.Do(consoletest.Request("GET", path, "")).Header().Get("Access-Control-Allow-Origin"), "")
	}
}

// Above the limit a document is fetched for each request.
func TestStoredDocumentsAreLimited(t *testing.T) {
	f := open(t)
	f.Exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
		INSERT INTO oauth_client (id, name, url, redirect_uris, expires_at) SELECT 'https://client' || i || '.example.com/x', 'n', 'https://a.example.com/', '[]', 1 FROM n`)
	for range 2 {
		f.ann.OK(200, "GET", f.consentPath(query()), "")
	}
	f.Equal("stored", f.Column(`SELECT id FROM oauth_client WHERE id = ?`, clientID), []string{})
	f.Equal("requests", len(f.web.requests), 2)
}

// The user who gives access decides what it may spend. Otherwise an agent in a loop could spend the account.
func TestGrantHasTheLimitsThatItsUserChose(t *testing.T) {
	f := open(t)
	for body, want := range map[string]consoletest.Object{
		`{"decision":"allow"}`: {"credits_per_day": 200.0, "credits_per_month": 2000.0},
		`{"decision":"allow","credits_per_day":50,"credits_per_month":70}`:     {"credits_per_day": 50.0, "credits_per_month": 70.0},
		`{"decision":"allow","credits_per_day":null}`:                          {"credits_per_day": nil, "credits_per_month": 2000.0},
		`{"decision":"allow","credits_per_day":null,"credits_per_month":null}`: {"credits_per_day": nil, "credits_per_month": nil},
	} {
		f.Clock = f.Clock.Add(time.Second)
		target, err := url.Parse(f.ann.OK(200, "POST", f.consentPath(query()), body)["redirect_to"].(string))
		if err != nil {
			t.Fatal(err)
		}
		f.tokens(f.redeem(target.Query().Get("code")))
		f.Members(body, f.grants()[0], want)
	}
	for _, field := range []string{"credits_per_day", "credits_per_month"} {
		f.ann.Refused("BAD_REQUEST", field, "POST", f.consentPath(query()), `{"decision":"allow","`+field+`":9}`)
		f.ann.Refused("BAD_REQUEST", field, "POST", f.consentPath(query()), `{"decision":"allow","`+field+`":"none"}`)
	}
}
