package api

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"net/http"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"loupe/build/products/host"
	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
	"loupe/core/store/ledger"
)

// A hundred calls at once never spend more than the key's limit, and what has no value is given back to it.
func TestConcurrentCallsNeverExceedTheKeysLimit(t *testing.T) {
	for _, limit := range []string{"credits_per_day", "credits_per_month"} {
		synctest.Test(t, func(t *testing.T) {
			s := newService(t, 1000*cost, withVars(map[string]string{"APPRAISALS_AT_ONCE": "200"}))
			s.exec(`UPDATE api_key SET ` + limit + ` = 305`)
			other := s.addAccount("acct_2", 1000*cost)
			replies := make([]*http.Response, 100)
			var wg sync.WaitGroup
			for i := range replies {
				wg.Go(func() {
					r := s.request(cameraRequest)
					r.Header.Set("Idempotency-Key", fmt.Sprint(i))
					replies[i] = s.Do(r)
				})
			}
			wg.Wait()
			count := map[int]int{}
			first := "" // the Idempotency-Key of an answered call
			for i, r := range replies {
				count[r.StatusCode]++
				if r.StatusCode == 200 {
					first = fmt.Sprint(i)
				}
			}
			if count[200] != 30 || count[429] != 70 {
				t.Errorf("%s: got the statuses %v, want 200 thirty times and 429 seventy times", limit, count)
			}
			s.expectBalance(970*cost, 0)

			r := s.appraise(cameraRequest)
			s.expectProblem(r, 429, "KEY_LIMIT_REACHED")
			reset := map[string]string{"credits_per_day": "2026-11-22", "credits_per_month": "2026-12-01"}[limit]
			if detail := r.at("detail").(string); !strings.Contains(detail, "used 300 of its 305 credits") || !strings.Contains(detail, "resets at "+reset+"T00:00:00Z") {
				t.Errorf("%s: got the detail %q, want what is used and that it resets at %s", limit, detail, reset)
			}
			resets, _ := time.Parse(time.DateOnly, reset)
			if got, want := r.Header.Get("Retry-After"), fmt.Sprint(int(resets.Sub(s.clock()).Seconds())); got != want {
				t.Errorf("%s: got Retry-After %s, want %s", limit, got, want)
			}
			replay := s.appraise(cameraRequest, "Idempotency-Key", first)
			if s.charged(replay) != cost || replay.Header.Get("Idempotent-Replayed") != "true" {
				t.Errorf("%s: got the replay %v, want the first answer", limit, replay.Header)
			}
			s.charged(s.appraise(cameraRequest, "Authorization", "Bearer "+other))
			s.advance(resets.Sub(s.clock()) - time.Millisecond)
			s.expectProblem(s.appraise(cameraRequest), 429, "KEY_LIMIT_REACHED")
			s.advance(time.Millisecond)
			s.charged(s.appraise(cameraRequest))
		})
	}
}

func TestKeyWithinItsLimitPaysOnlyForValues(t *testing.T) {
	s := newService(t, 1000)
	s.exec(`UPDATE api_key SET credits_per_day = ?1`, cost)
	s.expectCharge(s.appraise(photoOnly), 0)
	s.charged(s.appraise(cameraRequest))
	s.expectProblem(s.appraise(photoOnly), 429, "KEY_LIMIT_REACHED")
	s.expectProblem(s.appraise(cameraRequest, "Accept", "text/event-stream"), 429, "KEY_LIMIT_REACHED")
	s.expectProblem(s.appraise(cameraRequest, "Prefer", "respond-async"), 429, "KEY_LIMIT_REACHED")
	if r := s.get("/api/v1/appraisals"); r.StatusCode != 200 {
		t.Errorf("got %d for the list of appraisals, want 200", r.StatusCode)
	}
}

func TestIdempotencyKeyReplaysTheAnswer(t *testing.T) {
	s := newService(t, 100)
	first := s.appraise(cameraRequest, "Idempotency-Key", "a")
	s.expectCharge(first, cost)
	second := s.appraise(cameraRequest, "Idempotency-Key", "a")
	s.expectCharge(second, cost)
	s.expectSame(second, first)
	if got, want := second.appraisalID(), first.appraisalID(); got != want {
		t.Errorf("got the appraisal %s, want the first one, %s", got, want)
	}
	if got := first.Header.Get("Idempotent-Replayed"); got != "" {
		t.Errorf("first answer: got Idempotent-Replayed %q, want none", got)
	}
	if got := second.Header.Get("Idempotent-Replayed"); got != "true" {
		t.Errorf("second answer: got Idempotent-Replayed %q, want true", got)
	}
	s.expectBalance(100-cost, 0)
	s.advance(24*time.Hour + time.Millisecond)
	if later := s.appraise(cameraRequest, "Idempotency-Key", "a"); s.charged(later) != cost || later.appraisalID() == first.appraisalID() {
		t.Errorf("after a day: got the appraisal %s again, want another", first.appraisalID())
	}
	s.expectBalance(100-2*cost, 0)
}

// voidStale moves the clock forward until every pending transfer is stale, and voids them as the
// console's cron does.
func (s *service) voidStale() {
	s.t.Helper()
	s.advance((ledger.StaleAfter + 1) * time.Millisecond)
	now := s.clock().UnixMilli()
	s.exec(ledger.VoidStale, now, now-ledger.StaleAfter, 5000)
}

// settles reports whether an effect is the transaction that stores the answer and posts the credits.
func settles(e host.Effect) bool { return sqlContains(e, "SET figures = iif") }

func TestAnswerAfterItsCreditsWereVoidedHasNoValue(t *testing.T) {
	var s *service
	late := true
	s = newService(t, 100, withFault(func(e host.Effect) *host.Result {
		if late && settles(e) {
			s.voidStale()
		}
		return nil
	}))
	r := s.appraise(cameraRequest, "Idempotency-Key", "a")
	stored := s.record(r)
	for _, answer := range []any{r.at(), stored.at("answer")} {
		text, _ := json.Marshal(answer)
		if !strings.Contains(string(text), `"appraisal":null`) || !strings.Contains(string(text), `"code":"TOO_LATE"`) || strings.Contains(string(text), "Halden") {
			t.Errorf("got %s, want TOO_LATE and neither listings nor a range", text)
		}
	}
	for _, member := range []string{"item", "candidates", "estimate", "prices", "private_sale", "trend"} {
		if got := stored.at("evidence", member); got != nil {
			t.Errorf("the evidence has %s %v, want none", member, got)
		}
	}
	if got := stored.at("evidence", "confidence"); got != 0.0 {
		t.Errorf("the evidence has confidence %v, want 0", got)
	}
	if listed := s.get("/api/v1/appraisals"); listed.at("items", 0, "appraisal") != nil || listed.at("items", 0, "state") != "no_value" {
		t.Errorf("got %s, want no value", listed.body)
	}
	s.expectCharge(r, 0)
	s.expectBalance(100, 0)
	late = false
	s.charged(s.appraise(cameraRequest, "Idempotency-Key", "a"))
	s.expectBalance(100-cost, 0)
}

func TestIdempotencyKeyIsFoundAmongManyHeaders(t *testing.T) {
	s := newService(t, 100)
	headers := []string{"Idempotency-Key", "a"}
	for n := range 300 {
		headers = append(headers, fmt.Sprintf("A-%d", n), "x")
	}
	s.charged(s.appraise(cameraRequest, headers...))
	s.charged(s.appraise(cameraRequest, headers...))
	s.expectBalance(100-cost, 0)
}

// The database is locked for eight seconds, and then commits what it was sent, in that order. The caller's next try takes over what the
// lost call held.
func TestRetryAfterALockedDatabaseIsAnswered(t *testing.T) {
	for name, prefer := range map[string]string{"now": "", "later": "respond-async"} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				locked := time.Now()
				turns := make(chan chan struct{}, 1)
				free := make(chan struct{})
				close(free)
				turns <- free
				s := newService(t, 100, func(o *host.Options) {
					o.Clock, o.Queue = time.Now, &host.Queue{}
					o.Fault = func(e host.Effect, perform func() host.Result) host.Result {
						if e.Kind == exchangetest.D1 {
							before, done := <-turns, make(chan struct{})
							turns <- done
							defer close(done)
							<-before
							time.Sleep(time.Until(locked))
						}
						return perform()
					}
				})
				s.charged(s.appraise(cameraRequest)) // caches the key
				locked = time.Now().Add(8 * time.Second)
				s.expectProblem(s.appraise(cameraRequest, "Idempotency-Key", "a", "Prefer", prefer), 503, "UNAVAILABLE")
				for tries := 0; ; tries++ {
					time.Sleep(2 * time.Second)
					r := s.appraise(cameraRequest, "Idempotency-Key", "a", "Prefer", prefer)
					if r.StatusCode < 300 {
						break
					}
					if tries == 3 {
						t.Fatalf("got %d %s, want an answer", r.StatusCode, r.body)
					}
				}
				s.Wait()
				s.expectBalance(100-2*cost, 0)
				s.checkLedger()
			})
		})
	}
}

// TestEveryFaultKeepsTheLedgerConsistent makes the n-th effect fail with each code, before and after it
// is performed, and then several random effects. In each run the response must state the charge that
// is in the ledger. A repeated call is answered: at once, or after a minute if the first call may still run. Both are charged once.
func TestEveryFaultKeepsTheLedgerConsistent(t *testing.T) {
	type fault struct {
		effect    int // which effect of the exchange
		code      exchange.Code
		performed bool // only the result is lost
	}
	codes := []exchange.Code{exchange.Timeout, exchange.Network, exchange.TooLarge, exchange.Refused, exchange.Unavailable, exchange.Failed}
	var runs [][]fault
	for n := range 14 {
		for _, code := range codes {
			runs = append(runs, []fault{{n, code, false}}, []fault{{n, code, true}})
		}
	}
	random := rand.New(rand.NewPCG(1, 2))
	for range 200 {
		var several []fault
		for range 2 + random.IntN(4) {
			several = append(several, fault{random.IntN(16), codes[random.IntN(len(codes))], random.IntN(2) == 0})
		}
		runs = append(runs, several)
	}

	var mu sync.Mutex
	var faults []fault
	effects := 0
	s := newService(t, 100_000, func(o *host.Options) {
		o.Fault = func(e host.Effect, perform func() host.Result) host.Result {
			if e.Kind == exchangetest.Body { // without a body no credits move
				return perform()
			}
			mu.Lock()
			n := effects
			effects++
			mu.Unlock()
			for _, f := range faults {
				if f.effect == n {
					if f.performed {
						perform()
					}
					return host.Fail(f.code, "fault")
				}
			}
			return perform()
		}
	})
	for i, run := range runs {
		faults, effects = run, 0
		before := s.balance()
		r := s.appraise(cameraRequest, "Idempotency-Key", fmt.Sprint(i))
		s.Wait()
		charged := before - s.balance()
		switch r.StatusCode {
		case 200:
			if stated := s.charged(r); int64(stated) != charged || s.held() != 0 {
				t.Fatalf("%v: got a stated charge of %d, a charge of %d in the ledger and %d held, want equal charges and none held", run, stated, charged, s.held())
			}
			if (charged == cost) != (r.at("appraisal") != nil) {
				t.Fatalf("%v: charged %d for %s, want %d if and only if there is an appraisal", run, charged, r.body, cost)
			}
		case 503:
			faults = nil
			retry := s.appraise(cameraRequest, "Idempotency-Key", fmt.Sprint(i))
			if retry.StatusCode == 409 {
				s.expectBalance(before, cost)
				s.advance(61 * time.Second)
				retry = s.appraise(cameraRequest, "Idempotency-Key", fmt.Sprint(i))
			}
			if got := s.charged(retry); got != cost || before-s.balance() != cost || s.held() != 0 {
				t.Fatalf("%v: the retry states a charge of %d, the ledger has %d and holds %d, want %d and none held", run, got, before-s.balance(), s.held(), cost)
			}
		default:
			t.Fatalf("%v: got %d %s, want 200 or 503", run, r.StatusCode, r.body)
		}
		if s.held() != 0 {
			s.voidStale()
			if s.held() != 0 {
				t.Fatalf("%v: %d credits stay held, want none", run, s.held())
			}
		}
		s.checkLedger()
	}
	if s.Traps() != 0 {
		t.Errorf("got %d traps, want none", s.Traps())
	}
}
