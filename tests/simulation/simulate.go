package main

import (
	"fmt"
	"math/rand/v2"
	"time"

	"loupe/build/products/host"
)

// outcome is how a world ended.
type outcome struct {
	plan                plan
	exchanges, complete int
	faults              map[string]int // how often each fault happened
	broken              *violation     // nil if no promise was broken
	story               []string       // empty unless the plan asks for it
	transcript          []byte         // of the exchange that was answered last; nil unless the story is told
}

// simulate runs one world to its end.
func simulate(p plan) (o outcome) {
	w := &world{plan: p, now: epoch, chance: chance{seed: p.seed, streams: map[string]*rand.Rand{}, off: p.without, counts: map[string]int{}, rates: map[string]int{}}}
	w.story.telling = p.telling
	var err error
	if w.database, err = openDatabase(w); err != nil {
		panic(err)
	}
	defer w.database.Close()
	w.kv, w.bucket, w.web, w.queue = newKV(w), map[string]bool{}, &web{w: w, hooks: map[string]*hook{}}, &queue{w: w}
	w.version = int(p.seed % uint64(len(configurations)))
	w.stripe, w.entries, w.busy = &stripe{w: w, answers: map[string]string{}}, map[string]last{}, map[*account]bool{}
	defer w.stopAll()
	w.calm = true
	w.runUntil("the beginning", w.start("beginning", w.begin))
	w.calm = false
	w.startCron()
	for n := range 2 {
		w.start(fmt.Sprintf("operator %d", n), (*process).operate)
	}
	for _, a := range w.ledger.all {
		w.startDashboard(a)
		for n := range max(1, p.clients/len(w.ledger.all)) {
			w.start(fmt.Sprintf("%s/%d", a.name, n), func(p *process) { (&client{p, a}).run() })
		}
	}
	w.run(epoch.AddDate(1, 0, 0), func() bool { return w.exchanges >= p.exchanges })
	w.calm = true
	w.tell("world", "no more faults from now on")
	w.run(w.now.Add(15*time.Minute), never)
	if w.broken == nil {
		w.runUntil("the end", w.start("end", w.end))
	}
	o = outcome{plan: p, exchanges: w.exchanges, complete: w.complete, faults: w.counts, broken: w.broken, story: w.story.lines}
	if w.answered != nil && w.answered.isolate.record != nil {
		o.transcript = w.answered.isolate.record.Of(w.answered.Number()).Encode()
	}
	return o
}

func never() bool { return false }

// runUntil runs the world until a process has ended.
func (w *world) runUntil(name string, p *process) {
	w.run(w.now.Add(24*time.Hour), func() bool { return p.ended })
	if !p.ended && w.broken == nil {
		w.violate(lively, "%s did not finish within a day", name)
	}
}

// begin opens the accounts and fills the catalogue.
func (w *world) begin(p *process) {
	for range 6 {
		p.openAccount()
	}
	w.texts(catalogue)
}

const catalogue = `INSERT INTO listing (id, title, brand, category, vendor, price, currency, url, image) VALUES
	('c1', 'Halden Scout 35 rangefinder camera', 'Halden', 'Cameras', 'Sample Photo', '410.00', 'USD', 'https://shop.com/c1', 'https://shop.com/c1.jpg'),
	('c2', 'Halden Scout 35 rangefinder film camera black', 'Halden', 'Cameras', 'Sample Market', 'US $430.00', '', 'https://shop.com/c2', ''),
	('c3', 'Halden Scout 35 camera, rangefinder', 'Halden', 'Cameras', 'Sample Auctions', '395', 'USD', 'https://shop.com/c3', ''),
	('c4', 'Halden Scout 35 rangefinder camera with strap', 'Halden', 'Cameras', 'Sample Europe', '400,00', 'USD', 'https://shop.com/c4', ''),
	('g1', 'Orvik Drift acoustic guitar', 'Orvik', 'Guitars', 'Sample Strings', '250.00', 'USD', 'https://shop.com/g1', ''),
	('g2', 'Orvik Drift acoustic guitar, spruce', 'Orvik', 'Guitars', 'Sample Strings', '270.00', 'USD', 'https://shop.com/g2', '')`

// end checks what must hold when everything has settled.
func (w *world) end(p *process) {
	for w.stripe.waiting > 0 {
		p.sleep(time.Minute)
	}
	p.sleep(5 * time.Minute) // the cron continues batches that waited for credits
	w.checkDatabase()
	w.checkInvariants()
	w.checkMoney()
	w.checkGrants()
	w.readAll(p)
	w.checkDeletions(p)
	w.checkTables()
	w.checkLog()
	for _, a := range w.ledger.all {
		(&client{p, a}).end()
	}
	w.checkLiveness(p)
	for _, i := range w.isolates {
		i.keepRecord()
		i.checkLines()
	}
	w.complete = int(w.count(`SELECT count(*) FROM transfer t WHERE t.credit = 'earned' AND (t.state = 'posted' OR EXISTS (SELECT 1 FROM appraisal p WHERE p.id = t.id AND p.answer IS NOT NULL))`))
	w.replay()
}

// replay delivers the recorded frames to fresh instances. The first recording goes to core.wasm, even if the world ran natively.
func (w *world) replay() {
	for n, r := range w.records {
		guest := host.Guest(w.plan.guest)
		if n == 0 && w.plan.core != nil {
			guest = w.plan.core
		}
		if err := host.Replay(guest, r); err != nil {
			w.violate(replays, "%v", err)
		}
	}
}
