package e2e

import (
	"bufio"
	"encoding/json"
	"encoding/pem"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
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
	State         string
	First, Second struct {
		AccessToken  string `json:"access_token"`
		RefreshToken string `json:"refresh_token"`
	}
	Ended int // the status of the response that ended the client's access
	Error string
}

// The clients go from 401 to a tool call by themselves; the script only plays the user. In the end, the registering client uses its first
// refresh token again, which ends its access. The others revoke theirs.
func TestOfficialTypeScriptClientsSignTheirUserIn(t *testing.T) {
	t.Parallel()
	const registering = "registering"
	for _, name := range []string{"client", "sdk", registering} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			u := signIn(t, name+"@example.com")
			library, document, host, redirect, ended := name, clientHost.URL+"/client.json", strings.TrimPrefix(clientHost.URL, "https://"), "127.0.0.1", 200
			if name == registering {
				library, document, host, redirect, ended = "sdk", "", "", "cursor://", 400
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
			if strings.Join(r.Calls, " ") != "USD USD" || r.Redirects != 2 || r.Tokens != 2 || r.Ended != ended || r.First.RefreshToken == r.Second.RefreshToken {
				t.Errorf("got %+v, want two appraisals, two redirects, and tokens that were refreshed once", r)
			}
			if account, err := adminClient(service).Account(t.Context(), u.account); err != nil || account.Balance != 100-2*cost {
				t.Errorf("got %+v, %v, want 100 credits less two appraisals", account, err)
			}
			waitUntil(t, 90*time.Second, "the last token is refused", func() bool { return ping(t, r.Second.AccessToken) == 401 })
		})
	}
}

// node runs a script of Node.js and returns its output.
func node(t *testing.T, args ...string) (output []byte, err error) {
	t.Helper()
	output, err = nodeCommand(t, args...).Output()
	if exit, ok := err.(*exec.ExitError); ok {
		t.Logf("%s: %s", args, exit.Stderr)
	}
	return output, err
}

func nodeCommand(t *testing.T, args ...string) *exec.Cmd {
	return exec.CommandContext(t.Context(), "../../build/toolchain/node.sh", append([]string{"node"}, args...)...)
}

// ping sends a ping to the connector with a bearer token, and returns the response's status.
func ping(t *testing.T, token string) int {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), "POST", service.URL+"/mcp", strings.NewReader(`{"jsonrpc":"2.0","id":1,"method":"ping"}`))
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
	return response.StatusCode
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
	for _, version := range []string{"2026-07-28", "2025-11-25"} {
		command := nodeCommand(t, "../node_modules/@modelcontextprotocol/conformance/dist/index.js", "authorization",
			"--url", service.URL, "--client-id", clientHost.URL+"/client.json", "--resource", service.URL+"/mcp", "--port", freePort(t), "--spec-version", version, "-o", t.TempDir())
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
