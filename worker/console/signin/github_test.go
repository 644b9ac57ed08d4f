package signin_test

import (
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"slices"
	"strings"
	"testing"

	"loupe/worker/console/consoletest"
)

// github stands in for GitHub. Its answers are by host and path.
type github struct {
	answers map[string]string
	form    url.Values // of the token request
}

func (g *github) RoundTrip(r *http.Request) (*http.Response, error) {
	answer, ok := g.answers[r.URL.Host+r.URL.Path]
	switch {
	case !ok || r.URL.Scheme != "https" || r.Header.Get("User-Agent") == "" || r.Header.Get("Accept") != "application/json":
		answer = "{}"
	case r.URL.Host == "github.com":
		body, _ := io.ReadAll(r.Body)
		g.form, _ = url.ParseQuery(string(body))
	case r.Header.Get("Authorization") != "Bearer gho_1":
		return &http.Response{StatusCode: 401, Body: io.NopCloser(strings.NewReader("{}"))}, nil
	}
	return &http.Response{StatusCode: 200, Body: io.NopCloser(strings.NewReader(answer))}, nil
}

func signInByGitHub(f *consoletest.Fixture, g *github) *httptest.ResponseRecorder {
	f.Helper()
	f.Transport = g
	f.Vars["GITHUB_CLIENT_ID"], f.Vars["GITHUB_CLIENT_SECRET"] = "client", "se cret"
	w := f.Do(consoletest.Request("GET", "/auth/sign-in/github", ""))
	location, err := url.Parse(w.Header().Get("Location"))
	if err != nil || location.Scheme+"://"+location.Host+location.Path != "https://github.com/login/oauth/authorize" ||
		location.Query().Get("scope") != "user:email" || location.Query().Get("code_challenge_method") != "S256" {
		f.Fatalf("sign-in: got status %d to %s, want GitHub", w.Code, location)
	}
	cookie, _, _ := strings.Cut(w.Header().Get("Set-Cookie"), ";")
	r := consoletest.Request("GET", "/auth/callback/github?code=c&state="+location.Query().Get("state"), "")
	r.Header.Set("Cookie", cookie)
	return f.Do(r)
}

func newGitHub() *github {
	return &github{answers: map[string]string{
		"github.com/login/oauth/access_token": `{"access_token":"gho_1","scope":"user:email","token_type":"bearer"}`,
		"api.github.com/user":                 `{"id":12345678901,"login":"ann","name":null,"email":"public@example.com"}`,
		"api.github.com/user/emails": `[{"email":"other@example.com","primary":false,"verified":true},
			{"email":"ann@example.com","primary":true,"verified":true}]`,
	}}
}

func TestSignInByGitHub(t *testing.T) {
	f := consoletest.Open(t)
	g := newGitHub()
	if w := signInByGitHub(f, g); w.Header().Get("Location") != "/dashboard/" || session(w) == "" {
		t.Fatalf("got status %d to %q, want the dashboard with a session: %s", w.Code, w.Header().Get("Location"), &f.Logged)
	}
	if got, want := f.Column(`SELECT issuer || ' ' || subject || ' ' || u.email || ' ' || u.name FROM identity i JOIN user u ON u.id = i.user`),
		[]string{"https://github.com 12345678901 ann@example.com ann"}; !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
	if g.form.Get("client_secret") != "se cret" || len(g.form.Get("code_verifier")) != 43 || g.form.Get("code") != "c" {
		t.Errorf("token request: got %v, want the secret, the code and its verifier", g.form)
	}
}

func TestInvalidAnswersOfGitHubAreRefused(t *testing.T) {
	for name, test := range map[string]struct{ path, answer, failure string }{
		"code refused":          {"github.com/login/oauth/access_token", `{"error":"bad_verification_code"}`, "sign_in_failed"},
		"primary not verified":  {"api.github.com/user/emails", `[{"email":"a@b.example","primary":true,"verified":false},{"email":"c@d.example","primary":false,"verified":true}]`, "email_not_verified"},
		"no addresses":          {"api.github.com/user/emails", `[]`, "email_not_verified"},
		"no id":                 {"api.github.com/user", `{"login":"ann"}`, "sign_in_failed"},
		"an id that is a login": {"api.github.com/user", `{"id":"ann"}`, "unavailable"},
		"another token":         {"github.com/login/oauth/access_token", `{"access_token":"gho_2","token_type":"bearer"}`, "unavailable"},
	} {
		t.Run(name, func(t *testing.T) {
			f := consoletest.Open(t)
			g := newGitHub()
			g.answers[test.path] = test.answer
			expectFailure(t, f, signInByGitHub(f, g), test.failure)
		})
	}
}
