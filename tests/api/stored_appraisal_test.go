package api

import (
	"fmt"
	"testing"
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
