package service_test

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"loupe/worker/console/consoletest"
	"loupe/worker/console/server"
	"loupe/worker/console/service"
)

// populate gives a user something of everything: keys of each kind, tokens, sessions, credits, an appraisal.
func populate(f *consoletest.Fixture, u *consoletest.User) {
	f.Helper()
	key := u.OK(201, "POST", "/console/keys", `{"name":"k","rate":5}`)["id"].(string)
	u.OK(201, "POST", "/console/keys/"+key+"/token", "")
	u.OK(201, "POST", "/console/token", "")
	f.Exec(`INSERT INTO api_key (id, account, name, kind, hash, hint, created_at, client) VALUES (?, ?, 'Client', 'grant', ?, '', 1, '{"id":"https://client.example"}')`,
		"key_grant_"+u.ID, u.Account, fmt.Sprintf("%064s", u.ID))
	f.OK(201, "POST", "/admin/accounts/"+u.Account+"/grants", `{"credits":100,"reason":"r"}`)
	f.Exec(`INSERT INTO purchase (id, account, pack, credits, price, currency, created_at) VALUES (?, ?, 'starter', 50, 100, 'USD', 1)`, "pur_"+u.ID, u.Account)
	f.Exec(`UPDATE purchase SET session = id || 's', payment_intent = id || 'p', paid_at = 2 WHERE id = ?`, "pur_"+u.ID)
	u.OK(200, "PUT", "/console/low-balance", `{"low_balance":50}`)
	u.OK(201, "POST", "/console/invitations", `{"email":"guest@example.com"}`)
	f.Exec(`INSERT INTO usage_day VALUES (?, ?, ?, 1, 1, 10)`, u.Account, f.Millis()/86400_000, key)
	f.Exec(`INSERT INTO transfer VALUES (?, ?, 'earned', 10, 'pending', 'r', 1, NULL)`, "apr_"+u.ID, u.Account)
	f.Exec(`INSERT INTO appraisal (id, account, api_key, request_hash, request, created_at) VALUES (?, ?, ?, '', '{}', 1)`, "apr_"+u.ID, u.Account, key)
}

// bodies are valid bodies of the routes that need one, by method and pattern. Every other route gets an empty object.
var bodies = map[string]string{
	"POST /console/keys":                    `{"name":"n"}`,
	"POST /console/consent/{id}":            `{"decision":"allow"}`,
	"POST /auth/sign-in/dev":                `{"email":"new@example.com"}`,
	"PUT /console/account":                  `{"id":"acct_x"}`,
	"PATCH /console/account":                `{"name":"n"}`,
	"PATCH /console/members/{id}":           `{"role":"owner"}`,
	"POST /console/invitations":             `{"email":"a@example.com"}`,
	"POST /admin/accounts/{id}/invitations": `{"email":"a@example.com"}`,
	"POST /admin/accounts":                  `{"name":"n"}`,
	"PATCH /admin/accounts/{id}":            `{"name":"n","suspended":true,"reason":"r"}`,
	"POST /admin/accounts/{id}/grants":      `{"credits":5,"reason":"r"}`,
	"POST /admin/accounts/{id}/keys":        `{"name":"n"}`,
	"PATCH /admin/keys/{id}":                `{"suspended":true}`,
	"PUT /admin/rates":                      `{"date":"2026-05-01","base":"EUR","rates":{"USD":1.08}}`,
	"PUT /console/low-balance":              `{"low_balance":100}`,
	"POST /console/checkout":                `{"pack":"starter"}`,
	"POST /admin/purchases/{id}/refund":     `{"reason":"r"}`,
	"DELETE /console/account":               `{"confirm":"ann@example.com"}`,
}

func body(e server.Route) string {
	if body, ok := bodies[e.Method+" "+e.Pattern]; ok {
		return body
	}
	return `{}`
}

// Every route with an id is called with every id in the database that is not the caller's own.
func TestForeignIdentifiersAreNotFound(t *testing.T) {
	f := consoletest.Open(t)
	victim := f.SignIn("victim@example.com")
	f.SignIn("victim@example.com") // a second session
	administrator := f.SignIn("admin@example.com")
	populate(f, victim)
	populate(f, administrator)
	foreign := f.IDs()
	foreign = append(foreign, victim.Cookie[strings.Index(victim.Cookie, "=")+1:], "0", "%00", "..", "%27%20OR%201=1--", strings.Repeat("x", 5000))
	attacker := f.SignIn("attacker@example.com")
	populate(f, attacker)

	before := f.Dump()
	for _, e := range service.Routes {
		if !strings.Contains(e.Pattern, "{id}") || !ofSessions(e.Access) {
			continue
		}
		for _, id := range foreign {
			path := strings.Replace(e.Pattern, "{id}", id, 1)
			w := attacker.Send(e.Method, path, body(e))
			// The id of a consent is a whole authorization request, so an identifier is a malformed one.
			malformed := e.Pattern == "/console/consent/{id}" && w.Code == http.StatusBadRequest
			if w.Code != http.StatusNotFound && w.Code != http.StatusForbidden && !malformed {
				t.Errorf("%s %s: got status %d, want 404 or 403: %s", e.Method, path, w.Code, w.Body)
			}
		}
	}
	f.Unchanged("", before)
	if len(foreign) < 20 {
		t.Errorf("got %d foreign ids, want ids of all tables", len(foreign))
	}
}

// ofSessions reports whether routes with this access answer about the session's account.
func ofSessions(access server.Access) bool {
	return slices.Contains([]server.Access{server.SignedIn, server.Customer, server.SignedInOwner, server.Owner}, access)
}

// caller is a way to call a route, with the routes that refuse it.
type caller struct {
	name    string
	request func(method, path, body string) *http.Request
	status  map[server.Access]int // of the refusal of an unsafe method; 0 if it is not refused
	reads   map[server.Access]int // of the refusal of GET
}

func TestEachRouteRefusesCallersWithoutAccess(t *testing.T) {
	f := consoletest.Open(t)
	user, other := f.SignIn("user@example.com"), f.SignIn("other@example.com")
	administrator, suspended := f.SignIn("admin@example.com"), f.SignIn("suspended@example.com")
	f.OK(200, "PATCH", "/admin/accounts/"+suspended.Account, `{"suspended":true,"reason":"r"}`)
	with := func(u *consoletest.User, change func(*http.Request)) func(method, path, body string) *http.Request {
		return func(method, path, body string) *http.Request {
			r := u.Request(method, path, body)
			change(r)
			return r
		}
	}
	const signedIn, customer, signedInOwner, owner, staff, admin = server.SignedIn, server.Customer, server.SignedInOwner, server.Owner, server.Staff, server.Administrator
	refusing := func(status int, accesses ...server.Access) map[server.Access]int {
		statuses := map[server.Access]int{}
		for _, access := range accesses {
			statuses[access] = status
		}
		return statuses
	}
	all := func(status int) map[server.Access]int {
		return refusing(status, signedIn, customer, signedInOwner, owner, staff, admin)
	}
	nobodyMay := func(signedInStatus, pages int) map[server.Access]int {
		statuses := all(signedInStatus)
		statuses[server.OwnPages] = pages
		return statuses
	}
	otherSite := func(r *http.Request) { r.Header.Set("Origin", "https://evil.example") }
	callers := []caller{
		{"nobody", consoletest.Request, nobodyMay(401, 403), all(401)},
		{"a forged cookie", with(administrator, func(r *http.Request) { r.Header.Set("Cookie", administrator.Cookie[:len(administrator.Cookie)-1]+"-") }), all(401), all(401)},
		{"a cookie without signature", with(administrator, func(r *http.Request) {
			r.Header.Set("Cookie", administrator.Cookie[:strings.LastIndex(administrator.Cookie, ".")])
		}), all(401), all(401)},
		{"two cookies", with(administrator, func(r *http.Request) { r.Header.Set("Cookie", administrator.Cookie+"; "+administrator.Cookie) }), all(401), all(401)},
		{"a suspended user", with(suspended, func(*http.Request) {}), refusing(403, customer, owner, staff, admin), refusing(403, customer, owner, staff, admin)},
		{"an administrator without CSRF token", with(administrator, func(r *http.Request) { r.Header.Del("X-CSRF-Token") }), all(403), nil},
		{"an administrator with another user's CSRF token", with(administrator, func(r *http.Request) { r.Header.Set("X-CSRF-Token", other.CSRF) }), all(403), nil},
		{"an administrator from another site", with(administrator, otherSite), nobodyMay(403, 403), nil},
		{"an administrator from the origin null", with(administrator, func(r *http.Request) { r.Header.Set("Origin", "null") }), nobodyMay(403, 403), nil},
		{"an administrator from another scheme", with(administrator, func(r *http.Request) { r.Header.Set("Origin", "https://localhost") }), nobodyMay(403, 403), nil},
		{"an administrator without Origin", with(administrator, func(r *http.Request) { r.Header.Del("Origin") }), nobodyMay(403, 403), nil},
		{"an administrator without Origin from another site", with(administrator, func(r *http.Request) {
			r.Header.Del("Origin")
			r.Header.Set("Sec-Fetch-Site", "cross-site")
		}), nobodyMay(403, 403), nil},
		{"a wrong ADMIN_TOKEN with an administrator's session", with(administrator, func(r *http.Request) { r.Header.Set("Authorization", "Bearer wrong") }),
			refusing(401, staff, admin), refusing(401, staff, admin)},
	}
	before := f.Dump()
	for _, e := range service.Routes {
		if e.Access == 0 {
			t.Errorf("%s %s: nobody may call it", e.Method, e.Pattern)
		}
		for _, caller := range callers {
			want := caller.status[e.Access]
			if e.Method == "GET" {
				want = caller.reads[e.Access]
			}
			if want == 0 {
				continue
			}
			w := f.Do(caller.request(e.Method, strings.Replace(e.Pattern, "{id}", user.Account, 1), body(e)))
			f.Equal(fmt.Sprintf("%s %s by %s", e.Method, e.Pattern, caller.name), w.Code, want)
			consoletest.CheckHeaders(t, w)
		}
	}
	f.Unchanged("", before)
}

func TestSameOriginRequestWithoutOriginIsAllowed(t *testing.T) {
	f, u := consoletest.OpenSignedIn(t)
	r := u.Request("POST", "/console/keys", `{"name":"n"}`)
	r.Header.Del("Origin")
	r.Header.Set("Sec-Fetch-Site", "same-origin")
	f.Equal("status", f.Do(r).Code, 201)
}

func TestAdministratorsAreThoseOfTheList(t *testing.T) {
	f := consoletest.Open(t)
	a := f.SignIn("ADMIN@example.com")
	for admins, code := range map[string]int{"first@example.com, admin@example.com": 200, "first@example.com": 403, "": 403, "@example.com": 403, "admin": 403,
		"xadmin@example.com": 403, "admin@example.com.evil": 403} {
		f.Vars["ADMINS"] = admins
		f.Equal(admins, a.Send("GET", "/admin/accounts", "").Code, code)
	}
	f.Vars["ADMINS"] = "kim@example.com"
	f.SignIn("\u212aim@example.com").Refused("FORBIDDEN", "", "GET", "/admin/accounts", "") // the Kelvin sign
}

// Each change is one transaction: when a statement fails, nothing has changed.
func TestFailureOfAStatementChangesNothing(t *testing.T) {
	f := consoletest.Open(t)
	f.Vars["SIGNUP_CREDITS"] = "50"
	u := f.SignIn("ann@example.com")
	populate(f, u)
	key := u.OK(201, "POST", "/console/keys", `{"name":"k"}`)["id"].(string)
	session := u.OK(200, "GET", "/console/sessions", "")["items"].([]any)[0].(consoletest.Object)["id"].(string)
	replace := map[string]string{"/console/members/{id}": u.ID, "/admin/accounts/{id}/invitations": u.Account, "/console/keys/{id}": key, "/console/keys/{id}/token": key, "/console/sessions/{id}": session, "/admin/keys/{id}": key,
		"/admin/accounts/{id}": u.Account, "/admin/accounts/{id}/keys": u.Account, "/admin/accounts/{id}/grants": u.Account}
	batch := f.DB.Batch
	before := f.Dump()
	for _, e := range service.Routes {
		id, known := replace[e.Pattern]
		if e.Method == "GET" || strings.Contains(e.Pattern, "{id}") && !known || e.Access == server.Anyone {
			continue
		}
		for fail := 0; ; fail++ {
			statements := 0
			f.DB.Batch = func(ctx context.Context, s ...server.Statement) ([]bool, error) {
				statements = len(s)
				if fail >= len(s) {
					return nil, fmt.Errorf("the test has ended")
				}
				s = slices.Clone(s)
				s[fail] = server.SQL("INSERT INTO no_such_table VALUES (1)")
				return batch(ctx, s...)
			}
			caller := u.Caller
			if e.Access == server.Administrator {
				caller = f.Caller
			}
			w := caller.Send(e.Method, strings.Replace(e.Pattern, "{id}", id, 1), body(e))
			if statements == 0 {
				t.Logf("%s %s changes nothing by Batch", e.Method, e.Pattern)
				break
			}
			f.Equal(fmt.Sprintf("%s %s with failing statement %d", e.Method, e.Pattern, fail), w.Code, 500)
			f.Unchanged(fmt.Sprintf("%s %s with failing statement %d", e.Method, e.Pattern, fail), before)
			if fail >= statements {
				break
			}
		}
	}
}

func TestSessionRollsForThirtyDays(t *testing.T) {
	f, u := consoletest.OpenSignedIn(t)
	const day = 24 * time.Hour
	steps := []struct {
		wait    time.Duration
		renewed bool
	}{{day - time.Millisecond, false}, {time.Millisecond, true}, {29 * day, true}, {30*day - time.Millisecond, true}}
	for _, step := range steps {
		f.Clock = f.Clock.Add(step.wait)
		w := u.Send("GET", "/console/session", "")
		if renewed := w.Header().Get("Set-Cookie") != ""; w.Code != 200 || renewed != step.renewed {
			t.Errorf("%v later: got status %d, renewed %v, want 200, %v", step.wait, w.Code, renewed, step.renewed)
		}
	}
	f.Clock = f.Clock.Add(30 * day)
	u.Refused("UNAUTHORIZED", "", "GET", "/console/session", "")
}

// A development database may be copied to production, where its unverified sessions must not work.
func TestDevelopmentSignInWorksOnThisMachineOnly(t *testing.T) {
	f := consoletest.Open(t)
	u := f.SignIn("admin@example.com")
	elsewhere := func(host string) *http.Request {
		r := u.Request("GET", "/console/session", "")
		r.Host = host
		return r
	}
	for host, status := range map[string]int{"localhost": 200, "localhost:8787": 200, "127.0.0.1:1": 200, "[::1]:8787": 200, "[::1]": 200,
		"loupe.example.com": 401, "localhost.example.com": 401, "127.0.0.1.example.com": 401, "example.com:8787": 401, "": 401, "[::1]evil": 401} {
		f.Equal(fmt.Sprintf("host %q", host), f.Do(elsewhere(host)).Code, status)
		r := consoletest.Request("POST", "/auth/sign-in/dev", `{"email":"x@example.com"}`)
		r.Host = host
		r.Header.Set("Origin", "http://"+host)
		if w := f.Do(r); (w.Code == 204) != (status == 200) || status == 401 && w.Code != 404 {
			t.Errorf("sign-in at host %q: got status %d, want 204 or 404", host, w.Code)
		}
	}
	f.Vars["DEV_SIGN_IN"] = ""
	u.Refused("UNAUTHORIZED", "", "GET", "/console/session", "")
}

func TestWithoutSessionSecretNobodySignsIn(t *testing.T) {
	f, u := consoletest.OpenSignedIn(t)
	for _, secret := range []string{"", strings.Repeat("x", 31)} {
		f.Vars["SESSION_SECRET"] = secret
		u.Refused("UNAVAILABLE", "", "GET", "/console/session", "")
		u.Refused("UNAVAILABLE", "", "POST", "/auth/sign-in/dev", `{"email":"x@example.com"}`)
	}
	f.Vars["SESSION_SECRET"] = strings.Repeat("y", 32)
	u.Refused("UNAUTHORIZED", "", "GET", "/console/session", "") // signed by another secret
}

// Every list refuses cursors of other lists, so that a client with a wrong cursor does not get the same page for ever, and parameters
// that it does not have.
func TestListsRefuseOtherCursors(t *testing.T) {
	f, ann := consoletest.OpenSignedIn(t)
	admin := f.SignIn("admin@example.com")
	lists := 0
	for _, e := range service.Routes {
		if e.Method != "GET" {
			continue
		}
		caller := ann
		if e.Access == server.Staff {
			caller = admin
		}
		path := strings.Replace(e.Pattern, "{id}", ann.Account, 1) + "?limit=5"
		if e.Pattern == "/admin/keys" {
			path += "&hint=a"
		}
		var page struct{ Items []any }
		if w := caller.Send("GET", path, ""); w.Code != http.StatusOK || json.Unmarshal(w.Body.Bytes(), &page) != nil || page.Items == nil {
			continue
		}
		lists++
		caller.Refused("BAD_REQUEST", "stat", "GET", path+"&stat=active", "") // a misspelt filter
		for _, limit := range []string{"0", "-1", "101", "x", "3.5"} {
			caller.Refused("BAD_REQUEST", "limit", "GET", strings.Replace(path, "limit=5", "limit="+limit, 1), "")
		}
		for _, cursor := range []string{"zzz", "-1", "1.5", "~", "%27", "key_zzz", "xyz_01KAKSYQG0R2J8TBXN4WQ5V7CE", "key_01KAKSYQG0R2J8TBXN4WQ5V7CEX"} {
			caller.Refused("BAD_REQUEST", "after", "GET", path+"&after="+cursor, "")
		}
	}
	if lists < 12 {
		t.Errorf("got %d lists, want at least 12", lists)
	}
}
