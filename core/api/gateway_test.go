package api_test

import (
	"encoding/json"
	"strings"
	"testing"

	"loupe/core/api"
	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
	"loupe/core/store/account"
	"loupe/core/store/ledger"
)

var key = account.NewKey("loupe", [account.SecretBytes]byte{1})

const validBody = `{"image_url":"https://img.example.com/a.jpg"}`

// script answers the effects of a request. Every admission fails, so a request that passes the gateway
// ends with OUT_OF_CREDITS.
type script struct {
	variables exchange.Headers
	cached    exchangetest.Answer // to the look-up of the key in KV
	body      exchangetest.Answer // zero: the request's
	limit     func(key string) exchangetest.Answer
	database  exchangetest.Answer            // to the look-up of the key in D1
	credits   exchangetest.Answer            // to the look-up of the credits in D1
	storage   map[string]exchangetest.Answer // by the SQL of a batch's last statement
	fetches   bool                           // the request may fetch, and gets a 404
}

// healthy is a script in which D1 has the key and the rate limiter allows everything.
func healthy() *script {
	return &script{
		cached:   exchangetest.NotFound(),
		limit:    func(string) exchangetest.Answer { return exchangetest.Allowed(true) },
		credits:  exchangetest.Fail(exchange.Timeout, "late"),
		database: found("acct_1", "", 0, ""),
	}
}

// found is the answer to the look-up of a key or token in D1.
func found(owner, audience string, stale int64, suspended string) exchangetest.Answer {
	return row(exchange.Text("key_1"), exchange.Text(owner), exchange.TextOrNull(audience), exchange.Int(0),
		exchange.Int(stale), exchange.TextOrNull(suspended), exchange.Value{})
}

// do sends a request that is refused, and reads the problem document.
func (s *script) do(t *testing.T, r exchange.Request) (*exchangetest.Exchange, document) {
	t.Helper()
	x := s.exchange(t, r)
	var d document
	if err := json.Unmarshal(x.Response.Body, &d); err != nil {
		t.Fatalf("body %q: %v", x.Response.Body, err)
	}
	return x, d
}

func (s *script) exchange(t *testing.T, r exchange.Request) *exchangetest.Exchange {
	t.Helper()
	host := exchangetest.New(t, api.Program())
	host.Variables = append(exchange.Headers{{Name: "ALLOWED_ORIGINS", Value: "https://app.example.com, http://localhost:6274"}}, s.variables...)
	host.Answer = func(e exchangetest.Effect) exchangetest.Answer {
		switch e.Kind {
		case exchangetest.KVGet:
			return s.cached
		case exchangetest.KVPut:
			return exchangetest.OK()
		case exchangetest.Limit:
			return s.limit(e.Key)
		case exchangetest.D1:
			if e.Statements[0].SQL == ledger.FindAPIKey.SQL {
				return s.database
			}
			if e.Statements[0].SQL == ledger.FindCredits.SQL {
				return s.credits
			}
			if answer, given := s.storage[e.Statements[len(e.Statements)-1].SQL]; given {
				return answer
			}
			return exchangetest.Fail(exchange.Failed, string(ledger.OutOfCredits))
		case exchangetest.Fetch:
			if s.fetches {
				return exchangetest.HTTP(404, "")
			}
		case exchangetest.Body:
			return s.body
		}
		t.Errorf("a refused request starts %s", e)
		return exchangetest.Answer{}
	}
	x := host.Do(r)
	if x.Response == nil {
		t.Fatal("there is no response")
	}
	return x
}

// document is a problem document.
type document struct {
	Type, Title, Code, Detail, Field string
	Status                           int
}

func post(body string, headers ...exchange.Header) exchange.Request {
	return exchange.Request{
		Method: "POST", Path: "/api/v1/appraise-product", Body: []byte(body),
		Headers: append(exchange.Headers{{Name: "authorization", Value: "Bearer " + key}}, headers...),
	}
}

func TestFailingServicesAndUnusualRequests(t *testing.T) {
	broken, unlimited, renamed := healthy(), healthy(), healthy()
	broken.database = exchangetest.Fail(exchange.Timeout, "late")
	unlimited.limit = func(string) exchangetest.Answer { return exchangetest.Fail(exchange.Unavailable, "no binding") } // the credits still limit
	renamed.variables = exchange.Headers{{Name: "SERVICE_NAME", Value: "magnifier"}}                                    // after the key was made
	for name, c := range map[string]struct {
		script      *script
		request     exchange.Request
		status      int
		code, field string
		retry       string
	}{
		"no database":      {broken, post(validBody), 503, "UNAVAILABLE", "", "1"},
		"no limiter":       {unlimited, post(validBody), 402, "OUT_OF_CREDITS", "", ""},
		"new service name": {renamed, post(validBody), 402, "OUT_OF_CREDITS", "", ""},
		"compressed":       {healthy(), post("\x1f\x8b\x08\x00", exchange.Header{Name: "content-encoding", Value: "gzip"}), 400, "BAD_REQUEST", "body", ""},
	} {
		x, d := c.script.do(t, c.request)
		if x.Response.Status != c.status || d.Status != c.status || d.Code != c.code || d.Field != c.field || d.Detail == "" {
			t.Errorf("%s: got %d %+v, want %d %s with field %q", name, x.Response.Status, d, c.status, c.code, c.field)
		}
		expectHeaders(t, x.Response, map[string]string{"content-type": "application/problem+json", "retry-after": c.retry})
	}
}

// A header without a key, and a mistyped key, are refused without a look-up.
func TestInvalidKeyIsRefusedAtOnce(t *testing.T) {
	for name, header := range map[string]string{
		"none": "", "another scheme": "Basic " + key, "without a scheme": key, "no token": "Bearer",
		"blank token": "Bearer  ",
		"mistyped":    "Bearer " + strings.Replace(key, "loupe_", "loupe_0", 1), "cut off": "Bearer " + key[:20],
		"with more": "Bearer " + key + "x", "two": "Bearer " + key + " " + key,
		"two with a comma": "Bearer " + key + "," + key,
	} {
		r := post(validBody)
		r.Headers[0].Value = header
		x, d := healthy().do(t, r)
		if d.Code != "UNAUTHORIZED" || len(x.Effects) != 0 || x.Response.Headers.Get("www-authenticate") != "Bearer" {
			t.Errorf("%s: got %+v after %v, want UNAUTHORIZED after no effect", name, x.Response, x.Effects)
		}
	}
}

func TestBodyThatDoesNotArriveIsRefused(t *testing.T) {
	for code, want := range map[exchange.Code]int{exchange.TooLarge: 413, exchange.Timeout: 400, exchange.Network: 503, exchange.NoMemory: 503} {
		s := healthy()
		s.body = exchangetest.Fail(code, "late")
		if x, d := s.do(t, post("{}")); d.Status != want || want < 500 && d.Field != "body" || len(x.Of(exchangetest.D1)) != 1 {
			t.Errorf("body that fails with %d: got %+v and %v", code, d, x.Effects)
		}
	}
}
