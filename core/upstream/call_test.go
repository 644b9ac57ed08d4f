package upstream_test

import (
	"bytes"
	"errors"
	"slices"
	"strconv"
	"strings"
	"testing"

	"loupe/core/base/limits"
	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
	"loupe/core/upstream"

	"github.com/tidwall/gjson"
)

// service answers fetches with its answers in turn, and then repeats the last one.
type service struct {
	answers []exchangetest.Answer
	calls   int
}

func (s *service) answer(e exchangetest.Effect) exchangetest.Answer {
	if e.Kind != exchangetest.Fetch {
		return exchangetest.Answer{}
	}
	s.calls++
	return s.answers[min(s.calls, len(s.answers))-1]
}

func answers(all ...exchangetest.Answer) []exchangetest.Answer { return all }

// status is an answer without a body.
func status(status int) exchangetest.Answer { return exchangetest.HTTP(status, "") }

func retryAfter(status, seconds int) exchangetest.Answer {
	return exchangetest.HTTP(status, "", exchange.Header{Name: "retry-after", Value: strconv.Itoa(seconds)})
}

func body(text string) exchangetest.Answer { return exchangetest.HTTP(200, text) }

const validJSON = `{"valid":true}`

var (
	valid        = body(validJSON)
	noConnection = exchangetest.Fail(exchange.Network, "connection refused")
)

const timeLimit = 400 // milliseconds of a call of these tests

// newHost makes a host whose exchanges each call the service "shop" once and pass the call to report.
func newHost(t *testing.T, s *service, report func(*exchange.Flow, *upstream.Call)) *exchangetest.Host {
	stage := func(f *exchange.Flow) {
		call := upstream.Do(f, "shop", upstream.Limit{},
			func(f *exchange.Flow) exchange.Future[exchange.Answer] {
				return f.Fetch(exchange.Fetch{URL: "https://shop.com/", MaxBytes: 5000, TimeLimit: timeLimit})
			},
			func(root gjson.Result) error {
				if !root.Get("valid").Bool() {
					return errors.New("not valid")
				}
				return nil
			})
		f.Await(call)
		f.Then(func(f *exchange.Flow) {
			report(f, call)
			f.Reply(exchange.Response{Status: 200})
		})
	}
	h := exchangetest.New(t, exchange.Program{Configure: func(exchange.Config) exchange.Stage { return stage }})
	h.Answer = s.answer
	return h
}

func TestDo(t *testing.T) {
	for name, c := range map[string]struct {
		answers []exchangetest.Answer
		calls   int
		err     error
		status  int
	}{
		"success":                          {answers(valid), 1, nil, 200},
		"created":                          {answers(exchangetest.HTTP(201, validJSON)), 1, nil, 201},
		"no connection, then success":      {answers(noConnection, valid), 2, nil, 200},
		"no connection twice":              {answers(noConnection), 2, upstream.Unreachable, 0},
		"429 twice":                        {answers(status(429)), 2, upstream.Exhausted, 429},
		"429 with Retry-After: 1":          {answers(retryAfter(429, 1), valid), 2, nil, 200},
		"429 with Retry-After of one hour": {answers(retryAfter(429, 3600)), 1, upstream.Exhausted, 429},
		"502, then success":                {answers(status(502), valid), 2, nil, 200},
		"503, then success":                {answers(exchangetest.HTTP(503, "<h1>"), valid), 2, nil, 200},
		"504, then 500":                    {answers(status(504), status(500)), 2, upstream.Status, 500},
		"529, then success":                {answers(status(529), valid), 2, nil, 200},
		"500":                              {answers(status(500)), 1, upstream.Status, 500},
		"400":                              {answers(exchangetest.HTTP(400, `{"error":"no"}`)), 1, upstream.Status, 400},
		"400 that repeats a caller's words": {answers(exchangetest.HTTP(400, `{"error":{"message":"invalid: Your credit balance is too low","code":"x"},`+
			`"input":"insufficient_quota"}`)), 1, upstream.Status, 400},
		"500 that names credits": {answers(exchangetest.HTTP(500, `{"message":"Not enough credits"}`)), 1, upstream.Status, 500},
		"401":                    {answers(status(401)), 1, upstream.KeyRefused, 401},
		"402":                    {answers(status(402)), 1, upstream.Exhausted, 402},
		"403":                    {answers(status(403)), 1, upstream.KeyRefused, 403},
		"redirect":               {answers(redirect("https://shop.com/2")), 1, upstream.Status, 302},
		"HTML":                   {answers(body("<!doctype html>")), 1, upstream.NotJSON, 200},
		"empty body":             {answers(body("")), 1, upstream.NotJSON, 200},
		"truncated JSON":         {answers(body(validJSON[:8])), 1, upstream.NotJSON, 200},
		"not UTF-8":              {answers(body("\"\xff\"")), 1, upstream.NotJSON, 200},
		"deeply nested":          {answers(body(strings.Repeat("[", 1000))), 1, upstream.NotJSON, 200},
		"other JSON":             {answers(body(`[1]`)), 1, upstream.Unusable, 200},
		"too large":              {answers(body(validJSON + strings.Repeat(" ", 5000))), 1, upstream.TooLarge, 0},
		"too late":               {answers(valid.After(1000)), 1, upstream.Timeout, 0},
		"refused by the host":    {answers(exchangetest.Fail(exchange.Refused, "no")), 1, upstream.NotAllowed, 0},
	} {
		t.Run(name, func(t *testing.T) {
			s := &service{answers: c.answers}
			var got *upstream.Call
			newHost(t, s, func(_ *exchange.Flow, call *upstream.Call) { got = call }).Do(exchange.Request{})
			if s.calls != c.calls || got.Err != c.err || got.Status != c.status || got.Attempts != c.calls || got.Provider != "shop" {
				t.Errorf("%d calls: %v, status %d, %d attempts of %q, want %d calls: %v, status %d",
					s.calls, got.Err, got.Status, got.Attempts, got.Provider, c.calls, c.err, c.status)
			}
		})
	}
}

func TestBackoffDependsOnTheEntropy(t *testing.T) {
	waits := map[int]bool{}
	for _, random := range []byte{0, 1, 100, 200, 255} {
		s := &service{answers: answers(status(503), valid)}
		h := newHost(t, s, func(*exchange.Flow, *upstream.Call) {})
		h.Entropy = bytes.Repeat([]byte{random}, exchange.EntropyBytes)
		wait := h.Do(exchange.Request{}).Elapsed
		if wait < 200 || wait > 600 {
			t.Errorf("with entropy %d the retry is after %d ms, want 200 to 600", random, wait)
		}
		waits[wait] = true
	}
	if len(waits) != 5 {
		t.Errorf("the backoffs are %v, want five different ones", waits)
	}
}

// newLateHost makes a host whose exchanges wait until left milliseconds remain, then call a service.
func newLateHost(t *testing.T, provider string, left int, answer exchangetest.Answer) (h *exchangetest.Host, s *service) {
	s = &service{answers: answers(answer)}
	h = exchangetest.New(t, exchange.Program{Configure: func(exchange.Config) exchange.Stage {
		return func(f *exchange.Flow) {
			f.Await(f.Wait(limits.Exchange - left))
			f.Then(func(f *exchange.Flow) {
				f.Await(upstream.Do(f, provider, upstream.Limit{}, func(f *exchange.Flow) exchange.Future[exchange.Answer] {
					return f.Fetch(exchange.Fetch{URL: "https://shop.com/", TimeLimit: timeLimit})
				}, nil))
			})
		}
	}})
	h.Answer = s.answer
	return h, s
}

func TestBackoffHonoursRetryAfter(t *testing.T) {
	s := &service{answers: answers(retryAfter(503, 2), valid)}
	h := newHost(t, s, func(*exchange.Flow, *upstream.Call) {})
	if wait := h.Do(exchange.Request{}).Elapsed; wait != 2000 {
		t.Errorf("the retry is after %d ms, want 2000", wait)
	}
}

func TestNoRetryNearTheDeadline(t *testing.T) {
	for left, calls := range map[int]int{900: 1, 3000: 2} {
		h, s := newLateHost(t, "shop", left, status(503))
		if h.Do(exchange.Request{}); s.calls != calls {
			t.Errorf("with %d ms left: got %d calls, want %d", left, s.calls, calls)
		}
	}
}

// Such a call had less than its time limit, so it says nothing about the service.
func TestTimeoutAtTheExchangesDeadlineIsNotRecorded(t *testing.T) {
	for left, notes := range map[int]int{timeLimit / 2: 0, 2 * timeLimit: 1} {
		h, _ := newLateHost(t, "shop", left, valid.After(1000))
		if x := h.Do(exchange.Request{}); len(x.Notes) != notes {
			t.Errorf("with %d ms left: got %d notes, want %d", left, len(x.Notes), notes)
		}
	}
}

// The host may have used a stored token without calling the service. So a success says nothing about the
// service, but a failure does.
func TestSuccessWithoutABodyIsNotRecorded(t *testing.T) {
	for status, notes := range map[int]int{200: 0, 500: 1} {
		x := exchangetest.Run(t, func(f *exchange.Flow) {
			f.Await(upstream.Do(f, "shop", upstream.Limit{}, func(f *exchange.Flow) exchange.Future[exchange.Answer] {
				return f.Token(exchange.Token{Name: "T", URL: "https://shop.com/token"})
			}, nil))
		}, func(exchangetest.Effect) exchangetest.Answer { return exchangetest.TokenStatus(status) })
		if len(x.Notes) != notes {
			t.Errorf("status %d: %d notes, want %d", status, len(x.Notes), notes)
		}
	}
}

// Workers AI reports its limits in the message of a failure.
func TestWorkersAIOutOfCapacityIsExhausted(t *testing.T) {
	for message, want := range map[string]upstream.Error{
		"AiError: 3040: Capacity temporarily exceeded":                                                                          upstream.Exhausted,
		"AiError: 3036: You have used up your daily free allocation":                                                            upstream.Exhausted,
		"4006: you have used up your daily free allocation of 10,000 neurons, please upgrade to Cloudflare's Workers Paid plan": upstream.Exhausted,
		"AiError: 5007: No such model":                                                                                          upstream.Reported,
	} {
		var call *upstream.Call
		exchangetest.Run(t, func(f *exchange.Flow) {
			call = upstream.Do(f, "workers-ai", upstream.Limit{}, func(f *exchange.Flow) exchange.Future[exchange.Answer] {
				return f.AI("@cf/model", nil, timeLimit)
			}, func(gjson.Result) error { return nil })
			f.Await(call)
		}, func(exchangetest.Effect) exchangetest.Answer { return exchangetest.Fail(exchange.Failed, message) })
		if call.Err != want {
			t.Errorf("%s: %v, want %v", message, call.Err, want)
		}
	}
}

func TestCircuitBreakerOpensAfterFiveFailures(t *testing.T) {
	s := &service{}
	var got *upstream.Call
	h := newHost(t, s, func(_ *exchange.Flow, call *upstream.Call) { got = call })
	check := func(calls int, err error) {
		t.Helper()
		h.Do(exchange.Request{})
		if s.calls != calls || got.Err != err {
			t.Fatalf("after %d calls: %v, want %d: %v", s.calls, got.Err, calls, err)
		}
	}
	const cooldown = 30_000 // milliseconds

	s.answers = answers(status(500))
	for i := range 5 {
		check(i+1, upstream.Status)
	}
	check(5, upstream.Skipped)
	h.Now += cooldown - 1
	check(5, upstream.Skipped)
	h.Now++
	check(6, upstream.Status) // called once, and still failing
	check(6, upstream.Skipped)

	h.Now += cooldown
	s.answers = answers(valid)
	check(7, nil)
	check(8, nil)
	s.answers = answers(status(500))
	check(9, upstream.Status)
	check(9, upstream.Skipped) // seven of the last nine calls failed

	h.Now += cooldown
	s.answers = answers(valid)
	for i := range 10 {
		check(10+i, nil)
	}
	s.answers = answers(status(500))
	for i := range 5 { // ten successes have pushed the failures out of the history
		check(20+i, upstream.Status)
	}
	check(24, upstream.Skipped)
}

// The errors that open it are those of an outage, and of an account without credits: see tests/api.
func TestErrorsThatCallersProvokeLeaveTheCircuitBreakerClosed(t *testing.T) {
	for _, answer := range answers(status(400), status(403), status(404), body("{}")) {
		s := &service{answers: answers(answer)}
		h := newHost(t, s, func(*exchange.Flow, *upstream.Call) {})
		for range 12 {
			h.Do(exchange.Request{})
		}
		if s.calls != 12 {
			t.Errorf("%+v: got %d calls of 12, want all", answer, s.calls)
		}
	}
}

// Another version of the core may have left notes of another size.
func TestHistoryIgnoresNotesOfAnotherSize(t *testing.T) {
	var history []upstream.Outcome
	h := exchangetest.New(t, exchange.Program{Configure: func(exchange.Config) exchange.Stage {
		return func(f *exchange.Flow) {
			history = upstream.History(f, "shop")
			for _, size := range []int{0, 1, 6, 8} {
				f.Note("shop", make([]byte, size))
			}
			upstream.Record(f, "shop", upstream.Outcome{Error: upstream.Timeout, Elapsed: 70_000})
		}
	}})
	h.Do(exchange.Request{})
	h.Do(exchange.Request{})
	if len(history) != 1 || history[0].Error != upstream.Timeout || history[0].Elapsed != 70_000 {
		t.Errorf("the history is %+v, want the one outcome that was recorded", history)
	}
}

// Each failed attempt has a line in the log, even if a retry succeeds. If the host refused the call, the line has its reason.
func TestFailedAttemptsAreLogged(t *testing.T) {
	for name, c := range map[string]struct {
		answers []exchangetest.Answer
		want    []string
	}{
		"success":                 {answers(valid), nil},
		"503, then success":       {answers(status(503).After(70), valid), []string{`"HTTP_STATUS","status":503,"ms":70,"attempt":1}`}},
		"no connection twice":     {answers(noConnection), []string{`"UNREACHABLE","status":0,"ms":0,"attempt":1}`, `"UNREACHABLE","status":0,"ms":0,"attempt":2}`}},
		"401 with a text":         {answers(exchangetest.HTTP(401, `{"error":"key sk-123 is wrong"}`)), []string{`"KEY_REFUSED","status":401,"ms":0,"attempt":1}`}},
		"too late":                {answers(valid.After(1000)), []string{`"TIMEOUT","status":0,"ms":400,"attempt":1}`}},
		"refused by the host":     {answers(exchangetest.Fail(exchange.Refused, "no K for shop.com")), []string{`"NOT_ALLOWED","status":0,"ms":0,"attempt":1,"reason":"no K for shop.com"}`}},
		"a network message":       {answers(exchangetest.Fail(exchange.Failed, "https://shop.com/?q=camera broke")), []string{`"REPORTED","status":0,"ms":0,"attempt":1}`}},
		"not as it is documented": {answers(body(`{"q":"my camera"}`)), []string{`"UNUSABLE","status":200,"ms":0,"attempt":1}`}},
	} {
		x := newHost(t, &service{answers: c.answers}, func(*exchange.Flow, *upstream.Call) {}).Do(exchange.Request{})
		var got []string
		for _, line := range x.Log[:len(x.Log)-1] {
			_, rest, _ := strings.Cut(line, `"upstream":"shop","code":`)
			got = append(got, rest)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: got %q, want %q", name, got, c.want)
		}
	}
}
