package signin_test

import (
	"crypto/rand"
	"crypto/rsa"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"

	"loupe/worker/console/consoletest"
)

func TestSignInByOpenIDConnect(t *testing.T) {
	for name, prepare := range map[string]func(*issuer){
		"RS256":                    func(*issuer) {},
		"ES256":                    func(i *issuer) { i.header, i.sign = set("alg", "ES256", "kid", "curve"), signCurve(curve) },
		"without key id":           func(i *issuer) { i.header = set("kid", nil) },
		"several audiences":        func(i *issuer) { i.claims = set("aud", []string{"other", "client"}, "azp", "client") },
		"email verified as text":   func(i *issuer) { i.claims = set("email_verified", "true") },
		"just before the expiry":   func(i *issuer) { i.claims = set("exp", consoletest.Start.Unix()-59) },
		"clock of the issuer fast": func(i *issuer) { i.claims = set("iat", consoletest.Start.Unix()+60) },
		"address from userinfo": func(i *issuer) {
			i.claims, i.userinfo = set("email", nil, "name", nil), map[string]any{"sub": "s-1", "email": "Ann@Example.com", "email_verified": true, "name": "Ann"}
		},
		"tenth key": func(i *issuer) {
			i.header, i.keys = set("kid", nil), append(slices.Repeat([]any{rsaJWK(&other.PublicKey, "other")}, 9), rsaJWK(&key.PublicKey, "rsa"))
		},
		"without RFC 9207": func(i *issuer) { i.metadata = set("authorization_response_iss_parameter_supported", nil) },
	} {
		t.Run(name, func(t *testing.T) {
			f := consoletest.Open(t)
			f.Vars["SIGNUP_CREDITS"] = "50"
			i := newIssuer(f)
			prepare(i)
			w := i.begin(f, "/dashboard/keys?x=1").callback(i.URL)
			if w.Code != 302 || w.Header().Get("Location") != "/dashboard/keys?x=1" || session(w) == "" {
				t.Fatalf("got status %d to %q with session %q, want 302 to the page with a session: %s", w.Code, w.Header().Get("Location"), session(w), &f.Logged)
			}
			if i.basic != [2]string{"client", "se+cret"} || i.form.Get("client_secret") != "" || i.form.Get("redirect_uri") != consoletest.Origin+"/auth/callback/oidc" {
				t.Errorf("token request: got credentials %q and %v, want the secret in the header only", i.basic, i.form)
			}
			r := consoletest.Request("GET", "/console/session", "")
			r.Header.Set("Cookie", session(w))
			user := consoletest.Body(t, f.Do(r))["user"].(consoletest.Object)
			f.Members("Ann", user, consoletest.Object{"email": "Ann@Example.com", "name": "Ann"})
			f.Equal("identities", f.Column(`SELECT issuer || ' ' || subject FROM identity`), []string{i.URL + " s-1"})
			f.Equal("balances", f.Column(`SELECT balance FROM balance WHERE account LIKE 'acct_%'`), []string{"50"})
			if cookies := w.Header().Values("Set-Cookie"); !slices.Contains(cookies, "__Host-loupe_signin=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax") {
				t.Errorf("cookies: got %q, want the attempt's deleted", cookies)
			}
		})
	}
}

// set returns a function that sets members. Nil removes one.
func set(pairs ...any) func(map[string]any) {
	return func(m map[string]any) {
		for n := 0; n < len(pairs); n += 2 {
			if m[pairs[n].(string)] = pairs[n+1]; pairs[n+1] == nil {
				delete(m, pairs[n].(string))
			}
		}
	}
}

func TestInvalidAnswersOfTheIssuerAreRefused(t *testing.T) {
	f := consoletest.Open(t)
	now := consoletest.Start.Unix()
	weak, _ := rsa.GenerateKey(rand.Reader, 1024)
	status := func(status int, body string) func(http.ResponseWriter, *http.Request) bool {
		return func(w http.ResponseWriter, _ *http.Request) bool {
			w.WriteHeader(status)
			fmt.Fprint(w, body)
			return true
		}
	}
	for name, test := range map[string]struct {
		failure string
		prepare func(*issuer)
	}{
		"wrong issuer":             {"sign_in_failed", func(i *issuer) { i.claims = set("iss", "https://other.example") }},
		"issuer with a slash":      {"sign_in_failed", func(i *issuer) { i.claims = set("iss", i.URL+"/") }},
		"wrong audience":           {"sign_in_failed", func(i *issuer) { i.claims = set("aud", "other") }},
		"no audience":              {"sign_in_failed", func(i *issuer) { i.claims = set("aud", nil) }},
		"several without azp":      {"sign_in_failed", func(i *issuer) { i.claims = set("aud", []string{"client", "other"}) }},
		"azp of another":           {"sign_in_failed", func(i *issuer) { i.claims = set("azp", "other") }},
		"wrong nonce":              {"sign_in_failed", func(i *issuer) { i.claims = set("nonce", "other") }},
		"no nonce":                 {"sign_in_failed", func(i *issuer) { i.claims = set("nonce", nil) }},
		"expired":                  {"sign_in_failed", func(i *issuer) { i.claims = set("exp", now-60) }},
		"no expiry":                {"sign_in_failed", func(i *issuer) { i.claims = set("exp", nil) }},
		"expiry that is text":      {"sign_in_failed", func(i *issuer) { i.claims = set("exp", "later") }},
		"from the future":          {"sign_in_failed", func(i *issuer) { i.claims = set("iat", now+61) }},
		"old":                      {"sign_in_failed", func(i *issuer) { i.claims = set("iat", now-601) }},
		"without time":             {"sign_in_failed", func(i *issuer) { i.claims = set("iat", nil) }},
		"no subject":               {"sign_in_failed", func(i *issuer) { i.claims = set("sub", nil) }},
		"long subject":             {"sign_in_failed", func(i *issuer) { i.claims = set("sub", strings.Repeat("x", 256)) }},
		"address not verified":     {"email_not_verified", func(i *issuer) { i.claims = set("email_verified", false) }},
		"verified is not said":     {"email_not_verified", func(i *issuer) { i.claims = set("email_verified", nil) }},
		"verified is another text": {"email_not_verified", func(i *issuer) { i.claims = set("email_verified", "false") }},
		"verified is a number":     {"email_not_verified", func(i *issuer) { i.claims = set("email_verified", 1) }},
		"no address at all":        {"email_not_verified", func(i *issuer) { i.claims, i.metadata = set("email", nil), set("userinfo_endpoint", nil) }},
		"address with a line end":  {"sign_in_failed", func(i *issuer) { i.claims = set("email", "a@b.example\nx") }},
		"userinfo of another user": {"sign_in_failed", func(i *issuer) {
			i.claims, i.userinfo = set("email", nil), map[string]any{"sub": "s-2", "email": "eve@example.com", "email_verified": true}
		}},

		"signed by another key":       {"sign_in_failed", func(i *issuer) { i.sign = signRSA(other) }},
		"no signature":                {"sign_in_failed", func(i *issuer) { i.sign = func(string, string) []byte { return nil } }},
		"algorithm none":              {"sign_in_failed", func(i *issuer) { i.header, i.sign = set("alg", "none"), func(string, string) []byte { return nil } }},
		"HMAC by the public key":      {"sign_in_failed", func(i *issuer) { i.header, i.sign = set("alg", "HS256"), signHMAC(encode(key.N.Bytes())) }},
		"HMAC by the client's secret": {"sign_in_failed", func(i *issuer) { i.header, i.sign = set("alg", "HS256"), signHMAC("se cret") }},
		"ES256 with an RSA key":       {"sign_in_failed", func(i *issuer) { i.header = set("alg", "ES256") }},
		"ES256 of zeros": {"sign_in_failed", func(i *issuer) {
			i.header, i.sign = set("alg", "ES256", "kid", "curve"), func(string, string) []byte { return make([]byte, 64) }
		}},
		"ES256 in ASN.1's length": {"sign_in_failed", func(i *issuer) {
			i.header, i.sign = set("alg", "ES256", "kid", "curve"), func(string, string) []byte { return make([]byte, 70) }
		}},
		"unknown key id":     {"sign_in_failed", func(i *issuer) { i.header = set("kid", "other") }},
		"critical extension": {"sign_in_failed", func(i *issuer) { i.header = set("crit", []string{"exp"}) }},
		"key in the token's header": {"sign_in_failed", func(i *issuer) {
			i.header, i.sign = set("kid", nil, "jwk", rsaJWK(&other.PublicKey, "x")), signRSA(other)
		}},
		"key for encryption": {"sign_in_failed", func(i *issuer) { k := rsaJWK(&key.PublicKey, "rsa"); k["use"] = "enc"; i.keys = []any{k} }},
		"key of 1,024 bits":  {"sign_in_failed", func(i *issuer) { i.keys, i.sign = []any{rsaJWK(&weak.PublicKey, "rsa")}, signRSA(weak) }},
		"point not on the curve": {"sign_in_failed", func(i *issuer) {
			k := curveJWK(&curve.PublicKey, "curve")
			k["y"] = encode(make([]byte, 32))
			i.keys = []any{k}
			i.header, i.sign = set("alg", "ES256", "kid", "curve"), signCurve(curve)
		}},
		"eleventh key": {"sign_in_failed", func(i *issuer) {
			i.header, i.keys = set("kid", nil), append(slices.Repeat([]any{rsaJWK(&other.PublicKey, "other")}, 10), rsaJWK(&key.PublicKey, "rsa"))
		}},
		"no keys":     {"sign_in_failed", func(i *issuer) { i.keys = []any{} }},
		"no ID token": {"sign_in_failed", func(i *issuer) { i.token = status(200, `{"access_token":"access","token_type":"Bearer"}`) }},
		"another type of token": {"sign_in_failed", func(i *issuer) {
			i.token = status(200, `{"access_token":"access","token_type":"DPoP","id_token":"a.b.c"}`)
		}},
		"token that is not JSON":   {"sign_in_failed", func(i *issuer) { i.token = status(200, `<html>`) }},
		"code refused":             {"sign_in_failed", func(i *issuer) { i.token = status(400, `{"error":"invalid_grant"}`) }},
		"redirect":                 {"sign_in_failed", func(i *issuer) { i.token = status(307, ``) }},
		"fault of the issuer":      {"unavailable", func(i *issuer) { i.token = status(500, ``) }},
		"too many requests":        {"unavailable", func(i *issuer) { i.token = status(429, ``) }},
		"endless answer":           {"unavailable", func(i *issuer) { i.token = status(200, strings.Repeat(" ", 300<<10)) }},
		"metadata of another":      {"unavailable", func(i *issuer) { i.metadata = set("issuer", "https://other.example") }},
		"metadata without keys":    {"unavailable", func(i *issuer) { i.metadata = set("jwks_uri", nil) }},
		"token endpoint over http": {"unavailable", func(i *issuer) { i.metadata = set("token_endpoint", "http://issuer.example/token") }},
		"keys with credentials":    {"unavailable", func(i *issuer) { i.metadata = set("jwks_uri", "https://a:b@issuer.example/keys") }},
		"userinfo in a file": {"unavailable", func(i *issuer) {
			i.claims, i.metadata = set("email", nil), set("userinfo_endpoint", "file:///etc/passwd")
		}},
	} {
		t.Run(name, func(t *testing.T) {
			f.Logged.Reset()
			i := newIssuer(f)
			b := i.begin(f, "")
			test.prepare(i)
			clear(f.Memory.Values) // of the metadata
			expectFailure(t, f, b.callback(i.URL), test.failure)
		})
	}
}

// The access token must not go over plain HTTP.
func TestUserinfoOverHTTPIsNotAsked(t *testing.T) {
	f := consoletest.Open(t)
	i := newIssuer(f)
	i.claims, i.metadata = set("email", nil), set("userinfo_endpoint", "http://issuer.example/userinfo")
	b := i.begin(f, "")
	answering := f.Transport
	f.Transport = roundTrip(func(r *http.Request) (*http.Response, error) {
		if r.URL.Host == "issuer.example" {
			t.Errorf("got a request to %s, want none", r.URL)
		}
		return answering.RoundTrip(r)
	})
	expectFailure(t, f, b.callback(i.URL), "unavailable")
}

var noConnection = roundTrip(func(*http.Request) (*http.Response, error) { return nil, errors.New("no connection") })

type roundTrip func(*http.Request) (*http.Response, error)

func (f roundTrip) RoundTrip(r *http.Request) (*http.Response, error) { return f(r) }

func TestForgedCallbacksAreRefused(t *testing.T) {
	for name, test := range map[string]struct {
		failure string
		changes []string
		prepare func(i *issuer, b *browser)
	}{
		"wrong state":            {failure: "sign_in_expired", changes: []string{"state", "other"}},
		"no state":               {failure: "sign_in_expired", changes: []string{"state", ""}},
		"wrong issuer":           {failure: "sign_in_failed", changes: []string{"iss", "https://other.example"}},
		"no issuer":              {failure: "sign_in_failed", changes: []string{"iss", ""}},
		"no code":                {failure: "sign_in_failed", changes: []string{"code", ""}},
		"another code":           {failure: "sign_in_failed", changes: []string{"code", "other"}},
		"user refuses":           {failure: "access_denied", changes: []string{"code", "", "error", "access_denied"}},
		"other error":            {failure: "sign_in_failed", changes: []string{"error", "<script>"}},
		"error with wrong state": {failure: "sign_in_expired", changes: []string{"error", "access_denied", "state", "x"}},
		"no cookie":              {failure: "sign_in_expired", prepare: func(_ *issuer, b *browser) { b.cookie = "" }},
		"cookie changed": {failure: "sign_in_expired", prepare: func(_ *issuer, b *browser) {
			b.cookie = strings.Replace(b.cookie, "=oidc.1", "=oidc.2", 1)
		}},
		"signature changed":       {failure: "sign_in_expired", prepare: func(_ *issuer, b *browser) { b.cookie = b.cookie[:len(b.cookie)-2] + "AA" }},
		"cookie of another time":  {failure: "sign_in_expired", prepare: func(_ *issuer, b *browser) { b.f.Clock = b.f.Clock.Add(10 * time.Minute) }},
		"secret was changed":      {failure: "sign_in_expired", prepare: func(_ *issuer, b *browser) { b.f.Vars["SESSION_SECRET"] = strings.Repeat("z", 32) }},
		"issuer does not answer":  {failure: "unavailable", prepare: func(_ *issuer, b *browser) { b.f.Transport = noConnection }},
		"link of another browser": {failure: "sign_in_expired", prepare: func(i *issuer, b *browser) { b.state = i.begin(b.f, "").state }},
		"callback came before":    {failure: "sign_in_expired", prepare: func(i *issuer, b *browser) { b.callback(i.URL, "code", "other") }},
		// PKCE binds a code to its attempt.
		"code of another attempt": {failure: "sign_in_failed", prepare: func(i *issuer, b *browser) { i.begin(b.f, "") }},
		"attempt at GitHub": {failure: "sign_in_expired", prepare: func(_ *issuer, b *browser) {
			b.f.Vars["GITHUB_CLIENT_ID"], b.f.Vars["GITHUB_CLIENT_SECRET"] = "client", "secret"
			w := b.f.Do(consoletest.Request("GET", "/auth/sign-in/github", ""))
			location, _ := url.Parse(w.Header().Get("Location"))
			b.state = location.Query().Get("state")
			b.cookie, _, _ = strings.Cut(w.Header().Get("Set-Cookie"), ";")
		}},
		"session's cookie instead": {failure: "sign_in_expired", prepare: func(_ *issuer, b *browser) {
			signed, _ := b.f.Sign("session", strings.SplitN(b.cookie, "=", 2)[1])
			b.cookie = "__Host-loupe_signin=" + signed
		}},
	} {
		t.Run(name, func(t *testing.T) {
			f := consoletest.Open(t)
			i := newIssuer(f)
			b := i.begin(f, "")
			if test.prepare != nil {
				test.prepare(i, b)
			}
			expectFailure(t, f, b.callback(i.URL, test.changes...), test.failure)
		})
	}
}

func TestReturnToStaysOnThisSite(t *testing.T) {
	f := consoletest.Open(t)
	i := newIssuer(f)
	for _, path := range []string{"//evil.example", "https://evil.example/dashboard/", "/\\evil.example", "\\\\evil.example", "/dashboard", "dashboard/",
		"/dashboard/\r\nSet-Cookie: a=b", "/dashboard/\\x", "/dashboard/ x", "javascript:alert(1)", "///evil.example/dashboard/", "/oauth/authorize", "/admin/accounts",
		"/dashboard/ü", "/dashboard/\x00", "http:/dashboard/", "/dashboard/" + strings.Repeat("x", 2800), "/dashboard/%"} {
		w := f.Do(consoletest.Request("GET", "/auth/sign-in/oidc?return_to="+url.QueryEscape(path), ""))
		consoletest.CheckProblem(t, w, "BAD_REQUEST")
		if got := consoletest.Body(t, w)["field"]; got != "return_to" || w.Header().Get("Location") != "" {
			t.Errorf("%q: got field %v and Location %q, want return_to and none", path, got, w.Header().Get("Location"))
		}
	}
	for path, want := range map[string]string{"": "/dashboard/", "/dashboard/": "/dashboard/", "/dashboard/a/b?c=//d#e": "/dashboard/a/b?c=//d#e",
		"/oauth/authorize?client_id=https%3A%2F%2Fc.example": "/oauth/authorize?client_id=https%3A%2F%2Fc.example"} {
		f.Equal(path, i.begin(f, path).callback(i.URL).Header().Get("Location"), want)
	}
}

func TestClientAuthentication(t *testing.T) {
	for name, test := range map[string]struct {
		secret  string
		methods []string
		basic   [2]string
		form    string // client_id and client_secret
	}{
		"default":       {"s", nil, [2]string{"client", "s"}, " "},
		"post only":     {"s", []string{"client_secret_post"}, [2]string{}, "client s"},
		"both":          {"s", []string{"client_secret_post", "client_secret_basic"}, [2]string{"client", "s"}, " "},
		"public client": {"", []string{"none"}, [2]string{}, "client "},
	} {
		t.Run(name, func(t *testing.T) {
			f := consoletest.Open(t)
			i := newIssuer(f)
			f.Vars["OIDC_CLIENT_SECRET"] = test.secret
			if test.methods != nil {
				i.metadata = set("token_endpoint_auth_methods_supported", test.methods)
			}
			if w := i.begin(f, "").callback(i.URL); session(w) == "" {
				t.Fatalf("got status %d, want a session: %s", w.Code, &f.Logged)
			}
			if got := i.form.Get("client_id") + " " + i.form.Get("client_secret"); i.basic != test.basic || got != test.form {
				t.Errorf("got credentials %q in the header and %q in the body, want %q and %q", i.basic, got, test.basic, test.form)
			}
		})
	}
}

// The same address at two issuers is two users: an issuer must not be able to take over another's users.
func TestSameAddressAtTwoIssuersIsTwoUsers(t *testing.T) {
	f := consoletest.Open(t)
	first := newIssuer(f)
	first.begin(f, "").callback(first.URL)
	second := newIssuer(f)
	second.begin(f, "").callback(second.URL)
	f.Equal("", f.Column(`SELECT count(DISTINCT user) || ' ' || count(DISTINCT account) FROM identity JOIN membership USING (user)`)[0], "2 2")
}

func TestUserWhoseAddressChangedIsTheSameUser(t *testing.T) {
	f := consoletest.Open(t)
	i := newIssuer(f)
	i.begin(f, "").callback(i.URL)
	i.claims = set("email", "new@example.com", "name", "Ann\x00 "+strings.Repeat("ß", 300))
	i.begin(f, "").callback(i.URL)
	if got, want := f.Column(`SELECT u.email || ' ' || o.email || ' ' || a.name || ' ' || length(u.name) FROM user u JOIN membership m ON m.user = u.id
		JOIN account a ON a.id = m.account JOIN account_contact o ON o.account = a.id`),
		[]string{"new@example.com new@example.com Ann 200"}; !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestProvidersAreListedWhenConfigured(t *testing.T) {
	f := consoletest.Open(t)
	list := func() (ids []string) {
		for _, p := range f.OK(200, "GET", "/auth/providers", "")["providers"].([]any) {
			ids = append(ids, p.(consoletest.Object)["id"].(string)+" "+p.(consoletest.Object)["name"].(string))
		}
		return ids
	}
	f.Vars["DEV_SIGN_IN"] = ""
	f.Equal("providers without configuration", len(list()), 0)
	for _, id := range []string{"oidc", "github", "dev", "x"} {
		f.Refused("NOT_FOUND", "", "GET", "/auth/sign-in/"+id, "")
		f.Refused("NOT_FOUND", "", "GET", "/auth/callback/"+id+"?code=c&state=s", "")
	}
	newIssuer(f)
	f.Vars["OIDC_NAME"], f.Vars["GITHUB_CLIENT_ID"], f.Vars["GITHUB_CLIENT_SECRET"], f.Vars["DEV_SIGN_IN"] = "Example", "g", "s", "1"
	f.Equal("all configured", list(), []string{"oidc Example", "github GitHub", "dev Development"})
}

// Plain http is for a developer's machine only.
func TestIssuerOverHTTPIsForDevelopmentOnly(t *testing.T) {
	f := consoletest.Open(t)
	i := newIssuer(f)
	f.Vars["DEV_SIGN_IN"] = ""
	w := f.Do(consoletest.Request("GET", "/auth/sign-in/oidc", ""))
	expectFailure(t, f, w, "unavailable")
	f.Equal("nonce of a request to the issuer", i.nonce, "")
}
