// Package api tests the public interface through the built core.wasm in wazero: every row of the contract's
// tables, with real SQLite behind it and the test's own web in front.
package api

import (
	"bytes"
	"encoding/json"
	"image"
	"image/jpeg"
	"io"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"loupe/core/account"
	"loupe/tests/fixture"
	"loupe/tests/host"
	"loupe/worker/migrations"
)

// service is a Loupe of one account, on wazero.
type service struct {
	*host.Host
	t   *testing.T
	d1  *host.D1
	key string
	web web

	mu  sync.Mutex
	now time.Time
}

// web answers what the service fetches, by URL. What is not there is a connection error.
type web struct {
	mu      sync.Mutex
	pages   map[string]page
	fetched []string
}

type page struct {
	status   int // 200 if 0
	location string
	body     []byte
}

func (w *web) RoundTrip(r *http.Request) (*http.Response, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	url := r.URL.String()
	w.fetched = append(w.fetched, url)
	p, ok := w.pages[url]
	if !ok {
		return nil, io.ErrUnexpectedEOF
	}
	header := http.Header{}
	if p.location != "" {
		header.Set("Location", p.location)
	}
	if p.status == 0 {
		p.status = 200
	}
	return &http.Response{StatusCode: p.status, Header: header, Body: io.NopCloser(bytes.NewReader(p.body)), Request: r}, nil
}

func (w *web) put(url string, p page) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.pages[url] = p
}

const (
	cameraURL = "https://img.shop.com/camera.jpg"
	flatURL   = "https://img.shop.com/flat.jpg"
	goneURL   = "https://img.shop.com/gone.jpg"
	plain     = `{"image_url":"` + cameraURL + `","description":"Halden Scout 35 rangefinder camera"}`
)

// start runs a service with so many credits; change sets what the test wants otherwise.
func start(t *testing.T, credits int, change ...func(*host.Options)) *service {
	t.Helper()
	s := &service{t: t, now: time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)}
	s.web.pages = map[string]page{
		cameraURL: {body: picture(1)},
		flatURL:   {body: flatPicture()},
		goneURL:   {status: 404},
	}
	var err error
	if s.d1, err = host.OpenD1(migrations.All()); err != nil {
		t.Fatal(err)
	}
	options := host.Options{
		Guest: host.Core(t),
		Clock: s.clock, Transport: &s.web, D1: s.d1, KV: host.NewKV(s.clock),
		Limit: func(string) bool { return true },
	}
	for _, f := range change {
		f(&options)
	}
	if s.Host, err = host.New(options); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		s.Wait()
		s.checkLedger()
		if n := s.Open(); n != 0 {
			t.Errorf("%d exchanges were left open", n)
		}
		s.Close()
		s.d1.Close()
	})
	s.key = s.account("acct_1", credits)
	s.exec(`INSERT INTO listing (id, title, brand, category, vendor, price, currency, url, image) VALUES
		('c1', 'Halden Scout 35 rangefinder camera', 'Halden', 'Cameras', 'Sample Photo', '410.00', 'USD', 'https://shop.com/c1', 'https://shop.com/c1.jpg'),
		('c2', 'Halden Scout 35 rangefinder film camera black', 'Halden', 'Cameras', 'Sample Market', 'US $430.00', '', 'https://shop.com/c2', ''),
		('c3', 'Halden Scout 35 camera, rangefinder', 'Halden', 'Cameras', 'Sample Auctions', '395', 'USD', 'https://shop.com/c3', ''),
		('c4', 'Halden Scout 35 rangefinder camera with strap', 'Halden', 'Cameras', 'Sample Europe', '400,00 €', 'EUR', 'https://shop.com/c4', ''),
		('g1', 'Orvik Drift acoustic guitar', 'Orvik', 'Guitars', 'Sample Strings', '250.00', 'USD', 'https://shop.com/g1', ''),
		('g2', 'Orvik Drift acoustic guitar, spruce', 'Orvik', 'Guitars', 'Sample Strings', '270.00', 'USD', 'https://shop.com/g2', '')`)
	return s
}

func withVars(vars map[string]string) func(*host.Options) {
	return func(o *host.Options) { o.Vars = vars }
}

func (s *service) clock() time.Time {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.now
}

func (s *service) pass(d time.Duration) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.now = s.now.Add(d)
}

// account makes an account with a key and so many credits.
func (s *service) account(id string, credits int) (key string) {
	key = account.NewKey("loupe", [account.SecretBytes]byte([]byte((id + strings.Repeat("-", 32))[:32])))
	s.exec(`INSERT INTO account (id, name, created_at) VALUES (?1, ?1, 0)`, id)
	s.exec(`INSERT INTO api_key (id, account, name, hash, hint, created_at) VALUES (?1, ?2, 'test', ?3, '', 0)`,
		"key_"+id, id, account.HashKey(key))
	if credits > 0 {
		s.exec(`INSERT INTO transfer (id, debit, credit, amount, state, reason, created_at, settled_at)
			VALUES (?1, 'issued', ?2, ?3, 'posted', 'test', 0, 0)`, "grant_"+id, id, credits)
	}
	return key
}

func (s *service) exec(sql string, params ...any) {
	s.t.Helper()
	if _, err := s.d1.DB().Exec(sql, params...); err != nil {
		s.t.Fatal(err)
	}
}

// number reads one number from the database.
func (s *service) number(sql string, params ...any) (n int64) {
	s.t.Helper()
	if err := s.d1.DB().QueryRow(sql, params...).Scan(&n); err != nil {
		s.t.Fatal(err)
	}
	return n
}

func (s *service) balance() int64 {
	return s.number(`SELECT balance FROM balance WHERE account = 'acct_1'`)
}
func (s *service) held() int64 { return s.number(`SELECT held FROM balance WHERE account = 'acct_1'`) }

// checkLedger proves the books: every balance is the sum of its entries, and all of them together nothing.
func (s *service) checkLedger() {
	s.t.Helper()
	if n := s.number(`SELECT coalesce(sum(posted), 0) FROM entry`); n != 0 {
		s.t.Errorf("the ledger sums to %d", n)
	}
	if n := s.number(`SELECT count(*) FROM balance b WHERE b.balance <> (SELECT coalesce(sum(posted), 0) FROM entry e WHERE e.account = b.account)
		OR b.held <> (SELECT coalesce(sum(pending), 0) FROM entry e WHERE e.account = b.account)
		OR b.held <> (SELECT coalesce(sum(amount), 0) FROM transfer t WHERE t.debit = b.account AND t.state = 'pending')`); n != 0 {
		s.t.Errorf("%d balances are not the sum of the ledger", n)
	}
}

// reply is what came back.
type reply struct {
	*http.Response
	text []byte
	json map[string]any // nil if it is not a JSON object
}

func (s *service) send(r *http.Request) reply {
	s.t.Helper()
	response := s.Do(r)
	if response == nil {
		return reply{}
	}
	text, err := io.ReadAll(response.Body)
	if err != nil {
		s.t.Fatal(err)
	}
	out := reply{Response: response, text: text}
	json.Unmarshal(text, &out.json)
	return out
}

// request makes a call of the main route with the account's key.
func (s *service) request(body string, headers ...string) *http.Request {
	r := httptest.NewRequest("POST", "/api/v1/appraise-product", strings.NewReader(body))
	r.Header.Set("Authorization", "Bearer "+s.key)
	r.Header.Set("Content-Type", "application/json")
	for i := 0; i+1 < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	return r
}

func (s *service) appraise(body string, headers ...string) reply {
	s.t.Helper()
	return s.send(s.request(body, headers...))
}

// get asks for a path with the account's key.
func (s *service) get(path string) reply {
	s.t.Helper()
	r := httptest.NewRequest("GET", path, nil)
	r.Header.Set("Authorization", "Bearer "+s.key)
	return s.send(r)
}

// at digs a value out of nested objects and arrays: at("appraisal", "best_match", "title").
func (r reply) at(path ...any) any { return fixture.At(r.json, path...) }

// refused checks that a reply is a problem of the contract's table.
func (s *service) refused(r reply, status int, code string) {
	s.t.Helper()
	if r.Response == nil || r.StatusCode != status || r.at("code") != code {
		s.t.Fatalf("got %v %s, want %d %s", r.Response, r.text, status, code)
	}
	if got := r.Header.Get("Content-Type"); got != "application/problem+json" {
		s.t.Errorf("a problem of type %q", got)
	}
	if r.at("status") != float64(status) || r.at("title") != http.StatusText(status) || r.at("detail") == nil || r.at("type") == nil {
		s.t.Errorf("not a problem of RFC 9457: %s", r.text)
	}
	if r.Header.Get("X-Request-Id") == "" {
		s.t.Error("no x-request-id")
	}
}

// appraised checks that a reply is an answer, and gives the charge.
func (s *service) appraised(r reply) (charged int) {
	s.t.Helper()
	if r.Response == nil || r.StatusCode != 200 || r.Header.Get("Content-Type") != "application/json" {
		s.t.Fatalf("got %v %s", r.Response, r.text)
	}
	for _, name := range []string{"X-Request-Id", "Loupe-Appraisal-Id", "Loupe-Credits-Charged", "Loupe-Credits-Remaining"} {
		if r.Header.Get(name) == "" {
			s.t.Errorf("no %s", name)
		}
	}
	charged, _ = strconv.Atoi(r.Header.Get("Loupe-Credits-Charged"))
	return charged
}

// picture is a fixture's as a file.
func picture(seed uint64) []byte {
	var b bytes.Buffer
	jpeg.Encode(&b, fixture.Picture(seed), nil)
	return b.Bytes()
}

func flatPicture() []byte {
	var b bytes.Buffer
	jpeg.Encode(&b, image.NewGray(image.Rect(0, 0, 64, 64)), nil)
	return b.Bytes()
}
