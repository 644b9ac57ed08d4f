package upstream_test

import (
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"loupe/core/exchange"
	"loupe/core/upstream"
	"loupe/tests/host"

	"github.com/tidwall/gjson"
)

// service is an outside one that gives its answers in turn, the last for ever.
type service struct {
	mu      sync.Mutex
	answers []answer
	asked   int
}

type answer struct {
	status     int // 0: no connection
	retryAfter string
	location   string
	body       string
	slow       time.Duration
}

func (s *service) RoundTrip(r *http.Request) (*http.Response, error) {
	s.mu.Lock()
	a := s.answers[min(s.asked, len(s.answers)-1)]
	s.asked++
	s.mu.Unlock()
	select {
	case <-time.After(a.slow):
	case <-r.Context().Done():
		return nil, r.Context().Err()
	}
	if a.status == 0 {
		return nil, errors.New("connection refused")
	}
	header := http.Header{}
	for name, value := range map[string]string{"Retry-After": a.retryAfter, "Location": a.location} {
		if value != "" {
			header.Set(name, value)
		}
	}
	return &http.Response{StatusCode: a.status, Header: header, Body: io.NopCloser(strings.NewReader(a.body))}, nil
}

// serve runs a core of one stage against the service.
func serve(t *testing.T, s *service, stage exchange.Stage, change ...func(*host.Options)) *host.Host {
	t.Helper()
	options := host.Options{Guest: host.Native(func(exchange.Config) exchange.Stage { return stage }), Transport: s}
	for _, f := range change {
		f(&options)
	}
	h, err := host.New(options)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(h.Close)
	return h
}

func open(h *host.Host) { h.Do(httptest.NewRequest("GET", "/", nil)) }

// asking is a stage that calls the service once, and hands on what came of it. It reads {"fine":true}.
func asking(limit, time int, then func(*exchange.Flow, *upstream.Call)) exchange.Stage {
	return func(f *exchange.Flow) {
		call := upstream.Do(f, "shop",
			func(f *exchange.Flow) exchange.Future[exchange.Answer] {
				return f.Fetch(exchange.Fetch{URL: "https://shop.com/", Limit: limit, Time: time})
			},
			func(root gjson.Result) error {
				if !root.Get("fine").Bool() {
					return errors.New("not fine")
				}
				return nil
			})
		f.Await(call)
		f.Then(func(f *exchange.Flow) {
			then(f, call)
			f.Reply(exchange.Response{Status: 200})
		})
	}
}

const fine = `{"fine":true}`

func TestCallsAndSecondAttempts(t *testing.T) {
	for name, c := range map[string]struct {
		answers []answer
		asked   int
		err     error
		status  int
	}{
		"an answer":                     {[]answer{{status: 200, body: fine}}, 1, nil, 200},
		"created":                       {[]answer{{status: 201, body: fine}}, 1, nil, 201},
		"no connection, then an answer": {[]answer{{}, {status: 200, body: fine}}, 2, nil, 200},
		"no connection twice":           {[]answer{{}}, 2, upstream.Unreachable, 0},
		"429 twice":                     {[]answer{{status: 429}}, 2, upstream.Exhausted, 429},
		"429 that asks for a second":    {[]answer{{status: 429, retryAfter: "1"}, {status: 200, body: fine}}, 2, nil, 200},
		"429 that asks for an hour":     {[]answer{{status: 429, retryAfter: "3600"}}, 1, upstream.Exhausted, 429},
		"502, then an answer":           {[]answer{{status: 502}, {status: 200, body: fine}}, 2, nil, 200},
		"503, then an answer":           {[]answer{{status: 503, body: "<h1>"}, {status: 200, body: fine}}, 2, nil, 200},
		"504, then 500":                 {[]answer{{status: 504}, {status: 500}}, 2, upstream.Status, 500},
		"529, then an answer":           {[]answer{{status: 529}, {status: 200, body: fine}}, 2, nil, 200},
		"500":                           {[]answer{{status: 500}}, 1, upstream.Status, 500},
		"400":                           {[]answer{{status: 400, body: `{"error":"no"}`}}, 1, upstream.Status, 400},
		"401":                           {[]answer{{status: 401}}, 1, upstream.KeyRefused, 401},
		"402":                           {[]answer{{status: 402}}, 1, upstream.Exhausted, 402},
		"403":                           {[]answer{{status: 403}}, 1, upstream.KeyRefused, 403},
		"a redirect":                    {[]answer{{status: 302, location: "https://shop.com/2"}}, 1, upstream.Status, 302},
		"HTML":                          {[]answer{{status: 200, body: "<!doctype html>"}}, 1, upstream.NotJSON, 200},
		"nothing":                       {[]answer{{status: 200}}, 1, upstream.NotJSON, 200},
		"JSON cut off":                  {[]answer{{status: 200, body: fine[:8]}}, 1, upstream.NotJSON, 200},
		"not UTF-8":                     {[]answer{{status: 200, body: "\"\xff\""}}, 1, upstream.NotJSON, 200},
		"nested deep":                   {[]answer{{status: 200, body: strings.Repeat("[", 1000)}}, 1, upstream.NotJSON, 200},
		"other JSON":                    {[]answer{{status: 200, body: `[1]`}}, 1, upstream.Unusable, 200},
		"too much":                      {[]answer{{status: 200, body: fine + strings.Repeat(" ", 5000)}}, 1, upstream.TooLarge, 0},
		"too late":                      {[]answer{{status: 200, body: fine, slow: time.Second}}, 1, upstream.Timeout, 0},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := &service{answers: c.answers}
			var got *upstream.Call
			open(serve(t, s, asking(5000, 400, func(_ *exchange.Flow, call *upstream.Call) { got = call })))
			if s.asked != c.asked || got.Err != c.err || got.Status != c.status || got.Attempts != c.asked || got.Provider != "shop" {
				t.Errorf("asked %d times: %v, HTTP %d, %d attempts; want %d, %v, HTTP %d", s.asked, got.Err, got.Status, got.Attempts, c.asked, c.err, c.status)
			}
		})
	}
}

// The pause before the second attempt is chance's, within its bounds.
func TestSecondAttemptIsNotAtOnce(t *testing.T) {
	waits := map[int64]bool{}
	for range 5 {
		s := &service{answers: []answer{{status: 503}, {status: 200, body: fine}}}
		var begun, ended int64
		h := serve(t, s, asking(5000, 400, func(f *exchange.Flow, _ *upstream.Call) { begun, ended = f.Opened(), f.Now() }))
		open(h)
		if wait := ended - begun; wait < 200 {
			t.Errorf("asked again after %d ms", wait)
		} else {
			waits[wait/10] = true
		}
	}
	if len(waits) < 2 {
		t.Errorf("the pause is always the same: %v", waits)
	}
}

func TestNoSecondAttemptWithoutTime(t *testing.T) {
	s := &service{answers: []answer{{status: 503}}}
	now := time.Now()
	first := true
	clock := func() time.Time {
		if first { // the frame that opens; the next is when the answer is there
			first = false
			return now
		}
		return now.Add(exchange.ExchangeTime*time.Millisecond - 900*time.Millisecond)
	}
	var got *upstream.Call
	open(serve(t, s, asking(5000, 400, func(_ *exchange.Flow, call *upstream.Call) { got = call }), func(o *host.Options) {
		o.Clock = clock
		o.KV = host.NewKV(time.Now)
	}))
	if s.asked != 1 || got.Err != upstream.Status {
		t.Errorf("asked %d times: %+v", s.asked, got)
	}
}

// clock is set by hand.
type clock struct {
	mu  sync.Mutex
	now time.Time
}

func (c *clock) time() time.Time {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.now
}

func (c *clock) pass(d time.Duration) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.now = c.now.Add(d)
}

func TestServiceThatKeepsFailingIsLeftAlone(t *testing.T) {
	s := &service{answers: []answer{{status: 500}}}
	c := &clock{now: time.Unix(1_800_000_000, 0)}
	var got *upstream.Call
	h := serve(t, s, asking(5000, 400, func(_ *exchange.Flow, call *upstream.Call) { got = call }), func(o *host.Options) { o.Clock = c.time })
	call := func(asked int, err error) {
		t.Helper()
		open(h)
		if s.asked != asked || got.Err != err {
			t.Fatalf("asked %d times, %v; want %d, %v", s.asked, got.Err, asked, err)
		}
	}
	for i := range 5 {
		call(i+1, upstream.Status)
	}
	call(5, upstream.Skipped)
	c.pass(29 * time.Second)
	call(5, upstream.Skipped)
	c.pass(time.Second)
	call(6, upstream.Status) // once more, in vain
	call(6, upstream.Skipped)
	c.pass(30 * time.Second)
	s.answers = []answer{{status: 200, body: fine}}
	call(7, nil) // it is back
	call(8, nil)
	s.answers = []answer{{status: 500}}
	call(9, upstream.Status)
	call(9, upstream.Skipped) // not for long: seven of the last nine failed
	c.pass(30 * time.Second)
	s.answers = []answer{{status: 200, body: fine}}
	for i := range 10 {
		call(10+i, nil)
	}
	s.answers = []answer{{status: 500}}
	for i := range 5 { // ten good ones have made it as trusted as it was
		call(20+i, upstream.Status)
	}
	call(24, upstream.Skipped)
}

// What a request can bring about is not held against the service.
func TestCallersCanNotTurnAServiceOff(t *testing.T) {
	for name, a := range map[string]answer{"400": {status: 400}, "404": {status: 404}, "nonsense": {status: 200, body: "{}"}} {
		s := &service{answers: []answer{a}}
		h := serve(t, s, asking(5000, 400, func(*exchange.Flow, *upstream.Call) {}))
		for range 12 {
			open(h)
		}
		if s.asked != 12 {
			t.Errorf("%s: asked %d times", name, s.asked)
		}
	}
}

func TestHistory(t *testing.T) {
	s := &service{answers: []answer{{status: 500}, {status: 200, body: fine}, {status: 401}}}
	c := &clock{now: time.UnixMilli(1000)}
	var history []upstream.Outcome
	stage := asking(5000, 400, func(f *exchange.Flow, _ *upstream.Call) { history = upstream.History(f, "shop") })
	h := serve(t, s, stage, func(o *host.Options) { o.Clock = c.time })
	for range 4 {
		open(h)
		c.pass(time.Second)
	}
	var got []string
	for _, o := range history {
		got = append(got, fmt.Sprintf("%d:%d:%s:%v", o.At, o.Status, o.Error.Code(), o.Failed()))
	}
	if want := "[1000:500:HTTP_STATUS:true 2000:200::false 3000:401:KEY_REFUSED:true]"; fmt.Sprint(got) != want {
		t.Errorf("%v, want %s", got, want)
	}
}
