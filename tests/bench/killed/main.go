// Killed sends calls of all kinds to the Worker in workerd, kills workerd at random moments, and starts it again on the same data. After each
// start the database must obey the rules of worker/invariants. At the end, when everything has settled, it must agree with what the clients saw.
// Stand-ins for the vendors answer after 300 ms, and the schedule runs every fifteen seconds.
//
//	go run ./tests/bench/killed [-minutes 10] [-seed n]
//
// The seed decides what the clients do and when workerd is killed, but not how their calls interleave. The command needs what make killed builds, and
// Linux. The exit status is 1 if a promise is broken.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"maps"
	"math/rand/v2"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"time"

	"loupe/build/operate/admin"
	"loupe/build/operate/dev"
	"loupe/core/store/ledger"
	"loupe/tests/fixture"
	"loupe/tests/upstream"
	"loupe/tests/workerd"
	"loupe/worker/invariants"
)

var (
	minutes = flag.Float64("minutes", 10, "for how long workerd is killed")
	seed    = flag.Uint64("seed", 0, "`seed` of the random numbers; 0 for a different one each time")
)

const (
	accounts = 12 // each has one client
	credits  = 1_000_000
	delay    = 300 * time.Millisecond // of each answer of a vendor
	token    = "administrator token of the kills"

	// The lines of wrangler.toml that bind the queue. A failed message is delivered again after a second.
	queue = "\n[[queues.producers]]\nbinding = \"JOBS\"\nqueue = \"jobs-of-the-kills\"\n" +
		"\n[[queues.consumers]]\nqueue = \"jobs-of-the-kills\"\nmax_batch_size = 6\nmax_batch_timeout = 0\nmax_retries = 5\nretry_delay = 1\n"
)

func main() {
	flag.Parse()
	if *seed == 0 {
		*seed = uint64(time.Now().UnixNano())
	}
	fmt.Println("seed", *seed)
	dev.Main("killed", run)
}

// service is the Worker, its stand-ins, and the accounts that call it.
type service struct {
	web      *upstream.Web
	data     string // folder of the data
	vars     map[string]string
	accounts []*account
	seen     seen

	mu      sync.Mutex // guards worker
	worker  *workerd.Service
	process int // id of workerd
}

// account is a customer.
type account struct{ id, key string }

func run(ctx context.Context, _ []string, _, _ io.Writer) error {
	folder, err := os.MkdirTemp("", "loupe-killed-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	s := &service{web: upstream.New(), data: filepath.Join(folder, "data"), seen: newSeen()}
	defer s.web.Listen()()
	for _, vendor := range []string{"openai", "serper", "pages"} {
		s.web.Vendor(vendor).Behave(upstream.Behaviour{Delay: delay})
	}
	s.vars = map[string]string{"ADMIN_TOKEN": token, "SESSION_SECRET": "session secret of the kills, long enough", "ALLOW_LOCAL_IMAGES": "1", "ECB_RATES_URL": "off"}
	vars, secrets := s.web.Configure("openai", "serper-shopping,catalog")
	maps.Copy(s.vars, vars)
	maps.Copy(s.vars, secrets)
	if err := fixture.CopyMigrated(s.data); err != nil {
		return err
	}
	if err := fixture.LoadSamples(s.data); err != nil {
		return err
	}
	if err := s.start(ctx); err != nil {
		return err
	}
	defer func() { s.current().Stop() }()
	receiver := httptest.NewServer(&s.seen)
	defer receiver.Close()
	if err := s.openAccounts(ctx, receiver.URL); err != nil {
		return err
	}
	kills, err := s.killRepeatedly(ctx)
	if err != nil {
		return err
	}
	if err := s.settle(ctx); err != nil {
		return err
	}
	if err := s.checkAll(ctx); err != nil {
		return err
	}
	s.seen.print(kills)
	if len(s.seen.violations) > 0 {
		return errors.New(strings.Join(s.seen.violations, "\n"))
	}
	return nil
}

// start starts workerd on the data, at the beginning and after each kill.
func (s *service) start(ctx context.Context) error {
	worker, err := workerd.Start(ctx, workerd.Options{Persist: s.data, Vars: s.vars, Config: queue, Limit: 1_000_000})
	if err != nil {
		return err
	}
	process, err := worker.Process()
	s.mu.Lock()
	defer s.mu.Unlock()
	s.worker, s.process = worker, process
	return err
}

func (s *service) current() *workerd.Service {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.worker
}

// openAccounts creates the accounts, each with a webhook.
func (s *service) openAccounts(ctx context.Context, receiver string) error {
	client := admin.Client{URL: s.current().URL, Token: token}
	if err := client.PutRates(ctx, []byte(`{"date":"2026-05-01","base":"USD","rates":{"EUR":0.8,"GBP":0.7}}`)); err != nil {
		return err
	}
	for range accounts {
		id, key, err := fixture.OpenAccount(ctx, client, "kills", credits)
		if err != nil {
			return err
		}
		c := &caller{service: s, account: &account{id, key}}
		if r := c.call(ctx, "POST", "/api/v1/webhooks", fmt.Sprintf(`{"url":"%s/","events":["appraisal.completed","batch.completed"]}`, receiver)); r.status != 201 {
			return fmt.Errorf("creating a webhook: status %d: %s", r.status, r.body)
		}
		s.accounts = append(s.accounts, c.account)
	}
	return nil
}

// killRepeatedly runs the load and kills workerd until the time is over. It returns the number of kills.
func (s *service) killRepeatedly(ctx context.Context) (kills int, err error) {
	load, endLoad := context.WithCancel(ctx)
	var running sync.WaitGroup
	defer running.Wait()
	defer endLoad()
	for i := range accounts {
		running.Go(func() {
			c := &caller{service: s, account: s.accounts[i], random: rand.New(rand.NewPCG(*seed, uint64(i)+1))}
			for load.Err() == nil {
				c.act(load)
			}
		})
	}
	running.Go(func() {
		for load.Err() == nil {
			s.current().Scheduled(load) // fails if workerd is killed
			sleep(load, 15*time.Second)
		}
	})
	random := rand.New(rand.NewPCG(*seed, 0))
	for end := time.Now().Add(time.Duration(*minutes * float64(time.Minute))); time.Now().Before(end); kills++ {
		sleep(ctx, time.Duration(2000+random.IntN(14000))*time.Millisecond)
		if err := ctx.Err(); err != nil {
			return kills, err
		}
		if err := syscall.Kill(s.process, syscall.SIGKILL); err != nil {
			return kills, err
		}
		s.current().Stop() // ends what is left of the service outside workerd
		if err := s.start(ctx); err != nil {
			return kills, err
		}
		if err := s.checkRules(fmt.Sprintf("after kill %d", kills+1)); err != nil {
			return kills, err
		}
		if kills%10 == 9 {
			fmt.Println(kills+1, "kills")
		}
	}
	return kills, nil
}

// checkRules records the rules that the database breaks.
func (s *service) checkRules(when string) error {
	db, err := fixture.OpenDatabase(s.data)
	if err != nil {
		return err
	}
	defer db.Close()
	broken, err := invariants.Check(db, time.Now().UnixMilli())
	for _, b := range broken {
		s.seen.violate("%s: %s", when, b)
	}
	return err
}

// settle runs the schedule until no transfer, batch or delivery is open. Kills leave appraisals without a value, and an account with too many of
// them in an hour has its batches paused. These count as settled.
func (s *service) settle(ctx context.Context) error {
	db, err := fixture.OpenDatabase(s.data)
	if err != nil {
		return err
	}
	defer db.Close()
	const open = `SELECT (SELECT count(*) FROM transfer WHERE state = 'pending') + (SELECT count(*) FROM batch WHERE ended_at IS NULL AND paused_reason IS NOT 'TOO_MANY_UNVALUED')
		+ (SELECT count(*) FROM webhook_delivery WHERE delivered_at IS NULL)`
	for end := time.Now().Add(3 * ledger.StaleAfter * time.Millisecond); ; sleep(ctx, 5*time.Second) {
		if err := s.current().Scheduled(ctx); err != nil {
			return err
		}
		left := 0
		if err := db.QueryRow(open).Scan(&left); err != nil || left == 0 {
			return err
		}
		if time.Now().After(end) {
			s.seen.violate("%d transfers, batches and deliveries are still open", left)
			return nil
		}
	}
}

// sleep waits for a duration, or until the context is done.
func sleep(ctx context.Context, d time.Duration) {
	select {
	case <-ctx.Done():
	case <-time.After(d):
	}
}
