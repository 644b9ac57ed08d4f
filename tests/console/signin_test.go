// Package console tests the sign-in of the control plane against oidc-provider, a certified implementation of OpenID
// Connect: natively, and in workerd, which verifies signatures by WebCrypto.
package console

import (
	"net"
	"net/http/httptest"
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
	service, err := dev.Start(t.Context(), dev.Options{Persist: persist, Port: listener.Addr().(*net.TCPAddr).Port, Vars: map[string]string{
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
