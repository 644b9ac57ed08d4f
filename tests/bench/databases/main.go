// Databases simulates the service with its accounts spread over several D1 databases, as docs/SCALE.md specifies it. It prints, for each
// scenario, how busy the databases are and for how long appraisals wait for them.
//
//	go run ./tests/bench/databases [-seed 1] [-seconds 120]
//
// A D1 database runs one batch after another. How long a batch takes is measured, see docs/SCALE.md. How long a batch travels is a
// parameter, because Cloudflare documents no figures.
package main

import (
	"flag"
	"fmt"
	"io"
	"os"
	"text/tabwriter"
)

var (
	seed    = flag.Uint64("seed", 1, "seed of the random numbers")
	seconds = flag.Float64("seconds", 120, "simulated time of each scenario")
)

// scenarios are the rows of the table.
var scenarios = []scenario{
	{title: "1 database, 50 a second", databases: 1, rate: 50},
	{title: "the same, a write takes 3 ms more", databases: 1, rate: 50, confirmed: 3},
	{title: "8 databases, 1,000 a second", databases: 8, rate: 1000},
	{title: "the same, searches at two replicas", databases: 8, rate: 1000, replicas: 2},
	{title: "the same, a write takes 3 ms more", databases: 8, rate: 1000, replicas: 2, confirmed: 3},
	{title: "searches at two replicas, a tenth by one account", databases: 8, rate: 1000, replicas: 2, largest: 0.1},
	{title: "searches at two replicas, one database down for 10 s", databases: 8, rate: 1000, replicas: 2, outage: 10_000},
	{title: "16 databases, searches at the primary", databases: 16, rate: 1000},
}

func main() {
	flag.Parse()
	print(os.Stdout)
}

func print(w io.Writer) {
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintln(table, "scenario\tprimary databases busy\tmedian wait, ms\t95 %\t99 %\tlongest\trefused")
	for _, s := range scenarios {
		r := s.run(*seed, 1000**seconds)
		fmt.Fprintf(table, "%s\t%.0f to %.0f %%\t%.1f\t%.0f\t%.0f\t%.0f\t%.2f %%\n", s.title,
			100*r.idlest, 100*r.busiest, r.wait(0.5), r.wait(0.95), r.wait(0.99), r.wait(1), 100*float64(r.refused)/float64(r.refused+len(r.waits)))
	}
	table.Flush()
}
