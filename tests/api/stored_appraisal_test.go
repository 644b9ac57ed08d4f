package api

import (
	"fmt"
	"testing"

	"loupe/core/exchange/exchangetest"
	"loupe/tests/host"
)

func TestStoredAppraisalIsShownToItsAccountOnly(t *testing.T) {
	s := newService(t, 100)
	created := s.appraise(cameraRequest)
	path := "/api/v1/appraisals/" + created.appraisalID()
	r := s.get(path)
	s.expectCharge(r, cost) // the charge of the appraisal; showing it is free
	s.expect(r, created.appraisalID(), "id")
	s.expect(r, created.at("appraisal", "price_upper"), "answer", "appraisal", "price_upper")
	s.expectBalance(100-cost, 0)
	if got, want := r.Header.Get("Loupe-Credits-Remaining"), fmt.Sprint(100-cost); got != want {
		t.Errorf("got %q credits remaining, want %s", got, want)
	}
	for _, path := range []string{"/api/v1/appraisals/", path + "/", path + "/x", "/api/v1/appraisals/apr_0", "/api/v1/appraisals/%00"} {
		s.expectProblem(s.get(path), 404, "NOT_FOUND")
	}

	key := s.key
	s.key = s.addAccount("acct_2", 0)
	s.expectProblem(s.get(path), 404, "NOT_FOUND")
	s.key = key[:len(key)-1] + "!"
	s.expectProblem(s.get(path), 401, "UNAUTHORIZED")
}

func TestStoredAppraisalWithoutAValueIsShown(t *testing.T) {
	s := newService(t, 100)
	r := s.record(s.appraise(`{"image_url":"` + goneURL + `"}`))
	s.expectCharge(r, 0)
	s.expect(r, "NOT_IDENTIFIED", "answer", "error", "discovery_error", "code")
}

func TestPendingAppraisalAnswers202(t *testing.T) {
	reached, proceed := make(chan bool), make(chan bool)
	s := newService(t, 100, withFault(func(e host.Effect) *host.Result {
		if e.Kind == exchangetest.Fetch {
			close(reached)
			<-proceed
		}
		return nil
	}))
	done := make(chan reply)
	go func() { done <- s.appraise(cameraRequest) }()
	<-reached
	var id string
	if err := s.d1.DB().QueryRow(`SELECT id FROM appraisal`).Scan(&id); err != nil {
		t.Fatal(err)
	}
	r := s.get("/api/v1/appraisals/" + id)
	if r.StatusCode != 202 || r.Header.Get("Retry-After") == "" {
		t.Errorf("got %d with Retry-After %q, want 202 with a time", r.StatusCode, r.Header.Get("Retry-After"))
	}
	s.expect(r, id, "id")
	close(proceed)
	s.charged(<-done)
	s.expectCharge(s.get("/api/v1/appraisals/"+id), cost)
}
