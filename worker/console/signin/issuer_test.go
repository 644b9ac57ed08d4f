package signin_test

import (
	"crypto"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/hmac"
	"crypto/rand"
	"crypto/rsa"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"io"
	"maps"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"

	"loupe/worker/console/consoletest"
)

// issuer stands in for an issuer of OpenID Connect. Each field that a test changes makes it misbehave.
type issuer struct {
	*httptest.Server
	metadata func(map[string]any)
	header   func(map[string]any) // of the ID token
	claims   func(map[string]any)
	userinfo map[string]any
	token    func(w http.ResponseWriter, r *http.Request) bool // answers in place of the token endpoint
	sign     func(header, payload string) []byte               // nil signs with key
	keys     []any                                             // nil: key and curve

	nonce     string // of the last authorization request
	challenge string
	form      url.Values // of the last token request
	basic     [2]string  // the client's credentials in its header
}

var (
	key, _   = rsa.GenerateKey(rand.Reader, 2048)
	other, _ = rsa.GenerateKey(rand.Reader, 2048) // of another issuer
	curve, _ = ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
)

func encode(b []byte) string { return base64.RawURLEncoding.EncodeToString(b) }

func rsaJWK(k *rsa.PublicKey, id string) map[string]any {
	return map[string]any{"kty": "RSA", "kid": id, "use": "sig", "alg": "RS256", "n": encode(k.N.Bytes()), "e": "AQAB"}
}

func curveJWK(k *ecdsa.PublicKey, id string) map[string]any {
	point, _ := k.Bytes()
	return map[string]any{"kty": "EC", "kid": id, "crv": "P-256", "x": encode(point[1:33]), "y": encode(point[33:])}
}

// newIssuer starts an issuer and configures the console to use it.
func newIssuer(f *consoletest.Fixture) *issuer {
	i := &issuer{}
	i.Server = httptest.NewServer(http.HandlerFunc(i.serve))
	f.Cleanup(i.Close)
	f.Vars["OIDC_ISSUER"], f.Vars["OIDC_CLIENT_ID"], f.Vars["OIDC_CLIENT_SECRET"] = i.URL, "client", "se cret"
	return i
}

func (i *issuer) serve(w http.ResponseWriter, r *http.Request) {
	reply := func(value any) { json.NewEncoder(w).Encode(value) }
	switch r.URL.Path {
	case "/.well-known/openid-configuration":
		m := map[string]any{"issuer": i.URL, "authorization_endpoint": i.URL + "/authorize?tenant=1", "token_endpoint": i.URL + "/token",
			"jwks_uri": i.URL + "/keys", "userinfo_endpoint": i.URL + "/userinfo", "authorization_response_iss_parameter_supported": true}
		if i.metadata != nil {
			i.metadata(m)
		}
		reply(m)
	case "/keys":
		if i.keys == nil {
			reply(map[string]any{"keys": []any{rsaJWK(&key.PublicKey, "rsa"), curveJWK(&curve.PublicKey, "curve")}})
			return
		}
		reply(map[string]any{"keys": i.keys})
	case "/userinfo":
		if r.Header.Get("Authorization") != "Bearer access" {
			w.WriteHeader(401)
			return
		}
		reply(i.userinfo)
	case "/token":
		body, _ := io.ReadAll(r.Body)
		i.form, _ = url.ParseQuery(string(body))
		i.basic[0], i.basic[1], _ = r.BasicAuth()
		if i.token != nil && i.token(w, r) {
			return
		}
		verifier := sha256.Sum256([]byte(i.form.Get("code_verifier")))
		if i.form.Get("code") != "code" || encode(verifier[:]) != i.challenge {
			w.WriteHeader(400)
			reply(map[string]any{"error": "invalid_grant"})
			return
		}
		reply(map[string]any{"access_token": "access", "token_type": "Bearer", "id_token": i.idToken()})
	default:
		w.WriteHeader(404)
	}
}

func (i *issuer) idToken() string {
	header := map[string]any{"alg": "RS256", "kid": "rsa"}
	now := consoletest.Start.Unix()
	claims := map[string]any{"iss": i.URL, "sub": "s-1", "aud": "client", "nonce": i.nonce, "iat": now, "exp": now + 300,
		"email": "Ann@Example.com", "email_verified": true, "name": "Ann"}
	if i.header != nil {
		i.header(header)
	}
	if i.claims != nil {
		i.claims(claims)
	}
	maps.DeleteFunc(claims, func(_ string, value any) bool { return value == nil })
	part := func(value any) string {
		text, _ := json.Marshal(value)
		return encode(text)
	}
	h, p := part(header), part(claims)
	sign := i.sign
	if sign == nil {
		sign = signRSA(key)
	}
	return h + "." + p + "." + encode(sign(h, p))
}

func signRSA(k *rsa.PrivateKey) func(h, p string) []byte {
	return func(h, p string) []byte {
		hash := sha256.Sum256([]byte(h + "." + p))
		signature, _ := rsa.SignPKCS1v15(nil, k, crypto.SHA256, hash[:])
		return signature
	}
}

func signCurve(k *ecdsa.PrivateKey) func(h, p string) []byte {
	return func(h, p string) []byte {
		hash := sha256.Sum256([]byte(h + "." + p))
		r, s, _ := ecdsa.Sign(rand.Reader, k, hash[:])
		signature := make([]byte, 64)
		r.FillBytes(signature[:32])
		s.FillBytes(signature[32:])
		return signature
	}
}

func signHMAC(secret string) func(h, p string) []byte {
	return func(h, p string) []byte {
		m := hmac.New(sha256.New, []byte(secret))
		m.Write([]byte(h + "." + p))
		return m.Sum(nil)
	}
}

// browser is a browser that signs in.
type browser struct {
	f      *consoletest.Fixture
	cookie string // of the attempt
	state  string
}

// begin starts a sign-in and checks the request to the issuer.
func (i *issuer) begin(f *consoletest.Fixture, returnTo string) *browser {
	f.Helper()
	w := f.Do(consoletest.Request("GET", "/auth/sign-in/oidc?return_to="+url.QueryEscape(returnTo), ""))
	location, err := url.Parse(w.Header().Get("Location"))
	if w.Code != 302 || err != nil || !strings.HasPrefix(location.String(), i.URL+"/authorize?") {
		f.Fatalf("sign-in: got status %d to %s, want 302 to the issuer: %s", w.Code, location, w.Body)
	}
	q := location.Query()
	for name, want := range map[string]string{"tenant": "1", "response_type": "code", "client_id": "client", "scope": "openid email profile",
		"redirect_uri": consoletest.Origin + "/auth/callback/oidc", "code_challenge_method": "S256"} {
		if got := q[name]; len(got) != 1 || got[0] != want {
			f.Errorf("authorization request: got %s %q, want %q", name, got, want)
		}
	}
	i.nonce, i.challenge = q.Get("nonce"), q.Get("code_challenge")
	if len(i.nonce) != 43 || len(i.challenge) != 43 || len(q.Get("state")) != 43 {
		f.Errorf("authorization request: got %v, want a nonce, a challenge and a state of 43 characters", q)
	}
	cookie := w.Header().Get("Set-Cookie")
	if !strings.HasPrefix(cookie, "__Host-loupe_signin=") || !strings.HasSuffix(cookie, "; Path=/; Max-Age=600; HttpOnly; Secure; SameSite=Lax") {
		f.Errorf("got cookie %q, want one of ten minutes for this host", cookie)
	}
	cookie, _, _ = strings.Cut(cookie, ";")
	return &browser{f, cookie, q.Get("state")}
}

// callback returns to the console. Changes are pairs of a parameter's name and its value, "" to leave it out.
func (b *browser) callback(issuer string, changes ...string) *httptest.ResponseRecorder {
	q := url.Values{"state": {b.state}, "code": {"code"}, "iss": {issuer}}
	for n := 0; n+1 < len(changes); n += 2 {
		if q.Set(changes[n], changes[n+1]); changes[n+1] == "" {
			q.Del(changes[n])
		}
	}
	r := consoletest.Request("GET", "/auth/callback/oidc?"+q.Encode(), "")
	r.Header.Set("Cookie", b.cookie)
	return b.f.Do(r)
}

// session returns the cookie of the session that a response sets, "" if there is none.
func session(w *httptest.ResponseRecorder) string {
	for _, cookie := range w.Header().Values("Set-Cookie") {
		if name, _, _ := strings.Cut(cookie, ";"); strings.HasPrefix(name, "__Host-loupe_session=") {
			return name
		}
	}
	return ""
}

// expectFailure checks that a sign-in ended with this failure: no session, no user, and no reason but the log's.
func expectFailure(t *testing.T, f *consoletest.Fixture, w *httptest.ResponseRecorder, failure string) {
	t.Helper()
	if got, want := w.Header().Get("Location"), "/dashboard/?error="+failure; w.Code != 302 || got != want {
		t.Errorf("got status %d to %q, want 302 to %s: %s", w.Code, got, want, w.Body)
	}
	if users := f.Column(`SELECT count(*) FROM user`)[0]; session(w) != "" || users != "0" {
		t.Errorf("got session %q and %s users, want neither", session(w), users)
	}
	if !strings.Contains(f.Logged.String(), failure) {
		t.Errorf("log: got %q, want the failure", &f.Logged)
	}
	for _, secret := range []string{"access", "se cret"} {
		if strings.Contains(strings.ReplaceAll(f.Logged.String(), "access_denied", ""), secret) {
			t.Errorf("log: got %q, want no secret in it", &f.Logged)
		}
	}
}
