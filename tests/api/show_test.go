package api

import (
	"testing"

	"loupe/tests/host"
)

func TestShowAppraisal(t *testing.T) {
	s := start(t, 100)
	made := s.appraise(plain)
	id := made.Header.Get("Loupe-Appraisal-Id")
	r := s.get("/api/v1/appraisals/" + id)
	if s.appraised(r) != 10 || r.at("id") != id || r.at("answer", "appraisal", "price_upper") != made.at("appraisal", "price_upper") {
		t.Errorf("%s", r.text)
	}
	if s.balance() != 90 || r.Header.Get("Loupe-Credits-Remaining") != "90" {
		t.Errorf("balance %d", s.balance())
	}
	for _, path := range []string{"/api/v1/appraisals/", "/api/v1/appraisals/" + id + "/", "/api/v1/appraisals/" + id + "/x", "/api/v1/appraisals/apr_0", "/api/v1/appraisals/%00"} {
		s.refused(s.get(path), 404, "NOT_FOUND")
	}
	mine := s.key
	s.key = s.account("acct_2", 0)
	s.refused(s.get("/api/v1/appraisals/"+id), 404, "NOT_FOUND")
	s.key = mine[:len(mine)-1] + "!"
	s.refused(s.get("/api/v1/appraisals/"+id), 401, "UNAUTHORIZED")
	s.key = mine
	r = s.appraise(`{"image_url":"` + goneURL + `"}`)
	r = s.get("/api/v1/appraisals/" + r.Header.Get("Loupe-Appraisal-Id"))
	if s.appraised(r) != 0 || r.at("answer", "error", "discovery_error", "code") != "NOT_IDENTIFIED" {
		t.Errorf("%s", r.text)
	}
}

func TestShowAppraisalUnderWay(t *testing.T) {
	reached, goOn := make(chan bool), make(chan bool)
	s := start(t, 100, func(o *host.Options) {
		o.Fault = func(e host.Effect, perform func() host.Result) host.Result {
			if _, ok := e.Call.(host.FetchCall); ok {
				close(reached)
				<-goOn
			}
			return perform()
		}
	})
	done := make(chan reply)
	go func() { done <- s.appraise(plain) }()
	<-reached
	var id string
	if err := s.d1.DB().QueryRow(`SELECT id FROM appraisal`).Scan(&id); err != nil {
		t.Fatal(err)
	}
	if r := s.get("/api/v1/appraisals/" + id); r.StatusCode != 202 || r.at("id") != id || r.Header.Get("Retry-After") == "" {
		t.Errorf("%d %s", r.StatusCode, r.text)
	}
	close(goOn)
	s.appraised(<-done)
	if r := s.get("/api/v1/appraisals/" + id); s.appraised(r) != 10 {
		t.Errorf("%s", r.text)
	}
}
