package e2e

import (
	"bufio"
	"encoding/json"
	"encoding/pem"
	"net"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"loupe/build/operate/dev"
)

// clientHost serves the metadata document of an OAuth client over https. The Worker runs on a loopback address, so it
// fetches documents from this machine too.
var clientHost = startClientHost()

func startClientHost() *httptest.Server {
	return httptest.NewTLSServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "application/json")
		json.NewEncoder(w).Encode(map[string]any{
			"client_id": "https://" + r.Host + r.URL.Path, "client_name": "Example client", "redirect_uris": []string{"http://127.0.0.1/callback"},
			"token_endpoint_auth_method": "none", "grant_types": []string{"authorization_code", "refresh_token"},
		})
	}))
}

// trustClientHost makes the Worker that is started next trust the certificate of clientHost.
func trustClientHost(folder string) error {
	file := filepath.Join(folder, "client-host.pem")
	certificate := pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: clientHost.Certificate().Raw})
	if err := os.WriteFile(file, certificate, 0o600); err != nil {
		return err
	}
	return os.Setenv("NODE_EXTRA_CA_CERTS", file)
}

// allow plays the user who allows an authorization request, and returns where the browser is sent.
func allow(v *visitor, authorizationURL string) string {
	v.Helper()
	response, err := http.DefaultTransport.RoundTrip(v.request("GET", strings.TrimPrefix(authorizationURL, v.url), ""))
	if err != nil {
		v.Fatal(err)
	}
	response.Body.Close()
	request, ok := strings.CutPrefix(response.Header.Get("Location"), "/dashboard/consent?request=")
	if !ok {
		v.Fatalf("%s: got %s to %q, want the consent page", authorizationURL, response.Status, response.Header.Get("Location"))
	}
	return v.ok(200, "POST", "/console/consent/"+request, `{"decision":"allow"}`)["redirect_to"].(string)
}

// oauthReport is what oauth.mjs prints.
type oauthReport struct {
	Calls             []string
	Redirects, Tokens int
	Consent           struct {
		Client       struct{ Name, Host string }
		RedirectHost string `json:"redirect_host"`
		CostPerCall  int    `json:"cost_per_call"`
	}
	Denied        struct{ Error, State, Iss string }
	State, Target string
	First, Second struct {
		AccessToken  string `json:"access_token"`
		RefreshToken string `json:"refresh_token"`
	}
	Revoked int
	Error   string
}

// The clients go from 401 to a tool call by themselves; the script only plays the user.
func TestOfficialTypeScriptClientsSignTheirUserIn(t *testing.T) {
	t.Parallel()
	const registering = "registering"
	for _, name := range []string{"client", "sdk", registering} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			u := signIn(t, name+"@example.com")
			library, document, host, redirect := name, clientHost.URL+"/client.json", strings.TrimPrefix(clientHost.URL, "https://"), "127.0.0.1"
			if name == registering {
				library, document, host, redirect = "sdk", "", "", "cursor://"
			}
			output, err := node(t, "oauth.mjs", library, service.URL+"/mcp", document, u.cookie, images.URL+"/photo.jpg")
			var r oauthReport
			if err == nil {
				err = json.Unmarshal(output, &r)
			}
			if err != nil || r.Error != "" {
				t.Fatalf("%v: %s", err, output)
			}
			if r.Denied.Error != "access_denied" || r.Denied.State != "a state with = and &" || r.Denied.Iss != service.URL || r.State != r.Denied.State {
				t.Errorf("got %+v, want access_denied, then the state again", r)
			}
			if c := r.Consent; c.Client.Name != "Example client" || c.Client.Host != host || c.RedirectHost != redirect || c.CostPerCall != 10 {
				t.Errorf("got the consent page %+v, want the client and the cost", c)
			}
			// The third sign-in is not needed: the client refreshes its tokens by itself.
			if strings.Join(r.Calls, " ") != "USD USD" || r.Redirects != 2 || r.Tokens != 2 || r.Revoked != 200 || r.First.RefreshToken == r.Second.RefreshToken {
				t.Errorf("got %+v, want two appraisals, two redirects, and tokens that were refreshed once", r)
			}
			if account, err := adminClient(service).Account(t.Context(), u.account); err != nil || account.Balance != 100-2*cost {
				t.Errorf("got %+v, %v, want 100 credits less two appraisals", account, err)
			}
			waitUntil(t, 90*time.Second, "the revoked token is refused", func() bool { return callConnector(t, "POST", "/mcp", r.Second.AccessToken).StatusCode == 401 })
		})
	}
}

// callConnector sends a ping with a bearer token.
func callConnector(t *testing.T, method, path, token string) *http.Response {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), method, service.URL+path, strings.NewReader(`{"jsonrpc":"2.0","id":1,"method":"ping"}`))
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("Authorization", "Bearer "+token)
	response, err := http.DefaultTransport.RoundTrip(r)
	if err != nil {
		t.Fatal(err)
	}
	response.Body.Close()
	return response
}

// oauthTokens is a response of the token endpoint.
type oauthTokens struct {
	AccessToken  string `json:"access_token"`
	RefreshToken string `json:"refresh_token"`
	Error        string
}

// postToken sends a request to the token endpoint as the client of clientHost.
func postToken(t *testing.T, form url.Values) (tokens oauthTokens) {
	t.Helper()
	form.Set("client_id", clientHost.URL+"/client.json")
	r, err := http.PostForm(service.URL+"/oauth/token", form)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Body.Close()
	if err := json.NewDecoder(r.Body).Decode(&tokens); err != nil || (r.StatusCode == 200) != (tokens.AccessToken != "" && tokens.RefreshToken != "" && tokens.Error == "") {
		t.Fatalf("got %s, %+v, %v, want tokens or an error", r.Status, tokens, err)
	}
	return tokens
}

// connectClient returns the tokens of a new grant, and the form that redeemed its code.
func connectClient(t *testing.T, v *visitor) (oauthTokens, url.Values) {
	t.Helper()
	const redirectURI = "http://127.0.0.1:1/callback"
	target, err := url.Parse(allow(v, service.URL+"/oauth/authorize?"+url.Values{
		"response_type": {"code"}, "client_id": {clientHost.URL + "/client.json"}, "redirect_uri": {redirectURI}, "resource": {service.URL + "/mcp"},
		"code_challenge": {"E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"}, "code_challenge_method": {"S256"}, // of RFC 7636 appendix B
	}.Encode()))
	if err != nil {
		t.Fatal(err)
	}
	form := url.Values{"grant_type": {"authorization_code"}, "code": {target.Query().Get("code")}, "redirect_uri": {redirectURI},
		"code_verifier": {"dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"}}
	return postToken(t, form), form
}

// The statements of the token endpoint depend on what D1 reports of a batch.
func TestUsedCodesAndRefreshTokensRevokeTheirGrants(t *testing.T) {
	t.Parallel()
	v := signIn(t, "reuse@example.com")
	refused := func(token string) func() bool {
		return func() bool { return callConnector(t, "POST", "/mcp", token).StatusCode == 401 }
	}
	first, code := connectClient(t, v)
	if got := postToken(t, code); got.Error != "invalid_grant" {
		t.Errorf("used code: got %+v, want invalid_grant", got)
	}
	waitUntil(t, 90*time.Second, "the used code's token is refused", refused(first.AccessToken))

	second, _ := connectClient(t, v)
	refresh := url.Values{"grant_type": {"refresh_token"}, "refresh_token": {second.RefreshToken}}
	third := postToken(t, refresh)
	if got := callConnector(t, "POST", "/mcp", third.AccessToken).StatusCode; got != 200 {
		t.Fatalf("refreshed token: got %d, want 200", got)
	}
	if got := postToken(t, refresh); got.Error != "invalid_grant" {
		t.Errorf("used refresh token: got %+v, want invalid_grant", got)
	}
	waitUntil(t, 90*time.Second, "the refreshed token is refused", refused(third.AccessToken))
	if got := postToken(t, url.Values{"grant_type": {"refresh_token"}, "refresh_token": {third.RefreshToken}}); got.Error != "invalid_grant" {
		t.Errorf("refresh token of a revoked grant: got %+v, want invalid_grant", got)
	}
}

// freePort returns a TCP port on 127.0.0.1 on which nobody listens.
func freePort(t *testing.T) string {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()
	_, port, err := net.SplitHostPort(listener.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	return port
}

// The suite prints the URL that the user has to visit; the test visits it.
func TestAuthorizationServerConformance(t *testing.T) {
	t.Parallel()
	v := signIn(t, "conformance@example.com")
	root, err := dev.Root()
	if err != nil {
		t.Fatal(err)
	}
	for _, version := range []string{"2026-07-28", "2025-11-25"} {
		command := exec.CommandContext(t.Context(), filepath.Join(root, "build/toolchain/node.sh"), "node", "node_modules/@modelcontextprotocol/conformance/dist/index.js", "authorization",
			"--url", service.URL, "--client-id", clientHost.URL+"/client.json", "--resource", service.URL+"/mcp", "--port", freePort(t), "--spec-version", version, "-o", t.TempDir())
		command.Dir = filepath.Join(root, clients)
		output, err := command.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		command.Stderr = command.Stdout
		if err := command.Start(); err != nil {
			t.Fatal(err)
		}
		var text strings.Builder
		for lines := bufio.NewScanner(output); lines.Scan(); {
			line := lines.Text()
			text.WriteString(line + "\n")
			if strings.HasPrefix(line, service.URL+"/oauth/authorize?") {
				callback := allow(v, line)
				waitUntil(t, 30*time.Second, "the suite receives the code", func() bool { // it prints the URL before it listens
					response, err := http.Get(callback)
					if err == nil {
						response.Body.Close()
					}
					return err == nil
				})
			}
		}
		if err := command.Wait(); err != nil || !strings.Contains(text.String(), "Total: 3 passed, 0 failed") {
			t.Errorf("%s: %v:\n%s", version, err, &text)
		}
	}
}
