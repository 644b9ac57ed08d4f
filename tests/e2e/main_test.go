// Package e2e tests the real Worker over HTTP. wrangler dev runs the build in workerd, with KV, D1, a
// rate limiter and assets. The tests check that the host on Cloudflare, both planes and the
// command-line programs work together. tests/api tests the details of the public interface on the same
// core.wasm.
package e2e

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"loupe/build/admin"
	"loupe/build/dev"
	"loupe/tests/fixture"
)

const adminToken = "administrator token of the tests"

// service is the running Worker that most tests call. Some tests start their own.
var service *dev.Service

// loaded is a folder with a database that has the listings.
var loaded string

// programs is a folder with the built command-line programs that the tests run.
var programs string

func program(name string) string { return filepath.Join(programs, name) }

// persist is the folder of the data of service.
var persist string

// images is the server from which the Worker fetches photos.
var images = startImageHost()

func TestMain(m *testing.M) {
	flag.Parse()
	flag.Set("test.parallel", "4") // the tests mostly wait
	os.Exit(run(m))
}

func run(m *testing.M) int {
	ctx := context.Background()
	folder, err := os.MkdirTemp("", "loupe-e2e-")
	if err != nil {
		return failed(err)
	}
	defer os.RemoveAll(folder)
	persist, programs = filepath.Join(folder, "data"), filepath.Join(folder, "programs")
	loaded = filepath.Join(folder, "loaded")
	if err := buildPrograms(ctx); err != nil {
		return failed(err)
	}
	if err := loadListings(ctx, loaded); err != nil {
		return failed(err)
	}
	if err := trustClientHost(folder); err != nil {
		return failed(err)
	}
	var log logBuffer
	service, err = startLoaded(ctx, options(persist, &log))
	if err != nil {
		return failed(err)
	}
	defer service.Stop()
	code := m.Run()
	for line := range strings.Lines(log.String()) {
		if strings.Contains(line, `"exchange_failed":`) || strings.Contains(line, "Uncaught") {
			code = failed(fmt.Errorf("the Worker logged: %s", line))
		}
	}
	return code
}

// buildPrograms builds the command-line programs that the tests run.
func buildPrograms(ctx context.Context) error {
	root, err := dev.Root()
	if err != nil {
		return err
	}
	command := exec.CommandContext(ctx, "go", "build", "-o", programs+"/", "./build/import", "./build/key", "./build/listings", "./build/replay")
	command.Dir = root
	if text, err := command.CombinedOutput(); err != nil {
		return fmt.Errorf("go build: %w\n%s", err, text)
	}
	return nil
}

// start starts a service whose data is in the folder o.Persist. If there is no such folder yet, or an empty one, the service begins with
// an empty database.
func start(ctx context.Context, o dev.Options) (*dev.Service, error) {
	if entries, _ := os.ReadDir(o.Persist); len(entries) == 0 {
		if err := fixture.CopyMigrated(o.Persist); err != nil {
			return nil, err
		}
	}
	o.Migrated = true
	return dev.Start(ctx, o)
}

// failed prints an error and returns the exit status.
func failed(err error) int {
	fmt.Fprintln(os.Stderr, "e2e:", err)
	return 1
}

// options returns the options of a service with its data in a folder.
func options(persist string, log *logBuffer) dev.Options {
	return dev.Options{
		Persist: persist, Copy: true,
		Vars: map[string]string{"ADMIN_TOKEN": adminToken, "ALLOW_LOCAL_IMAGES": "1", "TRANSCRIPTS": "1", "ECB_RATES_URL": "off", "STATE_SECRET": "state secret of the tests",
			"SESSION_SECRET": "session secret of the tests, long enough", "DEV_SIGN_IN": "1", "ADMINS": "admin@example.com", "SIGNUP_CREDITS": "100",
			"STRIPE_SECRET_KEY": stripeKey, "STRIPE_WEBHOOK_SECRET": webhookSecret, "STRIPE_URL": stripe.URL, "PACKS": "starter 1000 10.00 USD"},
		Log: log,
	}
}

func adminClient(s *dev.Service) admin.Client { return admin.Client{URL: s.URL, Token: adminToken} }

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
w1,Velm Tidewater diver watch with box,Velm,Watches,Sample Time,400.00,USD,https://shop.example/w1,
w2,Velm Tidewater diver watch in original box,Velm,Watches,Sample Time,420.00,USD,https://shop.example/w2,
w3,"Velm Tidewater diver watch, no box",Velm,Watches,Sample Time,250.00,USD,https://shop.example/w3,
w4,Velm Tidewater diver watch without box,Velm,Watches,Sample Time,260.00,USD,https://shop.example/w4,
`

// startLoaded starts a service with the listings and the exchange rates. The folder o.Persist must be new or empty.
func startLoaded(ctx context.Context, o dev.Options) (*dev.Service, error) {
	if err := os.CopyFS(o.Persist, os.DirFS(loaded)); err != nil {
		return nil, err
	}
	s, err := start(ctx, o)
	if err != nil {
		return nil, err
	}
	if err := adminClient(s).PutRates(ctx, []byte(rates)); err != nil {
		s.Stop()
		return nil, err
	}
	return s, nil
}

// loadListings makes a database in a folder and loads the listings with the program that operators use.
func loadListings(ctx context.Context, persist string) error {
	if err := fixture.CopyMigrated(persist); err != nil {
		return err
	}
	file := filepath.Join(persist, "listings.csv")
	if err := os.WriteFile(file, []byte(listings), 0o600); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(persist, "camera.jpg"), encode(fixture.Picture(1), 90), 0o600); err != nil {
		return err
	}
	root, err := dev.Root()
	if err != nil {
		return err
	}
	command := exec.CommandContext(ctx, program("import"), "-csv", file, "-persist", persist, "-image-base", images.URL+"/")
	command.Dir = root
	if text, err := command.CombinedOutput(); err != nil {
		return fmt.Errorf("import: %w\n%s", err, text)
	}
	return nil
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

// waitUntil polls until a condition holds. It ends the test after the timeout.
func waitUntil(t *testing.T, timeout time.Duration, what string, condition func() bool) {
	t.Helper()
	for deadline := time.Now().Add(timeout); !condition(); time.Sleep(50 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatalf("timed out after %v waiting until %s", timeout, what)
		}
	}
}
