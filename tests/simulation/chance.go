package main

import (
	"hash/fnv"
	"math/rand/v2"
	"time"
)

// chance decides which faults happen. Each kind of fault has a stream of random numbers of its own, so a world without one kind
// of fault makes the same decisions about the others.
type chance struct {
	seed    uint64
	streams map[string]*rand.Rand
	off     map[string]bool // faults that this world does not have
	calm    bool            // faults no longer happen
	counts  map[string]int  // how often each fault has happened
	rates   map[string]int  // one in so many occasions, by fault; see often
}

// faultRates lists all kinds of faults. A fault with the rate n usually happens on one of n occasions; often varies the rates by world.
var faultRates = map[string]int{
	"database loses the request":       400,
	"database loses the reply":         400,
	"database answers late":            200,
	"database refuses for a while":     20_000,
	"kv fails":                         300,
	"kv is stale":                      1, // each location caches what it reads for up to a minute
	"queue fails":                      60,
	"queue accepts, but says it fails": 60,
	"queue stalls":                     400,
	"queue delivers twice":             20,
	"queue delivers late":              10,
	"isolate traps":                    6_000,
	"photo exhausts its isolate":       1,
	"isolate is evicted":               700,
	"clock steps":                      400,
	"upstream fails":                   12,
	"upstream hangs":                   40,
	"upstream lies":                    25,
	"rate limiter refuses":             400,
	"client leaves":                    30,
	"client's body breaks off":         200,
	"cron is early, late or lost":      6,
	"cron runs twice":                  8,
	"deploy":                           1_500,
	"webhook receiver fails":           4,
	"webhook receiver hangs":           25,
	"stripe's event comes again":       4,
	"stripe's event comes late":        6,
	"stripe fails":                     20,
}

// stream returns the random number generator with a name.
func (c *chance) stream(name string) *rand.Rand {
	if s := c.streams[name]; s != nil {
		return s
	}
	h := fnv.New64a()
	h.Write([]byte(name))
	s := rand.New(rand.NewPCG(c.seed, h.Sum64()))
	c.streams[name] = s
	return s
}

// happens decides whether a fault happens on this occasion.
func (c *chance) happens(fault string) bool {
	happens := c.stream(fault).IntN(c.often(fault)) == 0 // drawn even if the fault is off, so that the draws after it are the same
	if !happens || c.calm || c.off[fault] {
		return false
	}
	c.counts[fault]++
	return true
}

// often returns how often a fault happens in this world: one in so many occasions. In each world some faults are rare and some are
// five times as frequent as usual, because a frequent fault can hide another by ending exchanges early. See Groce and others,
// Swarm testing, 2012: https://doi.org/10.1145/2338965.2336763
func (c *chance) often(fault string) int {
	if rate := c.rates[fault]; rate > 0 {
		return rate
	}
	rate, known := faultRates[fault]
	if !known {
		panic("simulation: no fault " + fault)
	}
	switch x := c.stream("how often: " + fault).Float64(); {
	case x < 0.15:
		rate *= 100
	case x > 0.65:
		rate = (rate + 4) / 5
	}
	c.rates[fault] = rate
	return rate
}

// latency returns how long something takes: mostly near the least, rarely near the most.
func (c *chance) latency(name string, least, most time.Duration) time.Duration {
	x := c.stream("latency of " + name).Float64()
	return least + time.Duration(float64(most-least)*x*x*x*x)
}
