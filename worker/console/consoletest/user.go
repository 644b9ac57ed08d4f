package consoletest

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

// User is a signed-in user, as a browser on a page of the console's site would call it.
type User struct {
	f       *Fixture
	Cookie  string // of the session: name=value
	CSRF    string // token of the session
	ID      string
	Account string
}

// OpenSignedIn returns a console with all routes, and ann@example.com signed in.
func OpenSignedIn(t *testing.T) (f *Fixture, ann *User) {
	t.Helper()
	f = Open(t)
	return f, f.SignIn("ann@example.com")
}

// SignIn signs a user in with an address, by the development sign-in.
func (f *Fixture) SignIn(email string) *User {
	f.Helper()
	r := Request("POST", "/auth/sign-in/dev", `{"email":"`+email+`"}`)
	r.Header.Set("Origin", Origin)
	w := f.Do(r)
	cookie, _, _ := strings.Cut(w.Header().Get("Set-Cookie"), ";")
	if w.Code != http.StatusNoContent || cookie == "" {
		f.Fatalf("sign-in of %s: got status %d with cookie %q, want 204 with one: %s", email, w.Code, cookie, w.Body)
	}
	u := &User{f: f, Cookie: cookie}
	session := u.OK(200, "GET", "/console/session", "")
	u.CSRF = session["csrf_token"].(string)
	u.ID = session["user"].(Object)["id"].(string)
	u.Account = session["account"].(Object)["id"].(string)
	return u
}

// Request returns a request with the session's cookie and CSRF token.
func (u *User) Request(method, path, body string) *http.Request {
	r := Request(method, path, body)
	r.Header.Set("Cookie", u.Cookie)
	if method != "GET" {
		r.Header.Set("Origin", Origin)
		r.Header.Set("X-CSRF-Token", u.CSRF)
	}
	return r
}

// Send serves a request of the user.
func (u *User) Send(method, path, body string) *httptest.ResponseRecorder {
	return u.f.Do(u.Request(method, path, body))
}

// OK sends a request of the user and returns the response's body. The test fails unless the response has
// this status.
func (u *User) OK(status int, method, path, body string) Object {
	u.f.Helper()
	return u.f.checkOK(u.Send(method, path, body), status, method, path, body)
}

// Refused sends a request of the user and returns the problem that answers it. The test fails unless the
// problem has this code and field.
func (u *User) Refused(code, field, method, path, body string) Object {
	u.f.Helper()
	return u.f.checkRefused(u.Send(method, path, body), code, field, method, path, body)
}

// Pages is like Fixture.Pages, as the user.
func (u *User) Pages(path string) (ids []string, sizes []int) {
	u.f.Helper()
	return pages(u.OK, path)
}
