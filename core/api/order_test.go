package api_test

import (
	"slices"
	"strings"
	"testing"

	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
	"loupe/core/store/account"
	"loupe/core/store/ledger"
)

// The checks of the contract, in its order: the first that fails answers, whatever else is wrong.
func TestChecksAreInTheContractsOrder(t *testing.T) {
	s, r := healthy(), post(validBody)
	for _, c := range []struct {
		fault func()
		code  string
	}{
		{func() {}, "OUT_OF_CREDITS"},
		{func() { r.Body = []byte("{") }, "BAD_REQUEST"},
		{func() { s.limit = func(string) exchangetest.Answer { return exchangetest.Allowed(false) } }, "RATE_LIMITED"},
		{func() { r.Headers[0].Value = "Bearer nothing" }, "UNAUTHORIZED"},
		{func() { r.Method = "PUT" }, "METHOD_NOT_ALLOWED"},
		{func() { r.Path = "/api/v1/appraise" }, "NOT_FOUND"},
	} {
		c.fault() // the faults before it stay
		if _, d := s.do(t, r); d.Code != c.code {
			t.Errorf("got %s, want %s", d.Code, c.code)
		}
	}
}

// The age of a grant counts from the question to D1, not from its answer.
func TestGrantIsAsOldAsTheQuestion(t *testing.T) {
	s := healthy()
	s.database = s.database.After(700)
	x, _ := s.do(t, post(validBody))
	const begun = 1_700_000_000_000 // of an exchangetest.Host
	grant, ok := account.DecodeGrant([]byte(x.Of(exchangetest.KVPut)[0].Value), begun)
	if !ok || grant.Read != begun {
		t.Errorf("the grant was read %d ms after the question, want 0", grant.Read-begun)
	}
}

// RFC 9110 section 11.1: the name of an authorization scheme has no case.
func TestUnusualRequestsAreAccepted(t *testing.T) {
	scheme := func(name string) exchange.Request {
		r := post(validBody)
		r.Headers[0].Value = name + " " + key
		return r
	}
	largest := validBody + strings.Repeat(" ", exchange.MaxBody-len(validBody))
	for name, r := range map[string]exchange.Request{
		"body of 64 kB":                     post(largest),
		"idempotency key of 255 characters": post(validBody, exchange.Header{Name: "idempotency-key", Value: strings.Repeat("k", 255)}),
		"idempotency key of all ASCII":      post(validBody, exchange.Header{Name: "idempotency-key", Value: " ~"}),
		"scheme in lower case":              scheme("bearer"),
		"scheme in upper case":              scheme("BEARER"),
	} {
		if _, d := healthy().do(t, r); d.Code != "OUT_OF_CREDITS" {
			t.Errorf("%s: got %s %s, want it accepted", name, d.Code, d.Detail)
		}
	}
}

// The record of a request has its country in upper case, or the operator's, and its description trimmed.
func TestRecordOfTheRequest(t *testing.T) {
	operator := exchange.Headers{{Name: "DEFAULT_COUNTRY", Value: "de"}}
	for _, c := range []struct {
		variables exchange.Headers
		body      string
		want      string
	}{
		{nil, validBody, `"country":"US"`},
		{operator, validBody, `"country":"DE"`},
		{exchange.Headers{{Name: "DEFAULT_COUNTRY", Value: "UK"}}, validBody, `"country":"US"`},
		{operator, `{"image_url":"https://img.example.com/a.jpg","country":"gb"}`, `"country":"GB"`},
		{nil, `{"image_url":"https://img.example.com/a.jpg","description":" \n Halden F2\t"}`, `"description":"Halden F2"`},
	} {
		s := healthy()
		s.variables = c.variables
		x, _ := s.do(t, post(c.body))
		for _, e := range x.Of(exchangetest.D1) {
			if len(e.Statements) > 1 && !strings.Contains(e.Statements[0].Params[5].Text(), c.want) {
				t.Errorf("%s under %v: the request is recorded as %s, want %s", c.body, c.variables, e.Statements[0].Params[5].Text(), c.want)
			}
		}
	}
}

// The rate limit sees a hash, not the key, and each address apart.
func TestRateLimitsAreByKeyHashAndByAddress(t *testing.T) {
	x, _ := healthy().do(t, post(validBody, exchange.Header{Name: "cf-connecting-ip", Value: "203.0.113.9"}))
	var got []string
	for _, e := range x.Of(exchangetest.Limit) {
		got = append(got, e.Key)
	}
	if want := []string{account.HashKey(key), "from 203.0.113.9"}; !slices.Equal(got, want) {
		t.Errorf("rate limits are of %q, want %q", got, want)
	}
	for _, e := range x.Effects {
		if strings.Contains(e.Key+e.Value, key) {
			t.Errorf("%s contains the API key", e)
		}
	}
}

// Whoever uses a suspended key is limited like with an unknown one.
func TestSuspendedKeyIsLimitedByAddress(t *testing.T) {
	s := healthy()
	s.database = found("acct_1", "", 1, ledger.SuspendedKey)
	x, d := s.do(t, post(validBody))
	puts := len(x.Of(exchangetest.KVPut))
	if puts != 0 || d.Code != "FORBIDDEN" || !strings.HasPrefix(d.Detail, "the API key is suspended") {
		t.Errorf("got %+v and %d entries in KV, want that the API key is suspended, and none", d, puts)
	}
	s.limit = func(key string) exchangetest.Answer { return exchangetest.Allowed(!strings.HasPrefix(key, "from ")) }
	if _, d := s.do(t, post(validBody)); d.Code != "RATE_LIMITED" {
		t.Errorf("got %s over the rate of the address, want RATE_LIMITED", d.Code)
	}
}

func TestLastUseOfAKeyIsRecordedWhenStale(t *testing.T) {
	for stale := range int64(2) {
		s := healthy()
		s.database = found("acct_1", "", stale, "")
		s.storage = map[string]exchangetest.Answer{ledger.TouchAPIKey: exchangetest.Fail(exchange.Unavailable, "no database")}
		x, d := s.do(t, post(validBody))
		var touched int64
		for _, e := range x.Of(exchangetest.D1) {
			if e.Statements[0].SQL == ledger.TouchAPIKey {
				touched++
			}
		}
		if touched != stale || d.Code != "OUT_OF_CREDITS" {
			t.Errorf("stale %d: got the use recorded %d times and %s, want %d times and OUT_OF_CREDITS", stale, touched, d.Code, stale)
		}
	}
}

func TestListsHaveAKnownContentTypeInUTF8(t *testing.T) {
	for _, path := range []string{"/api/v1/batches", "/api/v1/outcomes"} {
		for _, sent := range []string{"text/html", "csv", "text/csv; header=present; charset=\"windows-1252\""} {
			r := post("x", exchange.Header{Name: "content-type", Value: sent})
			r.Path = path
			if _, d := healthy().do(t, r); d.Code != "BAD_REQUEST" || d.Field != "Content-Type" {
				t.Errorf("%s to %s: got %+v, want that the content type is invalid", sent, path, d)
			}
		}
	}
}
