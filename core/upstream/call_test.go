package upstream_test

import (
	"bytes"
	"errors"
	"fmt"
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
		"400 of Anthropic without credits": {answers(exchangetest.HTTP(400, `{"type":"error","error":{"type":"invalid_request_error",`+
			`"message":"Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing to upgrade or purchase credits."},`+
			`"request_id":"req_1"}`)), 1, upstream.Exhausted, 400},
		"400 of Serper without credits": {answers(exchangetest.HTTP(400, `{"message":"Not enough credits","statusCode":400}`)), 1, upstream.Exhausted, 400},
		"400 of OpenAI's billing limit": {answers(exchangetest.HTTP(400, `{"error":{"message":"Billing hard limit has been reached.",`+
			`"type":"billing_limit_user_error","param":null,"code":"billing_hard_limit_reached"}}`)), 1, upstream.Exhausted, 400},
		"403 of OpenAI's quota": {answers(exchangetest.HTTP(403, `{"error":{"message":"x","type":"insufficient_quota","param":null,"code":null}}`)), 1, upstream.Exhausted, 403},
		"403 of Google without billing": {answers(exchangetest.HTTP(403, `{"error":{"code":403,"message":"This API method requires billing to be enabled.",`+
			`"status":"PERMISSION_DENIED","details":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"BILLING_DISABLED","domain":"googleapis.com"}]}}`)),
			1, upstream.Exhausted, 403},
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

func TestElapsedIsTheSumOfAllAttempts(t *testing.T) {
	s := &service{answers: answers(status(503).After(70), valid.After(30))}
	var got *upstream.Call
	newHost(t, s, func(_ *exchange.Flow, call *upstream.Call) { got = call }).Do(exchange.Request{})
	if got.Elapsed != 100 {
		t.Errorf("Elapsed = %d, want 100", got.Elapsed)
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

// Services that fail together are not retried together.
func TestBackoffDiffersBetweenServices(t *testing.T) {
	entropy := make([]byte, exchange.EntropyBytes)
	for i := range entropy {
		entropy[i] = byte(8 * i)
	}
	waits := map[int]bool{}
	for _, provider := range []string{"openai", "ebay", "serper-lens"} {
		h, _ := newLateHost(t, provider, limits.Exchange/2, status(503))
		h.Entropy = entropy
		waits[h.Do(exchange.Request{}).Elapsed] = true
	}
	if len(waits) != 3 {
		t.Errorf("got backoffs %v, want three different ones", waits)
	}
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

// An account without credits opens the circuit breaker. Errors that callers can provoke don't.
func TestErrorsThatOpenTheCircuitBreaker(t *testing.T) {
	for want, all := range map[int][]exchangetest.Answer{
		5: {
			exchangetest.HTTP(400, `{"type":"error","error":{"type":"invalid_request_error","message":"Your credit balance is too low to access the Anthropic API."}}`),
			exchangetest.HTTP(400, `{"message":"Not enough credits","statusCode":400}`),
		},
		12: {status(400), status(403), status(404), body("{}")},
	} {
		for _, answer := range all {
			s := &service{answers: answers(answer)}
			h := newHost(t, s, func(*exchange.Flow, *upstream.Call) {})
			for range 12 {
				h.Do(exchange.Request{})
			}
			if s.calls != want {
				t.Errorf("%+v: got %d calls of 12, want %d", answer, s.calls, want)
			}
		}
	}
}

func TestHistoryHasTheOutcomesOfEarlierCalls(t *testing.T) {
	s := &service{answers: answers(status(500).After(20), valid, status(401))}
	var history []upstream.Outcome
	h := newHost(t, s, func(f *exchange.Flow, _ *upstream.Call) { history = upstream.History(f, "shop") })
	h.Now = 1000
	for range 4 {
		h.Do(exchange.Request{})
		h.Now = h.Now/1000*1000 + 1000
	}
	var got []string
	for _, o := range history {
		got = append(got, fmt.Sprintf("%d:%d:%s:%dms:%v", o.At, o.Status, o.Error.Code(), o.Elapsed, o.Failed()))
	}
	if want := "[1020:500:HTTP_STATUS:20ms:true 2000:200::0ms:false 3000:401:KEY_REFUSED:0ms:true]"; fmt.Sprint(got) != want {
		t.Errorf("the history is %v, want %s", got, want)
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

// Callers read the messages. They must not learn how the operator configured the service.
func TestErrorMessagesHideTheConfiguration(t *testing.T) {
	causes := map[string]upstream.Error{}
	for e := upstream.Timeout; e <= upstream.NotAllowed; e++ {
		if other, taken := causes[e.Cause()]; taken || e.Cause() == "" || e.Error() == "" {
			t.Errorf("error %d has the cause %q, as %d, and the message %q", e, e.Cause(), other, e.Error())
		}
		causes[e.Cause()] = e
		if want := map[bool]string{true: upstream.SourceUnavailable, false: e.Cause()}[e.IsConfiguration()]; e.Code() != want || upstream.CodeOf(e) != want {
			t.Errorf("%s: Code() = %q and CodeOf = %q, want %q", e.Cause(), e.Code(), upstream.CodeOf(e), want)
		}
	}
	for _, e := range []upstream.Error{upstream.NotConfigured, upstream.Unknown, upstream.NotAllowed} {
		if e.Error() != "is not available" || !e.IsConfiguration() {
			t.Errorf("%s: %q, configuration %v, want %q, true", e.Cause(), e.Error(), e.IsConfiguration(), "is not available")
		}
	}
	if e := upstream.Error(200); e.Code() != "REPORTED" {
		t.Errorf("an unknown error has the code %q, want REPORTED", e.Code())
	}
	if code := upstream.CodeOf(nil); code != "" {
		t.Errorf("CodeOf(nil) = %q, want none", code)
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
