package main

import (
	"flag"
	"fmt"
	"os"
	"runtime/pprof"
	"time"
)

func main() {
	exchanges := flag.Int("n", 100_000, "how many exchanges to simulate")
	seed := flag.Uint64("seed", 1, "of the first world")
	flag.Bool("shrink", true, "look for a smaller world that breaks the same promise")
	telling := flag.Bool("story", false, "tell what happens")
	profile := flag.String("cpuprofile", "", "")
	flag.Parse()
	if *profile != "" {
		f, _ := os.Create(*profile)
		pprof.StartCPUProfile(f)
		defer pprof.StopCPUProfile()
	}
	began := time.Now()
	done, valued := 0, 0
	for s := *seed; done < *exchanges; s++ {
		o := simulate(plan{seed: s, exchanges: min(10_000, *exchanges-done), clients: 30, telling: *telling})
		o.story.write(os.Stdout)
		done += o.exchanges
		valued += o.valued
		if o.broken != nil {
			fmt.Printf("violated after %d exchanges (seed %d): %s: %s\n", done, s, o.broken.promise, o.broken.text)
			os.Exit(1)
		}
	}
	fmt.Printf("%d exchanges, %d appraisals, %.0f a second\n", done, valued, float64(done)/time.Since(began).Seconds())
}
