package api

import (
	"fmt"
	"strings"
	"testing"
	"time"
)

// The appraisal asks every vendor; its correction none. The answer costs nothing, is the same when it is asked for again, and is what
// the list, the appraisal and a later outcome show.
func TestCorrectionAsksNoVendorAndCountsAfterwards(t *testing.T) {
	s := newServiceWithUpstreams(t, "openai", "catalog,serper-shopping")
	s.exec(`INSERT INTO listing (id, title, brand, category, vendor, price, currency) SELECT 'q' || value, 'Halden Quadra 900 slide camera' || substr(', tested, boxed', 1, 8 * (value % 3)),
		'Halden', 'Cameras', 'Shop ' || value, printf('%.2f', 900 + 10 * value), 'USD' FROM json_each('[1,2,3,4,5,6]')`)
	r := s.appraise(cameraRequest)
	s.expectCharge(r, cost)
	id := r.appraisalID()
	path := "/appraisals/" + id + "/corrections"
	calls := func() int { return len(s.web.Calls("openai")) + len(s.web.Calls("serper")) }
	asked := calls()
	if asked < 2 {
		t.Fatal("the appraisal did not ask both vendors, so the test proves nothing")
	}
	s.advance(time.Hour)

	s.expectProblem(s.sendOutcome(s.key, 409, "POST", path, `{"title":"Orvik bread maker"}`), 409, "CONFLICT") // another product
	const title = `{"title":"Halden Quadra 900 slide camera"}`
	balance := s.balance()
	corrected := s.sendOutcome(s.key, 201, "POST", path+"?include=details", title)
	again := s.sendOutcome(s.key, 201, "POST", path+"?include=details", " "+title)
	if string(corrected.body) != string(again.body) || corrected.Header.Get("idempotent-replayed") != "" || again.Header.Get("idempotent-replayed") != "true" {
		t.Errorf("got %s and again %s, want the same answer, marked", corrected, again)
	}
	s.expectContains(corrected, []any{"appraisal", "reasoning", 0}, "You corrected the item", "Halden Quadra 900")
	if lower, _ := corrected.at("appraisal", "price_lower").(float64); lower < 600 {
		t.Errorf("got %s, want the price of a Quadra", corrected)
	}
	if got := corrected.Header.Get("loupe-credits-charged"); got != "0" || s.balance() != balance || calls() != asked {
		t.Errorf("got %s credits charged, a balance of %d and %d calls of vendors, want 0, %d and %d", got, s.balance(), calls(), balance, asked)
	}
	s.expectProblem(s.sendOutcome(s.key, 409, "POST", path, `{"title":"Halden F2"}`), 409, "CONFLICT")
	s.expectProblem(s.sendOutcome(s.addAccount("acct_2", 100), 404, "POST", path, title), 404, "NOT_FOUND")
	for _, body := range []string{`{}`, `[]`, `{`, `{"title":" "}`, `{"title":"a","candidate":"b"}`, `{"title":"` + strings.Repeat("x", 501) + `"}`} {
		s.sendOutcome(s.key, 400, "POST", path, body)
	}

	record := s.record(r)
	s.expect(record, "Halden Quadra 900 slide camera", "correction", "request", "title")
	s.expect(record, corrected.at("appraisal", "price_upper"), "correction", "answer", "appraisal", "price_upper")
	list := s.get("/api/v1/appraisals")
	s.expect(list, "Halden Quadra 900 slide camera", "items", 0, "correction", "title")
	s.expect(list, corrected.at("appraisal", "price_upper"), "items", 0, "appraisal", "price_upper")
	sold := s.sendOutcome(s.key, 200, "PUT", "/appraisals/"+id+"/outcome", fmt.Sprintf(`{"sold_price":%v,"currency":"USD","date":"2026-11-20"}`, corrected.at("appraisal", "price_upper")))
	s.expect(sold, "inside", "result")
	s.expect(sold, "Halden Quadra 900 slide camera", "title")
	s.checkLedger()
}
