// Package consoletest opens consoles for tests, with their own database, KV namespace and clock, and calls
// them as an administrator or as a signed-in user would.
package consoletest

import (
	"bytes"
	"context"
	"database/sql"
	"encoding/json"
	"io"
	"log"
	mathrand "math/rand/v2"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"loupe/worker/console/server"
	"loupe/worker/console/service"
	"loupe/worker/invariants"
	"loupe/worker/migrations/migrationstest"
)

// Token is the ADMIN_TOKEN of consoles for tests. It contains a comma, because the workers package splits headers at commas.
const Token = "a token, for tests only, with at least 32 characters"

// Origin is the origin of consoles for tests.
const Origin = "http://localhost"

// Start is the time on the clock of a new fixture.
var Start = time.Date(2026, 5, 1, 12, 0, 0, 0, time.UTC)

// Object is a JSON object.
type Object = map[string]any

// Fixture is a console with its own database and KV namespace, and a clock that the test sets.
type Fixture struct {
	*testing.T
	*server.Console
	Caller // an administrator, by ADMIN_TOKEN
	Memory *server.MemoryKV
	Clock  time.Time
	Bucket map[string]string // transcripts by the id of their appraisal
	Logged bytes.Buffer
	Vars   map[string]string

	statements map[string]*sql.Stmt // of Exec: preparing one with triggers takes milliseconds
}

// Open returns a console with all routes. Exchange rates are off, the development sign-in is on, and
// admin@example.com is an administrator, support@example.com support staff.
func Open(t *testing.T) *Fixture {
	t.Helper()
	db, _ := migrationstest.Open(t, "busy_timeout(60000)", "journal_mode(wal)")
	f := &Fixture{T: t, Clock: Start, statements: map[string]*sql.Stmt{}, Memory: &server.MemoryKV{Values: map[string]string{}}, Bucket: map[string]string{}, Vars: map[string]string{
		"ADMIN_TOKEN":    Token,
		"SESSION_SECRET": "a secret of sessions, for tests only",
		"DEV_SIGN_IN":    "1",
		"ADMINS":         "admin@example.com",
		"SUPPORT":        "support@example.com",
		"ECB_RATES_URL":  "off",
	}}
	f.Caller = Caller{f, func(r *http.Request) { r.Header.Set("Authorization", "Bearer "+Token) }}
	f.Console = &server.Console{
		DB:        server.Database{DB: db, Batch: server.Transaction(db), Size: server.SizeOf(db)},
		KV:        f.Memory,
		Transport: http.DefaultTransport,
		Now:       func() time.Time { return f.Clock },
		Random:    &lockedReader{r: mathrand.NewChaCha8([32]byte{1})},
		Log:       log.New(&f.Logged, "", 0),
		Var:       func(name string) string { return f.Vars[name] },
		Routes:    service.Routes,
		Health: func(context.Context) ([]byte, error) {
			return []byte(`{"status":"ok","rates":{"date":"2026-05-01","age_days":0},"upstreams":[],"faults":[]}`), nil
		},
		DeleteTranscripts: func(_ context.Context, appraisals []string) error {
			for _, id := range appraisals {
				delete(f.Bucket, id)
			}
			return nil
		},
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

// Request returns a request for the console at Origin.
func Request(method, path, body string) *http.Request {
	r := httptest.NewRequest(method, path, strings.NewReader(body))
	r.Host = strings.TrimPrefix(Origin, "http://")
	return r
}

// Do serves a request.
func (f *Fixture) Do(r *http.Request) *httptest.ResponseRecorder {
	w := httptest.NewRecorder()
	f.ServeHTTP(w, r)
	return w
}

// Body decodes a response's body. It can be called again on the same response.
func Body(t *testing.T, w *httptest.ResponseRecorder) Object {
	t.Helper()
	var body Object
	if err := json.Unmarshal(w.Body.Bytes(), &body); err != nil {
		t.Fatalf("status %d: %v: %s", w.Code, err, w.Body)
	}
	return body
}

// CheckProblem checks that a response is a complete problem document with this code.
func CheckProblem(t *testing.T, w *httptest.ResponseRecorder, code string) {
	t.Helper()
	status := map[string]int{"BAD_REQUEST": 400, "UNAUTHORIZED": 401, "FORBIDDEN": 403, "NOT_FOUND": 404, "METHOD_NOT_ALLOWED": 405, "CONTENT_TOO_LARGE": 413,
		"CONFLICT": 409, "INTERNAL": 500, "UNAVAILABLE": 503}[code]
	p := Body(t, w)
	detail, _ := p["detail"].(string)
	if w.Code != status || p["code"] != code || p["status"] != float64(status) || p["title"] != http.StatusText(status) ||
		p["type"] != "/problems/"+code || detail == "" || w.Header().Get("Content-Type") != "application/problem+json" {
		t.Errorf("got %d %v %v, want problem %d %s", w.Code, w.Header(), p, status, code)
	}
	CheckHeaders(t, w)
}

// CheckHeaders checks the headers that every response has.
func CheckHeaders(t *testing.T, w *httptest.ResponseRecorder) {
	t.Helper()
	if w.Header().Get("Cache-Control") != "no-store" || !strings.HasPrefix(w.Header().Get("X-Request-Id"), "req_") {
		t.Errorf("got headers %v, want Cache-Control: no-store and an X-Request-Id", w.Header())
	}
}

// NewAccount creates an account as an administrator and returns its id.
func (f *Fixture) NewAccount() string {
	f.Helper()
	return f.OK(201, "POST", "/admin/accounts", `{"name":"Ann"}`)["id"].(string)
}

// NewKey creates an API key for an account as an administrator.
func (f *Fixture) NewKey(accountID string) (id, key string) {
	f.Helper()
	created := f.OK(201, "POST", "/admin/accounts/"+accountID+"/keys", `{"name":"k"}`)
	return created["id"].(string), created["key"].(string)
}

// Exec executes statements.
func (f *Fixture) Exec(query string, args ...any) {
	f.Helper()
	statement, err := f.statements[query], error(nil)
	if statement == nil {
		if statement, err = f.DB.DB.Prepare(query); err != nil {
			f.Fatalf("%s: %v", query, err)
		}
		f.statements[query] = statement
	}
	if _, err := statement.Exec(args...); err != nil {
		f.Fatalf("%s: %v", query, err)
	}
}

// Column returns the values of a query's first column as text.
func (f *Fixture) Column(query string, args ...any) []string {
	f.Helper()
	return migrationstest.Column(f.T, f.DB, query, args...)
}

// CheckLedger checks the invariants of the ledger.
func (f *Fixture) CheckLedger() {
	f.Helper()
	broken, err := invariants.Check(f.DB.DB, f.Clock.UnixMilli(), "ledger")
	if err != nil || len(broken) > 0 {
		f.Errorf("the ledger: got %q, %v, want no row that breaks a rule", broken, err)
	}
}
