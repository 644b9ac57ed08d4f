// Package console tests the sign-in of the control plane against oidc-provider, a certified implementation of OpenID
// Connect: natively, and in workerd, which verifies signatures by WebCrypto.
package console

import (
	"bytes"
	"encoding/json"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"testing"
	"time"

	"loupe/build/dev"
	"loupe/tests/fixture"
	"loupe/worker/console/consoletest"
)

const clientSecret = "a secret of the tests: %&=+:"

// startNative starts a console in this process.
func startNative(t *testing.T) (f *consoletest.Fixture, origin string) {
	f = consoletest.Open(t)
	f.Clock = time.Now()
	server := httptest.NewServer(f)
	t.Cleanup(server.Close)
	return f, server.URL
}

// configure makes a console use a client of an issuer.
func configure(f *consoletest.Fixture, issuer, client string) {
	f.Vars["OIDC_ISSUER"], f.Vars["OIDC_CLIENT_ID"], f.Vars["OIDC_CLIENT_SECRET"] = issuer, client, clientSecret
	if client == "public" {
		f.Vars["OIDC_CLIENT_SECRET"] = ""
	}
}

func TestSignInByOIDCProvider(t *testing.T) {
	f, origin := startNative(t)
	issuer := startProvider(t, "60", origin+"/auth/callback/oidc")
	for _, client := range []string{"rs256", "es256", "public"} {
		t.Run(client, func(t *testing.T) {
			configure(f, issuer, client)
			b := newBrowser(t, origin)
			location, signedIn := b.finish(b.agree(b.begin(), client))
			if location != "/dashboard/keys" || !signedIn {
				t.Errorf("got %q, signed in %v, want the page signed in: %s", location, signedIn, &f.Logged)
			}
			if got := f.Column(`SELECT u.email || ' ' || u.name FROM identity i JOIN user u ON u.id = i.user WHERE issuer = ? AND subject = ?`, issuer, client); len(got) != 1 ||
				got[0] != client+"@example.com Name of "+client {
				t.Errorf("got users %q, want one with the address and the name of %s", got, client)
			}
		})
	}
}

func TestForgedSignInsAtOIDCProviderFail(t *testing.T) {
	f, origin := startNative(t)
	issuer := startProvider(t, "60", origin+"/auth/callback/oidc")
	configure(f, issuer, "rs256")
	for name, test := range map[string]struct {
		want string
		sign func(b *browser) (callback string)
	}{
		"wrong state":  {"sign_in_expired", func(b *browser) string { return change(b.agree(b.begin(), "ann"), "state", "x") }},
		"wrong issuer": {"sign_in_failed", func(b *browser) string { return change(b.agree(b.begin(), "ann"), "iss", "https://other.example") }},
		"wrong nonce":  {"sign_in_failed", func(b *browser) string { return b.agree(change(b.begin(), "nonce", "x"), "ann") }},
		"wrong code challenge": {"sign_in_failed", func(b *browser) string {
			return b.agree(change(b.begin(), "code_challenge", strings.Repeat("x", 43)), "ann")
		}},
		"wrong code":   {"sign_in_failed", func(b *browser) string { return change(b.agree(b.begin(), "ann"), "code", "x") }},
		"wrong client": {"sign_in_failed", func(b *browser) string { c := b.agree(b.begin(), "ann"); configure(f, issuer, "es256"); return c }},
		"not verified": {"email_not_verified", func(b *browser) string { return b.agree(b.begin(), "unverified") }},
		"forged cookie": {"sign_in_expired", func(b *browser) string {
			c := b.agree(b.begin(), "ann")
			b.cookies["__Host-loupe_signin"] = b.cookies["__Host-loupe_signin"] + "x"
			return c
		}},
		"another browser": {"sign_in_expired", func(b *browser) string {
			return newBrowser(b.T, b.origin).agree(newBrowser(b.T, b.origin).begin(), "ann")
		}},
		"user refuses": {"access_denied", func(b *browser) string { return b.agree(b.begin(), "") }},
		"code of another attempt": {"sign_in_failed", func(b *browser) string {
			other := newBrowser(b.T, b.origin)
			stolen, _ := http.NewRequest("GET", other.agree(other.begin(), "eve"), nil)
			return change(b.agree(b.begin(), "ann"), "code", stolen.URL.Query().Get("code"))
		}},
	} {
		t.Run(name, func(t *testing.T) {
			configure(f, issuer, "rs256")
			b := newBrowser(t, origin)
			location, signedIn := b.finish(test.sign(b))
			if location != "/dashboard/?error="+test.want || signedIn {
				t.Errorf("got %q, signed in %v, want %s: %s", location, signedIn, test.want, &f.Logged)
			}
		})
	}
}

func TestUsedCallbackAndCodeFail(t *testing.T) {
	f, origin := startNative(t)
	issuer := startProvider(t, "60", origin+"/auth/callback/oidc")
	configure(f, issuer, "rs256")
	b := newBrowser(t, origin)
	callback := b.agree(b.begin(), "ann")
	attempt := b.cookies["__Host-loupe_signin"]
	if location, signedIn := b.finish(callback); !signedIn {
		t.Fatalf("first: got %q, want a session: %s", location, &f.Logged)
	}
	thief := newBrowser(t, origin)
	thief.cookies["__Host-loupe_signin"] = attempt // even with the cookie
	if location, signedIn := thief.finish(callback); location != "/dashboard/?error=sign_in_expired" || signedIn {
		t.Errorf("replayed callback: got %q, signed in %v, want sign_in_expired", location, signedIn)
	}
	f.Exec(`DELETE FROM used_state`) // as if the console had forgotten: the issuer accepts no code twice
	thief.cookies["__Host-loupe_signin"] = attempt
	if location, signedIn := thief.finish(callback); location != "/dashboard/?error=sign_in_failed" || signedIn {
		t.Errorf("replayed code: got %q, signed in %v, want sign_in_failed", location, signedIn)
	}
}

func TestExpiredCodeFails(t *testing.T) {
	f, origin := startNative(t)
	configure(f, startProvider(t, "1", origin+"/auth/callback/oidc"), "rs256")
	b := newBrowser(t, origin)
	callback := b.agree(b.begin(), "ann")
	time.Sleep(2500 * time.Millisecond)
	if location, signedIn := b.finish(callback); location != "/dashboard/?error=sign_in_failed" || signedIn {
		t.Errorf("got %q, signed in %v, want sign_in_failed", location, signedIn)
	}
}

// tampering changes the answers of the provider's token endpoint and of its keys.
type tampering struct {
	path   string // suffix of the path whose answers are changed
	change func(text string) string
}

func (t tampering) RoundTrip(r *http.Request) (*http.Response, error) {
	response, err := http.DefaultTransport.RoundTrip(r)
	if err != nil || !strings.HasSuffix(r.URL.Path, t.path) {
		return response, err
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	response.Body = io.NopCloser(bytes.NewBufferString(t.change(string(text))))
	return response, err
}

func TestTamperedTokenFails(t *testing.T) {
	f, origin := startNative(t)
	issuer := startProvider(t, "60", origin+"/auth/callback/oidc")
	token := func(change func(parts []string)) func(string) string {
		return func(text string) string {
			var answer map[string]any
			if err := json.Unmarshal([]byte(text), &answer); err != nil {
				panic(err)
			}
			parts := strings.Split(answer["id_token"].(string), ".")
			change(parts)
			answer["id_token"] = strings.Join(parts, ".")
			changed, _ := json.Marshal(answer)
			return string(changed)
		}
	}
	other := startProvider(t, "60", origin+"/auth/callback/oidc")
	for name, transport := range map[string]tampering{
		"signature": {"/token", token(func(p []string) { p[2] = "AAAA" + p[2][4:] })},
		"payload":   {"/token", token(func(p []string) { p[1] = p[1][:20] + "A" + p[1][21:] })},
		"header":    {"/token", token(func(p []string) { p[0] = "eyJhbGciOiJub25lIn0"; p[2] = "" })},
		"keys of another issuer": {"/jwks", func(string) string {
			response, err := http.Get(other + "/jwks")
			if err != nil {
				panic(err)
			}
			defer response.Body.Close()
			text, _ := io.ReadAll(response.Body)
			return string(text)
		}},
	} {
		for _, client := range []string{"rs256", "es256"} {
			t.Run(name+" "+client, func(t *testing.T) {
				configure(f, issuer, client)
				f.Transport = transport
				b := newBrowser(t, origin)
				if location, signedIn := b.finish(b.agree(b.begin(), "ann")); location != "/dashboard/?error=sign_in_failed" || signedIn {
					t.Errorf("got %q, signed in %v, want sign_in_failed", location, signedIn)
				}
			})
		}
	}
}

// In workerd the console fetches, hashes and verifies with other code than natively.
func TestSignInInWorkerd(t *testing.T) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	port := listener.Addr().(*net.TCPAddr).Port
	listener.Close()
	origin := "http://127.0.0.1:" + strconv.Itoa(port)
	issuer := startProvider(t, "60", origin+"/auth/callback/oidc")
	persist := t.TempDir()
	if err := fixture.CopyMigrated(persist); err != nil {
		t.Fatal(err)
	}
	for _, client := range []string{"rs256", "es256"} {
		service, err := dev.Start(t.Context(), dev.Options{Persist: persist, Migrated: true, Port: port, Vars: map[string]string{
			"SESSION_SECRET": "session secret of the tests, long enough", "DEV_SIGN_IN": "1", "ECB_RATES_URL": "off",
			"OIDC_ISSUER": issuer, "OIDC_CLIENT_ID": client, "OIDC_CLIENT_SECRET": clientSecret,
		}})
		if err != nil {
			t.Fatal(err)
		}
		b := newBrowser(t, origin)
		if location, signedIn := b.finish(b.agree(b.begin(), "ann")); location != "/dashboard/keys" || !signedIn {
			t.Errorf("%s: got %q, signed in %v, want the page signed in", client, location, signedIn)
		}
		b = newBrowser(t, origin)
		if location, signedIn := b.finish(b.agree(change(b.begin(), "nonce", "x"), "eve")); location != "/dashboard/?error=sign_in_failed" || signedIn {
			t.Errorf("%s with a wrong nonce: got %q, signed in %v, want sign_in_failed", client, location, signedIn)
		}
		service.Stop()
	}
}
