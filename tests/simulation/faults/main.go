// Faults plants faults in the service, one at a time, and prints after how many exchanges the simulation finds each, as a table in
// Markdown. A simulation that misses them proves little. Each fault is a patch in this folder: a line that says what a plausible mistake breaks,
// a line with the promise that is broken, and the diff. The source tree is not changed: go build takes the patched files from a temporary folder.
//
//	make simulate FAULTS=1
//	make simulate FAULT=no-check-on-entry
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// folder has the patches. It is relative to the root of the project.
const folder = "tests/simulation/faults"

// atOnce is how many faults are simulated at a time.
const atOnce = 2

func main() {
	name := flag.String("fault", "", "the only fault to plant; all if empty")
	exchanges := flag.Int("n", 60_000, "exchanges to simulate with each fault at most")
	seed := flag.Uint64("seed", 1, "`seed` of the first world")
	flag.Parse()
	if *exchanges < 1 {
		fmt.Fprintf(os.Stderr, "faults: -n is %d: at least one exchange must be simulated\n", *exchanges)
		os.Exit(1)
	}
	missed, err := run(*name, *exchanges, *seed)
	if err != nil {
		fmt.Fprintln(os.Stderr, "faults:", err)
		os.Exit(1)
	}
	if missed > 0 {
		fmt.Fprintf(os.Stderr, "faults: %d were not found\n", missed)
		os.Exit(1)
	}
}

// run prints a table with a row for each fault, in the order of their names, and returns how many were not found.
func run(name string, exchanges int, seed uint64) (missed int, err error) {
	root, err := os.Getwd()
	if err != nil {
		return 0, err
	}
	files, err := filepath.Glob(filepath.Join(root, folder, "*.patch"))
	if err != nil {
		return 0, err
	}
	var faults []fault
	for _, file := range files {
		f, err := read(file)
		if err != nil {
			return 0, err
		}
		if name == "" || name == f.name {
			faults = append(faults, f)
		}
	}
	if len(faults) == 0 {
		return 0, fmt.Errorf("no fault is named %q in %s", name, folder)
	}
	if name == "" {
		if err := check(root, exchanges, seed); err != nil {
			return 0, err
		}
	}
	results := make([]chan result, len(faults))
	turn := make(chan struct{}, atOnce)
	for i := range faults {
		results[i] = make(chan result, 1)
	}
	go func() {
		for i := range faults {
			turn <- struct{}{}
			go func() {
				results[i] <- faults[i].find(root, exchanges, seed)
				<-turn
			}()
		}
	}()
	fmt.Printf("| Fault | Room | What is broken | Found after | By the promise |\n|---|---|---|---|---|\n")
	for i, f := range faults {
		r := <-results[i]
		if r.err != nil {
			return missed, fmt.Errorf("%s: %w", f.name, r.err)
		}
		after := "not found"
		if r.promise != "" {
			after = fmt.Sprintf("%d exchanges", r.exchanges)
		} else {
			missed++
		}
		fmt.Printf("| %s | %s | %s | %s | %s |\n", f.name, strings.Join(f.rooms(), ", "), f.broken, after, r.promise)
	}
	return missed, nil
}

// check returns an error if the simulation finds a broken promise without any fault, because then it would seem to find every fault.
func check(root string, exchanges int, seed uint64) error {
	work, err := os.MkdirTemp("", "loupe-fault-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	r := simulate(root, work, nil, exchanges, seed)
	if r.promise != "" {
		return fmt.Errorf("without a fault, a promise is broken after %d exchanges: %s: %s", r.exchanges, r.promise, r.text)
	}
	return r.err
}
