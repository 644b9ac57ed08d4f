// Package e2e tests the real Worker: wrangler dev runs the build in workerd, with its KV, D1, rate limit and assets,
// and the tests call it over HTTP. What the contract says in detail is tested in tests/api, through the same
// core.wasm; here it is shown that the platform's host, both planes and the programs around them fit together.
package e2e

import (
	"bytes"
	"context"
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

const adminToken = "the administrator's, for tests"

// The Loupe that all tests call, but those that need one of their own.
var service *dev.Service

// pictures is the web that the Worker fetches photos from.
var pictures = startWeb()

func TestMain(m *testing.M) { os.Exit(run(m)) }

func run(m *testing.M) int {
	ctx := context.Background()
	folder, err := os.MkdirTemp("", "loupe-e2e-")
	if err != nil {
		return failed(err)
	}
	defer os.RemoveAll(folder)
	var log output
	service, err = dev.Start(ctx, options(folder, &log))
	if err != nil {
		return failed(err)
	}
	defer service.Stop()
	if err := fill(ctx, service, folder); err != nil {
		return failed(err)
	}
	code := m.Run()
	for line := range strings.Lines(log.String()) {
		if strings.Contains(line, `"lost":`) || strings.Contains(line, "Uncaught") {
			code = failed(fmt.Errorf("the Worker logged: %s", line))
		}
	}
	return code
}

func failed(err error) int {
	fmt.Fprintln(os.Stderr, "e2e:", err)
	return 1
}

func options(persist string, log *output) dev.Options {
	return dev.Options{
		Persist: persist, Copy: true,
		Vars: map[string]string{"ADMIN_TOKEN": adminToken, "ALLOW_LOCAL_IMAGES": "1", "ECB_RATES_URL": "off"},
		Log:  log,
	}
}

func adminOf(s *dev.Service) admin.Client { return admin.Client{URL: s.URL, Token: adminToken} }

// The euro's rate makes one listing's price comparable to the others'.
const rates = `{"date":"2026-05-01","base":"USD","rates":{"EUR":0.8}}`

const listings = `id,title,brand,category,vendor,price,currency,url,image
c1,Halden Scout 35 rangefinder camera,Halden,Cameras,Sample Photo,410.00,USD,https://shop.example/c1,camera.jpg
c2,Halden Scout 35 rangefinder film camera black,Halden,Cameras,Sample Market,US $430.00,,https://shop.example/c2,
c3,"Halden Scout 35 camera, needs cleaning",Halden,Cameras,Sample Auctions,395,USD,https://shop.example/c3,
c4,Halden Scout 35 rangefinder camera with strap,Halden,Cameras,Sample Europe,"320,00 €",EUR,https://shop.example/c4,
g1,Orvik Drift acoustic guitar,Orvik,Guitars,Sample Strings,250.00,USD,https://shop.example/g1,
g2,"Orvik Drift acoustic guitar, spruce",Orvik,Guitars,Sample Strings,270.00,USD,https://shop.example/g2,
`

// fill gives a service the tests' exchange rates and listings, these with the program that operators use.
func fill(ctx context.Context, s *dev.Service, persist string) error {
	if err := adminOf(s).PutRates(ctx, []byte(rates)); err != nil {
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
	command := exec.CommandContext(ctx, "go", "run", "./build/import", "-csv", file, "-persist", persist, "-image-base", pictures.URL+"/")
	command.Dir = root
	if text, err := command.CombinedOutput(); err != nil {
		return fmt.Errorf("import: %w\n%s", err, text)
	}
	return nil
}

// output is a log that is read while it is written.
type output struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (o *output) Write(p []byte) (int, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.text.Write(p)
}

func (o *output) String() string {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.text.String()
}

// eventually waits until something is so, which the Worker does in its own time.
func eventually(t *testing.T, limit time.Duration, what string, so func() bool) {
	t.Helper()
	for deadline := time.Now().Add(limit); !so(); time.Sleep(50 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatalf("not within %v: %s", limit, what)
		}
	}
}
