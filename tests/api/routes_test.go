package api

import (
	"bytes"
	"fmt"
	"math"
	"net/http"
	"net/http/httptest"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"loupe/build/products/host"
	"loupe/core/store/webhook"
	"loupe/tests/contract"
	"loupe/tests/fixture"

	"golang.org/x/sys/unix"
)

// maxOne is the most memory that the core may take for one request, in bytes. Within it, eight such requests are far
// from maxMemory.
const maxOne = 32 << 20

// largest has the largest requests of routes. Of a route that is not in it, a body of 64 kB is sent if it may have one.
var largest = map[string][]large{
	"POST /appraise-product": {{accepted: true, what: "64 kB, a photo of 10 MB", body: func() string {
		return `{"image_url":"` + cameraURL + `","description":"Halden Scout 35 rangefinder camera","note":"` + strings.Repeat("x", 65_000) + `"}`
	}}},
	"POST /batches": {
		{accepted: true, what: "CSV, 4.7 MB", mediaType: "text/csv", body: func() string { return batchOf(`x`) }},
		{accepted: true, what: "CSV of backslashes", mediaType: "text/csv", body: func() string { return batchOf(`\`) }},
		{accepted: true, what: "lines of JSON", mediaType: "application/x-ndjson", body: func() string {
			return strings.Repeat(`{"image_url":"`+cameraURL+`","description":"`+strings.Repeat("é", 2000)+`"}`+"\n", 1000)
		}},
		{what: "refused at its end", mediaType: "text/csv", body: func() string { return strings.TrimSuffix(batchOf(`x`), "\n") + ",more" }},
		{what: "unknown fields, refused", mediaType: "application/x-ndjson", body: func() string {
			unknown := strings.Repeat(`,"descriptoin_of_what_it_is_worth_today":1`, 90)
			return strings.Repeat(`{"image_url":"`+cameraURL+`","cuntry":1`+unknown+"}\n", 1000)
		}},
	},
	"GET /batches/{id}/results": {
		{accepted: true, what: "CSV of 4.7 MB", query: "?format=csv", batch: true},
	},
	"POST /images":         {{accepted: true, what: "10 MB", mediaType: "image/jpeg", body: largePhoto}},
	"PUT /upload/{token}":  {{accepted: true, what: "10 MB", mediaType: "image/jpeg", body: largePhoto, link: true}},
	"POST /upload/{token}": {{accepted: true, what: "10 MB", mediaType: "image/jpeg", body: largePhoto, link: true}},
	"POST /outcomes": {{what: "CSV, 64 kB", mediaType: "text/csv", body: func() string {
		return "appraisal_id,sold_price\n" + strings.Repeat("apr_00000000000000000000000000,1\n", 1900)
	}}},
}

type large struct {
	what, query, mediaType string
	body                   func() string
	accepted               bool
	batch                  bool // the route is of a batch with 1,000 items of 4.7 kB
	link                   bool // the route is of an upload link
}

// batchOf returns a CSV file of 4.7 MB with 1,000 items and cells of a character.
func batchOf(character string) string {
	return "image_url,description,notes\n" + strings.Repeat(cameraURL+",Halden Scout 35,"+strings.Repeat(character, 4650)+"\n", 1000)
}

func largePhoto() string { return string(photoJPEG(1)) + strings.Repeat("\x00", 10<<20-100_000) }

// timed is an engine whose steps are timed.
type timed struct {
	host.Engine
	cpu *time.Duration
}

func (e timed) Step(frame []byte) ([]byte, error) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	began := threadTime()
	defer func() { *e.cpu += threadTime() - began }()
	return e.Engine.Step(frame)
}

func (e timed) Memory() int { return e.Engine.(interface{ Memory() int }).Memory() }

// threadTime is the CPU time of the thread. Unlike that of package time, it is real in a bubble of synctest.
func threadTime() time.Duration {
	var t unix.Timespec
	unix.ClockGettime(unix.CLOCK_THREAD_CPUTIME_ID, &t)
	return time.Duration(t.Nano())
}

// Each route of docs/openapi.yaml takes its largest request once, and then eight times at once, from eight accounts.
// The log has a row for each: the memory of the core after one and after eight, and the CPU time of its steps for one,
// in Go. make bench ROUTES=1 prints them.
func TestEveryRouteIsWithinItsBudget(t *testing.T) {
	t.Parallel()
	document, err := contract.Document()
	if err != nil {
		t.Fatal(err)
	}
	var routes []string
	for path, item := range document.Paths.Map() {
		for method := range item.Operations() {
			if path != "/openapi.json" { // a file of the site
				routes = append(routes, method+" "+path)
			}
		}
	}
	slices.Sort(routes)
	for route := range largest {
		if !slices.Contains(routes, route) {
			t.Errorf("docs/openapi.yaml has no route %s", route)
		}
	}
	for _, route := range routes {
		requests := largest[route]
		if requests == nil {
			requests = []large{{mediaType: "application/json"}}
		}
		for _, r := range requests {
			t.Run(strings.TrimSpace(route+" "+r.what), func(t *testing.T) {
				synctest.Test(t, func(t *testing.T) { measure(t, route, r) })
			})
		}
	}
}

// measure sends a route's request once and then eight times.
func measure(t *testing.T, route string, r large) {
	var cpu time.Duration
	s := newService(t, 1000, func(o *host.Options) {
		o.Secrets = map[string]string{webhook.Secret: strings.Repeat("s", 32)}
		guest := o.Guest
		o.Guest = func() (host.Engine, error) {
			engine, err := guest()
			return timed{engine, &cpu}, err
		}
		// All effects take the same time, so the eight requests hold their memory at the same time.
		o.Fault = func(_ host.Effect, perform func() host.Result) host.Result {
			time.Sleep(10 * time.Millisecond)
			return perform()
		}
	})
	s.undocumented = true
	s.images.put(cameraURL, page{body: []byte(largePhoto())})
	var requests []*http.Request
	for n := range 9 {
		key := s.key
		if n > 0 {
			key = s.addAccount(fmt.Sprint("acct_", n+1), 1000)
		}
		requests = append(requests, s.largeRequest(route, r, key))
	}
	before, began := s.Memory(), cpu
	send := func(request *http.Request) {
		got := s.Host.Do(request)
		got.Body.Close()
		if got.StatusCode >= 500 || r.accepted != (got.StatusCode < 300) && r.what != "" {
			t.Errorf("got the status %d, want that it is accepted: %v", got.StatusCode, r.accepted)
		}
	}
	send(requests[8])
	s.Wait()
	one, took := s.Memory(), cpu-began
	var calls sync.WaitGroup
	for _, request := range requests[:8] {
		calls.Go(func() { send(request) })
	}
	calls.Wait()
	s.Wait()
	if one > max(maxOne, before) || s.Memory() > maxMemory || s.Traps() > 0 {
		t.Errorf("got %d MB for one request, %d MB for eight and %d traps, want at most %d and %d MB and none",
			one>>20, s.Memory()>>20, s.Traps(), maxOne>>20, maxMemory>>20)
	}
	megabytes := func(bytes int) float64 { return math.Ceil(float64(bytes)/(1<<20)*10) / 10 }
	t.Logf("| %s | %s | %v | %v | %d |", route, r.what, megabytes(one), megabytes(s.Memory()), took.Milliseconds())
}

// largeRequest returns the request of a route with a key.
func (s *service) largeRequest(route string, r large, key string) *http.Request {
	s.t.Helper()
	method, path, _ := strings.Cut(route, " ")
	body := `{"x":"` + strings.Repeat("x", 65_000) + `"}`
	switch {
	case r.body != nil:
		body = r.body()
	case method == "GET" || method == "DELETE":
		body = ""
	}
	own := s.key
	defer func() { s.key = own }()
	s.key = key
	switch {
	case r.batch:
		sent := s.postBatch("text/csv", batchOf("x"))
		path = strings.TrimPrefix(sent.Header.Get("Location"), "/api/v1") + "/results"
	case r.link:
		path = s.newLink().path
	}
	if path != "/mcp" && !strings.HasPrefix(path, "/upload/") {
		path = "/api/v1" + path
	}
	path = strings.NewReplacer("{id}", "apr_00000000000000000000000000", "{token}", strings.Repeat("x", 32)).Replace(path)
	if path == "/mcp" {
		arguments := fixture.Object{"image_url": cameraURL, "description": "Halden Scout 35 rangefinder camera", "note": strings.Repeat("x", 60_000)}
		params := fixture.Object{"name": "appraise_product", "arguments": arguments}
		return fixture.ConnectorRequest("http://example.com", key, "tools/call", nil, nil, params)
	}
	request := httptest.NewRequest(method, path+r.query, bytes.NewReader([]byte(body)))
	request.Host = "loupe.example.com"
	request.Header.Set("Authorization", "Bearer "+key)
	if request.Header.Set("Content-Type", r.mediaType); body == "" {
		request.Header.Del("Content-Type")
	}
	return request
}
