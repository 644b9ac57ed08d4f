package main

import (
	"bytes"
	"database/sql"
	"encoding/json"
	"errors"
	"io"
	"log"
	mathrand "math/rand/v2"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	_ "modernc.org/sqlite"

	"loupe/worker/migrations"
)

const token = "a token, for tests only" // with a comma, at which workers splits headers

var start = time.Date(2026, 5, 1, 12, 0, 0, 0, time.UTC)

// A fixture is a console on a database and a namespace of its own, with a clock that the test sets.
type fixture struct {
	*testing.T
	*Console
	kv   *memoryKV
	now  time.Time
	log  bytes.Buffer
	file string // of the database
}

func setup(t *testing.T) *fixture {
	t.Helper()
	f := &fixture{T: t, now: start, kv: &memoryKV{values: map[string]string{}}, file: filepath.Join(t.TempDir(), "d1.sqlite")}
	db, err := sql.Open("sqlite", "file:"+f.file+"?_pragma=foreign_keys(1)&_pragma=busy_timeout(60000)&_pragma=journal_mode(wal)&_pragma=synchronous(off)")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	for _, script := range migrations.All() {
		if _, err := db.Exec(script); err != nil {
			t.Fatal(err)
		}
	}
	f.Console = &Console{
		DB:         db,
		KV:         f.kv,
		Transport:  http.DefaultTransport,
		Now:        func() time.Time { return f.now },
		Random:     &locked{r: mathrand.NewChaCha8([32]byte{1})},
		Log:        log.New(&f.log, "", 0),
		Service:    "loupe",
		AdminToken: token,
		RatesURL:   ratesOff,
	}
	return f
}

// locked is randomness that several goroutines may read, as they may read crypto/rand.
type locked struct {
	sync.Mutex
	r io.Reader
}

func (l *locked) Read(p []byte) (int, error) {
	l.Lock()
	defer l.Unlock()
	return l.r.Read(p)
}

// memory is a KV namespace.
type memoryKV struct {
	values map[string]string
	err    error // what every call fails with
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

// send makes a request as the administrator.
func (f *fixture) send(method, path, body string) *httptest.ResponseRecorder {
	r := httptest.NewRequest(method, path, strings.NewReader(body))
	r.Header.Set("Authorization", "Bearer "+token)
	w := httptest.NewRecorder()
	f.ServeHTTP(w, r)
	return w
}

// ok makes a request that must be answered with that status, and gives the answer.
func (f *fixture) ok(status int, method, path, body string) object {
	f.Helper()
	w := f.send(method, path, body)
	if w.Code != status || w.Header().Get("Content-Type") != "application/json" {
		f.Fatalf("%s %s %s: %d %s", method, path, body, w.Code, w.Body)
	}
	return read(f.T, w)
}

// refused makes a request that must be refused with that code, naming that field.
func (f *fixture) refused(code, field, method, path, body string) object {
	f.Helper()
	w := f.send(method, path, body)
	p := read(f.T, w)
	checkProblem(f.T, w, code)
	if got, _ := p["field"].(string); got != field {
		f.Errorf("%s %s %.100s: field %q, want %q: %v", method, path, body, got, field, p)
	}
	return p
}

func read(t *testing.T, w *httptest.ResponseRecorder) object {
	t.Helper()
	var answer object
	decoder := json.NewDecoder(w.Body)
	if err := decoder.Decode(&answer); err != nil {
		t.Fatalf("status %d: %v", w.Code, err)
	}
	w.Body = bytes.NewBuffer(mustMarshal(answer))
	return answer
}

func mustMarshal(value any) []byte {
	text, err := json.Marshal(value)
	if err != nil {
		panic(err)
	}
	return text
}

// checkProblem wants the document and the headers that every error has.
func checkProblem(t *testing.T, w *httptest.ResponseRecorder, code string) {
	t.Helper()
	status := map[string]int{"BAD_REQUEST": 400, "UNAUTHORIZED": 401, "NOT_FOUND": 404, "METHOD_NOT_ALLOWED": 405,
		"CONFLICT": 409, "INTERNAL": 500, "UNAVAILABLE": 503}[code]
	p := read(t, w)
	detail, _ := p["detail"].(string)
	if w.Code != status || p["code"] != code || p["status"] != float64(status) || p["title"] != http.StatusText(status) ||
		p["type"] != "about:blank" || detail == "" || w.Header().Get("Content-Type") != "application/problem+json" {
		t.Errorf("got %d %v %v, want %d %s", w.Code, w.Header(), p, status, code)
	}
	checkHeaders(t, w)
}

func checkHeaders(t *testing.T, w *httptest.ResponseRecorder) {
	t.Helper()
	if w.Header().Get("Cache-Control") != "no-store" || !strings.HasPrefix(w.Header().Get("X-Request-Id"), "req_") {
		t.Errorf("headers %v", w.Header())
	}
}

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

// everyRoute is a request for each route, with an id where one goes.
func everyRoute() (requests [][2]string) {
	for _, e := range endpoints {
		requests = append(requests, [2]string{e.method, strings.Replace(e.pattern, "{id}", "acct_1", 1)})
	}
	return requests
}

func TestToken(t *testing.T) {
	f := setup(t)
	tests := []struct {
		name    string
		headers []string
		ok      bool
	}{
		{"right", []string{"Bearer " + token}, true},
		{"scheme in any case", []string{"bEARER " + token}, true},
		{"none", nil, false},
		{"empty", []string{""}, false},
		{"no token", []string{"Bearer"}, false},
		{"empty token", []string{"Bearer "}, false},
		{"without scheme", []string{token}, false},
		{"another scheme", []string{"Basic " + token}, false},
		{"a part", []string{"Bearer " + token[:len(token)-1]}, false},
		{"more", []string{"Bearer " + token + "x"}, false},
		{"another case", []string{"Bearer " + strings.ToUpper(token)}, false},
		{"two", []string{"Bearer " + token, "Bearer " + token}, false},
		{"the split of workers", strings.Split("Bearer "+token, ","), true},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			for _, request := range everyRoute() {
				r := httptest.NewRequest(request[0], request[1], strings.NewReader("{}"))
				r.Header["Authorization"] = test.headers
				w := httptest.NewRecorder()
				f.ServeHTTP(w, r)
				if test.ok != (w.Code != 401) {
					t.Fatalf("%s: %d", request, w.Code)
				}
				if !test.ok {
					checkProblem(t, w, "UNAUTHORIZED")
					if w.Header().Get("WWW-Authenticate") != "Bearer" {
						t.Errorf("headers %v", w.Header())
					}
				}
			}
		})
	}
	if f.log.Len() > 0 {
		t.Errorf("log %q", &f.log)
	}
}

func TestNothingWorksWithoutALongToken(t *testing.T) {
	f := setup(t)
	for _, token := range []string{"", "short", strings.Repeat("x", 15)} {
		f.AdminToken = token
		for _, request := range append(everyRoute(), [2]string{"GET", "/admin/none"}) {
			r := httptest.NewRequest(request[0], request[1], nil)
			r.Header.Set("Authorization", "Bearer "+token)
			w := httptest.NewRecorder()
			f.ServeHTTP(w, r)
			checkProblem(t, w, "UNAVAILABLE")
			if detail := read(t, w)["detail"].(string); !strings.Contains(detail, "ADMIN_TOKEN") {
				t.Errorf("detail %q", detail)
			}
		}
	}
	f.AdminToken = strings.Repeat("x", 16)
	r := httptest.NewRequest("GET", "/admin/accounts", nil)
	r.Header.Set("Authorization", "Bearer "+f.AdminToken)
	w := httptest.NewRecorder()
	if f.ServeHTTP(w, r); w.Code != 200 {
		t.Errorf("16 characters: %d", w.Code)
	}
}

func TestRouting(t *testing.T) {
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
				t.Errorf("%s %s: Allow %q, want %q", method, path, got, allow)
			}
		}
	}
	for _, e := range endpoints {
		if _, ok := methods[strings.Replace(e.pattern, "{id}", "x", 1)]; !ok {
			t.Errorf("%s is not tested", e.pattern)
		}
	}
}

// What is refused before anything is looked at is refused the same way by whatever takes a body.
func TestBodies(t *testing.T) {
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
	for _, route := range [][2]string{{"POST", "/admin/accounts"}, {"POST", "/admin/accounts/" + id + "/keys"},
		{"POST", "/admin/accounts/" + id + "/grants"}, {"PUT", "/admin/rates"}} {
		for _, body := range bodies {
			f.refused("BAD_REQUEST", "", route[0], route[1], body)
		}
	}
	unknown := httptest.NewRequest("POST", "/admin/accounts", io.MultiReader(strings.NewReader(`{"name":"x"}`+strings.Repeat(" ", maxBody))))
	known := httptest.NewRequest("POST", "/admin/accounts", failing{}) // it is not even read
	unknown.ContentLength, known.ContentLength = -1, maxBody+1
	for _, r := range []*http.Request{unknown, known} {
		r.Header.Set("Authorization", "Bearer "+token)
		w := httptest.NewRecorder()
		f.ServeHTTP(w, r)
		checkProblem(t, w, "BAD_REQUEST")
		if detail := read(t, w)["detail"].(string); !strings.Contains(detail, "64 kB") {
			t.Errorf("detail %q", detail)
		}
	}
	longest := `{"name":"x"}` + strings.Repeat(" ", maxBody)
	f.ok(201, "POST", "/admin/accounts", longest[:maxBody])
	f.ok(201, "POST", "/admin/accounts", `{"name":"x","other":`+strings.Repeat("[", 5000)+strings.Repeat("]", 5000)+`}`)
}

func TestInternalErrorsAreLoggedAndNotShown(t *testing.T) {
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
			t.Errorf("%s shows %s", request, w.Body)
		}
		logged := f.log.String()
		if !strings.Contains(logged, w.Header().Get("X-Request-Id")) || !strings.Contains(logged, "database is closed") {
			t.Errorf("%s logs %q", request, logged)
		}
		if strings.Contains(logged, token) || strings.Contains(logged, id) {
			t.Errorf("%s logs a secret: %q", request, logged)
		}
	}
}

func TestNoRandomnessIsAnError(t *testing.T) {
	f := setup(t)
	id := f.newAccount()
	random := f.Random
	for enough := range 3 { // for the request's id, for the key's, for the secret
		f.Random = io.MultiReader(io.LimitReader(random, int64(10*enough)), failing{})
		w := f.send("POST", "/admin/accounts/"+id+"/keys", `{"name":"x"}`)
		if p := read(t, w); w.Code != 500 || p["code"] != "INTERNAL" {
			t.Errorf("%d %v", w.Code, p)
		}
	}
	f.Random = random
	if keys := f.ok(200, "GET", "/admin/accounts/"+id+"/keys", "")["items"].([]any); len(keys) != 0 {
		t.Errorf("keys %v", keys)
	}
}

type failing struct{}

func (failing) Read([]byte) (int, error) { return 0, errors.New("nothing to read") }

func TestHeadersOfAnswers(t *testing.T) {
	f := setup(t)
	w := f.send("GET", "/admin/accounts", "")
	checkHeaders(t, w)
	if first, second := w.Header().Get("X-Request-Id"), f.send("GET", "/admin/accounts", "").Header().Get("X-Request-Id"); first == second {
		t.Errorf("two requests have the id %s", first)
	}
}
