package api

import (
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"loupe/core/account"
	"loupe/core/exchange/exchangetest"
	"loupe/tests/host"
)

func TestUnknownPathIs404(t *testing.T) {
	s := newService(t, 100)
	for _, path := range []string{"/api/v1", "/api/v1/", "/api/v1/appraise-product/", "/api/v1/appraise", "/api/v2/appraise-product",
		"/api/v1/Appraise-Product", "/api/v1/appraise%2dproduct", "//api/v1/appraise-product", "/api/v1/../v1/appraise-product"} {
		r := httptest.NewRequest("POST", "/", strings.NewReader(cameraRequest))
		r.RequestURI, r.URL.Path = path, path
		s.expectProblem(s.send(r), 404, "NOT_FOUND")
	}
}

func TestWrongMethodIs405(t *testing.T) {
	s := newService(t, 100)
	for _, method := range []string{"GET", "PUT", "DELETE", "PATCH", "OPTIONS", "post"} {
		r := s.send(httptest.NewRequest(method, "/api/v1/appraise-product", nil))
		s.expectProblem(r, 405, "METHOD_NOT_ALLOWED")
		if got := r.Header.Get("Allow"); got != "POST" {
			t.Errorf("%s: got Allow %q, want POST", method, got)
		}
	}
}

func TestQueryStringIsIgnored(t *testing.T) {
	s := newService(t, 100)
	r := s.request(cameraRequest)
	r.RequestURI = "/api/v1/appraise-product?trace=1"
	s.charged(s.send(r))
}

func TestInvalidKeyIs401(t *testing.T) {
	s := newService(t, 100)
	unknown := account.NewKey("loupe", [account.SecretBytes]byte{1})
	for name, header := range map[string]string{
		"none": "", "another scheme": "Basic " + s.key, "no token": "Bearer", "blank token": "Bearer  ",
		"mistyped": "Bearer " + s.key[:len(s.key)-1] + "!", "cut off": "Bearer " + s.key[:20],
		"of another service": "Bearer " + account.NewKey("other", [account.SecretBytes]byte{1}),
		"unknown":            "Bearer " + unknown, "huge": "Bearer " + strings.Repeat("x", 8000), "two": "Bearer " + s.key + " " + s.key, "without a scheme": s.key,
	} {
		t.Run(name, func(t *testing.T) {
			s.t = t
			r := s.appraise(cameraRequest, "Authorization", header)
			s.expectProblem(r, 401, "UNAUTHORIZED")
			if r.Header.Get("WWW-Authenticate") == "" {
				t.Error("got no WWW-Authenticate header")
			}
		})
	}
	s.t = t
	s.charged(s.appraise(cameraRequest, "Authorization", "bearer "+s.key))
}

func TestKeyWithWrongChecksumNeedsNoLookup(t *testing.T) {
	effects := 0
	s := newService(t, 100, withFault(func(host.Effect) *host.Result { effects++; return nil }))
	s.expectProblem(s.appraise(cameraRequest, "Authorization", "Bearer "+s.key[:len(s.key)-1]+"?"), 401, "UNAUTHORIZED")
	if effects != 0 {
		t.Errorf("got %d effects, want none", effects)
	}
}

func TestKeyIsCachedInKV(t *testing.T) {
	lookups := 0
	s := newService(t, 100, withFault(func(e host.Effect) *host.Result {
		if sqlContains(e, "api_key WHERE") {
			lookups++
		}
		return nil
	}))
	expectLookups := func(when string, want int) {
		t.Helper()
		if lookups != want {
			t.Errorf("%s: got %d lookups in D1, want %d", when, lookups, want)
		}
	}
	name := account.GrantKey(account.HashKey(s.key))

	s.charged(s.appraise(cameraRequest))
	s.Wait()
	expectLookups("first call", 1)
	if _, cached := s.KV().Get(name); !cached {
		t.Error("got no key in KV after the first call, want it there")
	}
	s.charged(s.appraise(cameraRequest))
	expectLookups("key in KV", 1)
	s.KV().Put(name, []byte(`{"account":"acct_2","key":`), 60)
	s.charged(s.appraise(cameraRequest))
	expectLookups("invalid entry in KV", 2)
}

func TestRevokedKeyIsRefusedAfterAMinuteDespiteStaleKV(t *testing.T) {
	s := newService(t, 1000)
	s.charged(s.appraise(cameraRequest))
	s.Wait()
	name := account.GrantKey(account.HashKey(s.key))
	stale, _ := s.KV().Get(name)
	s.exec(`UPDATE api_key SET revoked_at = 1 WHERE account = 'acct_1'`)

	s.advance(59 * time.Second)
	s.KV().Put(name, stale, 3600) // as in a location that KV has not updated yet
	s.charged(s.appraise(cameraRequest))
	s.advance(time.Second)
	s.KV().Put(name, stale, 3600)
	s.expectProblem(s.appraise(cameraRequest), 401, "UNAUTHORIZED")

	s.KV().Delete(name)
	s.expectProblem(s.appraise(cameraRequest), 401, "UNAUTHORIZED")
}

func TestSuspendedAccountIsRefusedAfterAMinuteDespiteStaleKV(t *testing.T) {
	for _, suspend := range []string{`UPDATE account SET suspended_at = 1 WHERE id = 'acct_1'`, `UPDATE api_key SET suspended_at = 1 WHERE account = 'acct_1'`} {
		s := newService(t, 1000)
		s.charged(s.appraise(cameraRequest))
		s.Wait()
		name := account.GrantKey(account.HashKey(s.key))
		stale, _ := s.KV().Get(name)
		s.exec(suspend)
		s.advance(time.Minute)
		s.KV().Put(name, stale, 3600)
		s.expectProblem(s.appraise(cameraRequest), 401, "UNAUTHORIZED")
	}
}

func TestExpiredKeyIsRefusedAtOnceDespiteKV(t *testing.T) {
	s := newService(t, 1000)
	key := account.NewKey("loupe", [account.SecretBytes]byte{7})
	s.exec(`INSERT INTO api_key (id, account, name, hash, hint, created_at, expires_at) VALUES ('key_e', 'acct_1', 'e', ?1, '', 0, ?2)`,
		account.HashKey(key), s.clock().Add(time.Minute/2).UnixMilli())
	s.charged(s.appraise(cameraRequest, "Authorization", "Bearer "+key))
	s.Wait()
	s.advance(time.Minute / 2)
	s.expectProblem(s.appraise(cameraRequest, "Authorization", "Bearer "+key), 401, "UNAUTHORIZED")
}

func TestKeyOverItsRateIsRefusedUntilItsOldestAppraisalIsAMinuteOld(t *testing.T) {
	s := newService(t, 1000)
	s.exec(`UPDATE api_key SET rate = 2`)
	s.charged(s.appraise(cameraRequest))
	s.charged(s.appraise(cameraRequest))
	refused := s.appraise(cameraRequest)
	s.expectProblem(refused, 429, "RATE_LIMITED")
	if got, wait := string(refused.body), refused.Header.Get("Retry-After"); !strings.Contains(got, "2 appraisals per minute") || wait == "" || wait == "0" {
		t.Errorf("got Retry-After %q and %s, want seconds and the key's rate", wait, got)
	}
	s.advance(time.Minute)
	s.charged(s.appraise(cameraRequest))
}

// limitCalls is an option of newService: a rate limiter that allows the first n calls with each key.
func limitCalls(n int) func(*host.Options) {
	calls := map[string]int{}
	return func(o *host.Options) {
		o.Limit = func(key string) bool { calls[key]++; return calls[key] <= n }
	}
}

func TestRateLimitComesBeforeTheBody(t *testing.T) {
	s := newService(t, 100, limitCalls(2))
	s.charged(s.appraise(cameraRequest))
	s.charged(s.appraise(cameraRequest))
	r := s.appraise(`not JSON`)
	s.expectProblem(r, 429, "RATE_LIMITED")
	if r.Header.Get("Retry-After") == "" {
		t.Error("got no Retry-After header")
	}
	s.expectBalance(100-2*cost, 0)
}

// Anyone can make up keys with a valid checksum, so an address may look up only a few unknown ones.
func TestUnknownKeysAreLimitedByAddress(t *testing.T) {
	lookups := 0
	s := newService(t, 100, limitCalls(5), withFault(func(e host.Effect) *host.Result {
		if e.Kind == exchangetest.D1 {
			lookups++
		}
		return nil
	}))
	for n := range 20 {
		key := account.NewKey("loupe", [account.SecretBytes]byte{9, byte(n)})
		r := s.appraise(cameraRequest, "Authorization", "Bearer "+key, "CF-Connecting-IP", "198.51.100.7")
		if n < 5 {
			s.expectProblem(r, 401, "UNAUTHORIZED")
		} else {
			s.expectProblem(r, 429, "RATE_LIMITED")
		}
	}
	if lookups != 5 {
		t.Errorf("got %d lookups in D1, want 5", lookups)
	}
	s.charged(s.appraise(cameraRequest, "CF-Connecting-IP", "198.51.100.8"))
}

func TestWithoutRateLimitBindingCallsPass(t *testing.T) {
	s := newService(t, 100, func(o *host.Options) { o.Limit = nil })
	s.charged(s.appraise(cameraRequest))
}

func TestTooFewCreditsIs402(t *testing.T) {
	for _, credits := range []int{0, cost - 1} {
		s := newService(t, credits)
		s.expectProblem(s.appraise(`{}`), 400, "BAD_REQUEST") // the body is checked before the credits
		s.expectProblem(s.appraise(cameraRequest), 402, "OUT_OF_CREDITS")
		s.expectBalance(int64(credits), 0)
		if n := s.queryInt(`SELECT count(*) FROM appraisal`); len(s.images.fetched) != 0 || n != 0 {
			t.Errorf("%d credits: got the fetches %v and %d appraisals, want none", credits, s.images.fetched, n)
		}
	}
}

func TestIDsAreUnique(t *testing.T) {
	s := newService(t, 100)
	a, b := s.appraise(cameraRequest), s.appraise(cameraRequest)
	for _, name := range []string{"X-Request-Id", "Loupe-Appraisal-Id"} {
		if a.Header.Get(name) == b.Header.Get(name) {
			t.Errorf("%s: got %q twice", name, a.Header.Get(name))
		}
	}
}

func TestServiceNameVariableSetsTheKeyPrefix(t *testing.T) {
	s := newService(t, 100, withVars(map[string]string{"SERVICE_NAME": "Magnifier"}))
	s.expectProblem(s.appraise(cameraRequest), 401, "UNAUTHORIZED")
	key := account.NewKey("magnifier", [account.SecretBytes]byte{9})
	s.exec(`INSERT INTO api_key (id, account, name, hash, hint, created_at) VALUES ('key_m', 'acct_1', 'm', ?1, '', 0)`, account.HashKey(key))
	s.charged(s.appraise(cameraRequest, "Authorization", "Bearer "+key))
}

// Free answers cost the operator a photo and a search each, so an account can't have them without end.
func TestAccountIsRefusedAfterTooManyAppraisalsWithoutAValue(t *testing.T) {
	s := newService(t, 1000)
	unvalued := func(n int, age time.Duration) {
		t.Helper()
		at := s.clock().Add(-age).UnixMilli()
		s.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
			INSERT INTO transfer (id, debit, credit, amount, state, reason, created_at) SELECT 'old' || ?2 || '-' || i, 'acct_1', 'earned', 1, 'pending', 'appraisal', ?2 FROM n`, n, at)
		s.exec(`INSERT INTO appraisal (id, account, api_key, request_hash, request, created_at, answer, evidence, answered_at)
			SELECT id, 'acct_1', (SELECT id FROM api_key LIMIT 1), '', '{}', created_at, '{}', '{}', created_at FROM transfer WHERE id LIKE 'old' || ?1 || '-%'`, at)
		s.exec(`UPDATE transfer SET state = 'voided', settled_at = created_at + 5 WHERE id LIKE 'old' || ?1 || '-%'`, at)
	}
	unvalued(250, 61*time.Minute) // too old to count
	unvalued(299, time.Minute)
	s.charged(s.appraise(cameraRequest))
	unvalued(1, 0)
	r := s.appraise(cameraRequest)
	s.expectProblem(r, 429, "RATE_LIMITED")
	if r.Header.Get("Retry-After") != "600" || !strings.Contains(string(r.body), "300 appraisals") {
		t.Errorf("got Retry-After %q and %s, want 600 and the limit", r.Header.Get("Retry-After"), r.body)
	}
	other := s.addAccount("acct_2", 100)
	if r := s.send(s.requestOf(other, cameraRequest)); r.StatusCode != 200 {
		t.Errorf("another account: got %d %s, want 200", r.StatusCode, r.body)
	}
	s.advance(time.Hour)
	s.charged(s.appraise(cameraRequest))
}
