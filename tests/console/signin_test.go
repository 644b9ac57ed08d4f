// Package console tests the sign-in of the control plane against oidc-provider, a certified implementation of OpenID
// Connect: natively, and in workerd, which verifies signatures by WebCrypto.
package console

import (
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"loupe/build/operate/dev"
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
		"wrong nonce": {"sign_in_failed", func(b *browser) string { return b.agree(change(b.begin(), "nonce", "x"), "ann") }},
		"wrong code challenge": {"sign_in_failed", func(b *browser) string {
			return b.agree(change(b.begin(), "code_challenge", strings.Repeat("x", 43)), "ann")
		}},
		"wrong code":   {"sign_in_failed", func(b *browser) string { return change(b.agree(b.begin(), "ann"), "code", "x") }},
		"wrong client": {"sign_in_failed", func(b *browser) string { c := b.agree(b.begin(), "ann"); configure(f, "es256"); return c }},
		"not verified": {"email_not_verified", func(b *browser) string { return b.agree(b.begin(), "unverified") }},
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
