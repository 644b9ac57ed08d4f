// Peers compares Loupe with the same service as others write it with Hono, plain and with Loupe's work. wrangler dev runs all of them with the same configuration and copies of the same database, which has the sample listings. None writes
// a log. In each round each service has its turn at each kind of call, so that other work on the machine disturbs all alike.
//
//	go run ./tests/bench/peers [-rounds 9] [-phase 5s] [-at-once 8] [-only plain,equal]
//
// It needs what make bench PEERS=1 builds. The exit status is 1 if a goal is missed.
package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"loupe/build/operate/admin"
	"loupe/build/operate/dev"
	"loupe/tests/fixture"
)

var (
	rounds = flag.Int("rounds", 9, "rounds that are measured")
	phase  = flag.Duration("phase", 5*time.Second, "duration of a turn")
	atOnce = flag.Int("at-once", 8, "calls at the same time")
	only   = flag.String("only", "plain,equal", "names of the peers")
)

var loupe = peer{name: "loupe", title: "Loupe", main: "tests/bench/peers/loupe.mjs", comparesPictures: true}

// peers are the services. The first is compared with the others.
var peers = []peer{
	loupe,
	{name: "plain", title: "Hono, plain", main: "tests/bench/peers/plain.mjs", goals: map[string]float64{refused401: 1, refused400: 1, appraised: 0.70}},
	{name: "equal", title: "Hono, equal work", main: "tests/bench/peers/equal.mjs", comparesPictures: true, goals: map[string]float64{appraised: 0.85}},
}

// A peer is a service and how much of Loupe's work it does.
type peer struct {
	name, title      string
	main             string             // module with the Worker
	comparesPictures bool               // and stores evidence
	goals            map[string]float64 // the least ratio of Loupe's calls a second to the peer's, by kind of call

	*dev.Service
	data string // folder of its data
}

func main() {
	flag.Parse()
	dev.Main("peers", run)
}

func run(ctx context.Context, _ []string, _, _ io.Writer) error {
	root, err := dev.Root()
	if err != nil {
		return err
	}
	if err := os.Chdir(root); err != nil {
		return err
	}
	peers = slices.DeleteFunc(peers, func(p peer) bool { return p.name != loupe.name && !slices.Contains(strings.Split(*only, ","), p.name) })
	folder, err := os.MkdirTemp("", "loupe-peers-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	os.Setenv("WRANGLER_LOG", "error")          // not a line for each request
	os.Setenv("X_LOCAL_OBSERVABILITY", "false") // nor a row for each effect

	photos := httptest.NewServer(http.FileServer(http.Dir("build/operate/samples")))
	defer photos.Close()
	c := &calls{photo: photos.URL + "/camera-photo.jpg", client: http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: *atOnce}}}
	base := filepath.Join(folder, "base")
	if err := c.prepare(ctx, base); err != nil {
		return err
	}
	for i := range peers {
		p := &peers[i]
		p.data = filepath.Join(folder, p.name)
		if err := os.CopyFS(p.data, os.DirFS(base)); err != nil {
			return err
		}
		if err := p.start(ctx); err != nil {
			return fmt.Errorf("%s: %w", p.name, err)
		}
		defer p.Stop()
		if err := c.check(ctx, p); err != nil {
			return fmt.Errorf("%s: %w", p.name, err)
		}
	}
	figures, err := c.measure(ctx)
	if err != nil {
		return err
	}
	missed := figures.print(os.Stdout)
	for i := range peers {
		peers[i].Stop()
		if err := peers[i].checkStored(ctx, os.Stdout); err != nil {
			return fmt.Errorf("%s: %w", peers[i].name, err)
		}
	}
	return missed
}

const token = "administrator token of the benchmark"

// prepare makes the data with which each service begins: the sample listings, exchange rates, and an account with a key and
// plenty of credits.
func (c *calls) prepare(ctx context.Context, data string) error {
	if err := fixture.CopyMigrated(data); err != nil {
		return err
	}
	if err := fixture.LoadSamples(data); err != nil {
		return err
	}
	loupe := loupe
	loupe.data = data
	if err := loupe.start(ctx); err != nil {
		return err
	}
	defer loupe.Stop()
	client := admin.Client{URL: loupe.URL, Token: token}
	var err error
	if _, c.key, err = fixture.OpenAccount(ctx, client, "benchmark", plenty); err != nil {
		return err
	}
	return client.PutRates(ctx, []byte(`{"date":"2026-11-17","base":"USD","rates":{"EUR":0.8,"GBP":0.7}}`))
}

// start starts the service with wrangler.toml, in which only the Worker's module and the rate limit are others.
func (p *peer) start(ctx context.Context) error {
	text, err := os.ReadFile("wrangler.toml")
	if err != nil {
		return err
	}
	for _, change := range [][2]string{
		{`main = "worker/index.mjs"`, fmt.Sprintf("main = %q", absolute(p.main))},
		{`directory = "build/out/assets"`, fmt.Sprintf("directory = %q", absolute("build/out/assets"))},
		{`simple = { limit = 300, period = 60 }`, `simple = { limit = 1000000, period = 60 }`},
		{`RATE_LIMIT = "300/60"`, `RATE_LIMIT = "1000000/60"`},
	} {
		before := string(text)
		if text = []byte(strings.Replace(before, change[0], change[1], 1)); string(text) == before {
			return fmt.Errorf("wrangler.toml has no line %s", change[0])
		}
	}
	config := filepath.Join(p.data, "wrangler.toml")
	if err := os.WriteFile(config, text, 0o600); err != nil {
		return err
	}
	p.Service, err = dev.Start(ctx, dev.Options{Persist: p.data, Config: config, Vars: map[string]string{
		"ADMIN_TOKEN": token, "SESSION_SECRET": "session secret of the benchmark, long enough", "ALLOW_LOCAL_IMAGES": "1", "ECB_RATES_URL": "off",
	}})
	return err
}

func absolute(path string) string {
	path, err := filepath.Abs(path)
	if err != nil {
		panic(err) // unreachable: run changed the working folder
	}
	return path
}
