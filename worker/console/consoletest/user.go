package consoletest

import (
	"net/http"
	"strings"
	"testing"
)

// User is a signed-in user, as a browser on a page of the console's site would call it.
type User struct {
	Caller
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
	u := &User{Cookie: cookie}
	u.Caller = Caller{f, func(r *http.Request) {
		r.Header.Set("Cookie", u.Cookie)
		if r.Method != http.MethodGet {
			r.Header.Set("Origin", Origin)
			r.Header.Set("X-CSRF-Token", u.CSRF)
		}
	}}
	u.Reload()
	return u
}

// Reload reads the session again, as a page does that is loaded again, for example after another account was chosen.
func (u *User) Reload() {
	u.f.Helper()
	session := u.OK(200, "GET", "/console/session", "")
	u.CSRF = session["csrf_token"].(string)
	u.ID = session["user"].(Object)["id"].(string)
	u.Account = session["account"].(Object)["id"].(string)
}
