// Package api tests the public interface, every row of the tables in docs/API.md, on the built
// core.wasm in wazero. The database is SQLite. Stand-ins answer everything that the service fetches.
package api

import (
	"bytes"
	"database/sql/driver"
	"encoding/json"
	"fmt"
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

	sqlite "modernc.org/sqlite"

	"loupe/build/operate/d1"
	"loupe/build/products/host"
	"loupe/core/exchange/exchangetest"
	"loupe/core/store/account"
	"loupe/core/store/ledger"
	"loupe/tests/contract"
	"loupe/tests/fixture"
	"loupe/worker/invariants"
	"loupe/worker/migrations"
)

// inflate is an SQL function that returns the text of a BLOB: see core/exchange/doc.go.
func init() {
	sqlite.MustRegisterDeterministicScalarFunction("inflate", 1, func(_ *sqlite.FunctionContext, args []driver.Value) (driver.Value, error) {
		blob, ok := args[0].([]byte)
		if !ok {
			return nil, nil
		}
		text, err := d1.Inflate(blob)
		return string(text), err
	})
}

// service is Loupe on wazero with one account and a clock that the test sets.
type service struct {
	*host.Host
	t      *testing.T
	d1     *host.D1
	key    string // the account's API key
	images imageHosts

	undocumented bool // the test sends requests that docs/openapi.yaml does not allow and that are answered

	mu  sync.Mutex
	now time.Time
}

// imageHosts answers the service's fetches by URL. For an unknown URL it returns an error.
type imageHosts struct {
	mu      sync.Mutex
	pages   map[string]page
	fetched []string
}

type page struct {
	status   int // 200 if 0
	location string
	body     []byte
}

func (h *imageHosts) RoundTrip(r *http.Request) (*http.Response, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	url := r.URL.String()
	h.fetched = append(h.fetched, url)
	p, ok := h.pages[url]
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

func (h *imageHosts) put(url string, p page) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.pages[url] = p
}

func (h *imageHosts) get(url string) page {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.pages[url]
}

// cost is the price of an appraisal with a value, in credits.
const cost = ledger.AppraisalCost

const (
	cameraURL = "https://img.shop.com/camera.jpg"
	flatURL   = "https://img.shop.com/flat.jpg" // a photo without any detail
	goneURL   = "https://img.shop.com/gone.jpg" // answers 404

	// cameraRequest has a description for which the catalogue has listings, so it is answered
	// whatever the upstreams do.
	cameraRequest = `{"image_url":"` + cameraURL + `","description":"Halden Scout 35 rangefinder camera"}`
	photoOnly     = `{"image_url":"` + cameraURL + `"}`
)

// newService starts a service whose account has these credits. change modifies its options.
func newService(t *testing.T, credits int, change ...func(*host.Options)) *service {
	t.Helper()
	s := &service{t: t, now: time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)}
	s.images.pages = map[string]page{
		cameraURL: {body: photoJPEG(1)},
		flatURL:   {body: flatJPEG()},
		goneURL:   {status: 404},
	}
	var err error
	if s.d1, err = host.OpenD1(migrations.All()); err != nil {
		t.Fatal(err)
	}
	options := host.Options{
		Guest: host.Core(t),
		Clock: s.clock, Transport: &s.images, D1: s.d1, KV: host.NewKV(s.clock),
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
			t.Errorf("got %d open exchanges at the end, want none", n)
		}
		s.Close()
		s.d1.Close()
	})
	s.key = s.addAccount("acct_1", credits)
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

// withFault calls fault with every effect. The result that it returns replaces the effect; if it
// returns nil, the effect is performed.
func withFault(fault func(host.Effect) *host.Result) func(*host.Options) {
	return func(o *host.Options) {
		o.Fault = func(e host.Effect, perform func() host.Result) host.Result {
			if r := fault(e); r != nil {
				return *r
			}
			return perform()
		}
	}
}

// sqlContains reports whether an effect is a batch on D1 whose first statement contains a text.
func sqlContains(e host.Effect, text string) bool {
	return e.Kind == exchangetest.D1 && strings.Contains(e.Statements[0].SQL, text)
}

func (s *service) clock() time.Time {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.now
}

// advance moves the service's clock forward.
func (s *service) advance(d time.Duration) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.now = s.now.Add(d)
}

// addAccount adds an account with these credits and returns a new API key of the account.
func (s *service) addAccount(id string, credits int) (key string) {
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

// queryInt runs a query that returns one integer.
func (s *service) queryInt(sql string, params ...any) (n int64) {
	s.t.Helper()
	if err := s.d1.DB().QueryRow(sql, params...).Scan(&n); err != nil {
		s.t.Fatal(err)
	}
	return n
}

func (s *service) balance() int64 {
	return s.queryInt(`SELECT balance FROM balance WHERE account = 'acct_1'`)
}

// held returns the account's pending credits.
func (s *service) held() int64 {
	return s.queryInt(`SELECT held FROM balance WHERE account = 'acct_1'`)
}

func (s *service) expectBalance(balance, held int64) {
	s.t.Helper()
	if s.balance() != balance || s.held() != held {
		s.t.Errorf("got a balance of %d with %d held, want %d with %d held", s.balance(), s.held(), balance, held)
	}
}

// checkLedger checks the rules of the ledger and of keys' spending.
func (s *service) checkLedger() {
	s.t.Helper()
	broken, err := invariants.Check(s.d1.DB(), s.clock().UnixMilli(), "ledger", "spending")
	if err != nil || len(broken) > 0 {
		s.t.Errorf("got %q, %v, want no row that breaks a rule", broken, err)
	}
}

// Do sends a request to the service and checks the request and the response against docs/openapi.yaml,
// except for the body of an event stream. It returns nil if the host returned no response.
func (s *service) Do(r *http.Request) *http.Response {
	s.t.Helper()
	var sent bytes.Buffer
	if r.Body != nil {
		r.Body = io.NopCloser(io.TeeReader(r.Body, &sent))
	}
	response := s.Host.Do(r)
	if response == nil {
		return nil
	}
	var body []byte
	var err error
	if response.Header.Get("Content-Type") != "text/event-stream" { // a stream is the test's to read, as it arrives
		body, err = io.ReadAll(response.Body)
		response.Body = io.NopCloser(bytes.NewReader(body))
	}
	switch {
	case err != nil:
	case s.undocumented:
		err = contract.CheckResponse(r, response, body)
	default:
		err = contract.Check(r, sent.Bytes(), response, body)
	}
	if err != nil {
		s.t.Error(err)
	}
	return response
}

// reply is the response to a request. Response is nil if the host returned none.
type reply struct {
	*http.Response
	body body
	json map[string]any // nil if the body is not a JSON object
}

// String is the status and the body, for the messages of failed tests.
func (r reply) String() string {
	if r.Response == nil {
		return "no response"
	}
	return fmt.Sprintf("%d %s", r.StatusCode, r.body)
}

// send sends a request and reads the response.
func (s *service) send(r *http.Request) reply {
	s.t.Helper()
	response := s.Do(r)
	if response == nil {
		return reply{}
	}
	body, err := io.ReadAll(response.Body)
	if err != nil {
		s.t.Fatal(err)
	}
	out := reply{Response: response, body: body}
	json.Unmarshal(body, &out.json)
	return out
}

// request makes an appraisal request with the account's key. Headers are pairs of name and value.
func (s *service) request(body string, headers ...string) *http.Request {
	return s.requestOf(s.key, body, headers...)
}

// requestOf returns an appraisal request with this API key.
func (s *service) requestOf(key, body string, headers ...string) *http.Request {
	r := httptest.NewRequest("POST", "/api/v1/appraise-product", strings.NewReader(body))
	r.Header.Set("Authorization", "Bearer "+key)
	r.Header.Set("Content-Type", "application/json")
	for i := 0; i+1 < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	return r
}

// appraise sends an appraisal request.
func (s *service) appraise(body string, headers ...string) reply {
	s.t.Helper()
	return s.send(s.request(body, headers...))
}

// get sends a GET request with the account's key.
func (s *service) get(path string) reply {
	s.t.Helper()
	r := httptest.NewRequest("GET", path, nil)
	r.Header.Set("Authorization", "Bearer "+s.key)
	return s.send(r)
}

// sendJSON sends a request with the account's key and, unless it is "", this body, and checks the status.
func (s *service) sendJSON(status int, method, path, body string) reply {
	s.t.Helper()
	r := httptest.NewRequest(method, path, strings.NewReader(body))
	r.Host = "loupe.example.com"
	r.Header.Set("Authorization", "Bearer "+s.key)
	if body != "" {
		r.Header.Set("Content-Type", "application/json")
	}
	got := s.send(r)
	if got.StatusCode != status {
		s.t.Fatalf("%s %s: got %s, want %d", method, path, got, status)
	}
	return got
}

// record gets the stored appraisal of an answer, with its evidence.
func (s *service) record(r reply) reply {
	s.t.Helper()
	return s.get("/api/v1/appraisals/" + r.appraisalID())
}

func (r reply) appraisalID() string { return r.Header.Get("Loupe-Appraisal-Id") }

// at returns the value at a path in the JSON body: at("appraisal", "best_match", "title"). It is
// nil if there is none.
func (r reply) at(path ...any) any { return fixture.At(r.json, path...) }

// expect checks a value in the JSON body. nil means that it is null or absent.
func (s *service) expect(r reply, want any, path ...any) {
	s.t.Helper()
	if n, ok := want.(int); ok {
		want = float64(n)
	}
	if got := r.at(path...); got != want {
		s.t.Errorf("%s: got %s, want %v in %s", fixture.PathString(path...), excerpt(fmt.Sprint(got)), want, r.body)
	}
}

// expectEmpty checks that a value in the JSON body is an array without items.
func (s *service) expectEmpty(r reply, path ...any) {
	s.t.Helper()
	if list, ok := r.at(path...).([]any); !ok || len(list) > 0 {
		s.t.Errorf("%s: got %s, want an empty array", fixture.PathString(path...), excerpt(fmt.Sprint(r.at(path...))))
	}
}

// expectContains checks that a value in the JSON body, as text, contains all of these.
func (s *service) expectContains(r reply, path []any, parts ...string) {
	s.t.Helper()
	got := fmt.Sprint(r.at(path...))
	for _, part := range parts {
		if !strings.Contains(got, part) {
			s.t.Errorf("%s: got %s, want %q in it", fixture.PathString(path...), excerpt(got), part)
		}
	}
}

// expectProblem checks that a reply is a problem response (RFC 9457) with this status and code.
func (s *service) expectProblem(r reply, status int, code string) {
	s.t.Helper()
	if r.Response == nil || r.StatusCode != status || r.at("code") != code {
		s.t.Fatalf("got %s, want %d %s", r, status, code)
	}
	if got := r.Header.Get("Content-Type"); got != "application/problem+json" {
		s.t.Errorf("got Content-Type %q, want application/problem+json", got)
	}
	if r.at("status") != float64(status) || r.at("title") != http.StatusText(status) || r.at("detail") == nil || r.at("type") == nil {
		s.t.Errorf("got %s, want type, detail, status %d and title %q", r.body, status, http.StatusText(status))
	}
	if r.Header.Get("X-Request-Id") == "" {
		s.t.Error("got no X-Request-Id header")
	}
}

// charged returns the charge that an answer states, in credits. It ends the test unless the reply is a
// JSON answer with status 200.
func (s *service) charged(r reply) int {
	s.t.Helper()
	if r.Response == nil || r.StatusCode != 200 || r.Header.Get("Content-Type") != "application/json" {
		s.t.Fatalf("got %s, want a JSON answer with status 200", r)
	}
	for _, name := range []string{"X-Request-Id", "Loupe-Appraisal-Id", "Loupe-Credits-Charged", "Loupe-Credits-Remaining"} {
		if r.Header.Get(name) == "" {
			s.t.Errorf("got no %s header", name)
		}
	}
	n, err := strconv.Atoi(r.Header.Get("Loupe-Credits-Charged"))
	if err != nil {
		s.t.Errorf("Loupe-Credits-Charged: %v", err)
	}
	return n
}

// expectCharge checks that a reply is an answer that states this charge, in credits.
func (s *service) expectCharge(r reply, want int) {
	s.t.Helper()
	if got := s.charged(r); got != want {
		s.t.Fatalf("charged %d credits, want %d, for %s", got, want, r.body)
	}
}

// photoJPEG returns a photo with enough detail for a fingerprint. Each seed gives a different photo.
func photoJPEG(seed uint64) []byte { return bytes.Clone(photos[seed]()) }

// photos has the photos by their seed, which are drawn once.
var photos = [...]func() []byte{drawn(0), drawn(1), drawn(2), drawn(3)}

func drawn(seed uint64) func() []byte {
	return sync.OnceValue(func() []byte { return encoded(fixture.Picture(seed)) })
}

func encoded(picture image.Image) []byte {
	var b bytes.Buffer
	jpeg.Encode(&b, picture, nil)
	return b.Bytes()
}

// flatJPEG returns a photo without any detail, which has no fingerprint.
func flatJPEG() []byte { return encoded(image.NewGray(image.Rect(0, 0, 64, 64))) }
