// Package e2e tests the real Worker over HTTP, in workerd, with KV, D1, a rate limiter and assets. The tests check that the host on
// Cloudflare, both planes and the command-line programs work together. tests/api tests the details of the public interface on the same
// core.wasm.
package e2e

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"loupe/build/operate/admin"
	"loupe/build/operate/catalogue"
	"loupe/build/operate/dev"
	"loupe/tests/fixture"
	"loupe/tests/workerd"
)

const adminToken = "administrator token of the tests"

// service is the Worker that most tests call.
var service *workerd.Service

// persist is the folder of the data of service.
var persist string

// loaded is a folder with a database that has the listings.
var loaded string

// programs is a folder with the built command-line programs that the tests run.
var programs string

func program(name string) string { return filepath.Join(programs, name) }

// images is the server from which the Worker fetches photos.
var images = startImageHost()

func TestMain(m *testing.M) {
	flag.Parse()
	flag.Set("test.parallel", "3") // the tests wait for half of their time
	os.Exit(run(m))
}

func run(m *testing.M) int {
	ctx := context.Background()
	folder, err := os.MkdirTemp("", "loupe-e2e-")
	if err != nil {
		return failed(err)
	}
	defer os.RemoveAll(folder)
	persist, programs, loaded = filepath.Join(folder, "data"), filepath.Join(folder, "programs"), filepath.Join(folder, "loaded")
	if err := errors.Join(buildPrograms(ctx), loadListings(), os.CopyFS(persist, os.DirFS(loaded)), trustClientHost(folder)); err != nil {
		return failed(err)
	}
	var log logBuffer
	if service, err = workerd.Start(ctx, options(persist, &log)); err != nil {
		return failed(err)
	}
	defer service.Stop()
	if err := adminClient(service).PutRates(ctx, []byte(rates)); err != nil {
		return failed(err)
	}
	code := m.Run()
	if err := log.unexpected(); err != nil {
		code = failed(err)
	}
	return code
}

// buildPrograms builds the command-line programs that the tests run.
func buildPrograms(ctx context.Context) error {
	root, err := dev.Root()
	if err != nil {
		return err
	}
	command := exec.CommandContext(ctx, "go", "build", "-o", programs+"/", "./build/operate/key", "./build/products/loupe", "./build/operate/replay")
	command.Dir = root
	if text, err := command.CombinedOutput(); err != nil {
		return fmt.Errorf("go build: %w\n%s", err, text)
	}
	return nil
}

// failed prints an error and returns the exit status.
func failed(err error) int {
	fmt.Fprintln(os.Stderr, "e2e:", err)
	return 1
}

// ownService is a service that one test has for itself.
type ownService struct {
	*workerd.Service
	data string // the folder of its data
	log  *logBuffer
}

// start starts a service, with an empty database unless its folder has one. It stops when the test ends. The test fails if the
// Worker logged a failed exchange.
func start(t *testing.T, change func(*workerd.Options)) ownService {
	t.Helper()
	o := options(t.TempDir(), &logBuffer{})
	if change != nil {
		change(&o)
	}
	log := o.Log.(*logBuffer)
	s, err := workerd.Start(t.Context(), o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		s.Stop()
		if err := log.unexpected(); err != nil {
			t.Error(err)
		}
		if t.Failed() {
			t.Logf("the log:\n%s", log)
		}
	})
	return ownService{s, o.Persist, log}
}

// startLoaded starts a service with the listings and the exchange rates.
func startLoaded(t *testing.T, change func(*workerd.Options)) ownService {
	t.Helper()
	s := start(t, func(o *workerd.Options) {
		copyLoaded(t, o)
		if change != nil {
			change(o)
		}
	})
	if err := adminClient(s.Service).PutRates(t.Context(), []byte(rates)); err != nil {
		t.Fatal(err)
	}
	return s
}

// copyLoaded gives a service the listings.
func copyLoaded(t *testing.T, o *workerd.Options) {
	t.Helper()
	if err := os.CopyFS(o.Persist, os.DirFS(loaded)); err != nil {
		t.Fatal(err)
	}
}

// options returns the options of a service with its data in a folder.
func options(persist string, log *logBuffer) workerd.Options {
	return workerd.Options{
		Persist: persist,
		Config:  "\n[images]\nbinding = \"IMAGES\"\n",
		Vars: map[string]string{"ADMIN_TOKEN": adminToken, "ALLOW_LOCAL_IMAGES": "1", "TRANSCRIPTS": "1", "ECB_RATES_URL": "off", "STATE_SECRET": "state secret of the tests",
			"SESSION_SECRET": "session secret of the tests, long enough", "DEV_SIGN_IN": "1", "OAUTH_REGISTRATION": "on", "OAUTH_REDIRECT_SCHEMES": "cursor", "ADMINS": "admin@example.com", "SIGNUP_CREDITS": "100",
			"STRIPE_SECRET_KEY": stripeKey, "STRIPE_WEBHOOK_SECRET": webhookSecret, "STRIPE_URL": stripe.URL, "PACKS": "starter 1000 10.00 USD",
			"MCP_REGISTRY_AUTH": registryProof, "TERMS_URL": "https://e.example/terms", "SUPPORT_EMAIL": "help@e.example"},
		Log: log,
	}
}

func adminClient(s *workerd.Service) admin.Client { return admin.Client{URL: s.URL, Token: adminToken} }

const ratesDate = "2026-05-01"

// rates includes the euro, the currency of one listing.
const rates = `{"date":"` + ratesDate + `","base":"USD","rates":{"EUR":0.8}}`

const listings = `id,title,brand,category,vendor,price,currency,url,image
c1,Halden Scout 35 rangefinder camera,Halden,Cameras,Sample Photo,410.00,USD,https://shop.example/c1,camera.jpg
c2,Halden Scout 35 rangefinder film camera black,Halden,Cameras,Sample Market,US $430.00,,https://shop.example/c2,
c3,"Halden Scout 35 camera, needs cleaning",Halden,Cameras,Sample Auctions,395,USD,https://shop.example/c3,
c4,Halden Scout 35 rangefinder camera with strap,Halden,Cameras,Sample Europe,"320,00 €",EUR,https://shop.example/c4,
g1,Orvik Drift acoustic guitar,Orvik,Guitars,Sample Strings,250.00,USD,https://shop.example/g1,
g2,"Orvik Drift acoustic guitar, spruce",Orvik,Guitars,Sample Strings,270.00,USD,https://shop.example/g2,
`

// loadListings creates a database with the listings in the folder that the variable loaded names.
func loadListings() error {
	if err := fixture.CopyMigrated(loaded); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(loaded, "camera.jpg"), encode(fixture.Picture(1), 90), 0o600); err != nil {
		return err
	}
	valid, report, err := catalogue.Read(strings.NewReader(listings), catalogue.Options{Folder: loaded, ImageBase: images.URL + "/"})
	if err != nil || len(report.Rows) > 0 {
		return fmt.Errorf("the listings: %v, %v", err, report)
	}
	db, err := fixture.OpenDatabase(loaded)
	if err != nil {
		return err
	}
	defer db.Close()
	return catalogue.Load(db, valid)
}

// logBuffer is a log that can be read while it is written.
type logBuffer struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (b *logBuffer) Write(p []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.text.Write(p)
}

func (b *logBuffer) String() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.text.String()
}

// unexpected returns an error if the Worker logged a failed exchange or an uncaught exception.
func (b *logBuffer) unexpected() error {
	for line := range strings.Lines(b.String()) {
		if strings.Contains(line, `"exchange_failed":`) || strings.Contains(line, "Uncaught") {
			return fmt.Errorf("the Worker logged: %s", line)
		}
	}
	return nil
}

// waitUntil polls until a condition holds. It ends the test after the timeout.
func waitUntil(t *testing.T, timeout time.Duration, what string, condition func() bool) {
	t.Helper()
	for deadline := time.Now().Add(timeout); !condition(); time.Sleep(50 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatalf("timed out after %v waiting until %s", timeout, what)
		}
	}
}
