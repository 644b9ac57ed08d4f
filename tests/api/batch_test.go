package api

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"loupe/build/products/host"
	"loupe/core/store/ledger"
	"net/http/httptest"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"
)

// postBatch sends a batch of this media type.
func (s *service) postBatch(mediaType, body string, headers ...string) reply {
	s.t.Helper()
	r := httptest.NewRequest("POST", "/api/v1/batches", strings.NewReader(body))
	r.Header.Set("Authorization", "Bearer "+s.key)
	r.Header.Set("Content-Type", mediaType)
	for i := 0; i+1 < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	return s.send(r)
}

// batch sends a batch of these items and returns its URL.
func (s *service) batch(items ...string) string {
	s.t.Helper()
	r := s.postBatch("application/json", `{"items":[`+strings.Join(items, ",")+`]}`)
	if r.StatusCode != 202 {
		s.t.Fatalf("got %v, want 202", r)
	}
	return r.Header.Get("Location")
}

// camera is an item that has a value. Its description makes it different from others.
func camera(n int) string {
	return fmt.Sprintf(`{"image_url":"%s","description":"Halden Scout 35 rangefinder camera, lot %d"}`, cameraURL, n)
}

// unknown is an item that has no value.
const unknown = `{"image_url":"` + goneURL + `","description":"Zzyzx"}`

func cameras(n int) (items []string) {
	for i := range n {
		items = append(items, camera(i+1))
	}
	return items
}

// runSchedule moves the clock forward, and does what the cron does until the queue is empty.
func (s *service) runSchedule(d time.Duration) {
	s.t.Helper()
	s.advance(d)
	now := s.clock().UnixMilli()
	s.exec(ledger.VoidStale, now, now-ledger.StaleAfter, 5000)
	for more := true; more; {
		more, _ = s.Work()
	}
	s.Wait()
}

// checkBatches checks that each item that is valued has one posted transfer, the account has paid for no other appraisal, and the
// batches' counts are right.
func (s *service) checkBatches() {
	s.t.Helper()
	for what, query := range map[string]string{
		"items whose state differs from their transfer": `SELECT count(*) FROM batch_item i LEFT JOIN transfer t ON t.id = i.appraisal WHERE (i.state = 'valued') <> (coalesce(t.state, '') = 'posted')`,
		"posted transfers of no item":                   `SELECT count(*) FROM transfer WHERE reason = 'appraisal' AND state = 'posted' AND id NOT IN (SELECT appraisal FROM batch_item WHERE state = 'valued')`,
		"batches with a wrong count":                    `SELECT count(*) FROM batch b WHERE ended <> (SELECT count(*) FROM batch_item i WHERE i.batch = b.id AND i.state NOT IN ('waiting', 'running'))`,
		"batches whose items did not end in order":      `SELECT count(*) FROM batch b WHERE ended <> (SELECT coalesce(max(ended_number), 0) FROM batch_item i WHERE i.batch = b.id)`,
		"valued items without an answer":                `SELECT count(*) FROM batch_item i JOIN appraisal p ON p.id = i.appraisal WHERE i.state = 'valued' AND p.figures ->> '$.lower' IS NULL`,
	} {
		if n := s.queryInt(query); n != 0 {
			s.t.Errorf("got %d %s, want none", n, what)
		}
	}
}

func TestBatchIsAcceptedInThreeForms(t *testing.T) {
	lines := cameraRequest + "\n\r\n" + `{"image_url":"` + goneURL + `","description":"Zzyzx","reference":"B, \"2\""}`
	for mediaType, body := range map[string]string{
		"application/json":     `{"other":[{"items":[]}],"items":[` + strings.Replace(lines, "\n\r\n", " ,\n", 1) + ` ],"name":"Stock"}`,
		"application/x-ndjson": lines,
		"text/csv; charset=utf-8": "\ufeffimage_url;description;reference;shelf\r\n\r\n" + cameraURL + ";Halden Scout 35 rangefinder camera;;=1+1\r\n" +
			goneURL + ";Zzyzx;\"B, \"\"2\"\"\";\"a\nb\"",
	} {
		t.Run(mediaType, func(t *testing.T) {
			t.Parallel()
			s := newService(t, 100, withQueue(true))
			r := s.postBatch(mediaType, body)
			if r.StatusCode != 202 {
				t.Fatalf("got %v, want 202", r)
			}
			s.expect(r, "running", "state")
			s.expect(r, 2, "counts", "waiting")
			s.Wait()
			done := s.get(r.Header.Get("Location"))
			s.expect(done, "completed", "state")
			s.expect(done, 1, "counts", "valued")
			s.expect(done, 1, "counts", "unvalued")
			s.expect(done, cost, "credits", "spent")
			s.expect(done, 0, "credits", "needed")
			s.expectBalance(100-cost, 0)
			s.checkBatches()

			results := s.get(r.Header.Get("Location") + "/results")
			single := s.appraise(cameraRequest)
			s.expect(results, single.at("appraisal", "price_upper"), "results", 0, "answer", "appraisal", "price_upper")
			s.expect(results, cost, "results", 0, "charged")
			s.expect(results, nil, "results", 0, "reference")
			s.expect(results, `B, "2"`, "results", 1, "reference")
			s.expect(results, "unvalued", "results", 1, "state")
			s.expect(results, 0, "results", 1, "charged")
			s.expect(results, "IMAGE_NOT_SERVED", "results", 1, "answer", "error", "image_upload_errors", 0, "code")
			s.expect(results, nil, "next")
		})
	}
}

func TestInvalidItemsAreAllRefusedBeforeAnythingBegins(t *testing.T) {
	s := newService(t, 100, withQueue(true))
	r := s.postBatch("application/x-ndjson", cameraRequest+"\n[]\n")
	s.expectProblem(r, 400, "BAD_REQUEST")
	s.expect(r, 2, "errors", 0, "row")
	s.expectProblem(s.postBatch("application/json", `{"items":[`+cameraRequest+`],"name":7}`), 400, "BAD_REQUEST")
	if n := s.queryInt(`SELECT count(*) FROM batch`); n != 0 {
		t.Errorf("got %d batches, want none", n)
	}
}

// Reading a large body takes as much time as many calls, so a refused one counts like them.
func TestRefusedBodyCountsAgainstTheRateByItsSize(t *testing.T) {
	synctest.Test(t, refusedBodyCounts)
}

func refusedBodyCounts(t *testing.T) {
	var counted atomic.Int32
	s := newService(t, 100, func(o *host.Options) {
		o.Limit = func(string) bool { counted.Add(1); return true }
	})
	s.postBatch("text/csv", "image_url\n"+cameraURL) // the key's look-up counts, too, once a minute
	for _, c := range []struct {
		body   string
		status int
		want   int32
	}{
		{batchOf("x"), 202, 1}, {strings.TrimSuffix(batchOf("x"), "\n") + ",more", 400, 9}, {"x", 400, 1},
		{batchOf("x") + batchOf("x"), 413, 11}, // not read
	} {
		counted.Store(0)
		r := s.postBatch("text/csv", c.body)
		if s.Wait(); r.StatusCode != c.status || counted.Load() != c.want {
			t.Errorf("%d bytes: got the status %d and %d counts, want %d and %d",
				len(c.body), r.StatusCode, counted.Load(), c.status, c.want)
		}
	}
}

func TestBatchHasOneIdempotencyKeyForAsLongAsItIsKept(t *testing.T) {
	s := newService(t, 100, withQueue(true))
	body := `{"items":[` + camera(1) + `]}`
	first := s.postBatch("application/json", body, "Idempotency-Key", "k")
	s.Wait()
	s.advance(6 * 24 * time.Hour)
	again := s.postBatch("application/json", body, "Idempotency-Key", "k")
	s.expect(again, first.at("id"), "id")
	if again.StatusCode != 202 || again.Header.Get("Idempotent-Replayed") != "true" {
		t.Errorf("got %v with the headers %v, want a replay", again, again.Header)
	}
	s.expectProblem(s.postBatch("application/json", body+" ", "Idempotency-Key", "k"), 409, "IDEMPOTENCY_CONFLICT")
	s.expectBalance(100-cost, 0)
}

// The vendors are asked once for identical items, and each is charged.
func TestIdenticalItemsAreAppraisedOnce(t *testing.T) {
	s := newService(t, 1000, withQueue(true))
	items := append(slices.Repeat([]string{camera(1)}, 20), camera(2))
	url := s.batch(items...)
	s.Wait()
	s.runSchedule(time.Minute)
	s.expect(s.get(url), 21, "counts", "valued")
	s.expectBalance(1000-21*cost, 0)
	fetched := 0
	for _, url := range s.images.fetched {
		if url == cameraURL {
			fetched++
		}
	}
	if fetched != 2 {
		t.Errorf("got %d fetches of the photo, want 2", fetched)
	}
	results := s.get(url + "/results")
	s.expect(results, results.at("results", 0, "answer", "appraisal", "price_upper"), "results", 19, "answer", "appraisal", "price_upper")
	copied := s.get(fmt.Sprint("/api/v1/appraisals/", results.at("results", 19, "appraisal_id")))
	s.expect(copied, true, "evidence", "reused")
	s.checkBatches()
}

func TestBatchPausesWithoutCreditsAndGoesOnWithSome(t *testing.T) {
	s := newService(t, 25, withQueue(true))
	url := s.batch(cameras(5)...)
	s.Wait()
	paused := s.get(url)
	s.expect(paused, "paused", "state")
	s.expect(paused, "OUT_OF_CREDITS", "paused_reason")
	s.expect(paused, 2, "counts", "valued")
	s.expect(paused, 3, "counts", "waiting")
	s.expectContains(paused, []any{"warnings"}, "costs up to 30 credits, and 5 are available")
	s.expectBalance(5, 0)
	s.runSchedule(time.Minute)
	s.expect(s.get(url), "paused", "state")
	s.exec(`INSERT INTO transfer (id, debit, credit, amount, state, reason, created_at, settled_at) VALUES ('more', 'issued', 'acct_1', 100, 'posted', 'test', 0, 0)`)
	s.runSchedule(time.Minute)
	s.runSchedule(time.Minute)
	s.expect(s.get(url), "completed", "state")
	s.expectBalance(125-5*cost, 0)
	s.checkBatches()
}

func TestBatchPausesAtTheLimitOfItsKey(t *testing.T) {
	s := newService(t, 1000, withQueue(true))
	s.exec(`UPDATE api_key SET credits_per_day = 20`)
	url := s.batch(cameras(3)...)
	s.Wait()
	s.expect(s.get(url), "KEY_LIMIT", "paused_reason")
	s.exec(`UPDATE api_key SET revoked_at = 1`)
	s.advance(time.Minute) // the key's grant is cached no longer
	s.runSchedule(0)
	if n := s.queryInt(`SELECT count(*) FROM batch_item WHERE state = 'valued'`); n != 2 {
		t.Errorf("got %d items with a value, want 2", n)
	}
	if n := s.queryInt(`SELECT count(*) FROM batch WHERE paused_reason = 'KEY_INVALID'`); n != 1 {
		t.Errorf("got %d batches that are paused because of their key, want 1", n)
	}
	s.checkBatches()
}

func TestBatchWaitsForTheRateOfItsKey(t *testing.T) {
	s := newService(t, 1000, withQueue(true))
	s.exec(`UPDATE api_key SET rate = 2`)
	url := s.batch(cameras(5)...)
	for _, want := range []int{2, 4, 5} {
		s.Wait()
		s.expect(s.get(url), want, "counts", "valued")
		s.runSchedule(61 * time.Second)
	}
	s.expect(s.get(url), "completed", "state")
	s.checkBatches()
}

func TestBatchExpiresAfterSevenDays(t *testing.T) {
	s := newService(t, 1000, withQueue(false))
	url := s.batch(cameras(2)...)
	s.advance(7 * 24 * time.Hour)
	s.runSchedule(0)
	s.expect(s.get(url), "expired", "state")
	s.expect(s.get(url+"/results"), "EXPIRED", "results", 0, "error", "code")
	s.expectBalance(1000, 0)
}

// Two batches take turns.
func TestBatchesOfAnAccountTakeTurns(t *testing.T) {
	s := newService(t, 1000, withQueue(false))
	one := s.batch(cameras(6)...)
	s.advance(time.Millisecond)
	two := s.batch(cameras(6)...)
	for range 6 {
		s.advance(time.Millisecond)
		s.Work()
	}
	s.expect(s.get(one), 3, "counts", "valued")
	s.expect(s.get(two), 3, "counts", "valued")
	list := s.get("/api/v1/batches?limit=1")
	s.expect(list, strings.TrimPrefix(two, "/api/v1/batches/"), "batches", 0, "id")
	s.expect(s.get(fmt.Sprint("/api/v1/batches?limit=1&after=", list.at("next"))), nil, "next")
}

func TestAccountHasTenOpenBatches(t *testing.T) {
	s := newService(t, 1000, withQueue(false))
	for range 10 {
		s.batch(camera(1))
	}
	s.expectProblem(s.postBatch("application/json", `{"items":[`+camera(1)+`]}`), 429, "RATE_LIMITED")
	s.runSchedule(0)
	s.batch(camera(1))
	poor := newService(t, 9, withQueue(false))
	poor.expectProblem(poor.postBatch("application/json", `{"items":[`+camera(1)+`]}`), 402, "OUT_OF_CREDITS")
}

// uploadedCamera returns the fields of an item with an uploaded photo.
func (s *service) uploadedCamera(n int) string {
	s.t.Helper()
	return fmt.Sprintf(`{"image_url":%q,"description":"Halden Scout 35 rangefinder camera, lot %d"}`, s.upload(photoJPEG(1)).at("image_url"), n)
}

// The photos of waiting items are stored again before they expire.
func TestUploadedPhotosLiveAsLongAsTheirItemWaits(t *testing.T) {
	s := newService(t, 15, withQueue(true))
	url := s.batch(camera(1), s.uploadedCamera(1))
	s.Wait()
	for range 50 {
		s.runSchedule(time.Hour)
	}
	s.expect(s.get(url), 1, "counts", "waiting")
	s.exec(`INSERT INTO transfer (id, debit, credit, amount, state, reason, created_at, settled_at) VALUES ('more', 'issued', 'acct_1', 100, 'posted', 'test', 0, 0)`)
	s.runSchedule(time.Minute)
	results := s.get(url + "/results")
	s.expect(results, "valued", "results", 1, "state")
	s.expectEmpty(results, "results", 1, "answer", "error", "image_upload_errors")
}

// A caller who sends JSON may not know that its texts become cells.
func TestTextsOfJSONAreNoFormulas(t *testing.T) {
	s := newService(t, 100, withQueue(true))
	url := s.batch(fmt.Sprintf(`{"image_url":%q,"reference":"=1+1","description":"-Zzyzx"}`, goneURL))
	s.Wait()
	if r := s.get(url + "/results?format=csv"); !strings.Contains(string(r.body), "\r\n'=1+1,"+goneURL+",'-Zzyzx,unvalued,") {
		t.Errorf("got %s, want an apostrophe before the formulas", r.body)
	}
}

func TestResultsAreCSVWithTheCallersColumns(t *testing.T) {
	s := newService(t, 100, withQueue(true))
	s.exec(`UPDATE listing SET title = '=cmd ' || title WHERE account IS NULL`)
	sent := "\ufeffshelf;image_url;description\r\n=1+1;" + cameraURL + ";Halden Scout 35 rangefinder camera\r\n\"@a;\"\"b\"\"\n\";" + goneURL + ";Zzyzx\r\n"
	url := s.postBatch("text/csv", sent).Header.Get("Location")
	s.Wait()
	r := s.get(url + "/results?format=csv")
	if r.Header.Get("Content-Type") != "text/csv; charset=utf-8" || !bytes.HasPrefix(r.body, []byte("\ufeffshelf;image_url;description;loupe_state;")) {
		t.Fatalf("got %v with the headers %v, want CSV with the caller's header first", r, r.Header)
	}
	reader := csv.NewReader(bytes.NewReader(r.body[len("\ufeff"):]))
	reader.Comma = ';'
	rows, err := reader.ReadAll()
	if err != nil || len(rows) != 3 {
		t.Fatalf("got %v, %v, want three rows", rows, err)
	}
	column := func(row int, name string) string { return rows[row][slices.Index(rows[0], name)] }
	if column(1, "shelf") != "=1+1" || column(2, "shelf") != "@a;\"b\"\n" {
		t.Errorf("got the cells %q and %q, want the caller's unchanged", column(1, "shelf"), column(2, "shelf"))
	}
	if title := column(1, "best_match_title"); !strings.HasPrefix(title, "'=cmd Halden") {
		t.Errorf("got the title %q, want an apostrophe before the formula", title)
	}
	results := s.get(url + "/results")
	if want := fmt.Sprint(results.at("results", 0, "answer", "appraisal", "price_upper")); column(1, "price_upper") != want || column(1, "estimate") == "" {
		t.Errorf("got %q, want the value %s and an estimate", rows[1], want)
	}
	confidence := s.get("/api/v1/appraisals/"+column(1, "appraisal_id")).at("evidence", "confidence")
	s.expect(results, confidence, "results", 0, "confidence")
	s.expect(results, nil, "results", 1, "confidence")
	if want := fmt.Sprint(confidence); column(1, "confidence") != want {
		t.Errorf("got the confidence %q, want %s", column(1, "confidence"), want)
	}
	if column(2, "confidence") != "" || column(2, "estimate") != "" || column(2, "price_upper") != "" || !strings.HasPrefix(column(2, "errors"), "NO_LISTINGS: ") && !strings.Contains(column(2, "errors"), "IMAGE_NOT_SERVED: ") {
		t.Errorf("got %q, want no value and the errors", rows[2])
	}
}

// A reader who follows the order of the ends while a batch runs misses no item and gets none twice.
func TestResultsInTheOrderOfTheirEnds(t *testing.T) {
	s := newService(t, 1000, withQueue(false))
	url := s.batch(append(cameras(8), unknown)...)
	seen := map[any]bool{}
	after := ""
	for n := 0; n < 100 && len(seen) < 9; n++ {
		s.Work()
		r := s.get(url + "/results?order=ended&format=ndjson&limit=2" + after)
		for line := range bytes.Lines(r.body) {
			var result map[string]any
			if err := json.Unmarshal(line, &result); err != nil {
				t.Fatal(err)
			}
			if seen[result["number"]] {
				t.Errorf("got item %v twice", result["number"])
			}
			seen[result["number"]] = true
		}
		after = fmt.Sprint("&after=", len(seen))
	}
	if len(seen) != 9 {
		t.Errorf("got %d items, want 9", len(seen))
	}
	page := s.get(url + "/results?limit=4&state=valued")
	s.expect(page, 1, "results", 0, "number")
	if link := page.Header.Get("Link"); !strings.Contains(link, "after=4") || !strings.Contains(link, "state=valued") {
		t.Errorf("got the link %q, want the next page", link)
	}
}

// withQueue returns an option that gives the host a queue if bound is true.
func withQueue(bound bool) func(*host.Options) {
	return func(o *host.Options) {
		if bound {
			o.Queue = &host.Queue{Retries: 3}
		}
	}
}
