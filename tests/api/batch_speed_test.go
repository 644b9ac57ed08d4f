package api

import (
	"flag"
	"testing"
	"testing/synctest"
	"time"

	"loupe/build/products/host"
	"loupe/core/exchange"
	"loupe/core/store/ledger"
	"loupe/tests/upstream"
)

var batchItems = flag.Int("items", 60, "how many items TestBatchKeepsToTheLimits has")

// A batch takes at most 1.2 times what the limit of calls allows, with every service at 300 ms. If the Worker is killed ten times on the
// way, each item is still charged once and ends once. A kill is a host whose effects all fail from then on, with its queue; another goes
// on with the same database. The time is virtual: only delays take time.
func TestBatchKeepsToTheLimits(t *testing.T) {
	const interval = 500 * time.Millisecond // of CALLS_PER_MINUTE below
	n := *batchItems
	for name, kills := range map[string]int{"alone": 0, "killed": 10} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				var options host.Options
				var isDead *bool
				live := func() {
					dead := new(bool)
					isDead = dead
					options.Queue = &host.Queue{Retries: 2}
					options.Fault = func(e host.Effect, do func() host.Result) host.Result {
						if *dead {
							return host.Fail(exchange.Network, "killed")
						}
						r := do()
						if *dead {
							return host.Fail(exchange.Network, "killed")
						}
						return r
					}
				}
				s := newServiceWithUpstreams(t, "openai", "serper-shopping,catalog", withVar("CALLS_PER_MINUTE", "openai=120"), func(o *host.Options) {
					o.Clock, o.Record = nil, nil
					options = *o
					live()
					*o = options
				})
				s.transcript = nil
				s.exec(`INSERT INTO transfer (id, debit, credit, amount, state, reason, created_at, settled_at) VALUES ('more', 'issued', 'acct_1', ?1, 'posted', 'test', 0, 0)`, n*cost)
				options.KV = s.KV()
				for _, vendor := range []string{"openai", "serper", "pages"} {
					s.web.Vendor(vendor).Behave(upstream.Behaviour{Delay: 300 * time.Millisecond})
				}
				before := s.balance()
				begun := time.Now()
				s.batch(cameras(n)...)
				memory := 0
				for second := 1; ; second++ {
					time.Sleep(time.Second)
					if ended := s.queryInt(`SELECT count(*) FROM batch WHERE state = 'completed'`); ended == 1 || second > 24*3600 {
						break
					}
					if second == 20 {
						memory = s.Memory()
					}
					if second <= kills*3 && second%3 == 0 {
						*isDead = true
						live()
						old := s.Host
						var err error
						if s.Host, err = host.New(options); err != nil {
							t.Fatal(err)
						}
						defer old.Close()
					}
					if second%60 == 0 {
						now := time.Now().UnixMilli()
						s.exec(ledger.VoidStale, now, now-ledger.StaleAfter, 5000)
						for more := true; more; {
							more, _ = s.Work()
						}
					}
				}
				took := time.Since(begun)
				s.Wait()
				allowed := time.Duration(n) * interval
				t.Logf("%d items in %v; the limit allows %v, so %.2f times as long; memory %d, after 20 s %d", n, took, allowed, took.Seconds()/allowed.Seconds(), s.Memory(), memory)
				if kills == 0 && took > allowed*12/10 {
					t.Errorf("took %v, want at most 1.2 times %v", took, allowed)
				}
				if spent := before - s.balance(); spent != int64(n*cost) || s.held() != 0 {
					t.Errorf("got %d credits spent and %d held, want %d and none", spent, s.held(), n*cost)
				}
				if calls := len(s.web.Calls("openai")); kills == 0 && calls != n {
					t.Errorf("got %d calls of the model, want one for each of the %d items", calls, n)
				}
				s.checkBatches()
			})
		})
	}
}
