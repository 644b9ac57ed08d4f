// Package console tests the sign-in of the control plane against oidc-provider, a certified implementation of OpenID
// Connect: natively, and in workerd, which verifies signatures by WebCrypto.
package console

import (
	"bytes"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/rsa"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
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
	f.Console.Now = time.Now // as the provider's clock
	server := httptest.NewUnstartedServer(f)
	server.Listener.Close()
	server.Listener = <-listeners
	server.Start()
	t.Cleanup(server.Close)
	return f, server.URL
}

// configure makes a console use a client of the provider.
func configure(f *consoletest.Fixture, client string) {
	f.Vars["OIDC_ISSUER"], f.Vars["OIDC_CLIENT_ID"], f.Vars["OIDC_CLIENT_SECRET"] = issuer, client, clientSecret
	if client == "public" {
		f.Vars["OIDC_CLIENT_SECRET"] = ""
	}
}

func TestSignInByOIDCProvider(t *testing.T) {
	t.Parallel()
	f, origin := startNative(t)
	for _, client := range []string{"rs256", "es256", "public"} {
		t.Run(client, func(t *testing.T) {
			configure(f, client)
			b := newBrowser(t, origin)
			b.expect("sign-in", b.agree(b.begin(), client), "/dashboard/keys")
			f.Equal("users", f.Column(`SELECT u.email || ' ' || u.name FROM identity i JOIN user u ON u.id = i.user WHERE issuer = ? AND subject = ?`, issuer, client),
				[]string{client + "@example.com Name of " + client})
		})
	}
}

func TestForgedSignInsAtOIDCProviderFail(t *testing.T) {
	t.Parallel()
	f, origin := startNative(t)
	configure(f, "rs256")
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
		"wrong client": {"sign_in_failed", func(b *browser) string { c := b.agree(b.begin(), "ann"); configure(f, "es256"); return c }},
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
			configure(f, "rs256")
			b := newBrowser(t, origin)
			b.expect("forged", test.sign(b), "/dashboard/?error="+test.want)
		})
	}
}

func TestUsedCallbackAndCodeFail(t *testing.T) {
	t.Parallel()
	f, origin := startNative(t)
	configure(f, "rs256")
	b := newBrowser(t, origin)
	callback := b.agree(b.begin(), "ann")
	attempt := b.cookies["__Host-loupe_signin"]
	b.expect("first", callback, "/dashboard/keys")
	thief := newBrowser(t, origin)
	thief.cookies["__Host-loupe_signin"] = attempt // even with the cookie
	thief.expect("replayed callback", callback, "/dashboard/?error=sign_in_expired")
	f.Exec(`DELETE FROM used_state`) // as if the console had forgotten: the issuer accepts no code twice
	thief.cookies["__Host-loupe_signin"] = attempt
	thief.expect("replayed code", callback, "/dashboard/?error=sign_in_failed")
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
	t.Parallel()
	f, origin := startNative(t)
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
	otherRSA, _ := rsa.GenerateKey(rand.Reader, 2048)
	otherCurve, _ := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	point, _ := otherCurve.PublicKey.Bytes()
	encode := base64.RawURLEncoding.EncodeToString
	otherKeys := fmt.Sprintf(`{"keys":[{"kty":"RSA","kid":"rsa","use":"sig","n":"%s","e":"AQAB"},{"kty":"EC","kid":"curve","use":"sig","crv":"P-256","x":"%s","y":"%s"}]}`,
		encode(otherRSA.N.Bytes()), encode(point[1:33]), encode(point[33:]))
	for name, transport := range map[string]tampering{
		"signature":              {"/token", token(func(p []string) { p[2] = "AAAA" + p[2][4:] })},
		"payload":                {"/token", token(func(p []string) { p[1] = p[1][:20] + "A" + p[1][21:] })},
		"header":                 {"/token", token(func(p []string) { p[0] = "eyJhbGciOiJub25lIn0"; p[2] = "" })},
		"keys of another issuer": {"/jwks", func(string) string { return otherKeys }},
	} {
		for _, client := range []string{"rs256", "es256"} {
			t.Run(name+" "+client, func(t *testing.T) {
				configure(f, client)
				f.Transport = transport
				b := newBrowser(t, origin)
				b.expect("tampered", b.agree(b.begin(), "ann"), "/dashboard/?error=sign_in_failed")
			})
		}
	}
}

// In workerd the console fetches, hashes and verifies with other code than natively.
func TestSignInInWorkerd(t *testing.T) {
	t.Parallel()
	listener := <-listeners
	origin := originOf(listener)
	listener.Close()
	persist := t.TempDir()
	if err := fixture.CopyMigrated(persist); err != nil {
		t.Fatal(err)
	}
	service, err := dev.Start(t.Context(), dev.Options{Persist: persist, Migrated: true, Port: listener.Addr().(*net.TCPAddr).Port, Vars: map[string]string{
		"SESSION_SECRET": "session secret of the tests, long enough", "DEV_SIGN_IN": "1", "ECB_RATES_URL": "off",
		"OIDC_ISSUER": issuer, "OIDC_CLIENT_ID": "both", "OIDC_CLIENT_SECRET": clientSecret,
	}})
	if err != nil {
		t.Fatal(err)
	}
	defer service.Stop()
	for _, user := range []string{"rs256", "es256"} { // provider.mjs signs with the algorithm of this name
		b := newBrowser(t, origin)
		b.expect(user, b.agree(b.begin(), user), "/dashboard/keys")
		b = newBrowser(t, origin)
		b.expect(user+" with a wrong nonce", b.agree(change(b.begin(), "nonce", "x"), user), "/dashboard/?error=sign_in_failed")
	}
}
