package main

import (
	"fmt"
	"slices"
	"testing"

	"loupe/build/products/host"
)

func TestSeedDecidesEverything(t *testing.T) {
	p := plan{seed: 3, exchanges: 200, clients: 20, telling: true}
	first, second := simulate(p), simulate(p)
	if n := min(len(first.story), len(second.story)); !slices.Equal(first.story, second.story) {
		for i := range n {
			if first.story[i] != second.story[i] {
				t.Fatalf("the stories differ in line %d:\n%s\n%s", i, first.story[i], second.story[i])
			}
		}
		t.Fatalf("the stories have %d and %d lines", len(first.story), len(second.story))
	}
}

// A short run of the simulator with fixed seeds, one of them on core.wasm. `make simulate` has longer ones.
func TestPromisesHold(t *testing.T) {
	core := host.Core(t)
	for _, seed := range []uint64{1, 2} {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			t.Parallel()
			if o := simulate(plan{seed: seed, exchanges: 400, clients: usualClients, core: core, wasm: seed == 2}); o.broken != nil {
				t.Errorf("%s: %s; make simulate SEED=%d N=400 tells the story", o.broken.promise, o.broken.text, seed)
			}
		})
	}
}
