package loupe

import (
	"errors"
	"io"
	"net/http"
	"strings"
	"testing"
	"testing/synctest"
	"time"
)

// script answers each request with the next answer.
type script struct {
	t       *testing.T
	answers []answer
	keys    map[string]int // how often each Idempotency-Key was sent
	bodies  map[string]int
	sent    int
}

type answer struct {
	status     int // 0 if the connection is lost
	retryAfter string
	body       string
}

func (s *script) RoundTrip(r *http.Request) (*http.Response, error) {
	body, _ := io.ReadAll(r.Body)
	s.keys[r.Header.Get("Idempotency-Key")]++
	s.bodies[string(body)]++
	s.sent++
	if s.sent > len(s.answers) {
		s.t.Errorf("got a request too many: %s %s", r.Method, r.URL)
		return nil, errors.New("no answer")
	}
	a := s.answers[s.sent-1]
	if a.status == 0 {
		return nil, errors.New("connection reset")
	}
	header := http.Header{"X-Request-Id": {"r1"}}
	if a.retryAfter != "" {
		header.Set("Retry-After", a.retryAfter)
	}
	contentType := "application/json"
	if strings.HasPrefix(a.body, "event:") {
		contentType = "text/event-stream"
	}
	header.Set("Content-Type", contentType)
	return &http.Response{StatusCode: a.status, Status: http.StatusText(a.status), Header: header, Body: io.NopCloser(strings.NewReader(a.body)), Request: r}, nil
}

func problem(code string) string {
	return `{"type":"/problems/X","title":"X","status":0,"code":"` + code + `","detail":"d","field":"image_url","errors":[{"row":3,"field":"country","detail":"no"}]}`
}

const noValue = `{"similar_items":[],"appraisal":null,"error":{"discovery_error":null,"image_upload_errors":[],"price_enrichment_errors":[],"appraisal_error":null}}`

// play runs f in virtual time with a client of a service that gives these answers, and checks that f uses all of them.
func play(t *testing.T, answers []answer, f func(t *testing.T, c *Client, s *script)) {
	t.Helper()
	synctest.Test(t, func(t *testing.T) {
		s := &script{t: t, answers: answers, keys: map[string]int{}, bodies: map[string]int{}}
		f(t, New("https://loupe.example.com", "loupe_key", WithHTTPClient(&http.Client{Transport: s})), s)
		if s.sent != len(answers) {
			t.Errorf("got %d requests, want %d", s.sent, len(answers))
		}
	})
}

func TestRequestIsSentAgainWithTheSameKey(t *testing.T) {
	play(t, []answer{
		{}, {status: 503, retryAfter: "7", body: problem("UNAVAILABLE")}, {status: 502, body: "<html>"},
		{status: 409, retryAfter: "2", body: problem("IDEMPOTENCY_CONFLICT")}, {status: 429, retryAfter: "1", body: problem("RATE_LIMITED")},
		{status: 200, body: noValue},
	}, func(t *testing.T, c *Client, s *script) {
		began := time.Now()
		a, err := c.Appraise(t.Context(), AppraisalRequest{ImageURL: "https://example.com/a.jpg"})
		if err != nil || a.Value != nil || a.CreditsCharged != -1 {
			t.Errorf("got %+v, %v, want an answer without a value", a, err)
		}
		if took := time.Since(began); took < 10*time.Second || took > 30*time.Second {
			t.Errorf("took %v, want at least the 10 s that the service asked for", took)
		}
		if len(s.keys) != 1 || s.keys[""] > 0 || len(s.bodies) != 1 {
			t.Errorf("got the keys %v and the bodies %v, want one of each", s.keys, s.bodies)
		}
	})
}

func TestOtherRefusalsAreNotSentAgain(t *testing.T) {
	for name, a := range map[string]answer{
		"invalid":      {status: 400, body: problem("BAD_REQUEST")},
		"no credits":   {status: 402, body: problem("OUT_OF_CREDITS")},
		"another body": {status: 409, body: problem("IDEMPOTENCY_CONFLICT")},
		"a day's wait": {status: 429, retryAfter: "86400", body: problem("KEY_LIMIT_REACHED")},
		"fault":        {status: 500, body: problem("INTERNAL")},
	} {
		t.Run(name, func(t *testing.T) {
			play(t, []answer{a}, func(t *testing.T, c *Client, s *script) {
				_, err := c.Appraise(t.Context(), AppraisalRequest{})
				e, ok := errors.AsType[*Error](err)
				if !ok || !strings.Contains(a.body, string(e.Code)) || e.Field != "image_url" || e.Errors[0].Row != 3 || e.RequestID != "r1" {
					t.Errorf("got %#v, want the problem", err)
				}
				if a.retryAfter != "" && e.RetryAfter != 24*time.Hour {
					t.Errorf("got RetryAfter %v, want a day", e.RetryAfter)
				}
			})
		})
	}
}

func TestBrokenStreamWaitsForItsAnswer(t *testing.T) {
	stage := "event: stage\ndata: {\"stage\":\"identify\",\"state\":\"started\",\"ms\":3}\n\n"
	wait := answer{status: 409, retryAfter: "5", body: problem("IDEMPOTENCY_CONFLICT")}
	play(t, []answer{{status: 200, body: stage + "event: ra"}, wait, wait, wait, wait, wait, wait, {status: 200, body: noValue}}, func(t *testing.T, c *Client, s *script) {
		var events []Event
		for e, err := range c.AppraiseStream(t.Context(), AppraisalRequest{}) {
			if err != nil {
				t.Error(err)
			}
			events = append(events, e)
		}
		if len(events) != 2 || events[0].Stage.Stage != "identify" || events[1].Appraisal == nil || len(s.keys) != 1 {
			t.Errorf("got %+v with the keys %v, want a stage and the answer by one key", events, s.keys)
		}
	})
}
