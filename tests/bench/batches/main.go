// Batches measures batches in the Worker, which wrangler dev runs with its queue. Stand-ins for the vendors answer after 300 ms.
//
//	go run ./tests/bench/batches [-items 1000] [-phase 40s] [-limit CALLS]    another account's single calls beside a batch; two batches
//	go run ./tests/bench/batches -attacks [-phase 15s]                        another account's single calls beside each of the attacks
//
// It needs what make build and make build/out/migrated.stamp build. The exit status is 1 if a goal is missed.
package main

import (
	"bytes"
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"maps"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"time"

	"loupe/build/operate/admin"
	"loupe/build/operate/dev"
	"loupe/tests/fixture"
	"loupe/tests/upstream"
)

var (
	items = flag.Int("items", 1000, "items of a batch")
	phase = flag.Duration("phase", 40*time.Second, "duration of each phase with the batch or without it")
	pairs = flag.Int("pairs", 4, "pairs of phases")
	beset = flag.Bool("attacks", false, "measure beside attacks")
	limit = flag.Int("limit", 0, "calls of the model in a minute; 0 for no limit")
)

const (
	delay   = 300 * time.Millisecond // of each call of a vendor
	longest = 1.2                    // goal: the highest ratio of the 95th percentiles with and without a batch
)

func main() {
	flag.Parse()
	dev.Main("batches", run)
}

// run starts the Worker with an empty database, and measures.
func run(ctx context.Context, _ []string, _, _ io.Writer) error {
	folder, err := os.MkdirTemp("", "loupe-batches-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	s := &service{web: upstream.New(), folder: folder}
	defer s.web.Listen()()
	for _, vendor := range []string{"openai", "serper", "pages"} {
		s.web.Vendor(vendor).Behave(upstream.Behaviour{Delay: delay})
	}
	s.vars = map[string]string{"ADMIN_TOKEN": token, "SESSION_SECRET": "session secret of the benchmark, long enough", "ALLOW_LOCAL_IMAGES": "1", "ECB_RATES_URL": "off"}
	if *limit > 0 {
		s.vars["CALLS_PER_MINUTE"] = fmt.Sprintf("openai=%d", *limit)
	}
	vars, secrets := s.web.Configure("openai", "serper-shopping,catalog")
	maps.Copy(s.vars, vars)
	maps.Copy(s.vars, secrets)
	if err := fixture.CopyMigrated(s.data()); err != nil {
		return err
	}
	if err := s.start(ctx); err != nil {
		return err
	}
	defer func() { s.Stop() }()
	if err := s.admin.PutRates(ctx, []byte(`{"date":"2026-05-01","base":"USD","rates":{"EUR":0.8}}`)); err != nil {
		return err
	}
	if *beset {
		return besideAttacks(ctx, s)
	}
	return fair(ctx, s)
}

const token = "administrator token of the benchmark"

// service is a Worker and its stand-ins.
type service struct {
	*dev.Service
	web    *upstream.Web
	folder string
	vars   map[string]string
	admin  admin.Client

	scheduled time.Time // when the cron handler last ran
}

// data is the folder of the Worker's data.
func (s *service) data() string { return filepath.Join(s.folder, "data") }

// start starts the Worker.
func (s *service) start(ctx context.Context) (err error) {
	if s.Service, err = dev.Start(ctx, dev.Options{Persist: s.data(), Vars: s.vars}); err != nil {
		return err
	}
	s.admin = admin.Client{URL: s.URL, Token: token}
	return nil
}

// runSchedule runs the cron handler, if the last run was ten seconds ago. Cloudflare runs it every minute.
func (s *service) runSchedule(ctx context.Context) error {
	if time.Since(s.scheduled) < 10*time.Second {
		return nil
	}
	s.scheduled = time.Now()
	_, err := s.call(ctx, "", http.MethodGet, "/cdn-cgi/local/scheduled", "")
	return err
}

// newKey makes an account with credits, and returns a key of it.
func (s *service) newKey(ctx context.Context, credits int64) (key string, err error) {
	_, key, err = fixture.OpenAccount(ctx, s.admin, "benchmark", credits)
	return key, err
}

// call makes a request with JSON and returns the body of its answer. A status over 299 is an error.
func (s *service) call(ctx context.Context, key, method, path, body string) ([]byte, error) {
	return s.send(ctx, key, method, path, "application/json", body)
}

// send is like call, with a body of any media type.
func (s *service) send(ctx context.Context, key, method, path, mediaType, body string) ([]byte, error) {
	request, err := http.NewRequestWithContext(ctx, method, s.URL+path, strings.NewReader(body))
	if err != nil {
		return nil, err
	}
	request.Header.Set("Authorization", "Bearer "+key)
	request.Header.Set("Content-Type", mediaType)
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return nil, err
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if err == nil && response.StatusCode > 299 {
		err = fmt.Errorf("%s %s: %s: %s", method, path, response.Status, bytes.TrimSpace(text))
	}
	return text, err
}

var made atomic.Int64

// item returns the fields of a new item, unlike all others.
func (s *service) item() string {
	return fmt.Sprintf(`{"image_url":%q,"description":"Halden Scout 35 camera, lot %d"}`, s.web.URL("https://img.example.com/scout-35.jpg"), made.Add(1))
}

// batch is the document of a batch.
type batch struct {
	ID, State string
	Counts    struct{ Waiting, Running, Valued, Unvalued, Failed, Cancelled int }
}

func (s *service) newBatch(ctx context.Context, key string, n int) (b batch, err error) {
	all := make([]string, n)
	for i := range all {
		all[i] = s.item()
	}
	return s.batch(ctx, key, http.MethodPost, "", `{"items":[`+strings.Join(all, ",")+`]}`)
}

// batch makes a request for a batch, and returns the batch.
func (s *service) batch(ctx context.Context, key, method, path, body string) (b batch, err error) {
	text, err := s.call(ctx, key, method, "/api/v1/batches"+path, body)
	if err == nil {
		err = json.Unmarshal(text, &b)
	}
	return b, err
}
