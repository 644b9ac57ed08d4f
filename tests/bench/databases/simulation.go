package main

import (
	"container/heap"
	"math"
	"math/rand/v2"
	"slices"
)

// A scenario is a load on a number of databases. Times are milliseconds.
type scenario struct {
	title     string
	databases int
	rate      float64 // appraisals a second
	replicas  int     // of each database, for searches; without one, the primary searches
	largest   float64 // part of the appraisals that one account makes; the others are spread evenly
	confirmed float64 // for how much longer a write occupies the database, until other locations have it
	outage    float64 // for how long the first database answers nothing, halfway through
}

// A batch is a batch of SQL statements that an appraisal runs on its account's database.
type batch struct {
	before       float64 // mean time for which the appraisal does something else first, such as waiting for a vendor
	median, slow float64 // how long it occupies the database: in half of the cases and in 95 of 100 it takes less
	reads        bool    // a replica may run it
}

// batches are the batches of an appraisal, in order. docs/SCALE.md has their times, measured with 100,000 listings.
var batches = []batch{
	{median: 1.3, slow: 1.9},                          // admit
	{before: 200, median: 6.8, slow: 10, reads: true}, // search
	{before: 2000, median: 1.7, slow: 2.4},            // settle
	{before: 30000, median: 1, slow: 2},               // its part of the cron's work
}

var settle = 2 // index in batches of the last one that the caller waits for

const (
	// queued is how many batches may wait for a database. D1 refuses more as "overloaded". Cloudflare does not say how many.
	queued = 1000

	// near and far are the time from a Worker to a database on the same and on another continent. A tenth of the accounts is far.
	near, far = 10, 120
	farAway   = 0.1
)

// time returns a random time of the batch at the database. It is log-normal.
func (b batch) time(random *rand.Rand) float64 {
	const quantile95 = 1.645 // of the normal distribution
	return b.median * math.Exp(math.Log(b.slow/b.median)/quantile95*random.NormFloat64())
}

// A server is a database or a replica. It runs one batch after another, in the order of their arrival.
type server struct {
	busy   float64   // in all
	starts []float64 // when the waiting batches start, in order
	free   float64   // when the last of them ends
}

// run adds a batch that arrives at a time. It returns when the batch starts and ends, or false if too many wait. Times of arrival
// must not decrease.
func (s *server) run(at, takes float64) (start, end float64, ok bool) {
	for len(s.starts) > 0 && s.starts[0] <= at {
		s.starts = s.starts[1:]
	}
	if len(s.starts) >= queued {
		return 0, 0, false
	}
	start = max(at, s.free)
	s.busy += takes
	s.free = start + takes
	s.starts = append(s.starts, start)
	return start, s.free, true
}

// An appraisal arrives at its account's database with its next batch.
type appraisal struct {
	database int
	way      float64 // time to the database
	batch    int     // index in batches
	at       float64 // time of arrival
	waited   float64 // in queues so far
	counts   bool
}

// A result has the figures of a scenario. The first tenth of the time is left out.
type result struct {
	waits           []float64 // of the appraisals that were settled: time in queues; ascending
	refused         int       // appraisals of which a database refused a batch
	busiest, idlest float64   // part of the time for which a primary database was busy
}

// wait returns a quantile of the appraisals' time in queues, such as 0.5 for the median.
func (r *result) wait(part float64) float64 { return r.waits[int(part*float64(len(r.waits)-1))] }

// run simulates the scenario for a time. The same seed gives the same result.
func (s scenario) run(seed uint64, time float64) result {
	random := rand.New(rand.NewPCG(seed, 0))
	servers := make([][]server, s.databases) // of each database: the primary, then the replicas
	for i := range servers {
		servers[i] = make([]server, 1+s.replicas)
	}
	var r result
	coming := arrivals{s.appraisal(random, 0, time)}
	down := s.outage > 0
	for len(coming) > 0 {
		a := heap.Pop(&coming).(*appraisal)
		if down && a.at >= time/2 {
			servers[0][0].run(a.at, s.outage) // an outage is a batch that takes as long
			down = false
		}
		if a.batch == 0 && a.at < time {
			heap.Push(&coming, s.appraisal(random, a.at, time))
		}
		b, at := batches[a.batch], &servers[a.database][0]
		if b.reads && s.replicas > 0 {
			at = &servers[a.database][1+random.IntN(s.replicas)]
		}
		takes := b.time(random)
		if !b.reads {
			takes += s.confirmed
		}
		start, end, ok := at.run(a.at, takes)
		switch {
		case a.counts && !ok:
			r.refused++
		case a.counts && a.batch == settle:
			r.waits = append(r.waits, a.waited+start-a.at)
		}
		if a.batch++; ok && a.batch < len(batches) {
			a.waited += start - a.at
			a.at = end + 2*a.way + batches[a.batch].before*random.ExpFloat64()
			heap.Push(&coming, a)
		}
	}
	slices.Sort(r.waits)
	r.idlest = 1
	for _, database := range servers {
		r.busiest, r.idlest = max(r.busiest, database[0].busy/time), min(r.idlest, database[0].busy/time)
	}
	return r
}

// appraisal returns the appraisal that begins next after a time.
func (s scenario) appraisal(random *rand.Rand, after, time float64) *appraisal {
	a := &appraisal{database: random.IntN(s.databases), way: near, at: after + 1000/s.rate*random.ExpFloat64()}
	if random.Float64() < s.largest {
		a.database = s.databases - 1
	}
	if random.Float64() < farAway {
		a.way = far
	}
	a.counts = a.at > time/10
	return a
}

// arrivals is a heap of appraisals, the next to arrive first.
type arrivals []*appraisal

func (a arrivals) Len() int           { return len(a) }
func (a arrivals) Less(i, j int) bool { return a[i].at < a[j].at }
func (a arrivals) Swap(i, j int)      { a[i], a[j] = a[j], a[i] }
func (a *arrivals) Push(x any)        { *a = append(*a, x.(*appraisal)) }
func (a *arrivals) Pop() any {
	last := (*a)[len(*a)-1]
	*a = (*a)[:len(*a)-1]
	return last
}
