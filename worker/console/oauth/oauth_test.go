package oauth_test

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"
	"time"

	"loupe/core/store/account"
	"loupe/worker/console/consoletest"
)

const (
	clientID = "https://client.example.com/oauth/metadata.json"
	otherID  = "https://other.example.com/oauth/metadata.json"
	callback = "https://client.example.com/callback"
	verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
	resource = consoletest.Origin + "/mcp"
	state    = "a state"
)

// web is the transport of a console: the documents of clients, by their URL.
type web struct {
	documents map[string]func() *http.Response
	requests  []*http.Request
}

func (w *web) RoundTrip(r *http.Request) (*http.Response, error) {
	w.requests = append(w.requests, r)
	answer, found := w.documents[r.URL.String()]
	if !found {
		return nil, errors.New("no such host")
	}
	return answer(), nil
}

// document returns an answer with a client's metadata document. Changes are header names and values.
func document(id, name string, headers ...string) func() *http.Response {
	text, _ := json.Marshal(map[string]any{"client_id": id, "client_name": name, "redirect_uris": []string{callback, "http://127.0.0.1/callback"}})
	return answer(200, string(text), append([]string{"Content-Type", "application/json"}, headers...)...)
}

func answer(status int, body string, headers ...string) func() *http.Response {
	return func() *http.Response {
		w := httptest.NewRecorder()
		for i := 0; i < len(headers); i += 2 {
			w.Header().Set(headers[i], headers[i+1])
		}
		w.WriteHeader(status)
		io.WriteString(w, body)
		return w.Result()
	}
}

// fixture is a console with a signed-in user and two clients.
type fixture struct {
	*consoletest.Fixture
	ann *consoletest.User
	web *web
}

func open(t *testing.T) *fixture {
	t.Helper()
	f := &fixture{Fixture: consoletest.Open(t), web: &web{documents: map[string]func() *http.Response{
		clientID: document(clientID, "Example"), otherID: document(otherID, "Other"),
	}}}
	f.Transport = f.web
	f.ann = f.SignIn("ann@example.com")
	return f
}

// query returns the query of an authorization request, with changes: name and value, "" to leave the parameter out.
func query(changes ...string) string {
	return values(url.Values{
		"response_type": {"code"}, "client_id": {clientID}, "redirect_uri": {callback}, "state": {state},
		"code_challenge": {challengeOf(verifier)}, "code_challenge_method": {"S256"}, "resource": {resource},
	}, changes).Encode()
}

func values(v url.Values, changes []string) url.Values {
	for i := 0; i < len(changes); i += 2 {
		v.Del(changes[i])
		if changes[i+1] != "" {
			v.Set(changes[i], changes[i+1])
		}
	}
	return v
}

func challengeOf(verifier string) string {
	digest := sha256.Sum256([]byte(verifier))
	return base64.RawURLEncoding.EncodeToString(digest[:])
}

// consentPath sends an authorization request and returns the path from which the consent page reads it.
func (f *fixture) consentPath(query string) string {
	f.Helper()
	w := f.Do(consoletest.Request("GET", "/oauth/authorize?"+query, ""))
	request, ok := strings.CutPrefix(w.Header().Get("Location"), "/dashboard/consent?request=")
	if w.Code != 302 || !ok {
		f.Fatalf("%s: got status %d to %q, want a redirect to the consent page", query, w.Code, w.Header().Get("Location"))
	}
	return "/console/consent/" + request
}

// decide sends the user's decision and returns the URL that the browser opens next.
func (f *fixture) decide(user *consoletest.User, path, decision string) *url.URL {
	f.Helper()
	u, err := url.Parse(user.OK(200, "POST", path, `{"decision":"`+decision+`"}`)["redirect_to"].(string))
	if err != nil {
		f.Fatal(err)
	}
	return u
}

// allow lets the user allow a request with these changes, and returns the code.
func (f *fixture) allow(changes ...string) string {
	f.Helper()
	return f.decide(f.ann, f.consentPath(query(changes...)), "allow").Query().Get("code")
}

// response is the status of a response with its decoded body, nil if it has none.
type response struct {
	status int
	body   consoletest.Object
}

// post sends a form.
func (f *fixture) post(path string, form url.Values, headers ...string) response {
	f.Helper()
	r := consoletest.Request("POST", path, form.Encode())
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	for i := 0; i < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	w := f.Do(r)
	if w.Header().Get("Cache-Control") != "no-store" || w.Header().Get("Access-Control-Allow-Origin") != "*" {
		f.Errorf("%s: got headers %v, want no-store and every origin", path, w.Header())
	}
	if w.Body.Len() == 0 {
		return response{status: w.Code}
	}
	return response{w.Code, consoletest.Body(f.T, w)}
}

func (f *fixture) redeem(code string, changes ...string) response {
	f.Helper()
	return f.post("/oauth/token", values(url.Values{
		"grant_type": {"authorization_code"}, "client_id": {clientID}, "code": {code}, "redirect_uri": {callback},
		"code_verifier": {verifier}, "resource": {resource},
	}, changes))
}

func (f *fixture) refresh(token string, changes ...string) response {
	f.Helper()
	return f.post("/oauth/token", values(url.Values{
		"grant_type": {"refresh_token"}, "client_id": {clientID}, "refresh_token": {token}, "resource": {resource},
	}, changes))
}

// connect returns the tokens of a new grant.
func (f *fixture) connect() (access, refresh string) {
	f.Helper()
	return f.tokens(f.redeem(f.allow()))
}

// tokens checks a successful response of the token endpoint and returns its tokens.
func (f *fixture) tokens(r response) (access, refresh string) {
	f.Helper()
	access, _ = r.body["access_token"].(string)
	refresh, _ = r.body["refresh_token"].(string)
	if r.status != 200 || !account.WellFormed(access) || !account.WellFormed(refresh) || !strings.HasPrefix(refresh, "loupe_refresh_") ||
		r.body["token_type"] != "Bearer" || r.body["expires_in"] != 3600.0 || r.body["scope"] != "appraise" {
		f.Fatalf("got %v, want two tokens", r)
	}
	return access, refresh
}

// refused checks that a response is an OAuth error.
func (f *fixture) refused(code string, r response) {
	f.Helper()
	if description, _ := r.body["error_description"].(string); r.status != 400 || r.body["error"] != code || description == "" || len(r.body) != 2 {
		f.Errorf("got %v, want 400 %s with a description", r, code)
	}
}

// works reports whether the data plane would accept an access token: the token and its grant are active.
func (f *fixture) works(token string) bool {
	f.Helper()
	return len(f.Column(`SELECT k.account FROM access_token t JOIN api_key k ON k.id = t.api_key
		WHERE t.hash = ? AND t.audience = 'mcp' AND t.expires_at > ? AND k.revoked_at IS NULL`, account.HashKey(token), f.Millis())) == 1
}

// grants returns the user's grants as GET /console/keys lists them.
func (f *fixture) grants() (grants []consoletest.Object) {
	f.Helper()
	for _, item := range f.ann.OK(200, "GET", "/console/keys", "")["items"].([]any) {
		if key := item.(consoletest.Object); key["kind"] == "grant" {
			grants = append(grants, key)
		}
	}
	return grants
}

func TestRefusedRequestsUseNothingUp(t *testing.T) {
	f := open(t)
	code := f.allow()
	for _, changes := range [][]string{
		{"client_id", otherID}, {"redirect_uri", "http://127.0.0.1/callback"}, {"code_verifier", strings.Repeat("x", 43)},
		{"code", account.NewKey("loupe_code", [32]byte{1})}, {"code", code[:len(code)-1]},
	} {
		f.refused("invalid_grant", f.redeem(code, changes...))
	}
	f.Equal("grants", len(f.grants()), 0)
	access, refresh := f.tokens(f.redeem(code))
	f.refused("invalid_grant", f.refresh(refresh, "client_id", otherID))
	for _, token := range []string{access, account.NewKey("loupe_refresh", [32]byte{1})} {
		f.refused("invalid_grant", f.refresh(token))
	}
	f.Vars["SERVICE_NAME"] = "magnifier" // tokens of an earlier name stay valid
	f.Equal("refresh", f.refresh(refresh).status, 200)
}

func TestTokenEndpointTakesFormsWithoutCredentials(t *testing.T) {
	f := open(t)
	for _, headers := range [][]string{{"Content-Type", "application/json"}, {"Content-Type", ""}, {"Content-Type", "multipart/form-data"}} {
		f.refused("invalid_request", f.post("/oauth/token", url.Values{"grant_type": {"authorization_code"}}, headers...))
	}
	f.refused("invalid_request", f.post("/oauth/token", url.Values{"padding": {strings.Repeat("x", 70000)}}))
	if r := f.post("/oauth/token", nil, "Authorization", "Basic YTpi"); r.status != 401 || r.body["error"] != "invalid_client" {
		t.Errorf("credentials: got %v, want 401 invalid_client", r)
	}
	for _, path := range []string{"/oauth/token", "/oauth/revoke"} {
		f.Equal("GET "+path, f.Do(consoletest.Request("GET", path+"?grant_type=authorization_code", "")).Code, 405)
	}
}

func TestCodeExpires(t *testing.T) {
	f := open(t)
	code := f.allow()
	f.Clock = f.Clock.Add(time.Minute)
	f.refused("invalid_grant", f.redeem(code))
	code = f.allow()
	f.Clock = f.Clock.Add(time.Minute - time.Millisecond)
	access, _ := f.tokens(f.redeem(code))
	f.Clock = f.Clock.Add(time.Minute)
	f.refused("invalid_grant", f.redeem(code)) // a second use ends the grant, although the code has expired
	f.Equal("the access token works", f.works(access), false)
}

// The code of a user who is no longer a member of the account that the user allowed gives no access to it.
func TestCodeOfARemovedMemberIsRefused(t *testing.T) {
	f := open(t)
	code := f.allow()
	f.Exec(`DELETE FROM membership WHERE user = ?`, f.ann.ID)
	f.refused("invalid_grant", f.redeem(code))
	f.Equal("grants", f.Column(`SELECT count(*) FROM api_key`)[0], "0")
}

func TestUnusedGrantEndsAfter90Days(t *testing.T) {
	f := open(t)
	_, refresh := f.connect()
	f.Clock = f.Clock.Add(89 * 24 * time.Hour)
	_, refresh = f.tokens(f.refresh(refresh))
	f.Clock = f.Clock.Add(89 * 24 * time.Hour)
	f.Cron()
	f.ann = f.SignIn("ann@example.com")
	if grants := f.grants(); grants[0]["revoked_at"] != nil {
		t.Fatalf("got %v, want the grant active", grants)
	}
	f.Clock = f.Clock.Add(24 * time.Hour)
	f.refused("invalid_grant", f.refresh(refresh))
	f.Cron()
	ended := f.grants()[0]["revoked_at"]
	f.Clock = f.Clock.Add(time.Minute)
	f.Cron()
	if again := f.grants()[0]["revoked_at"]; ended == nil || again != ended {
		t.Errorf("got the grant revoked at %v, then at %v, want it revoked once", ended, again)
	}
}

func TestCronDeletesOldCodesAndTokens(t *testing.T) {
	f := open(t)
	_, refresh := f.connect()
	f.Clock = f.Clock.Add(time.Minute)
	_, refresh = f.tokens(f.refresh(refresh))
	f.allow()
	count := func() string {
		return strings.Join(f.Column(`SELECT (SELECT count(*) FROM oauth_client) || ' ' || (SELECT count(*) FROM authorization_code) || ' ' || (SELECT count(*) FROM refresh_token)`), "")
	}
	f.Cron()
	f.Equal("at once", count(), "1 2 2")
	f.Clock = f.Clock.Add(29 * 24 * time.Hour)
	_, refresh = f.tokens(f.refresh(refresh))
	f.Cron()
	f.Equal("after 29 days", count(), "0 2 3")
	f.Clock = f.Clock.Add(2 * 24 * time.Hour)
	f.Cron()
	f.Equal("after 31 days", count(), "0 0 2")
	f.tokens(f.refresh(refresh))
}

func TestRevocationTellsNothingOfATokenThatIsNotTheClients(t *testing.T) {
	f := open(t)
	revoke := func(token string, changes ...string) response {
		return f.post("/oauth/revoke", values(url.Values{"token": {token}, "client_id": {clientID}, "token_type_hint": {"other"}}, changes))
	}
	access, refresh := f.connect()
	f.Memory.Values[account.GrantKey(account.HashKey(access))] = "cached"
	for _, token := range []string{access, refresh} {
		f.refused("unauthorized_client", revoke(token, "client_id", otherID))
	}
	_, key := f.NewKey(f.ann.Account)
	for _, token := range []string{"none", account.NewKey("loupe", [32]byte{1}), account.NewKey("loupe_refresh", [32]byte{1}), key} {
		f.Equal("revocation of "+token, revoke(token), response{status: 200})
	}
	f.Equal("revoked keys", len(f.Column(`SELECT id FROM api_key WHERE revoked_at IS NOT NULL`)), 0)
	f.refused("invalid_request", revoke(""))
	f.Equal("the token works", f.works(access), true)
	f.Equal("revocation", revoke(access), response{status: 200})
	f.Equal("cached grants", len(f.Memory.Values), 0)
}

func TestGrantsAreLimited(t *testing.T) {
	f := open(t)
	path := f.consentPath(query())
	f.Exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100)
		INSERT INTO api_key (id, account, name, kind, hash, hint, created_at, client) SELECT 'key_' || i, ?, 'n', 'grant', printf('%064d', i), '', 0, '{"id":"i"}' FROM n`, f.ann.Account)
	f.ann.Refused("CONFLICT", "", "POST", path, `{"decision":"allow"}`)
	f.ann.OK(200, "DELETE", "/console/keys/key_1", "")
	f.decide(f.ann, path, "allow")
}

func TestCodesAreLimited(t *testing.T) {
	f := open(t)
	path := f.consentPath(query())
	for range 100 {
		f.decide(f.ann, path, "allow")
	}
	f.ann.Refused("CONFLICT", "", "POST", path, `{"decision":"allow"}`)
	f.decide(f.SignIn("bob@example.com"), path, "allow")
	f.Clock = f.Clock.Add(time.Hour)
	f.decide(f.ann, path, "allow")
}

// A client that refreshes too often keeps its grant.
func TestRefreshesAreLimited(t *testing.T) {
	f := open(t)
	_, refresh := f.connect()
	stolen := refresh
	for range 100 {
		_, refresh = f.tokens(f.refresh(refresh))
	}
	if r := f.refresh(refresh); r.status != 429 || r.body["error"] != "temporarily_unavailable" {
		t.Errorf("got %v, want 429 temporarily_unavailable", r)
	}
	f.Clock = f.Clock.Add(time.Hour)
	for range 100 {
		_, refresh = f.tokens(f.refresh(refresh))
	}
	f.refused("invalid_grant", f.refresh(stolen)) // a second use is found above the limit too
}
