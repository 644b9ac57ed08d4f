package main

import (
	"bytes"
	"math"
	"strings"
	"testing"
)

// With one kind of batch that always takes the same time, a database is an M/D/1 queue, whose mean wait is known:
// https://en.wikipedia.org/wiki/M/D/1_queue.
func TestWaitIsThatOfAnMD1Queue(t *testing.T) {
	defer func(before []batch, last int) { batches, settle = before, last }(batches, settle)
	const takes, busy = 5, 0.8
	batches, settle = []batch{{median: takes, slow: takes}}, 0
	r := scenario{databases: 4, rate: 4 * busy * 1000 / takes}.run(1, 400_000)
	mean := 0.0
	for _, w := range r.waits {
		mean += w / float64(len(r.waits))
	}
	if want := busy * takes / (2 * (1 - busy)); math.Abs(mean-want) > 0.05*want {
		t.Errorf("the mean wait is %.2f ms, want %.2f", mean, want)
	}
	if math.Abs(r.busiest-busy) > 0.02 || math.Abs(r.idlest-busy) > 0.02 {
		t.Errorf("the databases are busy for %.2f to %.2f of the time, want %.2f", r.idlest, r.busiest, busy)
	}
}

func TestOverloadedDatabaseRefuses(t *testing.T) {
	r := scenario{databases: 2, rate: 2000}.run(1, 60_000)
	if r.refused == 0 || r.wait(1) > 60_000 {
		t.Errorf("%d are refused and the longest waits %.0f ms", r.refused, r.wait(1))
	}
	if quiet := (scenario{databases: 8, rate: 80}).run(1, 60_000); quiet.refused != 0 {
		t.Errorf("%d are refused without a load", quiet.refused)
	}
}

func TestSameSeedPrintsTheSame(t *testing.T) {
	*seconds = 5
	var first, second bytes.Buffer
	print(&first)
	print(&second)
	if first.String() != second.String() || strings.Count(first.String(), "\n") != len(scenarios)+1 {
		t.Errorf("got\n%s, then\n%s", &first, &second)
	}
}
