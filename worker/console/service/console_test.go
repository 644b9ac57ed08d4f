package service_test

import (
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"

	"loupe/worker/console/consoletest"
	"loupe/worker/console/server"
	"loupe/worker/console/service"
)

const token = consoletest.Token

// requests returns a method and a path for each route with this access.
func requests(access server.Access) (requests [][2]string) {
	for _, e := range service.Routes {
		if e.Access == access {
			requests = append(requests, [2]string{e.Method, strings.Replace(e.Pattern, "{id}", "acct_1", 1)})
		}
	}
	return requests
}

func TestOnlyTheAdminTokenIsAuthorized(t *testing.T) {
	f := consoletest.Open(t)
	tests := []struct {
		name    string
		headers []string
		ok      bool
	}{
		{"right", []string{"Bearer " + token}, true},
		{"scheme in any case", []string{"bEARER " + token}, true},
		{"no header", nil, false},
		{"empty header", []string{""}, false},
		{"no token", []string{"Bearer"}, false},
		{"empty token", []string{"Bearer "}, false},
		{"without scheme", []string{token}, false},
		{"another scheme", []string{"Basic " + token}, false},
		{"truncated token", []string{"Bearer " + token[:len(token)-1]}, false},
		{"token with a suffix", []string{"Bearer " + token + "x"}, false},
		{"token in another case", []string{"Bearer " + strings.ToUpper(token)}, false},
		{"two headers", []string{"Bearer " + token, "Bearer " + token}, false},
		{"split at the commas", strings.Split("Bearer "+token, ","), true},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			for _, request := range requests(server.Administrator) {
				r := httptest.NewRequest(request[0], request[1], strings.NewReader("{}"))
				r.Header["Authorization"] = test.headers
				w := httptest.NewRecorder()
				f.ServeHTTP(w, r)
				if test.ok != (w.Code != 401) {
					t.Fatalf("%s: got status %d, want authorized: %v", request, w.Code, test.ok)
				}
				if !test.ok {
					consoletest.CheckProblem(t, w, "UNAUTHORIZED")
					f.Equal(request[1], w.Header().Get("WWW-Authenticate"), "Bearer")
				}
			}
		})
	}
	if f.Logged.Len() > 0 {
		t.Errorf("log: got %q, want none", &f.Logged)
	}
}

func TestEverythingIsUnavailableWithoutALongAdminToken(t *testing.T) {
	f := consoletest.Open(t)
	for _, token := range []string{"", "short", strings.Repeat("x", 15)} {
		f.Vars["ADMIN_TOKEN"] = token
		for _, request := range requests(server.Administrator) {
			r := httptest.NewRequest(request[0], request[1], nil)
			r.Header.Set("Authorization", "Bearer "+token)
			w := httptest.NewRecorder()
			f.ServeHTTP(w, r)
			consoletest.CheckProblem(t, w, "UNAVAILABLE")
			f.Contains("detail", consoletest.Body(t, w)["detail"].(string), "ADMIN_TOKEN")
		}
	}
	f.Vars["ADMIN_TOKEN"] = strings.Repeat("x", 16)
	r := httptest.NewRequest("GET", "/admin/accounts", nil)
	r.Header.Set("Authorization", "Bearer "+f.Vars["ADMIN_TOKEN"])
	w := httptest.NewRecorder()
	if f.ServeHTTP(w, r); w.Code != 200 {
		t.Errorf("16 characters: got status %d, want 200", w.Code)
	}
}

// While the token is rotated, programs with the old one and programs with the new one both work.
func TestPreviousAdminTokenIsValidWhileItIsSet(t *testing.T) {
	f := consoletest.Open(t)
	status := func(token string) int {
		r := httptest.NewRequest("POST", "/admin/accounts", strings.NewReader(`{"name":"n"}`))
		r.Header.Set("Authorization", "Bearer "+token)
		w := httptest.NewRecorder()
		f.ServeHTTP(w, r)
		return w.Code
	}
	old, next := token, strings.Repeat("n", 32)
	f.Vars["ADMIN_TOKEN"], f.Vars["ADMIN_TOKEN_PREVIOUS"] = next, old
	for token, want := range map[string]int{old: 201, next: 201, old + next: 401, "": 401} {
		f.Equal("both set, "+token, status(token), want)
	}
	f.Equal("audit", f.Column(`SELECT actor FROM audit ORDER BY actor`), []string{"previous token", "token"})
	f.Vars["ADMIN_TOKEN_PREVIOUS"] = ""
	if a, b := status(old), status(next); a != 401 || b != 201 {
		t.Errorf("rotated: got %d for the old token and %d for the new one, want 401 and 201", a, b)
	}
	f.Vars["ADMIN_TOKEN"], f.Vars["ADMIN_TOKEN_PREVIOUS"] = "", "short"
	f.Equal("a short previous token", status("short"), 503)
}

func TestUnknownPathIs404AndWrongMethodIs405(t *testing.T) {
	f := consoletest.Open(t)
	for _, path := range []string{"/", "/admin", "/admin/", "/admin/accounts/", "/admin/appraisals", "/admin/upstreams", "/admin/keys/", "/admin/keys/x/y",
		"/admin/accounts//keys", "/admin/accounts/x/keys/", "/admin/accounts/x/y/keys", "/admin/accounts/x/other", "/ADMIN/accounts",
		"/admin/accounts/x%2Fkeys%2Fy", "/admin/rates/EUR",
		"/auth", "/auth/", "/console", "/console/", "/oauth/", "/webhooks/", "/.well-known/oauth-other"} {
		f.Refused("NOT_FOUND", "", "GET", path, "")
	}
	methods := map[string]string{
		"/admin/accounts":        "POST, GET",
		"/admin/accounts/x":      "GET, PATCH",
		"/admin/accounts/x/keys": "POST, GET",
		"/admin/keys/x":          "PATCH, DELETE",
		"/admin/audit":           "GET",
		"/admin/health":          "GET",
		"/admin/keys":            "GET",
		"/admin/appraisals/x":    "GET",

		"/admin/accounts/x/appraisals": "GET",

		"/admin/accounts/x/grants": "POST",
		"/admin/accounts/x/ledger": "GET",
		"/admin/rates":             "GET, PUT",
		"/auth/providers":          "GET",
		"/auth/sign-in/x":          "GET",
		"/auth/callback/x":         "GET",
		"/auth/sign-out":           "POST",
		"/console/session":         "GET",
		"/console/sessions":        "GET",
		"/console/sessions/x":      "DELETE",
		"/console/keys":            "GET, POST",
		"/console/keys/x":          "DELETE",
		"/console/keys/x/token":    "POST",
		"/console/token":           "POST",

		"/console/catalogue":         "GET, DELETE",
		"/console/catalogue/summary": "GET, DELETE", // also /console/catalogue/{id}
		"/console/catalogue/x":       "DELETE",
		"/console/uploads":           "POST",
		"/console/uploads/x/rows":    "POST",
		"/admin/catalogue":           "GET, DELETE",
		"/admin/catalogue/summary":   "GET, DELETE",
		"/admin/catalogue/x":         "DELETE",
		"/admin/uploads":             "POST",
		"/admin/uploads/x/rows":      "POST",

		"/console/consent/x": "GET, POST",
		"/oauth/authorize":   "GET",
		"/oauth/token":       "POST, OPTIONS",
		"/oauth/revoke":      "POST, OPTIONS",

		"/.well-known/oauth-authorization-server":   "GET, OPTIONS",
		"/.well-known/oauth-protected-resource":     "GET, OPTIONS",
		"/.well-known/oauth-protected-resource/mcp": "GET, OPTIONS",
		"/console/credits":                          "GET",
		"/console/ledger":                           "GET",
		"/console/checkout":                         "POST",
		"/console/purchases":                        "GET",
		"/console/low-balance":                      "PUT",
		"/console/usage":                            "GET",
		"/webhooks/stripe":                          "POST",
		"/admin/purchases":                          "GET",
		"/admin/purchases/x/refund":                 "POST",
	}
	for path, allow := range methods {
		for _, method := range []string{"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "BREW"} {
			if slices.Contains(strings.Split(allow, ", "), method) {
				continue
			}
			w := f.Send(method, path, "")
			consoletest.CheckProblem(t, w, "METHOD_NOT_ALLOWED")
			f.Equal(method+" "+path, w.Header().Get("Allow"), allow)
		}
	}
	for _, e := range service.Routes {
		if _, ok := methods[strings.Replace(e.Pattern, "{id}", "x", 1)]; !ok && e.Pattern != "/auth/sign-in/dev" { // is also /auth/sign-in/{id}
			t.Errorf("%s is not tested above", e.Pattern)
		}
	}
}

// Every endpoint with a body refuses the same bodies in the same way.
func TestMalformedBodiesAreRefused(t *testing.T) {
	f := consoletest.Open(t)
	id := f.NewAccount()
	bodies := []string{
		"",
		"  ",
		"name",
		`"name"`,
		"1",
		`[{"name":"x"}]`,
		`{"name":"x"`,
		`{"name":"x"} {}`,
		`{"name":"x"}x`,
		"{\"name\":\"\xff\"}",
		`{"name":"x"}` + strings.Repeat(" ", server.MaxBody),
		strings.Repeat("[", 60000),
		strings.Repeat(`{"a":`, 12000) + "1" + strings.Repeat("}", 100),
		"}",
		"\ufeff{}",
		`{'name':'x'}`,
		`{"name":"x",}`,
	}
	for _, request := range [][2]string{{"POST", "/admin/accounts"}, {"POST", "/admin/accounts/" + id + "/keys"},
		{"POST", "/admin/accounts/" + id + "/grants"}, {"PUT", "/admin/rates"}} {
		for _, body := range bodies {
			f.Refused("BAD_REQUEST", "", request[0], request[1], body)
		}
	}
	withoutLength := httptest.NewRequest("POST", "/admin/accounts", io.MultiReader(strings.NewReader(`{"name":"x"}`+strings.Repeat(" ", server.MaxBody))))
	withLength := httptest.NewRequest("POST", "/admin/accounts", failingReader{}) // must not be read
	withoutLength.ContentLength, withLength.ContentLength = -1, server.MaxBody+1
	for _, r := range []*http.Request{withoutLength, withLength} {
		r.Header.Set("Authorization", "Bearer "+token)
		w := httptest.NewRecorder()
		f.ServeHTTP(w, r)
		consoletest.CheckProblem(t, w, "BAD_REQUEST")
		f.Contains("detail", consoletest.Body(t, w)["detail"].(string), "64 kB")
	}
	longest := `{"name":"x"}` + strings.Repeat(" ", server.MaxBody)
	f.OK(201, "POST", "/admin/accounts", longest[:server.MaxBody])
	f.OK(201, "POST", "/admin/accounts", `{"name":"x","other":`+strings.Repeat("[", 5000)+strings.Repeat("]", 5000)+`}`)
}

func TestInternalErrorsAreOnlyLogged(t *testing.T) {
	f := consoletest.Open(t)
	f.DB.Close()
	id := "loupe_somethingsecret"
	for _, request := range [][3]string{
		{"POST", "/admin/accounts", `{"name":"x"}`}, {"GET", "/admin/accounts"}, {"GET", "/admin/accounts/" + id},
		{"POST", "/admin/accounts/" + id + "/keys", `{"name":"x"}`}, {"GET", "/admin/accounts/" + id + "/keys"}, {"DELETE", "/admin/keys/" + id},
		{"POST", "/admin/accounts/" + id + "/grants", `{"credits":1,"reason":"x"}`}, {"GET", "/admin/accounts/" + id + "/ledger"},
	} {
		f.Logged.Reset()
		w := f.Send(request[0], request[1], request[2])
		consoletest.CheckProblem(t, w, "INTERNAL")
		if strings.Contains(w.Body.String(), "sql") || strings.Contains(w.Body.String(), "closed") {
			t.Errorf("%s: got body %s, want no reason in it", request, w.Body)
		}
		logged := f.Logged.String()
		if !strings.Contains(logged, w.Header().Get("X-Request-Id")) || !strings.Contains(logged, "database is closed") {
			t.Errorf("%s: log: got %q, want the request id and the reason", request, logged)
		}
		if strings.Contains(logged, token) || strings.Contains(logged, id) {
			t.Errorf("%s: log: got %q, want neither the token nor the path", request, logged)
		}
	}
}

func TestFailingRandomnessIsInternalError(t *testing.T) {
	f := consoletest.Open(t)
	id := f.NewAccount()
	random := f.Random
	for ids := range 3 { // reading fails for the request's id, for the key's id, for the key's secret
		f.Random = io.MultiReader(io.LimitReader(random, int64(10*ids)), failingReader{})
		w := f.Send("POST", "/admin/accounts/"+id+"/keys", `{"name":"x"}`)
		if p := consoletest.Body(t, w); w.Code != 500 || p["code"] != "INTERNAL" {
			t.Errorf("after %d ids: got %d %v, want 500 INTERNAL", ids, w.Code, p)
		}
	}
	f.Random = random
	f.Equal("", len(f.OK(200, "GET", "/admin/accounts/"+id+"/keys", "")["items"].([]any)), 0)
}

type failingReader struct{}

func (failingReader) Read([]byte) (int, error) { return 0, errors.New("read failed") }

func TestEachResponseHasItsOwnRequestID(t *testing.T) {
	f := consoletest.Open(t)
	w := f.Send("GET", "/admin/accounts", "")
	consoletest.CheckHeaders(t, w)
	if first, second := w.Header().Get("X-Request-Id"), f.Send("GET", "/admin/accounts", "").Header().Get("X-Request-Id"); first == second {
		t.Errorf("got the request id %s twice, want different ids", first)
	}
}
