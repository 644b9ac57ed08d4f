package main

import (
	"maps"
	"slices"
	"time"
)

// shrinkTime limits the search for a smaller world.
const shrinkTime = 2 * time.Minute

// shrink looks for a smaller world that breaks the same promise: without faults that don't matter, with fewer clients, shorter. It
// returns its outcome with the story.
func shrink(o outcome, simulate func(plan) outcome) outcome {
	best := o
	end := time.Now().Add(shrinkTime)
	try := func(change func(*plan)) bool {
		p := best.plan
		p.without = maps.Clone(p.without)
		p.exchanges = best.broken.exchanges + 1
		change(&p)
		if time.Now().After(end) {
			return false
		}
		smaller := simulate(p)
		if smaller.broken == nil || smaller.broken.promise != o.broken.promise {
			return false
		}
		best = smaller
		return true
	}
	without := func(faults ...string) func(*plan) {
		return func(p *plan) {
			if p.without == nil {
				p.without = map[string]bool{}
			}
			for _, fault := range faults {
				p.without[fault] = true
			}
		}
	}
	for n := 1; n < best.plan.clients; n *= 2 {
		if try(func(p *plan) { p.clients = n }) {
			break
		}
	}
	if !try(without(best.plan.faults()...)) {
		for _, fault := range best.plan.faults() {
			try(without(fault))
		}
	}
	p := best.plan
	p.telling = true
	return simulate(p)
}

// faults returns the faults that can happen in a world.
func (p plan) faults() []string {
	var faults []string
	for _, fault := range slices.Sorted(maps.Keys(faultRates)) {
		if !p.without[fault] {
			faults = append(faults, fault)
		}
	}
	return faults
}
