package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"log"
	mathrand "math/rand/v2"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"loupe/worker/migrations/migrationstest"
)

const token = "a token, for tests only" // with a comma: the workers package splits headers there

var start = time.Date(2026, 5, 1, 12, 0, 0, 0, time.UTC)

// fixture is a console with its own database and KV namespace, and a clock that the test sets.
type fixture struct {
	*testing.T
	*Console
	kv   *memoryKV
	now  time.Time
	log  bytes.Buffer
	file string // path of the database
}

func setup(t *testing.T) *fixture {
	t.Helper()
	db, file := migrationstest.Open(t, "busy_timeout(60000)", "journal_mode(wal)")
	f := &fixture{T: t, now: start, kv: &memoryKV{values: map[string]string{}}, file: file}
	f.Console = &Console{
		DB:         db,
		KV:         f.kv,
		Transport:  http.DefaultTransport,
		Now:        func() time.Time { return f.now },
		Random:     &lockedReader{r: mathrand.NewChaCha8([32]byte{1})},
		Log:        log.New(&f.log, "", 0),
		Service:    "loupe",
		AdminToken: token,
		RatesURL:   ratesOff,

		RetentionDays: 30,
	}
	return f
}

// lockedReader is a reader that is safe for concurrent use, as crypto/rand is.
type lockedReader struct {
	sync.Mutex
	r io.Reader
}

func (l *lockedReader) Read(p []byte) (int, error) {
	l.Lock()
	defer l.Unlock()
	return l.r.Read(p)
}

// memoryKV is a KV namespace in memory.
type memoryKV struct {
	values map[string]string
	err    error // if not nil, every call fails with it
}

func (m *memoryKV) Get(key string) (string, bool, error) {
	value, found := m.values[key]
	return value, found, m.err
}

func (m *memoryKV) Put(key, value string) error {
	if m.err == nil {
		m.values[key] = value
	}
	return m.err
}

func (m *memoryKV) Delete(key string) error {
	if m.err == nil {
		delete(m.values, key)
	}
	return m.err
}

type object = map[string]any

// send serves a request that has the administrator's token.
func (f *fixture) send(method, path, body string) *httptest.ResponseRecorder {
	r := httptest.NewRequest(method, path, strings.NewReader(body))
	r.Header.Set("Authorization", "Bearer "+token)
	w := httptest.NewRecorder()
	f.ServeHTTP(w, r)
	return w
}

// ok sends a request and returns the response's body. The test fails unless the response has this status.
func (f *fixture) ok(status int, method, path, body string) object {
	f.Helper()
	w := f.send(method, path, body)
	if w.Code != status || w.Header().Get("Content-Type") != "application/json" {
		f.Fatalf("%s %s %s: got status %d, want %d: %s", method, path, body, w.Code, status, w.Body)
	}
	return readBodyOf(f.T, w)
}

// refused sends a request and returns the problem that answers it. The test fails unless the problem has
// this code and field.
func (f *fixture) refused(code, field, method, path, body string) object {
	f.Helper()
	w := f.send(method, path, body)
	p := readBodyOf(f.T, w)
	checkProblem(f.T, w, code)
	if got, _ := p["field"].(string); got != field {
		f.Errorf("%s %s %.100s: got field %q, want %q: %v", method, path, body, got, field, p)
	}
	return p
}

// readBodyOf decodes a response's body. It can be called again on the same response.
func readBodyOf(t *testing.T, w *httptest.ResponseRecorder) object {
	t.Helper()
	var body object
	decoder := json.NewDecoder(w.Body)
	if err := decoder.Decode(&body); err != nil {
		t.Fatalf("status %d: %v", w.Code, err)
	}
	w.Body = bytes.NewBuffer(mustMarshal(body))
	return body
}

func mustMarshal(value any) []byte {
	text, err := json.Marshal(value)
	if err != nil {
		panic(err)
	}
	return text
}

// checkProblem checks that a response is a complete problem document with this code.
func checkProblem(t *testing.T, w *httptest.ResponseRecorder, code string) {
	t.Helper()
	status := map[string]int{"BAD_REQUEST": 400, "UNAUTHORIZED": 401, "NOT_FOUND": 404, "METHOD_NOT_ALLOWED": 405,
		"CONFLICT": 409, "INTERNAL": 500, "UNAVAILABLE": 503}[code]
	p := readBodyOf(t, w)
	detail, _ := p["detail"].(string)
	if w.Code != status || p["code"] != code || p["status"] != float64(status) || p["title"] != http.StatusText(status) ||
		p["type"] != "/problems/"+code || detail == "" || w.Header().Get("Content-Type") != "application/problem+json" {
		t.Errorf("got %d %v %v, want problem %d %s", w.Code, w.Header(), p, status, code)
	}
	checkHeaders(t, w)
}

// checkHeaders checks the headers that every response has.
func checkHeaders(t *testing.T, w *httptest.ResponseRecorder) {
	t.Helper()
	if w.Header().Get("Cache-Control") != "no-store" || !strings.HasPrefix(w.Header().Get("X-Request-Id"), "req_") {
		t.Errorf("got headers %v, want Cache-Control: no-store and an X-Request-Id", w.Header())
	}
}

// newAccount creates an account and returns its id.
func (f *fixture) newAccount() string {
	f.Helper()
	return f.ok(201, "POST", "/admin/accounts", `{"name":"Ann"}`)["id"].(string)
}

func (f *fixture) exec(query string, args ...any) {
	f.Helper()
	if _, err := f.DB.Exec(query, args...); err != nil {
		f.Fatalf("%s: %v", query, err)
	}
}

// everyEndpoint returns a method and a path for each endpoint.
func everyEndpoint() (requests [][2]string) {
	for _, e := range routes {
		requests = append(requests, [2]string{e.method, strings.Replace(e.pattern, "{id}", "acct_1", 1)})
	}
	return requests
}

func TestOnlyTheAdminTokenIsAuthorized(t *testing.T) {
	f := setup(t)
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
			for _, request := range everyEndpoint() {
				r := httptest.NewRequest(request[0], request[1], strings.NewReader("{}"))
				r.Header["Authorization"] = test.headers
				w := httptest.NewRecorder()
				f.ServeHTTP(w, r)
				if test.ok != (w.Code != 401) {
					t.Fatalf("%s: got status %d, want authorized: %v", request, w.Code, test.ok)
				}
				if !test.ok {
					checkProblem(t, w, "UNAUTHORIZED")
					if w.Header().Get("WWW-Authenticate") != "Bearer" {
						t.Errorf("%s: got WWW-Authenticate %q, want Bearer", request, w.Header().Get("WWW-Authenticate"))
					}
				}
			}
		})
	}
	if f.log.Len() > 0 {
		t.Errorf("log: got %q, want none", &f.log)
	}
}

func TestEverythingIsUnavailableWithoutALongAdminToken(t *testing.T) {
	f := setup(t)
	for _, token := range []string{"", "short", strings.Repeat("x", 15)} {
		f.AdminToken = token
		for _, request := range append(everyEndpoint(), [2]string{"GET", "/admin/none"}) {
			r := httptest.NewRequest(request[0], request[1], nil)
			r.Header.Set("Authorization", "Bearer "+token)
			w := httptest.NewRecorder()
			f.ServeHTTP(w, r)
			checkProblem(t, w, "UNAVAILABLE")
			if detail := readBodyOf(t, w)["detail"].(string); !strings.Contains(detail, "ADMIN_TOKEN") {
				t.Errorf("got detail %q, want one that names ADMIN_TOKEN", detail)
			}
		}
	}
	f.AdminToken = strings.Repeat("x", 16)
	r := httptest.NewRequest("GET", "/admin/accounts", nil)
	r.Header.Set("Authorization", "Bearer "+f.AdminToken)
	w := httptest.NewRecorder()
	if f.ServeHTTP(w, r); w.Code != 200 {
		t.Errorf("16 characters: got status %d, want 200", w.Code)
	}
}

func TestUnknownPathIs404AndWrongMethodIs405(t *testing.T) {
	f := setup(t)
	for _, path := range []string{"/", "/admin", "/admin/", "/admin/accounts/", "/admin/keys", "/admin/keys/", "/admin/keys/x/y",
		"/admin/accounts//keys", "/admin/accounts/x/keys/", "/admin/accounts/x/y/keys", "/admin/accounts/x/other", "/ADMIN/accounts",
		"/admin/accounts/x%2Fkeys%2Fy", "/admin/rates/EUR"} {
		f.refused("NOT_FOUND", "", "GET", path, "")
	}
	methods := map[string]string{
		"/admin/accounts":          "POST, GET",
		"/admin/accounts/x":        "GET",
		"/admin/accounts/x/keys":   "POST, GET",
		"/admin/keys/x":            "DELETE",
		"/admin/accounts/x/grants": "POST",
		"/admin/accounts/x/ledger": "GET",
		"/admin/rates":             "GET, PUT",
	}
	for path, allow := range methods {
		for _, method := range []string{"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "BREW"} {
			if slices.Contains(strings.Split(allow, ", "), method) {
				continue
			}
			w := f.send(method, path, "")
			checkProblem(t, w, "METHOD_NOT_ALLOWED")
			if got := w.Header().Get("Allow"); got != allow {
				t.Errorf("%s %s: got Allow %q, want %q", method, path, got, allow)
			}
		}
	}
	for _, e := range routes {
		if _, ok := methods[strings.Replace(e.pattern, "{id}", "x", 1)]; !ok {
			t.Errorf("%s is not tested above", e.pattern)
		}
	}
}

// Every endpoint with a body refuses the same bodies in the same way.
func TestMalformedBodiesAreRefused(t *testing.T) {
	f := setup(t)
	id := f.newAccount()
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
		`{"name":"x"}` + strings.Repeat(" ", maxBody),
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
			f.refused("BAD_REQUEST", "", request[0], request[1], body)
		}
	}
	withoutLength := httptest.NewRequest("POST", "/admin/accounts", io.MultiReader(strings.NewReader(`{"name":"x"}`+strings.Repeat(" ", maxBody))))
	withLength := httptest.NewRequest("POST", "/admin/accounts", failingReader{}) // must not be read
	withoutLength.ContentLength, withLength.ContentLength = -1, maxBody+1
	for _, r := range []*http.Request{withoutLength, withLength} {
		r.Header.Set("Authorization", "Bearer "+token)
		w := httptest.NewRecorder()
		f.ServeHTTP(w, r)
		checkProblem(t, w, "BAD_REQUEST")
		if detail := readBodyOf(t, w)["detail"].(string); !strings.Contains(detail, "64 kB") {
			t.Errorf("got detail %q, want one that names the limit of 64 kB", detail)
		}
	}
	longest := `{"name":"x"}` + strings.Repeat(" ", maxBody)
	f.ok(201, "POST", "/admin/accounts", longest[:maxBody])
	f.ok(201, "POST", "/admin/accounts", `{"name":"x","other":`+strings.Repeat("[", 5000)+strings.Repeat("]", 5000)+`}`)
}

func TestInternalErrorsAreOnlyLogged(t *testing.T) {
	f := setup(t)
	f.DB.Close()
	id := "loupe_somethingsecret"
	for _, request := range [][3]string{
		{"POST", "/admin/accounts", `{"name":"x"}`}, {"GET", "/admin/accounts"}, {"GET", "/admin/accounts/" + id},
		{"POST", "/admin/accounts/" + id + "/keys", `{"name":"x"}`}, {"GET", "/admin/accounts/" + id + "/keys"}, {"DELETE", "/admin/keys/" + id},
		{"POST", "/admin/accounts/" + id + "/grants", `{"credits":1,"reason":"x"}`}, {"GET", "/admin/accounts/" + id + "/ledger"},
	} {
		f.log.Reset()
		w := f.send(request[0], request[1], request[2])
		checkProblem(t, w, "INTERNAL")
		if strings.Contains(w.Body.String(), "sql") || strings.Contains(w.Body.String(), "closed") {
			t.Errorf("%s: got body %s, want no reason in it", request, w.Body)
		}
		logged := f.log.String()
		if !strings.Contains(logged, w.Header().Get("X-Request-Id")) || !strings.Contains(logged, "database is closed") {
			t.Errorf("%s: log: got %q, want the request id and the reason", request, logged)
		}
		if strings.Contains(logged, token) || strings.Contains(logged, id) {
			t.Errorf("%s: log: got %q, want neither the token nor the path", request, logged)
		}
	}
}

func TestFailingRandomnessIsInternalError(t *testing.T) {
	f := setup(t)
	id := f.newAccount()
	random := f.Random
	for ids := range 3 { // reading fails for the request's id, for the key's id, for the key's secret
		f.Random = io.MultiReader(io.LimitReader(random, int64(10*ids)), failingReader{})
		w := f.send("POST", "/admin/accounts/"+id+"/keys", `{"name":"x"}`)
		if p := readBodyOf(t, w); w.Code != 500 || p["code"] != "INTERNAL" {
			t.Errorf("after %d ids: got %d %v, want 500 INTERNAL", ids, w.Code, p)
		}
	}
	f.Random = random
	if keys := f.ok(200, "GET", "/admin/accounts/"+id+"/keys", "")["items"].([]any); len(keys) != 0 {
		t.Errorf("got keys %v, want none", keys)
	}
}

type failingReader struct{}

func (failingReader) Read([]byte) (int, error) { return 0, errors.New("read failed") }

func TestEachResponseHasItsOwnRequestID(t *testing.T) {
	f := setup(t)
	w := f.send("GET", "/admin/accounts", "")
	checkHeaders(t, w)
	if first, second := w.Header().Get("X-Request-Id"), f.send("GET", "/admin/accounts", "").Header().Get("X-Request-Id"); first == second {
		t.Errorf("got the request id %s twice, want different ids", first)
	}
}
