package api

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"sync"
	"testing"
	"time"

	"loupe/core/account"
	"loupe/tests/host"
)

func TestNothingIsChargedWithoutAValue(t *testing.T) {
	s := start(t, 100)
	for _, body := range []string{
		`{"image_url":"` + goneURL + `"}`,
		`{"image_url":"` + cameraURL + `"}`, // a picture that no listing has
		`{"image_url":"` + cameraURL + `","description":"zxcvb qwerty"}`,
	} {
		r := s.appraise(body)
		if charged := s.appraised(r); charged != 0 || r.at("appraisal") != nil || s.balance() != 100 || s.held() != 0 {
			t.Errorf("charged %d, balance %d, held %d: %s", charged, s.balance(), s.held(), r.text)
		}
	}
	if n := s.number(`SELECT count(*) FROM transfer WHERE state = 'voided'`); n != 3 {
		t.Errorf("%d transfers voided, want 3", n)
	}
}

func TestTwoHundredAtOnceOnAThousandCreditsChargeAHundredTimes(t *testing.T) {
	s := start(t, 1000)
	statuses := make([]int, 200)
	var all sync.WaitGroup
	for i := range statuses {
		all.Add(1)
		go func() {
			defer all.Done()
			if r := s.Do(s.request(plain)); r != nil {
				statuses[i] = r.StatusCode
			}
		}()
	}
	all.Wait()
	count := map[int]int{}
	for _, status := range statuses {
		count[status]++
	}
	if count[200] != 100 || count[402] != 100 {
		t.Errorf("statuses %v, want 100 of 200 and 100 of 402", count)
	}
	if s.balance() != 0 || s.held() != 0 || s.number(`SELECT count(*) FROM transfer WHERE state = 'posted' AND debit = 'acct_1'`) != 100 {
		t.Errorf("balance %d, held %d", s.balance(), s.held())
	}
}

func TestIdempotencyKey(t *testing.T) {
	s := start(t, 100)
	first := s.appraise(plain, "Idempotency-Key", "a")
	s.appraised(first)
	second := s.appraise(plain, "Idempotency-Key", "a")
	s.appraised(second)
	if string(first.text) != string(second.text) || first.Header.Get("Loupe-Appraisal-Id") != second.Header.Get("Loupe-Appraisal-Id") {
		t.Errorf("the answers differ:\n%s\n%s", first.text, second.text)
	}
	if first.Header.Get("Idempotent-Replayed") != "" || second.Header.Get("Idempotent-Replayed") != "true" || s.balance() != 90 {
		t.Errorf("balance %d, headers %v", s.balance(), second.Header)
	}

	other := s.appraise(strings.Replace(plain, "Scout", "scout", 1), "Idempotency-Key", "a")
	s.refused(other, 409, "IDEMPOTENCY_CONFLICT")
	if other.Header.Get("Retry-After") != "" {
		t.Error("a conflict that no retry helps says Retry-After")
	}

	s.appraised(s.appraise(plain, "Idempotency-Key", "b"))
	s.appraised(s.appraise(plain, "Idempotency-Key", strings.Repeat("k", 255)))
	mine := s.key
	s.key = s.account("acct_2", 10)
	s.appraised(s.appraise(plain, "Idempotency-Key", "a")) // another account's key of the same name
	s.key = mine
	if s.balance() != 70 {
		t.Errorf("balance %d", s.balance())
	}
}

func TestIdempotencyKeyLastsADay(t *testing.T) {
	s := start(t, 100)
	first := s.appraise(plain, "Idempotency-Key", "a")
	s.pass(24*time.Hour - time.Millisecond)
	if r := s.appraise(plain, "Idempotency-Key", "a"); r.Header.Get("Loupe-Appraisal-Id") != first.Header.Get("Loupe-Appraisal-Id") {
		t.Error("forgotten before a day is over")
	}
	s.pass(time.Millisecond)
	if r := s.appraise(plain, "Idempotency-Key", "a"); r.Header.Get("Loupe-Appraisal-Id") == first.Header.Get("Loupe-Appraisal-Id") {
		t.Error("remembered after a day")
	}
	if s.balance() != 80 {
		t.Errorf("balance %d", s.balance())
	}
}

func TestIdempotentReplayOnAnEmptyBalance(t *testing.T) {
	s := start(t, 10)
	s.appraised(s.appraise(plain, "Idempotency-Key", "a"))
	s.appraised(s.appraise(plain, "Idempotency-Key", "a"))
	s.refused(s.appraise(plain, "Idempotency-Key", "b"), 402, "OUT_OF_CREDITS")
}

func TestSameIdempotencyKeyWhileTheFirstIsUnderWay(t *testing.T) {
	reached, goOn := make(chan bool), make(chan bool)
	s := start(t, 100, func(o *host.Options) {
		once := sync.Once{}
		o.Fault = func(e host.Effect, perform func() host.Result) host.Result {
			if _, ok := e.Call.(host.FetchCall); ok {
				once.Do(func() { close(reached); <-goOn })
			}
			return perform()
		}
	})
	done := make(chan reply)
	go func() { done <- s.appraise(plain, "Idempotency-Key", "a") }()
	<-reached
	r := s.appraise(plain, "Idempotency-Key", "a")
	s.refused(r, 409, "IDEMPOTENCY_CONFLICT")
	if r.Header.Get("Retry-After") == "" {
		t.Error("no Retry-After")
	}
	close(goOn)
	first := <-done
	s.appraised(first)
	if again := s.appraise(plain, "Idempotency-Key", "a"); string(again.text) != string(first.text) || s.balance() != 90 {
		t.Errorf("balance %d", s.balance())
	}
}

func TestAtOnceWithOneIdempotencyKeyOneIsCharged(t *testing.T) {
	s := start(t, 1000)
	var all sync.WaitGroup
	for range 50 {
		all.Add(1)
		go func() { defer all.Done(); s.Do(s.request(plain, "Idempotency-Key", "a")) }()
	}
	all.Wait()
	if s.balance() != 990 || s.held() != 0 {
		t.Errorf("balance %d, held %d", s.balance(), s.held())
	}
}

// voidStale is what the console's cron does.
func (s *service) voidStale() {
	s.exec(`UPDATE transfer SET state = 'voided', settled_at = ?1 WHERE state = 'pending' AND created_at <= ?1 - ?2`,
		s.clock().UnixMilli(), account.StaleAfter)
}

func TestCreditsOfAnExchangeThatDiedComeBackAndItsKeyIsFree(t *testing.T) {
	dead := true
	s := start(t, 10, func(o *host.Options) {
		o.Fault = func(e host.Effect, perform func() host.Result) host.Result {
			if d, ok := e.Call.(host.D1Call); ok && dead && strings.Contains(d.Statements[0].SQL, "SET answer") {
				return host.Fail(host.Network, "gone")
			}
			return perform()
		}
	})
	r := s.appraise(plain, "Idempotency-Key", "a")
	s.refused(r, 503, "UNAVAILABLE")
	if s.balance() != 10 || s.held() != 10 {
		t.Fatalf("balance %d, held %d", s.balance(), s.held())
	}
	dead = false
	s.refused(s.appraise(plain, "Idempotency-Key", "a"), 409, "IDEMPOTENCY_CONFLICT")
	s.pass(account.StaleAfter * time.Millisecond)
	s.voidStale()
	if s.held() != 0 {
		t.Fatalf("held %d", s.held())
	}
	s.appraised(s.appraise(plain, "Idempotency-Key", "a"))
	if s.balance() != 0 {
		t.Errorf("balance %d", s.balance())
	}
}

func TestAnswerAfterTheCronVoidedItIsFree(t *testing.T) {
	var s *service
	s = start(t, 100, func(o *host.Options) {
		o.Fault = func(e host.Effect, perform func() host.Result) host.Result {
			if d, ok := e.Call.(host.D1Call); ok && strings.Contains(d.Statements[0].SQL, "SET answer") {
				s.pass(account.StaleAfter * time.Millisecond)
				s.voidStale()
			}
			return perform()
		}
	})
	r := s.appraise(plain)
	if charged := s.appraised(r); charged != 0 || r.at("appraisal") == nil || s.balance() != 100 || s.held() != 0 {
		t.Errorf("charged %d, balance %d, held %d", charged, s.balance(), s.held())
	}
}

// Without an idempotency key there is the id: what was charged can be had.
func TestAnswerWhoseReplyWasLostIsInTheRecord(t *testing.T) {
	var s *service
	s = start(t, 100, func(o *host.Options) {
		o.Fault = func(e host.Effect, perform func() host.Result) host.Result {
			r := perform()
			if d, ok := e.Call.(host.D1Call); ok && strings.Contains(d.Statements[0].SQL, "SET answer") {
				return host.Fail(host.Network, "the reply was lost")
			}
			return r
		}
	})
	r := s.appraise(plain)
	s.refused(r, 503, "UNAVAILABLE")
	if s.balance() != 90 {
		t.Fatalf("balance %d", s.balance())
	}
	if detail, _ := r.at("detail").(string); strings.Contains(detail, "nothing is charged") {
		t.Errorf("it says %q", detail)
	}
	stored := s.get("/api/v1/appraisals/" + r.Header.Get("Loupe-Appraisal-Id"))
	if s.appraised(stored) != 10 || stored.at("answer", "appraisal", "price_lower") == nil || stored.at("evidence", "candidates", 0) == nil {
		t.Errorf("%s", stored.text)
	}
}

func TestIdempotencyKeyBehindManyHeaders(t *testing.T) {
	s := start(t, 100)
	headers := []string{"Idempotency-Key", "a"}
	for n := range 300 {
		headers = append(headers, fmt.Sprintf("A-%d", n), "x")
	}
	s.appraised(s.appraise(plain, headers...))
	s.appraised(s.appraise(plain, headers...))
	if s.balance() != 90 {
		t.Errorf("balance %d", s.balance())
	}
}

// TestEveryEffectFailsInEveryWay lets the n-th effect fail, before it is performed and after, with each
// code; then every pair at random. Whatever fails, the client is told the truth about its credits.
func TestEveryEffectFailsInEveryWay(t *testing.T) {
	type fault struct {
		effect int
		code   host.Code
		lost   bool // it was performed, only the answer was lost
	}
	codes := []host.Code{host.Timeout, host.Network, host.TooLarge, host.Refused, host.Unavailable, host.Failed}
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
	var plan []fault
	seen := 0
	s := start(t, 100_000, func(o *host.Options) {
		o.Fault = func(_ host.Effect, perform func() host.Result) host.Result {
			mu.Lock()
			n := seen
			seen++
			mu.Unlock()
			for _, f := range plan {
				if f.effect == n {
					if f.lost {
						perform()
					}
					return host.Fail(f.code, "fault")
				}
			}
			return perform()
		}
	})
	for i, run := range runs {
		plan, seen = run, 0
		before := s.balance()
		r := s.appraise(plain, "Idempotency-Key", fmt.Sprint(i))
		s.Wait()
		charged := before - s.balance()
		switch r.StatusCode {
		case 200:
			if told := s.appraised(r); int64(told) != charged || s.held() != 0 {
				t.Fatalf("%v: told %d, charged %d, held %d", run, told, charged, s.held())
			}
			if (charged == 10) != (r.at("appraisal") != nil) {
				t.Fatalf("%v: charged %d for %s", run, charged, r.text)
			}
		case 503:
			// If the credits were posted, the answer is there for whoever asks again with the same key.
			if charged != 0 {
				plan = nil
				if again := s.appraise(plain, "Idempotency-Key", fmt.Sprint(i)); s.appraised(again) != 10 {
					t.Fatalf("%v: charged %d, and the answer is lost: %s", run, charged, again.text)
				}
			}
		default:
			t.Fatalf("%v: %d %s", run, r.StatusCode, r.text)
		}
		if held := s.held(); held != 0 {
			s.pass(account.StaleAfter * time.Millisecond)
			s.voidStale()
			if s.held() != 0 {
				t.Fatalf("%v: %d credits stay held", run, s.held())
			}
		}
		s.checkLedger()
	}
	if s.Traps() != 0 {
		t.Errorf("%d traps", s.Traps())
	}
}
