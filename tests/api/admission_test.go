package api

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"loupe/core/account"
	"loupe/tests/host"
)

func TestPathsAndMethods(t *testing.T) {
	s := start(t, 100)
	for _, path := range []string{"/api/v1", "/api/v1/", "/api/v1/appraise-product/", "/api/v1/appraise", "/api/v2/appraise-product",
		"/api/v1/Appraise-Product", "/api/v1/appraise%2dproduct", "//api/v1/appraise-product", "/api/v1/../v1/appraise-product"} {
		r := httptest.NewRequest("POST", "/", strings.NewReader(plain))
		r.RequestURI, r.URL.Path = path, path
		s.refused(s.send(r), 404, "NOT_FOUND")
	}
	for _, method := range []string{"GET", "PUT", "DELETE", "PATCH", "OPTIONS", "post"} {
		r := s.send(httptest.NewRequest(method, "/api/v1/appraise-product", nil))
		s.refused(r, 405, "METHOD_NOT_ALLOWED")
		if r.Header.Get("Allow") != "POST" {
			t.Errorf("Allow is %q", r.Header.Get("Allow"))
		}
	}
	s.appraised(s.send(withTarget(s, "/api/v1/appraise-product?trace=1")))
}

func withTarget(s *service, target string) *http.Request {
	r := s.request(plain)
	r.RequestURI = target
	return r
}

func TestKeys(t *testing.T) {
	s := start(t, 100)
	unknown := account.NewKey("loupe", [account.SecretBytes]byte{1})
	for name, header := range map[string]string{
		"none": "", "another scheme": "Basic " + s.key, "no token": "Bearer", "blank token": "Bearer  ",
		"mistyped": "Bearer " + s.key[:len(s.key)-1] + "!", "cut": "Bearer " + s.key[:20], "of another service": "Bearer " + account.NewKey("other", [account.SecretBytes]byte{1}),
		"unknown": "Bearer " + unknown, "huge": "Bearer " + strings.Repeat("x", 8000), "two": "Bearer " + s.key + " " + s.key, "only the key": s.key,
	} {
		t.Run(name, func(t *testing.T) {
			s.t = t
			r := s.appraise(plain, "Authorization", header)
			s.refused(r, 401, "UNAUTHORIZED")
			if r.Header.Get("WWW-Authenticate") == "" {
				t.Error("no WWW-Authenticate")
			}
		})
	}
	s.t = t
	s.appraised(s.appraise(plain, "Authorization", "bearer "+s.key))
}

func TestMistypedKeyAsksNobody(t *testing.T) {
	asked := 0
	s := start(t, 100, func(o *host.Options) {
		o.Fault = func(_ host.Effect, perform func() host.Result) host.Result { asked++; return perform() }
	})
	s.refused(s.appraise(plain, "Authorization", "Bearer "+s.key[:len(s.key)-1]+"?"), 401, "UNAUTHORIZED")
	if asked != 0 {
		t.Errorf("%d effects for a key whose sum is wrong", asked)
	}
}

func TestKeyIsFoundInKVAndElseInD1(t *testing.T) {
	var asked []string
	s := start(t, 100, func(o *host.Options) {
		o.Fault = func(e host.Effect, perform func() host.Result) host.Result {
			if d, ok := e.Call.(host.D1Call); ok && strings.Contains(d.Statements[0].SQL, "api_key WHERE") {
				asked = append(asked, "d1")
			}
			return perform()
		}
	})
	s.appraised(s.appraise(plain))
	s.Wait()
	if _, filled := s.KV().Get(account.GrantKey(account.HashKey(s.key))); !filled || len(asked) != 1 {
		t.Fatalf("KV filled: %v, D1 asked: %v", filled, asked)
	}
	s.appraised(s.appraise(plain))
	if len(asked) != 1 {
		t.Errorf("D1 asked %d times although KV knows the key", len(asked))
	}
	s.KV().Put(account.GrantKey(account.HashKey(s.key)), []byte(`{"account":"acct_2","key":`), 60)
	s.appraised(s.appraise(plain))
	if len(asked) != 2 {
		t.Errorf("D1 asked %d times although KV has nonsense", len(asked))
	}
}

func TestRevokedKeyIsRefusedWithinAMinuteWhateverKVSays(t *testing.T) {
	s := start(t, 1000)
	s.appraised(s.appraise(plain))
	s.Wait()
	name := account.GrantKey(account.HashKey(s.key))
	stale, _ := s.KV().Get(name)
	s.exec(`UPDATE api_key SET revoked_at = 1 WHERE account = 'acct_1'`)

	s.pass(59 * time.Second)
	s.KV().Put(name, stale, 3600) // a place that has not heard of it
	s.appraised(s.appraise(plain))
	s.pass(time.Second)
	s.KV().Put(name, stale, 3600)
	s.refused(s.appraise(plain), 401, "UNAUTHORIZED")

	s.KV().Delete(name)
	s.refused(s.appraise(plain), 401, "UNAUTHORIZED")
}

func TestRateLimit(t *testing.T) {
	calls := map[string]int{}
	s := start(t, 100, func(o *host.Options) {
		o.Limit = func(key string) bool { calls[key]++; return calls[key] <= 2 }
	})
	s.appraised(s.appraise(plain))
	s.appraised(s.appraise(plain))
	r := s.appraise(`not JSON`) // rate before body
	s.refused(r, 429, "RATE_LIMITED")
	if r.Header.Get("Retry-After") == "" {
		t.Error("no Retry-After")
	}
	if s.balance() != 80 {
		t.Errorf("balance %d", s.balance())
	}
}

// Keys whose sum is right cost nothing to make up: D1 must not be asked for each of them.
func TestMadeUpKeysDoNotReachD1WithoutLimit(t *testing.T) {
	calls, asked := map[string]int{}, 0
	s := start(t, 100, func(o *host.Options) {
		o.Limit = func(key string) bool { calls[key]++; return calls[key] <= 5 }
		o.Fault = func(e host.Effect, perform func() host.Result) host.Result {
			if _, ok := e.Call.(host.D1Call); ok {
				asked++
			}
			return perform()
		}
	})
	for n := range 20 {
		key := account.NewKey("loupe", [account.SecretBytes]byte{9, byte(n)})
		r := s.appraise(plain, "Authorization", "Bearer "+key, "CF-Connecting-IP", "198.51.100.7")
		if n < 5 {
			s.refused(r, 401, "UNAUTHORIZED")
		} else {
			s.refused(r, 429, "RATE_LIMITED")
		}
	}
	if asked != 5 {
		t.Errorf("D1 was asked %d times", asked)
	}
	s.appraised(s.appraise(plain, "CF-Connecting-IP", "198.51.100.8")) // somebody else's address
}

func TestNoRateLimitBoundLetsCallsPass(t *testing.T) {
	s := start(t, 100, func(o *host.Options) { o.Limit = nil })
	s.appraised(s.appraise(plain))
}

func TestOutOfCredits(t *testing.T) {
	for _, credits := range []int{0, 9} {
		s := start(t, credits)
		s.refused(s.appraise(`{}`), 400, "BAD_REQUEST") // body before credits
		s.refused(s.appraise(plain), 402, "OUT_OF_CREDITS")
		if len(s.web.fetched) != 0 || s.balance() != int64(credits) || s.held() != 0 || s.number(`SELECT count(*) FROM appraisal`) != 0 {
			t.Errorf("fetched %v, balance %d, held %d", s.web.fetched, s.balance(), s.held())
		}
	}
}

func TestEachExchangeHasItsOwnRequestID(t *testing.T) {
	s := start(t, 100)
	a, b := s.appraise(plain), s.appraise(plain)
	if a.Header.Get("X-Request-Id") == b.Header.Get("X-Request-Id") || a.Header.Get("Loupe-Appraisal-Id") == b.Header.Get("Loupe-Appraisal-Id") {
		t.Error("ids repeat")
	}
}

func TestServiceNameIsConfiguration(t *testing.T) {
	s := start(t, 100, func(o *host.Options) { o.Vars = map[string]string{"SERVICE_NAME": "Magnifier"} })
	s.refused(s.appraise(plain), 401, "UNAUTHORIZED")
	key := account.NewKey("magnifier", [account.SecretBytes]byte{9})
	s.exec(`UPDATE api_key SET hash = ?1`, account.HashKey(key))
	s.appraised(s.appraise(plain, "Authorization", "Bearer "+key))
}
