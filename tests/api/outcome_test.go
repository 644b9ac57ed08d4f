package api

import (
	"fmt"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"loupe/build/products/host"
)

// sendOutcome sends a request with a key, and checks the status.
func (s *service) sendOutcome(key string, status int, method, path, body string) reply {
	s.t.Helper()
	r := httptest.NewRequest(method, "/api/v1"+path, strings.NewReader(body))
	r.Header.Set("Authorization", "Bearer "+key)
	if body != "" {
		r.Header.Set("Content-Type", "application/json")
	}
	got := s.send(r)
	if got.StatusCode != status {
		s.t.Fatalf("%s %s %s: got %s, want %d", method, path, body, got, status)
	}
	return got
}

// appraised returns the id of an appraisal that was charged, and the path of its outcome.
func (s *service) appraised(body string) (id, path string) {
	s.t.Helper()
	r := s.appraise(body)
	s.expectCharge(r, cost)
	id = r.Header.Get("loupe-appraisal-id")
	return id, "/appraisals/" + id + "/outcome"
}

// Only its own account finds a sale, by words and by picture, with its price, condition and days. Another outcome replaces it, and deleting
// it leaves nothing.
func TestSaleBecomesAListingOfItsAccount(t *testing.T) {
	s := newService(t, 1000)
	other := s.addAccount("acct_2", 1000)
	others := func() string {
		return string(s.send(s.requestOf(other, cameraRequest)).body) + string(s.send(s.requestOf(other, photoOnly)).body)
	}
	before, mine := others(), string(s.appraise(cameraRequest).body)
	s.advance(time.Second) // the next one is the newest
	id, path := s.appraised(cameraRequest)
	sold := s.sendOutcome(s.key, 200, "PUT", path, `{"sold_price":405,"currency":"usd","date":"2026-11-20","channel":"flea market","condition":"good","days":0}`)
	s.expect(sold, "inside", "result")
	s.expect(sold, 405, "price")
	s.expect(sold, "sale_"+id, "listing_id")
	s.expect(s.record(sold.with(id)), "flea market", "outcome", "channel")
	s.expect(s.sendOutcome(s.key, 200, "GET", "/appraisals", ""), 405, "items", 0, "outcome", "sold_price")

	for _, request := range []string{cameraRequest, photoOnly} {
		r := s.send(s.requestDetails(request))
		found := false
		list, _ := r.at("details", "candidates").([]any)
		for _, c := range list {
			if c := c.(map[string]any); c["id"] == "sale_"+id {
				found = c["source"] == "own" && c["sold"] == true && c["price"] == "405.00" && c["condition"] == "good" && c["vendor"] == "flea market" && c["days"] == 1.0 && c["used"] == true
			}
		}
		if !found {
			t.Errorf("%s: got %s, want the sale among the candidates", request, r.body)
		}
	}
	if after := others(); after != before {
		t.Errorf("the answers of another account changed from\n%s\nto\n%s", before, after)
	}
	s.sendOutcome(other, 404, "PUT", path, `{"sold_price":1,"date":"2026-11-20"}`)
	s.sendOutcome(other, 404, "DELETE", path, "")

	s.sendOutcome(s.key, 200, "PUT", path, `{"unsold":true,"days":30}`)
	if n := s.queryInt(`SELECT count(*) FROM listing WHERE account = 'acct_1' AND sold = 'no' AND price = '' AND days = '30'`); n != 1 {
		t.Errorf("unsold: got %d listings without a price, want 1", n)
	}
	s.sendOutcome(s.key, 204, "DELETE", path, "")
	s.sendOutcome(s.key, 404, "DELETE", path, "")
	if after := string(s.appraise(cameraRequest).body); after != mine {
		t.Errorf("after the outcome was deleted, got\n%s\nwant\n%s", after, mine)
	}
}

// with returns a reply that names an appraisal, for record.
func (r reply) with(id string) reply {
	r.Header.Set("loupe-appraisal-id", id)
	return r
}

// Whoever alternates a price has its webhooks called once a minute, ten times a day, and stores no more than that.
func TestChangesOfAnOutcomeCauseFewEvents(t *testing.T) {
	received := &receiver{}
	s := newService(t, 100, func(o *host.Options) {
		received.others = o.Transport
		o.Transport, o.Queue, o.Secrets = received, &host.Queue{}, map[string]string{"SESSION_SECRET": strings.Repeat("s", 32)}
	})
	s.manage(201, "POST", "", `{"url":"https://hooks.example.com/","events":["outcome.recorded"]}`)
	_, path := s.appraised(cameraRequest)
	put := func(status, price int) reply {
		return s.sendOutcome(s.key, status, "PUT", path, fmt.Sprintf(`{"sold_price":%d,"date":"2026-11-20"}`, price))
	}
	for price := range 10 {
		put(200, 400+price)
		s.advance(time.Second)
	}
	s.runSchedule(0)
	if n := len(received.received); n != 0 {
		t.Fatalf("got %d deliveries within the minute, want none", n)
	}
	s.runSchedule(time.Minute)
	s.Wait()
	if got := received.received; len(got) != 1 || !strings.Contains(string(got[0].body), `"sold_price":409`) {
		t.Fatalf("got %s, want one delivery, of the last price", got)
	}
	for price := range 9 {
		put(200, 500+price)
		s.advance(time.Minute)
	}
	s.expectContains(put(429, 600), []any{"detail"}, "ten changes")
	s.sendOutcome(s.key, 204, "DELETE", path, "")
	put(429, 600)
	if n := s.queryInt(`SELECT count(*) FROM webhook_event`); n != 10 {
		t.Errorf("got %d events, want 10", n)
	}
	s.advance(24 * time.Hour)
	put(200, 600)
}

// The promise is judged from thirty sales on, by the interval's upper bound.
func TestSummarySaysWhetherThePromiseIsKept(t *testing.T) {
	s := newService(t, 100)
	s.exec(`DROP TRIGGER outcome_insert_guard`)
	add := func(n, price int) {
		s.exec(`INSERT INTO outcome VALUES (?1, 'acct_1', 1, 100, 200, 150, 'USD', 'T', 'good', ?4, 0, ?2, 'USD', ?2, ?3, '', '', NULL, 1)`,
			fmt.Sprint("x", n), price, fmt.Sprintf("2026-%02d-01", 1+n%2), []string{"catalog", "own"}[n%2])
	}
	for n := range 29 {
		add(n, 300)
	}
	s.expect(s.sendOutcome(s.key, 200, "GET", "/outcomes/summary", ""), "unknown", "promise")
	s.addAccount("acct_2", 0)
	s.exec(`UPDATE account SET operator = 1 WHERE id = 'acct_2'`)
	s.exec(`INSERT INTO webhook (id, account, url, events, created_at, secret_of) VALUES ('w', 'acct_2', 'https://ops.shop.com', '["promise.broken"]', 1, 'x')`)
	const told = `SELECT count(*) FROM webhook_event WHERE account = 'acct_2' AND data = '{"account":"acct_1","sales":30,"inside":1}'`
	if n := s.queryInt(told); n != 0 {
		t.Errorf("after 29 sales: got %d events for the operator, want none", n)
	}
	add(29, 120)
	if n := s.queryInt(told); n != 1 {
		t.Errorf("after 30 sales: got %d events for the operator, want one", n)
	}
	add(30, 300)
	if n := s.queryInt(`SELECT count(*) FROM webhook_event`); n != 1 {
		t.Errorf("after another sale: got %d events, want one as long as the promise stays broken", n)
	}
	s.exec(`DELETE FROM outcome WHERE appraisal = 'x30'`)
	r := s.sendOutcome(s.key, 200, "GET", "/outcomes/summary", "")
	for path, want := range map[string]any{"promise": "broken", "sales": 30, "inside": 1, "above": 29, "below": 0, "share": 0.0333, "median_error": 0.5} {
		s.expect(r, want, path)
	}
	s.expect(r, 0.0059, "interval", 0)
	s.expect(r, 0.1667, "interval", 1)
	s.expect(r, "2026-02", "by_month", 1, "month")
	s.expect(r, 15, "by_source", 0, "sales")
	s.expect(s.sendOutcome(s.key, 200, "GET", "/outcomes/summary?last=1", ""), 1, "sales")
}

// Rows are recorded all together or not at all, and each wrong one is named.
func TestManyOutcomesAreRecordedTogether(t *testing.T) {
	s := newService(t, 100)
	a, _ := s.appraised(cameraRequest)
	s.advance(time.Second) // outcomes are in the order of their appraisals
	b, _ := s.appraised(cameraRequest)
	post := func(status int, mediaType, body string) reply {
		t.Helper()
		r := httptest.NewRequest("POST", "/api/v1/outcomes", strings.NewReader(body))
		r.Header.Set("Authorization", "Bearer "+s.key)
		r.Header.Set("Content-Type", mediaType)
		got := s.send(r)
		if got.StatusCode != status {
			t.Fatalf("%s: got %s, want %d", body, got, status)
		}
		return got
	}
	wrong := post(400, "text/csv", "appraisal_id;sold_price;date;days\r\n"+a+";405;2026-11-20;\r\n"+b+";many;2026-11-20;\r\n"+a+";1;2026-11-20;\r\n;1;2026-11-20;x\r\n")
	for i, want := range []struct {
		row   int
		field string
	}{{2, "sold_price"}, {3, "appraisal_id"}, {4, "appraisal_id"}} {
		s.expect(wrong, want.row, "errors", i, "row")
		s.expect(wrong, want.field, "errors", i, "field")
	}
	unknown := post(400, "application/json", `{"outcomes":[{"appraisal_id":"`+a+`","sold_price":405,"date":"2026-11-20"},{"appraisal_id":"apr_x","sold_price":405,"date":"2026-11-20"}]}`)
	s.expect(unknown, 2, "errors", 0, "row")
	if n := s.queryInt(`SELECT count(*) FROM outcome`); n != 0 {
		t.Fatalf("got %d outcomes of refused requests, want none", n)
	}
	r := post(200, "text/csv", "note,appraisal_id,sold_price,date,unsold,days,asking_price\nx,"+a+",405,2026-11-20,,,\ny,"+b+",,,TRUE,30,500\n")
	s.expect(r, true, "outcomes", 0, "unsold")
	s.expect(r, 500, "outcomes", 0, "asking_price")
	s.expect(r, "inside", "outcomes", 1, "result")
	post(200, "application/x-ndjson", `{"appraisal_id":"`+a+`","sold_price":406,"date":"2026-11-20"}`+"\n")
	post(400, "text/html", "x")
}
