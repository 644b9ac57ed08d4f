package e2e

import (
	"encoding/json"
	"math"
	"net/http"
	"net/url"
	"os"
	"regexp"
	"strconv"
	"testing"

	"loupe/tests/workerd"
)

// counts are what Cloudflare charges for: see tests/workerd/counted.mjs.
type counts struct {
	Requests float64
	Written  float64 `json:"rows_written"`
	KVReads  float64 `json:"kv_reads"`
	KVWrites float64 `json:"kv_writes"`
	Messages float64 `json:"queue_messages"`
}

// TestBill counts what an appraisal with a photo and a description costs at Cloudflare, from the catalogue alone, and compares the counts with
// the table in docs/OPERATIONS.md. D1's rows come from workerd: SQLite elsewhere does not count the rows of indexes.
func TestBill(t *testing.T) {
	t.Parallel()
	s := startLoaded(t, func(o *workerd.Options) {
		o.Counted = true
		o.Vars["TRANSCRIPTS"] = "0"
	})
	c := newCustomer(t, s.Service, 10_000)
	// counted returns what an action costs, after a statement if sql is not empty.
	counted := func(sql string, action func()) (cost counts) {
		t.Helper()
		sums := func(sql string) (sum counts) {
			response, err := http.Get(s.URL + "/api/counted?sql=" + url.QueryEscape(sql))
			if err != nil {
				t.Fatal(err)
			}
			defer response.Body.Close()
			if err := json.NewDecoder(response.Body).Decode(&sum); err != nil {
				t.Fatal(err)
			}
			return sum
		}
		before := sums("")
		action()
		after := sums(sql)
		return counts{
			after.Requests - before.Requests, after.Written - before.Written, after.KVReads - before.KVReads, after.KVWrites - before.KVWrites,
			after.Messages - before.Messages,
		}
	}
	appraise := func() {
		if r, charged := c.call("image_url", images.URL+"/photo.jpg", "description", camera); charged != cost {
			t.Fatalf("got %s, want a value", r.body)
		}
	}
	cron := func() {
		if err := s.Scheduled(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	first := counted("", appraise) // caches the key
	cron()
	idle := counted("", cron)
	const n = 5
	each := counted("", func() {
		for range n {
			appraise()
		}
	})
	usage := counted("", cron)
	deletion := counted("DELETE FROM appraisal", func() {})

	text, err := os.ReadFile("../../docs/OPERATIONS.md")
	if err != nil {
		t.Fatal(err)
	}
	for part, got := range map[string]float64{
		"requests": each.Requests / n, "D1, rows written": (each.Written+usage.Written-idle.Written)/n + deletion.Written/(n+1),
		"KV, reads": first.KVReads, "KV, writes": first.KVWrites, "Queues, operations": 3 * each.Messages / n,
	} {
		row := regexp.MustCompile(`(?m)^\| ` + part + ` \| [^|]+ \| (\d+) \|`).FindSubmatch(text)
		if row == nil {
			t.Fatalf("the bill lacks %s", part)
		}
		want, _ := strconv.ParseFloat(string(row[1]), 64)
		// The cron writes a little more or less, because it counts how long appraisals took.
		if tolerance := map[string]float64{"D1, rows written": 1}[part]; math.Abs(got-want) > tolerance {
			t.Errorf("%s: got %.1f for an appraisal, the bill says %.0f", part, got, want)
		}
	}
}
