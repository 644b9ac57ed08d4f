package main

import (
	"cmp"
	"flag"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"

	"loupe/build/operate/dev"
	"loupe/build/products/host"
)

// exchangesOfWorld is how many exchanges a world has before its faults stop. The next world has the next seed.
const exchangesOfWorld = 10_000

// One world in worldsOnWasm runs core.wasm instead of the native core.
const worldsOnWasm = 10

// usualClients is how many clients a world has.
const usualClients = 56

func main() {
	exchanges := flag.Int("n", 100_000, "how many `exchanges` to simulate; those after the faults of a world have stopped are not counted")
	seed := flag.Uint64("seed", 1, "`seed` of the first world; each further world has the next seed")
	shrinks := flag.Bool("shrink", true, "look for a smaller world that breaks the same promise")
	telling := flag.Bool("story", false, "print what happens in the first world")
	native := flag.Bool("native", false, "run the native core only, and do not replay its frames on core.wasm")
	flag.Parse()
	if err := run(os.Stdout, options{*exchanges, *seed, *shrinks, *telling, *native}); err != nil {
		fmt.Fprintln(os.Stderr, "simulation:", err)
		os.Exit(1)
	}
}

// options are the command's flags.
type options struct {
	exchanges        int
	seed             uint64
	shrinks, telling bool
	native           bool
}

// run simulates worlds, as many at a time as there are processors, and prints what happened in them.
func run(to io.Writer, o options) error {
	if o.exchanges < 1 {
		return fmt.Errorf("-n is %d: at least one exchange must be simulated", o.exchanges)
	}
	began := time.Now()
	var core host.Guest
	if !o.native {
		var err error
		if core, err = host.OpenCore(); err != nil {
			return err
		}
	}
	worlds, results := make(chan plan), make(chan outcome)
	stop := make(chan struct{})
	go func() {
		defer close(worlds)
		for seed, left := o.seed, o.exchanges; left > 0; left -= exchangesOfWorld {
			p := plan{seed: seed, exchanges: min(left, exchangesOfWorld), clients: usualClients, telling: o.telling && seed == o.seed}
			if core != nil {
				p.core, p.wasm = core, seed%worldsOnWasm == 0
			}
			select {
			case worlds <- p:
			case <-stop:
				return
			}
			seed++
		}
	}()
	var group sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		group.Go(func() {
			for p := range worlds {
				results <- simulate(p)
			}
		})
	}
	go func() {
		group.Wait()
		close(results)
	}()
	total := outcome{faults: map[string]int{}}
	var broken *outcome
	for r := range results {
		for _, line := range r.story {
			fmt.Fprintln(to, line)
		}
		total.exchanges += r.exchanges
		total.complete += r.complete
		for fault, n := range r.faults {
			total.faults[fault] += n
		}
		fmt.Fprintf(os.Stderr, "seed %d: %d exchanges, %d complete appraisals\n", r.plan.seed, r.exchanges, r.complete)
		if r.broken != nil {
			if broken == nil {
				close(stop)
			}
			if broken == nil || r.plan.seed < broken.plan.seed {
				broken = &r
			}
		}
	}
	if broken != nil {
		return tellBroken(to, *broken, total.exchanges, o.shrinks)
	}
	took := time.Since(began)
	fmt.Fprintf(to, "%d exchanges, %d of them complete appraisals, in %s: %.0f a second. No promise was broken.\n", total.exchanges, total.complete,
		took.Round(time.Second), float64(total.exchanges)/took.Seconds())
	for _, fault := range slices.SortedFunc(maps.Keys(total.faults), func(a, b string) int {
		return cmp.Or(cmp.Compare(total.faults[b], total.faults[a]), cmp.Compare(a, b))
	}) {
		fmt.Fprintf(to, "%9d  %s\n", total.faults[fault], fault)
	}
	return nil
}

// tellBroken prints which promise was broken, and the story of a smaller world that breaks it.
func tellBroken(to io.Writer, o outcome, exchanges int, shrinks bool) error {
	v := o.broken
	fmt.Fprintf(to, "violated after %d exchanges (seed %d): %s: %s\n", exchanges, o.plan.seed, v.promise, v.text)
	err := fmt.Errorf("seed %d breaks the promise: %s", o.plan.seed, v.promise)
	if !shrinks {
		return err
	}
	fmt.Fprintf(os.Stderr, "looking for a smaller world that breaks it, for at most %s\n", shrinkTime)
	small := shrink(o, func(p plan) outcome { return simulate(p) })
	fmt.Fprintf(to, "\nA smaller world with seed %d: %d exchanges, %d clients at a time, and only these faults: %s\n\n", small.plan.seed, small.broken.exchanges, small.plan.clients,
		cmp.Or(strings.Join(small.plan.faults(), ", "), "none"))
	for _, line := range small.story[max(0, len(small.story)-storyLines):] {
		fmt.Fprintln(to, line)
	}
	if root, rootErr := dev.Root(); rootErr == nil && small.transcript != nil {
		path := filepath.Join(root, "build/out", fmt.Sprintf("simulation-%d.transcript", small.plan.seed))
		if os.WriteFile(path, small.transcript, 0o600) == nil {
			fmt.Fprintf(to, "\nTo replay the exchange that was answered last: make replay FILE=%s\n", path)
		}
	}
	return err
}

// storyLines is how many lines of a story are printed: the last ones.
const storyLines = 120
