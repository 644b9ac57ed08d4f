package e2e

import (
	"encoding/json"
	"flag"
	"fmt"
	"math"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"loupe/build/operate/catalogue"
	"loupe/core/date"
	"loupe/tests/fixture"
	"loupe/tests/workerd"
	"loupe/worker/listingcsv"
)

var billListings = flag.Int("listings", 0, "for TestBill: how many made-up listings the catalogue has besides the samples")

// counts are what Cloudflare charges for: see tests/workerd/counted.mjs.
type counts struct {
	Requests float64
	Read     float64 `json:"rows_read"`
	Written  float64 `json:"rows_written"`
	Batches  float64 `json:"d1_batches"`
	KVReads  float64 `json:"kv_reads"`
	KVWrites float64 `json:"kv_writes"`
	Messages float64 `json:"queue_messages"`
}

// less returns the difference of two counts for each of n appraisals.
func (c counts) less(before counts, n float64) counts {
	return counts{(c.Requests - before.Requests) / n, (c.Read - before.Read) / n, (c.Written - before.Written) / n, (c.Batches - before.Batches) / n,
		(c.KVReads - before.KVReads) / n, (c.KVWrites - before.KVWrites) / n, (c.Messages - before.Messages) / n}
}

// TestBill counts what an appraisal with a photo and a description costs at Cloudflare, from the catalogue alone, and compares the
// counts with the table in docs/OPERATIONS.md. With -args -listings 100000 it checks the table's second column.
func TestBill(t *testing.T) {
	t.Parallel()
	const samples = "../../build/operate/samples"
	photos := httptest.NewServer(http.FileServer(http.Dir(samples)))
	defer photos.Close()
	s := start(t, func(o *workerd.Options) {
		o.Counted = true
		o.Vars["TRANSCRIPTS"] = "0"
		fillSamples(t, o.Persist, samples, photos.URL)
	})
	if err := adminClient(s.Service).PutRates(t.Context(), []byte(rates)); err != nil {
		t.Fatal(err)
	}
	c := newCustomer(t, s.Service, 10_000)
	counted := func(sql string) (sum counts) {
		t.Helper()
		response, err := http.Get(s.URL + "/api/counted" + map[bool]string{true: "?sql=" + url.QueryEscape(sql)}[sql != ""])
		if err != nil {
			t.Fatal(err)
		}
		defer response.Body.Close()
		if err := json.NewDecoder(response.Body).Decode(&sum); err != nil {
			t.Fatal(err)
		}
		return sum
	}
	scheduled := func() counts {
		t.Helper()
		before := counted("")
		if err := s.Scheduled(t.Context()); err != nil {
			t.Fatal(err)
		}
		return counted("").less(before, 1)
	}
	appraisals := [][2]string{
		{"camera-photo.jpg", "Halden Scout 35 rangefinder camera"}, {"espresso-photo.jpg", "espresso machine"}, {"guitar-photo.jpg", "acoustic guitar"},
		{"sneaker-photo.jpg", "sneakers, worn twice"}, {"watch-photo.jpg", "diver watch in its box"},
	}
	appraise := func() {
		for _, a := range appraisals {
			if r, charged := c.call("image_url", photos.URL+"/"+a[0], "description", a[1]); charged != cost {
				t.Fatalf("%s: got %s, want a value", a[1], r.body)
			}
		}
	}
	before := counted("")
	c.call("image_url", photos.URL+"/"+appraisals[0][0], "description", appraisals[0][1])
	first := counted("").less(before, 1) // caches the key
	appraise()
	scheduled()
	idle := scheduled()
	n := float64(len(appraisals))
	before = counted("")
	appraise()
	each := counted("").less(before, n)
	cron := scheduled().less(idle, n)
	before = counted("")
	purged := counted("DELETE FROM appraisal").less(before, 2*n+1)
	t.Logf("first: %+v\nrequest: %+v\ncron: %+v\ncron without appraisals: %+v\ndeletion: %+v", first, each, cron, idle, purged)
	checkBill(t, map[string]float64{
		"requests": each.Requests, "D1, rows written": each.Written + cron.Written + purged.Written, "D1, rows read": each.Read + cron.Read + purged.Read,
		"KV, reads": first.KVReads, "KV, writes": first.KVWrites, "Queues, operations": 3 * each.Messages,
	})
}

// fillSamples makes a database with the sample listings and as many others as the flag says. A title of these has nine words. Word n of
// the samples' titles and of 20,000 others has a probability proportional to 1/n, so common words of the samples are common in them, too.
func fillSamples(t *testing.T, data, folder, images string) {
	t.Helper()
	file, err := os.Open(filepath.Join(folder, "listings.csv"))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	listings, report, err := catalogue.Read(file, catalogue.Options{Options: listingcsv.Options{Today: date.OfTime(time.Now().UnixMilli())}, Folder: folder, ImageBase: images + "/"})
	if err != nil || len(report.Rows) > 0 {
		t.Fatalf("got %d rows with problems, %v", len(report.Rows), err)
	}
	if err := fixture.CopyMigrated(data); err != nil {
		t.Fatal(err)
	}
	db, err := fixture.OpenDatabase(data)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	if err := catalogue.Load(db, listings); err != nil {
		t.Fatal(err)
	}
	var words []string
	for _, l := range listings {
		for _, word := range strings.Fields(l.Title) {
			if !slices.Contains(words, word) {
				words = append(words, word)
			}
		}
	}
	for i := range 20_000 {
		words = append(words, fmt.Sprint("w", i))
	}
	tx, err := db.Begin()
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(1, 2))
	for i := range *billListings {
		var title []string
		for range 9 {
			title = append(title, words[int(math.Pow(float64(len(words)), r.Float64()))-1])
		}
		if _, err := tx.Exec("INSERT INTO listing (id, title, price, currency) VALUES (?1, ?2, '100.00', 'USD')", fmt.Sprint("m", i), strings.Join(title, " ")); err != nil {
			t.Fatal(err)
		}
	}
	if err := tx.Commit(); err != nil {
		t.Fatal(err)
	}
}

// checkBill compares counts with the table of the bill, whose rows are "| part | price of a million | count | dollars | count | dollars |".
// The rows that D1 reads follow from the data, and those that the cron writes from how long appraisals took, so these may differ a little.
func checkBill(t *testing.T, counted map[string]float64) {
	t.Helper()
	text, err := os.ReadFile("../../docs/OPERATIONS.md")
	if err != nil {
		t.Fatal(err)
	}
	number := func(cell string) float64 {
		n, err := strconv.ParseFloat(strings.NewReplacer("$", "", ",", "").Replace(cell), 64)
		if err != nil {
			t.Fatalf("%q in the bill is not a number", cell)
		}
		return n
	}
	isDollars := func(cell string, want float64) {
		if math.Abs(number(cell)-want) > 0.0001 {
			t.Errorf("the bill says %s dollars, want %.4f", cell, want)
		}
	}
	column := 2
	if *billListings > 0 {
		column = 4
	}
	var sums [6]float64
	_, bill, _ := strings.Cut(string(text), "## The bill")
	for line := range strings.Lines(bill) {
		cells := strings.Split(strings.Trim(line, "|\n"), "|")
		for i := range cells {
			cells[i] = strings.TrimSpace(cells[i])
		}
		switch {
		case len(cells) == 6 && strings.HasPrefix(cells[1], "$ "):
		case cells[0] == "together":
			isDollars(cells[3], sums[3])
			isDollars(cells[5], sums[5])
			continue
		default:
			continue
		}
		for _, i := range []int{2, 4} {
			dollars := number(cells[1][2:]) * number(cells[i]) / 1000
			isDollars(cells[i+1], dollars)
			sums[i+1] += dollars
		}
		got, isCounted := counted[cells[0]]
		delete(counted, cells[0])
		want := number(cells[column])
		tolerance := map[string]float64{"D1, rows read": want / 20, "D1, rows written": 1}[cells[0]]
		if isCounted && math.Abs(got-want) > tolerance {
			t.Errorf("%s: got %.1f for an appraisal, the bill says %s", cells[0], got, cells[column])
		}
	}
	if len(counted) > 0 {
		t.Errorf("the bill lacks %v", counted)
	}
}
