// Soak makes appraisals through one workerd. After each window of appraisals it prints their speed, the memory and the open files of the
// process, and the size of the database. Several accounts call, with small photos. The schedule runs each minute. At the end each appraisal
// that was answered with a value must be charged once in the database.
//
//	go run ./tests/bench/soak [-appraisals 200000] [-at-once 12] [-accounts 200] [-data FOLDER]
//
// It needs what make soak builds, and Linux. The exit status is 1 if a call fails or an invariant does not hold.
package main

import (
	"bytes"
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"image"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"loupe/build/operate/admin"
	"loupe/build/operate/dev"
	"loupe/core/imaging/imagingtest"
	"loupe/core/store/ledger"
	"loupe/tests/fixture"
	"loupe/tests/workerd"
	"loupe/worker/invariants"
)

var (
	appraisals = flag.Int("appraisals", 200_000, "how many appraisals to make")
	size       = flag.Int("window", 10_000, "appraisals per line of the output")
	atOnce     = flag.Int("at-once", 12, "calls at the same time")
	accounts   = flag.Int("accounts", 200, "accounts that call")
	data       = flag.String("data", "", "keep the database in this folder, which must not exist")
)

const photos = 6

func main() {
	flag.Parse()
	dev.Main("soak", run)
}

const token = "administrator token of the soak"

// soak is a service, and the accounts that call it.
type soak struct {
	*workerd.Service
	process int      // id of workerd
	data    string   // folder of the data
	photos  string   // URL of the photos' folder
	keys    []string // API keys, one of each account
	client  http.Client

	mu   sync.Mutex
	ids  map[string]bool // of the appraisals that were answered
	free int             // number of these without a value: on a busy machine effects reach their time limits
}

func run(ctx context.Context, _ []string, _, _ io.Writer) error {
	s := &soak{data: *data, ids: map[string]bool{}, client: http.Client{Timeout: 2 * time.Minute, Transport: &http.Transport{MaxIdleConnsPerHost: *atOnce}}}
	if s.data == "" {
		folder, err := os.MkdirTemp("", "loupe-soak-")
		if err != nil {
			return err
		}
		defer os.RemoveAll(folder)
		s.data = folder
	}
	if err := fixture.CopyMigrated(s.data); err != nil {
		return err
	}
	if err := fixture.LoadSamples(s.data); err != nil {
		return err
	}
	server := httptest.NewServer(servePhotos())
	defer server.Close()
	s.photos = server.URL
	var err error
	if s.Service, err = workerd.Start(ctx, workerd.Options{Persist: s.data, Limit: 1_000_000, Vars: map[string]string{
		"ADMIN_TOKEN": token, "SESSION_SECRET": "session secret of the soak, long enough", "ALLOW_LOCAL_IMAGES": "1", "ECB_RATES_URL": "off",
	}}); err != nil {
		return err
	}
	defer s.Stop()
	if s.process, err = s.Process(); err != nil {
		return err
	}
	if err := s.openAccounts(ctx); err != nil {
		return err
	}
	if err := s.appraiseAll(ctx); err != nil {
		return err
	}
	s.Stop()
	return s.check()
}

// servePhotos serves small photos. Half of them show different scenes. The others are grey and so have no fingerprints, which saves time.
func servePhotos() http.Handler {
	mux := http.NewServeMux()
	for i := range photos {
		var picture image.Image = image.NewGray(image.Rect(0, 0, 200, 150))
		if i%2 == 0 {
			picture = imagingtest.NewScene(uint64(i)).Paint(200, 150, 0, 1)
		}
		photo := imagingtest.JPEG(picture, 85)
		mux.HandleFunc(fmt.Sprintf("/%d.jpg", i), func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "image/jpeg")
			w.Write(photo)
		})
	}
	return mux
}

// openAccounts creates the accounts, each with credits for its share of the calls.
func (s *soak) openAccounts(ctx context.Context) error {
	client := admin.Client{URL: s.URL, Token: token}
	if err := client.PutRates(ctx, []byte(`{"date":"2026-11-17","base":"USD","rates":{"EUR":0.8,"GBP":0.7}}`)); err != nil {
		return err
	}
	for range *accounts {
		_, key, err := fixture.OpenAccount(ctx, client, "soak", int64(*appraisals / *accounts + 1)*ledger.AppraisalCost)
		if err != nil {
			return err
		}
		s.keys = append(s.keys, key)
	}
	return nil
}

// appraiseAll makes the calls and prints a line for each window. It runs the schedule each minute, as Cloudflare does. Once the
// context interrupted is done, it begins no more calls.
func (s *soak) appraiseAll(interrupted context.Context) error {
	ctx, fail := context.WithCancelCause(context.Background())
	var cron sync.WaitGroup
	defer cron.Wait()
	defer fail(nil)
	cron.Go(func() {
		for {
			select {
			case <-ctx.Done():
				return
			case <-time.After(time.Minute):
				if err := s.Scheduled(ctx); err != nil {
					fail(err)
				}
			}
		}
	})
	var next atomic.Int64
	var calls sync.WaitGroup
	took := make(chan time.Duration, *atOnce)
	for range *atOnce {
		calls.Go(func() {
			for n := int(next.Add(1)) - 1; n < *appraisals && ctx.Err() == nil && interrupted.Err() == nil; n = int(next.Add(1)) - 1 {
				duration, err := s.appraise(ctx, n)
				if err != nil {
					fail(fmt.Errorf("appraisal %d: %w", n, err))
					return
				}
				took <- duration
			}
		})
	}
	go func() {
		calls.Wait()
		close(took)
	}()
	printTitles()
	w, err := s.newWindow()
	done := 0
	for duration := range took {
		done++
		if w.took = append(w.took, duration); len(w.took) == *size && err == nil {
			if err = w.print(s, done); err == nil {
				w, err = s.newWindow()
			}
		}
	}
	if err == nil && len(w.took) > 0 {
		err = w.print(s, done)
	}
	if cause := context.Cause(ctx); cause != nil {
		return cause
	}
	return err
}

// appraise makes an appraisal whose description is unique, and returns how long it took. It reads each fiftieth back.
func (s *soak) appraise(ctx context.Context, n int) (time.Duration, error) {
	items := [...]string{"Halden F2 35mm SLR camera", "Drellon D18 cordless drill, 18 V", "Nimbrell Wave wireless game controller", "Lysgard Kran desk lamp, swing arm"}
	body := fmt.Sprintf(`{"image_url":"%s/%d.jpg","description":"%s, lot %d","limit":3}`, s.photos, n%photos, items[n%len(items)], n)
	key, began := s.keys[n%len(s.keys)], time.Now()
	header, answer, err := s.call(ctx, key, http.MethodPost, "/api/v1/appraise-product", body, fmt.Sprint("call ", n))
	took := time.Since(began)
	if err != nil {
		return 0, err
	}
	id := header.Get("Loupe-Appraisal-Id")
	charged := header.Get("Loupe-Credits-Charged") == strconv.Itoa(ledger.AppraisalCost)
	if charged == bytes.Contains(answer, []byte(`"appraisal":null`)) {
		return 0, fmt.Errorf("charged: %t: %s", charged, answer)
	}
	s.mu.Lock()
	again := s.ids[id]
	s.ids[id] = true
	if !charged {
		s.free++
	}
	s.mu.Unlock()
	if again {
		return 0, fmt.Errorf("two answers have the id %s", id)
	}
	if !charged {
		fmt.Fprintf(os.Stderr, "%d without a value: %s\n", n, answer)
	}
	if n%50 > 0 {
		return took, nil
	}
	_, stored, err := s.call(ctx, key, http.MethodGet, "/api/v1/appraisals/"+id, "", "")
	var record struct{ Answer json.RawMessage }
	if err == nil && (json.Unmarshal(stored, &record) != nil || string(record.Answer) != string(answer)) {
		err = fmt.Errorf("read back as %s, want %s", stored, answer)
	}
	return took, err
}

// call makes a request. It returns an error if the status is over 299.
func (s *soak) call(ctx context.Context, key, method, path, body, idempotencyKey string) (http.Header, []byte, error) {
	request, err := http.NewRequestWithContext(ctx, method, s.URL+path, strings.NewReader(body))
	if err != nil {
		return nil, nil, err
	}
	request.Header.Set("Authorization", "Bearer "+key)
	request.Header.Set("Content-Type", "application/json")
	if idempotencyKey != "" {
		request.Header.Set("Idempotency-Key", idempotencyKey)
	}
	response, err := s.client.Do(request)
	if err != nil {
		return nil, nil, err
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if err == nil && response.StatusCode > 299 {
		err = fmt.Errorf("%s %s: %s: %s", method, path, response.Status, text)
	}
	return response.Header, text, err
}

// check returns an error unless the database has exactly one charge for each answer with a value, and breaks no rule.
func (s *soak) check() error {
	db, err := fixture.OpenDatabase(s.data)
	if err != nil {
		return err
	}
	defer db.Close()
	rows, err := db.Query("SELECT id FROM transfer WHERE state = 'posted' AND credit = 'earned'")
	if err != nil {
		return err
	}
	defer rows.Close()
	charged := 0
	for ; rows.Next(); charged++ {
		var id string
		if err := rows.Scan(&id); err != nil {
			return err
		}
		if !s.ids[id] {
			return fmt.Errorf("%s was charged, but no call was answered with it", id)
		}
	}
	if err := rows.Err(); err != nil {
		return err
	}
	if charged != len(s.ids)-s.free {
		return fmt.Errorf("%d appraisals were charged, want %d", charged, len(s.ids)-s.free)
	}
	broken, err := invariants.Check(db, time.Now().UnixMilli())
	if err != nil || len(broken) > 0 {
		return fmt.Errorf("the database breaks rules (%w):\n%s", err, strings.Join(broken, "\n"))
	}
	fmt.Printf("%d appraisals were charged, each once; %d were answered without a value; all invariants hold\n", charged, s.free)
	return nil
}

// databaseSize returns the size of the database's files, in bytes.
func (s *soak) databaseSize() (size int64) {
	files, _ := filepath.Glob(filepath.Join(s.data, "v3/d1/miniflare-D1DatabaseObject/*.sqlite*"))
	for _, file := range files {
		if info, err := os.Stat(file); err == nil {
			size += info.Size()
		}
	}
	return size
}
